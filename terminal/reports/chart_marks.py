"""The marks under the axis of a chart, for what slowed play: a shoe, or the triangle of an irregularity."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from reportlab.graphics.shapes import Circle, Line, Polygon, Shape
from reportlab.lib.colors import HexColor

from terminal.reports.chart_looks import Look
from terminal.reports.spec import Happening

_APART = 2.3
"""From the middle of one mark to that of the next at least, in halves of a mark."""

_SHOE = (-1.0, 0.7, 0.4, 0.7, 1.0, 0.1, 1.0, -0.7, -1.0, -0.7)
_TRIANGLE = (-1.0, -0.8, 1.0, -0.8, 0.0, 0.95)


def places_of_marks(
    wanted: Iterable[tuple[float, Happening]], mark: float, edges: tuple[float, float]
) -> Iterator[tuple[float, Happening]]:
    """Marks side by side in their order, each as near to its moment as the one before it allows.

    One that would have to move by more than two marks says nothing any more, and is left out.
    """
    pitch = mark * _APART
    free = edges[0] - pitch
    for x, what in sorted(wanted):
        place = max(x, free)
        if place - x <= 2 * pitch and place <= edges[1] + mark:
            yield place, what
            free = place + pitch


def mark_shapes(what: Happening, x: float, y: float, look: Look) -> Iterator[Shape]:
    """What a mark around (x, y) is drawn of."""
    size, pen = look.mark, look.pen * 1.3
    shoe = what is Happening.SHOE
    colour = HexColor(look.palette.soft if shoe else look.palette.alarm)
    corners = [
        (y if number % 2 else x) + part * size for number, part in enumerate(_SHOE if shoe else _TRIANGLE)
    ]
    shape = Polygon(corners, fillColor=None, strokeColor=colour, strokeWidth=pen)
    shape.strokeLineJoin = 1
    yield shape
    if shoe:
        yield Line(
            x + size * 0.4,
            y + size * 0.7,
            x + size * 0.4,
            y + size * 0.1,
            strokeColor=colour,
            strokeWidth=pen,
        )
        yield Line(
            x + size * 0.4, y + size * 0.1, x + size, y + size * 0.1, strokeColor=colour, strokeWidth=pen
        )
    else:
        yield Line(x, y + size * 0.35, x, y - size * 0.2, strokeColor=colour, strokeWidth=pen)
        yield Circle(x, y - size * 0.5, pen * 0.55, fillColor=colour, strokeColor=None)
