"""What had been taken and paid before a round was corrected: nothing of it is asked for again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from terminal.rounds.events import BetCorrected, Event
from terminal.rounds.guidance.payouts import bets_to_take, payouts, taken_boxes
from terminal.rounds.settlement import Line, SettledBefore
from terminal.rounds.settlement_lines import lines_at_result
from terminal.rounds.state import Phase, Round, Table, phase_of_round
from terminal.rules.bets import Outcome


class Difference(Line, frozen=True):
    """What is still to be taken or paid of a bet of which something had been: never recorded."""


def lines_due(table: Table, played: Round) -> tuple[Line, ...]:
    """Return the settlement of a round at its result, less what had been taken and paid before."""
    lines = lines_at_result(table, played)
    return tuple(still_due(lines, played.settled_before)) if played.settled_before else lines


def still_due(lines: Iterable[Line], before: Iterable[SettledBefore]) -> Iterator[Line]:
    """Yield the lines of a settlement, with the difference alone where something had been taken or paid.

    What had been paid too much, or on a bet that lies there no more, comes back to the House: it is taken.
    """
    done = {one.key: one for one in before}
    for line in lines:
        one = done.pop(line.key, None)
        if one is None:
            yield line
        else:
            yield from _difference(line, _gain(line) + one.taken - one.paid)
    for one in done.values():
        yield from _difference(_nothing(one), one.taken - one.paid)


def _difference(line: Line, owed: int) -> Iterator[Line]:
    """Yield what the House still owes on a line, or takes; nothing if they are even."""
    if owed:
        yield Difference(
            line.box,
            line.bettor,
            line.bet,
            placed=abs(owed),
            at_stake=abs(owed),
            outcome=Outcome.WON if owed > 0 else Outcome.LOST,
            paid=max(owed, 0),
            commission=0,
            returned=max(owed, 0),
            hand=line.hand,
            after=line.after,
        )


def _nothing(one: SettledBefore) -> Line:
    return Line(one.box, one.bettor, one.bet, 0, 0, Outcome.RETURNED, 0, 0, 0, hand=one.hand, after=one.after)


def _gain(line: Line) -> int:
    """Return what a bettor gains by a line, in cents; less than nothing if the bet loses."""
    return line.paid - (line.at_stake if line.outcome is Outcome.LOST else 0)


def all_settled(lines: Iterable[Line]) -> tuple[SettledBefore, ...]:
    """Return what has been taken and paid of a round that was settled to its end."""
    return tuple(_settled(line) for line in lines if _gain(line))


def _settled(line: Line) -> SettledBefore:
    taken = line.at_stake if line.outcome is Outcome.LOST else 0
    return SettledBefore(line.box, line.bettor, line.bet, line.hand, line.after, taken, line.paid)


def settled_so_far(table: Table, played: Round) -> tuple[SettledBefore, ...]:
    """Return what has been taken and paid of an open round, bet by bet, before a correction too."""
    if not (played.taken or played.taken_up_to or played.paid):
        return played.settled_before
    if table.terms.reads_as_since(6):
        played = _before_the_fault(played)
    if phase_of_round(played) is not Phase.RESULT or not played.all_known:
        return played.settled_before
    lines = lines_at_result(table, played)
    settled = {one.key: one for one in played.settled_before}
    right = {line.key: _settled(line) for line in lines}
    for due in _done(played, lines):
        key = due.key
        now = right.get(key)
        if now is None or not (now.taken or now.paid):
            settled.pop(key, None)
        else:
            settled[key] = now
    return tuple(settled.values())


def _before_the_fault(played: Round) -> Round:
    """Return a halted round as it was settled: without the card that has halted it."""
    return played if played.fault is None else replace(played, dealt=played.dealt[:-1], fault=None)


def _done(played: Round, lines: Sequence[Line]) -> Iterator[Line]:
    """Yield what was due and has been taken or paid."""
    due = tuple(still_due(lines, played.settled_before))
    to_take = bets_to_take(due)
    taken = taken_boxes(played, tuple(dict.fromkeys(line.box for line in to_take)))
    yield from (line for line in to_take if line.box in taken)
    for payout in payouts(due):
        if payout.bettor in played.paid:
            yield from payout.lines


def void_differences(ended: Round) -> tuple[Line, ...]:
    """Return what a void round asks for next to giving back its bets, bet by bet.

    What had been paid is lost to the bettor, and recovered; what had been taken is won back, and goes back.
    """
    if ended.settlement is None or not ended.settled_before:
        return ()
    due = still_due(ended.settlement.lines, ended.settled_before)
    return tuple(line for line in due if isinstance(line, Difference))


def before_correction(table: Table, event: Event) -> Table:
    """Return the table that remembers what was taken and paid, before it is settled again or void."""
    played = table.round
    if played is None or not table.terms.reads_as_since(5):
        return table
    settled = settled_so_far(table, played)
    if isinstance(event, BetCorrected):
        settled = tuple(_of_the_chips(one, event) for one in settled)
    if settled == played.settled_before:
        return table
    return replace(table, round=replace(played, settled_before=settled))


def _of_the_chips(one: SettledBefore, event: BetCorrected) -> SettledBefore:
    """Return that the chips which lay there were taken, where all of a wrong entry was."""
    if one[:3] != (event.box, event.bettor, event.bet.value) or one.taken != event.before:
        return one
    return one._replace(taken=event.after)
