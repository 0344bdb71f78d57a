"""Right answers are right in every drill; one error is caught, with its paragraph, and nothing else."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from random import Random
from typing import NamedTuple

import pytest

from terminal.rules.bets import Stage
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.games.insurance_super_six_plus import INSURANCE_SUPER_SIX_PLUS
from terminal.training.answers import Answer, GoOn, LayChips, answer_as_text, answer_from_text
from terminal.training.errors import ERRORS, ErrorWay, Fault
from terminal.training.exam import recorded_fault
from terminal.training.exam_plan import BLOCK, ITEMS, plan_exam
from terminal.training.grading import grade, right_answer
from terminal.training.message_text import message_as_text, message_from_text
from terminal.training.moment import TrainingMoment, given_of
from terminal.training.moments import items_of, make_moment, moment_again, training_terms
from terminal.training.skills import SKILL_MAP, Topic, needs_of, topics_of
from tests.test_paragraphs import PUBLISHED
from tests.training.cited import cited
from tests.training.trainees import errors_at

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
published_games = pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.short)

ASKED = (
    1,
    {
        "CB": "4713ae105ba49cee",
        "NCI": "b1c3d12e2dd2389e",
        "E6": "63d927bbf4148e60",
        "NCT": "13f8f9ca438073af",
        "F6": "392ae7d973fa4d0a",
    },
)
"""The version of what exams ask, and what it is in each game.

Where that changes, the version is raised, unless it is only that other errors are tried.
"""


class Tried(NamedTuple):
    """An item with what is right, and each wrong answer to it with the way and what is found."""

    item: str
    moment: TrainingMoment
    right: Answer
    errors: tuple[tuple[ErrorWay, Answer, tuple[Fault, ...]], ...]


@cache
def tried_in(game: Game) -> tuple[Tried, ...]:
    """Return every item of a game, tried in every way."""
    return tuple(
        tried(make_moment(game, topic, item, Random(item)))
        for topic in topics_of(game)
        for item in items_of(game, topic)
    )


def tried(moment: TrainingMoment) -> Tried:
    errors = tuple((way, answer, grade(moment, answer).faults) for way, answer in errors_at(moment))
    return Tried(moment.item, moment, right_answer(moment), errors)


@published_games
def test_items_that_change_raise_the_version_that_exams_name(game: Game) -> None:
    asked = sha256(repr(plan_exam("5a" * 16, training_terms(game))[:BLOCK]).encode())
    for item, moment, right, errors in tried_in(game):
        given = given_of(moment)
        dealt = [str(card) for card in (*given.player, *given.banker, *given.aside)]
        lying = (given.chips, given.came, given.insured, given.taken, given.stacks, given.sum)
        told = [message_as_text(message) for message in given.told]
        asked.update(repr((moment.topic, item, dealt, lying, told, answer_as_text(right))).encode())
        for fault in (fault for _, _, faults in errors for fault in faults):
            asked.update(repr(recorded_fault(fault)).encode())
    assert (ITEMS, asked.hexdigest()[:16]) == (ASKED[0], ASKED[1][game.short])


@games
def test_what_is_told_of_a_fault_is_read_back_as_it_was_recorded(game: Game) -> None:
    for fault in (fault for tried in tried_in(game) for _, _, faults in tried.errors for fault in faults):
        for message in (fault.was, fault.ought, fault.why):
            assert message_from_text(message_as_text(message)) == message


@pytest.mark.parametrize("text", ["", "[]", '["{a}"]', '["{a}",{"a":1.5}]', '["{a}",{"a":["{b}"]}]', "{}"])
def test_a_text_that_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        message_from_text(text)


@games
def test_a_perfect_trainee_is_right_in_every_drill(game: Game) -> None:
    for item, moment, right, _ in tried_in(game):
        assert grade(moment, right).faults == (), item
        assert grade(moment, right).procedure == ()
        assert answer_from_text(answer_as_text(right)) == right


@games
def test_one_error_is_caught_and_nothing_else_is_found(game: Game) -> None:
    seen = set()
    for item, _, _, errors in tried_in(game):
        for way, answer, found in errors:
            assert [fault.way for fault in found] == [way], (item, answer, found)
            assert found[0].way in ERRORS[found[0].topic], found
            assert (way is ErrorWay.RED_LINE) == (found[0].red_line is not None)
            if game in PUBLISHED:
                assert found[0].paragraph in cited(game.short, item, found[0], answer), (item, answer, found)
            seen.add((found[0].topic, way))
    missed = {(topic, way) for topic in topics_of(game) for way in ERRORS[topic]} - seen
    assert missed <= ({(Topic.INSURANCE_ROWS, ErrorWay.FALSE_ALARM)} if not game.has_insurance else set())


def test_nci_every_insured_situation_is_asked() -> None:
    asked = [
        item
        for item in items_of(INSURANCE_SUPER_SIX_PLUS, Topic.INSURANCE_ROWS)
        if item.startswith("insure:")
    ]
    four = [item for item in asked if Stage.FOUR_CARDS.value in item]
    assert (len(four), len(asked)) == (30, 73)


def test_the_ninety_six_draw_situations_and_every_natural_are_asked() -> None:
    for game in GAMES.values():
        items = items_of(game, Topic.DRAW_RULES)
        assert len([item for item in items if "natural" not in item]) == 96
        assert len([item for item in items if "natural" in item]) == 5


@games
def test_a_topic_that_the_game_lacks_is_absent(game: Game) -> None:
    assert (Topic.INSURANCE_ROWS in topics_of(game)) is game.has_insurance
    assert set(topics_of(game)) | {Topic.INSURANCE_ROWS} == set(SKILL_MAP) == set(Topic)
    for topic in topics_of(game):
        assert set(needs_of(game, topic)) <= set(topics_of(game))
        assert len(items_of(game, topic)) >= 6


def test_chips_are_right_when_their_sum_is_right_and_their_order_is_the_houses() -> None:
    moment = make_moment(GAMES["commission"], Topic.CHIP_CUTTING, "chips:cut-3-kinds", Random(1))
    right = right_answer(moment)
    assert isinstance(right, LayChips)
    other = grade(moment, LayChips(tuple(reversed(right.stacks))))
    assert other.right
    assert [fault.way for fault in other.procedure] == [ErrorWay.ORDER]
    assert other.procedure[0].paragraph is None


@games
def test_the_same_item_and_seed_make_the_same_moment(game: Game) -> None:
    for topic in topics_of(game):
        moment = make_moment(game, topic, None, Random(5))
        assert moment_again(topic, moment.item, moment.seed, training_terms(game)) == moment


def test_a_text_that_is_no_answer_is_refused() -> None:
    assert answer_from_text(answer_as_text(GoOn())) == GoOn()
    for text in ("", "{}", '{"type":"offer_lammer","hand":"player","odds":"1/0"}'):
        with pytest.raises(ValueError, match=r"\w"):
            answer_from_text(text)
