"""The rail while cards are dealt: what came out of the shoe, what is due, and the bets as closed."""

from collections.abc import Sequence
from typing import Final

from terminal.rules.bets import HAND_BETS, Bet
from terminal.rules.cards import Card
from terminal.screen import theme
from terminal.screen.dealing.views import DealRow, DealView
from terminal.screen.format import money
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import both, tr
from terminal.screen.views import BetSum
from terminal.screen.widgets.ground import FLAT, HOLLOW, NOW, PANEL, ROW, USED_UP
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, first_fit, grid, row, space
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import RailPanel
from terminal.screen.widgets.parts import (
    Badge,
    Icon,
    Rule,
    Spine,
    Text,
    amount,
    caption,
    head_line,
    note,
    strong,
    titled,
)
from terminal.screen.widgets.pictures import HAND_WORDS, CardPicture
from terminal.screen.widgets.play_keys import used_up_sign

_HEAD: Final = 45.0
_ROW: Final = 53.0
_CARD: Final = (34.0, 45.0)
_GLYPH: Final = 39.0
_WARNING: Final = 74.0
_LOW_SUMS: Final = 35.0
_FEW_SUMS: Final = 3


class DealPanel(RailPanel[DealView]):
    """The list of cards; it has no keys."""

    def parts(self, view: DealView) -> PanelPart:
        """Return the cards, the warning about used-up cards, and the closed bets."""
        left = "" if view.cards_left is None else tr("{count} left").format(count=view.cards_left)
        title = titled(both("Out of the shoe"), Type.HEAD, Type.BODY, grow=1)
        rows = grid(*map(_row, view.rows), columns=1, gap=Gap.TOUCH, most=_ROW)
        after = row(caption(view.after, grow=1), pad=Pad.across(Gap.WIDE), high=Size.TEXT_LINE)
        return column(
            head_line(title, caption(left, Type.TEXT), high=_HEAD),
            column(rows, Gap.TOUCH, after if view.after else None, pad=Pad.across(Gap.KEYS)),
            Gap.TIGHT,
            FILL,
            *(() if view.used_up is None else (Rule(), _used_up(view, view.used_up))),
            Rule(),
            *_closed(view),
            ground=PANEL,
        )


def _row(card: DealRow) -> PanelPart:
    """Return the row of a card: dealt, due now, or still to come."""
    dealt = card.card is not None
    hand: tuple[PanelPart, ...] = ()
    if card.hand is not None:
        ink = theme.TEXT if dealt or card.now else theme.TEXT_SOFT
        hand = (
            space(Gap.WIDE),
            Spine(HAND_BETS[card.hand], Type.BODY, wide=_GLYPH, high=Type.MAIN),
            space(Gap.WIDE),
            strong(HAND_WORDS[card.hand], Type.BODY, ink),
        )
    badge = Badge(str(card.number), Gap.BODY, theme.ACCENT if card.now else None)
    if card.card is not None:
        wide, high = _CARD
        said = caption(card.note, align=Align.RIGHT, grow=1)
        check = (space(Gap.KEYS), Icon("check", Type.LABEL, stroke=Edge.STRONG), space(Gap.BLOCK))
        state: tuple[PanelPart, ...] = (said, *check, CardPicture(card.card, wide=wide, high=high))
    else:
        ink = theme.ACCENT if card.now else theme.TEXT_SOFT
        state = (Text(card.note, Type.TEXT, ink, card.now, align=Align.RIGHT, grow=1),)
    pad = Pad(Gap.MEDIUM, Gap.TIGHT, Gap.EDGE if dealt else Gap.BLOCK, Gap.TIGHT)
    ground = NOW if card.now else FLAT if dealt else HOLLOW
    return row(badge, *hand, Gap.MEDIUM, *state, pad=pad, ground=ground)


def _used_up(view: DealView, card: Card) -> PanelPart:
    """Return the warning that no card of that rank and suit is left in the shoe."""
    title = strong(view.used_up_text, Type.LABEL)
    sign = boxed(USED_UP, used_up_sign(card), wide=Size.FIELD, high=Size.ROW)
    said = first_fit(
        column(title, Gap.TIGHT, caption(view.used_up_note), middle=True),
        column(title, note(view.used_up_note), middle=True),
        grow=1,
    )
    return row(sign, said, gap=Gap.INSET, pad=Pad.across(Gap.INSET), high=_WARNING)


def _closed(view: DealView) -> tuple[PanelPart, ...]:
    """Return the lines of the bets as they were closed."""
    count = tr("1 bet") if view.bets == 1 else tr("{count} bets").format(count=view.bets)
    hands = [total for total in view.sums if total.bet in (Bet.PLAYER, Bet.BANKER)]
    others = [total for total in view.sums if total not in hands]
    title, lock = strong(tr("Bets closed"), Type.BODY), Icon("lock", Type.BODY)
    staked = caption(f"{count} {money(view.staked)}", Type.TEXT, align=Align.RIGHT, grow=1)
    apart = caption(view.differential, Type.LABEL, grow=1)
    pad = Pad(left=Gap.EDGE, right=Gap.BODY)
    check = Icon("check", Type.LABEL, stroke=Edge.STRONG)
    if view.over:
        check = Icon("warning", Type.LABEL, theme.ALARM)
    return (
        row(lock, title, staked, gap=Gap.WIDE, pad=Pad.across(Gap.EDGE, Gap.SMALL), high=Size.TOTALS),
        space(Gap.HAIR),
        _sums(hands, Type.NAME, Type.HEAD, Size.TOTALS),
        space(Gap.SMALL),
        _sums(others, Type.BODY, Type.LABEL, _LOW_SUMS),
        row(apart, check, pad=pad, high=Size.TOTALS),
    )


def _sums(sums: Sequence[BetSum], size: float, glyph: float, high: float) -> PanelPart:
    """Return sums side by side, nearer to each other where they are many."""
    few = len(sums) <= _FEW_SUMS
    between, after = (Gap.MEDIUM, space(Gap.WIDE)) if few else (Gap.TIGHT, space(Gap.SMALL))
    cells = []
    for total in sums:
        spine, cents = Spine(total.bet, glyph, wide=_GLYPH), amount(total.amount, size, grow=1)
        cells.append(row(spine, Gap.TIGHT, cents, after, ground=ROW.rounded(Radius.AREA)))
    return grid(*cells, columns=max(len(sums), 1), gap=between, pad=Pad.across(Gap.KEYS), high=high)
