"""Every key is large enough, lies apart from the others, and says what it means, by mouse and by touch."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet, standing
from terminal.screen.dealing.armed_panel import ArmedPanel
from terminal.screen.dealing.guide_panel import Guide
from terminal.screen.selection import ChipMode
from terminal.screen.widgets.key import Key
from terminal.screen.widgets.paging import BACK, ON
from terminal.screen.widgets.panel import KeyId
from tests.screen.panel_catalogue import (
    BOTH_SIZES,
    EACH_PANEL,
    EITHER_WAY,
    Act,
    listen,
    put,
    shown,
    window,
)
from tests.screen.panel_play_samples import ARMED
from tests.screen.panel_samples import GUIDES

LEAST = {"1920x1080": 56, "1366x768": 40}

TELLS: list[tuple[str, KeyId]] = [
    ("main", "main"),
    ("strip", "roads"),
    ("strip-demo", "menu"),
    ("roads", "close"),
    ("box-full", ("tab", standing(2))),
    ("box-full", "plus"),
    ("box-full", ("minus", Bet.BANKER.value)),
    ("box-crowded", ("minus", Bet.SIX.value)),
    ("box-full", "clear"),
    ("box-empty", "repeat"),
    ("box-tied", "stays"),
    ("box-under", "raise"),
    ("box-full", "close"),
    ("armed", ("digits", "00")),
    ("armed", ("digits", "7")),
    ("armed", "backspace"),
    ("armed", "clear"),
    ("armed", ("mode", ChipMode.SET)),
    ("armed", ("standing", True)),
    ("armed", ("recent", 1)),
    ("armed", "repeat-table"),
    ("tray", 500_00),
    ("tray", 25_000_00),
    ("turn-back", "pro-rata"),
    ("insurance", ("stake", "3", SEATED, 1666_00)),
    ("insurance", ("withdraw", "1", SEATED)),
    ("insurance", ("withdraw-decline", "7", SEATED)),
    ("insurance", ("exact", "9", standing(2))),
    ("insurance", ("decline", "3", standing(1))),
    ("insurance-long", ("stake", "1", SEATED, 8333_00)),
    ("new-shoe", ("decks", 6)),
    ("new-shoe", ("shuffled", False)),
    ("first-steps", "hide"),
    ("first-steps", "train"),
    ("between", ("tool", "limits")),
    ("between", ("tool", "reports")),
    ("recall-head", "back"),
    ("option-ask", True),
    ("option-ask", False),
    ("kinds", "kind-4"),
    ("more-kinds", ("kind", "kind-14")),
    ("more-kinds", "back"),
    ("felt-question-sums", "paid"),
    ("facts", ("fact", "card")),
    ("facts", "back"),
    ("override", ("reason", "camera")),
    ("override", "note"),
    ("override", "refuse"),
    ("sign-on", "stay"),
    ("acts", ("act", 7)),
    ("recall-strip", ("tool", "first")),
    ("recall-strip", ("round", "3/36")),
    ("recall-strip", ("move", -1)),
    ("recall-strip", "search"),
    ("report-rail", "csv"),
    ("walk", ("answer", "no")),
    ("card-pad", "AS"),
    ("card-pad", "KD"),
    ("card-pad", "5H"),
    ("card-pad-demo", "draw"),
    ("card-pad-demo", "XX"),
    ("card-pad-demo", "TC"),
]
"""Panels that tell the name of the key."""

SAYS: list[tuple[str, KeyId, tuple[object, ...]]] = [
    *((panel, key, ("touched", key)) for panel, key in TELLS),
]


@BOTH_SIZES
@EACH_PANEL
def test_every_key_is_large_enough_for_a_finger(qtbot: QtBot, name: str, size: str) -> None:
    panel = shown(qtbot, name, size)
    small = {
        key: (one.width(), one.height())
        for key, one in panel.keys.items()
        if min(one.width(), one.height()) < LEAST[size]
    }
    assert not small


@BOTH_SIZES
@EACH_PANEL
def test_no_key_lies_on_another_or_leaves_its_panel(qtbot: QtBot, name: str, size: str) -> None:
    panel = shown(qtbot, name, size)
    keys = panel.keys
    over = [
        (first, second)
        for first, second in combinations(keys, 2)
        if not _within(keys[first].geometry()).intersected(_within(keys[second].geometry())).isEmpty()
    ]
    assert not over
    outside = [
        key for key, one in keys.items() if not panel.rect().adjusted(-3, -3, 3, 3).contains(one.geometry())
    ]
    assert not outside


def _within(rect: QRect) -> QRect:
    """Return a key less the pixel by which a rounded neighbour may touch it."""
    return rect.adjusted(1, 1, -1, -1)


@EITHER_WAY
@pytest.mark.parametrize(("name", "key", "says"), SAYS, ids=str)
def test_a_key_says_once_what_it_means(
    qtbot: QtBot, name: str, key: KeyId, says: tuple[object, ...], act: Act
) -> None:
    panel = shown(qtbot, name)
    heard = listen(panel)
    act(panel.keys[key])
    assert heard == [says]


def test_a_pointer_that_comes_and_goes_paints_no_key_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[Key] = []
    monkeypatch.setattr(Key, "paint_on", lambda key, _painter: painted.append(key))
    panel = shown(qtbot, "card-pad")
    qtbot.wait(1)
    assert painted
    painted.clear()
    for key in ("AS", "KD"):
        QTest.mouseMove(panel.window().windowHandle(), panel.keys[key].mapTo(panel.window(), QPoint(9, 9)))
        qtbot.wait(1)
    assert panel.keys["KD"].underMouse()
    assert not painted


@EITHER_WAY
def test_small_screens_hear_the_same(qtbot: QtBot, act: Act) -> None:
    panel = shown(qtbot, "card-pad", "1366x768")
    heard = listen(panel)
    for card in ("AS", "KD", "7H"):
        act(panel.keys[card])
    assert heard == [("touched", card) for card in ("AS", "KD", "7H")]


@EITHER_WAY
@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("main-off", "main"),
        ("strip", "squeeze"),
        ("card-pad-closed", "AS"),
        ("box-empty", "clear"),
        ("box-full", "repeat"),
        ("box-full", "raise"),
        ("armed-empty", "clear"),
        ("recall-head", "on"),
        ("walk-refused", ("answer", "order")),
        ("between-long", BACK),
    ],
    ids=str,
)
def test_a_key_that_is_off_says_nothing(qtbot: QtBot, name: str, key: KeyId, act: Act) -> None:
    panel = shown(qtbot, name)
    heard = listen(panel)
    act(panel.keys[key])
    assert heard == []


@EITHER_WAY
@EACH_PANEL
def test_every_key_that_is_on_does_something(qtbot: QtBot, name: str, act: Act) -> None:
    panel = shown(qtbot, name)
    heard = listen(panel)
    for key, one in list(panel.keys.items()):
        if one.isHidden() or not one.isEnabled():
            continue
        before = (len(heard), {other: shown_key.slot for other, shown_key in panel.keys.items()})
        act(one)
        after = (len(heard), {other: shown_key.slot for other, shown_key in panel.keys.items()})
        typed_again = isinstance(key, tuple) and key[0] in {"field", "digit"}
        empty = key in {"clear", "backspace"} or str(key).isdigit()
        assert after != before or typed_again or empty, key


@pytest.mark.parametrize("name", ["insurance-long", "acts-long", "settlement-far", "facts-long"])
def test_a_long_list_is_reached_to_both_ends_by_touch(qtbot: QtBot, name: str) -> None:
    panel = shown(qtbot, name)
    seen: set[KeyId] = set()
    for arrow in (BACK, ON):
        for _ in range(40):
            seen |= set(panel.keys)
            if not panel.keys[arrow].isEnabled():
                break
            panel.keys[arrow].touched.emit()
        else:
            pytest.fail("the arrow never ends")
    rows = {
        "insurance-long": 12,
        "acts-long": 20,
        "settlement-far": 0,
        "facts-long": 6,
    }[name]
    kinds = {"exact", "act", "fact"}
    found = {key for key in seen if isinstance(key, tuple) and key[0] in kinds}
    assert len(found) == rows


@EACH_PANEL
def test_every_key_has_a_name_and_takes_the_keyboard(qtbot: QtBot, name: str) -> None:
    for key in shown(qtbot, name).keys.values():
        assert key.accessibleName()
        assert key.focusPolicy() & key.focusPolicy().TabFocus


TWO_LINES = "touch what stays, then close the bets and deal four cards to both hands"


@BOTH_SIZES
def test_a_guide_of_two_lines_leaves_every_key_of_the_armed_sum_12_mm(qtbot: QtBot, size: str) -> None:
    where = window(qtbot, size)
    guide = put(where, Guide, GUIDES["bets"])
    before = guide.design_size[1]
    guide.show_view(replace(GUIDES["bets"], then=TWO_LINES))
    assert guide.design_size[1] > before
    panel = put(where, ArmedPanel, ARMED)
    panel.set_top(guide.bottom)
    panel.show_view(ARMED)
    small = {key: one.height() for key, one in panel.keys.items() if one.height() < LEAST[size]}
    assert not small
