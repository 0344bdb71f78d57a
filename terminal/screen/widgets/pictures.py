"""Parts with a drawing of their own: cards, hands, chips, notches that point, bar, ring, and a picture."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from terminal.rules.bets import HAND_BETS, Hand
from terminal.rules.cards import Card
from terminal.screen import theme
from terminal.screen.dialogue_views import ShownHand, ShownHands, ShownMark
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.cards import HEIGHT, RING_REACH, WIDTH, paint_card, paint_card_place
from terminal.screen.widgets.chips import paint_chip
from terminal.screen.widgets.ground import BARE, CLOTH, NOW, Inks
from terminal.screen.widgets.kept import fill_rect
from terminal.screen.widgets.layout import FILL, Leaf, Pad, PanelPart, column, levels, row, space, stack
from terminal.screen.widgets.paint import Align, Artist, Box, middle_of
from terminal.screen.widgets.parts import SizedLeaf, Text, strong, tag, titled
from terminal.screen.widgets.sheet import at_least


class CardPicture(Leaf, frozen=True):
    """A card as large as its box has room for, or the place of one where there is none."""

    card: Card | None
    sideways: bool = False
    ring: QColor | None = None

    def reach(self, box: Box) -> Box:
        """Return the card with the ring around it."""
        ring = RING_REACH * max(box[2:])
        return at_least(box, box[2] + ring, box[3] + ring)

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the card in the middle, in the proportions of a card."""
        rect = artist.rect(box)
        across, down = (HEIGHT, WIDTH) if self.sideways else (WIDTH, HEIGHT)
        share = min(rect.width() / across, rect.height() / down)
        middle = rect.center()
        rect.setSize(QSizeF(across * share, down * share))
        rect.moveCenter(middle)
        if self.card is None:
            paint_card_place(artist.painter, rect, theme.LOOKS[ScreenKind.LIVE])
        else:
            paint_card(artist.painter, rect, self.card, sideways=self.sideways, ring=self.ring)


class ChipPicture(SizedLeaf, frozen=True):
    """A chip of `value` cents in the middle of its box."""

    value: int
    radius: float

    @property
    def across(self) -> float:
        """How wide and high it is."""
        return 2 * self.radius

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the chip."""
        middle = QPointF(*middle_of(box))
        paint_chip(artist.painter, middle * artist.factor, self.radius * artist.factor, self.value)


NOTCH: Final = 14.0
"""How far a notch stands out."""


class HintGround(Leaf, frozen=True):
    """The ground of a hint, with a notch down from the middle of its lower edge."""

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the box, open the edge over the notch, and draw the edge of the notch."""
        x, y, width, height = box
        bottom, edge, middle = y + height - 1, y + height - NOTCH, x + width / 2
        NOW.paint(artist, (x, y, width, height - NOTCH))
        notch = _points(
            artist, ((middle - Gap.BLOCK, edge - 1), (middle, bottom), (middle + Gap.BLOCK, edge - 1))
        )
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(theme.ACCENT_TINT)
        artist.painter.drawPolygon(notch)
        half, high = Gap.BLOCK - Gap.HAIR, theme.Edge.RING + 0.5
        artist.fill_box((middle - half, edge - high, 2 * half, high), theme.ACCENT_TINT)
        artist.painter.setPen(QPen(theme.ACCENT, theme.Edge.RING * artist.factor))
        artist.painter.setBrush(Qt.BrushStyle.NoBrush)
        artist.painter.drawPolyline(notch)


class PadNotch(Leaf, frozen=True):
    """A notch up from the lower edge of its box, at `at` from the left."""

    at: float

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the notch, down into the edge that it stands on."""
        x, y, _, height = box
        middle, bottom = x + self.at, y + height + 1
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(theme.ACCENT)
        artist.painter.drawPolygon(
            _points(artist, ((middle - Gap.BODY, bottom), (middle + Gap.BODY, bottom), (middle, y - 3)))
        )


def _points(artist: Artist, points: tuple[tuple[float, float], ...]) -> QPolygonF:
    f = artist.factor
    return QPolygonF([QPointF(x * f, y * f) for x, y in points])


_BEYOND: Final = 1.06
"""An excess ends a little before the end of the bar."""
_HATCH: Final = (5.0, 10.0)
"""How wide the slanted lines beyond the limit are, and how far apart."""


class GaugeBar(Leaf, frozen=True):
    """The bar from the middle to the hand that leads; sums in cents, `limit` None where there is none."""

    player: int
    banker: int
    limit: int | None

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the bar and its ticks, and what lies beyond the limit."""
        x, y, width, height = box
        half, middle = width / 2, x + width / 2
        artist.round_box(box, Gap.TIGHT, theme.BACKGROUND, theme.LINE)
        apart = self.banker - self.player
        limit = self.limit or max(self.banker, self.player, 1)
        over = self.limit is not None and abs(apart) > self.limit
        whole = abs(apart) * _BEYOND if over else limit
        sign = 1 if apart >= 0 else -1
        end = middle + sign * half * min(abs(apart), limit) / whole
        area = theme.BANKER_AREA if sign > 0 else theme.PLAYER_AREA
        if apart:
            inset = Edge.THICK
            artist.fill_box((min(middle, end), y + inset, abs(end - middle), height - 2 * inset), area.spine)
        if over:
            edge = middle + sign * half * abs(apart) / whole
            _hatch(artist, (min(end, edge), y, abs(edge - end), height))
            for side in (-1, 1):
                _tick(artist, box, middle + side * half * limit / whole, Edge.PILL)
        _tick(artist, box, middle, Edge.THICK)
        if apart:
            tick = (end, y - Gap.TIGHT, end, y + height + Gap.TIGHT)
            artist.rule(*tick, theme.TEXT, width=theme.FOCUS_WIDTH)


def _tick(artist: Artist, box: Box, x: float, width: float) -> None:
    _, y, _, height = box
    artist.rule(x, y - Gap.TIGHT, x, y + height + Gap.TIGHT, theme.TEXT_SOFT, width=width)


def _hatch(artist: Artist, box: Box) -> None:
    """Paint slanted alarm lines, so that colour alone need not tell what is over the limit."""
    rect, painter = artist.rect(box), artist.painter
    thick, step = _HATCH
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    fill_rect(painter, rect, theme.ALARM_BAND)
    painter.setPen(QPen(theme.ALARM, thick * artist.factor))
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom() + 2), QPointF(x + rect.height() + 4, rect.top() - 2))
        x += step * artist.factor
    painter.restore()
    artist.round_box(box, 0, None, theme.ALARM, width=Edge.THICK)


_TURN: Final = 5760
"""A whole turn in Qt's sixteenths of a degree; it starts at 3 o'clock, and counts against the clock."""
_STROKE: Final = Type.LABEL


class TimeRing(Leaf, frozen=True):
    """A ring as high as its box, of which the share that is left is lit; it ends at 12 o'clock."""

    left: int
    whole: int
    said: str
    """Of how many seconds they are left, as text."""

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the ring, and in it the seconds over how many they were."""
        x, y, width, height = box
        radius = min(width, height) / 2
        middle, level = x + width / 2, y + height / 2
        artist.disc(middle, level, radius, None, theme.SURFACE_HIGH, width=_STROKE)
        inside = radius - _STROKE / 2
        around: QRectF = artist.rect((middle - inside, level - inside, 2 * inside, 2 * inside))
        pen = QPen(theme.ACCENT, _STROKE * artist.factor)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        artist.painter.setPen(pen)
        artist.painter.setBrush(Qt.BrushStyle.NoBrush)
        artist.painter.drawArc(around, _TURN // 4, _TURN * self.left // self.whole)
        left, over, under = str(self.left), level - Gap.MEDIUM, level + Type.SUM
        artist.centre(middle, over, left, Type.POINTS, inks.first, bold=True, room=radius)
        artist.centre(middle, under, self.said, Type.TEXT, inks.second, room=radius)


class HousePicture(Leaf, frozen=True):
    """A picture as large as its box has room for, in its own proportions."""

    picture: QImage

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the picture in the middle."""
        place = artist.rect(box)
        size = self.picture.size().scaled(place.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
        rect = QRectF(0, 0, size.width(), size.height())
        rect.moveCenter(place.center())
        artist.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        artist.painter.drawImage(rect, self.picture)


HAND_WORDS: Final = {Hand.PLAYER: "PLAYER", Hand.BANKER: "BANKER"}
RINGS: Final[dict[ShownMark, QColor | None]] = {
    ShownMark.PLAIN: None,
    ShownMark.FAULT: theme.ALARM,
    ShownMark.MOVED: theme.TEXT,
}
_TITLE: Final = 61.0
_NAME: Final = 176.0
_POINTS: Final = 60.0
_CARD: Final = (79.0, 110.0)
_BETWEEN: Final = 34.0
_UPRIGHT: Final = 2
"""How many cards stand upright; those after them lie sideways."""


def hands_on_cloth(hands: ShownHands) -> PanelPart:
    """Return both hands on cloth, third cards sideways."""
    _, high = _CARD
    return column(
        titled(Bilingual(hands.title, hands.second), Type.BODY, Type.LABEL, Gap.WIDE, high=_TITLE),
        row(*_hand(Hand.PLAYER, hands.player), high=high),
        _BETWEEN,
        row(*_hand(Hand.BANKER, hands.banker), high=high),
        pad=Pad(Gap.ICON, 0, Gap.SMALL),
        ground=CLOTH,
    )


def _hand(hand: Hand, shown: ShownHand) -> tuple[PanelPart, ...]:
    """Return the name and the points of a hand, its cards or their places, and what is said of them."""
    cards: list[PanelPart] = []
    for place in range(max(_UPRIGHT + 1, len(shown.cards))):
        cards += [_card(shown, place), space(Gap.KEYS)]
    about: tuple[PanelPart, ...] = ()
    if shown.tag:
        fault = any(card.mark is ShownMark.FAULT for card in shown.cards)
        fill, ink = (theme.ALARM, theme.ALARM_INK) if fault else (theme.TEXT, theme.BACKGROUND)
        ground = BARE.filled(fill).inked(ink).rounded(theme.Radius.TAG)
        said = tag(shown.tag, Type.LABEL, ground=ground, high=Size.TEXT_LINE)
        about = (space(Gap.WORDS), row(said, pad=Pad(bottom=Gap.WIDE)))
    return (_name(hand, shown), *cards, *about)


def _name(hand: Hand, shown: ShownHand) -> PanelPart:
    bet = HAND_BETS[hand]
    ink = theme.AREA_COLOURS[bet].text
    points = "?" if shown.points is None else str(shown.points)
    total = strong(points, _POINTS, align=Align.CENTRE, wide=_POINTS)
    lines = levels(
        (0.25, strong(theme.glyph(bet), Type.PERSON, ink)),
        (0.55, strong(HAND_WORDS[hand], Type.LABEL, ink)),
        (0.88, Text(shown.note, Type.LABEL)),
    )
    return stack(lines, row(FILL, total, pad=Pad(right=Gap.BLOCK, bottom=Gap.BLOCK)), wide=_NAME)


def _card(shown: ShownHand, place: int) -> PanelPart:
    card = shown.cards[place] if place < len(shown.cards) else None
    face, ring = (None, None) if card is None else (card.card, RINGS[card.mark])
    narrow, wide = _CARD
    if place < _UPRIGHT:
        return CardPicture(face, ring=ring, wide=narrow)
    return column(FILL, CardPicture(face, sideways=True, ring=ring, high=narrow), wide=wide)
