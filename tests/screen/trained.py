"""A trainee at the window of training: touches at places of the screen, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import OpenTable
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rounds.training.commands import SetTraining
from terminal.rounds.training.record import TrainingSettings
from terminal.rules.bets import HAND_BETS, Bet
from terminal.rules.games import GAMES
from terminal.screen.training.answer_entry import AnswerEntry, BetPlace, Doing, EntryWay
from terminal.screen.training.answer_views import AnswerKeysView, AnswerPadView
from terminal.screen.training.home_page import OpenPage, first_page
from terminal.screen.training.trainee_languages import TraineeLanguages
from terminal.screen.training.training_page import TrainingPage
from terminal.screen.training.training_table import TrainingTable
from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.views import MainView
from terminal.screen.widgets.paging import ON
from terminal.table.session.clocks import Clock, utc_now
from terminal.table.session.table_session import PROFILE, TableSession
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import load_layout
from terminal.training.answers import (
    Answer,
    CallRank,
    CallResult,
    DrawTo,
    LayChips,
    NameFault,
    OfferLammer,
    PayBox,
    PayOut,
    SaySum,
    SumOnBet,
    TakeAndPay,
    TakeBox,
    TurnBackChips,
)
from terminal.training.moment import Given
from terminal.training.moments import training_terms
from terminal.training.trainees import Trainees
from tests.patience import SteppedClock
from tests.screen.driving import PAUSE, SIZES, NotThereError, finger, load_fonts


@dataclass
class Trainee:
    """The window of training, and a hand that touches it."""

    window: TrainingWindow
    table: TrainingTable
    clock: SteppedClock
    touches: int = 0
    keys: list[object] = field(default_factory=list)

    @property
    def page(self) -> TrainingPage:
        """The page that is open."""
        return self.table.page

    @property
    def main_view(self) -> MainView | None:
        """The main button."""
        return None if self.window.view is None else self.window.view.main

    @property
    def notice(self) -> str:
        """What the window says about the last touch."""
        return self.window.notice.text if self.window.notice.isVisible() else ""

    def press(self, place: QPoint) -> None:
        """Touch a place of the window."""
        handle = self.window.windowHandle()
        self.clock.step(PAUSE)
        self.touches += 1
        QTest.touchEvent(handle, finger()).press(0, place, handle).commit(processEvents=False)
        QTest.touchEvent(handle, finger()).release(0, place, handle).commit(processEvents=False)

    def key(self, name: object) -> None:
        """Touch a key, wherever it is on show."""
        window = self.window
        panels = [window.strip, window.main, *window._panels.values()]
        for panel in panels:
            found = panel.keys.get(name) if panel.isVisible() else None
            if found is not None:
                if not found.isEnabled():
                    raise NotThereError(f"{name!r} is off: {found.slot.face.reason}")
                self.press(found.mapTo(window, found.rect().center()))
                return
        there = [key for panel in panels if panel.isVisible() for key in panel.keys]
        raise NotThereError(f"{name!r} is not among {there}")

    def main(self, title: str = "") -> None:
        """Touch the main button, which must read so if a title is given."""
        view = self.main_view
        if view is None or (title and view.title != title):
            raise NotThereError(f"the main button reads {view!r}, not {title!r}")
        self.key("main")

    def area(self, box: str, bet: Bet) -> None:
        """Touch the middle of an area of the felt."""
        felt = self.window.felt
        xs, ys = zip(*felt.area(box, bet).area, strict=True)
        middle = felt.to_widget(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))
        self.press(felt.viewport().mapTo(self.window, middle))

    def box(self, box: str) -> None:
        """Touch the number of a box."""
        felt = self.window.felt
        middle = felt.to_widget(felt.boxes[box].plate.shape().boundingRect().center())
        self.press(felt.viewport().mapTo(self.window, middle))

    def write(self, text: str) -> None:
        """Write a text on the keyboard of the screen, and say that it is done."""
        for letter in text:
            self.key("space" if letter == " " else letter)
        self.key("done")

    def sit_down(self, name: str = "KOH J", number: str = "33518") -> None:
        """Write somebody down who trains."""
        self.key("new")
        self.write(name)
        self.write(number)

    def type_sum(self, cents: int) -> None:
        """Type a sum in figures, on the digits of the dealer's place."""
        if self.pad.way is not EntryWay.FIGURES:
            self.key("type")
        dollars, rest = divmod(cents, 100)
        for digit in f"{dollars}.{rest:02d}" if rest else str(dollars):
            self.key(("digit", digit))

    @property
    def pad(self) -> AnswerPadView:
        """What the dealer's place shows."""
        view = self.window.panel(AnswerPadView).view
        assert isinstance(view, AnswerPadView)
        return view

    def choose(self, entry: AnswerEntry, place: BetPlace) -> None:
        """Touch an area until the bet of that bettor, or the insurance on it, is chosen."""
        bet = bet_area(entry._given, place)
        for _ in range(9):
            self.area(place.box, bet)
            if entry.entry.place == place:
                return
        raise NotThereError(f"{place} is never chosen")

    def enter(self, answer: Answer, entry: AnswerEntry) -> None:
        """Enter an answer by touches; a card is drawn at once, all else waits for the main button."""
        for key in keys_of(answer):
            if isinstance(answer, NameFault):
                self.turn_to(key)
            self.key(key)
        match answer:
            case SaySum():
                self.type_sum(answer.cents)
            case PayBox():
                for part in answer.paid:
                    self._on(entry, part, Doing.PAY)
            case TurnBackChips():
                for part in answer.sums:
                    self._on(entry, part, Doing.REFUSE)
            case TakeAndPay():
                self._take_and_pay(answer, entry)
            case _:
                pass

    def turn_to(self, key: object) -> None:
        """Turn the pages of the list until a key is on show."""
        panel = self.window.panel(AnswerKeysView)
        while panel.isVisible() and isinstance(key, tuple) and key[0] == "kind" and key not in panel.keys:
            self.key(ON)

    def _on(self, entry: AnswerEntry, part: SumOnBet, doing: Doing) -> None:
        self.choose(entry, BetPlace(part.box, part.bettor, part.bet))
        self.type_sum(part.cents)
        self.key(("do", doing))

    def _take_and_pay(self, answer: TakeAndPay, entry: AnswerEntry) -> None:
        for act in answer.acts:
            if isinstance(act, TakeBox):
                self.box(act.box)
                self.key(("do", Doing.TAKE))
            else:
                self._pay(act, entry)

    def _pay(self, act: PayOut, entry: AnswerEntry) -> None:
        chips = next(c for c in entry._given.chips if (c.box, c.bettor) == (act.box, act.bettor))
        self.choose(entry, BetPlace(act.box, act.bettor, chips.bet.value))
        self.type_sum(act.cents)
        self.key(("do", Doing.PAY))

    def done(self) -> None:
        """Close the window and the ledger."""
        self.window.hide()
        self.window.deleteLater()
        self.table.session.ledger.close()


def bet_area(given: Given, place: BetPlace) -> Bet:
    """Return the area on which a bet or an insurance lies."""
    if place.bet != INSURANCE_LINE:
        return Bet(place.bet)
    insured = (one for one in given.insured if (one.box, one.bettor) == (place.box, place.bettor))
    return HAND_BETS[next(insured).hand]


def keys_of(answer: Answer) -> tuple[object, ...]:
    """Return the keys that make an answer of which nothing lies on the felt."""
    match answer:
        case DrawTo():
            return (("draw", answer.hand),)
        case OfferLammer():
            digits = (("digit", digit) for digit in f"{float(answer.odds):g}")
            return ("way", EntryWay.OFFER), ("hand", answer.hand), *digits
        case CallResult():
            totals = (("digit", str(points)) for points in (answer.player, answer.banker))
            return ("way", EntryWay.CALL), ("result", answer.result), *totals
        case NameFault():
            return ("way", EntryWay.PIT), ("kind", answer.kind)
        case CallRank():
            return ("way", EntryWay.PIT), ("rank", answer.rank)
        case LayChips():
            return tuple(("chip", value) for value, count in answer.stacks for _ in range(count))
        case _:
            return ()


def training_session(terms: Terms, *, clock: Clock = utc_now) -> TableSession:
    """Return the session of a table of training, its ledger in memory."""
    kept = Ledger.create(
        None, kind=LedgerKind.TRAINING, table_id=terms.table_id, zone="Asia/Singapore", at=clock()
    )
    session = TableSession(kept, Table(terms), clock=clock)
    for command in (OpenTable(terms), SetTraining(TrainingSettings())):
        assert not isinstance(session.handle(command, acting=PROFILE), Refusal)
    return session


def open_training(
    folder: Path,
    game: str = "insurance-super-six-plus",
    layout: str = "bean-9",
    *,
    size: str = "1920x1080",
    ways: Mapping[str, OpenPage] | None = None,
    session: TableSession | None = None,
    languages: TraineeLanguages | None = None,
) -> Trainee:
    """Return the window of training on show, at the page that asks who trains."""
    load_fonts()
    rules = GAMES[game]
    session = session or training_session(training_terms(rules, layout))
    clock = SteppedClock()
    people = Trainees(folder / "trainees.json")
    table = TrainingTable(
        session, people, DEFAULT_CHIPS, elapsed=clock, first_page=first_page(ways or {}), languages=languages
    )
    window = TrainingWindow(load_layout(layout, rules.bets), rules.six_name or "", clock=clock)
    table.attach(window)
    window.resize(*SIZES[size])
    window.show()
    QTest.qWaitForWindowExposed(window)
    return Trainee(window, table, clock)
