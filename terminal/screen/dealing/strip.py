"""The strip and the status bar from the state: tools, roads, counts, limits and the record."""

from __future__ import annotations

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Phase, Round, Table
from terminal.rules.bets import Result
from terminal.rules.settlement import facts_of
from terminal.screen.dealing.undoing import CORRECTS, may_correct, may_replace_shoe
from terminal.screen.dealing.views import LastRound, StripView, UndoView
from terminal.screen.format import money
from terminal.screen.scoreboard import board_of, counts_of
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.translate import both, language, say, second_line, tr
from terminal.screen.undo_words import undo_words
from terminal.screen.views import RecordedState, StatusField, StatusView, Tool, ToolState
from terminal.screen.words import result_note


def strip_view(situation: Situation, selection: DealerSelection, context: Context) -> StripView:
    """Return the strip along the dealer's edge."""
    table = situation.table
    return StripView(
        kind=context.kind,
        undo=_undo(table, context),
        tools=_tools(situation, selection),
        board=board_of(table.history),
        counts=counts_of(table.history),
        last=None if table.ended is None else _last(table.ended),
        words=(tr("Demo results only."), tr("Nothing here is paid\nor reported."))
        if context.kind is ScreenKind.DEMO and not table.history
        else None,
        side_notice=context.side_notice,
    )


def _last(played: Round) -> LastRound | None:
    """Return the result of the round before."""
    if played.settlement is None or played.settlement.result is Result.VOID:
        return None
    facts = facts_of(played.player, played.banker)
    return LastRound(facts.result, str(facts.points), result_note(facts))


def _undo(table: Table, context: Context) -> UndoView:
    """Return the key that says what it takes back; else it leads to the correction that can be asked for."""
    act = table.last_act
    if act is not None:
        words = undo_words(act)
        when = tr(", ").join(part for part in (words.whose, context.last_act_at) if part)
        return UndoView(*both("Undo"), words.what, when, usable=True)
    if may_replace_shoe(table) and not may_correct(table):
        title, second = both("Correct entry")
        return UndoView(title, "", second, tr("The shoe"), usable=True)
    if may_correct(table):
        title, second = both("Correct entry")
        return UndoView(title, "", second, say(RANK_TITLES[CORRECTS]), usable=True, locked=True)
    return UndoView(*both("Undo"), tr("nothing to undo"), reason=tr("There is nothing to undo."))


def _tools(situation: Situation, selection: DealerSelection) -> tuple[Tool, ...]:
    table, squeeze = situation.table, _ready(_may_squeeze(situation))
    halted = situation.phase in (Phase.HALTED, Phase.CHOOSING)
    raised = ToolState.ALARM if halted else _ready(table.shoe is not None)
    no_shoe, no_round = tr("There is no shoe on the table yet."), tr("No round of this shoe is over yet.")
    return (
        Tool("irregularity", "warning", tr("Irregularity"), raised, reason=no_shoe),
        Tool("supervisor", "bell", tr("Supervisor"), _ready(marked=selection.called)),
        Tool("squeeze", "hand", tr("Squeeze"), squeeze, reason=tr("Nobody may ask for a squeeze now.")),
        Tool("roads", "grid", tr("Roads"), _ready(bool(table.history)), reason=no_round),
        Tool("menu", "menu", tr("Table menu"), _ready(marked=selection.menu)),
    )


def _ready(ready: bool = True, *, marked: bool = False) -> ToolState:
    return ToolState.MARKED if marked else ToolState.READY if ready else ToolState.OFF


def _may_squeeze(situation: Situation) -> bool:
    terms = situation.table.terms
    if situation.table.round is None or not terms.face_down or not terms.rules.squeeze:
        return False
    asked = situation.phase in (Phase.CLOSED, Phase.DEALING, Phase.INSURANCE) and bool(situation.squeezers)
    return situation.may_order_squeeze or asked


def status_view(table: Table, context: Context) -> StatusView:
    """Return the bar along the top."""
    terms = table.terms
    game = terms.rules
    title, second = {
        ScreenKind.LIVE: (terms.table_id, ""),
        ScreenKind.DEMO: both("DEMO"),
        ScreenKind.TRAINING: both("TRAINING"),
        ScreenKind.RECALL: both("RECALL"),
    }[context.kind]
    demo = context.kind is ScreenKind.DEMO
    return StatusView(
        kind=context.kind,
        title=title,
        title_second=second,
        game=tr(game.caption) if demo else tr(game.name),
        short_game=tr(game.caption),
        game_second=tr("try it out: own ledger, no live bets") if demo else second_line(game.name),
        fields=_fields(table, context),
        clock=context.clock,
        short_clock=context.clock[:5],
        recorded=RecordedState.UNSAID if demo and context.recorded is RecordedState.YES else context.recorded,
        recorded_text=context.recorded_text,
        copied=context.copied,
        acting=context.acting,
        language=language(),
        mark=_staff_mark(table) or _ledger_mark(table),
    )


def _staff_mark(table: Table) -> StatusField | None:
    """Return what every page says while the people of the table are not those whom it knows; else nothing."""
    record = table.staff
    if record is not None and record.found is not None:
        return StatusField(tr("STAFF"), tr("nobody can sign"))
    if record is not None and record.replaced is not None:
        return StatusField(tr("STAFF"), tr("not proved"))
    return None


def _ledger_mark(table: Table) -> StatusField | None:
    """Return what every page says once another program has written into the ledger; else nothing."""
    return StatusField(tr("LEDGER"), tr("foreign write")) if table.foreign_writes else None


def _fields(table: Table, context: Context) -> tuple[StatusField, ...]:
    limits = table.terms.limits
    fields: list[StatusField] = []
    if context.kind is not ScreenKind.LIVE:
        fields.append(StatusField(tr("TABLE"), table.terms.table_id))
    for label, short, cents in (
        (tr("MIN"), "", limits.minimum),
        (tr("MAX"), "", limits.maximum),
        (tr("SIDE MIN"), "", limits.side_minimum),
        (tr("SIDE MAX"), "", limits.side_maximum),
        (tr("MAX DIFFERENTIAL"), tr("MAX DIFF"), limits.maximum_differential),
    ):
        if cents is not None:
            fields.append(StatusField(label, money(cents), short))
    shoe = table.shoe
    fields.append(StatusField(tr("SHOE"), tr("none") if shoe is None else str(shoe.number)))
    if shoe is not None:
        number = str(table.rounds)
        if table.round is None:
            number = tr("next {number}").format(number=table.rounds + 1)
        elif table.round.entered_late:
            number = tr("{number} late").format(number=number)
        fields.append(StatusField(tr("ROUND"), number))
        fields.append(StatusField(tr("CARDS LEFT"), str(shoe.cards_left), tr("LEFT")))
    if table.notice:
        fields.append(StatusField(tr("NOTICE"), tr("no insurance")))
    if table.cut_round is not None:
        left = table.cut_round + table.terms.house.rounds_after_cut_card - table.rounds
        to_go = tr("final round") if left <= 0 else tr("{left} to go").format(left=left)
        fields.append(StatusField(tr("CUT CARD"), to_go))
    dealer = table.dealer
    if dealer is not None:
        named, spoken = f"{dealer.name} {dealer.number}", tr("Relief: another dealer takes over")
        fields.append(StatusField(tr("DEALER"), named, "", dealer.number, spoken))
    return tuple(fields)


def recorded_slowly(seconds: float) -> tuple[RecordedState, str]:
    """Return how the mark of the record reads after a commit that took so long; over 50 ms it is shown."""
    if seconds <= 0.050:
        return RecordedState.YES, ""
    slowly = tr("Recorded in {milliseconds} ms")
    return RecordedState.SLOWLY, slowly.format(milliseconds=round(seconds * 1000))
