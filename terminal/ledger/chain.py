"""The hash chain: each row's hash stands on the row before it; finds what was altered or is missing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from terminal.ledger.errors import CorruptLedger
from terminal.ledger.faults import REPLAY_ERRORS, Damaged, named_faults
from terminal.ledger.identity import Identity
from terminal.ledger.records import Finding, Head
from terminal.ledger.times import is_stamp
from terminal.rules.message import Message

ChainedRow = tuple[int, str, str, int, int, str, int, str, str, str, str | None, str]

_ROWS = """SELECT
    seq, at, table_id, shoe, round, kind, version, body, actor, authority, command, previous, hash, {wall}
FROM events WHERE seq > ? ORDER BY seq LIMIT ?"""
_HAS_WALL = "SELECT count(*) FROM pragma_table_info('events') WHERE name = 'wall'"
_CONFIRMS = '{"name":"ConfirmClock",'

PORTION = 1000
"""Events fetched at a time."""

_BEFORE = "SELECT seq, at, hash FROM events WHERE seq = ?"

_BROKEN = Message("It does not stand on the event before it: one of the two was altered.")
NO_START = Message("It does not stand on the ledger's identity: that was altered, or the start is missing.")

_encode = msgspec.json.Encoder().encode


def rows_query(connection: sqlite3.Connection) -> str:
    """Return the SELECT of the whole rows of so many events after a number; of all for -1.

    A closed day of the first format has no column for what the clock showed.
    """
    return _ROWS.format(wall=wall_column(connection))


def wall_column(connection: sqlite3.Connection) -> str:
    """Return what to select for what the clock showed."""
    return "wall" if connection.execute(_HAS_WALL).fetchone()[0] else "NULL"


def row_hash(row: ChainedRow, wall: str | None = None) -> str:
    """Return the SHA-256, in hexadecimal, of a row without its hash.

    The canonical text is a JSON array without spaces, in UTF-8, of seq, at, table_id, shoe, round, kind,
    version, body, actor, authority, command and previous, and of wall where that is not NULL: any JSON
    library can write it again, so that anyone can check the chain.
    """
    return sha256(_encode(row if wall is None else (*row, wall))).hexdigest()


def genesis(identity: Identity) -> str:
    """Return what the first row has for its previous hash.

    Where the ledger goes on from an archived one it is the hash of the last event of that. Else it is the
    SHA-256 of the JSON array of kind, table_id, zone, created_utc and created_format, so that a ledger
    cannot change its kind or its table unseen.
    """
    if identity.follows_hash:
        return identity.follows_hash
    facts = (
        identity.kind.value,
        identity.table_id,
        identity.zone,
        identity.created_utc,
        identity.created_format,
    )
    return sha256(_encode(facts)).hexdigest()


class Chain:
    """The chain as far as it has been followed."""

    def __init__(self, identity: Identity) -> None:
        self.seq = self._start = identity.follows_seq
        self._hash = genesis(identity)
        self._at_utc = identity.created_utc
        self._table_id = identity.table_id

    @classmethod
    def up_to(cls, connection: sqlite3.Connection, identity: Identity, seq: int) -> Chain:
        """Return the chain as if it had been followed up to this event.

        Raises `Damaged` if the file does not hold the event.
        """
        chain = cls(identity)
        if seq > identity.follows_seq:
            row = connection.execute(_BEFORE, (seq,)).fetchone()
            if row is None:
                raise Damaged(Message("event {seq} is missing", {"seq": seq}))
            chain.seq, chain._at_utc, chain._hash = row[0], str(row[1]), row[2]
        return chain

    def proceeds(self, row: Sequence[Any]) -> bool:
        """Go on to one more row if it is whole and stands on the one before; return whether it is so."""
        if row[0] != self.seq + 1 or row[11] != self._hash or row_hash(tuple(row[:12]), row[13]) != row[12]:
            return False
        self.seq, self._hash, self._at_utc = row[0], row[12], row[1]
        return True

    def after(self, row: Sequence[Any]) -> Iterator[Message]:
        """Follow the chain to one more row, and give what is wrong with it."""
        seq, at_utc, table_id, previous, digest = row[0], row[1], row[2], row[11], row[12]
        if seq <= self.seq:
            yield Message("It is stored behind event {seq}: the file is damaged.", {"seq": self.seq})
        elif seq != self.seq + 1:
            gap = {"first": self.seq + 1, "last": seq - 1}
            yield Message("Events {first} to {last} are missing.", gap)
        if previous != self._hash:
            yield _BROKEN if self.seq > self._start else NO_START
        if row_hash(tuple(row[:12]), row[13]) != digest:
            yield Message("Its hash is not that of its contents: it was altered.")
        if not isinstance(at_utc, str) or not is_stamp(at_utc):
            yield Message("Its time {at} is not a time of the ledger.", {"at": at_utc})
        elif at_utc < self._at_utc and not str(row[10]).startswith(_CONFIRMS):
            yield Message("Its time {at} lies before the one before it.", {"at": at_utc})
        else:
            self._at_utc = at_utc
        if row[13] is not None and not (isinstance(row[13], str) and is_stamp(row[13])):
            yield Message("Its time by the clock {at} is not a time of the ledger.", {"at": row[13]})
        if table_id != self._table_id:
            yield Message("It belongs to table {table}.", {"table": table_id})
        if seq == self._start + 1 and row[10] is None:
            yield Message("It has no command.")
        self.seq, self._hash = seq, digest


def span_faults(
    connection: sqlite3.Connection, identity: Identity, path: Path, after_seq: int, head: Head
) -> Iterator[Finding]:
    """Give what is wrong with the chain from the first event after a number to a head read before.

    It looks at hashes alone: `verify` also proves the acts and the reporting tables.
    Raises the fault that the disk meets, and `CorruptLedger` if the event to begin with is missing.
    """
    with named_faults(path):
        chain = Chain.up_to(connection, identity, after_seq)
    read = chain.seq
    while read < head.seq:
        with named_faults(path):
            rows = connection.execute(rows_query(connection), (read, PORTION)).fetchall()
        for row in rows:
            if row[0] > head.seq:
                return
            for message in chain.after(row):
                yield Finding("events", row[0], message, row[3], row[4])
        if not rows or rows[-1][0] <= read:  # only a damaged file gives rows that lead no further
            gap = {"seq": read, "last": head.seq}
            text = Message("After event {seq} nothing leads on to event {last}: the file is damaged.", gap)
            yield Finding("events", None, text)
            return
        read = rows[-1][0]


def first_fault(connection: sqlite3.Connection, identity: Identity) -> Message | None:
    """Describe the first event that was altered or does not stand on the one before; None if all are."""
    chain = Chain(identity)
    for row in connection.execute(rows_query(connection), (identity.follows_seq, -1)):
        for message in chain.after(row):
            return Message("event {seq}: {why}", {"seq": row[0], "why": message})
    return None


@contextmanager
def attribute_damage(connection: sqlite3.Connection, identity: Identity, path: Path) -> Iterator[None]:
    """Raise as `CorruptLedger` whatever the block raises because a record was altered.

    If all records are whole, the error is raised as it is: then it is a bug of ours.
    """
    try:
        yield
    except (sqlite3.Error, *REPLAY_ERRORS) as error:
        with named_faults(path):
            altered = first_fault(connection, identity)
        if altered is None:
            raise
        raise CorruptLedger(path, altered) from error
