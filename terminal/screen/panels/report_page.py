"""The report of a shift as a page: figures, charts, bets, irregularities and overrides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import money, signed_money
from terminal.screen.panels.charts import paint_net, paint_pace
from terminal.screen.panels.panel import KeyId, Panel
from terminal.screen.panels.report_views import (
    BetLine,
    CountLine,
    ReportTile,
    ReportView,
)
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import paint_spine
from terminal.screen.widgets.paint import Artist, Box, Run

_PAGE: Final[Box] = (24.0, 76.0, 1416.0, 876.0)
_HEAD: Final = 64.0
_TILES_TOP: Final = 76.0
_TILE_HEIGHT: Final = 104.0
_LEFT: Final = 12.0
_WIDTH: Final = 1392.0
_PACE: Final[Box] = (_LEFT, 190.0, 692.0, 320.0)
_NET: Final[Box] = (712.0, 190.0, 692.0, 320.0)
_BETS: Final[Box] = (_LEFT, 520.0, 900.0, 344.0)
_COUNTS: Final[Box] = (922.0, 520.0, 482.0, 344.0)
_COLUMNS: Final = (315.0, 451.0, 571.0, 661.0, 783.0, 896.0)
"""Where the figures of a bet end, design px from the page's left."""

INSURANCE_GLYPH: Final = "保險"
_MOST_SQUARES: Final = 8


class ReportPage(Panel[ReportView]):
    """The page; it is only read."""

    BOX = _PAGE

    def act(self, key: KeyId) -> None:
        """The page has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: ReportView) -> None:
        """Paint figures, charts and lists."""
        width, height = self.design_size
        artist.round_box((0, 0, width, height), theme.Radius.PANEL, theme.INK0, theme.LINE)
        artist.painter.save()
        artist.painter.setClipRect(artist.rect((0, 0, width, _HEAD)))
        artist.round_box((0, 0, width, height), theme.Radius.PANEL, theme.INK2, theme.LINE)
        artist.painter.restore()
        artist.rule(0, _HEAD, width, _HEAD, theme.LINE)
        artist.icon("document", 42, 32, 30, theme.T1)
        right = artist.right(1393, 32, view.caption, 20, theme.T1, room=640)
        head = [Run(view.title, 31, theme.T1, True), Run(view.second, 23, theme.T2, gap=17)]
        artist.runs(72, 32, head, 1393 - 72 - right - 20)
        pitch = (_WIDTH + 10) / max(len(view.tiles), 1)
        for number, tile in enumerate(view.tiles):
            _paint_tile(artist, tile, (_LEFT + number * pitch, _TILES_TOP, pitch - 10, _TILE_HEIGHT))
        paint_pace(artist, _PACE, view.pace)
        paint_net(artist, _NET, view.net)
        _paint_bets(artist, view)
        _paint_counts(artist, view)


def _paint_tile(artist: Artist, tile: ReportTile, box: Box) -> None:
    x, y, width, height = box
    artist.round_box(box, theme.Radius.BOX, theme.INK2, theme.LINE)
    left, right = x + 16, x + width - 16
    label = [Run(tile.label, 18, theme.T2), Run(tile.second, 17, theme.T3, gap=9)]
    artist.runs(left, y + 20, label, right - left)
    artist.text(left, y + 56, tile.figure, 38, theme.T1, bold=True, room=right - left)
    figure = artist.right(right, y + height - 17, tile.note_figure, 17, theme.T1, bold=True, room=130)
    artist.text(left, y + height - 17, tile.note, 17, theme.T2, room=right - left - figure - 8)


def _paint_bets(artist: Artist, view: ReportView) -> None:
    x, y, width, height = _BETS
    artist.round_box(_BETS, theme.Radius.BOX, theme.INK1, theme.LINE)
    head = [Run(tr("By bet"), 21, theme.T1, True), Run(tr("按注"), 18, theme.T2, gap=11)]
    artist.runs(x + 18, y + 22, head, 160)
    titles = (tr("bets"), tr("turnover"), tr("House net"), tr("net %"), tr("theoretical"), tr("edge"))
    for end, title in zip(_COLUMNS, titles, strict=True):
        artist.right(end, y + 22, title, 17, theme.T2, room=108)
    pitch = min(35.0, (height - 42 - 52) / max(len(view.bets), 1))
    for number, line in enumerate(view.bets):
        row = (x + 8, y + 42 + number * pitch, width - 16, pitch - 3.5)
        artist.round_box(row, theme.Radius.AREA, theme.INK2)
        spine = (row[0], row[1], 44.0, row[3])
        if line.bet is None:
            artist.round_box(spine, theme.Radius.AREA, theme.INK3, theme.LINE_STRONG)
            artist.centre(
                spine[0] + 22, spine[1] + spine[3] / 2, INSURANCE_GLYPH, 16, theme.T1, bold=True, room=42
            )
        else:
            fill = theme.SIX_AREA.bet if line.bet is Bet.SIX else None
            size = 20.0 if len(theme.GLYPHS[line.bet]) == 1 else 16.0
            paint_spine(artist, spine, line.bet, fill=fill, size=size)
        _paint_bet(artist, line, row[1] + row[3] / 2, whole=False)
    bottom = y + height - 35
    artist.rule(x + 8, bottom - 21, x + width - 8, bottom - 21, theme.LINE_STRONG)
    _paint_bet(artist, view.all_bets, bottom, whole=True)


def _paint_bet(artist: Artist, line: BetLine, middle: float, *, whole: bool) -> None:
    artist.text(76, middle, line.title, 18, theme.T1, bold=True, room=170)
    figures = (
        (f"{line.bets:,}", whole),
        (money(line.turnover), True),
        (signed_money(line.net), True),
        (line.net_share, whole),
        (signed_money(line.theoretical), whole),
        (line.edge, whole),
    )
    starts = (250.0, *_COLUMNS[:-1])
    for start, end, (figure, strong) in zip(starts, _COLUMNS, figures, strict=True):
        ink = theme.T1 if strong else theme.T2
        artist.right(end, middle, figure, 18, ink, bold=strong, room=end - start - 6)


def _paint_counts(artist: Artist, view: ReportView) -> None:
    x, y, width, height = _COUNTS
    artist.round_box(_COUNTS, theme.Radius.BOX, theme.INK1, theme.LINE)
    lines = len(view.irregularities) + len(view.overrides)
    pitch = min(26.0, (height - 84) / max(lines, 1))
    upper = (tr("Irregularities"), tr("異常"), "warning", theme.ALARM)
    _paint_count_list(artist, view.irregularities, upper, y, pitch)
    split = y + 44 + len(view.irregularities) * pitch
    artist.rule(x, split, x + width, split, theme.LINE)
    lower = (tr("Overrides"), tr("授權"), "shield", theme.T1)
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
    total = artist.right(right, y + 22, str(sum(line.count for line in lines)), 18, theme.T2, room=60)
    runs = [Run(title, 21, theme.T1, True), Run(second, 18, theme.T2, gap=11)]
    artist.runs(left + 28, y + 22, runs, right - left - 28 - total - 10)
    squares = theme.ALARM if icon == "warning" else theme.T2
    side, step = (7.0, 9.0) if artist.compact else (11.5, 15.0)
    most = min(max((line.count for line in lines), default=0), _MOST_SQUARES)
    first = right - (29 if artist.compact else 37)
    end = first - 10 - most * step
    for number, line in enumerate(lines):
        middle = y + 50 + number * pitch
        artist.right(right, middle, f"{line.count:,}", 20, theme.T1, bold=True, room=36)
        for square in range(min(line.count, _MOST_SQUARES)):
            artist.round_box((first - side - square * step, middle - side / 2, side, side), 2, squares)
        note = artist.right(end, middle, line.note, 17, theme.T2, room=150)
        runs = [
            Run(line.title, 17, theme.T1),
            Run(line.paragraph, 16, theme.T2, True, gap=7 if artist.compact else 11),
        ]
        artist.runs(left, middle, runs, end - note - left - 5)
