"""Loads table layouts: where boxes, areas, hands, shoe and lammer lie, from the files in `layouts/`.

A file's name begins with the table that it is for, such as `bean-9` or `bean-9-narrow`; games allow tables.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.rules.bets import Bet, Hand
from terminal.table.setup.data_dirs import layouts_folder
from terminal.table.setup.layout_file import (
    HandsWords,
    LayoutFile,
    StraightOutline,
    read_layout_file,
)
from terminal.table.setup.layout_shapes import (
    NO_MARGINS,
    WHOLE,
    Arch,
    BoxShape,
    Point,
    Polygon,
    Rect,
    Span,
    bay_outline,
    overlap,
    straight_outline,
    touch_shape,
)
from terminal.table.setup.typed_input import FaultyInput

FELT_WIDTH: Final = 1456
"""The width of the felt in px on a screen of 1920x1080, by which sizes for the finger are judged."""

SMALLEST_TARGET: Final = 56 / FELT_WIDTH
"""12 mm: 56 px of a 1920x1080 picture, which are 40 px and still 12 mm on an 18.5-inch screen of 1366x768."""

UPRIGHT_WIDTH: Final = 267.8
"""The width of an upright 21.5-inch screen in mm, which the felt fills."""

UPRIGHT_TARGET: Final = 65.5 / FELT_WIDTH
"""12 mm on that felt, and a little more for what the program draws around a box."""

FRAME: Final = 6 / FELT_WIDTH
"""How far a box's frame reaches beyond its areas; the finger may land on it."""


class AreaPlace(Struct, frozen=True):
    """The area of one bet in a box: what is painted, and the larger shape that takes the touch.

    `target_size` is the width of that shape at the middle of its depth, and its depth.
    """

    bet: Bet
    span: Span
    polygon: Polygon
    target: Polygon
    target_size: tuple[float, float]


class BoxPlace(Struct, frozen=True):
    """One box: its label, its shape, its areas, the middle of its tag and of its number plate."""

    label: str
    shape: BoxShape
    polygon: Polygon
    areas: tuple[AreaPlace, ...]
    tag: Point
    plate: Point

    def area(self, bet: Bet) -> AreaPlace:
        """Return the area of a bet; raises `KeyError` if the box has none."""
        for place in self.areas:
            if place.bet is bet:
                return place
        raise KeyError(bet)


class HandPlace(Struct, frozen=True):
    """Where a hand lies: the line for its name and total, and its three cards (the third sideways)."""

    hand: Hand
    header: Rect
    cards: tuple[Rect, Rect, Rect]


class Layout(Struct, frozen=True):
    """A table layout in units of the felt's width; x to the right, y down, seen from the dealer's side.

    `boxes` go from box 1 on; `outline` is the middle of the rail as a closed line of points.
    """

    name: str
    height: float
    bets: tuple[Bet, ...]
    boxes: tuple[BoxPlace, ...]
    outline: Polygon
    rail_inside: float
    rail_outside: float
    plate_radius: float
    player: HandPlace
    banker: HandPlace
    lammer_radius: float
    player_lammer: Point
    banker_lammer: Point
    shoe: Point
    carried: Point
    discards: Point
    dealer: Rect

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the boxes, from box 1 on."""
        return tuple(box.label for box in self.boxes)

    def box(self, label: str) -> BoxPlace:
        """Return the box of a label; raises `KeyError` if there is none."""
        for place in self.boxes:
            if place.label == label:
                return place
        raise KeyError(label)

    def hand(self, hand: Hand) -> HandPlace:
        """Return where a hand lies."""
        return self.player if hand is Hand.PLAYER else self.banker

    def lammer(self, hand: Hand) -> Point:
        """Return the middle of the lammer when it is due on that hand."""
        return self.player_lammer if hand is Hand.PLAYER else self.banker_lammer


def layout_names() -> tuple[str, ...]:
    """Return the names of all layouts, in alphabetical order."""
    return tuple(sorted(path.stem for path in layouts_folder().glob("*.toml")))


def layout_labels(name: str) -> tuple[str, ...]:
    """Return the labels of the boxes of a layout, from box 1 on; read once, then kept.

    Raises `FaultyInput` if there is no such layout or its file is faulty.
    """
    return _kept_file(_path(name)).labels


@lru_cache(maxsize=32)
def _kept_file(path: Path) -> LayoutFile:
    return read_layout_file(path)


def load_layout(name: str, bets: Collection[Bet]) -> Layout:
    """Return the layout with the areas for the bets that a game offers; read once, then kept.

    Raises `FaultyInput`, naming file and field, if there is no such layout or its file is faulty.
    """
    return _kept(name, frozenset(bets))


@lru_cache(maxsize=32)
def _kept(name: str, bets: frozenset[Bet]) -> Layout:
    return _made_of(_kept_file(_path(name)), bets)


def read_layout(path: Path, bets: Collection[Bet]) -> Layout:
    """Return the layout in a file, checked: see `load_layout`."""
    return _made_of(read_layout_file(path), bets)


def _made_of(file: LayoutFile, bets: Collection[Bet]) -> Layout:
    words, height = file.words, file.words.height
    spans = _spans(file, bets)
    boxes = tuple(
        _box(label, shape, tag, spans, words.plate.distance)
        for label, (shape, tag) in zip(_labels(file), _box_shapes(file), strict=True)
    )
    if words.box_one == "left":
        boxes = tuple(reversed(boxes))
    layout = Layout(
        name=file.name,
        height=height,
        bets=tuple(spans),
        boxes=boxes,
        outline=_outline(file),
        rail_inside=words.rail.inside,
        rail_outside=words.rail.outside,
        plate_radius=words.plate.radius,
        player=_hand(words.hands, Hand.PLAYER, file.point("hands.player", words.hands.player)),
        banker=_hand(words.hands, Hand.BANKER, file.point("hands.banker", words.hands.banker)),
        lammer_radius=file.number("lammer.radius", words.lammer.radius, SMALLEST_TARGET / 2, 0.1),
        player_lammer=file.point("lammer.player", words.lammer.player),
        banker_lammer=file.point("lammer.banker", words.lammer.banker),
        shoe=file.point("shoe.shoe", words.shoe.shoe),
        carried=file.point("shoe.carried", words.shoe.carried),
        discards=file.point("shoe.discards", words.shoe.discards),
        dealer=_dealer(file),
    )
    _check_boxes(file, layout)
    return layout


def _path(name: str) -> Path:
    known = layout_names()
    if name not in known:
        raise FaultyInput(f"there is no such layout; there are {', '.join(known)}", file=f"{name}.toml")
    return layouts_folder() / f"{name}.toml"


def _labels(file: LayoutFile) -> tuple[str, ...]:
    """Return the labels from the dealer's right to the left."""
    return file.labels if file.words.box_one == "right" else tuple(reversed(file.labels))


def _box_shapes(file: LayoutFile) -> list[tuple[BoxShape, Point]]:
    """Return all boxes and the middles of their tags, from the dealer's right to the left."""
    boxes, labels = file.words.boxes, len(file.labels)
    written = [
        (
            BoxShape(
                *file.point(f"boxes[{place}].middle", box.middle),
                box.rotation,
                box.inner,
                box.outer,
                box.depth,
            ),
            file.point(f"boxes[{place}].tag", box.tag),
        )
        for place, box in enumerate(boxes)
    ]
    if not file.words.mirrored:
        if labels != len(boxes):
            raise file.fault("labels", f"there are {labels} labels for {len(boxes)} boxes")
        return written
    count = labels // 2
    if len(boxes) != labels - count:
        raise file.fault("boxes", f"half of the table must be {labels - count} boxes")
    mirrored = [(shape.mirrored(), (1 - x, y)) for shape, (x, y) in reversed(written[:count])]
    return [*written, *mirrored]


def _spans(file: LayoutFile, bets: Collection[Bet]) -> dict[Bet, Span]:
    """Return where each offered bet lies in a box.

    Both variants are read, so that a fault in either is found.
    """
    plain = _variant(file, "plain", [bet for bet in Bet if bet is not Bet.SIX])
    six = _variant(file, "six", list(Bet))
    chosen = six if Bet.SIX in bets else plain
    return {bet: span for bet, span in chosen.items() if bet in bets}


def _variant(file: LayoutFile, key: str, bets: list[Bet]) -> dict[Bet, Span]:
    areas = getattr(file.words.areas, key)
    spans = {bet: Span(*getattr(areas, bet.value)) for bet in bets}
    for place, (bet, span) in enumerate(spans.items()):
        field = f"areas.{key}.{bet.value}"
        if span.left >= span.right or span.top >= span.bottom:
            raise file.fault(field, "must be left, top, right, bottom, with left < right and top < bottom")
        for other in list(spans)[:place]:
            if span.overlaps(spans[other]):
                raise file.fault(field, f"overlaps {other.value}")
    return spans


def _box(label: str, shape: BoxShape, tag: Point, spans: dict[Bet, Span], distance: float) -> BoxPlace:
    return BoxPlace(
        label=label,
        shape=shape,
        polygon=shape.quad(WHOLE, NO_MARGINS),
        areas=tuple(_area(shape, bet, span, spans) for bet, span in spans.items()),
        tag=tag,
        plate=shape.point(0.5, 0.0, outwards=distance),
    )


def _area(shape: BoxShape, bet: Bet, span: Span, spans: dict[Bet, Span]) -> AreaPlace:
    others = tuple(neighbour for other, neighbour in spans.items() if other is not bet)
    touch, margins = touch_shape(span, others, FRAME)
    across = (touch.right - touch.left) * shape.width((touch.top + touch.bottom) / 2)
    down = (touch.bottom - touch.top) * shape.depth
    return AreaPlace(
        bet=bet,
        span=span,
        polygon=shape.quad(span, NO_MARGINS),
        target=shape.quad(touch, margins),
        target_size=(across + margins.left + margins.right, down + margins.top + margins.bottom),
    )


def _outline(file: LayoutFile) -> Polygon:
    words = file.words.outline
    arch = Arch(words.half_width, words.height, words.centre, words.power)
    if isinstance(words, StraightOutline):
        edge = file.number("outline.edge", words.edge, words.centre, 1.0)
        return straight_outline(arch, edge, words.corner)
    lobe_y = file.number("outline.lobe_y", words.lobe_y, words.centre, 1.0)
    return bay_outline(arch, lobe_y, words.lobe_radius, words.bay_edge, words.fillet)


def _dealer(file: LayoutFile) -> Rect:
    left, top, width, tall = file.words.dealer.place
    for index, down in ((1, top), (3, tall)):
        file.number(f"dealer.place[{index}]", down, 0.0, file.words.height)
    return Rect(left, top, width, tall)


def _hand(words: HandsWords, hand: Hand, corner: Point) -> HandPlace:
    (left, top), (width, tall), gap, header = corner, words.card, words.gap, words.header
    upright = 2 * width + gap
    cards_top = top + header
    third_top = cards_top + tall - width
    first = left + (tall + gap if hand is Hand.PLAYER else 0.0)
    third = left if hand is Hand.PLAYER else left + upright + gap
    return HandPlace(
        hand,
        Rect(left, top, upright + gap + tall, header),
        (
            Rect(first, cards_top, width, tall),
            Rect(first + width + gap, cards_top, width, tall),
            Rect(third, third_top, tall, width),
        ),
    )


def _check_boxes(file: LayoutFile, layout: Layout) -> None:
    """Check what no field shows alone: targets too small to touch, boxes on each other or on the hands."""
    for place, box in enumerate(layout.boxes):
        name = f"box {box.label}"
        if not all(0 <= x <= 1 and 0 <= y <= layout.height for x, y in box.polygon):
            raise file.fault("boxes", f"{name} reaches beyond the felt")
        for other in layout.boxes[:place]:
            if overlap(box.polygon, other.polygon):
                raise file.fault("boxes", f"{name} overlaps box {other.label}")
        for what, rect in _taken(layout):
            if overlap(box.polygon, rect.corners):
                raise file.fault("boxes", f"{name} overlaps {what}")
        for area in box.areas:
            _check_target(file, box, area)


def _taken(layout: Layout) -> list[tuple[str, Rect]]:
    cards = [
        (f"a card of the {hand.hand}", card) for hand in (layout.player, layout.banker) for card in hand.cards
    ]
    return [*cards, ("the dealer's place", layout.dealer)]


def _check_target(file: LayoutFile, box: BoxPlace, area: AreaPlace) -> None:
    """Hold the shape that takes the touch to both bars: of a screen that lies, and of one that stands."""
    across, down = (FELT_WIDTH * side for side in area.target_size)
    upright = 12 / UPRIGHT_WIDTH
    for share, where in ((SMALLEST_TARGET, "12 mm"), (upright, "12 mm on an upright screen")):
        least = share * FELT_WIDTH
        if min(across, down) < least:
            raise file.fault(
                "boxes",
                f"box {box.label}, {area.bet.value} is {across:.1f} by {down:.1f} px to touch"
                f" on a felt of {FELT_WIDTH} px; at least {least:.1f} px ({where}) are needed each way",
            )
