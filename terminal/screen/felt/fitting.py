"""Fits rows of texts and chips, always upright, into a slanted area without crossing its edge."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from terminal.table.setup.layout_shapes import Point, Polygon

_LEVEL: Final = 1e-9
_STEP: Final = 4.0
_TRIES: Final = (5, 24)
_ENOUGH_SLACK: Final = 4.0
_OFF_CENTRE: Final = 0.5
_ASIDE: Final = 0.15
UNDER_TEXT: Final = 3.0
"""Between a text and what stands under it, in px."""


class Block(Struct, frozen=True):
    """A rectangle around (x, y), in px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def left(self) -> float:
        """The x of its left side."""
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        """The y of its upper side."""
        return self.y - self.height / 2


class Piece(Struct, frozen=True):
    """Something to place: its width and height, and the blocks around its middle that must stay inside."""

    width: float
    height: float
    blocks: tuple[Block, ...]


def text_piece(width: float, height: float) -> Piece:
    """Return a text, or anything that fills its rectangle."""
    return Piece(width, height, (Block(0.0, 0.0, width, height),))


def round_piece(width: float, height: float, over: float) -> Piece:
    """Return something with round corners that may lie `over` px over the edge."""
    wide, high = width - 2 * over, height - 2 * over
    return Piece(width, height, (Block(0.0, 0.0, wide, high * 0.5), Block(0.0, 0.0, wide * 0.5, high)))


class Row(Struct, frozen=True):
    """Pieces side by side, `gap` px apart.

    `above` px lie between this row and the one above it (negative: they overlap). `slope` lets the pieces go
    down (or up, if negative) by so much for each px to the right.
    """

    pieces: tuple[Piece, ...]
    gap: float = 5.0
    above: float = UNDER_TEXT
    slope: float = 0.0

    @property
    def width(self) -> float:
        """The width of the whole row."""
        return sum(piece.width for piece in self.pieces) + self.gap * (len(self.pieces) - 1)

    @property
    def height(self) -> float:
        """From the highest piece's top to the lowest one's bottom, around the row's middle."""
        return 2 * max(abs(place.y) + place.height / 2 for _, place in self.places())

    def places(self) -> Iterator[tuple[Piece, Block]]:
        """Yield each piece and its rectangle: x from the row's left end, y from the row's middle."""
        left = 0.0
        width = self.width
        for piece in self.pieces:
            x = left + piece.width / 2
            yield piece, Block(x, (x - width / 2) * self.slope, piece.width, piece.height)
            left += piece.width + self.gap


class Bands:
    """A convex area as one band a pixel: how far left and right one may go at each height."""

    def __init__(self, polygon: Polygon, inset: float) -> None:
        """Take a polygon in px and keep `inset` px away from its edges."""
        ys = [y for _, y in polygon]
        self.top = math.floor(min(ys)) - 1
        count = math.ceil(max(ys)) + 2 - self.top
        self.centre = centroid(polygon)
        self.left = [-math.inf] * count
        self.right = [math.inf] * count
        for start, end in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
            self._cut(start, end, inset)
        widths = [
            right - left if left <= right else -1.0 for left, right in zip(self.left, self.right, strict=True)
        ]
        inside = [band for band, width in enumerate(widths) if width >= 0]
        self.span = (
            (float(self.top + inside[0]), float(self.top + inside[-1])) if inside else (self.centre[1],) * 2
        )
        self.widest = max(widths) if inside else 0.0

    def _cut(self, start: Point, end: Point, inset: float) -> None:
        """Cut the bands by the line of one edge, moved inwards."""
        across, down = end[0] - start[0], end[1] - start[1]
        length = math.hypot(across, down)
        normal_x, normal_y = -down / length, across / length
        if normal_x * (self.centre[0] - start[0]) + normal_y * (self.centre[1] - start[1]) < 0:
            normal_x, normal_y = -normal_x, -normal_y
        rest = normal_x * start[0] + normal_y * start[1] + inset - normal_y * self.top
        if abs(normal_x) < _LEVEL:
            beyond = [normal_y * band < rest for band in range(len(self.left))]
            self.left = [math.inf if out else x for out, x in zip(beyond, self.left, strict=True)]
            return
        first, step = rest / normal_x, -normal_y / normal_x
        # Without `max` and `min`: a start cuts some thirty thousand bands.
        if normal_x > 0:
            self.left = [x if x >= (cut := first + band * step) else cut for band, x in enumerate(self.left)]
        else:
            self.right = [
                x if x <= (cut := first + band * step) else cut for band, x in enumerate(self.right)
            ]

    @property
    def aspect(self) -> float:
        """The width at the centre as a multiple of the height."""
        band = round(self.centre[1]) - self.top
        return (self.right[band] - self.left[band]) / max(self.span[1] - self.span[0], 1.0)


def centroid(polygon: Polygon) -> Point:
    """Return the centre of gravity of a polygon."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        cross = ax * by - bx * ay
        area += cross
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return x / (3 * area), y / (3 * area)


class Placed(Struct, frozen=True):
    """The middles of all pieces, row by row; the better they sit, the higher `score`."""

    points: tuple[tuple[Point, ...], ...]
    score: float


class _RowPlan:
    """A row made ready to be tried at many heights."""

    __slots__ = ("above", "blocks", "height", "width")

    def __init__(self, row: Row) -> None:
        self.width = row.width
        self.height = row.height
        self.above = row.above
        self.blocks = tuple(
            (
                place.y + block.top,
                place.y + block.top + block.height,
                place.x + block.left,
                place.x + block.left + block.width,
            )
            for piece, place in row.places()
            for block in piece.blocks
        )


@lru_cache
def _plan_of(row: Row) -> _RowPlan:
    """Return the plan of a row; the same rows are tried in every box, and in each at several sizes."""
    return _RowPlan(row)


def place_rows(bands: Bands, rows: Sequence[Row]) -> Placed | None:
    """Return where the pieces of the rows lie, or None if they do not fit.

    The rows stay below each other around the centre of the area, and shift aside as far as a slant needs.
    """
    plans = [_plan_of(row) for row in rows]
    height = sum(plan.height for plan in plans) + sum(plan.above for plan in plans[1:])
    top, bottom = bands.span
    room = bottom - top - height
    if room < 0 or any(plan.width > bands.widest + 2 * _ENOUGH_SLACK for plan in plans):
        return None
    wished = bands.centre[1] - height / 2
    tries = min(max(math.ceil(room / _STEP), _TRIES[0]), _TRIES[1])
    best: tuple[float, int, list[tuple[float, float]]] | None = None
    # The nearest to the centre first: no other can be better than its own distance allows, and most are not
    # looked at. Of equally good places the highest stays.
    distances = sorted((abs(top + room * tried / (tries - 1) - wished), tried) for tried in range(tries))
    for distance, attempt in distances:
        away = distance * _OFF_CENTRE
        if best is not None and _ENOUGH_SLACK - away < best[0]:
            break
        found = _try(bands, plans, top + room * attempt / (tries - 1))
        if found is None:
            continue
        score = found[0] - away
        if best is None or (score, -attempt) > (best[0], -best[1]):
            best = (score, attempt, found[1])
    if best is None:
        return None
    points = tuple(
        tuple((left + place.x, middle + place.y) for _, place in row.places())
        for row, (left, middle) in zip(rows, best[2], strict=True)
    )
    return Placed(points, best[0])


def _try(
    bands: Bands, plans: Sequence[_RowPlan], start: float
) -> tuple[float, list[tuple[float, float]]] | None:
    """Return how well rows sit with the first one's top at `start`, and each row's left end and middle."""
    score = _ENOUGH_SLACK
    places: list[tuple[float, float]] = []
    y = start
    for plan in plans:
        y += plan.above if places else 0.0
        middle = y + plan.height / 2
        y += plan.height
        reach = _reach(bands, plan, middle)
        if reach is None:
            return None
        wished = bands.centre[0] - plan.width / 2
        left = min(max(wished, reach[0]), reach[1])
        if places and not _meet(plans[len(places) - 1].width, places[-1][0], plan.width, left):
            return None
        score = min(score, reach[1] - reach[0]) - abs(left - wished) * _ASIDE
        places.append((left, middle))
    return score, places


def _meet(above_width: float, above_left: float, width: float, left: float) -> bool:
    """Return whether some of a row lies right under the row above: the eye takes them as one thing."""
    return left < above_left + above_width and above_left < left + width


def _reach(bands: Bands, plan: _RowPlan, middle: float) -> tuple[float, float] | None:
    """Return between where the left end of a row may lie; None for nowhere."""
    low, high = -math.inf, math.inf
    lefts, rights = bands.left, bands.right
    origin = middle - bands.top
    last = len(lefts) - 1
    for top, bottom, start, end in plan.blocks:
        first_band = math.floor(origin + top)
        last_band = math.ceil(origin + bottom)
        if first_band < 0 or last_band > last:
            return None
        # The sides of a convex area bulge outwards, so a block's top and bottom decide.
        low = max(low, lefts[first_band] - start, lefts[last_band] - start)
        high = min(high, rights[first_band] - end, rights[last_band] - end)
        if low > high:
            return None
    return low, high
