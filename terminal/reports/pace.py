"""Pace and House net along the time of a period: its parts, their rows, and the two charts of a shift."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

from terminal.reports.shape import Chart, Column, Happening, Mark, Point, Row, Series, Style, Unit
from terminal.reports.story import FinishedRound, Story
from terminal.reports.turnover import EdgeKey, key_of, lines_played, theoretical
from terminal.reports.values import hours_between
from terminal.rounds.events import IrregularityDecided
from terminal.rules.bets import Outcome
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


@dataclass(frozen=True, slots=True)
class Played:
    """What one round brought: when, the House's net in cents, and what was staked at which edge."""

    ended: datetime
    net: int
    stakes: Counter[EdgeKey]


@dataclass(slots=True)
class Part:
    """A part of the period, as far as it is on record."""

    start: datetime
    end: datetime
    rounds: int = 0
    turnover: int = 0
    net: int = 0
    stakes: Counter[EdgeKey] = field(default_factory=Counter)

    @property
    def hours(self) -> Fraction:
        """How long it is."""
        return hours_between(self.start, self.end)

    def add(self, played: Played) -> None:
        """Counts a round."""
        self.rounds += 1
        self.net += played.net
        self.turnover += played.stakes.total()
        self.stakes.update(played.stakes)


def played_of(rounds: Iterable[FinishedRound]) -> tuple[Played, ...]:
    """What each round brought."""
    found = []
    for finished in rounds:
        stakes: Counter[EdgeKey] = Counter()
        net = 0
        for line in lines_played(finished):
            stakes[key_of(finished, line)] += line.at_stake
            net += (line.at_stake if line.outcome is Outcome.LOST else 0) - line.paid
        found.append(Played(finished.ended, net, stakes))
    return tuple(found)


def step_of(seconds: float) -> int:
    """Seconds of the parts that a period of so many seconds is divided into: from half an hour up."""
    steps = (*_STEPS_OF_A_DAY, *_STEPS)
    return next((step for step in steps if seconds <= step * _MOST_PARTS), steps[-1])


def parts_of(story: Story, played: Sequence[Played], zone: ZoneInfo) -> tuple[Part, ...]:
    """The period in equal parts by the clock of the house; the first and the last may be shorter."""
    step = timedelta(seconds=step_of(story.seconds))
    midnight = story.start.astimezone(zone).replace(hour=0, minute=0, second=0, microsecond=0)
    edge = midnight.astimezone(UTC)
    edge += (story.start - edge) // step * step
    parts: list[Part] = []
    while edge < story.end:
        parts.append(Part(max(edge, story.start), min(edge + step, story.end)))
        edge += step
    place = 0
    for one in played:
        while place + 1 < len(parts) and one.ended >= parts[place].end:
            place += 1
        if parts:
            parts[place].add(one)
    return tuple(parts)


def pace_of(part: Part, step: int) -> Fraction | None:
    """Rounds an hour; None for a part too short to tell."""
    long_enough = part.hours * _HOUR >= step * _WORTH_A_PACE
    return Fraction(part.rounds) / part.hours if long_enough and part.hours else None


def part_rows(parts: Iterable[Part], step: int) -> tuple[Row, ...]:
    """A row for each part."""
    return tuple(
        (
            part.start,
            part.end,
            part.rounds,
            pace_of(part, step),
            part.turnover,
            part.net,
            theoretical(part.stakes),
        )
        for part in parts
    )


def pace_chart(story: Story, parts: Sequence[Part], target: Fraction | None) -> Chart:
    """Rounds an hour against the target, with what slowed play."""
    step = step_of(story.seconds)
    points = [(part.start, pace_of(part, step)) for part in parts]
    faults = (act.recorded.at for act in story.acts if isinstance(act.recorded.event, IrregularityDecided))
    marks = [
        *(Mark(at, Happening.SHOE) for at in story.shoes),
        *(Mark(at, Happening.IRREGULARITY) for at in faults),
    ]
    return Chart(
        key="pace",
        title=Message("Pace"),
        caption=Message("rounds an hour"),
        style=Style.BARS,
        unit=Unit.PACE,
        start=story.start,
        end=story.end,
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


def net_chart(story: Story, played: Sequence[Played]) -> Chart:
    """The House's net since the start of the period, and what the exact edge would make it."""
    every = -(-len(played) // _MOST_POINTS) or 1
    net, stakes = 0, Counter[EdgeKey]()
    real, expected = [Point(story.start, 0)], [Point(story.start, Fraction(0))]
    for number, one in enumerate(played, start=1):
        net += one.net
        stakes.update(one.stakes)
        if number % every == 0 or number == len(played):
            real.append(Point(one.ended, net))
            expected.append(Point(one.ended, theoretical(stakes)))
    return Chart(
        key="house_net",
        title=Message("House net"),
        caption=Message("since the start of the period"),
        style=Style.LINES,
        unit=Unit.CENTS,
        start=story.start,
        end=story.end,
        step=step_of(story.seconds),
        series=(
            Series(key="house_net", title=Message("net"), points=tuple(real)),
            Series(key="theoretical", title=Message("theoretical"), points=tuple(expected)),
        ),
        marks=tuple(Mark(at, Happening.SHOE) for at in story.shoes),
    )


PART_COLUMNS = (
    Column(key="from", title=Message("from"), unit=Unit.TIME),
    Column(key="to", title=Message("to"), unit=Unit.TIME, printed=False),
    Column(key="rounds", title=Message("rounds"), unit=Unit.COUNT),
    Column(key="pace", title=Message("rounds an hour"), unit=Unit.PACE),
    Column(key="turnover", title=Message("turnover"), unit=Unit.CENTS),
    Column(key="house_net", title=Message("House net"), unit=Unit.CENTS),
    Column(key="theoretical", title=Message("theoretical"), unit=Unit.EXPECTED),
)
"""The columns of the rows of `part_rows`."""
