"""Keeps the read tables in step with the events, in one transaction; their faults never stop an event."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from terminal.ledger.faults import fault_of
from terminal.ledger.projections import (
    EVENT_TABLES,
    READ_TABLES,
    READ_TABLES_VERSION,
    ROUND_TABLES,
    VIEWS,
    create_read_tables,
)
from terminal.ledger.records import Recorded
from terminal.rounds.events import RoundCommenced, RoundConcluded, RoundVoided, SettlementReversed

_log = logging.getLogger(__name__)

START = RoundCommenced.stored_name
ENDINGS = frozenset({RoundConcluded.stored_name, RoundVoided.stored_name})
REOPENING = SettlementReversed.stored_name
WATCHED = frozenset({*ENDINGS, REOPENING}).union(*(table.stored_names for table in EVENT_TABLES))
"""The stored names of the events that change a read table."""

_STATE = "SELECT version, stale_since_seq, reason FROM read_tables WHERE id = 1"
_MARK_STALE = "UPDATE read_tables SET stale_since_seq = ?, reason = ? WHERE id = 1"
_MARK_FRESH = "UPDATE read_tables SET version = ?, stale_since_seq = NULL, reason = NULL WHERE id = 1"


@dataclass(frozen=True, slots=True)
class Stale:
    """Why the read tables may not be relied on until they are rebuilt."""

    since_seq: int
    """The first event that is not in them."""
    reason: str


class ReadTables:
    """The writer of the read tables of one open ledger; it remembers the events of the round in play."""

    def __init__(self, connection: sqlite3.Connection, path: Path, round_so_far: Iterable[Recorded]) -> None:
        """Goes on where these events of the round in play end."""
        self._connection = connection
        self._path = path
        self._round = list(round_so_far)
        self.stale = read_state(connection)
        """Why the tables wait to be rebuilt; None while they are in step."""

    def record(self, recorded: Sequence[Recorded]) -> None:
        """Writes what these events change, inside the transaction that holds them.

        If that fails, the events stand, and the tables are marked as stale in the same transaction.
        Raises `sqlite3.Error` only for a fault of the disk, after which the events cannot stand either.
        """
        if self.stale is not None:
            return
        execute = self._connection.execute
        execute("SAVEPOINT read_tables")
        try:
            self._write(recorded)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and fault_of(error, self._path) is not None:
                raise
            _log.exception(
                "The read tables could not follow event %d and wait for a rebuild", recorded[0].seq
            )
            execute("ROLLBACK TO read_tables")
            self.stale = Stale(recorded[0].seq, f"{type(error).__name__}: {error}")
            execute(_MARK_STALE, (self.stale.since_seq, self.stale.reason))
        execute("RELEASE read_tables")

    def keep(self, recorded: Sequence[Recorded]) -> None:
        """Remembers these events once they are durable."""
        for one in recorded:
            if one.event.stored_name == START:
                self._round.clear()
            self._round.append(one)

    def reload(self) -> None:
        """Asks the file again whether the tables are in step, after a transaction that came to nothing."""
        self.stale = read_state(self._connection)

    def rebuild(self, events: Iterable[Recorded]) -> None:
        """Makes the tables anew from all events, inside the caller's transaction."""
        _drop_all(self._connection)
        create_read_tables(self._connection)
        self._round.clear()
        for one in events:
            self._write([one])
            self.keep([one])
        self._connection.execute(_MARK_FRESH, (READ_TABLES_VERSION,))
        self.stale = None

    def _write(self, recorded: Sequence[Recorded]) -> None:
        for index, one in enumerate(recorded):
            name = one.event.stored_name
            if name in ENDINGS:
                self._write_round(self._round_up_to(recorded[: index + 1]))
            elif name == REOPENING:
                self._remove_round(self._round_up_to(recorded[: index + 1])[0].seq)
            for table in EVENT_TABLES:
                if name in table.stored_names:
                    self._connection.execute(table.insert, table.row(one))

    def _write_round(self, events: Sequence[Recorded]) -> None:
        for table in ROUND_TABLES:
            self._connection.executemany(table.insert, table.rows(events))

    def _remove_round(self, round_id: int) -> None:
        for table in ROUND_TABLES:
            self._connection.execute(table.delete, (round_id,))

    def _round_up_to(self, recorded: Sequence[Recorded]) -> Sequence[Recorded]:
        """The events of the round, from its start to the last of these."""
        for index in reversed(range(len(recorded))):
            if recorded[index].event.stored_name == START:
                return recorded[index:]
        if not self._round:
            raise LookupError("the round did not commence in this ledger")
        return [*self._round, *recorded]


def read_state(connection: sqlite3.Connection) -> Stale | None:
    """Whether the file's read tables wait to be rebuilt, and why."""
    version, since, reason = connection.execute(_STATE).fetchone()
    if since is not None:
        return Stale(since, reason)
    if version != READ_TABLES_VERSION:
        return Stale(1, f"made by another version ({version}, not {READ_TABLES_VERSION})")
    return None


def _drop_all(connection: sqlite3.Connection) -> None:
    from sqlite_utils import Database  # noqa: PLC0415 - slow to import, and never needed while dealing

    database = Database(connection, execute_plugins=False)
    ours = {*READ_TABLES, *(name for name, _ in VIEWS)}
    for view in database.views:
        if view.name in ours:
            view.drop()
    for table in database.tables:
        if table.name in ours:
            table.drop()
