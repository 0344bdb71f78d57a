"""The rail between rounds: what can be done now, and which rank it takes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent

from terminal.screen.dealing.views import BetweenTool, BetweenView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, tr
from terminal.screen.widgets.ground import EDGED, PANEL, WELL
from terminal.screen.widgets.layout import (
    Listing,
    Pad,
    PanelPart,
    boxed,
    column,
    levels,
    row,
    space,
)
from terminal.screen.widgets.paging import PagedPanel
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.panel import KeyId
from terminal.screen.widgets.parts import Icon, Rule, caption, head_line, key, titled, usable, words

_TOOL: Final = 82.0
_LOW_TOOL: Final = 60.0
_FEW: Final = 4
_PLAIN: Final = 71.0


class BetweenPanel(PagedPanel[BetweenView]):
    """The tools between rounds; `tool_touched` gives the name, locked or not."""

    tool_touched = Signal(str)

    def hideEvent(self, event: QHideEvent) -> None:
        """Go to the start of the list for when it is opened again."""
        super().hideEvent(event)
        if self._first:
            self._first = 0
            self._refresh()

    def act(self, key: KeyId) -> None:
        """Say which tool was touched, or turn the page."""
        match key:
            case ("tool", str(name)):
                self.tool_touched.emit(name)
            case _:
                self.turn(key)

    def parts(self, view: BetweenView) -> PanelPart:
        """Return the tools, lower where they are many, and the plain ones under a line."""
        locked: tuple[PanelPart, ...] = ()
        if any(tool.locked for tool in view.tools):
            locked = (Icon("lock", Type.LABEL, faint=True), caption(tr("needs a rank"), Type.LABEL))
        listing = Listing(
            self,
            len(view.tools),
            lambda number: _tool(view.tools[number]),
            line=_TOOL if len(view.tools) <= _FEW else _LOW_TOOL,
            gap=Gap.SMALL,
            grow=1,
        )
        plain: tuple[PanelPart, ...] = (space(Gap.TIGHT),)
        if view.plain:
            keys = row(*map(_plain, view.plain), gap=Gap.SMALL, pad=Pad.across(Gap.KEYS), high=_PLAIN)
            plain = (Rule(), space(Gap.WORDS), keys, space(Gap.WORDS))
        title = titled(Bilingual(view.title, view.second), Type.HEAD, Type.TEXT, grow=1)
        return boxed(
            PANEL,
            column(
                head_line(title, *locked),
                row(listing, pad=Pad.across(Gap.KEYS), high=0, grow=1),
                *plain,
            ),
        )


def _tool(tool: BetweenTool) -> PanelPart:
    """Return a tool with its rank and state, and a lock in a well if the rank is missing."""
    needs = words(
        Run(tool.rank, Type.NOTE, bold=True),
        Run(tool.state, Type.NOTE, gap=Gap.WORDS if tool.rank else 0, faint=True),
    )
    title = titled(Bilingual(tool.title, tool.second), Type.AMOUNT, Type.LABEL)
    lock = boxed(WELL, Icon("lock", Type.NAME), wide=Size.WELL, high=Size.WELL)
    content = row(
        Icon(tool.icon, Size.ICON),
        space(Gap.EDGE),
        levels((0.32, title), (0.7, needs), grow=1),
        lock if tool.locked else None,
        pad=Pad(left=Gap.ICON, right=Gap.WIDE),
    )
    spoken = f"{tool.title}. {tool.rank} {tool.state}".strip()
    return _key(tool, content, spoken)


def _plain(tool: BetweenTool) -> PanelPart:
    """Return a tool without a rank: icon, name, and its other language."""
    title = titled(Bilingual(tool.title, tool.second), Type.BODY, Type.NOTE, grow=1)
    content = row(Icon(tool.icon, Size.ICON), title, gap=Gap.WIDE, pad=Pad(left=Gap.ICON, right=Gap.MEDIUM))
    return _key(tool, content, tool.title)


def _key(tool: BetweenTool, content: PanelPart, spoken: str) -> PanelPart:
    state = usable(tool.usable)
    return key(("tool", tool.name), content, spoken, state=state, ground=EDGED, reason=tool.state, grow=1)
