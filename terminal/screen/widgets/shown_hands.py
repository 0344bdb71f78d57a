"""Paints hands as they lie, or as they would lie, on pages and dialogs."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.dialogue_views import ShownHand, ShownHands, ShownMark
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.widgets.cards import paint_card, paint_card_place
from terminal.screen.widgets.paint import Artist, Box, Run

HAND_WORDS: Final = {Hand.PLAYER: "PLAYER", Hand.BANKER: "BANKER"}
RINGS: Final[dict[ShownMark, QColor | None]] = {
    ShownMark.PLAIN: None,
    ShownMark.FAULT: theme.ALARM,
    ShownMark.MOVED: theme.TEXT,
}
_NO_POINTS: Final = "?"
_CARDS_LEFT: Final = 198.0
_CARD: Final = (79.0, 110.0)
_PITCH: Final = 86.0
_ROW: Final = 144.0
_LEAST_CARDS: Final = 3


def paint_hands(artist: Artist, box: Box, hands: ShownHands) -> None:
    """Paint both hands on cloth, third cards sideways."""
    x, y, width, _ = box
    artist.round_box(box, theme.Radius.BOX, theme.FELT, theme.FELT_LINE)
    title = [Run(hands.title, 20, theme.TEXT, True), Run(hands.second, 18, theme.TEXT_SOFT, gap=12)]
    artist.runs(x + 22, y + 30, title, width - 44)
    for number, (hand, shown) in enumerate(((Hand.PLAYER, hands.player), (Hand.BANKER, hands.banker))):
        _paint_hand(artist, (x, y + 61 + number * _ROW, width, _ROW), hand, shown)


def _paint_hand(artist: Artist, box: Box, hand: Hand, shown: ShownHand) -> None:
    x, y, width, _ = box
    ink = theme.AREA_COLOURS[HAND_BETS[hand]].text
    artist.text(x + 22, y + 28, theme.GLYPHS[HAND_BETS[hand]], 29, ink, bold=True)
    artist.text(x + 22, y + 61, HAND_WORDS[hand], 18, ink, bold=True, room=100)
    artist.text(x + 22, y + 97, shown.note, 18, theme.TEXT, room=_CARDS_LEFT - 28)
    points = _NO_POINTS if shown.points is None else str(shown.points)
    artist.centre(x + 152, y + 46, points, 60, theme.TEXT, bold=True, room=60)
    wide, high = _CARD
    end = x + _CARDS_LEFT
    for place in range(max(_LEAST_CARDS, len(shown.cards))):
        left = x + _CARDS_LEFT + place * _PITCH
        sideways = place >= _LEAST_CARDS - 1
        if place >= _LEAST_CARDS:
            left = end + 8
        rect_box = (left, y + high - wide, high, wide) if sideways else (left, y, wide, high)
        rect = artist.rect(rect_box)
        if place < len(shown.cards):
            card = shown.cards[place]
            paint_card(artist.painter, rect, card.card, sideways=sideways, ring=RINGS[card.mark])
        else:
            paint_card_place(artist.painter, rect, theme.LOOKS[ScreenKind.LIVE])
        end = left + rect_box[2]
    if shown.tag:
        fault = any(card.mark is ShownMark.FAULT for card in shown.cards)
        fill, ink = (theme.ALARM, theme.ALARM_INK) if fault else (theme.TEXT, theme.BACKGROUND)
        room = x + width - end - 22
        size = 18.0
        while size > theme.Type.CAPTION and artist.measure(shown.tag, size, True) + 26 > room:
            size -= 1
        artist.pill(end + 16, y + 49, shown.tag, size, ink, fill=fill, height=31)
