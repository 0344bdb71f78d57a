"""Player options: each bettor goes on or has the bets back, asked one by one."""

from collections.abc import Hashable
from typing import Final

from terminal.screen import theme
from terminal.screen.dialogue_views import Answer
from terminal.screen.format import money
from terminal.screen.irregularities.ask_panel import asked
from terminal.screen.irregularities.views import OptionAskView, OptionRow, OptionState, OptionsView
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import both
from terminal.screen.views import BetSum
from terminal.screen.widgets.answer_key import answer_key
from terminal.screen.widgets.ground import FLAT, NOW, PANEL, RAISED_EDGED, BoxGround
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, grid, row, stack
from terminal.screen.widgets.paging import PAIR, Listing, PagedPanel
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Badge, Icon, amount, caption, head_line, strong

_ROW: Final = 66.0
_WIDEST_BET: Final = 150.0
_BET: Final = 39.0

_GROUNDS: Final = {
    OptionState.OPEN: FLAT,
    OptionState.NOW: NOW,
    OptionState.CONTINUES: RAISED_EDGED,
    OptionState.RETURNED: BoxGround(theme.SURFACE, theme.LINE_STRONG, dashed=True),
}
_MARKS: Final = {OptionState.CONTINUES: "check", OptionState.RETURNED: "left"}


class OptionsPanel(PagedPanel[OptionsView]):
    """All bettors, and what they chose."""

    def parts(self, view: OptionsView) -> PanelPart:
        """Return a field a bettor, down the first column and then the second."""
        lines = _lines(view)
        listing = Listing(
            self,
            lines,
            lambda line: grid(*map(_bettor, view.rows[line::lines]), columns=PAIR, gap=Gap.TIGHT),
            line=_ROW,
            gap=Gap.TOUCH,
            paired=True,
            grow=1,
        )
        return column(
            head_line(strong(view.title, Type.AMOUNT, grow=1), caption(view.caption, Type.LABEL)),
            row(listing, pad=Pad.across(Gap.KEYS, bottom=Gap.TIGHT), grow=1),
            ground=PANEL,
        )

    def focus_row(self, view: OptionsView) -> int | None:
        """Return the line of the bettor who is asked now."""
        now = (number for number, bettor in enumerate(view.rows) if bettor.state is OptionState.NOW)
        return next((number % _lines(view) for number in now), None)


def _lines(view: OptionsView) -> int:
    return max(1, -(-len(view.rows) // PAIR))


def _bettor(bettor: OptionRow) -> PanelPart:
    """Return the field of a bettor, with the choice made so far; it binds, so nothing is to be touched."""
    now = bettor.state is OptionState.NOW
    mark = _MARKS.get(bettor.state)
    return row(
        Badge(bettor.box, Gap.BODY, theme.ACCENT if now else None),
        Gap.KEYS,
        column(
            FILL,
            strong(bettor.title, Type.LABEL, high=Gap.LARGE),
            caption(money(bettor.staked), Type.LABEL, high=Gap.LARGE),
            FILL,
            grow=1,
        ),
        Icon(mark, Type.HEAD, stroke=Edge.STRONG) if mark else None,
        pad=Pad(left=Gap.WIDE, right=Gap.INSET if mark else Gap.MEDIUM),
        ground=_GROUNDS[bettor.state],
    )


class OptionAsk(Panel[OptionAskView]):
    """The question to one bettor; the names of its keys say whether the bets stay."""

    def parts(self, view: OptionAskView) -> PanelPart:
        """Return who is asked about which bets, and the two answers."""
        head = row(
            Gap.EDGE,
            Badge(view.box, Size.BADGE, theme.ACCENT),
            Gap.INSET,
            stack(strong(view.title, Type.TOTALS)),
            Gap.LARGE,
            row(*map(_bet, view.bets), gap=Gap.SMALL, high=_BET),
            FILL,
            Gap.BODY,
            stack(caption(view.caption, Type.TEXT)),
            Gap.WIDE,
        )
        reason = "" if view.may_return else view.return_effect
        go_on = Answer("", "check", *both("Continue"), view.continue_effect)
        back = Answer("", "left", *both("Bet returned"), view.return_effect, reason=reason)
        return asked(head, answer_key(True, go_on, grow=1), answer_key(False, back, grow=1))

    def subject(self, view: OptionAskView) -> Hashable:
        """Return the bettor who is asked."""
        return view.box, view.bettor


def _bet(bet: BetSum) -> PanelPart:
    """Return a bet as a block in its colour."""
    return row(
        strong(theme.glyph(bet.bet), Type.LABEL),
        Gap.TIGHT,
        amount(bet.amount, Type.HEAD, grow=1),
        pad=Pad.across(Gap.WIDE),
        ground=BoxGround(theme.AREA_COLOURS[bet.bet].spine, radius=Radius.AREA),
        wide=_WIDEST_BET,
    )
