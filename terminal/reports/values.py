"""How the values of a report are written: plainly for other programs, and as people read them."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import NamedTuple
from zoneinfo import ZoneInfo

from terminal.ledger.times import to_text
from terminal.reports.document import Row, SectionTable
from terminal.reports.spec import Cell, Column, Label, Unit
from terminal.rules.edge_text import decimal, percent
from terminal.rules.message import Message, Wording, english

MINUS = "−"
LINE_TO_SIGN = Message("Signed: ______________________   Number: ____________   Time: ____________")
"""Where somebody signs on paper for the head that stands above."""
NOTHING = "–"
"""What people see where there is no value."""
_ALL = Message("all")

_ENDINGS = {
    Unit.CENTS: "_cents",
    Unit.EXPECTED: "_cents",
    Unit.SHARE: "_percent",
    Unit.PACE: "_per_hour",
    Unit.HOURS: "_hours",
    Unit.SECONDS: "_seconds",
}
_PLACES = {Unit.PACE: 2, Unit.HOURS: 4, Unit.SECONDS: 1}
_READ_PLACES = {Unit.PACE: 1, Unit.HOURS: 2, Unit.SECONDS: 0}

_MICROSECOND = datetime.resolution

FLUSH_LEFT = frozenset({Unit.TEXT, Unit.LABEL, Unit.TIME})
"""Units that are set flush left; the others are figures."""

Plain = str | int | None


def nearest(value: Fraction) -> int:
    """Return the nearest whole number, halves away from zero."""
    doubled = 2 * abs(value.numerator) + value.denominator
    whole = doubled // (2 * value.denominator)
    return -whole if value < 0 else whole


def fixed(value: Fraction, places: int) -> str:
    """Return a fraction as a decimal with so many places, halves away from zero."""
    steps = nearest(value * 10**places)
    whole, rest = divmod(abs(steps), 10**places)
    sign = "-" if steps < 0 else ""
    return f"{sign}{whole}.{rest:0{places}d}" if places else f"{sign}{whole}"


def plain_names(column: Column) -> tuple[str, ...]:
    """Return the names of a column in CSV and JSON; a time has two, in UTC and by the house."""
    if column.unit is Unit.TIME:
        return f"{column.key}_utc", f"{column.key}_local"
    return (column.key + _ENDINGS.get(column.unit, ""),)


def plain(column: Column, value: Cell, zone: ZoneInfo) -> tuple[Plain, ...]:
    """Return a value for other programs, one for each plain name of its column; None where there is none.

    Counts and cents are whole numbers; other numbers are decimal strings with a point; times are ISO 8601.
    """
    if value is None:
        return (None,) * len(plain_names(column))
    if isinstance(value, datetime):
        return to_text(value), value.astimezone(zone).isoformat()
    if isinstance(value, Label):
        return (value.code,)
    if isinstance(value, Message):
        return (value.render(),)
    if isinstance(value, Fraction):
        return (_plain_fraction(column.unit, value),)
    return (value,)


def exact(value: Cell) -> str | None:
    """Return the exact fraction behind a rounded value, as `n/d`; None where nothing was rounded."""
    return str(value) if isinstance(value, Fraction) else None


def _plain_fraction(unit: Unit, value: Fraction) -> Plain:
    if unit is Unit.EXPECTED:
        return nearest(value)
    if unit is Unit.SHARE:
        return percent(value)
    if unit is Unit.ODDS:
        return decimal(value)
    return fixed(value, _PLACES[unit])


def shown(column: Column, value: Cell, zone: ZoneInfo, wording: Wording = english) -> str:
    """Return a value as people read it: thousands apart, money with two decimals, times by the house."""
    if value is None:
        return NOTHING
    if isinstance(value, datetime):
        return local_text(value, zone)
    if isinstance(value, Label):
        return value.message.render(wording)
    if isinstance(value, Message):
        return value.render(wording)
    if isinstance(value, Fraction):
        return _shown_fraction(column.unit, value, wording)
    if isinstance(value, int):
        return money(value) if column.unit is Unit.CENTS else grouped(f"{value}")
    return value


def money(cents: int) -> str:
    """Return an amount of cents as people read it."""
    return grouped(fixed(Fraction(cents, 100), 2))


class PrintedTable(NamedTuple):
    """A table as people read it: the columns that have room, and their texts."""

    columns: list[Column]
    rows: list[list[str]]
    below: list[str]
    """What is read under each row: its other values, each with the title of its column."""
    total: list[str]
    """The row of totals; empty if there is none."""


def printed_table(table: SectionTable, zone: ZoneInfo, wording: Wording = english) -> PrintedTable:
    """Return a table as people read it on paper and in a terminal."""
    places = [place for place, column in enumerate(table.columns) if column.printed]
    columns = [table.columns[place] for place in places]

    def texts(row: Row) -> list[str]:
        return [
            shown(column, row[place], zone, wording) for column, place in zip(columns, places, strict=True)
        ]

    total = [] if table.total is None else texts(table.total)
    if total and total[0] == NOTHING:
        total[0] = _ALL.render(wording)
    below = [
        Message(", ")
        .render(wording)
        .join(
            Message(
                "{title}: {value}", {"title": column.title, "value": shown(column, value, zone, wording)}
            ).render(wording)
            for column, value in zip(table.columns, row, strict=True)
            if column.below and value not in (None, "")
        )
        for row in table.rows
    ]
    return PrintedTable(columns, [texts(row) for row in table.rows], below, total)


def signed(cents: int) -> str:
    """Return a change of an amount of cents as people read it, with its sign."""
    return f"+{money(cents)}" if cents > 0 else money(cents)


def _shown_fraction(unit: Unit, value: Fraction, wording: Wording) -> str:
    if unit is Unit.EXPECTED:
        return money(nearest(value))
    if unit is Unit.SHARE:
        return f"{grouped(fixed(value * 100, 2))} %"
    if unit is Unit.ODDS:
        return Message("{odds} to 1", {"odds": decimal(value)}).render(wording)
    return grouped(fixed(value, _READ_PLACES[unit]))


def grouped(number: str) -> str:
    """Return a decimal number with commas between its thousands, and a proper minus."""
    sign = MINUS if number.startswith("-") else ""
    whole, point, rest = number.removeprefix("-").partition(".")
    return f"{sign}{int(whole):,}{point}{rest}"


def local_text(at: datetime, zone: ZoneInfo) -> str:
    """Return a moment by the clock of the house, with the name of the time in an hour shown twice."""
    here = at.astimezone(zone)
    twice = here.replace(fold=0).utcoffset() != here.replace(fold=1).utcoffset()
    return f"{here:%Y-%m-%d %H:%M:%S %Z}" if twice else f"{here:%Y-%m-%d %H:%M:%S}"


def period_text(start: datetime, end: datetime, zone: ZoneInfo, wording: Wording = english) -> str:
    """Return a period by the clock of the house, the day named once if it is one."""
    first, last = _short(start, zone), _short(end, zone)
    if first.partition(" ")[0] == last.partition(" ")[0]:
        last = last.partition(" ")[2]
    words = {"first": first, "last": last, "zone": zone.key}
    return Message("{first} to {last} ({zone})", words).render(wording)


def _short(at: datetime, zone: ZoneInfo) -> str:
    text = local_text(at, zone)
    return text.removesuffix(":00")


def hours_between(start: datetime, end: datetime) -> Fraction:
    """Return the hours from one moment to another, exactly."""
    return Fraction((end - start) // _MICROSECOND, 3_600_000_000)


def seconds_between(start: datetime, end: datetime) -> Fraction:
    """Return the seconds from one moment to another, exactly."""
    return Fraction((end - start) // _MICROSECOND, 1_000_000)
