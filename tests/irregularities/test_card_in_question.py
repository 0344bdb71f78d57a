"""Which card it is: one that lies, or one that nobody has recorded, which goes on record with the ruling."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.rounds.state import Phase, phase_of
from tests.irregularities.desk import CLOSE, SETTLE, Desk, Step, bets, bettor, choose, deal, fault
from tests.irregularities.situations import NATURAL

AT_AN_OFFER = "2S 3D 3H 3C"
"""Player 5 and Banker 6: insurance on the Banker Hand is due before the Player's third card."""


def meant(number: int, card: str) -> dict[str, Any]:
    return {"number": number, "card": card}


def dealt(game: str, codes: str) -> Desk:
    return Desk(game).do(*bets("3 banker 1000", "5 player 1000"), CLOSE, *deal(codes))


def code(desk: Desk, step: Step) -> str | None:
    refused = desk.ask(step)
    return None if refused is None else refused.code


def test_a_card_that_lies_is_named_and_recorded() -> None:
    desk = dealt("CB", f"{NATURAL} 2D>player")
    desk.do(fault("excess_card", reconstructable=True, card=meant(5, "2D")))
    facts = desk.current.irregularities[-1].facts
    assert facts.card is not None
    assert (facts.card.number, facts.card.card) == (5, "2D")
    assert desk.current.carried == ("2D",)


@pytest.mark.parametrize("kind", ["excess_card", "exposed_card"])
def test_at_an_offer_an_unrecorded_card_that_can_be_put_in_order_is_the_next(kind: str) -> None:
    desk = dealt("NCI", AT_AN_OFFER)
    assert phase_of(desk.table) is Phase.INSURANCE
    left = desk.table.shoe
    assert left is not None
    desk.do(fault(kind, reconstructable=True, card=meant(5, "9D")))
    assert desk.hands == ("2S 3H 9D", "3D 3C")
    assert desk.table.shoe is not None
    assert desk.table.shoe.cards_left == left.cards_left - 1
    assert desk.round.offers[0].closed


@pytest.mark.parametrize("kind", ["excess_card", "exposed_card"])
def test_at_an_offer_an_unrecorded_card_that_cannot_be_put_in_order_lies_aside(kind: str) -> None:
    desk = dealt("NCI", AT_AN_OFFER)
    desk.do(fault(kind, reconstructable=False, card=meant(5, "9D")))
    assert desk.hands == ("2S 3H", "3D 3C")
    assert desk.round.discarded == ("9D",)
    for option in ("3", "5"):
        if phase_of(desk.table) is Phase.CHOOSING:
            desk.do(choose(option, "continue"))
    desk.do(*deal("KD"))
    assert desk.hands == ("2S 3H KD", "3D 3C")


def test_while_bets_are_open_an_exposed_card_lies_first() -> None:
    desk = Desk("CB").do(
        *bets("3 banker 1000"), fault("exposed_card", reconstructable=True, card=meant(1, "9D"))
    )
    assert desk.table.carried == ("9D",)
    desk.do(*bets("5 player 1000"), CLOSE)
    assert desk.hands == ("9D", "")


@pytest.mark.parametrize("reconstructable", [True, False])
def test_a_card_drawn_after_a_settled_round_is_on_record_and_the_result_stands(reconstructable: bool) -> None:
    desk = dealt("CB", NATURAL).do(SETTLE)
    result, lines = desk.board(), desk.lines
    desk.do(fault("excess_card", reconstructable=reconstructable, card=meant(5, "2D")))
    if phase_of(desk.table) is Phase.CHOOSING:
        desk.do(choose("3", "continue"), choose("5", "continue"), SETTLE)
    assert (desk.board(), desk.lines) == (result, lines)
    assert "2D" in (*desk.current.carried, *desk.current.discarded)


def test_a_card_that_does_not_lie_so_is_refused() -> None:
    desk = dealt("CB", f"{NATURAL} 2D>player")
    for card, wanted in (
        (meant(5, "3D"), "cards_do_not_match"),
        (meant(7, "3D"), "no_such_card"),
        (meant(6, "3D"), "play_halted"),
    ):
        assert code(desk, fault("excess_card", reconstructable=True, card=card)) == wanted
    assert code(desk, fault("dealing_error", reconstructable=True, card=meant(5, "2D"))) == "not_about_a_card"


def test_a_card_of_which_the_shoe_has_no_more_is_refused() -> None:
    desk = Desk("CB", decks=4).do(*bets("3 banker 1000"), CLOSE, *deal("2D 2D 2D 2D"))
    assert code(desk, fault("exposed_card", reconstructable=True, card=meant(5, "2D"))) == "surplus_card"


def bet(who: str, name: str, amount: str) -> Step:
    return {**bettor(who), "bet": name, "amount": amount}


@pytest.mark.parametrize("game", ["CB", "NCI", "E6", "NCT", "F6"])
def test_only_a_bet_on_record_is_withdrawn_late(game: str) -> None:
    desk = dealt(game, "2S 3D")
    for other in (bet("3", "player", "1000"), bet("4", "banker", "100"), bet("3", "banker", "1001")):
        assert code(desk, fault("late_withdrawal", "shift_manager", bet=other)) == "nothing_there"
    desk.do(fault("late_withdrawal", "shift_manager", bet=bet("3", "banker", "400")))


@pytest.mark.parametrize("kind", ["late_bet", "disputed_bet"])
@pytest.mark.parametrize("game", ["CB", "NCI", "E6", "NCT", "F6"])
def test_a_late_or_disputed_bet_may_lie_on_any_area_of_game_and_layout(game: str, kind: str) -> None:
    desk = dealt(game, "2S 3D")
    for offered in desk.table.terms.rules.bets:
        for box in desk.table.terms.boxes:
            desk.do(fault(kind, "shift_manager", bet=bet(box, offered.value, "100")))
    assert code(desk, fault(kind, "shift_manager", bet=bet("99", "player", "100"))) == "unknown_box"
    no_six = game in ("CB", "NCT")
    six = code(desk, fault(kind, "shift_manager", bet=bet("3", "six", "100")))
    assert six == ("bet_not_offered" if no_six else None)


def test_insurance_is_named_only_where_there_is_any() -> None:
    step = fault("disputed_bet", "shift_manager", bet=bet("3", "insurance", "100"))
    assert code(dealt("CB", "2S 3D"), step) == "not_in_this_game"
    dealt("NCI", "2S 3D").do(step)
