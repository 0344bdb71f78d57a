"""The key that tells what goes on during the dealing: how far work is, what came of it, or what is wrong."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.views import SideNoticeView
from terminal.screen.widgets.ground import EDGED
from terminal.screen.widgets.key import KeyState
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, Space, column, row, stack
from terminal.screen.widgets.parts import Bar, Icon, KeyPart, caption, key, strong

_WHOLE: Final = 100
_TITLE_LINE: Final = 34.0
_BAR: Final = 5.0


def side_notice_key(name: Hashable, view: SideNoticeView) -> KeyPart:
    """Return icon, title and note; a bar along the lower edge while work goes on. It acts on release."""
    icon = Icon(view.icon, Type.TITLE, theme.ALARM if view.alarm else None)
    title = row(icon, strong(view.title, Type.TEXT, grow=1), gap=Gap.WORDS, high=_TITLE_LINE)
    note = caption(view.note, high=Size.LINE)
    said = column(Gap.INSET, title, note, pad=Pad(Gap.INSET, 0, Gap.MEDIUM))
    done = None if view.progress is None else _progress(view.progress)
    spoken = tr("{title}. {note}").format(title=view.title, note=view.note)
    state = KeyState.ALARM if view.alarm else KeyState.NORMAL
    return key(name, stack(said, done), spoken, state=state, ground=EDGED, margin=Gap.TIGHT, grow=1)


def _progress(percent: int) -> PanelPart:
    """Return a bar that is filled as far as the work is done."""
    filled = row(Bar(theme.TEXT, grow=percent), Space(grow=_WHOLE - percent))
    return column(FILL, stack(Bar(theme.LINE), filled, high=_BAR), pad=Pad.across(Gap.WIDE, 0, Gap.KEYS))
