"""The bar of the Differential: how far the hands are apart, the limit, and what lies beyond it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.kept import fill_rect
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box

_BEYOND: Final = 1.06
"""An excess ends a little before the end of the bar."""
_HATCH: Final = (5.0, 10.0)
"""How wide the slanted lines beyond the limit are, and how far apart."""


class GaugeBar(Leaf, frozen=True):
    """The bar from the middle to the hand that leads; sums in cents, `limit` None where there is none."""

    player: int
    banker: int
    limit: int | None

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the bar and its ticks, and what lies beyond the limit."""
        x, y, width, height = box
        half, middle = width / 2, x + width / 2
        artist.round_box(box, Gap.TIGHT, theme.BACKGROUND, theme.LINE)
        apart = self.banker - self.player
        limit = self.limit or max(self.banker, self.player, 1)
        over = self.limit is not None and abs(apart) > self.limit
        whole = abs(apart) * _BEYOND if over else limit
        sign = 1 if apart >= 0 else -1
        end = middle + sign * half * min(abs(apart), limit) / whole
        area = theme.BANKER_AREA if sign > 0 else theme.PLAYER_AREA
        if apart:
            inset = Edge.THICK
            artist.fill_box((min(middle, end), y + inset, abs(end - middle), height - 2 * inset), area.spine)
        if over:
            edge = middle + sign * half * abs(apart) / whole
            _hatch(artist, (min(end, edge), y, abs(edge - end), height))
            for side in (-1, 1):
                _tick(artist, box, middle + side * half * limit / whole, Edge.PILL)
        _tick(artist, box, middle, Edge.THICK)
        if apart:
            tick = (end, y - Gap.TIGHT, end, y + height + Gap.TIGHT)
            artist.rule(*tick, theme.TEXT, width=theme.FOCUS_WIDTH)


def _tick(artist: Artist, box: Box, x: float, width: float) -> None:
    _, y, _, height = box
    artist.rule(x, y - Gap.TIGHT, x, y + height + Gap.TIGHT, theme.TEXT_SOFT, width=width)


def _hatch(artist: Artist, box: Box) -> None:
    """Paint slanted alarm lines, so that colour alone need not tell what is over the limit."""
    rect, painter = artist.rect(box), artist.painter
    thick, step = _HATCH
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    fill_rect(painter, rect, theme.ALARM_BAND)
    painter.setPen(QPen(theme.ALARM, thick * artist.factor))
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom() + 2), QPointF(x + rect.height() + 4, rect.top() - 2))
        x += step * artist.factor
    painter.restore()
    artist.round_box(box, 0, None, theme.ALARM, width=Edge.THICK)
