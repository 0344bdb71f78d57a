"""The chips to cut for one bettor: each bet times its odds, and the whole sum in chips."""

from __future__ import annotations

from typing import Final

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.settlement.views import CutRow, CutView
from terminal.screen.theme import Gap, Radius, Size, Type
from terminal.screen.translate import joined, tr
from terminal.screen.widgets.chip_count import ChipCount, ChipStack, chip_count
from terminal.screen.widgets.ground import PANEL, RAISED, ROW
from terminal.screen.widgets.layout import (
    FILL,
    Pad,
    PanelPart,
    boxed,
    column,
    grid,
    levels,
    row,
    space,
    stack,
)
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.parts import Badge, Spine, caption, strong

_HEAD: Final = 73.0
_ROW: Final = 78.0
_FACTOR: Final = 104.0
_CHIPS: Final = 186.0
_CHIP: Final = 33.0
_COLUMNS: Final = 2
_PAY: Final = 190.0
_PAY_TITLE: Final = 60.0
_PAY_SUM: Final = 42.0


class CutPanel(Panel[CutView]):
    """What to cut; it has no keys, the main button goes on."""

    def act(self, key: KeyId) -> None:
        """Do nothing: the panel has no keys."""
        raise KeyError(key)

    def parts(self, view: CutView) -> PanelPart:
        """Return each bet's sum, and the whole."""
        head = row(
            Badge(view.box, Size.BADGE, theme.ACCENT),
            space(Gap.WIDE),
            strong(view.title, Type.DEAL),
            space(Gap.LARGE),
            caption(view.caption or tr("chips to cut"), Type.TEXT),
            FILL,
            pad=Pad(left=Gap.TIGHT, top=Gap.KEYS),
            high=_HEAD,
        )
        rows = grid(*map(_row, view.rows), columns=1, gap=Gap.SMALL, most=_ROW, grow=1)
        return boxed(
            PANEL,
            row(
                column(head, rows, pad=Pad(bottom=Gap.WORDS), grow=1),
                column(
                    space(Gap.INSET),
                    boxed(RAISED.edged(theme.SURFACE_HIGH), _pay(view), grow=1),
                    space(Gap.WIDE),
                    wide=_PAY,
                ),
                gap=Gap.WIDE,
                pad=Pad.across(Gap.WIDE),
            ),
        )


def _row(bet: CutRow) -> PanelPart:
    """Return a bet: its stake, the odds, the sum, and the chips of it."""
    fill = theme.SIX_AREA.bet if bet.bet is Bet.SIX else None
    stake = strong(money(bet.stake), Type.STAKE)
    factor, comes_to = tr("× {odds}").format(odds=bet.odds), tr("= {amount}").format(amount=money(bet.amount))
    what: PanelPart = row(stake, grow=1)
    if bet.note:
        # A long note reaches into the room that the odds leave free.
        what = levels((0.33, stake), (0.7, caption(bet.note)), pad=Pad(right=-Gap.SMALL), grow=1)
    chips = grid(
        *(ChipCount(chips, _CHIP) for chips in bet.chips),
        columns=min(max(len(bet.chips), 1), _COLUMNS),
        pad=Pad(0, Gap.HAIR, 0, Gap.HAIR),
        wide=_CHIPS,
    )
    return boxed(
        ROW.rounded(Radius.AREA),
        row(
            Spine(bet.bet, Type.STAKE, fill, wide=Size.GLYPH),
            space(Gap.BLOCK),
            what,
            strong(factor, Type.HEAD, align=Align.CENTRE, wide=_FACTOR),
            space(Gap.TIGHT),
            strong(comes_to, Type.HAND, align=Align.RIGHT, wide=_FACTOR),
            space(Gap.WORDS),
            chips,
            space(Gap.SMALL),
        ),
    )


def _pay(view: CutView) -> PanelPart:
    """Return the whole sum, with the chips that make it."""
    change = tr("and {amount} in coin").format(amount=money(view.change))
    total = strong(money(view.total), Type.SUM, align=Align.CENTRE, grow=1)
    below = (caption(change, Type.SECOND, align=Align.CENTRE, high=Gap.BODY), space(Gap.TOUCH))
    return column(
        strong(joined("PAY"), Type.AMOUNT, align=Align.CENTRE, high=_PAY_TITLE),
        row(total, pad=Pad.across(Gap.HAIR), high=_PAY_SUM),
        space(Gap.EDGE),
        stack(_pay_chips(view), grow=1),
        *(below if view.change else (space(Gap.SMALL),)),
        pad=Pad.across(Gap.MEDIUM),
    )


def _pay_chips(view: CutView) -> PanelPart:
    """Return chips of one value as a stack, of several in two columns."""
    if len(view.chips) == 1 and not view.change:
        value, count = view.chips[0]
        times = strong(chip_count(count), Type.NAME)
        return row(
            space(Gap.ICON), ChipStack(value, count), space(Gap.BODY), times, pad=Pad(bottom=Gap.WORDS)
        )
    return grid(*(ChipCount(chips, Gap.BODY) for chips in view.chips), columns=_COLUMNS)
