"""The hatch of the past: slanted marks along the lower edge of the top bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPolygonF

from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box

_SLANT: Final = 4.0
_WIDE: Final = 10.0
_PITCH: Final = 20.0


class Hatch(Leaf, frozen=True):
    """Slanted marks side by side, as high as their box."""

    ink: QColor

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the marks from left to right."""
        left, top, width, height = box
        f, bottom = artist.factor, top + height
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(self.ink)
        x = left
        while x < left + width:
            upper, lower = (x + _SLANT, x + _SLANT + _WIDE), (x + _WIDE, x)
            corners = (*((at, top) for at in upper), *((at, bottom) for at in lower))
            artist.painter.drawPolygon(QPolygonF([QPointF(a * f, b * f) for a, b in corners]))
            x += _PITCH
