"""Finds where a period lies in a ledger, so that a report reads its own events and no others."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from terminal.ledger.faults import Damaged
from terminal.ledger.times import is_stamp, to_text

_FIRST = "SELECT min(seq) FROM events"
_LAST = "SELECT max(seq) FROM events"
_AT = "SELECT at FROM events WHERE seq = ?"
_ROUND_BEFORE = """SELECT max(seq) FROM events INDEXED BY round_starts
WHERE kind = 'round_commenced' AND seq < ?"""
_SHOE_BEFORE = "SELECT max(seq) FROM events INDEXED BY shoe_starts WHERE kind = 'shoe_opened' AND seq < ?"
_REOPENED = """SELECT EXISTS (SELECT 1 FROM events WHERE kind = 'settlement_reversed' AND seq > ?
AND seq < (SELECT min(seq) FROM events INDEXED BY round_starts WHERE kind = 'round_commenced' AND seq > ?))"""


def first_seq(connection: sqlite3.Connection) -> int | None:
    """The number of the first event that the file holds; None if it holds none."""
    seq: int | None = connection.execute(_FIRST).fetchone()[0]
    return seq


def time_of(connection: sqlite3.Connection, seq: int) -> str:
    """The stored time of an event.

    Raises `Damaged` if the file does not hold it, or with no time.
    """
    row = connection.execute(_AT, (seq,)).fetchone()
    if row is None:
        raise Damaged(f"event {seq} is missing")
    at = row[0]
    if not isinstance(at, str) or not is_stamp(at):
        raise Damaged(f"event {seq} has the time {at!r}")
    return at


def first_seq_at(connection: sqlite3.Connection, moment: datetime) -> int | None:
    """The number of the first event recorded at this moment or later; None if there is none.

    Times never go backwards and numbers have no gaps, so it halves the file until it is there.
    Raises `ValueError` if the moment has no zone, `Damaged` if an event is not there.
    """
    wanted = to_text(moment)
    low, last = first_seq(connection), connection.execute(_LAST).fetchone()[0]
    if low is None or time_of(connection, last) < wanted:
        return None
    high = last
    while low < high:
        middle = (low + high) // 2
        if time_of(connection, middle) < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def story_start(connection: sqlite3.Connection, seq: int) -> int | None:
    """Where to begin to read so that the table is known at an event, and the last round before it in whole.

    That is the opening of the shoe of that round, or of an earlier one where the last round of that was
    opened again behind the new shoe; None if the file does not hold it.
    """
    commenced = connection.execute(_ROUND_BEFORE, (seq,)).fetchone()[0]
    if commenced is None:
        return None
    start: int | None = connection.execute(_SHOE_BEFORE, (commenced,)).fetchone()[0]
    while start is not None and connection.execute(_REOPENED, (start, start)).fetchone()[0]:
        start = connection.execute(_SHOE_BEFORE, (start,)).fetchone()[0]
    return start
