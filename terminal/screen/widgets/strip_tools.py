"""The place of the strip along the dealer's edge, and the keys of its tools."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap, Type
from terminal.screen.translate import Bilingual, tr
from terminal.screen.views import Tool, ToolState
from terminal.screen.widgets.ground import FLAT, RAISED
from terminal.screen.widgets.key import KeyState
from terminal.screen.widgets.layout import Lengths, Pad, column, levels, row, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.parts import Icon, KeyOptions, KeyPart, Text, corner_lock, key, titled
from terminal.screen.widgets.touch_guard import Pace

TOP: Final = 968.0
HEIGHT: Final = 112.0
_UNDO: Final = 232.0
KEYS_HIGH: Final = 88.0
_STATES: Final = {
    ToolState.READY: KeyState.NORMAL,
    ToolState.MARKED: KeyState.NORMAL,
    ToolState.OFF: KeyState.DISABLED,
    ToolState.ALARM: KeyState.ALARM,
}


def tool_key(tool: Tool, mark: QColor, name: Hashable, *, pace: Pace = Pace.ACT) -> KeyPart:
    """Return the key `name` of a tool: its icon over its name; `mark` rings the one to be used next."""
    alarm = theme.ALARM if tool.state is ToolState.ALARM else None
    title = Text(tool.title, Type.LABEL, align=Align.CENTRE)
    content = levels((0.375, Icon(tool.icon, Type.TOTALS, alarm)), (0.75, title))
    lock = corner_lock(Gap.WORDS, Type.LABEL) if tool.locked else None
    ground = RAISED.edged(mark, Edge.RING) if tool.state is ToolState.MARKED else FLAT
    how: KeyOptions = {"state": _STATES[tool.state], "reason": tool.reason, "ground": ground, "pace": pace}
    how |= {"margin": Gap.TIGHT, "wide": HEIGHT, "high": KEYS_HIGH}
    return key(name, stack(content, lock), tool.title, **how)


def undo_key(
    name: Hashable, title: Bilingual, said: tuple[str, str], *, usable: bool, locked: bool, reason: str
) -> KeyPart:
    """Return the key `name` that takes an act back: its title, which act it is, and whose and when it was.

    `reason` is why there is nothing to do.
    """
    what, when = said
    spoken = tr(", ").join(part for part in (title.text, what, when) if part)
    lock = corner_lock(Gap.WORDS, Type.LABEL) if locked else None
    act = Text(what, Type.NOTE), Text(when, Type.NOTE, faint=True)
    lines = column(titled(title, Type.LABEL, Type.SECOND, Gap.MEDIUM), *act, middle=True, grow=1)
    words = row(Icon("undo", Type.TOTALS), lines, gap=Gap.SMALL, pad=Pad(left=Gap.MEDIUM, right=Gap.TIGHT))
    state = KeyState.NORMAL if usable else KeyState.DISABLED
    size: Lengths = {"wide": _UNDO, "high": KEYS_HIGH}
    return key(name, stack(words, lock), spoken, state=state, reason=reason, margin=Gap.TIGHT, **size)
