"""Take and pay: every losing bet, then every bet to pay, both from the dealer's right."""

from __future__ import annotations

from typing import Final

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.settlement.views import PayRow, PayState, SettlementView, TakeRow
from terminal.screen.theme import Gap, Type
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.ground import NOW, PANEL, ROW
from terminal.screen.widgets.layout import (
    FILL,
    Listing,
    Pad,
    PanelPart,
    boxed,
    column,
    grid,
    row,
    space,
    stack,
)
from terminal.screen.widgets.paging import PagedPanel
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import KeyId
from terminal.screen.widgets.parts import (
    STRONG_STROKE,
    Icon,
    Rule,
    Text,
    amount,
    caption,
    head_line,
    strong,
    words,
)

_TAKE_HEAD: Final = 49.0
_TAKE_LINE: Final = 34.0
_TAKE_FOOT: Final = 11.0
_COLUMNS: Final = 3
_COLUMNS_OF_LONG_SUMS: Final = 2
_SHORT_SUM: Final = 6
"""Characters of a sum, one more for a pair, that a third of the panel has room for."""
_TAKE_LINES: Final = 2
"""Lines of taken bets that stay on show while bets are paid."""

_PAY_HEAD: Final = 51.0
_PAY_LINE: Final = 42.0
_LEAST_PAY: Final = 181.0
"""What the list of bets to pay keeps of the panel while bets are taken."""
_PAY_BOX: Final = 43.0
_PAY_ODDS: Final = 68.0
_PAY_SUM: Final = 111.0
_GLYPH: Final = 21.0
_TICK: Final = 14.0
_PAID: Final = 120.0
_PAID_SUM: Final = 77.0
"""The widths of what stands in a row."""


class SettlementPanel(PagedPanel[SettlementView]):
    """The lists of what is taken and paid; the main button steps through them."""

    def act(self, key: KeyId) -> None:
        """Turn the page."""
        self.turn(key)

    def focus_row(self, view: SettlementView) -> int | None:
        """Return the first bet that is paid now."""
        for number, bet in enumerate(view.pay_rows):
            if bet.state is PayState.NOW:
                return number
        return None

    def parts(self, view: SettlementView) -> PanelPart:
        """Return both lists; that of the bets to pay turns its pages."""
        paid_now = [number for number, bet in enumerate(view.pay_rows) if bet.state is PayState.NOW]
        listing = Listing(
            self,
            len(view.pay_rows),
            lambda number: _pay_row(view.pay_rows[number]),
            line=_PAY_LINE,
            marked=tuple(paid_now),
            mark=NOW,
            reach=(Gap.TOUCH, Gap.TIGHT),
            grow=1,
        )
        return boxed(
            PANEL,
            column(
                _take_head(view),
                _take_grid(view),
                space(_TAKE_FOOT if view.take_rows else Gap.TOUCH),
                Rule(),
                head_line(
                    words(
                        Run(second_line("PAY"), Type.AMOUNT, bold=True),
                        Run(view.pay_caption, Type.TEXT, bold=True, gap=Gap.MEDIUM),
                        grow=1,
                    ),
                    amount(view.pay_total, Type.NAME),
                    high=_PAY_HEAD,
                ),
                row(listing, pad=Pad.across(Gap.KEYS, bottom=Gap.TIGHT), high=_LEAST_PAY, grow=1),
            ),
        )


def _take_head(view: SettlementView) -> PanelPart:
    ink = theme.TEXT if view.taking else theme.TEXT_SOFT
    title = words(
        Run(second_line("TAKE"), Type.AMOUNT, ink, bold=True),
        Run(tr("TAKE"), Type.LABEL, ink, bold=True, gap=Gap.MEDIUM),
    )
    return head_line(
        row(title, Icon("check", Type.BODY, stroke=STRONG_STROKE) if view.take_done else None, gap=Gap.WIDE),
        FILL,
        strong(view.take_caption, Type.BODY, ink),
        high=_TAKE_HEAD,
    )


def _take_grid(view: SettlementView) -> PanelPart:
    """Return the bets to take; while others are paid, only the first lines of them."""
    columns = _columns(view)
    lines = -(-len(view.take_rows) // columns)
    high = (lines if view.taking else min(lines, _TAKE_LINES)) * _TAKE_LINE
    return grid(
        *(_take(bet, taking=view.taking) for bet in view.take_rows),
        columns=columns,
        line=_TAKE_LINE,
        more=lambda count: caption(tr("and {count} more").format(count=count)),
        high=high,
        pad=Pad(left=Gap.LARGE, right=Gap.TOUCH),
    )


def _columns(view: SettlementView) -> int:
    """Return how many taken bets stand on a line: fewer where a sum is long."""
    pairs = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
    longest = max((len(money(bet.amount)) + (bet.bet in pairs) for bet in view.take_rows), default=0)
    return _COLUMNS if longest <= _SHORT_SUM else _COLUMNS_OF_LONG_SUMS


def _take(bet: TakeRow, *, taking: bool) -> PanelPart:
    ink = theme.TEXT if taking and not bet.taken else theme.TEXT_SOFT
    colour = theme.AREA_COLOURS[bet.bet].text
    if not taking:
        colour = theme.blend(theme.SURFACE, colour, 0.8)
    return row(
        strong(bet.box, Type.NOTE, ink, wide=Type.HEAD),
        strong(theme.GLYPHS[bet.bet], Type.NOTE, colour),
        space(Gap.TIGHT),
        amount(bet.amount, Type.LABEL, ink, bold=False, grow=1),
        space(Gap.TIGHT),
        Icon("check", _TICK, stroke=2.2) if taking and bet.taken else space(_TICK),
        space(Gap.MEDIUM),
    )


def _pay_row(bet: PayRow) -> PanelPart:
    paid = bet.state is PayState.PAID
    ink = theme.TEXT_FAINT if paid else theme.TEXT
    faint = theme.TEXT_FAINT if paid else theme.TEXT_SOFT
    what = row(
        strong(bet.box, Type.BODY, ink, align=Align.CENTRE, wide=_PAY_BOX),
        Text(theme.GLYPHS[bet.bet], Type.TEXT, theme.AREA_COLOURS[bet.bet].text, True, least=_GLYPH),
        space(Gap.KEYS),
        words(Run(bet.stake, Type.BODY, ink), Run(bet.note, Type.SECOND, faint, gap=Gap.MEDIUM), grow=1),
        Text(bet.odds, Type.LABEL, faint, align=Align.CENTRE, wide=_PAY_ODDS),
        space(_PAY_SUM),
    )
    if paid:
        tick = Icon("check", Type.NOTE, theme.TEXT, stroke=STRONG_STROKE)
        sums = amount(bet.amount, Type.NAME, ink, least=_PAID_SUM)
        pays = row(FILL, row(FILL, tick, space(Gap.SMALL), sums, wide=_PAID))
    else:
        pays = row(FILL, amount(bet.amount, Type.NAME, ink, wide=_PAY_SUM))
    line = row(stack(what, pays, grow=1), pad=Pad(right=_TICK))
    return boxed(ROW, line) if bet.state is PayState.TO_COME else line
