"""The table of training: who trains, which page is open, and what the window shows of it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from terminal.ledger.errors import LedgerError
from terminal.rounds.training.terms import TrainingTerms
from terminal.rules.bets import Bet
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.training.answer_keyboard import CHIP_KEYS, ESCAPE, UNDO
from terminal.screen.training.trainee_languages import TraineeLanguages
from terminal.screen.training.training_page import TrainingPage
from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.training.views import TrainingStripView, TrainingView
from terminal.screen.translate import language, say, second_line, speak, tr
from terminal.screen.views import RecordedState, StatusField, StatusView
from terminal.screen.widgets.digits import BACKSPACE
from terminal.table.session.table_session import TableSession
from terminal.table.setup.languages import Language
from terminal.training.desk import TrainingDesk
from terminal.training.house_chips import with_chips
from terminal.training.trainees import Trainee, Trainees, TraineesError

FirstPage = Callable[["TrainingTable"], TrainingPage]


class TrainingTable(QObject):
    """Hold who trains and which page is open, and show it; every touch of the window goes to the page."""

    shown = Signal(object)
    """A new `TrainingView`."""
    reworded = Signal()
    """Another language is spoken: what was shown is forgotten."""
    stop_asked = Signal()
    """The table of training is to be closed."""

    def __init__(
        self,
        session: TableSession,
        people: Trainees,
        chips: tuple[int, ...],
        *,
        elapsed: Callable[[], float],
        first_page: FirstPage,
        languages: TraineeLanguages | None = None,
    ) -> None:
        """`first_page` makes the page that everything comes back to; `elapsed` measures answers.

        Without `languages` no choice of a language is kept.
        """
        super().__init__()
        self.session = session
        self.people = people
        self.chips = chips
        self.elapsed = elapsed
        self.trainee: Trainee | None = None
        self._first_page = first_page
        self._languages = languages
        self._desk: TrainingDesk | None = None
        self._notice = ""
        self._done = False
        """Whether the notice says what was done."""
        self._page = first_page(self)
        self.left = False
        """Whether somebody has left by the key for that: else it is closed from outside."""

    @property
    def terms(self) -> TrainingTerms:
        """What is in force at the table, with the chips of its house."""
        return with_chips(self.session.table.terms, self.chips)

    @property
    def desk(self) -> TrainingDesk:
        """The desk of the trainee. Raises `LookupError` while nobody does."""
        if self._desk is None:
            raise LookupError("nobody trains")
        return self._desk

    @property
    def page(self) -> TrainingPage:
        """The page that is open."""
        return self._page

    def sit_down(self, trainee: Trainee | None) -> None:
        """Let somebody train from now on; None lets nobody."""
        self.trainee = trainee
        self._desk = None if trainee is None else TrainingDesk(self.session, trainee.id, self.terms)
        if self._languages is not None:
            self._speak(self._languages.of(None if trainee is None else trainee.number))

    def now(self) -> datetime:
        """Return the time, in UTC."""
        return self.session.now()

    def open(self, page: TrainingPage) -> None:
        """Show another page."""
        self._page, self._notice, self._done = page, "", False
        self.refresh()

    def home(self) -> None:
        """Show the first page."""
        self.open(self._first_page(self))

    def tell(self, text: str, *, done: bool = False) -> None:
        """Say in the notice what is wrong, or what was done, until the next touch."""
        self._notice, self._done = text, done
        self.refresh()

    def later(self, work: Callable[[], None]) -> None:
        """Call this once the touches that wait have been taken."""
        QTimer.singleShot(0, self, work)

    def stop(self) -> None:
        """Leave the table of training, by its key."""
        self.left = True
        self.stop_asked.emit()

    def refresh(self) -> None:
        """Show the page as it is now."""
        self.shown.emit(self.view())

    def view(self) -> TrainingView:
        """Return all that the window shows."""
        page, work, felt = self._page, self._page.work(), self._page.felt()
        usual = (tr("Practice results only."), tr("Nothing here is paid\nor reported."))
        return TrainingView(
            status=self._status(),
            strip=TrainingStripView(
                tools=page.tools(),
                title=work.title.text,
                second=work.title.second,
                caption=work.caption,
                cells=work.cells,
                said=page.said() or usual,
            ),
            main=page.main(),
            felt=felt,
            panels=page.panels(),
            notice=self._notice,
            done=self._done,
        )

    def _status(self) -> StatusView:
        page, trainee = self._page, self.trainee
        game = self.terms.rules
        who = () if trainee is None else (StatusField(tr("TRAINEE"), f"{trainee.name} {trainee.number}"),)
        house = ZoneInfo(self.session.ledger.identity.zone)
        return StatusView(
            kind=ScreenKind.TRAINING,
            title=tr("TRAINING"),
            title_second=second_line("TRAINING"),
            game=page.title.text,
            game_second=tr("no live bets, own ledger"),
            fields=(*who, StatusField(tr("GAME"), tr(game.name)), *page.fields()),
            clock=f"{self.now().astimezone(house):%H:%M:%S}",
            recorded=RecordedState.UNSAID,
            language=language(),
        )

    def attach(self, window: TrainingWindow) -> None:
        """Show everything in a window from now on, and take its touches."""
        self.shown.connect(window.show_view)
        window.touched.connect(lambda key: self._take(lambda page: page.touch(key)))
        window.applied.connect(lambda: self._take(lambda page: page.apply()))
        window.typed.connect(lambda text: self._take(lambda page: page.typed(text)))
        window.finished.connect(lambda: self._take(lambda page: page.finished()))
        window.felt.area_touched.connect(self._area)
        window.felt.box_touched.connect(lambda box: self._take(lambda page: page.plate(box)))
        window.key_pressed.connect(self._press)
        window.closing.connect(self.close)
        window.guard.told.connect(self.tell)
        window.status.touched.connect(self._choose_language)
        self.reworded.connect(window.forget)
        self.refresh()

    def _choose_language(self, chosen: Language) -> None:
        """Speak a language, and keep it as the choice of who trains."""
        if chosen is language():
            self.tell(tr("The screen speaks this language."))
            return
        trainee = self.trainee
        self._speak(chosen)
        if self._languages is not None and trainee is not None:
            kept = self._languages.keep(trainee.number, chosen)
            self._notice = "" if kept else tr("The language is changed, but the choice could not be kept.")
        self.refresh()

    def _speak(self, chosen: Language) -> None:
        """Speak a language; the page is worded again as a whole."""
        if chosen is not language():
            speak(chosen)
            self.reworded.emit()

    def close(self) -> None:
        """Close the window, once the page agrees."""
        self._page.close(self.stop_asked.emit)

    def tick(self) -> None:
        """Take it that a second has passed."""
        self._page.tick()
        self.refresh()

    def _area(self, box: str, bet: Bet) -> None:
        self._take(lambda page: page.area(box, bet))

    def _press(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() == Qt.Key.Key_L:
            self._choose_language(language().next)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(lambda page: page.apply())
        else:
            name = _name_of(event, control=control)
            if name:
                self._take(lambda page: page.press(name))

    def _take(self, act: Callable[[TrainingPage], None]) -> None:
        """Have the page take a touch; what could not be recorded is said, and what was before is kept."""
        self._notice, self._done = "", False
        try:
            act(self._page)
        except (LedgerError, TraineesError) as fault:
            self._notice = say(fault.message)
        self.refresh()


_NAMES: Final = {
    Qt.Key.Key_Escape: ESCAPE,
    Qt.Key.Key_Backspace: BACKSPACE,
    **{Qt.Key[f"Key_{name}"]: name for name in CHIP_KEYS},
}


def _name_of(event: QKeyEvent, *, control: bool) -> str:
    """Return what a page calls a key of the keyboard; empty for one that it does not know."""
    if control:
        return UNDO if event.key() == Qt.Key.Key_Z else ""
    return _NAMES.get(Qt.Key(event.key()), event.text().upper())
