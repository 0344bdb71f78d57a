"""The touch key: one control for every face, quick under a finger, a mouse and a keyboard."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import Final

from msgspec import Struct, field
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QEventPoint,
    QFocusEvent,
    QHideEvent,
    QHoverEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from terminal.screen import theme
from terminal.screen.widgets.kept import fill_rect
from terminal.screen.widgets.paint import Artist, Box, grown
from terminal.screen.widgets.touch_guard import Pace, TouchedPart, TouchGuard

FLASH: Final = 200
"""Milliseconds for which a key flashes that has taken no act."""

_KEPT: Final = 4
"""How many looks of a key are kept: of two faces, each at rest and pressed."""

_Look = tuple[Hashable, bool, float]
"""How a key looks at rest, whether it is pressed, and device px of a screen px."""

_QUIET_FOCUS: Final = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.MouseFocusReason)
"""Focus that nobody moved by the keyboard shows no ring."""


class KeyState(Enum):
    """How a key stands: ready, chosen, not possible now, or part of an alarm."""

    NORMAL = "normal"
    ARMED = "armed"
    DISABLED = "disabled"
    ALARM = "alarm"


class Face(Struct, frozen=True):
    """How a key stands and acts; what it shows is up to those who paint it. Faces are compared."""

    name: str
    """What the key is called aloud."""
    state: KeyState = KeyState.NORMAL
    pace: Pace = Pace.ACT
    meaning: Hashable = None
    """What a touch means; None: what it is called and how it stands."""
    reason: str = ""
    """Why it is off, where it is."""

    @property
    def usable(self) -> bool:
        """Whether a touch does something."""
        return self.state is not KeyState.DISABLED

    @property
    def means(self) -> Hashable:
        """What a touch means: when that changes, the key is new under the finger. Off, it means nothing."""
        return (self.name, self.state) if self.meaning is None else (self.meaning, self.usable)

    @property
    def look(self) -> Hashable:
        """All that is seen of it: two faces that are alike in this look the same."""
        raise NotImplementedError

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the face into `box`."""
        raise NotImplementedError


class KeySlot(Struct, frozen=True):
    """Where a key is in its panel, what it shows, and what lies under its rounded corners.

    `box` is what is seen, in design px from the panel's corner; a touch within `margin` of it counts too.
    A key that is not `opaque` leaves what lies around it to the panel, at the cost of painting that too.
    """

    box: Box
    face: Face
    margin: float = 0.0
    ground: QColor = field(default_factory=lambda: theme.SURFACE)
    opaque: bool = True

    @property
    def look(self) -> Hashable:
        """All that is seen of the key."""
        return self.box, self.margin, self.opaque, self.ground, self.face.look


class KeyHost(QWidget):
    """A panel that paints its keys in its own picture."""

    def spoil_key(self, key: Key, *, at_once: bool = False) -> None:
        """Paint a key again; `at_once`, before this returns."""
        raise NotImplementedError


def pressed_colour(fill: QColor, pressed: bool) -> QColor:
    """The ground of a key, lighter while it is held."""
    return theme.blend(fill, theme.TEXT, theme.PRESSED_LIGHT) if pressed else fill


class Key(QAbstractButton):
    """A painted key.

    `touched` comes when the finger leaves it where it came down, if it still means what it meant then. What
    has just come up or changed, and a second tap on an act, flash instead. A key that is off says why.
    """

    touched = Signal()

    def __init__(
        self,
        slot: KeySlot,
        factor: float,
        host: KeyHost,
        *,
        guard: TouchGuard,
        subject: Hashable = None,
        kept: bool = False,
    ) -> None:
        """Make a key of a panel that speaks of `subject`.

        With `kept`, its last looks are kept as pictures: for keys that come again and again. The `host`
        paints it: as a widget that Qt had painted, each key of the card pad cost twice what is painted.
        """
        super().__init__(host)
        self._host = host
        self.setUpdatesEnabled(False)
        self._part = TouchedPart(guard)
        self._subject = subject
        self.flashes = False
        """Whether the key shows that a touch on it took no act."""
        self._asked = False
        """Whether a finger is on the key while it is off."""
        self._kept = kept
        self._pictures: list[tuple[_Look, QPixmap]] = []
        self.slot = slot
        """What the key shows now, and where."""
        self._factor = factor
        self._ringed = False
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.tap)
        self._place()
        self._tell()

    def show_slot(self, slot: KeySlot, factor: float, subject: Hashable = None) -> bool:
        """Show something else or elsewhere, or speak of something else; return whether it looks otherwise."""
        before = self.slot
        if (slot is before or slot == before) and factor == self._factor:
            if subject != self._subject:
                self._subject = subject
                self._part.mean(self._meaning)
            return False
        self._subject = subject
        moved = slot.box != before.box or slot.margin != before.margin or factor != self._factor
        looks = factor != self._factor or slot.look != before.look
        self.slot = slot
        if factor != self._factor:
            self._pictures.clear()
        self._factor = factor
        if moved:
            self._place()
            self._part.renew()
        self._tell(before)
        return looks

    @property
    def _meaning(self) -> Hashable:
        return self._subject, self.slot.face.means

    def _place(self) -> None:
        x, y, width, height = self.slot.box
        margin = self.slot.margin
        f = self._factor
        left, top = round((x - margin) * f), round((y - margin) * f)
        right, bottom = round((x + width + margin) * f), round((y + height + margin) * f)
        self.setGeometry(QRect(left, top, right - left, bottom - top))

    def _tell(self, before: KeySlot | None = None) -> None:
        """Let Qt know how the key stands, as far as that is other than `before`."""
        face = self.slot.face
        if before is None or before.face.name != face.name:
            self.setAccessibleName(face.name)
        self._part.mean(self._meaning)
        if before is None or before.face.usable is not face.usable:
            self.setEnabled(face.usable)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Leave it to the host."""

    def paint_on(self, painter: QPainter) -> None:
        """Paint the key where it lies on its host."""
        place = self.geometry()
        if self.slot.opaque and not (self.flashes or self._ringed):
            painter.drawPixmap(place.topLeft(), self._picture())
            return
        painter.setClipRect(place)
        painter.translate(place.topLeft())
        self._paint_all(painter)
        painter.resetTransform()
        painter.setClipping(False)

    def _paint_all(self, painter: QPainter) -> None:
        """Paint the ground, the face and the focus ring."""
        if self.slot.opaque:
            # In a picture of its own even if it is not kept: Qt smooths an edge otherwise at another place.
            painter.drawPixmap(0, 0, self._picture())
        else:
            self._paint_look(painter)
        if self.flashes or self._ringed:
            x, y, width, height = self.slot.box
            painter.translate(QPointF(x * self._factor - self.x(), y * self._factor - self.y()))
            ink = theme.ALARM if self.flashes else theme.TEXT
            self._paint_ring(painter, QRectF(0, 0, width * self._factor, height * self._factor), ink)

    def _paint_look(self, painter: QPainter) -> None:
        """Paint the ground and the face."""
        if self.slot.opaque:
            fill_rect(painter, self.rect(), self.slot.ground)
        x, y, width, height = self.slot.box
        at = painter.worldTransform()
        painter.translate(QPointF(x * self._factor - self.x(), y * self._factor - self.y()))
        artist = Artist(painter, self._factor)
        self.slot.face.paint(artist, (0.0, 0.0, width, height), self.isDown())
        painter.setWorldTransform(at)

    def _picture(self) -> QPixmap:
        """Return the look of now: as it is kept, or painted, and kept in place of the oldest one."""
        look = (self.slot.look, self.isDown(), self.devicePixelRatioF())
        for kept, picture in self._pictures:
            if kept == look:
                return picture
        picture = QPixmap(self.size() * look[2])
        picture.setDevicePixelRatio(look[2])
        painter = QPainter(picture)
        self._paint_look(painter)
        painter.end()
        if self._kept:
            picture = picture.copy()  # see `painted` of the kept pictures
            self._pictures = [*self._pictures[1 - _KEPT :], (look, picture)]
        return picture

    def _paint_ring(self, painter: QPainter, face: QRectF, ink: QColor) -> None:
        width = theme.FOCUS_WIDTH * self._factor
        inset = width / 2 + 2 * self._factor
        painter.setPen(QPen(ink, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = theme.Radius.KEY * self._factor
        painter.drawRoundedRect(grown(face, -inset), radius, radius)

    def event(self, event: QEvent) -> bool:
        """Take touches before Qt turns them into mouse events, so that two fingers can press two keys.

        A key that is off hears fingers too, to say why; not while the window as a whole is off.
        """
        # Told apart by its class: a pad that comes up has its keys get some 190 events, and to ask Qt for the
        # type of each, and for the window, took half of the time that they cost.
        if not isinstance(event, (QTouchEvent, QMouseEvent)) or not self.window().isEnabled():
            # A style has a button painted when a pointer comes or goes; a key looks the same under it.
            return isinstance(event, QHoverEvent) or super().event(event)
        if isinstance(event, QTouchEvent):
            self._take_touch(event)
        else:
            self._take_mouse(event)
        event.accept()
        return True

    def _take_touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            self._lift()
            return
        for point in event.points():
            place = point.position().toPoint()
            inside = self.rect().contains(place)
            match point.state():
                case QEventPoint.State.Pressed:
                    self._press(place)
                case QEventPoint.State.Released:
                    self._release(inside)
                case _:
                    self._hold(inside)

    def _take_mouse(self, event: QMouseEvent) -> None:
        """Take the left button as a finger; the second press of a double click is a press like any other."""
        place = event.position().toPoint()
        inside = self.rect().contains(place)
        if event.type() == QEvent.Type.MouseMove:
            if event.buttons() & Qt.MouseButton.LeftButton:
                self._hold(inside)
        elif event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._release(inside)
            else:
                self._press(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look pressed under a real key, too."""
        super().keyPressEvent(event)
        self._repaint()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Act, and look as before."""
        super().keyReleaseEvent(event)
        self._repaint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring, unless the focus came with the window."""
        super().focusInEvent(event)
        self._ring(event.reason() not in _QUIET_FOCUS)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._ring(False)

    def _ring(self, ringed: bool) -> None:
        if ringed is not self._ringed:
            self._ringed = ringed
            self._repaint()

    def showEvent(self, event: QShowEvent) -> None:
        """A key that comes up is new under the finger."""
        self._part.renew()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """A key that goes away under the finger comes back unpressed."""
        self._lift()
        super().hideEvent(event)

    @Slot()  # else each key that connects it makes it one: a third of the time that a key takes
    def tap(self) -> None:
        """Take a whole touch at once: that of a real key."""
        self._part.press(self.mapTo(self.window(), self.rect().center()))
        self._act()

    def _press(self, place: QPoint) -> None:
        if not self.slot.face.usable:
            self._asked = True
            return
        self._part.press(self.mapTo(self.window(), place))
        self.setDown(True)
        # The look comes first: a finger must not wait.
        self._repaint(at_once=True)

    def setDown(self, down: bool) -> None:
        """Look pressed, or no longer."""
        super().setDown(down)
        self._repaint()

    def _repaint(self, *, at_once: bool = False) -> None:
        """Have the key painted again."""
        self._host.spoil_key(self, at_once=at_once)

    def _hold(self, inside: bool) -> None:
        if not inside:
            self._lift()

    def _release(self, inside: bool) -> None:
        held, asked = self.isDown(), self._asked
        self._lift()
        if inside and held:
            self._act()
        elif inside and asked:
            self._part.guard.tell(self.slot.face.reason)

    def _act(self) -> None:
        """Say that the key was touched, or that this was too soon."""
        pace = self.slot.face.pace
        if not self.slot.face.usable:
            self._flash()
        elif self._part.takes(pace):
            self._part.guard.taken.emit()
            self.touched.emit()
            self._part.acted(pace)
        else:
            self._flash()

    def _flash(self) -> None:
        """Show for a moment that the touch took no act, and have it said."""
        self.flashes = True
        self._repaint()
        QTimer.singleShot(FLASH, self, self._end_flash)
        self._part.guard.hasty.emit()

    def _end_flash(self) -> None:
        self.flashes = False
        self._repaint()

    def _lift(self) -> None:
        self._asked = False
        if self.isDown():
            self.setDown(False)
