"""Puts the file of a closed day into the archive and that of the next day in its place; finds them again.

Every step can be cut short by a kill and done again: until the last one the file of the closed day is the
ledger, and from then on that of the next day is.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from terminal.ledger.attested import check_against_witness
from terminal.ledger.connect import open_for_writing
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system, named_faults
from terminal.ledger.head_file import head_path, read_head_file, sync_folder, write_head_file
from terminal.ledger.key_chain import KeyOnRecord
from terminal.ledger.ledger import Ledger
from terminal.ledger.opening import open_to_read
from terminal.ledger.queries import read_head
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.rights import seal

ARCHIVE: Final = "archive"
"""The folder next to a ledger in which its closed days lie."""

_DATE: Final = r"\d{4}-\d{2}-\d{2}"
_ARCHIVED: Final = rf"(?P<base>.+)-{_DATE}-(?P<seq>\d+)"
"""How `archive_path` names a closed day: after its ledger, by date and last event."""


def archive_path(ledger: Path, day: str, head: Head) -> Path:
    """Return where the closed day of the ledger at this path is kept: by its date and its last event."""
    return ledger.parent / ARCHIVE / f"{ledger.stem}-{day}-{head.seq}{ledger.suffix}"


def put_away(ledger: Path, archived: Path, following: Ledger) -> None:
    """Moves a sealed ledger to its place in the archive, and gives its own place to the following one.

    `following` is a ledger in memory that goes on from it. The caller holds the lock of the ledger.
    The note of the last event stays next to the following one, which stands on that event.
    Raises `STILL_READ`, `TAIL_MISSING`, `EXISTS` if another file is in the archive's place, or the fault
    of the disk.
    """
    _make_whole(ledger)
    try:
        archived.parent.mkdir(exist_ok=True)
    except OSError as error:
        raise fault_of_system(error, archived.parent) from error
    try:
        for source, target in ((ledger, archived), (head_path(ledger), head_path(archived))):
            if not (target.exists() and target.samefile(source)):
                target.hardlink_to(source)
            seal(target)
        sync_folder(archived.parent)
        sync_folder(ledger.parent)
    except FileExistsError as error:
        raise LedgerError(LedgerFault.EXISTS, path=archived) from error
    except OSError as error:
        raise fault_of_system(error, archived) from error
    _put_in_place(ledger, following)


def files_back(ledger: Path) -> Iterator[Path]:
    """Give the ledger at this path, and the archived days before it, each when asked for, latest first.

    It ends where the first day began, or where a file is not in the archive. Raises a `LedgerError` if the
    ledger at this path cannot be opened.
    """
    path: Path | None = ledger
    while path is not None:
        yield path
        path = earlier_file(path)


def table_keys_around(ledger: Path, noted: Collection[str]) -> Sequence[KeyOnRecord]:
    """Return the keys of the table on record in a ledger, in the days before back to a noted one, and later.

    Another file that cannot be read ends the search: what its keys would vouch for is then not vouched for,
    and what is wrong with it is found where it is verified itself. Raises a `LedgerError` for the ledger.
    """
    with closing(LedgerReader.open(ledger)) as reader:
        found, head = reader.table_keys(), reader.head
    for path in files_back(ledger):
        own = [] if path == ledger else _table_keys(path)
        if own is None:
            break
        found = _joined(own, found)
        if any(one.key in noted for one in found):
            break
    for path in later_places(ledger, head.seq):
        own = _table_keys(path)
        if own is None:
            break
        found = _joined(found, own)
    return found


def _table_keys(path: Path) -> list[KeyOnRecord] | None:
    """Return the keys on record in a file; None if it cannot be read."""
    try:
        with closing(LedgerReader.open(path)) as reader:
            return reader.table_keys()
    except LedgerError:
        return None


def _joined(before: list[KeyOnRecord], after: list[KeyOnRecord]) -> list[KeyOnRecord]:
    """Return the keys of two days in order: a day begins with the key of the one before."""
    same = bool(before and after) and before[-1].key == after[0].key
    return before + (after[1:] if same else after)


def earlier_file(ledger: Path) -> Path | None:
    """Return the archived file from which this ledger goes on; None if it is the first or that is missing.

    It is looked for in the archive next to the ledger, and in the folder of a ledger that is archived itself.
    Raises a `LedgerError` if the ledger at this path cannot be opened.
    """
    reader = LedgerReader.open(ledger, newer=True)
    identity = reader.identity
    reader.close()
    if not identity.follows_hash:
        return None
    for folder in (ledger.parent / ARCHIVE, ledger.parent):
        for candidate in folder.glob(f"*-{identity.follows_seq}{ledger.suffix}"):
            if _head_hash(candidate) == identity.follows_hash:
                return candidate
    return None


def misfit(ledger: Path) -> Path | None:
    """Return an archived file with this ledger's name and numbers that it does not go on from, if any.

    For a ledger whose `earlier_file` is not found: one of the two was altered or put in the other's place, or
    that file is no ledger any more. Raises a `LedgerError` if the ledger at this path cannot be opened.
    """
    reader = LedgerReader.open(ledger, newer=True)
    identity = reader.identity
    reader.close()
    if not identity.follows_hash:
        return None
    for candidate in _archived(ledger, str(identity.follows_seq)):
        if _head_hash(candidate) != identity.follows_hash:
            return candidate
    return None


def left_behind(ledger: Path, table_id: str) -> Path | None:
    """Return a closed day of this table in the archive next to a missing ledger; None if there is none.

    What bears the name of one and cannot be read is taken for one.
    """
    for candidate in _archived(ledger, r"\d+"):
        try:
            reader = LedgerReader.open(candidate)
        except LedgerError:
            return candidate
        try:
            if reader.identity.table_id == table_id:
                return candidate
        finally:
            reader.close()
    return None


def _archived(ledger: Path, number: str) -> Iterator[Path]:
    """Give the files named as archived days of a ledger; `number` is a pattern for the last event."""
    base = re.escape(_base(ledger))
    form = re.compile(rf"{base}-{_DATE}-{number}{re.escape(ledger.suffix)}")
    for folder in (ledger.parent / ARCHIVE, ledger.parent):
        try:
            found = sorted(folder.iterdir()) if folder.is_dir() else []
        except OSError as error:
            raise fault_of_system(error, folder) from error
        yield from (candidate for candidate in found if form.fullmatch(candidate.name))


def _base(ledger: Path) -> str:
    """Return the name of a ledger, and of the ledger whose closed day this is."""
    archived = re.fullmatch(_ARCHIVED, ledger.stem)
    return ledger.stem if archived is None else archived["base"]


def later_places(closed: Path, seq: int) -> Iterator[Path]:
    """Give where the file may lie that goes on from a closed day: later archived ones, then the one in use.

    `seq` is the last event of that day.
    """
    archived = re.fullmatch(_ARCHIVED, closed.stem) is not None
    folder = closed.parent if archived else closed.parent / ARCHIVE
    later = []
    for path in folder.glob(f"*{closed.suffix}") if folder.is_dir() else ():
        found = re.fullmatch(_ARCHIVED, path.stem)
        if found is not None and found["base"] == _base(closed) and int(found["seq"]) > seq:
            later.append((int(found["seq"]), path))
    yield from (path for _, path in sorted(later))
    if archived:
        for above in (folder.parent, folder):
            in_use = above / f"{_base(closed)}{closed.suffix}"
            if in_use.is_file():
                yield in_use


def _head_hash(path: Path) -> str | None:
    """Return the hash of a ledger's last event; None for a file that is no ledger of ours."""
    try:
        reader = LedgerReader.open(path, newer=True)
    except LedgerError:
        return None
    try:
        return reader.head.hash
    finally:
        reader.close()


def _make_whole(ledger: Path) -> None:
    """Put its head next to the ledger, then move its log into the file; nobody may read it meanwhile."""
    connection, identity = open_to_read(ledger, None)
    try:
        with named_faults(ledger):
            head = read_head(connection, identity)
        check_against_witness(connection, identity, ledger, head)
    finally:
        connection.close()
    if read_head_file(ledger) != head:
        write_head_file(ledger, head)
    connection = open_for_writing(ledger)
    try:
        with named_faults(ledger):
            if connection.execute("PRAGMA journal_mode").fetchone()[0] != "delete":
                connection.execute("PRAGMA synchronous=FULL")
                _leave_the_log(connection, ledger)
    finally:
        connection.close()


def _leave_the_log(connection: sqlite3.Connection, ledger: Path) -> None:
    try:
        mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise LedgerError(LedgerFault.STILL_READ, path=ledger) from error
        raise
    if mode != "delete":
        raise LedgerError(LedgerFault.STILL_READ, path=ledger)


def _put_in_place(ledger: Path, following: Ledger) -> None:
    """Write the following ledger under another name, then let it take the place of the one before."""
    draft = ledger.with_name(ledger.name + ".next")
    try:
        for leaving in (draft, head_path(draft)):
            leaving.unlink(missing_ok=True)
        following.backup(draft, ledger)
        draft.replace(ledger)
        # The head that still lies there is that of the day before, on which the following ledger stands.
        head_path(draft).replace(head_path(ledger))
        sync_folder(ledger.parent)
    except OSError as error:
        raise fault_of_system(error, ledger) from error
