"""The reporting tables: plain rows for audits, made of the events, and made again from them at any time."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from terminal.ledger.projections import (
    bets,
    hands,
    insurance,
    irregularities,
    overrides,
    rounds,
    settlements,
    training,
)
from terminal.ledger.projections.reporting_table import EventTable, RoundTable

REPORTING_TABLES_VERSION = 5
"""Raised whenever a reporting table's columns or rows change.

Tables of another version wait until the ledger is next opened for dealing, and are made again then.
"""

ADDED_COLUMNS: Mapping[int, Mapping[str, tuple[str, ...]]] = {
    2: {"irregularities": ("about_shoe", "about_round")},
    3: {"settlements": ("why_returned",)},
    4: {"bets": ("after_reopening",)},
}
"""The columns that each version has added, by table: an archived day of an older one is checked without them.

A version that changes more than that and `ADDED_TABLES` is left out: what was made before it can only be
rebuilt.
"""
ADDED_TABLES: Mapping[int, tuple[str, ...]] = {
    5: (training.ANSWERS.name, training.DAYS.name, training.SIGN_OFFS.name),
}
"""The tables that each version has added: an archived day of an older one is checked without them."""

ROUND_TABLES: tuple[RoundTable, ...] = (
    rounds.TABLE,
    hands.TABLE,
    bets.TABLE,
    settlements.TABLE,
    insurance.TABLE,
)
EVENT_TABLES: tuple[EventTable, ...] = (
    irregularities.TABLE,
    overrides.TABLE,
    training.ANSWERS,
    training.DAYS,
    training.SIGN_OFFS,
)
REPORTING_TABLES: tuple[str, ...] = (
    *(table.name for table in ROUND_TABLES),
    *(table.name for table in EVENT_TABLES),
)
VIEWS: tuple[tuple[str, str], ...] = tuple(view for table in ROUND_TABLES for view in table.views)


def create_reporting_tables(connection: sqlite3.Connection) -> None:
    """Make the reporting tables and their views, inside the caller's transaction."""
    for round_table in ROUND_TABLES:
        connection.execute(round_table.create)
    for event_table in EVENT_TABLES:
        connection.execute(event_table.create)
    for _, create in VIEWS:
        connection.execute(create)
