"""Mastery: the bound by an independent formula, and how often a trainee of a known skill is called ready."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb, sqrt
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.rounds.training.record import TopicJudged, TrainingSettings
from terminal.training.mastery import (
    BOUND_STEPS,
    LAST_ANSWERS,
    LEAST_ANSWERS,
    TopicAnswer,
    TopicLook,
    is_met,
    is_ready,
    judge_day,
    look_of,
    lower_bound,
    reaches,
)

HOUSE = TrainingSettings()
NEEDS = {"draw_rules": (), "calls": (), "payouts": (), "commission": ("payouts",)}
DAYS, A_DAY = 30, 20
RIGHT, WRONG = TopicAnswer(True, 3_000), TopicAnswer(False, 3_000)


def wilson(right: int, answers: int) -> float:
    """Return the lower end of the two-sided 99 % Wilson interval, by the usual formula."""
    z = NormalDist().inv_cdf(0.995)
    share = right / answers
    middle = share + z * z / (2 * answers)
    half = z * sqrt(share * (1 - share) / answers + z * z / (4 * answers * answers))
    return (middle - half) / (1 + z * z / answers)


@settings(max_examples=50)
@given(st.integers(1, LAST_ANSWERS).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_bound_is_that_of_the_formula_rounded_down(counts: tuple[int, int]) -> None:
    right, answers = counts
    bound = lower_bound(right, answers)
    assert bound.denominator <= BOUND_STEPS
    assert -1e-9 <= max(0.0, wilson(right, answers)) - float(bound) < 1 / BOUND_STEPS + 1e-9
    assert reaches(right, answers, bound)


@pytest.mark.parametrize(
    ("answers", "wrong", "met"),
    [(59, 0, False), (60, 0, True), (78, 1, False), (79, 1, True), (100, 2, True), (100, 3, False)],
)
def test_what_meets_the_shipped_standard(answers: int, wrong: int, met: bool) -> None:
    given_ = [WRONG] * wrong + [RIGHT] * (answers - wrong)
    assert is_met(given_, HOUSE.standard, HOUSE.target("draw_rules")) is met


def test_only_the_last_hundred_answers_are_looked_at() -> None:
    assert is_met([WRONG] * 50 + [RIGHT] * 100, HOUSE.standard, 4_000)


def test_a_median_over_the_target_meets_nothing() -> None:
    slow = [TopicAnswer(True, 4_001)] * 51 + [TopicAnswer(True, 100)] * 49
    assert not is_met(slow, HOUSE.standard, 4_000)
    assert is_met(slow[2:] + [RIGHT] * 2, HOUSE.standard, 4_000)


def judged(
    answers: dict[str, list[TopicAnswer]],
    before: tuple[TopicJudged, ...] = (),
    *,
    fresh: int = A_DAY,
    opened: tuple[str, ...] = (),
) -> tuple[TopicJudged, ...]:
    return judge_day(
        NEEDS,
        answers,
        fresh=dict.fromkeys(answers, fresh),
        before=before,
        opened=opened,
        settings=HOUSE,
    )


def topic(day: tuple[TopicJudged, ...], name: str) -> TopicJudged:
    return next(one for one in day if one.topic == name)


def test_a_topic_is_mastered_on_the_second_day_running_and_opens_what_needs_it() -> None:
    answers = {"payouts": [RIGHT] * LEAST_ANSWERS}
    first = judged(answers)
    assert (topic(first, "payouts").met, topic(first, "payouts").mastered) == (True, False)
    assert not topic(first, "commission").is_open
    second = judged(answers, first)
    assert topic(second, "payouts").mastered
    assert topic(second, "commission").is_open


def test_a_day_on_which_it_was_not_trained_is_no_second_day() -> None:
    answers = {"payouts": [RIGHT] * LEAST_ANSWERS}
    idle = judged(answers, judged(answers), fresh=0)
    assert not topic(idle, "payouts").mastered
    assert topic(judged(answers, idle), "payouts").mastered


def test_a_bad_day_between_starts_the_two_days_again() -> None:
    good, bad = {"payouts": [RIGHT] * 100}, {"payouts": [RIGHT] * 95 + [WRONG] * 5}
    third = judged(good, judged(bad, judged(good)))
    assert not topic(third, "payouts").mastered


def test_what_is_open_stays_open_and_what_is_mastered_stays_mastered() -> None:
    good = {"payouts": [RIGHT] * 100}
    open_now = judged(good, judged(good))
    later = judged({"payouts": [WRONG] * 100}, open_now)
    assert topic(later, "payouts").mastered
    assert topic(later, "commission").is_open


def test_a_placement_opens_a_topic_and_masters_nothing() -> None:
    day = judged({}, opened=("commission",))
    assert topic(day, "commission").is_open
    assert not any(one.mastered for one in day)
    assert not is_ready(NEEDS, day)


def chance_of_mastery(skill: float) -> float:
    """Return the exact chance that a topic is mastered within 30 days of 20 answers.

    Followed are the wrong answers of the last four days, as many as can still matter, and the day before.
    """
    worst = next(wrong for wrong in range(LAST_ANSWERS) if not reaches(100 - wrong, 100, HOUSE.standard))
    a_day = [comb(A_DAY, k) * (1 - skill) ** k * skill ** (A_DAY - k) for k in range(worst)]
    a_day.append(1 - sum(a_day))
    states: dict[tuple[tuple[int, ...], bool], float] = {((), False): 1.0}
    mastered = 0.0
    for _ in range(DAYS):
        after: dict[tuple[tuple[int, ...], bool], float] = {}
        for (days, met), chance in states.items():
            for wrong, share in enumerate(a_day):
                window = (*days, wrong)[-(LAST_ANSWERS // A_DAY) :]
                answers = A_DAY * len(window)
                missed = min(sum(window), answers)
                met_now = answers >= LEAST_ANSWERS and reaches(answers - missed, answers, HOUSE.standard)
                if met and met_now:
                    mastered += chance * share
                    continue
                state = window[-(LAST_ANSWERS // A_DAY - 1) :], met_now
                after[state] = after.get(state, 0.0) + chance * share
        states = after
    return mastered


def test_a_topic_right_nine_times_in_ten_makes_at_most_one_in_twenty_ready() -> None:
    assert chance_of_mastery(0.90) <= 0.05


def test_a_topic_right_98_times_in_a_hundred_makes_19_in_twenty_ready() -> None:
    assert chance_of_mastery(0.98) >= 0.95


def trained(skill: float, chance: Random) -> bool:
    """Return whether a trainee with one topic of this skill, the others faultless, is ever called ready."""
    answers: dict[str, list[TopicAnswer]] = {name: [] for name in NEEDS}
    day: tuple[TopicJudged, ...] = ()
    for _ in range(DAYS):
        for name, given_ in answers.items():
            sure = 1.0 if name != "calls" else skill
            given_.extend(RIGHT if chance.random() < sure else WRONG for _ in range(A_DAY))
        day = judged(answers, day)
    return is_ready(NEEDS, day)


@pytest.mark.parametrize("skill", [0.90, 0.98])
def test_the_code_itself_agrees_with_the_exact_chance(skill: float) -> None:
    share_of(lambda chance: trained(skill, chance), 60, chance_of_mastery(skill))


@pytest.mark.soak
@pytest.mark.parametrize("skill", [0.90, 0.94, 0.98])
def test_thousands_of_trainees_agree_with_the_exact_chance(skill: float) -> None:
    share_of(lambda chance: trained(skill, chance), 2_000, chance_of_mastery(skill))


def share_of(trial: Callable[[Random], bool], trials: int, expected: float) -> None:
    """Hold so many seeded trials to an exact chance, within three standard errors."""
    chance = Random(13)
    happened = sum(trial(chance) for _ in range(trials))
    allowed = 3 * sqrt(expected * (1 - expected) / trials)
    assert abs(happened / trials - expected) <= allowed


def test_the_standard_is_a_setting_of_the_house() -> None:
    lower = TrainingSettings(standard=Fraction(4, 5))
    assert is_met([WRONG] * 6 + [RIGHT] * 94, lower.standard, 4_000)
    assert not is_met([WRONG] * 6 + [RIGHT] * 94, HOUSE.standard, 4_000)


def test_how_a_topic_is_shown() -> None:
    good, slow = {"payouts": [RIGHT] * 100}, {"payouts": [TopicAnswer(True, 60_000)] * 100}
    first = judged(good)
    shown = {
        TopicLook.ANOTHER_DAY: topic(first, "payouts"),
        TopicLook.MASTERED: topic(judged(good, first), "payouts"),
        TopicLook.TOO_SLOW: topic(judged(slow), "payouts"),
        TopicLook.IN_WORK: topic(judged({"payouts": [RIGHT]}), "payouts"),
        TopicLook.LOCKED: topic(first, "commission"),
    }
    assert {look: look_of(one, HOUSE) for look, one in shown.items()} == {look: look for look in TopicLook}
