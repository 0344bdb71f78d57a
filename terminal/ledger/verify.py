"""Proves a ledger: its file, tables, chain, head file and read tables; each fault with its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import starmap
from pathlib import Path
from typing import Any, Protocol

from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.codec import Codec
from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import fault_of
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.opening import open_to_read
from terminal.ledger.projections.check import ReadTablesCheck
from terminal.ledger.reading import attested_hash, schema_faults
from terminal.ledger.records import Recorded
from terminal.ledger.times import is_stamp
from terminal.rounds.commands import Command
from terminal.rounds.events import DayBegun
from terminal.rules.message import Message

Progress = Callable[[int, int], None]

PORTION = 1000
"""Events fetched at a time, and between two reports of progress."""

_ALL = """SELECT
    seq, at, table_id, shoe, round, kind, version, body, actor, authority, command, previous, hash
FROM events WHERE seq > ? ORDER BY seq LIMIT ?"""
_LAST = "SELECT max(seq) FROM events"
_BELOW = "SELECT count(*) FROM events WHERE seq <= ?"
_SEQ_OF = "SELECT seq FROM events WHERE hash = ?"
_PLACE_OF = "SELECT shoe, round FROM events WHERE seq = ?"

_BROKEN = Message("It does not stand on the event before it: one of the two was altered.")
_NO_START = Message("It does not stand on the ledger's identity: that was altered, or the start is missing.")
_NO_DAY = Message("The ledger goes on from another, but does not begin with what then stood at the table.")
_STRAY_DAY = Message("A day begins in the middle of a ledger.")


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: where it is, the number of the event if it is one's, and what is wrong, in words."""

    place: str
    """`file`, `tables`, `events`, `head file` or the name of a read table."""
    seq: int | None
    message: Message
    shoe: int | None = None
    """The shoe under which the event is recorded."""
    round_number: int | None = None
    """The round of that shoe."""


@dataclass(frozen=True, slots=True)
class Attested:
    """A head that was noted elsewhere, such as on a printed report."""

    seq: int | None
    """The number of the event; None where only the hash was noted."""
    hash: str


class Follower(Protocol):
    """Looks at every event in turn for what the file alone does not tell."""

    def after(self, recorded: Recorded, command: Command | None) -> Iterator[Finding]:
        """What is wrong with an event; `command` is the one recorded with it."""

    def broken(self) -> None:
        """An event could not be read or was altered: what follows it stands on nothing."""

    def at_end(self) -> Iterator[Finding]:
        """What is wrong at the end."""


def verify(
    path: Path,
    *,
    kind: LedgerKind | None = None,
    attested: Sequence[Attested] = (),
    follower: Follower | None = None,
    progress: Progress | None = None,
) -> list[Finding]:
    """All faults of the ledger at this path; an empty list if it is whole.

    `attested` are heads noted outside of the ledger, to be found in it again. `follower` looks at each event
    too. `progress` is told, every thousand events, how many are done and how many there are.
    Raises a `LedgerError` if the file cannot be opened as a ledger at all.
    """
    connection, identity = open_to_read(path, kind)
    kept = _kept_head(path)  # before the one look: a table in play may write a newer one meanwhile
    # Damaged text must not stop the search: what does not decode comes out changed, and the hash tells.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    try:
        connection.execute("BEGIN")  # one look at the ledger, whatever is recorded meanwhile
        findings = [*_file(connection), *_tables(connection)]
        try:
            findings += _events(connection, identity, follower, progress or _untold)
            findings += _heads(connection, identity, kept, attested)
            findings = [_located(connection, finding) for finding in findings]
        except sqlite3.Error as error:
            fault = fault_of(error, path)
            if fault is not None:
                findings.append(Finding("file", None, fault.message))
            elif not findings:  # a table that is missing has been found above
                raise
    finally:
        connection.close()
    return findings


def _untold(_done: int, _total: int) -> None:
    """Progress that nobody asked for."""


def _file(connection: sqlite3.Connection) -> Iterator[Finding]:
    try:
        lines = [line for (line,) in connection.execute("PRAGMA integrity_check")]
    except sqlite3.DatabaseError as error:
        lines = [str(error)]
    for line in lines:
        if line != "ok":
            yield Finding("file", None, Message("SQLite finds: {detail}", {"detail": line}))


def _tables(connection: sqlite3.Connection) -> Iterator[Finding]:
    for fault in schema_faults(connection):
        yield Finding("tables", None, Message("{fault}.", {"fault": fault}))


def _events(
    connection: sqlite3.Connection, identity: Identity, follower: Follower | None, progress: Progress
) -> Iterator[Finding]:
    start = identity.follows_seq
    total = (connection.execute(_LAST).fetchone()[0] or start) - start
    if connection.execute(_BELOW, (start,)).fetchone()[0]:
        yield Finding(
            "events", None, Message("There are events with numbers below {first}.", {"first": start + 1})
        )
    chain, codec, looks = _Chain(identity), Codec(), _Looks(connection, identity, follower)
    while rows := connection.execute(_ALL, (chain.seq, PORTION)).fetchall():
        for row in rows:
            faults = list(chain.after(row)) or _read(codec, row)
            if isinstance(faults, list):
                yield from faults
                looks.broken()
            else:
                yield from looks.after(*faults)
        progress(chain.seq - start, total)
    yield from looks.at_end()


class _Looks:
    """All that is looked at in an event that is whole, and in the rows that it asks for."""

    def __init__(self, connection: sqlite3.Connection, identity: Identity, follower: Follower | None) -> None:
        self._identity = identity
        self._tables: ReadTablesCheck | None = ReadTablesCheck(connection)
        self._follower = follower

    def broken(self) -> None:
        """An event is not whole."""
        self._tables = None  # without every event, the rows that ought to be there are not known
        if self._follower is not None:
            self._follower.broken()

    def after(self, recorded: Recorded, command: Command | None) -> Iterator[Finding]:
        """What is wrong with an event."""
        yield from _beginning(self._identity, recorded)
        if self._tables is not None:
            yield from starmap(Finding, self._tables.after(recorded))
        if self._follower is not None:
            yield from self._follower.after(recorded, command)

    def at_end(self) -> Iterator[Finding]:
        """What is wrong at the end."""
        if self._tables is not None:
            yield from starmap(Finding, self._tables.at_end())
        if self._follower is not None:
            yield from self._follower.at_end()


def _beginning(identity: Identity, recorded: Recorded) -> Iterator[Finding]:
    """A file that goes on from another, and no other, begins with what then stood, and says what it is."""
    event, first = recorded.event, recorded.seq == identity.follows_seq + 1
    begins = isinstance(event, DayBegun)
    if begins is not (first and bool(identity.follows_hash)):
        yield Finding("events", recorded.seq, _STRAY_DAY if begins else _NO_DAY)
    elif isinstance(event, DayBegun):
        # The chain stands on the day before: what else the file says of itself is held against the event.
        said = (event.kind, event.zone, recorded.at_utc)
        if said != (identity.kind.value, identity.zone, identity.created_utc):
            yield Finding("events", recorded.seq, _NO_START)


class _Chain:
    """The chain as far as it has been followed."""

    def __init__(self, identity: Identity) -> None:
        self.seq = self._start = identity.follows_seq
        self._hash = genesis(identity)
        self._at_utc = identity.created_utc
        self._table_id = identity.table_id

    def after(self, row: Sequence[Any]) -> Iterator[Finding]:
        """Follows the chain to one more row, and gives what is wrong with it."""
        seq, at_utc, table_id, previous, digest = row[0], row[1], row[2], row[11], row[12]
        if seq != self.seq + 1:
            gap = {"first": self.seq + 1, "last": seq - 1}
            yield Finding("events", seq, Message("Events {first} to {last} are missing.", gap))
        if previous != self._hash:
            yield Finding("events", seq, _BROKEN if self.seq > self._start else _NO_START)
        if row_hash(tuple(row[:12])) != digest:
            yield Finding("events", seq, Message("Its hash is not that of its contents: it was altered."))
        if not isinstance(at_utc, str) or not is_stamp(at_utc):
            yield Finding(
                "events", seq, Message("Its time {at} is not a time of the ledger.", {"at": at_utc})
            )
        elif at_utc < self._at_utc:
            yield Finding(
                "events", seq, Message("Its time {at} lies before the one before it.", {"at": at_utc})
            )
        else:
            self._at_utc = at_utc
        if table_id != self._table_id:
            yield Finding("events", seq, Message("It belongs to table {table}.", {"table": table_id}))
        if seq == self._start + 1 and row[10] is None:
            yield Finding("events", seq, Message("It has no command."))
        self.seq, self._hash = seq, digest


def _read(codec: Codec, row: Sequence[Any]) -> tuple[Recorded, Command | None] | list[Finding]:
    """The event of a row and its command, read as the program reads them, or why they cannot be read."""
    seq, at_utc, _, shoe, round_number, name, version, body, actor, authority, text, _, digest = row
    try:
        event = codec.decode_event(name, version, body)
        command = None if text is None else codec.decode_command(text)
    except LedgerError as error:
        return [Finding("events", seq, error.message)]
    return Recorded(seq, at_utc, shoe, round_number, event, text, actor, authority, digest), command


def _kept_head(path: Path) -> Attested | Finding:
    """The head in the file beside the ledger, or what is wrong with that file."""
    try:
        kept = read_head_file(path)
    except LedgerError as error:
        return Finding("head file", None, error.message)
    if kept is None:
        missing = {"path": str(head_path(path))}
        return Finding("head file", None, Message("The head file {path} is missing.", missing))
    return Attested(kept.seq, kept.hash)


def _heads(
    connection: sqlite3.Connection,
    identity: Identity,
    kept: Attested | Finding,
    attested: Sequence[Attested],
) -> Iterator[Finding]:
    heads = list(attested)
    if isinstance(kept, Finding):
        yield kept
    else:
        heads.append(kept)
    for head in heads:
        seq = head.seq
        if seq is None:
            if not connection.execute(_SEQ_OF, (head.hash,)).fetchone() and head.hash != genesis(identity):
                text = Message("No event has the attested hash {hash}.", {"hash": head.hash})
                yield Finding("head file", None, text)
            continue
        found = attested_hash(connection, identity, seq)
        if found is None:
            text = Message("Event {seq} is attested, but the ledger does not hold it.", {"seq": seq})
            yield Finding("head file", seq, text)
        elif found != head.hash:
            text = Message("Event {seq} is attested with another hash than it has.", {"seq": seq})
            yield Finding("head file", seq, text)


def _located(connection: sqlite3.Connection, finding: Finding) -> Finding:
    """The finding with the shoe and the round of its event."""
    if finding.seq is None:
        return finding
    row = connection.execute(_PLACE_OF, (finding.seq,)).fetchone()
    return finding if row is None else replace(finding, shoe=row[0], round_number=row[1])
