"""What all items of the felt share: design px, a cache on the device, and their texts for tests."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import cast

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from terminal.screen import theme
from terminal.screen.felt.drawn import DrawnText
from terminal.screen.widgets.touch_guard import Pace


class FeltFrame:
    """Which rectangles of the felt one frame paints, in px of the screen.

    Clipped to several at once, Qt copies pictures line by line; to one after the other, each as a whole.
    """

    def __init__(self) -> None:
        self._parts: tuple[QRect, ...] = ()
        self._bounds: QRect | None = None

    def begin(self, region: QRegion) -> None:
        """Paint a region from now on."""
        self._parts = tuple(cast("Iterable[QRect]", region))
        self._bounds = region.boundingRect().adjusted(-1, -1, 1, 1)

    def end(self) -> None:
        """Paint no more of it."""
        self._parts, self._bounds = (), None

    def clipped(self, painter: QPainter, origin: QPoint) -> Iterator[QRectF]:
        """Have `painter` paint from `origin` on, in one rectangle after the other; yield each from there.

        All at once where a px is no whole number of px of the device: what lies on an edge would be painted
        twice.
        """
        painter.setWorldTransform(QTransform.fromTranslate(origin.x(), origin.y()))
        if not (self._parts[1:] and painter.device().devicePixelRatio().is_integer()):
            whole = painter.viewport() if self._bounds is None else self._bounds
            yield QRectF(whole).translated(-origin)
            return
        for part in self._parts:
            at = part.translated(-origin)
            painter.setClipRect(at)
            yield QRectF(at)


class FeltItem(QGraphicsRectItem):
    """An item that lies upright in the scene and is painted again only when its content changes.

    `bounds` is all that it ever paints, in design px of the felt: its rectangle, which Qt knows by itself. Qt
    asks for it 170 times a bet and 480 times at a result; answered here, that took 0.3 and 0.9 ms.
    """

    def __init__(self, bounds: QRectF, look: theme.TableLook, level: float) -> None:
        super().__init__(bounds)
        self.setPen(Qt.PenStyle.NoPen)  # a pen would make it larger
        self.look = look
        self.factor = 1.0
        self._light: QColor | None = None
        """What falls on it while a finger is on it, or while it shows that a touch took no act."""
        self.setZValue(level)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint in design px of the felt."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the content."""
        raise NotImplementedError

    def set_bounds(self, bounds: QRectF) -> None:
        """Change what the item may paint."""
        self.setRect(bounds)

    def set_look(self, look: theme.TableLook) -> None:
        """Change the kind of table."""
        if look is not self.look:
            self.look = look
            self.arrange()
            self.changed()

    def set_factor(self, factor: float) -> None:
        """Change how many screen px a design px has."""
        if factor != self.factor:
            self.factor = factor
            self.arrange()
            self.changed()

    @property
    def pace(self) -> Pace:
        """How fast touches on it may follow one another."""
        return Pace.ACT

    @property
    def means(self) -> Hashable:
        """What a touch on it means, as far as that hangs on what it shows."""
        return None

    def set_pressed(self, pressed: bool) -> None:
        """Show the item under the finger, or no longer."""
        self._shine(theme.TEXT if pressed else None)

    def set_flashing(self, flashing: bool) -> None:
        """Show that a touch on the item took no act, or no longer."""
        self._shine(theme.ALARM if flashing else None)

    @property
    def flashes(self) -> bool:
        """Whether the item shows that a touch on it took no act."""
        return self._light is theme.ALARM

    def _shine(self, light: QColor | None) -> None:
        if light is not self._light:
            self._light = light
            self.changed()

    def lit(self, colour: QColor) -> QColor:
        """Return a ground's colour under the light that falls on the item."""
        return colour if self._light is None else theme.blend(colour, self._light, theme.PRESSED_LIGHT)

    def reword(self) -> None:
        """Take up another language."""
        self.arrange()
        self.changed()

    def changed(self) -> None:
        """Have the item painted again."""
        self.update()

    def arrange(self) -> None:
        """Work out again what depends on look or scale."""

    def texts(self) -> tuple[DrawnText, ...]:
        """Return every text that the item draws now."""
        return ()
