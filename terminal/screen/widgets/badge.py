"""Badge readers that type: told from a person who types, and kept from keys where no badge is asked for."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

LONGEST_PAUSE: Final = 50
"""Milliseconds between two characters of a reader; nobody types that fast, character after character."""
FEWEST_SIGNS: Final = 6
"""The shortest code that a badge may have."""


class BadgeEar:
    """Listens to the keys of a panel; what it has heard is forgotten with the next pause."""

    def __init__(self) -> None:
        self._heard = ""
        self._last = 0

    def hear(self, event: QKeyEvent) -> str | None:
        """Takes note of a key; gives the code if it is the Enter that ends a badge."""
        pause, self._last = event.timestamp() - self._last, event.timestamp()
        if pause > LONGEST_PAUSE:
            self._heard = ""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            code, self._heard = self._heard, ""
            return code if len(code) >= FEWEST_SIGNS else None
        text = event.text()
        if text and text.isprintable():
            self._heard += text
        elif text:  # Backspace and the like: a person
            self._heard = ""
        return None


BURST_PAUSE: Final = 30
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
        self._timer.setInterval(BURST_PAUSE)
        self._timer.timeout.connect(self.settle)

    def watch(self, widget: QWidget, when: Callable[[], bool] = lambda: True) -> None:
        """Hold the characters that come to `widget`, as long as `when` says so."""
        self._watched[widget] = when
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold a character back; let everything else pass, behind what is held."""
        # By its class first: Qt makes a value of an enumeration of each type that it is asked for.
        if self._handing_on or not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return False
        if self._held and event.timestamp() - self._last > BURST_PAUSE:
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
