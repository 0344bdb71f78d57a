"""The window of training: top bar, felt or page, rail, strip; it shows a `TrainingView` and tells touches."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.view import FeltView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.training.panel_types import PANEL_TYPES
from terminal.screen.training.training_strip import TrainingStrip
from terminal.screen.training.views import TrainingView
from terminal.screen.widgets.arrangement import FELT, Arrangement
from terminal.screen.widgets.keyboard import Keyboard
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.rail import MainButton
from terminal.screen.widgets.status_bar import StatusBar
from terminal.screen.widgets.table_window import KindFrame, Notice, TableWindow
from terminal.screen.widgets.touch_guard import Clock
from terminal.table.setup.layouts import Layout


class TrainingWindow(TableWindow):
    """The window of training."""

    touched = Signal(object)
    """The name of a key of any panel, or of a tool."""
    applied = Signal()
    """The main button."""
    typed = Signal(str)
    """A text as it now reads."""
    finished = Signal()
    """The text is as it shall be."""

    def __init__(self, layout: Layout, six_name: str, *, clock: Clock = time.monotonic) -> None:
        """Build the window with a felt of that layout; by `clock` hasty touches are told apart."""
        super().__init__(clock)
        self._shown: TrainingView | None = None
        blank = FeltView(ScreenKind.TRAINING, six_name=six_name)
        self.felt = Felt(layout, blank, self, guard=self.guard)
        self.felt.let_readers_in()
        self.status, self.strip, self.main = StatusBar(self), TrainingStrip(self), MainButton(self)
        self._panels: dict[type[Struct], Panel[Any]] = {}
        self.notice = Notice(self)
        self._frame = KindFrame(self)
        self._places = Arrangement.of(theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
        self.main.touched.connect(self.applied)
        self.strip.touched.connect(self.touched)
        for panel in (self.status, self.strip, self.main):
            panel.guard = self.guard

    @property
    def view(self) -> TrainingView | None:
        """What the window shows."""
        return self._shown

    def panel(self, view: type[Struct]) -> Panel[Any]:
        """Return the panel that shows views of a type; it is made when it is first asked for."""
        if view not in self._panels:
            panel = PANEL_TYPES[view](self)
            panel.guard = self.guard
            panel.set_scale(self._places.scale_of(panel.BOX))
            panel.hide()
            panel.touched.connect(self.touched)
            if isinstance(panel, Keyboard):
                panel.text_changed.connect(self.typed)
                panel.finished.connect(self.finished)
            self._panels[view] = panel
        return self._panels[view]

    def show_view(self, view: TrainingView) -> None:
        """Show a view; each part paints itself again only if its own view differs."""
        self.tell_when_painted()
        if view == self._shown:
            return
        before, self._shown = self._shown, view
        if before is None or {type(part) for part in before.panels} != {type(part) for part in view.panels}:
            # Else the keyboard would go to whichever key comes next, as its own is put away.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.status.show_view(view.status)
        self.strip.show_view(view.strip)
        wanted = {type(part): part for part in view.panels}
        for kind in [kind for kind in self._panels if kind not in wanted]:
            self._put_away(self._panels[kind])
        for kind, part in wanted.items():
            panel = self.panel(kind)
            panel.show_view(part)
            if panel.isHidden():
                panel.show()
                panel.stackUnder(self._frame.edges[0])
            if isinstance(panel, Keyboard):
                panel.setFocus(Qt.FocusReason.OtherFocusReason)
        if view.main is not None:
            self.main.show_view(view.main)
        self.main.setVisible(view.main is not None)
        if view.felt is not None:
            self.felt.show_felt(view.felt)
        self.felt.setVisible(view.felt is not None)
        self.notice.show_text(view.notice, done=view.done)
        if before is None:
            self._frame.show_kind(ScreenKind.TRAINING, self._places.bounds, self._places.felt.factor)

    def forget(self) -> None:
        """Forget all that is shown: another language. The next view is painted as a whole."""
        self._shown = None
        self.felt.forget()
        for panel in self._all_panels():
            panel.forget()

    def _all_panels(self) -> tuple[Panel[Any], ...]:
        return (self.status, self.strip, self.main, *self._panels.values())

    def _put_away(self, cover: QWidget) -> None:
        """Hide what is no longer shown; what lay under it has come up in its place."""
        if not cover.isHidden():
            self.guard.uncover(cover.geometry())
            cover.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything to the window."""
        super().resizeEvent(event)
        places = Arrangement.of(self.width(), self.height())
        place = places.felt.rect(*FELT)
        left, top = round(place.left()), round(place.top())
        self.felt.setGeometry(QRect(left, top, round(place.right()) - left, round(place.bottom()) - top))
        for panel in self._all_panels():
            panel.set_scale(places.scale_of(panel.BOX))
        self._places = places
        self._frame.show_kind(ScreenKind.TRAINING, places.bounds, places.felt.factor)
        self.notice.set_scale(places.felt)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait with closing until the page agrees, and the session is put away."""
        event.ignore()
        self.closing.emit()
