"""The people of a table for the screen: what the dialogs ask of the staff code, and the demo's own."""

from __future__ import annotations

from terminal.rounds.refusal import RANK_TITLES
from terminal.screen.felt.view import StaffLine
from terminal.screen.signer import People
from terminal.screen.translate import say, second_said
from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.setup.opening import OpenedTable


def people_of(opened: OpenedTable) -> People:
    """Return the people of a table, as the approval and the relief ask for them."""
    return People(opened.session, opened.staff)


def demo_staff_lines() -> tuple[StaffLine, ...]:
    """Return the demo's people as they are listed on its cloth."""
    return tuple(
        StaffLine(say(title), second_said(title), person.number, person.pin)
        for person in DEMO_PEOPLE
        for title in (RANK_TITLES[person.rank],)
    )
