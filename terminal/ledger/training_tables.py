"""What the reporting tables of training tell at once: answers counted, ended days, minutes, sign-offs."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from terminal.ledger.codec import Codec
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import named_faults
from terminal.ledger.projections.writer import read_state
from terminal.ledger.queries import first_seq_at
from terminal.ledger.times import from_text
from terminal.rounds.events import SupervisorAnswered, TrainingDayEnded

_COUNTS: Final = """SELECT topic, item, sum(answers), sum(rightly) FROM
    (SELECT trainee, topic, item, count(*) AS answers, sum(right) AS rightly FROM training_answers
    WHERE game = ? AND mode <> 'sprint' GROUP BY trainee, topic, item)
WHERE trainee IN (SELECT value FROM json_each(?)) GROUP BY topic, item"""
_DAYS: Final = """SELECT events.seq, events.kind, events.version, events.body
FROM training_days JOIN events USING (seq) WHERE training_days.game = ? ORDER BY seq"""
_TIMES: Final = """SELECT substr(at_utc, 1, 16) AS minute, sum(milliseconds) FROM training_answers
WHERE seq >= ? AND +game = ? GROUP BY minute ORDER BY minute"""
# With the plus only what is since then is read, and not all answers of the game.
_LAST_ANSWER: Final = "SELECT at_utc FROM training_answers WHERE trainee = ? ORDER BY seq DESC LIMIT 1"
_LAST_SAID: Final = """SELECT at FROM events WHERE kind = ? AND instr(body, ?)
ORDER BY seq DESC LIMIT 1"""
_SIGN_OFFS: Final = """SELECT exam, trainee, rules, day, outcome, until FROM training_sign_offs
WHERE game = ? ORDER BY seq"""


class AnswerCount(NamedTuple):
    """How often an item was asked outside sprints, and how often the answer was right."""

    topic: str
    item: str
    answers: int
    right: int


class RecordedSignOff(Struct, frozen=True):
    """An exam that was signed off."""

    exam: int
    trainee: str
    rules: str
    day: str
    outcome: str
    until: str | None
    """The last day on which the certificate holds; None where there is none."""


class TrainingTables:
    """Reads the reporting tables of training of one open ledger."""

    def __init__(self, connection: sqlite3.Connection, codec: Codec, path: Path) -> None:
        """Read through this connection. Raises `TABLES_WAIT` while the tables wait to be rebuilt."""
        self._connection = connection
        self._codec = codec
        self._path = path
        with named_faults(path):
            stale = read_state(connection)
        if stale is not None:
            raise LedgerError(LedgerFault.TABLES_WAIT, path=path, seq=stale.since_seq)

    def counts(self, game: str, trainees: Iterable[str]) -> list[AnswerCount]:
        """Return the answers of these trainees in a game, counted by topic and item."""
        known = json.dumps(list(trainees))
        with named_faults(self._path):
            return [AnswerCount(*row) for row in self._connection.execute(_COUNTS, (game, known))]

    def days(self, game: str) -> Iterator[TrainingDayEnded]:
        """Give every ended day of training in a game, in order. Raises `UnreadableAct`."""
        with named_faults(self._path):
            rows = self._connection.execute(_DAYS, (game,)).fetchall()
        for _, kind, version, body in rows:
            event = self._codec.decode_event(kind, version, body)
            if isinstance(event, TrainingDayEnded):
                yield event

    def times(self, game: str, since: datetime) -> list[tuple[datetime, int]]:
        """Return the minutes since a moment in which answers were recorded, each with their milliseconds."""
        with named_faults(self._path):
            first = first_seq_at(self._connection, since)
            if first is None:
                return []
            rows = self._connection.execute(_TIMES, (first, game)).fetchall()
        return [(datetime.fromisoformat(f"{minute}Z"), milliseconds) for minute, milliseconds in rows]

    def last_answer(self, trainee: str) -> datetime | None:
        """Return when somebody last answered outside exams, as a supervisor too; None if never."""
        named = f'"trainee":"{trainee}"'
        with named_faults(self._path):
            rows = (
                self._connection.execute(_LAST_ANSWER, (trainee,)).fetchone(),
                self._connection.execute(_LAST_SAID, (SupervisorAnswered.stored_name, named)).fetchone(),
            )
        return max((from_text(row[0]) for row in rows if row is not None), default=None)

    def sign_offs(self, game: str) -> list[RecordedSignOff]:
        """Return every exam of a game that was signed off, in order."""
        with named_faults(self._path):
            return [RecordedSignOff(*row) for row in self._connection.execute(_SIGN_OFFS, (game,))]
