"""What the windows of table and training have in common: their size, their guard, and what they tell."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.widgets.arrangement import MIN_HEIGHT, MIN_WIDTH
from terminal.screen.widgets.touch_guard import Clock, TouchGuard

AFTER_THE_FRAME: Final = QEvent.Type(QEvent.registerEventType())
"""An event for what waits until a frame is painted."""
NEXT_TO_PAINTING: Final = Qt.EventPriority.LowEventPriority.value - 1
"""The priority of such an event: Qt has painted first, and takes what waits for nothing later still."""


class TableWindow(QWidget):
    """A window of the terminal; it keeps the design's proportions at every size."""

    closing = Signal()
    """Somebody wants to close the window: it closes only once the session is put away."""
    painted = Signal()
    """The view that was shown last has been painted."""
    key_pressed = Signal(QKeyEvent)

    def __init__(self, clock: Clock) -> None:
        """Make the window; by `clock` it knows how soon one touch comes after another."""
        super().__init__()
        self.guard = TouchGuard(clock)
        self.setWindowTitle("Lammer")
        self.setAutoFillBackground(True)
        self.setPalette(QPalette(theme.BACKGROUND))
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click next to a field leaves the keys with the field
        self._painted_once = False
        self._will_tell = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the first picture with the window itself, before anybody asks for one."""
        super().paintEvent(event)
        if not self._painted_once:
            self._painted_once = True
            QTimer.singleShot(0, self.painted.emit)

    def tell_when_painted(self) -> None:
        """Tell when what is asked to be painted by now has been painted: once for all that asked.

        By an event of its own: one of the many that a window gets would take every one of them to Python.
        """
        if not self._will_tell:
            self._will_tell = True
            QCoreApplication.postEvent(self, QEvent(AFTER_THE_FRAME), NEXT_TO_PAINTING)

    def customEvent(self, _event: QEvent) -> None:
        """Tell that the frame is painted; a window that nobody has seen yet tells with its first picture."""
        self._will_tell = False
        if self._painted_once and self.isVisible():
            self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell a key of the keyboard: every action has one. Take nothing of one that is held down."""
        if not event.isAutoRepeat():
            self.key_pressed.emit(event)
