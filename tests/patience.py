"""How long tests wait for another thread or process: not how fast it is, but whether it comes at all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from time import monotonic
from typing import Final

HANGS: Final = 180.0
"""Seconds after which what is waited for will never come, however busy the machine is."""

HANGS_MS: Final = round(HANGS * 1000)
"""The same in milliseconds."""


class SteppedClock:
    """Stands in for the clock: time passes when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return seconds since some moment."""
        return self.now

    def step(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


def leisurely() -> Callable[[], float]:
    """Return a clock on which a second passes between any two looks: no touch ever comes too soon.

    It goes on from the real one, by which a window may have been made.
    """
    return count(monotonic(), 1.0).__next__
