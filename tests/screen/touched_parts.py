"""Every key and area that a window shows, what touching it twice or holding it leads to, each in a child."""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import wait
from dataclasses import dataclass
from functools import partial
from threading import Barrier
from typing import Any, NoReturn

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.ledger.connect import open_in_memory
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import PlaceBet, WithdrawBet
from terminal.screen.felt.said import item_name
from terminal.screen.screen_view import ScreenView
from tests.patience import HANGS
from tests.screen.driving import PAUSE, Desk, finger

TAPS_APART = 0.09
"""Seconds from one tap to the next of a finger that taps twice by itself."""
HELD = 1.5
"""Seconds for which a key is held."""
REPEATS = 22
"""How often a key of the keyboard repeats itself in that time."""


@dataclass(frozen=True)
class Part:
    """A key or an area: its name for the report, and a place of the window at which it takes the touch."""

    name: str
    place: QPoint


def parts_of(desk: Desk) -> list[Part]:
    """Return every key and area that is to be touched now: none that is covered or off."""
    window = desk.window
    found = []
    for panel in window._panels():
        if panel.isHidden():
            continue
        for name, key in panel.keys.items():
            place = key.mapTo(window, key.rect().center())
            if key.isEnabled() and window.childAt(place) is key:
                found.append(Part(f"{type(panel).__name__} {name!r}", place))
    felt = window.felt
    if felt.isHidden():
        return found
    for item in felt.touch_items():
        middle = item.shape().boundingRect().center()
        place = felt.viewport().mapTo(window, felt.to_widget(QPointF(middle)))
        seen = window.childAt(place) is felt.viewport()
        if item.isVisible() and seen and felt.item_at(QPointF(felt.to_widget(middle))) is item:
            found.append(Part(f"felt: {item_name(item)}", place))
    return found


def silent_parts(desk: Desk) -> list[str]:
    """Return the keys on show that are off and do not say why."""
    return [
        f"{type(panel).__name__} {name!r}"
        for panel in desk.window._panels()
        if not panel.isHidden()
        for name, key in panel.keys.items()
        if not key.isEnabled() and not key.slot.face.reason.strip()
    ]


class Acts:
    """Counts acts: commands handed to the session but for chips on an area, and pages opened or closed."""

    WAYS = ("handle", "approve", "retry", "sign_on", "prove")
    """How an act comes to the session."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.handed = 0

    def __enter__(self) -> Acts:
        session: Any = self._desk.session
        for name in self.WAYS:
            setattr(session, name, self._counting(getattr(session, name)))
        return self

    def __exit__(self, *_error: object) -> None:
        for name in self.WAYS:
            delattr(self._desk.session, name)

    def _counting(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **kwargs: Any) -> Any:
            chips = bool(args) and isinstance(args[0], PlaceBet | WithdrawBet)
            self.handed += not chips
            return act(*args, **kwargs)

        return counted

    def of(self, touch: Callable[[], None]) -> bool:
        """Return whether a touch leads to an act."""
        handed, page = self.handed, self._page()
        touch()
        QApplication.processEvents()
        return self.handed != handed or self._page() != page

    def _page(self) -> tuple[object, ...]:
        view = self._desk.window.view
        assert view is not None
        return (id(self._desk.presenter.dialogue), *_pages(view))


def _pages(view: ScreenView) -> Iterator[object]:
    """Yield which pages are open; what is written on them is no matter."""
    for name in ("roads", "between", "number_pad", "keyboard", "new_shoe", "report", "report_table"):
        yield getattr(view, name) is not None
    for name, words in (("walk", "question"), ("ask", "question"), ("override", "title"), ("enrol", "title")):
        page = getattr(view, name)
        yield None if page is None else getattr(page, words)
    yield None if view.sign_on is None else view.sign_on.title


def _press(desk: Desk, place: QPoint) -> None:
    handle = desk.window.windowHandle()
    QTest.touchEvent(handle, finger()).press(0, place, handle).commit()


def _lift(desk: Desk, place: QPoint) -> None:
    handle = desk.window.windowHandle()
    QTest.touchEvent(handle, finger()).release(0, place, handle).commit()


def tap_twice(desk: Desk, place: QPoint) -> list[bool]:
    """Return which of two taps on a place leads to an act."""

    def tap() -> None:
        _press(desk, place)
        _lift(desk, place)

    with Acts(desk) as acts:
        first = acts.of(tap)
        desk.clock.step(TAPS_APART)
        return [first, acts.of(tap)]


def hold(desk: Desk, place: QPoint) -> list[bool]:
    """Return which moments of a long touch lead to an act: its begin, its middle, its end."""
    with Acts(desk) as acts:
        first = acts.of(lambda: _press(desk, place))
        desk.clock.step(HELD)
        return [first, acts.of(QApplication.processEvents), acts.of(lambda: _lift(desk, place))]


def drag_off(desk: Desk, place: QPoint) -> list[bool]:
    """Return which moments of a touch lead to an act that is dragged off its part and lifted elsewhere.

    Raises `AssertionError` if the part still looks pressed afterwards.
    """
    window = desk.window
    handle = window.windowHandle()
    away = QPoint(0 if place.x() > window.width() / 2 else window.width() - 1, place.y())
    with Acts(desk) as acts:
        first = acts.of(lambda: _press(desk, place))
        assert _pressed(desk), "the touch came to nothing"
        moved = acts.of(lambda: QTest.touchEvent(handle, finger()).move(0, away, handle).commit())
        lifted = acts.of(lambda: _lift(desk, away))
    assert not _pressed(desk)
    return [first, moved, lifted]


def _pressed(desk: Desk) -> list[object]:
    """Return the keys and areas that look pressed."""
    keys = (key for panel in desk.window._panels() for key in panel.keys.values())
    return [*(key for key in keys if key.isDown()), *desk.window.felt._held]


def hold_key(desk: Desk, key: Qt.Key, text: str) -> list[bool]:
    """Return which presses of a key of the keyboard that is held down lead to an act."""
    none = Qt.KeyboardModifier.NoModifier

    def press(*, repeated: bool) -> None:
        target = QApplication.focusWidget() or desk.window
        QApplication.sendEvent(target, QKeyEvent(QEvent.Type.KeyPress, key, none, text, autorep=repeated))
        desk.clock.step(HELD / REPEATS)

    with Acts(desk) as acts:
        first = acts.of(partial(press, repeated=False))
        return [first, *(acts.of(partial(press, repeated=True)) for _ in range(1, REPEATS))]


def in_a_child(desk: Desk, touch: Callable[[], list[bool]]) -> list[bool]:
    """Return what `touch` says in a child of this process, so that the table stays as it is.

    Raises `AssertionError` with what went wrong there.
    """
    _leave_locks(desk)
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        _say(writes, desk, touch)
    os.close(writes)
    with os.fdopen(reads) as said:
        answer = said.read()
    os.waitpid(child, 0)
    assert answer, "the child died"
    told = json.loads(answer)
    assert isinstance(told, list), told
    return told


def _leave_locks(desk: Desk) -> None:
    """Wait until nothing runs in the background: a lock that it holds would never be free in the child."""
    pool = desk.keyboard._touches.background._pool
    all_free = Barrier(pool._max_workers)
    wait([pool.submit(all_free.wait) for _ in range(pool._max_workers)], HANGS)


def _say(writes: int, desk: Desk, touch: Callable[[], list[bool]]) -> NoReturn:
    """Do it, send the answer, and end this process."""
    faults: list[str] = []
    sys.excepthook = lambda *fault: faults.append(repr(fault[1]))
    try:
        signal.alarm(round(HANGS))
        # What is large Qt paints in threads, which a child does not have; and nobody looks.
        desk.window.setUpdatesEnabled(False)
        _keep_in_memory(desk.session.ledger)
        desk.clock.step(PAUSE)
        done = touch()
        os.write(writes, json.dumps(faults[0] if faults else done).encode())
    except Exception:
        os.write(writes, json.dumps(traceback.format_exc()).encode())
        raise
    finally:
        os._exit(0)


def is_put_away(desk: Desk) -> bool:
    """Return whether the ledger of a table lies in the archive, or is on its way there."""
    return desk.session.ledger.path is not None and desk.session.ledger._lock is None


def _keep_in_memory(ledger: Ledger) -> None:
    """Write to a copy in memory from now on: the file is the parent's."""
    if ledger.path is None:
        return
    memory = open_in_memory()
    ledger._connection.backup(memory)
    ledger.path = None
    ledger._witness = None
    ledger._use(memory)
