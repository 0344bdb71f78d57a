"""The panel of an open box in the rail: its bettors, their bets, and what can be done with them."""

from collections.abc import Hashable, Sequence
from typing import Final

from terminal.screen import theme
from terminal.screen.dealing.views import BetRow, BettorTab, ChosenBoxView
from terminal.screen.format import money
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import kept_by_language, tr
from terminal.screen.widgets.ground import ALARM_PANEL, EMPTY, PANEL, RAISED, ROW
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, grid, row, two_lines
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import KeyId, RailPanel
from terminal.screen.widgets.parts import (
    Badge,
    KeyOptions,
    Spine,
    amount,
    caption,
    icon_key,
    key,
    lasting,
    strong,
    title_key,
    usable,
)
from terminal.screen.widgets.touch_guard import Pace

_TAB: Final = 73.0
_FULL_TABS: Final = 3
_MOST_TABS: Final = 4
_TABS_A_PAGE: Final = _MOST_TABS - 1
"""Where there are more, the fourth place turns the page."""
_LINES: Final = 2
"""How many lines of bets there are before the keys get lower."""
_PAIR: Final = 2
"""How many bets stand on a line where one each is too many."""


class BoxPanel(RailPanel[ChosenBoxView]):
    """The betting panel; bets are named as in the record."""

    _tab_page = 0

    def show_view(self, view: ChosenBoxView) -> None:
        """Show `view`; the tab of the bettor who is now chosen comes on show with it."""
        if view != self.view:
            chosen = [tab.bettor for tab in view.tabs].index(view.bettor)
            self._tab_page = chosen // _TABS_A_PAGE
        super().show_view(view)

    def parts(self, view: ChosenBoxView) -> PanelPart:
        """Return the head, the bettors, the bets of the one who is chosen, and the keys."""
        crowded = len(view.rows) > _PAIR * _LINES
        apart = Gap.TIGHT if crowded else Gap.WORDS
        stays, clears = view.box if view.stay else None, bool(view.rows or view.tied)
        return column(
            _head(view),
            self._tabs(view),
            Gap.INSET,
            grid(*_lines(view), columns=1, line=Size.ROW, line_gap=apart, lines=_LINES),
            Gap.MEDIUM,
            lasting(_keys(stays, view.repeats, bool(view.under), clears)),
            Gap.WIDE if crowded else Gap.FOOT,
            pad=Pad.across(Gap.INSET, Gap.TIGHT),
            ground=PANEL,
        )

    def subject(self, view: ChosenBoxView) -> Hashable:
        """Return the bettor."""
        return view.box, view.bettor

    def act(self, key: KeyId) -> None:
        """Show more bettors, or tell what was asked for."""
        if key == "more-tabs":
            self._tab_page += 1
            self._refresh()
        else:
            self.touched.emit(key)

    def _tabs(self, view: ChosenBoxView) -> PanelPart:
        """Return a key a bettor, and one for another; many turn their pages."""
        tabs, more = self._tabs_on_show(view)
        shown: list[PanelPart] = [_tab(tab, view, many=len(view.tabs) > _FULL_TABS) for tab in tabs]
        if more:
            more_bettors = tr("More bettors")
            shown.append(icon_key("more-tabs", "chevron-right", more_bettors, pace=Pace.EVERY_TAP, grow=1))
        shown += [boxed(EMPTY, grow=1)] * (_FULL_TABS - len(shown))
        state, none = usable(view.may_add_bettor), tr("This bettor has no bet yet.")
        plus = icon_key("plus", "plus", tr("New standing bettor"), state=state, reason=none, wide=Size.FIELD)
        return row(*shown, plus, gap=Gap.KEYS, high=_TAB)

    def _tabs_on_show(self, view: ChosenBoxView) -> tuple[Sequence[BettorTab], bool]:
        if len(view.tabs) <= _MOST_TABS:
            return view.tabs, False
        pages = -(-len(view.tabs) // _TABS_A_PAGE)
        first = self._tab_page % pages * _TABS_A_PAGE
        return view.tabs[first : first + _TABS_A_PAGE], True


def _head(view: ChosenBoxView) -> PanelPart:
    total = tr("{amount} on the box").format(amount=money(view.total))
    return row(
        Gap.TOUCH,
        Badge(view.box, Size.BADGE, theme.TEXT),
        Gap.INSET,
        strong(tr("Box {box}").format(box=view.box), Type.NAME),
        Gap.WIDE,
        caption(total, Type.BODY, align=Align.RIGHT, grow=1),
        Gap.TOUCH,
        high=Size.PAGE_HEAD,
    )


def _tab(tab: BettorTab, view: ChosenBoxView, *, many: bool) -> PanelPart:
    title = tab.short if many and tab.short else tab.title
    staked = money(tab.staked)
    first, second = strong(title, Type.LABEL, align=Align.CENTRE), caption(staked, align=Align.CENTRE)
    lines = two_lines(first, second, pad=Pad.across(Gap.TIGHT))
    state = usable(True, chosen=tab.bettor == view.bettor)
    return key(("tab", tab.bettor), lines, f"{title} {staked}", state=state, pace=Pace.EVERY_TAP, grow=1)


def _lines(view: ChosenBoxView) -> list[PanelPart]:
    """Return the lines of bets: a line each while they fit, else two on a line; then what there is to say."""
    if len(view.rows) > _LINES:
        pairs = (view.rows[n : n + _PAIR] for n in range(0, len(view.rows), _PAIR))
        return [grid(*map(_half_bet, pair), columns=_PAIR, gap=Gap.SMALL) for pair in pairs]
    lines = [_bet(bet) for bet in view.rows]
    if view.under:
        alarm = strong(view.under, Type.LABEL, align=Align.CENTRE)
        lines.append(boxed(ALARM_PANEL.rounded(theme.Radius.AREA), alarm, pad=Pad.across(Gap.WIDE)))
    elif view.hint and len(lines) < _LINES:
        hint = caption(view.hint, Type.LABEL, align=Align.CENTRE)
        lines.append(boxed(EMPTY.rounded(theme.Radius.AREA), hint, pad=Pad.across(Gap.WIDE)))
    return lines


def _bet(bet: BetRow) -> PanelPart:
    return row(
        Spine(bet.bet, wide=Size.GLYPH),
        Gap.WIDE,
        strong(bet.title, Type.LABEL, grow=1),
        Gap.WORDS,
        amount(bet.amount, Type.DEAL),
        Gap.BLOCK,
        _minus(bet, Size.FIELD),
        ground=ROW.rounded(theme.Radius.AREA),
    )


def _half_bet(bet: BetRow) -> PanelPart:
    total = amount(bet.amount, Type.HEAD, grow=1)
    line = row(Spine(bet.bet, wide=Size.GLYPH), total, _minus(bet, Size.ROW), gap=Gap.MEDIUM)
    return boxed(ROW.rounded(theme.Radius.AREA), line)


def _minus(bet: BetRow, wide: float) -> PanelPart:
    spoken = tr("Take back from {bet}").format(bet=bet.title)
    how: KeyOptions = {"ground": RAISED, "margin": 0, "wide": wide, "pace": Pace.EVERY_TAP}
    return icon_key(("minus", bet.bet.value), "minus", spoken, size=Type.BODY, **how)


@kept_by_language(1)
def _keys(stays: str | None, repeats: int, raises: bool, clears: bool) -> PanelPart:
    """Return the keys: last bets again, or what lies on a box since the Tie; to the minimum; clear; close."""
    if stays is None:
        title = tr("Again {amount}").format(amount=money(repeats)) if repeats else tr("Again")
        nothing = tr("There is nothing to repeat here.")
        again = title_key("repeat", title, "repeat", state=usable(repeats > 0), reason=nothing)
    else:
        again = title_key("stays", tr("Box {box} stays").format(box=stays), "repeat")
    up, not_under = usable(raises), tr("No bet here is under its minimum.")
    clear, no_bets = usable(clears), tr("This bettor has no bets here.")
    return grid(
        again,
        title_key("raise", tr("Up to minimum"), "chevron-up", size=Type.LABEL, state=up, reason=not_under),
        title_key("clear", tr("Clear bettor"), "cross", state=clear, reason=no_bets),
        title_key("close", tr("Close box"), "left"),
        columns=_PAIR,
        gap=Gap.KEYS,
        most=Size.KEY,
        low=True,
        grow=1,
    )
