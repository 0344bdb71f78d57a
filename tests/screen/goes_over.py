"""Runs `lammer` with a hand at its window: from training to the table, and to training again.

The hand touches a key until it takes: what has only just come up takes no touch, and on a busy machine
the first one may come as soon as that.
"""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.cli import main
from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.window import MainWindow
from tests.screen.driving import finger

EVERY = 400
"""Milliseconds between two touches."""
STARTS = "LAMMER_STARTS"
"""Counts in the environment, which each start hands on to the next, how often the program was started."""
LAST = 3
"""The start that is left by nobody: the second time at training."""


def touch_what_leads_on() -> None:
    """Touch the key that leads to the other program, where it is on show."""
    for window in QApplication.topLevelWidgets():
        if not (window.isVisible() and window.isEnabled()):
            continue
        if isinstance(window, MainWindow):
            key = window.first_steps.keys.get("train")
        elif isinstance(window, TrainingWindow):
            key = window.strip.keys.get("leave")
        else:
            continue
        if key is not None:
            place, handle = key.mapTo(window, key.rect().center()), window.windowHandle()
            QTest.touchEvent(handle, finger()).press(0, place, handle).commit(processEvents=False)
            QTest.touchEvent(handle, finger()).release(0, place, handle).commit(processEvents=False)


if __name__ == "__main__":
    started = int(os.environ.get(STARTS, "0")) + 1
    os.environ[STARTS] = str(started)
    application = QApplication(["lammer"])
    timer = QTimer(application)
    timer.timeout.connect(touch_what_leads_on)
    if started < LAST:
        timer.start(EVERY)
    sys.exit(main())
