"""The felt: shows a `FeltView` on a table layout, and tells what was touched on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from operator import eq
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QEventPoint,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QSizePolicy, QWidget

from terminal.rules.bets import Bet, Hand
from terminal.rules.card_place import CardPlace
from terminal.screen import theme
from terminal.screen.felt.areas import CALM, AreaItem, BetsItem
from terminal.screen.felt.boxes import BoxItems, PlateItem, TagItem
from terminal.screen.felt.cloth import ClothItem
from terminal.screen.felt.drawn import DrawnText
from terminal.screen.felt.hands import CardPlaceItem, HandHead
from terminal.screen.felt.hatching import VeilItem
from terminal.screen.felt.item import FeltFrame, FeltItem
from terminal.screen.felt.shapes import distance_to
from terminal.screen.felt.table_things import CarriedItem, CounterItem, LammerItem, StaffItem
from terminal.screen.felt.tag_places import noted_tag_place
from terminal.screen.felt.verdict_badge import VerdictBadge
from terminal.screen.felt.view import AreaUse, BoxView, FeltView
from terminal.screen.widgets.kept import fill_rect
from terminal.screen.widgets.key import FLASH
from terminal.screen.widgets.spare_time import SpareTime
from terminal.screen.widgets.touch_guard import TouchedPart, TouchGuard
from terminal.table.setup.layouts import FELT_WIDTH, Layout

if TYPE_CHECKING:
    from terminal.screen.felt.motion import FeltMotions

_PICTURES: Final = 32 * 1024
"""KB for the painted items at 1920x1080, where a full felt takes about 14 MB; a larger screen needs more."""

HOLD: Final = 0.6
"""Seconds after which a finger on an area means the standing bettor."""

_MOUSE: Final = -1
"""Stands for the mouse where fingers are known by their numbers, which are never negative."""


class Felt(QGraphicsView):
    """The felt as a widget; it scales the 1456 x 908 design px of the felt to its own size.

    Every signal is sent when the finger leaves the thing on which it came down, if a touch still means what
    it meant then; the thing is painted pressed meanwhile. With `motion`, chips, cards and tags come to what
    it shows; nothing waits for them. In `spare` time it makes ready what a result needs.
    """

    motions: FeltMotions | None = None
    """What moves on it. Of the class too: Qt hides a felt that Python has already emptied."""

    area_touched = Signal(str, object)
    """Box label and `Bet`."""
    area_settled = Signal(str, object)
    """Box label and `Bet` of an area while the touch says what is taken, paid or given back."""
    area_held = Signal(str, object)
    """Box label and `Bet` of an area that was held until the figure of a standing bettor was shown."""
    box_touched = Signal(str)
    """The label on the number plate."""
    box_settled = Signal(str)
    """The label on the plate or of the tag, while the touch says how far bets are taken or paid."""
    tag_touched = Signal(str)
    """The label of the box whose tag was touched."""
    lammer_touched = Signal()
    card_place_touched = Signal(CardPlace)
    """`player-1` to `banker-3`."""
    shoe_touched = Signal()

    def __init__(
        self,
        layout: Layout,
        view: FeltView,
        parent: QWidget | None = None,
        *,
        motion: bool = False,
        guard: TouchGuard | None = None,
        spare: SpareTime | None = None,
    ) -> None:
        super().__init__(parent)
        self._guard, self._spare = guard or TouchGuard(), spare
        self._ahead = (False, False)
        """Whether a result is to come, and an insurance before it."""
        self._whole = False
        """Whether all of the felt that differs is painted again in any case."""
        self._frame = FeltFrame()
        self._layout = layout
        self._height = layout.height * FELT_WIDTH
        # The view does not own its scene.
        self._scene = QGraphicsScene(QRectF(0, 0, FELT_WIDTH, self._height))
        self._look = theme.LOOKS[view.kind]
        self._shown: FeltView | None = None
        self._drawn: tuple[BoxView, ...] = ()
        self._veiled = False
        self._factor = 1.0
        self._held: dict[int, FeltItem] = {}
        self._came_down: dict[int, float] = {}
        """When each finger came down on an area."""
        self._hold_timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._hold_timer.timeout.connect(self.watch_holds)
        self._make_items(layout, view.six_name)
        self._use: AreaUse | None = None
        self._parts = {item: TouchedPart(self._guard) for item in self.touch_items()}
        self._set_up()
        self.motions = None
        if motion:
            self.let_move()
        self._make_room()
        self.show_felt(view)

    def let_readers_in(self) -> None:
        """Let screen readers see what is on the felt, from now on."""
        from terminal.screen.felt.access import make_accessible  # noqa: PLC0415 - no start waits for it

        make_accessible(self, self.touch_items())

    def let_move(self) -> None:
        """Let chips, cards and tags move from now on."""
        from terminal.screen.felt.motion import FeltMotions  # noqa: PLC0415 - no start waits for it

        tags = {label: box.tag for label, box in self.boxes.items()}
        self.motions = FeltMotions(
            self, self._layout, self._look, area=self.area, places=self.places, tags=tags
        )

    def _make_items(self, layout: Layout, six_name: str) -> None:
        look = self._look
        self.cloth = ClothItem(layout, look, self._frame, self._spoil)
        self.bets = BetsItem(self.cloth.boundingRect(), look, self._frame, self._spoil)
        self.veil = VeilItem(self.cloth.boundingRect(), look, CALM)
        self.boxes = {
            place.label: BoxItems(
                place,
                layout.plate_radius,
                look,
                six_name,
                cloth=self.cloth,
                bets=self.bets,
                noted_tag=partial(noted_tag_place, layout, place.label),
            )
            for place in layout.boxes
        }
        self.heads = {hand: HandHead(layout.hand(hand), look) for hand in Hand}
        self.places = {
            hand: tuple(CardPlaceItem(layout.hand(hand), index, look) for index in range(3)) for hand in Hand
        }
        self.shoe = CounterItem(layout.shoe, True, look)
        self.discards = CounterItem(layout.discards, False, look)
        self.carried = CarriedItem(layout.carried, look)
        self.lammer = LammerItem(layout, look)
        self.staff = StaffItem(look)
        self.badge = VerdictBadge(layout.hand(Hand.PLAYER), layout.hand(Hand.BANKER), look)
        self._items: tuple[FeltItem, ...] = (
            *(self.cloth, self.veil, self.bets),
            *(item for box in self.boxes.values() for item in box.all),
            *self.heads.values(),
            *(item for places in self.places.values() for item in places),
            *(self.shoe, self.discards, self.carried, self.lammer, self.staff, self.badge),
        )
        for item in self._items:
            self._scene.addItem(item)

    def _set_up(self) -> None:
        # Asked for a viewport that Qt has made, PySide6 first learns of every kind of widget there is.
        self.setViewport(QWidget())
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # The cloth and what is drawn next to it fill all of it: nothing need be painted under them first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # A scroll area listens for fingers that pan; here two fingers are two presses.
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)

    def sizeHint(self) -> QSize:
        """Return the size at 1920x1080."""
        return QSize(FELT_WIDTH, math.floor(self._height))

    @property
    def factor(self) -> float:
        """Screen px per design px of the felt."""
        return self._factor

    def show_felt(self, view: FeltView) -> None:
        """Show a view; only what differs from the last one is painted again."""
        if view == self._shown:
            return
        before, self._shown = self._shown, view
        if self.motions is None or before is None:
            self._show(view, before)
        else:
            self.motions.follow(before, view, partial(self._show, view, before))

    def forget(self) -> None:
        """Forget what is shown: another language. The next view is painted as a whole, without motion."""
        self._end_motions()
        self._shown = None
        for item in self._items:
            item.reword()
        self.viewport().update()

    def _show(self, view: FeltView, before: FeltView | None) -> None:
        self._set_look(theme.LOOKS[view.kind])
        self.cloth.show_ribbon(view.ribbon)
        boxes = {box.label: box for box in view.boxes}
        self._whole = self._takes_as_one(view.boxes)
        differ = [
            items for label, items in self.boxes.items() if items.show(boxes.get(label) or BoxView(label))
        ]
        if self._whole:
            self._whole = False
            self.viewport().update()
        self._look_ahead(view, differ)
        # A bet changes what lies in its box, and nothing else of the felt.
        in_boxes = before is not None and replace(before, boxes=view.boxes) == view
        if not in_boxes:
            self._show_off_boxes(view)
        self._veil_the_rest(settling=view.settling)
        self._show_use(view.use, differ, () if in_boxes else self._off_boxes)

    def _show_off_boxes(self, view: FeltView) -> None:
        """Show hands, counters, lammer, staff and badge."""
        staff = () if view.has_cards else view.staff
        for hand in Hand:
            hand_view = view.hand(hand)
            self.heads[hand].show_hand(hand_view, view.verdict)
            self.heads[hand].setVisible(not staff)
            for item, place in zip(self.places[hand], hand_view.places, strict=True):
                item.show_place(place, hand_view.is_due)
                item.setVisible(not staff)
        counters = view.counters
        self.shoe.show_count(None if counters is None else counters.shoe)
        self.shoe.show_asked(counters is not None and counters.asked)
        self.discards.show_count(None if counters is None else counters.discards)
        self.carried.show_counters(counters)
        self.lammer.show_lammer(view.lammer)
        self.staff.show_staff(staff)
        self.badge.show_verdict(view)

    def _spoil(self, rect: QRectF) -> None:
        """Have a rectangle of the felt painted again.

        Told to the view as it is: of what an item has to paint, Qt keeps one rectangle around all.
        """
        if not self._whole:
            self.viewport().update(self.mapFromScene(rect).boundingRect().adjusted(-1, -1, 1, 1))

    def _look_ahead(self, view: FeltView, differ: Sequence[BoxItems]) -> None:
        """In spare time, have painted what the rest of the round may show of the bets that lie now."""
        ahead = (view.has_cards and not view.settling, view.may_insure)
        if ahead != self._ahead:
            self._ahead = ahead
            differ = tuple(self.boxes.values())
        result, offer = ahead
        if self._spare is None or not result:
            return
        for area in (area for box in differ for area in box.areas):
            self._spare.add(area.expect_loss)
            if offer:
                self._spare.add(area.expect_offer)

    def _takes_as_one(self, boxes: tuple[BoxView, ...]) -> bool:
        """Return whether most boxes differ: to clip to each costs more than to paint the whole felt."""
        same: int = sum(map(eq, boxes, self._drawn))
        self._drawn = boxes
        return same < len(boxes) - same

    def _show_use(self, use: AreaUse, differ: Sequence[BoxItems], off_boxes: Sequence[FeltItem]) -> None:
        """Let each thing know what a touch on it means from now on.

        With the same use as before that is another only in the boxes that differ, and on what else does.
        """
        if use is not self._use:
            self._use = use
            differ = tuple(self.boxes.values())
        for box in differ:
            box.plate.use = use
            box.tag.take_use(use)
            for area in box.areas:
                area.use = use
        for item in (*(item for box in differ for item in box.touched), *off_boxes):
            self._parts[item].mean((item.isVisible(), item.means))

    def _veil_the_rest(self, *, settling: bool) -> None:
        """Let the areas without a bet step back while the round is settled; a dimmed one has done so."""
        if not (settling or self._veiled):
            return
        self._veiled = settling
        areas = [area for box in self.boxes.values() for area in box.areas]
        empty = [settling and area.idle for area in areas]
        for area, veiled in zip(areas, empty, strict=True):
            area.set_calm(veiled)
        self.veil.cover(area.outline for area, veiled in zip(areas, empty, strict=True) if veiled)

    def _set_look(self, look: theme.TableLook) -> None:
        if look is not self._look:
            self._look = look
            for item in self._items:
                item.set_look(look)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return every text that is drawn now, with its place in design px, its holder and its colours."""
        return tuple(text for item in self._items if item.isVisible() for text in item.texts())

    def area(self, box: str, bet: Bet) -> AreaItem:
        """Return the item of an area; raises `KeyError` if the layout has none."""
        for item in self.boxes[box].areas:
            if item.bet is bet:
                return item
        raise KeyError(bet)

    def touch_items(self) -> tuple[FeltItem, ...]:
        """Return every item that takes a touch, box by box."""
        return (*(item for box in self.boxes.values() for item in box.touched), *self._off_boxes)

    @property
    def _off_boxes(self) -> tuple[FeltItem, ...]:
        """What takes a touch and belongs to no box."""
        return (*(item for places in self.places.values() for item in places), self.shoe, self.lammer)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale the felt to the widget, from its top left corner."""
        super().resizeEvent(event)
        factor = min(event.size().width() / FELT_WIDTH, event.size().height() / self._height)
        if factor <= 0 or factor == self._factor:
            return
        self._end_motions()
        self._factor = factor
        self._make_room()
        self.setTransform(QTransform.fromScale(factor, factor))
        for item in self._items:
            item.set_factor(factor)

    def _make_room(self) -> None:
        """Let Qt keep all painted items: its usual 10 MB would drop what is painted again at once."""
        device = max(1.0, self._factor * self.devicePixelRatioF())
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), round(_PICTURES * device**2)))

    def hideEvent(self, event: QHideEvent) -> None:
        """End all motion: a felt that nobody sees stands still."""
        self._end_motions()
        super().hideEvent(event)

    def _end_motions(self) -> None:
        if self.motions is not None:
            self.motions.end()

    def showEvent(self, event: QShowEvent) -> None:
        """All that lies on a felt that comes up is new under the finger."""
        for part in self._parts.values():
            part.renew()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press with the left button."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._press(_MOUSE, event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second tap as a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let go of what the pointer has left."""
        self._move(_MOUSE, event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Touch what the pointer is still on."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._release(_MOUSE, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Take touches before Qt turns them into mouse events, each finger by itself."""
        if isinstance(event, QTouchEvent):
            self._take_touch(event)
            event.accept()
            return True
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the pictures know what they are copied to."""
        self._frame.begin(event.region())
        super().paintEvent(event)
        self._frame.end()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint what the cloth leaves free: under it nothing is seen."""
        cloth, seen = self.cloth.boundingRect(), QRectF(rect)
        for left, top in ((cloth.right() - 1, seen.top()), (seen.left(), cloth.bottom() - 1)):
            free = QRectF(QPointF(left, top), seen.bottomRight())
            if free.isValid():
                fill_rect(painter, free, theme.BACKGROUND)

    def _take_touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            for finger in tuple(self._held):
                self._let_go(finger)
            return
        for point in event.points():
            match point.state():
                case QEventPoint.State.Pressed:
                    self._press(point.id(), point.position())
                case QEventPoint.State.Released:
                    self._release(point.id(), point.position())
                case QEventPoint.State.Updated:
                    self._move(point.id(), point.position())

    def item_at(self, place: QPointF) -> FeltItem | None:
        """Return what takes a touch at a place of the widget.

        Where targets of two boxes meet, the area that is painted nearer to the place wins; over what takes
        the touch around a plate or a tag, an area that is painted there does.
        """
        at = self.viewportTransform().inverted()[0].map(place)
        items = [item for item in self._scene.items(at) if isinstance(item, FeltItem)]
        areas = [item for item in items if isinstance(item, AreaItem)]
        nearest = min(areas, key=lambda area: distance_to(area.area, at), default=None)
        if nearest is not None and distance_to(nearest.area, at) == 0:
            others = [item for item in items if not isinstance(item, AreaItem | PlateItem)]
            others = [item for item in others if not isinstance(item, TagItem) or item.pill.contains(at)]
            return others[0] if others else nearest
        return items[0] if items and not isinstance(items[0], AreaItem) else nearest

    def _press(self, finger: int, place: QPointF) -> None:
        item = self.item_at(place)
        if item not in self._parts:
            return
        self._let_go(finger)
        self._held[finger] = item
        self._parts[item].press(self.viewport().mapTo(self.window(), place.toPoint()))
        self._whole = True  # what it spoils is painted below, at once
        item.set_pressed(True)
        self._whole = False
        if isinstance(item, AreaItem) and item.takes_hold:
            self._came_down[finger] = self._guard.now()
            if not self._hold_timer.isActive():
                self._hold_timer.start(math.ceil(HOLD * 1000))
        # The look comes first: a finger must not wait.
        rect = self.mapFromScene(item.sceneBoundingRect()).boundingRect()
        self.viewport().repaint(rect.adjusted(-1, -1, 1, 1))

    def watch_holds(self) -> None:
        """Show a standing bettor on each area that has been held long enough."""
        waiting = []
        for finger, since in self._came_down.items():
            item = self._held.get(finger)
            if isinstance(item, AreaItem) and not item.held:
                left = HOLD - (self._guard.now() - since)
                if left <= 0:
                    item.set_held(True)
                else:
                    waiting.append(left)
        if waiting:
            self._hold_timer.start(math.ceil(min(waiting) * 1000))

    def _move(self, finger: int, place: QPointF) -> None:
        """Let go of what the finger has left: it does nothing."""
        item = self._held.get(finger)
        if item is not None and not self._is_on(item, place):
            self._let_go(finger)

    def _is_on(self, item: FeltItem, place: QPointF) -> bool:
        return item.shape().contains(self.viewportTransform().inverted()[0].map(place))

    def _release(self, finger: int, place: QPointF) -> None:
        """Say what was touched, if the finger is still on it, or that this was too soon."""
        under = self._held.get(finger)
        held = isinstance(under, AreaItem) and under.held
        item = self._let_go(finger)
        if item is None or not self._is_on(item, place):
            return
        part, pace = self._parts[item], item.pace
        if not item.isVisible() or not part.takes(pace):
            self._flash(item)
            return
        self._guard.taken.emit()
        if held and isinstance(item, AreaItem):
            self.area_held.emit(item.box, item.bet)
        else:
            self._tell(item)
        part.acted(pace)

    def _tell(self, item: FeltItem) -> None:
        match item:
            case AreaItem():
                (self.area_settled if self._settles(item) else self.area_touched).emit(item.box, item.bet)
            case PlateItem():
                (self.box_settled if item.use.settles else self.box_touched).emit(item.box)
            case TagItem():
                (self.box_settled if item.settles else self.tag_touched).emit(item.box)
            case CardPlaceItem():
                self.card_place_touched.emit(item.place)
            case LammerItem():
                self.lammer_touched.emit()
            case CounterItem():
                self.shoe_touched.emit()

    def _settles(self, area: AreaItem) -> bool:
        """Return whether a touch on an area settles its box, or says what becomes of a bet of the Tie."""
        given_back = area.tied and self._shown is not None and self._shown.settling
        return area.use.settles or (given_back and area.use is not AreaUse.CORRECTION)

    def _flash(self, item: FeltItem) -> None:
        """Show for a moment that a touch took no act, and have it said."""
        item.set_flashing(True)
        QTimer.singleShot(FLASH, self, partial(self._end_flash, item))
        self._guard.hasty.emit()

    def _end_flash(self, item: FeltItem) -> None:
        if item.flashes:
            item.set_flashing(False)

    def _let_go(self, finger: int) -> FeltItem | None:
        """Show the thing under a finger as it is; return it."""
        item = self._held.pop(finger, None)
        self._came_down.pop(finger, None)
        if item is not None and item not in self._held.values():
            item.set_pressed(False)
            if isinstance(item, AreaItem):
                item.set_held(False)
        return item

    def to_widget(self, place: QPointF) -> QPoint:
        """Return a place in design px of the felt as a place of the widget."""
        return self.mapFromScene(place)
