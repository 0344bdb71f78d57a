"""Panels paint only what changed, follow play, keep a PIN to themselves, and forget it."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Result
from terminal.rules.roads import Played, scoreboard
from terminal.screen import theme
from terminal.screen.approval.override_page import OverrideDialog, Veil
from terminal.screen.dealing.guide_panel import Guide
from terminal.screen.dealing.number_pad import NumberPad
from terminal.screen.dealing.strip_panel import Strip
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.settlement.settlement_panel import SettlementPanel
from terminal.screen.settlement.views import PayState
from terminal.screen.staff.sign_on_page import SignOnPage
from terminal.screen.widgets.layout import lay_out
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.rail import MainButton
from terminal.screen.widgets.roads import first_column
from terminal.screen.widgets.table_window import KindFrame
from tests.screen import panel_page_samples as pages
from tests.screen import panel_play_samples as play
from tests.screen import panel_samples as samples
from tests.screen.panel_catalogue import (
    CATALOGUE,
    EACH_PANEL,
    EITHER_WAY,
    Act,
    click,
    finger,
    listen,
    middle,
    put,
    shown,
    window,
)


def paintings(panel: Panel[Any], monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Collect one entry for each time that the panel's picture is painted from now on."""
    times: list[object] = []
    paint = panel._mend

    def spy(picture: QPixmap, view: object) -> None:
        times.append(view)
        paint(picture, view)

    monkeypatch.setattr(panel, "_mend", spy)
    return times


@EACH_PANEL
def test_the_same_view_again_paints_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    panel = shown(qtbot, name)
    panel.grab()
    times = paintings(panel, monkeypatch)
    same = copy(panel.view)
    assert same is not panel.view
    panel.show_view(same)
    panel.grab()
    assert times == []


def test_another_view_paints_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = shown(qtbot, "gauge-room")
    panel.grab()
    times = paintings(panel, monkeypatch)
    panel.show_view(play.GAUGE_OVER)
    panel.grab()
    panel.grab()
    assert times == [play.GAUGE_OVER]


def test_a_pressed_key_paints_only_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = shown(qtbot, "card-pad")
    panel.grab()
    times = paintings(panel, monkeypatch)
    click(panel.keys["7H"])
    assert times == []


def test_a_panel_that_moves_and_changes_is_laid_out_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = put(window(qtbot, "1920x1080"), SettlementPanel, play.SETTLEMENT_FAR)
    laid_out: list[object] = []
    parts = SettlementPanel.parts

    def noting(self: SettlementPanel, view: Any) -> Any:
        laid_out.append(view)
        return parts(self, view)

    monkeypatch.setattr(SettlementPanel, "parts", noting)
    panel.set_top(panel.design_size[1] / 2)
    panel.show_view(play.SETTLEMENT_FAR)
    assert laid_out == [play.SETTLEMENT_FAR]


def test_keys_stay_the_same_widgets_from_view_to_view(qtbot: QtBot) -> None:
    panel = shown(qtbot, "box-full")
    before = panel.keys["clear"]
    panel.show_view(play.BOX_HINT)
    assert panel.keys["clear"] is before
    assert ("tab", "standing-2") not in panel.keys


def test_the_guide_is_as_high_as_what_it_says(qtbot: QtBot) -> None:
    where = window(qtbot, "1920x1080")
    guide = put(where, Guide, samples.GUIDES["option"])
    short = guide.bottom
    guide.show_view(samples.GUIDES["insurance"])
    assert guide.bottom > short
    guide.show_view(samples.GUIDES["option"])
    assert guide.bottom == short


def test_the_pay_list_follows_play(qtbot: QtBot) -> None:
    where = window(qtbot, "1920x1080")
    panel = put(where, SettlementPanel, play.SETTLEMENT_FAR, "pay")
    first_look = panel.grab().toImage()
    rows = tuple(
        replace(row, state=PayState.NOW if n == 1 else PayState.TO_COME)
        for n, row in enumerate(play.SETTLEMENT_FAR.pay_rows)
    )
    panel.show_view(replace(play.SETTLEMENT_FAR, pay_rows=rows))
    assert panel.grab().toImage() != first_look
    assert not panel.keys["page-back"].isEnabled()


def test_a_typed_sum_is_set_in_cents(qtbot: QtBot) -> None:
    pad = put(window(qtbot, "1920x1080"), NumberPad, play.NUMBER_PAD)
    heard = listen(pad)
    for key in ("0", "1", "000", "5", "backspace"):
        click(pad.keys[key])
    assert pad.amount == 1000_00
    click(pad.keys["set"])
    assert heard == [("sum_set", 1000_00)]


def test_a_sum_over_the_most_cannot_be_set(qtbot: QtBot) -> None:
    pad = put(window(qtbot, "1920x1080"), NumberPad, play.NUMBER_PAD)
    assert not pad.keys["set"].isEnabled()
    for key in ("9", "9", "000"):
        click(pad.keys[key])
    assert pad.keys["set"].isEnabled()
    click(pad.keys["0"])
    assert not pad.keys["set"].isEnabled()
    click(pad.keys["clear"])
    assert pad.amount == 0


def test_the_number_pad_takes_the_keyboard(qtbot: QtBot) -> None:
    pad = put(window(qtbot, "1920x1080"), NumberPad, play.NUMBER_PAD)
    heard = listen(pad)
    QTest.keyClick(pad, Qt.Key.Key_Return)
    QTest.keyClicks(pad, "250")
    QTest.keyClick(pad, Qt.Key.Key_Backspace)
    QTest.keyClick(pad, Qt.Key.Key_Return)
    QTest.keyClick(pad, Qt.Key.Key_Escape)
    assert heard == [("sum_set", 25_00), ("closed",)]


def test_a_pad_for_another_bet_begins_empty(qtbot: QtBot) -> None:
    pad = put(window(qtbot, "1920x1080"), NumberPad, play.NUMBER_PAD)
    click(pad.keys["7"])
    pad.show_view(replace(play.NUMBER_PAD, box="5"))
    assert pad.amount == 0


def typed(panel: OverrideDialog | SignOnPage, digits: str) -> None:
    """Touch digits one by one."""
    for digit in digits:
        click(panel.keys["digit", digit])


def test_an_approval_takes_number_and_pin(qtbot: QtBot) -> None:
    dialog = put(window(qtbot, "1920x1080"), OverrideDialog, pages.OVERRIDE)
    approvals: list[tuple[str, str]] = []
    dialog.approved.connect(lambda number, pin: approvals.append((number, pin)))
    click(dialog.keys["approve"])
    typed(dialog, "20418")
    click(dialog.keys["approve"])
    typed(dialog, "123456")
    click(dialog.keys["approve"])
    assert approvals == [("20418", "123456")]


def test_nothing_is_approved_while_something_is_missing(qtbot: QtBot) -> None:
    dialog = put(window(qtbot, "1920x1080"), OverrideDialog, pages.OVERRIDE_PLAIN)
    typed(dialog, "20418123456")
    assert dialog.complete
    assert not dialog.keys["approve"].isEnabled()


def test_a_pin_is_never_said_or_shown(qtbot: QtBot) -> None:
    page = put(window(qtbot, "1920x1080"), SignOnPage, pages.SIGN_ON)
    typed(page, "31188" + "908172")
    spoken = " ".join(key.accessibleName() for key in page.keys.values())
    kept = " ".join(repr(key.slot) for key in page.keys.values()).replace(r"\u2009", "")
    assert "31188" in kept
    assert "908172" not in spoken + kept


def test_a_refused_pin_is_forgotten_and_the_number_kept(qtbot: QtBot) -> None:
    dialog = put(window(qtbot, "1920x1080"), OverrideDialog, pages.OVERRIDE)
    typed(dialog, "20418123456")
    refused = replace(pages.OVERRIDE.identity, problem="PIN is wrong", attempt=1)
    dialog.show_view(replace(pages.OVERRIDE, identity=refused))
    assert (dialog.number, dialog.pin) == ("20418", "")
    typed(dialog, "654321")
    assert dialog.pin == "654321"


def test_another_number_needs_its_own_pin(qtbot: QtBot) -> None:
    dialog = put(window(qtbot, "1920x1080"), OverrideDialog, pages.OVERRIDE)
    typed(dialog, "20418123456")
    keys = dialog.keys
    click(next(key for name, key in keys.items() if isinstance(name, tuple) and name[0] == "field"))
    click(dialog.keys["digit", "backspace"])
    assert (dialog.number, dialog.pin) == ("2041", "")


def test_what_was_typed_goes_with_the_dialog(qtbot: QtBot) -> None:
    dialog = put(window(qtbot, "1920x1080"), OverrideDialog, pages.OVERRIDE)
    typed(dialog, "20418123456")
    dialog.hide()
    assert (dialog.number, dialog.pin) == ("", "")


def test_a_badge_reader_types_as_a_keyboard(qtbot: QtBot) -> None:
    page = put(window(qtbot, "1920x1080"), SignOnPage, pages.SIGN_ON)
    heard = listen(page)
    QTest.keyClicks(page, "31188123456")
    assert page.complete
    assert heard[-1] == ("identity_changed", "31188", True)
    assert len(heard) == 11


@EITHER_WAY
def test_no_touch_goes_through_the_veil(qtbot: QtBot, act: Act) -> None:
    where = window(qtbot, "1920x1080")
    pad = shown_on(where)
    heard = listen(pad)
    veil = Veil(where)
    veil.show()
    veil.cover(where.size())
    act(pad.keys["main"])
    assert heard == []
    veil.hide()
    act(pad.keys["main"])
    assert heard == [("touched", "main")]


def shown_on(where: Any) -> Panel[Any]:
    """Return the main button on a window."""
    return put(where, MainButton, samples.MAIN)


def test_two_cards_under_two_fingers_are_both_heard(qtbot: QtBot) -> None:
    pad = shown(qtbot, "card-pad")
    heard = listen(pad)
    handle = pad.window().windowHandle()
    first, second = middle(pad.keys["AS"]), middle(pad.keys["9D"])
    QTest.touchEvent(handle, finger()).press(0, first, handle).commit()
    QTest.touchEvent(handle, finger()).stationary(0).press(1, second, handle).commit()
    QTest.touchEvent(handle, finger()).release(0, first, handle).stationary(1).commit()
    QTest.touchEvent(handle, finger()).release(1, second, handle).commit()
    assert heard == [("touched", "AS"), ("touched", "9D")]


@pytest.mark.parametrize(("columns", "first"), [(50, 0), (14, 6), (1, 19)])
def test_a_road_shows_its_newest_column(columns: int, first: int) -> None:
    board = scoreboard([Played(Result.BANKER)] * 120)
    assert first_column(board.bead_plate, columns) == first


def test_the_newest_mark_is_seen_after_a_long_tail() -> None:
    """36 Banker in a row run along the foot of the big road; the Player begins a column above that."""
    board = scoreboard([Played(Result.BANKER)] * 36 + [Played(Result.PLAYER)] * 2)
    assert max(cell.col for cell in board.big_road) > 24
    first = first_column(board.big_road, 24)
    assert first <= board.big_road[-1].col < first + 24


@given(st.lists(st.sampled_from([Result.BANKER, Result.PLAYER, Result.TIE]), max_size=90), st.integers(2, 30))
@settings(max_examples=60)
def test_every_road_shows_its_newest_mark(results: list[Result], columns: int) -> None:
    board = scoreboard([Played(result) for result in results])
    for road in (board.bead_plate, board.big_road, board.big_eye_boy, board.small_road, board.cockroach_pig):
        first = first_column(road, columns)
        assert first >= 0
        if road:
            assert first <= road[-1].col < first + columns


def test_the_strip_shows_a_new_round(qtbot: QtBot) -> None:
    strip = shown(qtbot, "strip")
    assert isinstance(strip, Strip)
    before = strip.grab().toImage()
    longer = scoreboard([Played(Result.BANKER)] * 41)
    strip.show_view(replace(samples.STRIP, board=longer))
    assert strip.grab().toImage() != before


@pytest.mark.parametrize("kind", ScreenKind)
def test_only_a_table_that_is_not_live_has_a_frame(qtbot: QtBot, kind: ScreenKind) -> None:
    where = window(qtbot, "1366x768")
    frame = KindFrame(where)
    frame.show_kind(kind, QRectF(where.rect()), theme.Scale.of(1366, 768).factor)
    assert [edge.isVisible() for edge in frame.edges] == [kind is not ScreenKind.LIVE] * 3


@pytest.mark.parametrize("name", sorted(name for name in CATALOGUE if CATALOGUE[name].panel.COVERS))
def test_a_panel_that_covers_its_box_leaves_nothing_of_it_unpainted(qtbot: QtBot, name: str) -> None:
    shown = CATALOGUE[name]
    panel = put(window(qtbot, "1920x1080"), shown.panel, shown.view)
    image = QImage(panel.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        lay_out(panel.parts(shown.view), panel.design_size, 1.0).paint(Artist(painter, 1.0))
    bare = image.convertToFormat(QImage.Format.Format_Alpha8)
    assert set(bytes(bare.constBits())) == {255}


def test_the_looks_of_the_kinds_differ() -> None:
    felts = {look.felt.name() for look in theme.LOOKS.values()}
    bars = {look.frame.name() if look.frame else "" for look in theme.LOOKS.values()}
    ribbons = {look.ribbon for look in theme.LOOKS.values()}
    assert len(felts) == len(bars) == len(ribbons) == len(ScreenKind)
