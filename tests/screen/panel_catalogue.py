"""Every panel with every view that the tests show, and how to put one on a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt, SignalInstance
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from terminal.screen import theme
from terminal.screen.approval.override_page import OverrideDialog
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
from terminal.screen.insurance.insurance_panel import InsurancePanel
from terminal.screen.irregularities.answers_panel import FactsPanel
from terminal.screen.irregularities.felt_question_panel import FeltQuestionPanel
from terminal.screen.irregularities.kinds_panel import KindsPanel, MoreKinds
from terminal.screen.irregularities.options_panel import OptionAsk, OptionsPanel
from terminal.screen.irregularities.walk_through_page import WalkThroughPage
from terminal.screen.recall.panels import ActsPanel, RecalledFault
from terminal.screen.recall.strip import RecallStrip
from terminal.screen.reports.page import ReportPage
from terminal.screen.reports.rail_panel import ReportRail
from terminal.screen.reports.table_panel import ReportTable
from terminal.screen.settlement.cut_panel import CutPanel
from terminal.screen.settlement.settlement_panel import SettlementPanel
from terminal.screen.settlement.take_panel import TakePanel
from terminal.screen.settlement.tie_panel import TiePanel
from terminal.screen.staff.sign_on_page import SignOnPage
from terminal.screen.widgets.key import Key
from terminal.screen.widgets.panel import Panel, RailPanel
from terminal.screen.widgets.rail import MainButton
from terminal.screen.widgets.rail_head import RailHead
from terminal.screen.widgets.status_bar import StatusBar
from terminal.screen.widgets.touch_guard import TouchGuard
from tests.patience import leisurely
from tests.screen import panel_page_samples as pages
from tests.screen import panel_past_samples as past
from tests.screen import panel_play_samples as play
from tests.screen import panel_samples as samples

P = TypeVar("P", bound=Panel[Any])

SIZES = {"1920x1080": (1920, 1080), "1366x768": (1366, 768)}


@dataclass(frozen=True)
class Shown:
    """A panel's class, a view for it, and the guide over it if it belongs to the rail."""

    panel: type[Panel[Any]]
    view: Any
    guide: str = ""


def _catalogue() -> dict[str, Shown]:
    shown = {
        "status": Shown(StatusBar, samples.STATUS),
        "status-acting": Shown(StatusBar, samples.STATUS_ACTING),
        "status-copied": Shown(StatusBar, samples.STATUS_COPIED),
        "status-failed": Shown(StatusBar, samples.STATUS_FAILED),
        "status-slow": Shown(StatusBar, samples.STATUS_SLOW),
        "status-demo": Shown(StatusBar, samples.STATUS_DEMO),
        "status-training": Shown(StatusBar, samples.STATUS_TRAINING),
        "status-recall": Shown(StatusBar, samples.STATUS_RECALL),
        "main": Shown(MainButton, samples.MAIN),
        "main-off": Shown(MainButton, samples.MAIN_OFF),
        "strip": Shown(Strip, samples.STRIP),
        "strip-checking": Shown(Strip, samples.STRIP_CHECKING),
        "strip-no-copy": Shown(Strip, samples.STRIP_NO_COPY),
        "strip-demo": Shown(Strip, samples.STRIP_DEMO),
        "roads": Shown(RoadsPage, samples.ROADS),
        "tray": Shown(ChipTray, play.TRAY),
        "armed": Shown(ArmedPanel, play.ARMED, "bets"),
        "armed-large": Shown(ArmedPanel, play.ARMED_LARGE, "bets"),
        "armed-empty": Shown(ArmedPanel, play.ARMED_EMPTY, "bets"),
        "number-pad": Shown(NumberPad, play.NUMBER_PAD),
        "card-pad": Shown(CardPad, play.CARD_PAD),
        "card-pad-closed": Shown(CardPad, play.CARD_PAD_CLOSED),
        "card-pad-demo": Shown(CardPad, play.CARD_PAD_DEMO),
        "cut": Shown(CutPanel, play.CUT),
        "cut-full": Shown(CutPanel, play.CUT_FULL),
        "cut-part": Shown(CutPanel, play.CUT_PART),
        "new-shoe": Shown(NewShoePanel, play.NEW_SHOE),
        "option-ask": Shown(OptionAsk, play.OPTION_ASK),
        "option-ask-full": Shown(OptionAsk, play.OPTION_ASK_FULL),
        "turn-back": Shown(TurnBackPanel, play.TURN_BACK, "over"),
        "turn-back-long": Shown(TurnBackPanel, play.TURN_BACK_LONG, "over"),
        "deal": Shown(DealPanel, play.DEAL, "deal"),
        "deal-third": Shown(DealPanel, play.DEAL_THIRD, "deal"),
        "insurance": Shown(InsurancePanel, play.INSURANCE, "insurance"),
        "insurance-long": Shown(InsurancePanel, play.INSURANCE_LONG, "insurance"),
        "settlement": Shown(SettlementPanel, play.SETTLEMENT, "pay"),
        "settlement-long": Shown(SettlementPanel, play.SETTLEMENT_LONG, "pay"),
        "settlement-far": Shown(SettlementPanel, play.SETTLEMENT_FAR, "pay"),
        "settlement-void": Shown(SettlementPanel, play.SETTLEMENT_VOID, "over"),
        "take": Shown(TakePanel, play.TAKE),
        "take-full": Shown(TakePanel, play.TAKE_FULL),
        "tie": Shown(TiePanel, play.TIE),
        "tie-over": Shown(TiePanel, play.TIE_OVER),
        "options": Shown(OptionsPanel, play.OPTIONS, "option"),
        "options-long": Shown(OptionsPanel, play.OPTIONS_LONG, "option"),
        "first-steps": Shown(FirstStepsPanel, play.FIRST_STEPS, "shoe"),
        "burn": Shown(BurnPanel, play.BURN, "shoe"),
        "burn-waits": Shown(BurnPanel, play.BURN_WAIT, "shoe"),
        "walk": Shown(WalkThroughPage, pages.WALK),
        "kinds": Shown(KindsPanel, pages.KINDS),
        "kinds-of-one": Shown(KindsPanel, pages.KINDS_OF_ONE),
        "more-kinds": Shown(MoreKinds, pages.MORE_KINDS, "stopped"),
        "more-kinds-long": Shown(MoreKinds, pages.MORE_KINDS_LONG, "stopped"),
        "felt-question": Shown(FeltQuestionPanel, pages.FELT_QUESTION),
        "felt-question-sums": Shown(FeltQuestionPanel, pages.FELT_QUESTION_SUMS),
        "walk-refused": Shown(WalkThroughPage, pages.WALK_REFUSED),
        "facts": Shown(FactsPanel, pages.FACTS, "stopped"),
        "facts-long": Shown(FactsPanel, pages.FACTS_LONG, "stopped"),
        "override": Shown(OverrideDialog, pages.OVERRIDE),
        "override-plain": Shown(OverrideDialog, pages.OVERRIDE_PLAIN),
        "sign-on": Shown(SignOnPage, pages.SIGN_ON),
        "sign-on-acting": Shown(SignOnPage, pages.SIGN_ON_ACTING),
        "between": Shown(BetweenPanel, pages.BETWEEN, "over"),
        "between-long": Shown(BetweenPanel, pages.BETWEEN_LONG, "over"),
        "recall-head": Shown(RailHead, past.RECALL_HEAD),
        "report-head": Shown(RailHead, past.REPORT_HEAD),
        "acts": Shown(ActsPanel, past.ACTS, "shoe"),
        "acts-long": Shown(ActsPanel, past.ACTS_LONG, "shoe"),
        "acts-wide": Shown(ActsPanel, past.ACTS_WIDE, "shoe"),
        "recalled-fault": Shown(RecalledFault, past.RECALLED_FAULT),
        "recall-strip": Shown(RecallStrip, past.RECALL_STRIP),
        "report": Shown(ReportPage, past.REPORT),
        "report-crowded": Shown(ReportPage, past.REPORT_CROWDED),
        "report-big": Shown(ReportPage, past.REPORT_BIG),
        "report-vast": Shown(ReportPage, past.REPORT_VAST),
        "report-banded": Shown(ReportPage, past.REPORT_BANDED),
        "report-table": Shown(ReportTable, past.REPORT_TABLE),
        "report-reading": Shown(ReportTable, past.REPORT_READING),
        "report-rail": Shown(ReportRail, past.REPORT_RAIL, "shoe"),
        "report-rail-broken": Shown(ReportRail, past.REPORT_RAIL_BROKEN, "shoe"),
        "report-rail-waiting": Shown(ReportRail, past.REPORT_RAIL_WAITING, "shoe"),
    }
    shown |= {f"guide-{name}": Shown(Guide, view) for name, view in samples.GUIDES.items()}
    shown |= {f"box-{name}": Shown(BoxPanel, view, "bets") for name, view in play.BOXES.items()}
    shown |= {f"gauge-{name}": Shown(Gauge, view) for name, view in play.GAUGES.items()}
    return shown


CATALOGUE = _catalogue()
EACH_PANEL = pytest.mark.parametrize("name", sorted(CATALOGUE))
BOTH_SIZES = pytest.mark.parametrize("size", sorted(SIZES))


@cache
def load_fonts_once() -> None:
    """Load the bundled fonts, once for all tests."""
    theme.load_fonts()


_kept: list[QWidget] = []


def window(qtbot: QtBot, size: str) -> QWidget:
    """Return a window of one of the sizes, on show, kept until the next one."""
    load_fonts_once()
    shown = QWidget()
    _kept[:] = [shown]
    qtbot.addWidget(shown)
    shown.resize(*SIZES[size])
    shown.show()
    qtbot.waitExposed(shown)
    return shown


def put(where: QWidget, panel: type[P], view: object, guide: str = "") -> P:
    """Return a panel on a window as large as the design has it there, showing `view`."""
    scale = theme.Scale.of(where.width(), where.height())
    made = panel(where)
    made.guard = TouchGuard(leisurely())
    made.set_scale(scale)
    if guide and isinstance(made, RailPanel):
        over = Guide(where)
        over.set_scale(scale)
        over.show_view(samples.GUIDES[guide])
        made.set_top(over.bottom)
        over.deleteLater()
    made.show_view(view)
    made.show()
    return made


def shown(qtbot: QtBot, name: str, size: str = "1920x1080") -> Panel[Any]:
    """Return a panel of the catalogue on a window of that size."""
    entry = CATALOGUE[name]
    return put(window(qtbot, size), entry.panel, entry.view, entry.guide)


def signals(panel: Panel[Any]) -> Iterator[tuple[str, SignalInstance]]:
    """Yield the signals that the panel's class declares, by name."""
    for kind in type(panel).__mro__:
        if kind.__module__.startswith("terminal."):
            for name, value in vars(kind).items():
                if type(value).__name__ == "Signal":
                    yield name, getattr(panel, name)


def listen(panel: Panel[Any]) -> list[tuple[object, ...]]:
    """Collect everything that the panel says from now on, as the signal's name and what it carries."""
    heard: list[tuple[object, ...]] = []
    for name, signal in signals(panel):
        signal.connect(lambda *said, name=name: heard.append((name, *said)))
    return heard


def middle(key: Key) -> QPoint:
    """Return the middle of a key in its window."""
    return key.mapTo(key.window(), key.rect().center())


def click(key: Key) -> None:
    """Click the middle of a key, through its window."""
    QTest.mouseClick(
        key.window().windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(key)
    )


@cache
def finger() -> QPointingDevice:
    """Return a touch screen."""
    return QTest.createTouchDevice()


def touch(key: Key) -> None:
    """Touch the middle of a key with one finger, through its window."""
    handle = key.window().windowHandle()
    QTest.touchEvent(handle, finger()).press(0, middle(key), handle).commit()
    QTest.touchEvent(handle, finger()).release(0, middle(key), handle).commit()


Act = Callable[[Key], None]
EITHER_WAY = pytest.mark.parametrize("act", [click, touch], ids=["mouse", "touch"])
