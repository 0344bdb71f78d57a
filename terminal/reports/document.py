"""A report made: title, period, head of the ledger, and sections of figures, tables and charts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from zoneinfo import ZoneInfo

from terminal.ledger.identity import Identity
from terminal.ledger.records import Head
from terminal.reports.shape import Asked, Cell, Chart, Column, Content, Label, Report, Row, SectionShape, Unit
from terminal.rules.message import Message

_HOLDS: dict[Unit, type | tuple[type, ...]] = {
    Unit.TEXT: str,
    Unit.LABEL: Label,
    Unit.COUNT: int,
    Unit.CENTS: int,
    Unit.EXPECTED: Fraction,
    Unit.SHARE: Fraction,
    Unit.ODDS: Fraction,
    Unit.PACE: Fraction,
    Unit.HOURS: Fraction,
    Unit.SECONDS: Fraction,
    Unit.TIME: datetime,
}


@dataclass(frozen=True, slots=True)
class Figure:
    """One key figure."""

    column: Column
    value: Cell


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of values under typed columns."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    total: Row | None
    """The row that sums the others up."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report."""

    key: str
    title: Message
    figures: tuple[Figure, ...]
    table: Table | None
    charts: tuple[Chart, ...]


@dataclass(frozen=True, slots=True)
class ReportDocument:
    """A report on one table and one period, ready to be written down in any format."""

    report: str
    """The id of the report."""
    title: Message
    shows: Message
    identity: Identity
    """The kind of the ledger, the table, the zone of the house."""
    start: datetime
    """UTC; the period begins with it."""
    end: datetime
    """UTC; the period ends before it."""
    head: Head
    """The head of the ledger that the report was made from."""
    not_whole: tuple[Message, ...]
    """What is wrong with the ledgers behind it: then its figures cannot be relied on."""
    not_complete: tuple[Message, ...]
    """What part of the period is on record elsewhere, and not in the figures."""
    notes: tuple[Message, ...]
    """What else the reader must know about the figures."""
    main: str
    """The section that CSV holds unless another is asked for."""
    sections: tuple[Section, ...]

    @property
    def zone(self) -> ZoneInfo:
        """The zone of the house."""
        return ZoneInfo(self.identity.zone)

    @property
    def whole(self) -> bool:
        """Whether all that the report was made from is as it was recorded."""
        return not self.not_whole

    @property
    def complete(self) -> bool:
        """Whether all of the period that is on record is in the figures, as far as that can be known."""
        return not self.not_complete

    @property
    def warnings(self) -> tuple[Message, ...]:
        """What must be told aloud; the worst first."""
        return self.not_whole + self.not_complete

    def section(self, key: str) -> Section:
        """The section of that key.

        Raises `KeyError` if there is none.
        """
        for section in self.sections:
            if section.key == key:
                return section
        raise KeyError(key)


def write_up(
    report: Report,
    asked: Asked,
    *,
    identity: Identity,
    head: Head,
    period: tuple[datetime, datetime],
    notes: tuple[Message, ...],
    not_whole: tuple[Message, ...] = (),
    not_complete: tuple[Message, ...] = (),
) -> ReportDocument:
    """The document of a report: its fold over the story, put into its declared shape.

    Raises `TypeError` or `KeyError` where a fold does not keep to its declaration, which is a bug of ours.
    """
    contents = report.fold(asked)
    sections = tuple(_section(shape, contents[shape.key]) for shape in report.sections)
    return ReportDocument(
        report.id,
        report.title,
        report.shows,
        identity,
        *period,
        head,
        not_whole,
        not_complete,
        notes,
        report.main,
        sections,
    )


def _section(shape: SectionShape, content: Content) -> Section:
    figures = tuple(Figure(column, _checked(column, content.figures[column.key])) for column in shape.figures)
    table = None
    if shape.columns:
        rows = tuple(_row(shape.columns, row) for row in content.rows)
        table = Table(
            shape.columns, rows, None if content.total is None else _row(shape.columns, content.total)
        )
    return Section(shape.key, shape.title, figures, table, content.charts)


def _row(columns: tuple[Column, ...], row: Row) -> Row:
    if len(row) != len(columns):
        raise TypeError(f"a row of {len(row)} values under {len(columns)} columns")
    for column, value in zip(columns, row, strict=True):
        _checked(column, value)
    return row


def _checked(column: Column, value: Cell) -> Cell:
    if value is not None and not isinstance(value, _HOLDS[column.unit]):
        raise TypeError(f"{column.key} is a {column.unit}, not {value!r}")
    return value
