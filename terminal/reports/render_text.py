"""A report as lines of text, for a terminal or a plain printer."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from unicodedata import east_asian_width
from zoneinfo import ZoneInfo

from terminal.reports.document import ReportDocument, Section, SectionTable
from terminal.reports.values import FLUSH_LEFT, LINE_TO_SIGN, period_text, printed_table, shown

_GAP = "  "
_BELOW = " " * 4
"""Before what is said under a row."""
_BELOW_WIDTH = 110


def render_text(document: ReportDocument) -> str:
    """Return the whole report, charts left out: their figures stand in its tables."""
    return "\n".join(_lines(document)) + "\n"


def _lines(document: ReportDocument) -> Iterator[str]:
    identity, zone = document.identity, document.zone
    yield f"{document.title.render()}, table {identity.table_id} ({identity.kind.value})"
    yield period_text(document.start, document.end, zone)
    yield from (f"WARNING: {warning.render()}" for warning in document.warnings)
    yield from (note.render() for note in document.notes)
    for section in document.sections:
        yield ""
        yield section.title.render().upper()
        yield from _section(section, zone)
    yield ""
    yield f"Ledger head: event {document.head.seq} of {document.head.at_utc}"
    yield document.head.hash
    if document.key:
        yield f"Key of the table: {document.key}"
    if document.to_sign:
        yield ""
        yield LINE_TO_SIGN


def _section(section: Section, zone: ZoneInfo) -> Iterator[str]:
    figures = [
        (figure.column.title.render(), shown(figure.column, figure.value, zone)) for figure in section.figures
    ]
    if figures:
        longest = max(map(_width, (name for name, _ in figures)))
        widest = max(map(_width, (figure for _, figure in figures)))
        yield from (_left(name, longest) + _GAP + _right(figure, widest) for name, figure in figures)
    if section.table is not None:
        yield from _table(section.table, zone)


def _table(table: SectionTable, zone: ZoneInfo) -> Iterator[str]:
    if not table.rows:
        yield "none"
        return
    printed = printed_table(table, zone)
    lines = [([column.title.render() for column in printed.columns], "")]
    lines += zip(printed.rows, printed.below, strict=True)
    if printed.total:
        lines.append((printed.total, ""))
    widths = [max(map(_width, cells)) for cells in zip(*(cells for cells, _ in lines), strict=True)]
    for cells, below in lines:
        yield _GAP.join(
            _left(cell, width) if column.unit in FLUSH_LEFT else _right(cell, width)
            for cell, width, column in zip(cells, widths, printed.columns, strict=True)
        ).rstrip()
        yield from wrap(below, _BELOW_WIDTH, initial_indent=_BELOW, subsequent_indent=_BELOW)


def _width(text: str) -> int:
    """Return how many places a text takes: a Chinese character takes two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _left(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _right(text: str, width: int) -> str:
    return " " * (width - _width(text)) + text
