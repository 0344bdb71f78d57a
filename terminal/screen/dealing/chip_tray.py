"""The chip tray of the dealer's place: one touch takes a chip into the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen.dealing.views import ChipTrayView
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import PLACE, KeyId, Panel, paint_panel
from terminal.screen.widgets.play_faces import ChipFace

TOP: Final = 819.0
HEIGHT: Final = 141.0
_FIRST: Final = 6.5
_PITCH: Final = 95.0
_KEY_HEIGHT: Final = 125.0


class ChipTray(Panel[ChipTrayView]):
    """The tray; `chip_chosen` gives the chip's value in cents."""

    BOX = (PLACE[0], TOP, PLACE[2], HEIGHT)

    chip_chosen = Signal(object)

    def slots(self, view: ChipTrayView) -> Mapping[KeyId, KeySlot]:
        """One key a chip; more than nine share the same width."""
        pitch = min(_PITCH, (PLACE[2] - 2 * _FIRST) / max(len(view.chips), 1))
        left = (PLACE[2] - pitch * len(view.chips)) / 2 + 3
        return {
            value: KeySlot(
                (left + number * pitch, 8, pitch - 6, _KEY_HEIGHT),
                ChipFace(value, value == view.chosen, view.usable),
                margin=3,
            )
            for number, value in enumerate(view.chips)
        }

    def act(self, key: KeyId) -> None:
        """Say which chip was taken into the hand."""
        self.chip_chosen.emit(key)

    def paint_view(self, artist: Artist, view: ChipTrayView) -> None:
        """Paint the tray under the chips."""
        del view
        paint_panel(artist, self.design_size)
