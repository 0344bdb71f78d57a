"""Draws the charts of a report through reportlab, for the printed page and as SVG for a screen."""

from __future__ import annotations

import re
from zoneinfo import ZoneInfo

from reportlab.graphics import renderSVG
from reportlab.graphics.shapes import Drawing

from terminal.reports.chart_bars import draw_bars
from terminal.reports.chart_lines import draw_lines
from terminal.reports.chart_looks import PAPER, SCREEN, Look, Words
from terminal.reports.chart_marks import mark_shapes
from terminal.reports.chart_plot import Plot
from terminal.reports.chart_scales import room_beside
from terminal.reports.paper_fonts import BOLD, REGULAR
from terminal.reports.spec import Chart, ChartStyle, Happening
from terminal.rules.message import Message

_FAMILY = "Lammer Sans"
_CLIPPING = re.compile(r"<clipPath.*?</clipPath>|clip-path: url\(#clip\)", re.DOTALL)
"""What Qt would paint instead of clipping by it; nothing is drawn beyond the edge anyway."""

_MEANINGS = ((Happening.SHOE, Message("new shoe")), (Happening.IRREGULARITY, Message("irregularity")))


def draw(
    chart: Chart,
    zone: ZoneInfo,
    width: float,
    height: float,
    *,
    look: Look = PAPER,
    words: Words = Message.render,
) -> Drawing:
    """A chart of this size, its times by the clock of the house.

    The fonts must have been registered.
    """
    drawing = Drawing(width, height)
    drawing.initialFontName = REGULAR
    plot = Plot(chart, zone, look, words, drawing, room_beside(chart, look, words))
    if look.headed:
        plot.write(0, height - 10, words(chart.title), look.palette.ink, size=look.text * 1.2, font=BOLD)
        plot.write(width, height - 10, words(chart.caption), look.palette.soft, anchor="end")
    if chart.style is ChartStyle.BARS:
        draw_bars(plot)
    else:
        draw_lines(plot)
    if look.headed:
        _legend(plot)
    return drawing


def chart_svg(
    chart: Chart,
    zone: ZoneInfo,
    width: float,
    height: float,
    *,
    look: Look = SCREEN,
    words: Words = Message.render,
) -> str:
    """The same chart as an SVG document, its words in our Latin fonts as the screen knows them."""
    svg: str = renderSVG.drawToString(draw(chart, zone, width, height, look=look, words=words))
    for written, meant in (
        (f"font-family: {BOLD};", f"font-family: {_FAMILY}; font-weight: bold;"),
        (f"font-family: {REGULAR};", f"font-family: {_FAMILY};"),
        ("fill: None;", "fill: none;"),  # as reportlab writes it, a line would be filled with black
    ):
        svg = svg.replace(written, meant)
    return _CLIPPING.sub("", svg)


def _legend(plot: Plot) -> None:
    """What the marks under the axis mean, for those that are there."""
    x, y = plot.x, plot.look.mark + 1
    bars = plot.chart.style is ChartStyle.BARS
    for what, meaning in _MEANINGS:
        if any(mark.what is what for mark in plot.chart.marks) and (bars or what is Happening.SHOE):
            for shape in mark_shapes(what, x + plot.look.mark, y, plot.look):
                plot.drawing.add(shape)
            plot.write(
                x + plot.look.mark * 3, y - plot.look.mark * 0.8, plot.words(meaning), plot.palette.soft
            )
            x += plot.look.text * 8
