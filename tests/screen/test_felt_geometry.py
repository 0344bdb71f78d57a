"""What the felt paints lies where the layout file says, at both screen sizes."""

from __future__ import annotations

import math

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.felt import Felt
from terminal.table.setup.layout_shapes import Point
from terminal.table.setup.layouts import FELT_WIDTH, AreaPlace, load_layout
from tests.screen.felt_samples import BOTH_GAMES, BOTH_SIZES, EACH_LAYOUT, EMPTY, SIZES, make_felt

NEAR = 2.0
"""Px of the screen within which an edge must be."""


def difference(one: QColor, other: QColor) -> int:
    """Return how far two colours lie apart."""
    return sum(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[index]


def is_area(image: QImage, place: Point, area: AreaItem, box: QColor) -> bool:
    """Return whether a pixel belongs to an area rather than to its box."""
    colour = image.pixelColor(round(place[0] - 0.5), round(place[1] - 0.5))
    edge = theme.blend(area.ground(), theme.AREA_COLOURS[area.bet].edge, 0.5)
    look = theme.LOOKS[EMPTY.kind]
    around = min(difference(colour, other) for other in (box, look.felt, look.felt_line))
    return min(difference(colour, area.ground()), difference(colour, edge)) < around


def other_box(felt: Felt, area: AreaItem, place: Point) -> bool:
    """Return whether a place belongs to a neighbour: the boxes of some layouts nearly touch."""
    item = felt.item_at(QPointF(*place))
    return isinstance(item, AreaItem) and item is not area


def edge_faults(felt: Felt, image: QImage, area: AreaItem, place: AreaPlace) -> list[str]:
    """Return the sides of an area that are not painted where they belong, looked at 2 px inside.

    Sides at the box's own edge are looked at 2 px outside too; a gap between areas is hardly wider than that.
    """
    box = theme.LOOKS[EMPTY.kind].box
    corners = [(x * felt.factor, y * felt.factor) for x, y in area.area]
    centre = (sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4)
    span = place.span
    at_edge = (span.top == 0, span.right == 1, span.bottom == 1, span.left == 0)
    faults: list[str] = []
    for side in range(4):
        (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 4]
        # A fifth along the side: away from the round corner, and from the texts around the middle.
        x, y = ax + (bx - ax) / 5, ay + (by - ay) / 5
        length = math.hypot(bx - ax, by - ay)
        out_x, out_y = (by - ay) / length, (ax - bx) / length
        if out_x * (x - centre[0]) + out_y * (y - centre[1]) < 0:
            out_x, out_y = -out_x, -out_y
        if not is_area(image, (x - out_x * NEAR, y - out_y * NEAR), area, box):
            faults.append(f"side {side} of {area.box} {area.bet} is painted too far inside")
        outside = (x + out_x * NEAR, y + out_y * NEAR)
        if at_edge[side] and not other_box(felt, area, outside) and is_area(image, outside, area, box):
            faults.append(f"side {side} of {area.box} {area.bet} is painted too far outside")
    return faults


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_each_area_has_the_corners_of_the_layout_file(
    qtbot: QtBot, name: str, bets: frozenset[Bet], size: str
) -> None:
    felt = make_felt(qtbot, name, bets, size=size)
    layout = load_layout(name, bets)
    for box in layout.boxes:
        for place in box.areas:
            painted = felt.area(box.label, place.bet).area
            for (x, y), (wanted_x, wanted_y) in zip(painted, place.polygon, strict=True):
                seen = felt.viewportTransform().map(x, y)
                wanted = (wanted_x * SIZES[size][0], wanted_y * SIZES[size][0])
                assert math.dist(seen, wanted) < NEAR


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_each_area_is_painted_within_two_pixels_of_its_place(
    qtbot: QtBot, name: str, bets: frozenset[Bet], size: str
) -> None:
    felt = make_felt(qtbot, name, bets, size=size)
    image = felt.grab().toImage()
    faults = [
        fault
        for box in load_layout(name, bets).boxes
        for place in box.areas
        for fault in edge_faults(felt, image, felt.area(box.label, place.bet), place)
    ]
    assert faults == []


@EACH_LAYOUT
def test_an_area_painted_four_pixels_off_would_be_noticed(qtbot: QtBot, name: str) -> None:
    felt = make_felt(qtbot, name)
    image = felt.grab().toImage()
    area = felt.area("1", Bet.PLAYER)
    area.area = tuple((x + 4, y + 4) for x, y in area.area)
    place = load_layout(name, frozenset(Bet)).box("1").area(Bet.PLAYER)
    assert edge_faults(felt, image, area, place)


@BOTH_SIZES
@EACH_LAYOUT
def test_plates_stand_outside_their_boxes(qtbot: QtBot, name: str, size: str) -> None:
    felt = make_felt(qtbot, name, size=size)
    image = felt.grab().toImage()
    for box in load_layout(name, frozenset(Bet)).boxes:
        x, y = (part * FELT_WIDTH * felt.factor for part in box.plate)
        rim = 0.016 * FELT_WIDTH * felt.factor
        inside = image.pixelColor(round(x), round(y - rim + 4))
        assert difference(inside, theme.RAIL) < difference(inside, theme.LOOKS[EMPTY.kind].felt), box.label


def test_the_felt_keeps_its_proportions_in_any_window(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    felt.resize(1456, 500)
    assert felt.factor * 908 <= 500.5
    assert felt.factor * FELT_WIDTH <= FELT_WIDTH
    felt.resize(700, 908)
    assert felt.factor * FELT_WIDTH <= 700


def test_a_look_paints_its_own_cloth(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    for kind, look in theme.LOOKS.items():
        felt.show_felt(replace(EMPTY, kind=kind))
        colour = felt.grab().toImage().pixelColor(728, 300)
        assert difference(colour, look.felt) == 0, kind
