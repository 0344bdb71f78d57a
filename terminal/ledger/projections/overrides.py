"""The reporting table `overrides`: who approved what somebody of lower rank had asked for, and why."""

from __future__ import annotations

from terminal.ledger.projections.reporting_table import EventTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import OverrideGranted


def _row(recorded: Recorded) -> Row:
    granted = recorded.event
    if not isinstance(granted, OverrideGranted):
        raise TypeError(f"{granted.stored_name} grants no override")
    return (
        recorded.seq,
        recorded.shoe,
        recorded.round_number,
        recorded.at_utc,
        granted.command,
        granted.asked_by,
        granted.number,
        granted.name,
        str(granted.rank),
        granted.reason,
    )


TABLE = EventTable(
    name="overrides",
    create="""CREATE TABLE overrides (
    seq INTEGER PRIMARY KEY,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    at_utc TEXT NOT NULL,
    command TEXT NOT NULL,
    asked_by TEXT NOT NULL,
    granted_by TEXT NOT NULL,
    name TEXT NOT NULL,
    rank TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT""",
    insert="INSERT INTO overrides VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    select="SELECT * FROM overrides WHERE seq = ?",
    count="SELECT count(*) FROM overrides",
    stored_names=frozenset({OverrideGranted.stored_name}),
    row=_row,
)
