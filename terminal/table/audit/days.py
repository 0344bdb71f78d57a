"""Finds all files of a table in a folder, in the order of its days, and the days that are missing there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.ledger.archive import ARCHIVE
from terminal.ledger.errors import LedgerError, NotALedger
from terminal.ledger.faults import fault_of_system
from terminal.ledger.identity import Identity
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head

_NO_LEDGER: Final = re.compile(r".*(-wal|-shm|-journal|\.head|\.latest|\.lock|\.sent|\.new|\.next|\.apart)")


class DayFile(Struct, frozen=True):
    """A file of a table: a closed day, or the day in play."""

    path: Path
    identity: Identity
    head: Head

    @property
    def table(self) -> tuple[str, str]:
        """Its kind and its table."""
        return self.identity.kind.value, self.identity.table_id


class Days(Struct, frozen=True):
    """The files of a folder."""

    files: tuple[DayFile, ...]
    """By table, in the order of their events."""
    unreadable: tuple[LedgerError, ...]
    """What bears the name of a ledger and cannot be read as one."""

    def missing(self) -> Sequence[DayFile]:
        """Return those that go on from a file that is not there."""
        ends = {(*day.table, day.head.seq, day.head.hash) for day in self.files}
        return [
            day
            for day in self.files
            if day.identity.follows_hash
            and (*day.table, day.identity.follows_seq, day.identity.follows_hash) not in ends
        ]

    def beginnings(self) -> Sequence[DayFile]:
        """Return those that go on from nothing: the first day of a table."""
        return [day for day in self.files if not day.identity.follows_hash]


def days_in(folder: Path) -> Days:
    """Return the ledgers in a folder and in its archive.

    Other files are passed over. Raises the fault that the disk meets.
    """
    files: list[DayFile] = []
    unreadable: list[LedgerError] = []
    for path in _candidates((folder, folder / ARCHIVE)):
        try:
            reader = LedgerReader.open(path, newer=True)
            try:
                files.append(DayFile(path, reader.identity, reader.head))
            finally:
                reader.close()
        except NotALedger as error:
            if path.suffix == ".ledger":
                unreadable.append(error)
        except LedgerError as error:
            unreadable.append(error)
    ordered = sorted(files, key=lambda day: (day.table, day.identity.follows_seq, day.path.name))
    return Days(tuple(ordered), tuple(unreadable))


def _candidates(folders: Iterable[Path]) -> Iterator[Path]:
    for number, folder in enumerate(folders):
        try:
            if number and not folder.is_dir():
                continue
            found = sorted(folder.iterdir())
        except OSError as error:
            raise fault_of_system(error, folder) from error
        yield from (path for path in found if path.is_file() and not _NO_LEDGER.fullmatch(path.name))
