"""Writes the reporting tables in one transaction with the events; their faults never stop an event."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from terminal.ledger.faults import REPLAY_ERRORS, fault_of
from terminal.ledger.projections import (
    EVENT_TABLES,
    REPORTING_TABLES,
    REPORTING_TABLES_VERSION,
    ROUND_TABLES,
    VIEWS,
    create_reporting_tables,
)
from terminal.ledger.projections.round_builder import RoundBuilder
from terminal.ledger.projections.states import StateFollower
from terminal.ledger.records import Recorded
from terminal.rounds.events import RoundConcluded, RoundVoided, SettlementReversed
from terminal.rounds.state import Table

_log = logging.getLogger(__name__)

ENDINGS = frozenset({RoundConcluded.stored_name, RoundVoided.stored_name})
REOPENING = SettlementReversed.stored_name
WATCHED = frozenset({*ENDINGS, REOPENING}).union(*(table.stored_names for table in EVENT_TABLES))
"""The stored names of the events that change a reporting table."""

_STATE = """SELECT version, stale_since_seq, reason, follows_seq + 1
FROM meta LEFT JOIN read_tables ON read_tables.id = 1"""
_MARK_STALE = """UPDATE read_tables SET stale_since_seq = ?, reason = ?
WHERE id = 1 AND stale_since_seq IS NULL"""
_MARK_FRESH = "INSERT OR REPLACE INTO read_tables (id, version) VALUES (1, ?)"


class Stale(Struct, frozen=True):
    """Why the reporting tables may not be relied on until they are rebuilt."""

    since_seq: int
    """The first event that is not in them."""
    reason: str
    other_version: bool = False
    """Whether they were made by another version of the program, so that nothing need be wrong with them."""


class ReportingTables:
    """The writer of the reporting tables of one open ledger; it keeps notes on the round in play."""

    def __init__(self, connection: sqlite3.Connection, path: Path, in_play: Iterable[Recorded]) -> None:
        """Go on where these events of the round in play end."""
        cursor = connection.cursor()
        self._connection = connection
        self._execute = cursor.execute
        self._executemany = cursor.executemany
        self._path = path
        self.reload(in_play)

    def reload(self, in_play: Iterable[Recorded]) -> None:
        """Start from the file: at opening, and after a transaction that had no effect."""
        self.stale = read_state(self._connection)
        """Why the tables wait to be rebuilt; None while they are in step."""
        self._builder = RoundBuilder()
        if self.stale is None:
            self._take_up(in_play)
        else:
            self._mark(self.stale)  # whatever program comes next, rows will be missing from now on

    def record(self, recorded: Sequence[Recorded], before: Table, after: Table, *, watched: bool) -> None:
        """Take note of an act's events, and write what they change, inside the transaction that holds them.

        `before` and `after` are the table before and after the act.
        `watched` says whether one of them is in `WATCHED`, so that there is anything to be written.
        If it fails, the events stand, and the tables are marked as stale in the same transaction.
        Raises `sqlite3.Error` only for a fault of the disk, after which the events cannot stand either.
        """
        if self.stale is not None:
            return
        if watched:
            self._execute("SAVEPOINT read_tables")
        try:
            for one in recorded:
                self._follow(one, before, after)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and fault_of(error, self._path) is not None:
                raise
            _log.exception("The reporting tables could not follow event %d: rebuild them", recorded[0].seq)
            if watched:
                self._execute("ROLLBACK TO read_tables")
            self._mark(Stale(recorded[0].seq, f"{type(error).__name__}: {error}"))
        if watched:
            self._execute("RELEASE read_tables")

    def _take_up(self, in_play: Iterable[Recorded]) -> None:
        """Take note of events that are in the file; a table opens whatever these make of it."""
        seq = 0

        def noted() -> Iterator[Recorded]:
            nonlocal seq
            for recorded in in_play:
                seq = recorded.seq
                yield recorded

        try:
            self._builder.take_up(noted())
        except REPLAY_ERRORS as error:
            self._mark(Stale(seq, f"{type(error).__name__}: {error}"))
            _log.exception("The reporting tables could not follow event %d: rebuild them", seq)

    def _mark(self, stale: Stale) -> None:
        self.stale = stale
        self._execute(_MARK_STALE, (stale.since_seq, stale.reason))

    def rebuild(self, events: Iterable[Recorded], *, scripts: bool) -> None:
        """Make the tables again from all events, inside the caller's transaction.

        `scripts` says whether each opening in the ledger starts with a table of its own.
        """
        _drop_all(self._connection)
        create_reporting_tables(self._connection)
        self._builder = RoundBuilder()
        states = StateFollower(scripts=scripts)
        for one in events:
            try:
                self._follow(one, *states.after(one))
            except sqlite3.IntegrityError as error:
                raise ValueError(f"what event {one.seq} makes conflicts with other rows: {error}") from error
        self._execute(_MARK_FRESH, (REPORTING_TABLES_VERSION,))
        self.stale = None

    def _follow(self, one: Recorded, before: Table, after: Table) -> None:
        self._builder.take(one, before)
        name = one.event.stored_name
        if name not in WATCHED:
            return
        if name in ENDINGS:
            finished = self._builder.finished(one, after)
            for table in ROUND_TABLES:
                self._executemany(table.insert, table.rows(finished))
        elif name == REOPENING:
            for table in ROUND_TABLES:
                self._execute(table.delete, (self._builder.round_id,))
        for event_table in EVENT_TABLES:
            if name in event_table.stored_names:
                self._execute(event_table.insert, event_table.row(one))


def read_state(connection: sqlite3.Connection) -> Stale | None:
    """Return why the file's reporting tables wait to be rebuilt; None if they do not."""
    version, since, reason, first = connection.execute(_STATE).fetchone()
    other_version = version != REPORTING_TABLES_VERSION
    if since is not None:
        return Stale(since, reason, other_version)
    if other_version:
        reason = f"made by another version ({version}, not {REPORTING_TABLES_VERSION})"
        return Stale(first, reason, other_version)
    return None


def _drop_all(connection: sqlite3.Connection) -> None:
    from sqlite_utils import Database  # noqa: PLC0415 - slow to import, and never needed while dealing

    database = Database(connection, execute_plugins=False)
    ours = {*REPORTING_TABLES, *(name for name, _ in VIEWS)}
    for view in database.views:
        if view.name in ours:
            view.drop()
    for table in database.tables:
        if table.name in ours:
            table.drop()
