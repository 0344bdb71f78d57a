"""Finds past rounds: the last ones by an index of the events, others in the reporting tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from datetime import datetime

from msgspec import Struct

from terminal.ledger.projections.irregularities import TAKEN_BACK
from terminal.ledger.projections.writer import read_state
from terminal.ledger.queries import round_after, round_start
from terminal.ledger.times import to_text

_COUNT = "SELECT count(*) FROM events INDEXED BY round_starts WHERE kind = 'round_commenced'"
_COUNT_RETRACTED = "SELECT count(*) FROM events WHERE kind = 'round_retracted'"
_COUNT_ENDED = """SELECT count(*) FROM rounds JOIN events INDEXED BY round_starts ON seq = round_id
WHERE kind = 'round_commenced'"""
_HAS_ENDED = "SELECT EXISTS (SELECT 1 FROM rounds WHERE round_id = ?)"
_ACT_START = "SELECT seq FROM events WHERE seq <= ? AND command IS NOT NULL ORDER BY seq DESC LIMIT 1"

_STANDING = """SELECT about_shoe, about_round FROM irregularities {where} GROUP BY about_shoe, about_round
HAVING sum(CASE action WHEN ? THEN -1 ELSE 1 END) > 0"""
"""The rounds of which more was decided than was taken back."""

_NAMED = """SELECT seq, kind, about_shoe, about_round FROM irregularities
WHERE (about_shoe, about_round) <> (shoe, round) ORDER BY seq"""
_NAMED_IN_EVENTS = """SELECT seq, json_extract(body, '$.kind'),
    json_extract(body, '$.facts.about.shoe') AS about_shoe,
    json_extract(body, '$.facts.about.round') AS about_round
FROM events WHERE kind = 'irregularity_decided' AND about_shoe IS NOT NULL
    AND (about_shoe, about_round) <> (shoe, round) ORDER BY seq"""
"""The same without the reporting tables, while these wait to be rebuilt."""


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


class NamedLater(Struct, frozen=True):
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
    starts: list[int] = []
    start = round_start(connection, before_seq)
    while start is not None and len(starts) < most:
        starts.append(start)
        start = round_start(connection, start)
    return starts


def count_rounds(connection: sqlite3.Connection) -> int:
    """Count the rounds that commenced in the ledger; a commencement that was taken back is none."""
    if read_state(connection) is not None:  # then the whole record is read for it
        commenced: int = connection.execute(_COUNT).fetchone()[0]
        retracted: int = connection.execute(_COUNT_RETRACTED).fetchone()[0]
        return commenced - retracted
    ended: int = connection.execute(_COUNT_ENDED).fetchone()[0]
    start = round_start(connection)
    is_open = start is not None and not connection.execute(_HAS_ENDED, (start,)).fetchone()[0]
    return ended + is_open


def next_round_start(connection: sqlite3.Connection, after_seq: int) -> int | None:
    """Return the number of the event that commenced the first round after an event; None if there is none."""
    return round_after(connection, after_seq)


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
    """Return the condition that an irregularity of this kind, or of any, stands about a round."""
    about = _STANDING.format(where="")
    values: list[object] = [TAKEN_BACK]
    if kind:
        about, values = _STANDING.format(where="WHERE kind = ?"), [kind, TAKEN_BACK]
    for named in later:
        if kind in ("", named.kind):
            about += " UNION ALL SELECT ?, ?"
            values += named.about
    return f"(shoe, round) IN ({about})", values
