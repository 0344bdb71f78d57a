"""Where the tags with a note stand: near the places of the small ones, clear of areas, cards and counters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from terminal.rules.bets import Hand
from terminal.screen.felt.shapes import px
from terminal.screen.felt.table_things import CARRIED, COUNTER, COUNTER_DROP
from terminal.table.setup.layout_shapes import Point, Polygon, Rect, apart
from terminal.table.setup.layouts import FELT_WIDTH, BoxPlace, Layout

NOTED_TAG: Final = (112.0, 50.0)
_HEAD: Final = 62.0
"""How high the name of a hand and its points are, with the gap to the cards."""
_STEP: Final = 6.0
_STEPS: Final = 10
"""How far from the place of the small tag it may stand, in steps."""


@lru_cache(maxsize=8)
def noted_tag_places(layout: Layout) -> dict[str, Point]:
    """Return the middle of the tag of each box in design px; a felt asks when it shows the first."""
    taken = _obstacles(layout)
    places: dict[str, Point] = {}
    for box in layout.boxes:
        middle = _place(box, taken)
        places[box.label] = middle
        taken.append(_corners(middle))
    return places


def _obstacles(layout: Layout) -> list[Polygon]:
    """Return what tags must not cover."""
    areas = [px(area.polygon) for box in layout.boxes for area in box.areas]
    hands = [layout.hand(hand) for hand in Hand]
    cards = [px(card.corners) for hand in hands for card in hand.cards]
    heads = [_over(px(hand.cards[0].corners), px(hand.cards[1].corners)) for hand in hands]
    counters = [
        _around((x * FELT_WIDTH, y * FELT_WIDTH + COUNTER_DROP), COUNTER)
        for x, y in (layout.shoe, layout.discards)
    ]
    x, y = layout.carried
    counters.append(_around((x * FELT_WIDTH, y * FELT_WIDTH), CARRIED))
    return [*areas, *cards, *heads, *counters, px(layout.dealer.corners)]


def _over(first: Polygon, second: Polygon) -> Polygon:
    """Return the place of a hand's name and points, over its first two cards."""
    left, top, *_ = _frame(first)
    right = _frame(second)[2]
    return Rect(left, top - _HEAD, right - left + _HEAD / 3, _HEAD).corners


def _place(box: BoxPlace, taken: list[Polygon]) -> Point:
    """Return the nearest place that covers nothing; where there is none, that which covers least."""
    wished = (box.tag[0] * FELT_WIDTH, box.tag[1] * FELT_WIDTH)
    frames = [(_frame(polygon), polygon) for polygon in taken]
    best, most = wished, -sum(NOTED_TAG)
    for x, y in _AROUND:
        middle = (wished[0] + x, wished[1] + y)
        corners = _corners(middle)
        left, top, right, bottom = _frame(corners)
        room = 0.0
        for (start, upper, end, lower), polygon in frames:
            if start < right and left < end and upper < bottom and top < lower:
                room = min(room, apart(corners, polygon))
                if room <= most:
                    break
        else:
            best, most = middle, room
        if most == 0.0:
            break
    return best


def _frame(polygon: Polygon) -> tuple[float, float, float, float]:
    """Return the left, upper, right and lower end of a polygon."""
    xs, ys = zip(*polygon, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _corners(middle: Point) -> Polygon:
    return _around(middle, NOTED_TAG)


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
