"""Compares the reporting tables with the rows that the events ask for."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from terminal.ledger.faults import REPLAY_ERRORS
from terminal.ledger.projections import (
    ADDED_COLUMNS,
    ADDED_TABLES,
    EVENT_TABLES,
    REPORTING_TABLES_VERSION,
    ROUND_TABLES,
    VIEWS,
)
from terminal.ledger.projections.reporting_table import EventTable, ReportingTable, Row
from terminal.ledger.projections.round_builder import RoundBuilder
from terminal.ledger.projections.states import StateFollower
from terminal.ledger.projections.writer import ENDINGS, REOPENING, read_state
from terminal.ledger.records import Finding, Recorded
from terminal.rounds.events import RoundCommenced, RoundRetracted
from terminal.rounds.state import Table
from terminal.rules.message import Message

_Due = tuple[int, list[list[Row]]]
"""The `round_id` of a round that is over, and its rows."""

_WHOLE_VERSION = "SELECT version FROM read_tables WHERE id = 1 AND stale_since_seq IS NULL"
_SCHEMA = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"

_NO_SENSE = Message("The event makes no sense here.")
_OTHER_ROW = Message("Its row is not what the event says.")
_OTHER_ROWS = Message("The rows of this round are not what its events say.")
_OTHER_TABLE = Message("Its definition was altered or is missing.")


class ReportingTablesCheck:
    """Follows the events from the first on; a round is checked once nothing can settle it again."""

    def __init__(self, connection: sqlite3.Connection, *, scripts: bool) -> None:
        self._connection = connection
        self._builder = RoundBuilder()
        self._states = StateFollower(scripts=scripts)
        self.table: Table | None = None
        """The table after the last event; None where that is not known, or where nothing changed."""
        self._due: _Due | None = None
        self._due_before: _Due | None = None
        """The rows of the round before the open one: the commencement of that can still be taken back."""
        versions = _later_versions(connection)
        self._lacking = _lacking(versions)
        absent = {name for version in versions for name in ADDED_TABLES.get(version, ())}
        self._event_tables: list[EventTable] = [one for one in EVENT_TABLES if one.name not in absent]
        self._tables: list[ReportingTable] = [*ROUND_TABLES, *self._event_tables]
        self._expected: dict[str, int] = {table.name: 0 for table in self._tables}
        self._stale = None if versions else read_state(connection)
        self._whole = self._stale is None and not list(self._schema_faults())

    def after(self, recorded: Recorded) -> Iterator[Finding]:
        """Give what is wrong with the rows that this event completes."""
        self.table = None
        if not self._whole:
            return
        event = recorded.event
        if isinstance(event, RoundCommenced):
            yield from self._check_round(self._due_before)
            self._due_before, self._due = self._due, None
        elif isinstance(event, RoundRetracted):
            self._due_before, self._due = None, self._due_before
        try:
            self._follow(recorded)
        except REPLAY_ERRORS as error:
            self._whole = False
            why = f"{type(error).__name__}: {error}"
            yield Finding("read_tables", recorded.seq, _NO_SENSE, detail=why)
            return
        for table in self._event_tables:
            if recorded.event.stored_name in table.stored_names:
                self._expected[table.name] += 1
                found = self._connection.execute(table.select, (recorded.seq,)).fetchall()
                if not _say_the_same(found, self._as_made(table, table.row(recorded))):
                    yield Finding(table.name, recorded.seq, _OTHER_ROW)

    def _follow(self, recorded: Recorded) -> None:
        before, after = self._states.after(recorded)
        self.table = None if after is before else after
        self._builder.take(recorded, before)
        name = recorded.event.stored_name
        if name in ENDINGS:
            finished = self._builder.finished(recorded, after)
            self._due = self._builder.round_id, [list(table.rows(finished)) for table in ROUND_TABLES]
        elif name == REOPENING:
            self._due = None

    def at_end(self) -> Iterator[Finding]:
        """Give what is wrong with the last round, with rows that no event asks for, and with the tables."""
        if self._stale is not None:
            since = {"seq": self._stale.since_seq, "reason": self._stale.reason}
            text = Message("The reporting tables wait to be rebuilt since event {seq}: {reason}", since)
            yield Finding("read_tables", self._stale.since_seq, text)
            return
        yield from self._schema_faults()
        if not self._whole:
            return
        for due in (self._due_before, self._due):
            yield from self._check_round(due)
        for table in self._tables:
            found, expected = self._connection.execute(table.count).fetchone()[0], self._expected[table.name]
            if found != expected:
                counts = {"found": found, "expected": expected}
                text = Message("It has {found} rows; the events ask for {expected}.", counts)
                yield Finding(table.name, None, text)

    def _check_round(self, due: _Due | None) -> Iterator[Finding]:
        if due is None:
            return
        round_id, all_rows = due
        for table, rows in zip(ROUND_TABLES, all_rows, strict=True):
            self._expected[table.name] += len(rows)
            wanted = [self._as_made(table, row) for row in rows]
            if self._connection.execute(table.select, (round_id,)).fetchall() != wanted:
                yield Finding(table.name, round_id, _OTHER_ROWS)

    def _as_made(self, table: ReportingTable, row: Row) -> Row:
        """Return a row as the version of the file has made it."""
        lacking = self._lacking.get(table.name, ())
        if not lacking:
            return row
        return tuple(
            value for name, value in zip(_columns(table.create), row, strict=True) if name not in lacking
        )

    def _schema_faults(self) -> Iterator[Finding]:
        found = dict(self._connection.execute(_SCHEMA).fetchall())
        wanted = {
            table.name: _without(table.create, self._lacking.get(table.name, ())) for table in self._tables
        } | dict(VIEWS)
        for name, sql in wanted.items():
            if found.get(name) != sql:
                yield Finding(name, None, _OTHER_TABLE)


def _say_the_same(found: Sequence[Row], wanted: Row) -> bool:
    """Return whether the one row that was found says what is wanted.

    A part that is null says no more than one that is not there: what an older version wrote lacks the parts
    that it did not know.
    """
    if found == [wanted]:
        return True
    return [tuple(map(_without_nulls, row)) for row in found] == [tuple(map(_without_nulls, wanted))]


def _without_nulls(cell: object) -> object:
    """Return a cell, and of an object in JSON what is not null in it."""
    if not isinstance(cell, str) or not cell.startswith("{"):
        return cell
    try:
        return _told(msgspec.json.decode(cell))
    except msgspec.DecodeError:
        return cell


def _told(part: object) -> object:
    if not isinstance(part, dict):
        return part
    return {name: _told(value) for name, value in part.items() if value is not None}


def _later_versions(connection: sqlite3.Connection) -> Sequence[int]:
    """Return the versions after that of whole tables which have added to them; none if they changed more."""
    made = connection.execute(_WHOLE_VERSION).fetchone()
    versions = range(0) if made is None else range(made[0] + 1, REPORTING_TABLES_VERSION + 1)
    if not all(version in ADDED_COLUMNS or version in ADDED_TABLES for version in versions):
        return range(0)
    return versions


def _lacking(versions: Iterable[int]) -> dict[str, tuple[str, ...]]:
    """Return the columns, by table, that these versions have added."""
    lacking: dict[str, tuple[str, ...]] = {}
    for version in versions:
        for table, columns in ADDED_COLUMNS.get(version, {}).items():
            lacking[table] = (*lacking.get(table, ()), *columns)
    return lacking


def _columns(create: str) -> list[str]:
    """Return the names of a table's columns, from its definition: one a line."""
    words = [line.split()[0] for line in create.split("\n")[1:-1]]
    return [word for word in words if word.islower()]


def _without(create: str, columns: Sequence[str]) -> str:
    return "\n".join(line for line in create.split("\n") if line.split()[0] not in columns)
