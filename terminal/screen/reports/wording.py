"""The words of reports on the screen: names, times and values, in the language of the table."""

from __future__ import annotations

from datetime import date, datetime
from fractions import Fraction
from zoneinfo import ZoneInfo

from terminal.reports.document import ReportDocument
from terminal.reports.spec import Cell, Column, Label, Unit
from terminal.reports.values import NOTHING, nearest, shown
from terminal.screen.format import money
from terminal.screen.translate import say, tr


def months() -> tuple[str, ...]:
    """Return the months, as short as they are written in dates."""
    return (
        *(tr("Jan"), tr("Feb"), tr("Mar"), tr("Apr"), tr("May"), tr("Jun")),
        *(tr("Jul"), tr("Aug"), tr("Sep"), tr("Oct"), tr("Nov"), tr("Dec")),
    )


def day_words(day: date) -> str:
    """Return a day within the year, such as 27 Nov."""
    return tr("{day} {month}").format(day=day.day, month=months()[day.month - 1])


def date_words(day: date) -> str:
    """Return a day with its year."""
    return tr("{day} {year}").format(day=day_words(day), year=day.year)


def period_words(start: datetime, end: datetime, zone: ZoneInfo) -> str:
    """Return a period by the clock of the house; the day is named once if it is one."""
    first, last = start.astimezone(zone), end.astimezone(zone)
    # In the night in which the clocks are put back an hour comes twice.
    clock = "%H:%M" if first.utcoffset() == last.utcoffset() else "%H:%M %Z"
    began = tr("{date}, {time}").format(date=date_words(first.date()), time=f"{first:{clock}}")
    if first.date() == last.date():
        ended = f"{last:{clock}}"
    else:
        ended = tr("{date}, {time}").format(date=date_words(last.date()), time=f"{last:{clock}}")
    return tr("{began} to {ended}").format(began=began, ended=ended)


def caption_words(document: ReportDocument, currency: str) -> str:
    """Return table, period and currency for a page's head, and whether the record covers all of it."""
    period = period_words(document.start, document.end, document.zone)
    lacking = "" if document.complete else tr("record not complete")
    return " · ".join(part for part in (document.identity.table_id, period, currency, lacking) if part)


def within_a_day(document: ReportDocument) -> bool:
    """Return whether the period lies in one day by the clock of the house, so that times need no date."""
    first, last = (at.astimezone(document.zone).date() for at in (document.start, document.end))
    return first == last


def written(column: Column, value: Cell, zone: ZoneInfo, *, dated: bool = True) -> str:
    """Return a value as it stands in a table of the screen.

    Times without their day unless they are `dated`.
    """
    if isinstance(value, Label):
        return say(value.message)
    if isinstance(value, datetime):
        local = value.astimezone(zone)
        clock = f"{local:%H:%M:%S}"
        return tr("{date}, {time}").format(date=day_words(local.date()), time=clock) if dated else clock
    if column.unit is Unit.CENTS and isinstance(value, int):
        return money(value)
    if column.unit is Unit.EXPECTED and isinstance(value, Fraction):
        return money(nearest(value))
    return shown(column, value, zone, tr)


def or_nothing(text: str) -> str:
    """Return a text, or what stands where there is none."""
    return text or NOTHING
