"""Finds past rounds: the last ones by an index of the events, others in the reporting tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from msgspec import Struct

from terminal.ledger.projections.writer import read_state
from terminal.ledger.times import to_text

_STARTS = """SELECT seq FROM events INDEXED BY round_starts
WHERE kind = 'round_commenced' AND seq < ? ORDER BY seq DESC LIMIT ?"""
_NEXT_START = """SELECT min(seq) FROM events INDEXED BY round_starts
WHERE kind = 'round_commenced' AND seq > ?"""
_COUNT = "SELECT count(*) FROM events INDEXED BY round_starts WHERE kind = 'round_commenced'"
_ACT_START = "SELECT seq FROM events WHERE seq <= ? AND command IS NOT NULL ORDER BY seq DESC LIMIT 1"

_NAMED = """SELECT seq, kind, about_shoe, about_round FROM irregularities
WHERE (about_shoe, about_round) <> (shoe, round) ORDER BY seq"""
_NAMED_IN_EVENTS = """SELECT seq, json_extract(body, '$.kind'),
    json_extract(body, '$.facts.about.shoe') AS about_shoe,
    json_extract(body, '$.facts.about.round') AS about_round
FROM events WHERE kind = 'irregularity_decided' AND about_shoe IS NOT NULL
    AND (about_shoe, about_round) <> (shoe, round) ORDER BY seq"""
"""The same without the reporting tables, while these wait to be rebuilt."""

NO_LIMIT = 2**62
"""A number that no event has."""


class RoundQuery(Struct, frozen=True, kw_only=True):
    """What is known of a round that is looked for; None does not matter."""

    shoe: int | None = None
    round_number: int | None = None
    since: datetime | None = None
    """It ended at this moment or later."""
    until: datetime | None = None
    """It commenced before this moment."""
    box: str | None = None
    """Somebody bet on this box."""
    amount: int | None = None
    """So many cents were placed, paid or given back on one bet; on one of the box, if a box is named."""
    irregularity: str | None = None
    """This kind of irregularity was decided about it, in it or later; an empty text is any kind."""


class NamedLater(NamedTuple):
    """An irregularity that is recorded under one round and about another."""

    seq: int
    kind: str
    shoe: int
    round_number: int
    """The round that it is about."""

    @property
    def about(self) -> tuple[int, int]:
        """The shoe and the round that it is about."""
        return self.shoe, self.round_number


def named_later(connection: sqlite3.Connection) -> list[NamedLater]:
    """Return the irregularities of the ledger that are about another round than theirs, in order."""
    query = _NAMED if read_state(connection) is None else _NAMED_IN_EVENTS
    return [NamedLater(*row) for row in connection.execute(query)]


def round_starts(connection: sqlite3.Connection, before_seq: int, most: int) -> list[int]:
    """Return the numbers of the events that commenced the last rounds before an event, the latest first."""
    return [row[0] for row in connection.execute(_STARTS, (before_seq, most))]


def count_rounds(connection: sqlite3.Connection) -> int:
    """Count the rounds that commenced in the ledger."""
    count: int = connection.execute(_COUNT).fetchone()[0]
    return count


def next_round_start(connection: sqlite3.Connection, after_seq: int) -> int | None:
    """Return the number of the event that commenced the first round after an event; None if there is none."""
    seq: int | None = connection.execute(_NEXT_START, (after_seq,)).fetchone()[0]
    return seq


def act_start(connection: sqlite3.Connection, seq: int) -> int:
    """Return the number of the first event of the act to which an event belongs."""
    row = connection.execute(_ACT_START, (seq,)).fetchone()
    return seq if row is None else row[0]


def find_rounds(
    connection: sqlite3.Connection,
    wanted: RoundQuery,
    before_seq: int,
    most: int,
    later: Collection[NamedLater] = (),
) -> list[int]:
    """Return the `round_id`s of the finished rounds that fit the query, the latest first.

    `later` are irregularities of later ledgers. Raises `ValueError` if a moment has no zone.
    """
    conditions: list[str] = ["round_id < ?"]
    values: list[object] = [before_seq]
    for condition, value in _asked(wanted, later):
        conditions.append(condition)
        values += value
    query = f"SELECT round_id FROM rounds WHERE {' AND '.join(conditions)} ORDER BY round_id DESC LIMIT ?"
    return [row[0] for row in connection.execute(query, (*values, most))]


def _asked(wanted: RoundQuery, later: Collection[NamedLater]) -> list[tuple[str, list[object]]]:
    """Return the conditions of a search as SQL, with their values."""
    asked: list[tuple[str, list[object]]] = []
    if wanted.shoe is not None:
        asked.append(("shoe = ?", [wanted.shoe]))
    if wanted.round_number is not None:
        asked.append(("round = ?", [wanted.round_number]))
    if wanted.since is not None:
        asked.append(("concluded_utc >= ?", [to_text(wanted.since)]))
    if wanted.until is not None:
        asked.append(("commenced_utc < ?", [to_text(wanted.until)]))
    lines: list[tuple[str, object]] = []
    if wanted.box is not None:
        lines.append(("box = ?", wanted.box))
    if wanted.amount is not None:
        lines.append(("? IN (placed_cents, paid_cents, returned_cents)", wanted.amount))
    if lines:
        line = " AND ".join(condition for condition, _ in lines)
        asked.append(
            (
                f"EXISTS (SELECT 1 FROM settlements WHERE settlements.round_id = rounds.round_id AND {line})",
                [value for _, value in lines],
            )
        )
    if wanted.irregularity is not None:
        asked.append(_irregular(wanted.irregularity, later))
    return asked


def _irregular(kind: str, later: Collection[NamedLater]) -> tuple[str, list[object]]:
    """Return the condition that an irregularity of this kind, or of any, was decided about a round."""
    about = "SELECT about_shoe, about_round FROM irregularities"
    values: list[object] = []
    if kind:
        about, values = f"{about} WHERE kind = ?", [kind]
    for named in later:
        if kind in ("", named.kind):
            about += " UNION ALL SELECT ?, ?"
            values += named.about
    return f"(shoe, round) IN ({about})", values
