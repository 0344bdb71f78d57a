"""Paints the charts of a report: its SVG, drawn by Qt, under the words that the page writes itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray

from terminal.screen import theme
from terminal.screen.reports.views import ChartView
from terminal.screen.widgets.paint import Artist, Box, Run

_HEAD: Final = 44.0
_EDGE: Final = 12.0


def chart_size(width: float, height: float) -> tuple[float, float]:
    """The size of the drawing in a frame of that size, design px."""
    return width - 2 * _EDGE, height - _HEAD - 4


def paint_chart(artist: Artist, box: Box, chart: ChartView) -> None:
    """Paint a frame with title, caption and drawing."""
    x, y, width, height = box
    artist.round_box(box, theme.Radius.BOX, theme.SURFACE, theme.LINE)
    right = artist.right(x + width - 18, y + 24, chart.caption, 18, theme.TEXT_SOFT, room=width * 0.6)
    runs = [Run(chart.title, 21, theme.TEXT, True), Run(chart.second, 18, theme.TEXT_SOFT, gap=11)]
    artist.runs(x + 18, y + 24, runs, width - 36 - right - 10)
    _paint_svg(artist, (x + _EDGE, y + _HEAD, *chart_size(width, height)), chart.svg)


def _paint_svg(artist: Artist, box: Box, svg: str) -> None:
    # Only here, so that a table whose reports nobody opens starts without it.
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    QSvgRenderer(QByteArray(svg.encode())).render(artist.painter, artist.rect(box))
