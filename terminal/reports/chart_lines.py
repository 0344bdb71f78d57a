"""A chart of lines over time, as that of the House's net."""

from __future__ import annotations

from datetime import datetime, timedelta
from fractions import Fraction

from reportlab.graphics.charts.lineplots import LinePlot
from reportlab.lib.colors import HexColor

from terminal.reports.chart_plot import DASH, DOTS, Plot, name_moments, style_axis
from terminal.reports.chart_scales import amount, scale_of, total_text
from terminal.reports.spec import Happening
from terminal.reports.values import grouped

_HOUR = 3600
_MOST_NAMES = 12
"""As many moments as are named along an axis."""


def draw_lines(plot: Plot) -> None:
    """Draws every series of the plot's chart as a line over time, its name and last value at its end.

    The scale always holds zero, on which a line is ruled; new shoes are dotted from top to bottom.
    """
    chart, palette = plot.chart, plot.palette
    floor, ceiling, step = scale_of(chart)
    shoes = [plot.along(mark.at) for mark in chart.marks if mark.what is Happening.SHOE]
    for x in shoes:
        plot.rule(x, plot.y, x, plot.top, palette.soft, width=0.9, dash=DOTS)
    plot.mark_along([(x, Happening.SHOE) for x in shoes])
    zero = plot.y + plot.height * float(Fraction(-floor, ceiling - floor))
    plot.drawing.add(_line_plot(plot, floor, ceiling, step))
    plot.rule(plot.x, zero, plot.right, zero, palette.edge, width=1.7)
    name_moments(plot, [(plot.x + plot.width * share, at) for share, at in _full_hours(plot)])
    _ends(plot, floor, ceiling)


def _line_plot(plot: Plot, floor: int, ceiling: int, step: int) -> LinePlot:
    chart, palette, look = plot.chart, plot.palette, plot.look
    lines = LinePlot()
    lines.x, lines.y, lines.width, lines.height = plot.x, plot.y, plot.width, plot.height
    lines.data = [
        [(plot.seconds(point.at), float(amount(chart, point))) for point in series.points]
        for series in chart.series
    ]
    across, up = lines.xValueAxis, lines.yValueAxis
    across.valueMin, across.valueMax = 0, max(plot.seconds(chart.end), 1.0)
    across.visible = 0
    across.joinAxisMode = "bottom"
    up.valueMin, up.valueMax, up.valueStep = floor, ceiling, step
    up.labelTextFormat = lambda value: grouped(f"{value:.0f}")
    style_axis(up, plot, grid=True)
    for place in range(len(chart.series)):
        first = place == 0
        lines.lines[place].strokeColor = HexColor(palette.ink if first else palette.soft)
        lines.lines[place].strokeWidth = look.pen * (2.2 if first else 1.9)
        lines.lines[place].strokeDashArray = None if first else [part * look.pen * 2 for part in DASH]
    return lines


def _ends(plot: Plot, floor: int, ceiling: int) -> None:
    """The name and the last value of each line, at its end; moved apart where they would meet."""
    apart = 2.7 * plot.look.text
    ends = sorted(
        (
            plot.y + plot.height * float((amount(plot.chart, series.points[-1]) - floor) / (ceiling - floor)),
            place,
        )
        for place, series in enumerate(plot.chart.series)
        if series.points
    )
    level = plot.y + plot.look.text
    for number, (at, place) in enumerate(ends):
        above = apart * (len(ends) - 1 - number)
        level = max(level, min(at, plot.top - above - plot.look.text * 0.6))
        series = plot.chart.series[place]
        colour = plot.palette.ink if place == 0 else plot.palette.soft
        value = total_text(plot.chart, series.points[-1])
        plot.write_two(level, plot.words(series.title), value, (plot.palette.soft, colour))
        level += apart


def _full_hours(plot: Plot) -> list[tuple[float, datetime]]:
    """Full hours or days of the period, a dozen at most, each with its share of the time."""
    chart = plot.chart
    whole = plot.seconds(chart.end)
    step = max(chart.step, _HOUR)
    while whole / step > _MOST_NAMES:
        step *= 2
    local = chart.start.astimezone(plot.zone)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    into = (local - midnight).total_seconds()
    moment = -(-into // step) * step - into
    found = []
    while moment <= whole and whole:
        found.append((moment / whole, chart.start + timedelta(seconds=moment)))
        moment += step
    return found
