"""Closes a gaming day in tests: first on record, then its ledger is put away."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.commands import CloseDay
from terminal.rounds.refusal import Refusal
from terminal.table.session.day import ClosedDay, put_day_away
from terminal.table.session.table_session import Actor, Done, TableSession


def close_day(session: TableSession, close: Callable[[], Done | Refusal]) -> ClosedDay | Refusal:
    """Close the day of a session by `close`, and go on in the next."""
    done = close()
    return done if isinstance(done, Refusal) else put_day_away(session)


def close_as(session: TableSession, day: str, acting: Actor) -> ClosedDay | Refusal:
    """Close the day of a session without staff, in a rank that it takes on trust."""
    return close_day(session, lambda: session.handle(CloseDay(day), acting=acting))
