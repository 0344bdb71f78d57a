"""The table itself: ground, cloth, rail, frames of the boxes, and the ribbons of a table that is not live."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from msgspec import msgpack
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
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
from terminal.screen.felt.item import FeltFrame, FeltItem
from terminal.screen.felt.shapes import closed, px, rounded
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import language, tr
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
_RIBBON_TURN: Final = 45


def _painter(picture: QPixmap, factor: float) -> QPainter:
    """Return what paints on a picture in design px of the felt."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(factor, factor)
    return painter


def are_alike(one: QPixmap, other: QPixmap, but: Sequence[QRect], bands: int) -> bool:
    """Return whether two pictures are the same, but for some places.

    They are looked at in so many bands: copies of the whole would take as much memory as two more of them.
    """
    size = one.size()
    if size != other.size():
        return False
    down = math.ceil(size.height() / bands)
    for top in range(0, size.height(), down):
        images = [picture.copy(0, top, size.width(), down).toImage() for picture in (one, other)]
        for image in images:
            image.setDevicePixelRatio(1)
            with QPainter(image) as painter:
                for place in but:
                    painter.fillRect(place.translated(0, -top), theme.BACKGROUND)
        if images[0] != images[1]:
            return False
    return True


def box_frame(box: BoxPlace) -> QPainterPath:
    """Return the rounded frame around a box, in design px."""
    return rounded(px(box.shape.quad(WHOLE, Margins(FRAME, FRAME, FRAME, FRAME))), theme.Radius.BOX)


class PartOfCloth(NamedTuple):
    """A piece of the picture of the cloth, and where it lies in px of it."""

    place: QPointF
    picture: QPixmap


class Writing(NamedTuple):
    """The texts of an area as they were written once, with the ground under them, and that ground alone."""

    texts: Sequence[PartOfCloth]
    under: Sequence[PartOfCloth]


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
    def plain(self) -> bool:
        """Whether nothing but its name is to be seen on it."""

    @property
    def name(self) -> Hashable:
        """Its name and what else is printed on it."""

    def come_printed(self) -> None:
        """Note that the cloth shows its name."""

    @property
    def to_write(self) -> Sequence[QRectF]:
        """Where its texts lie."""

    def write_as_before(self) -> Writing | None:
        """Return the texts as they were written once over the same ground; None if they are not kept."""

    def keep_writing(self, writing: Writing) -> None:
        """Keep the texts that were written last."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, /) -> None:
        """Paint what else is to be seen of it."""


class Keeper(Protocol):
    """Keeps the picture of the cloth for the next start."""

    def find(self, key: str) -> QImage | None:
        """Return the picture that the last start has kept under this key; None if there is none."""

    def come_back(self) -> None:
        """Have the picture proved, or kept, once there is time."""

    def renew(self, key: str, picture: QImage) -> None:
        """Keep this picture for the next start."""

    def drop(self) -> None:
        """Keep none: the one that was kept is not what is painted."""


class ClothItem(FeltItem):
    """What never changes while a table is open, and the areas that lie flat on it; it fills the whole felt.

    It keeps one picture, with the texts of flat areas, and pieces of the ground that lies under them. The
    picture may come from the last start, which has kept it; then it is painted again once there is time. That
    one is taken from then on, and proves the one that was kept.
    """

    def __init__(
        self, layout: Layout, look: theme.TableLook, frame: FeltFrame, spoil: Callable[[QRectF], None]
    ) -> None:
        """Have painted again by `spoil` what has changed of areas that lie flat, in design px."""
        self._height = layout.height * FELT_WIDTH
        super().__init__(QRectF(0, 0, FELT_WIDTH, self._height), look, LEVEL)
        self.setCacheMode(self.CacheMode.NoCache)
        self._frame, self._spoil = frame, spoil
        self._layout = layout
        self._ribbon = ""
        self._areas: list[FlatArea] = []
        self._stale: dict[FlatArea, None] = {}
        self._picture: QPixmap | None = None
        self._under: dict[FlatArea, Sequence[PartOfCloth]] | None = None
        """The ground under the texts of each area; None of a picture that the last start has kept."""
        self._painting: Iterator[None] | None = None
        """What paints the picture, a little at a time."""
        self._is_kept = False
        """Whether the last start has kept the picture as it is painted."""
        self._keeper: Keeper | None = None
        self._inside = layout.rail_inside * FELT_WIDTH
        self._outside = layout.rail_outside * FELT_WIDTH

    @cached_property
    def _edge(self) -> QPainterPath:
        return closed(px(self._layout.outline))

    @cached_property
    def _frames(self) -> tuple[QPainterPath, ...]:
        """The frames around the boxes."""
        return tuple(box_frame(box) for box in self._layout.boxes)

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
        return 1.0 if self._picture is None else self._picture.devicePixelRatio()

    @property
    def _said(self) -> str:
        return self._ribbon or self.look.ribbon

    def redraw(self, area: FlatArea) -> None:
        """Paint an area that lies flat again when it is next seen."""
        self._stale[area] = None
        self._spoil(area.boundingRect())

    def arrange(self) -> None:
        """Make the picture again when it is next seen."""
        self._picture = self._under = self._painting = None

    def keep_by(self, keeper: Keeper | None) -> None:
        """Show the picture that the last start has kept, if it fits, and have this one kept for the next."""
        self._keeper = keeper
        if keeper is not None and self._picture is not None:
            keeper.come_back()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy what is needed out of the kept picture."""
        ratio = painter.device().devicePixelRatio()
        picture = self._picture
        if picture is None or picture.devicePixelRatio() != ratio:
            self.arrange()
            picture = self._as_kept(ratio) or self._as_painted(ratio)
            if self._keeper is not None:
                self._keeper.come_back()
        if any(area.flat for area in self._stale):
            picture = self._rewritten(option)
        painter.save()
        for _ in self._frame.clipped(painter, painter.worldTransform().map(QPoint())):
            painter.drawPixmap(QPoint(), picture)
        painter.restore()

    def _as_kept(self, ratio: float) -> QPixmap | None:
        """Return the picture of the last start; None if none fits."""
        if self._keeper is None or not all(area.plain for area in self._areas if area.flat):
            return None
        image = self._keeper.find(self._key(ratio))
        if image is None or image.size() != self._size() * ratio:
            return None
        for area in self._areas:
            area.come_printed()
        self._stale.clear()
        self._picture = QPixmap.fromImage(image)
        self._picture.setDevicePixelRatio(ratio)
        return self._picture

    def _as_painted(self, ratio: float) -> QPixmap:
        """Return the picture as it is painted now."""
        self._stale.clear()
        self._painting = self._paint_all(ratio)
        return self._painted()[0]

    def _painted(self) -> tuple[QPixmap, dict[FlatArea, Sequence[PartOfCloth]]]:
        """Return the picture and the ground under its texts, painted to the end if it is not yet."""
        for _ in self.prove():
            pass
        if self._picture is None or self._under is None:
            raise RuntimeError("a cloth is painted before it has a size")
        return self._picture, self._under

    @property
    def was_read(self) -> bool:
        """Whether the picture is the one that the last start has kept, not proved yet."""
        return self._picture is not None and self._under is None

    def prove(self) -> Iterator[None]:
        """Paint a picture that was read again, a little at a time; one that then differs goes."""
        if self._painting is None and self._picture is not None and self.was_read:
            self._painting = self._paint_all(self._picture.devicePixelRatio())
        while self._painting is not None:
            next(self._painting, None)
            yield

    def hand_over(self) -> None:
        """Have the picture kept as it was painted, unless the last start has kept the same: once."""
        keeper = self._keeper
        if keeper is None or self._picture is None or self.was_read:
            return
        self._keeper = None
        names_alone = not self._stale and all(area.flat and area.plain for area in self._areas)
        if names_alone and not self._is_kept:
            keeper.renew(self._key(self._picture.devicePixelRatio()), self._picture.toImage().copy())

    def _paint_all(self, ratio: float) -> Iterator[None]:
        """Paint the ground and then the texts, a little at a time, and take the picture."""
        picture = self._new_picture(ratio)
        for draw in self._steps:
            with _painter(picture, self.factor) as painter:
                draw(painter)
            yield
        for areas in self._in_groups():
            with _painter(picture, self.factor) as painter:
                for area in areas:
                    area.draw_ground(painter)
            yield
        option = QStyleOptionGraphicsItem()
        under: dict[FlatArea, Sequence[PartOfCloth]] = {}
        unwritten: dict[FlatArea, None] = {}
        differ: list[QRect] = []
        for areas in self._in_groups():
            flat = [area for area in areas if area.flat]
            under |= {area: self._parts(picture, area) for area in flat}
            with _painter(picture, self.factor) as painter:
                for area in flat:
                    area.paint(painter, option)
            unwritten |= dict.fromkeys(area for area in areas if area not in under)
            differ += (
                self._pixels(area.boundingRect(), ratio) for area in areas if not (area.flat and area.plain)
            )
            yield
        before, self._picture, self._under = self._picture, picture, under
        self._painting = None
        self._stale |= unwritten
        self._is_kept = before is not None and are_alike(before, picture, differ, len(self._layout.boxes))
        if before is not None and not self._is_kept:
            self.update()
            if self._keeper is not None:
                self._keeper.drop()

    def _in_groups(self) -> Iterator[Sequence[FlatArea]]:
        """Yield the areas box by box: their edges lie on each other in this order."""
        group = len(self._areas) // len(self._layout.boxes)
        for start in range(0, len(self._areas), group):
            yield self._areas[start : start + group]

    def _key(self, ratio: float) -> str:
        """Return what a picture must be of to fit."""
        printed = [area.name for area in self._areas]
        of = (self._layout, self.look.kind, self._said, tr("DEMO"), printed, language(), self.factor, ratio)
        return sha256(msgpack.encode(of)).hexdigest()

    def _size(self) -> QSize:
        """Return how many px of the screen the felt has."""
        return QSize(math.ceil(FELT_WIDTH * self.factor), math.ceil(self._height * self.factor))

    def _new_picture(self, ratio: float) -> QPixmap:
        picture = QPixmap(self._size() * ratio)
        picture.setDevicePixelRatio(ratio)
        # Nothing shines through: Qt copies all of the felt as it is in 0.2 ms, where to blend it takes 1.1.
        picture.fill(theme.BACKGROUND)
        return picture

    def _rewritten(self, option: QStyleOptionGraphicsItem) -> QPixmap:
        """Return the picture with the texts of flat areas that have changed.

        The ground is put back only where the old ones stood: to begin with all of it cost 4.6 ms whenever
        36 losers were taken, and 5 MB. What an area has shown before, such as nothing but its name, is
        copied: to write 36 names again when the round was concluded cost 3 ms.
        """
        picture, under = self._painted()
        painter = _painter(picture, self.factor)
        design = painter.worldTransform()
        written: list[FlatArea] = []
        for area in [area for area in self._stale if area.flat]:
            del self._stale[area]
            painter.setWorldTransform(QTransform())
            for place, part in under.get(area, ()):
                painter.drawPixmap(place, part)
            writing = area.write_as_before()
            if writing is None:
                under[area] = self._parts(picture, area)
                painter.setWorldTransform(design)
                area.paint(painter, option)
                written.append(area)
            else:
                under[area] = writing.under
                for place, part in writing.texts:
                    painter.drawPixmap(place, part)
        painter.end()
        for area in written:
            area.keep_writing(Writing(self._parts(picture, area), under[area]))
        return picture

    def _parts(self, picture: QPixmap, area: FlatArea) -> Sequence[PartOfCloth]:
        """Return the pieces of a picture where the texts of an area lie."""
        ratio = picture.devicePixelRatio()
        rects = [self._pixels(rect, ratio) for rect in area.to_write]
        return [PartOfCloth(QPointF(rect.topLeft()) / ratio, picture.copy(rect)) for rect in rects]

    def _pixels(self, rect: QRectF, ratio: float) -> QRect:
        """Return the whole pixels of the picture under a rectangle of the felt."""
        scale = self.factor * ratio
        left, top = math.floor(rect.left() * scale), math.floor(rect.top() * scale)
        right, bottom = math.ceil(rect.right() * scale), math.ceil(rect.bottom() * scale)
        return QRect(left, top, right - left, bottom - top)

    def _draw_frames(self, painter: QPainter) -> None:
        painter.setBrush(self.look.box)
        painter.setPen(QPen(self.look.felt_line, _FRAME_LINE))
        for frame in self._frames:
            painter.drawPath(frame)

    def _draw_ribbons(self, painter: QPainter) -> None:
        if self.look.frame is not None:
            for left in (True, False):
                self._draw_ribbon(painter, self.look.frame, left)

    @property
    def _steps(self) -> tuple[Callable[[QPainter], None], ...]:
        """What paints the ground, from the felt up; the rail in parts, for each side has its own line."""
        rail = (self._draw_inside, self._draw_outside, self._draw_rail)
        return (self._draw_felt, *rail, self._draw_watermark, self._draw_frames, self._draw_ribbons)

    @property
    def _narrow(self) -> float:
        """How far the rail reaches to both sides of its edge."""
        return min(self._inside, self._outside)

    def _draw_felt(self, painter: QPainter) -> None:
        painter.fillRect(self.boundingRect(), theme.BACKGROUND)
        painter.fillPath(self._edge, self.look.felt)

    def _draw_inside(self, painter: QPainter) -> None:
        """Paint the rail over the felt, with its line."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._stroke(painter, self.look.felt_line, 2 * self._inside + theme.Edge.THICK)
        if self._inside > self._narrow:
            self._stroke(painter, theme.RAIL, 2 * self._inside - theme.Edge.THICK)

    def _draw_outside(self, painter: QPainter) -> None:
        """Paint the rail around the felt, with its line."""
        # Odd and even: all but the table. To cut one path out of another takes longer than to draw it.
        outside = QPainterPath(self._edge)
        outside.addRect(grown(self.boundingRect(), 50))
        painter.setClipPath(outside)
        self._stroke(painter, theme.RAIL_LINE, 2 * self._outside + theme.Edge.THICK)
        if self._outside > self._narrow:
            self._stroke(painter, theme.RAIL, 2 * self._outside - theme.Edge.THICK)

    def _draw_rail(self, painter: QPainter) -> None:
        """Paint the rail on both sides at once, so that no hair of the cloth stays between them."""
        self._stroke(painter, theme.RAIL, 2 * self._narrow - theme.Edge.THICK)

    def _stroke(self, painter: QPainter, colour: QColor, width: float) -> None:
        """Paint a line along the edge."""
        pen = QPen(colour, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._edge, pen)

    def _draw_watermark(self, painter: QPainter) -> None:
        if self.look.kind is not ScreenKind.DEMO:
            return
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
        painter.rotate(-_RIBBON_TURN if left else _RIBBON_TURN)
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
