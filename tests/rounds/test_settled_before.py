"""After a correction, what had been taken and paid stands: only the difference is asked for."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Task
from terminal.rounds.refusal import Refusal
from terminal.rounds.settled_before import settled_so_far
from terminal.rounds.state import Bettor, Round, Table
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.cards import parse_card as card
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_table import bet, deal, played, table_of

BETS = ("1 banker 100", "2 player 200", "3 banker 50", "3 player_pair 10", "5 player 300", "6 tie 10")
PLAYER_NINE_SEVEN = "9S 7H KD KC"


def given_so_far(table: Table, played: Round) -> dict[Bettor, int]:
    """Return what each bettor holds of an open round, in cents: what still lies there, and what was paid."""
    held: dict[Bettor, int] = {}
    for key, cents in played.sums.items():
        bettor = Bettor(key.box, key.bettor)
        held[bettor] = held.get(bettor, 0) + cents
    for taken in played.insured:
        bettor = Bettor(taken.box, taken.bettor)
        held[bettor] = held.get(bettor, 0) + taken.amount
    for one in settled_so_far(table, played):
        bettor = Bettor(one.box, one.bettor)
        held[bettor] = held.get(bettor, 0) - one.taken + one.paid
    return held


def at_result(cards: str = PLAYER_NINE_SEVEN) -> Table:
    """Return a table at its result, of which nothing is taken or paid."""
    return played(table_of("commission"), *map(bet, BETS), c.CloseBets(), *deal(cards))


def ruled(table: Table, command: c.Command) -> Table:
    """Return the table after an act of a Shift Manager."""
    decided = Situation(table).decide(command, Rank.SHIFT_MANAGER)
    assert not isinstance(decided, Refusal), decided
    return evolve_all(table, decided)


def to_take(table: Table) -> dict[tuple[str, str], int]:
    """Return what is still to be taken, in cents."""
    return {(line.box, line.bet): line.at_stake for line in Situation(table).still_to_take}


def to_pay(table: Table) -> dict[str, int]:
    """Return what is still to be paid, in cents by box."""
    return {payout.bettor.box: payout.sum for payout in Situation(table).still_to_pay}


def settled(table: Table) -> Table:
    """Take and pay all that is asked for."""
    while Situation(table).task in (Task.TAKE, Task.PAY):
        table = played(table, *Situation(table).commands)
    return table


def test_a_card_corrected_without_another_result_asks_for_nothing_again() -> None:
    table = settled(at_result())
    corrected = ruled(table, c.CorrectCard(Hand.PLAYER, 1, card("9D")))
    assert Situation(corrected).task is Task.SETTLED
    half = played(at_result(), c.TakeUpTo("1"))
    corrected = ruled(half, c.CorrectCard(Hand.PLAYER, 1, card("9D")))
    assert to_take(corrected) == {("3", "banker"): 50_00, ("3", "player_pair"): 10_00, ("6", "tie"): 10_00}


def test_only_the_difference_is_asked_for_where_the_other_hand_wins() -> None:
    """The Player's nine was a six: seven wins."""
    table = played(settled(at_result()))
    corrected = ruled(table, c.CorrectCard(Hand.PLAYER, 1, card("6S")))
    corrected = ruled(corrected, c.CorrectCard(Hand.BANKER, 1, card("8H")))
    assert to_take(corrected) == {("2", "player"): 400_00, ("5", "player"): 600_00}
    corrected = played(corrected, c.TakeLosingBets())
    assert to_pay(corrected) == {"1": 195_00, "3": 97_50}
    assert Situation(settled(corrected)).task is Task.SETTLED


def test_a_bet_corrected_asks_for_that_bet_alone() -> None:
    table = played(at_result(), c.TakeLosingBets(), c.PayUpTo("2"))
    lower = ruled(table, c.CorrectBet("2", Bet.PLAYER, 150_00))
    assert to_take(lower) == {("2", "player"): 50_00}
    assert to_pay(played(lower, c.TakeLosingBets())) == {"5": 300_00}
    higher = ruled(table, c.CorrectBet("2", Bet.PLAYER, 250_00))
    assert (to_take(higher), to_pay(higher)) == ({}, {"2": 50_00, "5": 300_00})
    gone = ruled(table, c.CorrectBet("2", Bet.PLAYER, 0))
    assert to_take(gone) == {("2", "player"): 200_00}
    taken = ruled(table, c.CorrectBet("1", Bet.BANKER, 60_00))
    assert (to_take(taken), to_pay(taken)) == ({}, {"5": 300_00})
    found = ruled(table, c.CorrectBet("7", Bet.TIE, 60_00))
    assert to_take(found) == {("7", "tie"): 60_00}


def test_a_settled_round_that_a_correction_has_dealt_on_asks_for_the_difference_alone() -> None:
    table = played(settled(at_result()), c.ConcludeRound())
    reopened = ruled(table, c.CorrectCard(Hand.PLAYER, 1, card("4S")))
    assert reopened.round is not None
    finished = played(reopened, *deal("4H"))
    assert (to_take(finished), to_pay(finished)) == ({}, {}), "eight over seven: the Player wins as before"
    assert Situation(finished).task is Task.SETTLED


@pytest.mark.parametrize("act", [c.TakeUpTo("1"), c.PayUpTo("2")])
def test_what_was_settled_is_not_settled_twice(act: c.Command) -> None:
    before = at_result() if isinstance(act, c.TakeUpTo) else played(at_result(), c.TakeLosingBets())
    table = ruled(played(before, act), c.CorrectCard(Hand.PLAYER, 1, card("9D")))
    assert isinstance(Situation(table).decide(act), Refusal)


def test_a_round_played_under_an_earlier_reading_is_taken_again_as_it_was_then() -> None:
    """A ledger from before is verified by what it was played under."""
    before = at_result()
    older = replace(before, terms=replace(before.terms, rules_version="4"))
    table = played(older, c.TakeUpTo("1"))
    corrected = ruled(table, c.CorrectCard(Hand.PLAYER, 1, card("9D")))
    assert ("1", "banker") in to_take(corrected)
    assert not isinstance(Situation(corrected).decide(c.TakeUpTo("1")), Refusal)


VOID = c.RaiseIrregularity("wrong_number_of_cards", c.IrregularityAnswers(reconstructable=False))
RECONSTRUCTED = c.RaiseIrregularity("wrong_number_of_cards", c.IrregularityAnswers(reconstructable=True))
ONE_TOO_MANY = c.DealCard(card("5C"))


def recovered(table: Table) -> dict[str, int]:
    """Return what is recovered of a void round, in cents by box."""
    return {line.box: line.at_stake for line in Situation(table).to_recover}


def taken_and_void(table: Table) -> dict[tuple[str, str], int]:
    """Return what had been taken of the bets that a void round gives back, in cents."""
    return {key[0:3:2]: cents for key, cents in Situation(table).taken_and_void.items()}


def test_a_card_too_many_while_paying_asks_for_nothing_again_once_it_is_put_back() -> None:
    table = played(at_result(), c.TakeLosingBets(), c.PayUpTo("2"), ONE_TOO_MANY)
    again = ruled(table, RECONSTRUCTED)
    assert (to_take(again), to_pay(again)) == ({}, {"5": 300_00})


@pytest.mark.parametrize("halted", [(), (ONE_TOO_MANY,)], ids=["at the result", "after a card too many"])
def test_a_void_while_paying_recovers_what_was_paid_and_gives_back_what_was_taken(
    halted: tuple[c.Command, ...],
) -> None:
    table = played(at_result(), c.TakeUpTo("3"), *halted)
    taken = {("1", "banker"): 100_00, ("3", "banker"): 50_00, ("3", "player_pair"): 10_00}
    void = ruled(table, VOID)
    assert (recovered(void), taken_and_void(void)) == ({}, taken)
    table = played(at_result(), c.TakeLosingBets(), c.PayUpTo("2"), *halted)
    void = ruled(table, VOID)
    assert (recovered(void), taken_and_void(void)) == ({"2": 200_00}, taken | {("6", "tie"): 10_00})
    assert sum(line.placed for line in Situation(void).going_back) == 670_00
    assert not Situation(played(void, c.PlaceYourBets())).to_recover


def test_a_void_of_a_settled_round_recovers_all_that_was_paid() -> None:
    void = ruled(played(settled(at_result()), c.ConcludeRound()), VOID)
    assert recovered(void) == {"2": 200_00, "5": 300_00}
    assert len(taken_and_void(void)) == 4


def test_what_a_correction_had_left_paid_is_recovered_where_the_round_is_void_after_it() -> None:
    """The Player's nine was a six, box 2 had been paid: its chips of the first result are still there."""
    table = played(at_result(), c.TakeLosingBets(), c.PayUpTo("2"))
    table = ruled(table, c.CorrectCard(Hand.PLAYER, 1, card("6S")))
    assert recovered(ruled(table, VOID)) == {"2": 200_00}
    assert ("2", "player") in taken_and_void(ruled(played(table, c.TakeLosingBets()), VOID))


def test_a_void_read_as_it_was_then_remembers_nothing() -> None:
    before = at_result()
    older = replace(before, terms=replace(before.terms, rules_version="5"))
    assert not Situation(ruled(played(older, c.TakeLosingBets()), VOID)).taken_and_void


FACES = tuple(card(face) for face in ("2S", "6D", "7C", "8H", "9D", "KH"))
CORRECTIONS = st.one_of(
    st.builds(c.CorrectCard, st.sampled_from(Hand), st.sampled_from((1, 2)), st.sampled_from(FACES)),
    st.builds(
        c.CorrectBet,
        st.sampled_from(("1", "2", "3", "6", "7")),
        st.sampled_from((Bet.PLAYER, Bet.BANKER, Bet.TIE)),
        st.sampled_from((0, 40_00, 500_00)),
    ),
)
ACTS = st.lists(st.one_of(CORRECTIONS, st.sampled_from(("take", "pay", "first"))), max_size=8)


@given(ACTS)
@settings(max_examples=60)
def test_after_any_corrections_all_hold_what_the_result_gives_them(acts: Iterable[object]) -> None:
    table = at_result()
    for act in acts:
        table = _after(table, act)
    while (dealt := Situation(table)).task is Task.DEAL:
        table = played(table, *deal("KS"))
        assert dealt.table is not table
    table = settled(table)
    if Situation(table).task is not Task.SETTLED or table.round is None:
        return
    held = {who: cents for who, cents in given_so_far(table, table.round).items() if cents}
    right: dict[Bettor, int] = {}
    for line in Situation(table).lines:
        bettor = Bettor(line.box, line.bettor)
        right[bettor] = right.get(bettor, 0) + line.returned
    assert held == {who: cents for who, cents in right.items() if cents}


def _after(table: Table, act: object) -> Table:
    now = Situation(table)
    if act == "first":
        boxes = [line.box for line in now.still_to_take]
        return played(table, c.TakeUpTo(boxes[0])) if boxes else table
    if isinstance(act, str):
        wanted = Task.TAKE if act == "take" else Task.PAY
        return played(table, *now.commands) if now.task is wanted else table
    assert isinstance(act, c.CorrectCard | c.CorrectBet)
    decided = now.decide(act, Rank.SHIFT_MANAGER)
    return table if isinstance(decided, Refusal) else evolve_all(table, decided)


def test_a_bettor_names_the_seat() -> None:
    table = played(at_result(), c.TakeLosingBets())
    assert table.round is not None
    assert given_so_far(table, table.round)[Bettor("1", SEATED)] == 0
