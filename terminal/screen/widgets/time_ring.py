"""A ring that empties with the time that is left, and a picture of the house."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from terminal.screen import theme
from terminal.screen.theme import Gap, Type
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box

_TURN: Final = 5760
"""A whole turn in Qt's sixteenths of a degree; it starts at 3 o'clock, and counts against the clock."""
_TOP: Final = _TURN // 4
_STROKE: Final = Type.LABEL


class TimeRing(Leaf, frozen=True):
    """A ring as high as its box, of which the share that is left is lit; it ends at 12 o'clock."""

    left: int
    whole: int
    said: str
    """Of how many seconds they are left, as text."""

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the ring, and in it the seconds over how many they were."""
        x, y, width, height = box
        radius = min(width, height) / 2
        middle, level = x + width / 2, y + height / 2
        artist.disc(middle, level, radius, None, theme.SURFACE_HIGH, width=_STROKE)
        inside = radius - _STROKE / 2
        around: QRectF = artist.rect((middle - inside, level - inside, 2 * inside, 2 * inside))
        pen = QPen(theme.ACCENT, _STROKE * artist.factor)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        artist.painter.setPen(pen)
        artist.painter.setBrush(Qt.BrushStyle.NoBrush)
        artist.painter.drawArc(around, _TOP, _TURN * self.left // self.whole)
        left, over, under = str(self.left), level - Gap.MEDIUM, level + Type.SUM
        artist.centre(middle, over, left, Type.POINTS, inks.first, bold=True, room=radius)
        artist.centre(middle, under, self.said, Type.TEXT, inks.second, room=radius)


class HousePicture(Leaf, frozen=True):
    """A picture as large as its box has room for, in its own proportions."""

    picture: QImage

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the picture in the middle."""
        place = artist.rect(box)
        size = self.picture.size().scaled(place.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRectF(0, 0, size.width(), size.height())
        rect.moveCenter(place.center())
        artist.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        artist.painter.drawImage(rect, self.picture)
