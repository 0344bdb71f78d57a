"""The main window: every part in its place, shown or hidden as the view says."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QCloseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.dealing.chip_tray import ChipTray
from terminal.screen.dealing.first_steps_panel import FirstStepsPanel
from terminal.screen.dealing.gauge import Gauge
from terminal.screen.dealing.guide_panel import Guide
from terminal.screen.dealing.shoe_panels import BurnPanel, NewShoePanel
from terminal.screen.dealing.strip_panel import Strip
from terminal.screen.felt.felt import Felt
from terminal.screen.screen_view import ScreenView
from terminal.screen.widgets.arrangement import FELT, Arrangement
from terminal.screen.widgets.badge import KeyGuard
from terminal.screen.widgets.panel import Panel, RailPanel
from terminal.screen.widgets.rail import MainButton
from terminal.screen.widgets.spare_time import SpareTime
from terminal.screen.widgets.status_bar import StatusBar
from terminal.screen.widgets.table_window import KindFrame, Notice, TableWindow
from terminal.screen.widgets.touch_guard import Clock
from terminal.table.setup.layouts import Layout

if TYPE_CHECKING:
    from terminal.screen.later_panels import LaterPanels
else:
    LaterPanels = object  # their code is read when the first of them is asked for

_PAGES: Final = ("walk", "sign_on", "enrol", "roads", "report", "report_table")
"""What lies where the felt is, which is not to be seen then."""
_COME_IN: Final = (*_PAGES, "override", "rail_head")
"""What fades in, as the panels of the rail do; the dealer's place and the strip never move."""
_SIGNED_ON: Final = ("override", "sign_on", "enrol")
_TYPED_ON: Final = ("number_pad", "keyboard", "enrol")
_CHANGING: Final = (
    *("gauge", "tray", "card_pad", "new_shoe", "take", "tie", "cut", "option_ask", "armed"),
    *("box", "turn_back", "deal", "burn", "insurance", "settlement", "options", "first_steps"),
    *("number_pad", "between", "roads", "walk", "ask", "kinds", "more_kinds"),
    *("felt_question", "facts", "override", "sign_on", "enrol", "keyboard"),
    *("rail_head", "acts", "recalled_fault", "recall_strip"),
    *("report", "report_table", "report_rail"),
)
"""What comes and goes, by its name in the view."""


class MainWindow(TableWindow, LaterPanels):
    """The terminal's one window."""

    def __init__(
        self, layout: Layout, view: ScreenView, *, motion: bool = False, clock: Clock = time.monotonic
    ) -> None:
        """Build the window.

        With `motion`, pages and panels fade in, and chips and cards come to their places. By `clock` it is
        told how soon one touch comes after another.
        """
        super().__init__(clock)
        self._motion = motion
        self._shown: ScreenView | None = None
        self._first: ScreenView | None = view
        """What it shows when it comes up, if nothing else by then."""
        self._typing: QWidget = self
        self.spare = SpareTime(self)
        self.felt = Felt(layout, view.felt, self, motion=motion, guard=self.guard, spare=self.spare)
        self.status, self.strip = StatusBar(self), Strip(self)
        self.guide, self.main = Guide(self), MainButton(self)
        self.gauge, self.tray = Gauge(self), ChipTray(self)
        self.new_shoe, self.burn = NewShoePanel(self), BurnPanel(self)
        self.first_steps = FirstStepsPanel(self)
        self._frame = KindFrame(self)
        self.notice = Notice(self)
        self._places = Arrangement.of(theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
        self._connections: list[Mapping[str, Callable[[Any], object]]] = []
        self.key_guard = KeyGuard(self)
        self.key_guard.watch(self, lambda: not self._signs)
        for panel in self._panels():
            panel.guard = self.guard
        for panel in self._made(*_CHANGING):
            panel.hide()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> QWidget:
            """Make a panel when it is first asked for."""
            from terminal.screen.later_panels import LATER  # noqa: PLC0415 - no start at a new table waits

            if name not in LATER:
                raise AttributeError(name)
            return self._make(name, LATER)

    def _make(self, name: str, kinds: dict[str, type[QWidget]]) -> QWidget:
        """Make a panel, and put it under those that lie over it."""
        panel = kinds[name](self)
        setattr(self, name, panel)
        panel.hide()
        names = list(kinds)
        over = [*self._made(*names[names.index(name) + 1 :]), self._frame.edges[0]]
        panel.stackUnder(next(one for one in over if one not in self._made("veil", "override")))
        self.notice.raise_()
        if isinstance(panel, Panel):
            panel.guard = self.guard
            self._fit(panel)
        if name in _TYPED_ON:
            self.key_guard.watch(panel, lambda: name != "enrol" or self.enrol.asks_text)
        for connections in self._connections:
            if name in connections:
                connections[name](panel)
        return panel

    def connect_panels(self, connections: Mapping[str, Callable[[Any], object]]) -> None:
        """Have each panel connected by its name: now, or as soon as it is made."""
        self._connections.append(connections)
        for name, connect in connections.items():
            for panel in self._made(name):
                connect(panel)

    def _made(self, *names: str) -> list[Any]:
        """Return those of these panels that are made."""
        return [vars(self)[name] for name in names if name in vars(self)]

    def let_move(self) -> None:
        """Let pages and panels fade in, and chips and cards move, from now on."""
        self._motion = True
        self.felt.let_move()

    @property
    def view(self) -> ScreenView | None:
        """What the window shows."""
        self._begin()
        return self._shown

    def show_view(self, view: ScreenView) -> None:
        """Show a view; each part paints itself again only if its own view differs."""
        self.tell_when_painted()
        if view == self._shown:
            return
        self._first = None
        before, self._shown = self._shown, view
        self.felt.show_felt(view.felt)
        self.status.show_view(view.status)
        self.guide.show_view(view.guide)
        self.main.show_view(view.main)
        self.strip.show_view(view.strip)
        self.guide.setVisible(view.rail_head is None)
        self.strip.setVisible(view.recall_strip is None)
        self._show_changing(view, before)
        self.felt.setVisible(all(getattr(view, name) is None for name in _PAGES))
        self._veil_the_rest(veiled=view.override is not None)
        self._point_keys(view)
        self.notice.show_text(view.notice)
        # Qt has a widget that comes up painted once with all else, and once more by an event that it posts.
        # Taken now, that event joins the one frame: the keys of the card pad were painted 108 times for 54.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)
        if before is None or before.felt.kind is not view.felt.kind:
            self._frame.show_kind(view.felt.kind, self._places.bounds, self._places.felt.factor)

    def _show_changing(self, view: ScreenView, before: ScreenView | None) -> None:
        """Show what comes and goes."""
        made = vars(self)
        for name in _CHANGING:
            wanted = getattr(view, name)
            if wanted is None:
                if name in made and (before is None or getattr(before, name) is not None):  # else it is away
                    self._put_away(made[name])
                continue
            panel: Panel[Any] = getattr(self, name)
            if isinstance(panel, RailPanel):
                panel.set_top((self.guide if view.rail_head is None else self.rail_head).bottom)
            panel.show_view(wanted)
            if panel.isHidden():
                panel.show()
                moves = self._motion and before is not None and self.isVisible()
                if moves and (isinstance(panel, RailPanel) or name in _COME_IN):
                    panel.come_in()

    def _veil_the_rest(self, *, veiled: bool) -> None:
        """Darken all but the page that asks for an approval."""
        if veiled:
            self.veil.show()
            self.veil.cover(self.size())
            for page in self._made("override", "keyboard", "notice"):
                page.raise_()
        else:
            for veil in self._made("veil"):
                self._put_away(veil)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what is shown first at the size in which it is seen: a start does that once."""
        self._begin()
        super().showEvent(event)

    def _begin(self) -> None:
        if self._first is not None:
            self.show_view(self._first)

    def forget(self) -> None:
        """Forget all that is shown: another language. The next view is painted as a whole."""
        self._shown = None
        self.felt.forget()
        for panel in self._panels():
            panel.forget()

    def _put_away(self, cover: QWidget) -> None:
        """Hide what is no longer shown; what lay under it has come up in its place."""
        if not cover.isHidden():
            self.guard.uncover(cover.geometry())
            cover.hide()

    def _point_keys(self, view: ScreenView) -> None:
        """Point real keys at what asks for a number, a sum or a text; else at the table."""
        asking = (
            ("keyboard", None if view.enrol is not None else view.keyboard),
            ("override", view.override),
            ("enrol", view.enrol),
            ("sign_on", view.sign_on),
            ("number_pad", view.number_pad),
        )
        typing = next((vars(self)[name] for name, wanted in asking if wanted is not None), self)
        if typing is not self._typing:
            self._typing = typing
            typing.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _signs(self) -> bool:
        return self._typing in self._made(*_SIGNED_ON)

    @property
    def asks_for_badge(self) -> bool:
        """Whether the page that is open asks for somebody's badge."""
        return any(page.isVisible() for page in self._made(*_SIGNED_ON))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything to the window: as the design has it, or upright with the rail under the felt."""
        super().resizeEvent(event)
        # Not as the event says: where the window manager adds a title bar at the start, that can be outdated.
        places = Arrangement.of(self.width(), self.height())
        place = places.felt.rect(*FELT)
        left, top = round(place.left()), round(place.top())
        self.felt.setGeometry(QRect(left, top, round(place.right()) - left, round(place.bottom()) - top))
        self._places = places
        for panel in self._panels():
            self._fit(panel)
        if self._shown is not None:
            self._frame.show_kind(self._shown.felt.kind, places.bounds, places.felt.factor)
        self.notice.set_scale(places.felt)
        for veil in self._made("veil"):
            veil.resize(self.size())

    def _fit(self, panel: Panel[Any]) -> None:
        """Move and size a panel for the window."""
        panel.set_scale(self._places.scale_of(panel.BOX))
        box = self._places.box_of(panel.BOX)
        if box is not None:
            panel.set_box(box)

    def _panels(self) -> list[Panel[Any]]:
        return [*(self.status, self.strip, self.guide, self.main), *self._made(*_CHANGING)]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from field to field on Tab where something is typed; on the table change the bettor."""
        return self._typing is not self and super().focusNextPrevChild(forward)

    def move_focus(self, *, forward: bool) -> None:
        """Put the keyboard on the next key of the screen, or on the one before; Space presses it."""
        super().focusNextPrevChild(forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait with closing until the session is put away."""
        event.ignore()
        self.closing.emit()
