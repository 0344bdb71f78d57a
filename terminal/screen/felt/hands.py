"""The two hands: name, total and note, the frame of the hand to be dealt to, and the places of the cards."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from terminal.rules.bets import HAND_BETS, Hand
from terminal.rules.card_place import CardPlace
from terminal.screen import theme
from terminal.screen.felt.area_text import CAPTIONS
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
    words_on_line,
)
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import px_rect, rect_around, rect_polygon
from terminal.screen.felt.view import EMPTY_PLACE, CardMark, CardView, HandView, PlaceView, Verdict
from terminal.screen.translate import joined, tr
from terminal.screen.widgets.cards import (
    CORNER,
    HEIGHT,
    WIDTH,
    paint_card,
    paint_card_place,
    paint_next_place,
)
from terminal.screen.widgets.icons import paint_icon
from terminal.screen.widgets.paint import grown
from terminal.table.setup.layouts import HandPlace

HEAD_LEVEL: Final = 28.0
PLACE_LEVEL: Final = 30.0

_NAME_BASE: Final = 29.5
_NOTE_BASE: Final = 57.5
_TOTAL_BASE: Final = 56.5
_TOTAL_ROOM: Final = 62.5
_FRAME_GAP: Final = 11.5
_FRAME_PEN: Final = 3.0
_PILL_TOP: Final = 5.0
_PILL: Final = (138.0, 36.0)
_PILL_ICON: Final = 19.0
_LOW_PILL_TOP: Final = 37.0
_LOW_PILL: Final = (111.0, 29.0)
_FAULT_PEN: Final = 3.5
_FAULT_INSET: Final = 6.0
_FAULT_OUTSIDE: Final = 9.0
_RINGS: Final = {CardMark.EXCESS: theme.ALARM, CardMark.MOVED: theme.TEXT, CardMark.CORRECTED: theme.TEXT}
_GHOST: Final = 0.45
_NUMBER: Final = 15.0
"""The radius of the disc that says in which order a card left the shoe."""
_TAG: Final = 30.0
_PILL_OVER: Final = 24.0
"""How far what is said of a card may lie over it."""


class HandHead(FeltItem):
    """A hand's name, total and note, and the frame around the hand that gets the next card."""

    def __init__(self, place: HandPlace, look: theme.TableLook) -> None:
        self._hand = place.hand
        self._header = px_rect(place.header)
        cards = QRectF()
        for card in place.cards:
            cards = cards.united(px_rect(card))
        self._frame = grown(cards, _FRAME_GAP)
        bounds = self._header.united(self._frame).adjusted(-20, -2, 20, 4)
        super().__init__(bounds, look, HEAD_LEVEL)
        self._view = HandView()
        self._verdict = Verdict.NONE

    def shape(self) -> QPainterPath:
        """Return nothing: the places take the touch."""
        return QPainterPath()

    def show_hand(self, view: HandView, verdict: Verdict = Verdict.NONE) -> None:
        """Show name, total and note; a badge with a verdict stands where the total does.

        It paints only if something of it differs.
        """
        before = self._seen()
        self._view, self._verdict = view, verdict
        if self._seen() != before:
            self.update()

    def _seen(self) -> tuple[int | None, str, bool, int | None, bool, Verdict]:
        view = self._view
        number = next((place.number for place in view.places if place.next), None)
        return view.total, view.note, view.wins, number, view.is_due, self._verdict

    @property
    def _left(self) -> bool:
        return self._hand is Hand.PLAYER

    @property
    def _inner_edge(self) -> float:
        """The edge towards the other hand, from which the texts run outwards."""
        return self._header.right() if self._left else self._header.left()

    @property
    def _text_edge(self) -> float:
        stands = self._view.total is not None or self._verdict is not Verdict.NONE
        room = _TOTAL_ROOM if stands else 0.0
        return self._inner_edge - room if self._left else self._inner_edge + room

    def _align(self) -> float:
        return 1.0 if self._left else 0.0

    def _room(self) -> float:
        return self._header.width() - _TOTAL_ROOM

    def _name(self) -> tuple[FeltWords, FeltWords]:
        """Return glyph and name."""
        bet = HAND_BETS[self._hand]
        base = self._header.top() + _NAME_BASE
        align = self._align()
        outwards = -1.0 if self._left else 1.0
        name = words_on_line(CAPTIONS[bet], theme.Type.NAME, True, self._text_edge, base, align=align)
        beyond = self._text_edge + outwards * (name.rect.width() + theme.Gap.WORDS)
        glyph = words_on_line(theme.glyph(bet), theme.Type.TOTALS, True, beyond, base + 3, align=align)
        return glyph, name

    def _total(self) -> FeltWords | None:
        if self._view.total is None or self._verdict is not Verdict.NONE:
            return None
        base = self._header.top() + _TOTAL_BASE
        size = theme.Type.POINTS
        return words_on_line(str(self._view.total), size, True, self._inner_edge, base, align=self._align())

    def _note(self) -> FeltWords | None:
        """Return the note, unless a pill takes its line."""
        if not self._view.note or self._low_pill() is not None:
            return None
        size = readable(theme.Type.LABEL, self.factor)
        smallest = readable(theme.Type.CAPTION, self.factor)
        size = fit_size(self._view.note, size, False, self._room(), smallest)
        base = self._header.top() + _NOTE_BASE
        return words_on_line(self._view.note, size, False, self._text_edge, base, align=self._align())

    def _pill_text(self) -> str:
        for place in self._view.places:
            if place.next and place.number is not None:
                return tr("CARD {number}").format(number=place.number)
        return ""

    def _low_pill(self) -> QRectF | None:
        """Return the pill under the name: the winner's, or the next card's where there is no other place."""
        ties = self._verdict is Verdict.TIE
        if not self._view.wins and not ties and not (self._pill_text() and self._view.total is not None):
            return None
        width, height = _LOW_PILL
        left = self._text_edge - width if self._left else self._text_edge
        return QRectF(left, self._header.top() + _LOW_PILL_TOP, width, height)

    def _outer_pill(self) -> QRectF | None:
        """Return the pill of the next card at the outer end of the name's line."""
        if not self._pill_text() or self._view.total is not None:
            return None
        width, height = _PILL
        left = self._frame.left() if self._left else self._frame.right() - width
        return QRectF(left, self._header.top() + _PILL_TOP, width, height)

    def _pill(self) -> tuple[QRectF, FeltWords, QRectF, QColor, QColor] | None:
        """Return the pill, its text, the square of its arrow (empty for none), its ground and ink."""
        pill = self._low_pill() or self._outer_pill()
        if pill is None:
            return None
        ties = self._verdict is Verdict.TIE
        over = self._view.wins or ties
        text = joined("TIE") if ties else joined("WINS") if self._view.wins else self._pill_text()
        arrow = 0.0 if over else _PILL_ICON + theme.Gap.MEDIUM
        wished = theme.Type.LABEL if over or self._view.total is not None else theme.Type.BODY
        smallest = readable(theme.Type.CAPTION, self.factor)
        size = fit_size(text, readable(wished, self.factor), True, pill.width() - arrow - 20.0, smallest)
        width = measure(text, size, True).width
        start = pill.center().x() - (width + arrow) / 2
        words = FeltWords(text, size, True, start + width / 2, pill.center().y())
        square = QRectF()
        if arrow:
            square = rect_around(pill.center(), _PILL_ICON)
            square.moveLeft(start + width + theme.Gap.MEDIUM)
        colours = (self.look.mark, self.look.mark_ink)
        if over:
            colours = (theme.TIE_AREA.text if ties else theme.TEXT), theme.BACKGROUND
        return pill, words, square, *colours

    def draw(self, painter: QPainter) -> None:
        """Paint frame, texts and pill."""
        if self._view.is_due:
            painter.setPen(QPen(self.look.mark, _FRAME_PEN))
            painter.setBrush(self.look.mark_tint)
            painter.drawRoundedRect(self._frame, theme.Radius.BOX, theme.Radius.BOX)
        for words, colour in self._coloured():
            draw_words(painter, words, colour)
        found = self._pill()
        if found is None:
            return
        pill, words, square, ground, ink = found
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        draw_pill(painter, pill)
        draw_words(painter, words, ink)
        if not square.isEmpty():
            paint_icon(painter, "down", square, ink, ICON_STROKE)

    def _coloured(self) -> list[tuple[FeltWords, QColor]]:
        name_colour = theme.AREA_COLOURS[HAND_BETS[self._hand]].text
        texts = [(words, name_colour) for words in self._name()]
        texts += [(words, theme.TEXT) for words in (self._total(), self._note()) if words is not None]
        return texts

    def texts(self) -> tuple[DrawnText, ...]:
        """Return every text of the head."""
        holder = rect_polygon(self.boundingRect())
        drawn = [
            DrawnText(words.text, words.rect, holder, colour, self.look.felt, words.size)
            for words, colour in self._coloured()
        ]
        found = self._pill()
        if found is not None:
            pill, words, _, ground, ink = found
            drawn.append(DrawnText(words.text, words.rect, rect_polygon(pill), ink, ground, words.size))
        return tuple(drawn)


class CardPlaceItem(FeltItem):
    """One place of a hand: empty, the next to be dealt to, or with its card."""

    def __init__(self, place: HandPlace, index: int, look: theme.TableLook) -> None:
        self.place = CardPlace(place.hand, index + 1)
        self._hand = place.hand
        self.sideways = index == 2
        self._rect = px_rect(place.cards[index])
        upright = QRectF(self._rect)
        upright.setTop(self._rect.bottom() - max(HEIGHT, self._rect.height()))
        super().__init__(upright.adjusted(-_PILL_OVER, -_PILL_OVER, _PILL_OVER, 8), look, PLACE_LEVEL)
        self._hit = QPainterPath()
        self._hit.addRect(self._rect)
        self._view = EMPTY_PLACE
        self._due = False
        self._awaiting = False

    def shape(self) -> QPainterPath:
        """Return the place of the card, which takes the touch."""
        return self._hit

    @property
    def view(self) -> PlaceView:
        """What lies in the place."""
        return self._view

    @property
    def card_rect(self) -> QRectF:
        """Where its card lies, in design px."""
        return self._rect

    def set_awaiting(self, awaiting: bool) -> None:
        """Paint the place without its card, while that is on its way."""
        if awaiting != self._awaiting:
            self._awaiting = awaiting
            self.update()

    @property
    def means(self) -> Hashable:
        """Return what hangs on a touch: a card that lies is corrected, an empty place may get the next."""
        return bool(self._view.cards), self._due

    def show_place(self, view: PlaceView, due: bool) -> None:
        """Show what lies in the place; `due` says that its hand gets the next card."""
        if view != self._view or due != self._due:
            self._view = view
            self._due = due
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the place and its cards."""
        view = self._view
        if view.next:
            paint_next_place(painter, self._rect, self.look, *self._next_texts())
        elif not view.cards or len(view.cards) > 1 or self._awaiting:
            paint_card_place(painter, self._rect, self.look, tinted=self._due)
            for words, colour in self._captions():
                draw_words(painter, words, colour)
        if len(view.cards) == 1 and not self._awaiting:
            self._paint(painter, self._rect, view.cards[0], self.sideways)
        elif len(view.cards) > 1:
            self._draw_fault(painter)
        self._draw_said(painter)
        if self._light is not None:
            light = QColor(theme.TEXT)
            light.setAlphaF(0.2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawRoundedRect(self._rect, CORNER, CORNER)

    def _draw_said(self, painter: QPainter) -> None:
        """Paint what is said of the last card that lies here: that it may be touched, its number, its tag."""
        if not self._view.cards or self._awaiting:
            return
        card = self._view.cards[-1]
        if card.mark is CardMark.ASKED:
            painter.setPen(asking_pen())
            painter.setBrush(Qt.BrushStyle.NoBrush)
            around = grown(self._rect, theme.Gap.TIGHT)
            painter.drawRoundedRect(around, CORNER, CORNER)
        pill, words = self._tag()
        if words is None:
            return
        painter.setPen(Qt.PenStyle.NoPen if card.tag else QPen(theme.TEXT, theme.Edge.PILL))
        painter.setBrush(theme.ALARM if card.tag else theme.BACKGROUND)
        draw_pill(painter, pill)
        draw_words(painter, words, theme.ALARM_INK if card.tag else theme.TEXT)

    def _tag(self) -> tuple[QRectF, FeltWords | None]:
        """Return the pill at the upper edge of the last card, and what it says."""
        card = self._view.cards[-1] if self._view.cards else None
        if card is None or card.number is None:
            return QRectF(), None
        number = str(card.number)
        text = tr("{number} · {tag}").format(number=number, tag=card.tag) if card.tag else number
        size = readable(theme.Type.NOTE, self.factor)
        middle = QPointF(self._rect.center().x(), self._rect.top())
        if card.tag and self.sideways:
            middle -= QPointF(0, _TAG / 2 + theme.Gap.TIGHT)  # a card that lies sideways leaves room over it
        if not card.tag:
            pill = rect_around(middle, 2 * _NUMBER, 2 * _NUMBER)
            return pill, FeltWords(number, size, True, middle.x(), middle.y())
        room = self._rect.width() + 2 * (_PILL_OVER - theme.Gap.WIDE)
        size = fit_size(text, size, True, room, readable(theme.Type.CAPTION, self.factor))
        pill = rect_around(middle, measure(text, size, True).width + 2 * theme.Gap.WIDE, _TAG)
        return pill, FeltWords(text, size, True, middle.x(), middle.y())

    def _next_texts(self) -> tuple[str, str]:
        number = "" if self._view.number is None else str(self._view.number)
        return number, theme.glyph(HAND_BETS[self._hand])

    def _captions(self) -> list[tuple[FeltWords, QColor]]:
        text = self._view.caption
        if not text or self._view.cards:
            return []
        wished = readable(theme.Type.LABEL, self.factor)
        smallest = readable(theme.Type.CAPTION, self.factor)
        size = fit_size(text, wished, True, self._rect.width() - 12, smallest)
        return [
            (FeltWords(text, size, True, self._rect.center().x(), self._rect.center().y()), theme.TEXT_SOFT)
        ]

    def _paint(self, painter: QPainter, rect: QRectF, card: CardView, sideways: bool) -> None:
        ring = _RINGS.get(card.mark)
        opacity = _GHOST if card.mark is CardMark.GHOST else 1.0
        paint_card(painter, rect, card.card, sideways=sideways, ring=ring, opacity=opacity)

    def _draw_fault(self, painter: QPainter) -> None:
        """Paint several cards where one belongs: upright over each other in a dashed alarm frame."""
        around = self._around()
        pen = QPen(theme.ALARM, _FAULT_PEN)
        pen.setDashPattern(DASHES)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(around, theme.Radius.KEY, theme.Radius.KEY)
        room = grown(around, -_FAULT_INSET)
        high = room.height() * 0.88
        wide = high * WIDTH / HEIGHT
        count = len(self._view.cards)
        for place, card in enumerate(self._view.cards):
            share = place / (count - 1)
            corner = QPointF(
                room.left() + (room.width() - wide) * share * 0.7, room.top() + (room.height() - high) * share
            )
            self._paint(painter, QRectF(corner.x(), corner.y(), wide, high), card, False)

    def _around(self) -> QRectF:
        """Return the frame around several cards.

        The third place has room on the side away from the other hand.
        """
        around = QRectF(self._rect)
        around.setTop(self._rect.bottom() - HEIGHT)
        left, right = (_FAULT_OUTSIDE, 1.0) if self._hand is Hand.PLAYER else (1.0, _FAULT_OUTSIDE)
        if not self.sideways:
            left, right = 3.0, 3.0
        return around.adjusted(-left, -10, right, 4)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the caption of an empty place, and what is said of a card."""
        holder = rect_polygon(self._rect)
        ground = self.look.mark_tint if self._due else self.look.box
        drawn = [
            DrawnText(words.text, words.rect, holder, colour, ground, words.size)
            for words, colour in self._captions()
        ]
        pill, said = self._tag()
        if said is not None:
            tagged = bool(self._view.cards[-1].tag)
            inks = (theme.ALARM_INK, theme.ALARM) if tagged else (theme.TEXT, theme.BACKGROUND)
            drawn.append(DrawnText(said.text, said.rect, rect_polygon(pill), *inks, said.size))
        return tuple(drawn)
