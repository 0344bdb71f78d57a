"""The irregularities report: every fault that was decided, by kind, paragraph, action and rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from terminal.reports.columns import BOX, DECIDED_BY, KIND, PARAGRAPH, PLACE, TIMES
from terminal.reports.labels import action_label, bet_label, bettor_words, kind_label, rank_label
from terminal.reports.period_history import Act, PeriodHistory
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit, Values
from terminal.rounds.events import IrregularityDecided
from terminal.rounds.irregularities import wrong_payment
from terminal.rules.game import Game
from terminal.rules.message import Message


def irregularity_counts(history: PeriodHistory) -> Sequence[Values]:
    """Return how often each kind was decided, with paragraph, action and rank; the most frequent first."""
    counts = Counter(
        (event.kind, event.paragraph, event.action, event.options, event.decided_by)
        for event in (act.event for act in history.acts_of(IrregularityDecided))
    )
    return [
        {
            "kind": kind_label(kind),
            "paragraph": paragraph,
            "action": action_label(action, options=bool(options)),
            "options": ", ".join(options),
            "decided_by": rank_label(rank),
            "count": count,
        }
        for (kind, paragraph, action, options, rank), count in counts.most_common()
    ]


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    games = history.games
    return {
        "counts": Content(rows=irregularity_counts(history)),
        "payments": Content(figures=_payments(history)),
        "list": Content(rows=[_row(act, games) for act in history.acts_of(IrregularityDecided)]),
    }


def _payments(history: PeriodHistory) -> Values:
    """Return the sums of wrong payments; what nobody has said to be recovered is left out."""
    bets = [
        act.event.facts.bet
        for act in history.acts_of(IrregularityDecided)
        if act.event.kind == wrong_payment.ID and act.event.facts.bet is not None
    ]
    said = [bet.recovered for bet in bets if bet.recovered is not None]
    return {
        "wrong_payments": len(bets),
        "owed": sum(bet.owed or 0 for bet in bets),
        "was_paid": sum(bet.paid or 0 for bet in bets),
        "recovered": sum(said),
        "with_recovery": len(said),
    }


def _row(act: Act[IrregularityDecided], games: Sequence[Game]) -> Values:
    event = act.event
    bet, about = event.facts.bet, event.facts.about
    return {
        **act.place(),
        "kind": kind_label(event.kind),
        "paragraph": event.paragraph,
        "action": action_label(event.action, options=bool(event.options)),
        "options": ", ".join(event.options),
        "decided_by": rank_label(event.decided_by),
        "person": act.person,
        "dealer": act.dealer,
        "box": None if bet is None else bet.box,
        "bettor": None if bet is None else bettor_words(bet.bettor),
        "bet": None if bet is None else bet_label(bet.bet, games),
        "amount": None if bet is None else bet.amount,
        "owed": None if bet is None else bet.owed,
        "was_paid": None if bet is None else bet.paid,
        "recovered": None if bet is None else bet.recovered,
        "decision": event.facts.decision,
        "about_shoe": None if about is None else about.shoe,
        "about_round": None if about is None else about.round,
    }


_DECISION = (
    KIND,
    PARAGRAPH,
    Column(key="action", title=Message("action"), unit=Unit.LABEL),
    Column(key="options", title=Message("options"), unit=Unit.TEXT, printed=False),
    DECIDED_BY,
)
IRREGULARITY_COUNTS = (*_DECISION, TIMES)
"""The columns of the rows of `irregularity_counts`."""

_SUMS = (
    Column(key="owed", title=Message("owed"), unit=Unit.CENTS),
    Column(key="was_paid", title=Message("paid"), unit=Unit.CENTS),
    Column(key="recovered", title=Message("recovered"), unit=Unit.CENTS),
)
_BELOW = (
    Column(key="bettor", title=Message("bettor"), unit=Unit.TEXT),
    Column(key="bet", title=Message("bet"), unit=Unit.LABEL),
    Column(key="amount", title=Message("amount"), unit=Unit.CENTS),
    *_SUMS,
    Column(key="decision", title=Message("decision"), unit=Unit.TEXT),
    Column(key="about_shoe", title=Message("shoe meant"), unit=Unit.COUNT),
    Column(key="about_round", title=Message("round meant"), unit=Unit.COUNT),
)
"""Columns of which few entries have a value, so that they are read under the row."""

REPORT = Report(
    id="irregularities",
    title=Message("Irregularities"),
    shows=Message("Every fault that was decided, by kind, paragraph, action and who decided."),
    sections=(
        SectionSpec(key="counts", title=Message("By kind"), columns=IRREGULARITY_COUNTS),
        SectionSpec(
            key="payments",
            title=Message("Wrong payments"),
            figures=(
                Column(key="wrong_payments", title=Message("wrong payments"), unit=Unit.COUNT),
                *_SUMS,
                Column(key="with_recovery", title=Message("recovery stated"), unit=Unit.COUNT),
            ),
        ),
        SectionSpec(
            key="list",
            title=Message("One by one"),
            columns=(
                *PLACE,
                *_DECISION,
                Column(key="person", title=Message("number"), unit=Unit.TEXT),
                Column(key="dealer", title=Message("entered by"), unit=Unit.TEXT, printed=False),
                BOX,
                *(replace(column, printed=False, below=True) for column in _BELOW),
            ),
        ),
    ),
    main="list",
    fold=_fold,
)
