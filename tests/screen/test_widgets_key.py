"""A key is pressed at once, counts every touch, and says nothing when it should not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from terminal.screen import theme
from terminal.screen.widgets.key import Key, KeySlot, KeyState
from terminal.screen.widgets.parts import main_key, title_key
from tests.screen.panel_catalogue import EITHER_WAY, Act, click, finger, middle, touch, window

BOX = (100.0, 100.0, 120.0, 60.0)


def made(
    where: QWidget, *, on_press: bool = True, state: KeyState = KeyState.NORMAL, left: float = 100.0
) -> Key:
    """Return a key on a window."""
    face = title_key("key", "Key", on_press=on_press, state=state).face
    key = Key(KeySlot((left, *BOX[1:]), face, margin=3), 1.0, where)
    key.show()
    return key


def heard_of(key: Key) -> list[str]:
    """Return what the key says from now on, as how it looked at that moment."""
    heard: list[str] = []
    key.touched.connect(lambda: heard.append("down" if key.isDown() else "up"))
    return heard


def colour(key: Key) -> QColor:
    """Return the colour of the key's ground."""
    return key.grab().toImage().pixelColor(12, key.height() // 2)


@pytest.fixture
def screen(qtbot: QtBot) -> QWidget:
    """Return a window to put keys on."""
    return window(qtbot, "1920x1080")


@EITHER_WAY
def test_a_key_for_speed_acts_while_it_is_pressed(screen: QWidget, act: Act) -> None:
    key = made(screen)
    heard = heard_of(key)
    act(key)
    assert heard == ["down"]


@EITHER_WAY
def test_a_dangerous_key_acts_when_the_finger_leaves(screen: QWidget, act: Act) -> None:
    key = made(screen, on_press=False)
    heard = heard_of(key)
    act(key)
    assert heard == ["up"]


def test_a_pressed_key_looks_pressed_before_it_acts(screen: QWidget) -> None:
    key = made(screen)
    quiet = colour(key)
    QTest.mousePress(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=middle(key))
    held = colour(key)
    QTest.mouseRelease(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=middle(key))
    assert theme.luminance(held) > theme.luminance(quiet)
    assert colour(key) == quiet


def test_a_finger_that_slides_off_a_dangerous_key_does_nothing(screen: QWidget) -> None:
    key = made(screen, on_press=False)
    heard = heard_of(key)
    handle, away = screen.windowHandle(), QPoint(800, 800)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle(key))
    QTest.mouseMove(handle, away)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=away)
    QTest.touchEvent(handle, finger()).press(0, middle(key), handle).commit()
    QTest.touchEvent(handle, finger()).move(0, away, handle).commit()
    QTest.touchEvent(handle, finger()).release(0, away, handle).commit()
    assert heard == []
    assert not key.isDown()


@EITHER_WAY
def test_a_quick_second_tap_counts(screen: QWidget, act: Act) -> None:
    key = made(screen)
    heard = heard_of(key)
    for _ in range(5):
        act(key)
    assert len(heard) == 5


def test_a_double_click_is_two_taps(screen: QWidget) -> None:
    key = made(screen)
    heard = heard_of(key)
    click(key)
    QTest.mouseDClick(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=middle(key))
    assert len(heard) == 3


def test_two_fingers_press_two_keys(screen: QWidget) -> None:
    first, second = made(screen), made(screen, left=400.0)
    heard, also = heard_of(first), heard_of(second)
    handle = screen.windowHandle()
    QTest.touchEvent(handle, finger()).press(0, middle(first), handle).commit()
    QTest.touchEvent(handle, finger()).stationary(0).press(1, middle(second), handle).commit()
    assert (heard, also) == (["down"], ["down"])
    QTest.touchEvent(handle, finger()).release(0, middle(first), handle).stationary(1).commit()
    QTest.touchEvent(handle, finger()).release(1, middle(second), handle).commit()
    assert not first.isDown()
    assert not second.isDown()


@EITHER_WAY
def test_a_key_that_is_off_is_silent(screen: QWidget, act: Act) -> None:
    key = made(screen, state=KeyState.DISABLED)
    heard = heard_of(key)
    act(key)
    assert heard == []


def test_a_touch_next_to_the_face_but_within_its_margin_counts(screen: QWidget) -> None:
    key = made(screen)
    heard = heard_of(key)
    QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(98, 120))
    QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(95, 120))
    assert heard == ["down"]


def test_the_right_button_does_nothing(screen: QWidget) -> None:
    key = made(screen)
    heard = heard_of(key)
    QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.RightButton, pos=middle(key))
    assert heard == []


def test_the_keyboard_presses_too(screen: QWidget) -> None:
    key = made(screen, on_press=False)
    heard = heard_of(key)
    key.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(key, Qt.Key.Key_Space)
    assert len(heard) == 1


def test_the_focus_ring_shows_where_the_keyboard_is(screen: QWidget) -> None:
    key = made(screen)
    screen.setFocus()
    plain = key.grab().toImage()
    key.setFocus(Qt.FocusReason.TabFocusReason)
    ringed = key.grab().toImage()
    ring = ringed.pixelColor(6, key.height() // 2)
    assert ringed != plain
    assert theme.contrast(ring, theme.SURFACE_RAISED) >= 3


def test_a_touch_moves_no_focus(screen: QWidget) -> None:
    key = made(screen)
    screen.setFocus()
    touch(key)
    click(key)
    assert not key.hasFocus()


def test_a_key_hidden_under_the_finger_comes_back_unpressed(screen: QWidget) -> None:
    key = made(screen)
    key.touched.connect(key.hide)
    QTest.mousePress(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=middle(key))
    assert key.isHidden()
    key.show()
    assert not key.isDown()


def test_a_key_is_called_by_its_name_and_its_reason(screen: QWidget) -> None:
    face = main_key("main", "CALL THE RESULT", "after the last card", ready=False).face
    key = Key(KeySlot(BOX, face), 1.0, screen)
    assert key.accessibleName() == "CALL THE RESULT. after the last card"
    assert not key.isEnabled()


def test_the_same_slot_again_paints_nothing(screen: QWidget, qtbot: QtBot) -> None:
    key = made(screen)
    qtbot.wait(1)
    slot = KeySlot((100.0, *BOX[1:]), title_key("key", "Key").face, margin=3)
    before = key.slot
    key.show_slot(slot, 1.0)
    assert key.slot is before
