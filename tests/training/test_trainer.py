"""The trainer's page before it is drawn: cohort, hardest items, forecast, assignments, exports, deletion."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.projections import REPORTING_TABLES
from terminal.ledger.verify import verify
from terminal.reports.output import rendered
from terminal.rounds.training.commands import EndTrainingDay, RecordAnswer
from terminal.rounds.training.record import AnswerFault, AnswerMode, TopicJudged
from terminal.rules.games import GAMES
from terminal.table.people.staff import Signature
from terminal.table.setup.data_dirs import resources_folder
from terminal.training.assignments import left_of, next_of, planned_of
from terminal.training.cohort_report import cohort_report
from terminal.training.forecast import Forecast
from terminal.training.grading import right_answer
from terminal.training.mastery import TopicLook, lower_bound
from terminal.training.moments import items_of
from terminal.training.skills import Topic, needs_of, topics_of
from terminal.training.trainees import Assignment, Note, Trainee, Trainees, TraineesError, trainees_path
from terminal.training.trainer import LEAST_ASKED, Readiness, TrainerDesk
from tests.table.pit import MANAGER, PINS
from tests.training.room import TrainingRoom, answer_rightly, began, must

FONTS = resources_folder() / "fonts"
GIVEN = Assignment(("calls", "payouts"), 30, "5a" * 8, "2024-06-01", "2024-05-01", MANAGER)
ITEM = items_of(GAMES["commission"], Topic.CALLS)[0]


class Cohort:
    """A room of training with three trainees in its file."""

    def __init__(self, folder: Path) -> None:
        self.room = TrainingRoom(path=folder / "TR-01.ledger")
        assert self.room.path is not None
        self.path = self.room.path
        self.people = Trainees(trainees_path(self.path))
        self.ng, self.lee, self.siti = (
            self.people.add(name, number)
            for name, number in (
                ("Ng S. Y.", "3352170948"),
                ("李國明", "3350781126"),
                ("Siti N.", "3351240973"),
            )
        )

    def desk(self) -> TrainerDesk:
        return TrainerDesk(self.room.session, self.people.all(), self.room.terms)

    def answer(self, who: Trainee, item: str, *, right: bool, mode: AnswerMode = AnswerMode.DRILL) -> None:
        faults = () if right else (AnswerFault("calls", "sum", None),)
        command = RecordAnswer(
            who.id, mode, "commission", "1", "calls", item, right, faults, milliseconds=60_000
        )
        must(self.room.session.handle(command))

    def end_day(self, who: Trainee, *mastered: Topic) -> None:
        """End a day of training at which these topics are mastered; the room waits until the next."""
        game = self.room.terms.rules
        bound = lower_bound(97, 100)
        judged = tuple(
            TopicJudged(
                *(topic.value, 100, 97, bound, 2_000, topic in mastered, topic in mastered),
                is_open=set(needs_of(game, topic)) <= set(mastered),
            )
            for topic in topics_of(game)
        )
        day = self.room.session.now().date().isoformat()
        must(self.room.session.handle(EndTrainingDay(who.id, "commission", day, judged)))
        self.room.wait_days(1)


@pytest.fixture
def cohort(tmp_path: Path) -> Iterator[Cohort]:
    made = Cohort(tmp_path)
    yield made
    made.room.ledger.close()


def looks_of(desk: TrainerDesk, who: Trainee) -> dict[Topic, TopicLook]:
    row = next(row for row in desk.rows if row.trainee == who)
    return {one.topic: one.look for one in row.topics}


def test_the_cohort_stands_as_its_last_day_has_left_it(cohort: Cohort) -> None:
    cohort.end_day(cohort.ng, Topic.CALLS)
    cohort.end_day(cohort.lee, *topics_of(cohort.room.terms.rules))
    desk = cohort.desk()
    assert looks_of(desk, cohort.ng)[Topic.CALLS] is TopicLook.MASTERED
    assert looks_of(desk, cohort.ng)[Topic.WHO_DECIDES] is TopicLook.LOCKED
    assert looks_of(desk, cohort.siti)[Topic.CALLS] is TopicLook.IN_WORK
    assert [row.trainee for row in desk.ready] == [cohort.lee]
    assert {row.trainee: row.readiness for row in desk.rows} == {
        cohort.ng: Readiness.TRAINING,
        cohort.lee: Readiness.READY,
        cohort.siti: Readiness.TRAINING,
    }
    assert desk.weakest is not None


def test_an_item_is_hard_by_the_share_of_wrong_answers_and_sprints_do_not_count(cohort: Cohort) -> None:
    for number in range(LEAST_ASKED):
        cohort.answer(cohort.ng, ITEM, right=number % 2 == 0)
        cohort.answer(cohort.ng, ITEM, right=False, mode=AnswerMode.SPRINT)
    (hard,) = cohort.desk().hardest
    assert (hard.item, hard.answers, hard.right, hard.share) == (ITEM, LEAST_ASKED, 10, Fraction(1, 2))
    assert hard.title.render() != ITEM


def test_the_minutes_are_those_of_the_day(cohort: Cohort) -> None:
    cohort.answer(cohort.ng, ITEM, right=True)
    cohort.answer(cohort.lee, ITEM, right=True)
    minutes = cohort.desk().minutes
    assert [spent for _, spent in minutes] == [0] * 13 + [2]
    cohort.room.wait_days(20)
    assert not any(spent for _, spent in cohort.desk().minutes)


def test_who_is_as_others_were_is_forecast_to_take_as_long(cohort: Cohort) -> None:
    every = topics_of(cohort.room.terms.rules)
    first = next(row.forecast for row in cohort.desk().rows if row.trainee == cohort.siti)
    assert first is not None
    assert not first.measured
    for _ in range(3):
        cohort.end_day(cohort.lee)
    cohort.end_day(cohort.lee, *every)
    rows = {row.trainee: row.forecast for row in cohort.desk().rows}
    assert rows[cohort.lee] is None
    left = rows[cohort.siti]
    assert isinstance(left, Forecast)
    assert left.measured
    assert left.least <= left.middle <= left.most
    cohort.end_day(cohort.siti)
    later = next(row.forecast for row in cohort.desk().rows if row.trainee == cohort.siti)
    assert later is not None
    assert later.middle == left.middle - 1


def test_an_exam_is_due_a_sign_off_then_signed_and_lapses_with_its_day(cohort: Cohort) -> None:
    desk = cohort.room.examinee(cohort.ng.id)
    answer_rightly(cohort.room, began(desk.begin_exam()))

    def row_of_ng() -> Readiness:
        return next(row.readiness for row in cohort.desk().rows if row.trainee.id == cohort.ng.id)

    assert row_of_ng() is Readiness.SIGN_OFF_DUE
    must(
        desk.sign_off(
            1, cohort.ng, Signature(MANAGER, PINS[MANAGER]),
            signals=True, cutting=True, manner=True, present=True,
        )
    )  # fmt: skip
    assert row_of_ng() is Readiness.SIGNED
    assert cohort.desk().lapsed == ()
    cohort.room.wait_days(366)
    assert row_of_ng() is Readiness.LAPSED
    (lapsed,) = cohort.desk().lapsed
    assert (lapsed.trainee.id, lapsed.exam, lapsed.other_rules) == (cohort.ng.id, 1, None)


def test_the_seed_of_an_exam_is_sealed_until_it_is_over(cohort: Cohort) -> None:
    sitting = began(cohort.room.examinee(cohort.ng.id).begin_exam())
    (seated,) = cohort.desk().exams
    assert seated.seed is None
    secret = sitting.record.seed
    assert (
        secret
        not in rendered(cohort_report(cohort.desk(), cohort.room.session), "json", None, FONTS).decode()
    )
    must(sitting.end())
    (seated,) = cohort.desk().exams
    assert seated.seed == secret
    assert cohort.desk().rows[0].readiness is Readiness.RESIT


def test_an_assignment_asks_everybody_the_same_and_knows_what_is_left(cohort: Cohort) -> None:
    cohort.people.assign({cohort.ng.id, cohort.lee.id}, GIVEN)
    assert [len(one.assignments) for one in cohort.people.all()] == [1, 1, 0]
    plan = planned_of(GIVEN, cohort.room.terms)
    assert len(plan) == GIVEN.items
    assert {one.topic for one in plan} == {Topic.CALLS, Topic.PAYOUTS}
    desk = cohort.room.desk(cohort.ng.id)
    moment = next_of(GIVEN, cohort.room.terms, desk.history.seeds)
    assert moment is not None
    desk.answer(moment, right_answer(moment), 1_000)
    assert left_of(GIVEN, cohort.room.terms, desk.history.seeds) == plan[1:]


@pytest.mark.parametrize("text", ["", "  ", "x" * 501])
def test_a_note_says_something_within_its_length(cohort: Cohort, text: str) -> None:
    with pytest.raises(TraineesError):
        cohort.people.note(cohort.ng.id, Note("2024-05-01", MANAGER, text))


def test_nobody_outside_the_file_is_given_anything(cohort: Cohort) -> None:
    with pytest.raises(LookupError):
        cohort.people.assign({cohort.ng.id, "f" * 16}, GIVEN)
    assert not any(one.assignments for one in cohort.people.all())


@pytest.mark.parametrize("fmt", ["csv", "json", "pdf"])
def test_who_was_taken_out_is_in_no_export_and_the_ledger_stays_whole(cohort: Cohort, fmt: str) -> None:
    for who in (cohort.ng, cohort.lee):
        for number in range(LEAST_ASKED):
            cohort.answer(who, ITEM, right=number > 3)
        cohort.people.note(who.id, Note("2024-05-01", MANAGER, f"{who.name} is quick"))
        cohort.people.assign({who.id}, GIVEN)
    sitting = began(cohort.room.examinee(cohort.ng.id).begin_exam())
    must(sitting.end())
    section = "notes" if fmt == "csv" else None

    def exported() -> bytes:
        return rendered(cohort_report(cohort.desk(), cohort.room.session), fmt, section, FONTS)

    before = exported()
    cohort.people.remove(cohort.ng.id)
    after = exported()
    assert before != after
    if fmt != "pdf":
        assert "Ng S. Y." in before.decode()
        for trace in ("Ng S. Y.", "3352170948", cohort.ng.id):
            assert trace not in after.decode()
    if fmt == "json":
        assert cohort.lee.name in json.dumps(json.loads(after), ensure_ascii=False)
    cohort.room.ledger.write_head()
    cohort.room.ledger.checkpoint()
    assert verify(cohort.path) == []
    content = b"".join(path.read_bytes() for path in cohort.path.parent.iterdir() if "ledger" in path.name)
    for person in (cohort.ng, cohort.lee):
        assert person.number.encode() not in cohort.path.read_bytes()
        assert person.name.encode() not in cohort.path.read_bytes()
    for trace in (cohort.ng.name, cohort.ng.number):
        assert trace.encode() not in content


def test_the_tables_of_training_can_be_made_again_and_wait_while_they_differ(cohort: Cohort) -> None:
    desk = cohort.room.examinee(cohort.ng.id)
    cohort.answer(cohort.ng, ITEM, right=True)
    cohort.end_day(cohort.ng)
    sitting = began(desk.begin_exam())
    answer_rightly(cohort.room, sitting)
    tables = [name for name in REPORTING_TABLES if name.startswith("training_")]

    def rows() -> dict[str, list[object]]:
        with closing(sqlite3.connect(cohort.path)) as connection:
            return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables}

    before = rows()
    assert [len(before[name]) for name in tables] == [1, 2, 0]
    cohort.room.ledger.rebuild()
    assert rows() == before
    cohort.room.ledger._connection.execute("UPDATE read_tables SET stale_since_seq = 1, reason = 'x'")
    with pytest.raises(LedgerError) as caught:
        cohort.desk()
    assert caught.value.fault is LedgerFault.TABLES_WAIT
