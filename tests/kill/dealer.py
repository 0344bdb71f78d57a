"""The real program with a restless dealer at its window: it touches the screen until somebody kills it."""

from __future__ import annotations

import os
import random
import sys
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.cli import card_source_of
from terminal.screen import app
from terminal.screen.widgets.panel import Panel
from terminal.screen.window import MainWindow
from tests.patience import leisurely
from tests.screen.driving import PIT_MANAGER, PIT_SUPERVISOR, SHIFT_MANAGER

PAUSE = 3
"""Milliseconds between two touches."""


def deal(painted: Connection, folder: Path, seed: int, mood: str = "calm") -> None:
    """Run `lammer` on its demo table, whose data lies in a folder, and touch its window for ever.

    The numbers of the painted acts go to `painted`, as raw lines; `mood` is one of `MOODS`.
    """
    _deal_to(painted.fileno(), folder, seed, mood)


def _deal_to(descriptor: int, folder: Path, seed: int, mood: str) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder / name.lower())
    # The application is made here, so that the timer can be; `run_table` takes what is there.
    application = QApplication(["lammer"])
    hand = MOODS[mood](random.Random(seed))
    timer = QTimer(application)
    timer.timeout.connect(hand.touch)
    timer.start(PAUSE)
    app.MainWindow = partial(MainWindow, clock=leisurely())  # type: ignore[assignment,misc]
    app.run_table(None, descriptor, card_source_of=card_source_of)


class Hand:
    """Touches the window at places of the screen: mostly what comes next, and now and then something else."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def touch(self) -> None:
        """Touch once, as soon as the table is ready."""
        windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        if windows and windows[0].isEnabled() and windows[0].isVisible():
            self._touch(windows[0])

    def _touch(self, window: MainWindow) -> None:
        if window.ask.isVisible():
            self._any_key(window, window.ask, wanted=("yes",))
        elif window.walk.isVisible():
            on = tuple(("answer", name) for name in ("yes", "go_on", "close", "take"))
            if not self._any_key(window, window.walk, wanted=on):
                QTest.keyClick(window, Qt.Key.Key_Escape)
        elif window.tray.isVisible() and self._chance.random() < 0.8:
            self._bet(window)
        elif window.insurance.isVisible() and self._chance.random() < 0.5:
            self._any_key(window, window.insurance)
        elif self._chance.random() < 0.1:
            self._any_key(window, window.strip, wanted=("undo",))
        else:
            self._any_key(window, window.main)

    def _bet(self, window: MainWindow) -> None:
        if self._chance.random() < 0.3:
            self._any_key(window, window.tray)
            return
        boxes = list(window.felt.boxes.values())
        area = self._chance.choice(self._chance.choice(boxes).areas)
        xs, ys = zip(*area.area, strict=True)
        self._press_felt(window, QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))

    def _any_key(self, window: MainWindow, panel: Panel[Any], wanted: tuple[object, ...] = ()) -> bool:
        """Return a key of a panel that is on show and on, of those wanted if any are named.

        Return False for none.
        """
        keys = [key for name, key in panel.keys.items() if key.isEnabled() and (not wanted or name in wanted)]
        if not keys or not panel.isVisible():
            return False
        key = self._chance.choice(keys)
        self._press(window, key.mapTo(window, key.rect().center()))
        return True

    def _press_felt(self, window: MainWindow, place: QPointF) -> None:
        self._press(window, window.felt.viewport().mapTo(window, window.felt.to_widget(place)))

    def _press(self, window: MainWindow, place: QPoint) -> None:
        QTest.mouseClick(
            window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )


class SigningHand(Hand):
    """Has signed what takes a higher rank, or thinks better of it."""

    def _touch(self, window: MainWindow) -> None:
        if window.override.isVisible():
            self._sign(window)
        else:
            super()._touch(window)

    def _sign(self, window: MainWindow) -> None:
        """Give a reason, number and PIN of somebody who may, and sign; or let nobody sign."""
        if self._chance.random() < 0.2:
            QTest.keyClick(window, Qt.Key.Key_Escape)
            return
        dialog = window.override
        reasons = tuple(name for name in dialog.keys if isinstance(name, tuple) and name[0] == "reason")
        self._any_key(window, dialog, wanted=reasons)
        for digit in "".join(self._chance.choice((PIT_SUPERVISOR, PIT_MANAGER, SHIFT_MANAGER))):
            self._any_key(window, dialog, wanted=(("digit", digit),))
        if not self._any_key(window, dialog, wanted=("approve",)):
            QTest.keyClick(window, Qt.Key.Key_Escape)


class QuarrelsomeHand(SigningHand):
    """Raises irregularities too, and answers whatever is asked."""

    def _touch(self, window: MainWindow) -> None:
        if window.override.isVisible():
            super()._touch(window)
        elif window.ask.isVisible():
            self._any_key(window, window.ask)
        elif any(panel.isVisible() for panel in (window.walk, window.facts, window.kinds)):
            if window.felt_question.isVisible() and self._chance.random() < 0.5:
                self._bet(window)
            elif self._chance.random() < 0.05:
                QTest.keyClick(window, Qt.Key.Key_Escape)
            else:
                asking = (
                    *(window.walk, window.kinds, window.more_kinds, window.felt_question),
                    *(window.card_pad, window.number_pad, window.main),
                )
                self._any_key(window, self._chance.choice([panel for panel in asking if panel.isVisible()]))
        elif self._chance.random() < 0.05:
            self._any_key(window, window.strip, wanted=("irregularity",))
        else:
            super()._touch(window)


class ClosingHand(SigningHand):
    """Also closes the gaming day after most rounds."""

    def _touch(self, window: MainWindow) -> None:
        if window.override.isVisible():
            super()._touch(window)
        elif window.walk.isVisible() and self._any_key(window, window.walk, wanted=_LAST_ROUND):
            return
        elif window.between.isVisible():
            the_day = (("tool", "close_day"), "page-on")
            if not self._any_key(window, window.between, wanted=the_day):
                self._any_key(window, window.between, wanted=(("tool", "close"),))
        elif _reads(window, "CLOSE THE DAY"):
            self._any_key(window, window.main)
        elif _reads(window, "PLACE YOUR BETS") and self._chance.random() < 0.8:
            self._press_felt(window, window.felt.shoe.shape().boundingRect().center())
        else:
            super()._touch(window)


_LAST_ROUND = (("answer", "announce"), ("answer", "close_now"))
"""What is asked before a closing of which the players were not told."""


def _reads(window: MainWindow, title: str) -> bool:
    """Return whether the main button does."""
    return window.main.view is not None and window.main.view.title == title


MOODS = {"calm": Hand, "quarrelsome": QuarrelsomeHand, "closing": ClosingHand}
"""How the dealer is: deals, also has disputes, also closes days."""


if __name__ == "__main__":
    _deal_to(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
