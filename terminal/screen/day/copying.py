"""Copies of the ledger every so often, in the background; one that fails is shown until one succeeds."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

from PySide6.QtCore import QTimer

from terminal.ledger.errors import LedgerError
from terminal.ledger.rotating_backup import Copied, last_copy, make_copy
from terminal.screen.background import Background
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import SideNoticeView
from terminal.table.setup.profile import Backup

_LOG = logging.getLogger("lammer")
_NAME: Final = "copy"
_LOOK: Final = 5_000
"""Milliseconds between two looks at whether a copy is due."""
_AGAIN: Final = timedelta(minutes=1)
"""When a copy that failed is tried again, if not sooner by a touch."""


class Copying:
    """The copies of one table's ledger; none are made before `start`."""

    def __init__(
        self, screen: TableScreen, side_notices: SideNotices, background: Background, backup: Backup
    ) -> None:
        self._screen = screen
        self._side_notices = side_notices
        self._background = background
        self._backup = backup
        self._under_way = False
        self._last: datetime | None = None
        self._due = screen.session.now()
        self.timer = QTimer()
        self.timer.setInterval(_LOOK)
        self.timer.timeout.connect(self.look)

    def start(self) -> None:
        """Make copies from now on; the first at once, unless the last one of an earlier start will do."""
        ledger = self._screen.session.ledger.path
        if ledger is None:
            return
        try:
            self._last = last_copy(ledger, self._backup.folder)
        except LedgerError as fault:
            self._failed(fault)
        if self._last is not None:
            self._due = self._last + timedelta(minutes=self._backup.minutes)
            self.say_when()
        self.timer.start()
        self.look()

    def stop(self) -> None:
        """Make no more copies."""
        self.timer.stop()

    def look(self) -> None:
        """Make a copy if one is due and none is being made."""
        now = self._screen.session.now()
        # A clock that was set back must not put the next copy off for longer than the house wants.
        soonest = now + timedelta(minutes=self._backup.minutes)
        self._due = min(self._due, soonest)
        if now >= self._due:
            self.make()

    def make(self) -> None:
        """Make a copy now, unless one is being made."""
        ledger = self._screen.session.ledger.path
        if ledger is None or self._under_way:
            return
        self._under_way = True
        at = self._screen.session.now()
        work = partial(make_copy, ledger, self._backup.folder, self._backup.keep, at)
        self._background.run(work, partial(self._made, at), self._failed, over=self._over)

    def _over(self) -> None:
        """End the copy, also after an unforeseen fault: the next one must not wait for it."""
        self._under_way = False
        self._due = self._screen.session.now() + _AGAIN

    def _made(self, at: datetime, _copied: Copied) -> None:
        self._last = at
        self._due = at + timedelta(minutes=self._backup.minutes)
        self._side_notices.take_back(_NAME)
        self.say_when()

    def say_when(self) -> None:
        """Say when the last copy was made, if there is one."""
        if self._last is not None:
            self._screen.tell(copied=tr("copy {time}").format(time=self._clock(self._last)))

    def _failed(self, fault: LedgerError) -> None:
        self._due = self._screen.session.now() + _AGAIN
        _LOG.warning("no copy of the ledger: %s", fault)
        last = self._last
        since = tr("none yet") if last is None else tr("the last at {time}").format(time=self._clock(last))
        words = ("again", "repeat", *both("Try again now"))
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView("warning", tr("No copy made"), since, alarm=True),
                title=tr("Copy of the ledger"),
                second=second_line("Copy of the ledger"),
                question=tr("No copy of the ledger could be made."),
                text=say(fault.message),
                caption=tr("The ledger itself is in order; dealing goes on."),
                stays=True,
                choices=(Choice(Answer(*words, tr("else it is tried every minute")), self._again),),
            )
        )

    def _again(self) -> None:
        self._screen.open_dialogue(None)
        self.make()

    def _clock(self, at: datetime) -> str:
        """Return the time of the house; with the day if it is another one."""
        house = ZoneInfo(self._screen.session.ledger.identity.zone)
        here, now = at.astimezone(house), self._screen.session.now().astimezone(house)
        return here.strftime("%H:%M" if here.date() == now.date() else "%d.%m. %H:%M")
