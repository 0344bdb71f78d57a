"""The hatch of a losing bet, and the veil over the areas without one, while a round is settled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from terminal.screen import theme
from terminal.screen.felt.item import FeltItem
from terminal.table.setup.layout_shapes import Point, Polygon

VEIL_LEVEL: Final = 5.0
"""Over the cloth with the areas that lie flat on it, under the areas with bets."""

_PITCH: Final = 20.0
_STRIPE: Final = 8.5
"""From one stripe to the next, and how much of that a stripe takes, along a level line."""
_INSET: Final = 0.97
"""The stripes end within the area, whose corners are round."""


def stripes(area: Polygon) -> QPainterPath:
    """Return slanted stripes across a convex area; worked out once, they are filled in one colour."""
    x0, y0 = (sum(part) / len(area) for part in zip(*area, strict=True))
    inner = [(x0 + (x - x0) * _INSET, y0 + (y - y0) * _INSET) for x, y in area]
    slants = [x - y for x, y in inner]
    path = QPainterPath()
    start = min(slants) // _PITCH * _PITCH
    while start < max(slants):
        stripe = _beyond(_beyond(inner, start, 1.0), -(start + _STRIPE), -1.0)
        if stripe:
            path.addPolygon(QPolygonF([QPointF(x, y) for x, y in stripe]))
            path.closeSubpath()
        start += _PITCH
    return path


def _beyond(polygon: list[Point], least: float, sign: float) -> list[Point]:
    """Return the part of a convex polygon where `sign` times x less y is at least so much."""
    kept: list[Point] = []
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        a, b = sign * (ax - ay) - least, sign * (bx - by) - least
        if a >= 0:
            kept.append((ax, ay))
        if a * b < 0:
            share = a / (a - b)
            kept.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return kept


class VeilItem(FeltItem):
    """Lets the box show through the areas without a bet, so that those with one stand out."""

    def __init__(self, bounds: QRectF, look: theme.TableLook, share: float) -> None:
        super().__init__(bounds, look, VEIL_LEVEL)
        self.setCacheMode(self.CacheMode.NoCache)
        self._share = share
        self._path = QPainterPath()
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: it takes no touch."""
        return QPainterPath()

    def cover(self, outlines: Iterable[QPainterPath]) -> None:
        """Lie over these areas; hidden where there are none."""
        path = QPainterPath()
        for outline in outlines:
            path.addPath(outline)
        if path != self._path:
            self._path = path
            self.setVisible(not path.isEmpty())
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the colour of the box over the areas."""
        veil = QColor(self.look.box)
        veil.setAlphaF(self._share)
        painter.fillPath(self._path, veil)
