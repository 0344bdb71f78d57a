"""The whole screen from the state: a view for every part that is shown now, None for those that are not."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.state import Phase, Table, phase_of
from terminal.screen.dealing.betting import box_view, gauge_view, number_pad_view, tray_view, turn_back_view
from terminal.screen.dealing.between_rounds import between_view, roads_view
from terminal.screen.dealing.cards import (
    burn_view,
    card_pad_view,
    deal_view,
    insurance_view,
    new_shoe_view,
)
from terminal.screen.dealing.felt_view import felt_view
from terminal.screen.dealing.guide import guide_view, moment_of
from terminal.screen.dealing.main_button import Main, main_button
from terminal.screen.dealing.play_views import (
    BurnView,
    CardPadView,
    CutView,
    DealView,
    FirstStep,
    FirstStepsView,
    InsuranceView,
    NewShoeView,
    OptionAskView,
    OptionsView,
    SettlementView,
)
from terminal.screen.dealing.strip import status_view, strip_view
from terminal.screen.dealing.views import (
    BoxView,
    ChipTrayView,
    GaugeView,
    GuideView,
    NumberPadView,
    RoadsView,
    StatusView,
    StripView,
    ToolState,
    TurnBackView,
)
from terminal.screen.dialogue import Pages
from terminal.screen.dialogue_views import (
    AskView,
    BetweenView,
    EnrolView,
    FactsView,
    KeyboardView,
    OverrideView,
    SignOnView,
    WalkThroughView,
)
from terminal.screen.felt.view import BoxMark, FeltView, TagLook
from terminal.screen.irregularities.options import option_ask_view, options_view
from terminal.screen.recall.views import (
    ActsView,
    HeadView,
    RecalledFaultView,
    RecallStripView,
    RecallView,
)
from terminal.screen.reports.views import ReportPages, ReportRailView, ReportTableView, ReportView
from terminal.screen.selection import Context, Ui
from terminal.screen.settlement.settling import cut_view, settlement_view
from terminal.screen.translate import second_line, tr


class ScreenView(Struct, frozen=True, kw_only=True):
    """What each part of the screen shows."""

    status: StatusView
    felt: FeltView
    guide: GuideView
    main: Main
    strip: StripView
    gauge: GaugeView | None = None
    tray: ChipTrayView | None = None
    card_pad: CardPadView | None = None
    new_shoe: NewShoeView | None = None
    cut: CutView | None = None
    option_ask: OptionAskView | None = None
    box: BoxView | None = None
    turn_back: TurnBackView | None = None
    deal: DealView | None = None
    burn: BurnView | None = None
    insurance: InsuranceView | None = None
    settlement: SettlementView | None = None
    options: OptionsView | None = None
    first_steps: FirstStepsView | None = None
    number_pad: NumberPadView | None = None
    between: BetweenView | None = None
    roads: RoadsView | None = None
    walk: WalkThroughView | None = None
    ask: AskView | None = None
    facts: FactsView | None = None
    override: OverrideView | None = None
    sign_on: SignOnView | None = None
    enrol: EnrolView | None = None
    keyboard: KeyboardView | None = None
    recall_head: HeadView | None = None
    acts: ActsView | None = None
    recalled_fault: RecalledFaultView | None = None
    recall_strip: RecallStripView | None = None
    report: ReportView | None = None
    report_table: ReportTableView | None = None
    report_rail: ReportRailView | None = None
    notice: str = ""
    """What the last touch was refused for."""


def present(table: Table, ui: Ui, context: Context) -> ScreenView:
    """The whole screen."""
    moment = moment_of(table, ui)
    betting = moment in ("place_your_bets", "no_more_bets", "reject_excess")
    carded = moment in ("deal", "open", "close_insurance", "irregularity", "burn")
    settling = moment in ("take", "pay", "settled")
    choosing = phase_of(table) is Phase.CHOOSING
    on_felt = not ui.roads
    over_limit = moment == "reject_excess" and not ui.box_over_limit
    turn_back = turn_back_view(table) if over_limit else None
    first_steps = _first_steps(moment) if ui.first_steps and not settling else None
    in_rail = first_steps is None and not ui.menu
    return ScreenView(
        status=status_view(table, context),
        felt=felt_view(table, ui, context),
        guide=guide_view(table, ui),
        main=main_button(table, ui, context),
        strip=strip_view(table, ui, context),
        gauge=gauge_view(table) if betting and on_felt else None,
        tray=tray_view(ui, context) if betting and on_felt else None,
        card_pad=card_pad_view(table) if carded and on_felt else None,
        new_shoe=new_shoe_view(table, ui) if moment == "new_shoe" and on_felt else None,
        cut=cut_view(table, context) if settling and on_felt else None,
        option_ask=option_ask_view(table) if choosing and on_felt else None,
        box=box_view(table, ui) if betting and turn_back is None and in_rail else None,
        turn_back=None if ui.menu else turn_back,
        deal=deal_view(table) if moment in ("deal", "open", "irregularity") and in_rail else None,
        burn=burn_view(table, ui, context) if moment == "burn" and in_rail else None,
        insurance=insurance_view(table, ui) if moment == "close_insurance" and not ui.menu else None,
        settlement=settlement_view(table) if settling and in_rail else None,
        options=options_view(table) if choosing and not ui.menu else None,
        first_steps=first_steps
        if turn_back is None and moment != "close_insurance" and not ui.menu
        else None,
        number_pad=number_pad_view(table, ui) if on_felt else None,
        between=between_view(table) if ui.menu else None,
        roads=roads_view(table) if ui.roads else None,
        notice=ui.notice,
    )


def with_pages(view: ScreenView, pages: Pages) -> ScreenView:
    """The screen with what a dialogue puts over it; the felt stays in view under it."""
    covered: dict[str, Any] = dict.fromkeys(_UNDER_PAGES)
    if pages.ask is not None:
        # What lies is what is asked about; nothing of it comes next before the answer.
        covered |= {"deal": view.deal and _waiting_deal(view.deal), "felt": _waiting_felt(view.felt)}
    return replace(
        view,
        walk=pages.walk,
        ask=pages.ask,
        facts=pages.facts,
        override=pages.override,
        sign_on=pages.sign_on,
        enrol=pages.enrol,
        keyboard=pages.keyboard,
        card_pad=pages.card_pad,
        number_pad=pages.number_pad,
        guide=pages.guide or view.guide,
        main=view.main if pages.main is None else Main(pages.main),
        strip=_waiting(view.strip, alarm=_about_a_fault(pages)),
        **covered,
        **({} if pages.recall is None else _recalled(view, pages.recall)),
        **({} if pages.report is None else _reported(pages.report)),
    )


def _recalled(view: ScreenView, recall: RecallView) -> dict[str, Any]:
    """The past in the place of the table; the clock is still that of now."""
    now = view.status
    return {
        "status": replace(recall.status, clock=now.clock, short_clock=now.short_clock),
        "felt": recall.felt,
        "recall_head": recall.head,
        "acts": recall.acts,
        "recalled_fault": recall.fault,
        "recall_strip": recall.strip,
    }


def _reported(report: ReportPages) -> dict[str, Any]:
    """A report in the place of felt and rail; bar and strip are still those of the table."""
    return {
        "recall_head": report.head,
        "report": report.page,
        "report_table": report.table,
        "report_rail": report.rail,
    }


def _about_a_fault(pages: Pages) -> bool:
    """Whether an irregularity is walked through: other questions have no facts, or are no alarm."""
    return pages.walk is not None and pages.facts is not None and pages.walk.alarm


def _waiting_deal(deal: DealView) -> DealView:
    rows = (replace(row, now=False, note="") if row.now else row for row in deal.rows)
    return replace(deal, rows=tuple(rows))


def _waiting_felt(felt: FeltView) -> FeltView:
    player, banker = (
        replace(hand, places=tuple(replace(place, next=False) for place in hand.places))
        for hand in (felt.player, felt.banker)
    )
    boxes = (
        replace(
            box,
            mark=BoxMark.NONE if box.mark is BoxMark.NEXT else box.mark,
            tag=replace(box.tag, look=TagLook.OPEN)
            if box.tag is not None and box.tag.look is TagLook.NOW
            else box.tag,
        )
        for box in felt.boxes
    )
    return replace(felt, player=player, banker=banker, boxes=tuple(boxes))


def _waiting(strip: StripView, *, alarm: bool) -> StripView:
    """The strip while a question is open: a supervisor can still be called; `alarm` marks why it waits."""
    asked = ToolState.ALARM if alarm else ToolState.OFF
    tools = (
        tool
        if tool.name == "supervisor"
        else replace(tool, state=asked if tool.name == "irregularity" else ToolState.OFF)
        for tool in strip.tools
    )
    return replace(strip, tools=tuple(tools), aside=None)


_UNDER_PAGES = (
    *("gauge", "tray", "new_shoe", "cut", "option_ask", "box", "turn_back", "deal", "burn", "insurance"),
    *("settlement", "options", "first_steps", "between", "roads"),
)
"""The parts that a dialogue covers."""

_FIRST_STEP_OF = {
    "new_shoe": 0,
    "burn": 0,
    "place_your_bets": 1,
    "no_more_bets": 1,
    "reject_excess": 1,
    "deal": 3,
    "open": 3,
    "close_insurance": 3,
    "irregularity": 3,
    "choose": 3,
    "take": 4,
    "pay": 4,
    "settled": 4,
}


def _first_steps(moment: str) -> FirstStepsView:
    """The five steps of the demo's first round."""
    return FirstStepsView(
        steps=(
            FirstStep(tr("New shoe"), tr("the gold button below"), "shoe"),
            FirstStep(tr("Bets"), tr("touch a chip, then an area of a box"), "plus"),
            FirstStep(tr("No more bets"), tr("the gold button again"), "lock"),
            FirstStep(tr("Cards"), tr("the gold button draws, or touch a face"), "hand"),
            FirstStep(tr("Take and pay"), tr("as the list says, box by box"), "check"),
        ),
        now=_FIRST_STEP_OF[moment],
        hint=tr("Gold is what comes next. Touch it."),
        hint_second=second_line("Gold is what comes next. Touch it."),
    )
