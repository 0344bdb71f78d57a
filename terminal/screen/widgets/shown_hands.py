"""Hands as they lie, or as they would lie, on pages and dialogues."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.dialogue_views import ShownHand, ShownHands, ShownMark
from terminal.screen.theme import Gap, Radius, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import CLOTH, BoxGround
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, row, space, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.parts import CardPicture, Text, strong, tag, titled

HAND_WORDS: Final = {Hand.PLAYER: "PLAYER", Hand.BANKER: "BANKER"}
RINGS: Final[dict[ShownMark, QColor | None]] = {
    ShownMark.PLAIN: None,
    ShownMark.FAULT: theme.ALARM,
    ShownMark.MOVED: theme.TEXT,
}
_NO_POINTS: Final = "?"
_HEAD: Final = 61.0
_HAND: Final = 144.0
_WORDS: Final = 169.0
_NAME_LINE: Final = 33.0
_NOTE_LINE: Final = 38.0
_POINTS: Final = 60.0
_POINTS_WIDE: Final = 78.0
_CARD: Final = (79.0, 110.0)
_UPRIGHT: Final = 2
"""How many cards of a hand lie upright; the others lie sideways."""
_TAG: Final = 31.0
_FAULT_TAG: Final = BoxGround(theme.ALARM, radius=Radius.TAG, first=theme.ALARM_INK)
_PLAIN_TAG: Final = BoxGround(theme.TEXT, radius=Radius.TAG, first=theme.BACKGROUND)


def shown_hands(hands: ShownHands) -> PanelPart:
    """Return both hands on cloth, third cards sideways."""
    return boxed(
        CLOTH,
        column(
            row(
                titled(Bilingual(hands.title, hands.second), Type.BODY, Type.LABEL, Gap.WIDE, grow=1),
                high=_HEAD,
            ),
            _hand(Hand.PLAYER, hands.player),
            _hand(Hand.BANKER, hands.banker),
            pad=Pad.across(Gap.ICON),
        ),
    )


def _hand(hand: Hand, shown: ShownHand) -> PanelPart:
    """Return the name of a hand, its points and note, its cards, and what is said of the marked one."""
    upright, across = _CARD
    places = [*shown.cards, *[None] * (_UPRIGHT + 1 - len(shown.cards))]
    cards: list[PanelPart] = []
    for place, card in enumerate(places):
        sideways = place >= _UPRIGHT
        face, ring = (None, None) if card is None else (card.card, RINGS[card.mark])
        picture = CardPicture(face, sideways, ring, high=upright if sideways else across)
        cards.append(column(FILL, picture, wide=across if sideways else upright))
    marked = None
    if shown.tag:
        fault = any(card.mark is ShownMark.FAULT for card in shown.cards)
        ground = _FAULT_TAG if fault else _PLAIN_TAG
        marked = row(
            space(Gap.MEDIUM), tag(shown.tag, Type.LABEL, ground=ground, high=_TAG), pad=Pad(bottom=Gap.WIDE)
        )
    return column(
        row(stack(_words(hand, shown), wide=_WORDS), *cards, marked, gap=Gap.KEYS, high=across),
        FILL,
        high=_HAND,
    )


def _words(hand: Hand, shown: ShownHand) -> PanelPart:
    ink = theme.AREA_COLOURS[HAND_BETS[hand]].text
    points = _NO_POINTS if shown.points is None else str(shown.points)
    name = column(
        strong(theme.GLYPHS[HAND_BETS[hand]], Type.PERSON, ink, high=_NAME_LINE),
        strong(HAND_WORDS[hand], Type.LABEL, ink, high=_NAME_LINE),
        grow=1,
    )
    return column(
        space(Gap.WIDE),
        row(name, strong(points, _POINTS, align=Align.CENTRE, wide=_POINTS_WIDE, high=_NAME_LINE)),
        Text(shown.note, Type.LABEL, high=_NOTE_LINE),
    )
