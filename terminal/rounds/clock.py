"""Decisions about the clock of the table: it has jumped, and somebody vouches for what it shows now."""

from __future__ import annotations

from terminal.rounds.commands import ConfirmClock, RecordClockJump
from terminal.rounds.decision import Decision
from terminal.rounds.events import ClockConfirmed, ClockJumped
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank


def record_clock_jump(table: Table, command: RecordClockJump, rank: Rank) -> Decision:
    """Record that the clock has jumped, no matter who is at the table or what is being dealt."""
    return (ClockJumped(command.milliseconds, to_confirm=True),)


def confirm_clock(table: Table, command: ConfirmClock, rank: Rank) -> Decision:
    """Go by the clock again, between rounds, once a Pit Supervisor or above has looked at it."""
    if not table.clock_doubted:
        return refuse("clock_not_doubted", "The clock has not jumped: there is nothing to confirm.")
    if table.round is not None:
        return refuse("round_open", "A round is under way. Settle it first.")
    if not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR)
    return (ClockConfirmed(command.shift_milliseconds),)


def clock_refused(table: Table) -> Refusal | None:
    """Return why nothing new begins while the clock is in doubt; None if it is not."""
    if not table.clock_doubted:
        return None
    return refuse(
        "clock_doubted", "The clock has jumped. Have the time confirmed by a Pit Supervisor or above first."
    )
