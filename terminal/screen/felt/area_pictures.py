"""The pictures of areas that do not lie flat: kept as long as they may come back, and shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from terminal.screen import theme
from terminal.screen.felt.item import FeltFrame, FeltItem
from terminal.screen.widgets.kept import clear_picture, on_whole_pixels

BETS_LEVEL: Final = 10.0
"""Over the cloth and what veils it."""

TWO_LOOKS: Final = 2
"""How many pictures are kept of what goes back and forth: with a bet and lost, chosen and not."""

Paint = Callable[[QPainter], None]


class AreaPicture(NamedTuple):
    """A picture, and where it lies in px of the felt."""

    place: QPointF
    picture: QPixmap


class AreaPictures:
    """The last pictures of one area: what has been shown before is copied."""

    def __init__(self, bounds: Callable[[], QRectF], most: int) -> None:
        """Keep at most so many pictures of what is painted within `bounds`, in design px."""
        self._bounds = bounds
        self._most = most
        self._kept: dict[Hashable, AreaPicture] = {}

    def clear(self) -> None:
        """Keep none of them."""
        self._kept.clear()

    def picture(self, look: Hashable, factor: float, ratio: float, paint: Paint) -> AreaPicture:
        """Return the picture of a look of the area, on a felt of `factor` px per design px."""
        return self._picture(look, QTransform.fromScale(factor, factor), ratio, paint)

    def copy(self, painter: QPainter, look: Hashable, paint: Paint) -> None:
        """Copy the picture of a look of the area to where `painter` has the area."""
        at = painter.worldTransform()
        place, picture = self._picture(look, at, painter.device().devicePixelRatio(), paint)
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(place, picture)
        painter.setWorldTransform(at)

    def _picture(self, look: Hashable, at: QTransform, ratio: float, paint: Paint) -> AreaPicture:
        bounds = self._bounds()
        place = at.map(bounds.topLeft())
        x, y, aside, below = on_whole_pixels(place.x(), place.y())
        key = (look, aside, below, ratio)
        kept = self._kept.pop(key, None)
        if kept is None:
            size = bounds.size() * at.m11()
            picture = clear_picture(size.width() + 1, size.height() + 1, ratio)
            drawn = QPainter(picture)
            drawn.setWorldTransform(at * QTransform.fromTranslate(-x, -y))
            drawn.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(drawn)
            drawn.end()
            kept = AreaPicture(QPointF(x, y), picture.copy())  # see `painted`
            if len(self._kept) == self._most:
                del self._kept[next(iter(self._kept))]
        elif (kept.place.x(), kept.place.y()) != (x, y):
            kept = AreaPicture(QPointF(x, y), kept.picture)
        self._kept[key] = kept  # the last one used stands last
        return kept


class RaisedArea(Protocol):
    """An area that may have a picture of its own."""

    was_flat: bool
    """Whether the cloth shows it."""

    def rect(self) -> QRectF:
        """Return all that it ever paints."""

    def picture(self, ratio: float) -> AreaPicture:
        """Return all that is painted of it while it does not lie flat."""


class BetsItem(FeltItem):
    """All areas that do not lie flat, one after the other as they lie.

    Qt keeps pictures of items too, but one that comes forth costs it 0.25 ms: at a result there are 45.
    """

    def __init__(
        self, bounds: QRectF, look: theme.TableLook, frame: FeltFrame, spoil: Callable[[QRectF], None]
    ) -> None:
        """Have painted again by `spoil` what has changed, in design px."""
        super().__init__(bounds, look, BETS_LEVEL)
        self.setCacheMode(self.CacheMode.NoCache)
        self.setFlag(self.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._frame, self._spoil = frame, spoil
        self._areas: list[RaisedArea] = []
        self._raised: list[tuple[QRectF, RaisedArea]] | None = None

    def shape(self) -> QPainterPath:
        """Return nothing: the areas take the touches."""
        return QPainterPath()

    def lay(self, area: RaisedArea) -> None:
        """Take in an area of a box."""
        self._areas.append(area)

    def redraw(self, area: RaisedArea, *, turned: bool) -> None:
        """Show what is painted of an area now; `turned`: it lay flat, or lies flat from now on."""
        if turned:
            self._raised = None
        self._spoil(area.rect())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy the pictures of the areas that are to be seen."""
        if self._raised is None:
            self._raised = [(area.rect(), area) for area in self._areas if not area.was_flat]
        exposed = option.exposedRect
        ratio = painter.device().devicePixelRatio()
        at = painter.worldTransform()
        origin = at.map(QPointF()).toPoint()
        seen = [
            (at.mapRect(rect).translated(-origin), area.picture(ratio))
            for rect, area in self._raised
            if rect.intersects(exposed)
        ]
        painter.save()
        for part in self._frame.clipped(painter, origin):
            for rect, (place, picture) in seen:
                if rect.intersects(part):
                    painter.drawPixmap(place, picture)
        painter.restore()
