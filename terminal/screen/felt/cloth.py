"""The table itself: ground, cloth, rail, frames of the boxes, and the ribbons of a table that is not live."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from terminal.screen import theme
from terminal.screen.felt.drawn import DrawnText, draw_words, words_on_line
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import closed, px, rounded
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import tr
from terminal.screen.widgets.paint import grown
from terminal.table.setup.layout_shapes import WHOLE, Margins
from terminal.table.setup.layouts import FELT_WIDTH, FRAME, BoxPlace, Layout

LEVEL: Final = 0.0

_FRAME_LINE: Final = 1.1
_RIBBON_NEAR: Final = 245.0
_RIBBON_FAR: Final = 315.0
_RIBBON_TEXT: Final = 26
_RIBBON_AT: Final = 111.0
_DIAGONAL: Final = math.sqrt(2)
_WATERMARK_TEXT: Final = 248
_WATERMARK_BASE: Final = 624.0
_WATERMARK_SHARE: Final = 0.6


def _painter(picture: QPixmap, factor: float) -> QPainter:
    """Return what paints on a picture in design px of the felt."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(factor, factor)
    return painter


def box_frame(box: BoxPlace) -> QPainterPath:
    """Return the rounded frame around a box, in design px."""
    return rounded(px(box.shape.quad(WHOLE, Margins(FRAME, FRAME, FRAME, FRAME))), theme.Radius.BOX)


class TextPicture(NamedTuple):
    """A text on the cloth with the ground under it, and where it lies in px of the cloth."""

    place: QPointF
    picture: QPixmap


class FlatArea(Protocol):
    """An area that may lie flat on the cloth."""

    @property
    def flat(self) -> bool:
        """Whether the cloth shows it."""

    def boundingRect(self) -> QRectF:
        """All that it ever paints."""

    def draw_ground(self, painter: QPainter) -> None:
        """Paint its ground, which never changes while it lies flat."""

    @property
    def written(self) -> Sequence[QRectF]:
        """Where the texts lie that were written last."""

    def write_as_before(self) -> Sequence[TextPicture] | None:
        """Return the texts as they were written once over the same ground; None if no picture is kept."""

    def keep_texts(self, pictures: Sequence[TextPicture]) -> None:
        """Keep pictures of the texts that were written last, with the ground under them."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, /) -> None:
        """Paint what else is to be seen of it."""


class ClothItem(FeltItem):
    """What never changes while a table is open, and the areas that lie flat on it; it fills the whole felt.

    It keeps two pictures: the ground with those of the areas, and the same with the texts of flat areas.
    """

    def __init__(self, layout: Layout, look: theme.TableLook, spoil: Callable[[QRectF], None]) -> None:
        """Have painted again by `spoil` what has changed of areas that lie flat, in design px."""
        self._height = layout.height * FELT_WIDTH
        super().__init__(QRectF(0, 0, FELT_WIDTH, self._height), look, LEVEL)
        self.setCacheMode(self.CacheMode.NoCache)
        self._spoil = spoil
        self._ribbon = ""
        self._areas: list[FlatArea] = []
        self._stale: dict[FlatArea, None] = {}
        self._ground: QPixmap | None = None
        self._picture = QPixmap()
        self._new = True
        """Whether nothing was written on it yet."""
        self._edge = closed(px(layout.outline))
        self._inside = layout.rail_inside * FELT_WIDTH
        self._outside = layout.rail_outside * FELT_WIDTH
        self._frames = [box_frame(box) for box in layout.boxes]

    def shape(self) -> QPainterPath:
        """Return nothing: the cloth takes no touch."""
        return QPainterPath()

    def lay(self, area: FlatArea) -> None:
        """Take in an area of a box."""
        self._areas.append(area)

    def show_ribbon(self, text: str) -> None:
        """Have the ribbons say something; the kind of table says what, if it is empty."""
        if text != self._ribbon:
            self._ribbon = text
            self.arrange()
            self.changed()

    @property
    def ratio(self) -> float:
        """How many px of the screen a px of its pictures has; 1 before there are any."""
        return 1.0 if self._ground is None else self._ground.devicePixelRatio()

    @property
    def _said(self) -> str:
        return self._ribbon or self.look.ribbon

    def redraw(self, area: FlatArea) -> None:
        """Paint an area that lies flat again when it is next seen."""
        self._stale[area] = None
        self._spoil(area.boundingRect())

    def arrange(self) -> None:
        """Make both pictures again when they are next seen."""
        self._ground = None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy what is needed out of the kept picture."""
        ratio = painter.device().devicePixelRatio()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = self._new_picture(ratio)
            drawn = _painter(self._ground, self.factor)
            super().paint(drawn, option, widget)
            for area in self._areas:
                area.draw_ground(drawn)
            drawn.end()
            self._picture = self._ground.copy()
            self._stale = dict.fromkeys(self._areas)
            self._new = True
        if self._stale:
            self._redraw(self._ground, option)
        origin = painter.worldTransform().map(QPointF())
        painter.save()
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(round(origin.x()), round(origin.y())), self._picture)
        painter.restore()

    def _new_picture(self, ratio: float) -> QPixmap:
        size = QSize(math.ceil(FELT_WIDTH * self.factor), math.ceil(self._height * self.factor))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        # Nothing shines through: Qt copies all of the felt as it is in 0.2 ms, where to blend it takes 1.1.
        picture.fill(theme.BACKGROUND)
        return picture

    def _redraw(self, ground: QPixmap, option: QStyleOptionGraphicsItem) -> None:
        """Write the texts of flat areas that have changed.

        The ground is put back only where the old ones stood: to begin with all of it cost 4.6 ms whenever
        36 losers were taken. What an area has shown before, such as nothing but its name, is copied: to write
        36 names again when the round was concluded cost 3 ms.
        """
        ratio = ground.devicePixelRatio()
        painter = _painter(self._picture, self.factor)
        design = painter.worldTransform()
        written: list[FlatArea] = []
        for area in [area for area in self._stale if area.flat]:
            del self._stale[area]
            painter.setWorldTransform(QTransform())
            for rect in area.written:
                source = self._pixels(rect, ratio)
                painter.drawPixmap(QPointF(source.topLeft()) / ratio, ground, source)
            pictures = area.write_as_before()
            if pictures is None:
                painter.setWorldTransform(design)
                area.paint(painter, option)
                written.append(area)
            else:
                for place, picture in pictures:
                    painter.drawPixmap(place, picture)
        painter.end()
        if self._new:  # a start does not wait for pictures that are first needed when a round was played
            self._new = False
            return
        for area in written:
            rects = [self._pixels(rect, ratio) for rect in area.written]
            area.keep_texts(
                [TextPicture(QPointF(rect.topLeft()) / ratio, self._picture.copy(rect)) for rect in rects]
            )

    def _pixels(self, rect: QRectF, ratio: float) -> QRect:
        """Return the whole pixels of the picture under a rectangle of the felt."""
        scale = self.factor * ratio
        left, top = math.floor(rect.left() * scale), math.floor(rect.top() * scale)
        right, bottom = math.ceil(rect.right() * scale), math.ceil(rect.bottom() * scale)
        return QRect(left, top, right - left, bottom - top)

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
        self._stroke(painter, self.look.felt_line, 2 * self._inside + theme.Edge.THICK)
        if self._inside > narrow:
            self._stroke(painter, theme.RAIL, 2 * self._inside - theme.Edge.THICK)
        # Odd and even: all but the table. To cut one path out of another takes longer than to draw it.
        outside = QPainterPath(self._edge)
        outside.addRect(grown(self.boundingRect(), 50))
        painter.save()
        painter.setClipPath(outside)
        self._stroke(painter, theme.RAIL_LINE, 2 * self._outside + theme.Edge.THICK)
        if self._outside > narrow:
            self._stroke(painter, theme.RAIL, 2 * self._outside - theme.Edge.THICK)
        painter.restore()
        # On both sides at once, so that no hair of the cloth stays between them.
        self._stroke(painter, theme.RAIL, 2 * narrow - theme.Edge.THICK)

    def _stroke(self, painter: QPainter, colour: QColor, width: float) -> None:
        """Paint a line along the edge."""
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._edge, pen)

    def _draw_watermark(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self._edge)
        font = theme.font(_WATERMARK_TEXT, bold=True)
        word = tr("DEMO")
        width = QFontMetricsF(font).horizontalAdvance(word)
        letters = QPainterPath()
        letters.addText(QPointF((FELT_WIDTH - width) / 2, _WATERMARK_BASE), font, word)
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
        words = words_on_line(self._said, _RIBBON_TEXT, True, 0.0, 0.0, align=0.5)
        painter.translate(0, -words.y)
        draw_words(painter, words, self.look.ink)
        painter.restore()

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the ribbons' text, along the ribbon."""
        if self.look.frame is None:
            return ()
        words = words_on_line(self._said, _RIBBON_TEXT, True, 0.0, 0.0, align=0.5)
        high = (_RIBBON_FAR - _RIBBON_NEAR) / _DIAGONAL
        along = _RIBBON_AT * _DIAGONAL
        holder = QPolygonF(QRectF(-along, words.y - high / 2, 2 * along, high))
        return (DrawnText(words.text, words.rect, holder, self.look.ink, self.look.frame, words.size),)
