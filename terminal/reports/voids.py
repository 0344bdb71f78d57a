"""The voids report: every round that ended without a result, why, by whose word, and what went back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from terminal.reports.columns import BETS, DEALER, DECIDED_BY, PARAGRAPH, ROUND, SHOE
from terminal.reports.labels import kind_label, rank_label
from terminal.reports.period_history import FinishedRound, PeriodHistory
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit, Values
from terminal.reports.turnover import share
from terminal.rules.actions import Action
from terminal.rules.message import Message


def void_rows(history: PeriodHistory) -> Sequence[Values]:
    """Return a row for each void round."""
    return [_row(finished) for finished in history.rounds if finished.void]


def _row(finished: FinishedRound) -> Values:
    # The last decision that made a round void is the one that still stands.
    decided = [fault for fault in finished.played.irregularities if fault.action == Action.VOID]
    reason = decided[-1] if decided else None
    return {
        "ended": finished.ended,
        "shoe": finished.played.shoe,
        "round": finished.played.number,
        "kind": None if reason is None else kind_label(reason.kind),
        "paragraph": None if reason is None else reason.paragraph,
        "decided_by": None if reason is None else rank_label(reason.decided_by),
        "dealer": finished.dealer.number,
        "cards": len(finished.played.dealt),
        "bets": len(finished.settlement.lines),
        "returned": _returned(finished),
    }


def _returned(finished: FinishedRound) -> int:
    return sum(line.returned for line in finished.settlement.lines)


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    voids, rounds = [finished for finished in history.rounds if finished.void], len(history.rounds)
    figures: Values = {
        "voids": len(voids),
        "rounds": rounds,
        "void_share": share(len(voids), rounds),
        "returned": sum(map(_returned, voids)),
    }
    return {"figures": Content(figures=figures), "list": Content(rows=void_rows(history))}


_RETURNED = Column(key="returned", title=Message("returned"), unit=Unit.CENTS)

VOID_COLUMNS = (
    Column(key="ended", title=Message("time"), unit=Unit.TIME),
    SHOE,
    ROUND,
    Column(key="kind", title=Message("reason"), unit=Unit.LABEL),
    PARAGRAPH,
    DECIDED_BY,
    DEALER,
    Column(key="cards", title=Message("cards"), unit=Unit.COUNT),
    BETS,
    _RETURNED,
)
"""The columns of the rows of `void_rows`."""

REPORT = Report(
    id="voids",
    title=Message("Void rounds"),
    shows=Message("Every round that ended without a result, why, by whose word, and what went back."),
    sections=(
        SectionSpec(
            key="figures",
            title=Message("Void rounds"),
            figures=(
                Column(key="voids", title=Message("void rounds"), unit=Unit.COUNT),
                Column(key="rounds", title=Message("of rounds"), unit=Unit.COUNT),
                Column(key="void_share", title=Message("share"), unit=Unit.SHARE),
                _RETURNED,
            ),
        ),
        SectionSpec(key="list", title=Message("One by one"), columns=VOID_COLUMNS),
    ),
    main="list",
    fold=_fold,
)
