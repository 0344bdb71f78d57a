"""The strip of every page of training: tools, the work in cells, and that nothing here is real."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.training.day_bar import day_bar
from terminal.screen.training.views import CellLook, StripCell, TrainingStripView
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import ALARM_PANEL, FLAT, HOLLOW, TRAINING_KEY, WHITE, BoxGround
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, row, space, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import Bar, Icon, Text, caption, strong, titled
from terminal.screen.widgets.strip_tools import HEIGHT, TOP, tool_key

_GROUNDS: Final[dict[CellLook, BoxGround]] = {
    CellLook.PLAIN: FLAT,
    CellLook.RIGHT: TRAINING_KEY,
    CellLook.WRONG: ALARM_PANEL.edged(theme.ALARM),
    CellLook.NOW: WHITE,
    CellLook.COMING: HOLLOW,
}
_ICONS: Final = {CellLook.RIGHT: "check", CellLook.WRONG: "cross"}


class TrainingStrip(Panel[TrainingStripView]):
    """The strip; a touch gives the name of a tool."""

    BOX = (0.0, TOP, theme.DESIGN_WIDTH, HEIGHT)

    def parts(self, view: TrainingStripView) -> PanelPart:
        """Return the tools, the cells, and what is true of every page."""
        look = theme.LOOKS[view.kind]
        headline, sentence = view.said
        said = column(
            space(Gap.INSET),
            strong(headline, Type.LABEL, look.frame, high=Size.LINE),
            Text(sentence, Type.LABEL, faint=True, most=2, pitch=Gap.LARGE),
            wide=RAIL_WIDTH - Size.TIED,
        )
        tools = row(*(tool_key(tool, look.mark, tool.name) for tool in view.tools), gap=Gap.MEDIUM)
        title = titled(Bilingual(view.title, view.second), Type.LABEL, Type.SECOND)
        said_of_it = caption(view.caption, Type.SECOND)
        if view.cells:
            head = row(title, FILL, said_of_it, high=Size.LINE)
            bars = any(cell.share is not None for cell in view.cells)
            high = Size.FIELD if bars else Size.HINT
            under = row(*map(_cell, view.cells), gap=Gap.TIGHT, high=high)
        else:  # what is said may be as long as the seal of a record: it has the line of the cells
            head, under = row(title, FILL, high=Size.LINE), row(said_of_it, FILL, high=Size.HINT)
        work = column(FILL, head, space(Gap.SMALL), under, FILL, grow=1)
        return stack(
            column(Bar(look.frame or theme.LINE, high=Gap.HAIR), Bar(theme.SURFACE, grow=1)),
            row(
                row(tools, space(Gap.LARGE), work if view.title else FILL, wide=RAIL_LEFT - Gap.BLOCK),
                space(Gap.LARGE),
                said,
                FILL,
                pad=Pad.across(Gap.BLOCK),
            ),
        )


def _cell(cell: StripCell) -> PanelPart:
    """Return a cell, or its bar; its look is shown by an icon too, not by its colour alone."""
    if cell.share is not None:
        return day_bar(cell.text, cell.share, Size.HINT, now=cell.look is CellLook.NOW)
    icon = _ICONS.get(cell.look)
    ground = _GROUNDS[cell.look]
    text = Text(cell.text, Type.SECOND, ground.second if cell.figure else ground.first)
    figure = strong(cell.figure, Type.LABEL, ground.first, align=Align.RIGHT)
    parts = (text if cell.text else None, figure if cell.figure else None)
    mark = None if icon is None else Icon(icon, Type.SECOND)
    content = row(FILL, *parts, mark, FILL, gap=Gap.TIGHT)
    # A cell without words is a small one, so that many of them have room.
    return boxed(ground, content, grow=1) if cell.text else boxed(ground, content, wide=Size.TEXT_LINE)
