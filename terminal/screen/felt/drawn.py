"""Texts on the felt: their measures, their smallest size, how they are drawn, and where they lie."""

from __future__ import annotations

import math
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.translate import kept_by_language
from terminal.screen.widgets.kept import draw_line, shaped

DASHES: Final = (3.0, 2.0)
"""Dash and gap of a dashed edge on the felt, in widths of its line."""
DOTS: Final = (0.1, 2.2)
"""The same of a dotted edge, whose dots are the round ends of their lines."""
ICON_STROKE: Final = 2.6
"""Width of the lines of an icon next to bold words, design px."""

KEPT_TEXTS: Final = 1024
"""How many texts keep their measures."""
_ROUNDING: Final = 0.05


class Ink(Struct, frozen=True):
    """The rectangle that a text's ink fills, from the start of its base line, in design px."""

    left: float
    top: float
    width: float
    height: float


class FeltWords(Struct, frozen=True):
    """A text on the felt by the middle of its ink; sizes in design px."""

    text: str
    size: int
    bold: bool
    x: float
    y: float

    @property
    def rect(self) -> QRectF:
        """Where its ink lies."""
        ink = measure(self.text, self.size, self.bold)
        return QRectF(self.x - ink.width / 2, self.y - ink.height / 2, ink.width, ink.height)


class DrawnText(Struct, frozen=True):
    """A text as it is drawn: its ink's rectangle, the shape that holds it, its colour and the ground's."""

    text: str
    rect: QRectF
    holder: QPolygonF
    ink: QColor
    ground: QColor
    size: int


@kept_by_language(KEPT_TEXTS)
def measure(text: str, size: int, bold: bool) -> Ink:
    """Return the ink of a text in design px."""
    theme.cover(text)
    rect = QFontMetricsF(theme.font(size, bold)).tightBoundingRect(text)
    return Ink(rect.left(), rect.top(), rect.width(), rect.height())


def readable(size: int, factor: float) -> int:
    """Return a text size in design px, raised where the screen shows it smaller than can be read."""
    return max(size, math.ceil(theme.SMALLEST_TEXT / factor - _ROUNDING))


def asking_pen() -> QPen:
    """Return the pen around what may be touched as the answer to a question."""
    pen = QPen(theme.TEXT, theme.Edge.RING)
    pen.setDashPattern(DASHES)
    return pen


def draw_words(painter: QPainter, words: FeltWords, colour: QColor) -> None:
    """Draw a text with its ink's middle where `words` says."""
    ink = measure(words.text, words.size, words.bold)
    left, base = words.x - ink.width / 2 - ink.left, words.y - ink.height / 2 - ink.top
    draw_line(painter, left, base, shaped(words.text, words.size, words.bold), colour)


def draw_pill(painter: QPainter, pill: QRectF) -> None:
    """Draw a box whose ends are round."""
    radius = pill.height() / 2
    painter.drawRoundedRect(pill, radius, radius)


def words_on_line(
    text: str, size: int, bold: bool, x: float, base: float, *, align: float = 0.0
) -> FeltWords:
    """Return a text on a base line; `align` 0 starts it at `x`, 0.5 centres it there, 1 ends it there."""
    ink = measure(text, size, bold)
    return FeltWords(text, size, bold, x + ink.width * (0.5 - align), base + ink.top + ink.height / 2)


def fit_size(text: str, size: int, bold: bool, room: float, smallest: int) -> int:
    """Return the largest size up to `size` at which a text fits `room`, but at least `smallest`."""
    while size > smallest and measure(text, size, bold).width > room:
        size -= 1
    return size
