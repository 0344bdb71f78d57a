"""Whoever types a number to sign: the name behind it, the tries left, and who unlocks it if it is locked."""

from __future__ import annotations

from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.screen.panels.page_views import IdentityView
from terminal.screen.translate import say, tr
from terminal.table.staff import MOST_ATTEMPTS, Staff, rank_to_unlock
from terminal.table.staff_file import Person, StaffError

_OF_THE_SAME_PERSON = ("wrong_pin", "too_soon", "staff_locked")
"""Refusals after which the PIN is typed again, or that count no more tries."""


def another_signs(refused: Refusal) -> bool:
    """Whether nothing that this person could type would help: the next number is somebody else's."""
    return refused.code not in _OF_THE_SAME_PERSON


def signer_view(
    staff: Staff, number: str, problem: str = "", attempt: int = 0, *, another: bool = False
) -> IdentityView:
    """The fields as far as `number` is typed; a lock comes before any other `problem`.

    `attempt` counts refusals, and `another` says that somebody else has to sign, as in `IdentityView`.
    """
    person, tries = None, ""
    try:
        person = staff.person(number)
    except StaffError as fault:
        problem = say(fault.message)
    if person is not None and person.locked:
        problem = locked_text(person)
    elif person is not None:
        tries = tr("try {number} of {most}").format(number=person.failures + 1, most=MOST_ATTEMPTS)
    return IdentityView(
        number_digits=staff.number_digits,
        pin_digits=staff.pin_digits,
        name="" if person is None else person.name,
        tries=tries,
        problem=problem,
        attempt=attempt,
        another=another,
    )


def locked_text(person: Person) -> str:
    """That a number is locked, and who unlocks it."""
    if person.rank is Rank.SHIFT_MANAGER:
        return tr("locked: another Shift Manager unlocks")
    rank = say(RANK_TITLES[rank_to_unlock(person.rank)])
    return tr("locked: {rank} unlocks").format(rank=rank)
