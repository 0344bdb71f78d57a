"""A painter that thinks in design px: text that fits, rounded grounds, icons, figures in a row."""

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QRegion

from terminal.screen import theme
from terminal.screen.translate import kept_by_language
from terminal.screen.widgets.icons import paint_icon
from terminal.screen.widgets.kept import BoxLook, Shaped, draw_kept, draw_line, fill_rect, shaped

ICON_STROKE: Final = 2.0
"""Width of an icon's lines, design px."""

DASH: Final = (3.5, 2.5)
"""Dash and gap of a dashed edge, in widths of its line."""

ROUNDING: Final = 0.75
"""What whole pixel sizes may add to a width, design px."""

_PIECES: Final = r"[\u3400-\u9fff][\u3000-\u303f\uff00-\uffef]*\s*|[^\u3400-\u9fff\s]+\s*|\s+"
"""What a line may be broken after: a word, or a Chinese character with the punctuation that follows it."""
_WORDS: Final = r"\S+\s*|\s+"
"""The same where no Chinese is: an English start does not wait 2 ms for the other to be compiled."""
_BEFORE_CHINESE: Final = "\u2fff"

_SOFT_EDGE: Final = 3
"""How many screen px beyond its place a part may paint: half of a line, and what smooths an edge."""

Box = tuple[float, float, float, float]
"""x, y, width, height in design px."""


def grown(rect: QRectF, reach: float) -> QRectF:
    """Return a rectangle that reaches so much further at every side, or less far where it is negative."""
    return rect.adjusted(-reach, -reach, reach, reach)


def reached(box: Box, factor: float) -> QRect:
    """Return the screen px that are painted in a box, with what smooths its edges."""
    x, y, width, height = box
    left, top = int(x * factor) - _SOFT_EDGE, int(y * factor) - _SOFT_EDGE
    across, down = int(width * factor) + 2 * _SOFT_EDGE + 1, int(height * factor) + 2 * _SOFT_EDGE + 1
    return QRect(left, top, across, down)


def middle_of(box: Box) -> tuple[float, float]:
    """Return the point in the middle of a box."""
    x, y, width, height = box
    return x + width / 2, y + height / 2


def centred(box: Box, width: float, height: float) -> Box:
    """Return a box of that width and height around the middle of `box`."""
    x, y, wide, high = box
    return x + (wide - width) / 2, y + (high - height) / 2, width, height


class Align(Enum):
    """Which end of a text its x means."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Fitted(Struct, frozen=True):
    """A text as it fits: the words left, pixel size, width in screen px, and whether words were lost."""

    text: str
    pixels: int
    width: float
    elided: bool


class Run(Struct, frozen=True):
    """A piece of a line in one style; `gap` is the space before it in design px.

    Without a colour it has the first ink of what it stands on, or the second if it is `faint`.
    """

    text: str
    size: float
    colour: QColor | None = None
    bold: bool = False
    gap: float = 0.0
    faint: bool = False


@kept_by_language(256)
def metrics(pixels: int, bold: bool) -> QFontMetricsF:
    """The measures of a font."""
    return QFontMetricsF(theme.font(pixels, bold))


@kept_by_language(1024)
def text_width(text: str, pixels: int, bold: bool) -> float:
    """Return the width of a text in screen px."""
    theme.cover(text)
    return metrics(pixels, bold).horizontalAdvance(text)


@kept_by_language(1024)
def fit_text(text: str, pixels: int, bold: bool, room: float | None) -> Fitted:
    """Make `text` fit into `room` screen px: smaller first, then cut with an ellipsis.

    A text is never made smaller than the smallest readable size; without `room` it stays as it is.
    """
    width = text_width(text, pixels, bold)
    if room is None or width <= room:
        return Fitted(text, pixels, width, False)
    smallest = theme.SMALLEST_TEXT_PX
    for smaller in range(pixels - 1, smallest - 1, -1):
        width = text_width(text, smaller, bold)
        if width <= room:
            return Fitted(text, smaller, width, False)
    cut = metrics(smallest, bold).elidedText(text, Qt.TextElideMode.ElideRight, room)
    return Fitted(cut, smallest, text_width(cut, smallest, bold), True)


@kept_by_language(1024)
def _line(text: str, pixels: int, bold: bool, room: float | None) -> tuple[Shaped, float, float]:
    """Return a text as it fits, made ready to be drawn: with its width, and half of how high capitals are."""
    fitted = fit_text(text, pixels, bold, room)
    ready = shaped(fitted.text, fitted.pixels, bold)
    return ready, fitted.width, metrics(fitted.pixels, bold).capHeight() / 2


@kept_by_language(1024)
def wrap_text(text: str, pixels: int, bold: bool, room: float, most: int) -> tuple[str, ...]:
    """Break `text` at spaces, or between Chinese characters, into at most `most` lines of `room` screen px.

    A line break written in the text always breaks; the last line takes whatever is left.
    """
    theme.cover(text)
    pieces = _WORDS if max(text, default="") <= _BEFORE_CHINESE else _PIECES
    lines: list[str] = []
    for part in text.split("\n"):
        line = ""
        for piece in re.findall(pieces, part):
            wide = metrics(pixels, bold).horizontalAdvance((line + piece).rstrip()) > room
            if line and wide and len(lines) < most - 1:
                lines.append(line.rstrip())
                line = piece
            else:
                line += piece
        lines.append(line.rstrip())
    return (*lines[: most - 1], " ".join(lines[most - 1 :])) if len(lines) > most else tuple(lines)


class Measuring:
    """Measures texts in design px at `factor` screen px each."""

    factor: float

    def pixels(self, size: float) -> int:
        """The pixel size of a text of `size` design px."""
        return max(round(size * self.factor), theme.SMALLEST_TEXT_PX)

    def measure(self, text: str, size: float, bold: bool = False) -> float:
        """The width of a text in design px."""
        return text_width(text, self.pixels(size), bold) / self.factor

    def wrap(self, text: str, size: float, bold: bool, room: float, most: int) -> tuple[str, ...]:
        """Return a text of `size` design px in at most `most` lines that fit into `room` design px."""
        return wrap_text(text, self.pixels(size), bold, room * self.factor, most)


class Artist(Measuring):
    """Paints with `painter` in design px at `factor` screen px each, from the painter's origin."""

    def __init__(self, painter: QPainter, factor: float) -> None:
        self.painter = painter
        self.factor = factor
        self.region: QRegion | None = None
        """What is painted again; None for all of it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def shows(self, box: Box) -> bool:
        """Return whether anything in a box is painted now."""
        return self.region is None or self.region.intersects(reached(box, self.factor))

    def rect(self, box: Box) -> QRectF:
        """A box in screen px."""
        x, y, width, height = box
        f = self.factor
        return QRectF(x * f, y * f, width * f, height * f)

    def text(
        self,
        x: float,
        middle: float,
        text: str,
        size: float,
        colour: QColor,
        *,
        bold: bool = False,
        room: float | None = None,
        align: Align = Align.LEFT,
    ) -> float:
        """Paint one line whose capitals are centred on `middle`; gives the width it took in design px.

        `room` is the width in design px that the line must fit into.
        """
        if not text:
            return 0.0
        f = self.factor
        line, wide, half = _line(text, self.pixels(size), bold, None if room is None else room * f)
        left = x * f
        if align is not Align.LEFT:
            left -= wide / 2 if align is Align.CENTRE else wide
        draw_line(self.painter, left, round(middle * f + half), line, colour)
        return wide / f

    def centre(
        self,
        x: float,
        middle: float,
        text: str,
        size: float,
        colour: QColor,
        *,
        room: float,
        bold: bool = False,
    ) -> float:
        """Paint one line centred on `x`; gives the width it took in design px."""
        return self.text(x, middle, text, size, colour, bold=bold, room=room, align=Align.CENTRE)

    def sign(self, x: float, middle: float, sign: str, size: float, colour: QColor) -> None:
        """Paint one bold sign centred on (x, middle) as a part of a mark, so in the mark's own size."""
        pixels = max(1, round(size * self.factor))
        measures = metrics(pixels, True)
        self.painter.setFont(theme.font(pixels, True))
        self.painter.setPen(colour)
        left = x * self.factor - measures.horizontalAdvance(sign) / 2
        self.painter.drawText(QPointF(left, middle * self.factor + measures.capHeight() / 2), sign)

    def runs(
        self,
        x: float,
        middle: float,
        runs: Sequence[Run],
        room: float,
        align: Align = Align.LEFT,
        *,
        inks: tuple[QColor, QColor] = (theme.TEXT, theme.TEXT_SOFT),
    ) -> float:
        """Paint pieces of several styles one after the other; gives the width they took in design px.

        If they do not fit into `room`, all of them get smaller together, then the last ones are cut.
        `inks` are the colours of those that name none.
        """
        whole = sum(run.gap + self.measure(run.text, run.size, run.bold) for run in runs)
        shrink = 1.0
        if whole > room:
            gaps = sum(run.gap for run in runs)
            shrink = max(0.1, (room - gaps) / (whole - gaps))
        widths = [self.measure(run.text, run.size * shrink, run.bold) for run in runs]
        whole = sum(widths) + sum(run.gap for run in runs)
        start = x - min(whole, room) * {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}[align]
        at = start
        for run in runs:
            at += run.gap
            left = start + room - at
            if left <= 0:
                break
            colour = inks[run.faint] if run.colour is None else run.colour
            size = run.size * shrink
            at += self.text(at, middle, run.text, size, colour, bold=run.bold, room=left + ROUNDING)
        return at - start

    def round_box(
        self,
        box: Box,
        radius: float,
        fill: QColor | None = None,
        line: QColor | None = None,
        *,
        width: float = 1.0,
        dashed: bool = False,
    ) -> None:
        """Paint a rounded box; its line lies inside the box."""
        f = self.factor
        left, top, across, down = (length * f for length in box)
        if line is not None:
            inset = width * f / 2
            left, top, across, down = left + inset, top + inset, across - inset - inset, down - inset - inset
        if line is None or not dashed:
            stroke = (None, 0.0) if line is None else (line.rgba(), width * f)
            look = BoxLook(across, down, radius * f, None if fill is None else fill.rgba(), *stroke)
            draw_kept(self.painter, left, top, look)
            return
        pen = QPen(line, width * f)
        pen.setDashPattern(DASH)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(fill))
        self.painter.drawRoundedRect(QRectF(left, top, across, down), radius * f, radius * f)

    def fill_box(self, box: Box, fill: QColor) -> None:
        """Paint a box without any line."""
        fill_rect(self.painter, self.rect(box), fill)

    def spine(self, box: Box, radius: float, width: float, fill: QColor) -> None:
        """Paint the left `width` design px of a rounded box."""
        path = QPainterPath()
        path.addRoundedRect(self.rect(box), radius * self.factor, radius * self.factor)
        self.painter.save()
        self.painter.setClipRect(self.rect((box[0], box[1], width, box[3])), Qt.ClipOperation.IntersectClip)
        self.painter.fillPath(path, fill)
        self.painter.restore()

    def lower_half(self, box: Box, radius: float, fill: QColor) -> None:
        """Paint a rounded box below the line from its lower left to its upper right corner."""
        rect, whole, half = self.rect(box), QPainterPath(), QPainterPath()
        whole.addRoundedRect(rect, radius * self.factor, radius * self.factor)
        half.addPolygon(QPolygonF([rect.bottomLeft(), rect.topRight(), rect.bottomRight()]))
        self.painter.fillPath(whole.intersected(half), fill)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: QColor | None = None,
        line: QColor | None = None,
        *,
        width: float = 1.5,
    ) -> None:
        """Paint a disc or ring around (x, y); its line lies inside the radius."""
        inner = radius - (width / 2 if line is not None else 0)
        self.painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(line, width * self.factor))
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(fill))
        f = self.factor
        self.painter.drawEllipse(QPointF(x * f, y * f), inner * f, inner * f)

    def rule(self, x0: float, y0: float, x1: float, y1: float, colour: QColor, *, width: float = 1.5) -> None:
        """Paint a straight line."""
        f = self.factor
        pen = QPen(colour, width * f)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x0 * f, y0 * f), QPointF(x1 * f, y1 * f))

    def icon(
        self, name: str, x: float, y: float, size: float, colour: QColor, *, stroke: float = ICON_STROKE
    ) -> None:
        """Paint an icon of `size` design px centred on (x, y)."""
        square = self.rect((x - size / 2, y - size / 2, size, size))
        paint_icon(self.painter, name, square, colour, max(stroke * self.factor, 1.2))


COMPACT_BELOW: Final = 0.75
"""Below this many screen px per design px captions are shortened (1366x768 is 0.71)."""

LARGE_FROM: Final = 1.5
"""From this many on a screen counts as large (3840x2160 is 2)."""
