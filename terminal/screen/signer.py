"""The person who types a number to sign: name, tries left, and who unlocks the number if it is locked."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from terminal.rounds.recording_staff import rank_to_unlock
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice, Dialogue, Question
from terminal.screen.dialogue_views import Answer, IdentityView
from terminal.screen.translate import both, say, tr
from terminal.table.people.staff import MOST_ATTEMPTS, Staff
from terminal.table.people.staff_file import Person, StaffError
from terminal.table.session.table_session import CANNOT_PROVE, TableSession

_OF_THE_SAME_PERSON = ("wrong_pin", "too_soon", "staff_locked")
"""Refusals after which the PIN is typed again, or that count no more tries."""


def another_signs(refused: Refusal) -> bool:
    """Return whether nothing that this person could type would help: the next number is somebody else's."""
    return refused.code not in _OF_THE_SAME_PERSON


def signer_view(
    staff: Staff, number: str, problem: str = "", attempt: int = 0, *, another: bool = False
) -> IdentityView:
    """Return the fields as far as `number` is typed; a lock comes before any other `problem`.

    `attempt` counts refusals, and `another` says that somebody else has to sign, as in `IdentityView`.
    """
    person, tries = known_person(staff, number), ""
    if person is not None and person.locked:
        problem = locked_text(person)
    elif person is not None:
        tries = _tries_left(MOST_ATTEMPTS - person.failures)
    return IdentityView(
        number_digits=staff.number_digits,
        pin_digits=staff.pin_digits,
        name="" if person is None else person.name,
        tries=tries,
        problem=problem,
        attempt=attempt,
        another=another,
        short_pin_digits=staff.short_pin_digits,
    )


def _tries_left(left: int) -> str:
    return tr("1 try left") if left == 1 else tr("{count} tries left").format(count=left)


def known_person(staff: Staff, number: str) -> Person | None:
    """Return somebody by number; nobody if the staff file cannot be read, which the signature then says."""
    try:
        return staff.person(number)
    except StaffError:
        return None


def nobody_can_sign() -> str:
    """Return what stands next to the field while the staff file or the ledger is at fault."""
    return tr("nobody can sign now")


def problem_of(refused: Refusal) -> str:
    """Return why a signature does not count, next to the field; a fault has a page of its own."""
    return nobody_can_sign() if refused.code == CANNOT_PROVE else say(refused.message)


def fault_page(refused: Refusal, seen: Callable[[], None]) -> Question | None:
    """Return the page about a fault that keeps people from signing, else None. `seen` closes it."""
    if refused.code != CANNOT_PROVE:
        return None
    words = ("seen", "check", *both("Understood"), tr("then sign again, once it is mended"))
    return Question(
        *both("Nobody can sign now"),
        tr("The signature was not taken."),
        (Choice(Answer(*words), seen),),
        caption=tr("Nothing was changed."),
        text=say(refused.message),
    )


def short_pin_page(staff: Staff, pin: str | None, seen: Callable[[], None]) -> Question | None:
    """Return the page that asks for a longer PIN after one too short has signed on; None if it is not."""
    if pin is None or len(pin) != staff.short_pin_digits:
        return None
    return Question(
        *both("This PIN is too short"),
        tr("It has signed on for the last time."),
        (Choice(Answer("seen", "check", *both("Understood"), tr("then change it, under Staff")), seen),),
        caption=tr("Signed on as a dealer."),
        text=tr("A PIN has {digits} digits here. Change yours before anything else.").format(
            digits=staff.pin_digits
        ),
    )


class SignatureTries:
    """Signatures given until one counts: whose number, what was wrong before, and the page of a fault."""

    def __init__(self, staff: Staff, changed: Callable[[], None]) -> None:
        """Call `changed` where the page is another."""
        self._staff = staff
        self._changed = changed
        self.number = self._problem = ""
        self.complete = False
        """Whether number and PIN are typed in full."""
        self._attempt = 0
        self._another = False
        self.fault: Question | None = None
        """The page of a fault, which is read first."""

    def typed(self, number: str, *, complete: bool = False) -> bool:
        """Take what is typed so far; return whether that is new, or something was wrong before."""
        if (number, complete) == (self.number, self.complete) and not self._problem:
            return False
        self.number, self.complete, self._problem = number, complete, ""
        return True

    def ask_anew(self) -> None:
        """Ask with empty fields, for another act."""
        self.number = self._problem = ""
        self._attempt += 1
        self._another = self.complete = False

    def look_at_staff(self) -> None:
        """Show the page of a fault where the staff file cannot be read."""
        self.fault = staff_fault(self._staff, self._fault_seen)

    def asked_first(self, problem: str) -> None:
        """Say what has to be done before anybody can sign."""
        self._problem = problem
        self._changed()

    def refused(self, refused: Refusal, problem: str = "") -> None:
        """Say why a signature did not count; `problem` says it in fewer words."""
        self._problem = problem or problem_of(refused)
        self.fault = fault_page(refused, self._fault_seen)
        self._attempt += 1
        self._another = another_signs(refused)
        self.number = "" if self._another else self.number
        self.complete = False
        self._changed()

    def _fault_seen(self) -> None:
        """Go back to the fields, which are empty by now; what was wrong has been read."""
        self.fault, self.complete = None, False
        self.number = self._problem = ""
        self._changed()

    @property
    def view(self) -> IdentityView:
        """The fields for number and PIN."""
        return signer_view(self._staff, self.number, self._problem, self._attempt, another=self._another)


class Signing(Dialogue):
    """A dialogue in which somebody signs; a fault that keeps people from it is read first."""

    def __init__(
        self, staff: Staff, typed: Callable[[], tuple[str, str]], changed: Callable[[], None]
    ) -> None:
        """Take number and PIN from `typed`, as they stand on the page; `changed` shows the dialogue again."""
        self._typed = typed
        self._changed = changed
        self._tries = SignatureTries(staff, changed)

    @property
    def asking(self) -> Dialogue:
        """The page of a fault, while it is read."""
        return self._tries.fault or self

    def identified(self, number: str, complete: bool) -> None:
        """Take what has been typed so far; forget what was wrong before."""
        if self._tries.typed(number, complete=complete):
            self._changed()


def staff_fault(staff: Staff, seen: Callable[[], None]) -> Question | None:
    """Return the same page where the staff file cannot be read; None where it can."""
    try:
        staff.check()
    except StaffError as fault:
        return fault_page(Refusal(CANNOT_PROVE, fault.message), seen)
    return None


def locked_text(person: Person) -> str:
    """Return that a number is locked, and who unlocks it."""
    if person.rank is Rank.SHIFT_MANAGER:
        return tr("locked: another Shift Manager unlocks")
    rank = say(RANK_TITLES[rank_to_unlock(person.rank)])
    return tr("locked: {rank} unlocks").format(rank=rank)


class People(Struct, frozen=True):
    """The people of a table, and the session in which they sign."""

    session: TableSession
    staff: Staff
