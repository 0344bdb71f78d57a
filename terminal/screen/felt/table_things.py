"""What else lies on the table: shoe, carried card and discards, the insurance lammer, the demo's staff."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.felt.drawn import (
    DASHES,
    DrawnText,
    FeltWords,
    asking_pen,
    draw_words,
    fit_size,
    readable,
    words_on_line,
)
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import px_point, rect_around, rect_polygon
from terminal.screen.felt.view import CountersView, LammerView, StaffLine
from terminal.screen.translate import both, chinese, tr
from terminal.screen.widgets.cards import paint_card
from terminal.screen.widgets.paint import COMPACT_BELOW
from terminal.table.setup.layout_shapes import Point
from terminal.table.setup.layouts import FELT_WIDTH, UPRIGHT_TARGET, Layout

COUNTER_LEVEL: Final = 26.0
LAMMER_LEVEL: Final = 50.0
STAFF_LEVEL: Final = 24.0

COUNTER: Final = (76.0, 57.0)
CARRIED: Final = (45.5, 63.5)
COUNTER_DROP: Final = 2.5
_CAPTION_DROP: Final = 43.5
_CAPTION_ROOM: Final = 88.0
_CAPTION_TEXT: Final = 14
_CHAMFER: Final = 16.0


class CounterItem(FeltItem):
    """A place with a count: the shoe or the discards. The shoe takes a touch."""

    def __init__(self, middle: Point, is_shoe: bool, look: theme.TableLook) -> None:
        self._middle = px_point(middle)
        self._is_shoe = is_shoe
        super().__init__(_counter_bounds(self._middle), look, COUNTER_LEVEL)
        self._rect = rect_around(self._middle + QPointF(0, COUNTER_DROP), *COUNTER)
        self._hit = QPainterPath()
        if is_shoe:
            high = max(self._rect.height(), UPRIGHT_TARGET * FELT_WIDTH)
            self._hit.addRect(rect_around(self._rect.center(), self._rect.width(), high))
        self._count: int | None = None
        self._asked = False
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return the shoe, which takes the touch; the discards do not."""
        return self._hit

    def show_count(self, count: int | None) -> None:
        """Show the count, or hide the place; paints only if it differs."""
        if count != self._count:
            self._count = count
            self.setVisible(count is not None)
            self.update()

    def show_asked(self, asked: bool) -> None:
        """Show that it may be touched as the answer to a question, or no longer."""
        if asked != self._asked:
            self._asked = asked
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the place, its count and its caption."""
        painter.setPen(asking_pen() if self._asked else QPen(self.look.felt_line, theme.Edge.PILL))
        painter.setBrush(self.lit(self.look.box))
        if self._is_shoe:
            right, top, left, bottom = (
                self._rect.right(),
                self._rect.top(),
                self._rect.left(),
                self._rect.bottom(),
            )
            painter.drawPolygon(
                QPolygonF(
                    [
                        QPointF(left, top),
                        QPointF(right - _CHAMFER, top),
                        QPointF(right, top + _CHAMFER),
                        QPointF(right, bottom),
                        QPointF(left, bottom),
                    ]
                )
            )
        else:
            painter.drawRoundedRect(self._rect, theme.Radius.AREA, theme.Radius.AREA)
        draw_words(painter, self._number(), theme.TEXT)
        draw_words(painter, self._caption(), theme.TEXT_SOFT)

    def _number(self) -> FeltWords:
        centre = self._rect.center()
        size = readable(theme.Type.AMOUNT, self.factor)
        return FeltWords(str(self._count), size, True, centre.x(), centre.y())

    def _caption(self) -> FeltWords:
        text = tr("shoe") if self._is_shoe else tr("discards")
        return _counter_caption(text, self._middle, self.factor)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the count and the caption."""
        if self._count is None:
            return ()
        number, caption = self._number(), self._caption()
        return (
            DrawnText(
                number.text, number.rect, rect_polygon(self._rect), theme.TEXT, self.look.box, number.size
            ),
            _caption_text(caption, self.boundingRect(), self.look),
        )


class CarriedItem(FeltItem):
    """The place of a card carried over to the next round."""

    def __init__(self, middle: Point, look: theme.TableLook) -> None:
        self._middle = px_point(middle)
        super().__init__(_counter_bounds(self._middle), look, COUNTER_LEVEL)
        self._rect = rect_around(self._middle, *CARRIED)
        self._view: CountersView | None = None
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: it takes no touch."""
        return QPainterPath()

    def show_counters(self, view: CountersView | None) -> None:
        """Show the carried cards, or their empty place; paints only if they differ."""
        before = None if self._view is None else self._view.carried
        self._view = view
        if (None if view is None else view.carried) != before:
            self.setVisible(view is not None)
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the place or the cards, and the caption."""
        carried = () if self._view is None else self._view.carried
        if not carried:
            pen = QPen(self.look.felt_line, theme.Edge.PILL)
            pen.setDashPattern([3.0, 2.6])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._rect, 5, 5)
        for place, card in enumerate(carried):
            paint_card(painter, self._rect.translated(6.0 * place, 0), card)
        draw_words(painter, self._caption(), theme.TEXT_SOFT)

    def _caption(self) -> FeltWords:
        text = tr("carried") if self.factor < COMPACT_BELOW else tr("carried card")
        return _counter_caption(text, self._middle, self.factor)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the caption."""
        if self._view is None:
            return ()
        return (_caption_text(self._caption(), self.boundingRect(), self.look),)


def _counter_bounds(middle: QPointF) -> QRectF:
    """What a place takes with its caption."""
    return rect_around(middle + QPointF(0, 12), _CAPTION_ROOM, 130)


def _counter_caption(text: str, middle: QPointF, factor: float) -> FeltWords:
    smallest = readable(theme.Type.CAPTION, factor)
    size = fit_size(text, readable(_CAPTION_TEXT, factor), False, _CAPTION_ROOM - 4, smallest)
    return words_on_line(text, size, False, middle.x(), middle.y() + _CAPTION_DROP + 4, align=0.5)


def _caption_text(words: FeltWords, bounds: QRectF, look: theme.TableLook) -> DrawnText:
    return DrawnText(words.text, words.rect, rect_polygon(bounds), theme.TEXT_SOFT, look.felt, words.size)


_INSURANCE_Y: Final = -19.0
_ODDS_Y: Final = 4.5
_TO_ONE_Y: Final = 30.0
_STITCH: Final = 0.85
_LAMMER_EDGE: Final = 8.0


class LammerItem(FeltItem):
    """The insurance lammer on its hand: a dashed outline while it is due, solid once it is out."""

    def __init__(self, layout: Layout, look: theme.TableLook) -> None:
        self._layout = layout
        self._radius = layout.lammer_radius * FELT_WIDTH
        super().__init__(QRectF(), look, LAMMER_LEVEL)
        self._view: LammerView | None = None
        self._centre = QPointF()
        self._hit = QPainterPath()
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return the disc, which takes the touch."""
        return self._hit

    @property
    def means(self) -> Hashable:
        """Return what would be offered."""
        return self._view

    @property
    def view(self) -> LammerView | None:
        """What the lammer shows."""
        return self._view

    def show_lammer(self, view: LammerView | None) -> None:
        """Show, move or hide the lammer; paints only if it differs."""
        if view == self._view:
            return
        self._view = view
        self.setVisible(view is not None)
        if view is not None:
            self._centre = px_point(self._layout.lammer(view.hand))
            self.set_bounds(rect_around(self._centre, 2 * self._radius + _LAMMER_EDGE))
            self._hit = QPainterPath()
            self._hit.addEllipse(self._centre, self._radius, self._radius)
        self.update()

    def _colours(self, view: LammerView) -> tuple[QColor, QColor]:
        """Return ground and ink."""
        if view.out:
            return self.look.mark, self.look.mark_ink
        return self.look.felt, self.look.mark

    def _words(self, view: LammerView) -> tuple[FeltWords, ...]:
        x, y = self._centre.x(), self._centre.y()
        odds = fit_size(view.odds, theme.Type.MAIN, True, self._radius * 1.3, theme.Type.LABEL)
        return (
            FeltWords(
                chinese("INSURANCE"), readable(theme.Type.CAPTION, self.factor), True, x, y + _INSURANCE_Y
            ),
            FeltWords(view.odds, odds, True, x, y + _ODDS_Y),
            FeltWords(tr("TO 1"), readable(_CAPTION_TEXT, self.factor), True, x, y + _TO_ONE_Y),
        )

    def draw(self, painter: QPainter) -> None:
        """Paint the disc and the odds on it."""
        view = self._view
        if view is None:
            return
        ground, ink = self._colours(view)
        if view.out:
            painter.setPen(QPen(theme.BACKGROUND, theme.Edge.RING))
            painter.setBrush(self.lit(ground))
            painter.drawEllipse(self._centre, self._radius, self._radius)
            stitch = QPen(ink, theme.Edge.PILL)
            stitch.setDashPattern([1.6, 2.2])
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.lit(ground))
            painter.drawEllipse(self._centre, self._radius, self._radius)
            stitch = QPen(ink, 2 * theme.Edge.THICK)
            stitch.setDashPattern(DASHES)
        painter.setPen(stitch)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = self._radius * _STITCH if view.out else self._radius - theme.Edge.THICK
        painter.drawEllipse(self._centre, inner, inner)
        for words in self._words(view):
            draw_words(painter, words, ink)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the words on the lammer."""
        view = self._view
        if view is None:
            return ()
        ground, ink = self._colours(view)
        disc = self._hit.toFillPolygon()
        return tuple(
            DrawnText(words.text, words.rect, disc, ink, ground, words.size) for words in self._words(view)
        )


_STAFF_LEFT: Final = 428.0
_STAFF_RIGHT: Final = 1028.0
_STAFF_NUMBER: Final = 862.0
_STAFF_PIN: Final = 1022.0
_STAFF_HEAD_BASE: Final = 455.0
_STAFF_FIRST_LINE: Final = 467.0
_STAFF_PITCH: Final = 41.0
_STAFF_BASE: Final = 28.0
_PIN_GROUP: Final = 3


class StaffItem(FeltItem):
    """The demo's staff with their numbers and PINs, on the cloth while no card lies there."""

    def __init__(self, look: theme.TableLook) -> None:
        super().__init__(
            QRectF(_STAFF_LEFT - 4, _STAFF_HEAD_BASE - 28, _STAFF_RIGHT - _STAFF_LEFT + 8, 224),
            look,
            STAFF_LEVEL,
        )
        self._lines: tuple[StaffLine, ...] = ()
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: it takes no touch."""
        return QPainterPath()

    def show_staff(self, lines: tuple[StaffLine, ...]) -> None:
        """Show or hide the list; paints only if it differs."""
        if lines != self._lines:
            self._lines = lines
            self.setVisible(bool(lines))
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the list."""
        for words, colour in self._coloured():
            draw_words(painter, words, colour)
        painter.setPen(QPen(self.look.felt_line, theme.Edge.PILL))
        for place in range(len(self._lines)):
            y = _STAFF_FIRST_LINE + place * _STAFF_PITCH
            painter.drawLine(QPointF(_STAFF_LEFT, y), QPointF(_STAFF_RIGHT, y))

    def _coloured(self) -> list[tuple[FeltWords, QColor]]:
        if not self._lines:
            return []
        texts = self._pair(*both("Staff of the demo"), _STAFF_HEAD_BASE)
        small = readable(theme.Type.LABEL, self.factor)
        texts += [
            (
                words_on_line(tr("number"), small, False, _STAFF_NUMBER, _STAFF_HEAD_BASE, align=1.0),
                theme.TEXT_SOFT,
            ),
            (
                words_on_line(tr("PIN"), small, False, _STAFF_PIN, _STAFF_HEAD_BASE, align=1.0),
                theme.TEXT_SOFT,
            ),
        ]
        for place, line in enumerate(self._lines):
            base = _STAFF_FIRST_LINE + place * _STAFF_PITCH + _STAFF_BASE
            texts += self._pair(line.rank, line.second, base)
            number = readable(theme.Type.AMOUNT, self.factor)
            texts += [
                (words_on_line(line.number, number, True, _STAFF_NUMBER, base, align=1.0), theme.TEXT),
                (
                    words_on_line(_grouped(line.pin), theme.Type.NAME, True, _STAFF_PIN, base, align=1.0),
                    theme.TEXT,
                ),
            ]
        return texts

    def _pair(self, text: str, second_text: str, base: float) -> list[tuple[FeltWords, QColor]]:
        """Return a bold text, and its second line after it unless they are the same."""
        room = _STAFF_NUMBER - _STAFF_LEFT - 90.0
        size = fit_size(text, theme.Type.BODY, True, room, readable(theme.Type.CAPTION, self.factor))
        first = words_on_line(text, size, True, _STAFF_LEFT, base)
        texts = [(first, theme.TEXT)]
        if second_text and second_text != text:
            start = first.rect.right() + theme.Gap.WIDE
            size = readable(theme.Type.LABEL, self.factor)
            second = words_on_line(second_text, size, False, start, base + 2)
            if second.rect.right() < _STAFF_NUMBER - 70:
                texts.append((second, theme.TEXT_SOFT))
        return texts

    def texts(self) -> tuple[DrawnText, ...]:
        """Return every text of the list."""
        holder = rect_polygon(self.boundingRect())
        return tuple(
            DrawnText(words.text, words.rect, holder, colour, self.look.felt, words.size)
            for words, colour in self._coloured()
        )


def _grouped(pin: str) -> str:
    """Return a PIN in groups of three, easier to read off."""
    return " ".join(pin[place : place + _PIN_GROUP] for place in range(0, len(pin), _PIN_GROUP))
