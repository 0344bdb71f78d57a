"""Nothing but cards, chips and what is said at the table tells one moment from another."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.training.grading import right_answer
from terminal.training.moment import question_of
from terminal.training.moments import make_moment, training_terms
from terminal.training.skills import Topic, topics_of
from tests.training.houses import HOUSES

PAIRS = 8
SOAK_PAIRS = 600


def check_pairs(game: Game, topic: Topic, pairs: int, chance: Random) -> None:
    """Check pairs of moments of a topic with two right answers: all but what is given is equal."""
    seen = set()
    houses = [replace(training_terms(game), house=house) for house in HOUSES]
    while len(seen) < pairs:
        one, other = (make_moment(game, topic, None, chance, chance.choice(houses)) for _ in range(2))
        if one.ask is not other.ask or right_answer(one) == right_answer(other):
            continue
        first, second = question_of(one), question_of(other)
        assert first.given != second.given
        assert not first.given.offered
        assert not second.given.offered
        assert replace(first, given=second.given) == second
        seen.add((one.seed, other.seed))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_two_moments_differ_in_what_is_given_and_in_nothing_else(game: Game) -> None:
    for topic in topics_of(game):
        check_pairs(game, topic, PAIRS, Random(topic.value))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_thousands_of_pairs_differ_in_what_is_given_and_in_nothing_else(game: Game) -> None:
    for topic in topics_of(game):
        check_pairs(game, topic, SOAK_PAIRS, Random(topic.value))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_whatever_comes_next_is_asked_in_the_same_words(game: Game) -> None:
    chance = Random(3)
    asked = {
        (question.wording.template, question.acts)
        for topic in topics_of(game)
        if topic is not Topic.CHIP_CUTTING
        for question in (question_of(make_moment(game, topic, None, chance)) for _ in range(4))
    }
    assert len(asked) == 1
