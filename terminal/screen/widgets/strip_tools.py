"""The place of the strip along the dealer's edge, and the keys of its tools."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor

from terminal.screen.views import Tool, ToolState
from terminal.screen.widgets.faces import ToolFace
from terminal.screen.widgets.key import KeySlot, KeyState

TOP: Final = 968.0


HEIGHT: Final = 112.0


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
