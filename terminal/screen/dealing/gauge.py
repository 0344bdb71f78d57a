"""The gauge of the Differential: both totals, how far they are apart, and what room is left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPen

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.dealing.views import GaugeView
from terminal.screen.format import money
from terminal.screen.translate import tr
from terminal.screen.widgets.paint import Align, Artist, Box, Run
from terminal.screen.widgets.panel import PLACE, KeyId, Panel

HEIGHT: Final = 98.0
_LEFT: Final = 21.0
_RIGHT: Final = 847.0
_MIDDLE: Final = 434.0
_BAR: Final[Box] = (20.0, 48.0, 828.0, 18.0)
_HALF: Final = 414.0
_BEYOND: Final = 1.06
"""An excess ends a little before the end of the bar."""

PLAYER_WORD: Final = "PLAYER"
BANKER_WORD: Final = "BANKER"


class Gauge(Panel[GaugeView]):
    """The gauge; it has no keys."""

    BOX = (PLACE[0], PLACE[1], PLACE[2], HEIGHT)

    def act(self, key: KeyId) -> None:
        """The gauge has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: GaugeView) -> None:
        """Paint totals, bar and room; in alarm if a hand is over the limit."""
        over = _over(view)
        box = (0.0, 0.0, *self.design_size)
        if over:
            artist.round_box(box, theme.Radius.PANEL, theme.ALARM_BAND, theme.ALARM, width=2.5)
        else:
            artist.round_box(box, theme.Radius.PANEL, theme.SURFACE, theme.LINE)
        player, banker = theme.PLAYER_AREA.text, theme.BANKER_AREA.text
        y = 27.0
        left = [
            Run(theme.GLYPHS[Bet.PLAYER], 23, player, True),
            Run(PLAYER_WORD, 18, player, True, gap=8),
            Run(money(view.player), 27, theme.TEXT, True, gap=13),
        ]
        right = [
            Run(money(view.banker), 27, theme.TEXT, True),
            Run(BANKER_WORD, 18, banker, True, gap=11),
            Run(theme.GLYPHS[Bet.BANKER], 23, banker, True, gap=7),
        ]
        artist.runs(_LEFT, y, left, 270)
        artist.runs(_RIGHT, y, right, 270, align=Align.RIGHT)
        text = tr("Differential {amount}").format(amount=money(abs(view.player - view.banker)))
        artist.centre(_MIDDLE, y, text, 22, theme.TEXT, bold=True, room=270)
        _paint_bar(artist, view, over)
        _paint_rooms(artist, view, over)


def _over(view: GaugeView) -> bool:
    return view.limit is not None and abs(view.player - view.banker) > view.limit


def _paint_bar(artist: Artist, view: GaugeView, over: bool) -> None:
    artist.round_box(_BAR, 4, theme.BACKGROUND, theme.LINE)
    apart = view.banker - view.player
    limit = view.limit or max(view.banker, view.player, 1)
    whole = abs(apart) * _BEYOND if over else limit
    shown = min(abs(apart), limit)
    sign = 1 if apart >= 0 else -1
    end = _MIDDLE + sign * _HALF * shown / whole
    area = theme.BANKER_AREA if sign > 0 else theme.PLAYER_AREA
    _, top, _, height = _BAR
    if apart:
        artist.fill_box((min(_MIDDLE, end), top + 1.5, abs(end - _MIDDLE), height - 3), area.spine)
    if over:
        edge = _MIDDLE + sign * _HALF * abs(apart) / whole
        _hatch(artist, (min(end, edge), top, abs(edge - end), height))
        for tick in (_MIDDLE - _HALF * limit / whole, _MIDDLE + _HALF * limit / whole):
            artist.rule(tick, top - 4, tick, top + height + 4, theme.TEXT_SOFT, width=2)
    artist.rule(_MIDDLE, top - 4, _MIDDLE, top + height + 4, theme.TEXT_SOFT, width=1.5)
    if apart:
        artist.rule(end, top - 4, end, top + height + 4, theme.TEXT, width=3)


def _hatch(artist: Artist, box: Box) -> None:
    """The part over the limit: slanted alarm lines, so that colour alone need not tell it."""
    rect = artist.rect(box)
    painter = artist.painter
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, theme.ALARM_BAND)
    painter.setPen(QPen(theme.ALARM, 5 * artist.factor))
    step = 10 * artist.factor
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom() + 2), QPointF(x + rect.height() + 4, rect.top() - 2))
        x += step
    painter.restore()
    artist.round_box(box, 0, None, theme.ALARM, width=1.5)


def _paint_rooms(artist: Artist, view: GaugeView, over: bool) -> None:
    y = 83.5
    if view.limit is None:
        artist.centre(_MIDDLE, y, tr("no limit on the Differential"), 17, theme.TEXT_FAINT, room=300)
        return
    limit = tr("limit ± {amount}").format(amount=money(view.limit))
    artist.centre(_MIDDLE, y, limit, 17, theme.TEXT if over else theme.TEXT_FAINT, room=200)
    leads = view.banker - view.player
    _paint_room(artist, tr("room left on Player {amount}"), view.player_room, (False, leads < 0), y)
    _paint_room(artist, tr("room left on Banker {amount}"), view.banker_room, (True, leads > 0), y)


def _paint_room(artist: Artist, words: str, room: int | None, side: tuple[bool, bool], y: float) -> None:
    """Paint the room at its side; `side` is whether that is the right one, and whether its hand leads."""
    if room is None:
        return
    at_right, leads = side
    if room < 0:
        text = tr("over by {amount}").format(amount=money(-room))
        width = artist.measure(text, 20, True)
        left = _RIGHT - width if at_right else _LEFT + 28
        artist.icon("warning", left - 18, y - 1, 20, theme.ALARM)
        artist.text(left, y, text, 20, theme.ALARM, bold=True, room=width + 1)
        return
    text = words.format(amount=money(room))
    ink = theme.TEXT if leads else theme.TEXT_SOFT
    if at_right:
        artist.right(_RIGHT, y, text, 17, ink, bold=leads, room=300)
    else:
        artist.text(_LEFT, y, text, 17, ink, bold=leads, room=300)
