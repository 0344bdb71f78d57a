"""What a reporting table is: its SQL, and the pure function that makes its rows out of recorded events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from terminal.ledger.records import Recorded
from terminal.rounds.events import Event
from terminal.rounds.state import Round

Row = tuple[int | str | None, ...]
"""Exact `str`, not an enum: SQLite takes several times as long over those."""


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
    """A table written when a round is over; its rows go again if the settlement is reversed.

    Notes are taken of each event as it comes, so that little is left to do when the dealer concludes.
    """

    delete: str
    """The DELETE of one round's rows, by `round_id`."""
    start: Callable[[Recorded], Any] = lambda _first: None
    """Empty notes for a round that this event commences; its number is the `round_id`."""
    carry_over: Callable[[Recorded, Round], Any] = lambda _begun, _played: None
    """Notes on a round of an earlier file with which this event begins the day: it may yet be corrected."""
    notes: Mapping[type[Event], Callable[[Any, Recorded, Any], None]] = field(default_factory=dict)
    """By kind of event, what takes note of one."""
    rows: Callable[[Any, Recorded, Recorded], Iterable[Row]]
    """The rows of a finished round, from the notes, its first event and the one that ended it."""
    views: tuple[tuple[str, str], ...] = ()
    """Views on it with human units: their names and their CREATE VIEW."""


class EventTable(ReportingTable, Struct, frozen=True, kw_only=True):
    """A table with one row for each event of a kind, written with the event."""

    stored_names: frozenset[str]
    """The stored names of the events that make a row."""
    row: Callable[[Recorded], Row]
    """The row of one such event."""
