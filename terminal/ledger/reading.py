"""Reads the record back: identity, head, and events in order, in portions with nothing held open between."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator
from pathlib import Path

from terminal.ledger.chain import genesis
from terminal.ledger.codec import Codec
from terminal.ledger.errors import CorruptLedger, NewerFormat, NotALedger, WrongKind
from terminal.ledger.faults import named_faults
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.records import Head, Recorded
from terminal.ledger.schema import APPLICATION_ID, FORMAT, RECORD
from terminal.rounds.events import DayClosed

PORTION = 1000
"""Events fetched at a time."""

_READ = """SELECT seq, at, shoe, round, kind, version, body, command, actor, authority, hash
FROM events WHERE seq > ? ORDER BY seq LIMIT ?"""
_READ_WITHOUT = """SELECT seq, at, shoe, round, kind, version, body, command, actor, authority, hash
FROM events WHERE seq > ? AND kind NOT IN (SELECT value FROM json_each(?)) ORDER BY seq LIMIT ?"""
_HEAD = "SELECT seq, hash, at FROM events ORDER BY seq DESC LIMIT 1"
_LAST_KIND = "SELECT kind FROM events ORDER BY seq DESC LIMIT 1"
_SHOE_BEFORE = "SELECT max(seq) FROM events INDEXED BY shoe_starts WHERE kind = 'shoe_opened' AND seq < ?"
_ROUND_START = "SELECT max(seq) FROM events INDEXED BY round_starts WHERE kind = 'round_commenced'"
_KINDS = frozenset(kind.value for kind in LedgerKind)
_HAS_META = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'meta')"
_META = "SELECT kind, table_id, zone, created_utc, created_format, follows_seq, follows_hash FROM meta"


def read_format(connection: sqlite3.Connection, path: Path) -> int:
    """The format version of a ledger of ours.

    Raises `NotALedger`, or `NewerFormat` for one that a later program has written.
    """
    with named_faults(path):
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if mark != APPLICATION_ID:
        raise NotALedger(path)
    if found > FORMAT:
        raise NewerFormat(path, found, FORMAT)
    return found


def read_identity(connection: sqlite3.Connection, path: Path, kind: LedgerKind | None) -> Identity:
    """Who the ledger is.

    Raises `WrongKind` unless it is of the kind asked for (None asks for any), `CorruptLedger` if it has none.
    """
    with named_faults(path):
        has_meta = connection.execute(_HAS_META).fetchone()[0]
        rows = connection.execute(_META).fetchall() if has_meta else []
    if len(rows) != 1 or rows[0][0] not in _KINDS:
        raise CorruptLedger(path, "no identity")
    identity = Identity(LedgerKind(rows[0][0]), *rows[0][1:])
    if kind is not None and identity.kind is not kind:
        raise WrongKind(path, identity.kind.value, kind.value)
    return identity


def schema_faults(connection: sqlite3.Connection) -> list[str]:
    """What differs from the tables, the index and the triggers that guard the record, by name."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchall()
    found = {(kind, name): sql for kind, name, _, sql in rows}
    faults = [
        f"{kind} {name} is {'altered' if (kind, name) in found else 'missing'}"
        for (kind, name), sql in RECORD.items()
        if found.get((kind, name)) != sql
    ]
    guarded = {name for kind, name in RECORD if kind == "table"}
    faults += [
        f"{kind} {name} is foreign"
        for kind, name, table, sql in rows
        if kind == "trigger" and table in guarded and (kind, name) not in RECORD
    ]
    return faults


def read_head(connection: sqlite3.Connection, identity: Identity) -> Head:
    """The last recorded event; of an empty ledger what its first will stand on, and its time of creation."""
    row = connection.execute(_HEAD).fetchone()
    if row is not None:
        return Head(*row)
    return Head(identity.follows_seq, genesis(identity), identity.created_utc)


def is_sealed(connection: sqlite3.Connection) -> bool:
    """Whether the day of the ledger is closed, so that it takes no more events."""
    row = connection.execute(_LAST_KIND).fetchone()
    return row is not None and row[0] == DayClosed.stored_name


def attested_hash(connection: sqlite3.Connection, identity: Identity, seq: int) -> str | None:
    """The hash of one event or of what the first one stands on, None if the ledger holds no such event."""
    if seq == identity.follows_seq:
        return genesis(identity)
    row = connection.execute("SELECT hash FROM events WHERE seq = ?", (seq,)).fetchone()
    return None if row is None else row[0]


def round_start(connection: sqlite3.Connection) -> int | None:
    """The number of the event that commenced the last round, None if there was no round yet."""
    seq: int | None = connection.execute(_ROUND_START).fetchone()[0]
    return seq


def recovery_start(connection: sqlite3.Connection, shoes_back: int = 0) -> int:
    """The number of the event from which the table can be made anew, with the round before it in whole.

    That is the opening of the shoe of the last round, or of one so many shoes before it. A file that does not
    hold it is read from its beginning: it is new, or begins with all that stood at the table.
    """
    return shoe_opening(connection, round_start(connection), shoes_back)


def shoe_opening(connection: sqlite3.Connection, before_seq: int | None, shoes_back: int) -> int:
    """The number of the event that opened the last shoe before an event, or one so many shoes before that.

    Where the file does not hold it, it is 1: to be read from the beginning.
    """
    start = before_seq
    for _ in range(shoes_back + 1):
        start = connection.execute(_SHOE_BEFORE, (start,)).fetchone()[0]
    return 1 if start is None else start


def read_events(
    connection: sqlite3.Connection,
    codec: Codec,
    path: Path,
    after_seq: int = 0,
    *,
    without: Collection[str] = (),
) -> Iterator[Recorded]:
    """Every event after a number, in order, but those of the stored names `without`.

    Acts recorded meanwhile are read too. Raises `UnknownEvent` or `UnreadableEvent` where it cannot read on,
    or the fault that SQLite meets.
    """
    decode = codec.decode_event
    query, names = (_READ_WITHOUT, (json.dumps(sorted(without)),)) if without else (_READ, ())
    while True:
        with named_faults(path):
            rows = connection.execute(query, (after_seq, *names, PORTION)).fetchall()
        for seq, at, shoe, round_number, kind, version, body, command, actor, authority, digest in rows:
            event = decode(kind, version, body)
            yield Recorded(seq, at, shoe, round_number, event, command, actor, authority, digest)
        if len(rows) < PORTION:
            return
        after_seq = rows[-1][0]
