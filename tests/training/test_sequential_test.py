"""The stopping rule of the exam, worked out exactly over every run that it allows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terminal.rounds.training.sequential_test import (
    ERROR,
    FIRST_DECISION,
    LAST_DECISION,
    NOT_READY,
    READY,
    ExamVerdict,
    chances,
    verdict,
)


def test_who_is_right_nine_times_in_ten_passes_at_most_one_time_in_twenty() -> None:
    assert chances(NOT_READY)[ExamVerdict.PASSED] <= ERROR


def test_who_is_right_98_times_in_a_hundred_passes_at_least_19_times_in_twenty() -> None:
    assert chances(READY)[ExamVerdict.PASSED] >= 1 - ERROR


@pytest.mark.parametrize("skill", [Fraction(1, 2), NOT_READY, Fraction(19, 20), READY, Fraction(1)])
def test_every_run_comes_to_one_end(skill: Fraction) -> None:
    ends = chances(skill)
    assert sum(ends.values()) == 1
    assert ends[ExamVerdict.OPEN] == 0


def test_nothing_is_decided_before_decision_35_and_all_at_140() -> None:
    early = range(FIRST_DECISION)
    assert {verdict(made, wrong) for made in early for wrong in range(made + 1)} == {ExamVerdict.OPEN}
    at_last = {verdict(LAST_DECISION, wrong) for wrong in range(LAST_DECISION + 1)}
    assert at_last == {ExamVerdict.PASSED, ExamVerdict.NOT_PASSED, ExamVerdict.NOT_YET}


def test_who_makes_no_mistake_is_done_with_decision_35() -> None:
    assert (verdict(34, 0), verdict(35, 0)) == (ExamVerdict.OPEN, ExamVerdict.PASSED)


def test_one_more_mistake_never_helps() -> None:
    order = [ExamVerdict.PASSED, ExamVerdict.OPEN, ExamVerdict.NOT_YET, ExamVerdict.NOT_PASSED]
    for made in range(FIRST_DECISION, LAST_DECISION + 1):
        places = [order.index(verdict(made, wrong)) for wrong in range(made + 1)]
        assert places == sorted(places)
