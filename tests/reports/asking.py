"""Short ways to ask a document for its values."""

from __future__ import annotations

from terminal.reports.document import ReportDocument
from terminal.reports.spec import Cell, Label
from terminal.rules.message import Message


def figures(document: ReportDocument, section: str = "figures") -> dict[str, Cell]:
    """Return the figures of a section by their keys."""
    return {figure.column.key: figure.value for figure in document.section(section).figures}


def rows(document: ReportDocument, section: str) -> list[dict[str, Cell]]:
    """Return the rows of a section by the keys of its columns; labels as their codes."""
    table = document.section(section).table
    assert table is not None
    return [
        {column.key: coded(value) for column, value in zip(table.columns, row, strict=True)}
        for row in table.rows
    ]


def total(document: ReportDocument, section: str) -> dict[str, Cell]:
    """Return the row of totals."""
    table = document.section(section).table
    assert table is not None
    assert table.total is not None
    return {column.key: value for column, value in zip(table.columns, table.total, strict=True)}


def by(document: ReportDocument, section: str, key: str) -> dict[Cell, dict[str, Cell]]:
    """Return the rows of a section by one of their values."""
    return {row[key]: row for row in rows(document, section)}


def coded(value: Cell) -> Cell:
    """Return a label's code, and a message in English; anything else as it is."""
    if isinstance(value, Message):
        return value.render()
    return value.code if isinstance(value, Label) else value
