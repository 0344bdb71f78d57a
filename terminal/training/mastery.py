"""Who has mastered what: a bound that can be defended, looked at only when a day of training ends.

A topic is met on a day if the lower bound of a two-sided 99 % Wilson interval over its last 100 answers, of
which there are at least 60, reaches the standard, and their median time is within the target. It is mastered
once it was met on two days of training running. Looked at after every answer, a weaker bound would call a
third of those ready who are right nine times in ten.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from statistics import median_low
from typing import Final, NamedTuple

from terminal.rounds.training.record import TopicJudged, TrainingSettings

LAST_ANSWERS: Final = 100
"""How many of a topic's last answers are looked at."""
LEAST_ANSWERS: Final = 60
"""With fewer nothing is said."""
BOUND_STEPS: Final = 10_000
"""The bound is shown rounded down to a hundredth of a percent."""

_Z_SQUARED: Final = Fraction("2.5758293035489") ** 2
"""The square of the quantile of a two-sided 99 % interval."""


class TopicAnswer(NamedTuple):
    """What of an answer counts for mastery."""

    right: bool
    """Right, and not looked up."""
    milliseconds: int


def reaches(right: int, answers: int, share: Fraction) -> bool:
    """Return whether the lower bound of the share of right answers is at least this share, exactly."""
    if not answers:
        return share <= 0
    found = Fraction(right, answers)
    if found < share:
        return False
    return (found - share) ** 2 * answers >= _Z_SQUARED * share * (1 - share)


@lru_cache(maxsize=4096)
def lower_bound(right: int, answers: int) -> Fraction:
    """Return the lower bound of the share of right answers, rounded down."""
    least, most = 0, BOUND_STEPS
    while least < most:
        middle = (least + most + 1) // 2
        if reaches(right, answers, Fraction(middle, BOUND_STEPS)):
            least = middle
        else:
            most = middle - 1
    return Fraction(least, BOUND_STEPS)


def is_met(answers: Sequence[TopicAnswer], standard: Fraction, target: int) -> bool:
    """Return whether a topic's answers reach the standard, and their median is within the target."""
    last = answers[-LAST_ANSWERS:]
    if len(last) < LEAST_ANSWERS:
        return False
    right = sum(one.right for one in last)
    return reaches(right, len(last), standard) and _median(last) <= target


def judge_day(
    topics: Mapping[str, Sequence[str]],
    answers: Mapping[str, Sequence[TopicAnswer]],
    *,
    fresh: Mapping[str, int],
    before: Iterable[TopicJudged],
    opened: Iterable[str],
    settings: TrainingSettings,
) -> tuple[TopicJudged, ...]:
    """Return how each topic stands at the end of a day of training.

    `topics` are those of the game, each with what it needs; `answers` those that count, the oldest first;
    `fresh` how many of them were given since the last day ended; `before` how the topics stood then;
    `opened` the topics that a placement has opened. A topic without a fresh answer stands as it stood: two
    days running are two days on which it was trained.
    """
    earlier = {one.topic: one for one in before}
    judged: dict[str, TopicJudged] = {}
    for topic in topics:
        known = earlier.get(topic)
        last = tuple(answers.get(topic, ()))[-LAST_ANSWERS:]
        right = sum(one.right for one in last)
        met, mastered = known is not None and known.met, known is not None and known.mastered
        if fresh.get(topic, 0):
            met_now = is_met(last, settings.standard, settings.target(topic))
            met, mastered = met_now, mastered or (met and met_now)
        judged[topic] = TopicJudged(
            topic=topic,
            answers=len(last),
            right=right,
            bound=lower_bound(right, len(last)),
            median=_median(last) if last else 0,
            met=met,
            mastered=mastered,
            is_open=False,
        )
    mastered_now = {topic for topic, one in judged.items() if one.mastered}
    return tuple(
        one._replace(
            is_open=(topic in earlier and earlier[topic].is_open)
            or topic in set(opened)
            or mastered_now.issuperset(topics[topic])
        )
        for topic, one in judged.items()
    )


class TopicLook(StrEnum):
    """How a topic is shown on the skill map."""

    MASTERED = "mastered"
    ANOTHER_DAY = "another_day"
    """Standard and target were met once: they have to be met on the next day too."""
    TOO_SLOW = "too_slow"
    """The standard is reached, the target is not."""
    IN_WORK = "in_work"
    LOCKED = "locked"


def look_of(judged: TopicJudged, settings: TrainingSettings) -> TopicLook:
    """Return how a topic is shown after its last day."""
    if judged.mastered:
        return TopicLook.MASTERED
    if not judged.is_open:
        return TopicLook.LOCKED
    if judged.met:
        return TopicLook.ANOTHER_DAY
    enough = judged.answers >= LEAST_ANSWERS and reaches(judged.right, judged.answers, settings.standard)
    return TopicLook.TOO_SLOW if enough else TopicLook.IN_WORK


def is_ready(topics: Iterable[str], judged: Iterable[TopicJudged]) -> bool:
    """Return whether all topics of a game are mastered."""
    mastered = {one.topic for one in judged if one.mastered}
    return mastered.issuperset(topics)


def _median(answers: Sequence[TopicAnswer]) -> int:
    return median_low(one.milliseconds for one in answers)
