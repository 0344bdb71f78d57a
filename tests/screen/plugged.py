"""Keeps a players' display while monitors of an X server come and go, and prints what was seen as JSON.

Run on an X server of one large screen whose output is named `screen` (Xvfb), with Qt's xcb platform.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.patience import HANGS
from tests.screen.displayed import DEALERS, HDMI, Hall

OUTPUT, NO_OUTPUT = "screen", "none"
SPOTS = {
    "plugged": (1920, 1080, 1920),
    "smaller": (1280, 720, 1920),
    "4K": (3840, 2160, 1920),
    "portrait": (1080, 1920, 1920),
    "further": (1920, 1080, 3840),
}
"""Width, height and left edge of the monitor of the display, step by step."""


def set_monitor(name: str, width: int, height: int, left: int) -> None:
    """Have a monitor with this geometry from now on, in place of one of its name."""
    geometry = f"{width}/500x{height}/280+{left}+0"
    output = OUTPUT if name == DEALERS else NO_OUTPUT
    subprocess.run(["xrandr", "--setmonitor", name, geometry, output], check=True, stdout=subprocess.DEVNULL)


def unplug(name: str) -> None:
    """Have no monitor of that name any more."""
    subprocess.run(["xrandr", "--delmonitor", name], check=True)


def wait_for(geometry: tuple[int, int, int] | None) -> None:
    """Wait until the application knows of the monitor; None: that it is gone."""

    def known() -> bool:
        there = {screen.name(): screen.geometry() for screen in QGuiApplication.screens()}
        found = there.get(HDMI)
        if found is None or geometry is None:
            return found is None and geometry is None
        return (found.width(), found.height(), found.left()) == geometry

    end = time.monotonic() + HANGS
    while not known():
        QApplication.processEvents()
        if time.monotonic() > end:
            raise TimeoutError(f"the application does not see {geometry}")


class PluggedHall(Hall):
    """A hall whose screens are those that the application knows."""

    def _screens(self) -> list[Any]:
        return list(QGuiApplication.screens())


def main() -> None:
    """Go through the monitors, one step after another."""
    set_monitor(DEALERS, 1920, 1080, 0)
    set_monitor(HDMI, *SPOTS["plugged"])
    application = QApplication([])
    wait_for(SPOTS["plugged"])
    hall = PluggedHall(HDMI)
    seen = {"start": hall.seen() | {"focus": True}}
    for step, geometry in (
        *SPOTS.items(),
        ("unplugged", None),
        ("plugged again", SPOTS["plugged"]),
        ("gone again", None),
        ("back as 4K", SPOTS["4K"]),
    ):
        if HDMI in [screen.name() for screen in QGuiApplication.screens()]:
            unplug(HDMI)
            wait_for(None)
        if geometry is not None:
            set_monitor(HDMI, *geometry)
        wait_for(geometry)
        display = hall.display.window.windowHandle()
        seen[step] = hall.seen() | {"focus": application.focusWindow() is not display}
    hall.done()
    print(json.dumps(seen))


if __name__ == "__main__":
    sys.exit(main())
