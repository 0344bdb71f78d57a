"""Reads the log that `lammer-check` writes of each check of the program's files; only root writes there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from terminal.rounds.program_check_record import ChecksMark, ProgramChecks, StoppedCheck

MOST_LISTED: Final = 100
"""Stopped checks in a row with one reason count as one; so many are listed, the others counted."""

_LINE: Final = (
    r"\d{1,12}\t(?P<at>[0-9TZ:-]{10,30})\t(?P<result>good|stopped)"
    r"\t(?P<release>[^\t]{0,200})\t(?P<reason>[^\t]{0,500})"
)


def read_checks(path: Path, known: ChecksMark | None) -> ProgramChecks | None:
    """Return what the log holds beyond what is on record; None if that is nothing.

    A line that is still being written is left for the next time. Raises an `OSError` if it cannot be read.
    """
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        text = b""
    lines = text.split(b"\n")[:-1]
    done = known or ChecksMark(0, digest_of(()))
    continued = digest_of(lines[: done.lines]) == done.digest
    if continued and len(lines) <= done.lines:
        return None
    return _sorted_out(lines, done.lines if continued else 0, continued=continued)


def digest_of(lines: Iterable[bytes]) -> str:
    """Return the SHA-256 of lines, in hexadecimal."""
    return sha256(b"".join(line + b"\n" for line in lines)).hexdigest()


def _sorted_out(lines: Sequence[bytes], start: int, *, continued: bool) -> ProgramChecks:
    """Count the checks from a line on, and join those in a row that were stopped for one reason."""
    good, unreadable, left_out = 0, 0, 0
    stopped: list[StoppedCheck] = []
    last: StoppedCheck | None = None
    for number, line in enumerate(lines[start:], start=start + 1):
        said = re.fullmatch(_LINE, line.decode("utf-8", errors="replace"))
        if said is None or said["result"] == "good":
            unreadable += said is None
            good += said is not None
            last = None
        elif last is not None and last[-2:] == (said["release"], said["reason"]):
            last = stopped[-1] = last._replace(times=last.times + 1, last_utc=said["at"])
        elif len(stopped) < MOST_LISTED:
            last = StoppedCheck(number, 1, said["at"], said["at"], said["release"], said["reason"])
            stopped.append(last)
        else:
            left_out += 1
            last = None
    return ProgramChecks(
        len(lines), digest_of(lines), good, tuple(stopped), left_out, unreadable, continued=continued
    )
