"""Proves a ledger: its file, tables, chain, head file and read tables; each fault with its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import starmap
from pathlib import Path
from typing import Any

from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.codec import Codec
from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import fault_of
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.opening import open_to_read
from terminal.ledger.projections.check import ReadTablesCheck
from terminal.ledger.reading import hash_at, schema_faults
from terminal.ledger.records import Recorded
from terminal.ledger.times import is_stamp
from terminal.rules.message import Message

Progress = Callable[[int, int], None]

PORTION = 1000
"""Events fetched at a time, and between two reports of progress."""

_ALL = """SELECT
    seq, at, table_id, shoe, round, kind, version, body, actor, authority, command, previous, hash
FROM events WHERE seq > ? ORDER BY seq LIMIT ?"""
_LAST = "SELECT max(seq) FROM events"
_BELOW_ONE = "SELECT count(*) FROM events WHERE seq < 1"

_BROKEN = Message("It does not stand on the event before it: one of the two was altered.")
_NO_START = Message("It does not stand on the ledger's identity: that was altered, or the start is missing.")


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: where it is, the number of the event if it is one's, and what is wrong, in words."""

    place: str
    """`file`, `tables`, `events`, `head file` or the name of a read table."""
    seq: int | None
    message: Message


@dataclass(frozen=True, slots=True)
class Attested:
    """A head that was noted elsewhere, such as on a printed report."""

    seq: int
    hash: str


def verify(
    path: Path,
    *,
    kind: LedgerKind | None = None,
    attested: Sequence[Attested] = (),
    progress: Progress | None = None,
) -> list[Finding]:
    """All faults of the ledger at this path; an empty list if it is whole.

    `attested` are heads noted outside of the ledger, to be found in it again. `progress` is told, every
    thousand events, how many are done and how many there are.
    Raises a `LedgerError` if the file cannot be opened as a ledger at all.
    """
    connection, identity = open_to_read(path, kind)
    # Damaged text must not stop the search: what does not decode comes out changed, and the hash tells.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    try:
        connection.execute("BEGIN")  # one look at the ledger, whatever is recorded meanwhile
        findings = [*_file(connection), *_tables(connection)]
        try:
            findings += _events(connection, identity, progress or _untold)
            findings += _heads(connection, path, attested)
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


def _events(connection: sqlite3.Connection, identity: Identity, progress: Progress) -> Iterator[Finding]:
    total = connection.execute(_LAST).fetchone()[0] or 0
    if connection.execute(_BELOW_ONE).fetchone()[0]:
        yield Finding("events", None, Message("There are events with numbers below 1."))
    chain, codec = _Chain(identity), Codec()
    tables: ReadTablesCheck | None = ReadTablesCheck(connection)
    while rows := connection.execute(_ALL, (chain.seq, PORTION)).fetchall():
        for row in rows:
            faults = list(chain.after(row))
            yield from faults
            read = _read(codec, row) if not faults else None
            if isinstance(read, Finding):
                yield read
            if not isinstance(read, Recorded):
                tables = None  # without every event, the rows that ought to be there are not known
            elif tables is not None:
                yield from starmap(Finding, tables.after(read))
        progress(chain.seq, total)
    if tables is not None:
        yield from starmap(Finding, tables.at_end())


class _Chain:
    """The chain as far as it has been followed."""

    def __init__(self, identity: Identity) -> None:
        self.seq = 0
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
            yield Finding("events", seq, _BROKEN if self.seq else _NO_START)
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
        if seq == 1 and row[10] is None:
            yield Finding("events", seq, Message("It has no command."))
        self.seq, self._hash = seq, digest


def _read(codec: Codec, row: Sequence[Any]) -> Recorded | Finding:
    """The event of a row and its command, read as the program reads them."""
    seq, at_utc, _, shoe, round_number, name, version, body, actor, authority, command, _, digest = row
    try:
        event = codec.decode_event(name, version, body)
        if command is not None:
            codec.decode_command(command)
    except LedgerError as error:
        return Finding("events", seq, error.message)
    return Recorded(seq, at_utc, shoe, round_number, event, command, actor, authority, digest)


def _heads(connection: sqlite3.Connection, path: Path, attested: Sequence[Attested]) -> Iterator[Finding]:
    heads = list(attested)
    try:
        kept = read_head_file(path)
    except LedgerError as error:
        yield Finding("head file", None, error.message)
    else:
        if kept is not None:
            heads.append(Attested(kept.seq, kept.hash))
        else:
            missing = {"path": str(head_path(path))}
            yield Finding("head file", None, Message("The head file {path} is missing.", missing))
    for head in heads:
        found = hash_at(connection, head.seq) if head.seq else head.hash
        if found is None:
            text = Message("Event {seq} is attested, but the ledger ends before it.", {"seq": head.seq})
            yield Finding("head file", head.seq, text)
        elif found != head.hash:
            text = Message("Event {seq} is attested with another hash than it has.", {"seq": head.seq})
            yield Finding("head file", head.seq, text)
