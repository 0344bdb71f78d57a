"""The voids report: every round that ended without a result, why, by whose word, and what went back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from terminal.reports.labels import kind_label, rank_label
from terminal.reports.shape import Asked, Column, Content, Report, Row, SectionShape, Unit
from terminal.reports.story import FinishedRound
from terminal.reports.turnover import share
from terminal.rules.actions import Action
from terminal.rules.message import Message


def void_rows(rounds: Iterable[FinishedRound]) -> Iterator[Row]:
    """A row for each void round."""
    for finished in rounds:
        if not finished.void:
            continue
        # The last decision that made a round void is the one that still stands.
        decided = [fault for fault in finished.played.irregularities if fault.action == Action.VOID]
        reason = decided[-1] if decided else None
        lines = finished.settlement.lines
        yield (
            finished.ended,
            finished.played.shoe,
            finished.played.number,
            None if reason is None else kind_label(reason.kind),
            None if reason is None else reason.paragraph,
            None if reason is None else rank_label(reason.decided_by),
            finished.dealer.number,
            len(finished.played.dealt),
            len(lines),
            sum(line.returned for line in lines),
        )


def _fold(asked: Asked) -> Mapping[str, Content]:
    rounds = asked.story.rounds
    rows = tuple(void_rows(rounds))
    returned = sum(
        line.returned for finished in rounds if finished.void for line in finished.settlement.lines
    )
    return {
        "figures": Content(
            figures={
                "voids": len(rows),
                "rounds": len(rounds),
                "void_share": share(len(rows), len(rounds)),
                "returned": returned,
            }
        ),
        "list": Content(rows=rows),
    }


VOID_COLUMNS = (
    Column(key="ended", title=Message("time"), unit=Unit.TIME),
    Column(key="shoe", title=Message("shoe"), unit=Unit.COUNT),
    Column(key="round", title=Message("round"), unit=Unit.COUNT),
    Column(key="kind", title=Message("reason"), unit=Unit.LABEL),
    Column(key="paragraph", title=Message("paragraph"), unit=Unit.TEXT),
    Column(key="decided_by", title=Message("decided by"), unit=Unit.LABEL),
    Column(key="dealer", title=Message("dealer"), unit=Unit.TEXT),
    Column(key="cards", title=Message("cards"), unit=Unit.COUNT),
    Column(key="bets", title=Message("bets"), unit=Unit.COUNT),
    Column(key="returned", title=Message("returned"), unit=Unit.CENTS),
)
"""The columns of the rows of `void_rows`."""

REPORT = Report(
    id="voids",
    title=Message("Void rounds"),
    shows=Message("Every round that ended without a result, why, by whose word, and what went back."),
    sections=(
        SectionShape(
            key="figures",
            title=Message("Void rounds"),
            figures=(
                Column(key="voids", title=Message("void rounds"), unit=Unit.COUNT),
                Column(key="rounds", title=Message("of rounds"), unit=Unit.COUNT),
                Column(key="void_share", title=Message("share"), unit=Unit.SHARE),
                Column(key="returned", title=Message("returned"), unit=Unit.CENTS),
            ),
        ),
        SectionShape(key="list", title=Message("One by one"), columns=VOID_COLUMNS),
    ),
    main="list",
    fold=_fold,
)
