"""How a trainee stands: the skill map, the plan of the day, what is hard, and what comes back when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta
from fractions import Fraction
from itertools import zip_longest
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.rounds.training.record import TopicJudged
from terminal.rules.message import Message
from terminal.training.desk import TrainingDesk
from terminal.training.mastery import TopicLook, is_ready, look_of, lower_bound
from terminal.training.moments import UnknownItem, item_named
from terminal.training.schedule import ItemAnswer, QueuedItem
from terminal.training.skills import SKILL_MAP, Topic, needs_of

NEW_A_DAY: Final = 20
"""How many items that were never asked a day's plan has at most."""
LAST_OF_ITEM: Final = 10
"""How many answers to an item are looked at for how hard it is."""
LEAST_OF_ITEM: Final = 3
"""With fewer nothing is said of an item."""
HARDEST: Final = 3
DAYS_SHOWN: Final = 14
DAYS_AHEAD: Final = 7


class TopicStand(Struct, frozen=True, kw_only=True):
    """How a topic of the skill map stands."""

    topic: Topic
    title: Message
    look: TopicLook
    answers: int
    right: int
    bound: Fraction
    """The lower bound of the share right."""
    median: int
    """The median time of the last ended day, in milliseconds."""
    target: int
    needs: tuple[Topic, ...]


class PlanLine(Struct, frozen=True):
    """What today's plan has of a topic."""

    topic: Topic
    due: int
    new: int


class HardItem(Struct, frozen=True):
    """An item that is often wrong."""

    title: Message
    right: int
    of: int


class Overview(Struct, frozen=True, kw_only=True):
    """How a trainee stands in a game."""

    topics: tuple[TopicStand, ...]
    ready: bool
    plan: tuple[PlanLine, ...]
    """What is still to be asked today."""
    done_today: int
    hardest: tuple[HardItem, ...]
    minutes: tuple[tuple[date, int], ...]
    """Minutes of answering on each of the last days."""
    coming: tuple[tuple[date, int], ...]
    """How many items come back on each of the next days."""

    @property
    def left(self) -> int:
        """How many items of today's plan are left."""
        return sum(line.due + line.new for line in self.plan)


def overview_of(desk: TrainingDesk) -> Overview:
    """Return how the trainee of a desk stands now."""
    zone = ZoneInfo(desk.session.ledger.identity.zone)
    today = desk.session.now().astimezone(zone).date()
    answers = desk.history.scheduled
    days = [answer.at.astimezone(zone).date() for answer in answers]
    done = sum(day == today for day in days)
    return Overview(
        topics=tuple(_stand(desk, topic) for topic in desk.topics),
        ready=is_ready(desk.topics, desk.history.judged),
        plan=_plan_lines(todays_items(desk)),
        done_today=done,
        hardest=tuple(_hardest(desk, answers)),
        minutes=_minutes(answers, days, today),
        coming=_coming(desk, zone, today),
    )


def _stand(desk: TrainingDesk, topic: Topic) -> TopicStand:
    judged = next((one for one in desk.history.judged if one.topic == topic), None)
    known = judged or TopicJudged(topic, 0, 0, lower_bound(0, 0), 0, False, False, False)
    known = known._replace(is_open=topic in desk.open_topics)
    return TopicStand(
        topic=topic,
        title=SKILL_MAP[topic].title,
        look=look_of(known, desk.settings),
        answers=known.answers,
        right=known.right,
        bound=known.bound,
        median=known.median,
        target=desk.settings.target(topic),
        needs=needs_of(desk.terms.rules, topic),
    )


def _new_today(answers: Sequence[ItemAnswer], days: Sequence[date], today: date) -> int:
    """Return how many items were asked for the first time today."""
    first: dict[tuple[str, str], date] = {}
    for answer, day in zip(answers, days, strict=True):
        first.setdefault((answer.topic, answer.item), day)
    return sum(day == today for day in first.values())


def todays_items(desk: TrainingDesk) -> tuple[QueuedItem, ...]:
    """Return what is asked today: what has come back, and so much that is new, one topic after the other.

    The new items are as evenly out of all open topics as their numbers let them be.
    """
    zone = ZoneInfo(desk.session.ledger.identity.zone)
    today = desk.session.now().astimezone(zone).date()
    answers = desk.history.scheduled
    days = [answer.at.astimezone(zone).date() for answer in answers]
    queue = desk.queue()
    due = [one for one in queue if one.due is not None]
    new = [one for one in queue if one.due is None]
    by_topic = [[one for one in new if one.topic == topic] for topic in desk.topics]
    in_turn = [one for line in zip_longest(*by_topic) for one in line if one is not None]
    room = max(0, NEW_A_DAY - _new_today(answers, days, today))
    order = {topic.value: place for place, topic in enumerate(desk.topics)}
    return tuple(sorted((*due, *in_turn[:room]), key=lambda one: order[one.topic]))


def _plan_lines(items: Sequence[QueuedItem]) -> tuple[PlanLine, ...]:
    due = Counter(one.topic for one in items if one.due is not None)
    new = Counter(one.topic for one in items if one.due is None)
    topics = [topic for topic in Topic if due[topic] or new[topic]]
    return tuple(PlanLine(topic, due[topic], new[topic]) for topic in topics)


def _hardest(desk: TrainingDesk, answers: Sequence[ItemAnswer]) -> list[HardItem]:
    """Return the items that were wrong most often lately; those always right are none."""
    by_item: dict[tuple[str, str], list[bool]] = {}
    for answer in answers:
        by_item.setdefault((answer.topic, answer.item), []).append(answer.right and not answer.peeked)
    counted = []
    for key, given in by_item.items():
        last = given[-LAST_OF_ITEM:]
        if len(last) >= LEAST_OF_ITEM and not all(last):
            counted.append((Fraction(sum(last), len(last)), key, sum(last), len(last)))
    found = []
    for _, (topic, item), right, of in sorted(counted)[:HARDEST]:
        title = _title_of(desk, Topic(topic), item)
        if title is not None:
            found.append(HardItem(title, right, of))
    return found


def _title_of(desk: TrainingDesk, topic: Topic, item: str) -> Message | None:
    """Return what people call an item; None for one that is asked no more."""
    try:
        return item_named(desk.terms, topic, item).title
    except UnknownItem:
        return None


def _minutes(
    answers: Sequence[ItemAnswer], days: Sequence[date], today: date
) -> tuple[tuple[date, int], ...]:
    spent: Counter[date] = Counter()
    for answer, day in zip(answers, days, strict=True):
        spent[day] += answer.milliseconds
    shown = [today - timedelta(days=back) for back in reversed(range(DAYS_SHOWN))]
    minute = timedelta(minutes=1) // timedelta(milliseconds=1)
    return tuple((day, -(-spent[day] // minute)) for day in shown)


def _coming(desk: TrainingDesk, zone: ZoneInfo, today: date) -> tuple[tuple[date, int], ...]:
    by_day = Counter(one.due.astimezone(zone).date() for one in desk.comes_back())
    ahead = [today + timedelta(days=number) for number in range(1, DAYS_AHEAD + 1)]
    return tuple((day, by_day[day]) for day in ahead)
