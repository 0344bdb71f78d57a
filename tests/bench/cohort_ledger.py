"""A training ledger of fifty trainees who gave a million answers, made once and kept like the long ledger."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import EndTrainingDay, RecordAnswer
from terminal.rounds.training.record import AnswerFault, AnswerMode, TopicJudged
from terminal.rounds.training.topics import topics_of
from terminal.table.people.demo_people import demo_store
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore
from terminal.table.session.table_session import TableSession
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, training_profile
from terminal.training.mastery import lower_bound
from terminal.training.moments import items_of
from terminal.training.trainees import Trainee, Trainees, trainees_path
from tests.bench.children import WORK
from tests.bench.long_ledger import BEGAN, Clock, fingerprint

TRAINEES = 50
DAYS = 100
A_DAY = 200
"""Answers of each trainee on a day of training: 20,000 in all."""
ONE_IN = 8
"""Of so many answers one is wrong."""


A_TURN = timedelta(minutes=3)
A_NIGHT = timedelta(hours=14)
AFTERWARDS = BEGAN + DAYS * (A_DAY * A_TURN + A_NIGHT)
"""When the next day of training begins."""


class TrainingClock(Clock):
    """Stands still while everybody answers once."""

    def elapsed(self) -> float:
        """Return the seconds that have gone by."""
        return (self.moment - BEGAN).total_seconds()


def folder_of_cohort() -> Path:
    """Return a data folder in which the table of training has such a ledger, closed at the end of a day.

    Made if it is not there; it takes a few minutes.
    """
    folder = WORK / f"cohort-{TRAINEES * DAYS * A_DAY}-{fingerprint(Path(__file__))}"
    if not folder.exists():
        draft = folder.with_name(f"{folder.name}-draft-{os.getpid()}")
        before = os.environ.get("XDG_DATA_HOME")
        os.environ["XDG_DATA_HOME"] = str(draft)
        try:
            profile = training_profile()
        finally:
            os.environ.pop("XDG_DATA_HOME")
            if before is not None:
                os.environ["XDG_DATA_HOME"] = before
        fill(profile)
        draft.rename(folder)
    return folder


def fill(profile: TableProfile) -> None:
    """Fill the ledger of a table of training: every day a start, the answers of all, and their day's end."""
    profile.ledger.parent.mkdir(parents=True, exist_ok=True)
    if profile.staff.path is not None:
        FileStore(profile.staff.path, new_salt).update(lambda _: demo_store().read())
    people = Trainees(trainees_path(profile.ledger))
    cohort = [people.add(f"Trainee {number}", f"{number:010}") for number in range(1, TRAINEES + 1)]
    clock = TrainingClock()
    for day in range(DAYS):
        session = open_table(profile, clock=clock, elapsed=clock.elapsed).session
        session.ledger._connection.execute("PRAGMA synchronous=OFF")
        session.ledger._connection.execute("PRAGMA wal_autocheckpoint=10000")
        _train(session, profile, cohort, day, clock)
        session.tidy()
        session.ledger.close()
        clock.moment += A_NIGHT


def _train(
    session: TableSession, profile: TableProfile, cohort: list[Trainee], day: int, clock: Clock
) -> None:
    game, terms = profile.terms.rules, profile.terms
    items = [(topic.value, item) for topic in topics_of(game) for item in items_of(game, topic, terms)]
    for turn in range(A_DAY):
        clock.moment += A_TURN
        for place, trainee in enumerate(cohort):
            topic, item = items[(day * A_DAY + turn + place) % len(items)]
            right = bool((day + turn + place) % ONE_IN)
            faults = () if right else (AnswerFault(topic, "wrong", None),)
            answer = RecordAnswer(
                *(trainee.id, AnswerMode.DRILL, game.id, terms.rules_version, topic, item, right, faults),
                milliseconds=4_000 + place,
                given="player 6, banker 5: no card",
                seed=day * A_DAY + turn,
            )
            _must(session.handle(answer))
    counted = (day + 1) * A_DAY
    judged = tuple(
        TopicJudged(
            *(topic.value, counted, counted * (ONE_IN - 1) // ONE_IN, lower_bound(7, 8), 4_000),
            met=False,
            mastered=False,
            is_open=True,
        )
        for topic in topics_of(game)
    )
    for trainee in cohort:
        _must(session.handle(EndTrainingDay(trainee.id, game.id, clock().date().isoformat(), judged)))


def _must(done: object) -> None:
    assert not isinstance(done, Refusal), done
