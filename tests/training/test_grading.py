"""Right answers are right in every drill; one error is caught, with its paragraph, and nothing else."""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from terminal.rules.bets import Stage
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.games.insurance_super_six_plus import INSURANCE_SUPER_SIX_PLUS
from terminal.training.answers import GoOn, LayChips, answer_as_text, answer_from_text
from terminal.training.errors import ERRORS, ErrorWay, Fault
from terminal.training.exam import recorded_fault
from terminal.training.exam_plan import BLOCK, ITEMS, plan_exam
from terminal.training.grading import grade, right_answer
from terminal.training.message_text import message_as_text, message_from_text
from terminal.training.moment import given_of
from terminal.training.moments import items_of, make_moment, moment_again, training_terms
from terminal.training.skills import SKILL_MAP, Topic, needs_of, topics_of
from tests.training.trainees import errors_at

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)

DRAW = {"CB": "3.12", "NCI": "3.15", "E6": "3.6", "NCT": "3.7", "F6": "3.9"}
WINNER = {"CB": "3.13", "NCI": "3.16", "E6": "3.7", "NCT": "3.8", "F6": "3.10"}
TIE = {"CB": "3.14", "NCI": "3.17", "E6": "3.8", "NCT": "3.9", "F6": "3.10.1"}
POINTS = {"CB": "1.14", "NCI": "1.16", "E6": "3.7", "NCT": "3.8", "F6": "3.4"}
PRICES = {
    "CB": {"4.1.1", "4.1.2"},
    "NCI": {"4.1.1", "4.1.2"},
    "E6": {"4.1.1"},
    "NCT": {"4.1.1"},
    "F6": {"4.1"},
}

ASKED = (
    1,
    {
        "CB": "dc93c37d7fe2a8e2",
        "NCI": "f4d6284f2bd40a7f",
        "E6": "f3a2968dd0b33838",
        "NCT": "9bf202f31d9f95ec",
        "F6": "2e9831c5fe224824",
    },
)
"""The version of what exams ask, and what it is in each game: where that changes, the version is raised."""

LIMITS = {"over-player": "5.1", "over-banker": "5.1", "over-maximum": "3.4", "pro-rata": "5.1.1"}
"""What CB and NCI say of bets that are too large; the other sets say nothing of limits."""


@games
def test_items_that_change_raise_the_version_that_exams_name(game: Game) -> None:
    asked = sha256(repr(plan_exam("5a" * 16, training_terms(game))[:BLOCK]).encode())
    for topic in topics_of(game):
        for item in items_of(game, topic):
            moment = make_moment(game, topic, item, Random(item))
            given = given_of(moment)
            dealt = [str(card) for card in (*given.player, *given.banker, *given.aside)]
            lying = (given.chips, given.came, given.insured, given.taken, given.stacks, given.sum)
            told = [message_as_text(message) for message in given.told]
            asked.update(
                repr((topic, item, dealt, lying, told, answer_as_text(right_answer(moment)))).encode()
            )
            for _, answer in errors_at(moment):
                faults = grade(moment, answer).faults
                asked.update(repr([recorded_fault(fault) for fault in faults]).encode())
                for message in (part for fault in faults for part in (fault.was, fault.ought, fault.why)):
                    assert message_from_text(message_as_text(message)) == message
    assert (ITEMS, asked.hexdigest()[:16]) == (ASKED[0], ASKED[1][game.short])


@games
def test_a_perfect_trainee_is_right_in_every_drill(game: Game) -> None:
    for topic in topics_of(game):
        # The Table of Play and the calls are the same in all games: one of them is asked all of it.
        alike = topic in (Topic.DRAW_RULES, Topic.CALLS) and not game.has_insurance
        for item in items_of(game, topic)[:: 5 if alike else 1]:
            moment = make_moment(game, topic, item, Random(item))
            answer = right_answer(moment)
            assert grade(moment, answer).faults == (), (topic, item)
            assert grade(moment, answer).procedure == ()
            assert answer_from_text(answer_as_text(answer)) == answer


@games
def test_one_error_is_caught_and_nothing_else_is_found(game: Game) -> None:
    chance, seen = Random(13), set()
    for topic in topics_of(game):
        items = items_of(game, topic)
        for item in chance.sample(items, min(len(items), 120 if topic is Topic.IRREGULARITIES else 30)):
            moment = make_moment(game, topic, item, chance)
            for way, answer in errors_at(moment):
                found = grade(moment, answer).faults
                assert [fault.way for fault in found] == [way], (topic, item, answer, found)
                assert found[0].way in ERRORS[found[0].topic], found
                assert (way is ErrorWay.RED_LINE) == (found[0].red_line is not None)
                check_paragraph(game, found[0])
                check_limit(game, item, found[0])
                seen.add((found[0].topic, way))
    missed = {(topic, way) for topic in topics_of(game) for way in ERRORS[topic]} - seen
    assert missed <= ({(Topic.INSURANCE_ROWS, ErrorWay.FALSE_ALARM)} if not game.has_insurance else set())


def check_paragraph(game: Game, fault: Fault) -> None:
    """Check that a fault names the paragraph that its topic and way call for."""
    if fault.topic is Topic.DRAW_RULES:
        assert fault.paragraph == DRAW[game.short]
    elif fault.topic is Topic.CALLS:
        ends = {WINNER[game.short], TIE[game.short]}
        if fault.way is ErrorWay.OMISSION:
            ends = {None}
        assert fault.paragraph in ({POINTS[game.short]} if fault.way is ErrorWay.SUM else ends)
    elif fault.topic is Topic.INSURANCE_ROWS:
        assert fault.paragraph == "3.12"
    elif fault.topic in (Topic.PAYOUTS, Topic.COMMISSION) and fault.way is not ErrorWay.EXTRA_ACT:
        assert fault.paragraph in PRICES[game.short]
    elif fault.way is ErrorWay.EXTRA_ACT and fault.topic in (Topic.PAYOUTS, Topic.COMMISSION):
        assert fault.paragraph == WINNER[game.short]
    elif fault.topic is Topic.TAKE_AND_PAY:
        assert fault.paragraph in (PRICES[game.short] if fault.way is ErrorWay.SUM else {None})
    elif fault.topic is Topic.CHIP_CUTTING:
        assert fault.paragraph is None


def check_limit(game: Game, item: str, fault: Fault) -> None:
    """Check that a fault about limits names what the published rules say of the item, or nothing."""
    if fault.topic is not Topic.LIMITS or fault.way in (ErrorWay.FALSE_ALARM, ErrorWay.EXTRA_ACT):
        return
    for what, paragraph in LIMITS.items():
        if item.startswith(f"limit:{what}") and fault.way is not ErrorWay.OMISSION:
            own = item.endswith("-under-minimum") and what == "pro-rata"
            assert fault.paragraph == (("5.1.2" if own else paragraph) if game.differential else None), item
    if item.startswith("limit:under-minimum") and fault.way is ErrorWay.OMISSION:
        assert fault.paragraph == ("5.2" if game.differential else None)


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
