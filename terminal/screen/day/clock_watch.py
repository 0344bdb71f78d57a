"""Show in the strip that the clock lies behind the last act on record, until it has caught up."""

from __future__ import annotations

from datetime import timedelta
from typing import Final
from zoneinfo import ZoneInfo

from terminal.ledger.times import from_text
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import second_line, tr
from terminal.screen.views import SideNoticeView

_NAME: Final = "clock"
_CAUGHT_UP_UNSEEN: Final = timedelta(seconds=5)
"""A clock that is behind by less has caught up before anybody could read it."""


class ClockWatch:
    """The clock of one table, compared with its ledger whenever `look` is called."""

    def __init__(self, screen: TableScreen, side_notices: SideNotices) -> None:
        self._screen = screen
        self._side_notices = side_notices
        self._told: timedelta | None = None

    def look(self) -> None:
        """Show how far the clock is behind, if that is no longer what the strip says."""
        session = self._screen.session
        behind = session.ledger.clock_behind(session.now())
        if behind <= _CAUGHT_UP_UNSEEN:
            self._told = None
            self._side_notices.take_back(_NAME)
            return
        # By the minute: what changes every second is not read.
        behind -= behind % timedelta(minutes=1)
        if behind != self._told:
            self._told = behind
            self._tell(_span(behind))

    def _tell(self, span: str) -> None:
        ledger = self._screen.session.ledger
        last = from_text(ledger.head.at_utc).astimezone(ZoneInfo(ledger.identity.zone))
        text = tr(
            "Until it has caught up, every act is recorded in its order, but under the time of the last one "
            "before: {time}. Have the technician set the clock."
        )
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView(
                    "clock", tr("Clock set back"), tr("{span} behind").format(span=span), alarm=True
                ),
                title=tr("Clock of the terminal"),
                second=second_line("Clock of the terminal"),
                question=tr("The clock is {span} behind the last act on record.").format(span=span),
                text=text.format(time=f"{last:%Y-%m-%d %H:%M:%S}"),
                caption=tr("Every act is recorded; dealing goes on."),
                stays=True,
            )
        )


def _span(behind: timedelta) -> str:
    minutes = behind // timedelta(minutes=1)
    hours, days = minutes // 60, behind.days
    if days:
        return tr("{days} d {hours} h").format(days=days, hours=hours % 24)
    if hours:
        return tr("{hours} h {minutes} min").format(hours=hours, minutes=minutes % 60)
    return tr("{minutes} min").format(minutes=minutes) if minutes else tr("less than 1 min")
