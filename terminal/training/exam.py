"""Sits an exam through the table's session: the next moment, the answer to it, and what ends it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from zoneinfo import ZoneInfo

from terminal.ledger.records import Recorded
from terminal.rounds.events import ExamAnswered, ExamBegun
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.training.commands import AnswerExam, BeginExam, EndExam, InterruptExam, ResumeExam
from terminal.rounds.training.record import AnswerFault, ExamRecord, FaultTold, TrainingRecord
from terminal.rounds.training.terms import TrainingTerms
from terminal.table.session.table_session import Done, TableSession
from terminal.training.answers import Answer, answer_as_text
from terminal.training.errors import Fault
from terminal.training.exam_plan import ITEMS, PlannedMoment, draw_seed, make_planned, plan_exam
from terminal.training.grading import grade
from terminal.training.message_text import message_as_text
from terminal.training.moment import TrainingMoment

_MILLISECONDS = 1000


class ExamSitting:
    """An exam under way; what it is about is fixed by the seed, and nothing here tells how it goes."""

    def __init__(self, session: TableSession, number: int, terms: TrainingTerms, away: int = 0) -> None:
        """Go on with an exam; `away` is how many milliseconds its present moment was shown before."""
        self._session = session
        self._number = number
        self._terms = terms
        self._away = away
        self._plan = plan_exam(self.record.seed, terms)

    @property
    def record(self) -> ExamRecord:
        """What the table has on record of this exam."""
        training = self._session.table.training or TrainingRecord()
        exam = training.exam(self._number)
        if exam is None:
            raise LookupError(f"no exam {self._number}")
        return exam

    @property
    def planned(self) -> PlannedMoment:
        """The present moment before it is made."""
        return self._plan[self.record.answered]

    def moment(self) -> TrainingMoment | None:
        """Return the present moment; None once the exam is over."""
        return make_planned(self.planned, self._terms) if self.record.is_open else None

    def answer(self, answer: Answer, milliseconds: int) -> Done | Refusal:
        """Put the answer to the present moment on record. Raises `NotRecorded`.

        What it is worth is recorded and not told.
        """
        moment = self.moment()
        if moment is None:
            return refuse("exam_over", "This exam is over.")
        graded, planned, exam = grade(moment, answer), self.planned, self.record
        command = AnswerExam(
            exam=exam.number,
            moment=exam.answered + 1,
            topic=planned.topic.value,
            item=planned.item,
            right=graded.right,
            red_line=bool(graded.red_lines),
            faults=tuple(map(recorded_fault, graded.faults)),
            milliseconds=milliseconds + self._away,
            given=answer_as_text(answer),
            seed=planned.seed,
            told=tuple(map(_fault_told, graded.faults)),
        )
        done = self._session.handle(command)
        if not isinstance(done, Refusal):
            self._away = 0
        return done

    def end(self) -> Done | Refusal:
        """End the exam before it is decided, once a question was answered. Raises `NotRecorded`."""
        return self._session.handle(EndExam(self._number))


def recorded_fault(fault: Fault) -> AnswerFault:
    """Return a fault as it goes on record."""
    return AnswerFault(fault.topic.value, fault.way.value, fault.paragraph)


def _fault_told(fault: Fault) -> FaultTold:
    """Return what is reported of a fault as it goes on record."""
    was, ought, why = map(message_as_text, (fault.was, fault.ought, fault.why))
    return FaultTold(was, ought, why, fault.red_line or "")


def begin_exam(
    session: TableSession, trainee: str, terms: TrainingTerms, *, seed: str | None = None
) -> ExamSitting | Refusal:
    """Begin an exam of a trainee at a table of these terms. Raises `NotRecorded`.

    Its seed is drawn here and shown nowhere; a `seed` that was typed in makes it a mock.
    """
    drawn = draw_seed() if seed is None else seed
    begin = BeginExam(trainee, terms, drawn, gaming_day(session), seed is not None, ITEMS)
    done = session.handle(begin)
    if isinstance(done, Refusal):
        return done
    (begun,) = (event for event in done.events if isinstance(event, ExamBegun))
    return ExamSitting(session, begun.number, terms)


def after_a_start(session: TableSession) -> tuple[ExamRecord, ...]:
    """Put on record which exams the end of the program has interrupted; return those that can go on today.

    One that was interrupted before, or that was not gone on with on its own gaming day, is not passed.
    Raises `NotRecorded`.
    """
    today = gaming_day(session)
    for exam in _open_exams(session):
        if not exam.waits:
            _must(session.handle(InterruptExam(exam.number)))
    for exam in _open_exams(session):
        if exam.day != today:
            _must(session.handle(ResumeExam(exam.number, today)))
    return _open_exams(session)


def resume_exam(session: TableSession, number: int, records: Iterable[Recorded]) -> ExamSitting | Refusal:
    """Go on with an interrupted exam at the same moment; its time is counted through. Raises `NotRecorded`.

    `records` are those of the ledger. On another gaming day than its own the exam ends here instead, and so
    does one that was begun by a program which asks other things.
    """
    shown, terms, items = None, None, ITEMS
    for one in records:
        event = one.event
        if isinstance(event, ExamBegun) and event.number == number:
            shown, terms, items = one.at, event.terms, event.items
        elif isinstance(event, ExamAnswered) and event.exam == number:
            shown = one.at
    if shown is None or terms is None:
        raise LookupError(f"no exam {number}")
    changed = items != ITEMS
    goes_on = ResumeExam(number, gaming_day(session))
    done = session.handle(EndExam(number, items_changed=True) if changed else goes_on)
    if isinstance(done, Refusal):
        return done
    away = max(0, round((session.now() - shown).total_seconds() * _MILLISECONDS))
    return ExamSitting(session, number, terms, away)


def gaming_day(session: TableSession) -> str:
    """Return today's date by the clock of the house."""
    return _day(session.now(), session.ledger.identity.zone)


def _day(at: datetime, zone: str) -> str:
    return at.astimezone(ZoneInfo(zone)).date().isoformat()


def _open_exams(session: TableSession) -> tuple[ExamRecord, ...]:
    training = session.table.training or TrainingRecord()
    return tuple(exam for exam in training.exams if exam.is_open)


def _must(done: Done | Refusal) -> None:
    if isinstance(done, Refusal):
        raise RuntimeError(done.message.render())
