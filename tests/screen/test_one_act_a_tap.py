"""A tap is one act: what a hasty hand must never bring about by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import PlaceBet
from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import Bet
from tests.screen.driving import Desk, open_desk
from tests.screen.pit import deal, open_with_bets, recorded, restart, settle

pytestmark = pytest.mark.usefixtures("unpainted")


WITH_TWELVE = ("commission", "big-12", "1366x768")


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table between rounds."""
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    yield desk
    desk.done()


def test_a_double_tap_on_the_main_button_is_one_act(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    desk.session.handle(PlaceBet("1", Bet.BANKER, 500_00))
    desk.pause = 0.29
    desk.main("NO MORE BETS")
    assert phase_of(desk.table) is Phase.BETTING
    assert desk.notice == "Touched too soon."
    desk.pause = 0.02
    desk.main("NO MORE BETS")
    assert phase_of(desk.table) is Phase.CLOSED


def test_a_second_tap_that_waited_for_a_slow_disk_is_no_act(desk: Desk) -> None:
    desk.presenter.recorded.connect(lambda _seq: desk.clock.step(0.5))
    desk.main("PLACE YOUR BETS")
    desk.pause = 0.0
    desk.main("NO MORE BETS")
    assert phase_of(desk.table) is Phase.BETTING


def test_enter_twice_in_90_ms_is_one_act(desk: Desk) -> None:
    desk.type(Qt.Key.Key_Return)
    desk.pause = 0.09
    desk.type(Qt.Key.Key_Return)
    assert phase_of(desk.table) is Phase.BETTING


def test_enter_that_is_held_down_is_one_act(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    none = Qt.KeyboardModifier.NoModifier
    for repeated in (False, True, True):
        desk.clock.step(1)
        QApplication.sendEvent(
            desk.window, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, none, "\r", repeated)
        )
    assert phase_of(desk.table) is Phase.BETTING
    desk.done()


def test_enter_on_a_number_pad_without_a_sum_reaches_nothing_behind_it(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.close_empty()
    desk.area("1", desk.table.terms.rules.bets[0])
    assert desk.window.number_pad.isVisible()
    desk.type(Qt.Key.Key_Return)
    assert phase_of(desk.table) is Phase.CLOSED
    assert desk.window.number_pad.isVisible()
    desk.done()


def test_an_equals_sign_at_the_burn_does_nothing(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8)
    desk.type("=")
    assert desk.window.burn.isVisible()
    desk.done()


def test_no_after_a_restart_and_then_back_asks_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(WITH_TWELVE, ledger=ledger)
    deal(desk, "3S", "KH")
    desk = restart(desk, path)
    desk.answer("no")
    desk.type(Qt.Key.Key_Escape)
    assert desk.window.ask.isVisible()
    desk.answer("yes")
    assert len(recorded(desk, "table_resumed")) == 1
    desk.done()


@pytest.mark.parametrize("kind", ["late_bet", "late_withdrawal", "disputed_bet", "wrong_payment"])
def test_every_area_of_twelve_boxes_can_be_named_where_a_bet_is_asked_for(qtbot: QtBot, kind: str) -> None:
    desk = open_with_bets(WITH_TWELVE)
    deal(desk, "9S", "KH", "KD", "5C")
    if kind == "wrong_payment":
        settle(desk)
    on_record = {(key.box, key.bet) for key in desk.round.sums}
    desk.tool("irregularity")
    desk.answer(kind)
    asked = desk.presenter.view().asked
    assert asked is not None
    terms = desk.table.terms
    every = {(box, bet) for box in terms.boxes for bet in terms.rules.bets}
    assert asked.areas == (on_record if kind == "late_withdrawal" else every)
    desk.area(terms.boxes[-1], Bet.TIE)
    assert (desk.window.number_pad.isVisible()) is (kind != "late_withdrawal")
    desk.done()
