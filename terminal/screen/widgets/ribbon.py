"""The upright ribbons at both sides of a page that is not of a live table."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Size, Type
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Align, Artist, Box

WIDTH: Final = 36.0
TURN: Final = -90
"""Degrees by which the words are turned: they read upwards."""
_MIDDLE: Final = 0.5
_TIMES: Final = 3
"""How often the words stand on a ribbon."""


class UprightRibbon(Leaf, frozen=True):
    """A ribbon in the colour of the kind, with its words; `text` stands for the usual ones."""

    kind: ScreenKind
    text: str = ""

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the ribbon, and its words upwards."""
        look = theme.LOOKS[self.kind]
        if look.frame is None:
            return
        artist.fill_box(box, look.frame)
        x, y, width, height = box
        painter, f = artist.painter, artist.factor
        for place in range(_TIMES):
            painter.save()
            painter.translate((x + width * _MIDDLE) * f, (y + height * (place + _MIDDLE) / _TIMES) * f)
            painter.rotate(TURN)
            room = height / _TIMES - Size.TOUCH
            words = self.text or look.ribbon
            artist.text(0, 0, words, Type.HEAD, look.ink, bold=True, room=room, align=Align.CENTRE)
            painter.restore()
