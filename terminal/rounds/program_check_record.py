"""What a table's record knows of the checks of the program's own files, and how far it has read of them."""

from typing import NamedTuple

from msgspec import Struct


class StoppedCheck(NamedTuple):
    """Checks in a row that stopped the start of the same release for the same reason."""

    line: int
    """The line of the first of them in the log of checks."""
    times: int
    first_utc: str
    """When the first of them was, as the log says."""
    last_utc: str
    release: str
    reason: str


class ProgramChecks(Struct, frozen=True):
    """What stood in the log of checks that was not on record yet."""

    lines: int
    """How many lines the log held then."""
    digest: str
    """The SHA-256 of these lines, in hexadecimal."""
    good: int
    """How many checks found the program as it was signed."""
    stopped: tuple[StoppedCheck, ...]
    left_out: int
    """Stopped checks beyond those that are listed."""
    unreadable: int
    """Lines that are no result of a check."""
    continued: bool
    """Whether the lines on record before still stood there as they were; if not, all lines are read again."""

    @property
    def read(self) -> int:
        """How many lines were read."""
        return self.good + sum(run.times for run in self.stopped) + self.left_out + self.unreadable


class ChecksMark(NamedTuple):
    """How far the log of checks is on record."""

    lines: int
    digest: str
    """The SHA-256 of these lines, in hexadecimal."""
