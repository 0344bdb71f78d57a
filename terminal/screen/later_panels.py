"""The panels and pages that no start at a new table shows: each is made when it is first asked for."""

from typing import Final

from PySide6.QtWidgets import QWidget

from terminal.screen.approval.override_page import OverrideDialog, Veil
from terminal.screen.board.roads_page import RoadsPage
from terminal.screen.dealing.armed_panel import ArmedPanel
from terminal.screen.dealing.between_panel import BetweenPanel
from terminal.screen.dealing.box_panel import BoxPanel
from terminal.screen.dealing.card_pad import CardPad
from terminal.screen.dealing.deal_panel import DealPanel
from terminal.screen.dealing.number_pad import NumberPad
from terminal.screen.dealing.turn_back_panel import TurnBackPanel
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
from terminal.screen.settlement.cut_panel import CutPanel
from terminal.screen.settlement.settlement_panel import SettlementPanel
from terminal.screen.settlement.take_panel import TakePanel
from terminal.screen.settlement.tie_panel import TiePanel
from terminal.screen.staff.enrol_page import EnrolPage
from terminal.screen.staff.sign_on_page import SignOnPage
from terminal.screen.widgets.keyboard import Keyboard
from terminal.screen.widgets.rail_head import RailHead


class LaterPanels:
    """They, by the window's names for them; each lies over those before it."""

    cut: CutPanel
    take: TakePanel
    tie: TiePanel
    option_ask: OptionAsk
    ask: AskPanel
    armed: ArmedPanel
    box: BoxPanel
    turn_back: TurnBackPanel
    deal: DealPanel
    insurance: InsurancePanel
    settlement: SettlementPanel
    options: OptionsPanel
    between: BetweenPanel
    roads: RoadsPage
    walk: WalkThroughPage
    facts: FactsPanel
    kinds: KindsPanel
    more_kinds: MoreKinds
    felt_question: FeltQuestionPanel
    enrol: EnrolPage
    rail_head: RailHead
    acts: ActsPanel
    recalled_fault: RecalledFault
    recall_strip: RecallStrip
    report: ReportPage
    report_table: ReportTable
    report_rail: ReportRail
    card_pad: CardPad
    number_pad: NumberPad
    veil: Veil
    override: OverrideDialog
    sign_on: SignOnPage
    keyboard: Keyboard


LATER: Final[dict[str, type[QWidget]]] = LaterPanels.__annotations__
