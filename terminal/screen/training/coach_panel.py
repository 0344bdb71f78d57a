"""The round so far at the coached table: each act with its tick, a miss in alarm, nothing of what comes."""

from __future__ import annotations

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.training.coach_views import CoachedLine, CoachedRoundView
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import ALARM_PANEL, BARE, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, row, two_lines
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH
from terminal.screen.widgets.parts import Icon, caption, head_line, strong, titled
from terminal.screen.widgets.rail_head import HEAD_BOTTOM


class CoachedRoundPanel(PagedPanel[CoachedRoundView]):
    """The list; it follows the last act."""

    BOX = (RAIL_LEFT, HEAD_BOTTOM, RAIL_WIDTH, RAIL_BOTTOM - HEAD_BOTTOM)

    def focus_row(self, view: CoachedRoundView) -> int | None:
        """Return the last act."""
        return len(view.lines) - 1 if view.lines else None

    def parts(self, view: CoachedRoundView) -> PanelPart:
        """Return the acts under a head."""
        head = head_line(
            titled(Bilingual(view.title, view.second), Type.BODY, Type.LABEL),
            FILL,
            caption(view.caption, Type.LABEL),
        )
        acts = Listing(self, len(view.lines), lambda number: _line(view.lines[number]), Size.HEAD, grow=1)
        return boxed(PANEL, column(head, row(acts, pad=Pad.across(Gap.WORDS), grow=1)))


def _line(line: CoachedLine) -> PanelPart:
    icon = Icon("ring-cross" if line.missed else "ring-check", Type.NAME, _ink(line))
    said = two_lines(strong(line.title, Type.LABEL), caption(line.note, Type.SECOND), grow=1)
    body = row(icon, said, caption(line.seconds, Type.LABEL), gap=Gap.WIDE, pad=Pad.across(Gap.WORDS))
    return boxed(ALARM_PANEL.rounded(theme.Radius.KEY) if line.missed else BARE, body)


def _ink(line: CoachedLine) -> QColor:
    return theme.ALARM if line.missed else theme.TRAINING
