"""Keeps keys back for a moment, so that a badge held to the reader where none is asked for does nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen.widgets.badge import FEWEST_SIGNS

LONGEST_PAUSE: Final = 30
"""Milliseconds between two keys of a burst; nobody types that fast, key after key."""

_COMMANDS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class KeyGuard(QObject):
    """Holds the characters that come to some widgets until a pause tells a person from a reader."""

    burst = Signal()
    """So many keys came without a pause that no person typed them; none of them was handed on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: dict[QObject, Callable[[], bool]] = {}
        self._held: list[tuple[QObject, QKeyEvent]] = []
        self._last = 0
        self._handing_on = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LONGEST_PAUSE)
        self._timer.timeout.connect(self.settle)

    def watch(self, widget: QWidget, when: Callable[[], bool] = lambda: True) -> None:
        """Hold the characters that come to `widget`, as long as `when` says so."""
        self._watched[widget] = when
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold a character back; let everything else pass, behind what is held."""
        if event.type() is not QEvent.Type.KeyPress or self._handing_on or not isinstance(event, QKeyEvent):
            return False
        if self._held and event.timestamp() - self._last > LONGEST_PAUSE:
            self.settle()
        if not (self._watched[watched]() and self._holds(event)):
            self.settle()
            return False
        copy = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        copy.setTimestamp(event.timestamp())
        self._held.append((watched, copy))
        self._last = event.timestamp()
        self._timer.start()
        return True

    def _holds(self, event: QKeyEvent) -> bool:
        """Return whether a key may be part of a burst: a character, or the Enter that ends some."""
        if event.isAutoRepeat() or event.modifiers() & _COMMANDS:
            return False
        if event.key() in _ENTER:
            return bool(self._held)
        return bool(event.text()) and event.text().isprintable()

    def settle(self) -> None:
        """Take it that the pause has come: hand on what a person typed, drop what a reader did."""
        self._timer.stop()
        held, self._held = self._held, []
        if len(held) >= FEWEST_SIGNS:
            self.burst.emit()
            return
        self._handing_on = True
        try:
            for watched, event in held:
                QCoreApplication.sendEvent(watched, event)
        finally:
            self._handing_on = False
