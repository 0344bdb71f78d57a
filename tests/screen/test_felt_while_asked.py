"""A touch on the felt answers the open question or says why not; what is shown is what comes next."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.house import Limits
from terminal.screen.felt.view import CardMark, HandView
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")

GAME = "insurance-super-six-plus"
FIRST = "Answer the open question first."
BANKER_LEADS = ("2D", "9H", "3S", "7C")
"""Player five, Banker six: insurance on the Banker."""


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = open_desk(GAME, limits=Limits(minimum=100_00, maximum_differential=50_000_00))
    desk.new_shoe(8, "AC")
    return desk


def close_with_bets(desk: Desk, *boxes: str) -> None:
    """Close a round with 1,000 on the Banker in these boxes."""
    desk.main("PLACE YOUR BETS")
    desk.arm(1_000_00)
    for box in boxes:
        desk.area(box, Bet.BANKER)
    desk.main("NO MORE BETS")


def deal(desk: Desk, *faces: str) -> None:
    for face in faces:
        desk.card(face)


def marks(hand: HandView) -> list[CardMark]:
    return [card.mark for place in hand.places for card in place.cards]


def test_a_tag_repeats_no_bets_while_an_irregularity_is_open(desk: Desk) -> None:
    close_with_bets(desk, "2")
    deal(desk, "9S", "KH", "KD", "5C")
    desk.main("BETS TAKEN")
    desk.main("ALL SETTLED")
    desk.main("PLACE YOUR BETS")
    desk.tool("irregularity")
    desk.tag("2")
    assert desk.round.sums == {}
    assert desk.notice == FIRST
    desk.presenter.dialogue.cancel()  # type: ignore[union-attr]
    desk.tag("2")
    assert sum(desk.round.sums.values()) == 1_000_00
    desk.done()


def test_the_lammer_offers_nothing_while_an_irregularity_is_open(desk: Desk) -> None:
    close_with_bets(desk, "1", "5")
    deal(desk, *BANKER_LEADS)
    desk.tool("irregularity")
    desk.lammer()
    offer = desk.presenter.situation.offer
    assert offer is not None
    assert not offer.out
    assert desk.notice == FIRST
    desk.done()


def test_an_area_that_is_not_asked_for_says_so_held_or_touched(desk: Desk) -> None:
    close_with_bets(desk, "1")
    deal(desk, "9S", "KH")
    desk.tool("irregularity")
    desk.answer("exposed_card")
    for touch in (desk.area, desk.hold_area):
        touch("3", Bet.PLAYER)
        assert desk.notice == FIRST
        desk.plate("3")
    desk.card_place("player-1")
    assert desk.notice == ""
    assert desk.round.sums.keys() == {("1", SEATED, Bet.BANKER)}
    desk.done()


def test_a_card_that_is_put_right_is_the_one_the_felt_shows_and_another_may_be_touched(desk: Desk) -> None:
    close_with_bets(desk, "1")
    deal(desk, "KH", "2C", "4D", "JS")
    desk.card_place("banker-2")
    view = desk.presenter.view()
    assert marks(view.felt.banker) == [CardMark.NONE, CardMark.CORRECTED]
    assert marks(view.felt.player) == [CardMark.NONE, CardMark.NONE]
    assert not view.felt.player.is_due
    assert view.card_pad is not None
    right = view.card_pad.notch
    desk.card_place("player-1")
    view = desk.presenter.view()
    assert marks(view.felt.player) == [CardMark.CORRECTED, CardMark.NONE]
    assert marks(view.felt.banker) == [CardMark.NONE, CardMark.NONE]
    assert view.card_pad is not None
    assert view.card_pad.notch is not None
    assert right is not None
    assert view.card_pad.notch < right
    assert view.facts is not None
    assert view.facts.facts[0].answer == "K of hearts"
    desk.plate("5")
    assert desk.notice == FIRST
    desk.card("QH")
    desk.sign(PIT_SUPERVISOR)
    assert desk.round.cards_of(Hand.PLAYER) == ("QH", "4D")
    desk.done()


def test_the_pad_says_that_insurance_is_offered_before_it_is_closed(desk: Desk) -> None:
    close_with_bets(desk, "1", "5")
    deal(desk, *BANKER_LEADS)
    pad = desk.window.card_pad
    assert pad.view is not None
    assert pad.view.reason == "Offer insurance before the next card"
    desk.main("OFFER INSURANCE")
    assert pad.view.reason == "Close insurance before the next card"
    desk.done()


def test_closing_the_offer_over_a_typed_stake_says_what_either_answer_does(desk: Desk) -> None:
    close_with_bets(desk, "1", "5")
    deal(desk, *BANKER_LEADS)
    desk.main("OFFER INSURANCE")
    desk.key(desk.window.insurance, ("exact", "1", SEATED))
    desk.key(desk.window.number_pad, "5")
    desk.main("CLOSE INSURANCE")
    view = desk.window.walk.view
    assert view is not None
    said = {answer.name: answer.effect for answer in view.answers}
    assert said == {"take": "5; insurance stays open", "leave": "no insurance: Box 1, Box 5"}
    desk.done()


def test_a_shoe_whose_decks_were_entered_wrong_is_put_right_from_the_undo_key(qtbot: QtBot) -> None:
    desk = open_desk(GAME)
    desk.new_shoe(6)
    view = desk.window.strip.view
    assert view is not None
    assert (view.undo.title, view.undo.when, view.undo.locked) == ("Correct entry", "The shoe", False)
    desk.tool("undo")
    desk.new_shoe(8, "AC")
    assert desk.table.shoe is not None
    assert (desk.table.shoe.number, desk.table.shoe.decks) == (2, 8)
    close_with_bets(desk, "1")
    deal(desk, "9S", "KH", "KD", "5C")
    desk.main("BETS TAKEN")
    desk.main("ALL SETTLED")
    desk.tool("menu")
    desk.other_tool("new_shoe")
    desk.new_shoe(6)
    desk.sign(PIT_SUPERVISOR)
    desk.tool("undo")
    desk.answer("shoe")
    desk.new_shoe(8)
    assert (desk.table.shoe.number, desk.table.shoe.decks) == (4, 8)
    assert phase_of(desk.table) is Phase.BETWEEN_ROUNDS
    desk.done()


def test_once_a_new_shoe_is_in_the_guide_asks_for_the_burn_and_not_for_the_bets_of_a_void_round(
    desk: Desk,
) -> None:
    close_with_bets(desk, "1")
    deal(desk, "9S", "KH")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert desk.presenter.view().guide.pill == "VOID"
    desk.new_shoe(8)
    guide = desk.presenter.view().guide
    assert (guide.pill, guide.title) == ("NEXT", "Burn")
    desk.done()
