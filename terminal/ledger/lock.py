"""Allows one instance at a time: a lock file next to the ledger says who holds it."""

from __future__ import annotations

import fcntl
import json
import os
import socket
from datetime import UTC, datetime
from pathlib import Path

from terminal.ledger.errors import InUse
from terminal.ledger.faults import fault_of_system
from terminal.ledger.times import to_text
from terminal.rules.message import Message


class InstanceLock:
    """An exclusive lock for as long as this object is not released; the system frees it if the process dies.

    The file stays where it is: to remove it would let a third instance lock a file that no one can see.
    """

    def __init__(self, ledger: Path) -> None:
        """Take the lock of the ledger at this path.

        Raises `InUse` if another instance holds it, or the fault that the disk meets.
        """
        path = ledger.with_name(ledger.name + ".lock")
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
        except OSError as error:
            raise fault_of_system(error, ledger) from error
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._write_holder()
        except BlockingIOError as error:
            self.release()
            raise InUse(ledger, _holder(path)) from error
        except OSError as error:
            self.release()
            raise fault_of_system(error, ledger) from error

    def release(self) -> None:
        """Give the lock back."""
        os.close(self._descriptor)

    def _write_holder(self) -> None:
        since = to_text(datetime.now(UTC))
        text = json.dumps({"pid": os.getpid(), "host": socket.gethostname(), "since": since})
        os.ftruncate(self._descriptor, 0)
        os.pwrite(self._descriptor, text.encode(), 0)


def _holder(path: Path) -> Message:
    """Describe who holds the lock, as far as the file tells."""
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        named = {name: facts[name] for name in ("pid", "host", "since")}
    except (OSError, ValueError, KeyError, TypeError):
        return Message("another program")
    return Message("process {pid} on {host} since {since}", named)
