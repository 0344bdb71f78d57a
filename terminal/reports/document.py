"""A report made: title, period, head of the ledger, and sections of figures, tables and charts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from terminal.ledger.identity import Identity
from terminal.ledger.records import Head
from terminal.reports.spec import Cell, Chart, Column
from terminal.rules.message import Message

Row = tuple[Cell, ...]
"""Values in the order of their columns."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One key figure."""

    column: Column
    value: Cell


@dataclass(frozen=True, slots=True)
class SectionTable:
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
    table: SectionTable | None
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
    key: str
    """The fingerprint of the table's key; empty where the table has none on record."""
    to_sign: bool
    """Whether somebody signs for it on paper."""
    not_whole: tuple[Message, ...]
    """What is wrong with the ledgers behind it: then its figures cannot be relied on."""
    not_complete: tuple[Message, ...]
    """What part of the period is on record elsewhere, and not in the figures."""
    marks: tuple[Message, ...]
    """What the people of the table have still to answer for."""
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
        """What readers must see before the figures; the worst first."""
        return self.not_whole + self.marks + self.not_complete

    def section(self, key: str) -> Section:
        """Return the section of that key.

        Raises `KeyError` if there is none.
        """
        for section in self.sections:
            if section.key == key:
                return section
        raise KeyError(key)
