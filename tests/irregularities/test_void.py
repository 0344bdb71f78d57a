"""A void round: every bet goes back, nothing stands on the board, and some faults ask for a new shoe."""

from __future__ import annotations

import pytest

from terminal.rules.bets import Outcome
from tests.irregularities.desk import CLOSE, GAMES, SETTLE, Desk, Step, bets, deal, fault, insure
from tests.irregularities.situations import NATURAL, OPENED

INSURED = [*bets("3 banker 1000", "3.1 banker 500", "5 player_pair 50"), CLOSE, *deal("5S 2D 9H 4C")]
"""Player four, Banker six: insurance on the Banker at three to one."""


def test_nci_5_16_a_void_returns_every_bet_with_its_insurance() -> None:
    desk = Desk("NCI").do(*INSURED, insure("3", "banker", "300"), insure("3.1", "banker", "100"))
    desk.do(fault("foreign_card"))
    assert desk.returned == {
        "3 banker": 1000,
        "3 insurance banker four_cards": 300,
        "3.1 banker": 500,
        "3.1 insurance banker four_cards": 100,
        "5 player_pair": 50,
    }
    assert {line.outcome for line in desk.lines.values()} == {Outcome.RETURNED}
    assert {line.paid for line in desk.lines.values()} == {0}


@pytest.mark.parametrize("game", GAMES)
def test_a_void_round_has_no_place_on_the_board_and_earlier_results_stand(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(NATURAL), SETTLE)
    before = desk.table.history
    desk.do(*OPENED, *deal("5S"), fault("foreign_card"))
    assert desk.table.history == before


@pytest.mark.parametrize("game", GAMES)
def test_a_void_after_the_settlement_takes_the_result_off_the_board(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(NATURAL), SETTLE, *OPENED, *deal(NATURAL), SETTLE)
    assert len(desk.board()) == 2
    desk.do(fault("wrong_number_of_cards", reconstructable=False))
    assert len(desk.board()) == 1
    assert desk.returned == {"3 banker": 1000, "3.1 banker": 500, "5 player": 1000}


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("foreign_card", {}),
        ("deck_count", {}),
        ("shoe_exhausted", {}),
        ("not_shuffled", {}),
        ("shoe_order_altered", {"reconstructable": False}),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_with_the_cards_asks_for_a_new_shoe(
    game: str, kind: str, facts: dict[str, bool]
) -> None:
    short = kind == "shoe_exhausted"
    burnt: list[Step] = [{"do": "burn", "card": "2C", "count": 4 * 52 - 1 - 3}] if short else []
    desk = Desk(game, decks=4).do(*burnt, *OPENED, *deal("5S KD"), fault(kind, "shift_manager", **facts))
    for step in ({"do": "place_your_bets"}, *bets("3 banker 100"), CLOSE):
        refused = desk.ask(step)
        assert refused is not None
        assert refused.code == "new_shoe_needed"
    desk.do({"do": "new_shoe"}, *OPENED, *deal(NATURAL), SETTLE)


@pytest.mark.parametrize("game", GAMES)
def test_a_void_for_a_wrong_number_of_cards_goes_on_with_the_same_shoe(game: str) -> None:
    desk = Desk(game).do(
        *OPENED, *deal("5S KD"), fault("wrong_number_of_cards", reconstructable=False), *OPENED
    )
    assert desk.table.shoes == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["foreign_card", "deck_count", "not_shuffled"])
def test_found_between_rounds_it_voids_nothing(game: str, kind: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(NATURAL), SETTLE)
    settled, board = desk.lines, desk.table.history
    desk.do(fault(kind, "shift_manager"))
    assert (desk.lines, desk.table.history) == (settled, board)
    assert desk.table.condemned == kind
    assert desk.current.irregularities[-1].action == "recorded"


def test_the_cards_of_a_void_round_go_to_the_discards_but_carried_ones_still_lie_first() -> None:
    desk = Desk("CB").do(*OPENED, *deal(f"{NATURAL} 2D"), fault("excess_card", reconstructable=True), SETTLE)
    assert desk.table.carried == ("2D",)
    desk.do(*bets("3 banker 100"), fault("technical_interruption", can_go_on=False))
    assert desk.table.carried == ("2D",)
    desk.do(*bets("3 banker 100"), CLOSE)
    assert desk.hands == ("2D", "")


def test_a_void_clears_what_halted_play_and_the_options_that_were_open() -> None:
    desk = Desk("CB").do(*OPENED, *deal("4S>banker"), fault("misplaced_cards", reconstructable=True))
    assert desk.round.choosing
    desk.do(fault("foreign_card"))
    assert desk.table.round is None
    assert desk.current.choices == ()


def test_a_new_shoe_may_be_put_in_by_the_dealer_once_one_is_due() -> None:
    desk = Desk("CB").do(*OPENED, *deal(NATURAL), SETTLE)
    refused = desk.ask({"do": "new_shoe"})
    assert refused is not None
    assert refused.code == "rank_missing"
    desk.do(fault("foreign_card"), {"do": "new_shoe"})


def test_a_round_opened_again_is_not_dealt_on_from_a_shoe_that_is_condemned() -> None:
    desk = Desk("E6").do(*OPENED, *deal(NATURAL), SETTLE, fault("foreign_card"))
    desk.do(fault("wrong_number_of_cards", reconstructable=True, cards=["4S", "5H", "7C", "KD"]))
    assert desk.hands == ("4S 7C", "5H KD")
    refused = desk.ask(*deal("9S"))
    assert refused is not None
    assert refused.code == "new_shoe_needed"
    desk.do(fault("wrong_number_of_cards", reconstructable=False))
    assert desk.returned == {"3 banker": 1000, "3.1 banker": 500, "5 player": 1000}
