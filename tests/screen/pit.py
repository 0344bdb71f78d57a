"""Irregularities at the real window: bets, a deal up to the fault, a restart, and the end of the round."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import Bet
from terminal.rules.games import GAMES
from terminal.screen.irregularities.restart import ask_whether_it_goes_on
from terminal.screen.keys import Keys
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context
from terminal.screen.staff.people import people_of
from terminal.screen.touches import Touches
from terminal.screen.window import MainWindow
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import Book, damaged
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import TableSession
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import OpenedTable
from terminal.table.setup.profile import demo_profile
from tests.patience import leisurely
from tests.screen.driving import CLOCK, SIZES, Desk, at_one_time, demo_staff, open_desk

BURNED = "AC"
CHIP = 500_00
TABLES = (
    ("insurance-super-six-plus", "bean-9", "1920x1080"),
    ("easy-six", "mini-7", "1366x768"),
    ("commission", "big-12", "1920x1080"),
)
"""The three layouts, each with a game of its own and a size of the window."""


@dataclass
class Seconds:
    """A clock that goes forward when a test says so."""

    now: float = 0.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


def open_with_bets(
    table: tuple[str, str, str],
    *,
    ledger: Ledger | None = None,
    elapsed: Seconds | None = None,
    face_down: bool = False,
) -> Desk:
    """Return a table with a new shoe and closed bets: three boxes, on the third a standing bettor, too."""
    game, layout, size = table
    desk = open_desk(
        game, layout, size=size, ledger=ledger, elapsed=elapsed or Seconds(), face_down=face_down
    )
    desk.new_shoe(8, BURNED)
    desk.main("PLACE YOUR BETS")
    desk.chip(CHIP)
    boxes = desk.table.terms.boxes
    for box, bet in ((boxes[0], Bet.PLAYER), (boxes[1], Bet.BANKER), (boxes[2], Bet.BANKER)):
        desk.area(box, bet)
    desk.plate(boxes[2])
    desk.key(desk.window.box, "plus")
    desk.area(boxes[2], Bet.PLAYER)
    desk.main("NO MORE BETS")
    return desk


def deal(desk: Desk, *faces: str) -> None:
    """Touch faces on the pad, one after another; insurance is offered and nobody takes it."""
    for face in faces:
        desk.card(face)
        pass_insurance(desk)


def pass_insurance(desk: Desk) -> None:
    """Put the lammer out and close the offer."""
    while phase_of(desk.table) is Phase.INSURANCE:
        desk.main()


def settle(desk: Desk) -> None:
    """Take, pay and end a round whose cards are all out."""
    presses = 0
    pass_insurance(desk)
    while desk.table.round is not None:
        step = Situation(desk.table).step
        assert step.do not in ("deal", "open", "irregularity"), step
        desk.main()
        presses += 1
        assert presses < 60


def result(desk: Desk) -> str:
    """Return how the last round ended."""
    last = desk.table.last
    assert last is not None
    assert last.settlement is not None
    return last.settlement.result.value


def recorded(desk: Desk, kind: str) -> list[dict[str, object]]:
    """Return what the ledger holds of one kind of event, in order."""
    rows = desk.session.ledger._connection.execute(
        "SELECT body FROM events WHERE kind = ? ORDER BY seq", (kind,)
    )
    return [json.loads(body) for (body,) in rows]


def returned_in_full(desk: Desk) -> bool:
    """Return whether every bet of the last round went back and nothing else happened to it."""
    last = desk.table.last
    assert last is not None
    assert last.settlement is not None
    lines = last.settlement.lines
    return (
        bool(lines) and all(line.paid == 0 for line in lines) and {line.returned for line in lines} == {CHIP}
    )


BADGE = "0020001777"
READER_PAUSE = 4
"""Milliseconds between two characters of a badge reader."""
_clock = [1000]


def press(sign: str, *, pause: int = READER_PAUSE) -> None:
    """Press a key of a keyboard, or of a badge reader, so many milliseconds after the last."""
    _clock[0] += pause
    key = Qt.Key.Key_Return if sign == "\r" else Qt.Key(ord(sign.upper()))
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, sign)
    event.setTimestamp(_clock[0])
    target = QApplication.focusWidget()
    assert target is not None
    QCoreApplication.sendEvent(target, event)


def hold_badge(code: str = BADGE) -> None:
    """Hold a badge to the reader, which types its code and Enter."""
    press(code[0], pause=1000)
    for sign in code[1:] + "\r":
        press(sign)


STAFF_FAULT = damaged(Path("BA-07-staff.json"))


class _Broken:
    """A staff file that nobody can read."""

    def read(self) -> Book:
        """Raise `StaffError`."""
        raise STAFF_FAULT

    def update(self, change: Callable[[Book], Book]) -> Book:
        """Raise `StaffError`."""
        raise STAFF_FAULT


def break_staff_file(desk: Desk) -> Callable[[], None]:
    """Break the staff file from now on; return what mends it."""
    staff = desk.session._staff
    assert staff is not None
    whole, staff._store = staff._store, _Broken()

    def mend() -> None:
        staff._store = whole

    return mend


def restart(desk: Desk, path: Path) -> Desk:
    """Return the same table after its power was cut: everything is read from the file again."""
    terms = desk.table.terms
    size = "1920x1080" if desk.window.width() == SIZES["1920x1080"][0] else "1366x768"
    desk.done()
    ledger = Ledger.open(path, kind=LedgerKind.LIVE, table_id=terms.table_id)
    staff = Staff(demo_staff(), number_digits=5, pin_digits=6, elapsed=Seconds())
    session = TableSession(ledger, recover(ledger, terms), staff=staff, elapsed=Seconds())
    presenter = Presenter(session, Context(kind=ScreenKind.LIVE, chips=DEFAULT_CHIPS, clock=CLOCK))
    at_one_time(presenter)
    layout = load_layout(terms.layout, GAMES[terms.game].bets)
    window = MainWindow(layout, presenter.view(), clock=leisurely())
    keyboard = Keys(presenter, Touches(window, presenter))
    presenter.shown.connect(window.show_view)
    window.key_pressed.connect(keyboard.press)
    presenter.know_people(people_of(OpenedTable(demo_profile(), session, staff, True, (), session.table)))
    window.resize(*SIZES[size])
    window.show()
    QTest.qWaitForWindowExposed(window)
    ask_whether_it_goes_on(presenter)
    return Desk(window, presenter, session, keyboard)
