"""What a training ledger tells of one trainee in one game, read once and then followed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    ExamAnswered,
    ExamBegun,
    ExamEnded,
    ExamInterrupted,
    ExamResumed,
    ExamSignedOff,
    OverrideGranted,
    PlacementEnded,
    TrainingAnswered,
    TrainingDayEnded,
)
from terminal.rounds.training.record import AnswerMode, TopicJudged
from terminal.training.mastery import TopicAnswer
from terminal.training.schedule import ItemAnswer

COUNTED = (AnswerMode.DRILL, AnswerMode.COACH)
"""The answers that count for mastery: a placement masters nothing, and a sprint asks the same again."""


class ExamHistory(NamedTuple):
    """All that is on record of one exam."""

    begun: Recorded
    """Its `ExamBegun`."""
    answers: tuple[Recorded, ...] = ()
    breaks: tuple[Recorded, ...] = ()
    """Its interruptions, and where it went on."""
    ended: Recorded | None = None
    signed: Recorded | None = None
    approval: OverrideGranted | None = None
    """Who has signed."""


class TraineeHistory:
    """What the ledger tells of a trainee in a game; `follow` goes on with what is recorded next."""

    def __init__(self, trainee: str, game: str, records: Iterable[Recorded] = ()) -> None:
        """Begin with the records of the ledger so far."""
        self.trainee = trainee
        self.game = game
        self.judged: tuple[TopicJudged, ...] = ()
        """How the topics stood when the last day of training ended."""
        self.opened: tuple[str, ...] = ()
        """The topics that placements have opened."""
        self.days: tuple[str, ...] = ()
        """The days of training that have ended."""
        self.exams: dict[int, ExamHistory] = {}
        self.seeds: set[int] = set()
        """The seeds of the moments that were answered outside exams: an assignment knows its own by them."""
        self._counted: dict[str, list[TopicAnswer]] = {}
        self._scheduled: list[ItemAnswer] = []
        self._fresh: dict[str, int] = {}
        self._last_approval: OverrideGranted | None = None
        for one in records:
            self.follow(one)

    @property
    def counted(self) -> Mapping[str, Sequence[TopicAnswer]]:
        """The answers that count for mastery, by topic, the oldest first."""
        return self._counted

    @property
    def fresh(self) -> Mapping[str, int]:
        """How many of them were given since the last day of training ended."""
        return self._fresh

    @property
    def scheduled(self) -> Sequence[ItemAnswer]:
        """The answers by which items come back, in their order."""
        return self._scheduled

    def follow(self, recorded: Recorded) -> None:
        """Take in one event; those of other trainees and games change nothing."""
        event = recorded.event
        match event:
            case OverrideGranted():
                self._last_approval = event
            case TrainingAnswered() if self._is_own(event.trainee, event.game):
                self._answered(recorded, event)
            case TrainingDayEnded() if self._is_own(event.trainee, event.game):
                self.judged, self._fresh = event.topics, {}
                self.days = (*self.days, event.day)
            case PlacementEnded() if self._is_own(event.trainee, event.game):
                self.opened = (*self.opened, *event.opened)
            case ExamBegun() if self._is_own(event.trainee, event.terms.game):
                self.exams[event.number] = ExamHistory(recorded)
            case ExamAnswered() | ExamInterrupted() | ExamResumed() | ExamEnded() | ExamSignedOff():
                self._of_exam(recorded, event)
            case _:
                pass

    def _is_own(self, trainee: str, game: str) -> bool:
        return (trainee, game) == (self.trainee, self.game)

    def _answered(self, recorded: Recorded, event: TrainingAnswered) -> None:
        self.seeds.add(event.seed)
        if event.mode in COUNTED:
            counts = TopicAnswer(event.right and not event.peeked, event.milliseconds)
            self._counted.setdefault(event.topic, []).append(counts)
            self._fresh[event.topic] = self._fresh.get(event.topic, 0) + 1
        if event.mode is not AnswerMode.SPRINT:
            self._scheduled.append(
                ItemAnswer(
                    event.topic, event.item, event.right, event.peeked, event.milliseconds, recorded.at
                )
            )

    def _of_exam(
        self,
        recorded: Recorded,
        event: ExamAnswered | ExamInterrupted | ExamResumed | ExamEnded | ExamSignedOff,
    ) -> None:
        exam = self.exams.get(event.exam)
        if exam is None:
            return
        match event:
            case ExamAnswered():
                exam = exam._replace(answers=(*exam.answers, recorded))
                at = recorded.at
                self._scheduled.append(
                    ItemAnswer(event.topic, event.item, event.right, False, event.milliseconds, at)
                )
            case ExamInterrupted() | ExamResumed():
                exam = exam._replace(breaks=(*exam.breaks, recorded))
            case ExamEnded():
                exam = exam._replace(ended=recorded)
            case ExamSignedOff():
                exam = exam._replace(signed=recorded, approval=self._last_approval)
        self.exams[event.exam] = exam
