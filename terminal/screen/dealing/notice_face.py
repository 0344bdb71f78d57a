"""The face of what is told beside the dealing: how far work has come, what came of it, or what is amiss."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.screen import theme
from terminal.screen.translate import tr
from terminal.screen.views import SideNoticeView
from terminal.screen.widgets.faces import FaceStyle, paint_ground
from terminal.screen.widgets.key import KeyState
from terminal.screen.widgets.paint import Artist, Box

_BAR: Final = 5.0


class SideNoticeFace(Struct, frozen=True):
    """Icon, title and note; a bar along the lower edge while work goes on. It acts on release."""

    view: SideNoticeView
    usable: bool = True
    on_press: bool = False

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return tr("{title}. {note}").format(title=self.view.title, note=self.view.note)

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the key."""
        view = self.view
        state = KeyState.ALARM if view.alarm else KeyState.NORMAL
        inks = paint_ground(artist, box, state, pressed, style=FaceStyle.EDGED)
        x, y, width, height = box
        artist.icon(view.icon, x + 27, y + 32, 26, theme.ALARM if view.alarm else inks.first)
        artist.text(x + 50, y + 32, view.title, 19, inks.first, bold=True, room=width - 60)
        artist.text(x + 14, y + 62, view.note, 17, inks.second, room=width - 26)
        if view.progress is not None:
            track = (x + 12, y + height - 12, width - 24, _BAR)
            artist.fill_box(track, theme.LINE)
            artist.fill_box((*track[:2], track[2] * view.progress / 100, _BAR), theme.TEXT)
