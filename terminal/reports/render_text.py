"""A report as lines of text, for a terminal or a plain printer."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from unicodedata import east_asian_width
from zoneinfo import ZoneInfo

from terminal.reports.document import ReportDocument, ReportTable, Section
from terminal.reports.spec import Unit
from terminal.reports.values import NOTHING, period_text, shown, shown_below

LEFT = frozenset({Unit.TEXT, Unit.LABEL, Unit.TIME})
"""Units that are set flush left; the others are figures."""

_GAP = "  "
_BELOW = " " * 4
"""Before what is said under a row."""
_BELOW_WIDTH = 110


def render_text(document: ReportDocument) -> str:
    """The whole report, charts left out: their figures stand in its tables."""
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


def _table(table: ReportTable, zone: ZoneInfo) -> Iterator[str]:
    if not table.rows:
        yield "none"
        return
    columns = [(place, column) for place, column in enumerate(table.columns) if column.printed]
    lines = [[column.title.render() for _, column in columns]]
    lines += [[shown(column, row[place], zone) for place, column in columns] for row in table.rows]
    if table.total is not None:
        total = [shown(column, table.total[place], zone) for place, column in columns]
        lines.append(["all" if total[0] == NOTHING else total[0], *total[1:]])
    widths = [max(map(_width, cells)) for cells in zip(*lines, strict=True)]
    below = ["", *(shown_below(table.columns, row, zone) for row in table.rows), ""]
    for line, more in zip(lines, below, strict=False):  # without a total there is nothing to say under it
        yield _GAP.join(
            _left(cell, width) if column.unit in LEFT else _right(cell, width)
            for cell, width, (_, column) in zip(line, widths, columns, strict=True)
        ).rstrip()
        yield from wrap(more, _BELOW_WIDTH, initial_indent=_BELOW, subsequent_indent=_BELOW)


def _width(text: str) -> int:
    """How many places a text takes: a Chinese sign takes two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def _left(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _right(text: str, width: int) -> str:
    return " " * (width - _width(text)) + text
