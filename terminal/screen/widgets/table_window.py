"""What the windows of table and training have in common: their size, their guard, and what they tell."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.widgets.arrangement import MIN_HEIGHT, MIN_WIDTH
from terminal.screen.widgets.panel import is_repeated
from terminal.screen.widgets.touch_guard import Clock, TouchGuard


class TableWindow(QWidget):
    """A window of the terminal; it keeps the design's proportions at every size."""

    closing = Signal()
    """Somebody wants to close the window: it closes only once the session is put away."""
    painted = Signal()
    """What was asked to be painted has been painted."""
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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the first picture with the window itself, before anybody asks for one."""
        super().paintEvent(event)
        if not self._painted_once:
            self._painted_once = True
            QTimer.singleShot(0, self.painted.emit)

    def event(self, event: QEvent) -> bool:
        """Take nothing of a key that is held down; tell when what was asked for has reached the screen."""
        if is_repeated(event):
            event.accept()
            return True
        handled = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest:
            self.painted.emit()
        return handled
