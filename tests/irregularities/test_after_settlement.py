"""Faults found after the settlement: before the next round it is undone, afterwards every round stands."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.rounds.answers import EarlierRound
from terminal.rounds.commands import PayBettor, TakeLosingBets
from terminal.rounds.events import BetCorrected, CardCorrected
from terminal.table.session.recovery import recover
from tests.irregularities.desk import (
    CLOSE,
    GAMES,
    NEW_SHOE,
    SETTLE,
    UNDO,
    Desk,
    answer,
    bets,
    deal,
    fault,
    insure,
)
from tests.irregularities.situations import NATURAL, OPENED

SETTLED = [*OPENED, *deal(NATURAL), SETTLE]
WRONG = fault("wrong_number_of_cards", reconstructable=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_settled_round_is_voided_before_the_next_commences(game: str) -> None:
    told = answer(game, [*SETTLED, WRONG])
    [played] = told["rounds"]
    assert (played["result"], played["house_net"]) == ("void", "0.00")
    assert [line["returned"] for line in played["settlement"]] == ["1000.00", "500.00", "1000.00"]


@pytest.mark.parametrize("game", GAMES)
def test_once_the_next_has_commenced_the_fault_is_one_of_an_earlier_round(game: str) -> None:
    told = answer(game, [*SETTLED, *bets("3 banker 100"), WRONG], on_refusal="continue")
    assert [refused["code"] for refused in told["refusals"]] == ["not_at_this_moment"]
    desk = Desk(game).do(*SETTLED, *bets("3 banker 100"))
    board = desk.table.history
    desk.do(fault("noticed_later"))
    assert desk.table.history == board
    assert desk.round.irregularities[-1].action == "recorded"


@pytest.mark.parametrize("game", GAMES)
def test_a_shift_manager_may_decide_otherwise_about_an_earlier_round_in_words(game: str) -> None:
    desk = Desk(game).do(*SETTLED, *bets("3 banker 100"))
    step = fault("noticed_later", "pit_manager", remedy="void", decision="All bets of round 1 go back.")
    refused = desk.ask(step)
    assert refused is not None
    assert refused.needs == "shift_manager"
    desk.do({**step, "by": "shift_manager"}, CLOSE, *deal(NATURAL), SETTLE)
    record = desk.current.irregularities[-1]
    assert (record.action, record.facts.decision) == ("void", "All bets of round 1 go back.")
    assert desk.returned == {"3 banker": 0}
    assert len(desk.board()) == 2


def test_reconstruction_after_the_settlement_corrects_board_money_and_carried_cards() -> None:
    desk = Desk("F6").do(*SETTLED)
    assert desk.board() == ["player"]
    told = ["4S", "5H", "KD", "7C", "2D"]
    desk.do(fault("wrong_number_of_cards", reconstructable=True, cards=told))
    assert desk.hands == ("4S KD 2D", "5H 7C")
    assert desk.board() == []
    desk.do(*deal("AH"), SETTLE)
    assert desk.board() == ["player"]
    desk.do(fault("wrong_number_of_cards", reconstructable=True, cards=["4S", "KD", "5H", "7C", "2D", "AH"]))
    assert desk.hands == ("4S 5H", "KD 7C")
    assert desk.table.carried == ("2D", "AH")
    desk.do(*OPENED)
    assert desk.hands == ("2D", "AH")


def test_a_void_reverses_a_settlement_with_neglected_insurance() -> None:
    desk = Desk("NCI").do(
        *bets("3 banker 900"),
        CLOSE,
        *deal("5S 2D 9H 4C"),
        {"do": "close_insurance", "offered": False},
        *deal("3S"),
        SETTLE,
        {"do": "neglected_insurance", "box": "3", "hand": "banker", "by": "pit_manager"},
    )
    assert desk.returned == {"3 banker": 900}
    desk.do(WRONG)
    assert desk.returned == {"3 banker": 900}
    assert desk.board() == []


def test_a_bet_corrected_away_leaves_its_insurance_without_anything_to_insure() -> None:
    desk = Desk("NCI").do(
        *bets("3 banker 900", "5 banker 900"),
        CLOSE,
        *deal("5S 2D 9H 4C"),
        insure("3", "banker", "300"),
        insure("5", "banker", "300"),
        *deal("3S"),
        {"do": "correct_bet", "box": "3", "bet": "banker", "amount": "0", "by": "pit_supervisor"},
        SETTLE,
    )
    assert desk.returned == {
        "3 insurance banker four_cards": 300,
        "5 banker": 0,
        "5 insurance banker four_cards": 1200,
    }
    assert desk.lines["3 insurance banker four_cards"].paid == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("step", "event"),
    [
        ({"do": "correct_card", "position": "player-1", "card": "3S"}, CardCorrected),
        ({"do": "correct_bet", "box": "5", "bet": "player", "amount": "700"}, BetCorrected),
    ],
)
def test_a_wrong_entry_is_corrected_by_a_supervisor_with_both_values_on_record(
    game: str, step: dict[str, Any], event: type[Any]
) -> None:
    desk = Desk(game).do(*SETTLED)
    refused = desk.ask(step)
    assert refused is not None
    assert refused.needs == "pit_supervisor"
    desk.do({**step, "by": "pit_supervisor"})
    [corrected] = [one.event for one in desk.ledger.read() if isinstance(one.event, event)]
    assert (corrected.before, corrected.after) in (("4S", "3S"), (1000_00, 700_00))
    assert desk.returned["5 player"] == (2000 if event is CardCorrected else 1400)


def test_a_correction_at_the_result_begins_taking_and_paying_again() -> None:
    desk = Desk("CB").do(*OPENED, *deal(NATURAL))
    desk.session.handle(TakeLosingBets())
    desk.session.handle(PayBettor("5"))
    before = desk.round
    assert before.taken
    assert before.paid
    desk.do({"do": "correct_card", "position": "player-1", "card": "AS", "by": "pit_supervisor"})
    after = desk.round
    assert not after.taken
    assert not after.paid


def test_the_dealer_undoes_at_once_and_nothing_behind_a_decision() -> None:
    desk = Desk("CB").do(*OPENED, *deal("4S 9D"), UNDO, *deal("KD"))
    assert desk.hands == ("4S", "KD")
    desk.do(fault("technical_interruption", can_go_on=True))
    refused = desk.ask(UNDO)
    assert refused is not None
    assert refused.code == "nothing_to_undo"


def test_the_last_round_of_a_shoe_is_voided_after_the_shoe_was_changed() -> None:
    desk = Desk("CB").do(*SETTLED, NEW_SHOE, WRONG)
    assert desk.returned == {"3 banker": 1000, "3.1 banker": 500, "5 player": 1000}
    assert desk.table.shoe is not None
    assert (desk.table.shoe.out, desk.table.rounds) == (0, 0)
    desk.do(*OPENED, *deal("4S"))
    assert desk.round.number == 1
    assert recover(desk.ledger, desk.table.terms) == desk.table


def test_a_round_behind_a_shoe_from_which_nothing_was_dealt_is_over_for_good() -> None:
    desk = Desk("CB").do(*SETTLED, NEW_SHOE, NEW_SHOE)
    refused = desk.ask(WRONG)
    assert refused is not None
    assert refused.code == "not_at_this_moment"
    assert recover(desk.ledger, desk.table.terms) == desk.table


def test_limits_changed_since_do_not_touch_a_round_that_is_settled_again() -> None:
    desk = Desk("CB", maximum_differential="1000").do(*bets("3 banker 3000"), CLOSE, *deal(NATURAL), SETTLE)
    assert desk.lines["3 banker"].at_stake == 1000_00
    desk.do({"do": "set_limits", "maximum_differential": None, "by": "pit_supervisor"})
    desk.do({"do": "correct_card", "position": "banker-1", "card": "QD", "by": "pit_supervisor"})
    assert desk.lines["3 banker"].at_stake == 1000_00


def test_a_notice_put_up_since_does_not_touch_the_insurance_of_a_settled_round() -> None:
    desk = Desk("NCI", private=True).do(
        *bets("3 banker 900"), CLOSE, *deal("5S 2D 9H 4C"), insure("3", "banker", "300"), *deal("3S"), SETTLE
    )
    desk.do({"do": "notice", "up": True, "by": "pit_supervisor"})
    desk.do({"do": "correct_card", "position": "player-3", "card": "3D", "by": "pit_supervisor"})
    assert desk.returned == {"3 banker": 0, "3 insurance banker four_cards": 1200}


# --- the round that is meant (CB, NCI ¶5.11; RULINGS 21, 26) -----------------------------------------------

PAYMENT = {"box": "3", "bet": "banker", "amount": "1000", "owed": "950", "paid": "900"}


def _three_rounds(game: str) -> Desk:
    desk = Desk(game)
    for _ in range(3):
        desk.do(*bets("3 banker 1000"), CLOSE, *deal(NATURAL), SETTLE)
    return desk


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["noticed_later", "wrong_payment"])
def test_5_11_the_decision_names_the_round_that_is_meant(game: str, kind: str) -> None:
    facts = {"bet": PAYMENT} if kind == "wrong_payment" else {}
    for round_open in (False, True):
        desk = _three_rounds(game).do(*(bets("5 player 1000") if round_open else ()))
        desk.do(fault(kind, "shift_manager", about={"shoe": 1, "round": 2}, **facts))
        assert desk.current.irregularities[-1].facts.about == EarlierRound(1, 2)


@pytest.mark.parametrize(
    ("kind", "about", "code"),
    [
        ("noticed_later", {"shoe": 1, "round": 3}, "no_such_round"),
        ("noticed_later", {"shoe": 1, "round": 4}, "no_such_round"),
        ("noticed_later", {"shoe": 1, "round": 0}, "no_such_round"),
        ("noticed_later", {"shoe": 0, "round": 1}, "no_such_round"),
        ("noticed_later", {"shoe": 2, "round": 1}, "no_such_round"),
        ("wrong_payment", {"shoe": 1, "round": 4}, "no_such_round"),
        ("deck_count", {"shoe": 1, "round": 2}, "not_another_round"),
    ],
)
def test_5_11_a_round_that_was_not_dealt_before_cannot_be_meant(
    kind: str, about: dict[str, int], code: str
) -> None:
    facts = {"bet": PAYMENT} if kind == "wrong_payment" else {}
    refused = _three_rounds("NCI").ask(fault(kind, "shift_manager", about=about, **facts))
    assert refused is not None
    assert refused.code == code


def test_rulings_26_the_round_just_settled_may_be_named_and_one_in_play_may_not() -> None:
    named = fault("wrong_payment", about={"shoe": 1, "round": 3}, bet=PAYMENT)
    assert _three_rounds("CB").ask(named) is None
    refused = _three_rounds("CB").ask(
        *bets("5 player 1000"), fault("wrong_payment", about={"shoe": 1, "round": 4}, bet=PAYMENT)
    )
    assert refused is not None
    assert refused.code == "no_such_round"


def test_5_11_a_script_is_answered_with_the_round_that_was_named() -> None:
    steps = [*bets("3 banker 1000"), CLOSE, *deal(NATURAL), SETTLE]
    told = fault("noticed_later", about={"shoe": 1, "round": 1})
    [_, second] = answer("CB", [*steps, *steps, told])["rounds"]
    assert second["irregularities"][-1]["facts"] == {"about": {"shoe": 1, "round": 1}}
