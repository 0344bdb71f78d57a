"""Decisions about taking the losing bets and paying the winners, one by one or up to a place."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rounds.commands import PayBettor, PayUpTo, TakeLosingBets, TakeUpTo
from terminal.rounds.concluding import not_over
from terminal.rounds.decision import Decision
from terminal.rounds.events import BettorPaid, LosingBetsTaken, LosingBetsTakenUpTo
from terminal.rounds.guidance.payouts import bets_to_take, payouts, taken_boxes
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.settled_before import lines_due
from terminal.rounds.settlement import Line
from terminal.rounds.state import Bettor, Round, Table
from terminal.rules.ranks import Rank

Settled = tuple[Round, Sequence[Line]]
"""A round whose hands are complete and open, and what of its settlement is due."""


def take_losing(table: Table, command: TakeLosingBets, rank: Rank) -> Decision:
    """Take the losing bets that still lie, from the dealer's right."""
    settled = _at_result(table)
    if isinstance(settled, Refusal):
        return settled
    return (LosingBetsTaken(),)


def take_up_to(table: Table, command: TakeUpTo, rank: Rank) -> Decision:
    """Take the losing bets from the dealer's right up to a box."""
    settled = _at_result(table)
    if isinstance(settled, Refusal):
        return settled
    played, lines = settled
    losing = tuple(dict.fromkeys(line.box for line in bets_to_take(lines)))
    if command.box not in losing:
        return refuse("nothing_to_take", "No losing bet lies in box {box}.", box=command.box)
    if command.box in taken_boxes(played, losing):
        return _TAKEN_ALREADY
    return (LosingBetsTaken() if command.box == losing[-1] else LosingBetsTakenUpTo(command.box),)


def pay_bettor(table: Table, command: PayBettor, rank: Rank) -> Decision:
    """Pay a bettor."""
    settled = _at_result(table, taking=False)
    if isinstance(settled, Refusal):
        return settled
    bettor = Bettor(command.box, command.bettor)
    if bettor not in _still_to_pay(*settled):
        return _NOTHING_TO_PAY
    return (BettorPaid(*bettor),)


def pay_up_to(table: Table, command: PayUpTo, rank: Rank) -> Decision:
    """Pay all who are still to be paid, from the dealer's right up to a bettor."""
    settled = _at_result(table, taking=False)
    if isinstance(settled, Refusal):
        return settled
    bettor = Bettor(command.box, command.bettor)
    still = _still_to_pay(*settled)
    if bettor not in still:
        return _NOTHING_TO_PAY
    return tuple(BettorPaid(*payee) for payee in still[: still.index(bettor) + 1])


def _at_result(table: Table, *, taking: bool = True) -> Settled | Refusal:
    """Return the round with its settlement; a refusal before the result, or when all has been taken."""
    played = table.round
    if played is None:
        return refuse("no_round", "No round is under way.")
    wrong = not_over(table, played)
    if wrong is not None:
        return wrong
    if taking and played.taken:
        return _TAKEN_ALREADY
    return played, lines_due(table, played)


def _still_to_pay(played: Round, lines: Sequence[Line]) -> list[Bettor]:
    return [payout.bettor for payout in payouts(lines) if payout.bettor not in played.paid]


_TAKEN_ALREADY = refuse("already_taken_in", "The losing bets have been taken already.")
_NOTHING_TO_PAY = refuse("nothing_to_pay", "This bettor has nothing more to be paid.")
