"""Says why the system or the database did not do something, in words that a screen can say in its language.

Their own words are in the language of the machine: they stay in the error, and so in the log.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Sequence
from typing import Final

from terminal.ledger.plain_file import NotPlain
from terminal.rules.message import Message

_FULL: Final = Message("the disk is full")
_NO_PERMISSION: Final = Message("no permission")
_NOT_THERE: Final = Message("no such file or folder")
_TOO_MANY: Final = Message("too many open files")
_NO_MEMORY: Final = Message("too little memory")
_NO_DEVICE: Final = Message("the device is not there")
_IN_USE: Final = Message("something else uses it")
_NO_ANSWER: Final = Message("no answer in time")
_NOT_WHOLE: Final = Message("its content is not what this program writes")

_OF_SYSTEM: Final = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _NO_PERMISSION,
    errno.EPERM: _NO_PERMISSION,
    errno.EROFS: Message("the file system is read-only"),
    errno.ENOENT: _NOT_THERE,
    errno.ENOTDIR: Message("a part of its path is no folder"),
    errno.EISDIR: Message("it is a folder"),
    errno.EEXIST: Message("something of that name is there already"),
    errno.ENAMETOOLONG: Message("its name is too long"),
    errno.ELOOP: Message("its links lead in a circle"),
    errno.EIO: Message("the device does not read or write"),
    errno.EMFILE: _TOO_MANY,
    errno.ENFILE: _TOO_MANY,
    errno.ENOMEM: _NO_MEMORY,
    errno.ENODEV: _NO_DEVICE,
    errno.ENXIO: _NO_DEVICE,
    errno.EBUSY: _IN_USE,
    errno.ETIMEDOUT: _NO_ANSWER,
    errno.ECONNREFUSED: Message("nobody answers there"),
}

_OF_DATABASE: Final = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_PERM: _NO_PERMISSION,
    sqlite3.SQLITE_AUTH: _NO_PERMISSION,
    sqlite3.SQLITE_READONLY: _NO_PERMISSION,
    sqlite3.SQLITE_BUSY: _IN_USE,
    sqlite3.SQLITE_LOCKED: _IN_USE,
    sqlite3.SQLITE_NOMEM: _NO_MEMORY,
    sqlite3.SQLITE_CORRUPT: Message("the database is malformed"),
    sqlite3.SQLITE_NOTADB: Message("the file is no database"),
}
_PRIMARY: Final = 0xFF
"""The low byte of an extended result code."""


def why_failed(error: Exception) -> Message:
    """Return why something was not done, as a part of a sentence.

    What is rare is named by its code alone: the number of the system's error, or SQLite's name for it.
    """
    if isinstance(error, NotPlain):
        return error.message
    if isinstance(error, OSError):
        number = errno.ETIMEDOUT if error.errno is None and isinstance(error, TimeoutError) else error.errno
        return _OF_SYSTEM.get(number or 0) or error_code(number or type(error).__name__)
    if isinstance(error, sqlite3.Error):
        return _of_database(error)
    return _NOT_WHOLE if isinstance(error, ValueError) else error_code(type(error).__name__)


def _of_database(error: sqlite3.Error) -> Message:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:  # raised by the Python module
        return error_code(type(error).__name__)
    return _OF_DATABASE.get(code & _PRIMARY) or error_code(error.sqlite_errorname)


def error_code(code: object) -> Message:
    """Return the words for an error that has no others than its code."""
    return Message("error {code}", {"code": code})


def listed(messages: Sequence[Message]) -> Message:
    """Return one or more messages as one."""
    first, *others = messages
    for other in others:
        first = Message("{first}; {other}", {"first": first, "other": other})
    return first
