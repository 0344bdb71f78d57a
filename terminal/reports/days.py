"""The gaming days of a table: its ledger and the archived files before it, each a day to report on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import islice
from pathlib import Path
from zoneinfo import ZoneInfo

from terminal.ledger.archive import files_back
from terminal.ledger.reader import LedgerReader
from terminal.ledger.times import from_text
from terminal.reports.build import make_report
from terminal.reports.document import ReportDocument
from terminal.reports.next_day import first_used
from terminal.reports.sources import ReportError
from terminal.rules.message import Message

_SECOND = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class GamingDay:
    """One day's file."""

    path: Path
    start: datetime
    """UTC; that of the first event, or of the next one where that is only the closing of the day before."""
    end: datetime | None
    """UTC; the day ends before it. None while the day is under way."""
    zone: ZoneInfo
    """The zone of the house."""
    continues: bool
    """Whether there was a day before it, in the archive or not."""


@dataclass(frozen=True, slots=True)
class DayReport:
    """A report on a gaming day, and its neighbours."""

    document: ReportDocument
    day: GamingDay
    before: GamingDay | None
    """The day before it; None if the archive holds none."""
    after: GamingDay | None
    """The day after it; None if it is the last."""


def gaming_days(ledger: Path) -> Iterator[GamingDay]:
    """Yield the days of the ledger at this path and of its archive, the latest first.

    Raises a `LedgerError` if a file cannot be opened.
    """
    for number, path in enumerate(files_back(ledger)):
        reader = LedgerReader.open(path)
        try:
            head, began = reader.head, _beginning(reader)
            ended = from_text(head.at_utc).replace(microsecond=0) + _SECOND
            identity = reader.identity
        finally:
            reader.close()
        zone, continues = ZoneInfo(identity.zone), bool(identity.follows_hash)
        yield GamingDay(path, began, ended if number else None, zone, continues)


def _beginning(reader: LedgerReader) -> datetime:
    """Return when a day's file was first used, which may be hours after it was begun."""
    first = reader.first
    if first is None:
        return from_text(reader.identity.created_utc)
    used = first_used(reader) if reader.identity.follows_hash else None
    return from_text(first[1]) if used is None else used


def report_of_day(name: str, ledger: Path, back: int = 0) -> DayReport:
    """Return the report on the day that is under way, or on one so many days back.

    What the next day has corrected in rounds of this one is in it.
    Raises as `make_report` does, and `ReportError` if the archive does not reach back so far.
    """
    days = list(islice(gaming_days(ledger), back + 2))
    if back >= len(days):
        raise ReportError(Message("The archive next to the ledger does not reach back so far."))
    day = days[back]
    after = days[back - 1] if back else None
    files = [day.path] if after is None else [day.path, after.path]
    document = make_report(name, files, day.start, day.end)
    return DayReport(document, day, days[back + 1] if back + 1 < len(days) else None, after)
