"""What a report declares: columns with their units, sections, and the fold that fills them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from terminal.reports.period_history import PeriodHistory
from terminal.rules.message import Message


class Unit(StrEnum):
    """What a value is, and so how it is written."""

    TEXT = "text"
    """Words as they were recorded."""
    LABEL = "label"
    """A fixed code with the words for it."""
    COUNT = "count"
    """How many."""
    CENTS = "cents"
    """Money, in whole cents."""
    EXPECTED = "expected"
    """Money worked out from exact odds, in cents: a fraction, rounded only where it is written."""
    SHARE = "share"
    """A part of one, written in percent."""
    ODDS = "odds"
    """Odds to one."""
    PACE = "pace"
    """Rounds an hour."""
    HOURS = "hours"
    """Hours."""
    SECONDS = "seconds"
    """Seconds."""
    TIME = "time"
    """A moment, in UTC."""


class Label(NamedTuple):
    """A code, the same in every language and version, and the words that people read."""

    code: str
    message: Message


Cell = str | int | Fraction | datetime | Label | Message | None
"""A value; None where there is none, such as a share of nothing.

A message is read in the language of the reader; other programs have it in English.
"""

Values = Mapping[str, Cell]
"""Values by the keys of their columns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column of a table, or one figure."""

    key: str
    """Its stable name in CSV and JSON, to which the unit adds its ending."""
    title: Message
    """Its heading."""
    unit: Unit
    """What its values are."""
    printed: bool = True
    """Whether people see it as a column on paper and screen; CSV and JSON hold every column."""
    below: bool = False
    """Whether people read it under the row instead, with its title, where the row has a value of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionSpec:
    """A part of a report: figures, and one table."""

    key: str
    """Its stable name."""
    title: Message
    """Its heading."""
    figures: tuple[Column, ...] = ()
    """Its key figures."""
    columns: tuple[Column, ...] = ()
    """The columns of its table; empty if it has none."""


class ChartStyle(StrEnum):
    """How a chart is drawn."""

    BARS = "bars"
    LINES = "lines"


class Point(NamedTuple):
    """A value at a moment."""

    at: datetime
    value: int | Fraction


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """One line, or one row of bars."""

    key: str
    title: Message
    points: tuple[Point, ...]


class Happening(StrEnum):
    """What is marked along the time of a chart, because it slows play."""

    SHOE = "shoe"
    IRREGULARITY = "irregularity"


class ChartMark(NamedTuple):
    """Something that happened at a moment."""

    at: datetime
    what: Happening


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """What a person would rather look at than read."""

    key: str
    title: Message
    caption: Message
    """What is measured."""
    style: ChartStyle
    unit: Unit
    start: datetime
    end: datetime
    step: int
    """Seconds that one bar stands for, or between two words on the axis."""
    series: tuple[Series, ...]
    """The first is the one that counts; others are compared to it."""
    target: Fraction | None = None
    """The value to reach, in the unit of the chart."""
    marks: tuple[ChartMark, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Content:
    """What a fold has found for one section; values of no column of the section are left out."""

    figures: Values = field(default_factory=dict)
    rows: Sequence[Values] = ()
    total: Values | None = None
    """The row that sums the others up."""
    charts: tuple[Chart, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """One report, declared once."""

    id: str
    """The name on the command line and in JSON."""
    title: Message
    """What people call it."""
    shows: Message
    """What it shows, in a sentence."""
    sections: tuple[SectionSpec, ...]
    """Its parts, in the order in which they are read."""
    main: str
    """The section whose table CSV holds unless another is asked for."""
    with_bets: bool = False
    """Whether it shows what lay on the felt before a round was settled, which takes longer to read."""
    paced: bool = False
    """Whether it compares the pace with the target."""
    to_sign: bool = False
    """Whether somebody signs for it on paper, under the head of the ledger."""
    fold: Callable[[PeriodHistory], Mapping[str, Content]]
    """From the history of the period to the content of each section."""
