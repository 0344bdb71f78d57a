"""The head of the rail on pages that look back: what is looked at, and the ways to its neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.dialogue_views import HeadView, Way
from terminal.screen.widgets.faces import FaceStyle, paint_ground
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, KeyId, Panel
from terminal.screen.widgets.rail import GAP, TOP, tone_colours

HEIGHT: Final = 206.0
HEAD_BOTTOM: Final = TOP + HEIGHT + GAP
"""Where the panel under the head begins."""
_LEFT: Final = 26.0
_RIGHT: Final = 414.0
_SPINE: Final = 8.0
_WAYS_TOP: Final = 134.0
_WAY_HEIGHT: Final = 60.0
_GAP: Final = 8.0
_WORDS_SHARE: Final = 1.3
"""How much wider a key is that has words but no arrow."""


class WayFace(Struct, frozen=True):
    """A way to a neighbour, with its arrow at the side where it lies."""

    way: Way
    on_press: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return f"{self.way.title} {self.way.note}".strip()

    @property
    def usable(self) -> bool:
        """Whether there is a neighbour."""
        return self.way.usable

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the key."""
        state = KeyState.NORMAL if self.way.usable else KeyState.DISABLED
        inks = paint_ground(artist, box, state, pressed, style=FaceStyle.RAISED)
        if self.way.usable:
            artist.round_box(box, theme.Radius.KEY, None, theme.LINE_STRONG, width=1.5)
        x, y, width, height = box
        side = 34.0 if self.way.arrow else 6.0
        left = x + (side if self.way.arrow < 0 else 8)
        right = x + width - (side if self.way.arrow > 0 else 8)
        if self.way.arrow:
            icon = "chevron-left" if self.way.arrow < 0 else "chevron-right"
            at = x + 24 if self.way.arrow < 0 else x + width - 24
            artist.icon(icon, at, y + height / 2, 24, inks.first, stroke=2.2)
        middle = (left + right) / 2
        room = right - left
        title_y = y + height * (0.34 if self.way.note else 0.5)
        artist.centre(middle, title_y, self.way.title, 19, inks.first, bold=True, room=room)
        artist.centre(middle, y + height * 0.71, self.way.note, 17, inks.second, room=room)


class RailHead(Panel[HeadView]):
    """The head; `way_touched` gives the name of the way."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, HEIGHT)

    way_touched = Signal(str)

    def slots(self, view: HeadView) -> Mapping[KeyId, KeySlot]:
        """A key a way."""
        shares = [1.0 if way.arrow else _WORDS_SHARE for way in view.ways]
        room = _RIGHT - _LEFT - _GAP * (len(shares) - 1)
        slots: dict[KeyId, KeySlot] = {}
        left = _LEFT
        for way, share in zip(view.ways, shares, strict=True):
            width = room * share / sum(shares)
            slots[way.name] = KeySlot(
                (left, _WAYS_TOP, width, _WAY_HEIGHT), WayFace(way), 3, theme.SURFACE_RAISED
            )
            left += width + _GAP
        return slots

    def act(self, key: KeyId) -> None:
        """Say which way was touched."""
        self.way_touched.emit(key)

    def paint_view(self, artist: Artist, view: HeadView) -> None:
        """Paint what is looked at."""
        ground, ink = tone_colours(view.tone)
        box = (0.0, 0.0, *self.design_size)
        artist.round_box(box, theme.Radius.PANEL, theme.SURFACE_RAISED, theme.LINE)
        artist.spine(box, theme.Radius.PANEL, _SPINE, ground)
        pill = artist.pill(_LEFT, 32, view.pill, 16, ink, fill=ground, inset=12)
        artist.right(_RIGHT, 32, view.caption, 18, theme.TEXT_SOFT, room=_RIGHT - _LEFT - pill - 12)
        second = artist.right(_RIGHT, 77, view.second, 20, theme.TEXT_SOFT, room=150)
        artist.text(
            _LEFT, 75, view.title, theme.Type.STEP, theme.TEXT, bold=True, room=_RIGHT - _LEFT - second - 14
        )
        runs = [Run(view.text, 19, theme.TEXT)]
        if view.lead:
            runs = [Run(view.lead, 20, theme.TEXT, True), Run(view.text, 19, theme.TEXT, gap=14)]
        artist.runs(_LEFT, 113, runs, _RIGHT - _LEFT)
