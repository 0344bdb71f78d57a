"""Starts the real program of a house, acts at its window, ends or kills it."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from tests.attack.program import Room, run
from tests.insider.house import House
from tests.patience import HANGS

SIZE = (1366, 768)
_AGAIN = 0.02
"""Seconds between two looks whether the program is ready."""


class Program:
    """A running program."""

    def __init__(self, house: House) -> None:
        """Start it by the profile of the house, at the time of its clocks."""
        screen = {"name": "DP-1", "x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1], "logicalDpi": 96}
        screens = [screen | {"logicalBaseDpi": 96, "dpr": 1}]
        content = {"synchronousWindowSystemEvents": False, "windowFrameMargins": False, "screens": screens}
        (house.folder / "screens.json").write_text(json.dumps(content), encoding="utf-8")
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tests.attack.program"])
        self._ours, theirs = context.Pipe()
        self._process = context.Process(
            target=run, args=(theirs, house.folder, house.clocks.day), daemon=True
        )
        self._process.start()
        theirs.close()
        self._house = house
        self.wait_until(is_ready)

    def do(self, act: Callable[..., Any], *args: object) -> Any:
        """Have the program's hand do something at the window; return what came of it."""
        self._ours.send((act, args))
        assert self._ours.poll(HANGS), "the program does not answer"
        kind, answer = self._ours.recv()
        assert kind == "done", answer
        return answer

    def wait_until(self, is_so: Callable[[Room], bool]) -> None:
        """Wait until something is so at the window."""
        end = time.monotonic() + HANGS
        while not self.do(is_so):
            assert time.monotonic() < end, is_so.__name__
            time.sleep(_AGAIN)

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._end(signal.SIGKILL)

    def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """End it as the system does, and see that it says nothing is wrong."""
        self._end(number)
        assert self._process.exitcode == 0

    def _end(self, number: signal.Signals) -> None:
        pid = self._process.pid
        assert pid is not None
        assert self._process.is_alive(), "the program has ended by itself"
        os.kill(pid, number)
        self._process.join(HANGS)
        assert not self._process.is_alive()
        self._ours.close()
        self._house.clocks.day += timedelta(minutes=5)

    def stop(self) -> None:
        """Kill it if it still runs."""
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


@contextmanager
def started(house: House) -> Iterator[Program]:
    """Return the program of a house; it is killed at the end if it still runs."""
    program = Program(house)
    try:
        yield program
    finally:
        program.stop()


def is_ready(room: Room) -> bool:
    """Return whether the window can be touched."""
    return room.is_ready
