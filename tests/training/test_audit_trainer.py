"""The audit trainer: every planted error is one that the replay calls wrong, and nothing else is."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.training.audits.audit_trainer import (
    AuditCase,
    AuditSaid,
    Sureness,
    audit_cases,
    kinds_of,
    score,
)
from terminal.training.audits.audited_round import LEVELS, Planted, PlantedKind
from terminal.training.audits.replayed import first_fault
from terminal.training.moments import training_terms

ROUNDS = 30
EACH = pytest.mark.parametrize("level", LEVELS)
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)


def cases(game: Game, level: int, rounds: int = ROUNDS) -> list[AuditCase]:
    return list(islice(audit_cases(training_terms(game), level, Random(level)), rounds))


@EACH
@EACH_GAME
def test_the_replay_calls_each_planted_error_wrong_and_no_clean_round(game: Game, level: int) -> None:
    found = cases(game, level)
    assert [first_fault(case.seen) for case in found] == [case.planted for case in found]
    assert sum(case.planted is not None for case in found) * 10 == ROUNDS * 3
    carried = {case.planted.kind for case in found if case.planted is not None}
    assert carried == set(kinds_of(training_terms(game), level))


def test_each_error_has_its_turn_at_the_highest_level_of_a_game_with_insurance() -> None:
    assert set(kinds_of(training_terms(GAMES["insurance-super-six-plus"]), 4)) == set(PlantedKind)


def test_a_supervisor_who_finds_everything_scores_all_without_a_false_alarm() -> None:
    found = cases(GAMES["insurance-super-six-plus"], 4)
    said = [AuditSaid(found=first_fault(case.seen), sure=Sureness.CERTAIN) for case in found]
    scored = score(found, said)
    assert (float(scored.detection), float(scored.alarm_rate)) == (1, 0)
    assert scored.sure[Sureness.CERTAIN] == (ROUNDS, ROUNDS)
    assert scored.told.render() == "Found: 9 of 9. False alarms: 0 of 21."


def test_a_supervisor_who_cries_at_everything_is_told_so() -> None:
    found = cases(GAMES["commission"], 2)
    cry = Planted(PlantedKind.WRONG_PAYOUT, 0)
    scored = score(found, [AuditSaid(found=case.planted or cry, sure=Sureness.GUESS) for case in found])
    assert (float(scored.detection), float(scored.alarm_rate)) == (1, 1)
    assert scored.told.render().startswith("You called errors in 21 of 21 clean rounds.")


def test_a_supervisor_who_never_cries_finds_nothing_and_is_right_seven_times_in_ten() -> None:
    found = cases(GAMES["commission"], 1)
    scored = score(found, [AuditSaid(found=None, sure=Sureness.LIKELY) for _ in found])
    assert (float(scored.detection), float(scored.alarm_rate)) == (0, 0)
    assert scored.sure[Sureness.LIKELY] == (21, 30)
