"""A bare scene of as many items as the felt has, to compare a press on the felt with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsItem,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)


class Plain(QGraphicsItem):
    """A rectangle with a number, lighter under the finger."""

    def __init__(self, place: QRectF) -> None:
        super().__init__()
        self._place = place
        self._pressed = False
        self._number = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Return all of it."""
        return self._place

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint ground and number."""
        painter.setBrush(QColor(90, 120, 100) if self._pressed else QColor(20, 60, 40))
        painter.setPen(QColor(200, 200, 200))
        painter.drawRoundedRect(self._place.adjusted(1, 1, -1, -1), 4, 4)
        painter.drawText(self._place, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def press(self) -> None:
        """Paint the look under the finger."""
        self._pressed = True
        self.update()

    def count(self) -> None:
        """Count what the press has brought about."""
        self._number += 1
        self._pressed = False
        self.update()


class View(QGraphicsView):
    """A view that paints as the felt does: minimal updates, cached items."""

    looked = Signal()
    """The look of what was pressed has been painted."""

    def __init__(self, places: Sequence[QRectF], parent: QWidget) -> None:
        self._scene = QGraphicsScene(QRectF(0, 0, parent.width(), parent.height()))
        super().__init__(self._scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.items_shown = [Plain(place) for place in places]
        for item in self.items_shown:
            self._scene.addItem(item)
        self._pressed: Plain | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Paint the look at once, as the felt does."""
        for item in self.items(event.position().toPoint()):
            if isinstance(item, Plain):
                item.press()
                self.viewport().repaint(self.mapFromScene(item.sceneBoundingRect()).boundingRect())
                self.looked.emit()
                self._pressed = item
                return

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Paint what came of the touch."""
        del event
        if self._pressed is not None:
            self._pressed.count()
            self._pressed = None


class BareWindow(QWidget):
    """The window around it."""

    painted = Signal()

    def __init__(self, places: Sequence[QRectF], width: int, height: int) -> None:
        super().__init__()
        self.resize(width, height)
        self.view = View(places, self)
        self.view.setGeometry(0, 0, width, height)

    def event(self, event: QEvent) -> bool:
        """Tell when what was asked for has reached the screen."""
        handled = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest:
            self.painted.emit()
        return handled
