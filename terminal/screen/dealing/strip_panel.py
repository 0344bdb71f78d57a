"""The strip along the dealer's edge: tools, bead plate, big road, counts and the last round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.dealing.notice_face import AsideFace
from terminal.screen.dealing.views import Counts, LastRound, StripView, Tool, ToolState
from terminal.screen.kinds import Kind
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import ToolFace
from terminal.screen.widgets.key import KeyState, Spot
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.roads import (
    RESULT_BETS,
    paint_bead_plate,
    paint_big_road,
    paint_grid,
)

TOP: Final = 968.0
HEIGHT: Final = 112.0
CELL: Final = 16.0
_ROAD_TOP: Final = 8.0
_BEAD_LEFT: Final = 742.0
_BEAD_COLUMNS: Final = 14
_BIG_LEFT: Final = 978.0
_BIG_COLUMNS: Final = 36
_COLUMNS_BESIDE: Final = 21
"""What is left of the big road beside something to tell."""
_ASIDE_BOX: Final[Box] = (_BIG_LEFT + _COLUMNS_BESIDE * CELL + 10, 12.0, 230.0, 88.0)
ASIDE: Final = "aside"
"""The key of what is told beside the dealing."""
_TOOL_PITCH: Final = 120.0
_ROWS: Final = (24.0, 56.5, 89.0)
_STATES: Final = {
    ToolState.READY: KeyState.NORMAL,
    ToolState.MARKED: KeyState.NORMAL,
    ToolState.OFF: KeyState.DISABLED,
    ToolState.ALARM: KeyState.ALARM,
}


def tool_spots(tools: Sequence[Tool], mark: QColor) -> dict[str, Spot]:
    """The keys of tools from the left end of the strip; `mark` rings the one to be used next."""
    return {
        tool.name: Spot(
            (16 + number * _TOOL_PITCH, 12, 112, 88),
            ToolFace(
                tool.icon,
                tool.title,
                _STATES[tool.state],
                tool.locked,
                mark if tool.state is ToolState.MARKED else None,
            ),
            margin=4,
        )
        for number, tool in enumerate(tools)
    }


class Strip(Panel[StripView]):
    """The strip; `tool_touched` gives the name of the tool."""

    BOX = (0.0, TOP, theme.DESIGN_WIDTH, HEIGHT)

    tool_touched = Signal(str)

    def spots(self, view: StripView) -> Mapping[KeyId, Spot]:
        """One key a tool."""
        spots: dict[KeyId, Spot] = {}
        spots.update(tool_spots(view.tools, theme.LOOKS[view.kind].mark))
        if view.aside is not None:
            spots[ASIDE] = Spot(_ASIDE_BOX, AsideFace(view.aside), margin=4)
        return spots

    def act(self, key: KeyId) -> None:
        """Say which tool was touched."""
        self.tool_touched.emit(key)

    def paint_view(self, artist: Artist, view: StripView) -> None:
        """Paint the roads and what was counted."""
        look = theme.LOOKS[view.kind]
        artist.fill_box((0, 0, *self.design_size), theme.INK1)
        edge = theme.LINE if look.frame is None else look.frame
        artist.fill_box((0, 0, theme.DESIGN_WIDTH, 2), edge)
        bead, big = (_BEAD_LEFT, _ROAD_TOP), (_BIG_LEFT, _ROAD_TOP)
        if view.board is None:
            paint_grid(artist, bead, CELL, _BEAD_COLUMNS)
            paint_grid(artist, big, CELL, _BIG_COLUMNS)
        else:
            columns = _BIG_COLUMNS if view.aside is None else _COLUMNS_BESIDE
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
        artist.right(1640, y, str(count), 22, theme.T1, bold=True, room=40)
    for y, (bet, count) in zip(_ROWS, second, strict=False):
        artist.text(1662, y, theme.GLYPHS[bet], 19, theme.AREA_COLOURS[bet].text, bold=True)
        artist.right(1736, y, str(count), 22, theme.T1, bold=True, room=34)
    taken = artist.text(1662, _ROWS[2], tr("rounds"), 17, theme.T2, room=67)
    artist.right(1760, _ROWS[2], str(counts.rounds), 22, theme.T1, bold=True, room=95 - taken)


def _paint_last(artist: Artist, last: LastRound) -> None:
    artist.rule(1766, 16, 1766, 96, theme.LINE)
    artist.text(1778, _ROWS[0], tr("last round"), 17, theme.T2, room=126)
    bet = RESULT_BETS.get(last.result)
    x = 1778.0
    if bet is not None:
        x += artist.text(x, _ROWS[1] + 2, theme.GLYPHS[bet], 27, theme.AREA_COLOURS[bet].text, bold=True) + 9
    artist.text(x, _ROWS[1] + 2, last.points, 26, theme.T1, bold=True, room=1904 - x)
    artist.text(1778, _ROWS[2], last.note, 17, theme.T2, room=126)


def _paint_words(artist: Artist, words: tuple[str, str], kind: Kind) -> None:
    headline, sentence = words
    look = theme.LOOKS[kind]
    ink = theme.T1 if look.frame is None or kind is Kind.DEMO else look.frame
    artist.text(1578, 29, headline, 18, ink, bold=True, room=320)
    artist.lines(1578, 59, sentence, 18, theme.T2, room=320, pitch=24, most=2)
