"""Which report, and over which time: one touch each, or a day and times that are typed."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.reports.catalogue import REPORTS
from terminal.rounds.state import Table
from terminal.screen.dialogue import Pages
from terminal.screen.dialogue_views import Answer, WalkThroughView
from terminal.screen.format import CENTS_IN_DOLLAR
from terminal.screen.reports.wording import day_words
from terminal.screen.translate import both, say, second_line, second_said, tr
from terminal.screen.typed_period import PERIOD_FACTS, FactsAsked, pad_note, period_titles, typed_pad
from terminal.screen.views import NumberPadView
from terminal.screen.words import button_view, page_guide

SHIFT: Final = "shift"
_REPORT: Final = "report-"
_TABLES: Final = "tables"
_DAY: Final = "this-day"
_DAY_BEFORE: Final = "day-before"
_HOURS: Final = "hours-"
_SPANS: Final = (8, 10, 24)
"""Hours back from now that are a touch away: a shift, a long one, a day."""


class ReportTime(Struct, frozen=True):
    """The time of a report: a gaming day so many `back`, the last `hours`, or from `start` to `end`."""

    back: int | None = None
    hours: int | None = None
    start: datetime | None = None
    end: datetime | None = None


class ReportRequest(Struct, frozen=True):
    """A report over a time; `in_tables`: as tables even where it has a page of its own."""

    report: str = SHIFT
    time: ReportTime = ReportTime(back=0)
    in_tables: bool = False


def time_titles(time: ReportTime, zone: ZoneInfo) -> tuple[str, str]:
    """Return what people call a time, in both languages."""
    if time.back is not None:
        if time.back == 0:
            return both("This gaming day")
        return (
            both("The day before")
            if time.back == 1
            else (tr("{count} days back").format(count=time.back), "")
        )
    if time.hours is not None:
        return tr("The last {count} hours").format(count=time.hours), second_line(
            "The last {count} hours"
        ).format(count=time.hours)
    start, end = (None if at is None else at.astimezone(zone) for at in (time.start, time.end))
    if start is None:
        return tr("From the start"), ""
    began = tr("{date}, {time}").format(date=day_words(start.date()), time=f"{start:%H:%M}")
    if end is None:
        return tr("Since {time}").format(time=began), ""
    same = start.date() == end.date()
    ended = f"{end:%H:%M}"
    if not same:
        ended = tr("{date}, {time}").format(date=day_words(end.date()), time=ended)
    return tr("{began} to {ended}").format(began=began, ended=ended), ""


class ReportChoice(FactsAsked):
    """The choice in progress; `chosen` gets what is wanted."""

    def __init__(
        self,
        now_shown: ReportRequest,
        zone: ZoneInfo,
        now: datetime,
        *,
        chosen: Callable[[ReportRequest], None],
        changed: Callable[[], None],
    ) -> None:
        """Choose after `now_shown`, the report that is open; `now` is the time by the session's clock."""
        super().__init__(zone, now, changed)
        self._shown = now_shown
        self._zone = zone
        self._chosen = chosen

    def answer(self, name: str) -> None:
        """Take a report, a time, or what of a time is to be typed."""
        self.problem = ""
        time, report = self._shown.time, self._shown.report
        if name in PERIOD_FACTS:
            self._asked = name
            self._changed()
        elif name == _TABLES:
            self._chosen(ReportRequest(SHIFT, time, in_tables=True))
        elif name.startswith(_REPORT):
            self._chosen(ReportRequest(name.removeprefix(_REPORT), time))
        elif name.startswith(_HOURS):
            hours = int(name.removeprefix(_HOURS))
            self._chosen(ReportRequest(report, ReportTime(hours=hours), self._shown.in_tables))
        else:
            back = ReportTime(back=1 if name == _DAY_BEFORE else 0)
            self._chosen(ReportRequest(report, back, self._shown.in_tables))

    def number(self, cents: int) -> None:
        """Take what was typed on the number pad."""
        asked, self._asked = self._asked, None
        if asked is not None:
            self.problem = self._period.take(asked, cents // CENTS_IN_DOLLAR)
        self._changed()

    def apply(self) -> None:
        """Open the same report over the time that was typed."""
        if self._typed():
            time = ReportTime(start=self._period.since(), end=self._period.until())
            self._chosen(ReportRequest(self._shown.report, time, self._shown.in_tables))

    def _typed(self) -> bool:
        return self._period.since() is not None or self._period.until() is not None

    def pages(self, table: Table) -> Pages:
        """Return the reports and times."""
        ready = self._typed()
        walk = WalkThroughView(
            *both("Other reports and times"),
            *both("Which report, or which time?"),
            caption=self.problem,
            answers=(*self._reports(), *self._times()),
        )
        what = tr("the report over the time that was typed") if ready else tr("touch a report or a time")
        return Pages(
            walk=walk,
            facts=self.facts_view(self._known(), tr("a report changes nothing"), tr("Back to the report")),
            number_pad=self._pad(),
            guide=page_guide(table, tr("REPORT"), both("Reports"), tr("touch a report or a time")),
            main=button_view("SHOW", what, ready=ready),
        )

    def _reports(self) -> list[Answer]:
        answers = [
            Answer(f"{_REPORT}{report.id}", "document", say(report.title), second_said(report.title))
            for report in REPORTS.values()
        ]
        tables = Answer(_TABLES, "grid", *both("Shift report in tables"))
        return [answers[0], tables, *answers[1:]]

    def _times(self) -> list[Answer]:
        answers = []
        for name, time in (
            (_DAY, ReportTime(back=0)),
            (_DAY_BEFORE, ReportTime(back=1)),
            *((f"{_HOURS}{hours}", ReportTime(hours=hours)) for hours in _SPANS),
        ):
            title, second = time_titles(time, self._zone)
            answers.append(Answer(name, "clock", title, second))
        answers += [
            Answer(name, icon, title, second, self._period.known(name))
            for name, (icon, title, second) in period_titles().items()
        ]
        return answers

    def _known(self) -> list[tuple[str, str, str]]:
        report = say(REPORTS[self._shown.report].title)
        time = time_titles(self._shown.time, self._zone)[0]
        facts = [("report", tr("Report"), report), ("time", tr("Time"), time)]
        typed = ((name, title, self._period.known(name)) for name, (_, title, _) in period_titles().items())
        return [*facts, *typed]

    def _pad(self) -> NumberPadView | None:
        if self._asked is None:
            return None
        _, title, second = period_titles()[self._asked]
        return typed_pad(title, second, pad_note(self._asked))
