"""Take and pay: every losing bet, then every bet to pay, both from the dealer's right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.settlement.views import PayRow, PayState, SettlementView, TakeRow
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paging import PAGER_HEIGHT, Page, PagedPanel
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, paint_panel

_TAKE_TOP: Final = 66.0
_TAKE_PITCH: Final = 34.0
_COLUMNS: Final = 3
_COLUMNS_OF_LONG_SUMS: Final = 2
_ACROSS: Final = 405.0
"""What the columns of taken bets share."""
_SHORT_SUM: Final = 6
"""Signs of a sum, one more for a pair, that a third of the panel has room for."""
_TAKE_LINES: Final = 2
"""Lines of taken bets that stay on show while bets are paid."""

_PAY_PITCH: Final = 46.0
_PAY_HEIGHT: Final = 42.0
_LEFT: Final = 7.0
_WIDTH: Final = 418.0


class SettlementPanel(PagedPanel[SettlementView]):
    """The lists of what is taken and paid; the main button steps through them."""

    def slots(self, view: SettlementView) -> Mapping[KeyId, KeySlot]:
        """Arrows, if the pay list is longer than the panel."""
        page = self._page(view)
        return self.pager_slots(page, self._pager_box(view, page))

    def act(self, key: KeyId) -> None:
        """Turn the page."""
        self.turn(key)

    def focus_row(self, view: SettlementView) -> int | None:
        """The first bet that is paid now."""
        for number, row in enumerate(view.pay_rows):
            if row.state is PayState.NOW:
                return number
        return None

    def paint_view(self, artist: Artist, view: SettlementView) -> None:
        """Paint both lists."""
        paint_panel(artist, self.design_size)
        ink = theme.TEXT if view.taking else theme.TEXT_SOFT
        caption = artist.right(414, 27.5, view.take_caption, 20, ink, bold=True, room=200)
        head = [Run(second_line("TAKE"), 21, ink, True), Run(tr("TAKE"), 18, ink, True, gap=9)]
        taken = artist.runs(18, 27.5, head, 396 - caption - 50)
        if view.take_done:
            artist.icon("check", 18 + taken + 22, 27.5, 20, theme.TEXT, stroke=2.4)
        lines = self._take_lines(view)
        columns = _columns(view)
        shown = view.take_rows[: lines * columns]
        left_out = len(view.take_rows) - len(shown)
        if left_out:
            shown = shown[:-1]
            left_out += 1
        for number, row in enumerate(shown):
            _paint_take(artist, row, _take_place(number, columns), view.taking)
        if left_out:
            x, y, width = _take_place(len(shown), columns)
            text = tr("and {count} more").format(count=left_out)
            artist.text(x, y, text, 17, theme.TEXT_SOFT, room=width - 14)
        line = self._pay_top(view) - 51
        artist.rule(0, line, 432, line, theme.LINE)
        total = artist.right(414, line + 27, money(view.pay_total), 24, theme.TEXT, bold=True, room=150)
        head = [
            Run(second_line("PAY"), 21, theme.TEXT, True),
            Run(view.pay_caption, 19, theme.TEXT, True, gap=9),
        ]
        artist.runs(18, line + 27, head, 396 - total - 10)
        page = self._page(view)
        self._paint_pay(artist, view.pay_rows[page.first : page.last], self._pay_top(view))
        self.paint_pager(artist, page, self._pager_box(view, page))

    def _paint_pay(self, artist: Artist, rows: Sequence[PayRow], top: float) -> None:
        now = [number for number, row in enumerate(rows) if row.state is PayState.NOW]
        if now:
            y = top + now[0] * _PAY_PITCH - 4
            height = (now[-1] - now[0]) * _PAY_PITCH + _PAY_HEIGHT + 8
            artist.round_box(
                (4, y, 424, height), theme.Radius.KEY, theme.ACCENT_TINT, theme.ACCENT, width=2.5
            )
        for number, row in enumerate(rows):
            _paint_pay_row(artist, row, top + number * _PAY_PITCH)

    def _take_lines(self, view: SettlementView) -> int:
        lines = -(-len(view.take_rows) // _columns(view))
        if not view.taking:
            return min(lines, _TAKE_LINES)
        room = self.design_size[1] - _TAKE_TOP - 51 - 27 - 2 * _PAY_PITCH - PAGER_HEIGHT
        return min(lines, max(_TAKE_LINES, int(room // _TAKE_PITCH)))

    def _pay_top(self, view: SettlementView) -> float:
        lines = self._take_lines(view)
        return _TAKE_TOP + max(lines - 1, 0) * _TAKE_PITCH + (28 if lines else -14) + 51

    def _page(self, view: SettlementView) -> Page:
        return self.page(len(view.pay_rows), self.design_size[1] - self._pay_top(view) - 4, _PAY_PITCH)

    def _pager_box(self, view: SettlementView, page: Page) -> Box:
        y = self._pay_top(view) + (page.last - page.first) * _PAY_PITCH
        return (_LEFT, y, _WIDTH, PAGER_HEIGHT)


def _columns(view: SettlementView) -> int:
    """How many taken bets stand on a line: fewer where a sum is long."""
    pairs = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
    longest = max((len(money(row.amount)) + (row.bet in pairs) for row in view.take_rows), default=0)
    return _COLUMNS if longest <= _SHORT_SUM else _COLUMNS_OF_LONG_SUMS


def _take_place(number: int, columns: int) -> tuple[float, float, float]:
    """Where a taken bet stands, and how wide its column is."""
    line, column = divmod(number, columns)
    width = _ACROSS / columns
    return 24 + column * width, _TAKE_TOP + line * _TAKE_PITCH, width


def _paint_take(artist: Artist, row: TakeRow, place: tuple[float, float, float], taking: bool) -> None:
    x, y, width = place
    end = x + width - 26
    ink = theme.TEXT if taking and not row.taken else theme.TEXT_SOFT
    colour = theme.blend(theme.SURFACE, theme.AREA_COLOURS[row.bet].text, 1.0 if taking else 0.8)
    artist.text(x, y, row.box, 17, ink, bold=True, room=24)
    glyph = artist.text(x + 22, y, theme.GLYPHS[row.bet], 17, colour, bold=True)
    artist.right(end, y, money(row.amount), 18, ink, room=end - x - 22 - glyph - 4)
    if taking and row.taken:
        artist.icon("check", end + 11, y, 14, theme.TEXT, stroke=2.2)


def _paint_pay_row(artist: Artist, row: PayRow, y: float) -> None:
    middle = y + _PAY_HEIGHT / 2
    paid = row.state is PayState.PAID
    if row.state is PayState.TO_COME:
        artist.round_box((_LEFT, y, _WIDTH, _PAY_HEIGHT), theme.Radius.KEY, theme.SURFACE_RAISED)
    strong = theme.TEXT_FAINT if paid else theme.TEXT
    faint = theme.TEXT_FAINT if paid else theme.TEXT_SOFT
    artist.centre(28, middle, row.box, 20, strong, bold=True, room=36)
    glyph = artist.text(50, middle, theme.GLYPHS[row.bet], 19, theme.AREA_COLOURS[row.bet].text, bold=True)
    left = max(78.0, 50 + glyph + 7)
    stake = artist.text(left, middle, row.stake, 20, strong, room=232 - left)
    if row.note:
        artist.text(left + stake + 8, middle, row.note, 16, faint, room=232 - left - stake - 8)
    artist.centre(266, middle, row.odds, 18, faint, room=68)
    wide = artist.right(411, middle, money(row.amount), 24, strong, bold=True, room=98 if paid else 110)
    if paid:
        artist.icon("check", min(320.0, 411 - wide - 14), middle, 17, theme.TEXT, stroke=2.4)
