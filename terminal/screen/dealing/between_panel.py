"""The table menu: what can be done apart from the round, and which rank it takes."""

from typing import Final

from PySide6.QtGui import QHideEvent

from terminal.screen.dealing.views import BetweenTool, BetweenView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, tr
from terminal.screen.widgets.ground import EDGED, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, first_fit, grid, levels, row
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.parts import Icon, Text, caption, head_line, key, strong, titled, usable

_COLUMNS: Final = 2
_UPPER: Final = 0.35
_LOWER: Final = 0.74
"""Where name and note stand on a key, as shares of its height."""
_TITLE_LINES: Final = 2


class BetweenPanel(PagedPanel[BetweenView]):
    """The table menu, whose tools are keys, locked or not."""

    def hideEvent(self, event: QHideEvent) -> None:
        """Go to the start of the list for when it is opened again."""
        super().hideEvent(event)
        if self._first:
            self._first = 0
            self._refresh()

    def parts(self, view: BetweenView) -> PanelPart:
        """Return the tools in two columns, line by line: what is always there, then those of the moment."""
        locked: tuple[PanelPart, ...] = ()
        tools = (*view.tools, *view.moment)
        if any(tool.locked for tool in tools):
            locked = (Icon("lock", Type.LABEL, faint=True), caption(tr("needs a rank"), Type.LABEL))
        lines = [tools[start : start + _COLUMNS] for start in range(0, len(tools), _COLUMNS)]
        listing = Listing(
            self, len(lines), lambda line: _line(lines[line]), line=Size.ROW, paired=True, grow=1
        )
        title = titled(Bilingual(view.title, view.second), Type.HEAD, Type.TEXT, grow=1)
        return column(
            head_line(title, *locked), row(listing, pad=Pad.across(Gap.WORDS), high=0, grow=1), ground=PANEL
        )


def _line(tools: tuple[BetweenTool, ...]) -> PanelPart:
    gaps = [FILL] * (_COLUMNS - len(tools))
    return grid(*map(_tool, tools), *gaps, columns=_COLUMNS, gap=Gap.TIGHT)


def _tool(tool: BetweenTool) -> PanelPart:
    """Return a tool with its rank or state, and a lock if the rank is missing."""
    lock = Icon("lock", Type.LABEL, faint=True) if tool.locked else None
    words = first_fit(*_words(tool), grow=1)
    pad = Pad(left=Gap.WIDE, right=Gap.WORDS)
    content = row(Icon(tool.icon, Type.NAME), Gap.WIDE, words, lock, pad=pad)
    spoken, state = f"{tool.title}. {tool.rank} {tool.state}".strip(), usable(tool.usable)
    return key(("tool", tool.name), content, spoken, state=state, ground=EDGED, reason=tool.state, grow=1)


def _words(tool: BetweenTool) -> tuple[PanelPart, ...]:
    """Return the words of a tool, from all of them to its name alone, over two lines."""
    title = Bilingual(tool.title, tool.second)
    both, short = titled(title, Type.LABEL, Type.NOTE), strong(tool.title, Type.LABEL)
    noted = (levels((_UPPER, words), (_LOWER, caption(tool.rank, Type.SECOND))) for words in (both, short))
    alone = Text(tool.title, Type.TEXT, bold=True, most=_TITLE_LINES, pitch=Size.LINE)
    return (*(noted if tool.rank else ()), both, alone)
