"""The staff on screen: people listed, added and changed, each act under a signature of the rank it takes."""

from collections.abc import Callable
from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

from terminal.ledger.errors import LedgerError
from terminal.rounds.recording_staff import rank_to_unlock
from terminal.rounds.refusal import RANK_TITLES, Refusal, refuse
from terminal.rounds.staff_record import StaffAct
from terminal.rounds.state import ActingRank, Table
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import WalkThroughView
from terminal.screen.signer import Signing
from terminal.screen.staff.acting_ranks import acting_of
from terminal.screen.staff.desk_pages import (
    ADD,
    BACK,
    badge_page,
    people_page,
    person_page,
    rank_page,
    signature_page,
    staff_guide,
    standing_of,
)
from terminal.screen.staff.enrolment import Enrolment, EnrolWords
from terminal.screen.translate import both, say, tr
from terminal.screen.words import button_view, or_above
from terminal.table.people.authority import assign_rank, change_staff, revoke_rank, unlock
from terminal.table.people.staff import Proof, Signature, Staff
from terminal.table.people.staff_file import Person, StaffError
from terminal.table.session.table_session import CANNOT_PROVE, TableSession

_ASSIGNED: Final = "assigned at the table"
_ENDED: Final = "ended at the table"

Act = Callable[[Signature], object]
"""What is done once somebody has signed; a `Refusal` says why it is not."""


class StaffDesk(Signing):
    """The staff as its managers look after it; nothing changes before somebody has signed."""

    WORDED = True

    def __init__(
        self,
        session: TableSession,
        staff: Staff,
        *,
        typed: Callable[[], tuple[str, str]],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Look after `staff`; `leave` goes back to the table."""
        super().__init__(staff, typed, changed)
        self._session = session
        self._staff = staff
        self._leave = leave
        self._house = ZoneInfo(session.ledger.identity.zone)
        self._person: Person | None = None
        self._acting_hours: int | None = None
        """For how long a rank is asked: 0 is for good; None if no rank is asked."""
        self._enrolment: Enrolment | None = None
        self._reads_badge = False
        self._act: Act | None = None
        self._says = self._signs = ""
        self._done = ""

    @property
    def asking(self) -> Dialogue:
        """The page of a fault, or of a number and PIN that are set, while there is one."""
        return self._tries.fault or self._enrolment or self

    def badge(self, code: str) -> None:
        """Sign by badge; or take it as the new badge of somebody."""
        if self._reads_badge and self._person is not None:
            self._reads_badge = False
            self._ask_badge(self._person, code)
            self._changed()
        elif self._act is not None:
            self._sign(self._act, Signature(code))

    def apply(self) -> None:
        """Sign."""
        if self._act is not None and self._tries.complete:
            self._sign(self._act, Signature(*self._typed()))

    def _sign(self, act: Act, by: Signature) -> None:
        try:
            done = act(by)
        except (StaffError, LedgerError) as fault:
            done = Refusal(CANNOT_PROVE, fault.message)
        if isinstance(done, Refusal):
            self._tries.refused(done)
        else:
            self._done = self._says
            self._to_the_list()
            self._changed()

    def cancel(self) -> None:
        """Go one step back; from the list, back to the table."""
        if (self._person, self._enrolment, self._act) == (None, None, None):
            super().cancel()
        else:
            self._to_the_list()
            self._changed()

    def _to_the_list(self) -> None:
        self._person = self._acting_hours = self._enrolment = self._act = None
        self._reads_badge = self._tries.complete = False

    def answer(self, name: str) -> None:
        """Take a person, what is to be done with them, or a rank."""
        if name == BACK:
            self.cancel()
            return
        if self._person is None:
            self._done = ""
            if name == ADD:
                self._ask_new_person()
            else:
                self._person = self._staff.person(name)
        elif self._acting_hours is not None:
            self._rank_chosen(self._person, Rank(name), self._acting_hours)
        else:
            self._chosen(self._person, name)
        self._changed()

    def _chosen(self, person: Person, what: str) -> None:
        match what:
            case "unlock":
                self._ask_unlock(person)
            case "remove":
                remove = self._proved(StaffAct.REMOVED, lambda by: self._staff.remove(by, person.number))
                self._ask_signature(tr("{name} is taken off the staff.").format(name=person.name), remove)
            case "pin":
                self._ask_new_pin(person)
            case "badge":
                self._reads_badge = True
            case "no_badge":
                self._ask_badge(person, None)
            case "end_acting":
                self._ask_end_of_acting(person)
            case "rank":
                self._acting_hours = 0
            case _:
                self._acting_hours = int(what)

    def _ask_unlock(self, person: Person) -> None:
        signs = tr("Another Table Game Shift Manager signs.")
        if person.rank is not Rank.SHIFT_MANAGER:
            signs = _or_above(rank_to_unlock(person.rank))
        self._ask_signature(
            tr("{name} is unlocked.").format(name=person.name),
            lambda by: unlock(self._session, self._staff, by, number=person.number),
            signs,
        )

    def _ask_badge(self, person: Person, code: str | None) -> None:
        says = tr("{name} no longer has a badge.") if code is None else tr("{name} has a new badge.")
        change = self._proved(StaffAct.BADGE, lambda by: self._staff.set_badge(by, person.number, code))
        self._ask_signature(says.format(name=person.name), change)

    def _acting(self, person: Person) -> ActingRank | None:
        return acting_of(self._session.table, person.number, self._session.time_of_ranks())

    def _ask_end_of_acting(self, person: Person) -> None:
        acting = self._acting(person)
        if acting is None:
            return
        rank = say(RANK_TITLES[acting.rank])
        says = tr("{name} no longer acts as {rank}.").format(name=person.name, rank=rank)
        self._ask_signature(
            says,
            lambda by: revoke_rank(self._session, by, number=person.number, reason=_ENDED),
            _or_above(acting.rank),
        )

    def _rank_chosen(self, person: Person, rank: Rank, hours: int) -> None:
        number, title = person.number, say(RANK_TITLES[rank])
        if not hours:
            change = self._proved(StaffAct.RANK, lambda by: self._staff.set_rank(by, number, rank))
            self._ask_signature(tr("{name} is now {rank}.").format(name=person.name, rank=title), change)
            return

        def assign(by: Signature) -> object:
            until = self._session.time_of_ranks() + timedelta(hours=hours)
            return assign_rank(
                self._session, self._staff, by, number=number, rank=rank, until=until, reason=_ASSIGNED
            )

        says = tr("{name} acts as {rank} for {hours} hours.")
        self._ask_signature(says.format(name=person.name, rank=title, hours=hours), assign, _or_above(rank))

    def _proved(self, what: StaffAct, act: Callable[[Proof], Refusal | None]) -> Act:
        return lambda by: change_staff(self._session, by, act, what)

    def _ask_signature(self, says: str, act: Act, signs: str = "") -> None:
        """Ask for a signature; `signs` names who may sign, if not a Shift Manager alone."""
        self._says, self._act, self._enrolment = says, act, None
        self._signs = signs or tr("A Table Game Shift Manager signs.")
        self._tries.ask_anew()

    def _ask_new_person(self) -> None:
        """Ask for a new person, who begins as a Dealer; another rank is given afterwards."""

        def enrol(number: str, name: str, pin: str) -> Refusal | None:
            add = self._proved(StaffAct.ADDED, lambda by: self._staff.add(by, number, name, Rank.DEALER, pin))
            self._ask_signature(tr("{name} is added as a Dealer.").format(name=name), add)
            self._changed()
            return None

        self._enrolment = self._enrol(*both("Add a person"), enrol)

    def _ask_new_pin(self, person: Person) -> None:
        def enrol(number: str, name: str, pin: str) -> Refusal | None:
            del name
            if number != person.number:
                # The person who signs confirms this person: nobody else's PIN may be set under that name.
                text = "The number of {name} is {number}."
                return refuse("another_person", text, name=person.name, number=person.number)
            change = self._proved(StaffAct.PIN, lambda by: self._staff.set_pin(by, person.number, pin))
            signs = tr("A Table Game Shift Manager signs, or {name} with the old PIN.")
            says = tr("{name} has another PIN.").format(name=person.name)
            self._ask_signature(says, change, signs.format(name=person.name))
            self._changed()
            return None

        self._enrolment = self._enrol(*both("New PIN"), enrol)
        self._enrolment.wrote(person.name)

    def _enrol(self, title: str, second: str, enrol: Callable[[str, str, str], Refusal | None]) -> Enrolment:
        lines = (
            (tr("Name, staff number and a new PIN, typed twice."), True),
            (tr("It is signed for afterwards."), False),
        )
        words = EnrolWords(title, second, "", lines, tr("GO ON"), tr("Back to the staff"))
        return Enrolment(
            words, self._digits, typed=self._typed, enrol=enrol, leave=self.cancel, changed=self._changed
        )

    @property
    def _digits(self) -> tuple[int, int]:
        return self._staff.number_digits, self._staff.pin_digits

    def pages(self, table: Table) -> Pages:
        """Return the list, the person, the rank, the badge, or the signature."""
        if self._act is not None:
            page = signature_page(self._says, self._signs, self._tries.view)
            ready = self._tries.complete
            main = button_view("SIGN", self._says if ready else tr("staff number and PIN first"), ready=ready)
            return Pages(enrol=page, guide=staff_guide(table, tr("Sign for the change")), main=main)
        if self._reads_badge and self._person is not None:
            main = button_view("SIGN", tr("hold the badge to the reader"), ready=False)
            page = badge_page(self._person.name, self._digits)
            return Pages(enrol=page, guide=staff_guide(table, tr("New badge")), main=main)
        main = button_view("STAFF", tr("touch an answer"), ready=False)
        return Pages(walk=self._questions(), guide=staff_guide(table, tr("People of the table")), main=main)

    def _questions(self) -> WalkThroughView:
        person = self._person
        if person is None:
            people = tuple((one, self._acting(one)) for one in self._staff.people)
            return people_page(self._done or tr("Who?"), people, self._house)
        acting = self._acting(person)
        standing = standing_of(person, acting, self._house)
        if self._acting_hours is None:
            return person_page(person, acting, standing)
        return rank_page(self._acting_hours, standing)


def _or_above(rank: Rank) -> str:
    return tr("{rank} signs.").format(rank=or_above(rank))
