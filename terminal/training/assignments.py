"""What somebody was given to do: moments that a seed fixes, and how many of them are still to be answered."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from terminal.rounds.terms import Terms
from terminal.training.exam_plan import PlannedMoment, make_planned
from terminal.training.moment import TrainingMoment
from terminal.training.moments import SEED_BITS, items_of
from terminal.training.skills import Topic, topics_of
from terminal.training.trainees import Assignment

ITEMS_STEP: Final = 5
"""By so many moments an assignment grows or shrinks."""
ITEMS_FIRST: Final = 20
MOST_ITEMS: Final = 60
DAYS_FIRST: Final = 7
"""So many days are proposed for an assignment."""
LAST_SHOWN: Final = 4
"""So many of somebody's last notes and assignments are shown."""


def planned_of(assignment: Assignment, terms: Terms) -> tuple[PlannedMoment, ...]:
    """Return the moments of an assignment: its topics take turns, and no item comes twice before all have."""
    game, chance = terms.rules, Random(f"assignment {assignment.seed}")
    topics = [topic for topic in topics_of(game) if topic.value in assignment.topics]
    decks: dict[Topic, list[str]] = {topic: [] for topic in topics}
    plan: list[PlannedMoment] = []
    while topics and len(plan) < assignment.items:
        topic = topics[len(plan) % len(topics)]
        if not decks[topic]:
            decks[topic] = list(items_of(game, topic, terms))
            chance.shuffle(decks[topic])
        plan.append(PlannedMoment(topic, decks[topic].pop(), chance.getrandbits(SEED_BITS)))
    return tuple(plan)


def left_of(assignment: Assignment, terms: Terms, answered: Collection[int]) -> tuple[PlannedMoment, ...]:
    """Return what is still to be answered; `answered` are the seeds of the moments that were."""
    return tuple(one for one in planned_of(assignment, terms) if one.seed not in answered)


def next_of(assignment: Assignment, terms: Terms, answered: Collection[int]) -> TrainingMoment | None:
    """Return the moment that is asked next; None once all are answered."""
    left = left_of(assignment, terms, answered)
    return make_planned(left[0], terms) if left else None
