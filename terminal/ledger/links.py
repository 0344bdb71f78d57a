"""Follows the hash chain from row to row, and names what was altered or does not stand on the row before."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.errors import CorruptLedger
from terminal.ledger.faults import Damaged, named_faults
from terminal.ledger.identity import Identity
from terminal.ledger.projections.notes import NONSENSE
from terminal.ledger.times import is_stamp
from terminal.rules.message import Message

ROWS = """SELECT
    seq, at, table_id, shoe, round, kind, version, body, actor, authority, command, previous, hash
FROM events WHERE seq > ? ORDER BY seq LIMIT ?"""
"""The whole rows of so many events after a number; of all for -1."""

PORTION = 1000
"""Events fetched at a time."""

_BEFORE = "SELECT seq, at, hash FROM events WHERE seq = ?"

_BROKEN = Message("It does not stand on the event before it: one of the two was altered.")
NO_START = Message("It does not stand on the ledger's identity: that was altered, or the start is missing.")


class Chain:
    """The chain as far as it has been followed."""

    def __init__(self, identity: Identity) -> None:
        self.seq = self._start = identity.follows_seq
        self._hash = genesis(identity)
        self._at_utc = identity.created_utc
        self._table_id = identity.table_id

    @classmethod
    def up_to(cls, connection: sqlite3.Connection, identity: Identity, seq: int) -> Chain:
        """The chain as if it had been followed up to this event.

        Raises `Damaged` if the file does not hold it.
        """
        chain = cls(identity)
        if seq > identity.follows_seq:
            row = connection.execute(_BEFORE, (seq,)).fetchone()
            if row is None:
                raise Damaged(f"event {seq} is missing")
            chain.seq, chain._at_utc, chain._hash = row[0], str(row[1]), row[2]
        return chain

    def proceeds(self, row: Sequence[Any]) -> bool:
        """Goes on to one more row if it is whole and stands on the one before; whether it is so."""
        if row[0] != self.seq + 1 or row[11] != self._hash or row_hash(tuple(row[:12])) != row[12]:
            return False
        self.seq, self._hash, self._at_utc = row[0], row[12], row[1]
        return True

    def after(self, row: Sequence[Any]) -> Iterator[Message]:
        """Follows the chain to one more row, and gives what is wrong with it."""
        seq, at_utc, table_id, previous, digest = row[0], row[1], row[2], row[11], row[12]
        if seq <= self.seq:
            yield Message("It is stored behind event {seq}: the file is damaged.", {"seq": self.seq})
        elif seq != self.seq + 1:
            gap = {"first": self.seq + 1, "last": seq - 1}
            yield Message("Events {first} to {last} are missing.", gap)
        if previous != self._hash:
            yield _BROKEN if self.seq > self._start else NO_START
        if row_hash(tuple(row[:12])) != digest:
            yield Message("Its hash is not that of its contents: it was altered.")
        if not isinstance(at_utc, str) or not is_stamp(at_utc):
            yield Message("Its time {at} is not a time of the ledger.", {"at": at_utc})
        elif at_utc < self._at_utc:
            yield Message("Its time {at} lies before the one before it.", {"at": at_utc})
        else:
            self._at_utc = at_utc
        if table_id != self._table_id:
            yield Message("It belongs to table {table}.", {"table": table_id})
        if seq == self._start + 1 and row[10] is None:
            yield Message("It has no command.")
        self.seq, self._hash = seq, digest


def first_fault(connection: sqlite3.Connection, identity: Identity) -> str | None:
    """The first event that was altered or does not stand on the one before, in words; None if all do."""
    chain = Chain(identity)
    for row in connection.execute(ROWS, (identity.follows_seq, -1)):
        for message in chain.after(row):
            return f"event {row[0]}: {message.render()}"
    return None


@contextmanager
def damage_blamed(connection: sqlite3.Connection, identity: Identity, path: Path) -> Iterator[None]:
    """Whatever is raised in the block by a record that was altered is raised as `CorruptLedger`.

    By a record that is whole it is raised as it is: then it is a bug of ours.
    """
    try:
        yield
    except (sqlite3.Error, *NONSENSE) as error:
        with named_faults(path):
            altered = first_fault(connection, identity)
        if altered is None:
            raise
        raise CorruptLedger(path, altered) from error
