"""Compares the tables, indexes, triggers and views of a file with those that this program makes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Final

from msgspec import Struct

from terminal.ledger.connect import open_in_memory
from terminal.ledger.projections import REPORTING_TABLES, VIEWS
from terminal.ledger.schema import FORMAT, RECORD, RECORDS
from terminal.rules.message import Message

_COLUMNS = "SELECT name FROM pragma_table_info(?)"
_ALL = "SELECT type, name, tbl_name, sql FROM sqlite_schema"

_READ_ONES: Final = frozenset(
    {*(("table", name) for name in REPORTING_TABLES), *(("view", name) for name, _ in VIEWS)}
)
"""The reporting tables and their views, whose definitions `projections.check` looks at."""

_TABLES: Final = frozenset({*REPORTING_TABLES, *(name for kind, name in RECORD if kind == "table")})


class Objects(Struct, frozen=True):
    """What differs from a file that this program has made, each by its kind and name."""

    missing: tuple[Message, ...]
    """What of the record is altered or not there."""
    unreadable: tuple[Message, ...]
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
        (kind, _differs(kind, name, missing=(kind, name) not in found))
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


def _differs(kind: str, name: str, *, missing: bool) -> Message:
    words = {"kind": kind, "name": name}
    return (
        Message("{kind} {name} is missing", words) if missing else Message("{kind} {name} is altered", words)
    )


def missing_columns(connection: sqlite3.Connection) -> bool:
    """Return whether a table of the record lacks a column that this program reads."""
    with closing(open_in_memory()) as own:
        for (kind, name), statement in RECORD.items():
            if kind == "table":
                own.execute(statement)
                if not _columns(own, name) <= _columns(connection, name):
                    return True
    return False


def _columns(connection: sqlite3.Connection, table: str) -> frozenset[str]:
    return frozenset(name for (name,) in connection.execute(_COLUMNS, (table,)))
