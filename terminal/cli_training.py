"""How the program goes from a table to training and back: the same process, with another command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

TABLE: Final = "table"
AFTER_TRAINING: Final = "--after-training"
FAILED_TO_OPEN: Final = "failed"
LEFT: Final = "left"


def line_to_training(given: Sequence[str], game: str, layout: str, *, full_screen: bool) -> tuple[str, ...]:
    """Return what the program is given to train at the game and layout of a table.

    `given` is what the table was given. It stands at the end, for the way back.
    """
    screen = ("--full-screen",) if full_screen else ()
    return ("train", "--game", game, "--layout", layout, *screen, "--then", TABLE, *_of_the_table(given))


def line_to_table(then: Sequence[str], *, opened: bool) -> tuple[str, ...]:
    """Return what the program is given to go back to its table; the table says if training had not opened."""
    return (TABLE, AFTER_TRAINING, LEFT if opened else FAILED_TO_OPEN, *_of_the_table(then))


def _of_the_table(given: Sequence[str]) -> tuple[str, ...]:
    """Return what says which table it is: not the command, nor that it was left for training before."""
    kept = tuple(given)
    if kept[:1] == (TABLE,):
        kept = kept[1:]
    return kept[2:] if kept[:1] == (AFTER_TRAINING,) else kept


def program_line(arguments: int) -> tuple[str, ...]:
    """Return how this program was started, without its last `arguments`: what it was given."""
    if getattr(sys, "frozen", False):
        return (sys.executable,)
    return (sys.executable, *sys.orig_argv[1 : len(sys.orig_argv) - arguments])


def become(line: Sequence[str]) -> None:
    """Become the program with another command line, under the same process number.

    Does not return. Raises an `OSError` if the program is no longer there.
    """
    program = program_line(len(sys.argv) - 1)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(program[0], (*program, *line))
