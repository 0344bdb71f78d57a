"""What every panel is made of: a view it shows, a picture painted once, and the keys on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.widgets.kept import fill_rect
from terminal.screen.widgets.key import Key, KeyHost
from terminal.screen.widgets.layout import FILL, PanelPart
from terminal.screen.widgets.paint import COMPACT_BELOW, Artist, Box
from terminal.screen.widgets.sheet import Sheet
from terminal.screen.widgets.touch_guard import TouchGuard

if TYPE_CHECKING:
    from terminal.screen.widgets.fade import Fade

V = TypeVar("V")
KeyId = Hashable

RAIL_LEFT: Final = 1472.0
RAIL_WIDTH: Final = 432.0
RAIL_MIDDLE: Final = 328.0
"""Where they begin under a guide of the usual height."""
RAIL_BOTTOM: Final = 832.0
"""Where the panels of the rail end: 8 px above the main button."""

PLACE: Final[Box] = (294.0, 713.0, 868.0, 247.0)
"""The dealer's place."""


def is_repeated(event: QEvent) -> bool:
    """Return whether an event comes of a key of the keyboard that is held down: that is one act."""
    # By its class: Qt makes a value of an enumeration of each type that it is asked for.
    return isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.isAutoRepeat()


def _rects(region: QRegion) -> Iterable[QRect]:
    """Return the boxes of a region; the library's own types do not say that it has any."""
    return cast("Iterable[QRect]", region)


class Panel(KeyHost, Generic[V]):
    """A part of the screen that shows a frozen view of type V.

    Its picture, with the keys on it, is painted once a view and kept, so that a pressed key costs only the
    key itself. All places are in design px from the panel's corner; `set_scale` puts the panel where the
    design has it.
    """

    touched = Signal(object)
    """A key was touched: its name."""

    BOX: Box = PLACE
    KEEPS_LOOKS = False
    """Whether its picture and the looks of its keys are kept while it is away.

    Worth the memory for what comes with every round.
    """
    ALONE = False
    """Whether nothing but the ground of the window lies under it: its picture shows that too, and is opaque.

    On a large screen it is quicker to copy than to blend, and nothing has to be painted under it first.
    """
    COVERS = False
    """Whether it paints all of its box itself: nothing is seen of what lies under it."""
    UNDER: QColor = theme.SURFACE
    """The colour that lies under the keys that stand on no ground of the panel."""
    act: Callable[[KeyId], None] | None = None
    """What a panel does itself with a touch on a key; one without it tells the name of the key."""
    _fade: Fade | None = None
    """Of the class too: Qt hides a panel that Python has already emptied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = theme.Scale()
        self._box = self.BOX
        self.view: V | None = None
        """What the panel shows; None before the first view."""
        self._picture: QPixmap | None = None
        self._spoilt = QRegion()
        """Where the picture no longer shows the view."""
        self._keys: dict[KeyId, Key] = {}
        self._stale: dict[Key, None] = {}
        """Keys that the picture no longer shows as they are."""
        self._sheet: Sheet | None = None
        self._before: Sheet | None = None
        """The sheet of the view before, while another is laid out."""
        self._moved = False
        """Whether the panel has another box than its view was laid out for."""
        self._fade = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, self.ALONE)
        self._place()

    @cached_property
    def guard(self) -> TouchGuard:
        """What keeps a touch one act; the window gives all its panels the same one."""
        return TouchGuard()

    @property
    def design_size(self) -> tuple[float, float]:
        """Width and height in design px."""
        return self._box[2], self._box[3]

    @property
    def keys(self) -> Mapping[KeyId, Key]:
        """The keys on show, by what they stand for."""
        return {name: key for name, key in self._keys.items() if not key.isHidden()}

    @property
    def compact(self) -> bool:
        """Whether the screen is so small that captions are left out or shortened."""
        return self.scale.factor < COMPACT_BELOW

    def show_view(self, view: V) -> None:
        """Show `view`; nothing is painted if it is what the panel shows already."""
        if view == self.view and not self._moved:
            return
        self.view = view
        if self._moved:
            self._start_over()
        else:
            self._refresh()

    def forget(self) -> None:
        """Forget what is shown: another language. The next view is laid out and painted as a whole."""
        self.view = None
        self._sheet = None
        self._picture = None
        for key in self._keys.values():
            key.hide()
            key.deleteLater()
        self._keys.clear()
        self._stale.clear()
        self._spoilt = QRegion(self.rect())
        self.update()

    def set_scale(self, scale: theme.Scale) -> None:
        """Move and size the panel for a window of that scale."""
        if scale == self.scale:
            return
        self.scale = scale
        self._place()
        self._start_over()

    def set_box(self, box: Box) -> None:
        """Move and size the panel in the design."""
        if box == self._box:
            return
        self._box = box
        self._place()
        self._start_over()

    def move_with_next(self, box: Box) -> None:
        """Move and size the panel in the design with the view that is shown next.

        What the panel shows up to then is not laid out once more.
        """
        if box != self._box:
            self._box = box
            self._moved = True
            self._place()

    def come_in(self) -> None:
        """Fade in, now that the panel is on show; its keys act from the start."""
        if self._fade is None:
            from terminal.screen.widgets.fade import Fade  # noqa: PLC0415 - no start waits for it

            self._fade = Fade(self)
        if self.ALONE:
            self._fade.begin()
        else:
            self._fade.open(self.rect(), theme.Radius.PANEL * self.scale.factor)

    def _end_motion(self) -> None:
        if self._fade is not None:
            self._fade.end()

    def parts(self, _view: V) -> PanelPart:
        """Return all that `view` calls for, keys too."""
        return FILL

    def _laid_out(self, view: V) -> Sheet:
        """Return the parts in their places, worked out once a view."""
        if self._sheet is None:
            sheet = Sheet(self.scale.factor, self.UNDER, self._before)
            self.parts(view).place((0.0, 0.0, *self.design_size), sheet)
            self._sheet = sheet
        return self._sheet

    def subject(self, _view: V) -> Hashable:
        """Return what all keys speak of, such as a box or a question; with another one they are new keys."""
        return None

    def on_touch(self, acts: Mapping[str, Callable[..., object]]) -> None:
        """Have this done when a key is touched: by its name, or by the first part of it with the rest."""

        def do(key: KeyId) -> None:
            name, *rest = key if isinstance(key, tuple) else (key,)
            acts[name](*rest)

        self.touched.connect(do)

    def event(self, event: QEvent) -> bool:
        """Take nothing of a key that is held down."""
        if is_repeated(event):
            event.accept()
            return True
        return super().event(event)

    def _place(self) -> None:
        rect = self.scale.rect(*self._box)
        left, top = round(rect.left()), round(rect.top())
        self.setGeometry(QRect(left, top, round(rect.right()) - left, round(rect.bottom()) - top))

    def _refresh(self) -> None:
        """Show the view as it is now; what looks as before is not painted again."""
        self._end_motion()
        self._before, self._sheet = self._sheet, None
        changed = self._lay_keys()
        changed += self._changes(self._before)
        self._before = None
        self._spoilt += changed
        if len(self._stale) > len(self._keys) - len(self._stale):
            self.update()  # one rectangle is sooner copied than many
            return
        for key in self._stale:
            changed += key.geometry()
        self.update(changed)

    def _start_over(self) -> None:
        """Show the view at another place or size."""
        self._moved = False
        self._sheet = None
        self._refresh()

    def _changes(self, before: Sheet | None) -> QRegion:
        """Return where the panel looks other than `before`."""
        sheet = self._sheet
        changed = None if before is None or sheet is None else sheet.changes(before)
        region = QRegion(self.rect()) if changed is None else QRegion()
        for rect in changed or ():
            region += rect
        return region & self.rect()

    def _lay_keys(self) -> QRegion:
        """Put the keys of the view in their places; return where keys lay that are gone."""
        slots = {} if self.view is None else self._laid_out(self.view).slots
        subject = None if self.view is None else self.subject(self.view)
        gone = QRegion()
        for name, key in self._keys.items():
            if name not in slots and not key.isHidden():
                gone += key.geometry()
                key.hide()
        for name, slot in slots.items():
            kept = self._keys.get(name)
            if kept is None:
                factor, kept_looks = self.scale.factor, self.KEEPS_LOOKS
                key = Key(slot, factor, self, guard=self.guard, subject=subject, kept=kept_looks)
                key.touched.connect(partial(self.act or self.touched.emit, name))
                key.show()
                self._keys[name] = key
                self._stale[key] = None
                continue
            hidden = kept.isHidden()
            if not (hidden or slot is kept.slot or slot.box == kept.slot.box):
                gone += kept.geometry()
            if kept.show_slot(slot, self.scale.factor, subject) or hidden:
                self._stale[kept] = None
            if hidden:
                kept.show()
        return gone

    def spoil_key(self, key: Key, *, at_once: bool = False) -> None:
        """Paint a key again; `at_once`, before this returns."""
        self._stale[key] = None
        if at_once:
            self.repaint(key.geometry())
        else:
            self.update(key.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy what is needed out of the kept picture; while it comes in, what it lies on shines through."""
        if self.view is None:
            if self.ALONE:
                fill_rect(QPainter(self), event.rect(), theme.BACKGROUND)
            return
        ratio = self.devicePixelRatioF()
        picture = self._picture
        if picture is None or picture.devicePixelRatio() != ratio or picture.size() != self.size() * ratio:
            picture = self._picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            self._spoilt = QRegion(self.rect())
            self._stale.update(dict.fromkeys(self._keys.values()))
        if self._stale or not self._spoilt.isEmpty():
            self._renew(picture, self.view)
        painter = QPainter(self)
        fade = self._fade if self._fade is not None and self._fade.thin else None
        for part in _rects(event.region()):
            painter.setClipRect(part)  # to copy a rectangle is quick, to clip to many is not
            if fade is None:
                painter.drawPixmap(0, 0, picture)
            else:
                fade.paint_through(painter, part, picture)

    def _renew(self, picture: QPixmap, view: V) -> None:
        """Paint `view` where the picture does not show it yet, and the keys that it shows as they were."""
        keys = [key for key in self._keys.values() if not key.isHidden()]
        whole = self._spoilt == QRegion(self.rect())
        for key in keys:
            if not key.slot.opaque and (key in self._stale or self._touches(key)):
                self._spoilt += key.geometry()
                self._stale[key] = None
        rest: list[tuple[QPoint, QPixmap]] = []
        if not self._spoilt.isEmpty():
            for key in keys:
                if key in self._stale or not (whole or self._touches(key)):
                    continue
                part = self._cut(picture, key.geometry())
                if part is None:
                    self._stale[key] = None
                else:
                    rest.append((key.pos(), part))
            self._mend(picture, view)
        painter = QPainter(picture)
        for place, part in rest:
            painter.drawPixmap(place, part)
        for key in keys:
            if key in self._stale:
                key.paint_on(painter)
        painter.end()
        self._spoilt = QRegion()
        self._stale.clear()

    def _touches(self, key: Key) -> bool:
        """Return whether the ground is painted under a key, or a part of it."""
        return self._spoilt.intersects(key.geometry())

    def _mend(self, picture: QPixmap, view: V) -> None:
        """Paint what lies around the keys, and under them."""
        whole = QRegion(self.rect())
        self._spoilt &= whole
        if self._spoilt == whole:
            self._paint_picture(picture, view)
        else:
            self._paint_spoilt(picture, self._laid_out(view))

    def _cut(self, picture: QPixmap, place: QRect) -> QPixmap | None:
        """Return a part of the picture, in px of the panel; None if it may begin amid a px of the screen."""
        ratio = picture.devicePixelRatio()
        if not ratio.is_integer():
            return None
        return picture.copy(QRect(place.topLeft() * ratio, place.size() * ratio))

    def _paint_picture(self, picture: QPixmap, view: V) -> None:
        picture.fill(self._ground)
        painter = QPainter(picture)
        self._laid_out(view).paint(self._artist(painter))
        painter.end()

    def _paint_spoilt(self, picture: QPixmap, sheet: Sheet) -> None:
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for rect in _rects(self._spoilt):
            fill_rect(painter, rect, self._ground)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setClipRegion(self._spoilt)
        sheet.paint_again(self._artist(painter), self._spoilt)
        painter.end()

    @property
    def _ground(self) -> QColor:
        """What the picture shows where the panel has nothing."""
        return theme.BACKGROUND if self.ALONE else QColor(Qt.GlobalColor.transparent)

    def _artist(self, painter: QPainter) -> Artist:
        """Return one who paints from the panel's corner in the design."""
        rect = self.scale.rect(*self._box)
        painter.translate(QPointF(rect.left() - self.x(), rect.top() - self.y()))
        return Artist(painter, self.scale.factor)

    def hideEvent(self, event: QHideEvent) -> None:
        """A panel that nobody sees keeps no picture unless it is soon back: together they would take 7 MB."""
        if not self.KEEPS_LOOKS:
            self._picture = None
            self._sheet = None
        self._end_motion()
        super().hideEvent(event)


class RailPanel(Panel[V]):
    """A panel of the rail, from under the guide down to the main button."""

    ALONE = True
    BOX = (RAIL_LEFT, RAIL_MIDDLE, RAIL_WIDTH, RAIL_BOTTOM - RAIL_MIDDLE)

    def set_top(self, top: float) -> None:
        """Begin at `top` design px of the window, where the guide ends, with the view that is shown next."""
        self.move_with_next((RAIL_LEFT, top, RAIL_WIDTH, RAIL_BOTTOM - top))
