"""Over the limit: which bets go back, the latest standing one first, or closing the bets as they lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.dealing.views import ProRata, TurnBackRow, TurnBackView
from terminal.screen.format import MINUS, money
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.faces import FaceStyle, paint_badge, paint_ground
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.layout import ListPage
from terminal.screen.widgets.paging import PAGER_HEIGHT, PagedPanel
from terminal.screen.widgets.paint import Artist, Box, Run, wrap_text
from terminal.screen.widgets.panel import KeyId, paint_panel

_ROWS_TOP: Final = 50.0
_ROW_HEIGHT: Final = 60.0
_PITCH: Final = 64.0
_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_PRO_RATA_HEIGHT: Final = 155.0
_AFTER: Final = 100.0
"""What the sentence about the others and the sums after take, design px."""


class ProRataFace(Struct, frozen=True):
    """The second choice, in figures: close the bets as they lie."""

    choice: ProRata
    on_press: bool = False
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return tr("Close as they lie")

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint what it would mean."""
        paint_ground(artist, box, KeyState.NORMAL, pressed, style=FaceStyle.RAISED)
        artist.round_box(box, theme.Radius.KEY, None, theme.LINE_STRONG, width=2)
        x, y, width, height = box
        pitch = height / 5.15
        artist.icon("pie", x + 33, y + pitch, 27, theme.TEXT)
        title = [
            Run(self.name, 24, theme.TEXT, True),
            Run(second_line("Close as they lie"), 18, theme.TEXT_SOFT, gap=12),
        ]
        artist.runs(x + 61, y + pitch, title, width - 75)
        left, room = x + 17, width - 32
        artist.text(left, y + 2.28 * pitch, self.choice.sentence, 18, theme.TEXT, room=room)
        choice = self.choice
        sums = [
            Run(money(choice.example_from), 18, theme.TEXT),
            Run("→", 18, theme.TEXT_SOFT, True, gap=8),
            Run(money(choice.example_to), 18, theme.TEXT, True, gap=8),
            Run(tr("· all"), 18, theme.TEXT_SOFT, gap=8),
            Run(money(choice.total_from), 18, theme.TEXT, gap=8),
            Run("→", 18, theme.TEXT_SOFT, True, gap=8),
            Run(money(choice.total_to), 18, theme.TEXT, True, gap=8),
        ]
        artist.runs(left, y + 3.28 * pitch, sums, room)
        wide = artist.right(
            x + width - 15, y + 4.28 * pitch, choice.paragraph, 17, theme.TEXT, bold=True, room=90
        )
        back = tr("{amount} goes back at settlement.").format(amount=money(choice.back))
        artist.text(left, y + 4.28 * pitch, back, 18, theme.TEXT_SOFT, room=room - wide - 12)


class TurnBackPanel(PagedPanel[TurnBackView]):
    """The list of what goes back; `pro_rata_chosen` closes the bets as they lie."""

    pro_rata_chosen = Signal()

    def slots(self, view: TurnBackView) -> Mapping[KeyId, KeySlot]:
        """The second choice, and arrows for a long list."""
        slots = dict(self.pager_slots(self._page(view), self._pager_box(view)))
        if view.pro_rata is not None:
            top = self.design_size[1] - _PRO_RATA_HEIGHT - 7
            slots["pro-rata"] = KeySlot((_LEFT, top, _WIDTH, _PRO_RATA_HEIGHT), ProRataFace(view.pro_rata))
        return slots

    def act(self, key: KeyId) -> None:
        """Turn the page, or say that the second choice was made."""
        if not self.turn(key):
            self.pro_rata_chosen.emit()

    def paint_view(self, artist: Artist, view: TurnBackView) -> None:
        """Paint the list and the sums after it."""
        paint_panel(artist, self.design_size)
        head = [Run(tr("TURN BACK"), 18, theme.TEXT, True)]
        if not artist.compact:
            head = [
                Run(second_line("TURN BACK"), 22, theme.TEXT, True, gap=0),
                Run(tr("TURN BACK"), 18, theme.TEXT, True, gap=10),
            ]
        taken = artist.runs(18, 27, head, 210)
        total = artist.right(414, 27, money(view.total), 24, theme.TEXT, bold=True, room=140)
        artist.right(
            414 - total - 9, 27, view.order, 17, theme.TEXT_SOFT, room=414 - total - 9 - 18 - taken - 10
        )
        page = self._page(view)
        for number, row in enumerate(view.rows[page.first : page.last]):
            _paint_row(artist, row, _ROWS_TOP + number * _PITCH)
        self.paint_pager(artist, page, self._pager_box(view))
        y = _ROWS_TOP + (page.last - page.first) * _PITCH + (0 if page.whole else PAGER_HEIGHT + 4)
        lines = len(wrap_text(view.not_reached, artist.pixels(17), False, 400 * artist.factor, 2))
        first = y + (16 if lines == 1 else 10)
        artist.lines(18, first, view.not_reached, 17, theme.TEXT_SOFT, room=400, pitch=20, most=2)
        self._paint_after(artist, view, y + 34 + (lines - 1) * 8)
        if view.pro_rata is not None:
            line = self.design_size[1] - _PRO_RATA_HEIGHT - 16
            artist.rule(0, line, 432, line, theme.LINE)

    def _paint_after(self, artist: Artist, view: TurnBackView, y: float) -> None:
        artist.round_box((_LEFT, y, _WIDTH, 42), theme.Radius.AREA, theme.SURFACE_RAISED)
        other = Bet.PLAYER if view.over is Bet.BANKER else Bet.BANKER
        apart = abs(view.over_after - view.other_after)
        runs = [
            Run(tr("then"), 18, theme.TEXT_SOFT),
            Run(theme.GLYPHS[view.over], 20, theme.AREA_COLOURS[view.over].text, True, gap=9),
            Run(money(view.over_after), 19, theme.TEXT, True, gap=9),
            Run(MINUS, 19, theme.TEXT_SOFT, gap=9),
            Run(theme.GLYPHS[other], 20, theme.AREA_COLOURS[other].text, True, gap=9),
            Run(money(view.other_after), 19, theme.TEXT, True, gap=9),
            Run("=", 19, theme.TEXT_SOFT, gap=9),
            Run(money(apart), 19, theme.TEXT, True, gap=9),
        ]
        artist.runs(19, y + 21, runs, 366)
        artist.icon("check", 400, y + 21, 19, theme.TEXT, stroke=2.4)

    def _page(self, view: TurnBackView) -> ListPage:
        room = self.design_size[1] - _ROWS_TOP - _AFTER
        if view.pro_rata is not None:
            room -= _PRO_RATA_HEIGHT
        return self.page(len(view.rows), room, _PITCH)

    def _pager_box(self, view: TurnBackView) -> Box:
        page = self._page(view)
        return (_LEFT, _ROWS_TOP + (page.last - page.first) * _PITCH, _WIDTH, PAGER_HEIGHT)


def _paint_row(artist: Artist, row: TurnBackRow, y: float) -> None:
    artist.round_box((_LEFT, y, _WIDTH, _ROW_HEIGHT), theme.Radius.KEY, theme.SURFACE_RAISED, theme.LINE)
    paint_badge(artist, 38, y + 30, 23, row.box)
    artist.text(72, y + 19, row.bettor, 19, theme.TEXT, bold=True, room=200)
    second = [
        Run(theme.GLYPHS[row.bet], 17, theme.AREA_COLOURS[row.bet].text, True),
        Run(money(row.lies), 17, theme.TEXT_SOFT, gap=6),
        Run(f"· {row.placed}", 17, theme.TEXT_SOFT, gap=6),
    ]
    artist.runs(72, y + 43, second, 205)
    middle = y + (19.5 if row.stays else 30)
    artist.icon("left", 297, middle, 17, theme.TEXT, stroke=2.2)
    artist.right(410, middle, money(row.back), 24, theme.TEXT, bold=True, room=95)
    if row.stays:
        stays = tr("{amount} stays").format(amount=money(row.stays))
        artist.right(410, y + 44, stays, 17, theme.TEXT_SOFT, room=130)
