"""What came of an exam: result, grades, wrong moments and times, all worked out again from the record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from hashlib import sha256
from statistics import median_low
from typing import Final, NamedTuple

import msgspec

from terminal.ledger.records import Recorded
from terminal.rounds.events import ExamAnswered, ExamBegun, ExamEnded, ExamResumed
from terminal.rounds.training.record import AnswerFault, ExamEnding, FaultTold, TrainingSettings
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rounds.training.terms import TrainingTerms
from terminal.rules.message import Message
from terminal.training.answers import Answer, answer_from_text
from terminal.training.errors import ErrorWay, Fault, Grade, RedLine
from terminal.training.exam import recorded_fault
from terminal.training.exam_plan import ITEMS, make_planned, plan_exam
from terminal.training.grading import grade
from terminal.training.history import ExamHistory
from terminal.training.message_text import message_from_text
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic, topics_of

LEAST_EXAMINED: Final = 2
"""With fewer decisions a topic was not examined."""
FEW_MISSES: Final = Fraction(1, 10)
"""Up to this share of misses the grade is 4."""
SOME_MISSES: Final = Fraction(1, 5)
"""Up to this share it is 3."""

RESULTS: Final = {
    ExamVerdict.PASSED: Message("Passed"),
    ExamVerdict.NOT_PASSED: Message("Not passed"),
    ExamVerdict.NOT_YET: Message("Not yet"),
    ExamVerdict.OPEN: Message("Under way"),
}
"""The result of an exam as people read it."""

REASONS: Final = {
    ExamEnding.DECIDED: Message("The exam stopped by itself at decision {decisions}: {right} were right."),
    ExamEnding.RED_LINE: Message("A red line was crossed: it fails whatever the average is."),
    ExamEnding.ENDED: Message("It was ended at decision {decisions}, before it was decided."),
    ExamEnding.INTERRUPTED_AGAIN: Message("It was interrupted a second time."),
    ExamEnding.NOT_RESUMED: Message("It was interrupted, and not gone on with on the same gaming day."),
    ExamEnding.ITEMS_CHANGED: Message("It was interrupted, and this program asks other things."),
}
"""Why it ended so."""


EARLIER_ITEMS: Final = Message("Recorded under an earlier list of items: moments not shown.")
"""What is said where the moments of an exam cannot be made again."""
_NOT_RECORDED: Final = Message("not recorded")


class RecordMisfit(Exception):
    """A record of an exam that its own seed and the rules do not bear out; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class WrongMoment(NamedTuple):
    """A moment that was answered wrongly; from it a page shows the moment again."""

    number: int
    """Its place in the exam, from 1."""
    at: datetime
    """UTC."""
    topic: Topic
    moment: TrainingMoment | None
    """None where the exam was recorded under an earlier list of items."""
    answer: Answer
    faults: tuple[Fault, ...]
    """What was done, what was right, why, and by which paragraph."""

    @property
    def red_line(self) -> bool:
        """Whether a red line was crossed."""
        return any(fault.way is ErrorWay.RED_LINE for fault in self.faults)


class TopicGrade(NamedTuple):
    """How a topic went in an exam."""

    topic: str
    decisions: int
    right: int
    red_lines: int
    median: int
    """The median time in milliseconds; 0 without decisions."""
    target: int
    grade: int | None
    """From 1 to 5; None if it was not examined."""


class DecisionTime(NamedTuple):
    """How long a decision took."""

    milliseconds: int
    target: int
    right: bool
    red_line: bool


class Debrief(NamedTuple):
    """What came of an exam."""

    number: int
    trainee: str
    terms: TrainingTerms
    seed: str
    mock: bool
    attempt: int
    began: datetime
    """UTC."""
    ended: datetime
    outcome: ExamVerdict
    ending: ExamEnding
    interruptions: int
    grades: tuple[TopicGrade, ...]
    times: tuple[DecisionTime, ...]
    wrong: tuple[WrongMoment, ...]
    shows_moments: bool
    """Whether its moments can be made again: it was sat under the present list of items."""

    @property
    def decisions(self) -> int:
        """How many decisions were made."""
        return len(self.times)

    @property
    def right(self) -> int:
        """How many of them were right."""
        return sum(one.right for one in self.times)

    @property
    def within_target(self) -> int:
        """How many of them were made within their target."""
        return sum(one.milliseconds <= one.target for one in self.times)

    @property
    def red_lines(self) -> int:
        """In how many of them a red line was crossed."""
        return sum(one.red_line for one in self.times)

    @property
    def result(self) -> Message:
        """The result in words."""
        return RESULTS[self.outcome]

    @property
    def reason(self) -> Message:
        """Why it ended so."""
        words = {"decisions": self.decisions, "right": self.right}
        return Message(REASONS[self.ending].template, words)

    @property
    def digest(self) -> str:
        """The SHA-256 of grades, times and wrong moments, which the person who signs puts on record."""
        wrong = [(one.number, [recorded_fault(fault) for fault in one.faults]) for one in self.wrong]
        return sha256(msgspec.json.encode((self.grades, self.times, wrong))).hexdigest()


def debrief(exam: ExamHistory, settings: TrainingSettings) -> Debrief:
    """Return what came of an exam that is over, as it is on record.

    If it was sat under the present list of items, each answer is graded again as it was given. Raises
    `RecordMisfit` if the record is not that of its seed, or if an answer was graded otherwise.
    """
    begun, over = exam.begun.event, exam.ended
    if not isinstance(begun, ExamBegun) or over is None or not isinstance(over.event, ExamEnded):
        raise RecordMisfit(Message("the exam is not over"))
    present = begun.items == ITEMS
    moments = _moments_asked(begun, exam.answers) if present else [None] * len(exam.answers)
    decisions: list[tuple[str, DecisionTime]] = []
    wrong: list[WrongMoment] = []
    for number, (recorded, moment) in enumerate(zip(exam.answers, moments, strict=True), 1):
        event = recorded.event
        if not isinstance(event, ExamAnswered) or event.moment != number:
            raise RecordMisfit(Message("decision {number} is another", {"number": number}))
        answer = _answer_of(event, number)
        if moment is not None:
            _check_graded(event, grade(moment, answer))
        time = DecisionTime(event.milliseconds, settings.target(event.topic), event.right, event.red_line)
        decisions.append((event.topic, time))
        if not event.right:
            topic, faults = _faults_of(event)
            wrong.append(WrongMoment(number, recorded.at, topic, moment, answer, faults))
    grades = tuple(
        _graded(topic.value, [time for of, time in decisions if of == topic], settings)
        for topic in topics_of(begun.terms.rules)
    )
    return Debrief(
        number=begun.number,
        trainee=begun.trainee,
        terms=begun.terms,
        seed=begun.seed,
        mock=begun.mock,
        attempt=begun.attempt,
        began=exam.begun.at,
        ended=over.at,
        outcome=over.event.outcome,
        ending=over.event.ending,
        interruptions=sum(not isinstance(one.event, ExamResumed) for one in exam.breaks),
        grades=grades,
        times=tuple(time for _, time in decisions),
        wrong=tuple(wrong),
        shows_moments=present,
    )


def _moments_asked(begun: ExamBegun, answers: Sequence[Recorded]) -> list[TrainingMoment | None]:
    """Return the moments that were answered, made again. Raises `RecordMisfit`."""
    plan = plan_exam(begun.seed, begun.terms)
    asked: list[TrainingMoment | None] = []
    for number, recorded in enumerate(answers, 1):
        event, planned = recorded.event, plan[number - 1]
        ought = (planned.topic.value, planned.item, planned.seed)
        if not isinstance(event, ExamAnswered) or (event.topic, event.item, event.seed) != ought:
            raise RecordMisfit(Message("decision {number} is not that of the seed", {"number": number}))
        asked.append(make_planned(planned, begun.terms))
    return asked


def _check_graded(event: ExamAnswered, graded: Grade) -> None:
    """Raise `RecordMisfit` if the record has another grade."""
    recorded = (event.right, event.red_line, event.faults)
    if (graded.right, bool(graded.red_lines), tuple(map(recorded_fault, graded.faults))) != recorded:
        raise RecordMisfit(Message("decision {number} is graded otherwise", {"number": event.moment}))


def _faults_of(event: ExamAnswered) -> tuple[Topic, tuple[Fault, ...]]:
    """Return topic and faults of a wrong answer as they are on record. Raises `RecordMisfit`."""
    untold = [FaultTold("", "", "", "")] * len(event.faults)
    try:
        return Topic(event.topic), tuple(map(_fault_of, event.faults, event.told or untold))
    except ValueError as error:
        raise RecordMisfit(Message("decision {number} holds no fault", {"number": event.moment})) from error


def _fault_of(fault: AnswerFault, told: FaultTold) -> Fault:
    was, ought, why = (message_from_text(text) if text else _NOT_RECORDED for text in told[:3])
    return Fault(
        topic=Topic(fault.topic),
        way=ErrorWay(fault.way),
        paragraph=fault.paragraph,
        was=was,
        ought=ought,
        why=why,
        red_line=RedLine(told.red_line) if told.red_line else None,
    )


def _answer_of(event: ExamAnswered, number: int) -> Answer:
    try:
        return answer_from_text(event.given)
    except ValueError as error:
        raise RecordMisfit(Message("decision {number} holds no answer", {"number": number})) from error


def _graded(topic: str, times: Sequence[DecisionTime], settings: TrainingSettings) -> TopicGrade:
    return TopicGrade(
        topic=topic,
        decisions=len(times),
        right=sum(one.right for one in times),
        red_lines=sum(one.red_line for one in times),
        median=median_low(one.milliseconds for one in times) if times else 0,
        target=settings.target(topic),
        grade=grade_of(times),
    )


def grade_of(times: Sequence[DecisionTime]) -> int | None:
    """Return the grade of a topic: by outcome, number and frequency; None if it was not examined.

    1: a red line. 5: all right, in time. 4: right but slow, or at most one miss in ten. 3: at most one in
    five. 2: less. In time is a median within the target.
    """
    if any(one.red_line for one in times):
        return 1
    if len(times) < LEAST_EXAMINED:
        return None
    missed = Fraction(sum(not one.right for one in times), len(times))
    if not missed:
        in_time = median_low(one.milliseconds for one in times) <= times[0].target
        return 5 if in_time else 4
    if missed <= FEW_MISSES:
        return 4
    return 3 if missed <= SOME_MISSES else 2
