"""Player options by touch: one bettor at a time, tags next to the boxes, totals, what fades on the felt."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet, standing
from terminal.screen.felt.view import BoxView, TagLook
from terminal.screen.irregularities.views import OptionState
from tests.screen.driving import PIT_SUPERVISOR, SIZES, Desk
from tests.screen.pit import CHIP, TABLES, deal, open_with_bets, result, settle

pytestmark = pytest.mark.usefixtures("unpainted")


both_sizes = pytest.mark.parametrize("size", SIZES)
WITH_OPTIONS = [table for table in TABLES if table[0] != "easy-six"]
on_two_layouts = pytest.mark.parametrize("table", WITH_OPTIONS, ids=[layout for _, layout, _ in WITH_OPTIONS])


def choosing(table: tuple[str, str, str], size: str) -> Desk:
    """Draw four cards at once and put them in order; four bettors on three boxes choose."""
    game, layout, _ = table
    desk = open_with_bets((game, layout, size))
    deal(desk, "3S", "KH", "4D", "5C")
    desk.tool("irregularity")
    desk.answer("simultaneous_cards")
    desk.answer("yes")
    for face in ("3S", "5C", "4D", "KH"):
        desk.card(face)
    desk.main("CONFIRM ORDER")
    desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert phase_of(desk.table) is Phase.CHOOSING
    return desk


def box(desk: Desk, number: int) -> BoxView:
    """Return what the felt shows of one of the three boxes."""
    view = desk.window.view
    assert view is not None
    label = desk.table.terms.boxes[number]
    return next(one for one in view.felt.boxes if one.label == label)


def tags(desk: Desk) -> list[tuple[str, TagLook]]:
    """Return the tags next to the three boxes."""
    shown = [box(desk, number).tag for number in range(3)]
    return [(tag.text, tag.look) for tag in shown if tag is not None]


def totals_said(desk: Desk) -> str:
    view = desk.window.options.view
    assert view is not None
    return view.caption


def asked(desk: Desk) -> tuple[str, str, str]:
    """Return who is asked, and the turn."""
    view = desk.window.option_ask.view
    assert view is not None
    return view.box, view.bettor, view.caption.partition(" · ")[0]


@both_sizes
@on_two_layouts
def test_5_12_each_bettor_is_asked_in_turn_and_the_tags_follow(
    qtbot: QtBot, table: tuple[str, str, str], size: str
) -> None:
    desk = choosing(table, size)
    boxes = desk.table.terms.boxes
    assert tags(desk) == [("1 of 1", TagLook.NOW), ("1 to ask", TagLook.OPEN), ("2 to ask", TagLook.OPEN)]
    assert asked(desk) == (boxes[0], SEATED, "bettor 1 of 4")
    assert totals_said(desk) == "0 continue · 0 returned"
    desk.key(desk.window.option_ask, True)
    assert tags(desk)[:2] == [("stays", TagLook.DONE), ("1 of 1", TagLook.NOW)]
    desk.key(desk.window.option_ask, False)
    assert tags(desk) == [
        ("stays", TagLook.DONE),
        ("returned", TagLook.RETURNED),
        ("1 of 2", TagLook.NOW),
    ]
    assert asked(desk) == (boxes[2], SEATED, "bettor 3 of 4")
    assert totals_said(desk) == "1 continue · 1 returned"
    returned = box(desk, 1)
    assert returned.dim
    assert returned.bet(Bet.BANKER).seated == CHIP
    assert not box(desk, 0).dim
    desk.key(desk.window.option_ask, True)
    assert tags(desk)[2] == ("2 of 2", TagLook.NOW)
    assert asked(desk)[1] == standing(1)
    rows = desk.window.options.view
    assert rows is not None
    assert [row.state for row in rows.rows] == [
        OptionState.CONTINUES,
        OptionState.RETURNED,
        OptionState.CONTINUES,
        OptionState.NOW,
    ]
    assert sum(row.staked for row in rows.rows) == 4 * CHIP
    desk.key(desk.window.option_ask, False)
    assert phase_of(desk.table) is not Phase.CHOOSING
    assert box(desk, 1).bets == ()
    desk.card("AD")
    settle(desk)
    assert result(desk) == "player"
    desk.done()
