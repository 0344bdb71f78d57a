"""Decisions about the end of a gaming day, and about the next one, which goes on where it ended."""

from __future__ import annotations

from datetime import date

from msgspec.structs import replace

from terminal.rounds.clock import clock_refused
from terminal.rounds.commands import BeginDay, CloseDay
from terminal.rounds.decision import Decision
from terminal.rounds.events import DayBegun, DayClosed
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank

_DATE_LENGTH = len("2001-01-01")


def close_day(table: Table, command: CloseDay, rank: Rank) -> Decision:
    """End a gaming day between rounds, by a Pit Manager or above."""
    if table.round is not None:
        return refuse("round_open", "A round is under way. Settle it first.")
    if table.training is not None:
        return refuse("training_goes_on", "A record of training goes on from day to day: it is not closed.")
    doubted = clock_refused(table)
    if doubted is not None:
        return doubted
    if not _is_date(command.day):
        return refuse("no_such_day", "{day} is no date. Write it such as 2025-11-27.", day=command.day)
    if not rank.at_least(Rank.PIT_MANAGER):
        return rank_missing(Rank.PIT_MANAGER)
    return (DayClosed(command.day),)


def begin_day(table: Table, command: BeginDay, rank: Rank) -> Decision:
    """Begin the next day with all that stood when the one before was closed, on the same authority."""
    if table.day_closed is None:
        return refuse("day_under_way", "The gaming day has not been closed.")
    if not rank.at_least(Rank.PIT_MANAGER):
        return rank_missing(Rank.PIT_MANAGER)
    return (DayBegun(command.kind, command.zone, replace(table, day_closed=None, last_act=None)),)


def day_refused(table: Table) -> Refusal | None:
    """Return why nothing else may be done at a table whose day is closed; None if it is open."""
    if table.day_closed is None:
        return None
    return refuse(
        "day_closed",
        "The gaming day {day} is closed, and its ledger with it. Begin the next day.",
        day=table.day_closed,
    )


def _is_date(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == _DATE_LENGTH
