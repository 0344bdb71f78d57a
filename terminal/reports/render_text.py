"""A report as lines of text, for a terminal or a plain printer."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from unicodedata import east_asian_width
from zoneinfo import ZoneInfo

from terminal.reports.document import ReportDocument, Section, SectionTable
from terminal.reports.labels import kind_of_ledger
from terminal.reports.values import FLUSH_LEFT, LINE_TO_SIGN, period_text, printed_table, shown
from terminal.rules.message import Message, Wording, english

_GAP = "  "
_BELOW = " " * 4
"""Before what is said under a row."""
_BELOW_WIDTH = 110


def render_text(document: ReportDocument, wording: Wording = english) -> str:
    """Return the whole report, charts left out: their figures stand in its tables."""
    return "\n".join(_lines(document, wording)) + "\n"


def _lines(document: ReportDocument, wording: Wording) -> Iterator[str]:
    identity, zone = document.identity, document.zone
    named = {"title": document.title, "table": identity.table_id, "kind": kind_of_ledger(identity.kind)}
    yield Message("{title}, table {table} ({kind})", named).render(wording)
    yield period_text(document.start, document.end, zone, wording)
    for warning in document.warnings:
        yield Message("WARNING: {warning}", {"warning": warning}).render(wording)
    yield from (note.render(wording) for note in document.notes)
    for section in document.sections:
        yield ""
        yield section.title.render(wording).upper()
        yield from _section(section, zone, wording)
    yield ""
    at = {"seq": document.head.seq, "at": document.head.at_utc}
    yield Message("Ledger head: event {seq} of {at}", at).render(wording)
    yield document.head.hash
    if document.key:
        yield Message("Key of the table: {key}", {"key": document.key}).render(wording)
    if document.to_sign:
        yield ""
        yield LINE_TO_SIGN.render(wording)


def _section(section: Section, zone: ZoneInfo, wording: Wording) -> Iterator[str]:
    figures = [
        (figure.column.title.render(wording), shown(figure.column, figure.value, zone, wording))
        for figure in section.figures
    ]
    if figures:
        longest = max(map(_width, (name for name, _ in figures)))
        widest = max(map(_width, (figure for _, figure in figures)))
        yield from (_left(name, longest) + _GAP + _right(figure, widest) for name, figure in figures)
    if section.table is not None:
        yield from _table(section.table, zone, wording)


def _table(table: SectionTable, zone: ZoneInfo, wording: Wording) -> Iterator[str]:
    if not table.rows:
        yield Message("none").render(wording)
        return
    printed = printed_table(table, zone, wording)
    lines = [([column.title.render(wording) for column in printed.columns], "")]
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
