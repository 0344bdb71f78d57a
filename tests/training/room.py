"""A room of training for the tests: a training ledger, its session, the staff of the pit, and clocks."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import OpenTable
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rounds.training.commands import EndTrainingDay, SetTraining
from terminal.rounds.training.record import TopicJudged, TrainingSettings
from terminal.rounds.training.topics import topics_of
from terminal.rules.games import GAMES
from terminal.table.people.staff_file import MemoryStore
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import PROFILE, Done, TableSession
from terminal.training.desk import TrainingDesk
from terminal.training.exam import ExamSitting
from terminal.training.grading import right_answer
from terminal.training.mastery import lower_bound
from terminal.training.moments import training_terms
from tests.table.pit import START, Clocks, book, staff_of

TRAINEE = "0123456789abcdef"
SECONDS_AN_ANSWER = 3
BEFORE = "2020-01-01"
"""A day of training before all others."""


@dataclass
class TrainingRoom:
    """A table of training."""

    game: str = "commission"
    path: Path | None = None
    clocks: Clocks = field(default_factory=Clocks)
    layout: str | None = None

    def __post_init__(self) -> None:
        """Open the ledger, new or as it is, and the table under the house's settings."""
        self.terms: Terms = training_terms(GAMES[self.game], self.layout)
        kind = LedgerKind.TRAINING
        if self.path is not None and self.path.exists():
            self.ledger = Ledger.open(self.path, kind=kind)
        else:
            self.ledger = Ledger.create(
                self.path, kind=kind, table_id="TRAINING", zone="Asia/Singapore", at=START
            )
        table = recover(self.ledger, self.terms)
        if table.opened is None:
            house = TableSession(self.ledger, table, clock=self.clocks.now)
            must(house.handle(OpenTable(self.terms), acting=PROFILE))
            must(house.handle(SetTraining(TrainingSettings()), acting=PROFILE))
            table = house.table
        self.session = self.session_at(table)

    def session_at(self, table: Table) -> TableSession:
        """Return a session whose people can sign."""
        staff = staff_of(MemoryStore(book()), self.clocks)
        clocks = self.clocks
        return TableSession(self.ledger, table, clock=clocks.now, elapsed=clocks.elapsed, staff=staff)

    def desk(self, trainee: str = TRAINEE) -> TrainingDesk:
        """Return the desk of a trainee."""
        return TrainingDesk(self.session, trainee, self.terms)

    def open_topics(self, trainee: str = TRAINEE) -> None:
        """Open all topics of the game to a trainee, as the end of a day of training does."""
        bound = lower_bound(60, 100)
        judged = tuple(
            TopicJudged(topic.value, 100, 60, bound, 2_000, met=False, mastered=False, is_open=True)
            for topic in topics_of(GAMES[self.game])
        )
        must(self.session.handle(EndTrainingDay(trainee, self.game, BEFORE, judged)))

    def examinee(self, trainee: str = TRAINEE) -> TrainingDesk:
        """Return the desk of a trainee to whom all topics are open."""
        desk = self.desk(trainee)
        if not desk.exam_opens:
            self.open_topics(trainee)
        return desk

    def wait_days(self, days: int) -> None:
        """Let so many days pass."""
        self.clocks.wait(days * 24 * 3600)

    def again(self) -> TrainingRoom:
        """Close the program and open it again on the same file."""
        self.ledger.close()
        return TrainingRoom(self.game, self.path, self.clocks, self.layout)


def must(done: Done | Refusal) -> Done:
    """Return what was done."""
    assert isinstance(done, Done), done
    return done


def began(sitting: ExamSitting | Refusal) -> ExamSitting:
    """Return the exam that was begun."""
    assert isinstance(sitting, ExamSitting), sitting
    return sitting


def answer_rightly(room: TrainingRoom, sitting: ExamSitting, decisions: int | None = None) -> None:
    """Give the right answers to so many moments, or until the exam is over."""
    made = 0
    while decisions is None or made < decisions:
        moment = sitting.moment()
        if moment is None:
            return
        room.clocks.wait(SECONDS_AN_ANSWER)
        must(sitting.answer(right_answer(moment), SECONDS_AN_ANSWER * 1000))
        made += 1
