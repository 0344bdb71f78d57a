"""The place of the strip along the dealer's edge, and the keys of its tools."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap, Type
from terminal.screen.views import Tool, ToolState
from terminal.screen.widgets.faces import ToolFace
from terminal.screen.widgets.ground import FLAT, RAISED
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.layout import FILL, Pad, levels, row, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.parts import Icon, KeyPart, Text, corner_lock, key

TOP: Final = 968.0

HEIGHT: Final = 112.0

_TOOL: Final = 112.0
_TOOL_PITCH: Final = 120.0

_STATES: Final = {
    ToolState.READY: KeyState.NORMAL,
    ToolState.MARKED: KeyState.NORMAL,
    ToolState.OFF: KeyState.DISABLED,
    ToolState.ALARM: KeyState.ALARM,
}


def tool_slots(tools: Sequence[Tool], mark: QColor) -> dict[str, KeySlot]:
    """The keys of tools from the left end of the strip; `mark` rings the one to be used next."""
    return {
        tool.name: KeySlot(
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


def tool_key(name: Hashable, tool: Tool, mark: QColor) -> KeyPart:
    """Return the key of a tool: its icon over its title; `mark` rings the one to be used next."""
    marked, alarm = tool.state is ToolState.MARKED, tool.state is ToolState.ALARM
    icon = Icon(tool.icon, Type.TOTALS, theme.ALARM if alarm else None)
    title = Text(tool.title, Type.LABEL, align=Align.CENTRE, grow=1)
    content = levels((0.375, row(FILL, icon, FILL)), (0.75, row(title, pad=Pad.across(Gap.TIGHT))))
    return key(
        name,
        stack(content, corner_lock(Gap.WORDS, Type.LABEL)) if tool.locked else content,
        tool.title,
        state=_STATES[tool.state],
        ground=RAISED.edged(mark, Edge.RING) if marked else FLAT,
        margin=Gap.TIGHT,
        wide=_TOOL,
    )
