"""Opens the pages on which people sign on, are relieved, and are looked after."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import GoOffDuty
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.selection import may_train
from terminal.screen.signer import staff_fault
from terminal.screen.table_screen import TableScreen, ask
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.table.people.authority import is_settled
from terminal.table.people.staff_file import StaffError

if TYPE_CHECKING:
    from terminal.screen.staff.enrol_page import EnrolPage
    from terminal.screen.staff.sign_on_page import SignOnPage


class StaffTouches:
    """Opens the pages of the people of one table."""

    def __init__(
        self, screen: TableScreen, sign_on: Callable[[], SignOnPage], enrol: Callable[[], EnrolPage]
    ) -> None:
        """Take what gives `sign_on` and `enrol`, the pages on which numbers and PINs are typed."""
        self._screen = screen
        self._sign_on = sign_on
        self._enrol = enrol

    def relieve(self, *, must_sign: bool = False, then: Callable[[], None] | None = None) -> None:
        """Let another dealer take over.

        `must_sign`: nobody deals yet. `then` is where it leads if not back to the table.
        """
        screen, people = self._screen, self._screen.people
        if people is None:
            return
        from terminal.screen.staff.relief import Relief  # noqa: PLC0415 - only where people sign on

        page = self._sign_on()
        try:
            relief = Relief(
                people,
                typed=lambda: (page.number, page.pin),
                leave=then or self._leave,
                changed=screen.refresh,
                must_sign=must_sign,
                may_train=lambda table: may_train(table, screen.context),
            )
        except LedgerError as fault:
            screen.choose(notice=say(fault.message))
        else:
            screen.open_dialogue(relief)

    def settle(self, then: Callable[[], None]) -> None:
        """Have done what the people of the table need before the next round, then go on with `then`."""
        people = self._screen.people
        if people is None or is_settled(people.session, people.staff):
            then()
        else:
            from terminal.screen.staff.staff_steps import StaffSteps  # noqa: PLC0415 - only where something is

            StaffSteps(self._screen, self._enrol, people, then).settle()

    def look(self) -> None:
        """Put on record at once that the staff file has changed, and say so if nobody can sign any more."""
        people = self._screen.people
        if people is None or not people.staff.has_changed():
            return
        try:
            wrong = people.session.look_at_staff()
        except (StaffError, LedgerError) as fault:
            self._screen.choose(notice=say(fault.message))
        else:
            if wrong is not None:
                self._screen.choose(notice=say(wrong.message))

    def sign_off(self) -> None:
        """Let the dealer leave without another, once that has been said twice."""
        words = (*both("Yes"), tr("the table waits for a dealer"))
        yes = Choice(Answer("yes", "check", *words), self._go_off_duty)
        ask(self._screen, both("Sign off"), Bilingual(tr("Leave the table without a dealer?"), ""), (yes,))

    def _go_off_duty(self) -> None:
        """Let the dealer leave: nothing is done before somebody signs on."""
        self._screen.open_dialogue(None)
        if self._screen.do(GoOffDuty()):
            self.relieve(must_sign=True)

    def manage(self) -> None:
        """Open the people of the table, for a Shift Manager."""
        people, page = self._screen.people, self._enrol()
        if people is None:
            return
        from terminal.screen.staff.desk_dialogue import StaffDesk  # noqa: PLC0415 - no start waits for it

        record = people.session.table.staff
        if record is not None and record.found is not None:
            self.settle(self._leave)
            return
        self._screen.open_dialogue(
            staff_fault(people.staff, self._leave)
            or StaffDesk(
                people.session,
                people.staff,
                typed=lambda: (page.number, page.pin),
                leave=self._leave,
                changed=self._screen.refresh,
            )
        )

    def _leave(self) -> None:
        self._screen.open_dialogue(None)
