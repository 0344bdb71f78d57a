"""The first run of a live table: the first Table Game Shift Manager is made before anything else."""

from __future__ import annotations

from collections.abc import Callable

from terminal.screen.staff.enrolment import Enrol, Enrolment, EnrolWords
from terminal.screen.translate import second_line, tr


def first_run(
    digits: tuple[int, int], typed: Callable[[], tuple[str, str]], create: Enrol, changed: Callable[[], None]
) -> Enrolment:
    """Ask for name, number and PIN of the first Shift Manager; there is no way round it.

    `create` keeps the person and then begins the table; the rest is as in `Enrolment`.
    """
    lines = (
        (tr("Add staff before dealing."), True),
        (tr("The first is a Table Game Shift Manager, who puts all others on the staff."), False),
        (tr("There is no PIN from the factory: choose your own, and keep it to yourself."), False),
        (tr("No run of digits, no repetition, not the staff number."), False),
    )
    words = EnrolWords(
        title=tr("First run"),
        second=second_line("First run"),
        caption=tr("Nothing can be dealt before."),
        lines=lines,
        main=tr("MAKE SHIFT MANAGER"),
        way_back="",
    )
    return Enrolment(words, digits, typed=typed, enrol=create, leave=changed, changed=changed)
