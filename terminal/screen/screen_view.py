"""The whole screen from the state: a view for every part that is shown now, None for those that are not."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Task
from terminal.rounds.state import Phase
from terminal.screen.approval.views import OverrideView
from terminal.screen.board.roads import roads_view
from terminal.screen.board.views import RoadsView
from terminal.screen.dealing.betting import (
    armed_view,
    bet_pad,
    box_view,
    gauge_view,
    tray_view,
    turn_back_view,
)
from terminal.screen.dealing.between_rounds import between_view
from terminal.screen.dealing.cards import burn_view, card_pad_view, deal_view, new_shoe_view
from terminal.screen.dealing.guide import dressed
from terminal.screen.dealing.strip import status_view, strip_view
from terminal.screen.dealing.tasks import TASKS, RoundPart, task_of
from terminal.screen.dealing.views import (
    ArmedView,
    BetweenView,
    BurnView,
    ChipTrayView,
    ChosenBoxView,
    DealView,
    FirstStep,
    FirstStepsView,
    GaugeView,
    NewShoeView,
    StripView,
    TurnBackView,
)
from terminal.screen.dialogue import Pages
from terminal.screen.dialogue_views import AskView, FactsView, HeadView, KeyboardView, WalkThroughView
from terminal.screen.felt.view import AreaUse, BoxMark, FeltView, TagLook
from terminal.screen.felt_asked import CorrectedCard, FeltAsked, asked_on, corrected_on
from terminal.screen.felt_view import felt_view
from terminal.screen.insurance.insurance_view import insurance_view, stake_pad
from terminal.screen.insurance.views import InsuranceView
from terminal.screen.irregularities.options import option_ask_view, options_view
from terminal.screen.irregularities.views import (
    FeltQuestionView,
    KindsView,
    MoreKindsView,
    OptionAskView,
    OptionsView,
)
from terminal.screen.recall.views import ActsView, RecalledFaultView, RecallStripView
from terminal.screen.reports.views import ReportRailView, ReportTableView, ReportView
from terminal.screen.selection import Context, DealerSelection, ExactBet, ExactInsurance, may_train
from terminal.screen.settlement.settling import cut_view, settlement_view, take_view, tie_view
from terminal.screen.settlement.views import CutView, SettlementView, TakeView, TieView
from terminal.screen.staff.views import EnrolView, SignOnView
from terminal.screen.translate import second_line, tr
from terminal.screen.views import (
    CardPadView,
    GuideView,
    MainView,
    NumberPadView,
    RecordedState,
    StatusView,
    ToolState,
)


class ScreenView(Struct, frozen=True, kw_only=True):
    """What each part of the screen shows."""

    status: StatusView
    felt: FeltView
    guide: GuideView
    main: MainView
    strip: StripView
    gauge: GaugeView | None = None
    tray: ChipTrayView | None = None
    card_pad: CardPadView | None = None
    new_shoe: NewShoeView | None = None
    take: TakeView | None = None
    tie: TieView | None = None
    cut: CutView | None = None
    option_ask: OptionAskView | None = None
    armed: ArmedView | None = None
    box: ChosenBoxView | None = None
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
    kinds: KindsView | None = None
    more_kinds: MoreKindsView | None = None
    felt_question: FeltQuestionView | None = None
    asked: FeltAsked | None = None
    """What of the felt answers the question that is open."""
    corrected: CorrectedCard | None = None
    """The card whose right face is asked for."""
    facts: FactsView | None = None
    override: OverrideView | None = None
    sign_on: SignOnView | None = None
    enrol: EnrolView | None = None
    keyboard: KeyboardView | None = None
    rail_head: HeadView | None = None
    acts: ActsView | None = None
    recalled_fault: RecalledFaultView | None = None
    recall_strip: RecallStripView | None = None
    report: ReportView | None = None
    report_table: ReportTableView | None = None
    report_rail: ReportRailView | None = None
    notice: str = ""
    """What the last touch was refused for."""


def present(situation: Situation, selection: DealerSelection, context: Context) -> ScreenView:
    """Return the whole screen."""
    table, task = situation.table, task_of(situation, selection)
    words = TASKS[task]
    betting = words.part is RoundPart.BETS
    carded = words.part is RoundPart.CARDS
    settling = words.part is RoundPart.SETTLEMENT
    choosing = situation.phase is Phase.CHOOSING
    insuring = task is Task.CLOSE_INSURANCE
    on_felt = not selection.roads
    over_limit = task is Task.REJECT_EXCESS and not selection.box_open
    turn_back = turn_back_view(situation) if over_limit else None
    first_steps = (
        _first_steps(situation, words.first_step, trains=may_train(table, context))
        if selection.first_steps and not settling
        else None
    )
    in_rail = first_steps is None and not selection.menu
    void = situation.is_void
    in_betting = betting and in_rail and not void
    return ScreenView(
        status=status_view(table, context),
        felt=felt_view(situation, selection, context),
        guide=dressed(words.guide(situation), situation, selection),
        main=words.main(situation, selection, context),
        strip=strip_view(situation, selection, context),
        gauge=gauge_view(situation) if betting and on_felt else None,
        tray=tray_view(selection, context) if betting and on_felt else None,
        card_pad=card_pad_view(situation, selection) if carded and on_felt else None,
        new_shoe=new_shoe_view(table, selection) if task is Task.NEW_SHOE and on_felt else None,
        take=take_view(situation) if settling and on_felt else None,
        tie=tie_view(situation, selection.tied_back) if settling and on_felt else None,
        cut=cut_view(situation, context) if settling and on_felt else None,
        option_ask=option_ask_view(situation) if choosing and on_felt else None,
        armed=armed_view(situation, selection, context)
        if in_betting and turn_back is None and not selection.box_open
        else None,
        box=box_view(situation, selection) if in_betting and selection.box_open else None,
        turn_back=None if selection.menu else turn_back,
        deal=deal_view(situation, selection) if task in _DEALT and in_rail else None,
        burn=burn_view(table, selection, context) if task is Task.BURN and in_rail else None,
        insurance=insurance_view(situation, selection) if insuring and not selection.menu else None,
        settlement=settlement_view(situation, selection.tied_back)
        if (settling or void) and in_rail
        else None,
        options=options_view(situation) if choosing and not selection.menu else None,
        first_steps=first_steps
        if turn_back is None and task is not Task.CLOSE_INSURANCE and not selection.menu
        else None,
        number_pad=_number_pad(situation, selection.exact, context) if on_felt else None,
        between=between_view(situation) if selection.menu else None,
        roads=roads_view(table) if selection.roads else None,
        notice=selection.notice,
    )


def _number_pad(
    situation: Situation, exact: ExactBet | ExactInsurance | None, context: Context
) -> NumberPadView | None:
    """Return the number pad for the sum that is being entered; None if none is."""
    match exact:
        case ExactBet():
            return bet_pad(situation, exact)
        case ExactInsurance():
            return stake_pad(situation, exact, context)
    return None


def with_pages(view: ScreenView, pages: Pages) -> ScreenView:
    """Return the screen with what a dialogue puts over it; the felt stays in view under it."""
    shown: dict[str, Any] = dict.fromkeys(_UNDER_PAGES)
    shown["strip"] = _waiting(view.strip, alarm=_about_a_fault(pages))
    if "ask" in pages.parts:
        # What lies is what is asked about; nothing of it comes next before the answer.
        shown |= {"deal": view.deal and _waiting_deal(view.deal), "felt": _waiting_felt(view.felt)}
    shown |= pages.parts
    asked = shown.get("asked")
    if isinstance(asked, FeltAsked):
        shown["felt"] = asked_on(_waiting_felt(shown.get("felt", view.felt)), asked)
    corrected = shown.get("corrected")
    if isinstance(corrected, CorrectedCard):
        shown["felt"] = corrected_on(_waiting_felt(view.felt), corrected.place)
    guide = shown.get("guide")
    if isinstance(guide, GuideView) and guide.halts:
        shown["guide"] = replace(guide, step=view.guide.step)
    if "status" in shown:  # the clock is still that of now, and so is who can sign
        shown["status"] = replace(
            shown["status"],
            clock=view.status.clock,
            short_clock=view.status.short_clock,
            mark=view.status.mark,
            language=view.status.language,
        )
    return replace(view, **shown)


def _about_a_fault(pages: Pages) -> bool:
    """Return whether an irregularity is walked through: other questions have no facts, or are no alarm."""
    if "asked" in pages.parts:
        return True
    walk = pages.parts.get("walk")
    return isinstance(walk, WalkThroughView) and walk.alarm and "facts" in pages.parts


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
    return replace(felt, player=player, banker=banker, boxes=tuple(boxes), use=AreaUse.NOTHING)


def _waiting(strip: StripView, *, alarm: bool) -> StripView:
    """Return the strip while a question is open: only a supervisor can be called; `alarm` says why."""
    asked = ToolState.ALARM if alarm else ToolState.OFF
    first = tr("Answer the open question first.")
    tools = (
        tool
        if tool.name == "supervisor"
        else replace(tool, state=asked if tool.name == "irregularity" else ToolState.OFF, reason=first)
        for tool in strip.tools
    )
    return replace(
        strip, undo=replace(strip.undo, usable=False, reason=first), tools=tuple(tools), side_notice=None
    )


_UNDER_PAGES = (
    *(
        "gauge",
        "tray",
        "card_pad",
        "new_shoe",
        "take",
        "tie",
        "cut",
        "option_ask",
        "armed",
        "box",
        "turn_back",
        "deal",
    ),
    *("burn", "insurance", "settlement", "options", "first_steps", "number_pad", "between", "roads"),
)
"""The parts that a dialogue covers."""

_NO_MORE_BETS = 2
"""The step of the first round at which the bets are closed."""
_DEALT = (Task.DEAL, Task.OPEN, Task.IRREGULARITY)
"""The tasks next to which the cards of the round are listed."""


def _first_steps(situation: Situation, now: int, *, trains: bool) -> FirstStepsView:
    """Return the five steps of the demo's first round; what was left out has no tick."""
    table = situation.table
    played, phase = table.round, situation.phase
    closed = phase not in (Phase.BETWEEN_ROUNDS, Phase.BETTING)
    betting = phase is Phase.BETTING and bool(situation.sums)
    waits = phase is Phase.BETTING and not betting  # for a bet, which is no act of the gold button
    done = (
        table.shoe is not None and situation.task not in (Task.NEW_SHOE, Task.BURN),
        played is not None and bool(played.sums),
        closed,
        phase is Phase.RESULT,
        False,
    )
    return FirstStepsView(
        steps=(
            FirstStep(tr("New shoe"), tr("the gold button below"), "shoe"),
            FirstStep(tr("Bets"), tr("touch a chip, then an area of a box"), "plus"),
            FirstStep(tr("No more bets"), tr("the gold button again"), "lock"),
            FirstStep(tr("Cards"), tr("gold draws one, or touch a face"), "hand"),
            FirstStep(tr("Take and pay"), tr("as the list says, box by box"), "chips"),
        ),
        now=_NO_MORE_BETS if betting else now,
        done=frozenset(number for number, is_done in enumerate(done) if is_done),
        hint="" if waits else tr("Gold is what comes next. Touch it."),
        hint_second=second_line("Gold is what comes next. Touch it."),
        trains=trains,
    )


def while_not_opened(view: ScreenView) -> ScreenView:
    """Return the screen of a table that cannot be opened: nothing is recorded yet, and no tool acts."""
    why_not = tr("The table is not open yet.")
    tools = tuple(replace(tool, state=ToolState.OFF, reason=why_not) for tool in view.strip.tools)
    return replace(
        view,
        status=replace(view.status, recorded=RecordedState.UNSAID),
        strip=replace(view.strip, tools=tools),
    )
