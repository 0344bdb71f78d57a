"""Any report as a page of figures and tables, turned by touch where it is longer than the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from terminal.screen import theme
from terminal.screen.reports.flow import (
    BELOW,
    FIGURES_A_ROW,
    LEFT,
    PITCH,
    ROOM,
    TEXT,
    FlowLine,
    FlowPage,
    Sort,
    flow,
)
from terminal.screen.reports.head import (
    BAND_HEIGHT,
    BAND_TOP,
    PAGE,
    paint_band,
    paint_report_head,
)
from terminal.screen.reports.views import ReportTableView
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import IconFace
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.paging import BACK, ON, PAGER_HEIGHT
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import KeyId, Panel

_TOP: Final = 76.0
_UNDER_BAND: Final = BAND_TOP + BAND_HEIGHT + 8
_BOTTOM: Final = PAGE[3] - 10
_PAGER_TOP: Final = PAGE[3] - PAGER_HEIGHT - 10
_KEY_WIDTH: Final = 120.0


class ReportTable(Panel[ReportTableView]):
    """The page; it is only read, and its only keys turn it."""

    BOX = PAGE

    _now = 0

    def show_view(self, view: ReportTableView) -> None:
        """Show a report; another one begins at its first page."""
        before = self.view
        if before is None or (before.title, before.caption) != (view.title, view.caption):
            self._now = 0
        super().show_view(view)

    def slots(self, view: ReportTableView) -> Mapping[KeyId, KeySlot]:
        """The arrows, if there is more than one page."""
        last = len(self._pages(view)) - 1
        if not last:
            return {}
        now = min(self._now, last)
        back = KeyState.NORMAL if now else KeyState.DISABLED
        on = KeyState.NORMAL if now < last else KeyState.DISABLED
        left = LEFT + ROOM - 2 * _KEY_WIDTH - 8
        return {
            BACK: KeySlot(
                (left, _PAGER_TOP, _KEY_WIDTH, PAGER_HEIGHT),
                IconFace("chevron-left", tr("Page before"), back),
                margin=2,
                ground=theme.BACKGROUND,
            ),
            ON: KeySlot(
                (left + _KEY_WIDTH + 8, _PAGER_TOP, _KEY_WIDTH, PAGER_HEIGHT),
                IconFace("chevron-right", tr("Next page"), on),
                margin=2,
                ground=theme.BACKGROUND,
            ),
        }

    def act(self, key: KeyId) -> None:
        """Turn the page."""
        self.turn(1 if key == ON else -1)

    def turn(self, way: int) -> None:
        """Turn the page on (1) or back (-1), as far as there are pages."""
        if self.view is not None:
            self._now = max(0, min(self._now + way, len(self._pages(self.view)) - 1))
            self._refresh()

    def paint_view(self, artist: Artist, view: ReportTableView) -> None:
        """Paint the page that is open."""
        paint_report_head(artist, view.title, view.second, view.caption)
        if view.band is not None:
            paint_band(artist, view.band)
        pages = self._pages(view)
        now = min(self._now, len(pages) - 1)
        top = _TOP if view.band is None else _UNDER_BAND
        for y, line in pages[now].lines:
            _paint_line(artist, line, top + y)
        if len(pages) > 1:
            text = tr("page {now} of {count}").format(now=now + 1, count=len(pages))
            artist.text(LEFT, _PAGER_TOP + PAGER_HEIGHT / 2, text, TEXT, theme.TEXT_SOFT, room=400)

    def _pages(self, view: ReportTableView) -> tuple[FlowPage, ...]:
        top = _TOP if view.band is None else _UNDER_BAND
        whole = flow(view, self.scale.factor, _BOTTOM - top)
        return whole if len(whole) == 1 else flow(view, self.scale.factor, _PAGER_TOP - 8 - top)


def _paint_line(artist: Artist, line: FlowLine, y: float) -> None:
    match line.sort:
        case Sort.TITLE:
            artist.text(LEFT, y + 25, line.cells[0][0], 22, theme.TEXT, bold=True, room=ROOM)
        case Sort.NOTHING:
            artist.text(LEFT + 11, y + 16, line.cells[0][0], TEXT, theme.TEXT_SOFT, room=ROOM)
        case Sort.FIGURES:
            _paint_figures(artist, line, y)
        case _:
            _paint_row(artist, line, y)


def _paint_figures(artist: Artist, line: FlowLine, y: float) -> None:
    width = (ROOM + 8) / FIGURES_A_ROW
    for number, (label, value) in enumerate(line.cells):
        x = LEFT + number * width
        artist.round_box(
            (x, y, width - 8, line.height - 8), theme.Radius.AREA, theme.SURFACE_RAISED, theme.LINE
        )
        artist.text(x + 14, y + 19, label, 17, theme.TEXT_SOFT, room=width - 36)
        artist.text(x + 14, y + 46, value, 22, theme.TEXT, bold=True, room=width - 36)


def _paint_row(artist: Artist, line: FlowLine, y: float) -> None:
    heading, total = line.sort is Sort.HEADING, line.sort is Sort.TOTAL
    if total:
        artist.rule(LEFT, y + 1, LEFT + ROOM, y + 1, theme.LINE_STRONG)
    elif not heading:
        artist.round_box((LEFT, y, ROOM, line.height - 3), theme.Radius.AREA, theme.SURFACE_RAISED)
    ink = theme.TEXT_SOFT if heading else theme.TEXT
    for cell, (start, end), words in zip(line.cells, line.spans, line.words, strict=True):
        for number, text in enumerate(cell):
            middle = y + 17 + number * PITCH
            if words:
                artist.text(start, middle, text, TEXT, ink, bold=total, room=end - start + 1)
            else:
                artist.right(end, middle, text, TEXT, ink, bold=total, room=end - start + 1)
    under = y + 17 + max(map(len, line.cells)) * PITCH
    for number, text in enumerate(line.below):
        artist.text(LEFT + BELOW, under + number * PITCH, text, TEXT, theme.TEXT_SOFT, room=ROOM - BELOW)
