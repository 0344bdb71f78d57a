"""Tells faults of the disk and the file from bugs: turns SQLite's result codes into errors for a person."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from terminal.ledger.errors import CorruptLedger, LedgerError, LedgerFault, NotALedger
from terminal.ledger.system_words import error_code, why_failed
from terminal.rules.message import Message

_PRIMARY = 0xFF  # the low byte of an extended result code

_OTHER_FORMAT = "unsupported file format"
"""What SQLite says, without a code of its own, of a number in the header that it never writes."""

_NOT_UTF_8 = Message("its text is not UTF-8")

REPLAY_ERRORS = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What an event raises that cannot follow those before it."""


class Damaged(Exception):
    """What was read is not what this program writes; `named_faults` says in which file."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


def _not_opened(path: Path, detail: Message) -> LedgerError:
    """Return the fault behind "cannot open", which SQLite also says of a log that it may not make."""
    if path.exists() and not (_may_write(path) and _may_write(path.parent)):
        return LedgerError(LedgerFault.READ_ONLY, path=path)
    return LedgerError(LedgerFault.CANNOT_OPEN, path=path, detail=detail)


def _read_only(path: Path, _detail: Message) -> LedgerError:
    return LedgerError(LedgerFault.READ_ONLY, path=path)


def _busy(path: Path, _detail: Message) -> LedgerError:
    return LedgerError(LedgerFault.BUSY, path=path)


def _full(path: Path, _detail: Message) -> LedgerError:
    return LedgerError(LedgerFault.DISK_FULL, path=path)


def _failed(path: Path, detail: Message) -> LedgerError:
    return LedgerError(LedgerFault.DISK_FAILED, path=path, detail=detail)


def _may_write(path: Path) -> bool:
    return os.access(path, os.W_OK, effective_ids=True)


_FAULTS: dict[int, Callable[[Path, Message], LedgerError]] = {
    sqlite3.SQLITE_PERM: _read_only,
    sqlite3.SQLITE_AUTH: _read_only,
    sqlite3.SQLITE_READONLY: _read_only,
    sqlite3.SQLITE_BUSY: _busy,
    sqlite3.SQLITE_LOCKED: _busy,
    sqlite3.SQLITE_FULL: _full,
    sqlite3.SQLITE_IOERR: _failed,
    sqlite3.SQLITE_NOMEM: _failed,
    sqlite3.SQLITE_PROTOCOL: _failed,
    sqlite3.SQLITE_CANTOPEN: _not_opened,
    sqlite3.SQLITE_CORRUPT: CorruptLedger,
    sqlite3.SQLITE_NOTADB: lambda path, _detail: NotALedger(path),
}


def fault_of(error: sqlite3.Error | UnicodeDecodeError, path: Path) -> LedgerError | None:
    """Return the fault behind an error of SQLite's, or None if it is a bug of ours, to be raised as it is.

    A `UnicodeDecodeError` is the Python module's, which cannot pass on what SQLite says of damaged text.
    """
    if isinstance(error, UnicodeDecodeError):
        return CorruptLedger(path, _NOT_UTF_8)
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None and isinstance(error, sqlite3.OperationalError) and "UTF-8" in str(error):
        return CorruptLedger(path, _NOT_UTF_8)  # raised by the Python module, hence without a code
    if code == sqlite3.SQLITE_ERROR and str(error) == _OTHER_FORMAT:
        return CorruptLedger(path, Message("its header holds another file format"))
    if code == sqlite3.SQLITE_IOERR_SHORT_READ:
        return CorruptLedger(path, Message("the file was cut short"))
    if code is None or code & _PRIMARY not in _FAULTS:
        return None
    return _FAULTS[code & _PRIMARY](path, error_code(error.sqlite_errorname))


def fault_of_system(error: OSError, path: Path) -> LedgerError:
    """Return the fault behind an error of the operating system's."""
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return LedgerError(LedgerFault.READ_ONLY, path=path)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return LedgerError(LedgerFault.DISK_FULL, path=path)
    if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.ENAMETOOLONG):
        return LedgerError(LedgerFault.CANNOT_OPEN, path=path, detail=why_failed(error))
    return _failed(path, why_failed(error))


@contextmanager
def named_faults(path: Path) -> Iterator[None]:
    """Raise the `LedgerError` for any fault of the disk or the file met inside the block."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        fault = fault_of(error, path)
        if fault is None:
            raise
        raise fault from error
    except OSError as error:
        raise fault_of_system(error, path) from error
    except Damaged as error:
        raise CorruptLedger(path, error.message) from error
