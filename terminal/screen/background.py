"""Work in the background: in threads of its own, its outcome handed to the screen's thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from terminal.ledger.errors import LedgerError

T = TypeVar("T")
_LOG = logging.getLogger("lammer")

_THREADS: Final = 3
"""Tidying, a copy and a check can go on at once."""


class Stopped(Exception):
    """The table is being closed: work in the background that can be broken off ends here."""


class Background(QObject):
    """Run work of the table in threads; use `run`."""

    _heard = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(_THREADS, "background")
        self._on_ledger: set[Future[Any]] = set()
        self._stopping = threading.Event()
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[LedgerError], None],
        *,
        over: Callable[[], None] = lambda: None,
        on_ledger: bool = True,
    ) -> None:
        """Do `work`, and then call `then` or `failed` on this thread; any other error is raised on it.

        Before that it calls `over`, whatever has come of the work.
        `on_ledger`: it has the ledger in use open, so that the day is not put away before it has ended.
        """
        future = self._pool.submit(work)
        if on_ledger:
            self._on_ledger.add(future)
        future.add_done_callback(lambda done: self._ended(done, then, failed, over))

    def tell(self, what: Callable[[], None]) -> None:
        """Call this on the screen's thread, from the thread of the work.

        Raises `Stopped` if the table is being closed meanwhile.
        """
        if self._stopping.is_set():
            raise Stopped
        self._heard.emit(what)

    def wait(self) -> None:
        """Return once nothing in the background has the ledger in use open."""
        wait(self._on_ledger)

    def close(self) -> None:
        """Break off what can be broken off, and return once all has ended."""
        self._stopping.set()
        self._pool.shutdown(cancel_futures=True)
        self._forget()

    def _ended(
        self,
        future: Future[T],
        then: Callable[[T], None],
        failed: Callable[[LedgerError], None],
        over: Callable[[], None],
    ) -> None:
        """Hand the outcome over, in the thread of the work, once that is over."""
        if future.cancelled():
            return
        error = future.exception()
        if error is None:
            outcome: Callable[[], None] = partial(then, future.result())
        elif isinstance(error, LedgerError):
            outcome = partial(failed, error)
        elif isinstance(error, Stopped):
            return
        else:
            if self._stopping.is_set():  # nobody hears it any more
                _LOG.error("work in the background failed", exc_info=error)
            outcome = partial(_raise, error)

        def told() -> None:
            over()
            outcome()

        self._heard.emit(told)

    def _hear(self, what: Callable[[], None]) -> None:
        self._forget()
        if not self._stopping.is_set():
            what()

    def _forget(self) -> None:
        self._on_ledger -= {future for future in self._on_ledger if future.done()}


def _raise(error: BaseException) -> None:
    raise error
