"""A window that is painted again all night: it stays alive, and takes no more memory."""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.screen.dealing import Dealer
from tests.screen.driving import open_desk

FRAME = 16
"""Milliseconds between two pictures."""
NIGHT = 100.0
"""Seconds: a PySide6 that lost references to None painted for eighty before it broke down."""
_KIB = 1024


def _resident() -> int:
    """Return bytes that this process has in memory."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4 * _KIB


def test_painting_gives_back_every_reference_that_it_takes(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    Dealer(desk, seed=1).put_in_a_shoe()
    gc.collect()
    before = sys.getrefcount(None)
    for _ in range(300):
        desk.window.repaint()
        desk.window.felt.viewport().repaint()
    gc.collect()
    assert abs(sys.getrefcount(None) - before) < 300, "painting takes or loses a reference to None each time"
    desk.done()


@pytest.mark.soak
def test_a_night_at_sixty_pictures_a_second(qtbot: QtBot) -> None:
    desk = open_desk("insurance-super-six-plus")
    dealer = Dealer(desk, seed=1)
    dealer.put_in_a_shoe()
    end, warm = time.monotonic() + NIGHT, 0
    while time.monotonic() < end:
        for _ in range(30):
            desk.window.update()
            desk.window.felt.viewport().update()
            QTest.qWait(FRAME)
        if desk.table.shoe_ended:
            dealer.put_in_a_shoe()
        dealer.play_on()
        warm = warm or _resident()
    assert _resident() < warm * 1.1
    desk.done()
