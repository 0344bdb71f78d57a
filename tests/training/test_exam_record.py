"""The exam on record: what ends it, what may not happen meanwhile, and 10,000 trainees through it."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random

import pytest
from msgspec import structs

from terminal.rounds.commands import CloseDay, Command
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rounds.training.commands import (
    AnswerExam,
    BeginExam,
    BeginPlacement,
    EndExam,
    EndTrainingDay,
    InterruptExam,
    RecordAnswer,
    ResumeExam,
    SetTraining,
    SignOffExam,
)
from terminal.rounds.training.record import (
    MOST_VIOLATIONS,
    PLACEMENT_ITEMS,
    AnswerFault,
    AnswerMode,
    ExamEnding,
    ExamRecord,
    FaultTold,
    OpenTopics,
    TopicJudged,
    TrainingRecord,
    TrainingSettings,
)
from terminal.rounds.training.sequential_test import (
    FIRST_DECISION,
    LAST_DECISION,
    NOT_READY,
    READY,
    ExamVerdict,
    chances,
)
from terminal.rounds.training.topics import NEEDS, open_of, topics_of
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank

TERMS = Terms(table_id="TR-01", game="commission", layout="bean-7", boxes=("1",), decks=8)
TRAINEE, OTHER = "0123456789abcdef", "fedcba9876543210"
DAY, NEXT_DAY, FOURTH_DAY = "2025-11-27", "2025-11-28", "2025-11-30"
FAULT = (AnswerFault("calls", "sum", "3.12"),)
TOLD = (FaultTold("", "", "", ""),)
TOPICS = tuple(topics_of(GAMES["commission"]))
OPENED = tuple(
    OpenTopics(one, game.id, topics_of(game)) for one in (TRAINEE, OTHER) for game in GAMES.values()
)
OF_TRAINING = Table(TERMS, training=TrainingRecord(opened=OPENED))


def seed(number: int) -> str:
    return f"{number:032x}"


def begin(number: int = 1, day: str = DAY, *, trainee: str = TRAINEE, mock: bool = False) -> BeginExam:
    return BeginExam(trainee, TERMS, seed(number), day, mock)


def answer(
    moment: int, *, right: bool = True, red_line: bool = False, exam: int = 1, took: int = 1_000
) -> AnswerExam:
    faults, told = ((), ()) if right else (FAULT, TOLD)
    return AnswerExam(exam, moment, "calls", "natural", right, red_line, faults, took, "", 0, told)


def after(table: Table, *commands: Command, rank: Rank = Rank.DEALER) -> Table:
    for command in commands:
        events = decide(table, command, rank)
        assert not isinstance(events, Refusal), events
        table = evolve_all(table, events)
    return table


def refused(table: Table, command: Command, rank: Rank = Rank.DEALER) -> str:
    answered = decide(table, command, rank)
    assert isinstance(answered, Refusal), answered
    return answered.code


def exam_of(table: Table, number: int = 1) -> ExamRecord:
    assert table.training is not None
    exam = table.training.exam(number)
    assert exam is not None
    return exam


def sat(table: Table, rights: list[bool], *, red_at: int = 0, exam: int = 1) -> Table:
    """Return the table after these answers, or as many of them as the exam takes."""
    for place, right in enumerate(rights, 1):
        red = place == red_at
        table = after(table, answer(place, right=right and not red, red_line=red, exam=exam))
        if not exam_of(table, exam).is_open:
            return table
    return table


def test_who_makes_no_mistake_passes_with_decision_35() -> None:
    exam = exam_of(sat(after(OF_TRAINING, begin()), [True] * LAST_DECISION))
    assert (exam.answered, exam.outcome, exam.ending) == (35, ExamVerdict.PASSED, ExamEnding.DECIDED)


def test_who_makes_one_mistake_in_five_does_not_pass() -> None:
    exam = exam_of(sat(after(OF_TRAINING, begin()), [place % 5 > 0 for place in range(LAST_DECISION)]))
    assert (exam.answered, exam.outcome) == (FIRST_DECISION, ExamVerdict.NOT_PASSED)


def test_who_cannot_be_told_apart_by_decision_140_is_not_yet() -> None:
    exam = exam_of(sat(after(OF_TRAINING, begin()), [place % 19 > 0 for place in range(LAST_DECISION)]))
    assert (exam.answered, exam.outcome) == (LAST_DECISION, ExamVerdict.NOT_YET)


@pytest.mark.parametrize("red_at", [1, 20, 35])
def test_a_red_line_fails_whatever_the_average_and_does_not_stop_the_exam(red_at: int) -> None:
    table = after(OF_TRAINING, begin())
    for place in range(1, red_at + 1):
        table = after(table, answer(place, right=place != red_at, red_line=place == red_at))
    assert exam_of(table).is_open
    after_it = [True] * (LAST_DECISION - red_at)
    for place, right in enumerate(after_it, red_at + 1):
        table = after(table, answer(place, right=right))
        if not exam_of(table).is_open:
            break
    exam = exam_of(table)
    assert (exam.outcome, exam.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.RED_LINE)
    assert exam.answered > FIRST_DECISION


def test_moments_are_answered_in_their_order_and_once() -> None:
    table = after(OF_TRAINING, begin(), answer(1))
    assert {refused(table, answer(place)) for place in (0, 1, 3)} == {"another_moment"}
    over = sat(after(OF_TRAINING, begin()), [True] * LAST_DECISION)
    assert refused(over, answer(36)) == "exam_over"
    assert refused(over, EndExam(1)) == "exam_over"


def test_an_answer_that_is_right_has_no_faults_and_one_that_is_not_has_some() -> None:
    table = after(OF_TRAINING, begin())
    assert refused(table, structs.replace(answer(1), faults=FAULT)) == "wrong_answer"
    assert refused(table, structs.replace(answer(1, right=False), faults=())) == "wrong_answer"
    assert refused(table, answer(1, took=-1)) == "wrong_answer"


def test_an_exam_goes_on_once_at_the_same_moment_on_the_same_day() -> None:
    table = after(OF_TRAINING, begin(), answer(1), InterruptExam(1))
    assert refused(table, answer(2)) == "exam_waits"
    assert refused(table, InterruptExam(1)) == "exam_waits"
    going_on = after(table, ResumeExam(1, DAY))
    assert (exam_of(going_on).answered, exam_of(going_on).interruptions) == (1, 1)
    assert refused(going_on, ResumeExam(1, DAY)) == "exam_goes_on"
    again = exam_of(after(going_on, answer(2), InterruptExam(1)))
    assert (again.outcome, again.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.INTERRUPTED_AGAIN)


def test_an_exam_that_is_not_resumed_on_its_day_is_not_passed() -> None:
    late = exam_of(after(OF_TRAINING, begin(), InterruptExam(1), ResumeExam(1, NEXT_DAY)))
    assert (late.outcome, late.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.NOT_RESUMED)


def test_an_exam_that_is_ended_by_its_own_key_is_not_passed() -> None:
    exam = exam_of(after(OF_TRAINING, begin(), answer(1), EndExam(1)))
    assert (exam.outcome, exam.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.ENDED)


def test_nothing_else_of_this_trainee_is_answered_meanwhile() -> None:
    table = after(OF_TRAINING, begin())
    drilled = RecordAnswer(TRAINEE, AnswerMode.DRILL, "commission", "4", "calls", "natural", True)
    for command in (
        drilled,
        EndTrainingDay(TRAINEE, "commission", DAY, ()),
        BeginPlacement(TRAINEE, "commission", seed(9)),
        begin(2),
    ):
        assert refused(table, command) == "exam_open"
    after(table, structs.replace(drilled, trainee=OTHER))


def test_a_resit_waits_three_days_and_counts() -> None:
    table = after(OF_TRAINING, begin(), EndExam(1))
    assert refused(table, begin(2, NEXT_DAY)) == "resit_waits"
    assert exam_of(after(table, begin(2, FOURTH_DAY)), 2).attempt == 2
    after(table, begin(2, trainee=OTHER))
    at_once = structs.replace(
        OF_TRAINING, training=TrainingRecord(TrainingSettings(resit_days=0), opened=OPENED)
    )
    after(at_once, begin(), EndExam(1), begin(2))


def test_who_has_passed_waits_for_nothing() -> None:
    passed = sat(after(OF_TRAINING, begin()), [True] * LAST_DECISION)
    assert exam_of(after(passed, begin(2)), 2).attempt == 2


def test_no_seed_is_used_twice() -> None:
    table = after(OF_TRAINING, begin(), EndExam(1))
    assert refused(table, begin(1, FOURTH_DAY, trainee=OTHER)) == "seed_used"
    mocked = after(OF_TRAINING, begin(mock=True), EndExam(1))
    assert refused(mocked, begin()) == "seed_used"


@pytest.mark.parametrize("words", ["", "4471", "f" * 15, "F" * 16, "f" * 65, "g" * 16])
def test_the_seed_of_an_exam_has_at_least_64_bits(words: str) -> None:
    assert refused(OF_TRAINING, BeginExam(TRAINEE, TERMS, words, DAY)) == "no_seed"


def test_a_mock_is_no_attempt_and_cannot_be_signed() -> None:
    table = sat(after(OF_TRAINING, BeginExam(TRAINEE, TERMS, "4471", DAY, True)), [True] * LAST_DECISION)
    assert (exam_of(table).attempt, exam_of(table).outcome) == (0, ExamVerdict.PASSED)
    assert refused(table, sign_off(), Rank.PIT_MANAGER) == "mock_exam"
    assert exam_of(after(table, begin(2)), 2).attempt == 1


def sign_off(**parts: object) -> SignOffExam:
    signed = SignOffExam(1, DAY, True, True, True, True, "5a" * 32, "c3" * 32, "a5" * 32)
    return structs.replace(signed, **parts)


def test_a_signature_takes_a_pit_manager_and_somebody_who_was_there() -> None:
    table = sat(after(OF_TRAINING, begin()), [True] * LAST_DECISION)
    assert refused(table, sign_off(), Rank.PIT_SUPERVISOR) == "rank_missing"
    assert refused(table, sign_off(present=False), Rank.PIT_MANAGER) == "not_present"
    assert refused(table, sign_off(day="2025-11-26"), Rank.PIT_MANAGER) == "before_the_exam"
    assert refused(table, sign_off(identity="Ng S. Y."), Rank.PIT_MANAGER) == "no_identity"
    signed = after(table, sign_off(), rank=Rank.PIT_MANAGER)
    assert refused(signed, sign_off(), Rank.PIT_MANAGER) == "signed_already"
    assert refused(after(OF_TRAINING, begin()), sign_off(), Rank.PIT_MANAGER) == "exam_open"


@pytest.mark.parametrize("tick", ["signals", "cutting", "manner"])
def test_a_cross_is_signed_too_but_holds_for_no_day(tick: str) -> None:
    table = sat(after(OF_TRAINING, begin()), [True] * LAST_DECISION)
    holds = {}
    for right in (True, False):
        events = decide(table, sign_off(**{tick: right}), Rank.PIT_MANAGER)
        assert not isinstance(events, Refusal)
        holds[right] = events[0].until  # type: ignore[attr-defined]
    assert holds == {True: "2026-11-27", False: ""}


def test_a_placement_ends_with_its_fortieth_answer_and_opens_what_was_all_right() -> None:
    table = after(OF_TRAINING, BeginPlacement(TRAINEE, "commission", seed(1)))
    drilled = RecordAnswer(TRAINEE, AnswerMode.DRILL, "commission", "4", "calls", "natural", True)
    assert refused(table, drilled) == "placement_open"
    assert refused(table, begin()) == "placement_open"
    placed = structs.replace(drilled, mode=AnswerMode.PLACEMENT)
    assert refused(OF_TRAINING, placed) == "no_placement"
    wrong = structs.replace(placed, topic="payouts", right=False, faults=FAULT)
    peeked = structs.replace(placed, topic="commission", peeked=True)
    table = after(table, wrong, peeked, *[placed] * (PLACEMENT_ITEMS - 3))
    events = decide(table, structs.replace(placed, topic="payouts"), Rank.DEALER)
    assert not isinstance(events, Refusal)
    assert events[-1].opened == ("calls",)  # type: ignore[attr-defined]
    assert evolve_all(table, events).training.placements == ()  # type: ignore[union-attr]


def test_an_exam_opens_once_all_topics_are_open_and_a_mock_before() -> None:
    locked = Table(TERMS, training=TrainingRecord())
    assert refused(locked, begin()) == "topics_locked"
    assert after(locked, BeginExam(TRAINEE, TERMS, "4471", DAY, True)).training is not None
    opened: list[str] = []
    for topic in (topic for topic in TOPICS if NEEDS[topic]):
        opened.append(topic)
        judged = TopicJudged(topic, 100, 60, Fraction(1, 2), 2_000, met=False, mastered=False, is_open=True)
        day = f"2025-10-{len(opened):02}"
        locked = after(locked, EndTrainingDay(TRAINEE, "commission", day, (judged,)))
        assert locked.training is not None
        known = locked.training.opened_to(TRAINEE, "commission")
        assert list(known) == opened
        whole = len(open_of(GAMES["commission"], known)) == len(TOPICS)
        assert whole or refused(locked, begin()) == "topics_locked"
    exam_of(after(locked, begin()))
    assert refused(locked, begin(trainee=OTHER)) == "topics_locked"


def test_a_placement_without_a_miss_opens_the_exam() -> None:
    table = after(Table(TERMS, training=TrainingRecord()), BeginPlacement(TRAINEE, "commission", seed(7)))
    for place in range(PLACEMENT_ITEMS):
        topic = TOPICS[place % len(TOPICS)]
        placed = RecordAnswer(TRAINEE, AnswerMode.PLACEMENT, "commission", "4", topic, "natural", True)
        table = after(table, placed)
    exam_of(after(table, begin()))


def test_a_day_of_training_ends_once() -> None:
    ended = after(OF_TRAINING, EndTrainingDay(TRAINEE, "commission", DAY, ()))
    assert refused(ended, EndTrainingDay(TRAINEE, "commission", DAY, ())) == "day_ended"
    assert refused(ended, EndTrainingDay(TRAINEE, "commission", "2025-11-26", ())) == "day_ended"
    after(ended, EndTrainingDay(TRAINEE, "easy-six", DAY, ()))
    after(ended, EndTrainingDay(TRAINEE, "commission", NEXT_DAY, ()))


@pytest.mark.parametrize("name", ["Ng S. Y.", "33521", "", "0123456789ABCDEF"])
def test_a_trainee_is_on_record_by_a_random_number_alone(name: str) -> None:
    assert refused(OF_TRAINING, begin(trainee=name)) == "no_trainee"


def test_a_live_table_takes_nothing_of_training() -> None:
    live = Table(TERMS)
    drilled = RecordAnswer(TRAINEE, AnswerMode.DRILL, "commission", "4", "calls", "natural", True)
    for command in (drilled, EndTrainingDay(TRAINEE, "commission", DAY, ()), begin()):
        assert refused(live, command) == "no_training"
    for command in (answer(1), EndExam(1), InterruptExam(1), ResumeExam(1, DAY), sign_off()):
        assert refused(live, command, Rank.SHIFT_MANAGER) == "no_exam"


def test_settings_of_training_are_the_houses() -> None:
    assert refused(Table(TERMS), SetTraining(TrainingSettings())) == "rank_missing"
    for settings in (
        TrainingSettings(standard=Fraction(1)),
        TrainingSettings(resit_days=-1),
        TrainingSettings(violations=MOST_VIOLATIONS + 1),
    ):
        assert refused(Table(TERMS), SetTraining(settings), Rank.SHIFT_MANAGER) == "wrong_settings"


def test_a_record_of_training_is_not_closed_with_the_gaming_day() -> None:
    assert refused(OF_TRAINING, CloseDay(DAY), Rank.SHIFT_MANAGER) == "training_goes_on"


def outcomes(skill: Fraction, trainees: int) -> dict[ExamVerdict, float]:
    """Return the shares of what comes of so many seeded trainees in the real exam."""
    chance, ends = Random(13), dict.fromkeys(ExamVerdict, 0)
    begun = after(OF_TRAINING, begin())
    for _ in range(trainees):
        exam = exam_of(sat(begun, [chance.random() < skill for _ in range(LAST_DECISION)]))
        assert exam.outcome is not None
        ends[exam.outcome] += 1
    return {end: count / trainees for end, count in ends.items()}


def agrees(skill: Fraction, trainees: int) -> None:
    found = outcomes(skill, trainees)
    for end, chance in chances(skill).items():
        share = float(chance)
        assert abs(found[end] - share) <= 3 * sqrt(share * (1 - share) / trainees) + 1e-9, end


@pytest.mark.parametrize("skill", [NOT_READY, READY])
def test_seeded_trainees_agree_with_the_exact_chances(skill: Fraction) -> None:
    agrees(skill, 250)


@pytest.mark.soak
@pytest.mark.parametrize("skill", [NOT_READY, Fraction(47, 50), READY])
def test_ten_thousand_seeded_trainees_agree_with_the_exact_chances(skill: Fraction) -> None:
    agrees(skill, 10_000)
