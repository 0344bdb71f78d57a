"""The picture of the cloth that a start keeps for the next one, and proves by painting it again.

The next start shows it in a tenth of the time that it takes to paint. It is the felt itself: what is painted
once the table is ready is compared with it to the last pixel, and takes its place.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage

from terminal.screen.felt.cloth import ClothItem
from terminal.screen.kept_pictures import PictureDamaged, changed, forget_picture, keep_picture, read_picture
from terminal.table.setup.data_dirs import resources_folder

_LOG = logging.getLogger("lammer")

_LATER: Final = 400
"""Milliseconds after which a table that has come up has time."""

_SCREEN: Final = Path(__file__).parents[1]


class KeptCloth(QObject):
    """Keeps the picture of a cloth in a file."""

    def __init__(
        self, cloth: ClothItem, path: Path, in_background: Callable[[Callable[[], None]], None]
    ) -> None:
        super().__init__()
        self._cloth, self._path, self._in_background = cloth, path, in_background
        self._proving: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        cloth.keep_by(self)

    def find(self, key: str) -> QImage | None:
        """Return the picture that the last start has kept under this key; None if there is none."""
        try:
            return read_picture(self._path, _whole(key))
        except PictureDamaged as fault:
            _LOG.warning("the kept picture of the cloth %s is painted again: %s", self._path, fault)
            return None

    def come_back(self) -> None:
        """Have the picture proved, or kept, once there is time."""
        self._proving = None
        self._timer.start(_LATER)

    def renew(self, key: str, picture: QImage) -> None:
        """Keep this picture for the next start."""
        self._in_background(partial(keep_picture, self._path, _whole(key), picture))

    def drop(self) -> None:
        """Keep none: the one that was kept is not what is painted."""
        _LOG.warning("the kept picture of the cloth %s was not what is painted: it is gone", self._path)
        forget_picture(self._path)

    def finish(self) -> None:
        """Keep what was painted if nobody had time for it yet; what was not proved stays as it is."""
        self._timer.stop()
        self._cloth.hand_over()
        self._cloth.keep_by(None)

    def _go_on(self) -> None:
        """Paint a little more, and then let a touch come before the rest."""
        if self._proving is None:
            self._proving = self._cloth.prove()
        for _ in self._proving:
            self._timer.start(0)
            return
        self._cloth.hand_over()


def _whole(key: str) -> str:
    """Return the key with what draws: this program, its fonts and its library."""
    drawn_by = (_SCREEN, _SCREEN / "felt", _SCREEN / "widgets", resources_folder() / "fonts")
    return "\n".join((key, PySide6.__version__, *map(changed, drawn_by)))
