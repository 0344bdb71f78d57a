"""What the panels of training have in common: a touch on a key is reported by one signal."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import Signal

from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Gap
from terminal.screen.widgets.arrangement import FELT, STRIP_TOP, TOP_BAR
from terminal.screen.widgets.layout import Pad, PanelPart, column, row, space
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.ribbon import WIDTH, UprightRibbon

V = TypeVar("V")

_LEFT, _, _WIDE, _ = FELT
PAGE_BOX: Final[Box] = (_LEFT, TOP_BAR, _WIDE, STRIP_TOP - TOP_BAR)
"""Where a page without a felt lies, between the top bar and the strip."""


class TrainingPanel(Panel[V]):
    """A panel of training; `touched` gives the name of the key."""

    touched = Signal(object)

    def act(self, key: KeyId) -> None:
        """Say which key was touched."""
        self.touched.emit(key)


def between_ribbons(*parts: PanelPart, ribbon: str = "") -> PanelPart:
    """Return a page without a felt: parts one under the other, between the two ribbons."""
    side = UprightRibbon(ScreenKind.TRAINING, ribbon, wide=WIDTH)
    body = column(space(Gap.BODY), *parts, space(Gap.BLOCK), grow=1)
    return row(side, body, side, gap=Gap.WORDS, pad=Pad(left=Gap.SMALL))
