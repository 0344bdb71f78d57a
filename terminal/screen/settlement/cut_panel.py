"""The chips to cut for one bettor: each bet times its odds, and the whole sum in chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.settlement.views import CutRow, CutView
from terminal.screen.translate import joined, tr
from terminal.screen.widgets.chips import chip_figure, paint_chip, paint_stack
from terminal.screen.widgets.faces import paint_badge, paint_spine
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import KeyId, Panel, paint_panel

_ROWS_TOP: Final = 73.0
_ROWS_ROOM: Final = 164.0
_ROW_HEIGHT: Final = 78.0
_GAP: Final = 6.0
_LEFT: Final = 12.0
_WIDTH: Final = 642.0
_CHIPS_LEFT: Final = 462.0
_CHIPS_ROOM: Final = 186.0
_PAY_LEFT: Final = 666.0
_PAY_WIDTH: Final = 190.0
_STACK: Final = 5
_CHIPS_IN_LINE: Final = 2
_SMALL_CHIP: Final = 9.0
MULTIPLY: Final = "×"
READABLE_CHIP: Final = 17.0
"""Radius in screen px from which a chip carries its figure."""

Chips = Sequence[tuple[int, int]]


class CutPanel(Panel[CutView]):
    """What to cut; it has no keys, the main button goes on."""

    def act(self, key: KeyId) -> None:
        """The panel has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: CutView) -> None:
        """Paint each bet's sum and the whole."""
        paint_panel(artist, self.design_size)
        paint_badge(artist, 40, 40, 23, view.box, colour=theme.ACCENT)
        title = artist.text(76, 40, view.title, 25, theme.TEXT, bold=True, room=320)
        artist.text(76 + title + 24, 40, view.caption or tr("chips to cut"), 19, theme.TEXT_SOFT, room=220)
        count = max(len(view.rows), 1)
        height = min(_ROW_HEIGHT, (_ROWS_ROOM - _GAP * (count - 1)) / count)
        for number, row in enumerate(view.rows):
            _paint_row(artist, row, _ROWS_TOP + number * (height + _GAP), height)
        self._paint_pay(artist, view)

    def _paint_pay(self, artist: Artist, view: CutView) -> None:
        artist.round_box((_PAY_LEFT, 14, _PAY_WIDTH, 221), theme.Radius.KEY, theme.SURFACE_HIGH)
        middle = _PAY_LEFT + _PAY_WIDTH / 2
        artist.centre(middle, 44, joined("PAY"), 21, theme.TEXT, bold=True, room=_PAY_WIDTH - 20)
        artist.centre(
            middle, 95, money(view.total), theme.Type.SUM, theme.TEXT, bold=True, room=_PAY_WIDTH - 20
        )
        top = 134.0
        if view.change:
            change = tr("and {amount} in coin").format(amount=money(view.change))
            artist.centre(middle, 222, change, 16, theme.TEXT_SOFT, room=_PAY_WIDTH - 16)
        bottom = 212.0 if view.change else 229.0
        if len(view.chips) == 1 and not view.change:
            _paint_one(artist, view.chips[0], middle)
        elif view.chips:
            _paint_grid(artist, view.chips, (_PAY_LEFT + 8, top, _PAY_WIDTH - 16, bottom - top))


def _paint_row(artist: Artist, row: CutRow, y: float, height: float) -> None:
    artist.round_box((_LEFT, y, _WIDTH, height), theme.Radius.AREA, theme.SURFACE_RAISED)
    fill = theme.SIX_AREA.bet if row.bet is Bet.SIX else None
    paint_spine(artist, (_LEFT, y, 46, height), row.bet, fill=fill, size=23)
    middle = y + height / 2
    high = middle - height * 0.17 if row.note else middle
    artist.text(74, high, money(row.stake), 23, theme.TEXT, bold=True, room=160)
    artist.text(74, middle + height * 0.2, row.note, 17, theme.TEXT_SOFT, room=172)
    odds = tr("× {odds}").format(odds=row.odds)
    artist.centre(292, middle, odds, 22, theme.TEXT, bold=True, room=104)
    sums = tr("= {amount}").format(amount=money(row.amount))
    artist.right(_CHIPS_LEFT - 10, middle, sums, 27, theme.TEXT, bold=True, room=104)
    if len(row.chips) > _CHIPS_IN_LINE:
        _paint_grid(artist, row.chips, (_CHIPS_LEFT, y + 2, _CHIPS_ROOM, height - 4))
        return
    each = _CHIPS_ROOM / max(len(row.chips), 1)
    radius = min(33.0, height * 0.43, each * 0.26)
    for number, chips in enumerate(row.chips):
        _paint_chips(artist, (_CHIPS_LEFT + number * each, middle, each - 2), radius, chips)


def _paint_chips(
    artist: Artist, place: tuple[float, float, float], radius: float, chips: tuple[int, int]
) -> None:
    """Paint a chip and how many of it, from x on, around a middle, in a room.

    A chip too small for its figure is told by words beside it, never by its colour alone.
    """
    x, y, room = place
    value, count = chips
    small = radius * artist.factor < READABLE_CHIP
    if small:
        radius = min(radius, _SMALL_CHIP)
    f = artist.factor
    paint_chip(artist.painter, QPointF((x + radius) * f, y * f), radius * f, value)
    left = 2 * radius + (4 if small else radius * 0.3)
    times = tr("× {count}").format(count=count)
    text = f"{chip_figure(value)}{MULTIPLY}{count}" if small else times
    size = 24.0 if radius > 24 else 18.0
    artist.text(x + left, y, text, size, theme.TEXT, bold=True, room=room - left)


def _paint_one(artist: Artist, chips: tuple[int, int], middle: float) -> None:
    """Paint one value as a stack."""
    value, count = chips
    f = artist.factor
    values = [value] * min(count, _STACK)
    paint_stack(artist.painter, QPointF((middle - 30) * f, 176 * f), 36 * f, values)
    times = tr("× {count}").format(count=count)
    artist.text(middle + 27, 176, times, 24, theme.TEXT, bold=True, room=62)


def _paint_grid(artist: Artist, chips: Chips, box: tuple[float, float, float, float]) -> None:
    """Paint several values in two columns."""
    x, y, width, height = box
    lines = -(-len(chips) // 2)
    radius = min(20.0, height / lines / 2 - 1)
    for number, (value, count) in enumerate(chips):
        line, column = divmod(number, 2)
        place = (x + column * width / 2, y + height * (line + 0.5) / lines, width / 2 - 3)
        _paint_chips(artist, place, radius, (value, count))
