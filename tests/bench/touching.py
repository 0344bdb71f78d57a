"""Measures a touch on the felt, up to the painted frame, compared with the same press on a bare scene."""

from __future__ import annotations

import gc
import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import NewShoe, PlaceBet, Undo
from terminal.rules.house import Limits
from terminal.screen.felt.areas import AreaItem
from tests.bench.bare_scene import BareWindow
from tests.bench.children import HEIGHT, WIDTH, WORK
from tests.bench.samples import median, p99
from tests.bench.twin import Twin
from tests.screen.driving import Desk, open_desk

GAME, LAYOUT = "fortune-six", "big-12"
"""The layout with the most boxes, under the game with the most bets on it."""
CHIP = 100_00
WARM, PRESSES = 60, 1000


class Stopwatch:
    """Presses at a place of a window, and takes the time until the frame that shows it is painted."""

    def __init__(self, application: QApplication, window: QWidget) -> None:
        self._application = application
        self._window = window
        self._painted = 0.0
        window.painted.connect(self._note)  # type: ignore[attr-defined]

    def _note(self) -> None:
        self._painted = time.perf_counter()

    def press(self, place: QPoint) -> float:
        """Press, and return the milliseconds that it took."""
        handle = self._window.windowHandle()
        button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        self._painted = 0.0
        started = time.perf_counter()
        QTest.mousePress(handle, button, none, place)
        while not self._painted:
            self._application.processEvents()
        milliseconds = (self._painted - started) * 1000
        QTest.mouseRelease(handle, button, none, place)
        return milliseconds


def place_of(desk: Desk, area: AreaItem) -> QPoint:
    """Return the middle of an area in the window."""
    felt = desk.window.felt
    xs, ys = zip(*area.area, strict=True)
    middle = felt.to_widget(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))
    return felt.viewport().mapTo(desk.window, middle)


def full_boxes(ledger: Ledger) -> Desk:
    """Return a table of twelve boxes with a bet on every area."""
    desk = open_desk(GAME, LAYOUT, limits=Limits(minimum=CHIP), ledger=ledger, motion=True)
    terms = desk.table.terms
    bets = [PlaceBet(box, bet, CHIP) for box in terms.boxes for bet in terms.rules.bets]
    assert desk.presenter.do(NewShoe(terms.decks, burn_due=False), *bets)
    desk.presenter.choose(chip=CHIP)
    return desk


def measured(application: QApplication, folder: Path) -> dict[str, float]:
    """Return medians and tails in milliseconds: of the touch, of it net of the sync, of the bare press."""
    ledger = Ledger.create(
        folder / "touched.ledger", kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore"
    )
    desk = full_boxes(ledger)
    twin = Twin(ledger, folder / "twin.ledger")
    felt = desk.window.felt
    areas = [area for box in felt.boxes.values() for area in box.areas]
    ours = [place_of(desk, area) for area in areas]
    rects = [item.boundingRect() for item in felt._items]
    bare_window = BareWindow(rects, WIDTH, HEIGHT)
    bare_window.show()
    QTest.qWaitForWindowExposed(bare_window)
    stacked = [area.boundingRect().center().toPoint() for area in areas]
    gc.collect()
    gc.freeze()  # as the program does once its table is ready
    watch, bare_watch = Stopwatch(application, desk.window), Stopwatch(application, bare_window)
    touches, nets, bares, syncs = [], [], [], []
    for number in range(WARM + PRESSES):
        before = ledger.head.seq
        touch = watch.press(ours[number % len(ours)])
        assert ledger.head.seq == before + 1, "the press placed no bet"
        sync = max(0.0, twin.took - twin.took_without_sync) * 1000
        bare = bare_watch.press(stacked[number % len(stacked)])
        assert desk.presenter.do(Undo())
        for _ in range(3):
            application.processEvents()
        if number >= WARM:
            touches.append(touch)
            nets.append(touch - sync)
            bares.append(bare)
            syncs.append(sync)
    desk.done()
    twin.close()
    kinds = {"touch": touches, "net": nets, "bare": bares, "sync": syncs}
    figures = {f"{kind}_median": median(taken) for kind, taken in kinds.items()}
    figures |= {f"{kind}_p99": p99(taken) for kind, taken in kinds.items()}
    return figures | {"items": len(rects), "areas": len(areas)}


def main() -> None:
    """Print the figures."""
    application = QApplication([])
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=WORK) as folder:
        print(json.dumps(measured(application, Path(folder))))


if __name__ == "__main__":
    main()
