"""Reads the times of a period as people write them, by the clock of the house."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from terminal.reports.sources import ReportError
from terminal.rules.message import Message

_DATE_LENGTH = len("2001-01-01")


def read_moment(text: str, zone: ZoneInfo, *, is_end: bool = False) -> datetime:
    """A moment in UTC from an ISO date or time such as `2025-11-27`, `2025-11-27T18:00` or `2025-11-27T10:00Z`.

    Without an offset it is by the clock of the house; an hour that the clock shows twice is the first of the two.
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
