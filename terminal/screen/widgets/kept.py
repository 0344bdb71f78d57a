"""Texts and rounded boxes that are made ready once: to draw them again costs a fraction."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QStaticText, QTextLayout

from terminal.screen import theme
from terminal.screen.translate import kept_by_language

_LARGEST: Final = 45_000
"""Pixels of a box above which it is not worth the memory to keep it."""

_OUTLINED: Final = 64
"""Px of a font up to which Qt keeps glyphs; of larger ones it fills the outlines each time: 20 µs a glyph."""
_LONGEST: Final = 250_000
"""Pixels of such a text above which it is not worth the memory to keep it."""

STEPS: Final = 64
"""To this part of a pixel Qt knows where something lies."""

_NUDGE: Final = 1 / (2 * STEPS)
"""Keeps a base line on the pixel that it was meant for, whatever Qt rounds on the way."""

_MOST: Final = 1024
"""How many texts are kept: those of a shift would take 1.5 MB more, and few come back."""

_ENDLESS: Final = 1e6
"""Px that no line is as long as."""


class Shaped(NamedTuple):
    """A text with its glyphs chosen and placed, how far its top lies above its base line, and its font."""

    glyphs: QStaticText
    rise: float
    font: QFont


@kept_by_language(_MOST)
def shaped(text: str, pixels: int, bold: bool) -> Shaped:
    """Return a text made ready to be drawn."""
    font = theme.font(pixels, bold)
    glyphs = QStaticText(text)
    glyphs.setTextFormat(Qt.TextFormat.PlainText)
    glyphs.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    glyphs.prepare(font=font)
    return Shaped(glyphs, _rise(pixels, bold) if text.isascii() else _rise_of(text, font), font)


@kept_by_language(_MOST)
def _rise(pixels: int, bold: bool) -> float:
    """Return how far the top of a text lies above its base line, if the first font has all its characters."""
    return QFontMetricsF(theme.font(pixels, bold)).ascent()


def _rise_of(text: str, font: QFont) -> float:
    """Return it for any text."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(_ENDLESS)
    rise = line.ascent()
    layout.endLayout()
    return rise


def draw_line(painter: QPainter, left: float, base: float, line: Shaped, colour: QColor) -> None:
    """Draw a text of one line from `left` on its base line, out of a kept picture if its font is large."""
    top = base - line.rise + _NUDGE
    pixels = line.font.pixelSize()
    if pixels > _OUTLINED:
        at, size = painter.worldTransform(), line.glyphs.size()
        if size.width() * size.height() <= _LONGEST and not (at.isScaling() or at.isRotating()):
            look = _LineLook(line.glyphs.text(), pixels, line.font.bold(), colour.rgba())
            dx, dy, reach = at.dx(), at.dy(), look.reach
            x, y, aside, below = on_whole_pixels(dx + left - reach, dy + top - reach)
            picture = _line_picture(look, aside, below, painter.device().devicePixelRatio())
            painter.drawPixmap(QPointF(x - dx, y - dy), picture)
            return
    _write(painter, left, top, line, colour)


def _write(painter: QPainter, left: float, top: float, line: Shaped, colour: QColor) -> None:
    painter.setFont(line.font)
    painter.setPen(colour)
    painter.drawStaticText(QPointF(left, top), line.glyphs)


class _LineLook(NamedTuple):
    """A text with the px and the weight of its font, and its rgba."""

    text: str
    pixels: int
    bold: bool
    ink: int

    @property
    def reach(self) -> float:
        """How far a glyph may reach beyond its place."""
        return self.pixels / 8


@kept_by_language(64)
def _line_picture(look: _LineLook, aside: int, below: int, ratio: float) -> QPixmap:
    line = shaped(look.text, look.pixels, look.bold)
    left, top = aside / STEPS + look.reach, below / STEPS + look.reach
    size, ink = line.glyphs.size(), QColor.fromRgba(look.ink)
    across, down = left + size.width() + look.reach, top + size.height() + look.reach
    return painted(across, down, ratio, lambda painter: _write(painter, left, top, line, ink))


def fill_rect(painter: QPainter, rect: QRect | QRectF, colour: QColor | Qt.GlobalColor) -> None:
    """Fill a rectangle as `fillRect` does, which makes the names of 180 gradients when it is first called."""
    painter.setBackground(colour)
    painter.eraseRect(rect)


class KeptLook(Struct, frozen=True):
    """How something looks that is kept as a picture: how large it is, in screen px."""

    across: float
    down: float

    @property
    def reach(self) -> float:
        """How far its lines reach beyond that."""
        raise NotImplementedError

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it there."""
        raise NotImplementedError


class BoxLook(KeptLook, frozen=True):
    """How a rounded box looks: its radius, the rgba of ground and line, and how wide the line is.

    The size is that of the middle of the line.
    """

    radius: float
    fill: int | None = None
    line: int | None = None
    width: float = 0.0

    @property
    def reach(self) -> float:
        """How far the line reaches beyond its middle."""
        return 0.0 if self.line is None else self.width / 2

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it there."""
        line, fill = self.line, self.fill
        painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor.fromRgba(line), self.width))
        painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor.fromRgba(fill))
        painter.drawRoundedRect(QRectF(left, top, self.across, self.down), self.radius, self.radius)


def draw_kept(painter: QPainter, left: float, top: float, look: KeptLook) -> None:
    """Draw what looks so, its size counted from there, out of a kept picture if it is small."""
    at = painter.worldTransform()
    if look.across * look.down > _LARGEST or at.isScaling() or at.isRotating():
        look.draw(painter, left, top)
        return
    dx, dy, reach = at.dx(), at.dy(), look.reach
    x, y, aside, below = on_whole_pixels(dx + left - reach, dy + top - reach)
    picture = _picture(look, aside, below, painter.device().devicePixelRatio())
    painter.drawPixmap(QPointF(x - dx, y - dy), picture)


def on_whole_pixels(left: float, top: float) -> tuple[int, int, int, int]:
    """Return the corner of a kept picture that begins there, and what is left of a pixel, in `STEPS`."""
    x, y = math.floor(left), math.floor(top)
    return x, y, round((left - x) * STEPS), round((top - y) * STEPS)


def clear_picture(across: float, down: float, ratio: float) -> QPixmap:
    """Return an empty picture that is at least so large in screen px."""
    picture = QPixmap(math.ceil(across * ratio), math.ceil(down * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def painted(across: float, down: float, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return a picture that is at least so large in screen px, clear but for what `paint` paints on it.

    It is a copy of the one that was painted on, which holds what Qt paints with: 9 KB up to its own size.
    """
    picture = clear_picture(across, down, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return picture.copy()


@lru_cache(maxsize=384)
def _picture(look: KeptLook, aside: int, below: int, ratio: float) -> QPixmap:
    left, top = aside / STEPS + look.reach, below / STEPS + look.reach
    across, down = left + look.across + look.reach, top + look.down + look.reach
    return painted(across, down, ratio, lambda painter: look.draw(painter, left, top))
