"""What events make of the chips that a Tie has returned, until bettors say what becomes of them."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.state import Round, Table, Undoable
from terminal.rounds.unreplayable import Unreplayable, undo_below
from terminal.rules.bets import ORIGINAL_BETS, Bet, Outcome, Result
from terminal.rules.stakes import BetKey, in_table_order

Tied = tuple[tuple[BetKey, int], ...]


def left_by_tie(played: Round, event: e.RoundConcluded) -> Tied:
    """Return what lies there after a Tie, without what was taken up before the round was settled again."""
    if event.result is not Result.TIE:
        return ()
    taken = dict(played.taken_back)
    given_back = set(played.given_back)
    lying = (
        (key, line.placed - taken.get(key, 0))
        for line in event.lines
        if line.bet in ORIGINAL_BETS and line.outcome is Outcome.RETURNED and line.after is None
        if (key := BetKey(line.box, line.bettor, Bet(line.bet)))[:2] not in given_back
    )
    return tuple((key, cents) for key, cents in lying if cents > 0)


def tied_bet_withdrawn(table: Table, event: e.TiedBetWithdrawn) -> Table:
    """Return the table without the chips; a round that is over remembers them, an open one can undo it."""
    key = BetKey(event.box, event.bettor, event.bet)
    lies = dict(table.tied).get(key, 0)
    if event.amount > lies:
        raise Unreplayable("chips of a Tie taken back, where none lie")
    tied = with_tied(table, key, lies - event.amount)
    if table.round is None:
        return replace(table, tied=tied, last=_remembered(table.last, key, event.amount))
    undo = Undoable(event, table.round.undo)
    return replace(table, tied=tied, round=replace(table.round, undo=undo))


def _remembered(last: Round | None, key: BetKey, amount: int) -> Round | None:
    if last is None:
        return None
    taken = dict(last.taken_back)
    taken[key] = taken.get(key, 0) + amount
    return replace(last, taken_back=tuple(taken.items()))


def _forgotten(last: Round | None, key: BetKey, amount: int) -> Round | None:
    if last is None:
        return None
    taken = dict(last.taken_back)
    taken[key] = taken.get(key, 0) - amount
    return replace(last, taken_back=tuple((other, cents) for other, cents in taken.items() if cents))


def tied_bet_put_back(table: Table, event: e.TiedBetPutBack) -> Table:
    """Return the table with the chips where they lay; before the round, they were never taken up."""
    played = table.round
    key = BetKey(event.box, event.bettor, event.bet)
    tied = with_tied(table, key, dict(table.tied).get(key, 0) + event.amount)
    if played is None:
        return replace(table, tied=tied, last=_forgotten(table.last, key, event.amount))
    return replace(table, tied=tied, round=replace(played, undo=undo_below(played)))


def with_tied(table: Table, key: BetKey, cents: int) -> Tied:
    """Return all that lies there, with so many cents on one bet."""
    lying = {**dict(table.tied), key: cents}
    keys = in_table_order(lying, table.terms.boxes, table.terms.rules.bets)
    return tuple((other, lying[other]) for other in keys if lying[other])
