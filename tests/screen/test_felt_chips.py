"""Chips lie on no glyph and on no figure, and the lammer on no tag, card or box: on every layout and size."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet, Hand
from terminal.rules.games import GAMES
from terminal.screen.felt.area_parts import Pile
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.view import BetView, CountersView, FeltView, LammerView, TagView, Verdict
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import second_line
from terminal.screen.widgets.chips import stack_height
from terminal.table.setup.layout_shapes import apart
from terminal.table.setup.layouts import FELT_WIDTH, load_layout
from tests.screen.felt_samples import (
    BOTH_GAMES,
    EACH_LAYOUT,
    FULL_BETS,
    SIZES,
    WITH_SIX,
    boxes_with,
    dollars,
    make_felt,
    settling_view,
)

pytestmark = pytest.mark.usefixtures("unpainted")


EACH_SIZE = {**SIZES, "1280x1024": (971, 606), "3840x2160": (2912, 1816)}
ROUNDING = 0.5
TIE = (
    dollars(Bet.TIE, 12_500, 1_000, 500, 200),
    dollars(Bet.BANKER, 5_000, 5_000),
    dollars(Bet.PLAYER, 25_000),
)
"""What may lie there at a Tie: a large bet on it, with standing bettors, and the chips that go back."""
STANDING = tuple(dollars(bet, 0, 1_000, 500, 200) for bet in Bet)
LARGE = tuple(dollars(bet, 125_000, 25_000) for bet in Bet)
SIX_NAMES = [game.six_name for game in GAMES.values() if game.six_name is not None]
MOST_LIKELY = ("full", "tie")
BETS = {"full": FULL_BETS, "tie": TIE, "standing": STANDING, "large": LARGE}


def around(pile: Pile) -> QRectF:
    """Return the rectangle of a stack of chips."""
    high = stack_height(pile.radius, len(pile.values))
    return QRectF(pile.x - pile.radius, pile.y - pile.radius, 2 * pile.radius, high)


def meetings(area: AreaItem) -> list[str]:
    """Return every text of an area on which chips lie, or that lies on another."""
    texts = area.texts()
    met = [
        f"box {area.box}: chips on {text.text}"
        for pile in area.piles
        for text in texts
        if meets(around(pile), text.rect)
    ]
    met += [
        f"box {area.box}: {one.text} on {other.text}"
        for one, other in itertools.combinations(texts, 2)
        if meets(one.rect, other.rect)
    ]
    return met


def meets(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > ROUNDING and shared.height() > ROUNDING


def lying_on(name: str, bets: frozenset[Bet], lying: tuple[BetView, ...]) -> FeltView:
    """Return a felt with the same bets in every box, of those that the game has."""
    return FeltView(ScreenKind.LIVE, boxes_with(name, tuple(bet for bet in lying if bet.bet in bets)))


@BOTH_GAMES
@EACH_LAYOUT
def test_chips_lie_on_no_glyph_and_no_figure(qtbot: QtBot, name: str, bets: frozenset[Bet]) -> None:
    felt = make_felt(qtbot, name, bets)
    small = min(EACH_SIZE.values())
    for size, (which, lying) in itertools.product(EACH_SIZE.values(), BETS.items()):
        if which not in MOST_LIKELY and size != small:
            continue  # what fits the smallest felt fits the others
        felt.resize(*size)
        felt.show_felt(lying_on(name, bets, lying))
        assert felt.factor == pytest.approx(size[0] / FELT_WIDTH, abs=0.01)
        assert [met for box in felt.boxes.values() for area in box.areas for met in meetings(area)] == []


def test_chips_two_pixels_lower_would_be_noticed(qtbot: QtBot) -> None:
    felt = make_felt(qtbot, "big-12", view=lying_on("big-12", WITH_SIX, FULL_BETS))
    area = felt.area("1", Bet.BANKER)
    on_it = area.texts()[0].rect
    high = area.piles[0].radius
    assert meets(around(Pile(on_it.center().x(), on_it.top() - high + 2, high, (100,))), on_it)


@EACH_LAYOUT
def test_the_lammer_lies_on_no_tag_no_card_and_no_box(qtbot: QtBot, name: str) -> None:
    layout = load_layout(name, WITH_SIX)
    for hand in Hand:
        view = FeltView(
            ScreenKind.LIVE,
            boxes_with(name, (), tag=TagView("44,444,444")),
            lammer=LammerView(hand, "1.5", True),
        )
        felt = make_felt(qtbot, name, view=view)
        lammer = felt.lammer.shape()
        rim = list(lammer.toFillPolygon())[:-1]
        disc = tuple((point.x() / FELT_WIDTH, point.y() / FELT_WIDTH) for point in rim)
        for label, box in felt.boxes.items():
            assert not lammer.intersects(_pill(box.tag.pill)), (hand, label)
        for box_place in layout.boxes:
            assert apart(disc, box_place.polygon) >= 0, (hand, box_place.label)
        for other in Hand:
            for place in layout.hand(other).cards:
                assert apart(disc, place.corners) >= 0, (hand, other)


@EACH_LAYOUT
def test_the_badge_between_the_hands_lies_on_no_word_and_no_card(qtbot: QtBot, name: str) -> None:
    """Such as the name of the place for a carried card, over it."""
    view = replace(settling_view(name, verdict=Verdict.TIE), counters=CountersView(99, 315))
    felt = make_felt(qtbot, name, view=view)
    badge = felt.badge
    for size in ((1080, 674), *EACH_SIZE.values()):
        felt.resize(*size)
        own = badge.texts()
        assert [
            text.text for text in felt.texts() if text not in own and meets(badge.boundingRect(), text.rect)
        ] == [], size
    assert [
        place for places in felt.places.values() for place in places if badge.collidesWithItem(place)
    ] == []


def _pill(rect: QRectF) -> QRectF:
    """Return the inner part of a tag: its ends are round."""
    return rect.adjusted(rect.height() / 4, 0, -rect.height() / 4, 0)


@pytest.mark.parametrize("six_name", SIX_NAMES)
@EACH_LAYOUT
def test_the_six_area_bears_the_name_that_its_game_has_for_it(qtbot: QtBot, name: str, six_name: str) -> None:
    felt = make_felt(qtbot, name, view=FeltView(ScreenKind.LIVE, six_name=six_name))
    for size in EACH_SIZE.values():
        felt.resize(*size)
        for box in felt.boxes.values():
            area = next(area for area in box.areas if area.bet is Bet.SIX)
            said = "".join(text.text for text in area.texts())
            assert said.startswith(second_line(six_name)), (box.shown.label, size)


def test_every_game_with_a_six_bet_has_its_name_in_the_catalogue() -> None:
    assert len(SIX_NAMES) == sum(Bet.SIX in game.bets for game in GAMES.values())
    assert all(second_line(name) for name in SIX_NAMES)
    ours = {"Super Six Plus": "超級六", "Easy Six": "輕鬆六", "Fortune Six": "幸運六"}
    assert set(SIX_NAMES) >= ours.keys()
    assert {name: second_line(name) for name in ours} == ours
