"""A staff file that breaks while the table is open: a page says what to do, and the question waits for it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.screen.dialogue_views import WalkThroughView
from tests.screen.driving import PIT_SUPERVISOR, SHIFT_MANAGER, Desk
from tests.screen.pit import STAFF_FAULT, TABLES, break_staff_file, deal, open_with_bets, result

pytestmark = pytest.mark.usefixtures("unpainted")


each_table = pytest.mark.parametrize("table", TABLES[:2], ids=[size for _, _, size in TABLES[:2]])


def page(desk: Desk) -> WalkThroughView:
    """Return the page that says what is wrong."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return view


@each_table
def test_an_approval_waits_until_the_staff_file_is_mended(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = open_with_bets(table)
    deal(desk, "3S", "KH")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    mend = break_staff_file(desk)
    signer = SHIFT_MANAGER if table[0] == "easy-six" else PIT_SUPERVISOR
    desk.sign(signer)
    assert page(desk).text == STAFF_FAULT.message.render()
    assert not desk.window.override.isVisible()
    desk.answer("seen")
    asked = desk.window.override
    assert asked.isVisible()
    assert asked.view is not None
    assert (asked.number, asked.view.identity.name, asked.view.identity.problem) == ("", "", "")
    mend()
    desk.sign(signer)
    assert result(desk) == "void"
    desk.done()


@each_table
def test_a_relief_and_the_list_of_the_staff_say_that_nobody_can_sign(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = open_with_bets(table)
    mend = break_staff_file(desk)
    before = desk.table
    desk.shoe()
    desk.key(desk.window.between, ("tool", "relief"))
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.sign_on, ("digit", digit))
    assert page(desk).text == STAFF_FAULT.message.render()
    desk.answer("seen")
    desk.key(desk.window.sign_on, "stay")
    desk.shoe()
    desk.other_tool("staff")
    assert page(desk).text == STAFF_FAULT.message.render()
    desk.answer("seen")
    assert desk.presenter.dialogue is None
    mend()
    desk.shoe()
    desk.other_tool("staff")
    assert page(desk).text == ""
    assert desk.table == before
    desk.done()
