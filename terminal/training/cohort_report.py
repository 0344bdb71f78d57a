"""What a trainer takes along: the cohort as a document, for CSV, JSON and PDF.

It holds the people who are in the file of trainees now, and nobody else.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import starmap
from typing import Final

from terminal.ledger.ledger import Ledger
from terminal.reports.document import Figure, ReportDocument, Row, Section, SectionTable
from terminal.reports.spec import Cell, Column, Unit
from terminal.reports.values import fixed
from terminal.rules.message import Message
from terminal.table.session.table_session import TableSession
from terminal.training.mastery import TopicLook
from terminal.training.skills import SKILL_MAP
from terminal.training.trainer import CohortRow, Readiness, TopicStanding, TrainerDesk

LOOKS: Final = {
    TopicLook.MASTERED: Message("mastered"),
    TopicLook.ANOTHER_DAY: Message("one more day"),
    TopicLook.TOO_SLOW: Message("too slow"),
    TopicLook.IN_WORK: Message("in work"),
    TopicLook.LOCKED: Message("locked"),
}
"""How a topic stands, in words."""

READINESS: Final = {
    Readiness.TRAINING: Message("in training"),
    Readiness.READY: Message("ready"),
    Readiness.RESIT: Message("not yet, resit"),
    Readiness.SIGN_OFF_DUE: Message("passed, sign-off due"),
    Readiness.SIGNED: Message("signed off"),
    Readiness.LAPSED: Message("sign-off lapsed"),
}
"""How far somebody is, in words."""

_PERCENT: Final = 100
_NAME: Final = Column(key="name", title=Message("name"), unit=Unit.TEXT)
_NUMBER: Final = Column(key="number", title=Message("staff number"), unit=Unit.TEXT)
_COHORT: Final = (
    Column(key="trainees", title=Message("trainees"), unit=Unit.COUNT),
    Column(key="ready", title=Message("all topics mastered"), unit=Unit.COUNT),
    Column(key="game", title=Message("game"), unit=Unit.TEXT),
    Column(key="standard", title=Message("standard (%)"), unit=Unit.TEXT),
)
_PEOPLE: Final = (
    _NAME,
    _NUMBER,
    Column(key="mastered", title=Message("topics mastered"), unit=Unit.COUNT),
    Column(key="readiness", title=Message("readiness"), unit=Unit.TEXT),
    Column(key="day", title=Message("day"), unit=Unit.TEXT),
    Column(key="left", title=Message("sessions left"), unit=Unit.TEXT),
)
_TOPICS: Final = (
    _NAME,
    _NUMBER,
    Column(key="topic", title=Message("topic"), unit=Unit.TEXT),
    Column(key="stands", title=Message("stands"), unit=Unit.TEXT),
    Column(key="answers", title=Message("last answers"), unit=Unit.COUNT),
    Column(key="right", title=Message("right"), unit=Unit.COUNT),
    Column(key="bound", title=Message("at least (%)"), unit=Unit.TEXT),
    Column(key="median", title=Message("median time (ms)"), unit=Unit.COUNT),
)
_HARDEST: Final = (
    Column(key="topic", title=Message("topic"), unit=Unit.TEXT),
    Column(key="item", title=Message("item"), unit=Unit.TEXT),
    Column(key="answers", title=Message("answers"), unit=Unit.COUNT),
    Column(key="right", title=Message("right"), unit=Unit.COUNT),
)
_EXAMS: Final = (
    Column(key="exam", title=Message("exam"), unit=Unit.COUNT),
    _NAME,
    _NUMBER,
    Column(key="day", title=Message("day"), unit=Unit.TEXT),
    Column(key="attempt", title=Message("attempt"), unit=Unit.TEXT),
    Column(key="outcome", title=Message("result"), unit=Unit.TEXT),
    Column(key="seed", title=Message("seed"), unit=Unit.TEXT),
)
_LAPSED: Final = (
    _NAME,
    _NUMBER,
    Column(key="exam", title=Message("exam"), unit=Unit.COUNT),
    Column(key="until", title=Message("held until"), unit=Unit.TEXT),
    Column(key="rules", title=Message("older version of the rules"), unit=Unit.TEXT),
    Column(key="marked", title=Message("marked as lapsed"), unit=Unit.TEXT),
)
_ASSIGNED: Final = (
    _NAME,
    _NUMBER,
    Column(key="topics", title=Message("topics"), unit=Unit.TEXT),
    Column(key="items", title=Message("items"), unit=Unit.COUNT),
    Column(key="until", title=Message("until"), unit=Unit.TEXT),
    Column(key="seed", title=Message("seed"), unit=Unit.TEXT),
    Column(key="by", title=Message("given by"), unit=Unit.TEXT),
)
_NOTES: Final = (
    _NAME,
    _NUMBER,
    Column(key="day", title=Message("day"), unit=Unit.TEXT),
    Column(key="by", title=Message("noted by"), unit=Unit.TEXT),
    Column(key="text", title=Message("note"), unit=Unit.TEXT),
)


def percent_down(share: Fraction) -> int:
    """Return whole percent, rounded down: nothing is shown as reached that is not."""
    return int(share * _PERCENT)


def cohort_report(trainer: TrainerDesk, session: TableSession) -> ReportDocument:
    """Return the cohort as a document; the same record and people give the same one."""
    ledger, rows = session.ledger, trainer.rows
    game = trainer.terms.rules
    figures: tuple[Cell, ...] = (
        len(rows),
        len(trainer.ready),
        game.name,
        fixed(trainer.settings.standard * _PERCENT, 0),
    )
    sections = (
        Section(
            "figures", Message("Cohort"), tuple(starmap(Figure, zip(_COHORT, figures, strict=True))), None, ()
        ),
        _table("people", Message("Who is ready"), _PEOPLE, map(_person, rows)),
        _table(
            "topics", Message("Topics"), _TOPICS, (_topic(row, one) for row in rows for one in row.topics)
        ),
        _table(
            "hardest",
            Message("Hardest items"),
            _HARDEST,
            (
                (_title(one.topic.value), one.title.render(), one.answers, one.right)
                for one in trainer.hardest
            ),
        ),
        _table("exams", Message("Exams"), _EXAMS, _exams(trainer)),
        _table(
            "lapsed",
            Message("Lapsed sign-offs"),
            _LAPSED,
            (
                (
                    one.trainee.name,
                    one.trainee.number,
                    one.exam,
                    one.until,
                    one.other_rules,
                    "marked" if one.marked else "",
                )
                for one in trainer.lapsed
            ),
        ),
        _table("assigned", Message("Assignments"), _ASSIGNED, _assigned(trainer)),
        _table("notes", Message("Notes"), _NOTES, _notes(trainer)),
    )
    return _document(ledger, session, sections)


def _document(ledger: Ledger, session: TableSession, sections: tuple[Section, ...]) -> ReportDocument:
    now = session.now()
    return ReportDocument(
        report="cohort",
        title=Message("Cohort"),
        shows=Message("Who trains, how each topic stands, and who is ready."),
        identity=ledger.identity,
        start=now,
        end=now,
        head=ledger.head,
        key="",
        to_sign=False,
        not_whole=(),
        not_complete=(),
        marks=(),
        notes=(
            Message("A figure of mastery is the lower bound of a 99 % interval, rounded down."),
            Message(
                "Who was taken out of the file of trainees is not in it; certificates handed out are outside."
            ),
        ),
        main="people",
        sections=sections,
    )


def _table(key: str, title: Message, columns: tuple[Column, ...], rows: Iterable[Row]) -> Section:
    return Section(key, title, (), SectionTable(columns, tuple(rows), None), ())


def _person(row: CohortRow) -> Row:
    left = row.forecast
    text = "" if left is None else f"{left.least}-{left.most}" if left.measured else f"at least {left.least}"
    words = READINESS[row.readiness].render()
    return row.trainee.name, row.trainee.number, row.mastered, words, row.day, text


def _topic(row: CohortRow, one: TopicStanding) -> Row:
    judged = one.judged
    figures = (
        (0, 0, "0", 0)
        if judged is None
        else (judged.answers, judged.right, str(percent_down(judged.bound)), judged.median)
    )
    return row.trainee.name, row.trainee.number, _title(one.topic.value), LOOKS[one.look].render(), *figures


def _exams(trainer: TrainerDesk) -> Iterable[Row]:
    for one in trainer.exams:
        exam, person = one.exam, one.trainee
        outcome = "under way" if exam.outcome is None else exam.outcome.value.replace("_", " ")
        attempt = "mock" if exam.mock else str(exam.attempt)
        seed = one.seed or "sealed"
        yield exam.number, person.name, person.number, exam.day, attempt, outcome, seed


def _assigned(trainer: TrainerDesk) -> Iterable[Row]:
    for person in trainer.people:
        for one in person.assignments:
            topics = ", ".join(map(_title, one.topics))
            yield person.name, person.number, topics, one.items, one.until, one.seed, one.by


def _notes(trainer: TrainerDesk) -> Iterable[Row]:
    for person in trainer.people:
        for note in person.notes:
            yield person.name, person.number, note.day, note.by, note.text


def _title(topic: str) -> str:
    return next((skill.title.render() for known, skill in SKILL_MAP.items() if known.value == topic), topic)
