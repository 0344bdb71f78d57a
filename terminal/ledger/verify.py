"""Proves a ledger: its file, tables, chain, head file and reporting tables; each fault with its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import replace

from terminal.ledger.attested import Attested, attested_faults, read_kept
from terminal.ledger.chain import NO_START, PORTION, Chain, rows_query
from terminal.ledger.codec import Codec
from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import fault_of
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.objects import look_at_objects
from terminal.ledger.opening import open_to_read
from terminal.ledger.projections.check import ReportingTablesCheck
from terminal.ledger.queries import newer_format
from terminal.ledger.records import Finding, Recorded
from terminal.rounds.commands import Command
from terminal.rounds.events import DayBegun
from terminal.rounds.state import Table
from terminal.rules.message import Message

Progress = Callable[[int, int], None]

_LAST = "SELECT max(seq) FROM events"
_BELOW = "SELECT count(*) FROM events WHERE seq <= ?"
_PLACE_OF = "SELECT shoe, round FROM events WHERE seq = ?"

_SHAPES = frozenset(
    (int, str, str, int, int, str, int, str, str, str, command, str, str, wall)
    for command in (str, type(None))
    for wall in (str, type(None))
)
"""The types of a whole row."""

_NO_DAY = Message("The ledger goes on from another, but does not begin with what then stood at the table.")
_STRAY_DAY = Message("A day begins in the middle of a ledger.")
_DAMAGED = Message("The database says that its file is damaged.")


class Follower(Protocol):
    """Looks at every event in turn for faults that the file alone does not show."""

    def after(self, recorded: Recorded, command: Command | None, table: Table | None) -> Iterator[Finding]:
        """Give what is wrong with an event; `command` is the one recorded with it.

        `table` is what the events so far make of the table, if that was worked out already.
        """

    def broken(self) -> None:
        """Take note that an event could not be read or was altered: what follows it is not known."""

    def at_end(self) -> Iterator[Finding]:
        """Give what is wrong at the end."""


def verify(
    path: Path,
    *,
    kind: LedgerKind | None = None,
    attested: Sequence[Attested] = (),
    follower: Follower | None = None,
    progress: Progress | None = None,
) -> list[Finding]:
    """Return all faults of the ledger at this path; an empty list if it is whole.

    `attested` are heads noted outside of the ledger, to be found in it again. `follower` looks at each event
    too. `progress` gets, every thousand events, how many are done and how many there are.
    Raises a `LedgerError` if the file cannot be opened as a ledger at all.
    """
    connection, identity = open_to_read(path, kind, incomplete=True, newer=True)
    kept = read_kept(path)  # before the one look: a table in play may write a newer one meanwhile
    # Damaged text must not stop the search: what does not decode comes out changed, and the hash tells.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    try:
        connection.execute("BEGIN")  # one look at the ledger, whatever is recorded meanwhile
        newer = newer_format(connection, path)
        if newer is not None:  # whether it is whole, only the program knows that wrote it
            return [Finding("file", None, newer), *_file(connection)]
        findings = [*_file(connection), *_tables(connection)]
        try:
            findings += _events(connection, identity, follower, progress or _no_progress)
            findings += attested_faults(connection, identity, kept, attested)
            findings = [_located(connection, finding) for finding in findings]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            fault = fault_of(error, path)
            if fault is not None:
                findings.append(Finding("file", None, fault.message))
            elif not findings:  # a table that is missing has been found above
                raise
    finally:
        connection.close()
    return findings


def _no_progress(_done: int, _total: int) -> None:
    """Take progress that nobody asked for."""


def _file(connection: sqlite3.Connection) -> Iterator[Finding]:
    try:
        lines = [line for (line,) in connection.execute("PRAGMA integrity_check")]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        lines = [str(error)]
    for line in lines:
        if line != "ok":
            yield Finding("file", None, _DAMAGED, detail=line)


def _tables(connection: sqlite3.Connection) -> Iterator[Finding]:
    objects = look_at_objects(connection)
    for fault in objects.missing:
        yield Finding("tables", None, Message("{fault}.", {"fault": fault}))
    for name in objects.foreign:
        yield Finding(
            "tables", None, Message("{name} is foreign: this program did not make it.", {"name": name})
        )


def _events(
    connection: sqlite3.Connection, identity: Identity, follower: Follower | None, progress: Progress
) -> Iterator[Finding]:
    start = identity.follows_seq
    total = (connection.execute(_LAST).fetchone()[0] or start) - start
    if connection.execute(_BELOW, (start,)).fetchone()[0]:
        yield Finding(
            "events", None, Message("There are events with numbers below {first}.", {"first": start + 1})
        )
    chain, codec, checks = Chain(identity), Codec(), _EventChecks(connection, identity, follower)
    cursor = connection.execute(
        rows_query(connection), (start, -1)
    )  # by number, damage could lead in a circle
    done = 0
    while rows := cursor.fetchmany(PORTION):
        for row in rows:
            faults = [Finding("events", row[0], message) for message in chain.after(row)] or _read(codec, row)
            if isinstance(faults, list):
                yield from faults
                checks.broken()
            else:
                yield from checks.after(*faults)
        done += len(rows)
        progress(done, total)
    yield from checks.at_end()


class _EventChecks:
    """All checks of an event that is whole, and of the rows that it asks for."""

    def __init__(self, connection: sqlite3.Connection, identity: Identity, follower: Follower | None) -> None:
        self._identity = identity
        self._tables: ReportingTablesCheck | None = ReportingTablesCheck(
            connection, scripts=identity.kind is LedgerKind.REPLAY
        )
        self._follower = follower

    def broken(self) -> None:
        """Take note that an event is not whole."""
        self._tables = None  # without every event, the rows that ought to be there are not known
        if self._follower is not None:
            self._follower.broken()

    def after(self, recorded: Recorded, command: Command | None) -> Iterator[Finding]:
        """Give what is wrong with an event."""
        yield from _beginning(self._identity, recorded)
        table: Table | None = None
        if self._tables is not None:
            yield from self._tables.after(recorded)
            table = self._tables.table
        if self._follower is not None:
            yield from self._follower.after(recorded, command, table)

    def at_end(self) -> Iterator[Finding]:
        """Give what is wrong at the end."""
        if self._tables is not None:
            yield from self._tables.at_end()
        if self._follower is not None:
            yield from self._follower.at_end()


def _beginning(identity: Identity, recorded: Recorded) -> Iterator[Finding]:
    """Give a fault if the file begins as it should not: one that goes on begins with what then stood."""
    event, first = recorded.event, recorded.seq == identity.follows_seq + 1
    begins = isinstance(event, DayBegun)
    if begins is not (first and bool(identity.follows_hash)):
        yield Finding("events", recorded.seq, _STRAY_DAY if begins else _NO_DAY)
    elif isinstance(event, DayBegun):
        # The chain stands on the day before: what else the file says of itself is compared with the event.
        said = (event.kind, event.zone, recorded.at_utc)
        if said != (identity.kind.value, identity.zone, identity.created_utc):
            yield Finding("events", recorded.seq, NO_START)


def _read(codec: Codec, row: Sequence[Any]) -> tuple[Recorded, Command | None] | list[Finding]:
    """Return the event of a row and its command, or why they cannot be read."""
    seq, at_utc, _, shoe, round_number, name, version, body, actor, authority, text, _, digest, wall = row
    if tuple(map(type, row)) not in _SHAPES:
        return [Finding("events", seq, Message("It is not stored as an event is."))]
    try:
        event = codec.decode_event(name, version, body)
        command = None if text is None else codec.decode_command(text)
    except LedgerError as error:
        return [Finding("events", seq, error.message)]
    return Recorded(seq, at_utc, shoe, round_number, event, text, actor, authority, digest, wall), command


def _located(connection: sqlite3.Connection, finding: Finding) -> Finding:
    """Return the finding with the shoe and the round of its event."""
    if finding.seq is None:
        return finding
    row = connection.execute(_PLACE_OF, (finding.seq,)).fetchone()
    return finding if row is None else replace(finding, shoe=row[0], round_number=row[1])
