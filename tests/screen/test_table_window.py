"""What the windows of table and training have in common: they tell when a view has been painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet
from tests.screen.driving import Desk, open_desk


class Frames(QObject):
    """Notes each time that a widget is painted."""

    def __init__(self, found: list[str]) -> None:
        super().__init__()
        self._found = found

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note a painting."""
        if event.type() is QEvent.Type.Paint:
            self._found.append("a frame")
        return False


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = open_desk("commission")
    desk.new_shoe(8, "9S")
    desk.main()
    desk.chip(10_000)
    QApplication.processEvents()
    return desk


def test_an_act_is_told_as_painted_once_and_after_its_frame(desk: Desk) -> None:
    found: list[str] = []
    frames = Frames(found)
    desk.presenter.shown.connect(lambda _view: found.append("shown"))
    desk.window.painted.connect(lambda: found.append("painted"))
    desk.window.felt.viewport().installEventFilter(frames)
    desk.window.felt.area_touched.emit("3", Bet.BANKER)
    desk.presenter.choose(notice="Said with the same frame.")
    QApplication.processEvents()
    assert (found[:2], set(found[2:-1]), found[-1]) == (["shown", "shown"], {"a frame"}, "painted")
    desk.done()


def test_a_window_that_is_hidden_tells_of_no_frame(desk: Desk) -> None:
    found: list[str] = []
    desk.window.painted.connect(lambda: found.append("painted"))
    desk.window.hide()
    desk.window.felt.area_touched.emit("3", Bet.BANKER)
    QApplication.processEvents()
    assert found == []
    desk.done()
