"""The chip tray of the dealer's place: each touch adds a chip to the armed sum."""

from __future__ import annotations

from typing import Final

from terminal.screen.dealing.views import ChipTrayView
from terminal.screen.theme import Gap
from terminal.screen.widgets.ground import PANEL
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, grid
from terminal.screen.widgets.panel import PLACE, Panel
from terminal.screen.widgets.play_keys import chip_key

_LEFT, _, _WIDE, _ = PLACE
TOP: Final = 819.0
HEIGHT: Final = 141.0
_WIDEST: Final = 89.0


class ChipTray(Panel[ChipTrayView]):
    """The tray; a key is named by the value of its chip in cents."""

    KEEPS_LOOKS = True

    BOX = (_LEFT, TOP, _WIDE, HEIGHT)

    def parts(self, view: ChipTrayView) -> PanelPart:
        """Return one key a chip; many share the width."""
        keys = [chip_key(value, count) for value, count in zip(view.chips, view.counts, strict=True)]
        pad = Pad.across(Gap.WORDS, Gap.MEDIUM, Gap.MEDIUM)
        return boxed(PANEL, grid(*keys, columns=max(len(keys), 1), gap=Gap.SMALL, widest=_WIDEST, pad=pad))
