"""The people of a table for the screen: what the dialogs ask of the staff code, and the demo's own."""

from __future__ import annotations

from collections.abc import Callable

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import Command
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.screen.felt.view import StaffLine
from terminal.screen.signer import NOT_PROVED, People
from terminal.screen.staff.enrol_page import EnrolPage
from terminal.screen.staff.first_run import first_run
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import say, second_line
from terminal.table.people.authority import authorise, sign_on
from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import StaffError
from terminal.table.session.grants import Grant
from terminal.table.session.table_session import UNSIGNED
from terminal.table.setup.opening import OpenedTable


def people_of(opened: OpenedTable) -> People:
    """The people of a table, as the approval and the relief ask for them."""
    session, staff = opened.session, opened.staff

    def approve(command: Command, number: str, pin: str | None, reason: str, token: str) -> Grant | Refusal:
        dealer = session.table.dealer
        asked_by = UNSIGNED if dealer is None else dealer.number
        try:
            return authorise(
                session,
                staff,
                command,
                asked_by=asked_by,
                number=number,
                pin=pin,
                reason=reason,
                token=token,
            )
        except (StaffError, LedgerError) as fault:
            return Refusal(NOT_PROVED, fault.message)

    def sign(number: str, pin: str | None) -> Refusal | None:
        try:
            done = sign_on(session, staff, number=number, pin=pin)
        except (StaffError, LedgerError) as fault:
            return Refusal(NOT_PROVED, fault.message)
        return done if isinstance(done, Refusal) else None

    return People(approve, sign, session, staff)


def make_first_manager(screen: TableScreen, page: EnrolPage, staff: Staff, then: Callable[[], None]) -> None:
    """Asks for the first Table Game Shift Manager of a table without people, and then goes on with `then`."""

    def create(number: str, name: str, pin: str) -> Refusal | None:
        try:
            refused = staff.create_first_manager(number, name, pin)
        except StaffError as fault:
            return Refusal(NOT_PROVED, fault.message)
        if refused is None:
            screen.open_dialogue(None)
            then()
        return refused

    screen.open_dialogue(
        first_run(
            (staff.number_digits, staff.pin_digits),
            typed=lambda: (page.number, page.pin),
            create=create,
            changed=screen.refresh,
        )
    )


def demo_staff_lines() -> tuple[StaffLine, ...]:
    """The demo's people as they are listed on its cloth."""
    return tuple(
        StaffLine(say(title), second_line(title), person.number, person.pin)
        for person in DEMO_PEOPLE
        for title in (RANK_TITLES[person.rank],)
    )
