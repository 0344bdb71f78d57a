"""The right answer of every item can be entered with the keys and areas that a trainee has."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.screen.training.answer_entry import AnswerEntry, BetPlace, Doing, DoneAct
from terminal.screen.training.answering import own_sums
from terminal.training.answers import Answer, PayBox, PayOut, SaySum, TakeAndPay, TakeBox, TurnBackChips
from terminal.training.grading import grade, right_answer
from terminal.training.moment import TrainingMoment, given_of
from terminal.training.moments import items_of, make_moment
from terminal.training.skills import topics_of
from tests.screen.trained import bet_area, keys_of


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_the_right_answer_of_every_item_can_be_entered(game: Game) -> None:
    for topic in topics_of(game):
        for item in items_of(game, topic):
            moment = make_moment(game, topic, item, Random(item))
            entered = _entered(moment, right_answer(moment))
            assert entered is not None, (topic, item)
            assert grade(moment, entered).faults == (), (topic, item, entered)


def _entered(moment: TrainingMoment, answer: Answer) -> Answer | None:
    """Return the answer that the touches make which stand for a right one."""
    entry = AnswerEntry(given_of(moment))
    for key in keys_of(answer):
        assert entry.touch(key), key
    match answer:
        case SaySum():
            _type(entry, answer.cents)
        case PayBox():
            for part in answer.paid:
                _do(entry, moment, BetPlace(part.box, part.bettor, part.bet), Doing.PAY, part.cents)
        case TurnBackChips():
            for part in answer.sums:
                _do(entry, moment, BetPlace(part.box, part.bettor, part.bet), Doing.REFUSE, part.cents)
        case TakeAndPay():
            for act in answer.acts:
                _settle(entry, moment, act)
        case _:
            pass
    return entry.answer(moment.topic, moment.ask)


def _settle(entry: AnswerEntry, moment: TrainingMoment, act: TakeBox | PayOut) -> None:
    if isinstance(act, TakeBox):
        entry.plate(act.box)
        assert entry.touch(("do", Doing.TAKE))
        return
    chips = next(c for c in given_of(moment).chips if (c.box, c.bettor) == (act.box, act.bettor))
    _do(entry, moment, BetPlace(act.box, act.bettor, chips.bet.value), Doing.PAY, act.cents)


def _do(entry: AnswerEntry, moment: TrainingMoment, place: BetPlace, doing: Doing, cents: int) -> None:
    """Touch the area until the bet is chosen, type the sum, and do it."""
    area = bet_area(given_of(moment), place)
    for _ in range(9):
        entry.area(place.box, area)
        if entry.entry.place == place:
            break
    assert entry.entry.place == place
    _type(entry, cents)
    assert entry.touch(("do", doing))


def _type(entry: AnswerEntry, cents: int) -> None:
    assert entry.touch("type")
    dollars, rest = divmod(cents, 100)
    for digit in f"{dollars}.{rest:02d}" if rest else str(dollars):
        assert entry.touch(("digit", digit))
    assert entry.entry.cents == cents


@pytest.mark.parametrize(
    ("paid", "shown"),
    [
        ((), ""),
        ((320_00,), "320"),
        ((100_00, 200_00, 300_00), "100 + 200 + 300 = 600"),
        ((100_00, 200_00, 300_00, 400_00), "… + 300 + 400 = 1,000"),
    ],
)
def test_of_many_sums_the_last_are_shown_and_what_all_add_up_to(paid: tuple[int, ...], shown: str) -> None:
    game = GAMES["commission"]
    entry = AnswerEntry(given_of(make_moment(game, topics_of(game)[0], None, Random(1))))
    acts = tuple(DoneAct(Doing.PAY, BetPlace("1", "seated", "player"), cents) for cents in paid)
    entry.entry = replace(entry.entry, acts=acts)
    assert own_sums(entry) == shown
