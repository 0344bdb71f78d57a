"""The exam as it is sat: its plan, perfect and faulty trainees, interruptions, and what comes of it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.record import ExamEnding
from terminal.rounds.training.sequential_test import LAST_DECISION, ExamVerdict
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.training import debrief as debrief_module
from terminal.training import exam as exam_module
from terminal.training.answers import CallRank, GoOn
from terminal.training.debrief import DecisionTime, RecordMisfit, grade_of
from terminal.training.desk import TrainingDesk
from terminal.training.exam import after_a_start, gaming_day
from terminal.training.exam_plan import BLOCK, ITEMS, MOST_DRAW_RULES, PlannedMoment, draw_seed, plan_exam
from terminal.training.grading import grade, right_answer
from terminal.training.moments import items_of, training_terms
from terminal.training.skills import Topic, topics_of
from tests.training.room import TRAINEE, TrainingRoom, answer_rightly, began, must


def blocks(game: str, seed: str) -> list[tuple[PlannedMoment, ...]]:
    plan = plan_exam(seed, training_terms(GAMES[game]))
    assert len(plan) == LAST_DECISION
    return [plan[start : start + BLOCK] for start in range(0, LAST_DECISION, BLOCK)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["0" * 32, "5a" * 16, "c3" * 16])
def test_each_block_holds_every_topic_draw_rules_a_quarter_at_most_and_no_two_alike(
    game: str, seed: str
) -> None:
    for block in blocks(game, seed):
        topics = Counter(one.topic for one in block)
        assert set(topics) == set(topics_of(GAMES[game]))
        assert topics[Topic.DRAW_RULES] <= MOST_DRAW_RULES
        assert len({(one.topic, one.item) for one in block}) == BLOCK


@pytest.mark.parametrize("game", GAMES)
def test_an_item_comes_again_only_once_all_of_its_topic_were_asked(game: str) -> None:
    asked: Counter[tuple[Topic, str]] = Counter()
    for block in blocks(game, "5a" * 16):
        asked.update((one.topic, one.item) for one in block)
    for topic in topics_of(GAMES[game]):
        items = items_of(GAMES[game], topic, training_terms(GAMES[game]))
        counts = [asked[topic, item] for item in items]
        assert max(counts) - min(counts) <= 2


def test_the_same_seed_gives_the_same_exam_and_another_one_another() -> None:
    terms = training_terms(GAMES["easy-six"])
    assert plan_exam("5a" * 16, terms) == plan_exam("5a" * 16, terms)
    assert plan_exam("5a" * 16, terms) != plan_exam("5b" * 16, terms)


def test_a_seed_has_128_bits_of_the_systems_chance() -> None:
    assert draw_seed(lambda size: bytes(range(size))) == "000102030405060708090a0b0c0d0e0f"
    assert len({draw_seed() for _ in range(50)}) == 50


@pytest.mark.parametrize("game", GAMES)
def test_a_perfect_trainee_passes_with_grade_5_everywhere(game: str) -> None:
    room = TrainingRoom(game)
    desk = room.examinee()
    sitting = began(desk.begin_exam())
    answer_rightly(room, sitting)
    result = desk.debrief(sitting.record.number)
    assert (result.outcome, result.right, result.decisions) == (ExamVerdict.PASSED, 35, 35)
    assert result.wrong == ()
    assert {one.grade for one in result.grades} <= {5, None}
    assert sum(one.grade == 5 for one in result.grades) >= len(result.grades) - 2
    assert all(one.decisions < 2 for one in result.grades if one.grade is None)
    room.ledger.close()


def test_what_was_wrong_is_told_after_the_exam_and_each_moment_can_be_seen_again() -> None:
    room = TrainingRoom()
    desk = room.examinee()
    sitting = began(desk.begin_exam())
    missed = {}
    while (moment := sitting.moment()) is not None:
        graded = grade(moment, GoOn())
        if not graded.right:
            missed[sitting.record.answered + 1] = graded.faults
        must(sitting.answer(GoOn(), 5_000))
    result = desk.debrief(1)
    assert result.outcome is ExamVerdict.NOT_PASSED
    assert {one.number: one.faults for one in result.wrong} == missed
    assert all(grade(one.moment, one.answer).faults == one.faults for one in result.wrong)
    assert result.reason.render() == (
        f"The exam stopped by itself at decision {result.decisions}: {result.right} were right."
    )
    room.ledger.close()


def test_the_answer_of_the_session_to_a_wrong_answer_is_that_to_a_right_one() -> None:
    said = set()
    for answer in (right_answer, lambda moment: GoOn()):
        room = TrainingRoom()
        sitting = began(room.desk().begin_exam(seed="4471"))
        moment = sitting.moment()
        assert moment is not None
        done = must(sitting.answer(answer(moment), 1_000))
        said.add((type(done), tuple(type(event) for event in done.events), sitting.planned))
        room.ledger.close()
    assert len(said) == 1


def test_an_exam_survives_the_end_of_the_program_once(tmp_path: Path) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    sitting = began(room.examinee().begin_exam())
    answer_rightly(room, sitting, 4)
    room.clocks.wait(10)
    shown = sitting.moment()
    room = room.again()
    room.clocks.wait(50)
    (waiting,) = after_a_start(room.session)
    assert waiting.waits
    sitting = began(room.desk().resume_exam())
    assert sitting.moment() == shown
    assert shown is not None
    must(sitting.answer(right_answer(shown), 2_000))
    answer_rightly(room, sitting)
    result = room.desk().debrief(1)
    assert (result.outcome, result.interruptions) == (ExamVerdict.PASSED, 1)
    assert [one.milliseconds for one in result.times[3:6]] == [3_000, 62_000, 3_000]
    room.ledger.close()


def test_a_second_interruption_ends_it(tmp_path: Path) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    began(room.examinee().begin_exam())
    room = room.again()
    assert len(after_a_start(room.session)) == 1
    began(room.desk().resume_exam())
    room = room.again()
    assert after_a_start(room.session) == ()
    assert room.desk().debrief(1).ending is ExamEnding.INTERRUPTED_AGAIN
    room.ledger.close()


def test_on_another_gaming_day_it_does_not_go_on(tmp_path: Path) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    began(room.examinee().begin_exam())
    room.wait_days(1)
    room = room.again()
    assert after_a_start(room.session) == ()
    assert room.desk().debrief(1).ending is ExamEnding.NOT_RESUMED
    refused = room.desk().resume_exam()
    assert isinstance(refused, Refusal)
    room.ledger.close()


def test_the_gaming_day_is_that_of_the_house() -> None:
    room = TrainingRoom()
    room.clocks.wait(5 * 3600)
    assert gaming_day(room.session) == "2024-05-02"
    room.ledger.close()


def test_an_exam_ended_by_its_own_key_is_not_passed() -> None:
    room = TrainingRoom()
    sitting = began(room.examinee().begin_exam())
    must(sitting.end())
    assert sitting.moment() is None
    after = sitting.answer(GoOn(), 1_000)
    assert isinstance(after, Refusal)
    assert room.desk().debrief(1).reason.render() == "It was ended at decision 0, before it was decided."
    room.ledger.close()


def test_an_answer_that_the_disk_does_not_take_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    room = TrainingRoom()
    sitting = began(room.examinee().begin_exam())
    answer_rightly(room, sitting, 3)
    moment = sitting.moment()
    assert moment is not None

    def full(*_: object, **__: object) -> None:
        raise NotRecorded("AnswerExam", LedgerError(LedgerFault.DISK_FULL, path=Path("TR-01.ledger")))

    with monkeypatch.context() as broken:
        broken.setattr(type(room.ledger), "append", full)
        with pytest.raises(NotRecorded):
            sitting.answer(right_answer(moment), 1_000)
    assert sitting.moment() == moment
    must(sitting.answer(right_answer(moment), 1_000))
    assert sitting.record.answered == 4
    room.ledger.close()


@pytest.mark.parametrize("what", ["topic", "right", "given"])
def test_a_record_that_its_seed_does_not_bear_out_is_no_debrief(what: str) -> None:
    room = TrainingRoom()
    desk = room.examinee()
    answer_rightly(room, began(desk.begin_exam()))
    exam = desk.history.exams[1]
    first = exam.answers[0]
    other = {"topic": "nothing", "right": False, "given": "{}"}[what]
    altered = first._replace(event=structs.replace(first.event, **{what: other}))
    desk.history.exams[1] = exam._replace(answers=(altered, *exam.answers[1:]))
    with pytest.raises(RecordMisfit, match="decision 1"):
        desk.debrief(1)
    room.ledger.close()


def recorded_under(desk: TrainingDesk, items: int, *, told: bool = True) -> None:
    """Let the record say that the exam was sat under another list of items, or an older record nothing."""
    exam = desk.history.exams[1]
    answers = exam.answers
    if not told:
        answers = tuple(
            one._replace(event=structs.replace(one.event, seed=0, told=()))  # type: ignore[type-var]
            for one in answers
        )
    begun = exam.begun._replace(event=structs.replace(exam.begun.event, items=items))  # type: ignore[type-var]
    desk.history.exams[1] = exam._replace(begun=begun, answers=answers)


@pytest.mark.parametrize("told", [True, False])
def test_an_exam_under_an_earlier_list_of_items_is_told_by_its_record_alone(
    told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = TrainingRoom()
    desk = room.examinee()
    sitting = began(desk.begin_exam())
    answer_rightly(room, sitting, 5)
    while sitting.moment() is not None:
        must(sitting.answer(GoOn(), 5_000))
    before = desk.debrief(1)
    recorded_under(desk, 0, told=told)
    monkeypatch.setattr(debrief_module, "plan_exam", not_asked)
    monkeypatch.setattr(debrief_module, "grade", not_asked)
    result = desk.debrief(1)
    assert (before.shows_moments, result.shows_moments) == (True, False)
    assert result.digest == before.digest
    assert (result.grades, result.times) == (before.grades, before.times)
    assert all(one.moment is None for one in result.wrong)
    if told:
        assert [one.faults for one in result.wrong] == [one.faults for one in before.wrong]
    else:
        assert {one.faults[0].ought.render() for one in result.wrong} == {"not recorded"}
    room.ledger.close()


def not_asked(*_: object) -> object:
    raise AssertionError("the record says it all")


def test_an_exam_begun_under_another_list_of_items_does_not_go_on_and_may_be_sat_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    answer_rightly(room, began(room.examinee().begin_exam()), 3)
    room = room.again()
    assert len(after_a_start(room.session)) == 1
    with monkeypatch.context() as later:
        later.setattr(exam_module, "ITEMS", ITEMS + 1)
        assert began(room.desk().resume_exam()).moment() is None
    result = room.desk().debrief(1)
    assert (result.outcome, result.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.ITEMS_CHANGED)
    assert result.reason.render() == "It was interrupted, and this program asks other things."
    began(room.desk().begin_exam())
    room.ledger.close()


RIGHT, SLOW, MISS, RED = (
    DecisionTime(1_000, 2_000, True, False),
    DecisionTime(3_000, 2_000, True, False),
    DecisionTime(1_000, 2_000, False, False),
    DecisionTime(1_000, 2_000, False, True),
)


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        ([], None),
        ([RIGHT], None),
        ([RIGHT] * 2, 5),
        ([SLOW] * 2 + [RIGHT], 4),
        ([MISS] + [RIGHT] * 9, 4),
        ([MISS] + [RIGHT] * 8, 3),
        ([MISS] + [RIGHT] * 4, 3),
        ([MISS] + [RIGHT] * 3, 2),
        ([RED], 1),
        ([RED] + [RIGHT] * 20, 1),
    ],
)
def test_the_grade_of_a_topic(times: list[DecisionTime], expected: int | None) -> None:
    assert grade_of(times) == expected


def test_the_trainee_is_in_the_ledger_by_a_random_number_alone(tmp_path: Path) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    answer_rightly(room, began(room.examinee().begin_exam()), 2)
    room.ledger.close()
    assert TRAINEE.encode() in (tmp_path / "TR-01.ledger").read_bytes() + (
        (tmp_path / "TR-01.ledger-wal").read_bytes() if (tmp_path / "TR-01.ledger-wal").exists() else b""
    )


def test_a_supervisors_decision_made_alone_fails_the_exam_and_is_grade_1() -> None:
    room = TrainingRoom()
    desk = room.examinee()
    sitting = began(desk.begin_exam())
    crossed = 0
    while (moment := sitting.moment()) is not None:
        alone = CallRank(rank=Rank.DEALER)
        if not crossed and moment.topic is Topic.WHO_DECIDES and grade(moment, alone).red_lines:
            must(sitting.answer(alone, 1_000))
            crossed = sitting.record.answered
            continue
        answer_rightly(room, sitting, 1)
    result = desk.debrief(1)
    assert (result.outcome, result.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.RED_LINE)
    assert [(one.number, one.red_line) for one in result.wrong] == [(crossed, True)]
    grades = {one.topic: one.grade for one in result.grades}
    assert grades.pop(Topic.WHO_DECIDES) == 1
    assert set(grades.values()) <= {5, None}
    room.ledger.close()
