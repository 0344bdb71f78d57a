"""What a trainer sees: a cohort by topic, the hardest items, who is ready, exams, lapsed sign-offs, minutes.

The counts come out of the reporting tables of the ledger; names come out of the file of trainees alone, so
that a person who was taken out of it is nowhere here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from terminal.ledger.training_tables import RecordedSignOff, TrainingTables
from terminal.rounds.events import TrainingDayEnded
from terminal.rounds.terms import Terms
from terminal.rounds.training.record import ExamRecord, TopicJudged, TrainingRecord, TrainingSettings
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rules.message import Message
from terminal.table.session.table_session import TableSession
from terminal.training.forecast import Forecast, TopicDays
from terminal.training.mastery import TopicLook, is_ready, look_of
from terminal.training.moments import UnknownItem, item_named
from terminal.training.skills import Topic, needs_of, topics_of
from terminal.training.trainees import Trainee

LEAST_ASKED: Final = 20
"""An item that was asked less often says nothing about what is hard."""
MINUTES_DAYS: Final = 14
"""For so many days the minutes trained are shown."""
_A_MINUTE: Final = 60_000


class TopicStanding(NamedTuple):
    """How somebody stands in a topic since the last day of training that has ended."""

    topic: Topic
    look: TopicLook
    judged: TopicJudged | None
    """None before the first day has ended."""


class Readiness(StrEnum):
    """How far somebody is from the floor."""

    TRAINING = "training"
    READY = "ready"
    """All topics are mastered."""
    RESIT = "resit"
    """The last exam was not passed."""
    SIGN_OFF_DUE = "sign_off_due"
    SIGNED = "signed"
    LAPSED = "lapsed"
    """A sign-off holds no longer."""


class CohortRow(NamedTuple):
    """One person of the cohort."""

    trainee: Trainee
    topics: tuple[TopicStanding, ...]
    readiness: Readiness
    day: str
    """The day of the exam or until which the certificate holds; of a resit, the first on which it can be."""
    forecast: Forecast | None

    @property
    def mastered(self) -> int:
        """How many topics are mastered."""
        return sum(one.look is TopicLook.MASTERED for one in self.topics)


class CohortItem(NamedTuple):
    """An item that is often answered wrongly."""

    topic: Topic
    item: str
    title: Message
    answers: int
    right: int

    @property
    def share(self) -> Fraction:
        """The share of right answers."""
        return Fraction(self.right, self.answers)


class LapsedSignOff(NamedTuple):
    """A sign-off that holds no longer, and why."""

    trainee: Trainee
    exam: int
    until: str
    other_rules: str | None
    """The version of the reading of the rules by which it was examined, if that is no longer in force."""
    marked: bool = False
    """Whether it was marked as lapsed, since the rules changed."""


class SeatedExam(NamedTuple):
    """An exam of somebody who is in the file of trainees; its seed is not told while it is under way."""

    trainee: Trainee
    exam: ExamRecord

    @property
    def seed(self) -> str | None:
        """The seed, once the exam is over."""
        return None if self.exam.is_open else self.exam.seed


class TrainerDesk:
    """One game of a training ledger as a trainer sees it, as it is when this is made."""

    def __init__(self, session: TableSession, people: tuple[Trainee, ...], terms: Terms) -> None:
        """Read the ledger's tables. Raises a `LedgerError` that says what is wrong."""
        tables = session.ledger.training_tables()
        self.terms = terms
        self.people = people
        self.topics = topics_of(terms.rules)
        self.today = session.now().astimezone(ZoneInfo(session.ledger.identity.zone)).date()
        record = session.table.training or TrainingRecord()
        self.settings: TrainingSettings = record.settings
        self._marked = frozenset(record.lapsed)
        self._known = {one.id: one for one in people}
        self._needs = {
            topic.value: [one.value for one in needs_of(terms.rules, topic)] for topic in self.topics
        }
        days = [day for day in tables.days(terms.game) if day.trainee in self._known]
        latest: dict[str, TrainingDayEnded] = {day.trainee: day for day in days}
        spans = TopicDays(days)
        exams = [one for one in record.exams if one.game == terms.game]
        signed = {one.exam: one for one in tables.sign_offs(terms.game)}
        self.rows = tuple(self._row(one, latest.get(one.id), spans, exams, signed) for one in people)
        self.hardest = self._hardest(tables)
        self.exams = tuple(
            SeatedExam(self._known[one.trainee], one) for one in exams if one.trainee in self._known
        )
        self.lapsed = self._lapsed(signed.values())
        self.minutes = self._minutes(tables, ZoneInfo(session.ledger.identity.zone), session.now())

    @property
    def ready(self) -> tuple[CohortRow, ...]:
        """Return who has mastered all topics."""
        return tuple(row for row in self.rows if row.mastered == len(self.topics))

    @property
    def weakest(self) -> Topic | None:
        """The topic with the lowest bound over all who are at work in it; None if nobody is."""
        bounds: dict[Topic, list[Fraction]] = {}
        for row in self.rows:
            for one in row.topics:
                if one.judged is not None and one.look in (TopicLook.IN_WORK, TopicLook.TOO_SLOW):
                    bounds.setdefault(one.topic, []).append(one.judged.bound)
        shares = {topic: sum(each, Fraction(0)) / len(each) for topic, each in bounds.items()}
        return min(shares, key=lambda topic: shares[topic], default=None)

    def _row(
        self,
        person: Trainee,
        day: TrainingDayEnded | None,
        spans: TopicDays,
        exams: list[ExamRecord],
        signed: Mapping[int, RecordedSignOff],
    ) -> CohortRow:
        judged = {} if day is None else {one.topic: one for one in day.topics}
        standings = tuple(self._standing(topic, judged.get(topic.value)) for topic in self.topics)
        ready = is_ready(self._needs, judged.values())
        sat = [one for one in exams if one.trainee == person.id and not one.mock and not one.is_open]
        readiness, when = self._readiness(sat, signed, ready=ready)
        return CohortRow(person, standings, readiness, when, spans.forecast(person.id, self._needs))

    def _standing(self, topic: Topic, judged: TopicJudged | None) -> TopicStanding:
        if judged is None:
            locked = bool(self._needs[topic.value])
            return TopicStanding(topic, TopicLook.LOCKED if locked else TopicLook.IN_WORK, None)
        return TopicStanding(topic, look_of(judged, self.settings), judged)

    def _readiness(
        self, sat: list[ExamRecord], signed: Mapping[int, RecordedSignOff], *, ready: bool
    ) -> tuple[Readiness, str]:
        """Return how far somebody is, by the last exam that counts and what came of it."""
        if not sat:
            return (Readiness.READY if ready else Readiness.TRAINING), ""
        last = sat[-1]
        sign_off = signed.get(last.number)
        if last.outcome is not ExamVerdict.PASSED or (sign_off is not None and sign_off.until is None):
            return Readiness.RESIT, last.resit_from(self.settings).isoformat()
        if sign_off is None or sign_off.until is None:
            return Readiness.SIGN_OFF_DUE, last.day
        return (Readiness.LAPSED if self._why_lapsed(sign_off) else Readiness.SIGNED), sign_off.until

    def _why_lapsed(self, sign_off: RecordedSignOff) -> bool:
        if sign_off.until is None:
            return False
        over = sign_off.until < self.today.isoformat() or sign_off.exam in self._marked
        return over or sign_off.rules != self.terms.rules_version

    def _lapsed(self, signed: Iterable[RecordedSignOff]) -> tuple[LapsedSignOff, ...]:
        """Return the last sign-off of each person, if it holds no longer."""
        last: dict[str, RecordedSignOff] = {}
        for one in signed:
            last[one.trainee] = one
        return tuple(
            LapsedSignOff(
                self._known[one.trainee],
                one.exam,
                one.until,
                None if one.rules == self.terms.rules_version else one.rules,
                one.exam in self._marked,
            )
            for one in last.values()
            if one.trainee in self._known and one.until is not None and self._why_lapsed(one)
        )

    def _hardest(self, tables: TrainingTables) -> tuple[CohortItem, ...]:
        """Return the items of which most answers were wrong, the hardest first."""
        often = (
            (Fraction(one.right, one.answers), *one)
            for one in tables.counts(self.terms.game, self._known)
            if one.answers >= LEAST_ASKED and one.right < one.answers
        )
        return tuple(
            CohortItem(Topic(topic), item, self._title(Topic(topic), item), answers, right)
            for _, topic, item, answers, right in sorted(often)
        )

    def _title(self, topic: Topic, item: str) -> Message:
        """Return what an item is called; one that the game no longer has goes by its id."""
        try:
            return item_named(self.terms, topic, item).title
        except UnknownItem:
            return Message("{item}", {"item": item})

    def _minutes(self, tables: TrainingTables, zone: ZoneInfo, now: datetime) -> tuple[tuple[date, int], ...]:
        """Return the minutes trained by everybody together on each of the last days, without the exams."""
        first = self.today - timedelta(days=MINUTES_DAYS - 1)
        since = datetime(first.year, first.month, first.day, tzinfo=zone)
        spent = {first + timedelta(days=number): 0 for number in range(MINUTES_DAYS)}
        for minute, milliseconds in tables.times(self.terms.game, since):
            day = minute.astimezone(zone).date()
            if day in spent:
                spent[day] += milliseconds
        return tuple((day, -(-milliseconds // _A_MINUTE)) for day, milliseconds in spent.items())
