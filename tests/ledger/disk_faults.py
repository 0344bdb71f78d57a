"""What a disk, or a hand at its files, does to a ledger in use; each is taken back when its block ends.

The faults are real ones of the files; only a disk without room, without rights and without an answer is
played by SQLite itself, whose own switches give the same results on every machine and for every user.
Opening a file here ends the locks that SQLite holds on it in this process: nobody else may have it open.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from unittest.mock import patch

from terminal.ledger.errors import LedgerFault
from terminal.ledger.ledger import Ledger

PAGE = 4096
Fault = Callable[[Ledger, Path], AbstractContextManager[None]]


@contextmanager
def full(ledger: Ledger, _path: Path) -> Iterator[None]:
    """Leave no room for one more page: the log is emptied first, so that the next act needs one."""
    (pages,) = ledger._connection.execute("PRAGMA page_count").fetchone()
    ledger._connection.execute(f"PRAGMA max_page_count={pages}").fetchone()
    yield
    ledger._connection.execute("PRAGMA max_page_count=1000000").fetchone()


@contextmanager
def read_only(ledger: Ledger, _path: Path) -> Iterator[None]:
    """Forbid all writing."""
    ledger._connection.execute("PRAGMA query_only=ON")
    yield
    ledger._connection.execute("PRAGMA query_only=OFF")


@contextmanager
def failing(ledger: Ledger, _path: Path) -> Iterator[None]:
    """Let the disk not answer when it is written to."""

    def broken(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
        error.sqlite_errorname = "SQLITE_IOERR_WRITE"
        raise error

    with patch.object(ledger, "_executemany", broken):
        yield


@contextmanager
def log_gone(_ledger: Ledger, path: Path) -> Iterator[None]:
    """Delete the write-ahead log next to the ledger."""
    path.with_name(path.name + "-wal").unlink()
    yield


@contextmanager
def log_and_index_gone(_ledger: Ledger, path: Path) -> Iterator[None]:
    """Delete everything next to the ledger that SQLite keeps there."""
    for ending in ("-wal", "-shm"):
        path.with_name(path.name + ending).unlink()
    yield


@contextmanager
def deleted(_ledger: Ledger, path: Path) -> Iterator[None]:
    """Delete the ledger itself."""
    path.unlink()
    yield


@contextmanager
def moved(_ledger: Ledger, path: Path) -> Iterator[None]:
    """Put another file where the ledger was."""
    aside = path.with_name("aside")
    path.rename(aside)
    path.write_bytes(aside.read_bytes())
    yield
    aside.replace(path)


@contextmanager
def truncated(ledger: Ledger, path: Path) -> Iterator[None]:
    """Cut the file's second half off."""
    ledger.checkpoint()
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.truncate(len(whole) // 2)
    yield
    with path.open("r+b") as file:
        file.write(whole)


@contextmanager
def flipped(ledger: Ledger, path: Path) -> Iterator[None]:
    """Alter bytes of the last page of the events: SQLite has to fetch it again."""
    ledger.checkpoint()
    connection = ledger._connection
    place = path.read_bytes().rfind(ledger.head.hash.encode()) // PAGE * PAGE
    whole = path.read_bytes()[place : place + PAGE]
    _write(path, place, b"\xa5" * 64)
    connection.execute("PRAGMA shrink_memory")
    yield
    _write(path, place, whole)
    connection.execute("PRAGMA shrink_memory")


def _write(path: Path, place: int, what: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(what)


FAULTS: dict[str, tuple[Fault, LedgerFault]] = {
    "full": (full, LedgerFault.DISK_FULL),
    "read-only": (read_only, LedgerFault.READ_ONLY),
    "failing": (failing, LedgerFault.DISK_FAILED),
    "log gone": (log_gone, LedgerFault.LOG_GONE),
    "log and index gone": (log_and_index_gone, LedgerFault.LOG_GONE),
    "deleted": (deleted, LedgerFault.GONE),
    "moved": (moved, LedgerFault.CHANGED),
    "truncated": (truncated, LedgerFault.CUT_SHORT),
    "flipped": (flipped, LedgerFault.CORRUPT),
}
"""Each fault by its name, and what the ledger makes of it."""
MENDED_BY_ITSELF = ("log gone", "log and index gone", "deleted")
"""Faults that the next try mends: what is lost is still held open."""
