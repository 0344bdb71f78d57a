"""Watches the files of an open ledger: what others do to them is noticed before the next act."""

from __future__ import annotations

import os
from pathlib import Path

from terminal.ledger.connect import log_path
from terminal.ledger.errors import LedgerError, LedgerFault


class FileWatch:
    """The file of a ledger and the log next to it, as they were when they were opened.

    SQLite goes on writing into a file that has lost its name: what was recorded then would be gone with the
    program. So both names are looked at before each act.
    """

    def __init__(self, path: Path) -> None:
        """Note how both are now; the ledger has just been prepared for writing."""
        self._path = path
        self._log_path = log_path(path)
        found = _look(path)
        self._file = None if found is None else found[:2]
        self._size = 0 if found is None else found[2]
        log = _look(self._log_path)
        self._log = None if log is None else log[:2]

    def fault(self) -> LedgerError | None:
        """Return what was done to the files since they were opened; None if nothing. Any thread may ask."""
        # Read before the look: another thread may meanwhile note a file that has grown since.
        known = self._size
        found = _look(self._path)
        if found is None and not os.path.lexists(self._path):
            return LedgerError(LedgerFault.GONE, path=self._path)
        if found is None or found[:2] != self._file:
            return LedgerError(LedgerFault.CHANGED, path=self._path)
        if found[2] < known:
            return LedgerError(LedgerFault.CUT_SHORT, path=self._path, found=found[2], known=known)
        self._size = found[2]
        log = _look(self._log_path)
        return (
            LedgerError(LedgerFault.LOG_GONE, path=self._path)
            if log is None or log[:2] != self._log
            else None
        )


def _look(path: Path) -> tuple[int, int, int] | None:
    """Return device, number and size of the file at this path; None if there is none to be seen."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino, status.st_size
