"""A chart of bars against a target, as that of the pace."""

from __future__ import annotations

from datetime import datetime, timedelta

from reportlab.graphics.charts.barcharts import VerticalBarChart
from reportlab.lib.colors import HexColor

from terminal.reports.chart_plot import DASH, Plot, name_moments, style_axis, style_labels
from terminal.reports.chart_scales import TARGET, most_of, round_step
from terminal.reports.paper_fonts import BOLD, REGULAR, width_of
from terminal.reports.spec import Point

_DAY = 86_400


def draw_bars(plot: Plot) -> None:
    """Draws the first series of the plot's chart as bars, with target, marks and the names of moments.

    A chart without a target has every bar in the colour of what was reached; one without points has no bars.
    """
    chart, palette = plot.chart, plot.palette
    points = chart.series[0].points
    most = most_of(chart)
    if points:
        plot.drawing.add(_bar_chart(plot, points, float(most), round_step(most)))
        _name_bars(plot, points)
    plot.rule(plot.x, plot.y, plot.right, plot.y, palette.edge, width=1.3)
    if chart.target is not None:
        level = plot.y + plot.height * float(chart.target / most)
        plot.rule(plot.x, level, plot.right, level, palette.ink, width=1.9, dash=DASH)
        plot.write_two(level, plot.words(TARGET), f"{float(chart.target):g}", (palette.ink, palette.ink))
    plot.mark_along([(_on_bars(plot, points, mark.at), mark.what) for mark in chart.marks])


def _bar_chart(plot: Plot, points: tuple[Point, ...], most: float, step: int) -> VerticalBarChart:
    palette, target, look = plot.palette, plot.chart.target, plot.look
    bars = VerticalBarChart()
    bars.x, bars.y, bars.width, bars.height = plot.x, plot.y, plot.width, plot.height
    bars.data = [[float(point.value) for point in points]]
    bars.barSpacing, bars.groupSpacing, bars.barWidth = 0, 2, 10
    bars.valueAxis.valueMin, bars.valueAxis.valueMax, bars.valueAxis.valueStep = 0, most, step
    style_axis(bars.valueAxis, plot, grid=True)
    bars.categoryAxis.visible = 0
    pitch = plot.width / len(points)
    widest = max(width_of(f"{float(point.value):.0f}", BOLD, look.axis) for point in points)
    for place, point in enumerate(points):
        reached = target is None or point.value >= target
        bars.bars[0, place].fillColor = HexColor(palette.reached if reached else palette.missed)
        bars.bars[0, place].strokeColor = HexColor(palette.edge)
        bars.bars[0, place].strokeWidth = look.pen * 0.8
        style_labels(bars.barLabels[0, place], palette.on_reached if reached else palette.ink, look)
        bars.barLabels[0, place].fontName = BOLD if reached else REGULAR
    bars.barLabelFormat = (lambda value: f"{value:.0f}") if widest < pitch * 0.92 else None
    bars.barLabels.boxTarget = "lo"
    bars.barLabels.nudge = -look.axis * 0.95
    return bars


def _name_bars(plot: Plot, points: tuple[Point, ...]) -> None:
    """The clock under the edges between bars; a bar that is a day has its date under its middle."""
    chart, pitch = plot.chart, plot.width / len(points)
    whole_days = chart.step >= _DAY
    if whole_days:
        names = [(plot.x + (place + 0.5) * pitch, point.at) for place, point in enumerate(points)]
    else:
        edges = [*(point.at for point in points), points[-1].at + timedelta(seconds=chart.step)]
        names = [
            (plot.x + place * pitch, at)
            for place, at in enumerate(edges)
            if at.astimezone(plot.zone).minute == 0 and (place or at == chart.start or len(points) == 1)
        ]
    name_moments(plot, names)


def _on_bars(plot: Plot, points: tuple[Point, ...], at: datetime) -> float:
    """Where a moment lies among bars of equal width."""
    before = [point for point in points if point.at <= at]
    if not points or not before:
        return plot.x
    inside = (at - before[-1].at) / timedelta(seconds=plot.chart.step)
    return plot.x + plot.width * (len(before) - 1 + min(1.0, inside)) / len(points)
