"""The strip along the dealer's edge: tools, bead plate, big road, counts and the last round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.dealing.notice_face import SideNoticeFace
from terminal.screen.dealing.views import LastRound, StripView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import tr
from terminal.screen.views import Counts
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.roads import (
    RESULT_BETS,
    paint_bead_plate,
    paint_big_road,
    paint_grid,
)
from terminal.screen.widgets.strip_tools import HEIGHT, TOP, tool_slots

CELL: Final = 16.0
_ROAD_TOP: Final = 8.0
_BEAD_LEFT: Final = 742.0
_BEAD_COLUMNS: Final = 14
_BIG_LEFT: Final = 978.0
_BIG_COLUMNS: Final = 36
_COLUMNS_BESIDE: Final = 21
"""What is left of the big road beside something to tell."""
_SIDE_NOTICE_BOX: Final[Box] = (_BIG_LEFT + _COLUMNS_BESIDE * CELL + 10, 12.0, 230.0, 88.0)
SIDE_NOTICE: Final = "side_notice"
"""The key of what is told beside the dealing."""
_ROWS: Final = (24.0, 56.5, 89.0)


class Strip(Panel[StripView]):
    """The strip; `tool_touched` gives the name of the tool."""

    BOX = (0.0, TOP, theme.DESIGN_WIDTH, HEIGHT)

    tool_touched = Signal(str)

    def slots(self, view: StripView) -> Mapping[KeyId, KeySlot]:
        """One key a tool."""
        slots: dict[KeyId, KeySlot] = {}
        slots.update(tool_slots(view.tools, theme.LOOKS[view.kind].mark))
        if view.side_notice is not None:
            slots[SIDE_NOTICE] = KeySlot(_SIDE_NOTICE_BOX, SideNoticeFace(view.side_notice), margin=4)
        return slots

    def act(self, key: KeyId) -> None:
        """Say which tool was touched."""
        self.tool_touched.emit(key)

    def paint_view(self, artist: Artist, view: StripView) -> None:
        """Paint the roads and what was counted."""
        look = theme.LOOKS[view.kind]
        artist.fill_box((0, 0, *self.design_size), theme.SURFACE)
        edge = theme.LINE if look.frame is None else look.frame
        artist.fill_box((0, 0, theme.DESIGN_WIDTH, 2), edge)
        bead, big = (_BEAD_LEFT, _ROAD_TOP), (_BIG_LEFT, _ROAD_TOP)
        if view.board is None:
            paint_grid(artist, bead, CELL, _BEAD_COLUMNS)
            paint_grid(artist, big, CELL, _BIG_COLUMNS)
        else:
            columns = _BIG_COLUMNS if view.side_notice is None else _COLUMNS_BESIDE
            paint_bead_plate(artist, bead, CELL, _BEAD_COLUMNS, view.board.bead_plate)
            paint_big_road(artist, big, CELL, columns, view.board.big_road)
        if view.words is not None:
            _paint_words(artist, view.words, view.kind)
            return
        if view.counts is not None:
            _paint_counts(artist, view.counts)
        if view.last is not None:
            _paint_last(artist, view.last)


def _paint_counts(artist: Artist, counts: Counts) -> None:
    first = ((Bet.BANKER, counts.banker), (Bet.PLAYER, counts.player), (Bet.TIE, counts.tie))
    second = ((Bet.BANKER_PAIR, counts.banker_pair), (Bet.PLAYER_PAIR, counts.player_pair))
    for y, (bet, count) in zip(_ROWS, first, strict=True):
        artist.text(1574, y, theme.GLYPHS[bet], 21, theme.AREA_COLOURS[bet].text, bold=True)
        artist.right(1640, y, str(count), 22, theme.TEXT, bold=True, room=40)
    for y, (bet, count) in zip(_ROWS, second, strict=False):
        artist.text(1662, y, theme.GLYPHS[bet], 19, theme.AREA_COLOURS[bet].text, bold=True)
        artist.right(1736, y, str(count), 22, theme.TEXT, bold=True, room=34)
    taken = artist.text(1662, _ROWS[2], tr("rounds"), 17, theme.TEXT_SOFT, room=67)
    artist.right(1760, _ROWS[2], str(counts.rounds), 22, theme.TEXT, bold=True, room=95 - taken)


def _paint_last(artist: Artist, last: LastRound) -> None:
    artist.rule(1766, 16, 1766, 96, theme.LINE)
    artist.text(1778, _ROWS[0], tr("last round"), 17, theme.TEXT_SOFT, room=126)
    bet = RESULT_BETS.get(last.result)
    x = 1778.0
    if bet is not None:
        x += artist.text(x, _ROWS[1] + 2, theme.GLYPHS[bet], 27, theme.AREA_COLOURS[bet].text, bold=True) + 9
    artist.text(x, _ROWS[1] + 2, last.points, 26, theme.TEXT, bold=True, room=1904 - x)
    artist.text(1778, _ROWS[2], last.note, 17, theme.TEXT_SOFT, room=126)


def _paint_words(artist: Artist, words: tuple[str, str], kind: ScreenKind) -> None:
    headline, sentence = words
    look = theme.LOOKS[kind]
    ink = theme.TEXT if look.frame is None or kind is ScreenKind.DEMO else look.frame
    artist.text(1578, 29, headline, 18, ink, bold=True, room=320)
    artist.lines(1578, 59, sentence, 18, theme.TEXT_SOFT, room=320, pitch=24, most=2)
