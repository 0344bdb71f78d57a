"""Draws the charts of a report through reportlab, for the printed page and as SVG for a screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

from reportlab.graphics import renderSVG
from reportlab.graphics.charts.barcharts import VerticalBarChart
from reportlab.graphics.charts.lineplots import LinePlot
from reportlab.graphics.shapes import Drawing, Line, Polygon, Rect, String
from reportlab.lib.colors import HexColor

from terminal.reports.paper_fonts import BOLD, REGULAR
from terminal.reports.shape import Chart, Happening, Point, Style, Unit
from terminal.reports.values import grouped, nearest

_FAMILY = "Lammer Sans"
_DAY = 86_400
_HOUR = 3600
_CENTS = 100
_STEPS = (1, 2, 5)
_LINES = 5
"""As many lines across as a chart has at most."""

_HEADROOM = Fraction(9, 8)
_SMALL = 6.5
_TEXT = 7.5
_LEFT, _RIGHT, _BELOW, _ABOVE = 44.0, 62.0, 30.0, 20.0
"""Room beside the plot, in points."""

_MANY_BARS = 12
_SIZE_OF_MARK = 2.6
_DASH = (4, 2.5)
_DOTS = (1, 2)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a chart."""

    ink: str
    """Words, and the line that counts."""
    soft: str
    """Words beside it, and what is compared."""
    grid: str
    reached: str
    """Bars at or above the target."""
    missed: str
    """Bars below it."""
    on_reached: str
    """Figures on such bars."""
    edge: str
    """The outline of a bar."""
    alarm: str
    """Irregularities."""


PAPER = Palette("#14181c", "#5a6b78", "#d5dbe0", "#5a6b78", "#c4cdd4", "#ffffff", "#5a6b78", "#b3195a")
DARK = Palette("#f5f3ee", "#bac4cb", "#27323b", "#5a6b78", "#27323b", "#f5f3ee", "#5a6b78", "#ff5c9a")
"""The colours of the screen."""


def draw(chart: Chart, zone: ZoneInfo, width: float, height: float, palette: Palette = PAPER) -> Drawing:
    """A chart of this size in points, its times by the clock of the house.

    The fonts must have been registered.
    """
    drawing = Drawing(width, height)
    drawing.initialFontName = REGULAR
    _words(drawing, 0, height - 10, chart.title.render(), palette.ink, size=9, font=BOLD)
    _words(drawing, width, height - 10, chart.caption.render(), palette.soft, anchor="end")
    plot = _Plot(chart, zone, palette, _LEFT, _BELOW, width - _LEFT - _RIGHT, height - _BELOW - _ABOVE)
    if chart.style is Style.BARS:
        _bars(drawing, plot)
    else:
        _lines(drawing, plot)
    return drawing


def chart_svg(chart: Chart, zone: ZoneInfo, width: float, height: float, palette: Palette = DARK) -> str:
    """The same chart as an SVG document, its words in our Latin fonts as the screen knows them."""
    svg: str = renderSVG.drawToString(draw(chart, zone, width, height, palette))
    for written, meant in (
        (f"font-family: {BOLD};", f"font-family: {_FAMILY}; font-weight: bold;"),
        (f"font-family: {REGULAR};", f"font-family: {_FAMILY};"),
        ("fill: None;", "fill: none;"),  # as reportlab writes it, a line would be filled with black
    ):
        svg = svg.replace(written, meant)
    return svg


@dataclass(frozen=True, slots=True)
class _Plot:
    """A chart and where it is drawn."""

    chart: Chart
    zone: ZoneInfo
    palette: Palette
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    def seconds(self, at: datetime) -> float:
        """How far into the period a moment is."""
        return (at - self.chart.start).total_seconds()

    def along(self, at: datetime) -> float:
        """Where a moment lies, with time running evenly from edge to edge."""
        whole = self.seconds(self.chart.end)
        return self.x + self.width * (self.seconds(at) / whole if whole else 0.0)


def round_step(reach: Fraction) -> int:
    """The smallest step of 1, 2 or 5 times a power of ten that covers `reach` in five lines."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * _LINES >= reach:
                return step * power
        power *= 10


def _bars(drawing: Drawing, plot: _Plot) -> None:
    chart, palette = plot.chart, plot.palette
    points = chart.series[0].points
    target = chart.target
    most = max([Fraction(point.value) for point in points] + [target or Fraction(0), Fraction(1)]) * _HEADROOM
    if points:
        drawing.add(_bar_chart(plot, points, float(most), round_step(most)))
    if target is not None:
        level = plot.y + plot.height * float(target / most)
        drawing.add(_rule(plot.x, level, plot.right, level, palette.ink, width=1.1, dash=_DASH))
        _words(drawing, plot.right + 5, level + 1, "target", palette.soft)
        _words(drawing, plot.right + 5, level - 8, f"{float(target):g}", palette.ink, font=BOLD)
    for mark in chart.marks:
        _mark(drawing, palette, _on_bars(plot, points, mark.at), plot.y - 17, mark.what)
    _legend(drawing, plot)


def _bar_chart(plot: _Plot, points: tuple[Point, ...], most: float, step: int) -> VerticalBarChart:
    palette, target = plot.palette, plot.chart.target
    bars = VerticalBarChart()
    bars.x, bars.y, bars.width, bars.height = plot.x, plot.y, plot.width, plot.height
    bars.data = [[float(point.value) for point in points]]
    bars.barSpacing, bars.groupSpacing, bars.barWidth = 0, 2, 10
    bars.valueAxis.valueMin, bars.valueAxis.valueMax, bars.valueAxis.valueStep = 0, most, step
    _style_axis(bars.valueAxis, palette, grid=True)
    names = [_clock(point.at, plot) for point in points]
    if len(names) > _MANY_BARS:
        names = [name if place % 2 == 0 else "" for place, name in enumerate(names)]
    bars.categoryAxis.categoryNames = names
    bars.categoryAxis.strokeColor = HexColor(palette.edge)
    bars.categoryAxis.visibleTicks = 0
    _style_labels(bars.categoryAxis.labels, palette.soft)
    bars.categoryAxis.labels.dy = -3
    for place, point in enumerate(points):
        reached = target is None or point.value >= target
        bars.bars[0, place].fillColor = HexColor(palette.reached if reached else palette.missed)
        bars.bars[0, place].strokeColor = HexColor(palette.edge)
        bars.bars[0, place].strokeWidth = 0.4
        _style_labels(bars.barLabels[0, place], palette.on_reached if reached else palette.ink)
    bars.barLabelFormat = lambda value: f"{value:.0f}"
    bars.barLabels.boxTarget = "lo"
    bars.barLabels.nudge = -7
    return bars


def _on_bars(plot: _Plot, points: tuple[Point, ...], at: datetime) -> float:
    """Where a moment lies among bars of equal width."""
    before = [point for point in points if point.at <= at]
    if not points or not before:
        return plot.x
    inside = (at - before[-1].at) / timedelta(seconds=plot.chart.step)
    return plot.x + plot.width * (len(before) - 1 + min(1.0, inside)) / len(points)


def _lines(drawing: Drawing, plot: _Plot) -> None:
    chart, palette = plot.chart, plot.palette
    values = [_amount(plot, point) for series in chart.series for point in series.points] or [Fraction(0)]
    low, high = min(*values, Fraction(0)), max(*values, Fraction(0))
    step = round_step(high - low or Fraction(1))
    floor, ceiling = (low // step) * step, max(-(-high // step), low // step + 1) * step
    for mark in chart.marks:
        if mark.what is Happening.SHOE:
            x = plot.along(mark.at)
            drawing.add(_rule(x, plot.y, x, plot.y + plot.height, palette.soft, width=0.5, dash=_DOTS))
            _mark(drawing, palette, x, plot.y - 17, mark.what)
    drawing.add(_line_plot(plot, floor, ceiling, step))
    zero = plot.y + plot.height * float(Fraction(-floor, ceiling - floor))
    drawing.add(_rule(plot.x, zero, plot.right, zero, palette.edge, width=0.9))
    _ends(drawing, plot, floor, ceiling)
    _legend(drawing, plot)


def _line_plot(plot: _Plot, floor: int, ceiling: int, step: int) -> LinePlot:
    chart, palette = plot.chart, plot.palette
    lines = LinePlot()
    lines.x, lines.y, lines.width, lines.height = plot.x, plot.y, plot.width, plot.height
    lines.data = [
        [(plot.seconds(point.at), float(_amount(plot, point))) for point in series.points]
        for series in chart.series
    ]
    across, up = lines.xValueAxis, lines.yValueAxis
    across.valueMin, across.valueMax = 0, max(plot.seconds(chart.end), 1.0)
    across.valueSteps = _clock_steps(plot)
    across.labelTextFormat = _at_seconds(plot)
    across.joinAxisMode = "bottom"
    _style_axis(across, palette, grid=False)
    across.strokeColor = HexColor(palette.edge)
    up.valueMin, up.valueMax, up.valueStep = floor, ceiling, step
    up.labelTextFormat = lambda value: grouped(f"{value:.0f}")
    _style_axis(up, palette, grid=True)
    for place in range(len(chart.series)):
        first = place == 0
        lines.lines[place].strokeColor = HexColor(palette.ink if first else palette.soft)
        lines.lines[place].strokeWidth = 1.3 if first else 1.0
        lines.lines[place].strokeDashArray = None if first else _DASH
    return lines


def _ends(drawing: Drawing, plot: _Plot, floor: int, ceiling: int) -> None:
    """The name and the last value of each line, at its end; moved apart where they would meet."""
    taken: list[float] = []
    for place, series in enumerate(plot.chart.series):
        if not series.points:
            continue
        last = series.points[-1]
        level = plot.y + plot.height * float((_amount(plot, last) - floor) / (ceiling - floor))
        for other in taken:
            if abs(level - other) < 2 * _TEXT + 4:
                level = other - (2 * _TEXT + 4) if level <= other else other + 2 * _TEXT + 4
        taken.append(level)
        colour = plot.palette.ink if place == 0 else plot.palette.soft
        value = grouped(str(nearest(_amount(plot, last))))
        _words(drawing, plot.right + 5, level + 1, series.title.render(), plot.palette.soft)
        _words(drawing, plot.right + 5, level - 8, value, colour, font=BOLD)


def _amount(plot: _Plot, point: Point) -> Fraction:
    """The value that is drawn: money in whole units."""
    return Fraction(point.value, _CENTS) if plot.chart.unit is Unit.CENTS else Fraction(point.value)


def _clock_steps(plot: _Plot) -> list[float]:
    """The moments to be named on the axis, in seconds from the start: full hours or days, a dozen at most."""
    chart = plot.chart
    step = max(chart.step, _HOUR)
    local = chart.start.astimezone(plot.zone)
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
    into = (local - midnight).total_seconds()
    whole = plot.seconds(chart.end)
    while whole / step > _MANY_BARS:
        step *= 2
    moment = -(-into // step) * step - into
    found = []
    while moment <= whole:
        found.append(moment)
        moment += step
    return found


def _at_seconds(plot: _Plot) -> Callable[[float], str]:
    return lambda seconds: _clock(plot.chart.start + timedelta(seconds=seconds), plot)


def _clock(at: datetime, plot: _Plot) -> str:
    """A moment by the clock of the house: the time, or the date where a bar is a day."""
    local = at.astimezone(plot.zone)
    return f"{local:%m-%d}" if plot.chart.step >= _DAY else f"{local:%H:%M}"


def _style_axis(axis: object, palette: Palette, *, grid: bool) -> None:
    settings: dict[str, object] = {
        "strokeColor": None if grid else HexColor(palette.edge),
        "visibleTicks": 0,
        "visibleGrid": int(grid),
        "gridStrokeColor": HexColor(palette.grid),
        "gridStrokeWidth": 0.5,
    }
    for name, value in settings.items():
        setattr(axis, name, value)
    _style_labels(axis.labels, palette.soft)  # type: ignore[attr-defined]


def _style_labels(labels: object, colour: str) -> None:
    for name, value in {"fontName": REGULAR, "fontSize": _SMALL, "fillColor": HexColor(colour)}.items():
        setattr(labels, name, value)


def _legend(drawing: Drawing, plot: _Plot) -> None:
    """What the marks under the axis mean, for those that are there."""
    x = plot.x
    for what, words in ((Happening.SHOE, "new shoe"), (Happening.IRREGULARITY, "irregularity")):
        shown = any(mark.what is what for mark in plot.chart.marks)
        if shown and (plot.chart.style is Style.BARS or what is Happening.SHOE):
            _mark(drawing, plot.palette, x + _SIZE_OF_MARK, plot.y - 27, what)
            _words(drawing, x + 8, plot.y - 29, words, plot.palette.soft)
            x += 52


def _mark(drawing: Drawing, palette: Palette, x: float, y: float, what: Happening) -> None:
    size = _SIZE_OF_MARK
    if what is Happening.SHOE:
        shape = Rect(
            x - size, y - size, 2 * size, 2 * size, strokeColor=HexColor(palette.soft), fillColor=None
        )
        shape.strokeWidth = 0.8
    else:
        corners = [x - size, y - size, x + size, y - size, x, y + size]
        shape = Polygon(corners, fillColor=HexColor(palette.alarm), strokeColor=None)
    drawing.add(shape)


def _rule(
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    colour: str,
    *,
    width: float,
    dash: tuple[float, float] | None = None,
) -> Line:
    return Line(x1, y1, x2, y2, strokeColor=HexColor(colour), strokeWidth=width, strokeDashArray=dash)


def _words(
    drawing: Drawing,
    x: float,
    y: float,
    text: str,
    colour: str,
    *,
    size: float = _TEXT,
    font: str = REGULAR,
    anchor: str = "start",
) -> None:
    drawing.add(
        String(x, y, text, fontName=font, fontSize=size, fillColor=HexColor(colour), textAnchor=anchor)
    )
