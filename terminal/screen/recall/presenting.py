"""The recall of a past round as a whole screen: bar, felt, rail and strip, unmistakably not the table."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.rules.bets import Result
from terminal.screen.dialogue_views import HeadView, Way
from terminal.screen.recall.acts import act_at, acts_of, decided_in
from terminal.screen.recall.fault import fault_view
from terminal.screen.recall.views import ActRow, ActsView, RecallStripView, RecallView, RoundTile
from terminal.screen.recall.wording import result_said, words_of
from terminal.screen.recalled_felt import recalled_felt
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import both, second_line, tr
from terminal.screen.views import RecordedState, StatusField, StatusView, Tone, Tool, ToolState
from terminal.table.audit.recall import PastRound, RecallStep


class Looking(Struct, frozen=True):
    """What is looked at: the rounds in the strip, the one that is open, and how far it is followed."""

    rounds: tuple[PastRound, ...]
    past: PastRound
    steps: tuple[RecallStep, ...]
    place: int
    """The step, from 0."""
    before: PastRound | None
    """The round before the one that is open."""
    after: PastRound | None
    """The round after it, if that is over."""
    earlier: bool
    """Whether there are rounds before those in the strip."""
    later: bool
    """Whether there are rounds after those in the strip."""
    found: str = ""
    """What the rounds in the strip were searched for; empty if they are simply the last ones."""


def recall_view(look: Looking, zone: ZoneInfo) -> RecallView:
    """Return the whole screen of a past round at one of its steps."""
    step = look.steps[look.place]
    decided = decided_in(step)
    before = look.steps[look.place - 1].table if look.place else None
    return RecallView(
        status=_status(look, zone),
        felt=recalled_felt(step.situation),
        strip=_strip(look),
        head=_head(look, zone),
        acts=_acts(look, zone),
        fault=None if decided is None else fault_view(step, decided, before, lambda at: _clock(at, zone)),
    )


def _status(look: Looking, zone: ZoneInfo) -> StatusView:
    past, table = look.past, look.steps[look.place].table
    terms = table.terms
    began, ended = past.commenced.astimezone(zone), past.ended.astimezone(zone)
    day = tr("{date}, {began} to {ended}").format(
        date=began.date().isoformat(), began=began.strftime("%H:%M"), ended=ended.strftime("%H:%M")
    )
    dealer = table.dealer
    played = look.steps[-1].table.current
    fields = [
        StatusField(tr("SHOE"), str(past.shoe)),
        StatusField(tr("ROUND"), str(past.number)),
        StatusField(tr("DEALER"), past.dealer if dealer is None else f"{dealer.name} {dealer.number}"),
        StatusField(tr("RESULT"), "" if played is None else result_said(played)),
    ]
    return StatusView(
        kind=ScreenKind.RECALL,
        title=tr("RECALL"),
        title_second=second_line("RECALL"),
        game=f"{terms.table_id} {tr(terms.rules.name)}",
        short_game=terms.table_id,
        game_second=day,
        fields=tuple(fields),
        clock="",
        clock_caption=tr("now"),
        recorded=RecordedState.UNSAID,
    )


def _head(look: Looking, zone: ZoneInfo) -> HeadView:
    past, step = look.past, look.steps[look.place]
    before, after = look.before, look.after
    ways = (
        Way("back", _round(before.number), arrow=-1)
        if before is not None
        else Way("back", tr("Round before"), tr("not in the record"), arrow=-1, usable=False),
        Way("on", _round(after.number), arrow=1)
        if after is not None
        else Way("on", tr("Next round"), tr("not over yet"), arrow=1, usable=False),
    )
    return HeadView(
        tone=Tone.RECALL,
        pill=tr("RECALL"),
        caption=tr("entered late") if past.entered_late else tr("nothing here can change"),
        title=_round(past.number),
        second=second_line("Round {number}").format(number=past.number),
        lead=_clock(step.at, zone),
        text=words_of(step),
        ways=ways,
    )


def _round(number: int) -> str:
    return tr("Round {number}").format(number=number)


def _acts(look: Looking, zone: ZoneInfo) -> ActsView:
    acts = acts_of(look.steps)
    now = act_at(acts, look.place)
    rows = tuple(
        ActRow(number, act.title, act.parts, _clock(act.at, zone), act.note, act.fault)
        for number, act in enumerate(acts, start=1)
    )
    caption = tr("step {now} of {count}").format(now=look.place + 1, count=len(look.steps))
    return ActsView(caption, rows, now)


def _strip(look: Looking) -> RecallStripView:
    last = len(look.steps) - 1
    back = ToolState.READY if look.place else ToolState.OFF
    on = look.place < last
    no_earlier, no_later = tr("This is the first act of the round."), tr("This is the last act of the round.")
    forward = ToolState.MARKED if on else ToolState.OFF
    return RecallStripView(
        tools=(
            Tool("first", "first", tr("First act"), back, reason=no_earlier),
            Tool("back", "chevron-left", tr("Back"), back, reason=no_earlier),
            Tool("forward", "chevron-right", tr("Forward"), forward, reason=no_later),
            Tool("last", "last", tr("Last act"), ToolState.READY if on else ToolState.OFF, reason=no_later),
        ),
        rounds=tuple(_tile(past, now=past.seq == look.past.seq) for past in look.rounds),
        may_go_back=look.earlier,
        may_go_on=look.later,
        search=" ".join(both("Search")),
        search_note=look.found or tr("shoe, round, time, box,\namount, irregularity"),
    )


def _tile(past: PastRound, *, now: bool) -> RoundTile:
    return RoundTile(str(past.seq), str(past.number), past.result, _points(past), past.irregular, now)


def _points(past: PastRound) -> str:
    """Return those of the winning hand."""
    if past.points is None:
        return tr("void")
    player, banker = past.points
    return str(banker if past.result is Result.BANKER else player)


def _clock(at: datetime, zone: ZoneInfo) -> str:
    return at.astimezone(zone).strftime("%H:%M:%S")
