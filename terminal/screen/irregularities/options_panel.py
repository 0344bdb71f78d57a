"""Player options: each bettor goes on or has the bets back, asked one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.irregularities.views import OptionAskView, OptionRow, OptionState, OptionsView
from terminal.screen.translate import both, tr
from terminal.screen.views import BetSum
from terminal.screen.widgets.faces import paint_badge
from terminal.screen.widgets.key import KeySlot, pressed_colour
from terminal.screen.widgets.layout import ListPage
from terminal.screen.widgets.paging import PAGER_HEIGHT, PagedPanel
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import KeyId, Panel, paint_panel
from terminal.screen.widgets.play_faces import AnswerFace

_ROWS_TOP: Final = 51.0
_PITCH: Final = 69.0
_HEIGHT: Final = 66.0
_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_COLUMNS: Final = 2

_MARKS: Final = {OptionState.CONTINUES: "check", OptionState.RETURNED: "left"}


class OptionFace(Struct, frozen=True):
    """A bettor and the choice made so far."""

    row: OptionRow
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return tr("Box {box}, {bettor}").format(box=self.row.box, bettor=self.row.title)

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the bettor."""
        x, y, width, height = box
        state = self.row.state
        radius = theme.Radius.KEY
        match state:
            case OptionState.NOW:
                fill = pressed_colour(theme.ACCENT_TINT, pressed)
                artist.round_box(box, radius, fill, theme.ACCENT, width=2.5)
            case OptionState.CONTINUES:
                artist.round_box(box, radius, pressed_colour(theme.SURFACE_HIGH, pressed), theme.LINE_STRONG)
            case OptionState.RETURNED:
                fill = pressed_colour(theme.SURFACE, pressed)
                artist.round_box(box, radius, fill, theme.LINE_STRONG, dashed=True)
            case _:
                artist.round_box(box, radius, pressed_colour(theme.SURFACE_RAISED, pressed), theme.LINE)
        middle = y + height / 2
        now = theme.ACCENT if state is OptionState.NOW else None
        paint_badge(artist, x + 31, middle, 20, self.row.box, colour=now)
        mark = _MARKS.get(state)
        room = width - 59 - (36 if mark else 8)
        artist.text(x + 59, middle - 12, self.row.title, 18, theme.TEXT, bold=True, room=room)
        artist.text(x + 59, middle + 12, money(self.row.staked), 18, theme.TEXT_SOFT, room=room)
        if mark:
            artist.icon(mark, x + width - 26, middle, 22, theme.TEXT, stroke=2.2)


class OptionsPanel(PagedPanel[OptionsView]):
    """All bettors; `bettor_chosen` asks one of them, again if need be."""

    bettor_chosen = Signal(str, str)

    def slots(self, view: OptionsView) -> Mapping[KeyId, KeySlot]:
        """A key a bettor, down the first column and then the second."""
        page = self._page(view)
        slots: dict[KeyId, KeySlot] = dict(self.pager_slots(page, self._pager_box(page)))
        lines = _lines(view)
        half = _WIDTH / 2 - 2.5
        for number, row in enumerate(view.rows):
            column, line = divmod(number, lines)
            if page.first <= line < page.last:
                x = _LEFT + column * (half + 5)
                y = _ROWS_TOP + (line - page.first) * _PITCH
                slots[row.box, row.bettor] = KeySlot((x, y, half, _HEIGHT), OptionFace(row), margin=1.5)
        return slots

    def act(self, key: KeyId) -> None:
        """Say who is to be asked, or turn the page."""
        match key:
            case (str(box), str(bettor)):
                self.bettor_chosen.emit(box, bettor)
            case _:
                self.turn(key)

    def focus_row(self, view: OptionsView) -> int | None:
        """The line of the bettor who is asked now."""
        lines = _lines(view)
        for number, row in enumerate(view.rows):
            if row.state is OptionState.NOW:
                return number % lines
        return None

    def paint_view(self, artist: Artist, view: OptionsView) -> None:
        """Paint the head."""
        paint_panel(artist, self.design_size)
        right = artist.right(414, 27, view.caption, 18, theme.TEXT_SOFT, room=240)
        artist.text(18, 27, view.title, 21, theme.TEXT, bold=True, room=396 - right - 10)
        page = self._page(view)
        self.paint_pager(artist, page, self._pager_box(page))

    def _page(self, view: OptionsView) -> ListPage:
        return self.page(_lines(view), self.design_size[1] - _ROWS_TOP - 5, _PITCH)

    def _pager_box(self, page: ListPage) -> Box:
        return (_LEFT, _ROWS_TOP + (page.last - page.first) * _PITCH, _WIDTH, PAGER_HEIGHT)


class OptionAsk(Panel[OptionAskView]):
    """The question to one bettor; `chosen` says whether the bets stay."""

    chosen = Signal(bool)

    def slots(self, view: OptionAskView) -> Mapping[KeyId, KeySlot]:
        """Two answers."""
        go_on = AnswerFace("check", *both("Continue"), view.continue_effect)
        reason = "" if view.may_return else view.return_effect
        back = AnswerFace("left", *both("Bet returned"), view.return_effect, reason=reason)
        return {
            True: KeySlot((11, 79, 418, 157), go_on, margin=4),
            False: KeySlot((439, 79, 418, 157), back, margin=4),
        }

    def act(self, key: KeyId) -> None:
        """Say what was chosen."""
        self.chosen.emit(key)

    def paint_view(self, artist: Artist, view: OptionAskView) -> None:
        """Paint who is asked, and about which bets."""
        paint_panel(artist, self.design_size)
        paint_badge(artist, 42, 41, 25, view.box, colour=theme.ACCENT)
        title = artist.text(80, 41, view.title, 28, theme.TEXT, bold=True, room=210)
        right = artist.right(847, 41, view.caption, 19, theme.TEXT_SOFT, room=230)
        _paint_bets(artist, view, 80 + title + 24, 847 - right - 20)


def _paint_bets(artist: Artist, view: OptionAskView, left: float, right: float) -> None:
    """Paint the bets as pills that share the room."""
    if not view.bets:
        return
    gap = 6.0
    each = min(150.0, (right - left - gap * (len(view.bets) - 1)) / len(view.bets))
    for number, bet in enumerate(view.bets):
        _paint_bet(artist, bet, (left + number * (each + gap), 22, each, 39))


def _paint_bet(artist: Artist, bet: BetSum, box: Box) -> None:
    x, y, width, height = box
    artist.round_box(box, theme.Radius.AREA, theme.AREA_COLOURS[bet.bet].spine)
    inset = 12.0 if width > 110 else 6.0
    middle = y + height / 2
    glyph = artist.text(x + inset, middle, theme.GLYPHS[bet.bet], 18, theme.TEXT, bold=True, room=width * 0.4)
    room = width - 2 * inset - glyph - 4
    artist.right(x + width - inset, middle, money(bet.amount), 22, theme.TEXT, bold=True, room=room)


def _lines(view: OptionsView) -> int:
    return max(1, -(-len(view.rows) // _COLUMNS))
