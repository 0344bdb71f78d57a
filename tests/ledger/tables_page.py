"""Writes the page on a ledger's tables out of the schema itself: `python -m tests.ledger.tables_page`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import EVENT_TABLES, ROUND_TABLES
from tests.ledger.column_words import COLUMNS, TABLES

PAGE = Path(__file__).parents[2] / "resources" / "docs" / "ledger-tables.md"
TEMPLATE = Path(__file__).parent / "files" / "ledger-tables.md"
"""The words around the tables; `{tables}` and `{views}` stand where those go."""


class Undescribed(LookupError):
    """A table or a column that `column_words` says nothing about, or that is no longer there."""


def page() -> str:
    """Return the whole page, as it ought to be now."""
    ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="BA-07", zone="UTC")
    try:
        connection = ledger._connection
        _check_words(connection)
        tables = "\n".join(_table(connection, name) for name in table_names())
        views = "\n".join(_views(connection))
    finally:
        ledger.close()
    return TEMPLATE.read_text("utf-8").replace("{tables}", tables).replace("{views}", views)


def table_names() -> list[str]:
    """Return the tables that are documented: the identity, the events, and every reporting table."""
    read = [table.name for table in (*ROUND_TABLES, *EVENT_TABLES)]
    return ["meta", "events", *read, "read_tables"]


def columns_of(connection: sqlite3.Connection, table: str) -> list[tuple[str, str, bool, int]]:
    """Return each column's name, type, whether it may be empty, and place in the primary key or 0."""
    rows = connection.execute('SELECT name, type, "notnull", pk FROM pragma_table_info(?)', (table,))
    return [(name, kind, not (required or place), place) for name, kind, required, place in rows]


def _check_words(connection: sqlite3.Connection) -> None:
    there = {(table, name) for table in table_names() for name, *_ in columns_of(connection, table)}
    described = {(table, name) for table, words in COLUMNS.items() for name in words}
    if described != there or set(TABLES) != set(table_names()):
        raise Undescribed(sorted(described ^ there) or sorted(set(TABLES) ^ set(table_names())))


def _table(connection: sqlite3.Connection, table: str) -> str:
    columns = columns_of(connection, table)
    key = [name for name, _, _, place in sorted(columns, key=lambda column: column[3]) if place]
    lines = [f"### `{table}`", "", TABLES[table], "", f"Key: {', '.join(f'`{name}`' for name in key)}.", ""]
    lines += ["| column | type | empty | |", "|---|---|---|---|"]
    for name, kind, may_be_empty, _ in columns:
        empty = "may be" if may_be_empty else ""
        lines.append(f"| `{name}` | {kind} | {empty} | {COLUMNS[table][name]} |")
    return "\n".join([*lines, ""])


def _views(connection: sqlite3.Connection) -> Iterator[str]:
    yield "| view | its columns |"
    yield "|---|---|"
    found = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name").fetchall()
    for (view,) in found:
        names = ", ".join(f"`{name}`" for name, *_ in columns_of(connection, view))
        yield f"| `{view}` | {names} |"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
