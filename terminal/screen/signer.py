"""Whoever types a number to sign: the name behind it, the tries left, and who unlocks it if it is locked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from terminal.rounds.commands import Command
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer, IdentityView
from terminal.screen.translate import both, say, tr
from terminal.table.people.staff import MOST_ATTEMPTS, Staff, rank_to_unlock
from terminal.table.people.staff_file import Person, StaffError
from terminal.table.session.grants import Grant
from terminal.table.session.table_session import TableSession

NOT_PROVED: Final = "cannot_prove"
"""The staff file or the ledger is at fault, so that nobody can show who they are."""
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
    person, tries = known_person(staff, number), ""
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


def known_person(staff: Staff, number: str) -> Person | None:
    """Somebody by number; nobody too where the staff file cannot be read, which the signature is told."""
    try:
        return staff.person(number)
    except StaffError:
        return None


def nobody_can_sign() -> str:
    """What stands beside the field while the staff file or the ledger is at fault."""
    return tr("nobody can sign now")


def problem_of(refused: Refusal) -> str:
    """Why a signature does not count, beside the field; a fault has a page of its own."""
    return nobody_can_sign() if refused.code == NOT_PROVED else say(refused.message)


def fault_page(refused: Refusal, seen: Callable[[], None]) -> Question | None:
    """The page about a fault for which nobody can sign; None for any other refusal. `seen` closes it."""
    if refused.code != NOT_PROVED:
        return None
    words = ("seen", "check", *both("Understood"), tr("then sign again, once it is mended"))
    return Question(
        *both("Nobody can sign now"),
        tr("The signature was not taken."),
        (Choice(Answer(*words), seen),),
        caption=tr("Nothing was changed."),
        text=say(refused.message),
    )


def staff_fault(staff: Staff, seen: Callable[[], None]) -> Question | None:
    """The same page where the staff file cannot be read; None where it can."""
    try:
        staff.check()
    except StaffError as fault:
        return fault_page(Refusal(NOT_PROVED, fault.message), seen)
    return None


def locked_text(person: Person) -> str:
    """That a number is locked, and who unlocks it."""
    if person.rank is Rank.SHIFT_MANAGER:
        return tr("locked: another Shift Manager unlocks")
    rank = say(RANK_TITLES[rank_to_unlock(person.rank)])
    return tr("locked: {rank} unlocks").format(rank=rank)


Authorise = Callable[[Command, str, str | None, str, str], Grant | Refusal]
"""Command, staff number and PIN (or a badge's code and None), reason, and the token of the open question: the
grant, or why there is none."""


SignOn = Callable[[str, str | None], Refusal | None]
"""Staff number and PIN, or a badge's code and None: None when the table is taken over, else why not."""


class People(Struct, frozen=True):
    """What the approval asks of the staff code."""

    authorise: Authorise
    sign_on: SignOn
    session: TableSession
    staff: Staff
