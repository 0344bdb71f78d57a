"""The shoes report: how many rounds each shoe gave, and how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from terminal.reports.columns import ROUNDS, SHOE
from terminal.reports.period_history import PeriodHistory
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit
from terminal.rules.bets import Result
from terminal.rules.message import Message

_ENDS = {
    Result.BANKER: Column(key="banker", title=Message("Banker"), unit=Unit.COUNT),
    Result.PLAYER: Column(key="player", title=Message("Player"), unit=Unit.COUNT),
    Result.TIE: Column(key="tie", title=Message("Tie"), unit=Unit.COUNT),
    Result.VOID: Column(key="void", title=Message("void"), unit=Unit.COUNT),
}


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    shoes: dict[int, Counter[Result]] = {}
    for finished in history.rounds:
        shoes.setdefault(finished.played.shoe, Counter())[finished.settlement.result] += 1
    rows = [
        {"shoe": shoe, "rounds": ends.total()} | {column.key: ends[end] for end, column in _ENDS.items()}
        for shoe, ends in sorted(shoes.items())
    ]
    return {"shoes": Content(rows=rows)}


REPORT = Report(
    id="shoes",
    title=Message("Shoes"),
    shows=Message("How many rounds each shoe gave, and how they ended."),
    sections=(
        SectionSpec(key="shoes", title=Message("Shoe by shoe"), columns=(SHOE, ROUNDS, *_ENDS.values())),
    ),
    main="shoes",
    fold=_fold,
)
