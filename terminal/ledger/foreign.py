"""Puts a file aside into which another program has written, and gives its place to the table's own record.

Nothing of what was found is lost: the file is moved as it is, with its log, for inspection. Every step can be
cut short by a kill and done again: once the new file is whole under the name of a draft, it takes the place.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.ledger.attested import holds_witnessed, last_of_ours, may_rely_on
from terminal.ledger.chain import PORTION, row_hash, rows_query
from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import fault_of_system, named_faults
from terminal.ledger.head_file import head_path, sync_folder, write_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.opening import open_to_read
from terminal.ledger.queries import read_head
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import NoteSeal, TailWitness, read_note

FOREIGN: Final = "foreign"
"""The folder next to a ledger in which files lie that another program has written into."""


class ForeignRows(Struct, frozen=True):
    """What follows the last event of a table in its file, and is not of the table."""

    first: int
    """The number of the first event; 0 if there is none that can be read."""
    last: int
    digest: str
    """The SHA-256 over the hashes of their contents, in order."""


NOTHING_READABLE: Final = ForeignRows(0, 0, "")


class FoundAtStart(Struct, frozen=True):
    """A ledger that was written into by another program while the table was closed."""

    own: Ledger
    """In memory: what the table has recorded itself."""
    rows: ForeignRows


def found_at_start(path: Path, seals: Sequence[NoteSeal] = ()) -> FoundAtStart | None:
    """Return what another program has written into a live ledger since the table was closed; None if nothing.

    Where the note of the last event cannot tell, nothing is found. Raises a `LedgerError` if the file cannot
    be read as a ledger.
    """
    note = read_note(path)
    if note is None:
        return None
    connection, identity = open_to_read(path, None)
    try:
        with named_faults(path):
            if not holds_witnessed(connection, identity, note.last):
                return None  # it ends too early, or was altered: opening it says so
            if not may_rely_on(connection, note, seals):
                return None  # it may want to have true events put aside: the start tells what it is
            own = last_of_ours(connection, identity, note)
            head = read_head(connection, identity)
            if identity.kind is not LedgerKind.LIVE or own is None or own.seq >= head.seq:
                return None
            rows = _rows_after(connection, own)
        return FoundAtStart(Ledger.of_rows_up_to(connection, identity, own, path), rows)
    finally:
        connection.close()


def rows_after(path: Path, own: Head) -> ForeignRows:
    """Return what follows the last event of the table in the file that lies at this path."""
    try:
        connection, _ = open_to_read(path, None, incomplete=True)
    except LedgerError:
        return NOTHING_READABLE
    try:
        with named_faults(path):
            return _rows_after(connection, own)
    except LedgerError:
        return NOTHING_READABLE
    finally:
        connection.close()


def _rows_after(connection: sqlite3.Connection, own: Head) -> ForeignRows:
    digest, first, last = sha256(), 0, own.seq
    while True:
        rows = connection.execute(rows_query(connection), (last, PORTION)).fetchall()
        for row in rows:
            first, last = first or row[0], row[0]
            digest.update(row_hash(tuple(row[:12]), row[13]).encode())
        if len(rows) < PORTION:
            return ForeignRows(first, last, digest.hexdigest()) if first else NOTHING_READABLE


def name_aside(path: Path, own_seq: int) -> str:
    """Return the name under which the file at this path is put aside; `own_seq` is the table's last event."""
    number = 1
    while _place_aside(path, own_seq, number).exists():
        number += 1
    return _place_aside(path, own_seq, number).name


def put_aside(path: Path, following: Ledger, seal: NoteSeal | None) -> None:
    """Move the file at this path aside, and put the following ledger in its place.

    `following` is in memory, and holds the table's own record with one event more. The caller holds the lock
    of the file. Raises the fault that the disk meets; it can then be done again.
    """
    finished = _finished(path)
    if not finished.exists():
        try:
            head_path(finished).unlink(missing_ok=True)
        except OSError as error:
            raise fault_of_system(error, path) from error
        following.backup(finished, path)
    finish_putting_aside(path, seal)


def is_being_put_aside(path: Path) -> bool:
    """Return whether a kill came while the file at this path was put aside."""
    return _finished(path).exists()


def finish_putting_aside(path: Path, seal: NoteSeal | None) -> None:
    """Do what is left to do where a file was being put aside; nothing if none was.

    Raises the fault that the disk meets: it can be called again.
    """
    finished = _finished(path)
    if not finished.exists():
        return
    connection, identity = open_to_read(finished, None)
    try:
        with named_faults(finished):
            head = read_head(connection, identity)
    finally:
        connection.close()
    try:
        _move_aside(path, head.seq - 1)
        write_head_file(path, head)
        TailWitness(path, head, seal).close()
        head_path(finished).unlink(missing_ok=True)
        finished.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise fault_of_system(error, path) from error


def _move_aside(path: Path, own_seq: int) -> None:
    """Move a file and its log, the file itself last: as long as that is in its place, all is to be moved."""
    if not path.exists():
        return
    aside = path.parent / FOREIGN / name_aside(path, own_seq)
    aside.parent.mkdir(mode=0o700, exist_ok=True)
    for ending in ("-wal", "-shm", ""):
        source = path.with_name(path.name + ending)
        if source.exists():
            source.rename(aside.with_name(aside.name + ending))
    sync_folder(aside.parent)
    sync_folder(path.parent)


def _place_aside(path: Path, own_seq: int, number: int) -> Path:
    return path.parent / FOREIGN / f"{path.stem}-{own_seq}-{number}{path.suffix}"


def _finished(path: Path) -> Path:
    """Return the name under which what takes the place of a file is whole."""
    return path.with_name(path.name + ".apart")
