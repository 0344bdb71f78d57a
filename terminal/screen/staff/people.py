"""The people of a table for the screen: what the dialogs ask of the staff code, and the demo's own."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.screen.felt.view import StaffLine
from terminal.screen.signer import People
from terminal.screen.staff.enrol_page import EnrolPage
from terminal.screen.staff.first_run import first_run
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import say, second_line
from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import StaffError
from terminal.table.session.table_session import CANNOT_PROVE
from terminal.table.setup.opening import OpenedTable


def people_of(opened: OpenedTable) -> People:
    """Return the people of a table, as the approval and the relief ask for them."""
    return People(opened.session, opened.staff)


def make_first_manager(screen: TableScreen, page: EnrolPage, staff: Staff, then: Callable[[], None]) -> None:
    """Ask for the first Table Game Shift Manager of a table without people, and then goes on with `then`."""

    def create(number: str, name: str, pin: str) -> Refusal | None:
        try:
            refused = staff.create_first_manager(number, name, pin)
        except StaffError as fault:
            return Refusal(CANNOT_PROVE, fault.message)
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
    """Return the demo's people as they are listed on its cloth."""
    return tuple(
        StaffLine(say(title), second_line(title), person.number, person.pin)
        for person in DEMO_PEOPLE
        for title in (RANK_TITLES[person.rank],)
    )
