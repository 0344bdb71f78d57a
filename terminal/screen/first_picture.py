"""The window of the last start, shown at once, while all that makes it live is still being read."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from terminal.screen.kept_pictures import changed, keep_picture, kept_path, map_picture

# No more modules of ours are imported here: reading them all takes three times as long as showing this.

_DRAWN_BY: Final = Path(__file__).with_name("felt")
_DEMO: Final = "the demo table"


def has_display() -> bool:
    """Return whether there is a screen to show a window on; where there is none, Qt would end the process."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def shows_a_screen() -> bool:
    """Return whether windows are shown on a real screen: Qt's offscreen one is for tests and pictures."""
    return QGuiApplication.platformName() not in ("offscreen", "minimal")


class FirstPicture(QWidget):
    """A window that shows a kept picture, until the real one has been painted."""

    def __init__(self, profile: Path | None) -> None:
        super().__init__()
        self.setWindowTitle("Lammer")
        self._profile = profile

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture, read again each time: held, it would take as much memory as the felt."""
        kept = _kept(self._profile, key_of(self._profile, screen_of_table()))
        if kept is not None:
            picture, _ = kept
            picture.setDevicePixelRatio(self.devicePixelRatio())
            QPainter(self).drawImage(QPoint(0, 0), picture)

    def put_away(self) -> None:
        """Go, as the real window has been painted."""
        self.hide()
        self.deleteLater()


def show_first_picture(profile: Path | None) -> FirstPicture | None:
    """Show the table as its last start has kept it, without a bet or a card; None if nothing kept fits.

    `profile` is the table's profile, None that of the demo table. Makes the application if it can.
    """
    if not has_display():
        return None
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(application, QApplication):
        return None
    kept = _kept(profile, key_of(profile, screen_of_table()))
    if kept is None:
        return None
    window = FirstPicture(profile)
    full_screen = kept[1]
    fill_screen(window, full_screen=full_screen)
    application.processEvents()
    return window


def fill_screen(window: QWidget, *, full_screen: bool) -> None:
    """Show a window as large as the screen, on a display without a window manager too."""
    screen = QApplication.primaryScreen()
    window.setGeometry(screen.geometry() if full_screen else screen.availableGeometry())
    window.showFullScreen() if full_screen else window.showMaximized()


def as_painted(window: QWidget) -> QImage:
    """Return a copy of what a window shows: as it was painted last, for to paint it again takes 60 ms."""
    painted = window.backingStore().paintDevice() if window.isVisible() else None  # none before it is shown
    if isinstance(painted, QImage) and painted.size() == window.size() * window.devicePixelRatio():
        return painted.copy()
    return window.grab().toImage()


def keep(profile: Path | None, picture: QImage, *, key: str, full_screen: bool) -> None:
    """Keep the picture of a whole window for the next start of this table. Any thread may do this.

    `key` is what `key_of` said when the picture was painted. A picture that fits already stays.
    """
    if _kept(profile, key) is not None:
        return
    keep_picture(_path(profile), key, picture, int(full_screen))


def screen_of_table() -> str:
    """Return the screen that a picture was made for."""
    screen = QApplication.primaryScreen()
    size = screen.availableSize()
    return f"{size.width()}x{size.height()} at {screen.devicePixelRatio():g}"


def _kept(profile: Path | None, wanted: str) -> tuple[QImage, bool] | None:
    """Return the picture with the wanted key, and whether it is one of the full screen."""
    kept = map_picture(_path(profile), wanted)
    return None if kept is None else (kept[0], bool(kept[1]))


def key_of(profile: Path | None, screen: str) -> str:
    """Return what a picture must be of to fit: the profile, the screen, and the program that draws."""
    of = _DEMO if profile is None else f"{profile.absolute()} {changed(profile)}"
    return f"{of}\n{screen}\n{changed(_DRAWN_BY)}"


def cloth_path(profile: Path | None) -> Path:
    """Return where the picture of the table's cloth is kept."""
    return kept_path(_name(profile), "cloth")


def _path(profile: Path | None) -> Path:
    """Return where the picture of a table is kept."""
    return kept_path(_name(profile), "picture")


def _name(profile: Path | None) -> str:
    return _DEMO if profile is None else str(profile.absolute())
