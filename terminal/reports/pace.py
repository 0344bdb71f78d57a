"""Pace and House net along the time of a period: its parts, their rows, and the two charts of a shift."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from fractions import Fraction

from terminal.reports.columns import HOUSE_NET, PACE, ROUNDS, THEORETICAL, TURNOVER
from terminal.reports.period_history import FinishedRound, PeriodHistory, Span
from terminal.reports.spec import (
    Chart,
    ChartMark,
    ChartStyle,
    Column,
    Happening,
    Point,
    Series,
    Unit,
    Values,
)
from terminal.reports.turnover import Tally
from terminal.reports.values import hours_between
from terminal.rounds.events import IrregularityDecided
from terminal.rules.message import Message

_HOUR = 3600
_STEPS = tuple(_HOUR * 24 * days for days in (1, 7, 28, 364))
_STEPS_OF_A_DAY = (_HOUR // 2, _HOUR, 2 * _HOUR, 4 * _HOUR, 12 * _HOUR)
_MOST_PARTS = 24
"""As many bars as a chart can show and a person can read."""

_MOST_POINTS = 240
"""As many points as a line needs to be seen."""

_WORTH_A_PACE = Fraction(1, 4)
"""The share of a part that must be on record for its pace to mean anything."""


@dataclass(slots=True)
class Part:
    """A part of the period, as far as it is on record."""

    start: datetime
    end: datetime
    rounds: int = 0
    tally: Tally = field(default_factory=Tally)

    @property
    def hours(self) -> Fraction:
        """How long it is."""
        return hours_between(self.start, self.end)

    def overlaps(self, span: Span) -> bool:
        """Return whether any of it lies within a span."""
        return self.start < span[1] and span[0] < self.end

    def add(self, finished: FinishedRound) -> None:
        """Count a round."""
        self.rounds += 1
        for bet in finished.bets:
            self.tally.add(bet)


def step_of(history: PeriodHistory) -> int:
    """Return the seconds of the parts that a period is divided into: from half an hour up."""
    seconds = (history.end - history.start).total_seconds()
    steps = (*_STEPS_OF_A_DAY, *_STEPS)
    return next((step for step in steps if seconds <= step * _MOST_PARTS), steps[-1])


def parts_of(history: PeriodHistory) -> Sequence[Part]:
    """Return the period in equal parts by the clock of the house; the first and the last may be shorter."""
    step = timedelta(seconds=step_of(history))
    midnight = history.start.astimezone(history.zone).replace(hour=0, minute=0, second=0, microsecond=0)
    edge = midnight.astimezone(UTC)
    edge += (history.start - edge) // step * step
    parts: list[Part] = []
    while edge < history.end:
        parts.append(Part(max(edge, history.start), min(edge + step, history.end)))
        edge += step
    if history.stretches:  # the time that a clock leapt over never was
        parts = [part for part in parts if any(map(part.overlaps, history.stretches))]
    starts = [part.start for part in parts]
    for finished in history.rounds:
        if parts:
            parts[max(0, bisect_right(starts, finished.ended) - 1)].add(finished)
    return parts


def _pace_of(part: Part, step: int) -> Fraction | None:
    """Return the rounds an hour; None for a part too short to tell."""
    long_enough = part.hours * _HOUR >= step * _WORTH_A_PACE
    return Fraction(part.rounds) / part.hours if long_enough and part.hours else None


def part_rows(history: PeriodHistory, parts: Iterable[Part]) -> Sequence[Values]:
    """Return a row for each part."""
    step = step_of(history)
    return [
        {
            **part.tally.figures(),
            "from": part.start,
            "to": part.end,
            "rounds": part.rounds,
            "pace": _pace_of(part, step),
        }
        for part in parts
    ]


def pace_chart(history: PeriodHistory, parts: Iterable[Part], target: Fraction | None) -> Chart:
    """Return the chart of rounds an hour against the target, with what slowed play."""
    step = step_of(history)
    points = [(part.start, _pace_of(part, step)) for part in parts]
    faults = (act.recorded.at for act in history.acts_of(IrregularityDecided))
    marks = [*_shoe_marks(history), *(ChartMark(at, Happening.IRREGULARITY) for at in faults)]
    return Chart(
        key="pace",
        title=Message("Pace"),
        caption=Message("rounds an hour"),
        style=ChartStyle.BARS,
        unit=Unit.PACE,
        start=history.start,
        end=history.end,
        step=step,
        series=(
            Series(
                key="pace",
                title=Message("pace"),
                points=tuple(Point(at, pace) for at, pace in points if pace is not None),
            ),
        ),
        target=target,
        marks=tuple(sorted(marks)),
    )


def net_chart(history: PeriodHistory) -> Chart:
    """Return the chart of the House's net since the start of the period, next to that by the exact edge."""
    every = -(-len(history.rounds) // _MOST_POINTS) or 1
    tally = Tally()
    real, expected = [Point(history.start, 0)], [Point(history.start, Fraction(0))]
    for number, finished in enumerate(history.rounds, start=1):
        for bet in finished.bets:
            tally.add(bet)
        if number % every == 0 or number == len(history.rounds):
            real.append(Point(finished.ended, tally.house_net))
            expected.append(Point(finished.ended, tally.theoretical))
    return Chart(
        key="house_net",
        title=Message("House net"),
        caption=Message("since the start of the period"),
        style=ChartStyle.LINES,
        unit=Unit.CENTS,
        start=history.start,
        end=history.end,
        step=step_of(history),
        series=(
            Series(key="house_net", title=Message("net"), points=tuple(real)),
            Series(key="theoretical", title=Message("theoretical"), points=tuple(expected)),
        ),
        marks=tuple(_shoe_marks(history)),
    )


def _shoe_marks(history: PeriodHistory) -> Iterator[ChartMark]:
    return (ChartMark(at, Happening.SHOE) for at in history.shoes)


PART_COLUMNS = (
    Column(key="from", title=Message("from"), unit=Unit.TIME),
    Column(key="to", title=Message("to"), unit=Unit.TIME, printed=False),
    ROUNDS,
    PACE,
    TURNOVER,
    HOUSE_NET,
    THEORETICAL,
)
"""The columns of the rows of `part_rows`."""
