"""Where the tags with a note stand: near the places of the small ones, clear of areas, cards and counters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF

from terminal.rules.bets import Hand
from terminal.screen.felt.shapes import px
from terminal.screen.felt.table_things import CARRIED, COUNTER, COUNTER_DROP
from terminal.table.setup.layout_shapes import Point, Polygon, Rect, apart
from terminal.table.setup.layouts import FELT_WIDTH, UPRIGHT_TARGET, BoxPlace, Layout

NOTED_TAG: Final = (112.0, 50.0)
TAG_HIT: Final = UPRIGHT_TARGET * FELT_WIDTH
"""How high a tag is for the finger, px."""
_ABOVE: Final = 45.0
"""Up to which rotation a box lies above its tag."""
_HEAD: Final = 62.0
"""How high the name of a hand and its points are, with the gap to the cards."""
_STEP: Final = 6.0
_STEPS: Final = 10
"""How far from the place of the small tag it may stand, in steps."""


@lru_cache(maxsize=8)
def noted_tag_places(layout: Layout) -> dict[str, Point]:
    """Return the middle of the tag of each box in design px; a felt asks when it shows the first."""
    taken = _obstacles(layout)
    carried = _around(px([layout.carried])[0], CARRIED)
    places: dict[str, Point] = {}
    # From both ends to the middle, so that both halves of a table look alike.
    for box in sorted(layout.boxes, key=lambda box: abs(box.shape.x - layout.carried[0]), reverse=True):
        middle = _place(box, taken, carried)
        places[box.label] = middle
        taken.append(tag_hit(box, _pill(middle)).corners)
    return places


def noted_tag_place(layout: Layout, box: str) -> QPointF:
    """Return where the tag of a box stands while it has a note."""
    return QPointF(*noted_tag_places(layout)[box])


def _obstacles(layout: Layout) -> list[Polygon]:
    """Return what the finger must find next to a tag."""
    areas = [px(area.target) for box in layout.boxes for area in box.areas]
    hands = [layout.hand(hand) for hand in Hand]
    cards = [px(card.corners) for hand in hands for card in hand.cards]
    heads = [_over(px(hand.cards[0].corners), px(hand.cards[1].corners)) for hand in hands]
    counters = [_counter(middle) for middle in (layout.shoe, layout.discards)]
    return [*areas, *cards, *heads, *counters, px(layout.dealer.corners)]


def _counter(middle: Point) -> Polygon:
    x, y = px([middle])[0]
    return _around((x, y + COUNTER_DROP), (COUNTER[0], TAG_HIT))


def _over(first: Polygon, second: Polygon) -> Polygon:
    """Return the place of a hand's name and points, over its first two cards."""
    left, top, *_ = _frame(first)
    right = _frame(second)[2]
    return Rect(left - _HEAD / 3, top - _HEAD, right - left + 2 * _HEAD / 3, _HEAD).corners


def _place(box: BoxPlace, taken: list[Polygon], carried: Polygon) -> Point:
    """Return the nearest place that covers nothing; where there is none, that which covers least.

    The carried card takes no touch: a tag is not drawn over it, but may take the finger there.
    """
    wished = (box.tag[0] * FELT_WIDTH, box.tag[1] * FELT_WIDTH)
    frames = [(_frame(polygon), polygon) for polygon in taken]
    card = [(_frame(carried), carried)]
    best, most = wished, -sum(NOTED_TAG)
    for x, y in _AROUND:
        middle = (wished[0] + x, wished[1] + y)
        pill = _pill(middle)
        room = min(_room(pill.corners, card, most), _room(tag_hit(box, pill).corners, frames, most))
        if room > most:
            best, most = middle, room
        if most == 0.0:
            break
    return best


def _room(
    corners: Polygon, frames: list[tuple[tuple[float, float, float, float], Polygon]], most: float
) -> float:
    """Return how far a shape covers something, below 0; as soon as it is no more than `most`, that."""
    left, top, right, bottom = _frame(corners)
    room = 0.0
    for (start, upper, end, lower), polygon in frames:
        if start < right and left < end and upper < bottom and top < lower:
            room = min(room, apart(corners, polygon))
            if room <= most:
                break
    return room


def _frame(polygon: Polygon) -> tuple[float, float, float, float]:
    """Return the left, upper, right and lower end of a polygon."""
    xs, ys = zip(*polygon, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def tag_hit(box: BoxPlace, pill: Rect) -> Rect:
    """Return what a tag takes for the finger: it is 12 mm high, and grows away from a box above it."""
    more = TAG_HIT - pill.height
    above = 0.0 if abs(box.shape.rotation) < _ABOVE else more / 2
    return Rect(pill.x, pill.y - above, pill.width, TAG_HIT)


def _pill(middle: Point) -> Rect:
    (x, y), (width, height) = middle, NOTED_TAG
    return Rect(x - width / 2, y - height / 2, width, height)


def _around(middle: Point, size: Point) -> Polygon:
    (x, y), (width, height) = middle, size
    return Rect(x - width / 2, y - height / 2, width, height).corners


_AROUND: Final = tuple(
    sorted(
        ((x * _STEP, y * _STEP) for x in range(-_STEPS, _STEPS + 1) for y in range(-_STEPS, _STEPS + 1)),
        key=lambda place: place[0] ** 2 + place[1] ** 2,
    )
)
"""Moves from the place of the small tag, the shortest first."""
