"""What is done about the people of a table before the next round: the first run, the record, a lost file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from terminal.ledger.errors import LedgerError
from terminal.ledger.signed_heads import fingerprint
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import StaffAct, StaffBasis
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.signer import People
from terminal.screen.staff.enrolment import Enrolment, EnrolWords
from terminal.screen.staff.first_run import first_run
from terminal.screen.staff.staff_signature import SignWords, StaffSignature
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, say, second_line, tr
from terminal.table.people.authority import StaffStep, change_staff, record_staff, staff_step
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import StaffError
from terminal.table.session.table_session import CANNOT_PROVE

if TYPE_CHECKING:
    from terminal.screen.staff.enrol_page import EnrolPage


class StaffSteps:
    """The way from a table whose people are in question to one whose people can sign."""

    def __init__(
        self, screen: TableScreen, page: Callable[[], EnrolPage], people: People, then: Callable[[], None]
    ) -> None:
        """Take what gives the page on which numbers and PINs are typed; `then` is where the way leads."""
        self._screen = screen
        self._page = page
        self._people = people
        self._then = then

    def settle(self) -> None:
        """Ask for what is to be done first; with nothing to do, go on at once."""
        session, staff = self._people.session, self._people.staff
        try:
            session.look_at_staff()
            step = staff_step(session, staff)
        except (StaffError, LedgerError) as fault:
            self._ask_about_the_file(say(fault.message))
            return
        match step:
            case StaffStep.NONE:
                self._leave()
            case StaffStep.FIRST_RUN:
                self._make_the_first()
            case StaffStep.SIGN:
                self._ask_signature(_first_words(), StaffBasis.FIRST, leave=self._leave)
            case StaffStep.OLD:
                self._ask_signature(_old_words(), StaffBasis.RESTORED, leave=self._ask_about_another)
            case StaffStep.OTHER:
                self._ask_about_another()
            case StaffStep.MISSING:
                fault_now = staff.fault()
                lost = tr("There is no Table Game Shift Manager in the staff file.")
                self._ask_about_the_file(lost if fault_now is None else say(fault_now))

    def _leave(self) -> None:
        self._screen.open_dialogue(None)
        self._then()

    def _make_the_first(self) -> None:
        """Ask for the first Shift Manager, who then stands on record."""
        staff, page = self._people.staff, self._page()

        def create(number: str, name: str, pin: str) -> Refusal | None:
            try:
                refused = staff.create_first_manager(number, name, pin)
            except StaffError as fault:
                return Refusal(CANNOT_PROVE, fault.message)
            if refused is not None:
                return refused
            if not self._people.session.keeps_staff_record:
                self._leave()
                return None
            return self._record(StaffBasis.FIRST, Signature(number, pin), "")

        self._screen.open_dialogue(
            first_run(
                (staff.number_digits, staff.pin_digits),
                typed=lambda: (page.number, page.pin),
                create=create,
                changed=self._screen.refresh,
            )
        )

    def _ask_signature(
        self, words: SignWords, basis: StaffBasis, *, leave: Callable[[], None] | None
    ) -> None:
        page = self._page()
        self._screen.open_dialogue(
            StaffSignature(
                self._people.staff,
                words,
                typed=lambda: (page.number, page.pin),
                sign=lambda signature, code: self._record(basis, signature, code),
                leave=leave,
                changed=self._screen.refresh,
            )
        )

    def _record(self, basis: StaffBasis, signature: Signature, code: str) -> Refusal | None:
        """Put the people on record, and show the new sealed code; return why that was not done."""
        session, staff = self._people.session, self._people.staff
        try:
            new = record_staff(session, staff, signature, basis, code)
        except (StaffError, LedgerError) as fault:
            return Refusal(CANNOT_PROVE, fault.message)
        if isinstance(new, Refusal):
            return new
        self._show_code(new)
        return None

    def _show_code(self, code: str) -> None:
        """Show the sealed code, once: nobody keeps it but the house."""
        kept = Answer("kept", "check", *both("The code lies in its envelope"), tr("it is not shown again"))
        choices: tuple[Choice, ...] = (Choice(kept, self.settle),)
        if sum(person.rank is Rank.SHIFT_MANAGER for person in self._people.staff.people) == 1:
            one_more = Answer(
                "second", "person", *both("Add a second Shift Manager"), tr("who can unlock the first")
            )
            choices = (*choices, Choice(one_more, self._make_a_second))
        self._screen.open_dialogue(
            Question(
                *both("Sealed code"),
                code,
                choices,
                caption=tr("Shown once: write it down now."),
                text=tr(
                    "If the staff file is ever lost, this code and a Table Game Shift Manager put another in "
                    "its place. Write it down, seal it in an envelope, and keep that apart from the table."
                )
                + self._key_of_the_table(),
                alarm=False,
                icon="lock",
            )
        )

    def _key_of_the_table(self) -> str:
        """Return the fingerprint of the table's key, to be noted with the code; nothing without a key."""
        key = self._people.session.table.table_key
        if key is None:
            return ""
        return "\n" + tr("Note the key of the table with it: {figures}.").format(figures=fingerprint(key))

    def _make_a_second(self) -> None:
        """Ask for a second Shift Manager, for whom the first signs."""
        staff, page = self._people.staff, self._page()

        def enrol(number: str, name: str, pin: str) -> Refusal | None:
            self._ask_for_the_first(number, name, pin)
            return None

        self._screen.open_dialogue(
            Enrolment(
                _second_words(),
                (staff.number_digits, staff.pin_digits),
                typed=lambda: (page.number, page.pin),
                enrol=enrol,
                leave=self.settle,
                changed=self._screen.refresh,
            )
        )

    def _ask_for_the_first(self, number: str, name: str, pin: str) -> None:
        """Have the first Shift Manager sign for the second."""
        session, staff, page = self._people.session, self._people.staff, self._page()

        def sign(signature: Signature, _code: str) -> Refusal | None:
            try:
                refused = change_staff(
                    session,
                    signature,
                    lambda by: staff.add(by, number, name, Rank.SHIFT_MANAGER, pin),
                    StaffAct.ADDED,
                )
            except (StaffError, LedgerError) as fault:
                return Refusal(CANNOT_PROVE, fault.message)
            if refused is None:
                self.settle()
            return refused

        self._screen.open_dialogue(
            StaffSignature(
                staff,
                _for_the_second_words(name),
                typed=lambda: (page.number, page.pin),
                sign=sign,
                leave=self._make_a_second,
                changed=self._screen.refresh,
            )
        )

    def _ask_about_the_file(self, why: str) -> None:
        """Say that nobody can sign, and make nobody."""
        self._ask(both("Nobody can sign"), why, (self._look_again(),))

    def _ask_about_another(self) -> None:
        """Ask on what another staff file shall be taken."""
        with_code = Answer(
            "code", "lock", *both("Take it with the sealed code"), tr("a Shift Manager of this file signs")
        )
        without = Answer(
            "without",
            "warning",
            *both("Take it without the code"),
            tr("marked everywhere until the former file is signed for"),
        )
        choices = (
            Choice(with_code, lambda: self._ask_recovery(StaffBasis.RECOVERED)),
            Choice(without, lambda: self._ask_recovery(StaffBasis.UNPROVED)),
            self._look_again(),
        )
        why = tr(
            "The staff file is not the one that this table knows, and no signed change leads to it. "
            "Bring the right one back; or take this one in its place."
        )
        self._ask(both("Another staff file"), why, choices)

    def _ask_recovery(self, basis: StaffBasis) -> None:
        words = _recovery_words(asks_code=basis is StaffBasis.RECOVERED)
        self._ask_signature(words, basis, leave=self.settle)

    def _look_again(self) -> Choice:
        again = Answer("look", "repeat", *both("Look again"), tr("once the right file is back"))
        return Choice(again, self.settle)

    def _ask(self, title: tuple[str, str], why: str, choices: tuple[Choice, ...]) -> None:
        """Ask what is to be done; the dealer on duty may finish the round meanwhile."""
        if self._people.session.table.dealer is not None:
            on = Answer(
                "go_on", "right", *both("Go on without signatures"), tr("the round in hand, and no other")
            )
            choices = (*choices, Choice(on, self._leave))
        self._screen.open_dialogue(
            Question(*title, tr("What now?"), choices, caption=tr("No round commences before."), text=why)
        )


def _second_words() -> EnrolWords:
    return EnrolWords(
        title=tr("Second Shift Manager"),
        second=second_line("Second Shift Manager"),
        caption=tr("The first signs for the second."),
        lines=(
            (tr("One Shift Manager alone cannot be unlocked by another."), True),
            (tr("The second chooses a PIN of their own, and the first does not look."), False),
        ),
        main=tr("ADD SHIFT MANAGER"),
        way_back=tr("Without a second"),
    )


def _for_the_second_words(name: str) -> SignWords:
    return SignWords(
        tr("Second Shift Manager"),
        second_line("Second Shift Manager"),
        (
            (tr("{name} becomes a Table Game Shift Manager.").format(name=name), True),
            (tr("The first Table Game Shift Manager signs for that."), False),
        ),
        tr("ADD SHIFT MANAGER"),
        tr("Back"),
    )


def _first_words() -> SignWords:
    return SignWords(
        tr("Staff on record"),
        second_line("Staff on record"),
        (
            (tr("The people of this table do not stand on record yet."), True),
            (tr("A Table Game Shift Manager signs for the staff file as it is."), False),
            (tr("From then on every approval is proved by the signature of its person."), False),
        ),
        tr("PUT ON RECORD"),
        tr("Later"),
    )


def _old_words() -> SignWords:
    return SignWords(
        tr("The former staff file"),
        second_line("The former staff file"),
        (
            (tr("The staff file is back that another had replaced without the sealed code."), True),
            (tr("A Table Game Shift Manager of it signs; then the mark is taken away."), False),
        ),
        tr("TAKE IT BACK"),
        tr("Back"),
    )


def _recovery_words(*, asks_code: bool) -> SignWords:
    marked = tr("The table stays marked until the former file is back and signed for.")
    code = tr("Type the sealed code from the envelope; then the signature.")
    return SignWords(
        tr("Another staff file"),
        second_line("Another staff file"),
        (
            (code if asks_code else marked, True),
            (tr("A Table Game Shift Manager of the new file signs."), False),
        ),
        tr("TAKE THIS FILE"),
        tr("Back"),
        asks_code,
    )
