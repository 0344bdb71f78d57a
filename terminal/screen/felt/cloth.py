"""The table itself: ground, cloth, rail, frames of the boxes, and the ribbons of a table that is not live."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.felt.drawn import DrawnText, draw_words, words_on_line
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import closed, px, rounded
from terminal.screen.screen_kind import ScreenKind
from terminal.table.setup.layout_shapes import WHOLE, Margins
from terminal.table.setup.layouts import FELT_WIDTH, FRAME, BoxPlace, Layout

LEVEL: Final = 0.0
_LINE: Final = 1.5
_FRAME_LINE: Final = 1.1
_RIBBON_NEAR: Final = 245.0
_RIBBON_FAR: Final = 315.0
_RIBBON_TEXT: Final = 26
_RIBBON_AT: Final = 111.0
_WATERMARK: Final = "DEMO"
_WATERMARK_TEXT: Final = 248
_WATERMARK_BASE: Final = 624.0
_WATERMARK_SHARE: Final = 0.6


def box_frame(box: BoxPlace) -> QPainterPath:
    """Return the rounded frame around a box, in design px."""
    return rounded(px(box.shape.quad(WHOLE, Margins(FRAME, FRAME, FRAME, FRAME))), theme.Radius.BOX)


class ClothItem(FeltItem):
    """What never changes while a table is open; it fills the whole felt."""

    def __init__(self, layout: Layout, look: theme.TableLook) -> None:
        self._height = layout.height * FELT_WIDTH
        super().__init__(QRectF(0, 0, FELT_WIDTH, self._height), look, LEVEL)
        self._edge = closed(px(layout.outline))
        self._inside = layout.rail_inside * FELT_WIDTH
        self._outside = layout.rail_outside * FELT_WIDTH
        self._frames = [box_frame(box) for box in layout.boxes]

    def shape(self) -> QPainterPath:
        """Return nothing: the cloth takes no touch."""
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        """Paint everything from the ground up."""
        painter.fillRect(self.boundingRect(), theme.BACKGROUND)
        self._draw_table(painter)
        if self.look.kind is ScreenKind.DEMO:
            self._draw_watermark(painter)
        painter.setBrush(self.look.box)
        painter.setPen(QPen(self.look.felt_line, _FRAME_LINE))
        for frame in self._frames:
            painter.drawPath(frame)
        if self.look.frame is not None:
            for left in (True, False):
                self._draw_ribbon(painter, self.look.frame, left)

    def _draw_table(self, painter: QPainter) -> None:
        """Paint the cloth, then the rail on its edge: outside first, so that each side has its own line."""
        painter.fillPath(self._edge, self.look.felt)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        narrow = min(self._inside, self._outside)
        self._stroke(painter, self.look.felt_line, 2 * self._inside + _LINE)
        if self._inside > narrow:
            self._stroke(painter, theme.RAIL, 2 * self._inside - _LINE)
        # Odd and even: all but the table. To cut one path out of another takes longer than to draw it.
        outside = QPainterPath(self._edge)
        outside.addRect(self.boundingRect().adjusted(-50, -50, 50, 50))
        painter.save()
        painter.setClipPath(outside)
        self._stroke(painter, theme.RAIL_LINE, 2 * self._outside + _LINE)
        if self._outside > narrow:
            self._stroke(painter, theme.RAIL, 2 * self._outside - _LINE)
        painter.restore()
        # On both sides at once, so that no hair of the cloth stays between them.
        self._stroke(painter, theme.RAIL, 2 * narrow - _LINE)

    def _stroke(self, painter: QPainter, colour: QColor, width: float) -> None:
        """Paint a line along the edge."""
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._edge, pen)

    def _draw_watermark(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self._edge)
        font = theme.font(_WATERMARK_TEXT, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(_WATERMARK)
        letters = QPainterPath()
        letters.addText(QPointF((FELT_WIDTH - width) / 2, _WATERMARK_BASE), font, _WATERMARK)
        painter.fillPath(letters, theme.blend(self.look.felt, self.look.box, _WATERMARK_SHARE))
        painter.restore()

    def _draw_ribbon(self, painter: QPainter, colour: QColor, left: bool) -> None:
        def across(x: float, y: float) -> QPointF:
            return QPointF(x if left else FELT_WIDTH - x, y)

        near, far = _RIBBON_NEAR, _RIBBON_FAR
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([across(near, 0), across(far, 0), across(0, far), across(0, near)]))
        painter.save()
        painter.translate(across(_RIBBON_AT, (near + far) / 2 - _RIBBON_AT))
        painter.rotate(-45 if left else 45)
        words = words_on_line(self.look.ribbon, _RIBBON_TEXT, True, 0.0, 0.0, align=0.5)
        painter.translate(0, -words.y)
        draw_words(painter, words, self.look.ink)
        painter.restore()

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the ribbons' text, along the ribbon."""
        if self.look.frame is None:
            return ()
        words = words_on_line(self.look.ribbon, _RIBBON_TEXT, True, 0.0, 0.0, align=0.5)
        high = (_RIBBON_FAR - _RIBBON_NEAR) / 2**0.5
        along = _RIBBON_AT * 2**0.5
        holder = QPolygonF(QRectF(-along, words.y - high / 2, 2 * along, high))
        return (DrawnText(words.text, words.rect, holder, self.look.ink, self.look.frame, words.size),)
