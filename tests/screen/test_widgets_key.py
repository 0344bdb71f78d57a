"""A key is pressed at once, acts when the finger leaves it, and says nothing when it should not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from terminal.screen import theme
from terminal.screen.widgets.key import Key, KeySlot, KeyState
from terminal.screen.widgets.layout import Pad, PanelPart, row, stack
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import KeyPart, main_key, title_key
from terminal.screen.widgets.touch_guard import Pace, TouchGuard
from tests.patience import SteppedClock, leisurely
from tests.screen.panel_catalogue import EITHER_WAY, Act, click, finger, middle, touch, window

BOX = (100.0, 100.0, 120.0, 60.0)
ROOM = 10.0


class KeyPanel(Panel[KeyPart]):
    """A panel with nothing but a key, and some room around it."""

    def parts(self, view: KeyPart) -> PanelPart:
        """Return the key."""
        return row(stack(view, grow=1), pad=Pad.all(ROOM))


def on_panel(where: QWidget, part: KeyPart, guard: TouchGuard, left: float = BOX[0]) -> Key:
    """Return a key on a panel of a window."""
    _, top, width, height = BOX
    panel = KeyPanel(where)
    panel.guard = guard
    panel.set_box((left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM))
    panel.show_view(part)
    panel.show()
    return panel.keys[part.name]


def looks(key: Key) -> QImage:
    """Return how a key looks."""
    return key.parentWidget().grab(key.geometry()).toImage()


def made(
    where: QWidget,
    *,
    state: KeyState = KeyState.NORMAL,
    left: float = 100.0,
    pace: Pace = Pace.ACT,
    guard: TouchGuard | None = None,
    reason: str = "",
) -> Key:
    """Return a key on a window, touched at leisure unless a `guard` is given."""
    part = title_key("key", "Key", state=state, pace=pace, reason=reason)
    return on_panel(where, part, guard or TouchGuard(leisurely()), left)


def heard_of(key: Key) -> list[str]:
    """Return what the key says from now on, as how it looked at that moment."""
    heard: list[str] = []
    key.touched.connect(lambda: heard.append("down" if key.isDown() else "up"))
    return heard


def colour(key: Key) -> QColor:
    """Return the colour of the key's ground."""
    return looks(key).pixelColor(12, key.height() // 2)


@pytest.fixture
def screen(qtbot: QtBot) -> QWidget:
    """Return a window to put keys on."""
    return window(qtbot, "1920x1080")


@EITHER_WAY
def test_a_key_acts_when_the_finger_leaves(screen: QWidget, act: Act) -> None:
    key = made(screen)
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


def test_a_finger_that_slides_off_a_key_does_nothing(screen: QWidget) -> None:
    key = made(screen)
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
def test_what_commits_nothing_counts_every_tap(screen: QWidget, act: Act) -> None:
    key = made(screen, pace=Pace.EVERY_TAP, guard=TouchGuard(SteppedClock()))
    heard = heard_of(key)
    for _ in range(5):
        act(key)
    assert len(heard) == 5


def test_a_double_click_is_two_taps(screen: QWidget) -> None:
    key = made(screen, pace=Pace.EVERY_TAP)
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
    assert first.isDown()
    assert second.isDown()
    QTest.touchEvent(handle, finger()).release(0, middle(first), handle).stationary(1).commit()
    QTest.touchEvent(handle, finger()).release(1, middle(second), handle).commit()
    assert not first.isDown()
    assert not second.isDown()
    assert (heard, also) == (["up"], ["up"])


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
    assert heard == ["up"]


def test_the_right_button_does_nothing(screen: QWidget) -> None:
    key = made(screen)
    heard = heard_of(key)
    QTest.mouseClick(screen.windowHandle(), Qt.MouseButton.RightButton, pos=middle(key))
    assert heard == []


def test_the_keyboard_presses_too(screen: QWidget) -> None:
    key = made(screen)
    heard = heard_of(key)
    key.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(key, Qt.Key.Key_Space)
    assert len(heard) == 1


def test_the_focus_ring_shows_where_the_keyboard_is(screen: QWidget) -> None:
    key = made(screen)
    screen.setFocus()
    plain = looks(key)
    key.setFocus(Qt.FocusReason.TabFocusReason)
    ringed = looks(key)
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
    QTest.mousePress(screen.windowHandle(), Qt.MouseButton.LeftButton, pos=middle(key))
    assert key.isDown()
    key.hide()
    key.show()
    assert not key.isDown()


def test_a_key_is_called_by_its_name_and_its_reason(screen: QWidget) -> None:
    part = main_key("main", "CALL THE RESULT", "after the last card", ready=False)
    key = on_panel(screen, part, TouchGuard())
    assert key.accessibleName() == "CALL THE RESULT. after the last card"
    assert not key.isEnabled()


def test_the_same_slot_again_paints_nothing(screen: QWidget, qtbot: QtBot) -> None:
    key = made(screen)
    qtbot.wait(1)
    before = key.slot
    slot = KeySlot(before.box, title_key("key", "Key").face, margin=3)
    key.show_slot(slot, 1.0)
    assert key.slot is before


@pytest.fixture
def clock() -> SteppedClock:
    """Return a clock that the test steps."""
    return SteppedClock()


@EITHER_WAY
def test_an_act_is_taken_once_in_300_ms(screen: QWidget, clock: SteppedClock, act: Act) -> None:
    key = made(screen, guard=TouchGuard(clock))
    heard = heard_of(key)
    for seconds, acts in ((0.29, 0), (0.02, 1), (0.29, 1), (0.02, 2)):
        clock.step(seconds)
        act(key)
        assert len(heard) == acts


def test_a_touch_that_comes_too_soon_flashes_and_says_so(screen: QWidget, clock: SteppedClock) -> None:
    guard = TouchGuard(clock)
    said: list[str] = []
    guard.hasty.connect(lambda: said.append("too soon"))
    key = made(screen, guard=guard)
    touch(key)
    assert key.flashes
    assert said == ["too soon"]
    assert looks(key).pixelColor(6, key.height() // 2) == theme.ALARM


def test_a_key_that_has_another_meaning_is_new_under_the_finger(screen: QWidget, clock: SteppedClock) -> None:
    key = made(screen, guard=TouchGuard(clock))
    heard = heard_of(key)
    clock.step(1)
    key.show_slot(key.slot, 1.0, subject="another question")
    touch(key)
    assert heard == []
    clock.step(0.31)
    touch(key)
    assert heard == ["up"]


def test_what_changes_while_the_finger_is_down_takes_no_act(screen: QWidget, clock: SteppedClock) -> None:
    key = made(screen, guard=TouchGuard(clock))
    heard = heard_of(key)
    clock.step(1)
    handle = screen.windowHandle()
    QTest.touchEvent(handle, finger()).press(0, middle(key), handle).commit()
    key.show_slot(key.slot, 1.0, subject="another question")
    clock.step(1)
    QTest.touchEvent(handle, finger()).release(0, middle(key), handle).commit()
    assert heard == []
    assert key.flashes


def test_a_key_under_what_has_just_gone_takes_no_act(screen: QWidget, clock: SteppedClock) -> None:
    guard = TouchGuard(clock)
    key = made(screen, guard=guard)
    heard = heard_of(key)
    clock.step(1)
    guard.uncover(screen.rect())
    touch(key)
    assert heard == []
    clock.step(0.31)
    touch(key)
    assert heard == ["up"]


def test_another_card_is_taken_after_120_ms_and_the_same_after_300(
    screen: QWidget, clock: SteppedClock
) -> None:
    guard = TouchGuard(clock)
    first, second = (made(screen, pace=Pace.CARD, guard=guard, left=left) for left in (100.0, 400.0))
    heard, also = heard_of(first), heard_of(second)
    clock.step(1)
    touch(first)
    clock.step(0.11)
    touch(second)
    assert (len(heard), len(also)) == (1, 0)
    clock.step(0.02)
    touch(second)
    assert (len(heard), len(also)) == (1, 1)
    clock.step(0.15)
    touch(first)
    assert len(heard) == 1
    clock.step(0.15)
    touch(first)
    assert len(heard) == 2


@EITHER_WAY
def test_a_key_that_is_off_says_why(screen: QWidget, act: Act) -> None:
    guard = TouchGuard()
    said: list[str] = []
    guard.told.connect(said.append)
    key = made(screen, state=KeyState.DISABLED, guard=guard, reason="Nothing lies here.")
    act(key)
    assert said == ["Nothing lies here."]
    screen.setEnabled(False)
    act(key)
    assert said == ["Nothing lies here."]


def test_a_real_key_that_is_held_down_presses_once(screen: QWidget) -> None:
    key = made(screen)
    heard = heard_of(key)
    key.setFocus(Qt.FocusReason.TabFocusReason)
    none = Qt.KeyboardModifier.NoModifier
    QTest.keyPress(key, Qt.Key.Key_Space)
    for _ in range(5):
        QApplication.sendEvent(
            key, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, none, " ", autorep=True)
        )
    QTest.keyRelease(key, Qt.Key.Key_Space)
    assert len(heard) == 1
