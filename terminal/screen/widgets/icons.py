"""The icons of the screen, drawn as strokes on a grid of 24 units."""

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from terminal.screen.widgets.kept import KeptLook, draw_kept

GRID: Final = 24.0

STROKES: Final[dict[str, str]] = {
    "plus": "M 12 2 L 12 22 M 2 12 L 22 12",
    "minus": "M 2 12 L 22 12",
    "equals": "M 3 8 L 21 8 M 3 16 L 21 16",
    "check": "M 1.5 12.5 L 8.5 19.5 L 22.5 4.5",
    "cross": "M 3 3 L 21 21 M 21 3 L 3 21",
    "left": "M 22 12 L 2 12 M 10.5 3.5 L 2 12 L 10.5 20.5",
    "right": "M 2 12 L 22 12 M 13.5 3.5 L 22 12 L 13.5 20.5",
    "down": "M 12 2 L 12 22 M 3.5 13.5 L 12 22 L 20.5 13.5",
    "chevron-left": "M 15 4 L 7 12 L 15 20",
    "chevron-right": "M 9 4 L 17 12 L 9 20",
    "chevron-up": "M 4 15.5 L 12 7.5 L 20 15.5",
    "chevron-down": "M 4 8.5 L 12 16.5 L 20 8.5",
    "first": "M 18.5 5 L 8.5 12 L 18.5 19 Z M 4.5 4.5 L 4.5 19.5",
    "last": "M 5.5 5 L 15.5 12 L 5.5 19 Z M 19.5 4.5 L 19.5 19.5",
    "undo": "M 8 4 L 3 9 L 8 14 M 3 9 L 14.5 9 C 22.5 9 22.5 20 14.5 20 L 10 20",
    "warning": "M 12 3 L 22 20.5 L 2 20.5 Z M 12 9.5 L 12 14 M 12 17 L 12 17.4",
    "bell": "M 3.5 18 L 20.5 18 C 18 16 18 14.5 18 11 C 18 2 6 2 6 11 C 6 14.5 6 16 3.5 18 Z M 10 18.5 C"
    " 10 22 14 22 14 18.5 M 12 4.2 L 12 2.6",
    "hand": "M 7.5 13 L 7.5 6.5 C 7.5 4.6 10 4.6 10 6.5 L 10 11 M 10 11 L 10 4.2 C 10 2.2 12.7 2.2 12.7"
    " 4.2 L 12.7 11 M 12.7 11 L 12.7 5 C 12.7 3.1 15.3 3.1 15.3 5 L 15.3 11.5 M 15.3 11.5 L 15.3"
    " 7.4 C 15.3 5.5 17.9 5.5 17.9 7.4 L 17.9 14.5 C 17.9 19 15.4 22 11.9 22 C 9 22 7.7 20.8 6.2"
    " 18.2 L 3.9 14.3 C 3 12.7 5 11.4 6.1 12.8 L 7.5 14.6",
    "notice": "M 3 4 L 21 4 L 21 16.5 L 11.5 16.5 L 7 21 L 7 16.5 L 3 16.5 Z M 7.5 8.5 L 16.5 8.5 M 7.5 12"
    " L 13.5 12",
    "speech": "M 3 4.5 L 21 4.5 L 21 16.5 L 11.5 16.5 L 7 20.5 L 7 16.5 L 3 16.5 Z",
    "menu": "M 3 5.5 L 21 5.5 M 3 12 L 21 12 M 3 18.5 L 21 18.5",
    "grid": "R 3.5 3.5 17 17 0.5 M 9.2 3.5 L 9.2 20.5 M 14.8 3.5 L 14.8 20.5 M 3.5 9.2 L 20.5 9.2 M 3.5"
    " 14.8 L 20.5 14.8",
    "chips": "M 4 7 C 4 3 20 3 20 7 C 20 11 4 11 4 7 M 4 7 L 4 17 C 4 21 20 21 20 17 L 20 7 M 4 12 C 4 16"
    " 20 16 20 12",
    "lock": "R 5.5 10.5 13 10.5 1.5 M 8.5 10.5 L 8.5 7.5 C 8.5 2.2 15.5 2.2 15.5 7.5 L 15.5 10.5",
    "pad": "R 3.4 3.4 4.6 4.2 0.6 R 9.7 3.4 4.6 4.2 0.6 R 16 3.4 4.6 4.2 0.6 R 3.4 9.6 4.6 4.2 0.6 R 9.7"
    " 9.6 4.6 4.2 0.6 R 16 9.6 4.6 4.2 0.6 R 9.7 15.8 4.6 4.2 0.6",
    "backspace": "M 8.5 5 L 22 5 L 22 19 L 8.5 19 L 2 12 Z M 11.5 9 L 17.5 15 M 17.5 9 L 11.5 15",
    "keyboard": "R 2 5.5 20 13 1 M 5.5 9.3 L 5.6 9.3 M 9 9.3 L 9.1 9.3 M 12.5 9.3 L 12.6 9.3 M 16 9.3 L 16.1"
    " 9.3 M 18.5 9.3 L 18.6 9.3 M 5.5 12.3 L 5.6 12.3 M 9 12.3 L 9.1 12.3 M 12.5 12.3 L 12.6 12.3"
    " M 16 12.3 L 16.1 12.3 M 8 15.4 L 16 15.4",
    "shield": "M 12 2.5 L 20 5.5 L 20 12 C 20 17 16 20.3 12 21.8 C 8 20.3 4 17 4 12 L 4 5.5 Z",
    "shoe": "M 2.5 6.5 L 17 6.5 L 21.5 11 L 21.5 18 L 2.5 18 Z M 17 6.5 L 17 11 L 21.5 11",
    "touch": "M 9.3 13.5 L 9.3 4.8 C 9.3 2.6 12.3 2.6 12.3 4.8 L 12.3 10.8 L 17.3 11.9 C 18.8 12.3 19.4"
    " 13.2 19.2 14.6 L 18.4 19 C 18.1 20.6 17.2 21.5 15.6 21.5 L 11.6 21.5 C 10.3 21.5 9.5 21 8.7"
    " 20 L 5 15.2 C 4 13.7 5.7 12.3 7 13.3 L 9.3 15.2",
    "cards": "R 4 3 11 15 1.5 M 8.5 21 L 17 21 C 19 21 20 20 20 18 L 20 7.5",
    "table": "M 2.5 19 L 2.5 15 C 2.5 2 21.5 2 21.5 15 L 21.5 19 L 15.5 19 C 15.5 13 8.5 13 8.5 19 Z",
    "training": "M 12 5 L 22.5 10 L 12 15 L 1.5 10 Z M 6 12.2 L 6 17 C 9.5 19.8 14.5 19.8 18 17 L 18 12.2 M"
    " 22 10.5 L 22 16.5",
    "demo": "M 12 2.8 L 14.7 9 L 21.5 9.7 L 16.4 14.2 L 17.9 20.9 L 12 17.4 L 6.1 20.9 L 7.6 14.2 L 2.5"
    " 9.7 L 9.3 9 Z",
    "recall": "M 3 4.5 L 3 9.5 L 8 9.5 M 3.4 9.2 C 5.6 3.2 13.5 1 18.3 5.6 C 24 11.3 20 21 12 21 C 8 21 4.7"
    " 18.5 3.5 15 M 12 7.5 L 12 12.5 L 15.5 14.2",
    "person": "O 12 8 4.2 M 4 21 C 4 11.8 20 11.8 20 21",
    "swap": "M 4 8 L 20 8 M 15 3 L 20 8 L 15 13 M 20 16.5 L 4 16.5 M 9 11.5 L 4 16.5 L 9 21.5",
    "sliders": "M 2.5 7.5 L 21.5 7.5 M 8 3.5 L 8 11.5 M 2.5 16.5 L 21.5 16.5 M 16 12.5 L 16 20.5",
    "calendar": "R 3 5 18 16 0.5 M 3 10 L 21 10 M 7.5 2.5 L 7.5 7 M 16.5 2.5 L 16.5 7 M 8.5 15 L 11 17.5 L 16"
    " 12.8",
    "document": "M 5 2.5 L 14.5 2.5 L 19.5 7.5 L 19.5 21.5 L 5 21.5 Z M 14 2.5 L 14 8 L 19.5 8",
    "printer": "M 6.5 9 L 6.5 3 L 17.5 3 L 17.5 9 R 2.5 9 19 8 1 R 6.5 13.5 11 7.5 0.5",
    "search": "O 10 10 6.5 M 15 15 L 21.5 21.5",
    "pie": "M 10.5 4 C 5.7 4.4 2.5 8.2 2.5 12.6 C 2.5 17.3 6.3 21 11 21 C 15.6 21 19.3 17.6 19.6 13.2 L"
    " 10.5 13.2 Z M 14 3 L 14 9.8 L 21.3 9.8 C 20.9 6 17.8 3.2 14 3 Z",
    "ring-check": "O 12 12 9.6 M 7.5 12.3 L 10.7 15.5 L 16.7 9",
    "clock": "O 12 12 9.2 M 12 6.5 L 12 12 L 16 14.5",
    "ring-cross": "O 12 12 9.6 M 8.3 8.3 L 15.7 15.7 M 15.7 8.3 L 8.3 15.7",
    "standing": "O 12 6 3.3 M 8 21.5 L 8 13 C 8 9.9 16 9.9 16 13 L 16 21.5",
    "repeat": "M 4 11 C 4 6.5 6.5 5 10 5 L 20 5 M 16.5 1.5 L 20 5 L 16.5 8.5 M 20 13 C 20 17.5 17.5 19 14"
    " 19 L 4 19 M 7.5 15.5 L 4 19 L 7.5 22.5",
    "bars": "M 5 20 L 5 12 M 12 20 L 12 4 M 19 20 L 19 9",
}


class UnknownIconError(KeyError):
    """A name that no icon has."""


@cache
def icon_path(name: str) -> QPainterPath:
    """The strokes of an icon on the grid of 24 units.

    Raises `UnknownIconError` for a name that no icon has.
    """
    if name not in STROKES:
        raise UnknownIconError(name)
    return path_of(STROKES[name])


def path_of(strokes: str) -> QPainterPath:
    """Return the path of strokes: M to, L line, C and Q curves, O disc, R rounded box, and Z closed."""
    path = QPainterPath()
    words = iter(strokes.split())

    def numbers(count: int) -> list[float]:
        return [float(next(words)) for _ in range(count)]

    for word in words:
        match word:
            case "M":
                path.moveTo(*numbers(2))
            case "L":
                path.lineTo(*numbers(2))
            case "C":
                path.cubicTo(*numbers(6))
            case "Q":
                path.quadTo(*numbers(4))
            case "O":
                x, y, radius = numbers(3)
                path.addEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
            case "R":
                x, y, width, height, radius = numbers(5)
                path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
            case _:
                path.closeSubpath()
    return path


class _Look(KeptLook, frozen=True):
    """How an icon looks in its square: its name, the width of its lines in px, its rgba."""

    name: str
    stroke: float
    rgba: int

    @property
    def reach(self) -> float:
        """How far its lines may reach beyond its square: their round ends do."""
        return self.stroke

    def draw(self, painter: QPainter, left: float, top: float) -> None:
        """Draw it into the square that begins there."""
        painter.save()
        painter.translate(left, top)
        factor = self.across / GRID
        painter.scale(factor, factor)
        pen = QPen(QColor.fromRgba(self.rgba), self.stroke / factor)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(icon_path(self.name))
        painter.restore()


def paint_icon(painter: QPainter, name: str, square: QRectF, colour: QColor, stroke: float) -> None:
    """Paint an icon into `square` with lines `stroke` px wide, whatever the size of the square.

    It comes out of a kept picture: to draw its lines takes 0.03 to 0.09 ms, and an act shows up to eight.
    """
    side = square.width()
    draw_kept(painter, square.left(), square.top(), _Look(side, side, name, stroke, colour.rgba()))
