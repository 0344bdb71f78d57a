"""Allows one instance at a time: it locks the ledger's own file, so that no other file can be taken away.

A note next to the ledger says who holds it, for people alone.
"""

from __future__ import annotations

import fcntl
import json
import os
import socket
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from terminal.ledger.errors import InUse, LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system
from terminal.ledger.rights import give_rights
from terminal.ledger.times import to_text
from terminal.rules.message import Message

_CREATION_SECONDS: Final = 2.0
_PAUSE: Final = 0.01
_HELD: set[tuple[int, int]] = set()
"""The files that this process has locked. They are not opened again: to close a file of SQLite's drops the
locks that SQLite has on it in this process."""


class InstanceLock:
    """An exclusive lock for as long as this object is not released; the system frees it if the process dies.

    It is taken before SQLite opens the file, and released after SQLite has closed it.
    """

    def __init__(self, ledger: Path) -> None:
        """Take the lock of the ledger at this path; nothing is changed by that.

        Raises `MISSING`, `NOT_A_FILE`, `InUse` if another instance holds it, or the fault of the disk.
        """
        self._ledger = ledger
        self._descriptor: int | None = None
        while self._descriptor is None or not self.is_of(ledger):
            self.release()  # the file was replaced meanwhile
            self._descriptor, self._file = _locked(ledger)
            _HELD.add(self._file)

    def is_of(self, path: Path) -> bool:
        """Return whether the file at this path is the one that is locked."""
        return _identity_of(path) == self._file

    def name_holder(self) -> None:
        """Say next to the ledger who holds it. Raises the fault that the disk meets."""
        since = to_text(datetime.now(UTC))
        text = json.dumps({"pid": os.getpid(), "host": socket.gethostname(), "since": since})
        path = _note_of(self._ledger)
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK, 0o600)
            try:
                give_rights(descriptor, self._ledger)
                os.ftruncate(descriptor, 0)
                os.pwrite(descriptor, text.encode(), 0)
            finally:
                os.close(descriptor)
        except OSError as error:
            raise fault_of_system(error, self._ledger) from error

    def release(self) -> None:
        """Give the lock back."""
        if self._descriptor is not None:
            _HELD.discard(self._file)
            os.close(self._descriptor)
            self._descriptor = None


@contextmanager
def sole_creator(ledger: Path) -> Iterator[None]:
    """Hold the lock of a folder while a ledger is made in it; others wait a moment.

    Raises `InUse` if another instance holds it for long, or the fault that the disk meets.
    """
    try:
        descriptor = os.open(ledger.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    except OSError as error:
        raise fault_of_system(error, ledger) from error
    try:
        end = time.monotonic() + _CREATION_SECONDS
        while not _is_locked(descriptor, ledger):
            if time.monotonic() > end:
                raise InUse(ledger, Message("another program"))
            time.sleep(_PAUSE)
        yield
    finally:
        os.close(descriptor)


def _locked(ledger: Path) -> tuple[int, tuple[int, int]]:
    """Return a descriptor of the file that is locked, and which file that is."""
    try:
        if _identity_of(ledger) in _HELD:
            raise InUse(ledger, _holder(ledger))
        descriptor = os.open(ledger, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except FileNotFoundError as error:
        raise LedgerError(LedgerFault.MISSING, path=ledger) from error
    except OSError as error:
        raise fault_of_system(error, ledger) from error
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise LedgerError(LedgerFault.NOT_A_FILE, path=ledger)
        if not _is_locked(descriptor, ledger):
            raise InUse(ledger, _holder(ledger))
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor, (status.st_dev, status.st_ino)


def _is_locked(descriptor: int, ledger: Path) -> bool:
    """Lock an open file, and return whether that was possible."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        raise fault_of_system(error, ledger) from error
    return True


def _identity_of(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _note_of(ledger: Path) -> Path:
    return ledger.with_name(ledger.name + ".lock")


def _holder(ledger: Path) -> Message:
    """Describe who holds the lock, as far as the note tells."""
    try:
        facts = json.loads(_note_of(ledger).read_text(encoding="utf-8"))
        named = {name: facts[name] for name in ("pid", "host", "since")}
    except (OSError, ValueError, KeyError, TypeError):
        return Message("another program")
    return Message("process {pid} on {host} since {since}", named)
