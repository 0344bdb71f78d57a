"""A screen that is scaled by 1.25, 1.5 or 2, and a nearly square one: no word is cut, no key is too small."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet
from tests.screen.driving import Desk, open_desk
from tests.screen.pit import TABLES, deal, open_with_bets, settle
from tests.screen.reading import page_of, page_of_key
from tests.screen.test_window_looks import faults_of_texts, visible
from tests.screenshots.scenes import wide
from tests.screenshots.settlement_scenes import deal as deal_at_once
from tests.screenshots.settlement_scenes import lay

SCALED = {
    "1.25 on Full HD": (1536, 864),
    "1.5 on Full HD": (1280, 720),
    "2 on 2560 by 1440": (1280, 720),
    "2 on 3840 by 2160": (1920, 1080),
    "1280 by 1024": (1280, 1024),
}


def cut_words(desk: Desk, moment: str) -> list[str]:
    """Return the texts of panels and keys on show that are cut or too small, at every scale."""
    faults = []
    for name, size in SCALED.items():
        desk.window.resize(*size)
        QApplication.processEvents()
        for panel in visible(desk):
            found = [*faults_of_texts(type(panel).__name__, page_of(panel))]
            for key, shown in panel.keys.items():
                if shown.isEnabled():
                    found += faults_of_texts(f"{type(panel).__name__} {key}", page_of_key(shown))
            faults += [f"{name}, {moment}: {fault}" for fault in found]
    return faults


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[1])
def test_no_word_is_cut_at_any_scale_that_is_promised(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = open_with_bets(table)
    faults = cut_words(desk, "closed")
    desk.tool("menu")
    faults += cut_words(desk, "menu")
    desk.tool("menu")
    desk.tool("irregularity")
    faults += cut_words(desk, "irregularity")
    desk.type(Qt.Key.Key_Escape)
    deal(desk, "9S", "KH", "KD", "7C")
    faults += cut_words(desk, "take")
    settle(desk)
    faults += cut_words(desk, "settled")
    assert faults == []
    desk.done()


@pytest.mark.parametrize("layout", ["bean-8", "big-12"])
def test_no_word_is_cut_on_a_tie_of_a_full_table(qtbot: QtBot, layout: str) -> None:
    desk = open_desk("fortune-six", layout, limits=wide(100, 10_000_000))
    desk.new_shoe(8, "AC")
    own = {Bet.PLAYER: 12_500, Bet.BANKER: 9_000, Bet.TIE: 25_000, Bet.PLAYER_PAIR: 775, Bet.BANKER_PAIR: 775}
    lay(desk, {(box, SEATED): own for box in desk.table.terms.boxes})
    deal_at_once(desk, "9S 9H KH KD")
    assert desk.window.tie.isVisible()
    assert cut_words(desk, "tie") == []
    desk.done()


def test_the_window_fits_below_a_title_bar_though_the_event_still_says_the_whole_screen(qtbot: QtBot) -> None:
    desk = open_desk("commission", "bean-9")
    below_title = QSize(1920, 1059)
    desk.window.resize(below_title)
    QApplication.processEvents()
    whole = QSize(1920, 1080)
    QApplication.sendEvent(desk.window, QResizeEvent(whole, whole))
    strip = desk.window.strip.geometry()
    assert desk.window.rect().contains(strip), f"the strip is cut: {strip}"
    desk.done()
