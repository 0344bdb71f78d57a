"""Decisions about people: who deals, who acts in a higher rank, and what goes on record of their PINs."""

from __future__ import annotations

from datetime import datetime

from terminal.rounds.commands import (
    AssignActingRank,
    GoOffDuty,
    GoOnDuty,
    RecordPinRefused,
    RecordStaffLocked,
    RecordStaffUnlocked,
    ResumeTable,
    RevokeActingRank,
)
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    ActingRankAssigned,
    ActingRankRevoked,
    PinRefused,
    StaffLocked,
    StaffUnlocked,
    TableResumed,
    WentOffDuty,
    WentOnDuty,
)
from terminal.rounds.refusal import rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank


def go_on_duty(table: Table, command: GoOnDuty, rank: Rank) -> Decision:
    """Put a dealer on duty, in mid-shoe and in mid-round too."""
    if table.dealer is not None and table.dealer.number == command.number:
        return refuse("already_on_duty", "{name} deals already.", name=command.name)
    return (WentOnDuty(command.number, command.name),)


def go_off_duty(table: Table, command: GoOffDuty, rank: Rank) -> Decision:
    """Let the dealer leave; an open round waits for the next."""
    if table.dealer is None:
        return refuse("nobody_on_duty", "Nobody is on duty at this table.")
    return (WentOffDuty(),)


def resume_table(table: Table, command: ResumeTable, rank: Rank) -> Decision:
    """Record that an open round goes on after a restart (RULINGS 23)."""
    if table.round is None:
        return refuse("no_round", "No round is under way.")
    return (TableResumed(),)


def assign_acting_rank(table: Table, command: AssignActingRank, rank: Rank) -> Decision:
    """Let somebody act in a higher rank, assigned by somebody of at least that rank (RULINGS 22)."""
    paragraph = table.terms.rules.paragraphs.acting
    if command.rank is Rank.DEALER:
        return refuse(
            "not_a_higher_rank", "Nobody acts as a Dealer: choose a higher rank.", paragraph=paragraph
        )
    if not _is_moment(command.until):
        return refuse("no_such_time", "The end of an acting rank is a time with its zone.")
    if command.number == command.assigned_by:
        return refuse("own_rank", "Nobody assigns a rank to themselves.", paragraph=paragraph)
    if not rank.at_least(command.rank):
        return rank_missing(command.rank, paragraph)
    return (
        ActingRankAssigned(command.number, command.name, command.rank, command.until, command.assigned_by),
    )


def revoke_acting_rank(table: Table, command: RevokeActingRank, rank: Rank) -> Decision:
    """End an acting rank before its time, by somebody of at least that rank."""
    for acting in table.acting:
        if acting.number == command.number:
            if not rank.at_least(acting.rank):
                return rank_missing(acting.rank, table.terms.rules.paragraphs.acting)
            return (ActingRankRevoked(command.number),)
    return refuse("acts_in_no_rank", "This person acts in no higher rank.")


def _is_moment(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).utcoffset() is not None
    except ValueError:
        return False


def record_pin_refused(table: Table, command: RecordPinRefused, rank: Rank) -> Decision:
    """Record what the staff code has refused, no matter who is at the table."""
    return (PinRefused(command.number, command.attempts),)


def record_staff_locked(table: Table, command: RecordStaffLocked, rank: Rank) -> Decision:
    """Record that the staff code has locked a number."""
    return (StaffLocked(command.number),)


def record_staff_unlocked(table: Table, command: RecordStaffUnlocked, rank: Rank) -> Decision:
    """Record that the staff code has let a higher rank unlock a number."""
    return (StaffUnlocked(command.number, command.unlocked_by),)
