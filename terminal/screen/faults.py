"""Faults of the program itself: written down, said on the screen, and never silent."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, tr
from terminal.table.setup.data_dirs import log_home

_LOG = logging.getLogger("lammer")
_LOG_BYTES = 1_000_000
_LOG_FILES = 5


def guard_against_faults(tell: Callable[[BaseException], None]) -> str:
    """Send every unexpected error to the log and to who is at the screen; the table stays as on record.

    `tell` says the error on the screen. Answers what has to be known of the log; nothing as long as it has
    its file.
    """
    told = _keep_log()

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _LOG.critical("unexpected fault", exc_info=(kind, error, trace))
        tell(error)

    def on_loop(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, BaseException):
            hook(type(error), error, error.__traceback__)
        else:
            _LOG.critical("unexpected fault: %s", context.get("message"))

    sys.excepthook = hook
    asyncio.get_running_loop().set_exception_handler(on_loop)
    return told


class _FaultLog(logging.Handler):
    """Writes faults into a file, and goes on with another when it is full."""

    def __init__(self, path: Path) -> None:
        """Make the file at once; raises an `OSError` if it cannot be written."""
        super().__init__()
        self._path = path
        self._files: logging.Handler | None = None
        path.open("ab").close()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a fault down."""
        if self._files is None:
            from logging.handlers import RotatingFileHandler  # noqa: PLC0415 - most starts meet no fault

            self._files = RotatingFileHandler(
                self._path, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8"
            )
            self._files.setFormatter(self.formatter)
        self._files.emit(record)

    def close(self) -> None:
        """Close the file."""
        if self._files is not None:
            self._files.close()
        super().close()


def _keep_log() -> str:
    """Write the log into its file, or to standard error if that cannot be written; the table opens anyway."""
    unwritable, told = None, ""
    handler: logging.Handler
    try:
        folder = log_home()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = _FaultLog(folder / "lammer.log")
    except OSError as error:
        handler = logging.StreamHandler(sys.stderr)
        unwritable, told = error, tr("The log of faults cannot be written. Tell the technician.")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _LOG.addHandler(handler)
    if unwritable is not None:
        _LOG.warning("the log cannot be written: %s", unwritable)
    return told


def say_fault(screen: TableScreen, error: BaseException) -> None:
    """Say over the table that the last touch was not carried out, and by what name to report it."""
    go_on = Choice(
        Answer("go_on", "check", *both("Go on"), tr("The table is shown as it is on record.")),
        lambda: screen.open_dialogue(None),
    )
    screen.open_dialogue(
        Question(
            *both("A fault of the program"),
            not_done(),
            (go_on,),
            text=whom_to_call(error),
            caption=tr("All that was recorded is kept."),
        )
    )


def not_done() -> str:
    """Return what became of the touch that met a fault."""
    return tr("The last touch was not carried out.")


def whom_to_call(error: BaseException) -> str:
    """Return what to do about a fault that comes again."""
    return tr("Call the technician if it comes again, and name it: {name}.").format(name=type(error).__name__)
