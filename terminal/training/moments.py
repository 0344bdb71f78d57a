"""Makes the moments of training: all items of a game and topic, and a moment of each at a real table."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from terminal.rounds.terms import Terms
from terminal.rounds.training.terms import TrainingTerms
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.table.setup.defaults import (
    DEFAULT_CHIPS,
    DEFAULT_DECKS,
    DEFAULT_DIFFERENTIAL,
    default_layout,
    default_limits,
)
from terminal.table.setup.layouts import layout_labels
from terminal.training.items import TrainingItem
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic
from terminal.training.topics.catalogue import WORK

SEED_BITS = 64
"""Of the number from which a moment is made again."""


TRAINING_LIMITS = {
    "maximum": 20_000_00,
    "side_minimum": 25_00,
    "side_maximum": 1_000_00,
    "maximum_differential": DEFAULT_DIFFERENTIAL,
}
"""The limits on the sign of the training table, in addition to the minimum of any table; in cents."""


class UnknownItem(LookupError):
    """An item that no topic of the game has."""


@lru_cache
def training_terms(game: Game, layout: str | None = None) -> TrainingTerms:
    """Return the terms of a training table of a game, with the defaults of the house."""
    layout = default_layout(game) if layout is None else layout
    return TrainingTerms(
        table_id="TRAINING",
        game=game.id,
        layout=layout,
        boxes=layout_labels(layout),
        decks=DEFAULT_DECKS if DEFAULT_DECKS in game.decks else game.decks[0],
        limits=replace(default_limits(game), **TRAINING_LIMITS),
        chips=DEFAULT_CHIPS,
    )


def items_of(game: Game, topic: Topic, terms: Terms | None = None) -> tuple[str, ...]:
    """Return the ids of all that can be asked of a topic in a game; none where the game lacks the topic.

    `terms` are those of the training table; without them it has the defaults of the house.
    """
    return tuple(_items_by_id(terms or training_terms(game), topic))


def item_named(terms: Terms, topic: Topic, item: str) -> TrainingItem:
    """Return an item by its id. Raises `UnknownItem` if the topic has none of that name in this game."""
    items = _items_by_id(terms, topic)
    if item not in items:
        raise UnknownItem(item)
    return items[item]


def make_moment(
    game: Game, topic: Topic, item: str | None, random: Random, terms: Terms | None = None
) -> TrainingMoment:
    """Return a moment of an item, or of any of the topic; all chance comes out of `random`.

    Raises `UnknownItem` if the topic has no such item in this game.
    """
    terms = terms or training_terms(game)
    name = random.choice(items_of(game, topic, terms)) if item is None else item
    return moment_again(topic, name, random.getrandbits(SEED_BITS), terms)


def moment_again(topic: Topic, item: str, seed: int, terms: Terms) -> TrainingMoment:
    """Return the moment of an item and a seed at a table of these terms: the same one each time.

    Raises `UnknownItem` if the topic has no such item in this game.
    """
    posed = item_named(terms, topic, item).make(terms, Random(seed))
    return TrainingMoment(
        topic=topic,
        item=item,
        game=terms.game,
        state=posed.state,
        seed=seed,
        ask=posed.ask,
        happens=posed.happens,
        command=posed.command,
    )


def _items_by_id(terms: Terms, topic: Topic) -> dict[str, TrainingItem]:
    if topic is Topic.INSURANCE_ROWS and not GAMES[terms.game].has_insurance:
        return {}
    return {item.id: item for item in WORK[topic].items(terms)}
