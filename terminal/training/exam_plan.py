"""The list of moments of an exam, fixed by its seed before the first is shown, whatever is answered."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from terminal.rounds.terms import Terms
from terminal.rounds.training.sequential_test import LAST_DECISION
from terminal.training.moment import TrainingMoment
from terminal.training.moments import SEED_BITS, items_of, moment_again
from terminal.training.skills import Topic, topics_of

ITEMS: Final = 1
"""The version of what exams ask and how they grade it.

Raised with every change of an item, of the moments it makes, of what is right or wrong about them, or of the
plan; a test tells of each. An exam names the version that it was sat under.
"""
BLOCK: Final = 20
"""Decisions of a block; each block holds every topic of the game."""
MOST_DRAW_RULES: Final = BLOCK // 4
"""Decisions on the draw rules in a block at most."""
SEED_BYTES: Final = 16
"""Random bytes of the seed of an exam."""


class PlannedMoment(NamedTuple):
    """A moment of an exam before it is made."""

    topic: Topic
    item: str
    seed: int


def draw_seed(random_bytes: Callable[[int], bytes] = os.urandom) -> str:
    """Return a new seed from the system's source of chance, in hexadecimal."""
    return random_bytes(SEED_BYTES).hex()


def plan_exam(seed: str, terms: Terms) -> tuple[PlannedMoment, ...]:
    """Return the moments of the exam of a seed, as many as it can last: the same on every machine."""
    game = terms.rules
    items = {topic: items_of(game, topic, terms) for topic in topics_of(game)}
    return plan_of(seed, items, LAST_DECISION)


def make_planned(planned: PlannedMoment, terms: Terms) -> TrainingMoment:
    """Return a moment of an exam: the same each time."""
    return moment_again(planned.topic, planned.item, planned.seed, terms)


def plan_of(seed: str, items: Mapping[Topic, Sequence[str]], length: int) -> tuple[PlannedMoment, ...]:
    """Return so many moments in blocks that hold every topic, no two of a block about the same item.

    An item comes again in a later block only once all of its topic have been asked.
    """
    chance = Random(f"exam {seed}")
    decks = {topic: _Deck(chance, known) for topic, known in items.items()}
    plan: list[PlannedMoment] = []
    while len(plan) < length:
        block = [(topic, decks[topic].draw()) for topic in items]
        while len(block) < BLOCK:
            topic = chance.choice([one for one in items if _has_room(one, items[one], block)])
            block.append((topic, decks[topic].draw()))
        for deck in decks.values():
            deck.end_block()
        chance.shuffle(block)
        plan += [PlannedMoment(topic, item, chance.getrandbits(SEED_BITS)) for topic, item in block]
    return tuple(plan[:length])


def _has_room(topic: Topic, items: Sequence[str], block: Sequence[tuple[Topic, str]]) -> bool:
    """Return whether a block takes another moment of a topic."""
    asked = sum(one == topic for one, _ in block)
    most = min(len(items), MOST_DRAW_RULES if topic is Topic.DRAW_RULES else BLOCK)
    return asked < most


class _Deck:
    """The items of a topic, shuffled and dealt through; no item twice in a block."""

    def __init__(self, chance: Random, items: Sequence[str]) -> None:
        self._chance = chance
        self._items = items
        self._left: list[str] = []
        self._in_block: set[str] = set()

    def draw(self) -> str:
        """Return the next item."""
        item = next((one for one in self._left if one not in self._in_block), None)
        if item is None:
            coming = list(self._items)
            self._chance.shuffle(coming)
            self._left += coming
            item = next(one for one in self._left if one not in self._in_block)
        self._left.remove(item)
        self._in_block.add(item)
        return item

    def end_block(self) -> None:
        """Let the items of this block come again."""
        self._in_block.clear()
