"""The strip of the recall: step by step through a round, the rounds around it, and the search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.recall.views import RecallStripView, RoundTile
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import FaceStyle, IconFace, paint_ground
from terminal.screen.widgets.key import KeySlot, KeyState, pressed_colour
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.roads import RESULT_BETS
from terminal.screen.widgets.strip_tools import HEIGHT, TOP, tool_slots

_TOP: Final = 12.0
_KEY_HEIGHT: Final = 88.0
_BACK_LEFT: Final = 512.0
_ARROW_WIDTH: Final = 60.0
_TILES_LEFT: Final = 578.0
_TILE: Final = 84.0
_PITCH: Final = 90.0
MOST_TILES: Final = 10
_ON_LEFT: Final = 1478.0
_SEARCH: Final[Box] = (1560.0, _TOP, 344.0, _KEY_HEIGHT)


class TileFace(Struct, frozen=True):
    """A round: its number, result and points, with a triangle if something went wrong in it."""

    tile: RoundTile
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return tr("Round {number}").format(number=self.tile.number)

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the round."""
        x, y, width, height = box
        if self.tile.now:
            fill = pressed_colour(theme.RECALL_TINT, pressed)
            artist.round_box(box, theme.Radius.KEY, fill, theme.RECALL, width=3)
        else:
            artist.round_box(box, theme.Radius.KEY, pressed_colour(theme.SURFACE_RAISED, pressed), theme.LINE)
        ink = theme.RECALL if self.tile.now else theme.TEXT_SOFT
        room = width - 26 - (24 if self.tile.fault else 0)
        artist.text(x + 13, y + 18, self.tile.number, 17, ink, bold=self.tile.now, room=room)
        if self.tile.fault:
            artist.icon("warning", x + width - 18, y + 17, 17, theme.ALARM)
        middle = y + height * 0.65
        bet = None if self.tile.result is None else RESULT_BETS.get(self.tile.result)
        if bet is None:
            artist.centre(x + width / 2, middle, self.tile.points, 20, theme.TEXT, bold=True, room=width - 10)
            return
        artist.disc(x + 27, middle, 19, theme.AREA_COLOURS[bet].spine)
        artist.centre(x + 27, middle, theme.GLYPHS[bet], 21, theme.TEXT, bold=True, room=34)
        artist.centre(x + 65, middle, self.tile.points, 24, theme.TEXT, bold=True, room=30)


class SearchFace(Struct, frozen=True):
    """The way to the search, with what can be looked for."""

    title: str
    note: str
    on_press: bool = False
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.title

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the key."""
        paint_ground(artist, box, KeyState.NORMAL, pressed, style=FaceStyle.EDGED)
        x, y, width, height = box
        artist.icon("search", x + 40, y + height / 2, 32, theme.TEXT)
        artist.text(x + 76, y + 21, self.title, 19, theme.TEXT, bold=True, room=width - 88)
        artist.lines(x + 76, y + 48, self.note, 17, theme.TEXT_SOFT, room=width - 88, pitch=23, most=2)


class RecallStrip(Panel[RecallStripView]):
    """The strip. Signals give the tool, the round, or the way along the rounds (-1 or 1)."""

    BOX = (0.0, TOP, theme.DESIGN_WIDTH, HEIGHT)

    tool_touched = Signal(str)
    round_chosen = Signal(str)
    moved = Signal(int)
    search_asked = Signal()

    def slots(self, view: RecallStripView) -> Mapping[KeyId, KeySlot]:
        """Tools, rounds, arrows and search."""
        slots: dict[KeyId, KeySlot] = {
            ("tool", name): slot for name, slot in tool_slots(view.tools, theme.RECALL).items()
        }
        arrows = (
            (-1, "chevron-left", tr("Earlier rounds"), view.may_go_back, _BACK_LEFT),
            (1, "chevron-right", tr("Later rounds"), view.may_go_on, _ON_LEFT),
        )
        for way, icon, spoken, usable, left in arrows:
            state = KeyState.NORMAL if usable else KeyState.DISABLED
            face = IconFace(icon, spoken, state, size=28)
            slots["move", way] = KeySlot((left, _TOP, _ARROW_WIDTH, _KEY_HEIGHT), face, margin=3)
        for number, tile in enumerate(view.rounds[:MOST_TILES]):
            box = (_TILES_LEFT + number * _PITCH, _TOP, _TILE, _KEY_HEIGHT)
            slots["round", tile.name] = KeySlot(box, TileFace(tile), margin=3)
        slots["search"] = KeySlot(_SEARCH, SearchFace(view.search, view.search_note))
        return slots

    def act(self, key: KeyId) -> None:
        """Say what was touched."""
        match key:
            case ("tool", str(name)):
                self.tool_touched.emit(name)
            case ("round", str(name)):
                self.round_chosen.emit(name)
            case ("move", int(way)):
                self.moved.emit(way)
            case _:
                self.search_asked.emit()

    def paint_view(self, artist: Artist, view: RecallStripView) -> None:
        """Paint the ground and what parts the groups."""
        del view
        artist.fill_box((0, 0, *self.design_size), theme.SURFACE)
        artist.fill_box((0, 0, theme.DESIGN_WIDTH, 2), theme.RECALL)
        for x in (500.0, 1548.0):
            artist.rule(x, 17, x, 95, theme.LINE)
