"""Paints cards: faces upright and sideways, the back, the empty place of a card, and the suits."""

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from terminal.rules.cards import RANKS, UNREAD_SUIT, Card, is_known
from terminal.screen import theme
from terminal.screen.translate import kept_by_language, tr
from terminal.screen.widgets.icons import path_of
from terminal.screen.widgets.paint import grown

WIDTH: Final = 84.0
HEIGHT: Final = 118.0
"""A card as the felt shows it, in design px; any other size keeps these proportions."""

CORNER: Final = 8.0
"""The radius of its corners."""
_RANK_LEFT: Final = 10.5
_RANK_WIDTH: Final = 62.0
_RANK_TOP: Final = 14.5
_RANK_HEIGHT: Final = 40.0
_SUIT_SIZE: Final = 42.0
_SUIT: Final = QRectF(31.5, 62.5, _SUIT_SIZE, _SUIT_SIZE)
_BACK_INSET: Final = 7.0
_LATTICE: Final = 11.0
_RING: Final = 4.0
"""How far the middle of the ring around a card is from its edge."""
RING_REACH: Final = 3 * _RING / HEIGHT
"""How far a ring reaches beyond both edges of a card, of its longer side."""
_STEM: Final = " M 0.525 0.55 C 0.525 0.8 0.55 0.92 0.66 1 L 0.34 1 C 0.45 0.92 0.475 0.8 0.475 0.55 Z"
_SUITS: Final = {
    "S": "M 0.5 0 C 0.64 0.18 1 0.36 1 0.62 C 1 0.78 0.88 0.87 0.76 0.87 C 0.66 0.87 0.56 0.82 0.5 0.72"
    " C 0.44 0.82 0.34 0.87 0.24 0.87 C 0.12 0.87 0 0.78 0 0.62 C 0 0.36 0.36 0.18 0.5 0 Z" + _STEM,
    "H": "M 0.5 0.16 C 0.54 0.06 0.62 0 0.73 0 C 0.88 0 1 0.12 1 0.3 C 1 0.62 0.64 0.84 0.5 1"
    " C 0.36 0.84 0 0.62 0 0.3 C 0 0.12 0.12 0 0.27 0 C 0.38 0 0.46 0.06 0.5 0.16 Z",
    "D": "M 0.5 0 Q 0.66 0.27 0.91 0.5 Q 0.66 0.73 0.5 1 Q 0.34 0.73 0.09 0.5 Q 0.34 0.27 0.5 0 Z",
    "C": "O 0.5 0.235 0.235 O 0.235 0.605 0.235 O 0.765 0.605 0.235"
    " M 0.62 0.52 C 0.62 0.59732 0.566274 0.66 0.5 0.66 C 0.433726 0.66 0.38 0.59732 0.38 0.52"
    " C 0.38 0.44268 0.433726 0.38 0.5 0.38 C 0.566274 0.38 0.62 0.44268 0.62 0.52 Z" + _STEM,
}
"""The suits as strokes in a square from 0 to 1."""
_RED_SUITS: Final = "HD"


def card_rank(card: Card) -> str:
    """The rank as it is printed on the face: `10` for a Ten."""
    return "10" if card[0] == "T" else card[0]


def card_words(card: Card) -> str:
    """A card as it is called aloud, `9 of diamonds`."""
    suits = {"S": tr("spades"), "H": tr("hearts"), "D": tr("diamonds"), "C": tr("clubs")}
    suit = suits.get(card[1], "")
    return tr("{rank} of {suit}").format(rank=card_rank(card), suit=suit) if suit else card_rank(card)


def suit_colour(suit: str) -> QColor:
    """Red for hearts and diamonds, black for the others and for a suit not read."""
    return theme.CARD_RED if suit in _RED_SUITS else theme.CARD_BLACK


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    *,
    sideways: bool = False,
    ring: QColor | None = None,
    opacity: float = 1.0,
) -> None:
    """Paint a card into `rect`: its face, or its back while the face is not known.

    `sideways` turns it clockwise by a quarter, as a third card lies; `rect` is then wider than high.
    `ring` puts a ring around it (alarm: a card too many; white: moved). `opacity` below 1 is a ghost.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * opacity)
    painter.translate(rect.center())
    if sideways:
        painter.rotate(90)
    across, down = (rect.height(), rect.width()) if sideways else (rect.width(), rect.height())
    painter.scale(across / WIDTH, down / HEIGHT)
    painter.translate(-WIDTH / 2, -HEIGHT / 2)
    whole = QRectF(0, 0, WIDTH, HEIGHT)
    if ring is not None:
        painter.setPen(QPen(ring, 3.5))
        painter.setBrush(theme.BACKGROUND)
        around = grown(whole, _RING)
        painter.drawRoundedRect(around, CORNER + _RING, CORNER + _RING)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.CARD)
    painter.drawRoundedRect(whole, CORNER, CORNER)
    if is_known(card):
        _paint_face(painter, card)
    else:
        _paint_back(painter)
    painter.restore()


def paint_card_place(
    painter: QPainter, rect: QRectF, look: theme.TableLook, text: str = "", *, tinted: bool = False
) -> None:
    """Paint the dashed empty place of a card, with a short text such as the number of the card to come.

    `tinted` leaves out the ground, for a place that lies on the tint of the hand to be dealt to.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.LINE_STRONG, theme.Edge.THICK, Qt.PenStyle.CustomDashLine))
    pen = painter.pen()
    pen.setDashPattern([4.0, 3.3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if tinted else look.box)
    painter.drawRoundedRect(rect, CORNER, CORNER)
    if text:
        painter.setPen(theme.TEXT_SOFT)
        painter.setFont(theme.font(theme.Type.LABEL, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def paint_next_place(painter: QPainter, rect: QRectF, look: theme.TableLook, number: str, glyph: str) -> None:
    """Paint the place that gets the next card: filled, with the card's number and the hand's glyph."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.mark)
    edge = theme.Edge.THICK
    painter.drawRoundedRect(grown(rect, edge), CORNER, CORNER)
    painter.setPen(look.mark_ink)
    painter.setFont(theme.font(theme.Type.SUM, bold=True))
    side_by_side = rect.width() > rect.height()
    split = rect.width() * 0.52 if side_by_side else rect.height() * 0.42
    first, second = (
        (rect.adjusted(0, 0, -split, 0), rect.adjusted(rect.width() - split, 0, 0, 0))
        if side_by_side
        else (rect.adjusted(0, CORNER, 0, CORNER - split), rect.adjusted(0, rect.height() - split, 0, -4))
    )
    painter.drawText(first, Qt.AlignmentFlag.AlignCenter, number)
    painter.setFont(theme.font(theme.Type.NAME, bold=True))
    painter.drawText(second, Qt.AlignmentFlag.AlignCenter, glyph)
    painter.restore()


def paint_suit(painter: QPainter, rect: QRectF, suit: str, colour: QColor) -> None:
    """Paint the sign of suit `S H D C` to fill `rect`, in one colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width(), rect.height())
    painter.fillPath(suit_path(suit), colour)
    painter.restore()


@cache
def suit_path(suit: str) -> QPainterPath:
    """The outline of suit `S H D C` in a square from 0 to 1."""
    path = path_of(_SUITS[suit])
    path.setFillRule(Qt.FillRule.WindingFill)  # outlines that overlap fill as one
    return path


def _paint_face(painter: QPainter, card: Card) -> None:
    suit = card[1]
    colour = suit_colour(suit)
    _paint_rank(painter, card_rank(card), colour)
    if suit == UNREAD_SUIT:
        painter.setPen(QPen(theme.LINE_STRONG, theme.Edge.PILL, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(grown(_SUIT, -3), 6, 6)
    else:
        paint_suit(painter, _SUIT, suit, colour)


def _paint_rank(painter: QPainter, text: str, colour: QColor) -> None:
    """The rank by its outline, so that its place is exact at any size and a Ten is drawn closer."""
    outline, left, wide, high = _rank_outline(text)
    painter.save()
    painter.translate(_RANK_LEFT, _RANK_TOP + _RANK_HEIGHT)
    painter.scale(wide, high)
    painter.translate(-left, 0)
    painter.fillPath(outline, colour)
    painter.restore()


@kept_by_language(len(RANKS))
def _rank_outline(text: str) -> tuple[QPainterPath, float, float, float]:
    """Return the outline of a rank, where its ink begins, and how far it is stretched across and down."""
    outline = QPainterPath()
    outline.addText(QPointF(), theme.font(_RANK_FONT, bold=True), text)
    bounds = outline.boundingRect()
    high = _RANK_HEIGHT / QFontMetricsF(theme.font(_RANK_FONT, bold=True)).capHeight()
    wide = min(high, _RANK_WIDTH * 0.76 / bounds.width()) if len(text) > 1 else high
    return outline, bounds.left(), wide, high


_RANK_FONT: Final = 56


def _paint_back(painter: QPainter) -> None:
    inner = grown(QRectF(0, 0, WIDTH, HEIGHT), -_BACK_INSET)
    clip = QPainterPath()
    clip.addRoundedRect(inner, CORNER / 2, CORNER / 2)
    painter.fillPath(clip, theme.SURFACE_HIGH)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(theme.LINE_STRONG, theme.Edge.THICK))
    offset = -HEIGHT
    while offset < WIDTH + HEIGHT:
        painter.drawLine(QPointF(offset, 0), QPointF(offset + HEIGHT, HEIGHT))
        painter.drawLine(QPointF(offset, HEIGHT), QPointF(offset + HEIGHT, 0))
        offset += _LATTICE
