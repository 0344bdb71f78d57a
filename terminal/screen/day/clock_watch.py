"""Show in the strip that the clock of the terminal has jumped, until a Pit Supervisor confirms the time."""

from __future__ import annotations

from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import ConfirmClock
from terminal.rounds.refusal import RANK_TITLES
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import SideNoticeView

_NAME: Final = "clock"


class ClockWatch:
    """The clock of one table, compared with the time that goes by whenever `look` is called."""

    def __init__(self, screen: TableScreen, side_notices: SideNotices) -> None:
        self._screen = screen
        self._side_notices = side_notices
        self._told: tuple[timedelta, bool] | None = None

    def look(self) -> None:
        """Put a jump on record at once, and show it, if that is no longer what the strip says."""
        session = self._screen.session
        before = session.table.clock_doubted
        try:
            ahead = timedelta(milliseconds=session.watch_clock())
        except LedgerError as fault:
            self._screen.choose(notice=say(fault.message))
            return
        if session.table.clock_doubted is not before:
            self._screen.refresh()
        if not session.table.clock_doubted:
            self._told = None
            self._side_notices.take_back(_NAME)
            return
        # By the minute: what changes every second is not read.
        whole = timedelta(minutes=abs(ahead) // timedelta(minutes=1))
        told = whole, ahead < timedelta(0)
        if told != self._told:
            self._told = told
            self._tell(*told)

    def _tell(self, span: timedelta, is_behind: bool) -> None:
        apart = tr("{span} behind") if is_behind else tr("{span} ahead")
        question = (
            tr("The clock is {span} behind the time of the table.")
            if is_behind
            else tr("The clock is {span} ahead of the time of the table.")
        )
        rank = say(RANK_TITLES[Rank.PIT_SUPERVISOR])
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView("clock", tr("Clock jumped"), apart.format(span=_span(span)), alarm=True),
                title=tr("Clock of the terminal"),
                second=second_line("Clock of the terminal"),
                question=question.format(span=_span(span)),
                text_when_opened=self._what_it_shows,
                caption=tr("Every act is recorded, with what the clock showed."),
                stays=True,
                choices=(
                    Choice(
                        Answer(
                            "confirm",
                            "clock",
                            *both("The time is right"),
                            tr("{rank} or above signs").format(rank=rank),
                        ),
                        self._confirm,
                    ),
                ),
            )
        )

    def _what_it_shows(self) -> str:
        """Return the time that is to be compared with a watch, and what holds until it is confirmed."""
        session = self._screen.session
        shown = session.now().astimezone(ZoneInfo(session.ledger.identity.zone))
        return tr(
            "It shows {time}. The round in hand is played to its end; until somebody confirms the time, acts "
            "are recorded by the time that goes by, and no round commences. Have the technician set the "
            "clock if it is wrong, then confirm it."
        ).format(time=f"{shown:%Y-%m-%d %H:%M:%S}")

    def _confirm(self) -> None:
        self._screen.open_dialogue(None)
        self._screen.do(ConfirmClock())


def _span(span: timedelta) -> str:
    minutes = span // timedelta(minutes=1)
    hours, days = minutes // 60, span.days
    if days:
        return tr("{days} d {hours} h").format(days=days, hours=hours % 24)
    if hours:
        return tr("{hours} h {minutes} min").format(hours=hours, minutes=minutes % 60)
    return tr("{minutes} min").format(minutes=minutes) if minutes else tr("less than 1 min")
