"""What points from a box to what it speaks of: the notch of a hint, and that of the pad of the moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.theme import Gap
from terminal.screen.widgets.ground import NOW, Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box

NOTCH: Final = 14.0
"""How far a notch stands out."""
_HINT_HALF: Final = Gap.BLOCK
_PAD_HALF: Final = Gap.BODY
_OPEN: Final = 2.0
"""By how much the opening of a hint is narrower than its notch, at either side."""


class HintGround(Leaf, frozen=True):
    """The ground of a hint, with a notch down from the middle of its lower edge."""

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the box, open the edge over the notch, and draw the edge of the notch."""
        x, y, width, height = box
        bottom, edge, middle = y + height - 1, y + height - NOTCH, x + width / 2
        NOW.paint(artist, (x, y, width, height - NOTCH))
        notch = _points(
            artist, ((middle - _HINT_HALF, edge - 1), (middle, bottom), (middle + _HINT_HALF, edge - 1))
        )
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(theme.ACCENT_TINT)
        artist.painter.drawPolygon(notch)
        half, high = _HINT_HALF - _OPEN, theme.Edge.RING + 0.5
        artist.fill_box((middle - half, edge - high, 2 * half, high), theme.ACCENT_TINT)
        artist.painter.setPen(QPen(theme.ACCENT, theme.Edge.RING * artist.factor))
        artist.painter.setBrush(Qt.BrushStyle.NoBrush)
        artist.painter.drawPolyline(notch)


class PadNotch(Leaf, frozen=True):
    """A notch up from the lower edge of its box, at `at` from the left."""

    at: float

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the notch, down into the edge that it stands on."""
        x, y, _, height = box
        middle, bottom = x + self.at, y + height + 1
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(theme.ACCENT)
        artist.painter.drawPolygon(
            _points(artist, ((middle - _PAD_HALF, bottom), (middle + _PAD_HALF, bottom), (middle, y - 3)))
        )


def _points(artist: Artist, points: tuple[tuple[float, float], ...]) -> QPolygonF:
    f = artist.factor
    return QPolygonF([QPointF(x * f, y * f) for x, y in points])
