"""Runs `lammer` with a hand at its window: from the table to training, back, and to training again."""

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
LEFT_BEFORE = "LAMMER_LEFT_BEFORE"
"""Set in the environment once training was left: the second time it is not."""


def touch_what_leads_on() -> None:
    """Touch the key that leads to the other program, where it is on show."""
    for window in QApplication.topLevelWidgets():
        if not (window.isVisible() and window.isEnabled()):
            continue
        if isinstance(window, MainWindow):
            key = window.first_steps.keys.get("train")
        elif isinstance(window, TrainingWindow) and LEFT_BEFORE not in os.environ:
            key = window.strip.keys.get("leave")
            os.environ.update({LEFT_BEFORE: "1"} if key is not None else {})
        else:
            continue
        if key is not None:
            place, handle = key.mapTo(window, key.rect().center()), window.windowHandle()
            QTest.touchEvent(handle, finger()).press(0, place, handle).commit(processEvents=False)
            QTest.touchEvent(handle, finger()).release(0, place, handle).commit(processEvents=False)


if __name__ == "__main__":
    application = QApplication(["lammer"])
    timer = QTimer(application)
    timer.timeout.connect(touch_what_leads_on)
    timer.start(EVERY)
    sys.exit(main())
