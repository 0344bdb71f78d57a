"""Any report from its document: each section with its figures and its table, as text and figures."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.reports.document import ReportDocument, Row, Section, SectionTable
from terminal.reports.spec import Unit
from terminal.reports.values import NOTHING
from terminal.screen.reports.views import Band, ColumnView, ReportTableView, SectionView
from terminal.screen.reports.wording import caption_words, within_a_day, written
from terminal.screen.translate import say, second_said, tr

_GIVING = frozenset({Unit.TEXT, Unit.LABEL})
_LEFT = _GIVING | {Unit.TIME}


def report_table_view(document: ReportDocument, currency: str, band: Band | None) -> ReportTableView:
    """Return the whole report."""
    return ReportTableView(
        title=say(document.title),
        second=second_said(document.title),
        caption=caption_words(document, currency),
        sections=tuple(_section(document, section) for section in document.sections),
        band=band,
    )


def _section(document: ReportDocument, section: Section) -> SectionView:
    figures = tuple(
        (say(figure.column.title), written(figure.column, figure.value, document.zone))
        for figure in section.figures
        if figure.column.printed
    )
    title = say(section.title)
    if section.table is None:
        return SectionView(title, figures)
    table = section.table
    columns = tuple(
        ColumnView(say(column.title), column.unit in _LEFT, column.unit in _GIVING)
        for column in table.columns
        if column.printed
    )
    rows = tuple(tuple(_cells(document, table, row)) for row in table.rows)
    total = None
    if table.total is not None:
        first, *others = _cells(document, table, table.total)
        total = (tr("all") if first == NOTHING else first, *others)
    below = tuple(_below(document, table, row) for row in table.rows)
    return SectionView(title, figures, columns, rows, total, below if any(below) else ())


def _below(document: ReportDocument, table: SectionTable, row: Row) -> str:
    """Return what is said under a row: the values that have no column, each with its title."""
    return tr(", ").join(
        tr("{title}: {value}").format(title=say(column.title), value=written(column, value, document.zone))
        for column, value in zip(table.columns, row, strict=True)
        if column.below and value not in (None, "")
    )


def _cells(document: ReportDocument, table: SectionTable, row: Row) -> Iterator[str]:
    dated = not within_a_day(document)
    for column, value in zip(table.columns, row, strict=True):
        if column.printed:
            yield written(column, value, document.zone, dated=dated)
