"""Every layout file has the geometry of the design, and both halves of a table match."""

from __future__ import annotations

import math

import pytest

from terminal.rules.bets import Bet, Hand
from terminal.rules.game import Game, table_of_layout
from terminal.rules.games import GAMES
from terminal.table.setup.layout_shapes import Point, apart
from terminal.table.setup.layouts import (
    FELT_WIDTH,
    SMALLEST_TARGET,
    AreaPlace,
    FaultyInput,
    Layout,
    layout_labels,
    layout_names,
    load_layout,
)
from tests.layouts.allowed import allowed_layouts

WITH_SIX = frozenset(Bet)
WITHOUT_SIX = WITH_SIX - {Bet.SIX}
BOTH = pytest.mark.parametrize("bets", [WITH_SIX, WITHOUT_SIX], ids=["six", "plain"])
EACH = pytest.mark.parametrize("name", layout_names())

# Box 1 and the box nearest to the middle: x, y, rotation, inner and outer width, depth, tag x, tag y.
# They are the design's, a little wider where an upright screen needs it for 12 mm.
DESIGN = {
    "bean-9": (
        (0.8765, 0.4825, 91.3, 0.1239, 0.1678, 0.1455, 0.765, 0.416),
        (0.5, 0.119, 0, 0.125, 0.155, 0.146, 0.5, 0.212),
    ),
    "bean-8": (
        (0.8757, 0.4537, 90.4, 0.1296, 0.1816, 0.1415, 0.765, 0.416),
        (0.5798, 0.1235, 8.6, 0.13, 0.177, 0.1448, 0.566, 0.217),
    ),
    "bean-7": (
        (0.873, 0.421, 85, 0.132, 0.187, 0.143, 0.765, 0.416),
        (0.5, 0.121, 0, 0.132, 0.165, 0.146, 0.5, 0.213),
    ),
    "mini-7": (
        (0.8533, 0.3683, 75.5, 0.1238, 0.1704, 0.1367, 0.749, 0.348),
        (0.5, 0.123, 0, 0.125, 0.169, 0.14, 0.5, 0.212),
    ),
    "mini-6": (
        (0.8272, 0.3191, 66, 0.1232, 0.174, 0.1369, 0.824, 0.415),
        (0.5795, 0.1321, 10.7, 0.1286, 0.1781, 0.1382, 0.562, 0.221),
    ),
    "mini-5": (
        (0.822, 0.333, 78, 0.147, 0.209, 0.150, 0.818, 0.437),
        (0.5, 0.148, 0, 0.147, 0.207, 0.154, 0.5, 0.248),
    ),
    "big-12": (
        (0.879, 0.5078, 97.7, 0.0986, 0.1279, 0.1413, 0.765, 0.416),
        (0.5622, 0.1144, 2.6, 0.1038, 0.1084, 0.1373, 0.569, 0.204),
    ),
}
DESIGNED = pytest.mark.parametrize("name", DESIGN)
"""The layouts of the design; what every layout must be holds for others, too."""


def area_sides(place: AreaPlace) -> tuple[float, float]:
    """Return width across the middle and depth of a touch target, in px of a felt of 1456 px."""
    corners = [(x * FELT_WIDTH, y * FELT_WIDTH) for x, y in place.target]
    left, right = middle(corners[0], corners[3]), middle(corners[1], corners[2])
    top, bottom = middle(corners[0], corners[1]), middle(corners[3], corners[2])
    return math.dist(left, right), math.dist(top, bottom)


def middle(one: Point, other: Point) -> Point:
    """Return the point half-way between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def test_every_layout_of_the_design_is_there() -> None:
    assert set(DESIGN) <= set(layout_names())


@EACH
def test_the_name_of_a_layout_begins_with_its_table_which_some_game_allows(name: str) -> None:
    shape, _, boxes = table_of_layout(name).partition("-")
    assert shape in ("bean", "mini", "big")
    assert int(boxes) == len(layout_labels(name))
    assert [game for game in GAMES.values() if name in allowed_layouts(game)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_every_table_that_a_game_allows_has_a_layout(game: Game) -> None:
    assert {table_of_layout(name) for name in allowed_layouts(game)} == set(game.tables)


def test_a_layout_may_have_a_name_of_its_own_behind_that_of_its_table() -> None:
    assert table_of_layout("bean-9") == table_of_layout("bean-9-narrow") == "bean-9"
    assert not any(game.allows(name) for game in GAMES.values() for name in ("house", "bean", "bean-90"))


@DESIGNED
def test_box_one_and_the_innermost_box_lie_where_the_design_has_them(name: str) -> None:
    layout = load_layout(name, WITH_SIX)
    half = (len(layout.boxes) + 1) // 2
    for box, wanted in zip((layout.boxes[0], layout.boxes[half - 1]), DESIGN[name], strict=True):
        shape = box.shape
        found = (shape.x, shape.y, shape.rotation, shape.inner, shape.outer, shape.depth, *box.tag)
        assert found == pytest.approx(wanted)


@DESIGNED
def test_box_one_lies_at_the_dealers_right_and_numbers_run_to_the_left(name: str) -> None:
    boxes = load_layout(name, WITH_SIX).boxes
    angles = [math.atan2(box.shape.x - 0.5, 0.624 - box.shape.y) for box in boxes]
    assert angles == sorted(angles, reverse=True)


@DESIGNED
def test_the_left_half_mirrors_the_right(name: str) -> None:
    boxes = load_layout(name, WITH_SIX).boxes
    for right, left in zip(boxes, reversed(boxes), strict=True):
        assert left.shape.x == pytest.approx(1 - right.shape.x)
        assert left.shape.y == right.shape.y
        assert left.shape.rotation == -right.shape.rotation
        assert left.tag == pytest.approx((1 - right.tag[0], right.tag[1]))
        assert left.plate == pytest.approx((1 - right.plate[0], right.plate[1]))


def test_labels_of_the_large_table_leave_out_four_and_thirteen() -> None:
    assert layout_labels("big-12") == ("1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12", "14")


@EACH
def test_labels_are_those_of_the_boxes(name: str) -> None:
    assert layout_labels(name) == load_layout(name, WITH_SIX).labels


@BOTH
@EACH
def test_each_box_has_an_area_for_each_bet_of_the_game_and_no_other(name: str, bets: frozenset[Bet]) -> None:
    for box in load_layout(name, bets).boxes:
        assert {place.bet for place in box.areas} == bets


def test_banker_takes_the_place_of_the_six_bet_where_there_is_none() -> None:
    with_six = load_layout("bean-9", WITH_SIX).box("5").area(Bet.BANKER).span
    without = load_layout("bean-9", WITHOUT_SIX).box("5").area(Bet.BANKER).span
    assert (with_six.right, without.right) == (0.69, 1.0)


def test_tie_takes_the_place_of_the_six_bet_on_the_large_table() -> None:
    with_six = load_layout("big-12", WITH_SIX).box("7").area(Bet.TIE).span
    without = load_layout("big-12", WITHOUT_SIX).box("7").area(Bet.TIE).span
    assert (with_six.right, without.right) == (0.58, 1.0)


@BOTH
@EACH
def test_every_touch_target_is_at_least_twelve_millimetres_each_way(name: str, bets: frozenset[Bet]) -> None:
    for box in load_layout(name, bets).boxes:
        for place in box.areas:
            assert min(area_sides(place)) >= SMALLEST_TARGET * FELT_WIDTH, (box.label, place.bet)


@BOTH
@EACH
def test_targets_within_a_box_share_the_gap_and_never_overlap(name: str, bets: frozenset[Bet]) -> None:
    for box in load_layout(name, bets).boxes:
        for place, one in enumerate(box.areas):
            for other in box.areas[:place]:
                assert apart(one.target, other.target) >= -1e-9, (box.label, one.bet, other.bet)


@DESIGNED
def test_the_player_edge_is_the_outer_one(name: str) -> None:
    for box in load_layout(name, WITH_SIX).boxes:
        outer = middle(*box.polygon[:2])
        assert math.dist(box.plate, outer) == pytest.approx(0.020)
        assert math.dist(box.plate, (box.shape.x, box.shape.y)) > math.dist(outer, (box.shape.x, box.shape.y))


@DESIGNED
def test_hands_lie_as_designed_with_the_third_card_sideways_outside(name: str) -> None:
    layout = load_layout(name, WITH_SIX)
    assert (layout.player.header.x, layout.player.header.y) == (0.279, 0.291)
    assert (layout.banker.header.x, layout.banker.header.y) == (0.514, 0.291)
    for hand in Hand:
        first, second, third = layout.hand(hand).cards
        assert (first.width, first.height) == (0.058, 0.081)
        assert (third.width, third.height) == (0.081, 0.058)
        assert second.x - first.x == pytest.approx(0.058 + 0.0055)
        assert third.y + third.height == pytest.approx(first.y + first.height)
    assert layout.player.cards[2].x < layout.player.cards[0].x
    assert layout.banker.cards[2].x > layout.banker.cards[1].x


def top(layout: Layout) -> float:
    """Return the highest point of the cloth's edge."""
    return min(y for _, y in layout.outline)


def test_outlines_follow_the_designs_curves() -> None:
    bean, big, mini = (load_layout(name, WITH_SIX) for name in ("bean-9", "big-12", "mini-6"))
    assert top(bean) == pytest.approx(0.446 - 0.441)
    assert top(big) == pytest.approx(0.357 - 0.352)
    assert top(mini) == pytest.approx(0.440 - 0.427)
    assert max(y for _, y in bean.outline) == pytest.approx(0.481 + 0.093)
    assert max(y for _, y in big.outline) == pytest.approx(0.516 + 0.095)
    assert max(y for _, y in mini.outline) == pytest.approx(0.455)
    assert max(x for x, _ in bean.outline) == pytest.approx(0.993)
    # On the curve at 45 degrees, and on the bay's edge between its rounded corners.
    at = 0.5 ** (1 / 2.25)
    assert any(math.dist((0.5 + 0.493 * at, 0.446 - 0.441 * at), point) < 0.01 for point in bean.outline)
    assert sum(y == pytest.approx(0.440) for _, y in bean.outline) == 2


@DESIGNED
def test_the_dealers_place_lies_as_designed(name: str) -> None:
    assert load_layout(name, WITH_SIX).dealer.corners[0] == (0.202, 0.450)


@EACH
def test_boxes_stay_on_the_cloth_above_the_dealers_place(name: str) -> None:
    layout = load_layout(name, WITH_SIX)
    for box in layout.boxes:
        assert apart(box.polygon, layout.dealer.corners) >= 0


def test_an_unknown_layout_is_answered_with_those_there_are() -> None:
    with pytest.raises(FaultyInput, match=r"bean-10\.toml: there is no such layout; there are bean-7"):
        load_layout("bean-10", WITH_SIX)


def test_a_name_that_leads_out_of_the_folder_is_no_layout() -> None:
    with pytest.raises(FaultyInput, match="there is no such layout"):
        layout_labels("../layouts/bean-9")
