"""Taking and paying up to a place: one act takes or pays all that lies before it from the dealer's right."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.events import BettorPaid, LosingBetsTaken, LosingBetsTakenUpTo
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Task
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import WhyReturned
from terminal.rounds.state import Bettor, Table
from terminal.rounds.taking_back import note_act
from terminal.rules.bets import SEATED, Hand, standing
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_table import bet, deal, insure, played, table_of
from tests.rounds.way_back import check_way_back

NCI = "insurance-super-six-plus"
BETS = (
    *("1 banker 100", "2 player 200", "3 banker 50", "3 player_pair 10", "3 1 banker 25"),
    *("5 player 300", "5 1 player 30", "6 player 10", "7 banker 80"),
)
"""Boxes 1, 3 and 7 lose, boxes 2, 5 and 6 win, where the Player wins."""
PLAYER_WINS = "9S 2H KD 3C"
TIE = "9S 9H KD KC"


def at_result(bets: tuple[str, ...] = BETS, cards: str = PLAYER_WINS, limits: Limits | None = None) -> Table:
    """Return a table of which nothing is taken or paid yet."""
    table = played(table_of("commission", limits=limits), *map(bet, bets), c.CloseBets())
    return played(table, *deal(cards))


def boxes_to_take(table: Table) -> list[str]:
    """Return the boxes where losing bets still lie."""
    return list(dict.fromkeys(line.box for line in Situation(table).still_to_take))


def paid(table: Table) -> tuple[Bettor, ...]:
    """Return who has been paid."""
    assert table.round is not None
    return table.round.paid


def refused(table: Table, command: c.Command) -> str:
    """Return the code of a refusal."""
    refusal = Situation(table).refusal(command)
    assert isinstance(refusal, Refusal)
    return refusal.code


def test_losing_bets_are_taken_from_the_right_up_to_a_box() -> None:
    table = at_result()
    assert Situation(table).decide(c.TakeUpTo("3")) == (LosingBetsTakenUpTo("3"),)
    table = played(table, c.TakeUpTo("3"))
    assert boxes_to_take(table) == ["7"]
    assert Situation(table).task is Task.TAKE
    assert Situation(table).payout_now is None
    assert refused(table, c.TakeUpTo("1")) == "already_taken_in"
    assert refused(table, c.TakeUpTo("2")) == "nothing_to_take"


@pytest.mark.parametrize("command", [c.TakeUpTo("7"), c.TakeLosingBets()])
def test_the_last_box_is_all_of_them(command: c.Command) -> None:
    table = played(at_result(), c.TakeUpTo("1"))
    assert Situation(table).decide(command) == (LosingBetsTaken(),)
    table = played(table, command)
    assert (boxes_to_take(table), Situation(table).task) == ([], Task.PAY)
    assert refused(table, c.TakeUpTo("7")) == "already_taken_in"
    assert refused(table, c.TakeLosingBets()) == "already_taken_in"


def test_one_act_pays_all_up_to_a_bettor_from_the_right() -> None:
    table = played(at_result(), c.TakeLosingBets())
    assert Situation(table).decide(c.PayUpTo("5", standing(1))) == (
        BettorPaid("2", SEATED),
        BettorPaid("5", SEATED),
        BettorPaid("5", standing(1)),
    )
    table = played(table, c.PayUpTo("5"))
    assert paid(table) == (Bettor("2", SEATED), Bettor("5", SEATED))
    assert Situation(table).payout_now == Situation(table).payouts[2]
    assert refused(table, c.PayUpTo("2")) == "nothing_to_pay"
    assert refused(table, c.PayUpTo("1")) == "nothing_to_pay"
    table = played(table, c.PayUpTo("6"))
    assert Situation(table).task is Task.SETTLED


def test_what_comes_next_is_one_box_with_all_its_bettors() -> None:
    table = played(at_result(), c.TakeLosingBets(), c.PayUpTo("2"))
    now = Situation(table)
    assert [payout.bettor.bettor for payout in now.payouts_now] == [SEATED, standing(1)]
    assert now.commands == (c.PayUpTo("5", standing(1)),)
    assert now.payout_after is not None
    assert now.payout_after.bettor.box == "6"


def test_nothing_is_taken_or_paid_before_the_result_or_without_a_round() -> None:
    betting = played(table_of("commission"), bet("1 banker 100"))
    for command in (c.TakeUpTo("1"), c.PayUpTo("1")):
        assert refused(betting, command) == "round_not_over"
        assert refused(table_of("commission"), command) == "no_round"


def test_a_card_that_is_corrected_leaves_what_was_taken() -> None:
    table = played(at_result(), c.TakeUpTo("3"), c.PayUpTo("2"))
    table = played(table, c.CorrectCard(Hand.PLAYER, 2, Card("QD")), rank=Rank.PIT_SUPERVISOR)
    assert (boxes_to_take(table), paid(table)) == (["7"], ())


@settings(max_examples=25, deadline=None)
@given(st.permutations(range(9)), st.lists(st.integers(0, 8), max_size=4))
def test_up_to_a_place_comes_to_the_same_as_one_by_one(order: list[int], stops: list[int]) -> None:
    bets = tuple(BETS[number] for number in order)
    due = Situation(at_result(bets)).payouts
    together, alone = played(at_result(bets), c.TakeLosingBets()), played(at_result(bets), c.TakeLosingBets())
    for stop in sorted(stops):
        bettor = due[stop % len(due)].bettor
        if bettor in paid(together):
            continue
        together = played(together, c.PayUpTo(*bettor))
        for payout in due:
            if payout.bettor not in paid(alone):
                alone = played(alone, c.PayBettor(*payout.bettor))
            if payout.bettor == bettor:
                break
        # What differs is what one undo takes back.
        assert replace(together, last_act=None) == replace(alone, last_act=None)


@pytest.mark.parametrize(
    "commands",
    [
        (c.TakeUpTo("1"), c.TakeUpTo("3"), c.TakeLosingBets()),
        (c.TakeUpTo("3"), c.TakeUpTo("7"), c.PayUpTo("5"), c.PayUpTo("6")),
    ],
)
def test_each_of_these_acts_is_taken_back_as_one(commands: tuple[c.Command, ...]) -> None:
    table, seq = at_result(), 100
    for command in commands:
        events = Situation(table).decide(command)
        assert not isinstance(events, Refusal)
        after = note_act(table, evolve_all(table, events), seq, events)
        assert check_way_back(table, after, seq)
        table, seq = after, seq + len(events)


# --- what goes back ----------------------------------------------------------------------------------------


def test_what_pro_rata_leaves_is_a_line_of_its_own() -> None:
    table = at_result(("1 player 300", "2 banker 50"), limits=Limits(maximum_differential=100_00))
    (line,) = Situation(table).going_back
    assert (line.box, line.why_returned, line.placed - line.at_stake) == ("1", WhyReturned.PRO_RATA, 150_00)


def test_a_tie_leaves_the_bets_on_both_hands_and_gives_insurance_back() -> None:
    table = played(
        table_of(NCI), bet("1 banker 100"), bet("2 player 50"), c.CloseBets(), *deal("2S 6H 3D KC")
    )
    table = played(table, c.OfferInsurance(), insure("1 banker 20"), c.CloseInsurance(), *deal("AS"))
    now = Situation(table)
    assert [(line.box, line.placed, line.why_returned) for line in now.going_back] == [
        ("1", 20_00, WhyReturned.INSURANCE_ON_TIE)
    ]
    assert [(line.box, line.bet) for line in now.of_the_tie] == [("1", "banker"), ("2", "player")]
    assert (now.still_to_take, now.payouts) == ((), ())
