"""A coached round: the trainee first, a mistake told at once and done again, an own undo no error."""

from __future__ import annotations

from random import Random

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import CloseBets, NewShoe, OpenTable
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.training.commands import SetTraining
from terminal.rounds.training.record import TrainingSettings
from terminal.rules.bets import Hand
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.table.session.table_session import Actor, TableSession
from terminal.training.answers import DrawTo, GoOn, NameFault, PayBox, TakeAndPay
from terminal.training.bettors import Bettors
from terminal.training.coach import Coach, CoachedAct, CoachUnready
from terminal.training.coached_table import begin_round, coached_table
from terminal.training.errors import ErrorWay, RedLine
from terminal.training.grading import right_answer
from terminal.training.moments import training_terms
from terminal.training.topics.take_and_pay import takes_due
from terminal.training.virtual_shoe import VirtualShoe

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)


def coached(game: Game, seed: int, *, rate: int = 4) -> tuple[Coach, TableSession]:
    """Return a coached table of a game, with a ledger of training in memory."""
    terms = training_terms(game)
    ledger = Ledger.create(None, kind=LedgerKind.TRAINING, table_id=terms.table_id, zone="UTC")
    session = TableSession(ledger, Table(terms))
    begun = (OpenTable(terms), SetTraining(TrainingSettings()), NewShoe(terms.decks, burn_due=False))
    for command in begun:
        assert not isinstance(session.handle(command, acting=Actor("trainer", Rank.SHIFT_MANAGER)), Refusal)
    return Coach(session, VirtualShoe(Random(seed)), Bettors(terms, Random(seed), rate=rate)), session


def step(coach: Coach) -> None:
    """Do what comes next without fault."""
    moment = coach.moment
    coach.enter(takes_due(moment) if coach.act is CoachedAct.TAKE else right_answer(moment))
    told = coach.done()
    assert told.grade.right, (coach.act, told)


def to(coach: Coach, *acts: CoachedAct) -> None:
    """Do what comes next without fault up to one of these acts, over as many rounds as it takes."""
    for _ in range(400):
        if coach.act in acts:
            return
        if coach.act is CoachedAct.OVER:
            coach.begin()
        else:
            step(coach)
    raise AssertionError(f"none of {acts} came")


@games
def test_a_trainee_without_fault_deals_round_after_round(game: Game) -> None:
    coach, session = coached(game, 3)
    for number in range(1, 13):
        coach.begin()
        while coach.act is not CoachedAct.OVER:
            step(coach)
        assert all(done.faults == () and done.corrected == 0 for done in coach.steps)
        assert session.table.rounds == number
        assert session.table.last is not None
        assert session.table.last.settlement is not None


@games
def test_a_mistake_is_told_at_once_with_what_was_right_and_done_again(game: Game) -> None:
    coach, session = coached(game, 8, rate=0)
    to(coach, CoachedAct.DRAW)
    right, before = right_answer(coach.moment), session.table
    assert isinstance(right, DrawTo)
    coach.enter(GoOn())
    told = coach.done()
    assert [(fault.way, fault.paragraph) for fault in told.grade.faults] == [
        (ErrorWay.OMISSION, game.paragraphs.draw)
    ]
    assert told.right == right
    assert coach.missed
    assert session.table is before
    step(coach)
    assert not coach.missed
    assert [fault.way for fault in coach.steps[-1].faults] == [ErrorWay.OMISSION]


def test_an_own_undo_before_the_act_is_done_is_a_self_correction() -> None:
    coach, _ = coached(GAMES["commission"], 8, rate=0)
    to(coach, CoachedAct.DRAW)
    coach.enter(GoOn())
    coach.take_back()
    assert coach.entered is None
    step(coach)
    assert coach.steps[-1].faults == ()
    assert coach.steps[-1].corrected == 1


@games
def test_a_cry_of_a_late_bet_where_there_was_none_is_a_false_alarm(game: Game) -> None:
    coach, _ = coached(game, 8, rate=0)
    for act in (CoachedAct.BETS, CoachedAct.DRAW, CoachedAct.CALL):
        to(coach, act)
        coach.enter(NameFault("late_bet"))
        assert [fault.way for fault in coach.done().grade.faults] == [ErrorWay.FALSE_ALARM]
        step(coach)


@games
def test_a_late_bet_that_is_let_go_is_a_red_line_and_a_refused_one_is_on_record(game: Game) -> None:
    coach, session = coached(game, 5)
    to(coach, CoachedAct.AFTER_THE_CALL)
    while right_answer(coach.moment) != NameFault("late_bet"):
        step(coach)
        to(coach, CoachedAct.AFTER_THE_CALL)
    coach.enter(GoOn())
    assert coach.done().grade.red_lines == (RedLine.LATE_BET_TAKEN,)
    step(coach)
    played = session.table.round
    assert played is not None
    recorded = [record.kind for record in played.irregularities]
    assert recorded == ["late_bet"]


@games
def test_to_pay_before_the_losing_bets_are_taken_is_a_red_line(game: Game) -> None:
    coach, _ = coached(game, 8, rate=0)
    to(coach, CoachedAct.TAKE)
    coach.enter(PayBox(()))
    assert coach.done().grade.red_lines == (RedLine.PAID_BEFORE_TAKING,)
    coach.enter(TakeAndPay(()))
    assert {fault.way for fault in coach.done().grade.faults} == {ErrorWay.OMISSION}
    step(coach)


def test_a_card_past_a_due_offer_is_a_red_line() -> None:
    coach, _ = coached(GAMES["insurance-super-six-plus"], 8, rate=0)
    to(coach, CoachedAct.OFFER)
    coach.enter(DrawTo(Hand.PLAYER))
    assert coach.done().grade.red_lines == (RedLine.DEALT_PAST_OFFER,)
    step(coach)


def test_nothing_is_done_before_it_is_entered_and_nothing_is_asked_after_the_round() -> None:
    coach, _ = coached(GAMES["commission"], 8)
    with pytest.raises(CoachUnready, match="over"):
        _ = coach.question
    coach.begin()
    with pytest.raises(CoachUnready, match="nothing was entered"):
        coach.done()


@pytest.mark.parametrize("how", [CoachedAct.BETS, CoachedAct.AFTER_THE_CALL, CoachedAct.TAKE])
def test_a_round_that_was_left_open_goes_on_where_it_was(how: CoachedAct) -> None:
    """Who breaks a rule, what was done and how, and what is asked next: a closed program loses none of it."""
    _, session = coached(GAMES["commission"], 5)
    coach = coached_table(session, 7714)
    while not (coach.act is how and (how is CoachedAct.TAKE or coach.moment.happens.came)):
        if coach.act is CoachedAct.OVER:
            assert begin_round(session, coach) is None
        else:
            step(coach)
    again = coached_table(session, 4471)
    assert (again.seed, again.act, again.moment, again.steps) == (7714, how, coach.moment, coach.steps)
    assert [one.act for one in again.steps] == [one.act for one in coach.steps]
    while again.act is not CoachedAct.OVER:
        step(again)
    assert all(not one.faults for one in again.steps)


def test_the_first_cards_are_dealt_though_the_program_ended_between_them() -> None:
    coach, session = coached(GAMES["commission"], 6, rate=0)
    coach.begin()
    done = session.handle(CloseBets())
    assert not isinstance(done, Refusal)
    again = coached_table(session, 6)
    assert again.act is not CoachedAct.OVER
    assert len(session.situation.open_round.dealt) == 4


@pytest.mark.parametrize("rate", [0, 4])
def test_somebody_breaks_a_rule_as_often_as_the_house_has_settled(rate: int) -> None:
    _, session = coached(GAMES["easy-six"], 5)
    house = Actor("trainer", Rank.SHIFT_MANAGER)
    done = session.handle(SetTraining(TrainingSettings(violations=rate)), acting=house)
    assert not isinstance(done, Refusal)
    coach, broken = coached_table(session, 7714), 0
    for _ in range(10):
        assert begin_round(session, coach) is None
        training = session.table.training
        assert training is not None
        assert training.coached is not None
        broken += bool(training.coached.breaks)
        while coach.act is not CoachedAct.OVER:
            step(coach)
    assert broken == rate
