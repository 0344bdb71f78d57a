"""A new shoe: how many decks, whether it was shuffled and cut; and the burn that follows."""

from typing import Final

from terminal.rules.cards import UNKNOWN
from terminal.screen.dealing.views import BurnView, NewShoeView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.widgets.cards import HEIGHT, WIDTH
from terminal.screen.widgets.ground import PANEL
from terminal.screen.widgets.layout import Pad, PanelPart, column, grid, row, space, stack, two_lines
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import Panel, RailPanel
from terminal.screen.widgets.parts import Icon, Text, caption, head_line, key, note, strong, titled, usable
from terminal.screen.widgets.pictures import CardPicture
from terminal.screen.widgets.touch_guard import Pace
from terminal.screen.words import counted_decks

_HEAD: Final = 71.0
_LABEL: Final = 103.0
_RULE: Final = 114.0
"""How wide the label of a line of keys is, and what the rules say of it at the end."""

_BACKS: Final = 10
"""As many cards as can be burned."""
_BACK: Final = 47.0
_BACKS_HIGH: Final = 134.0
_TEXT_LINES: Final = 5
_TEXT_LINE: Final = 27.0


class NewShoePanel(Panel[NewShoeView]):
    """The choice of decks and the word that they were shuffled; the main button puts the shoe in."""

    def parts(self, view: NewShoeView) -> PanelPart:
        """Return the head, a key a number of decks, and two for the shuffle."""
        cards = tr("{decks} decks · {cards} cards").format(decks=view.chosen, cards=view.cards)
        icon, counted = Icon("shoe", Size.ICON), row(strong(cards, Type.BODY), pad=Pad(bottom=Gap.HAIR))
        title, pad = titled(both("New shoe"), Type.TITLE, Type.BODY, Gap.WIDE, grow=1), Pad(top=Gap.HAIR)
        decks = [_decks(count, chosen=count == view.chosen) for count in view.decks]
        allowed = note(view.allowed, align=Align.RIGHT, pitch=Size.LINE, wide=_RULE)
        shuffle = (
            _shuffled(view, "check", both("Shuffled and cut"), shuffled=True),
            _shuffled(view, "cross", both("Not shuffled"), shuffled=False),
        )
        return column(
            row(Gap.HAIR, icon, Gap.INSET, title, counted, pad=pad, high=_HEAD),
            _line(both("Decks"), decks, allowed),
            Gap.KEYS,
            _line(both("Shuffle"), shuffle, _shuffle_rule(view)),
            pad=Pad(left=Gap.LARGE, right=Gap.BODY),
            ground=PANEL,
        )


def _line(title: Bilingual, keys: list[PanelPart] | tuple[PanelPart, ...], rule: PanelPart) -> PanelPart:
    """Return a line of keys between its label and what the rules say of it."""
    label = two_lines(strong(title.text, Type.BODY), caption(title.second, Type.LABEL), wide=_LABEL)
    choice = grid(*keys, columns=len(keys), gap=Gap.MEDIUM, grow=1)
    return row(label, choice, rule, gap=Gap.SMALL, high=Size.KEY)


def _decks(count: int, *, chosen: bool) -> PanelPart:
    number = Text(str(count), Type.PAGE, bold=True, faint=not chosen, align=Align.CENTRE)
    state = usable(True, chosen=chosen)
    return key(("decks", count), number, counted_decks(count), state=state, pace=Pace.EVERY_TAP)


def _shuffled(view: NewShoeView, icon: str, title: Bilingual, *, shuffled: bool) -> PanelPart:
    chosen = view.shuffled is shuffled
    first = Text(title.text, Type.BODY, bold=True, faint=not chosen)
    lines = two_lines(first, caption(title.second, Type.LABEL), grow=1)
    pad = Pad(left=Gap.BODY, right=Gap.MEDIUM)
    content = row(Icon(icon, faint=not chosen), lines, gap=Gap.EDGE, pad=pad)
    state = usable(True, chosen=chosen)
    return key(("shuffled", shuffled), content, title.text, state=state, pace=Pace.EVERY_TAP)


def _shuffle_rule(view: NewShoeView) -> PanelPart:
    return column(
        strong(view.paragraph, Type.NOTE, align=Align.RIGHT, high=Size.LINE),
        note(view.rule, Type.SECOND, align=Align.RIGHT),
        pad=Pad(top=Gap.MEDIUM),
        wide=_RULE,
    )


class BurnPanel(RailPanel[BurnView]):
    """The card turned up, and how many are burned unseen; the card pad takes the card, it has no keys."""

    def parts(self, view: BurnView) -> PanelPart:
        """Return the card turned up and the cards to burn."""
        count = view.count or 0
        number: tuple[PanelPart, ...] = ()
        if view.count is not None:
            pieces = strong(str(view.count), Type.SUM), caption(tr("face down"), Type.TEXT)
            said = row(*pieces, gap=Gap.INSET, pad=Pad(bottom=Gap.INSET))
            number = (Icon("right", Size.ICON, faint=True), space(Gap.BODY), said)
        backs = grid(*map(_back, range(min(count, _BACKS))), columns=_BACKS, gap=Gap.TIGHT, grow=1)
        first = None if view.card else caption(tr("first"), Type.LABEL, align=Align.CENTRE)
        return column(
            head_line(titled(both("Burn"), Type.HEAD, Type.BODY, grow=1)),
            Gap.MEDIUM,
            row(
                stack(CardPicture(view.card), first, wide=WIDTH),
                Gap.BODY,
                *number,
                pad=Pad.across(Gap.LARGE),
                high=HEIGHT,
            ),
            row(backs, Gap.TIGHT, pad=Pad.across(Gap.LARGE, Gap.PAGE), high=_BACKS_HIGH),
            row(
                Text(view.text, Type.TEXT, most=_TEXT_LINES, pitch=_TEXT_LINE, grow=1),
                pad=Pad.across(Gap.LARGE),
            ),
            ground=PANEL,
        )


def _back(number: int) -> PanelPart:
    """Return one back a card, so that they can be counted along."""
    return column(
        Gap.HAIR,
        CardPicture(UNKNOWN, high=_BACK),
        Gap.MEDIUM,
        caption(str(number + 1), Type.SECOND, align=Align.CENTRE),
    )
