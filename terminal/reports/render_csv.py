"""A table of a report as CSV: one header line, and each row says which table, period and ledger it is of."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from fractions import Fraction

from terminal.ledger.times import to_text
from terminal.reports.document import ReportDocument, Section
from terminal.reports.sources import ReportError
from terminal.reports.spec import Column
from terminal.reports.values import Plain, plain, plain_names
from terminal.rules.message import Message

LEADING = ("table_id", "kind_of_ledger", "from_utc", "to_utc")
TRAILING = ("head_seq", "head_hash", "notes")
"""The last holds whatever the reader must know about the figures, warnings first, in sentences."""

_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def render_csv(document: ReportDocument, section: str | None = None) -> str:
    """Return the rows of a section, of the main one if none is named.

    A section without a table gives its figures as one row. The row of totals is left out, so that a column
    can be summed up. Where there is a warning and no row, one row holds nothing but it.
    Raises `ReportError` for an unknown section.
    """
    found = _section(document, section or document.main)
    columns = tuple(figure.column for figure in found.figures) if found.table is None else found.table.columns
    rows = [tuple(figure.value for figure in found.figures)] if found.table is None else found.table.rows
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([*LEADING, *_names(columns), *TRAILING])
    before: tuple[Plain, ...] = (
        document.identity.table_id,
        document.identity.kind.value,
        to_text(document.start),
        to_text(document.end),
    )
    notes = " ".join(note.render() for note in (*document.warnings, *document.notes))
    after: tuple[Plain, ...] = (document.head.seq, document.head.hash, notes)
    if not rows and document.warnings:
        rows = [(None,) * len(columns)]
    for row in rows:
        values = [
            part if isinstance(value, Fraction) else _as_text(part)
            for column, value in zip(columns, row, strict=True)
            for part in plain(column, value, document.zone)
        ]
        cells = (*map(_as_text, before), *values, *map(_as_text, after))
        writer.writerow(["" if cell is None else cell for cell in cells])
    return out.getvalue()


def _as_text(cell: Plain) -> Plain:
    """Return a cell that no spreadsheet takes for a formula: an apostrophe comes first (RULINGS 32)."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_BEGINS_A_FORMULA) else cell


def all_csv(document: ReportDocument) -> dict[str, str]:
    """Return every section as CSV, by the name of a file for it."""
    return {
        f"{document.report}-{section.key}.csv": render_csv(document, section.key)
        for section in document.sections
    }


def _section(document: ReportDocument, key: str) -> Section:
    try:
        return document.section(key)
    except KeyError:
        raise ReportError(
            Message(
                "The report {report} has no section {section}. It has: {sections}.",
                {
                    "report": document.report,
                    "section": key,
                    "sections": ", ".join(section.key for section in document.sections),
                },
            )
        ) from None


def _names(columns: tuple[Column, ...]) -> Iterator[str]:
    for column in columns:
        yield from plain_names(column)
