"""Keeps a players' display through screens that come and go, and prints what was seen as JSON.

Run with a file of screens for Qt's offscreen platform (see `screens_file`). Its order is not that of the
file: screens go by their names.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.screen.board.players_display import PlayersDisplay
from terminal.table.setup.profile import BoardSettings
from tests.patience import SteppedClock
from tests.screen.driving import Desk, open_desk

DEALERS, HDMI, UHD, TALL, TWIN, COPY = "DP-1", "HDMI-1", "UHD-1", "TALL-1", "TWIN", "COPY"
SCREENS = (
    (DEALERS, 0, 1920, 1080),
    (HDMI, 1920, 1920, 1080),
    (UHD, 3840, 3840, 2160),
    (TALL, 7680, 1080, 1920),
    (TWIN, 8760, 1920, 1080),
    (TWIN, 10680, 1920, 1080),
    (COPY, 0, 1280, 720),
)
"""Name, left edge, width and height; the last shows the same as the dealer's."""


def screens_file(folder: Path) -> Path:
    """Write the file of screens into a folder."""
    path = folder / "screens.json"
    screens = [
        {"name": name, "x": left, "y": 0, "width": width, "height": height, "logicalDpi": 96}
        | {"logicalBaseDpi": 96, "dpr": 1}
        for name, left, width, height in SCREENS
    ]
    content = {"synchronousWindowSystemEvents": False, "windowFrameMargins": False, "screens": screens}
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


class Hall:
    """A dealer's desk, and a display on one of the screens that are plugged in."""

    def __init__(self, wanted: str) -> None:
        self.desk: Desk = open_desk("commission")
        self.plugged = {screen.name(): screen for screen in QGuiApplication.screens()}
        window = self.desk.window
        window.setScreen(self.plugged[DEALERS])
        window.setGeometry(self.plugged[DEALERS].geometry())
        touches = self.desk.keyboard._touches
        self.display = PlayersDisplay(
            *(self.desk.presenter, window, touches.side_notices, touches.background),
            BoardSettings(screen=wanted),
            clock=SteppedClock(),
            screens=self._screens,
        )
        self.display.start()

    def _screens(self) -> list[QScreen]:
        return [screen for screen in QGuiApplication.screens() if screen.name() in self.plugged]

    def plug(self, *names: str) -> None:
        """Leave only these screens plugged in."""
        every = {screen.name(): screen for screen in QGuiApplication.screens()}
        self.plugged = {name: every[name] for name in names}
        self.display.screens_changed()
        QApplication.processEvents()

    def seen(self) -> dict[str, Any]:
        """Return where the display is, whether it lies over the felt, and what the strip says."""
        QApplication.processEvents()
        window, strip = self.display.window, self.desk.window.strip.view
        assert strip is not None
        told = strip.side_notice
        shown = window.isVisible()
        geometry = window.geometry()
        return {
            "on": window.screen().name() if shown else None,
            "size": [geometry.width(), geometry.height()] if shown else None,
            "over_the_felt": shown and geometry.intersects(self.desk.window.geometry()),
            "told": "" if told is None else told.note,
            "felt": self.desk.window.isVisible(),
        }

    def done(self) -> None:
        """Put both away."""
        self.display.stop()
        self.desk.done()


def main() -> None:
    """Go through the screens, one after another."""
    application = QApplication([])
    told: dict[str, Any] = {}
    for wanted in (HDMI, UHD, TALL, TWIN, COPY, DEALERS, "VGA-9"):
        hall = Hall(wanted)
        told[wanted] = hall.seen()
        hall.done()
    hall = Hall(HDMI)
    steps = [hall.seen()]
    for names in ((DEALERS, UHD), (DEALERS, UHD, HDMI), (DEALERS,), (HDMI, DEALERS)):
        hall.plug(*names)
        steps.append(hall.seen())
    told["plugged"] = steps
    # The dealer's own window is moved to the screen of the display: the display makes room.
    hall.desk.window.setScreen(hall.plugged[HDMI])
    hall.desk.window.setGeometry(hall.plugged[HDMI].geometry())
    hall.display.screens_changed()
    told["moved"] = hall.seen()
    hall.done()
    # The screen has another resolution: Qt says so of the same screen, and the display covers it again.
    hall = Hall(TALL)
    hall.display.window.setGeometry(hall.plugged[TALL].geometry().adjusted(0, 0, -100, -100))
    hall.plugged[TALL].geometryChanged.emit(hall.plugged[TALL].geometry())
    told["resized"] = hall.seen()
    hall.done()
    hall = Hall(UHD)
    told["focus"] = application.focusWindow() is not hall.display.window.windowHandle()
    flags = hall.display.window.windowFlags()
    told["untouched"] = bool(
        flags & Qt.WindowType.WindowTransparentForInput and flags & Qt.WindowType.WindowDoesNotAcceptFocus
    )
    before = hall.desk.session.ledger.head.seq
    place = hall.display.window.rect().center()
    QTest.mouseClick(hall.display.window, Qt.MouseButton.LeftButton, pos=place)
    told["recorded_by_a_touch"] = hall.desk.session.ledger.head.seq - before
    hall.done()
    print(json.dumps(told))


if __name__ == "__main__":
    sys.exit(main())
