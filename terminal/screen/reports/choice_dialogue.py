"""Which report, and over which time: one touch each, or a day and times that are typed."""

from collections.abc import Callable
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from terminal.reports.catalogue import REPORTS
from terminal.rounds.state import Table
from terminal.screen.dialogue import Pages
from terminal.screen.dialogue_views import Answer, WalkThroughView
from terminal.screen.format import CENTS_IN_DOLLAR
from terminal.screen.reports.wording import day_words
from terminal.screen.translate import Bilingual, both, say, second_said, tr
from terminal.screen.typed_period import PERIOD_FACTS, FactsAsked, pad_note, period_titles, typed_pad
from terminal.screen.views import NumberPadView
from terminal.screen.words import button_view, page_guide

SHIFT: Final = "shift"
_REPORT: Final = "report-"
_TABLES: Final = "tables"


class ReportTime(Struct, frozen=True):
    """The time of a report: a gaming day so many `back`, the last `hours`, or from `start` to `end`."""

    back: int | None = None
    hours: int | None = None
    start: datetime | None = None
    end: datetime | None = None

    def titles(self, zone: ZoneInfo) -> Bilingual:
        """Return what people call it."""
        if self.back is not None:
            if self.back > 1:
                return Bilingual(tr("{count} days back").format(count=self.back), "")
            return both("The day before") if self.back else both("This gaming day")
        if self.hours is not None:
            return both("The last {count} hours", count=self.hours)
        start, end = (None if at is None else at.astimezone(zone) for at in (self.start, self.end))
        if start is None:
            return Bilingual(tr("From the start"), "")
        began = _day_and_time(start)
        if end is None:
            return Bilingual(tr("Since {time}").format(time=began), "")
        ended = f"{end:%H:%M}" if start.date() == end.date() else _day_and_time(end)
        return Bilingual(tr("{began} to {ended}").format(began=began, ended=ended), "")


_SPANS: Final = (8, 10, 24)
"""Hours back from now that are a touch away: a shift, a long one, a day."""
_TIMES: Final = {
    "this-day": ReportTime(back=0),
    "day-before": ReportTime(back=1),
    **{f"hours-{hours}": ReportTime(hours=hours) for hours in _SPANS},
}


def _day_and_time(at: datetime) -> str:
    return tr("{date}, {time}").format(date=day_words(at.date()), time=f"{at:%H:%M}")


class ReportRequest(Struct, frozen=True):
    """A report over a time; `in_tables`: as tables even where it has a page of its own."""

    report: str = SHIFT
    time: ReportTime = ReportTime(back=0)
    in_tables: bool = False


class ReportChoice(FactsAsked):
    """The choice in progress; `chosen` gets what is wanted."""

    def __init__(
        self,
        now_shown: ReportRequest,
        zone: ZoneInfo,
        now: datetime,
        *,
        chosen: Callable[[ReportRequest], None],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Choose after `now_shown`, the report that is open; `now` is the time by the session's clock."""
        super().__init__(zone, now, leave=leave, changed=changed)
        self._shown = now_shown
        self._zone = zone
        self._chosen = chosen

    def answer(self, name: str) -> None:
        """Take a report, a time, or what of a time is to be typed."""
        self.problem = ""
        shown = self._shown
        if name in PERIOD_FACTS:
            self._asked = name
            self._changed()
        elif name == _TABLES:
            self._chosen(ReportRequest(SHIFT, shown.time, in_tables=True))
        elif name in _TIMES:
            self._chosen(replace(shown, time=_TIMES[name]))
        else:
            self._chosen(ReportRequest(name.removeprefix(_REPORT), shown.time))

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
            self._chosen(replace(self._shown, time=time))

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
        answers = [Answer(name, "clock", *time.titles(self._zone)) for name, time in _TIMES.items()]
        typed = (Answer(name, *words, self._period.known(name)) for name, words in period_titles().items())
        return [*answers, *typed]

    def _known(self) -> list[tuple[str, str, str]]:
        report = say(REPORTS[self._shown.report].title)
        time = self._shown.time.titles(self._zone).text
        facts = [("report", tr("Report"), report), ("time", tr("Time"), time)]
        typed = ((name, title, self._period.known(name)) for name, (_, title, _) in period_titles().items())
        return [*facts, *typed]

    def _pad(self) -> NumberPadView | None:
        if self._asked is None:
            return None
        _, title, second = period_titles()[self._asked]
        return typed_pad(title, second, pad_note(self._asked))
