"""Faults about bets and money: late, withdrawn, disputed, abandoned, wrongly paid or displayed."""

from __future__ import annotations

import pytest

from terminal.rounds.answers import DisputedBet
from terminal.rounds.events import BetCorrected
from terminal.rounds.evolve import evolve
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from tests.irregularities.desk import (
    CLOSE,
    GAMES,
    NOT_OFFERED,
    PASS,
    SETTLE,
    Desk,
    answer,
    bets,
    deal,
    fault,
    insure,
)
from tests.irregularities.situations import NATURAL, OPENED

BET = {"box": "7", "bet": "player", "amount": "500"}
PARAGRAPHS = {"CB": "5.6", "NCI": "5.6", "E6": "5.2", "NCT": "5.2", "F6": "5.6"}
WITHDRAWN = {"CB": "5.6", "NCI": "5.6", "E6": "5.3", "NCT": "5.3", "F6": "5.7"}


@pytest.mark.parametrize("game", GAMES)
def test_a_bet_after_the_first_card_is_refused_and_the_late_bet_is_on_record(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal("4S"))
    refused = desk.ask(*bets("7 player 500"))
    assert refused is not None
    assert (refused.code, refused.paragraph) == ("bets_closed", PARAGRAPHS[game])
    desk.do(fault("late_bet", "dealer", bet=BET))
    [record] = desk.round.irregularities
    assert record.facts.bet == DisputedBet(box="7", bettor="seated", bet="player", amount=500_00)
    desk.do(*deal("KD 5H 7C"), SETTLE)
    assert "7 player" not in desk.lines


@pytest.mark.parametrize("game", GAMES)
def test_a_bet_increased_after_the_first_card_counts_with_what_lay_there(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal("4S"))
    assert desk.ask(*bets("5 player 500")) is not None
    desk.do(fault("late_bet", "dealer", bet={**BET, "box": "5"}), *deal("KD 5H 7C"), SETTLE)
    assert desk.returned["5 player"] == 2000


@pytest.mark.parametrize("game", GAMES)
def test_a_late_bet_found_after_the_result_is_returned_and_never_honoured(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(NATURAL), fault("late_bet", "dealer", bet=BET), SETTLE)
    assert desk.current.irregularities[0].action == "returned"
    assert "7 player" not in desk.lines


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("settled_before", [True, False])
def test_what_was_recorded_after_the_call_is_returned_once_it_is_found_late(
    game: str, settled_before: bool
) -> None:
    late = fault("late_bet", "pit_supervisor", bet=BET)
    desk = Desk(game).do(*OPENED, *bets("7 player 500"), *deal(NATURAL))
    refused = desk.ask(fault("late_bet", "dealer", bet=BET))
    assert refused is not None
    assert refused.needs is Rank.PIT_SUPERVISOR
    desk.do(*((SETTLE, late) if settled_before else (late, SETTLE)))
    assert desk.current.irregularities[-1].action == "returned"
    assert "7 player" not in desk.lines
    assert desk.returned["5 player"] == 2000
    desk.do(fault("late_bet", "dealer", bet=BET))


def test_rulings_24_only_what_came_after_the_call_goes_off_the_record() -> None:
    """A bet of 1,000 that lay before the call, and 300 recorded after it: the 300 go back."""
    late = fault("late_bet", "pit_supervisor", bet={**BET, "box": "5", "amount": "500"})
    desk = Desk("CB").do(*OPENED, *bets("5 player 300"), *deal(NATURAL), SETTLE, late)
    assert desk.returned["5 player"] == 2000


@pytest.mark.parametrize("game", ["CB", "NCI"])
def test_5_1_and_5_2_limits_that_a_correction_breaks_after_the_settlement_are_on_record(game: str) -> None:
    desk = Desk(game, maximum_differential="1000", minimum="100")
    desk.do(*bets("1 banker 1000", "2 player 200"), CLOSE, *deal(NATURAL), SETTLE)
    for box, bet, amount in (("1", "banker", "3000"), ("2", "player", "50")):
        desk.do({"do": "correct_bet", "box": box, "bet": bet, "amount": amount, "by": "pit_supervisor"})
    kinds = [record.kind for record in desk.current.irregularities]
    assert kinds == ["excess_differential", "under_minimum"]


@pytest.mark.parametrize("game", GAMES)
def test_a_late_bet_is_not_found_after_the_result_while_a_face_is_unknown(game: str) -> None:
    desk = Desk(game, face_down=True).do(CLOSE, *deal("XX KD XX 9C"), fault("late_bet", "dealer", bet=BET))
    assert desk.current.irregularities[0].action == "refused"


@pytest.mark.parametrize("game", GAMES)
def test_a_withdrawal_after_closing_is_refused_and_the_bet_wins_or_loses(game: str) -> None:
    desk = Desk(game).do(*OPENED)
    refused = desk.ask({"do": "withdraw", "box": "3", "bet": "banker"})
    assert refused is not None
    assert (refused.code, refused.paragraph) == ("bets_closed", WITHDRAWN[game])
    taken = {"box": "3", "bet": "banker", "amount": "1000"}
    desk.do(fault("late_withdrawal", "dealer", bet=taken), *deal(NATURAL), SETTLE)
    stands = game in ("E6", "NCT", "F6")
    assert desk.current.irregularities[0].action == ("recorded" if stands else "refused")
    assert desk.returned["3 banker"] == 0


@pytest.mark.parametrize("game", ["CB", "NCI"])
def test_who_walks_away_is_settled_all_the_same(game: str) -> None:
    desk = Desk(game).do(*OPENED, fault("walk_away", "dealer"), *deal(NATURAL), SETTLE)
    assert desk.returned == {"3 banker": 0, "3.1 banker": 0, "5 player": 2000}


def test_nci_5_3_who_walks_away_has_forgone_insurance_for_the_round() -> None:
    desk = Desk("NCI").do(
        *bets("3 banker 900", "5 banker 900"),
        CLOSE,
        fault("walk_away", "dealer", bet={"box": "3", "bet": "banker", "amount": "900"}),
        *deal("5S 2D 9H 4C"),
    )
    assert desk.round.offer is not None
    assert [room.box for room in desk.round.offer.largest] == ["5"]
    refused = desk.ask(insure("3", "banker", "100"))
    assert refused is not None
    assert (refused.code, refused.paragraph) == ("insurance_forgone", "5.3")
    desk.do(insure("5", "banker", "300"), *deal("3S"), SETTLE)
    refused = desk.ask({"do": "neglected_insurance", "box": "3", "hand": "banker", "by": "pit_manager"})
    assert refused is not None


def test_nci_5_3_walking_away_does_not_hold_up_the_next_card() -> None:
    desk = Desk("NCI").do(
        *bets("3 banker 900"),
        CLOSE,
        *deal("5S 2D 9H 4C"),
        fault("walk_away", "dealer", bet={"box": "3", "bet": "banker", "amount": "900"}),
        *deal("3S"),
    )
    assert desk.hands == ("5S 9H 3S", "2D 4C")


def test_a_dealer_clears_no_fault_by_raising_another() -> None:
    desk = Desk("CB").do(*OPENED, *deal("4S>banker"))
    for step in (
        fault("walk_away", "dealer"),
        fault("technical_interruption", "dealer", can_go_on=True),
        fault("late_bet", "dealer", bet=BET),
        fault("display_wrong", "dealer"),
    ):
        desk.do(step)
        assert desk.round.fault is not None
    assert len(desk.round.irregularities) == 4


@pytest.mark.parametrize(("game", "paragraph"), [("CB", "5.13"), ("NCI", "5.14")])
def test_a_disputed_bet_is_settled_as_the_chips_lay(game: str, paragraph: str) -> None:
    bet = {"box": "3", "bet": "player", "amount": "1000"}
    desk = Desk(game).do(*OPENED, *deal(NATURAL), fault("disputed_bet", bet=bet), SETTLE)
    [record] = desk.current.irregularities
    assert (record.action, record.paragraph) == ("recorded", paragraph)
    assert desk.returned["3 banker"] == 0


def test_a_corrected_bet_is_no_bet_that_came_after_the_call() -> None:
    table = Desk("NCI").do(*OPENED).table
    corrected = evolve(table, BetCorrected("5", "seated", Bet.PLAYER, 1000_00, 1500_00)).round
    assert corrected is not None
    [piece] = [piece for piece in corrected.slices if (piece.box, piece.bet) == ("5", Bet.PLAYER)]
    marks = (piece.after_call, piece.on_request, piece.left_lying, piece.after_reopening)
    assert (piece.amount, *marks) == (1500_00, False, False, False, False)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_payment_is_owed_paid_and_recovered_on_record_and_alters_no_result(game: str) -> None:
    payment = {"box": "5", "bet": "player", "amount": "1000", "owed": "1000", "paid": "1500.50"}
    steps = [*OPENED, *deal(NATURAL), SETTLE]
    told = answer(game, [*steps, fault("wrong_payment", bet=payment)])
    before = answer(game, steps)
    [played], [clean] = told["rounds"], before["rounds"]
    [record] = played.pop("irregularities")
    assert clean.pop("irregularities") == []
    assert played == clean
    assert record["facts"]["bet"] == {
        "box": "5",
        "bettor": "seated",
        "bet": "player",
        "amount": "1000.00",
        "owed": "1000.00",
        "paid": "1500.50",
    }


def test_what_was_recovered_may_be_said_and_is_never_more_than_the_difference() -> None:
    steps = [*OPENED, *deal(NATURAL), SETTLE]
    payment = {"box": "5", "bet": "player", "amount": "1000", "owed": "1000", "paid": "1500.50"}
    told = answer("CB", [*steps, fault("wrong_payment", bet={**payment, "recovered": "500.50"})])
    [record] = told["rounds"][0]["irregularities"]
    assert record["facts"]["bet"]["recovered"] == "500.50"
    desk = Desk("CB").do(*steps)
    refused = desk.ask(fault("wrong_payment", bet={**payment, "recovered": "500.51"}))
    assert refused is not None
    assert refused.code == "recovered_too_much"


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_take_of_insurance_or_any_bet_is_recorded_too(game: str) -> None:
    for bet in ("insurance", "tie", "banker_pair"):
        payment = {"box": "5", "bet": bet, "amount": "100", "owed": "0", "paid": "100"}
        desk = Desk(game).do(*OPENED, *deal(NATURAL), SETTLE, *OPENED)
        if bet == "insurance" and not desk.table.terms.rules.has_insurance:
            refused = desk.ask(fault("wrong_payment", bet=payment))
            assert refused is not None
            assert refused.code == "not_in_this_game"
            continue
        desk.do(fault("wrong_payment", bet=payment))
        facts = desk.round.irregularities[-1].facts.bet
        assert facts is not None
        assert (facts.bet, facts.owed, facts.paid) == (bet, 0, 100_00)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_display_changes_neither_the_cards_nor_the_board(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(NATURAL), SETTLE)
    settled, board = desk.lines, desk.table.history
    desk.do(fault("display_wrong", "shift_manager"))
    assert (desk.lines, desk.table.history) == (settled, board)


def test_cb_5_1_1_excess_at_closing_is_raised_by_the_terminal_and_settled_pro_rata() -> None:
    desk = Desk("CB", maximum_differential="1000").do(*bets("3 banker 3000", "5 player 1000"), CLOSE)
    assert [record.kind for record in desk.round.irregularities] == ["excess_differential"]
    desk.do(*deal(NATURAL), SETTLE)
    assert desk.lines["3 banker"].at_stake == 2000_00
    assert desk.returned["3 banker"] == 1000


def test_cb_5_2_1_each_bet_under_the_minimum_is_raised_by_name() -> None:
    desk = Desk("CB", minimum="100", side_minimum="50").do(
        *bets("3 banker 50", "5 player 100", "6 tie 10"), CLOSE
    )
    named = [record.facts.bet for record in desk.round.irregularities]
    assert [(bet.box, bet.bet, bet.amount) for bet in named if bet] == [
        ("3", "banker", 50_00),
        ("6", "tie", 10_00),
    ]
    desk.do(*deal(NATURAL), SETTLE)
    assert desk.returned == {"3 banker": 0, "5 player": 200, "6 tie": 0}


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
def test_limits_of_a_set_that_is_silent_are_raised_and_every_bet_stands_in_full(game: str) -> None:
    desk = Desk(game, maximum_differential="1000").do(*bets("3 banker 3000"), CLOSE)
    assert [record.kind for record in desk.round.irregularities] == ["excess_differential"]
    desk.do(*deal(NATURAL), SETTLE)
    assert desk.lines["3 banker"].at_stake == 3000_00


def test_nci_who_passed_an_offer_that_was_never_due_has_forgone_nothing() -> None:
    """The Player's six was really a four: the offer on six was not due, and the next one is open to all."""
    desk = Desk("NCI").do(*bets("3 player 900"), CLOSE, *deal("6S KD KH 3C"), PASS)
    assert [who.box for who in desk.round.forgone] == ["3"]
    desk.do({"do": "correct_card", "position": "player-1", "card": "4S", "by": "pit_supervisor"})
    assert desk.round.forgone == ()
    desk.do(*deal("2S"))
    assert desk.round.offer is not None
    assert [room.box for room in desk.round.offer.largest] == ["3"]
    desk.do(NOT_OFFERED)
