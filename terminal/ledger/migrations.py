"""Makes a new ledger's tables, and carries those of older formats forward, one version at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from terminal.ledger.identity import Identity
from terminal.ledger.projections import REPORTING_TABLES_VERSION, create_reporting_tables
from terminal.ledger.schema import APPLICATION_ID, FORMAT, RECORD

if TYPE_CHECKING:
    from sqlite_utils import Database

Migration = Callable[["Database"], None]


def _add_wall_time(database: Database) -> None:
    """Give events a column for what the clock showed; that of older ones is not known."""
    database.execute("ALTER TABLE events ADD COLUMN wall TEXT")
    database.execute(RECORD["index", "clock_confirmations"])


MIGRATIONS: Mapping[int, Migration] = {1: _add_wall_time}
"""From a format version to the function that changes its tables into those of the next.

A migration never touches a row of `events`. It runs inside a transaction that is open already: the methods
of `sqlite_utils` join it, `db.atomic()` nests as a savepoint there, and `with db.conn:` would end it.
"""


def create_schema(connection: sqlite3.Connection, identity: Identity) -> None:
    """Make all tables and triggers in an empty database, and enter its identity."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    for statement in RECORD.values():
        connection.execute(statement)
    create_reporting_tables(connection)
    connection.execute("INSERT INTO meta VALUES (1, ?, ?, ?, ?, ?, ?, ?)", astuple(identity))
    connection.execute("INSERT INTO read_tables (id, version) VALUES (1, ?)", (REPORTING_TABLES_VERSION,))
    connection.execute("COMMIT")


def migrate(
    connection: sqlite3.Connection,
    found: int,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    wanted: int = FORMAT,
) -> None:
    """Carry the tables from the format found to the one wanted, all of the way or not at all."""
    from sqlite_utils import Database  # noqa: PLC0415 - slow to import, and needed for old files only

    database = Database(connection, execute_plugins=False)
    connection.execute("BEGIN IMMEDIATE")
    try:
        for version in range(found, wanted):
            migrations[version](database)
        connection.execute(f"PRAGMA user_version={wanted}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
