"""Bad input and a bad disk: the dealer reads what happened and what to do, and nothing is lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.events import BetPlaced, BetsClosed, CardDealt
from terminal.rules.bets import SEATED, Bet
from terminal.rules.house import Limits
from terminal.rules.stakes import BetKey, totals
from terminal.screen.views import RecordedState
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


LIMITS = Limits(minimum=100_00, maximum=5_000_00, side_maximum=1_000_00, maximum_differential=50_000_00)
BANKER_1 = BetKey("1", SEATED, Bet.BANKER)


def betting(game: str = "commission", *, ledger: Ledger | None = None) -> Desk:
    """Return a table that takes bets."""
    desk = open_desk(game, limits=LIMITS, ledger=ledger)
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    return desk


def on_disk(folder: Path) -> Ledger:
    """Return a ledger in a file."""
    path = folder / "BA-07.ledger"
    return Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")


def page(desk: Desk) -> str:
    """Return the question that stops the table, with the reason."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return f"{view.title}: {view.question} {view.text}"


def broken(*_: object) -> None:
    """Fail, as a disk that does not answer."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    error.sqlite_errorname = "SQLITE_IOERR"
    raise error


def test_an_area_without_a_chip_in_hand_says_so(qtbot: QtBot) -> None:
    desk = betting()
    desk.key(desk.window.armed, "clear")  # the smallest chip is armed when a round opens
    desk.area("1", Bet.BANKER)
    assert desk.notice == "Touch a chip first."
    desk.chip(100_00)
    assert desk.notice == ""
    desk.done()


def test_a_bet_over_the_maximum_is_refused_and_the_notice_goes_with_the_next_touch(qtbot: QtBot) -> None:
    desk = betting()
    desk.chip(10_000_00)
    desk.area("1", Bet.BANKER)
    assert "5,000" in desk.notice
    assert desk.round.slices == ()
    desk.key(desk.window.armed, "clear")  # a refused sum stays armed as it was typed
    assert desk.notice == ""
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    assert totals(desk.round.slices) == {BANKER_1: 500_00}
    desk.done()


def test_a_side_bet_without_a_hand_is_refused_in_the_tournament(qtbot: QtBot) -> None:
    desk = betting("tournament")
    desk.chip(100_00)
    desk.area("1", Bet.TIE)
    assert desk.notice
    assert desk.round.slices == ()
    desk.area("1", Bet.PLAYER)
    desk.area("1", Bet.BANKER)
    assert desk.notice
    assert [piece.bet for piece in desk.round.slices] == [Bet.PLAYER]
    desk.done()


def test_taking_back_what_does_not_lie_there_is_refused(qtbot: QtBot) -> None:
    desk = betting()
    desk.chip(100_00)
    desk.type("-")
    desk.area("1", Bet.BANKER)
    assert desk.notice == "Nothing to take back there: box 1."
    desk.done()


def test_the_burn_needs_a_face(qtbot: QtBot) -> None:
    desk = open_desk("insurance-super-six-plus", face_down=True)
    desk.new_shoe(8)
    head = desk.session.ledger.head
    desk.type("X")
    assert "burn" in desk.notice
    assert desk.session.ledger.head == head
    desk.done()


@pytest.mark.parametrize("kept", [1, 3])
def test_a_full_disk_stops_the_table_and_names_the_act_until_there_is_room(
    qtbot: QtBot, tmp_path: Path, kept: int
) -> None:
    desk = betting(ledger=on_disk(tmp_path))
    ledger = desk.session.ledger
    desk.chip(100_00)
    for _ in range(kept):
        desk.area("1", Bet.BANKER)
    pages = ledger._connection.execute("PRAGMA page_count").fetchone()[0]
    ledger._connection.execute(f"PRAGMA max_page_count = {pages}")
    touches = 0
    while not desk.window.walk.isVisible():
        desk.area("1", Bet.BANKER)
        touches += 1
        assert touches < 500
    recorded = totals(desk.round.slices)[BANKER_1]
    assert recorded == (kept + touches - 1) * 100_00
    assert "Not recorded" in page(desk)
    assert "100 on BANKER, box 1, Seated" in page(desk)
    assert "full" in page(desk)
    status = desk.window.status.view
    assert status is not None
    assert status.recorded is RecordedState.NO
    desk.answer("again")
    assert "BANKER, box 1" in page(desk)
    assert totals(desk.round.slices)[BANKER_1] == recorded
    ledger._connection.execute("PRAGMA max_page_count = 1000000")
    desk.answer("again")
    assert not desk.window.walk.isVisible()
    assert totals(desk.round.slices)[BANKER_1] == recorded + 100_00
    assert desk.window.status.view is not None
    assert desk.window.status.view.recorded is not RecordedState.NO
    desk.done()
    reopened = Ledger.open(tmp_path / "BA-07.ledger", kind=LedgerKind.LIVE)
    placed = [record.event for record in reopened.read() if isinstance(record.event, BetPlaced)]
    assert len(placed) == kept + touches
    reopened.close()


def test_an_act_that_was_not_recorded_can_be_left(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = betting()
    ledger = desk.session.ledger
    head = ledger.head

    desk.chip(100_00)
    with monkeypatch.context() as patch:
        patch.setattr(ledger, "_executemany", broken)
        desk.area("1", Bet.BANKER)
        assert "BANKER, box 1" in page(desk)
        desk.answer("leave")
    assert not desk.window.walk.isVisible()
    assert desk.round.slices == ()
    assert ledger.head == head
    desk.area("1", Bet.BANKER)
    assert totals(desk.round.slices) == {BANKER_1: 100_00}
    desk.done()


def test_a_table_that_was_stopped_deals_on_with_every_act_in_order(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = betting()
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    ledger = desk.session.ledger

    with monkeypatch.context() as patch:
        patch.setattr(ledger, "_executemany", broken)
        desk.main("NO MORE BETS")
        assert "“No more bets”" in page(desk)
    desk.answer("again")
    for face in ("9S", "8H", "KS", "KH"):
        with monkeypatch.context() as patch:
            patch.setattr(ledger, "_executemany", broken)
            desk.card(face)
            assert " of " in page(desk)
        desk.answer("again")
    while desk.table.round is not None:
        desk.main()
    assert desk.round.player == ("9S", "KS")
    kinds = [type(record.event) for record in ledger.read()]
    assert kinds.count(CardDealt) == 4
    assert kinds.count(BetsClosed) == 1
    desk.done()


def test_a_ledger_fault_never_leaves_the_presenter(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = betting()

    def gone(*_: object, **__: object) -> None:
        raise LedgerError(LedgerFault.GONE, path="BA-07.ledger")

    monkeypatch.setattr(desk.session.ledger, "append", gone)
    desk.chip(100_00)
    desk.area("1", Bet.BANKER)
    assert "BA-07.ledger was deleted or moved away" in page(desk)
    monkeypatch.undo()
    desk.answer("again")
    assert totals(desk.round.slices) == {BANKER_1: 100_00}
    desk.done()
