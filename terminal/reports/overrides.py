"""The overrides and corrections report: who stood behind what, and who corrected or took back which entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from terminal.reports.irregularities import who_decided
from terminal.reports.labels import bet_label, command_label, kind_label, rank_label
from terminal.reports.shape import Asked, Cell, Column, Content, Label, Report, Row, SectionShape, Unit
from terminal.reports.story import Act
from terminal.reports.values import money
from terminal.rounds import events as e
from terminal.rounds.state import Table
from terminal.rules.message import Message
from terminal.rules.stakes import totals

_BET = Message("Box {box} {bettor}, {bet}")
_INSURANCE = Message("Box {box} {bettor}, {hand} insurance")
_CARD = Message("{hand} card {place}")
_CARD_ASIDE = Message("card {place} of the round")
_HANDS = {"player": Message("Player"), "banker": Message("Banker")}

CORRECTIONS: dict[type[e.Event], Label] = {
    e.CardCorrected: Label("card_corrected", Message("Card corrected")),
    e.BetCorrected: Label("bet_corrected", Message("Bet corrected")),
    e.BetRetracted: Label("bet_retracted", Message("Bet taken back")),
    e.WithdrawalRetracted: Label("withdrawal_retracted", Message("Withdrawal taken back")),
    e.TiedBetPutBack: Label("tied_bet_put_back", Message("Taking back after a Tie taken back")),
    e.CardRetracted: Label("card_retracted", Message("Card taken back")),
    e.CardCovered: Label("card_covered", Message("Opened card taken back")),
    e.InsuranceRetracted: Label("insurance_retracted", Message("Insurance taken back")),
}
"""The events that correct an entry or take one back."""


@dataclass(frozen=True, slots=True)
class Override:
    """An override, and the kind of irregularity where it stood behind one."""

    act: Act
    granted: e.OverrideGranted
    irregularity: str | None


def overrides_of(acts: Iterable[Act]) -> tuple[Override, ...]:
    """The overrides among some acts, which hold the irregularities too.

    What is decided comes after its override in the same command, so the next irregularity is the one.
    """
    found: list[Override] = []
    waiting = False
    for act in acts:
        event = act.recorded.event
        if isinstance(event, e.OverrideGranted):
            found.append(Override(act, event, None))
            waiting = event.command == "RaiseIrregularity"
        elif isinstance(event, e.IrregularityDecided) and waiting:
            found[-1] = Override(found[-1].act, found[-1].granted, event.kind)
            waiting = False
    return tuple(found)


def override_counts(acts: Iterable[Act]) -> tuple[Row, ...]:
    """How often each person stood behind each kind of act; the most frequent first."""
    counts = Counter(
        (
            override.granted.command,
            override.irregularity,
            override.granted.number,
            override.granted.name,
            override.granted.rank,
        )
        for override in overrides_of(acts)
    )
    return tuple(
        (command_label(command), _kind(irregularity), number, name, rank_label(rank), count)
        for (command, irregularity, number, name, rank), count in counts.most_common()
    )


def correction_counts(acts: Iterable[Act]) -> tuple[Row, ...]:
    """How often each person corrected or took back each kind of entry; the most frequent first."""
    counts = Counter(
        (type(act.recorded.event), who_decided(act), act.recorded.actor)
        for act in acts
        if type(act.recorded.event) in CORRECTIONS
    )
    return tuple(
        (CORRECTIONS[kind], person, actor, count) for (kind, person, actor), count in counts.most_common()
    )


def _kind(irregularity: str | None) -> Label | None:
    return None if irregularity is None else kind_label(irregularity)


def _fold(asked: Asked) -> Mapping[str, Content]:
    acts = asked.story.acts
    overrides = overrides_of(acts)
    return {
        "overrides": Content(rows=override_counts(acts)),
        "corrections": Content(rows=correction_counts(acts)),
        "override_list": Content(
            rows=tuple(
                (
                    override.act.recorded.at,
                    override.act.shoe,
                    override.act.round_number,
                    command_label(override.granted.command),
                    _kind(override.irregularity),
                    override.granted.asked_by,
                    override.granted.number,
                    override.granted.name,
                    rank_label(override.granted.rank),
                    override.granted.reason,
                )
                for override in overrides
            )
        ),
        "correction_list": Content(rows=tuple(_correction_rows(acts))),
    }


def _correction_rows(acts: Iterable[Act]) -> Iterator[Row]:
    for act in acts:
        event = act.recorded.event
        kind = CORRECTIONS.get(type(event))
        if kind is not None:
            yield (
                act.recorded.at,
                act.shoe,
                act.round_number,
                kind,
                *_changed(act.table, event),
                who_decided(act),
                act.recorded.actor,
            )


def _changed(table: Table, event: e.Event) -> tuple[Cell, Cell, Cell]:
    """What was changed, from what and to what, in words."""
    if isinstance(event, e.CardCorrected):
        return _card_name(table, event.index), event.before, event.after
    if isinstance(event, e.BetCorrected):
        return _bet_name(table, event.box, event.bettor, event.bet), money(event.before), money(event.after)
    if isinstance(event, e.CardRetracted):
        lying = 0 if table.round is None else len(table.round.dealt)
        return _card_name(table, lying - 1), event.card, None
    if isinstance(event, e.CardCovered):
        before = None if table.round is None else table.round.dealt[event.index].card
        return _card_name(table, event.index), before, None
    if isinstance(event, e.InsuranceRetracted):
        words = {"box": event.box, "bettor": event.bettor, "hand": _HANDS[event.hand]}
        return Message(_INSURANCE.template, words).render(), money(event.amount), None
    if isinstance(event, e.TiedBetPutBack):
        return _bet_name(table, event.box, event.bettor, event.bet), None, money(event.amount)
    if isinstance(event, e.WithdrawalRetracted):
        return _lying_again(table, event)
    if isinstance(event, e.BetRetracted):
        return _retracted_bet(table, event.order)
    return None, None, None


def _retracted_bet(table: Table, order: int) -> tuple[Cell, Cell, Cell]:
    for piece in () if table.round is None else table.round.slices:
        if piece.order == order:
            return _bet_name(table, piece.box, piece.bettor, piece.bet), money(piece.amount), None
    return None, None, None


def _lying_again(table: Table, event: e.WithdrawalRetracted) -> tuple[Cell, Cell, Cell]:
    """The one bet of which more lies there again: the event holds all that then lay on the felt."""
    lay = {} if table.round is None else table.round.sums
    for key, cents in totals(event.slices).items():
        if cents != lay.get(key, 0):
            return _bet_name(table, *key), money(lay.get(key, 0)), money(cents)
    return None, None, None


def _bet_name(table: Table, box: str, bettor: str, bet: str) -> str:
    words = {"box": box, "bettor": bettor, "bet": bet_label(bet, (table.terms.rules,)).message}
    return Message(_BET.template, words).render()


def _card_name(table: Table, index: int) -> str:
    """Where a card lies, by hand and place."""
    played = table.current
    dealt = () if played is None else played.dealt
    hand = dealt[index].hand if 0 <= index < len(dealt) else None
    if hand is None:
        return Message(_CARD_ASIDE.template, {"place": index + 1}).render()
    place = sum(card.hand is hand for card in dealt[: index + 1])
    return Message(_CARD.template, {"hand": _HANDS[hand], "place": place}).render()


_AT = (
    Column(key="at", title=Message("time"), unit=Unit.TIME),
    Column(key="shoe", title=Message("shoe"), unit=Unit.COUNT),
    Column(key="round", title=Message("round"), unit=Unit.COUNT),
)
OVERRIDE_COUNTS = (
    Column(key="act", title=Message("act"), unit=Unit.LABEL),
    Column(key="irregularity", title=Message("irregularity"), unit=Unit.LABEL),
    Column(key="number", title=Message("number"), unit=Unit.TEXT),
    Column(key="name", title=Message("name"), unit=Unit.TEXT),
    Column(key="rank", title=Message("rank"), unit=Unit.LABEL),
    Column(key="count", title=Message("times"), unit=Unit.COUNT),
)
"""The columns of the rows of `override_counts`."""

REPORT = Report(
    id="overrides",
    title=Message("Overrides and corrections"),
    shows=Message(
        "Who stood behind what, and which entries were corrected or taken back, by kind and person."
    ),
    sections=(
        SectionShape(key="overrides", title=Message("Overrides by kind and person"), columns=OVERRIDE_COUNTS),
        SectionShape(
            key="corrections",
            title=Message("Corrections by kind and person"),
            columns=(
                Column(key="kind", title=Message("correction"), unit=Unit.LABEL),
                Column(key="person", title=Message("by"), unit=Unit.TEXT),
                Column(key="entered_by", title=Message("entered by"), unit=Unit.TEXT),
                Column(key="count", title=Message("times"), unit=Unit.COUNT),
            ),
        ),
        SectionShape(
            key="override_list",
            title=Message("Overrides one by one"),
            columns=(
                *_AT,
                Column(key="act", title=Message("act"), unit=Unit.LABEL),
                Column(key="irregularity", title=Message("irregularity"), unit=Unit.LABEL),
                Column(key="asked_by", title=Message("asked by"), unit=Unit.TEXT),
                Column(key="number", title=Message("number"), unit=Unit.TEXT, printed=False),
                Column(key="name", title=Message("granted by"), unit=Unit.TEXT),
                Column(key="rank", title=Message("rank"), unit=Unit.LABEL),
                Column(key="reason", title=Message("reason"), unit=Unit.TEXT),
            ),
        ),
        SectionShape(
            key="correction_list",
            title=Message("Corrections one by one"),
            columns=(
                *_AT,
                Column(key="kind", title=Message("correction"), unit=Unit.LABEL),
                Column(key="what", title=Message("what"), unit=Unit.TEXT),
                Column(key="before", title=Message("before"), unit=Unit.TEXT),
                Column(key="after", title=Message("after"), unit=Unit.TEXT),
                Column(key="person", title=Message("by"), unit=Unit.TEXT),
                Column(key="entered_by", title=Message("entered by"), unit=Unit.TEXT),
            ),
        ),
    ),
    main="override_list",
    acts=(e.OverrideGranted, e.IrregularityDecided, *CORRECTIONS),
    with_bets=True,
    fold=_fold,
)
