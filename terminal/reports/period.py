"""The period of a report, and how people write it and the pace to reach: times by the clock of the house."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

from terminal.reports.sources import ReportError, open_sources
from terminal.rules.message import Message

_DATE_LENGTH = len("2001-01-01")


class Period(NamedTuple):
    """The time that a report is about, in stored times: what happens at its end belongs to the next one."""

    start: str
    end: str

    def holds(self, at: str) -> bool:
        """Return whether a stored time lies in the period."""
        return self.start <= at < self.end

    def is_over(self, at: str) -> bool:
        """Return whether the period has ended by this stored time."""
        return at >= self.end


def read_period(
    ledgers: Sequence[Path], start: str | None, end: str | None
) -> tuple[datetime | None, datetime | None]:
    """Return from and to in UTC by the clock of the house of these ledgers; None for what was not named.

    Raises `ReportError` for what is no time and for a period of none, a `LedgerError` if a ledger cannot be
    opened.
    """
    if start is None and end is None:
        return None, None
    with open_sources(ledgers) as sources:
        zone = sources.zone
    since = None if start is None else read_moment(start, zone)
    until = None if end is None else read_moment(end, zone, is_end=True)
    if since is not None and until is not None and until <= since:
        words = {"start": start, "end": end}
        raise ReportError(Message("No time lies from {start} to {end}. Check from and to.", words))
    return since, until


def read_pace(text: str) -> Fraction:
    """Return a pace in rounds an hour from a text such as `46` or `46.5`.

    Raises `ReportError` for anything that is not above zero.
    """
    try:
        pace = Fraction(text)
    except (ValueError, ZeroDivisionError):
        pace = Fraction(0)
    if pace <= 0:
        raise ReportError(Message("{text} is no pace. Write rounds an hour, such as 46.", {"text": text}))
    return pace


def read_moment(text: str, zone: ZoneInfo, *, is_end: bool = False) -> datetime:
    """Return the UTC moment of an ISO date or time: `2025-11-27`, `2025-11-27T18:00`, `2025-11-27T10:00Z`.

    Without an offset it is by the clock of the house; an hour that the clock shows twice means the first.
    A date alone is the start of that day, or the end of it if it ends a period.
    Raises `ReportError` if it is neither a date nor a time.
    """
    try:
        if len(text) == _DATE_LENGTH:
            day = date.fromisoformat(text) + timedelta(days=1 if is_end else 0)
            moment = datetime(day.year, day.month, day.day, tzinfo=zone)
        else:
            moment = datetime.fromisoformat(text)
            if moment.tzinfo is None:
                moment = moment.replace(tzinfo=zone)
        return moment.astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise ReportError(
            Message(
                "{text} is no time. Write a date such as 2025-11-27, or a time such as 2025-11-27T18:00.",
                {"text": text},
            )
        ) from error
