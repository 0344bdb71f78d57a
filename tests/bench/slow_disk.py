"""Shows that the screen stays alive on a disk that takes half a second for each commit."""

from __future__ import annotations

import json
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.screen.views import RecordedState
from tests.bench.acts import full_boxes, place_of
from tests.bench.children import WORK
from tests.screen.driving import PAUSE

COMMIT_SECONDS = 0.5
PRESSES = 12


class Paints(QObject):
    """Takes the time of every paint of a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lets everything pass."""
        if event.type() == QEvent.Type.Paint:
            self.times.append(time.perf_counter())
        return super().eventFilter(watched, event)


def slow_down(ledger: Ledger, commits: list[float]) -> None:
    """From now on every COMMIT takes half a second more; `commits` notes when each began."""
    execute = ledger._execute

    def slow(statement: str, *parameters: object) -> object:
        if statement == "COMMIT":
            commits.append(time.perf_counter())
            time.sleep(COMMIT_SECONDS)
        return execute(statement, *parameters)  # type: ignore[arg-type]

    ledger._execute = slow  # type: ignore[assignment]


def measured(application: QApplication, folder: Path) -> dict[str, float]:
    """Return how many touches looked pressed before their commit, were recorded, and were shown as slow."""
    ledger = Ledger.create(
        folder / "slow.ledger", kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore"
    )
    desk = full_boxes(ledger)
    for _ in range(20):
        application.processEvents()
    ledger.stopwatch = time.perf_counter  # the desk's own stands still
    commits: list[float] = []
    slow_down(ledger, commits)
    paints = Paints()
    desk.window.felt.viewport().installEventFilter(paints)
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start(1)
    areas = [area for box in desk.window.felt.boxes.values() for area in box.areas]
    handle = desk.window.windowHandle()
    looks, said, ticked = 0, 0, 0
    before = ledger.head.seq
    for number in range(PRESSES):
        place: QPoint = place_of(desk, areas[7 * number % len(areas)])
        paints.times.clear()
        ticks.clear()
        desk.clock.step(PAUSE)
        started = time.perf_counter()
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        looked = [painted for painted in paints.times if started <= painted < commits[-1]]
        looks += bool(looked)
        for _ in range(10):
            application.processEvents()
        ticked += bool(ticks and ticks[-1] > commits[-1] + COMMIT_SECONDS)
        view = desk.window.view
        said += view is not None and view.status.recorded is RecordedState.SLOWLY
    timer.stop()
    recorded = ledger.head.seq - before
    desk.done()
    return {
        "looked_first": looks,
        "presses": PRESSES,
        "recorded": recorded,
        "said_slow": said,
        "loop_ran": ticked,
    }


def main() -> None:
    """Prints the figures."""
    application = QApplication([])
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=WORK) as folder:
        print(json.dumps(measured(application, Path(folder))))


if __name__ == "__main__":
    main()
