"""Opens SQLite as the ledger needs it: write-ahead log, a sync at each commit, no checkpoint of its own."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import named_faults
from terminal.ledger.rights import create_private
from terminal.ledger.system_words import why_failed
from terminal.rules.message import Message

BUSY_SECONDS = 0.5
"""How long a foreign writer is waited for; the dealer waits as long."""

_CACHE_KIB = 1024
"""Pages that are kept in memory: half of what SQLite would keep. An act needs the last ones of 18 trees."""

_NO_LOG = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)

# No file of SQLite's is opened while SQLite has it: closing it would drop SQLite's own locks in this process.


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Return a connection to an existing file; the file is left as it was until `prepare` is called.

    Raises `MISSING`, `NOT_A_FILE`, `CANNOT_OPEN` where nobody may look, or the fault that SQLite meets.
    """
    return _connect(path, "rw")


def open_for_reading(path: Path) -> sqlite3.Connection:
    """Return a connection that can only read, next to a table in play or on a medium that cannot be written.

    Raises `MISSING`, `NOT_A_FILE`, `CANNOT_OPEN` where nobody may look, or the fault that SQLite meets.
    """
    connection = _connect(path, "ro")
    try:
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.OperationalError as error:
        # Where the log's index can be neither found nor made, a file without a log can be read as it is.
        connection.close()
        if error.sqlite_errorcode & 0xFF not in _NO_LOG or _is_there(log_path(path)):
            with named_faults(path):
                raise
        connection = _connect(path, "ro&immutable=1")
    except (sqlite3.Error, UnicodeDecodeError):
        connection.close()
        with named_faults(path):
            raise
    return connection


def open_new(path: Path, like: Path | None = None) -> sqlite3.Connection:
    """Return a connection to a new file, with a rollback journal, so that the closed file is whole.

    It has the rights of the ledger `like`, and so has what SQLite puts next to it. Raises an `OSError`; who
    makes a draft names the file that it is to become.
    """
    os.close(create_private(path, like))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous=FULL")
    return connection


def open_in_memory() -> sqlite3.Connection:
    """Return a ledger's connection that leaves nothing behind."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _guard(connection)
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Makes every later commit durable before it returns, and proves that the file can be written.

    Raises the fault that SQLite meets, `CANNOT_OPEN` if the file system cannot carry a write-ahead log.
    """
    with named_faults(path):
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        if mode != "wal":
            only = Message("the file system allows only journal mode {mode}", {"mode": mode})
            raise LedgerError(LedgerFault.CANNOT_OPEN, path=path, detail=only)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute(f"PRAGMA cache_size=-{_CACHE_KIB}")
        _guard(connection)
        connection.execute("DELETE FROM meta WHERE 0")  # BEGIN alone passes on a read-only file


def _guard(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA recursive_triggers=ON")  # so that REPLACE asks the delete triggers
    connection.execute("PRAGMA trusted_schema=OFF")


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    if not _is_there(path):
        raise LedgerError(LedgerFault.MISSING, path=path)
    if not path.is_file():
        raise LedgerError(LedgerFault.NOT_A_FILE, path=path)
    with named_faults(path):
        return sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=BUSY_SECONDS
        )


def _is_there(path: Path) -> bool:
    """Return whether a file is there; names too long and folders without access leave that open."""
    try:
        return path.exists()
    except OSError as error:
        raise LedgerError(LedgerFault.CANNOT_OPEN, path=path, detail=why_failed(error)) from error


def log_path(path: Path) -> Path:
    """Return where SQLite keeps the write-ahead log of the file at this path."""
    return path.with_name(path.name + "-wal")
