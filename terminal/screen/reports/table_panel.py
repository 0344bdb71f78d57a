"""Any report as a page of figures and tables, turned by touch where it is longer than the page."""

from collections.abc import Callable
from typing import Final

from terminal.screen import theme
from terminal.screen.reports.flow import BELOW, IN_A_ROW, LEFT, PITCH, TEXT, FlowLine, FlowPage, Sort, flow
from terminal.screen.reports.head import EDGE, PAGE, report_page
from terminal.screen.reports.views import ReportTableView
from terminal.screen.theme import Gap, Radius, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import FLAT, ROW
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row, stack
from terminal.screen.widgets.paging import BACK, ON
from terminal.screen.widgets.paint import Align, Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.parts import Rule, Text, arrow_key, caption, strong
from terminal.screen.widgets.sheet import Sheet

_ARROW: Final = 120.0


class ReportTable(Panel[ReportTableView]):
    """The page; it is only read, and its only keys turn it."""

    BOX = PAGE

    _now = 0
    _count = 1

    @property
    def page_count(self) -> int:
        """How many pages the report takes."""
        return self._count

    def show_view(self, view: ReportTableView) -> None:
        """Show a report; another one begins at its first page."""
        before = self.view
        if before is None or (before.title, before.caption) != (view.title, view.caption):
            self._now = 0
        super().show_view(view)

    def act(self, key: KeyId) -> None:
        """Turn the page."""
        self.turn(1 if key == ON else -1)

    def turn(self, way: int) -> None:
        """Turn the page on (1) or back (-1), as far as there are pages."""
        if self.view is not None:
            self._now = self._open(self._now + way)
            self._refresh()

    def parts(self, view: ReportTableView) -> PanelPart:
        """Return the page that is open."""
        body = FlowPart(view, self._shown, grow=1)
        return report_page((view.title, view.second, view.caption), view.band, body)

    def _shown(self, count: int) -> int:
        """Return which of `count` pages is open."""
        self._count = count
        return self._open(self._now)

    def _open(self, page: int) -> int:
        return max(0, min(page, self._count - 1))


class FlowPart(PanelPart, frozen=True):
    """A report in the room it gets: the page that is open, and the arrows if there are several."""

    view: ReportTableView
    shown: Callable[[int], int]
    """Gives the page that is open, by how many there are."""

    def place(self, box: Box, sheet: Sheet) -> None:
        """Lay the report out, and place the open page."""
        top = Gap.MEDIUM if self.view.band is not None else EDGE
        room = box[3] - top - Gap.WORDS
        pages = flow(self.view, sheet.factor, room)
        if len(pages) > 1:
            pages = flow(self.view, sheet.factor, room - Size.FIELD - Gap.MEDIUM)
        now = self.shown(len(pages))
        arrows = _arrows(now, len(pages)) if len(pages) > 1 else None
        page = column(*_lines(pages[now]), FILL, arrows, pad=Pad(LEFT, top, LEFT, Gap.WORDS))
        page.place(box, sheet)


def _lines(page: FlowPage) -> list[PanelPart | float]:
    """Return the lines of a page, each where the flow has it."""
    parts: list[PanelPart | float] = []
    below = 0.0
    for top, line in page.lines:
        parts += [top - below, stack(_line(line), high=line.height)]
        below = top + line.height
    return parts


def _line(line: FlowLine) -> PanelPart:
    match line.sort:
        case Sort.TITLE:
            return row(strong(line.cells[0][0], Type.HEAD, grow=1), pad=Pad(top=Gap.TIGHT))
        case Sort.NOTHING:
            return row(caption(line.cells[0][0], TEXT), pad=Pad(left=Gap.WORDS, bottom=Gap.TIGHT))
        case Sort.FIGURES:
            figures = (_figure(label, value) for label, value in line.cells)
            return grid(*figures, columns=IN_A_ROW, gap=Gap.MEDIUM, pad=Pad(bottom=Gap.MEDIUM))
        case _:
            return _row(line)


def _figure(label: str, value: str) -> PanelPart:
    words = column(FILL, caption(label), strong(value, Type.HEAD), FILL, gap=Gap.HAIR)
    return boxed(FLAT.rounded(Radius.AREA), words, pad=Pad(Gap.INSET, Gap.HAIR, Gap.INSET))


def _row(line: FlowLine) -> PanelPart:
    """Return a line of a table: its cells, and under them what is said of the row."""
    heading, total = line.sort is Sort.HEADING, line.sort is Sort.TOTAL
    cells: list[PanelPart | float] = []
    at = LEFT
    for texts, (start, end), words in zip(line.cells, line.spans, line.words, strict=True):
        align = Align.LEFT if words else Align.RIGHT
        lines = (Text(text, TEXT, bold=total, faint=heading, align=align, high=PITCH) for text in texts)
        cells += [start - at, column(*lines, FILL, wide=end - start)]
        at = end
    below = (caption(text, TEXT, high=PITCH) for text in line.below)
    content = column(row(*cells), column(*below, pad=Pad(left=BELOW)), pad=Pad(top=Gap.SMALL))
    if total:
        return stack(column(1, Rule(theme.LINE_STRONG)), content)
    return content if heading else column(boxed(ROW.rounded(Radius.AREA), content, grow=1), Gap.TOUCH)


def _arrows(now: int, count: int) -> PanelPart:
    """Return the line that says which page is open, with the arrows."""
    text = tr("page {now} of {count}").format(now=now + 1, count=count)
    back, on = now > 0, now < count - 1
    first, last = tr("This is the first page."), tr("This is the last page.")
    return row(
        caption(text, TEXT, grow=1),
        arrow_key(BACK, "chevron-left", tr("Page before"), on=back, end=first, wide=_ARROW),
        arrow_key(ON, "chevron-right", tr("Next page"), on=on, end=last, wide=_ARROW),
        gap=Gap.MEDIUM,
        high=Size.FIELD,
    )
