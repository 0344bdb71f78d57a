"""What comes back, and on which day: FSRS over the recorded answers, and nothing of its own to remember.

The library is imported only once a queue is asked for. The same answers and clock give the same queue.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple
from zoneinfo import ZoneInfo

from terminal.rounds.training.record import TrainingSettings

if TYPE_CHECKING:
    from fsrs import Card as FsrsCard
    from fsrs import Rating

RETENTION: Final = 0.97
"""The share of items that shall still be known when they come back."""
MOST_DAYS: Final = 30
"""Nothing stays away longer."""
SLOW: Final = 2
"""A right answer that took more than so many times the target was hard."""
SHORTENED: Final = (100, 85, 70, 60, 50)
"""The rounds of a sprint: the same set again, each in so many percent of the target."""


class ItemAnswer(NamedTuple):
    """An answer as the schedule sees it."""

    topic: str
    item: str
    right: bool
    peeked: bool
    milliseconds: int
    at: datetime
    """UTC."""


class QueuedItem(NamedTuple):
    """An item of the queue, and the day on which it is due; an item never asked before has none."""

    topic: str
    item: str
    due: str | None


class ItemDue(NamedTuple):
    """When an item comes back."""

    topic: str
    item: str
    due: datetime


def card_id(game: str, topic: str, item: str) -> int:
    """Return the number under which an item is scheduled: the same on every machine."""
    return int.from_bytes(sha256("\0".join((game, topic, item)).encode()).digest()[:6])


class ItemSchedule:
    """When the items of a game come back to a trainee; it goes on with each answer, as it comes."""

    def __init__(self, game: str, settings: TrainingSettings, answers: Iterable[ItemAnswer] = ()) -> None:
        """Begin with the answers so far, in their order."""
        from fsrs import Scheduler  # noqa: PLC0415 - only a trainee's queue needs it

        self.settings = settings
        self.taken = 0
        """How many answers it knows."""
        self._game = game
        self._cards: dict[tuple[str, str], FsrsCard] = {}
        self._scheduler = Scheduler(
            desired_retention=RETENTION,
            learning_steps=(),
            relearning_steps=(),
            maximum_interval=MOST_DAYS,
            enable_fuzzing=False,
        )
        for answer in answers:
            self.take(answer)

    def take(self, answer: ItemAnswer) -> None:
        """Take in the next answer."""
        from fsrs import Card  # noqa: PLC0415 - as above

        at = answer.at.astimezone(UTC)
        key = answer.topic, answer.item
        card = self._cards.get(key) or Card(card_id=card_id(self._game, *key), due=at)
        rating = _rating(answer, self.settings)
        self._cards[key], _ = self._scheduler.review_card(card, rating, review_datetime=at)
        self.taken += 1

    def due(self) -> tuple[ItemDue, ...]:
        """Return when each item that was answered comes back, the earliest first."""
        due = [ItemDue(topic, item, card.due) for (topic, item), card in self._cards.items()]
        return tuple(sorted(due, key=lambda one: (one.due, one.topic, one.item)))

    def queue(
        self, items: Sequence[tuple[str, str]], *, now: datetime, zone: ZoneInfo
    ) -> tuple[QueuedItem, ...]:
        """Return what is asked today: what has come back, the longest due first, then what is new.

        `items` are topic and item of all that may be asked, in the order in which it is learnt; an item is
        due from the beginning of its day by the clock of the house.
        """
        today = now.astimezone(zone).date()
        allowed, back = set(items), []
        for topic, item, due in self.due():
            day = due.astimezone(zone).date()
            if (topic, item) in allowed and day <= today:
                back.append(QueuedItem(topic, item, day.isoformat()))
        new = (QueuedItem(topic, item, None) for topic, item in items if (topic, item) not in self._cards)
        return (*back, *new)


def sprint_limits(topic: str, settings: TrainingSettings) -> tuple[int, ...]:
    """Return the milliseconds for each answer in each round of a sprint, ever shorter."""
    return tuple(settings.target(topic) * percent // 100 for percent in SHORTENED)


def _rating(answer: ItemAnswer, settings: TrainingSettings) -> Rating:
    from fsrs import Rating  # noqa: PLC0415 - as above

    if answer.peeked or not answer.right:
        return Rating.Again
    return Rating.Hard if answer.milliseconds > SLOW * settings.target(answer.topic) else Rating.Good
