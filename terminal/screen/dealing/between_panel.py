"""The rail between rounds: what can be done now, and which rank it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent

from terminal.screen import theme
from terminal.screen.dealing.views import BetweenTool, BetweenView
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import FaceStyle, paint_ground
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.layout import ListPage
from terminal.screen.widgets.paging import PAGER_HEIGHT, PagedPanel
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, paint_panel

_ROWS_TOP: Final = 52.0
_PITCH: Final = 88.0
_LOW_PITCH: Final = 66.0
_GAP: Final = 6.0
_FEW: Final = 4
_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_PLAIN_HEIGHT: Final = 71.0
_FOOT: Final = 91.0
"""What the line of plain keys takes at the bottom, design px."""


class BetweenFace(Struct, frozen=True):
    """A tool with its rank and state, and a lock in a well if the rank is missing."""

    tool: BetweenTool
    on_press: bool = False

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return f"{self.tool.title}. {self.tool.rank} {self.tool.state}".strip()

    @property
    def usable(self) -> bool:
        """Whether a touch does something."""
        return self.tool.usable

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the tool."""
        state = KeyState.NORMAL if self.tool.usable else KeyState.DISABLED
        inks = paint_ground(artist, box, state, pressed, style=FaceStyle.EDGED)
        x, y, width, height = box
        artist.icon(self.tool.icon, x + 37, y + height / 2, 30, inks.first)
        room = width - 70 - (67 if self.tool.locked else 14)
        title = [
            Run(self.tool.title, 21, inks.first, True),
            Run(self.tool.second, 18, theme.TEXT_SOFT, gap=10),
        ]
        artist.runs(x + 70, y + height * 0.32, title, room)
        needs = [
            Run(self.tool.rank, 17, inks.first, True),
            Run(self.tool.state, 17, theme.TEXT_SOFT, gap=10 if self.tool.rank else 0),
        ]
        artist.runs(x + 70, y + height * 0.7, needs, room)
        if self.tool.locked:
            well = (x + width - 64, y + height / 2 - 26, 52.0, 52.0)
            artist.round_box(well, theme.Radius.KEY, theme.BACKGROUND, theme.LINE_STRONG)
            artist.icon("lock", x + width - 38, y + height / 2, 24, theme.TEXT)


class ShortToolFace(Struct, frozen=True):
    """A tool without a rank: icon, name, and its other language."""

    tool: BetweenTool
    on_press: bool = False

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.tool.title

    @property
    def usable(self) -> bool:
        """Whether a touch does something."""
        return self.tool.usable

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the tool."""
        state = KeyState.NORMAL if self.tool.usable else KeyState.DISABLED
        inks = paint_ground(artist, box, state, pressed, style=FaceStyle.EDGED)
        x, y, width, height = box
        artist.icon(self.tool.icon, x + 37, y + height / 2, 28, inks.first)
        title = [
            Run(self.tool.title, 20, inks.first, True),
            Run(self.tool.second, 17, theme.TEXT_SOFT, gap=9),
        ]
        artist.runs(x + 64, y + height / 2, title, width - 72)


class BetweenPanel(PagedPanel[BetweenView]):
    """The tools between rounds; `tool_touched` gives the name, locked or not."""

    tool_touched = Signal(str)

    def hideEvent(self, event: QHideEvent) -> None:
        """The list begins anew when it is opened again."""
        super().hideEvent(event)
        if self._first:
            self._first = 0
            self._refresh()

    def slots(self, view: BetweenView) -> Mapping[KeyId, KeySlot]:
        """A key a tool."""
        page = self._page(view)
        slots: dict[KeyId, KeySlot] = dict(self.pager_slots(page, self._pager_box(view, page)))
        pitch = self._row_pitch(view)
        for number, tool in enumerate(view.tools[page.first : page.last]):
            box = (_LEFT, _ROWS_TOP + number * pitch, _WIDTH, pitch - _GAP)
            slots["tool", tool.name] = KeySlot(box, BetweenFace(tool), margin=3)
        share = (_WIDTH + 6) / max(len(view.plain), 1)
        top = self.design_size[1] - _PLAIN_HEIGHT - 9
        for number, tool in enumerate(view.plain):
            box = (_LEFT + number * share, top, share - 6, _PLAIN_HEIGHT)
            slots["tool", tool.name] = KeySlot(box, ShortToolFace(tool), margin=3)
        return slots

    def act(self, key: KeyId) -> None:
        """Say which tool was touched, or turn the page."""
        match key:
            case ("tool", str(name)):
                self.tool_touched.emit(name)
            case _:
                self.turn(key)

    def paint_view(self, artist: Artist, view: BetweenView) -> None:
        """Paint the head."""
        paint_panel(artist, self.design_size)
        right = 414.0
        if any(tool.locked for tool in view.tools):
            right -= artist.right(414, 28, tr("needs a rank"), 18, theme.TEXT_SOFT, room=150) + 20
            artist.icon("lock", right, 28, 18, theme.TEXT_SOFT)
            right -= 20
        head = [Run(view.title, 22, theme.TEXT, True), Run(view.second, 19, theme.TEXT_SOFT, gap=11)]
        artist.runs(18, 28, head, right - 18)
        if view.plain:
            line = self.design_size[1] - _FOOT
            artist.rule(0, line, 432, line, theme.LINE)
        page = self._page(view)
        self.paint_pager(artist, page, self._pager_box(view, page))

    def _page(self, view: BetweenView) -> ListPage:
        foot = _FOOT if view.plain else 4
        return self.page(len(view.tools), self.design_size[1] - _ROWS_TOP - foot, self._row_pitch(view))

    @staticmethod
    def _row_pitch(view: BetweenView) -> float:
        """Many tools get lower rows, so that most of them are seen at once."""
        return _PITCH if len(view.tools) <= _FEW else _LOW_PITCH

    def _pager_box(self, view: BetweenView, page: ListPage) -> Box:
        y = _ROWS_TOP + (page.last - page.first) * self._row_pitch(view)
        return (_LEFT, y, _WIDTH, PAGER_HEIGHT)
