"""Windows of other proportions: a high one, where the rail lies under the felt, and a nearly square one."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet
from terminal.rules.stakes import BetKey
from terminal.table.setup.layouts import load_layout
from tests.screen.driving import PIT_SUPERVISOR, Desk
from tests.screen.pit import TABLES, deal, open_with_bets, recorded, settle
from tests.screen.recalled import desk_with_ledger, plain_rounds
from tests.screen.test_window_looks import faults_of_texts, page_of, visible

UPRIGHT = ((1080, 1920), (1200, 1920), (768, 1366))


def resized(desk: Desk, width: int, height: int) -> Desk:
    desk.window.resize(width, height)
    QApplication.processEvents()
    return desk


def rail(desk: Desk) -> QRect:
    return desk.window.guide.geometry().united(desk.window.main.geometry())


@pytest.mark.parametrize(("width", "height"), UPRIGHT)
def test_in_a_high_window_the_felt_lies_above_over_the_full_width_and_the_rail_under_it(
    qtbot: QtBot, width: int, height: int
) -> None:
    desk = resized(open_with_bets(TABLES[0]), width, height)
    window = desk.window
    felt = window.felt.geometry()
    assert (felt.left(), felt.width()) == (0, width)
    assert abs(window.status.geometry().bottom() - felt.top()) <= 1
    pad = window.card_pad.geometry()
    assert felt.bottom() <= pad.top() + 1
    assert pad.bottom() <= rail(desk).top()
    assert window.rect().contains(pad)
    assert rail(desk).bottom() <= window.strip.geometry().top()
    assert abs(window.strip.geometry().bottom() - height) <= 1
    assert window.rect().contains(rail(desk))
    desk.done()


TWELVE_MM = 12 / (476.1 / 1920)
"""Twelve mm on a screen of 21.5 inches that stands upright, in px: it is 476.1 mm high."""


def test_in_a_high_window_every_key_is_12_mm_on_21_5_inches_and_no_word_is_cut(qtbot: QtBot) -> None:
    desk = resized(open_with_bets(TABLES[0]), 1080, 1920)
    faults = _faults(desk)
    desk.area("5", Bet.TIE)
    faults += _faults(desk)
    desk.type(Qt.Key.Key_Escape)
    for tool in ("menu", "irregularity"):
        desk.tool(tool)
        faults += _faults(desk)
        desk.type(Qt.Key.Key_Escape)
    deal(desk, "9S", "7H", "KD", "KC")
    faults += _faults(desk)
    settle(desk)
    faults += _faults(desk)
    assert faults == []
    assert "irregularity" in desk.window.strip.keys
    desk.done()


def test_in_a_high_window_the_recall_has_keys_of_12_mm(qtbot: QtBot, tmp_path: Path) -> None:
    desk = desk_with_ledger(tmp_path)
    plain_rounds(desk, 8)
    resized(desk, 1080, 1920)
    desk.tool("menu")
    desk.key(desk.window.between, ("tool", "recall"))
    rounds = [key for key in desk.window.recall_strip.keys if isinstance(key, tuple) and key[0] == "round"]
    assert len(rounds) == 6
    assert _faults(desk) == []
    desk.done()


def test_in_a_high_window_the_areas_of_the_felt_are_as_large_as_its_width_allows(qtbot: QtBot) -> None:
    """A felt of nine boxes is 1080 px wide: its Tie is 10.8 mm wide, and every area is 12 mm deep."""
    desk = resized(open_with_bets(TABLES[0]), 1080, 1920)
    felt = desk.window.felt
    layout = load_layout("bean-9", desk.table.terms.rules.bets)
    sides = [sorted(1080 * side for side in area.target_size) for box in layout.boxes for area in box.areas]
    assert felt.width() == 1080
    assert min(shorter for shorter, _ in sides) > TWELVE_MM * 0.9
    assert min(longer for _, longer in sides) > TWELVE_MM
    desk.done()


def _faults(desk: Desk) -> list[str]:
    """Return the keys on show under 12 mm, and the words that are cut."""
    faults = [
        f"{type(panel).__name__} {name!r}: {key.slot.box[2:]}"
        for panel in visible(desk)
        for name, key in panel.keys.items()
        if min(key.width(), key.height()) < int(TWELVE_MM)
    ]
    for panel in visible(desk):
        faults += faults_of_texts(type(panel).__name__, page_of(panel))
    return faults


def test_a_high_window_is_dealt_and_signed_in_by_touch(qtbot: QtBot) -> None:
    desk = resized(open_with_bets(TABLES[0]), 1080, 1920)
    deal(desk, "3S", "KH")
    desk.tool("irregularity")
    desk.answer("late_bet")
    desk.area("5", Bet.TIE)
    desk.number(500_00)
    desk.main("THAT IS THE BET")
    desk.main("CONFIRM")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    assert desk.window.rect().contains(desk.window.override.geometry())
    desk.sign(PIT_SUPERVISOR)
    kinds = [event["kind"] for event in recorded(desk, "irregularity_decided")]
    assert kinds == ["late_bet", "foreign_card"]
    assert desk.round.sums[BetKey("1", SEATED, Bet.PLAYER)]
    desk.done()


def test_in_a_nearly_square_window_the_felt_fills_the_width_left_of_the_rail(qtbot: QtBot) -> None:
    desk = resized(open_with_bets(TABLES[0]), 1280, 1024)
    felt, beside = desk.window.felt.geometry(), rail(desk)
    assert felt.left() == 0
    assert 0 <= beside.left() - felt.right() <= felt.width() // 80
    assert desk.window.felt.factor == pytest.approx(felt.width() / 1456, abs=0.002)
    desk.done()


def test_a_window_that_is_turned_and_turned_back_looks_as_before(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    before = (desk.window.felt.geometry(), rail(desk), desk.window.card_pad.geometry())
    resized(desk, 1080, 1920)
    resized(desk, 1920, 1080)
    assert (desk.window.felt.geometry(), rail(desk), desk.window.card_pad.geometry()) == before
    desk.done()
