"""The real program at the table of a profile; a hand at its window does what it is told from outside."""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from terminal.cli import card_source_of
from terminal.screen import app
from terminal.screen.window import MainWindow
from terminal.table.setup.opening import open_table
from tests.patience import SteppedClock
from tests.screen.driving import Desk

EVERY = 3
"""Milliseconds between two looks whether something is to be done."""


class SetClock:
    """The clock of the machine, which anybody may set, and the seconds that go by whatever is done to it."""

    def __init__(self, now: datetime) -> None:
        self.now_is = now
        self.gone = 0.0
        self._began = monotonic()

    def elapsed(self) -> float:
        """Return the seconds that have gone by."""
        return monotonic() - self._began + self.gone

    def now(self) -> datetime:
        """Return what the clock shows."""
        return self.now_is + timedelta(seconds=self.elapsed())

    def wait(self, seconds: float) -> None:
        """Let time go by."""
        self.gone += seconds

    def set(self, by: timedelta) -> None:
        """Set the clock ahead, or back."""
        self.now_is += by


class Room:
    """The table as it is open in the program, and the clock of its machine."""

    def __init__(self, clock: SetClock) -> None:
        self.clock = clock
        self.running: app.RunningTable | None = None
        self.touched = SteppedClock()

    @property
    def window(self) -> MainWindow:
        """The window that is on show."""
        return next(
            widget
            for widget in QApplication.topLevelWidgets()
            if isinstance(widget, MainWindow) and widget.isVisible()
        )

    @property
    def is_ready(self) -> bool:
        """Whether the window can be touched."""
        windows = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow)]
        return any(window.isVisible() and window.isEnabled() for window in windows)

    @property
    def desk(self) -> Desk:
        """The hand at the window of the open table."""
        assert self.running is not None
        running = self.running
        return Desk(self.window, running.presenter, running.session, running.keys, self.touched)


def run(told: Connection, folder: Path, now: datetime) -> None:
    """Run `lammer table --profile` on the profile in a folder, and do what is told over a pipe."""
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={folder / 'screens.json'}"
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder / name.lower())
    application = QApplication(["lammer"])
    room = Room(SetClock(now))

    class Kept(app.RunningTable):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            room.running = self

    app.RunningTable = Kept  # type: ignore[misc]
    app.MainWindow = partial(MainWindow, clock=room.touched)  # type: ignore[assignment,misc]
    app.open_table = partial(open_table, clock=room.clock.now, elapsed=room.clock.elapsed)
    timer = QTimer(application)
    timer.timeout.connect(partial(_do_next, told, room))
    timer.start(EVERY)
    told.send(("ended", app.run_table(folder / "house.toml", card_source_of=card_source_of)))


def _do_next(told: Connection, room: Room) -> None:
    if not told.poll():
        return
    act: Callable[..., object]
    act, args = told.recv()
    try:
        told.send(("done", act(room, *args)))
    except Exception:  # noqa: BLE001 - it is told to the test, which fails by it
        told.send(("fault", traceback.format_exc()))
