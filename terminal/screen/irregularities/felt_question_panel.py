"""A question that a touch on the felt answers: what to touch, the keys next to it, and what would follow."""

from typing import Final

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.dialogue_views import ShownHand, ShownHands
from terminal.screen.irregularities.views import FeltQuestionView, PreviewView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.answer_key import answer_key
from terminal.screen.widgets.ground import ALARM_PANEL, BARE, EMPTY, TAG
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row, stack
from terminal.screen.widgets.paging import PAIR
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Icon, Text, caption, strong, tag, titled
from terminal.screen.widgets.pictures import RINGS, CardPicture

_NONE: Final = "–"
_BAND: Final = BARE.filled(theme.ALARM_BAND).rounded(theme.Radius.PANEL)


class FeltQuestionPanel(Panel[FeltQuestionView]):
    """One question at the dealer's place."""

    def parts(self, view: FeltQuestionView) -> PanelPart:
        """Return the question, then what would follow from what is proposed, and its keys."""
        head = row(
            Icon("touch", Size.ICON),
            titled(Bilingual(view.question, view.second), Type.NAME, Type.BODY, Gap.WIDE, grow=1),
            caption(view.caption, Type.LABEL),
            gap=Gap.WIDE,
            pad=Pad.across(Gap.BODY),
        )
        return column(
            stack(boxed(_BAND, FILL), head, high=Size.WELL),
            _previews(view) if view.previews else None,
            _answers(view) if view.answers else None,
            pad=Pad.all(Gap.HAIR),
            ground=ALARM_PANEL.filled(theme.SURFACE),
        )


def _answers(view: FeltQuestionView) -> PanelPart:
    """Return the keys: in one low line under what would follow, else with all the room."""
    count = len(view.answers)
    columns = count if view.previews else min(count, PAIR)
    keys = (answer_key(answer.name, answer, inline=True) for answer in view.answers)
    answers = grid(*keys, columns=columns, gap=Gap.MEDIUM, grow=1)
    if view.previews:
        return row(answers, pad=Pad.across(Gap.MEDIUM, 0, Gap.MEDIUM), high=Size.FIELD)
    return row(answers, pad=Pad.all(Gap.MEDIUM), grow=1)


def _previews(view: FeltQuestionView) -> PanelPart:
    """Return what would follow, one way and the other."""
    return column(
        row(strong(view.lead, Type.NOTE, grow=1), pad=Pad.across(Gap.WIDE), high=Size.LINE),
        grid(*map(_preview, view.previews), columns=len(view.previews), gap=Gap.MEDIUM, grow=1),
        pad=Pad.across(Gap.MEDIUM, 0, Gap.TIGHT),
        grow=1,
    )


def _preview(preview: PreviewView) -> PanelPart:
    """Return what would follow: dashed, for it is no key."""
    cited, hands = preview.paragraph, preview.hands
    head = row(
        titled(Bilingual(preview.title, preview.second), Type.NOTE, Type.FINE, grow=1),
        tag(cited, Type.FINE, ground=TAG, high=Type.DEAL, inset=Gap.MEDIUM) if cited else None,
        high=Size.LINE,
    )
    middle: PanelPart = strong(preview.effect, Type.NOTE, grow=1)
    if hands is not None:
        middle = row(*_hands(hands), grow=1)
    under = preview.note if hands is None else preview.effect
    return column(
        head,
        middle,
        Text(under, Type.NOTE, high=Size.NOTE_LINE),
        pad=Pad.across(Gap.WIDE, Gap.TIGHT, Gap.TIGHT),
        ground=EMPTY,
    )


def _hands(hands: ShownHands) -> tuple[PanelPart | float, ...]:
    return (*_hand(Hand.PLAYER, hands.player), Gap.BODY, *_hand(Hand.BANKER, hands.banker), FILL)


def _hand(hand: Hand, shown: ShownHand) -> tuple[PanelPart | float, ...]:
    """Return the glyph of a hand, its cards, and its points."""
    bet = HAND_BETS[hand]
    points = _NONE if shown.points is None else str(shown.points)
    return (
        strong(theme.glyph(bet), Type.HEAD, theme.AREA_COLOURS[bet].text),
        Gap.SMALL,
        *(CardPicture(card.card, ring=RINGS[card.mark], wide=Size.ICON) for card in shown.cards),
        Gap.MEDIUM,
        strong(points, Type.TOTALS),
    )
