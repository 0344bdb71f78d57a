"""Faults of the disk and the file, at the window: which act is not recorded, what is safe, what to do now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.errors import LedgerFault
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import PlaceBet
from terminal.rounds.events import BetPlaced
from terminal.rules.bets import SEATED, Bet
from terminal.rules.stakes import BetKey, totals
from terminal.screen.dialogue_views import WalkThroughView
from terminal.screen.views import RecordedState
from terminal.table.audit.audit import audit_ledger
from tests.ledger.disk_faults import FAULTS, MENDED_BY_ITSELF, Fault
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


BANKER_1 = BetKey("1", SEATED, Bet.BANKER)
CHIP = 100_00
WORDS = {
    "full": ("no room left", "What was recorded before is kept", "Free some space"),
    "read-only": ("may not be written", "What was recorded before is kept", "the right to write"),
    "failing": ("The disk failed", "What was recorded before is kept", "Have the disk looked at"),
    "log gone": ("log next to", "still held by this program", "Try again"),
    "log and index gone": ("log next to", "still held by this program", "Try again"),
    "deleted": ("deleted or moved away", "still held by this program", "try again"),
    "truncated": ("cut short", "Nothing more is written", "go on from its backup"),
    "flipped": ("damaged or was altered", "left as it is", "go on from its backup"),
}
"""What the page says for each fault: what happened, what was kept, and what to do.

Another file in the ledger's place is a foreign write: tests/table/test_foreign_write.py.
"""
EACH_FAULT = pytest.mark.parametrize("name", WORDS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the ledger lies."""
    return tmp_path / "BA-07.ledger"


@pytest.fixture
def desk(path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Return a table with a file, in the middle of a round that takes bets."""
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    opened = open_desk("commission", ledger=ledger)
    opened.new_shoe(8, "AC")
    opened.main("PLACE YOUR BETS")
    opened.chip(CHIP)
    for _ in range(3):
        opened.area("1", Bet.BANKER)
    yield opened
    opened.done()


def fault_of(name: str) -> tuple[Fault, LedgerFault]:
    """Return a fault, and what the ledger makes of it."""
    return FAULTS[name]


def bet_until_it_stops(desk: Desk) -> None:
    """Put chips on one area until one is not recorded: a full disk has room for a few yet."""
    for _ in range(500):
        desk.area("1", Bet.BANKER)
        if desk.window.walk.isVisible():
            return
    raise AssertionError("every chip was recorded")


def page(desk: Desk) -> WalkThroughView:
    """Return the page that stops the table."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return view


def mark(desk: Desk) -> RecordedState:
    """Return what the top bar says of the record."""
    view = desk.window.status.view
    assert view is not None
    return view.recorded


@EACH_FAULT
def test_a_fault_stops_the_table_and_says_what_was_kept_and_what_to_do(
    desk: Desk, path: Path, name: str
) -> None:
    fault, _ = fault_of(name)
    with fault(desk.session.ledger, path):
        bet_until_it_stops(desk)
        assert page(desk).title == "Not recorded"
        assert page(desk).question == "100 on BANKER, box 1, Seated"
        assert page(desk).caption == "All that was recorded before is kept."
        for words in WORDS[name]:
            assert words in page(desk).text
        assert str(path) in page(desk).text
        assert mark(desk) is RecordedState.NO
        shown, head = totals(desk.round.slices)[BANKER_1], desk.session.ledger.head
        assert desk.window.felt.area("1", Bet.BANKER).view.total == shown
        desk.area("2", Bet.PLAYER)
        assert totals(desk.round.slices) == {BANKER_1: shown}
        assert desk.session.ledger.head == head


@EACH_FAULT
def test_mended_the_same_act_is_recorded_where_it_stopped(desk: Desk, path: Path, name: str) -> None:
    fault, _ = fault_of(name)
    with fault(desk.session.ledger, path):
        bet_until_it_stops(desk)
        shown = totals(desk.round.slices)[BANKER_1]
        if name not in MENDED_BY_ITSELF:
            desk.answer("again")
            assert page(desk).title == "Not recorded"
            assert totals(desk.round.slices)[BANKER_1] == shown
    desk.answer("again")
    assert not desk.window.walk.isVisible()
    assert mark(desk) is not RecordedState.NO
    assert totals(desk.round.slices)[BANKER_1] == shown + CHIP
    finish_the_round(desk)
    desk.session.tidy()
    desk.done()
    assert audit_ledger(path).findings == ()
    reopened = Ledger.open(path, kind=LedgerKind.LIVE)
    placed = [record.event for record in reopened.read() if isinstance(record.event, BetPlaced)]
    reopened.close()
    assert sum(event.amount for event in placed) == shown + CHIP


@EACH_FAULT
def test_an_act_left_undone_is_nowhere_and_the_next_one_follows(desk: Desk, path: Path, name: str) -> None:
    fault, _ = fault_of(name)
    with fault(desk.session.ledger, path):
        bet_until_it_stops(desk)
        shown = totals(desk.round.slices)[BANKER_1]
        desk.answer("leave")
        assert totals(desk.round.slices)[BANKER_1] == shown
    desk.area("2", Bet.PLAYER)
    assert not desk.window.walk.isVisible()
    assert totals(desk.round.slices)[BANKER_1] == shown
    finish_the_round(desk)
    desk.session.tidy()
    desk.done()
    assert audit_ledger(path).findings == ()


def test_tried_again_the_acts_that_waited_behind_are_recorded_too(desk: Desk, path: Path) -> None:
    fault, _ = fault_of("failing")
    bets = [PlaceBet(box, Bet.PLAYER, CHIP) for box in ("1", "2", "3")]
    with fault(desk.session.ledger, path):
        assert not desk.presenter.do(*bets)
        assert set(totals(desk.round.slices)) == {BANKER_1}
    view = page(desk)
    assert [answer.effect for answer in view.answers] == [
        "It is recorded now, and the 2 behind it.",
        "It counts as not done, like the 2 behind it.",
        "It counts as not done, like the 2 behind it.",
    ]
    desk.answer("again")
    assert {key.box for key in totals(desk.round.slices) if key.bet is Bet.PLAYER} == {"1", "2", "3"}
    desk.done()


def finish_the_round(desk: Desk) -> None:
    """Deal cards, and do what the main button asks for."""
    desk.main("NO MORE BETS")
    for face in ("9S", "8H", "KS", "KH"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()
