"""Windows of other proportions: a high one, where the rail lies under the felt, and a nearly square one."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet
from terminal.rules.stakes import BetKey
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.boxes import TagItem
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.fitting import centroid
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.view import TagLook, TagView
from terminal.table.setup.layouts import load_layout
from tests.screen.driving import PIT_SUPERVISOR, Desk
from tests.screen.felt_samples import BOTH_GAMES, EACH_LAYOUT, full_view, hidden_felt
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


UPRIGHT_FELT = (1080, 674)
FINE = 0.125
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


@BOTH_GAMES
@EACH_LAYOUT
def test_on_an_upright_felt_whatever_takes_a_touch_takes_it_over_12_mm_each_way(
    qtbot: QtBot, name: str, bets: frozenset[Bet]
) -> None:
    """Measured by what answers: 1080 px are 267.8 mm; where two targets meet, only one of them takes it."""
    view = full_view(name)
    again = tuple(replace(box, tag=TagView("2,000", TagLook.AGAIN, note="again")) for box in view.boxes)
    felt = hidden_felt(name, bets, replace(view, boxes=again))
    qtbot.addWidget(felt)
    felt.resize(*UPRIGHT_FELT)
    felt.show()
    layout = load_layout(name, bets)
    assert [
        (box.label, str(item.bet) if isinstance(item, AreaItem) else type(item).__name__, turn, found)
        for box in layout.boxes
        for item in (*felt.boxes[box.label].areas, felt.boxes[box.label].plate, felt.boxes[box.label].tag)
        for turn in ((0, 90) if isinstance(item, TagItem) else (box.shape.rotation, box.shape.rotation + 90))
        if (found := taken(felt, item, turn)) < TWELVE_MM
    ] == []
    for item in felt.touch_items()[-8:]:  # the cards, the shoe and the lammer
        assert min(taken(felt, item, 0), taken(felt, item, 90)) >= TWELVE_MM, item


def taken(felt: Felt, item: FeltItem, turn: float) -> float:
    """Return over how many px a thing is hit on a line through its middle, `turn` degrees from the right."""
    along = QPointF(math.cos(math.radians(turn)), math.sin(math.radians(turn)))
    shape = (
        item.area if isinstance(item, AreaItem) else [(p.x(), p.y()) for p in item.shape().toFillPolygon()]
    )
    middle = felt.viewportTransform().map(QPointF(*centroid(tuple(shape))))
    return sum(_far(felt, item, middle, way) for way in (along, -along))


def _far(felt: Felt, item: FeltItem, middle: QPointF, way: QPointF) -> float:
    """Return how far one may go from the middle of a thing and still touch it, to an eighth of a px."""
    near, far = 0.0, 2 * TWELVE_MM
    while far - near > FINE:
        half = (near + far) / 2
        near, far = (half, far) if felt.item_at(middle + way * half) is item else (near, half)
    return near


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
