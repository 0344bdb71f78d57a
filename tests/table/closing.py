"""Closes a gaming day in tests, in a rank that the session takes on trust."""

from __future__ import annotations

from terminal.rounds.commands import CloseDay
from terminal.rounds.refusal import Refusal
from terminal.table.session.day import ClosedDay, close_day
from terminal.table.session.table_session import Actor, TableSession


def close_as(session: TableSession, day: str, acting: Actor) -> ClosedDay | Refusal:
    """Close the day of a session without staff."""
    return close_day(session, lambda: session.handle(CloseDay(day), acting=acting))
