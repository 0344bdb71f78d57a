"""The time of a table: what the clock shows while it can be trusted, else what has gone by since it could.

The clock is compared with the seconds that go by whatever is done to it, through suspend too. It is believed
again once somebody has confirmed it, and what follows is recorded under it.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from terminal.table.session.clocks import Clock, Elapsed

TOLERATED_JUMP: Final = timedelta(milliseconds=100)
"""A clock that is set by less is not worth a record of its own."""
DEFAULT_CLOCK_GAP: Final = timedelta(hours=24)
"""How far ahead of the last event a clock may be at a start."""

_AT_ONE_MOMENT: Final = 0.01
"""Seconds between two readings of which both may be taken for those of one moment."""
_TRIES: Final = 5
_MILLISECOND: Final = timedelta(milliseconds=1)


class Reading(Struct, frozen=True):
    """What is known of the time at one moment."""

    at: datetime
    """The time of the table."""
    wall: datetime
    """What the clock shows."""
    jumped: int = 0
    """Milliseconds by which the clock has jumped, ahead or back if negative, and which are not on record."""

    @property
    def shift(self) -> int:
        """Milliseconds by which the clock is later than the table, earlier if negative."""
        return (self.wall - self.at) // _MILLISECOND


class TableClock:
    """The clock of a table in use."""

    def __init__(self, clock: Clock, elapsed: Elapsed) -> None:
        """Trust what the clock shows now."""
        self._clock = clock
        self._elapsed = elapsed
        self._wall, self._since = self._both()
        self._at = self._wall
        self._trusted = True
        self._jumped = 0

    @classmethod
    def after(
        cls,
        last: datetime | None,
        clock: Clock,
        elapsed: Elapsed,
        *,
        gap: timedelta = DEFAULT_CLOCK_GAP,
        doubted: bool = False,
    ) -> TableClock:
        """Return the clock of a table whose last event was at `last`, None if it has no event yet.

        `gap` is how far ahead of that the clock may be; `doubted`, whether a jump on record waits to be
        confirmed: the table's time then goes on from its last event.
        """
        started = cls(clock, elapsed)
        if last is None:
            return started
        ahead = started._wall - last
        if doubted or ahead < -TOLERATED_JUMP or ahead > gap:
            started._at, started._trusted = last, False
            started._jumped = 0 if doubted else ahead // _MILLISECOND
        return started

    def read(self) -> Reading:
        """Return the time, and how far the clock has jumped since this was last taken note of."""
        wall, elapsed = self._both()
        gone = timedelta(seconds=elapsed - self._since)
        jumped = wall - (self._wall + gone)
        if abs(jumped) > TOLERATED_JUMP:
            self._at, self._wall, self._since = self._at + gone, wall, elapsed
            self._trusted = False
            self._jumped += jumped // _MILLISECOND
            gone = timedelta(0)
        return Reading(wall if self._trusted else self._at + gone, wall, self._jumped)

    def noted(self) -> None:
        """Take note that the jump last read is on record."""
        self._jumped = 0

    def confirm(self) -> None:
        """Go by the clock again, as it shows now."""
        wall, elapsed = self._both()
        self._wall, self._since = wall, elapsed
        self._at = wall
        self._trusted = True

    def _both(self) -> tuple[datetime, float]:
        """Return the time and the seconds at one moment; the program may be stopped between two readings."""
        before, wall, after = self._elapsed(), self._clock(), self._elapsed()
        tries = 1
        while after - before > _AT_ONE_MOMENT and tries < _TRIES:
            before, wall, after = self._elapsed(), self._clock(), self._elapsed()
            tries += 1
        return wall, after
