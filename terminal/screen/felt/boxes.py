"""The items of a box: its areas, and what stands around them: number plate, ring and tag."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.felt.areas import TWO_LOOKS, AreaItem, AreaPictures, BetsItem
from terminal.screen.felt.cloth import ClothItem, box_frame
from terminal.screen.felt.drawn import (
    DASHES,
    ICON_STROKE,
    DrawnText,
    FeltWords,
    asking_pen,
    draw_pill,
    draw_words,
    fit_size,
    measure,
    readable,
)
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import px, px_point, rect_around, rect_polygon
from terminal.screen.felt.tag_places import NOTED_TAG, TAG_HIT, tag_hit
from terminal.screen.felt.view import AreaUse, BoxMark, BoxView, TagLook, TagView
from terminal.screen.widgets.icons import paint_icon
from terminal.screen.widgets.paint import grown
from terminal.table.setup.layout_shapes import WHOLE, Rect, overlap
from terminal.table.setup.layouts import FELT_WIDTH, UPRIGHT_TARGET, BoxPlace

RING_LEVEL: Final = 20.0
PLATE_LEVEL: Final = 22.0
TAG_LEVEL: Final = 40.0

TAG_WIDTH: Final = 100.0
TAG_HEIGHT: Final = 34.0
_NOTE_UP: Final = 11.0
_TEXT_DOWN: Final = 10.5
_RING_PEN: Final = 4.0
_TICK: Final = 12.5
_TICK_MARK: Final = 14.0
_TICK_AT: Final = 0.72
"""Where the tick of a box that is done stands: on the edge of its plate, up to the right."""
_TAG_INSET: Final = 9.0
_TAG_ICON: Final = 17.0
_TAG_REACH: Final = 120.0
_TAG_STEP: Final = 4.0
_TAG_STEPS: Final = 10


class RingItem(FeltItem):
    """The ring around a box that is chosen or comes next."""

    def __init__(self, box: BoxPlace, look: theme.TableLook) -> None:
        self._path = box_frame(box)
        super().__init__(grown(self._path.boundingRect(), 4), look, RING_LEVEL)
        self._mark = BoxMark.NONE
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: a ring takes no touch."""
        return QPainterPath()

    def show_mark(self, mark: BoxMark) -> None:
        """Show or hide the ring."""
        if mark is not self._mark:
            self._mark = mark
            self.setVisible(mark is not BoxMark.NONE)
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the ring."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.TEXT if self._mark is BoxMark.CHOSEN else self.look.mark, _RING_PEN))
        painter.drawPath(self._path)


class PlateItem(FeltItem):
    """The number plate of a box; a touch on it chooses the box."""

    def __init__(self, box: BoxPlace, radius: float, look: theme.TableLook) -> None:
        self.box = box.label
        self._centre = px_point(box.plate)
        self._radius = radius * FELT_WIDTH
        bounds = rect_around(self._centre, 2 * max(self._radius, _reach(box)))
        self._hit = QPainterPath()
        self._hit.addEllipse(bounds)
        self._tick = self._centre + QPointF(_TICK_AT, -_TICK_AT) * self._radius
        tick = rect_around(self._tick, 2 * _TICK + 2)
        disc = rect_around(self._centre, self._radius + self._radius)
        painted = grown(disc, 1).united(tick)
        self._pictures = AreaPictures(lambda: painted, TWO_LOOKS)
        super().__init__(bounds.united(tick), look, PLATE_LEVEL)
        self._view = BoxView(box.label)
        self.use = AreaUse.CHIPS

    def shape(self) -> QPainterPath:
        """Return a circle that is 12 mm deep from the edge of the box on; what is painted of an area wins."""
        return self._hit

    @property
    def means(self) -> Hashable:
        """Return what a touch does."""
        return self.use

    def show_box(self, view: BoxView) -> None:
        """Show the number of a box as its state wants it; paints only if that differs."""
        before = self._state()
        self._view = view
        if self._state() != before:
            self.update()

    def _state(self) -> tuple[BoxMark, bool, bool, bool]:
        return (
            self._view.mark,
            self._view.done,
            any(bet.total and not bet.ghost for bet in self._view.bets),
            self._view.plate_asked,
        )

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        """Return ground, line and ink."""
        mark, _, taken, _ = self._state()
        if mark is BoxMark.CHOSEN:
            return theme.TEXT, theme.TEXT, theme.BACKGROUND
        if mark is BoxMark.NEXT:
            return self.look.mark, self.look.mark, self.look.mark_ink
        if taken:
            return theme.SURFACE_RAISED, theme.LINE_STRONG, theme.TEXT
        return theme.RAIL, theme.RAIL_LINE, theme.TEXT_FAINT

    def arrange(self) -> None:
        """Keep no picture of another look or scale."""
        self._pictures.clear()

    def draw(self, painter: QPainter) -> None:
        """Copy a look that it has had of late; under a finger, paint it."""
        if self._light is None:
            self._pictures.copy(painter, self._state(), self._paint_disc)
        else:
            self._paint_disc(painter)

    def _paint_disc(self, painter: QPainter) -> None:
        """Paint the disc with its number, and the tick on its edge."""
        ground, line, ink = self._colours()
        painter.setBrush(self.lit(ground))
        painter.setPen(asking_pen() if self._view.plate_asked else QPen(line, theme.Edge.PILL))
        inner = self._radius - theme.Edge.PILL / 2
        painter.drawEllipse(self._centre, inner, inner)
        draw_words(painter, self._words(), ink)
        if self._view.done:
            painter.setPen(QPen(theme.BACKGROUND, theme.Edge.PILL))
            painter.setBrush(theme.TEXT)
            painter.drawEllipse(self._tick, _TICK, _TICK)
            paint_icon(painter, "check", rect_around(self._tick, _TICK_MARK), theme.BACKGROUND, ICON_STROKE)

    def _words(self) -> FeltWords:
        return FeltWords(
            self.box, readable(theme.Type.HEAD, self.factor), True, self._centre.x(), self._centre.y()
        )

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the number."""
        ground, _, ink = self._colours()
        words = self._words()
        disc = QPainterPath()
        disc.addEllipse(self._centre, self._radius, self._radius)
        return (DrawnText(words.text, words.rect, disc.toFillPolygon(), ink, ground, words.size),)


class TagItem(FeltItem):
    """The tag of a box: what it insures, what it is paid, what it answered; or what a touch on it does."""

    def __init__(self, box: BoxPlace, look: theme.TableLook, noted: Callable[[], QPointF]) -> None:
        """`noted` says where the tag stands while it has a note over its text."""
        self.box = box.label
        self._place = box
        self._where_noted = noted
        self._small = px_point(box.tag) + QPointF(_aside(box), 0)
        self._centre = self._small
        super().__init__(self._reach(), look, TAG_LEVEL)
        self._hit: QPainterPath | None = None
        self._view: TagView | None = None
        self._use = AreaUse.CHIPS
        self.setVisible(False)

    @property
    def view(self) -> TagView | None:
        """What the tag says."""
        return self._view

    @property
    def means(self) -> Hashable:
        """Return what a touch on the tag does: it hangs on all that the tag says."""
        return self._view, self._use

    @property
    def settles(self) -> bool:
        """Whether a touch takes, or pays, up to the box."""
        return self._use.settles

    def take_use(self, use: AreaUse) -> None:
        """Take in what a touch on the felt does from now on."""
        if use is not self._use:
            self._use, self._hit = use, None

    def _reach(self) -> QRectF:
        """Return all that the tag may fill where it stands."""
        return rect_around(self._centre, TAG_WIDTH + _TAG_REACH, 2 * TAG_HIT - NOTED_TAG[1])

    def shape(self) -> QPainterPath:
        """Return the tag with some room above and below where a touch does something; else nothing."""
        if self._hit is None:
            self._hit = QPainterPath()
            if self._view is not None and (self._view.takes_touch or self.settles):
                pill, *_ = self._parts(self._view)
                hit = tag_hit(self._place, Rect(pill.x(), pill.y(), pill.width(), pill.height()))
                self._hit.addRect(QRectF(hit.x, hit.y, hit.width, hit.height))
        return self._hit

    def show_tag(self, view: TagView | None) -> None:
        """Show, change or hide the tag."""
        if view == self._view:
            return
        self._view, self._hit = view, None
        self._centre = self._where_noted() if view is not None and view.note else self._small
        self.set_bounds(self._reach())
        self.setVisible(view is not None)
        self.update()

    def _colours(self, look: TagLook) -> tuple[QColor, QColor, QColor]:
        """Return ground, line and ink."""
        mark = self.look.mark
        return {
            TagLook.OPEN: (theme.BACKGROUND, theme.TEXT, theme.TEXT),
            TagLook.OFFER: (theme.BACKGROUND, mark, mark),
            TagLook.NOW: (mark, mark, self.look.mark_ink),
            TagLook.DONE: (theme.TEXT, theme.TEXT, theme.BACKGROUND),
            TagLook.GREYED: (theme.BACKGROUND, theme.LINE_STRONG, theme.TEXT_SOFT),
            TagLook.RETURNED: (theme.BACKGROUND, theme.TEXT, theme.TEXT),
            TagLook.ALARM: (theme.ALARM_BAND, theme.ALARM, theme.TEXT),
            TagLook.TAKE: (theme.BACKGROUND, theme.TEXT, theme.TEXT),
            TagLook.PAYS: (theme.TIE_AREA.spine, theme.TIE_AREA.text, theme.TEXT),
            TagLook.AGAIN: (theme.BACKGROUND, theme.TEXT, theme.TEXT),
            TagLook.UNDER: (theme.ALARM_BAND, theme.ALARM, theme.TEXT),
        }[look]

    @staticmethod
    def _icon(view: TagView) -> str:
        look = view.look
        if look is TagLook.DONE:
            return "check"
        if look is TagLook.TAKE:
            return "down"
        if look is TagLook.UNDER:
            return "warning"
        # A note over what goes back speaks of what does not.
        return "left" if look is TagLook.ALARM or (look is TagLook.RETURNED and not view.note) else ""

    def _parts(self, view: TagView) -> tuple[QRectF, FeltWords, QRectF]:
        """Return the pill, its text, and the square of its icon."""
        icon = 0.0 if view.note or not self._icon(view) else _TAG_ICON + theme.Gap.SMALL
        bold = view.look is not TagLook.GREYED
        room = TAG_WIDTH - 2 * _TAG_INSET - icon
        smallest = readable(theme.Type.SECOND, self.factor)
        size = fit_size(view.text, readable(theme.Type.LABEL, self.factor), bold, room, smallest)
        text = measure(view.text, size, bold).width
        least, high = NOTED_TAG if view.note else (TAG_WIDTH, TAG_HEIGHT)
        width = max(least, text + icon + 2 * _TAG_INSET)
        # A long text grows towards the middle of the table, away from its box.
        inwards = 1.0 if self._centre.x() < FELT_WIDTH / 2 else -1.0
        middle = self._centre + QPointF(inwards * (width - least) / 2, 0.0)
        pill = rect_around(middle, width, high)
        pill.moveLeft(min(max(pill.left(), 0.0), FELT_WIDTH - width))
        start = pill.center().x() - (text + icon) / 2
        square = rect_around(pill.center(), _TAG_ICON)
        square.moveLeft(start)
        if view.note:
            note = self._note(view, pill)
            square = rect_around(
                QPointF(note.rect.left() - theme.Gap.SMALL - _TAG_ICON / 2, note.y), _TAG_ICON
            )
        line = pill.center().y() + (_TEXT_DOWN if view.note else 0.0)
        words = FeltWords(view.text, size, bold, start + icon + text / 2, line)
        return pill, words, square

    def _note(self, view: TagView, pill: QRectF) -> FeltWords:
        size = readable(theme.Type.FINE, self.factor)
        icon = _TAG_ICON + theme.Gap.SMALL if self._icon(view) else 0.0
        room = pill.width() - 2 * _TAG_INSET - icon
        size = fit_size(view.note, size, False, room, readable(theme.Type.CAPTION, self.factor))
        return FeltWords(view.note, size, False, pill.center().x() + icon / 2, pill.center().y() - _NOTE_UP)

    @property
    def pill(self) -> QRectF:
        """Where the tag lies, in design px; an empty rectangle without one."""
        return QRectF() if self._view is None else self._parts(self._view)[0]

    def draw(self, painter: QPainter) -> None:
        """Paint the pill, its icon and its text."""
        view = self._view
        if view is None:
            return
        ground, line, ink = self._colours(view.look)
        pill, words, square = self._parts(view)
        pen = QPen(line, theme.Edge.RING)
        if view.look in (TagLook.RETURNED, TagLook.AGAIN):
            pen.setDashPattern(DASHES)
        painter.setPen(pen)
        painter.setBrush(self.lit(ground))
        edge = theme.Edge.RING
        shape = rect_around(pill.center(), pill.width() - edge, pill.height() - edge)
        if view.note:
            painter.drawRoundedRect(shape, theme.Radius.BOX, theme.Radius.BOX)
            draw_words(painter, self._note(view, pill), ink)
        else:
            draw_pill(painter, shape)
        name = self._icon(view)
        if name:
            paint_icon(painter, name, square, ink, ICON_STROKE)
        draw_words(painter, words, ink)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the tag's text."""
        if self._view is None:
            return ()
        ground, _, ink = self._colours(self._view.look)
        pill, words, _ = self._parts(self._view)
        holder: QPolygonF = rect_polygon(pill)
        lines = (self._note(self._view, pill), words) if self._view.note else (words,)
        return tuple(DrawnText(line.text, line.rect, holder, ink, ground, line.size) for line in lines)


class BoxItems:
    """The items of one box."""

    def __init__(
        self,
        place: BoxPlace,
        plate_radius: float,
        look: theme.TableLook,
        six_name: str,
        *,
        cloth: ClothItem,
        bets: BetsItem,
        noted_tag: Callable[[], QPointF],
    ) -> None:
        """Make what lies on a box of the layout."""
        self.areas = tuple(
            AreaItem(place, area, look, six_name, cloth=cloth, bets=bets) for area in place.areas
        )
        self.ring = RingItem(place, look)
        self.plate = PlateItem(place, plate_radius, look)
        self.tag = TagItem(place, look, noted_tag)
        self.shown = BoxView(place.label)

    @property
    def touched(self) -> tuple[FeltItem, ...]:
        """Those that take a touch."""
        return (self.plate, self.tag, *self.areas)

    @property
    def all(self) -> tuple[FeltItem, ...]:
        """All of them."""
        return (*self.areas, self.ring, self.plate, self.tag)

    def show(self, view: BoxView) -> bool:
        """Show a box; each item paints only what differs. Returns whether anything does."""
        if view == self.shown:
            return False
        self.shown = view
        for area in self.areas:
            area.tied = area.bet in view.tied
            area.show_bet(view.bet(area.bet), view.dim and area.bet not in view.lit)
            area.show_asked(area.bet in view.asked)
        self.ring.show_mark(view.mark)
        self.plate.show_box(view)
        self.tag.show_tag(view.tag)
        return True


def _reach(box: BoxPlace) -> float:
    """Return how far from its middle a number plate takes the touch, px."""
    away = box.shape.point(WHOLE.right / 2, WHOLE.top)
    return (UPRIGHT_TARGET - math.dist(box.plate, away)) * FELT_WIDTH


def _aside(box: BoxPlace) -> float:
    """Return how far a tag moves towards the table's middle, so that it covers no area of its own box."""
    x, y = (part * FELT_WIDTH for part in box.tag)
    step = _TAG_STEP if x < FELT_WIDTH / 2 else -_TAG_STEP
    areas = [px(area.polygon) for area in box.areas]
    for moved in range(_TAG_STEPS):
        pill = rect_around(QPointF(x + moved * step, y), TAG_WIDTH, TAG_HEIGHT)
        corners = Rect(pill.x(), pill.y(), pill.width(), pill.height()).corners
        if not any(overlap(corners, area) for area in areas):
            return moved * step
    return 0.0
