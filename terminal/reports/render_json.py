"""A report as JSON under stable keys: counts and cents as numbers, other numbers as strings."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime
from fractions import Fraction
from zoneinfo import ZoneInfo

from terminal.ledger.times import to_text
from terminal.reports.document import ReportDocument, Row, Section, SectionTable
from terminal.reports.spec import Cell, Chart, Column, Unit
from terminal.reports.values import exact, plain, plain_names

Json = dict[str, object]

FORMAT = 1
"""Raised when a key is renamed or removed; keys may be added at any time."""


def render_json(document: ReportDocument) -> str:
    """Return the whole report as one JSON object with a line end."""
    return json.dumps(as_data(document), ensure_ascii=False, indent=1) + "\n"


def as_data(document: ReportDocument) -> Json:
    """Return the report as plain values."""
    zone = document.zone
    head = document.head
    return {
        "format": FORMAT,
        "report": document.report,
        "title": document.title.render(),
        "table_id": document.identity.table_id,
        "kind_of_ledger": document.identity.kind.value,
        "zone": document.identity.zone,
        **_moment("from", document.start, zone),
        **_moment("to", document.end, zone),
        "key_fingerprint": document.key or None,
        "head": {"seq": head.seq, "hash": head.hash, "at_utc": head.at_utc},
        "whole": document.whole,
        "complete": document.complete,
        "warnings": [warning.render() for warning in document.warnings],
        "notes": [note.render() for note in (*document.warnings, *document.notes)],
        "sections": {section.key: _section(section, zone) for section in document.sections},
    }


def _section(section: Section, zone: ZoneInfo) -> Json:
    data: Json = {"title": section.title.render()}
    if section.figures:
        data["figures"] = _record(((figure.column, figure.value) for figure in section.figures), zone)
    if section.table is not None:
        data["rows"] = [_row(section.table, row, zone) for row in section.table.rows]
        if section.table.total is not None:
            data["total"] = _row(section.table, section.table.total, zone)
    if section.charts:
        data["charts"] = {chart.key: _chart(chart, zone) for chart in section.charts}
    return data


def _row(table: SectionTable, row: Row, zone: ZoneInfo) -> Json:
    return _record(zip(table.columns, row, strict=True), zone)


def _record(values: Iterable[tuple[Column, Cell]], zone: ZoneInfo) -> Json:
    """Return values by their plain names; a share also by its bare key, as the exact fraction."""
    data: Json = {}
    for column, value in values:
        data.update(zip(plain_names(column), plain(column, value, zone), strict=True))
        if column.unit is Unit.SHARE:
            data[column.key] = exact(value)
    return data


def _chart(chart: Chart, zone: ZoneInfo) -> Json:
    column = Column(key="value", title=chart.title, unit=chart.unit)
    worked_out = Column(key="value", title=chart.title, unit=Unit.EXPECTED)
    name = plain_names(column)[0]

    def value_of(value: int | Fraction) -> object:
        # Sums of cents and sums worked out from odds meet in one chart: both are written as whole cents.
        by_odds = chart.unit is Unit.CENTS and isinstance(value, Fraction)
        return plain(worked_out if by_odds else column, value, zone)[0]

    return {
        "title": chart.title.render(),
        "style": chart.style.value,
        "step_seconds": chart.step,
        "target": None if chart.target is None else value_of(chart.target),
        "series": {
            series.key: [
                {"at_utc": to_text(point.at), name: value_of(point.value)} for point in series.points
            ]
            for series in chart.series
        },
        "marks": [{"at_utc": to_text(mark.at), "what": mark.what.value} for mark in chart.marks],
    }


def _moment(key: str, at: datetime, zone: ZoneInfo) -> Json:
    return {f"{key}_utc": to_text(at), f"{key}_local": at.astimezone(zone).isoformat()}
