"""A table while it is open: what is started, looked at every second, tidied between rounds, and put away."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from msgspec.structs import replace
from PySide6.QtCore import QTimer

from terminal.devices.card_source import CardSource
from terminal.ledger.errors import LedgerError
from terminal.ledger.identity import LedgerKind
from terminal.rounds.state import Table
from terminal.screen.day.clock_watch import ClockWatch
from terminal.screen.day.foreign_watch import ForeignWatch
from terminal.screen.day.profile_watch import ProfileWatch, has_other_felt
from terminal.screen.faults import guard_against_faults, say_fault
from terminal.screen.felt.kept_cloth import KeptCloth
from terminal.screen.first_picture import shows_a_screen
from terminal.screen.irregularities.restart import ask_whether_it_goes_on
from terminal.screen.keys import Keys
from terminal.screen.presenter import Presenter
from terminal.screen.read_ahead import read_ahead
from terminal.screen.screen_view import ScreenView
from terminal.screen.selection import Context
from terminal.screen.staff.people import demo_staff_lines, people_of
from terminal.screen.touches import Touches
from terminal.screen.translate import say
from terminal.screen.window import MainWindow
from terminal.table.session.table_session import TableSession
from terminal.table.setup.language_settings import settings_path
from terminal.table.setup.opening import OpenedTable
from terminal.table.setup.profile import BoardSettings, TableProfile

if TYPE_CHECKING:
    from terminal.screen.board.players_display import PlayersDisplay
    from terminal.screen.day.blanking_watch import BlankingWatch
    from terminal.screen.day.copying import Copying
    from terminal.screen.day.head_sending import HeadSending
    from terminal.screen.staff.badge_watch import BadgeWatch


CLOCK_INTERVAL = 1000
"""Milliseconds between two looks at the clock."""


def clock_of(zone: str) -> Callable[[], str]:
    """Return what tells the time of a zone, to the second."""
    house = ZoneInfo(zone)

    def now() -> str:
        return datetime.now(house).strftime("%H:%M:%S")

    return now


class RunningTable:
    """A table while it is open: presenter, touches and keys, the clock, and what is tidied between rounds."""

    def __init__(
        self,
        profile: TableProfile,
        context: Context,
        window: MainWindow,
        opened: OpenedTable,
        painted_to: int | None,
        *,
        card_source: CardSource | None = None,
        board: BoardSettings | None = None,
        cloth: Path | None = None,
    ) -> None:
        """Put the parts of an open table together; the picture of its cloth is kept in the file `cloth`."""
        self.session: TableSession = opened.session
        # By the zone of the ledger, in which every recorded time is shown; the profile may name another.
        self._clock = clock_of(opened.session.ledger.identity.zone)
        self.presenter = Presenter(self.session, replace(context, clock=self._clock()), card_source)
        self.presenter.choose(
            first_steps=profile.kind is LedgerKind.DEMO and opened.session.table.shoe is None
        )
        self.touches = Touches(window, self.presenter)
        self.keys = Keys(self.presenter, self.touches)
        self._window = window
        self._opened = opened
        self._profile = profile
        touches = self.touches
        self._blanking_watch = self._new_blanking_watch()
        self._clock_watch = ClockWatch(self.presenter, touches.side_notices)
        self._timer = QTimer()
        self._timer.setInterval(CLOCK_INTERVAL)
        self._timer.timeout.connect(self._tick)
        self._background = touches.background
        self._copying = self._new_copying()
        self._board = None if board is None else self._new_board(board)
        self._head_sending = self._new_head_sending()
        self._cloth = None if cloth is None else self._new_kept_cloth(cloth)
        self._foreign_watch = ForeignWatch(self.presenter, touches.side_notices)
        self._profile_watch = ProfileWatch(self.presenter, touches.side_notices, profile)
        self.has_another_felt = False
        """Whether somebody has signed for another felt than the window has: it is opened again with that."""
        self.session.on_change(self._look_at_the_felt)
        self.trains = False
        """Whether the table is closed because somebody wants to train."""
        self.presenter.training_asked.connect(self._train)
        reader = profile.staff.badge_reader
        self._badges = None if reader is None else self._new_badge_watch(reader)
        self._painted_to = painted_to
        self._told_at_start: list[str] = []
        self._unpainted: list[int] = []

    # A table without one of these does not wait for its modules either.

    def _new_blanking_watch(self) -> BlankingWatch | None:
        if self._profile.kind is not LedgerKind.LIVE or not shows_a_screen():
            return None
        from terminal.screen.day.blanking_watch import BlankingWatch  # noqa: PLC0415

        return BlankingWatch(self.touches.side_notices)

    def _new_copying(self) -> Copying | None:
        if self._profile.backup is None:
            return None
        from terminal.screen.day.copying import Copying  # noqa: PLC0415

        touches = self.touches
        return Copying(self.presenter, touches.side_notices, touches.background, self._profile.backup)

    def _new_head_sending(self) -> HeadSending | None:
        if self._profile.heads is None:
            return None
        from terminal.screen.day.head_sending import HeadSending  # noqa: PLC0415

        touches = self.touches
        return HeadSending(self.presenter, touches.side_notices, touches.background, self._profile.heads)

    def _new_board(self, board: BoardSettings) -> PlayersDisplay:
        from terminal.screen.board.players_display import PlayersDisplay  # noqa: PLC0415

        return PlayersDisplay(
            *(self.presenter, self._window, self.touches.side_notices, self.touches.background, board),
            clock=time.monotonic,
        )

    def _new_kept_cloth(self, path: Path) -> KeptCloth:
        def in_background(work: Callable[[], None]) -> None:
            self._background.run(work, lambda _done: None, lambda _fault: None, on_ledger=False)

        return KeptCloth(self._window.felt.cloth, path, in_background)

    def _new_badge_watch(self, reader: Path) -> BadgeWatch:
        from terminal.screen.staff.badge_watch import BadgeWatch  # noqa: PLC0415

        window, touches = self._window, self.touches
        return BadgeWatch(self.presenter, reader, lambda: window.asks_for_badge, touches.badge_not_asked_for)

    def start(self) -> None:
        """Show the table as it is on record, and let the dealer deal."""
        self.presenter.shown.connect(self._window.show_view)
        self.presenter.round_over.connect(self._tidy)
        self._window.key_pressed.connect(self.keys.press)
        if self._painted_to is not None:
            self.presenter.recorded.connect(self._unpainted.append)
            self._window.painted.connect(self._say_painted)
        told = guard_against_faults(partial(say_fault, self.presenter))
        self._told_at_start += [*filter(None, (told,)), *map(say, self._opened.notes)]
        self.presenter.shown.connect(self._tell_once)
        # At once, not with the next second: what waits for a signature is asked as soon as that is given.
        self.presenter.shown.connect(lambda _view: self._foreign_watch.look())
        self._window.painted.connect(self._told)
        self.presenter.know_people(people_of(self._opened))
        if self.presenter.context.staff:
            self.touches.speech.spoken.connect(lambda: self.presenter.tell(staff=demo_staff_lines()))
        self.touches.speech.start(self._profile.language, settings_path())
        self._timer.start()
        if self._blanking_watch is not None:
            self._blanking_watch.start()
        if self._copying is not None:
            self._copying.start()
            self.touches.speech.spoken.connect(self._copying.say_when)
        if self._head_sending is not None:
            self.presenter.round_over.connect(self._head_sending.send)
            self.presenter.day_closed.connect(lambda _closed: self._send_heads())
            self._send_heads()
        self.touches.staff.settle(self._begin)

    def read_ahead(self) -> None:
        """Import what the first acts need, in the background."""
        self._background.run(read_ahead, lambda _done: None, lambda _fault: None, on_ledger=False)

    def tell_first(self, text: str) -> None:
        """Say something at the start, if there is anything, before all else that is said there."""
        self._told_at_start = [*filter(None, (text,)), *self._told_at_start]

    def _train(self) -> None:
        self.trains = True

    def _send_heads(self) -> None:
        if self._head_sending is not None:
            self._head_sending.send()

    def open_board(self) -> None:
        """Open the players' display, if the table has one, next to a window that is on show."""
        if self._board is not None:
            self._board.start()
            self.touches.speech.spoken.connect(self._board.refresh)

    def _look_at_the_felt(self, before: Table, after: Table) -> None:
        if has_other_felt(before.terms, after.terms):
            self.has_another_felt = True
            self.presenter.stop_asked.emit()

    def _tick(self) -> None:
        self.presenter.tell(clock=self._clock())
        self._profile_watch.look()
        self._clock_watch.look()
        if self._board is not None:
            self._board.tick()
        self.touches.staff.look()
        if self._badges is not None:
            self._badges.look()

    def _begin(self) -> None:
        """Ask somebody to sign on if nobody deals yet."""
        if self.session.table.dealer is None:
            self.touches.staff.relieve(must_sign=True, then=self._go_on)
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Ask about the round that was under way, with any dealer on duty; without one the table is ready.

        What a resettled round asks for is shown once more: it may have been on the screen unread.
        """
        self._foreign_watch.ask_first(self._go_on_as_shown)

    def _go_on_as_shown(self) -> None:
        if self._opened.round_open:
            ask_whether_it_goes_on(self.presenter)
        else:
            self.presenter.tell_again(self._opened.before)

    def _tell_once(self, view: ScreenView) -> None:
        """Show what was wrong at the start, one after another, as soon as no page lies over the felt."""
        if self._told_at_start and self.presenter.dialogue is None and not view.notice:
            self.presenter.choose(notice=self._told_at_start[0])

    def _told(self) -> None:
        """Forget a notice once it was painted: until then, what else comes of a touch may take it away."""
        view = self._window.view
        if self._told_at_start and view is not None and view.notice == self._told_at_start[0]:
            del self._told_at_start[0]

    async def finish(self) -> None:
        """End what is under way and put the ledger away."""
        self._timer.stop()
        if self._blanking_watch is not None:
            self._blanking_watch.stop()
        if self._copying is not None:
            self._copying.stop()
        if self._board is not None:
            self._board.stop()
        if self._head_sending is not None:
            self._head_sending.stop()
        if self._cloth is not None:
            self._cloth.finish()
        self._background.close()
        if self._badges is not None:
            self._badges.close()
        with suppress(LedgerError):
            # What is recorded is durable already; the next start tidies what this one could not.
            self.session.tidy()
        self.session.ledger.close()

    def _tidy(self) -> None:
        """Write the head into its file and the log into the ledger, in the background."""
        self._background.run(
            self.session.tidy,
            lambda _done: None,
            lambda fault: self.presenter.choose(notice=say(fault.message)),
        )

    def _say_painted(self) -> None:
        if self._painted_to is None or not self._unpainted:
            return
        lines = "".join(f"{seq}\n" for seq in self._unpainted)
        self._unpainted.clear()
        os.write(self._painted_to, lines.encode())
