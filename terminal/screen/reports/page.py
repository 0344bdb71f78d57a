"""The report of a shift as a page: figures, charts, bets, irregularities and overrides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtGui import QColor

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import millions, money, signed_millions, signed_money
from terminal.screen.reports.charts import chart_size, paint_chart
from terminal.screen.reports.head import BAND_HEIGHT, PAGE, paint_band, paint_report_head
from terminal.screen.reports.views import (
    BetLine,
    CountLine,
    ReportTile,
    ReportView,
)
from terminal.screen.translate import both, second_line, tr
from terminal.screen.widgets.faces import paint_spine
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, Panel

_TILES_TOP: Final = 76.0
_TILE_HEIGHT: Final = 104.0
_LEFT: Final = 12.0
_WIDTH: Final = 1392.0
_CHARTS_TOP: Final = 190.0
_CHARTS_BOTTOM: Final = 510.0
_CHART_WIDTH: Final = 692.0
_NET_LEFT: Final = 712.0
_BETS: Final[Box] = (_LEFT, 520.0, 900.0, 344.0)
_COUNTS: Final[Box] = (922.0, 520.0, 482.0, 344.0)
_COLUMNS: Final = (315.0, 451.0, 571.0, 661.0, 783.0, 896.0)
"""Where the figures of a bet end, design px from the page's left."""
_FIGURES_LEFT: Final = 250.0
"""Where the titles of the bets end."""
_COLUMN_GAP: Final = 6.0
"""The least room between two columns."""

INSURANCE_GLYPH: Final = second_line("INSURANCE")
_MOST_SQUARES: Final = 8


def size_of_charts(*, banded: bool) -> tuple[float, float]:
    """The size of the drawing of each chart, design px; `banded`: something is said over them."""
    return chart_size(_CHART_WIDTH, _chart_height(banded=banded))


def _chart_height(*, banded: bool) -> float:
    return _CHARTS_BOTTOM - _CHARTS_TOP - (BAND_HEIGHT + 6 if banded else 0)


class ReportPage(Panel[ReportView]):
    """The page; it is only read."""

    BOX = PAGE

    def act(self, key: KeyId) -> None:
        """The page has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: ReportView) -> None:
        """Paint figures, charts and lists."""
        paint_report_head(artist, view.title, view.second, view.caption)
        height = _chart_height(banded=view.band is not None)
        if view.band is not None:
            paint_band(artist, view.band)
        top = _CHARTS_BOTTOM - height
        pitch = (_WIDTH + 10) / max(len(view.tiles), 1)
        tiles_top = top - _CHARTS_TOP + _TILES_TOP
        for number, tile in enumerate(view.tiles):
            _paint_tile(artist, tile, (_LEFT + number * pitch, tiles_top, pitch - 10, _TILE_HEIGHT))
        paint_chart(artist, (_LEFT, top, _CHART_WIDTH, height), view.pace)
        paint_chart(artist, (_NET_LEFT, top, _CHART_WIDTH, height), view.net)
        _paint_bets(artist, view)
        _paint_counts(artist, view)


def _paint_tile(artist: Artist, tile: ReportTile, box: Box) -> None:
    x, y, width, height = box
    artist.round_box(box, theme.Radius.BOX, theme.SURFACE_RAISED, theme.LINE)
    left, right = x + 16, x + width - 16
    label = [Run(tile.label, 18, theme.TEXT_SOFT), Run(tile.second, 17, theme.TEXT_FAINT, gap=9)]
    artist.runs(left, y + 20, label, right - left)
    artist.text(left, y + 56, tile.figure, 38, theme.TEXT, bold=True, room=right - left)
    figure = artist.right(right, y + height - 17, tile.note_figure, 17, theme.TEXT, bold=True, room=130)
    artist.text(left, y + height - 17, tile.note, 17, theme.TEXT_SOFT, room=right - left - figure - 8)


def _paint_bets(artist: Artist, view: ReportView) -> None:
    x, y, width, height = _BETS
    artist.round_box(_BETS, theme.Radius.BOX, theme.SURFACE, theme.LINE)
    head = [Run(tr("By bet"), 21, theme.TEXT, True), Run(second_line("By bet"), 18, theme.TEXT_SOFT, gap=11)]
    artist.runs(x + 18, y + 22, head, 160)
    titles = (tr("bets"), tr("turnover"), tr("House net"), tr("net %"), tr("theoretical"), tr("edge"))
    ends, written = _columns(artist, view, titles)
    for end, title in zip(ends, titles, strict=True):
        artist.right(end, y + 22, title, 17, theme.TEXT_SOFT, room=108)
    pitch = min(35.0, (height - 42 - 52) / max(len(view.bets), 1))
    for number, (line, figures) in enumerate(zip(view.bets, written, strict=False)):
        row = (x + 8, y + 42 + number * pitch, width - 16, pitch - 3.5)
        artist.round_box(row, theme.Radius.AREA, theme.SURFACE_RAISED)
        spine = (row[0], row[1], 44.0, row[3])
        if line.bet is None:
            artist.round_box(spine, theme.Radius.AREA, theme.SURFACE_HIGH, theme.LINE_STRONG)
            artist.centre(
                spine[0] + 22, spine[1] + spine[3] / 2, INSURANCE_GLYPH, 16, theme.TEXT, bold=True, room=42
            )
        else:
            fill = theme.SIX_AREA.bet if line.bet is Bet.SIX else None
            size = 20.0 if len(theme.GLYPHS[line.bet]) == 1 else 16.0
            paint_spine(artist, spine, line.bet, fill=fill, size=size)
        _paint_bet(artist, line.title, figures, ends, row[1] + row[3] / 2)
    bottom = y + height - 35
    artist.rule(x + 8, bottom - 21, x + width - 8, bottom - 21, theme.LINE_STRONG)
    _paint_bet(artist, view.all_bets.title, written[-1], ends, bottom)


_Figures = tuple[tuple[str, bool], ...]
"""The figures of a bet, each with whether it is bold."""


def _columns(
    artist: Artist, view: ReportView, titles: Sequence[str]
) -> tuple[tuple[float, ...], list[_Figures]]:
    """Where the columns end, and what stands in them line by line, the last being that of all bets.

    No figure is cut: where the usual columns are too narrow they are as wide as they must be, and where
    the page is, sums are written in millions.
    """
    room = _COLUMNS[-1] - _FIGURES_LEFT - _COLUMN_GAP * len(titles)
    written = _lines(view, money, signed_money)
    widths = _widths(artist, titles, written)
    if sum(widths) > room:
        written = _lines(view, millions, signed_millions)
        widths = _widths(artist, titles, written)
    usual = zip((_FIGURES_LEFT, *_COLUMNS), _COLUMNS, widths, strict=False)
    if all(width + _COLUMN_GAP <= end - start for start, end, width in usual):
        return _COLUMNS, written
    gap = _COLUMN_GAP + max(room - sum(widths), 0) / len(widths)
    return tuple(_FIGURES_LEFT + end for end in accumulate(width + gap for width in widths)), written


def _widths(artist: Artist, titles: Sequence[str], written: Sequence[_Figures]) -> list[float]:
    """How wide each column must be, design px."""
    return [
        max(
            artist.measure(title, 17),
            *(artist.measure(figures[column][0], 18, figures[column][1]) for figures in written),
        )
        for column, title in enumerate(titles)
    ]


def _lines(view: ReportView, write: Callable[[int], str], signed: Callable[[int], str]) -> list[_Figures]:
    return [
        *(_figures(line, write, signed, whole=False) for line in view.bets),
        _figures(view.all_bets, write, signed, whole=True),
    ]


def _figures(
    line: BetLine, write: Callable[[int], str], signed: Callable[[int], str], *, whole: bool
) -> _Figures:
    return (
        (f"{line.bets:,}", whole),
        (write(line.turnover), True),
        (signed(line.net), True),
        (line.net_share, whole),
        (signed(line.theoretical), whole),
        (line.edge, whole),
    )


def _paint_bet(artist: Artist, title: str, figures: _Figures, ends: Sequence[float], middle: float) -> None:
    artist.text(76, middle, title, 18, theme.TEXT, bold=True, room=170)
    starts = (_FIGURES_LEFT, *ends[:-1])
    for start, end, (figure, strong) in zip(starts, ends, figures, strict=True):
        ink = theme.TEXT if strong else theme.TEXT_SOFT
        artist.right(end, middle, figure, 18, ink, bold=strong, room=end - start)


def _paint_counts(artist: Artist, view: ReportView) -> None:
    x, y, width, height = _COUNTS
    artist.round_box(_COUNTS, theme.Radius.BOX, theme.SURFACE, theme.LINE)
    lines = len(view.irregularities) + len(view.overrides)
    pitch = min(26.0, (height - 84) / max(lines, 1))
    upper = (*both("Irregularities"), "warning", theme.ALARM)
    _paint_count_list(artist, view.irregularities, upper, y, pitch)
    split = y + 44 + len(view.irregularities) * pitch
    artist.rule(x, split, x + width, split, theme.LINE)
    lower = (*both("Overrides"), "shield", theme.TEXT)
    _paint_count_list(artist, view.overrides, lower, split - 2, pitch)


def _paint_count_list(
    artist: Artist,
    lines: Sequence[CountLine],
    head: tuple[str, str, str, QColor],
    y: float,
    pitch: float,
) -> None:
    title, second, icon, ink = head
    x, _, width, _ = _COUNTS
    left, right = x + 18, x + width - 18
    artist.icon(icon, left + 10, y + 22, 20, ink)
    total = artist.right(
        right, y + 22, f"{sum(line.count for line in lines):,}", 18, theme.TEXT_SOFT, room=90
    )
    runs = [Run(title, 21, theme.TEXT, True), Run(second, 18, theme.TEXT_SOFT, gap=11)]
    artist.runs(left + 28, y + 22, runs, right - left - 28 - total - 10)
    squares = theme.ALARM if icon == "warning" else theme.TEXT_SOFT
    most = min(max((line.count for line in lines), default=0), _MOST_SQUARES)
    for number, line in enumerate(lines):
        _paint_count(artist, line, (left, y + 50 + number * pitch, right), most, squares)


def _paint_count(
    artist: Artist, line: CountLine, at: tuple[float, float, float], most: int, squares: QColor
) -> None:
    """Paint how often something happened: what there is no room for is left out, squares first."""
    left, middle, right = at
    count = artist.right(right, middle, f"{line.count:,}", 20, theme.TEXT, bold=True, room=90)
    side, step = (7.0, 9.0) if artist.compact else (11.5, 15.0)
    gap = 7.0 if artist.compact else 11.0
    title = artist.measure(line.title, 17) + 1
    paragraph = artist.measure(line.paragraph, 16, True) + gap if line.paragraph else 0.0
    note = artist.measure(line.note, 17) + 12 if line.note else 0.0
    end = right - max(29 if artist.compact else 37, count + 8)
    if title + paragraph + note + 10 + most * step <= end - left:
        for square in range(min(line.count, _MOST_SQUARES)):
            artist.round_box((end - side - square * step, middle - side / 2, side, side), 2, squares)
        end -= 10 + most * step
    if title + paragraph + note <= end - left:
        artist.right(end, middle, line.note, 17, theme.TEXT_SOFT, room=note)
        end -= note
    runs = [Run(line.title, 17, theme.TEXT)]
    if title + paragraph <= end - left:
        runs.append(Run(line.paragraph, 16, theme.TEXT_SOFT, True, gap=gap))
    artist.runs(left, middle, runs, end - left)
