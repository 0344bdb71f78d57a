"""The ledger files behind a report: archived days and the live file, read as one record."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from terminal.ledger.archive import earlier_file
from terminal.ledger.identity import Identity
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head, Recorded
from terminal.ledger.times import from_text
from terminal.reports.next_day import corrects_the_last_round, open_next_day
from terminal.rounds.events import RoundCommenced
from terminal.rules.message import Message

_SECOND = timedelta(seconds=1)


class ReportError(Exception):
    """A report that cannot be made as it was asked for; `message` says why and what to do."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class NotFollowed(ReportError):
    """A report that cannot be made because the record says what cannot have happened."""


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file of the record."""

    reader: LedgerReader
    first: tuple[int, str] | None
    head: Head
    times: tuple[str, str] | None = None
    """The earliest and the latest time in it."""

    @property
    def name(self) -> str:
        """The name by which people know it."""
        return self.reader.path.name


class HistoryPosition(NamedTuple):
    """Where in the record to begin reading."""

    file: int
    """The number of the file, from 0."""
    after: int
    """The number of the event before the first one."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Ledger files of one table, in order, each going on where the one before ends."""

    files: tuple[SourceFile, ...]
    later: SourceFile | None = None
    """The file that goes on from the last one, if that is a closed day; only its beginning is read."""
    corrects: bool = False
    """Whether it begins with corrections of the last round of that day, which then count."""

    @property
    def read_from(self) -> tuple[SourceFile, ...]:
        """Every file of which something is in the report."""
        return (*self.files, self.later) if self.corrects and self.later is not None else self.files

    @property
    def identity(self) -> Identity:
        """The kind, table and zone; those of the last file."""
        return self.files[-1].reader.identity

    @property
    def zone(self) -> ZoneInfo:
        """The zone of the house."""
        return ZoneInfo(self.identity.zone)

    @property
    def head(self) -> Head:
        """The last event when the files were opened: what is recorded later is not in the report."""
        return self.read_from[-1].head

    @property
    def start(self) -> datetime:
        """The earliest time of an event; of an empty record its creation."""
        times = [file.times[0] for file in self.files if file.times is not None]
        return from_text(min(times, default=self.identity.created_utc))

    @property
    def is_set_back(self) -> bool:
        """Whether an event has an earlier time than the first."""
        first = self.files[0].first
        return first is not None and from_text(first[1]) > self.start

    @property
    def end(self) -> datetime:
        """The first whole second after the latest time of an event."""
        times = [file.times[1] for file in self.files if file.times is not None]
        return from_text(max(times, default=self.head.at_utc)).replace(microsecond=0) + _SECOND

    @property
    def clock_confirmed_at(self) -> int:
        """The number of the event since which no clock was confirmed, so that times only rise."""
        return max(file.reader.clock_confirmed_at for file in self.read_from)

    def position_at(self, moment: datetime) -> HistoryPosition:
        """Return from where to read so that the table is known at a moment."""
        number = 0
        for candidate, file in enumerate(self.files):
            if file.first is not None and from_text(file.first[1]) <= moment:
                number = candidate
        reader = self.files[number].reader
        seq = reader.first_seq_at(moment)
        begin = reader.history_start(self.files[number].head.seq + 1 if seq is None else seq)
        while begin is None and number > 0:
            number -= 1
            begin = self.files[number].reader.history_start(self.files[number].head.seq + 1)
        return HistoryPosition(0, 0) if begin is None else HistoryPosition(number, begin - 1)

    def records(self, position: HistoryPosition, without: Collection[str]) -> Iterator[Recorded]:
        """Yield the events from a position up to the head.

        Of the file after a closed day they are those before its first round. Events of the stored names
        `without` are left out. Raises what `LedgerReader.read` raises.
        """
        after = position.after
        for file in self.read_from[position.file :]:
            for record in file.reader.read(after, without=without):
                if record.seq > file.head.seq:
                    break
                if file is self.later and isinstance(record.event, RoundCommenced):
                    return
                yield record
            after = file.head.seq


@contextmanager
def open_sources(paths: Sequence[Path], since: datetime | None = None) -> Iterator[Sources]:
    """Open the files as one record, to read only, with the archived days that `since` reaches back to.

    After a closed day, the file that goes on from it is looked for too: it may have corrected the last round.
    Raises `ReportError` if they do not belong together, a `LedgerError` if one cannot be opened.
    """
    with ExitStack() as stack:

        def source(reader: LedgerReader) -> SourceFile:
            stack.callback(reader.close)
            return SourceFile(reader, reader.first, reader.head, reader.time_span)

        files = _in_order([source(LedgerReader.open(path, newer=True)) for path in paths])
        while since is not None and Sources(files).start > since:
            earlier = earlier_file(files[0].reader.path)
            if earlier is None:
                break
            files = _in_order([source(LedgerReader.open(earlier, newer=True)), *files])
        last = files[-1].reader
        follower = open_next_day(last) if last.sealed else None
        if follower is None:
            yield Sources(files)
        else:
            yield Sources(files, source(follower), corrects_the_last_round(follower))


def _in_order(files: Sequence[SourceFile]) -> tuple[SourceFile, ...]:
    if not files:
        raise ReportError(Message("Name the ledger that the report is about."))
    filled = sorted(
        (file for file in files if file.first is not None), key=lambda file: file.first or (0, "")
    )
    ordered = tuple(filled) or (files[0],)
    identity = ordered[-1].reader.identity
    for file in files:
        other = file.reader.identity
        if (other.kind, other.table_id) != (identity.kind, identity.table_id):
            raise ReportError(
                Message(
                    "{file} is the {kind} ledger of table {table}; the others are of the {kind_of_others} "
                    "table {others}. Make one report a table.",
                    {
                        "file": file.name,
                        "kind": other.kind.value,
                        "table": other.table_id,
                        "kind_of_others": identity.kind.value,
                        "others": identity.table_id,
                    },
                )
            )
    for before, after in pairwise(ordered):
        if after.first is None or after.first[0] != before.head.seq + 1:
            raise ReportError(
                Message(
                    "{after} begins with event {first}, but {before} ends with event {last}. "
                    "Name every file of the table once, without a gap.",
                    {
                        "after": after.name,
                        "first": 0 if after.first is None else after.first[0],
                        "before": before.name,
                        "last": before.head.seq,
                    },
                )
            )
    try:
        ZoneInfo(identity.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:  # the last where the name is a folder's
        raise ReportError(
            Message(
                "This system does not know the time zone {zone} of the ledger. "
                "Install the package tzdata, then make the report again.",
                {"zone": identity.zone},
            )
        ) from error
    return ordered
