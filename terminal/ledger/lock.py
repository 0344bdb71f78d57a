"""One instance at a time: a lock file beside the ledger that says who holds it."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import socket
from datetime import UTC, datetime
from pathlib import Path

from terminal.ledger.errors import CannotOpen, InUse, ReadOnlyLedger
from terminal.ledger.times import to_text


class InstanceLock:
    """An exclusive lock for as long as this object is not released; the system frees it if the process dies.

    The file stays where it is: to remove it would let a third instance lock a file that no one can see.
    """

    def __init__(self, ledger: Path) -> None:
        """Takes the lock of the ledger at this path.

        Raises `InUse` if another instance holds it; `ReadOnlyLedger` or `CannotOpen` if there can be none.
        """
        path = ledger.with_name(ledger.name + ".lock")
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
        except PermissionError as error:
            raise ReadOnlyLedger(ledger) from error
        except OSError as error:
            if error.errno == errno.EROFS:
                raise ReadOnlyLedger(ledger) from error
            raise CannotOpen(ledger, str(error)) from error
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = _holder(path)
            os.close(descriptor)
            raise InUse(ledger, holder) from error
        self._descriptor = descriptor
        self._write(
            json.dumps(
                {"pid": os.getpid(), "host": socket.gethostname(), "since": to_text(datetime.now(UTC))}
            )
        )

    def release(self) -> None:
        """Gives the lock back."""
        self._write("")
        os.close(self._descriptor)

    def _write(self, text: str) -> None:
        os.ftruncate(self._descriptor, 0)
        os.pwrite(self._descriptor, text.encode(), 0)


def _holder(path: Path) -> str:
    """Who holds the lock, in words, as far as the file tells."""
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        return f"process {facts['pid']} on {facts['host']} since {facts['since']}"
    except (OSError, ValueError, KeyError, TypeError):
        return "another program"
