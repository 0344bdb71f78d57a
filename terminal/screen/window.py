"""The main window: every part in its place, shown or hidden as the view says."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.approval.override_page import OverrideDialog, Veil
from terminal.screen.board.roads_page import RoadsPage
from terminal.screen.dealing.armed_panel import ArmedPanel
from terminal.screen.dealing.between_panel import BetweenPanel
from terminal.screen.dealing.box_panel import BoxPanel
from terminal.screen.dealing.card_pad import CardPad
from terminal.screen.dealing.chip_tray import ChipTray
from terminal.screen.dealing.deal_panel import DealPanel
from terminal.screen.dealing.first_steps_panel import FirstStepsPanel
from terminal.screen.dealing.gauge import Gauge
from terminal.screen.dealing.guide_panel import Guide
from terminal.screen.dealing.number_pad import NumberPad
from terminal.screen.dealing.shoe_panels import BurnPanel, NewShoePanel
from terminal.screen.dealing.strip_panel import Strip
from terminal.screen.dealing.turn_back_panel import TurnBackPanel
from terminal.screen.felt.felt import Felt
from terminal.screen.insurance.insurance_panel import InsurancePanel
from terminal.screen.irregularities.answers_panel import FactsPanel
from terminal.screen.irregularities.ask_panel import AskPanel
from terminal.screen.irregularities.felt_question_panel import FeltQuestionPanel
from terminal.screen.irregularities.kinds_panel import KindsPanel, MoreKinds
from terminal.screen.irregularities.options_panel import OptionAsk, OptionsPanel
from terminal.screen.irregularities.walk_through_page import WalkThroughPage
from terminal.screen.recall.panels import ActsPanel, RecalledFault
from terminal.screen.recall.strip import RecallStrip
from terminal.screen.reports.page import ReportPage
from terminal.screen.reports.rail_panel import ReportRail
from terminal.screen.reports.table_panel import ReportTable
from terminal.screen.screen_view import ScreenView
from terminal.screen.settlement.cut_panel import CutPanel
from terminal.screen.settlement.settlement_panel import SettlementPanel
from terminal.screen.settlement.take_panel import TakePanel
from terminal.screen.settlement.tie_panel import TiePanel
from terminal.screen.staff.enrol_page import EnrolPage
from terminal.screen.staff.sign_on_page import SignOnPage
from terminal.screen.widgets.arrangement import FELT, Arrangement
from terminal.screen.widgets.key_guard import KeyGuard
from terminal.screen.widgets.keyboard import Keyboard
from terminal.screen.widgets.kind_frame import KindFrame
from terminal.screen.widgets.main_button import MainButton
from terminal.screen.widgets.notice import Notice
from terminal.screen.widgets.panel import Panel, RailPanel
from terminal.screen.widgets.rail_head import HEAD_BOTTOM, RailHead
from terminal.screen.widgets.spare_time import SpareTime
from terminal.screen.widgets.status_bar import StatusBar
from terminal.screen.widgets.table_window import TableWindow
from terminal.screen.widgets.touch_guard import Clock
from terminal.table.setup.layouts import Layout

_PAGES: Final = ("walk", "sign_on", "enrol", "roads", "report", "report_table")
"""What lies where the felt is, which is not to be seen then."""
_COME_IN: Final = (*_PAGES, "override", "rail_head")
"""What fades in, as the panels of the rail do; the dealer's place and the strip never move."""


class MainWindow(TableWindow):
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
        self.card_pad, self.new_shoe, self.cut = CardPad(self), NewShoePanel(self), CutPanel(self)
        self.take, self.tie = TakePanel(self), TiePanel(self)
        self.option_ask, self.ask = OptionAsk(self), AskPanel(self)
        self.armed, self.box = ArmedPanel(self), BoxPanel(self)
        self.turn_back, self.deal = TurnBackPanel(self), DealPanel(self)
        self.burn, self.insurance = BurnPanel(self), InsurancePanel(self)
        self.settlement, self.options = SettlementPanel(self), OptionsPanel(self)
        self.first_steps = FirstStepsPanel(self)
        self.number_pad, self.between = NumberPad(self), BetweenPanel(self)
        self.roads, self.walk, self.facts = RoadsPage(self), WalkThroughPage(self), FactsPanel(self)
        self.kinds, self.more_kinds, self.felt_question = (
            KindsPanel(self),
            MoreKinds(self),
            FeltQuestionPanel(self),
        )
        self.enrol = EnrolPage(self)
        self.rail_head, self.acts = RailHead(self), ActsPanel(self)
        self.recalled_fault, self.recall_strip = RecalledFault(self), RecallStrip(self)
        self.report, self.report_table = ReportPage(self), ReportTable(self)
        self.report_rail = ReportRail(self)
        self.veil = Veil(self)
        for pad in (self.card_pad, self.number_pad):
            pad.stackUnder(self.veil)  # over the pages that ask for cards and sums
        self.override, self.sign_on = OverrideDialog(self), SignOnPage(self)
        self.keyboard = Keyboard(self)
        self.notice = Notice(self)
        self._frame = KindFrame(self)
        self._places = Arrangement.of(theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
        self._changing: dict[str, Panel[Any]] = {
            name: getattr(self, name)
            for name in (
                *("gauge", "tray", "card_pad", "new_shoe", "take", "tie", "cut", "option_ask", "armed"),
                *("box", "turn_back", "deal", "burn", "insurance", "settlement", "options", "first_steps"),
                *("number_pad", "between", "roads", "walk", "ask", "kinds", "more_kinds"),
                *("felt_question", "facts", "override", "sign_on", "enrol", "keyboard"),
                *("rail_head", "acts", "recalled_fault", "recall_strip"),
                *("report", "report_table", "report_rail"),
            )
        }
        for panel in self._changing.values():
            panel.hide()
        self.key_guard = KeyGuard(self)
        self.key_guard.watch(self, lambda: not self._signs)
        self.key_guard.watch(self.number_pad)
        self.key_guard.watch(self.keyboard)
        self.key_guard.watch(self.enrol, lambda: self.enrol.asks_text)
        for panel in self._panels():
            panel.guard = self.guard

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
        for name, panel in self._changing.items():
            wanted = getattr(view, name)
            if wanted is None:
                if before is None or getattr(before, name) is not None:  # else it is put away already
                    self._put_away(panel)
                continue
            if isinstance(panel, RailPanel):
                panel.set_top(self.guide.bottom if view.rail_head is None else HEAD_BOTTOM)
            panel.show_view(wanted)
            if panel.isHidden():
                panel.show()
                moves = self._motion and before is not None and self.isVisible()
                if moves and (isinstance(panel, RailPanel) or name in _COME_IN):
                    panel.come_in()
        self.felt.setVisible(all(getattr(view, name) is None for name in _PAGES))
        if view.override is None:
            self._put_away(self.veil)
        else:
            self.veil.show()
            self.veil.cover(self.size())
            self.override.raise_()
            self.keyboard.raise_()
        self._point_keys(view)
        self.notice.show_text(view.notice)
        # Qt has a widget that comes up painted once with all else, and once more by an event that it posts.
        # Taken now, that event joins the one frame: the keys of the card pad were painted 108 times for 54.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.UpdateLater)
        if before is None or before.felt.kind is not view.felt.kind:
            self._frame.show_kind(view.felt.kind, self._places.bounds, self._places.felt.factor)

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
        asking: tuple[tuple[object, QWidget], ...] = (
            (None if view.enrol is not None else view.keyboard, self.keyboard),
            (view.override, self.override),
            (view.enrol, self.enrol),
            (view.sign_on, self.sign_on),
            (view.number_pad, self.number_pad),
        )
        typing = next((panel for wanted, panel in asking if wanted is not None), self)
        if typing is not self._typing:
            self._typing = typing
            typing.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _signs(self) -> bool:
        return self._typing in (self.override, self.sign_on, self.enrol)

    @property
    def asks_for_badge(self) -> bool:
        """Whether the page that is open asks for somebody's badge."""
        pages = (self.override, self.sign_on, self.enrol)
        return any(page.isVisible() for page in pages)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything to the window: as the design has it, or upright with the rail under the felt."""
        super().resizeEvent(event)
        # Not as the event says: where the window manager adds a title bar at the start, that can be outdated.
        places = Arrangement.of(self.width(), self.height())
        place = places.felt.rect(*FELT)
        left, top = round(place.left()), round(place.top())
        self.felt.setGeometry(QRect(left, top, round(place.right()) - left, round(place.bottom()) - top))
        for panel in self._panels():
            panel.set_scale(places.scale_of(panel.BOX))
            box = places.box_of(panel.BOX)
            if box is not None:
                panel.set_box(box)
        self._places = places
        if self._shown is not None:
            self._frame.show_kind(self._shown.felt.kind, places.bounds, places.felt.factor)
        self.notice.set_scale(places.felt)
        self.veil.resize(self.size())

    def _panels(self) -> Iterator[Panel[Any]]:
        yield from (self.status, self.strip, self.guide, self.main)
        yield from self._changing.values()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from field to field on Tab where something is typed; on the table change the bettor."""
        return self._typing is not self and super().focusNextPrevChild(forward)

    def move_focus(self, *, forward: bool) -> None:
        """Put the keyboard on the next key of the screen, or on the one before; Space presses it."""
        super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do the action of a key: every action has one."""
        self.key_pressed.emit(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Wait with closing until the session is put away."""
        event.ignore()
        self.closing.emit()
