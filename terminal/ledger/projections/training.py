"""The reporting tables of training: every answer outside exams, every ended day, every sign-off.

Trainees are known by a random number alone, here as in the events.
"""

from __future__ import annotations

from terminal.ledger.projections.reporting_table import EventTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import ExamSignedOff, TrainingAnswered, TrainingDayEnded


def _answer(recorded: Recorded) -> Row:
    answered = recorded.event
    if not isinstance(answered, TrainingAnswered):
        raise TypeError(f"{answered.stored_name} is no answer")
    return (
        recorded.seq,
        recorded.at_utc,
        answered.trainee,
        answered.game,
        str(answered.mode),
        answered.topic,
        answered.item,
        int(answered.right and not answered.peeked),
        int(answered.peeked),
        answered.milliseconds,
    )


def _day(recorded: Recorded) -> Row:
    ended = recorded.event
    if not isinstance(ended, TrainingDayEnded):
        raise TypeError(f"{ended.stored_name} ends no day of training")
    mastered = sum(one.mastered for one in ended.topics)
    return recorded.seq, recorded.at_utc, ended.trainee, ended.game, ended.day, mastered, len(ended.topics)


def _sign_off(recorded: Recorded) -> Row:
    signed = recorded.event
    if not isinstance(signed, ExamSignedOff):
        raise TypeError(f"{signed.stored_name} signs no exam")
    return (
        recorded.seq,
        recorded.at_utc,
        signed.exam,
        signed.trainee,
        signed.game,
        signed.rules,
        signed.day,
        str(signed.outcome),
        signed.until or None,
    )


ANSWERS = EventTable(
    name="training_answers",
    create="""CREATE TABLE training_answers (
    seq INTEGER PRIMARY KEY,
    at_utc TEXT NOT NULL,
    trainee TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    topic TEXT NOT NULL,
    item TEXT NOT NULL,
    right INTEGER NOT NULL,
    peeked INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    UNIQUE (game, trainee, topic, item, mode, right, seq)
) STRICT""",
    insert="INSERT INTO training_answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    select="SELECT * FROM training_answers WHERE seq = ?",
    count="SELECT count(*) FROM training_answers",
    stored_names=frozenset({TrainingAnswered.stored_name}),
    row=_answer,
)
DAYS = EventTable(
    name="training_days",
    create="""CREATE TABLE training_days (
    seq INTEGER PRIMARY KEY,
    at_utc TEXT NOT NULL,
    trainee TEXT NOT NULL,
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    mastered INTEGER NOT NULL,
    topics INTEGER NOT NULL,
    UNIQUE (game, trainee, seq)
) STRICT""",
    insert="INSERT INTO training_days VALUES (?, ?, ?, ?, ?, ?, ?)",
    select="SELECT * FROM training_days WHERE seq = ?",
    count="SELECT count(*) FROM training_days",
    stored_names=frozenset({TrainingDayEnded.stored_name}),
    row=_day,
)
SIGN_OFFS = EventTable(
    name="training_sign_offs",
    create="""CREATE TABLE training_sign_offs (
    seq INTEGER PRIMARY KEY,
    at_utc TEXT NOT NULL,
    exam INTEGER NOT NULL,
    trainee TEXT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    day TEXT NOT NULL,
    outcome TEXT NOT NULL,
    until TEXT
) STRICT""",
    insert="INSERT INTO training_sign_offs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    select="SELECT * FROM training_sign_offs WHERE seq = ?",
    count="SELECT count(*) FROM training_sign_offs",
    stored_names=frozenset({ExamSignedOff.stored_name}),
    row=_sign_off,
)
