"""Starts a table as its command does, and prints how many animations its window has."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication

from terminal.screen import app
from terminal.screen.running_table import RunningTable
from terminal.screen.window import MainWindow
from terminal.table.setup.profile import TableProfile


def main(profile: Path) -> int:
    """Run it; the window is closed as soon as it has answered."""
    QApplication(["lammer"])
    let_in = app._let_in

    async def then_count(profile: TableProfile, window: MainWindow, running: RunningTable) -> None:
        await let_in(profile, window, running)
        print(len(window.findChildren(QAbstractAnimation)))
        window.close()

    app._let_in = then_count
    return app.run_table(profile)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
