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
from terminal.table.setup.layout_reader import LayoutError, Table, read_table
from terminal.table.setup.layout_shapes import (
    NO_MARGINS,
    WHOLE,
    Arch,
    BoxShape,
    Point,
    Polygon,
    Rect,
    Span,
    apart,
    bay_outline,
    straight_outline,
    touch_shape,
)

FELT_WIDTH: Final = 1456
"""The width of the felt in px on a screen of 1920x1080, by which sizes for the finger are judged."""

SMALLEST_TARGET: Final = 56 / FELT_WIDTH
"""12 mm: 56 px of a 1920x1080 picture, which are 40 px and still 12 mm on an 18.5-inch screen of 1366x768."""

FRAME: Final = 6 / FELT_WIDTH
"""How far a box's frame reaches beyond its areas; the finger may land on it."""

_KEYS: Final = (
    *("height", "labels", "box_one", "mirrored", "outline", "rail", "plate", "hands"),
    *("lammer", "shoe", "dealer", "areas", "boxes"),
)
_ARCH_KEYS: Final = ("shape", "half_width", "height", "centre", "power")
_OUTLINES: Final[dict[str, tuple[str, ...]]] = {
    "bay": (*_ARCH_KEYS, "lobe_y", "lobe_radius", "bay_edge", "fillet"),
    "straight": (*_ARCH_KEYS, "edge", "corner"),
}
_BOX_KEYS: Final = ("middle", "rotation", "inner", "outer", "depth", "tag")
_BOX_SIZES: Final = (0.03, 0.5)


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
        """The area of a bet; raises `KeyError` if the box has none."""
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
        """The box of a label; raises `KeyError` if there is none."""
        for place in self.boxes:
            if place.label == label:
                return place
        raise KeyError(label)

    def hand(self, hand: Hand) -> HandPlace:
        """Where a hand lies."""
        return self.player if hand is Hand.PLAYER else self.banker

    def lammer(self, hand: Hand) -> Point:
        """The middle of the lammer when it is due on that hand."""
        return self.player_lammer if hand is Hand.PLAYER else self.banker_lammer


def layout_names() -> tuple[str, ...]:
    """The names of all layouts, in alphabetical order."""
    return tuple(sorted(path.stem for path in layouts_folder().glob("*.toml")))


def layout_labels(name: str) -> tuple[str, ...]:
    """The labels of the boxes of a layout, from box 1 on.

    Raises `LayoutError` if there is no such layout or its file is faulty.
    """
    return read_table(_path(name), _KEYS).words("labels")


def load_layout(name: str, bets: Collection[Bet]) -> Layout:
    """The layout with the areas for the bets that a game offers; read once, then kept.

    Raises `LayoutError`, naming file and field, if there is no such layout or its file is faulty.
    """
    return _kept(name, frozenset(bets))


@lru_cache(maxsize=32)
def _kept(name: str, bets: frozenset[Bet]) -> Layout:
    return read_layout(_path(name), bets)


def read_layout(path: Path, bets: Collection[Bet]) -> Layout:
    """The layout in a file, checked: see `load_layout`."""
    root = read_table(path, _KEYS)
    height = root.number("height", 0.2, 1.0)
    shapes, tags = _box_shapes(root, height)
    spans = _spans(root, bets)
    plate = root.table("plate", ("radius", "distance"))
    distance = plate.number("distance", 0.0, 0.1)
    boxes = tuple(
        _box(label, shape, tag, spans, distance)
        for label, shape, tag in zip(_labels(root, len(shapes)), shapes, tags, strict=True)
    )
    if root.choice("box_one", ("right", "left")) == "left":
        boxes = tuple(reversed(boxes))
    hands = root.table("hands", ("player", "banker", "card", "gap", "header"))
    lammer = root.table("lammer", ("radius", "player", "banker"))
    shoe = root.table("shoe", ("shoe", "carried", "discards"))
    rail = root.table("rail", ("inside", "outside"))
    dealer = root.table("dealer", ("place",)).numbers("place", ((0, 1), (0, height), (0, 1), (0, height)))
    layout = Layout(
        name=path.stem,
        height=height,
        bets=tuple(spans),
        boxes=boxes,
        outline=_outline(root),
        rail_inside=rail.number("inside", 0.0, 0.05),
        rail_outside=rail.number("outside", 0.0, 0.05),
        plate_radius=plate.number("radius", 0.005, 0.05),
        player=_hand(hands, Hand.PLAYER, height),
        banker=_hand(hands, Hand.BANKER, height),
        lammer_radius=lammer.number("radius", SMALLEST_TARGET / 2, 0.1),
        player_lammer=lammer.point("player", height),
        banker_lammer=lammer.point("banker", height),
        shoe=shoe.point("shoe", height),
        carried=shoe.point("carried", height),
        discards=shoe.point("discards", height),
        dealer=Rect(*dealer),
    )
    _check_boxes(path.name, layout)
    return layout


def _path(name: str) -> Path:
    known = layout_names()
    if name not in known:
        raise LayoutError(f"{name}.toml", "", f"there is no such layout; there are {', '.join(known)}")
    return layouts_folder() / f"{name}.toml"


def _labels(root: Table, count: int) -> tuple[str, ...]:
    """The labels from the dealer's right to the left."""
    labels = root.words("labels")
    if len(labels) != count:
        raise root.error("labels", f"there are {len(labels)} labels for {count} boxes")
    return labels if root.choice("box_one", ("right", "left")) == "right" else tuple(reversed(labels))


def _box_shapes(root: Table, height: float) -> tuple[tuple[BoxShape, ...], tuple[Point, ...]]:
    """All boxes and the middles of their tags, from the dealer's right to the left."""
    tables = root.tables("boxes", _BOX_KEYS)
    shapes = tuple(
        BoxShape(
            *table.point("middle", height),
            table.number("rotation", -180, 180),
            table.number("inner", *_BOX_SIZES),
            table.number("outer", *_BOX_SIZES),
            table.number("depth", *_BOX_SIZES),
        )
        for table in tables
    )
    tags = tuple(table.point("tag", height) for table in tables)
    if not root.yes_or_no("mirrored"):
        return shapes, tags
    count = len(root.words("labels")) // 2
    if len(shapes) != len(root.words("labels")) - count:
        raise root.error("boxes", f"half of the table must be {len(root.words('labels')) - count} boxes")
    mirrored = tuple(shape.mirrored() for shape in reversed(shapes[:count]))
    return (*shapes, *mirrored), (*tags, *((1 - x, y) for x, y in reversed(tags[:count])))


def _spans(root: Table, bets: Collection[Bet]) -> dict[Bet, Span]:
    """Where each offered bet lies in a box; both variants are read, so that a fault in either is found."""
    areas = root.table("areas", ("plain", "six"))
    plain = _variant(areas, "plain", [bet for bet in Bet if bet is not Bet.SIX])
    six = _variant(areas, "six", list(Bet))
    chosen = six if Bet.SIX in bets else plain
    return {bet: span for bet, span in chosen.items() if bet in bets}


def _variant(areas: Table, key: str, bets: list[Bet]) -> dict[Bet, Span]:
    table = areas.table(key, [bet.value for bet in bets])
    spans = {bet: Span(*table.numbers(bet.value, ((0, 1),) * 4)) for bet in bets}
    for place, (bet, span) in enumerate(spans.items()):
        if span.left >= span.right or span.top >= span.bottom:
            raise table.error(
                bet.value, "must be left, top, right, bottom, with left < right and top < bottom"
            )
        for other in list(spans)[:place]:
            if span.overlaps(spans[other]):
                raise table.error(bet.value, f"overlaps {other.value}")
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


def _outline(root: Table) -> Polygon:
    shape = _outline_shape(root)
    table = root.table("outline", _OUTLINES[shape])
    arch = Arch(
        table.number("half_width", 0.1, 0.5),
        table.number("height", 0.1, 1.0),
        table.number("centre", 0.0, 1.0),
        table.number("power", 1.0, 8.0),
    )
    if shape == "straight":
        return straight_outline(
            arch, table.number("edge", arch.centre, 1.0), table.number("corner", 0.0, 0.1)
        )
    return bay_outline(
        arch,
        table.number("lobe_y", arch.centre, 1.0),
        table.number("lobe_radius", 0.01, 0.2),
        table.number("bay_edge", 0.0, 1.0),
        table.number("fillet", 0.0, 0.1),
    )


def _outline_shape(root: Table) -> str:
    """The word that says which numbers the outline has."""
    names = root.names("outline")
    if "shape" not in names:
        raise root.error("outline.shape", "is missing")
    return root.table("outline", names).choice("shape", tuple(_OUTLINES))


def _hand(table: Table, hand: Hand, height: float) -> HandPlace:
    left, top = table.point(hand.value, height)
    width, tall = table.numbers("card", ((0.02, 0.2), (0.02, 0.2)))
    gap = table.number("gap", 0.0, 0.05)
    header = table.number("header", 0.02, 0.2)
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


def _check_boxes(file: str, layout: Layout) -> None:
    """What no field shows by itself: targets that a finger misses, boxes on each other or on the hands."""
    for place, box in enumerate(layout.boxes):
        field = f"box {box.label}"
        if not all(0 <= x <= 1 and 0 <= y <= layout.height for x, y in box.polygon):
            raise LayoutError(file, field, "reaches beyond the felt")
        for other in layout.boxes[:place]:
            if apart(box.polygon, other.polygon) < 0:
                raise LayoutError(file, field, f"overlaps box {other.label}")
        for what, rect in _taken(layout):
            if apart(box.polygon, rect.corners) < 0:
                raise LayoutError(file, field, f"overlaps {what}")
        for area in box.areas:
            _check_target(file, box, area)


def _taken(layout: Layout) -> list[tuple[str, Rect]]:
    cards = [
        (f"a card of the {hand.hand}", card) for hand in (layout.player, layout.banker) for card in hand.cards
    ]
    return [*cards, ("the dealer's place", layout.dealer)]


def _check_target(file: str, box: BoxPlace, area: AreaPlace) -> None:
    across, down = (FELT_WIDTH * side for side in area.target_size)
    if min(across, down) < SMALLEST_TARGET * FELT_WIDTH:
        raise LayoutError(
            file,
            f"box {box.label}, {area.bet.value}",
            f"is {across:.1f} by {down:.1f} px to touch on a felt of {FELT_WIDTH} px;"
            f" at least {SMALLEST_TARGET * FELT_WIDTH:.0f} px (12 mm) are needed each way",
        )
