"""The staff on screen: people listed, added and changed, each act under a Shift Manager's number and PIN."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from terminal.ledger.errors import LedgerError
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rounds.state import Table
from terminal.screen.dialogues.dialogue import Pages
from terminal.screen.dialogues.enrolment import Enrolment, Words
from terminal.screen.panels.page_views import Answer, EnrolView, IdentityView, WalkThroughView
from terminal.screen.panels.views import GuideView, MainView, Tone
from terminal.screen.present.guide import steps_of
from terminal.screen.translate import say, tr
from terminal.table.authority import assign_rank, prove, unlock
from terminal.table.session import TableSession
from terminal.table.staff import Proof, Staff
from terminal.table.staff_file import Person, StaffError

_ADD: Final = "add"
_BACK: Final = "back"
ACTING_HOURS: Final = (2, 4, 8)
"""For how long an acting rank can be assigned with one touch."""

Act = Callable[[str, str | None], Refusal | None]
"""What is done once somebody has signed with number and PIN, or with a badge's code and None."""


class StaffDesk:
    """The staff as a Shift Manager looks after it; nothing changes before somebody has signed."""

    def __init__(
        self,
        session: TableSession,
        staff: Staff,
        *,
        typed: Callable[[], tuple[str, str]],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """`typed` gives number and PIN as they stand on the page."""
        self._session = session
        self._staff = staff
        self._typed = typed
        self._leave = leave
        self._changed = changed
        self._person: Person | None = None
        self._ranks: tuple[str, int] | None = None
        self._enrolment: Enrolment | None = None
        self._act: Act | None = None
        self._says = ""
        self._number, self._complete = "", False
        self._problem, self._attempt = "", 0
        self._done = ""

    def identified(self, number: str, complete: bool) -> None:
        """What has been typed so far."""
        if self._enrolment is not None:
            self._enrolment.identified(number, complete)
        elif (number, complete) != (self._number, self._complete):
            self._number, self._complete = number, complete
            self._changed()

    def badge(self, code: str) -> None:
        """A badge signs."""
        if self._enrolment is not None:
            self._enrolment.badge(code)
        elif self._act is not None:
            self._sign(code, None)

    def wrote(self, text: str) -> None:
        """The name of somebody new."""
        if self._enrolment is not None:
            self._enrolment.wrote(text)

    def finished(self) -> None:
        """There is no key for that: the main button goes on."""

    def apply(self) -> None:
        """The main button: goes on with what is typed, or signs."""
        if self._enrolment is not None:
            self._enrolment.apply()
        elif self._act is not None and self._complete:
            self._sign(*self._typed())

    def _sign(self, number: str, pin: str | None) -> None:
        if self._act is None:
            return
        try:
            refused = self._act(number, pin)
        except (StaffError, LedgerError) as fault:
            refused = Refusal("cannot_prove", fault.message)
        if refused is None:
            self._done, self._problem = self._says, ""
            self._to_the_list()
        else:
            self._problem = say(refused.message)
            self._attempt += 1
        self._changed()

    def cancel(self) -> None:
        """One step back; from the list, back to the table."""
        if (self._person, self._enrolment, self._act, self._ranks) == (None, None, None, None):
            self._leave()
            return
        self._to_the_list()
        self._changed()

    def _to_the_list(self) -> None:
        self._person = self._ranks = self._enrolment = self._act = None
        self._number, self._complete = "", False

    def answer(self, name: str) -> None:
        """A person, what is to be done with them, a rank."""
        if name == _BACK:
            self.cancel()
            return
        if self._person is None:
            self._done = self._problem = ""
            if name == _ADD:
                self._ask_new_person()
            else:
                self._person = self._staff.person(name)
        elif self._ranks is not None:
            self._rank_chosen(self._person, Rank(name), self._ranks[1])
        else:
            self._chosen(self._person, name)
        self._changed()

    def _chosen(self, person: Person, what: str) -> None:
        number = person.number
        match what:
            case "unlock":
                self._ask_signature(
                    tr("{name} is unlocked.").format(name=person.name),
                    lambda by, pin: _refusal(
                        unlock(self._session, self._staff, number=number, by=by, pin=pin)
                    ),
                )
            case "remove":
                self._ask_signature(
                    tr("{name} is taken off the staff.").format(name=person.name),
                    self._proved(lambda proof: self._staff.remove(proof, number)),
                )
            case "pin":
                self._ask_new_pin(person)
            case "rank":
                self._ranks = (tr("Which rank?"), 0)
            case _:
                self._ranks = (tr("Which rank, for {hours} hours?").format(hours=what), int(what))

    def _rank_chosen(self, person: Person, rank: Rank, hours: int) -> None:
        number, title = person.number, say(RANK_TITLES[rank])
        if not hours:
            self._ask_signature(
                tr("{name} is now {rank}.").format(name=person.name, rank=title),
                self._proved(lambda proof: self._staff.set_rank(proof, number, rank)),
            )
            return

        def assign(by: str, pin: str | None) -> Refusal | None:
            until = self._session.now() + timedelta(hours=hours)
            reason = "assigned at the table"
            done = assign_rank(
                self._session,
                self._staff,
                number=number,
                rank=rank,
                until=until,
                by=by,
                pin=pin,
                reason=reason,
            )
            return _refusal(done)

        says = tr("{name} acts as {rank} for {hours} hours.")
        self._ask_signature(says.format(name=person.name, rank=title, hours=hours), assign)

    def _proved(self, act: Callable[[Proof], Refusal | None]) -> Act:
        def signed(by: str, pin: str | None) -> Refusal | None:
            proof = prove(self._session, self._staff, number=by, pin=pin)
            return proof if isinstance(proof, Refusal) else act(proof)

        return signed

    def _ask_signature(self, says: str, act: Act) -> None:
        self._says, self._act, self._enrolment = says, act, None
        self._number, self._complete = "", False
        self._attempt += 1

    def _ask_new_person(self) -> None:
        """A new person begins as a Dealer; another rank is given afterwards."""

        def enrol(number: str, name: str, pin: str) -> Refusal | None:
            self._ask_signature(
                tr("{name} is added as a Dealer.").format(name=name),
                self._proved(lambda proof: self._staff.add(proof, number, name, Rank.DEALER, pin)),
            )
            self._changed()
            return None

        self._enrolment = self._enrol(tr("Add a person"), "新增員工", enrol)

    def _ask_new_pin(self, person: Person) -> None:
        def enrol(number: str, name: str, pin: str) -> Refusal | None:
            del name
            self._ask_signature(
                tr("{name} has another PIN.").format(name=person.name),
                self._proved(lambda proof: self._staff.set_pin(proof, number, pin)),
            )
            self._changed()
            return None

        self._enrolment = self._enrol(tr("New PIN"), "新密碼", enrol)
        self._enrolment.wrote(person.name)

    def _enrol(self, title: str, second: str, enrol: Callable[[str, str, str], Refusal | None]) -> Enrolment:
        lines = (
            (tr("Name, staff number and a new PIN, typed twice."), True),
            (tr("A Shift Manager signs afterwards."), False),
        )
        words = Words(title, second, "", lines, tr("GO ON"), tr("Back to the staff"))
        digits = (self._staff.number_digits, self._staff.pin_digits)
        return Enrolment(
            words, digits, typed=self._typed, enrol=enrol, leave=self.cancel, changed=self._changed
        )

    def pages(self, table: Table) -> Pages:
        """The list, the person, the rank, the new person, or the signature."""
        if self._enrolment is not None:
            return self._enrolment.pages(table)
        if self._act is not None:
            guide = _guide(table, tr("A Shift Manager signs"))
            return Pages(enrol=self._signature(), guide=guide, main=self._main())
        waits = MainView(tr("STAFF"), tr("touch an answer"), ready=False)
        return Pages(walk=self._questions(), guide=_guide(table, tr("People of the table")), main=waits)

    def _questions(self) -> WalkThroughView:
        back = Answer(_BACK, "left", tr("Back"), "返回")
        if self._person is None:
            question = self._done or tr("Who?")
            answers = (
                *(_person(one) for one in self._staff.people),
                Answer(_ADD, "plus", tr("Add a person")),
            )
        elif self._ranks is None:
            question = f"{self._person.name} {self._person.number}"
            answers = _acts(self._person)
        else:
            question = self._ranks[0]
            least = 1 if self._ranks[1] else 0
            answers = tuple(Answer(rank, "person", say(RANK_TITLES[rank])) for rank in tuple(Rank)[least:])
        return WalkThroughView(
            title=tr("Staff"),
            second="員工",
            caption=tr("A Shift Manager signs for every change."),
            ask="",
            question=question,
            question_second="",
            decides="",
            answers=(*answers, back),
            alarm=False,
        )

    def _signature(self) -> EnrolView:
        person = self._staff.person(self._number)
        return EnrolView(
            title=tr("Signature"),
            second="簽署",
            caption="",
            words=(
                (self._says, True),
                (tr("This happens once it is signed with number and PIN."), False),
                (tr("The signature is recorded in the staff file."), False),
            ),
            identity=IdentityView(
                number_digits=self._staff.number_digits,
                pin_digits=self._staff.pin_digits,
                name="" if person is None else person.name,
                problem=self._problem,
                attempt=self._attempt,
            ),
            asks_name=False,
            way_back=tr("Back to the staff"),
            badge=tr("or hold a badge to the reader"),
        )

    def _main(self) -> MainView:
        note = self._says if self._complete else tr("staff number and PIN first")
        return MainView(tr("SIGN"), note, ready=self._complete)


def _guide(table: Table, title: str) -> GuideView:
    return GuideView(steps_of(table), None, tr("STAFF"), title, tone=Tone.QUIET)


def _refusal(done: object) -> Refusal | None:
    return done if isinstance(done, Refusal) else None


def _person(person: Person) -> Answer:
    locked = tr("locked") if person.locked else ""
    return Answer(
        person.number,
        "person",
        person.name,
        person.number,
        "",
        say(RANK_TITLES[person.rank]) + (f" · {locked}" if locked else ""),
    )


def _acts(person: Person) -> tuple[Answer, ...]:
    not_locked = "" if person.locked else tr("not locked")
    acting = tuple(
        Answer(str(hours), "person", tr("Acting rank for {hours} hours").format(hours=hours))
        for hours in ACTING_HOURS
    )
    return (
        Answer("pin", "lock", tr("New PIN")),
        Answer("rank", "shield", tr("Another rank")),
        Answer("unlock", "check", tr("Unlock"), reason=not_locked),
        Answer("remove", "cross", tr("Take off the staff")),
        *acting,
    )
