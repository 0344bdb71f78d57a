"""The people of a table for the screen: what the dialogs ask of the staff code, and the demo's own."""

from __future__ import annotations

from terminal.rounds.commands import Command
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.screen.dialogues.approval import People
from terminal.screen.felt.view import StaffLine
from terminal.screen.present.words import CHINESE_RANKS
from terminal.screen.translate import say
from terminal.table.authority import authorise, sign_on
from terminal.table.grants import Grant
from terminal.table.session import UNSIGNED
from terminal.table.setup import OpenedTable
from terminal.table.staff_demo import DEMO_PEOPLE


def people_of(opened: OpenedTable) -> People:
    """The people of a table, as the approval and the relief ask for them."""
    session, staff = opened.session, opened.staff

    def approve(command: Command, number: str, pin: str, reason: str) -> Grant | Refusal:
        dealer = session.table.dealer
        asked_by = UNSIGNED if dealer is None else dealer.number
        return authorise(session, staff, command, asked_by=asked_by, number=number, pin=pin, reason=reason)

    def sign(number: str, pin: str) -> Refusal | None:
        done = sign_on(session, staff, number=number, pin=pin)
        return done if isinstance(done, Refusal) else None

    def name_of(number: str) -> str:
        person = staff.person(number)
        return "" if person is None else person.name

    return People(approve, sign, name_of, staff.number_digits, staff.pin_digits)


def demo_staff_lines() -> tuple[StaffLine, ...]:
    """The demo's people as they are listed on its cloth."""
    return tuple(
        StaffLine(say(RANK_TITLES[person.rank]), CHINESE_RANKS[person.rank], person.number, person.pin)
        for person in DEMO_PEOPLE
    )
