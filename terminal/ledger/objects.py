"""Compares the tables, indexes, triggers and views of a file with those that this program makes."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from terminal.ledger.projections import REPORTING_TABLES, VIEWS
from terminal.ledger.schema import FORMAT, RECORD, RECORDS

_ALL = "SELECT type, name, tbl_name, sql FROM sqlite_schema"

_READ_ONES: Final = frozenset(
    {*(("table", name) for name in REPORTING_TABLES), *(("view", name) for name, _ in VIEWS)}
)
"""The reporting tables and their views, whose definitions `projections.check` looks at."""

_TABLES: Final = frozenset({*REPORTING_TABLES, *(name for kind, name in RECORD if kind == "table")})


class Objects(NamedTuple):
    """What differs from a file that this program has made, each by its kind and name."""

    missing: tuple[str, ...]
    """What of the record is altered or not there."""
    unreadable: tuple[str, ...]
    """Of these, what nothing can be read without: tables and indexes."""
    foreign: tuple[str, ...]
    """What this program did not make."""
    meddling: tuple[str, ...]
    """Of these, what can falsify or block what is written: triggers, and indexes of the record."""


def look_at_objects(connection: sqlite3.Connection) -> Objects:
    """Return all that differs, with one query."""
    record = RECORDS.get(connection.execute("PRAGMA user_version").fetchone()[0], RECORDS[FORMAT])
    found = {(kind, name): (table, sql) for kind, name, table, sql in connection.execute(_ALL)}
    altered = [
        (kind, f"{kind} {name} is {'altered' if (kind, name) in found else 'missing'}")
        for (kind, name), sql in record.items()
        if (kind, name) not in found or found[kind, name][1] != sql
    ]
    foreign = [
        (kind, table, f"{kind} {name}")
        for (kind, name), (table, sql) in found.items()
        if (kind, name) not in record
        and (kind, name) not in _READ_ONES
        and not (kind == "index" and sql is None and table in _TABLES)  # SQLite's own, of a primary key
    ]
    return Objects(
        tuple(words for _, words in altered),
        tuple(words for kind, words in altered if kind != "trigger"),
        tuple(words for _, _, words in foreign),
        tuple(
            words
            for kind, table, words in foreign
            if kind == "trigger" or (kind == "index" and ("table", table) in RECORD)
        ),
    )
