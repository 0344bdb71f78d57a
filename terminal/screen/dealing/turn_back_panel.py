"""Over the limit: which bets go back, the latest standing one first, or closing the bets as they lie."""

from typing import Final

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.dealing.views import ProRata, TurnBackRow, TurnBackView
from terminal.screen.format import MINUS, money
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import both, chinese_first, tr
from terminal.screen.widgets.ground import CHOICE, FLAT, PANEL, ROW
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, first_fit, row, space
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.parts import (
    Badge,
    Icon,
    Rule,
    Text,
    amount,
    caption,
    head_line,
    key,
    note,
    strong,
    titled,
    words,
)

_HEAD: Final = 50.0
_ROW: Final = 60.0
_BACK: Final = 122.0
"""How wide the sum that goes back is, with what stays."""
_NOTE: Final = 34.0
_NOTE_IN_TWO_LINES: Final = 42.0
_PRO_RATA: Final = 155.0
_SIGNS: Final = 9.0
"""The space between the pieces of a sum."""


class TurnBackPanel(PagedPanel[TurnBackView]):
    """The list of what goes back, over the key that closes the bets as they lie."""

    def parts(self, view: TurnBackView) -> PanelPart:
        """Return the list, the sums after it, and the second choice."""
        listing = Listing(self, len(view.rows), lambda number: _row(view.rows[number]), line=_ROW)
        choice: tuple[PanelPart, ...] = ()
        if view.pro_rata is not None:
            pro_rata = row(_pro_rata(view.pro_rata), pad=Pad.across(Gap.KEYS))
            choice = (Rule(), space(Gap.MEDIUM), pro_rata)
        return column(
            self._head(view),
            column(listing, _not_reached(view), _sums(view), pad=Pad.across(Gap.KEYS)),
            FILL,
            *choice,
            Gap.KEYS,
            ground=PANEL,
        )

    def _head(self, view: TurnBackView) -> PanelPart:
        sign, english = chinese_first("TURN BACK")
        title = words(
            Run("" if self.compact and english else sign, Type.HEAD, bold=True),
            Run(english, Type.LABEL, bold=True, gap=0 if self.compact else Gap.WORDS),
        )
        order = caption(view.order, align=Align.RIGHT, grow=1)
        return head_line(title, order, amount(view.total, Type.NAME), high=_HEAD)


def _row(bet: TurnBackRow) -> PanelPart:
    lies = words(
        Run(theme.glyph(bet.bet), Type.NOTE, theme.AREA_COLOURS[bet.bet].text, bold=True),
        Run(money(bet.lies), Type.NOTE, faint=True, gap=Gap.SMALL),
        Run(f"· {bet.placed}", Type.NOTE, faint=True, gap=Gap.SMALL),
    )
    left = tr("{amount} stays").format(amount=money(bet.stays))
    stays = caption(left, align=Align.RIGHT) if bet.stays else None
    back = row(Icon("left", Type.NOTE), amount(bet.back, Type.NAME, grow=1), high=Size.LINE)
    return row(
        Badge(bet.box, Size.BADGE),
        Gap.WORDS,
        column(strong(bet.bettor, Type.TEXT), lies, middle=True, grow=1),
        column(back, stays, middle=True, wide=_BACK),
        pad=Pad(left=Gap.KEYS, right=Gap.INSET),
        ground=FLAT,
    )


def _not_reached(view: TurnBackView) -> PanelPart:
    """Return what is said of the bets that stay, on one line if there is room for it."""
    pad = Pad.across(Gap.WORDS)
    return first_fit(
        row(caption(view.not_reached, grow=1), pad=pad, high=_NOTE),
        row(note(view.not_reached, grow=1), pad=pad, high=_NOTE_IN_TWO_LINES),
    )


def _sums(view: TurnBackView) -> PanelPart:
    """Return what the bets on the two hands come to once these bets are back."""
    other = Bet.PLAYER if view.over is Bet.BANKER else Bet.BANKER
    apart = abs(view.over_after - view.other_after)
    sums = words(
        Run(tr("then"), Type.LABEL, faint=True),
        _glyph(view.over),
        _sum(view.over_after),
        Run(MINUS, Type.TEXT, faint=True, gap=_SIGNS),
        _glyph(other),
        _sum(view.other_after),
        Run("=", Type.TEXT, faint=True, gap=_SIGNS),
        _sum(apart),
        grow=1,
    )
    line = row(sums, Icon("check", Type.TEXT, stroke=Edge.STRONG), pad=Pad(left=Gap.WIDE, right=Gap.INSET))
    return boxed(ROW.rounded(Radius.AREA), line, high=Size.TOTALS)


def _glyph(bet: Bet) -> Run:
    return Run(theme.glyph(bet), Type.BODY, theme.AREA_COLOURS[bet].text, bold=True, gap=_SIGNS)


def _sum(cents: int) -> Run:
    return Run(money(cents), Type.TEXT, bold=True, gap=_SIGNS)


def _pro_rata(choice: ProRata) -> PanelPart:
    """Return the key that closes the bets as they lie, with what it would mean."""
    title = both("Close as they lie")
    back = tr("{amount} goes back at settlement.").format(amount=money(choice.back))
    arrow = Run("→", Type.LABEL, bold=True, faint=True, gap=Gap.MEDIUM)
    sums = words(
        Run(money(choice.example_from), Type.LABEL),
        arrow,
        Run(money(choice.example_to), Type.LABEL, bold=True, gap=Gap.MEDIUM),
        Run(tr("· all"), Type.LABEL, faint=True, gap=Gap.MEDIUM),
        Run(money(choice.total_from), Type.LABEL, gap=Gap.MEDIUM),
        arrow,
        Run(money(choice.total_to), Type.LABEL, bold=True, gap=Gap.MEDIUM),
    )
    paragraph = strong(choice.paragraph, Type.NOTE)
    named = titled(title, Type.NAME, Type.LABEL, Gap.WIDE, grow=1)
    content = column(
        row(Gap.TOUCH, Icon("pie", Size.ICON), Gap.WIDE, named, grow=1),
        Text(choice.sentence, Type.LABEL, high=Size.TEXT_LINE),
        row(sums, high=Size.TEXT_LINE),
        row(caption(back, Type.LABEL, grow=1), paragraph, gap=Gap.WIDE, high=Size.TEXT_LINE),
        pad=Pad.across(Gap.BLOCK, Gap.SMALL, Gap.WIDE),
    )
    return key("pro-rata", content, title.text, ground=CHOICE, margin=0, high=_PRO_RATA, grow=1)
