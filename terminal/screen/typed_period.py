"""A day and times as they are typed on the number pad, by the clock of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from terminal.screen.dialogue import Dialogue
from terminal.screen.dialogue_views import Fact, FactsView
from terminal.screen.translate import both, tr
from terminal.screen.views import NumberPadView

PERIOD_FACTS = ("day", "since", "until")
"""What can be typed of a period."""

_DATE_DIGITS = 8
_LATEST_HOUR = 23
_LATEST_MINUTE = 59


class TypedPeriod:
    """What is known of a period; without a day its times are those of today."""

    def __init__(self, zone: ZoneInfo, now: datetime) -> None:
        """Begin at `now`, the time by the session's clock."""
        self._zone = zone
        self._day = now.astimezone(zone).date()
        self._whole_day = False
        self._since: time | None = None
        self._until: time | None = None

    def take(self, asked: str, number: int) -> str:
        """Keep a typed day (20251127) or time (1430); return why it was not taken, or nothing."""
        return self._set_day(str(number)) if asked == "day" else self._set_time(asked, number)

    def since(self) -> datetime | None:
        """Return when the period begins; None if nothing was typed of that."""
        return self._moment(self._since, 0)

    def until(self) -> datetime | None:
        """Return when it ends; None if nothing was typed of that."""
        return self._moment(self._until, 1)

    def known(self, name: str) -> str:
        """Return one of `PERIOD_FACTS` as text; empty if it was not typed."""
        if name == "day":
            return self._day.isoformat() if self._whole_day else ""
        at = self._since if name == "since" else self._until
        if at is None:
            return ""
        words = tr("from {time}") if name == "since" else tr("to {time}")
        return words.format(time=at.strftime("%H:%M"))

    def _set_day(self, digits: str) -> str:
        try:
            if len(digits) != _DATE_DIGITS:
                raise ValueError(digits)
            self._day = datetime.strptime(digits, "%Y%m%d").replace(tzinfo=self._zone).date()
        except ValueError:
            return tr("A day is typed as eight digits, such as 20251127.")
        self._whole_day = True
        return ""

    def _set_time(self, asked: str, number: int) -> str:
        hour, minute = divmod(number, 100)
        if hour > _LATEST_HOUR or minute > _LATEST_MINUTE:
            return tr("A time is typed as four digits, such as 1430.")
        if asked == "since":
            self._since = time(hour, minute)
        else:
            self._until = time(hour, minute)
        return ""

    def _moment(self, at: time | None, days: int) -> datetime | None:
        """Return a time of that day; without one the start of the day, or of the next, if a day was named."""
        if at is not None:
            return datetime.combine(self._day, at, self._zone)
        if self._whole_day:
            return datetime.combine(self._day + timedelta(days=days), time(), self._zone)
        return None


class FactsAsked(Dialogue):
    """What is known, asked one thing at a time by answers and the number pad, times among them."""

    def __init__(
        self, zone: ZoneInfo, now: datetime, *, leave: Callable[[], None], changed: Callable[[], None]
    ) -> None:
        """Begin at `now`, the time by the session's clock; `changed` shows it again, `leave` closes it."""
        self._period = TypedPeriod(zone, now)
        self._leave = leave
        self._changed = changed
        self._asked: str | None = None
        self.problem = ""
        """Why the last answer was not taken, or led to nothing."""

    def cancel(self) -> None:
        """Go back to the list of what can be known; from there, leave."""
        if self._asked is None:
            super().cancel()
        else:
            self._asked = None
            self._changed()

    def no_number(self) -> None:
        """Close the number pad."""
        self.cancel()

    @staticmethod
    def facts_view(known: Iterable[tuple[str, str, str]], note: str, way_back: str) -> FactsView:
        """Return name, title and answer of what is `known`; nobody signs, for the reason in `note`."""
        facts = tuple(Fact(name, title, answer, may_reopen=False) for name, title, answer in known if answer)
        return FactsView(facts, (), tr("Nobody signs"), note, way_back)


def pad_note(asked: str) -> str:
    """Return how the fact of a period is typed; empty for anything else."""
    notes = {"day": tr("such as 20251127"), "since": tr("such as 1430"), "until": tr("such as 1430")}
    return notes.get(asked, "")


def typed_pad(title: str, second: str, note: str, label: str = "") -> NumberPadView:
    """Return the number pad for a number of any sort, with its name in both languages."""
    return NumberPadView(
        box="",
        bettor_title=title,
        box_title=second,
        bet=None,
        bet_title="",
        lies=0,
        note=note,
        label=label or tr("type it"),
    )


def period_titles() -> dict[str, tuple[str, str, str]]:
    """Return what can be typed of a period: icon, name, and the name in Chinese."""
    return {
        "day": ("calendar", *both("Day")),
        "since": ("clock", *both("From")),
        "until": ("clock", *both("To")),
    }
