"""What a reporting table is: its SQL, and the pure function that makes its rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct

from terminal.ledger.records import Recorded
from terminal.rounds.settlement import Settlement
from terminal.rounds.state import Round

Row = tuple[int | str | None, ...]
"""Exact `str`, not an enum: SQLite takes several times as long over those."""


class SettledRound(NamedTuple):
    """A round that is over, with all that the reporting tables say of it."""

    first: Recorded
    """The event that commenced it, or that began the day with it; its number is the `round_id`."""
    last: Recorded
    """The event that ended it."""
    played: Round
    """The round as it was settled."""
    settlement: Settlement
    movements: Sequence[Row]
    """The rows of its chips' movements, which the finished round no longer tells."""
    taken_utc: Sequence[str]
    """When each of the `insured` was taken."""


class ReportingTable(Struct, frozen=True, kw_only=True):
    """What every reporting table has."""

    name: str
    """The table's name in the file."""
    create: str
    """Its CREATE TABLE, STRICT, with `round_id` or `seq` first in its key."""
    insert: str
    """The INSERT of one row."""
    select: str
    """The SELECT of the rows of one `round_id` or `seq`, in the order in which they are made."""
    count: str
    """The SELECT of the number of all rows."""


class RoundTable(ReportingTable, Struct, frozen=True, kw_only=True):
    """A table written when a round is over; its rows go again if the settlement is reversed."""

    delete: str
    """The DELETE of one round's rows, by `round_id`."""
    rows: Callable[[SettledRound], Iterable[Row]]
    """The rows of a finished round."""
    views: tuple[tuple[str, str], ...] = ()
    """Views on it with human units: their names and their CREATE VIEW."""


class EventTable(ReportingTable, Struct, frozen=True, kw_only=True):
    """A table with one row for each event of a kind, written with the event."""

    stored_names: frozenset[str]
    """The stored names of the events that make a row."""
    row: Callable[[Recorded], Row]
    """The row of one such event."""
