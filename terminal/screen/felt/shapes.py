"""Turns the layout's points into painter's paths in design px."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from terminal.table.setup.layout_shapes import Point, Polygon, Rect
from terminal.table.setup.layouts import FELT_WIDTH


def px(points: Iterable[Point]) -> Polygon:
    """Return points of the layout in design px."""
    return tuple((x * FELT_WIDTH, y * FELT_WIDTH) for x, y in points)


def px_point(point: Point) -> QPointF:
    """Return a point of the layout in design px."""
    return QPointF(point[0] * FELT_WIDTH, point[1] * FELT_WIDTH)


def px_rect(rect: Rect) -> QRectF:
    """Return a rectangle of the layout in design px."""
    return QRectF(rect.x * FELT_WIDTH, rect.y * FELT_WIDTH, rect.width * FELT_WIDTH, rect.height * FELT_WIDTH)


def rect_around(middle: QPointF, width: float, height: float | None = None) -> QRectF:
    """Return a rectangle of that size around a point, a square if no height is named."""
    rect = QRectF(0, 0, width, width if height is None else height)
    rect.moveCenter(middle)
    return rect


def polygon(points: Polygon) -> QPolygonF:
    """Return a polygon of points that are in design px."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def rect_polygon(rect: QRectF) -> QPolygonF:
    """Return the four corners of a rectangle."""
    return QPolygonF([rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()])


def rounded(points: Polygon, *radii: float) -> QPainterPath:
    """Return a closed path through the points, its corners rounded by the radii in turn."""
    path = QPainterPath()
    count = len(points)
    for place, (x, y) in enumerate(points):
        radius = radii[place % len(radii)]
        before = _towards((x, y), points[place - 1], radius)
        after = _towards((x, y), points[(place + 1) % count], radius)
        if place:
            path.lineTo(before)
        else:
            path.moveTo(before)
        path.quadTo(QPointF(x, y), after)
    path.closeSubpath()
    return path


def _towards(start: Point, end: Point, distance: float) -> QPointF:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    share = min(distance / length, 0.5) if length else 0.0
    return QPointF(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)


def closed(points: Polygon) -> QPainterPath:
    """Return a closed path through many points."""
    path = QPainterPath()
    path.addPolygon(polygon(points))
    path.closeSubpath()
    return path


def distance_to(shape: Polygon, at: QPointF) -> float:
    """Return how far a place lies outside a shape; 0 inside."""
    if polygon(shape).containsPoint(at, Qt.FillRule.OddEvenFill):
        return 0.0
    corners = [QPointF(x, y) for x, y in shape]
    return min(_to_side(at, corners[place - 1], corners[place]) for place in range(len(corners)))


def _to_side(at: QPointF, start: QPointF, end: QPointF) -> float:
    side, away = end - start, at - start
    length = QPointF.dotProduct(side, side)
    share = min(max(QPointF.dotProduct(away, side) / length, 0.0), 1.0) if length else 0.0
    foot = start + side * share
    return math.hypot(at.x() - foot.x(), at.y() - foot.y())
