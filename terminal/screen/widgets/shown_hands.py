"""The hands on pages and dialogs, as they lie or as they would lie."""

from typing import Final

from PySide6.QtGui import QColor

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.dialogue_views import ShownHand, ShownHands, ShownMark
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import BARE, CLOTH
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, levels, row, space, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.parts import Text, strong, tag, titled
from terminal.screen.widgets.pictures import CardPicture

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
