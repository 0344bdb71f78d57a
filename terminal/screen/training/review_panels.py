"""The panels of the pages of supervisors: a round in words, and the keys that say what is wrong with it."""

from __future__ import annotations

from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.training.review_views import ChoiceGroup, ReviewLine, ReviewView, VerdictView
from terminal.screen.training.told_panel import PAGE_BOX, between_ribbons
from terminal.screen.widgets.ground import PANEL, RAISED, ROW, TRAINING_PANEL
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, grid, row, space
from terminal.screen.widgets.paging import PAIR, Listing, PagedPanel
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import Text, caption, key, titled, usable
from terminal.screen.widgets.rail import TOP


class ReviewPanel(PagedPanel[ReviewView]):
    """The page; a touch on an act gives its number."""

    BOX = PAGE_BOX
    UNDER = theme.BACKGROUND

    def show_view(self, view: ReviewView) -> None:
        """Show a round; the list of another begins at its first line."""
        if self.view is not None and self.view.title != view.title:
            self._first = 0
        super().show_view(view)

    def page_step(self) -> int:
        """How many rows one touch of an arrow moves by."""
        return PAIR + PAIR

    def parts(self, view: ReviewView) -> PanelPart:
        """Return the lines under the head."""
        head = row(
            titled(view.title, Type.TITLE, Type.BODY, grow=1),
            caption(view.caption, Type.LABEL),
            pad=Pad.across(Gap.EDGE),
            high=Size.PAGE_HEAD,
        )
        lines = Listing(
            self, len(view.lines), lambda number: _line(view.lines[number]), Size.TOUCH, Gap.TIGHT, grow=1
        )
        body = column(head, row(lines, pad=Pad.across(Gap.EDGE), grow=1), space(Gap.WIDE))
        return between_ribbons(boxed(PANEL, body, grow=1))


def _line(line: ReviewLine) -> PanelPart:
    text = row(Text(line.text, Type.BODY, grow=1), pad=Pad.across(Gap.EDGE))
    if line.act is None:
        return boxed(ROW, text)
    return key(("act", line.act), text, line.text, state=usable(True, chosen=line.chosen), ground=RAISED)


class VerdictPanel(Panel[VerdictView]):
    """The rail; all its keys are always on."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, RAIL_BOTTOM - TOP)
    UNDER = theme.BACKGROUND
    KEEPS_KEYS = True

    def parts(self, view: VerdictView) -> PanelPart:
        """Return the groups of keys, or what was right."""
        groups = [part for group in view.groups for part in _group(group)]
        told = [Text(text, Type.BODY, most=PAIR + PAIR, pitch=Size.LINE) for text in view.told]
        return boxed(
            TRAINING_PANEL,
            column(*groups, *told, gap=Gap.MEDIUM, pad=Pad.all(Gap.BLOCK)),
            grow=1,
        )


def _group(group: ChoiceGroup) -> tuple[PanelPart, ...]:
    head = row(titled(group.title, Type.BODY, Type.LABEL), high=Size.HINT)
    keys = (
        key(
            name,
            row(
                Text(
                    title, Type.LABEL, bold=True, align=Align.CENTRE, most=PAIR, pitch=Size.NOTE_LINE, grow=1
                ),
                pad=Pad.across(Gap.SMALL),
            ),
            title,
            state=usable(True, chosen=chosen),
            ground=RAISED,
        )
        for name, title, chosen in group.keys
    )
    return head, grid(*keys, columns=PAIR, line=Size.FIELD, gap=Gap.SMALL)
