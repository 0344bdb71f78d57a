"""Rounds dealt by hand while the terminal was down: entered late by touch, signed, and marked as such."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.reports.build import make_report
from terminal.rules.bets import Bet
from terminal.table.audit.audit import audit_ledger
from tests.reports.asking import figures
from tests.screen.driving import DEALER, PIT_SUPERVISOR, SIZES, Desk, NotThereError, open_desk
from tests.screen.pit import open_with_bets, recorded, restart

pytestmark = pytest.mark.usefixtures("unpainted")


TABLES = (
    ("insurance-super-six-plus", "bean-9", "1920x1080"),
    ("easy-six", "mini-7", "1366x768"),
)
EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=[size for _, _, size in TABLES])


def on_disk(folder: Path) -> Ledger:
    """Return a ledger in a file."""
    path = folder / "BA-07.ledger"
    return Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")


def to_the_end(desk: Desk) -> None:
    """Deal a natural, so that no third card is drawn, and do what the main button asks for."""
    for face in ("9S", "8H", "KS", "KH"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()


def guide_pill(desk: Desk) -> str:
    """Return how the guide marks what comes next."""
    view = desk.window.guide.view
    assert view is not None
    return view.pill


def round_field(desk: Desk) -> str:
    """Return the round in the top bar."""
    view = desk.window.status.view
    assert view is not None
    return next(field.value for field in view.fields if field.label == "ROUND")


def enter_late(desk: Desk, cents: int) -> None:
    """Enter a missed round, from the tool to its end."""
    desk.shoe()
    desk.other_tool("late_round")
    desk.sign(PIT_SUPERVISOR)
    desk.chip(cents)
    desk.area(desk.table.terms.boxes[0], Bet.PLAYER)
    desk.main("NO MORE BETS")
    to_the_end(desk)


@EACH_TABLE
def test_rounds_missed_while_the_power_was_off_are_entered_signed_and_marked(
    qtbot: QtBot, tmp_path: Path, table: tuple[str, str, str]
) -> None:
    path = tmp_path / "BA-07.ledger"
    desk = open_with_bets(table, ledger=on_disk(tmp_path))
    to_the_end(desk)
    desk = restart(desk, path)
    desk.answer("yes")
    number = desk.table.rounds
    for cents in (500_00, 1_000_00):
        enter_late(desk, cents)
    desk.main("PLACE YOUR BETS")
    assert guide_pill(desk) == "NEXT"
    desk.close_empty()
    to_the_end(desk)
    signed = recorded(desk, "override_granted")
    assert [(event["number"], event["command"]) for event in signed] == [
        (PIT_SUPERVISOR[0], "PlaceYourBets")
    ] * 2
    desk.session.tidy()
    desk.done()
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute(
            "SELECT round, entered_late, placed_cents, dealer FROM rounds ORDER BY round_id"
        ).fetchall()
    assert [row[:2] for row in rows] == [(number, 0), (number + 1, 1), (number + 2, 1), (number + 3, 0)]
    assert [row[2] for row in rows[1:3]] == [500_00, 1_000_00]
    assert {row[3] for row in rows} == {DEALER[0]}
    assert audit_ledger(path).findings == ()
    assert figures(make_report("shift", [path]))["entered_late"] == 2


@pytest.mark.parametrize("size", SIZES)
def test_a_round_under_entry_is_marked_on_the_screen_and_its_approval_says_what_it_is(
    qtbot: QtBot, size: str
) -> None:
    desk = open_desk("commission", size=size)
    desk.new_shoe(8, "AC")
    desk.shoe()
    desk.other_tool("late_round")
    view = desk.window.override.view
    assert view is not None
    assert view.rank == "Pit Supervisor or above"
    assert [(line.label, line.before, line.after) for line in view.changes] == [
        ("Round", "none under way", "round 1, entered late")
    ]
    desk.sign(PIT_SUPERVISOR)
    assert (guide_pill(desk), round_field(desk)) == ("ENTERED LATE", "1 late")
    assert desk.presenter.view().guide.call == ""  # it was said when the round was dealt
    desk.close_empty()
    assert guide_pill(desk) == "ENTERED LATE"
    to_the_end(desk)
    assert (guide_pill(desk), round_field(desk)) == ("NEXT", "next 2")
    desk.done()


def test_nobody_enters_a_missed_round_alone(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    head = desk.session.ledger.head
    desk.shoe()
    desk.other_tool("late_round")
    desk.key(desk.window.override, "refuse")
    assert desk.table.round is None
    assert desk.session.ledger.head == head
    desk.done()


def test_a_missed_round_is_not_entered_within_another(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.shoe()
    with pytest.raises(NotThereError):
        desk.other_tool("late_round")
    desk.type(Qt.Key.Key_Escape)
    desk.done()
