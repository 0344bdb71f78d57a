"""Starts a table as its command does, and prints how many animations its window has."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, QTimer
from PySide6.QtWidgets import QApplication

from terminal.screen import app
from terminal.screen.window import MainWindow

EVERY = 20
"""Milliseconds between two looks whether the table is ready."""


def main(profile: Path) -> int:
    """Run it; the window is closed as soon as it has answered."""
    application = QApplication(["lammer"])
    timer = QTimer(application)

    def look() -> None:
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow) and window.isEnabled() and window.isVisible():
                timer.stop()
                print(len(window.findChildren(QAbstractAnimation)))
                window.close()

    timer.timeout.connect(look)
    timer.start(EVERY)
    return app.run_table(profile)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
