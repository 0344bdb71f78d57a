"""Measures every act of full rounds: CPU time from the touch to the painted frame, the commit included."""

from __future__ import annotations

import gc
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import NewShoe, PlaceBet, PlaceYourBets
from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import standing
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.screen.armed import Armed
from terminal.screen.board.players_display import PlayersDisplay
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.felt import Felt
from terminal.screen.screen_view import ScreenView
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.window import MainWindow
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.profile import BoardSettings
from tests.bench.bare_scene import BareWindow
from tests.bench.children import HEIGHT, WIDTH, WORK
from tests.bench.samples import median
from tests.screen.driving import PAUSE, Desk, open_desk

TABLES = (("fortune-six", "big-12"), ("insurance-super-six-plus", "bean-9"))
"""The layout with the most boxes, and the game with insurance: it has nine boxes at most."""
BETS = 72
CHIP = 100_00
CARDS = (
    ("2H", "3D", "3S", "3C", "9D"),
    ("2H", "4D", "2S", "KC", "5D", "3C"),
    ("KH", "3D", "2S", "2C", "KD"),
    ("9S", "2D", "KS", "4D"),
)
"""Rounds that no Tie ends; every fourth is a natural."""
SUITS = "SHCD"
TRIED_BETS = 22
"""Bets of a round that are placed and undone by touch, one by one."""
IN_A_ROW = 6
"""Those that are placed one after the other, and then undone."""
INSURED = 6
"""Stakes of an offer."""
MODES = ("plain", "second", "large", "display", "shown")
"""1920x1080; the same with a second window of the felt; 3840x2160; 1920x1080 with the players' display at
3840x2160 attached, up to the dealer's painted frame, and up to the display's too."""
LARGE = 2
"""How many times wider and higher the large window is."""
TURNS = ("plain", "second", "plain", "large", "plain", "display")
"""The modes of the rounds; of the plain rounds the worst act counts too."""
ROUNDS = 24
WARM = len(TURNS)
"""Rounds of each table that are not counted."""

Samples = dict[str, dict[str, list[float]]]
"""Milliseconds by mode and act."""


class SecondWindow(QWidget):
    """A second felt that shows what the first one shows, as a display for the players would."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        view = desk.window.view
        assert view is not None
        terms = desk.table.terms
        layout = load_layout(terms.layout, GAMES[terms.game].bets)
        self.resize(WIDTH, HEIGHT)
        self._felt = Felt(layout, view.felt, self)
        self._felt.setGeometry(0, 0, WIDTH, HEIGHT)
        self._shown = desk.presenter.shown
        self._shown.connect(self._show_view)
        self.show()

    def _show_view(self, view: ScreenView) -> None:
        self._felt.show_felt(view.felt)

    def detach(self) -> None:
        """End it."""
        self._shown.disconnect(self._show_view)
        self.hide()
        self.deleteLater()


def attach_display(desk: Desk) -> PlayersDisplay:
    """Return the players' display of a table on a window of 3840x2160, as on a second screen."""
    touches = desk.keyboard._touches
    display = PlayersDisplay(
        *(desk.presenter, desk.window, touches.side_notices, touches.background),
        BoardSettings(clock=30),
        clock=time.monotonic,
    )
    display.start()
    display.window.resize(WIDTH * LARGE, HEIGHT * LARGE)
    QTest.qWaitForWindowExposed(display.window)
    return display


def land(window: MainWindow) -> None:
    """End what moves: it has, in the time that a hand takes to the next touch."""
    window.felt._end_motions()
    for panel in window._panels():
        panel._end_motion()


class Stopwatch:
    """Presses at a place of a window, and takes the CPU time until the frame that shows it is painted."""

    def __init__(
        self,
        application: QApplication,
        window: QWidget,
        waits: Callable[[], bool] = lambda: False,
        land: Callable[[], None] = lambda: None,
    ) -> None:
        """Between two presses, `land` what moves, and let the program work while it `waits` for time."""
        self._waits, self._land = waits, land
        self._application = application
        self._window = window
        self._painted = False
        self.ended = 0.0
        """When the window's last frame was painted: what another window paints after it is not counted."""
        self.looked = 0.0
        """When the pressed look was painted."""
        window.painted.connect(self._note)  # type: ignore[attr-defined]

    def _note(self) -> None:
        self._painted = True
        self.ended = time.process_time()

    def note_look(self) -> None:
        """Take the moment at which the pressed look is painted."""
        self.looked = time.process_time()

    def press(self, place: QPoint) -> tuple[float, float]:
        """Return the milliseconds of a whole touch to the painted frame, and those to the pressed look."""
        handle = self._window.windowHandle()
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        self.looked = started = time.process_time()
        QTest.mousePress(handle, button, none, place)
        self._painted = False
        QTest.mouseRelease(handle, button, none, place)
        while not self._painted:
            self._application.processEvents()
        self._application.sendPostedEvents()
        return (self.ended - started) * 1000, (self.looked - started) * 1000

    def settle(self) -> None:
        """Let pass whatever still moves, and what the program does in spare time: a hand takes a second."""
        self._application.processEvents()
        self._land()
        for _ in range(3):
            self._application.processEvents()
        while self._waits():
            self._application.processEvents()


def place_of(desk: Desk, area: AreaItem) -> QPoint:
    """Return the middle of an area in the window."""
    felt = desk.window.felt
    xs, ys = zip(*area.area, strict=True)
    middle = felt.to_widget(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))
    return felt.viewport().mapTo(desk.window, middle)


def open_table(game: str, layout: str, ledger: Ledger) -> Desk:
    """Return a table without a Differential, and chips in the dealer's hand."""
    desk = open_desk(game, layout, limits=Limits(minimum=CHIP), ledger=ledger, motion=True)
    desk.presenter.choose(armed=Armed((CHIP,), placed=True))
    return desk


def cards_of(number: int) -> Iterator[str]:
    """Yield the cards of a round: every mode meets every round, and no card comes out too often.

    The suits change from round to round.
    """
    for rank, suit in CARDS[number // len(TURNS) % len(CARDS)]:
        yield rank + SUITS[(SUITS.index(suit) + number) % len(SUITS)]


def all_bets(desk: Desk) -> Iterator[PlaceBet]:
    """Yield a bet on every area, and standing players' bets until there are enough."""
    terms = desk.table.terms
    seated = [PlaceBet(box, bet, CHIP) for box in terms.boxes for bet in terms.rules.bets]
    yield from seated
    for bet in seated[: BETS - len(seated)]:
        yield PlaceBet(bet.box, bet.bet, CHIP, standing(1))


def full_boxes(ledger: Ledger) -> Desk:
    """Return a table of twelve boxes with a bet on every area."""
    desk = open_table(*TABLES[0], ledger)
    assert desk.presenter.do(NewShoe(desk.table.terms.decks, burn_due=False), *all_bets(desk))
    return desk


class Rounds:
    """Plays rounds at a table by touch, in one mode after another, and takes the time of each act."""

    def __init__(self, application: QApplication, desk: Desk, samples: Samples, *, bare: bool) -> None:
        self._desk = desk
        self._samples = samples
        window = desk.window
        self._watch = Stopwatch(application, window, lambda: window.spare.waits, partial(land, window))
        self._mode = ""
        self._counted = False
        felt = desk.window.felt
        press = felt._press

        def pressed(finger: int, place: QPointF) -> None:
            press(finger, place)
            self._watch.note_look()

        felt._press = pressed  # type: ignore[method-assign]
        self._areas = [area for box in felt.boxes.values() for area in box.areas]
        self._bare: Stopwatch | None = None
        self._stacked = [area.boundingRect().center().toPoint() for area in self._areas]
        if bare:
            scene = BareWindow([item.boundingRect() for item in felt._items], WIDTH, HEIGHT)
            scene.show()
            QTest.qWaitForWindowExposed(scene)
            self._bare = Stopwatch(application, scene)
            scene.view.looked.connect(self._bare.note_look)

    def play(self, number: int, mode: str, *, counted: bool) -> None:
        """Play one round."""
        desk = self._desk
        self._mode, self._counted = mode, counted
        second = SecondWindow(desk) if mode == "second" else None
        self._watch.settle()
        self._bet(number)
        self._main("call")
        if self._counted:  # the first round of a shoe has no roads yet
            self._open_page()
        for card in cards_of(number):
            self._insure()
            self._key("card", desk.window.card_pad, card)
        while phase_of(desk.table) is Phase.RESULT:
            title = desk.window.main.view.title  # type: ignore[union-attr]
            self._main({"BETS TAKEN": "take", "ALL SETTLED": "conclude"}.get(title, "pay"))
        if second is not None:
            second.detach()

    def _bet(self, number: int) -> None:
        """Fill the boxes; then some bets more by touch, each undone.

        An undo opens the box of what it takes back: the next bet is one in another box, with one open
        (`bet`). The others are placed and undone in rows, as bets come (`bet in a row`).
        """
        desk = self._desk
        shoe = () if desk.table.shoe is not None else (NewShoe(8, burn_due=False),)
        assert desk.presenter.do(*shoe, PlaceYourBets(), *all_bets(desk)), desk.presenter.ui.notice
        self._watch.settle()
        first = number * TRIED_BETS
        for tried in range(TRIED_BETS):
            self._place("bet", first + tried)
            self._key("undo", desk.window.strip, "undo")
        desk.key(desk.window.box, "close")
        self._watch.settle()
        for tried in range(IN_A_ROW):
            self._place("bet in a row", first + tried)
        for _ in range(IN_A_ROW):
            self._key("undo", desk.window.strip, "undo")

    def _place(self, act: str, number: int) -> None:
        """Place one of the bets by touch; then press the same area of the bare scene."""
        desk, place = self._desk, number * 7 % len(self._areas)
        before = desk.session.ledger.head.seq
        self._press(act, place_of(desk, self._areas[place]))
        assert desk.session.ledger.head.seq == before + 1, "the press placed no bet"
        if self._bare is not None and self._mode == "plain":
            took, looked = self._bare.press(self._stacked[place])
            self._note("bare", took)
            self._note("bare look", looked)

    def _open_page(self) -> None:
        self._key("page", self._desk.window.strip, "roads")
        self._desk.key(self._desk.window.roads, "close")
        self._watch.settle()

    def _insure(self) -> None:
        """Offer insurance and take stakes, where it is due."""
        desk = self._desk
        if phase_of(desk.table) is not Phase.INSURANCE:
            return
        self._main("offer")
        for _ in range(INSURED):
            panel = desk.window.insurance
            stakes = [key for key in panel.keys if isinstance(key, tuple) and key[0] == "stake"]
            if not stakes:
                break
            self._key("insure", panel, stakes[0])
        self._main("close")

    def _main(self, act: str) -> None:
        self._key(act, self._desk.window.main, "main")

    def _key(self, act: str, panel: Panel[object], key: KeyId) -> None:
        found = self._desk.key_of(panel, key)
        place = found.mapTo(self._desk.window, found.rect().center())
        self._press(act, place)

    def _press(self, act: str, place: QPoint) -> None:
        self._desk.clock.step(PAUSE)
        took, looked = self._watch.press(place)
        self._note(act, took)
        if act == "bet":
            self._note("look", looked)
        painted = self._watch.ended
        self._watch.settle()
        if self._mode == "display" and self._counted:
            self._samples["shown"][act].append(took + (time.process_time() - painted) * 1000)

    def _note(self, act: str, took: float) -> None:
        if self._counted:
            self._samples[self._mode][act].append(took)


def measured(
    application: QApplication, folder: Path, rounds: int, watch: Callable[[], None] = lambda: None
) -> dict[str, object]:
    """Return medians by mode and act, the worst of all acts of the plain mode, and how many there were."""
    samples: Samples = {mode: defaultdict(list) for mode in MODES}
    counts = {}
    for game, layout in TABLES:
        desks = {}
        for size in ("plain", "large", "display"):
            path = folder / f"{game}-{size}.ledger"
            ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
            desks[size] = open_table(game, layout, ledger)
        desks["large"].window.resize(WIDTH * LARGE, HEIGHT * LARGE)
        display = attach_display(desks["display"])
        bare = (game, layout) == TABLES[0]
        tables = {
            size: Rounds(application, desk, samples, bare=bare and size == "plain")
            for size, desk in desks.items()
        }
        gc.collect()
        gc.freeze()  # as the program does once its table is ready
        for desk in desks.values():
            desk.window.spare.begin()
        for number in range(-WARM, rounds):
            mode = TURNS[number % len(TURNS)]
            if number == 0:
                watch()
            tables[mode if mode in tables else "plain"].play(number, mode, counted=number >= 0)
        counts[game] = len(desks["plain"].window.felt._items)
        display.stop()
        for desk in desks.values():
            desk.done()
    medians = {mode: {act: median(took) for act, took in acts.items()} for mode, acts in samples.items()}
    plain = {act: took for act, took in samples["plain"].items() if act not in NOT_ACTS}
    worst = max(plain, key=lambda act: max(plain[act]))
    return {
        "medians": medians,
        "worst": max(plain[worst]),
        "worst_act": worst,
        "acts": sum(map(len, plain.values())),
        "items": counts[TABLES[0][0]],
        "bets": BETS,
    }


NOT_ACTS = ("look", "bare", "bare look")


def main() -> None:
    """Print the figures."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    application = QApplication([])
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=WORK) as folder:
        print(json.dumps(measured(application, Path(folder), rounds)))


if __name__ == "__main__":
    main()
