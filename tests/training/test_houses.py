"""A house trains at its own table: every moment keeps to its limits, its unit and its chips."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from terminal.rounds.commands import CorrectBet
from terminal.rounds.events import ExamBegun
from terminal.rounds.training.record import MOST_VIOLATIONS
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey
from terminal.training.answers import CallRank, LayChips, TurnBackChips
from terminal.training.bettors import Bettors, violations_of
from terminal.training.exam import after_a_start
from terminal.training.grading import grade, right_answer
from terminal.training.house_chips import stake_unit, with_chips
from terminal.training.moment import Ask
from terminal.training.moments import items_of, moment_again, training_terms
from terminal.training.skills import Topic, topics_of
from terminal.training.table_builder import TableBuilder
from tests.training.houses import TABLES, terms_at
from tests.training.room import TrainingRoom, began
from tests.training.test_bettors import play

OF_EACH = 12
"""Moments of a topic, game and table."""
ROUNDS = 60
CHIPS = (25_00, 100_00, 500_00)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_every_topic_can_be_asked_at_the_table_of_the_house(game: Game, table: str) -> None:
    terms, chance = terms_at(game, table), Random(table)
    for topic in topics_of(game):
        items = items_of(game, topic, terms)
        for item in chance.sample(items, min(len(items), OF_EACH)):
            moment = moment_again(topic, item, chance.getrandbits(64), terms)
            assert grade(moment, right_answer(moment)).right, (topic, item)
            played = moment.state.current
            for cents in () if played is None else played.sums.values():
                assert cents % stake_unit(terms) == 0 or topic is Topic.LIMITS, (topic, item)


@pytest.mark.parametrize("item", ["in-play", "at-result", "settled"])
def test_a_bet_that_has_reached_the_maximum_is_corrected_to_less(item: str) -> None:
    terms, below = terms_at(GAMES["commission"], "large unit, low limits"), 0
    for seed in range(8):
        moment = moment_again(Topic.WHO_DECIDES, f"decides:bet-corrected-{item}", seed, terms)
        assert right_answer(moment) == CallRank(Rank.PIT_SUPERVISOR)
        command, played = moment.command, moment.state.current
        assert isinstance(command, CorrectBet)
        assert played is not None
        below += command.amount < played.sums[BetKey(command.box, command.bettor, command.bet)]
    assert below


@pytest.mark.parametrize("table", TABLES)
def test_the_guests_of_the_coached_table_lay_what_the_house_takes(table: str) -> None:
    chance, terms = Random(table), terms_at(GAMES["insurance-super-six-plus"], table)
    guests = Bettors(terms, chance, rate=MOST_VIOLATIONS)
    broken = set()
    for _ in range(ROUNDS):
        coming = guests.next_round()
        assert all(laid.cents % stake_unit(terms) == 0 for laid in coming.bets)
        play(TableBuilder(terms), guests, coming, chance)
        broken |= set() if coming.breaks is None else {coming.breaks.how}
    assert broken == set(violations_of(terms))


def test_chips_are_cut_in_those_of_the_house() -> None:
    terms = with_chips(training_terms(GAMES["commission"]), CHIPS)
    items = items_of(terms.rules, Topic.CHIP_CUTTING, terms)
    assert items
    for item in items:
        moment = moment_again(Topic.CHIP_CUTTING, item, 7, terms)
        answer = right_answer(moment)
        if moment.ask is not Ask.PROVE:
            assert isinstance(answer, LayChips)
            assert {value for value, _ in answer.stacks} <= set(CHIPS)
            (value, count), *rest = answer.stacks
            foreign = LayChips(((value // 5, 5), (value, count - 1), *rest))
            assert not grade(moment, foreign).right


@pytest.mark.parametrize("side", ["player", "banker"])
def test_a_bet_that_the_differential_would_cut_below_the_minimum_goes_back_whole(side: str) -> None:
    terms = training_terms(GAMES["commission"])
    for seed in range(5):
        moment = moment_again(Topic.LIMITS, f"limit:over-{side}-cut-whole", seed, terms)
        answer = right_answer(moment)
        assert isinstance(answer, TurnBackChips)
        (back,) = answer.sums
        assert back.cents == next(
            cents
            for key, cents in moment.played.sums.items()
            if (key.box, key.bettor, key.bet.value) == (back.box, back.bettor, back.bet)
        )


def test_an_exam_keeps_the_chips_with_which_it_began() -> None:
    room = TrainingRoom()
    shipped, room.terms = room.terms, with_chips(room.terms, CHIPS)
    sitting = began(room.examinee().begin_exam())
    begun = next(one.event for one in room.ledger.read() if isinstance(one.event, ExamBegun))
    assert begun.terms.chips == CHIPS
    before = sitting.moment()
    after_a_start(room.session)
    room.terms = replace(shipped)
    assert began(room.desk().resume_exam()).moment() == before
