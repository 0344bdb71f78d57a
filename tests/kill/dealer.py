"""The real program with a restless dealer at its window: it touches the screen until somebody kills it."""

from __future__ import annotations

import os
import random
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.screen import app
from terminal.screen.window import MainWindow

PAUSE = 3
"""Milliseconds between two touches."""


def deal(painted: Connection, folder: Path, seed: int) -> None:
    """Runs `lammer` on its demo table, whose data lies in a folder, and touches its window for ever.

    The numbers of the painted acts go to `painted`, as raw lines.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder / name.lower())
    # The application is made here, so that the timer can be; `run_table` takes what is there.
    application = QApplication(["lammer"])
    hand = Hand(random.Random(seed))
    timer = QTimer(application)
    timer.timeout.connect(hand.touch)
    timer.start(PAUSE)
    app.run_table(None, painted.fileno())


class Hand:
    """Touches the window at places of the screen: mostly what comes next, and now and then something else."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def touch(self) -> None:
        """One touch, once the table is ready."""
        windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if not windows or not windows[0].isEnabled() or not windows[0].isVisible():
            return
        window = windows[0]
        if window.walk.isVisible():
            keys = [key for name, key in window.walk.keys.items() if name[1] in ("yes", "go_on")]  # type: ignore[index]
            self._press(window, keys[0].mapTo(window, keys[0].rect().center()))
        elif window.tray.isVisible() and self._chance.random() < 0.8:
            self._bet(window)
        elif window.insurance.isVisible() and self._chance.random() < 0.5:
            self._any_key(window, window.insurance)
        elif self._chance.random() < 0.1:
            undo = window.strip.keys["undo"]
            self._press(window, undo.mapTo(window, undo.rect().center()))
        else:
            main = window.main.keys["main"]
            self._press(window, main.mapTo(window, main.rect().center()))

    def _bet(self, window: MainWindow) -> None:
        if self._chance.random() < 0.3:
            self._any_key(window, window.tray)
            return
        boxes = list(window.felt.boxes.values())
        area = self._chance.choice(self._chance.choice(boxes).areas)
        xs, ys = zip(*area.area, strict=True)
        middle = QPointF(sum(xs) / len(xs), sum(ys) / len(ys))
        self._press(window, window.felt.viewport().mapTo(window, window.felt.to_widget(middle)))

    def _any_key(self, window: MainWindow, panel: object) -> None:
        keys = [key for key in panel.keys.values() if key.isEnabled()]  # type: ignore[attr-defined]
        if keys:
            key = self._chance.choice(keys)
            self._press(window, key.mapTo(window, key.rect().center()))

    def _press(self, window: MainWindow, place: QPoint) -> None:
        QTest.mouseClick(
            window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )
