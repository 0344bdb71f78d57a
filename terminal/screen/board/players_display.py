"""Keeps the players' display next to the dealer's screen: its window, its screen, its clock, its faults."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QScreen
from PySide6.QtWidgets import QWidget

from terminal.rounds.state import Table
from terminal.screen.background import Background
from terminal.screen.board.house_picture import read_picture
from terminal.screen.board.placing import find_screen
from terminal.screen.board.players_view import idle_pages, players_view
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.board.views import BettingClock, HouseTexts
from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import Bilingual, both, language, speaking, tr
from terminal.screen.views import SideNoticeView
from terminal.screen.widgets.table_window import AFTER_THE_FRAME, NEXT_TO_PAINTING
from terminal.screen.widgets.touch_guard import Clock
from terminal.table.setup.languages import Language
from terminal.table.setup.profile import BoardSettings

_LOG = logging.getLogger("lammer")
_PLACE: Final = "board-place"
_FAULT: Final = "board-fault"
_PICTURE: Final = "board-picture"
_LATER_THAN_PAINTING: Final = NEXT_TO_PAINTING - 1
"""Once the dealer's window has told that it is painted; a timer of 0 ms would be part of its frame."""


class PlayersDisplay(QObject):
    """The display of one table; nothing is shown before `start`.

    It shows and decides nothing: it follows the acts that are on record, after the dealer's screen has shown
    them. What goes wrong with it is shown in the strip, and play goes on.
    """

    def __init__(
        self,
        screen: TableScreen,
        dealers: QWidget,
        side_notices: SideNotices,
        background: Background,
        settings: BoardSettings,
        *,
        clock: Clock,
        screens: Callable[[], Sequence[QScreen]] = QGuiApplication.screens,
    ) -> None:
        """Take the dealer's own window, over which nothing is ever laid, and the clock of the betting time.

        Without the name of a screen in `settings` the display opens in a window.
        """
        super().__init__()
        self._screen = screen
        self._dealers = dealers
        self._side_notices = side_notices
        self._background = background
        self._settings = settings
        self._clock = clock
        self._screens = screens
        self._house = HouseTexts(settings.lines, settings.rules)
        self._started = clock()
        self._turned = 0
        """How often the display has turned to its next page or language."""
        self._since: float | None = None
        """When bets were opened, by the clock."""
        self._due = False
        """Whether the display is about to be shown again."""
        self._stopped = False
        self._down = False
        """Whether it was taken away over a fault; it is tried again with the next round."""
        self.window = PlayersWindow(framed=settings.screen is None)
        self.window.panel.failed.connect(self._failed)

    def start(self) -> None:
        """Show the table as it is on record, and every act from now on."""
        self._screen.session.on_change(self._changed)
        picture = self._settings.picture
        if picture is not None:
            self._background.run(
                lambda: read_picture(picture), self._picture_read, self._failed, on_ledger=False
            )
        if self._settings.screen is not None:
            self._watch_screens()
        self.refresh()
        self.place()

    def stop(self) -> None:
        """Put the window away; neither acts nor screens bring it back."""
        self._stopped = True
        self.window.hide()
        self.window.deleteLater()

    def tick(self) -> None:
        """Let a second pass on the betting clock."""
        turned = int((self._clock() - self._started) // self._settings.turn)
        if self._since is not None or turned != self._turned:
            self._turned = turned
            self.refresh()

    def refresh(self) -> None:
        """Show the state that is on record; whatever goes wrong is reported, and hides the display."""
        self._due = False
        if self._stopped:
            return
        try:
            situation, turned = self._screen.situation, self._turned
            pages = len(idle_pages(situation.table, self._house)) or 1
            with speaking(self._language(turned // pages)):
                view = players_view(
                    situation, self._screen.context.kind, self._house, self._betting_clock(), turned
                )
                self.window.show_view(view)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is reported, and play goes on
            self._failed(error)

    def _language(self, turned: int) -> Language:
        """Return the language to show; without one of its own, that of the dealer's screen."""
        languages = self._settings.languages
        return languages[turned % len(languages)] if languages else language()

    # The screen

    def place(self) -> None:
        """Cover the screen of the display; without it nothing is shown, and the strip says why."""
        name = self._settings.screen
        if self._down or self._stopped:
            return
        if name is None:
            self.window.open(self._dealers.size())
            return
        found = find_screen(name, self._screens(), self._dealers.screen())
        if isinstance(found, QScreen):
            self._side_notices.take_back(_PLACE)
            self.window.fill(found)
        else:
            self.window.hide()
            self._tell(_PLACE, both("No players’ display"), found)

    def screens_changed(self) -> None:
        """Find the screen again: at once, before a window of a lost screen lands on the dealer's."""
        self.place()

    def _watch_screens(self) -> None:
        application = QGuiApplication.instance()
        if not isinstance(application, QGuiApplication):
            raise TypeError("no application with screens is running")
        application.screenAdded.connect(self._watch)
        application.screenRemoved.connect(self.screens_changed)
        application.primaryScreenChanged.connect(self.screens_changed)
        for screen in self._screens():
            screen.geometryChanged.connect(self.screens_changed)
        handle = self._dealers.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self.screens_changed)

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.screens_changed)
        self.screens_changed()

    # The acts

    def _changed(self, before: Table, after: Table) -> None:
        """Show an act once the dealer's screen has shown it; placing bets starts the clock."""
        if after.display_put_right > before.display_put_right:
            self._begin_anew()
        opened, was = after.round, before.round
        if opened is None or opened.closed:
            self._since = None
        elif was is None or was.number != opened.number:
            self._since = self._clock()
            if self._down:
                self._down = False
                self._side_notices.take_back(_FAULT)
                QTimer.singleShot(0, self.place)
        if not self._due:
            self._due = True
            QCoreApplication.postEvent(self, QEvent(AFTER_THE_FRAME), _LATER_THAN_PAINTING)

    def customEvent(self, _event: QEvent) -> None:
        """Show what was done, now that the dealer's frame is painted."""
        self.refresh()

    def _begin_anew(self) -> None:
        """Forget all that stands there, a fault too: what is on record is painted as a whole."""
        self._down = False
        self._side_notices.take_back(_FAULT)
        self.window.panel.forget()
        QTimer.singleShot(0, self.place)

    def _betting_clock(self) -> BettingClock | None:
        whole = self._settings.clock
        if whole is None or self._since is None:
            return None
        return BettingClock(max(0, whole - int(self._clock() - self._since)), whole)

    # What goes wrong

    def _picture_read(self, read: QImage | str) -> None:
        if isinstance(read, str):
            self._tell(_PICTURE, both("No picture of the house"), read)
        else:
            self._house = replace(self._house, picture=True)
            self.window.show_picture(read)
            self.refresh()

    def _failed(self, error: Exception) -> None:
        """Take the display away: what it shows may be wrong."""
        self._down = True
        _LOG.error("the players' display failed", exc_info=error)
        self.window.hide()
        text = tr("Call the technician, and name it: {name}.").format(name=type(error).__name__)
        self._tell(_FAULT, both("Players’ display failed"), text)

    def _tell(self, name: str, title: Bilingual, why: str) -> None:
        self._side_notices.tell(
            SideNotice(
                name=name,
                view=SideNoticeView("grid", title.text, why),
                title=title.text,
                second=title.second,
                question=why,
                caption=tr("Dealing goes on; the table’s result prevails."),
                stays=name is _PLACE,
            )
        )
