"""The geometry under a table layout: boxes, their areas, the cloth's edge, and whether shapes overlap."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Final

from msgspec import Struct

Point = tuple[float, float]
Polygon = tuple[Point, ...]

_ARC_STEPS: Final = 48
_CURVE_STEPS: Final = 160


class Rect(Struct, frozen=True):
    """An upright rectangle in felt units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        """The middle of the rectangle."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    @property
    def corners(self) -> Polygon:
        """The four corners, clockwise from the top left."""
        right, bottom = self.x + self.width, self.y + self.height
        return ((self.x, self.y), (right, self.y), (right, bottom), (self.x, bottom))


class BoxShape(Struct, frozen=True):
    """A box as a trapezoid: middle, degrees clockwise, widths of dealer's and player's edge, depth."""

    x: float
    y: float
    rotation: float
    inner: float
    outer: float
    depth: float

    def mirrored(self) -> BoxShape:
        """Return the same box on the other side of the table."""
        return BoxShape(1 - self.x, self.y, -self.rotation, self.inner, self.outer, self.depth)

    def width(self, down: float) -> float:
        """Return the width at a share of the depth, 0 at the player's edge."""
        return self.outer + (self.inner - self.outer) * down

    def point(self, across: float, down: float, aside: float = 0.0, outwards: float = 0.0) -> Point:
        """Return a place in the box by its shares of width and depth, then moved along the box's own axes."""
        turn = math.radians(self.rotation)
        x = (across - 0.5) * self.width(down) + aside
        y = (down - 0.5) * self.depth - outwards
        return (
            self.x + x * math.cos(turn) - y * math.sin(turn),
            self.y + x * math.sin(turn) + y * math.cos(turn),
        )

    def quad(self, span: Span, margins: Margins) -> Polygon:
        """Return the corners of a part of the box, clockwise from the start of its player's edge."""
        return (
            self.point(span.left, span.top, -margins.left, margins.top),
            self.point(span.right, span.top, margins.right, margins.top),
            self.point(span.right, span.bottom, margins.right, -margins.bottom),
            self.point(span.left, span.bottom, -margins.left, -margins.bottom),
        )


class Span(Struct, frozen=True):
    """A part of a box, in shares of its width (left, right) and of its depth from the player's edge on."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Span) -> bool:
        """Return whether two parts of one box cover common ground."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


class Margins(Struct, frozen=True):
    """How far a part of a box is widened on each side, in felt units."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


WHOLE: Final = Span(0.0, 0.0, 1.0, 1.0)
NO_MARGINS: Final = Margins()


def touch_shape(span: Span, others: tuple[Span, ...], edge: float) -> tuple[Span, Margins]:
    """Return what takes the touch of an area: half of each gap too, and `edge` more at the box's edge."""
    left = [other.right for other in others if _side_by_side(span, other) and other.right <= span.left]
    right = [other.left for other in others if _side_by_side(span, other) and other.left >= span.right]
    top = [other.bottom for other in others if _above(span, other) and other.bottom <= span.top]
    bottom = [other.top for other in others if _above(span, other) and other.top >= span.bottom]
    wider = Span(
        (span.left + max(left)) / 2 if left else span.left,
        (span.top + max(top)) / 2 if top else span.top,
        (span.right + min(right)) / 2 if right else span.right,
        (span.bottom + min(bottom)) / 2 if bottom else span.bottom,
    )
    margins = Margins(*(0.0 if neighbours else edge for neighbours in (left, top, right, bottom)))
    return wider, margins


def _side_by_side(one: Span, other: Span) -> bool:
    return one.top < other.bottom and other.top < one.bottom


def _above(one: Span, other: Span) -> bool:
    return one.left < other.right and other.left < one.right


def apart(one: Polygon, other: Polygon) -> float:
    """Return how far two convex polygons lie apart along their own sides; negative where they overlap."""
    return max(chain(_gaps(one, other), _gaps(other, one)))


def overlap(one: Polygon, other: Polygon) -> bool:
    """Return whether two convex polygons overlap; to say no, one side that parts them is enough."""
    return all(gap < 0 for gap in chain(_gaps(one, other), _gaps(other, one)))


def _gaps(one: Polygon, other: Polygon) -> Iterator[float]:
    """Yield how far the other polygon lies outside of each side of the first."""
    for (ax, ay), (bx, by) in pairwise((*one, one[0])):
        length = math.hypot(bx - ax, by - ay)
        across, along = (by - ay) / length, (ax - bx) / length
        reach = max(x * across + y * along for x, y in one)
        yield min(x * across + y * along for x, y in other) - reach


class Arch(Struct, frozen=True):
    """The upper half of the cloth's edge, which is half of a superellipse about (0.5, `centre`).

    |x - 0.5|^power / half_width^power + |y - centre|^power / height^power = 1.
    """

    half_width: float
    height: float
    centre: float
    power: float

    def points(self) -> Polygon:
        """Return the curve from left to right over the top."""
        steps = [math.pi * step / _CURVE_STEPS for step in range(_CURVE_STEPS + 1)]
        bend = 2 / self.power
        return tuple(
            (
                0.5 - math.copysign(abs(math.cos(turn)) ** bend, math.cos(turn)) * self.half_width,
                self.centre - max(math.sin(turn), 0.0) ** bend * self.height,
            )
            for turn in steps
        )


def bay_outline(arch: Arch, lobe_y: float, lobe_radius: float, bay_edge: float, fillet: float) -> Polygon:
    """Return the edge of a table with a lobe on each side of the dealer's bay, clockwise from the left."""
    lobe_x = arch.half_width - lobe_radius
    bay_x = lobe_x - lobe_radius
    right = (
        *_arc((0.5 + lobe_x, lobe_y), lobe_radius, 0, 180),
        *_arc((0.5 + bay_x - fillet, bay_edge + fillet), fillet, 0, -90),
    )
    left = tuple((1 - x, y) for x, y in reversed(right))
    return (*arch.points(), *right, *left)


def straight_outline(arch: Arch, edge: float, corner: float) -> Polygon:
    """Return the edge of a table with a straight dealer's side, clockwise from the left."""
    right = _arc((0.5 + arch.half_width - corner, edge - corner), corner, 0, 90)
    left = tuple((1 - x, y) for x, y in reversed(right))
    return (*arch.points(), *right, *left)


def _arc(centre: Point, radius: float, start: float, end: float) -> Polygon:
    """Return points on a circle from angle `start` to `end`, degrees clockwise from the right."""
    turns = [math.radians(start + (end - start) * step / _ARC_STEPS) for step in range(_ARC_STEPS + 1)]
    return tuple((centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns)
