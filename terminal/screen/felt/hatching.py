"""The hatch of a losing bet, and the veil over the areas without one, while a round is settled."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from terminal.screen import theme
from terminal.screen.felt.item import FeltItem

VEIL_LEVEL: Final = 5.0
"""Over the cloth with the areas that lie flat on it, under the areas with bets."""

_TILE: Final = 20.0
_STRIPE: Final = 0.42
"""The width of a stripe along the edge of a tile, as a share of it."""


@lru_cache(maxsize=8)
def hatching(factor: float, ratio: float) -> QBrush:
    """Return the hatch for a felt at `factor` screen px per design px, with `ratio` device px each.

    The tile is painted in device px, so that it is copied and not drawn again for each area.
    """
    side = max(4, round(_TILE * factor * ratio))
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.LOST_HATCH)
    for start in (-side, 0, side):
        left, right = float(start), start + side * _STRIPE
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(left, 0),
                    QPointF(right, 0),
                    QPointF(right + side, side),
                    QPointF(left + side, side),
                ]
            )
        )
    painter.end()
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1 / (factor * ratio), 1 / (factor * ratio)))
    return brush


class VeilItem(FeltItem):
    """Lets the box show through the areas without a bet, so that those with one stand out."""

    def __init__(self, bounds: QRectF, look: theme.TableLook, share: float) -> None:
        super().__init__(bounds, look, VEIL_LEVEL)
        self.setCacheMode(self.CacheMode.NoCache)
        self._share = share
        self._path = QPainterPath()
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: it takes no touch."""
        return QPainterPath()

    def cover(self, outlines: Iterable[QPainterPath]) -> None:
        """Lie over these areas; hidden where there are none."""
        path = QPainterPath()
        for outline in outlines:
            path.addPath(outline)
        if path != self._path:
            self._path = path
            self.setVisible(not path.isEmpty())
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the colour of the box over the areas."""
        veil = QColor(self.look.box)
        veil.setAlphaF(self._share)
        painter.fillPath(self._path, veil)
