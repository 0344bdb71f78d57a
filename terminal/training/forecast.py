"""How many sessions somebody has left, out of how long those have taken who are through.

A session is a day of training. What a topic takes is counted from the first day at whose end it was open to
the day at whose end it was mastered, over everybody of the ledger who has mastered it. Topics are learned
side by side, but one opens only when what it needs is mastered: the forecast is the longest way through
them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import quantiles
from typing import Final, NamedTuple

from terminal.rounds.events import TrainingDayEnded

LEAST_DAYS: Final = 2
"""A topic is mastered on two days of training running at the earliest."""
_QUARTERS: Final = 4


class Forecast(NamedTuple):
    """The sessions that are left: the middle of the forecast and its range, of half of all people."""

    least: int
    middle: int
    most: int
    measured: bool
    """Whether somebody has mastered each of the topics; otherwise it is only what is left at the least."""


class TopicDays:
    """How long topics have taken, and how long each person has been at those still open."""

    def __init__(self, days: Iterable[TrainingDayEnded] = ()) -> None:
        """Read the ended days of one game, in order."""
        self._taken: dict[str, list[int]] = {}
        self._at_work: dict[tuple[str, str], int] = {}
        self._through: set[tuple[str, str]] = set()
        for day in days:
            self._follow(day)

    def _follow(self, day: TrainingDayEnded) -> None:
        for one in day.topics:
            key = day.trainee, one.topic
            if key in self._through or not (one.is_open or one.mastered):
                continue
            spent = self._at_work.pop(key, 0) + 1
            if one.mastered:
                self._through.add(key)
                self._taken.setdefault(one.topic, []).append(max(spent, LEAST_DAYS))
            else:
                self._at_work[key] = spent

    def forecast(self, trainee: str, needs: Mapping[str, Sequence[str]]) -> Forecast | None:
        """Return what somebody has left of these topics, each with what it needs; None if nothing is left."""
        left = {topic for topic in needs if (trainee, topic) not in self._through}
        if not left:
            return None
        spans = {topic: self._span(topic) for topic in left}
        least, middle, most = (
            max(self._way(trainee, topic, {one: spans[one][part] for one in left}, needs) for topic in left)
            for part in range(_QUARTERS - 1)
        )
        return Forecast(least, middle, most, all(topic in self._taken for topic in left))

    def _span(self, topic: str) -> tuple[int, int, int]:
        """Return the days that a topic takes: of the quickest quarter, the middle, the slowest quarter."""
        taken = self._taken.get(topic)
        if not taken:
            return LEAST_DAYS, LEAST_DAYS, LEAST_DAYS
        if len(taken) == 1:
            return taken[0], taken[0], taken[0]
        first, second, third = quantiles(taken, n=_QUARTERS, method="inclusive")
        return round(first), round(second), -int(-third // 1)

    def _way(
        self, trainee: str, topic: str, takes: Mapping[str, int], needs: Mapping[str, Sequence[str]]
    ) -> int:
        """Return the sessions until a topic is mastered, those of what it needs before it included."""
        before = [self._way(trainee, one, takes, needs) for one in needs[topic] if one in takes]
        spent = self._at_work.get((trainee, topic), 0)
        return max(before, default=0) + max(1, takes[topic] - spent)
