"""What every command of `lammer` shares: its exit statuses, and how it answers and says what is wrong."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

MALFORMED: Final = 2
"""Exit status for input that cannot be read."""

FAILED: Final = 1
"""Exit status for what could not be done."""

INCOMPLETE: Final = 3
"""Exit status for a report that was made, and for days that are whole, though a part is elsewhere."""

NOT_WHOLE: Final = 4
"""Exit status for a report out of ledgers that are not whole, whether or not one could be made."""


class NotSaid(Exception):
    """The answer of a command could not be written down."""


def say(text: str) -> None:
    """Write a line of the answer.

    Raises `BrokenPipeError` if nobody reads it any more, `NotSaid` if it cannot be written.
    """
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NotSaid(reason(error)) from error


def reason(error: OSError) -> str:
    """Return why the system would not, in its own words, without numbers and names of drafts."""
    return error.strerror or str(error)


def give_up_output() -> None:
    """Drop what is still to be written: it would fail once more when the program ends."""
    with suppress(OSError):  # a standard output without a number is none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fail(message: str, status: int) -> int:
    print(f"lammer: {message}", file=sys.stderr)
    return status
