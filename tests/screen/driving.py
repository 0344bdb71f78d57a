"""A dealer at the real window: touches and clicks at places of the screen, and keys, and nothing else."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import OpenTable
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Round, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet
from terminal.rules.card_place import CardPlace
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.screen import theme
from terminal.screen.felt.felt import HOLD
from terminal.screen.felt.item import FeltItem
from terminal.screen.keys import Keys
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import ChipMode, Context
from terminal.screen.staff.people import demo_staff_lines, people_of
from terminal.screen.touches import Touches
from terminal.screen.translate import language
from terminal.screen.widgets.key import Key
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.window import MainWindow
from terminal.table.people.demo_people import DEMO_PEOPLE, demo_store
from terminal.table.people.keys import new_pair, seal
from terminal.table.people.staff import Signature, Staff
from terminal.table.people.staff_file import Book, MemoryStore
from terminal.table.session.clocks import Elapsed
from terminal.table.session.table_session import PROFILE, TableSession
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.languages import Language
from terminal.table.setup.layouts import layout_labels, load_layout
from terminal.table.setup.opening import OpenedTable
from terminal.table.setup.profile import demo_profile
from terminal.training.virtual_shoe import VirtualShoe
from tests.layouts.allowed import decks_for
from tests.patience import SteppedClock

PAUSE = 1.0
"""Seconds between two touches, unless a test says otherwise: a hand that takes its time."""
SIZES = {"1920x1080": (1920, 1080), "1366x768": (1366, 768)}
DEALER = ("10001", "111111")
PIT_SUPERVISOR = ("20001", "222222")
PIT_MANAGER = ("30001", "333333")
SHIFT_MANAGER = ("40001", "444444")
CLOCK = "14:32:08"


@cache
def load_fonts() -> None:
    """Load the product's own fonts, once."""
    theme.load_fonts()


@cache
def finger() -> QPointingDevice:
    """Return a touch screen."""
    return QTest.createTouchDevice()


def standing_still() -> float:
    """Return no time passed: what the top bar says of slow acts is no matter of the machine."""
    return 0.0


def demo_staff() -> MemoryStore:
    """Return the demo's people, fresh at each call; their keys are sealed at the cost of the tests."""
    return MemoryStore(_demo_book())


@cache
def _demo_book() -> Book:
    seals = {person.number: seal(new_pair(), person.pin, None) for person in DEMO_PEOPLE}
    book = demo_store().read()
    return replace(book, people=tuple(replace(person, seal=seals[person.number]) for person in book.people))


class NotThereError(AssertionError):
    """A key that a test wants to touch is not on the screen, or is off."""


@dataclass
class Desk:
    """The window of a table, and a hand that touches it; of four touches one is a click of the mouse."""

    window: MainWindow
    presenter: Presenter
    session: TableSession
    keyboard: Keys
    clock: SteppedClock = field(default_factory=SteppedClock)
    """Tells the window how soon one touch comes after another."""
    pause: float = PAUSE
    """Seconds that pass before each touch."""
    touches: int = 0
    """How many touches there have been."""
    _closed: bool = False
    _hands: Iterable[bool] = field(default_factory=lambda: cycle((True, True, True, False)))

    @property
    def table(self) -> Table:
        """What is on record."""
        return self.session.table

    @property
    def round(self) -> Round:
        """The open round, or the one just settled."""
        played = self.session.table.current
        assert played is not None
        return played

    @property
    def notice(self) -> str:
        """What the window says about the last touch."""
        return self.window.notice.text if self.window.notice.isVisible() else ""

    def press(self, place: QPoint) -> None:
        """Touch, or click, a place of the window."""
        handle = self.window.windowHandle()
        self.clock.step(self.pause)
        self.touches += 1
        if next(iter(self._hands)):
            # Painted with the next click: so a whole shoe is dealt in a minute.
            QTest.touchEvent(handle, finger()).press(0, place, handle).commit(processEvents=False)
            QTest.touchEvent(handle, finger()).release(0, place, handle).commit(processEvents=False)
        else:
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def area(self, box: str, bet: Bet) -> None:
        """Touch the middle of an area of the felt."""
        item = self.window.felt.area(box, bet)
        xs, ys = zip(*item.area, strict=True)
        self._press_felt(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))

    def hold_area(self, box: str, bet: Bet, *, seconds: float = HOLD + 0.1, off: bool = False) -> None:
        """Hold the middle of an area with a finger; `off` moves the finger off it before it leaves."""
        handle, felt = self.window.windowHandle(), self.window.felt
        xs, ys = zip(*felt.area(box, bet).area, strict=True)
        middle = felt.to_widget(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))
        place = felt.viewport().mapTo(self.window, middle)
        self.clock.step(self.pause)
        self.touches += 1
        QTest.touchEvent(handle, finger()).press(0, place, handle).commit()
        self.clock.step(seconds)
        felt.watch_holds()
        if off:
            place = self.window.rect().topLeft()
            QTest.touchEvent(handle, finger()).move(0, place, handle).commit()
        QTest.touchEvent(handle, finger()).release(0, place, handle).commit()

    def plate(self, box: str) -> None:
        """Touch the number of a box."""
        self._press_item(self.window.felt.boxes[box].plate)

    def tag(self, box: str) -> None:
        """Touch the tag of a box."""
        self._press_item(self.window.felt.boxes[box].tag)

    def card_place(self, position: str) -> None:
        """Touch a place of a hand, such as `player-3`."""
        for places in self.window.felt.places.values():
            for item in places:
                if item.place == CardPlace.parse(position):
                    self._press_item(item)

    def shoe(self) -> None:
        """Touch the shoe."""
        self._press_item(self.window.felt.shoe)

    def lammer(self) -> None:
        """Touch the lammer where it lies."""
        self._press_item(self.window.felt.lammer)

    def _press_item(self, item: FeltItem) -> None:
        if not item.isVisible():
            raise NotThereError(f"{type(item).__name__} is not on the felt")
        self._press_felt(item.shape().boundingRect().center())

    def _press_felt(self, middle: QPointF) -> None:
        felt = self.window.felt
        self.press(felt.viewport().mapTo(self.window, felt.to_widget(middle)))

    def key_of(self, panel: Panel[Any], key: KeyId) -> Key:
        """Return a key that is on show and on; raises `NotThereError` otherwise."""
        found = panel.keys.get(key) if panel.isVisible() else None
        if found is None or not found.isEnabled():
            there = list(panel.keys) if panel.isVisible() else "a hidden panel"
            raise NotThereError(f"{key!r} of {type(panel).__name__} cannot be touched: {there}")
        return found

    def key(self, panel: Panel[Any], key: KeyId) -> None:
        """Touch the middle of a key of a panel."""
        found = self.key_of(panel, key)
        self.press(found.mapTo(self.window, found.rect().center()))

    def main(self, title: str = "") -> None:
        """Touch the main button, which must read so, on an English screen, if a title is given."""
        view = self.window.main.view
        assert view is not None
        if title and language() is Language.ENGLISH and view.title != title:
            raise NotThereError(f"the main button reads {view.title!r}, not {title!r}")
        self.key(self.window.main, "main")

    def close_empty(self) -> None:
        """Close a round in which nothing lies, and say so once more."""
        self.main("NO MORE BETS")
        self.answer("close")

    def chip(self, cents: int) -> None:
        """Touch a chip of the tray."""
        self.key(self.window.tray, cents)

    def arm(self, cents: int) -> None:
        """Type a sum on the pad of the rail."""
        self.close_box()
        for digit in str(cents // 100):
            self.key(self.window.armed, ("digits", digit))

    def mode(self, mode: ChipMode) -> None:
        """Choose what a touch on an area does with the armed sum."""
        self.close_box()
        self.key(self.window.armed, ("mode", mode))

    def close_box(self) -> None:
        """Close the box in the rail, if one is open."""
        if self.window.box.isVisible():
            self.key(self.window.box, "close")

    def card(self, code: str) -> None:
        """Touch a face on the card pad."""
        self.key(self.window.card_pad, code)

    def tool(self, name: str) -> None:
        """Touch a tool of the strip."""
        self.key(self.window.strip, name)

    def other_tool(self, name: str) -> None:
        """Touch a tool of the list outside the round, which is open; turn its pages if needed."""
        panel = self.window.between
        for arrow in ("page-on", "page-back"):
            while ("tool", name) not in panel.keys and arrow in panel.keys and panel.keys[arrow].isEnabled():
                self.key(panel, arrow)
        self.key(panel, ("tool", name))

    def close_day(self) -> None:
        """Open the page of the end of the day; a last round that was not announced is asked about first."""
        self.other_tool("close_day")
        if not self.table.last_round_told:
            self.answer("close_now")

    def answer(self, name: str) -> None:
        """Touch an answer of the page that is open, of the question under the felt, or a kind in a list."""
        window = self.window
        if window.more_kinds.isVisible() and ("kind", name) in window.more_kinds.keys:
            self.key(window.more_kinds, ("kind", name))
            return
        for panel in (window.kinds, window.felt_question, window.ask):
            if panel.isVisible():
                self.key(panel, name)
                return
        self.key(window.walk, ("answer", name))

    def number(self, cents: int) -> None:
        """Type a sum on the number pad, and `Set`."""
        for digit in str(cents // 100):
            self.key(self.window.number_pad, digit)
        self.key(self.window.number_pad, "set")

    def sign(self, who: tuple[str, str], reason: int = 0) -> None:
        """Approve: a reason by its place, number and PIN, and the signature."""
        self.fill_in(who, reason)
        self.key(self.window.override, "approve")

    def fill_in(self, who: tuple[str, str], reason: int = 0) -> None:
        """Give the approval a reason by its place, number and PIN."""
        self.give_reason(reason)
        for digit in "".join(who):
            self.key(self.window.override, ("digit", digit))

    def give_reason(self, place: int = 0) -> None:
        """Touch one of the ready-made reasons of the approval, by its place from 0."""
        view = self.window.override.view
        assert view is not None
        self.key(self.window.override, ("reason", view.reasons[place].name))

    def type(self, *keys: str | Qt.Key, control: bool = False) -> None:
        """Press keys of the keyboard, one after another."""
        modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        for key in keys:
            focused = QApplication.focusWidget() or self.window
            self.clock.step(self.pause)
            QTest.keyClick(focused, key, modifier)
            self.window.key_guard.settle()

    def new_shoe(self, decks: int, burn: str | None = None) -> None:
        """Put in a shuffled shoe, and burn if the card is given."""
        panel = self.window.new_shoe
        self.key(panel, ("decks", decks))
        self.key(panel, ("shuffled", True))
        self.main("NEW SHOE")
        if burn is not None:
            self.card(burn)
            self.main()

    def done(self) -> None:
        """Close what is open, the window and the ledger, once."""
        if self._closed:
            return
        self._closed = True
        self.keyboard._touches.background.close()
        self.presenter.open_dialogue(None)
        self.window.hide()
        self.window.deleteLater()
        let_go(self.keyboard, self.session)
        self.session.ledger.close()


def let_go(keyboard: Keys, session: TableSession) -> None:
    """Let go of a window at the end of a test.

    Qt never lets go of some functions that were connected in a window that was touched: what they reach
    is let go here, else each test would leave a window's pictures behind.
    """
    touches = keyboard._touches
    vars(touches.speech).clear()
    vars(touches).clear()
    session._listeners.clear()


def open_desk(
    game: str,
    layout: str = "bean-9",
    *,
    size: str = "1920x1080",
    kind: ScreenKind = ScreenKind.LIVE,
    limits: Limits | None = None,
    face_down: bool = False,
    private: bool = False,
    ledger: Ledger | None = None,
    virtual: int | None = None,
    first_steps: bool = False,
    elapsed: Elapsed = time.monotonic,
    motion: bool = False,
) -> Desk:
    """Return a table with a window on show and a dealer on duty; money in cents.

    The window stands still, as a profile may want it, so that a picture taken is the one that stays.
    `virtual` is the seed of a shoe that the terminal draws from itself; without one the faces are touched.
    """
    load_fonts()
    terms = Terms(
        table_id="BA-07",
        game=game,
        layout=layout,
        boxes=layout_labels(layout),
        decks=decks_for(GAMES[game]),
        limits=limits or Limits(minimum=100_00, maximum_differential=50_000_00),
        face_down=face_down,
        private=private,
    )
    of_kind = LedgerKind(kind.value)
    kept = ledger or Ledger.create(None, kind=of_kind, table_id=terms.table_id, zone="Asia/Singapore")
    opening = TableSession(kept, Table(terms))
    assert not isinstance(opening.handle(OpenTable(terms), acting=PROFILE), Refusal)
    staff = Staff(demo_staff(), number_digits=5, pin_digits=6, elapsed=elapsed)
    session = TableSession(kept, opening.table, staff=staff, elapsed=elapsed)
    assert not isinstance(session.sign_on(Signature(*DEALER)), Refusal)
    context = Context(
        kind=kind,
        chips=DEFAULT_CHIPS,
        clock=CLOCK,
        staff=demo_staff_lines() if kind is ScreenKind.DEMO else (),
    )
    presenter = Presenter(session, context, None if virtual is None else VirtualShoe(random.Random(virtual)))
    if first_steps:
        presenter.choose(first_steps=True)
    return desk_of(presenter, staff, size, motion=motion)


def desk_of(presenter: Presenter, staff: Staff, size: str, *, motion: bool = False) -> Desk:
    """Return a window on show for a presenter, and a hand that touches it."""
    session, terms = presenter.session, presenter.table.terms
    session.ledger.stopwatch = standing_still
    at_one_time(presenter)
    layout = load_layout(terms.layout, GAMES[terms.game].bets)
    clock = SteppedClock()
    window = MainWindow(layout, presenter.view(), motion=motion, clock=clock)
    keyboard = Keys(presenter, Touches(window, presenter))
    presenter.shown.connect(window.show_view)
    window.key_pressed.connect(keyboard.press)
    presenter.know_people(people_of(OpenedTable(demo_profile(), session, staff, False, (), session.table)))
    window.resize(*SIZES[size])
    window.show()
    QTest.qWaitForWindowExposed(window)
    return Desk(window, presenter, session, keyboard, clock)


def at_one_time(presenter: Presenter) -> None:
    """Write every act's moment as the same time of day: a picture is no matter of when it is taken."""
    presenter.time_words = lambda _at_utc: CLOCK
    if presenter.table.last_act is not None:
        presenter.tell(last_act_at=CLOCK)
