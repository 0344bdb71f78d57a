"""The desk of training: drills, placement, the end of a day, exams and sign-offs, all through one session."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from terminal.rounds.events import PlacementBegun
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.training.commands import BeginPlacement, EndTrainingDay, RecordAnswer, SignOffExam
from terminal.rounds.training.record import (
    PLACEMENT_ITEMS,
    AnswerMode,
    PlacementRecord,
    TopicJudged,
    TrainingRecord,
    TrainingSettings,
)
from terminal.rounds.training.terms import TrainingTerms
from terminal.rounds.training.topics import open_of
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done, TableSession
from terminal.training.answers import Answer, answer_as_text
from terminal.training.debrief import Debrief, debrief
from terminal.training.errors import Grade
from terminal.training.exam import ExamSitting, begin_exam, gaming_day, recorded_fault, resume_exam
from terminal.training.exam_plan import draw_seed, make_planned, plan_of
from terminal.training.grading import grade
from terminal.training.history import ExamHistory, TraineeHistory
from terminal.training.mastery import is_ready, judge_day
from terminal.training.moment import TrainingMoment
from terminal.training.moments import items_of, make_moment
from terminal.training.schedule import ItemDue, ItemSchedule, QueuedItem
from terminal.training.skills import Topic, needs_of, topics_of
from terminal.training.trainees import Trainee

SIGNATURE_REASON: Final = "signed off after the exam"
"""The reason that stands with every signature on an exam."""


class TrainingDesk:
    """One trainee in one game at a table of training; nothing is kept that is not on record.

    A program that was closed in mid-drill goes on where it was: queue and moment come out of the record.
    """

    def __init__(self, session: TableSession, trainee: str, terms: TrainingTerms) -> None:
        """Read what the ledger tells of this trainee. Raises what a ledger raises that cannot be read."""
        self.session = session
        self.trainee = trainee
        self.terms = terms
        self._history = TraineeHistory(trainee, terms.game)
        self._schedule: ItemSchedule | None = None
        self._read_up_to = session.ledger.identity.follows_seq
        self._catch_up()

    @property
    def history(self) -> TraineeHistory:
        """What is on record of this trainee in this game, to the last event."""
        self._catch_up()
        return self._history

    @property
    def settings(self) -> TrainingSettings:
        """What the house has settled for training."""
        return self._record.settings

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics of the game."""
        return topics_of(self.terms.rules)

    @property
    def open_topics(self) -> tuple[Topic, ...]:
        """The topics that may be drilled: open at the end of a day, by a placement, or in need of nothing."""
        return open_of(self.terms.rules, self._record.opened_to(self.trainee, self.terms.game))

    @property
    def exam_opens(self) -> bool:
        """Whether an exam can be begun that counts: all topics of the game are open."""
        return set(self.open_topics) == set(self.topics)

    @property
    def exam_waits(self) -> bool:
        """Whether an exam of this trainee is under way, and so nothing else may be done."""
        return self._record.open_exam(self.trainee) is not None

    @property
    def ready(self) -> bool:
        """Whether all topics of the game are mastered."""
        return is_ready(self.topics, self.history.judged)

    def queue(self, topics: Iterable[Topic] | None = None) -> tuple[QueuedItem, ...]:
        """Return what is asked today of open topics, or of these among them."""
        wanted = set(self.open_topics if topics is None else topics)
        game = self.terms.rules
        items = [
            (topic.value, item)
            for topic in self.open_topics
            if topic in wanted
            for item in items_of(game, topic, self.terms)
        ]
        zone = ZoneInfo(self.session.ledger.identity.zone)
        return self._scheduled().queue(items, now=self.session.now(), zone=zone)

    def comes_back(self) -> tuple[ItemDue, ...]:
        """Return when each answered item that is still asked comes back, the earliest first."""
        game = self.terms.rules
        asked = {topic.value: set(items_of(game, topic, self.terms)) for topic in self.topics}
        return tuple(one for one in self._scheduled().due() if one.item in asked.get(one.topic, ()))

    def drill(self, topic: Topic) -> TrainingMoment | None:
        """Return the moment of a topic that is asked next; the same until it is answered.

        None once nothing is due and nothing is new. Which suits, boxes and sums it has hangs on the record
        alone, so that a program that was closed shows the same moment again.
        """
        asked = self.queue((topic,))
        if not asked:
            return None
        chance = Random(f"drill {self.trainee} {topic.value} {len(self.history.scheduled)}")
        return make_moment(self.terms.rules, topic, asked[0].item, chance, self.terms)

    def answer(
        self,
        moment: TrainingMoment,
        answer: Answer,
        milliseconds: int,
        *,
        mode: AnswerMode = AnswerMode.DRILL,
        peeked: bool = False,
    ) -> Grade | Refusal:
        """Grade an answer and put it on record. Raises `NotRecorded`.

        In a placement the trainee is not told the grade.
        """
        graded = grade(moment, answer)
        done = self.record(moment, answer, graded, milliseconds, mode=mode, peeked=peeked)
        return done if isinstance(done, Refusal) else graded

    def record(
        self,
        moment: TrainingMoment,
        answer: Answer,
        graded: Grade,
        milliseconds: int,
        *,
        mode: AnswerMode,
        peeked: bool = False,
    ) -> Done | Refusal:
        """Put on record an answer that was graded already, as the coach does. Raises `NotRecorded`."""
        command = RecordAnswer(
            trainee=self.trainee,
            mode=mode,
            game=moment.game,
            rules=moment.state.terms.rules_version,
            topic=moment.topic.value,
            item=moment.item,
            right=graded.right,
            faults=tuple(map(recorded_fault, graded.faults)),
            milliseconds=milliseconds,
            peeked=peeked,
            given=answer_as_text(answer),
            seed=moment.seed,
        )
        return self.session.handle(command)

    def end_day(self) -> tuple[TopicJudged, ...] | Refusal:
        """End the day of training, and return how the topics stand now. Raises `NotRecorded`."""
        history, game = self.history, self.terms.rules
        judged = judge_day(
            {topic.value: [needed.value for needed in needs_of(game, topic)] for topic in self.topics},
            history.counted,
            fresh=history.fresh,
            before=history.judged,
            opened=history.opened,
            settings=self.settings,
        )
        day = gaming_day(self.session)
        done = self.session.handle(EndTrainingDay(self.trainee, game.id, day, judged))
        return done if isinstance(done, Refusal) else judged

    def begin_placement(self) -> PlacementBegun | Refusal:
        """Begin a placement. Raises `NotRecorded`."""
        done = self.session.handle(BeginPlacement(self.trainee, self.terms.game, draw_seed()))
        if isinstance(done, Refusal):
            return done
        (begun,) = (event for event in done.events if isinstance(event, PlacementBegun))
        return begun

    def placement_moment(self) -> TrainingMoment | None:
        """Return the moment of the placement that is asked next; None without one under way."""
        placement = self._placement
        if placement is None:
            return None
        game = self.terms.rules
        items = {topic: items_of(game, topic, self.terms) for topic in self.topics}
        plan = plan_of(placement.seed, items, PLACEMENT_ITEMS)
        return make_planned(plan[len(placement.answered)], self.terms)

    def begin_exam(self, *, seed: str | None = None) -> ExamSitting | Refusal:
        """Begin an exam; a seed that was typed in makes it a mock. Raises `NotRecorded`."""
        return begin_exam(self.session, self.trainee, self.terms, seed=seed)

    def resume_exam(self) -> ExamSitting | Refusal:
        """Go on with the exam that was interrupted. Raises `NotRecorded`."""
        exam = self._record.open_exam(self.trainee)
        if exam is None:
            return refuse("no_exam", "There is no such exam.")
        records = self.session.ledger.read_of_trainee(self.trainee)
        return resume_exam(self.session, exam.number, records)

    def debrief(self, number: int) -> Debrief:
        """Return what came of an exam that is over. Raises `LookupError`, `RecordMisfit`."""
        return debrief(self._exam(number), self.settings)

    def sign_off(
        self,
        number: int,
        person: Trainee,
        signature: Signature,
        *,
        signals: bool,
        cutting: bool,
        manner: bool,
        present: bool,
    ) -> Done | Refusal:
        """Sign what came of an exam, by a Pit Manager or above. Raises `NotRecorded`, `RecordMisfit`.

        `person` is the trainee by name; nobody signs for themselves.
        """
        if person.id != self.trainee:
            return refuse("another_trainee", "Somebody else sat this exam.")
        shown = self.session.prove(signature)
        if isinstance(shown, Refusal):
            return shown
        if shown.number == person.number:
            return refuse("own_request", "Nobody approves what they asked for themselves.")
        command = SignOffExam(
            exam=number,
            day=gaming_day(self.session),
            signals=signals,
            cutting=cutting,
            manner=manner,
            present=present,
            identity=person.identity,
            head=self.session.ledger.head.hash,
            details=self.debrief(number).digest,
        )
        return self.session.approve(command, signature, SIGNATURE_REASON)

    @property
    def _record(self) -> TrainingRecord:
        return self.session.table.training or TrainingRecord()

    @property
    def _placement(self) -> PlacementRecord | None:
        placement = self._record.placement(self.trainee)
        return placement if placement is not None and placement.game == self.terms.game else None

    def _scheduled(self) -> ItemSchedule:
        """Return the schedule with every answer on record in it; under other targets it is made again."""
        answers, known = self.history.scheduled, self._schedule
        if known is None or known.settings != self.settings:
            known = ItemSchedule(self.terms.game, self.settings)
        for answer in answers[known.taken :]:
            known.take(answer)
        self._schedule = known
        return known

    def _exam(self, number: int) -> ExamHistory:
        exam = self.history.exams.get(number)
        if exam is None:
            raise LookupError(f"no exam {number}")
        return exam

    def _catch_up(self) -> None:
        """Take in what was recorded since."""
        if self.session.ledger.head.seq == self._read_up_to:
            return
        head = self.session.ledger.head.seq
        for one in self.session.ledger.read_of_trainee(self.trainee, self._read_up_to):
            self._history.follow(one)
        self._read_up_to = head
