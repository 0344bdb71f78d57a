"""The felt of the last start, shown at once, while all that makes it live is still being read."""

from __future__ import annotations

import mmap
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

# No other module of ours is imported here: to read them all takes three times as long as to show this.

_HEAD: Final = 4096
"""Bytes before the pixels: what the picture is of. The pixels begin on a page of memory."""
_FORMAT: Final = QImage.Format.Format_RGB32
_DRAWN_BY: Final = Path(__file__).with_name("felt")
_DEMO: Final = "the demo table"


def has_display() -> bool:
    """Whether there is a screen to show a window on; where there is none, Qt would end the process."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class FirstPicture(QWidget):
    """A window that shows a kept picture, until the real one has been painted."""

    def __init__(self, picture: QImage) -> None:
        super().__init__()
        self.setWindowTitle("Lammer")
        self._picture = picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture, as it is."""
        QPainter(self).drawImage(QPoint(0, 0), self._picture)


def show_first_picture(profile: Path | None) -> FirstPicture | None:
    """Shows the felt as the last start of this table has kept it; None if there is nothing that fits.

    `profile` is the table's profile, None that of the demo table. Makes the application if there is a display.
    """
    if not has_display():
        return None
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(application, QApplication):
        return None
    kept = _kept(profile)
    if kept is None:
        return None
    picture, full_screen = kept
    window = FirstPicture(picture)
    window.showFullScreen() if full_screen else window.showMaximized()
    application.processEvents()
    return window


def keep(profile: Path | None, picture: QImage, *, full_screen: bool) -> None:
    """Keeps the picture of a whole window for the next start of this table. Any thread may do this."""
    pixels = picture.convertToFormat(_FORMAT)
    path = _path(profile)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    # Without a picture the next start is as it was: a folder that cannot be written is no concern of the table.
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        head = _head(profile, pixels.width(), pixels.height(), full_screen=full_screen)
        draft.write_bytes(head + bytes(pixels.constBits()))
        draft.replace(path)


def is_kept(profile: Path | None) -> bool:
    """Whether the next start of this table will find a picture that fits."""
    return _kept(profile) is not None


def _kept(profile: Path | None) -> tuple[QImage, bool] | None:
    """The picture, and whether it is one of the whole screen."""
    size = QApplication.primaryScreen().availableSize()
    try:
        with _path(profile).open("rb") as file:
            stored = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):
        return None
    for full_screen in (False, True):
        if stored[:_HEAD] == _head(profile, size.width(), size.height(), full_screen=full_screen):
            pixels = memoryview(stored)[_HEAD:]
            if len(pixels) == 4 * size.width() * size.height():
                return QImage(pixels, size.width(), size.height(), _FORMAT), full_screen
    return None


def _head(profile: Path | None, width: int, height: int, *, full_screen: bool) -> bytes:
    """What a picture is of: the profile as it was, the screen, and the program that drew it."""
    of = _DEMO if profile is None else f"{profile} {_changed(profile)}"
    text = f"lammer picture\n{of}\n{width}x{height} {full_screen}\n{_changed(_DRAWN_BY)}\n"
    return text.encode()[:_HEAD].ljust(_HEAD, b"\0")


def _changed(path: Path) -> int:
    """When a file was last changed, or the latest file of a folder; of the program itself if that is one file."""
    try:
        inside = [entry.stat().st_mtime_ns for entry in os.scandir(path)] if path.is_dir() else []
        return max(inside, default=path.stat().st_mtime_ns)
    except OSError:
        return Path(sys.executable).stat().st_mtime_ns


def _path(profile: Path | None) -> Path:
    """Where the picture of a table is kept."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    name = _DEMO if profile is None else str(profile.absolute())
    return Path(cache) / "lammer" / f"felt-{crc32(name.encode()):08x}.picture"
