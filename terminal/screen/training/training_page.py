"""What a page of training is: views to show, and touches to take, until it opens another page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from terminal.rounds.training.terms import TrainingTerms
from terminal.rules.bets import Bet
from terminal.screen.felt.view import FeltView
from terminal.screen.training.ask_panel import QuestionPageView
from terminal.screen.training.views import StripCell
from terminal.screen.translate import Bilingual
from terminal.screen.views import MainView, StatusField, Tool
from terminal.table.session.table_session import TableSession
from terminal.training.desk import TrainingDesk
from terminal.training.trainees import Trainee, Trainees


class StripWork(Struct, frozen=True):
    """What the strip says of the work at hand: title, caption, and cells."""

    title: Bilingual
    caption: str = ""
    cells: tuple[StripCell, ...] = ()


NO_WORK = StripWork(Bilingual("", ""))


class TrainingHouse(Protocol):
    """What a page may ask of the table of training that it is shown at."""

    @property
    def session(self) -> TableSession:
        """The table in use; its ledger is one of training."""

    @property
    def terms(self) -> TrainingTerms:
        """What is in force at the table."""

    @property
    def people(self) -> Trainees:
        """The file of trainees."""

    @property
    def chips(self) -> tuple[int, ...]:
        """The values of the chips, in cents."""

    @property
    def trainee(self) -> Trainee | None:
        """Who trains; None until somebody is chosen."""

    @property
    def desk(self) -> TrainingDesk:
        """The desk of the trainee. Raises `LookupError` while nobody does."""

    def sit_down(self, trainee: Trainee | None) -> None:
        """Let somebody train from now on; None lets nobody."""

    def now(self) -> datetime:
        """Return the time, in UTC."""

    def elapsed(self) -> float:
        """Return the seconds since some moment; they never run backwards."""

    def open(self, page: TrainingPage) -> None:
        """Show another page in the place of this one."""

    def home(self) -> None:
        """Show the first page: the skill map, or who trains."""

    def refresh(self) -> None:
        """Show the page as it is now."""

    def tell(self, text: str, *, done: bool = False) -> None:
        """Say in the notice what is wrong, or what was done, until the next touch."""

    def later(self, work: Callable[[], None]) -> None:
        """Call this once the touches that wait have been taken."""

    def stop(self) -> None:
        """Close the table of training."""


class TrainingPage:
    """A page. What it does not ask for has no effect."""

    def __init__(self, house: TrainingHouse) -> None:
        self.house = house

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page; under it stands the second line."""
        raise NotImplementedError

    def fields(self) -> tuple[StatusField, ...]:
        """Return what else stands in the top bar, behind the trainee and the game."""
        return ()

    def panels(self) -> tuple[Struct, ...]:
        """Return the views of the panels that are on show."""
        raise NotImplementedError

    def felt(self) -> FeltView | None:
        """Return the felt, if it is to be seen."""
        return None

    def main(self) -> MainView | None:
        """Return the main button, if there is one."""
        return None

    def tools(self) -> tuple[Tool, ...]:
        """Return the tools of the strip."""
        return ()

    def work(self) -> StripWork:
        """Return what the strip says of the work at hand."""
        return NO_WORK

    def said(self) -> tuple[str, str] | None:
        """Return what stands at the right of the strip, if it is not what stands on every page."""
        return None

    def touch(self, key: object) -> None:
        """Take a key that was touched, of any panel and of the strip."""

    def press(self, name: str) -> None:
        """Take a key of the keyboard: a figure answers the question that the page asks."""
        for view in self.panels():
            answers = view.answers if isinstance(view, QuestionPageView) else ()
            if name.isdigit() and int(name) in range(1, len(answers) + 1):
                self.touch(answers[int(name) - 1].name)
                return

    def area(self, box: str, bet: Bet) -> None:
        """Take an area of the felt that was touched."""

    def plate(self, box: str) -> None:
        """Take the number of a box that was touched."""

    def apply(self) -> None:
        """Do what the main button says."""

    def typed(self, text: str) -> None:
        """Take a whole text as it now reads."""

    def finished(self) -> None:
        """Take it that the text is as it shall be."""

    def tick(self) -> None:
        """Take it that a second has passed."""

    def close(self, leave: Callable[[], None]) -> None:
        """Take it that somebody wants to close the window: call `leave`, at once or once it is agreed."""
        leave()
