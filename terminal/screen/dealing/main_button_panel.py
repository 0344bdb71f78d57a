"""The main button: the one act that comes next, always in the same place."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.views import MainView
from terminal.screen.widgets.faces import MainFace
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, KeyId, Panel

HEIGHT: Final = 112.0


class MainButton(Panel[MainView]):
    """The main button; `pressed` comes when the finger leaves it."""

    BOX = (RAIL_LEFT, 840.0, RAIL_WIDTH, HEIGHT)

    pressed = Signal()

    SAME_TAP = 0.3
    """Seconds after an act within which a tap is still the one before: the button stands for another act by
    then. A tap that waited while a slow disk held the act up counts from the end of the act too.
    """

    _last = -SAME_TAP

    def slots(self, view: MainView) -> Mapping[KeyId, KeySlot]:
        """The button fills the panel."""
        face = MainFace(view.title, view.subtitle, view.ready)
        return {"main": KeySlot((0, 0, RAIL_WIDTH, HEIGHT), face, ground=theme.BACKGROUND)}

    def act(self, key: KeyId) -> None:
        """Say that it was pressed."""
        del key
        if time.monotonic() - self._last >= self.SAME_TAP:
            self.pressed.emit()
            self._last = time.monotonic()

    def paint_view(self, artist: Artist, view: MainView) -> None:
        """The button paints itself."""
