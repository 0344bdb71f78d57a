"""The overrides and corrections report: who stood behind what, and who corrected or took back which entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from terminal.reports.columns import KIND, PLACE, TIMES
from terminal.reports.labels import bet_label, bettor_words, command_label, kind_label, rank_label
from terminal.reports.period_history import CORRECTIONS, DISPLAY, Act, PeriodHistory
from terminal.reports.reopenings import REOPENING_COLUMNS, reopening_rows
from terminal.reports.spec import Cell, Column, Content, Label, Report, SectionSpec, Unit, Values
from terminal.reports.term_changes import TERM_COLUMNS, term_rows
from terminal.reports.values import money
from terminal.rounds import events as e
from terminal.rounds.state import Table
from terminal.rules.message import Message
from terminal.rules.stakes import totals

_BET = Message("Box {box} {bettor}, {bet}")
_WHO = Message("Box {box} {bettor}")
_INSURANCE = Message("Box {box} {bettor}, {hand} insurance")
_CARD = Message("{hand} card {place}")
_CARD_ASIDE = Message("card {place} of the round")
_HANDS = {"player": Message("Player"), "banker": Message("Banker")}

_CORRECTED: Mapping[type[e.Event], Label] = {
    e.CardCorrected: Label("card_corrected", Message("Card corrected")),
    e.BetCorrected: Label("bet_corrected", Message("Bet corrected")),
    e.BetRetracted: Label("bet_retracted", Message("Bet taken back")),
    e.WithdrawalRetracted: Label("withdrawal_retracted", Message("Withdrawal taken back")),
    e.TiedBetPutBack: Label("tied_bet_put_back", Message("Taking back after a Tie taken back")),
    e.CardRetracted: Label("card_retracted", Message("Card taken back")),
    e.CardCovered: Label("card_covered", Message("Opened card taken back")),
    e.InsuranceRetracted: Label("insurance_retracted", Message("Insurance taken back")),
    e.RoundRetracted: Label("round_retracted", Message("Place your bets taken back")),
    e.BetsReopened: Label("bets_reopened", Message("No more bets taken back")),
    e.ExcessPutBack: Label("excess_put_back", Message("Turning back taken back")),
    e.SqueezeRetracted: Label("squeeze_retracted", Message("Squeeze request taken back")),
    e.InsuranceOfferRetracted: Label("insurance_offer_retracted", Message("Lammer taken back")),
    e.InsuranceDeclineRetracted: Label("insurance_decline_retracted", Message("No to insurance taken back")),
    e.InsuranceReopened: Label("insurance_reopened", Message("End of insurance taken back")),
    e.OptionRetracted: Label("option_retracted", Message("Option taken back")),
    e.TakingRetracted: Label("taking_retracted", Message("Taking of the losing bets taken back")),
    e.TakingUpToRetracted: Label("taking_up_to_retracted", Message("Taking up to a box taken back")),
    e.PaymentRetracted: Label("payment_retracted", Message("Payment taken back")),
    e.CutCardRetracted: Label("cut_card_retracted", Message("Cut card taken back")),
    e.LastRoundRetracted: Label("last_round_retracted", Message("Last round taken back")),
    e.BurnRetracted: Label("burn_retracted", Message("Burn taken back")),
}


_DISPLAYED: Mapping[type[e.Event], Label] = {
    e.LastRoundAnnounced: Label("last_round_announced", Message("Last round announced")),
    e.DisplayPutRight: Label("display_put_right", Message("Players’ display put right")),
}


@dataclass(frozen=True, slots=True)
class Override:
    """An override, and the kind of irregularity where it stood behind one."""

    act: Act[e.OverrideGranted]
    irregularity: str | None


def overrides_of(history: PeriodHistory) -> Sequence[Override]:
    """Return the overrides of a period, each with the irregularity that it was for.

    What is decided comes after its override in the same command, so the next irregularity is the one.
    """
    found: list[Override] = []
    waiting = False
    for act in history.acts:
        event = act.event
        if isinstance(event, e.OverrideGranted):
            found.append(Override(Act(act.recorded, event, act.table), None))
            waiting = event.command == "RaiseIrregularity"
        elif isinstance(event, e.IrregularityDecided) and waiting:
            found[-1] = replace(found[-1], irregularity=event.kind)
            waiting = False
    return found


def override_counts(overrides: Sequence[Override]) -> Sequence[Values]:
    """Return how often each person stood behind each kind of act; the most frequent first."""
    counts = Counter(
        (granted.command, override.irregularity, granted.number, granted.name, granted.rank)
        for override, granted in ((override, override.act.event) for override in overrides)
    )
    return [
        {
            "act": command_label(command),
            "irregularity": _kind(irregularity),
            "number": number,
            "name": name,
            "rank": rank_label(rank),
            "count": count,
        }
        for (command, irregularity, number, name, rank), count in counts.most_common()
    ]


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    overrides = overrides_of(history)
    corrections = [act for act in history.acts if isinstance(act.event, CORRECTIONS)]
    counts = Counter((type(act.event), act.person, act.dealer) for act in corrections)
    return {
        "overrides": Content(rows=override_counts(overrides)),
        "corrections": Content(
            rows=[
                {"kind": _CORRECTED[kind], "person": person, "entered_by": dealer, "count": count}
                for (kind, person, dealer), count in counts.most_common()
            ]
        ),
        "override_list": Content(rows=[_override_row(override) for override in overrides]),
        "correction_list": Content(rows=[_correction_row(act) for act in corrections]),
        "display": Content(
            rows=[_displayed_row(act) for act in history.acts if isinstance(act.event, DISPLAY)]
        ),
        "reopenings": Content(rows=reopening_rows(history)),
        "terms": Content(rows=term_rows(history)),
    }


def _override_row(override: Override) -> Values:
    granted = override.act.event
    return {
        **override.act.place(),
        "act": command_label(granted.command),
        "irregularity": _kind(override.irregularity),
        "asked_by": granted.asked_by,
        "number": granted.number,
        "name": granted.name,
        "rank": rank_label(granted.rank),
        "reason": granted.reason,
    }


def _kind(irregularity: str | None) -> Label | None:
    return None if irregularity is None else kind_label(irregularity)


def _correction_row(act: Act[e.Event]) -> Values:
    what, before, after = _changed(act.table, act.event)
    return {
        **act.place(),
        "kind": _CORRECTED[type(act.event)],
        "what": what,
        "before": before,
        "after": after,
        "person": act.person,
        "entered_by": act.dealer,
    }


def _displayed_row(act: Act[e.Event]) -> Values:
    return {
        **act.place(),
        "what": _DISPLAYED[type(act.event)],
        "person": act.person,
        "entered_by": act.dealer,
    }


def _changed(table: Table, event: e.Event) -> tuple[Cell, Cell, Cell]:
    """Return what was changed, from what and to what."""
    say = _CHANGES.get(type(event))
    return (None, None, None) if say is None else say(table, event)


def _retracted_bet(table: Table, event: e.BetRetracted) -> tuple[Cell, Cell, Cell]:
    for piece in () if table.round is None else table.round.slices:
        if piece.order == event.order:
            return _bet_name(table, piece.box, piece.bettor, piece.bet), money(piece.amount), None
    return None, None, None


def _lying_again(table: Table, event: e.WithdrawalRetracted) -> tuple[Cell, Cell, Cell]:
    """Return the one bet of which more lies there again: the event holds all that then lay on the felt."""
    lay = {} if table.round is None else table.round.sums
    for key, cents in totals(event.slices).items():
        if cents != lay.get(key, 0):
            return _bet_name(table, *key), money(lay.get(key, 0)), money(cents)
    return None, None, None


def _corrected_bet(table: Table, event: e.BetCorrected) -> tuple[Cell, Cell, Cell]:
    return _bet_name(table, event.box, event.bettor, event.bet), money(event.before), money(event.after)


def _put_back_bet(table: Table, event: e.TiedBetPutBack) -> tuple[Cell, Cell, Cell]:
    return _bet_name(table, event.box, event.bettor, event.bet), None, money(event.amount)


def _retracted_card(table: Table, event: e.CardRetracted) -> tuple[Cell, Cell, Cell]:
    lying = 0 if table.round is None else len(table.round.dealt)
    return _card_name(table, lying - 1), event.card, None


def _covered_card(table: Table, event: e.CardCovered) -> tuple[Cell, Cell, Cell]:
    before = None if table.round is None else table.round.dealt[event.index].card
    return _card_name(table, event.index), before, None


def _retracted_insurance(_table: Table, event: e.InsuranceRetracted) -> tuple[Cell, Cell, Cell]:
    words = {"box": event.box, "bettor": bettor_words(event.bettor), "hand": _HANDS[event.hand]}
    return Message(_INSURANCE.template, words), money(event.amount), None


def _about_bettor(
    _table: Table, event: e.PaymentRetracted | e.OptionRetracted | e.InsuranceDeclineRetracted
) -> tuple[Cell, Cell, Cell]:
    return Message(_WHO.template, {"box": event.box, "bettor": bettor_words(event.bettor)}), None, None


def _bet_name(table: Table, box: str, bettor: str, bet: str) -> Message:
    words = {"box": box, "bettor": bettor_words(bettor), "bet": bet_label(bet, (table.terms.rules,)).message}
    return Message(_BET.template, words)


def _card_name(table: Table, index: int) -> Message:
    """Return where a card lies, by hand and place."""
    played = table.current
    dealt = () if played is None else played.dealt
    hand = dealt[index].hand if 0 <= index < len(dealt) else None
    if hand is None:
        return Message(_CARD_ASIDE.template, {"place": index + 1})
    place = sum(card.hand is hand for card in dealt[: index + 1])
    return Message(_CARD.template, {"hand": _HANDS[hand], "place": place})


_CHANGES: Mapping[type[e.Event], Callable[[Table, Any], tuple[Cell, Cell, Cell]]] = {
    e.CardCorrected: lambda table, event: (_card_name(table, event.index), event.before, event.after),
    e.BetCorrected: _corrected_bet,
    e.BetRetracted: _retracted_bet,
    e.WithdrawalRetracted: _lying_again,
    e.TiedBetPutBack: _put_back_bet,
    e.CardRetracted: _retracted_card,
    e.CardCovered: _covered_card,
    e.InsuranceRetracted: _retracted_insurance,
    e.PaymentRetracted: _about_bettor,
    e.OptionRetracted: _about_bettor,
    e.InsuranceDeclineRetracted: _about_bettor,
    e.BurnRetracted: lambda _table, event: (None, event.card, None),
}
"""What each kind of correction changed, from what and to what; the others say all by their name."""

_ACT = Column(key="act", title=Message("act"), unit=Unit.LABEL)
_IRREGULARITY = replace(KIND, key="irregularity")
_NUMBER = Column(key="number", title=Message("number"), unit=Unit.TEXT)
_NAME = Column(key="name", title=Message("name"), unit=Unit.TEXT)
_RANK = Column(key="rank", title=Message("rank"), unit=Unit.LABEL)
_CORRECTION = Column(key="kind", title=Message("correction"), unit=Unit.LABEL)
_PEOPLE = (
    Column(key="person", title=Message("by"), unit=Unit.TEXT),
    Column(key="entered_by", title=Message("entered by"), unit=Unit.TEXT),
)

OVERRIDE_COUNTS = (_ACT, _IRREGULARITY, _NUMBER, _NAME, _RANK, TIMES)
"""The columns of the rows of `override_counts`."""

REPORT = Report(
    id="overrides",
    title=Message("Overrides and corrections"),
    shows=Message(
        "Who stood behind what, and which entries were corrected or taken back, by kind and person."
    ),
    sections=(
        SectionSpec(key="overrides", title=Message("Overrides by kind and person"), columns=OVERRIDE_COUNTS),
        SectionSpec(
            key="corrections",
            title=Message("Corrections by kind and person"),
            columns=(_CORRECTION, *_PEOPLE, TIMES),
        ),
        SectionSpec(
            key="override_list",
            title=Message("Overrides one by one"),
            columns=(
                *PLACE,
                _ACT,
                _IRREGULARITY,
                Column(key="asked_by", title=Message("asked by"), unit=Unit.TEXT),
                replace(_NUMBER, printed=False),
                replace(_NAME, title=Message("granted by")),
                _RANK,
                Column(key="reason", title=Message("reason"), unit=Unit.TEXT),
            ),
        ),
        SectionSpec(
            key="correction_list",
            title=Message("Corrections one by one"),
            columns=(
                *PLACE,
                _CORRECTION,
                Column(key="what", title=Message("what"), unit=Unit.TEXT),
                Column(key="before", title=Message("before"), unit=Unit.TEXT),
                Column(key="after", title=Message("after"), unit=Unit.TEXT),
                *_PEOPLE,
            ),
        ),
        SectionSpec(
            key="display",
            title=Message("On the players’ display"),
            columns=(*PLACE, Column(key="what", title=Message("what"), unit=Unit.LABEL), *_PEOPLE),
        ),
        SectionSpec(key="reopenings", title=Message("Bets reopened"), columns=REOPENING_COLUMNS),
        SectionSpec(key="terms", title=Message("Limits and profile changed"), columns=TERM_COLUMNS),
    ),
    main="override_list",
    with_bets=True,
    fold=_fold,
)
