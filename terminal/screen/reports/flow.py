"""Lays a report of any length out into pages: titles, figures, and tables whose head is on every page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import pairwise, zip_longest
from typing import Final

from msgspec import Struct

from terminal.screen import theme
from terminal.screen.reports.views import ColumnView, ReportTableView, SectionView
from terminal.screen.theme import Gap, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.paint import metrics, wrap_text

LEFT: Final = Gap.FOOT
ROOM: Final = 1364.0
"""The width of a table, design px."""

TEXT: Final = Type.LABEL
PITCH: Final = Type.STAKE
"""From line to line within a cell."""

IN_A_ROW: Final = 5
_SIDE: Final = 11.0
"""From the edge of a column to its texts, at either side."""
_NARROWEST: Final = 92.0
_SPREAD: Final = 90.0
"""By how much a column may be wider than it must, where there is room."""

_CELL_LINES: Final = 4
_BELOW_LINES: Final = 8
BELOW: Final = 36.0
"""How far what is said under a row stands from the left of the table."""
_TITLE_HEIGHT: Final = 46.0
_FIGURES_HEIGHT: Final = 74.0
_ROW_EDGE: Final = 13.0
_AFTER_A_SECTION: Final = 14.0


class Sort(Enum):
    """What a line of a page is."""

    TITLE = "title"
    FIGURES = "figures"
    HEADING = "heading"
    ROW = "row"
    TOTAL = "total"
    NOTHING = "nothing"


class FlowLine(Struct, frozen=True):
    """A line: its cells as lines of text, and where each column begins and ends, design px.

    `below` are the lines of text that stand under the cells, over the whole width.
    """

    sort: Sort
    height: float
    cells: tuple[tuple[str, ...], ...] = ()
    spans: tuple[tuple[float, float], ...] = ()
    words: tuple[bool, ...] = ()
    below: tuple[str, ...] = ()


class FlowPage(Struct, frozen=True):
    """The lines of one page, each with its top."""

    lines: tuple[tuple[float, FlowLine], ...]


def flow(view: ReportTableView, factor: float, room: float) -> tuple[FlowPage, ...]:
    """Return the pages of a report of `room` design px each, at `factor` screen px per design px."""
    pages: list[FlowPage] = []
    lines: list[tuple[float, FlowLine]] = []
    y = 0.0
    for number, section in enumerate(view.sections):
        y += _AFTER_A_SECTION if number and lines else 0.0
        opening, rows = _section(section, factor)
        block = [*opening, *rows[:1]]
        if lines and y + sum(line.height for line in block) > room:
            pages.append(FlowPage(tuple(lines)))
            lines, y = [], 0.0
        for line in [*opening, *rows]:
            if lines and y + line.height > room:
                pages.append(FlowPage(tuple(lines)))
                lines, y = [], 0.0
                for again in [one for one in opening if one.sort in (Sort.TITLE, Sort.HEADING)]:
                    lines.append((y, again))
                    y += again.height
            lines.append((y, line))
            y += line.height
    return (*pages, FlowPage(tuple(lines))) if lines or not pages else tuple(pages)


def _section(section: SectionView, factor: float) -> tuple[list[FlowLine], list[FlowLine]]:
    """Return what opens a section and stays together, and its rows."""
    opening = [FlowLine(Sort.TITLE, _TITLE_HEIGHT, ((section.title,),))]
    for start in range(0, len(section.figures), IN_A_ROW):
        figures = section.figures[start : start + IN_A_ROW]
        opening.append(FlowLine(Sort.FIGURES, _FIGURES_HEIGHT, figures))
    if not section.columns:
        return opening, []
    if not section.rows:
        return opening, [FlowLine(Sort.NOTHING, PITCH + _ROW_EDGE, ((tr("none"),),))]
    spans = _spans(section, factor)
    titles = tuple(column.title for column in section.columns)
    opening.append(_line(Sort.HEADING, titles, section.columns, spans, factor))
    rows = [
        _line(Sort.ROW, row, section.columns, spans, factor, more=more)
        for row, more in zip_longest(section.rows, section.below, fillvalue="")
    ]
    if section.total is not None:
        rows.append(_line(Sort.TOTAL, section.total, section.columns, spans, factor))
    return opening, rows


def _line(
    sort: Sort,
    texts: Sequence[str],
    columns: Sequence[ColumnView],
    spans: tuple[tuple[float, float], ...],
    factor: float,
    *,
    more: str = "",
) -> FlowLine:
    bold = sort is Sort.TOTAL
    cells = tuple(
        wrap_text(text, _pixels(factor), bold, (end - start) * factor, _CELL_LINES)
        for text, (start, end) in zip(texts, spans, strict=True)
    )
    room = (ROOM - BELOW - _SIDE) * factor
    below = wrap_text(more, _pixels(factor), False, room, _BELOW_LINES) if more else ()
    height = (max(map(len, cells)) + len(below)) * PITCH + _ROW_EDGE
    return FlowLine(sort, height, cells, spans, tuple(column.words for column in columns), below)


def _spans(section: SectionView, factor: float) -> tuple[tuple[float, float], ...]:
    """Return where each column begins and ends: as wide as its texts; words give way where room is short."""
    widths = [_wanted(section, place, factor) for place in range(len(section.columns))]
    excess = sum(widths) - ROOM
    giving = [
        place for place, column in enumerate(section.columns) if column.gives and widths[place] > _NARROWEST
    ]
    room = sum(widths[place] - _NARROWEST for place in giving)
    if excess > 0 and room > 0:
        for place in giving:
            widths[place] -= min(1.0, excess / room) * (widths[place] - _NARROWEST)
    elif excess < 0:
        more = min(-excess / len(widths), _SPREAD)
        widths = [width + more for width in widths]
    edges = [LEFT]
    for width in widths:
        edges.append(edges[-1] + width)
    return tuple((start + _SIDE, end - _SIDE) for start, end in pairwise(edges))


def _wanted(section: SectionView, place: int, factor: float) -> float:
    """Return the width of the widest text of a column, or of the longest word of its title."""
    texts = list(_texts(section, place))
    measure = metrics(_pixels(factor), True).horizontalAdvance
    longest = max((measure(text) for text in texts), default=0.0)
    word = max(measure(part) for part in section.columns[place].title.split() or [""])
    return max(longest, word) / factor + _SIDE + _SIDE + 1


def _texts(section: SectionView, place: int) -> Iterator[str]:
    yield from (row[place] for row in section.rows)
    if section.total is not None:
        yield section.total[place]


def _pixels(factor: float) -> int:
    return max(round(TEXT * factor), theme.SMALLEST_TEXT_PX)
