"""Spreads the work of a command over several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final

Work = Callable[[Sequence[int], Connection], None]
"""What a process does: the numbers of its items, and the connection on which it sends its answers."""

LOST: Final = "a process was ended before its work was done; try it again, with fewer --jobs"
"""What is said where a process is lost."""


class ProcessLost(Exception):
    """A process ended before its work was done."""


class Processes:
    """Processes that share out some items among them; each begins with all that this one has read."""

    def __init__(self, work: Work, sizes: Sequence[int], jobs: int) -> None:
        """Start at most `jobs` processes; `sizes` says how much work each item is."""
        # Forked, so that a packaged program needs to start nothing again, and the items need not be copied.
        context = multiprocessing.get_context("fork")
        self._started = []
        self._connections: list[Connection] = []
        for share in shares(sizes, jobs):
            here, there = context.Pipe()
            inherited = [*self._connections, here]
            process = context.Process(target=_run, args=(work, share, there, inherited), daemon=True)
            process.start()
            there.close()
            self._started.append(process)
            self._connections.append(here)

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End all processes, whether or not they have done their work."""
        for connection in self._connections:
            connection.close()
        for process in self._started:
            process.terminate()
            process.join()

    def one_answer_each(self) -> list[Any]:
        """Return one answer of each process.

        Raises `ProcessLost`.
        """
        try:
            return [connection.recv() for connection in self._connections]
        except (EOFError, OSError) as error:
            raise ProcessLost from error

    def go_on(self) -> None:
        """Let each process go on that waits to receive something."""
        for connection in self._connections:
            with suppress(OSError):  # a process that is gone is noticed where its answers are missing
                connection.send(None)

    def in_order(self, count: int) -> Iterator[Any]:
        """Return the answers to so many items in their order; a process sends (number, answer).

        Raises `ProcessLost`.
        """
        open_ones = list(self._connections)
        early: dict[int, Any] = {}
        for number in range(count):
            while number not in early:
                if not open_ones:
                    raise ProcessLost
                for connection in [one for one in wait(open_ones) if isinstance(one, Connection)]:
                    try:
                        answered, answer = connection.recv()
                    except (EOFError, OSError):
                        open_ones.remove(connection)
                    else:
                        early[answered] = answer
            yield early.pop(number)


def shares(sizes: Sequence[int], jobs: int) -> list[list[int]]:
    """Return the numbers of the items of each process, the sums of their sizes as even as they easily get."""
    most = max(1, min(jobs, len(sizes)))
    found: list[list[int]] = [[] for _ in range(most)]
    loads = [0] * most
    for number in sorted(range(len(sizes)), key=lambda number: -sizes[number]):
        least = loads.index(min(loads))
        found[least].append(number)
        loads[least] += sizes[number]
    return [sorted(share) for share in found]


def _run(work: Work, share: Sequence[int], connection: Connection, inherited: Sequence[Connection]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that the user started
    for other in inherited:
        other.close()  # else nobody would notice the end of the process at the other end
    with suppress(BrokenPipeError, EOFError):  # the process that asked is gone
        work(share, connection)
    connection.close()
