"""Draws the charts of a report with the chart classes of reportlab, for the printed page and as SVG."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import chain
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from reportlab.graphics import renderSVG
from reportlab.graphics.charts.barcharts import VerticalBarChart
from reportlab.graphics.charts.lineplots import LinePlot
from reportlab.graphics.shapes import Drawing, Group, PolyLine, String
from reportlab.lib.colors import HexColor

from terminal.reports.paper_fonts import BOLD, CHINESE, REGULAR, font_for, width_of
from terminal.reports.spec import Chart, ChartStyle, Happening, Point, Unit
from terminal.reports.values import grouped, nearest
from terminal.rules.message import Message

Words = Callable[[Message], str]
"""Puts a message into the language in which the chart is read."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a chart."""

    ink: str
    """Words, and the line that counts."""
    soft: str
    """Words next to it, and what is compared."""
    grid: str
    reached: str
    """Bars at or above the target."""
    missed: str
    """Bars below it."""
    on_reached: str
    """Figures on bars at or above the target."""
    edge: str
    """The outline of a bar."""
    alarm: str
    """Irregularities."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartLook:
    """A way to draw charts; lengths in points of the paper, or in px of the screen's design."""

    palette: Palette
    headed: bool
    """Whether title, caption and the meaning of the marks stand on the chart itself."""
    text: float
    """The size of words and totals."""
    axis: float
    """The size of what stands along the axes and on bars."""
    pen: float
    """The width of a fine line."""
    above: float
    """Room over the plot."""
    below: float
    """Room under it."""
    mark: float
    """Half the size of a mark."""


DARK = Palette("#f5f3ee", "#bac4cb", "#27323b", "#5a6b78", "#27323b", "#f5f3ee", "#5a6b78", "#ff5c9a")
LIGHT = Palette("#14181c", "#5a6b78", "#d5dbe0", "#5a6b78", "#c4cdd4", "#ffffff", "#5a6b78", "#b3195a")

PAPER = ChartLook(palette=LIGHT, headed=True, text=7.5, axis=6.5, pen=0.5, above=20.0, below=30.0, mark=3.0)
SCREEN = ChartLook(
    palette=DARK, headed=False, text=18.0, axis=18.0, pen=1.2, above=14.0, below=62.0, mark=8.5
)
"""Text of 18 px of the design is 12.8 px of a screen of 1366 by 768, and so still readable there."""

_TARGET = Message("target")
_MEANINGS = ((Happening.SHOE, Message("new shoe")), (Happening.IRREGULARITY, Message("irregularity")))
_DASH, _DOTS = (4.0, 2.5), (1.0, 2.0)
_HOUR, _DAY, _CENTS = 3600, 86_400, 100
_LINES_ACROSS = 5
"""As many lines across as a chart has at most."""

_MOST_NAMES = 12
"""As many moments as are named along the time of a chart of lines."""

_HEADROOM = Fraction(9, 8)
_APART = 2.3
"""From the middle of one mark to that of the next at least, in halves of a mark."""

_GLYPHS: Mapping[Happening, Sequence[tuple[float, ...]]] = {
    Happening.SHOE: ((-1, 0.7, 0.4, 0.7, 1, 0.1, 1, -0.7, -1, -0.7, -1, 0.7), (0.4, 0.7, 0.4, 0.1, 1, 0.1)),
    Happening.IRREGULARITY: (
        (-1, -0.8, 1, -0.8, 0, 0.95, -1, -0.8),
        (0, 0.35, 0, -0.2),
        (0, -0.42, 0, -0.58),
    ),
}
"""The lines of each mark, around its middle: a shoe, and a triangle with an exclamation mark."""

_FAMILY = "Lammer Sans"
_CLIPPING = re.compile(r"<clipPath.*?</clipPath>|clip-path: url\(#clip\)", re.DOTALL)
"""What Qt would paint instead of clipping by it; nothing is drawn beyond the edge anyway."""


class _Curve(NamedTuple):
    """A line of a plot: points by their share of the time and their value."""

    points: Sequence[tuple[float, float]]
    colour: str
    width: float
    """In fine lines."""
    dash: tuple[float, float] | None = None


class _EndLabel(NamedTuple):
    """What stands right of the plot at the level of a value: a name, and the value in bold under it."""

    level: float
    name: str
    value: str
    colours: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Picture:
    """What a chart is drawn of; shares of the time run from 0 to 1."""

    floor: float
    ceiling: float
    step: int
    """From one line across to the next."""
    bars: tuple[Point, ...] = ()
    behind: Sequence[_Curve]
    """Curves behind the bars."""
    before: Sequence[_Curve] = ()
    ends: Sequence[_EndLabel]
    moments: Sequence[tuple[float, datetime]]
    """Full hours or days, by their share of the time."""
    marks: Sequence[tuple[float, Happening]]


def draw(
    chart: Chart,
    zone: ZoneInfo,
    width: float,
    height: float,
    *,
    look: ChartLook = PAPER,
    words: Words = Message.render,
) -> Drawing:
    """Return the drawing of a chart of this size, its times by the clock of the house.

    The fonts must have been registered.
    """
    drawing = Drawing(width, height)
    drawing.initialFontName = REGULAR
    picture = (_bars if chart.style is ChartStyle.BARS else _lines)(chart, zone, look.palette, words)
    painter = _Painter(drawing, look, picture)
    painter.plot(picture.behind, _names(picture, chart, zone))
    if picture.bars:
        painter.add_bars(chart.target)
    if picture.before:
        painter.plot(picture.before, None)
    painter.write_ends()
    painter.mark_moments()
    if look.headed:
        painter.write(0, height - 10, words(chart.title), look.palette.ink, look.text * 1.2, font=BOLD)
        painter.write(width, height - 10, words(chart.caption), look.palette.soft, anchor="end")
        painter.explain_marks(words)
    return drawing


def chart_svg(
    chart: Chart,
    zone: ZoneInfo,
    width: float,
    height: float,
    *,
    look: ChartLook = SCREEN,
    words: Words = Message.render,
) -> str:
    """Return the same chart as an SVG document, its words in our Latin fonts as the screen knows them."""
    svg: str = renderSVG.drawToString(draw(chart, zone, width, height, look=look, words=words))
    for written, meant in (
        (f"font-family: {BOLD};", f"font-family: {_FAMILY}; font-weight: bold;"),
        (f"font-family: {REGULAR};", f"font-family: {_FAMILY};"),
        (f"font-family: {CHINESE};", f"font-family: {_FAMILY};"),
        ("fill: None;", "fill: none;"),  # as reportlab writes it, a line would be filled with black
    ):
        svg = svg.replace(written, meant)
    return _CLIPPING.sub("", svg)


def _bars(chart: Chart, zone: ZoneInfo, palette: Palette, words: Words) -> _Picture:
    """Return the first series as bars against the target, as that of the pace.

    A chart without a target has every bar in the colour of what was reached; one without points has no bars.
    """
    points, target = chart.series[0].points, chart.target
    most = max([*(Fraction(point.value) for point in points), target or Fraction(0), Fraction(1)]) * _HEADROOM
    level = float(target or 0)
    end = _EndLabel(level, words(_TARGET), f"{level:g}", (palette.ink, palette.ink))

    def share_of(at: datetime) -> float:
        before = [point.at for point in points if point.at <= at]
        if not before:
            return 0.0
        return (len(before) - 1 + min(1.0, (at - before[-1]) / timedelta(seconds=chart.step))) / len(points)

    return _Picture(
        floor=0,
        ceiling=float(most),
        step=round_step(most),
        bars=points,
        behind=[_Curve([(0, 0), (1, 0)], palette.edge, 1.3)],
        before=[] if target is None else [_Curve([(0, level), (1, level)], palette.ink, 1.9, _DASH)],
        ends=[] if target is None else [end],
        moments=[*_moments_of_bars(chart, zone)],
        marks=[(share_of(mark.at), mark.what) for mark in chart.marks],
    )


def _moments_of_bars(chart: Chart, zone: ZoneInfo) -> Iterator[tuple[float, datetime]]:
    """Yield the full hours at the edges between bars; of a bar that is a day its middle."""
    points = chart.series[0].points
    if chart.step >= _DAY:
        yield from (((place + 0.5) / len(points), point.at) for place, point in enumerate(points))
    elif points:
        edges = [*(point.at for point in points), points[-1].at + timedelta(seconds=chart.step)]
        for place, at in enumerate(edges):
            full_hour = at.astimezone(zone).minute == 0
            if full_hour and (place or at == chart.start or len(points) == 1):
                yield place / len(points), at


def _lines(chart: Chart, zone: ZoneInfo, palette: Palette, words: Words) -> _Picture:
    """Return every series as a line over time, as that of the House's net.

    The scale always holds zero, on which a line is ruled; new shoes are dotted from top to bottom.
    """
    whole = (chart.end - chart.start).total_seconds()

    def share_of(at: datetime) -> float:
        return (at - chart.start).total_seconds() / whole if whole else 0.0

    amounts = [
        [
            Fraction(point.value, _CENTS) if chart.unit is Unit.CENTS else Fraction(point.value)
            for point in line.points
        ]
        for line in chart.series
    ]
    every = [Fraction(0), *chain(*amounts)]
    low, high = min(every), max(every)
    step = round_step(high - low or Fraction(1))
    floor, ceiling = int(low // step) * step, int(max(-(-high // step), low // step + 1)) * step
    shoes = [share_of(mark.at) for mark in chart.marks if mark.what is Happening.SHOE]
    curves, ends = [], []
    for place, (line, values) in enumerate(zip(chart.series, amounts, strict=True)):
        colour, width, dash = (palette.soft, 1.9, _DASH) if place else (palette.ink, 2.2, None)
        levels = [
            (share_of(point.at), float(value)) for point, value in zip(line.points, values, strict=True)
        ]
        if levels:
            total = nearest(values[-1])
            text = f"+{grouped(str(total))}" if total > 0 else grouped(str(total))
            curves.append(_Curve(levels, colour, width, dash))
            ends.append(_EndLabel(levels[-1][1], words(line.title), text, (palette.soft, colour)))
    return _Picture(
        floor=floor,
        ceiling=ceiling,
        step=step,
        behind=[
            *(_Curve([(x, floor), (x, ceiling)], palette.soft, 0.9, _DOTS) for x in shoes),
            _Curve([(0, 0), (1, 0)], palette.edge, 1.7),
            *reversed(curves),
        ],
        ends=sorted(ends, key=lambda end: end.level),
        moments=[*_full_hours(chart, zone)],
        marks=[(x, Happening.SHOE) for x in shoes],
    )


def _full_hours(chart: Chart, zone: ZoneInfo) -> Iterator[tuple[float, datetime]]:
    """Yield full hours or days of the period, a dozen at most."""
    whole = (chart.end - chart.start).total_seconds()
    step = max(chart.step, _HOUR)
    while whole / step > _MOST_NAMES:
        step *= 2
    local = chart.start.astimezone(zone)
    into = (local - local.replace(hour=0, minute=0, second=0, microsecond=0)).total_seconds()
    moment = -(-into // step) * step - into
    while moment <= whole and whole:
        yield moment / whole, chart.start + timedelta(seconds=moment)
        moment += step


def _names(picture: _Picture, chart: Chart, zone: ZoneInfo) -> Mapping[float, str]:
    """Return the name of each moment by the clock of the house: the time, or of a day the date."""
    form = "%m-%d" if chart.step >= _DAY else "%H:%M"
    return {share: at.astimezone(zone).strftime(form) for share, at in picture.moments}


def round_step(reach: Fraction) -> int:
    """Return the smallest step of 1, 2 or 5 times a power of ten that covers `reach` in five lines."""
    power = 1
    while power * 5 * _LINES_ACROSS < reach:
        power *= 10
    return next(step * power for step in (1, 2, 5) if step * power * _LINES_ACROSS >= reach)


def places_of_marks(
    wanted: Iterable[tuple[float, Happening]], mark: float, edges: tuple[float, float]
) -> Iterator[tuple[float, Happening]]:
    """Yield marks side by side in their order, each as near to its moment as the one before it allows.

    One that would have to move by more than two marks says nothing any more, and is left out.
    """
    pitch = mark * _APART
    free = edges[0] - pitch
    for x, what in sorted(wanted):
        place = max(x, free)
        if place - x <= 2 * pitch and place <= edges[1] + mark:
            yield place, what
            free = place + pitch


class _Painter:
    """Puts a picture on a drawing."""

    def __init__(self, drawing: Drawing, look: ChartLook, picture: _Picture) -> None:
        self._drawing, self._look, self._picture = drawing, look, picture
        clock = width_of("00:00", REGULAR, look.axis) / 2
        axis = max(width_of(_number(value), REGULAR, look.axis) for value in (picture.floor, picture.ceiling))
        texts = [text for end in picture.ends for text in (end.name, end.value)]
        ends = max((width_of(text, BOLD, look.text) for text in texts), default=0.0)
        self._x, self._y = max(axis + look.axis * 0.9, clock), look.below
        self._width = float(drawing.width) - self._x - max(ends + look.text * 0.8, clock)
        self._height = float(drawing.height) - look.below - look.above

    def plot(self, curves: Sequence[_Curve], names: Mapping[float, str] | None) -> None:
        """Add curves, the last one on top; with the names of moments, the axes and lines across too."""
        plot, look = self._placed(LinePlot()), self._look
        plot.data = [curve.points for curve in curves]
        for place, curve in enumerate(curves):
            line = plot.lines[place]
            line.strokeColor, line.strokeWidth = HexColor(curve.colour), look.pen * curve.width
            line.strokeDashArray = (
                None if curve.dash is None else [part * look.pen * 2 for part in curve.dash]
            )
        across, up = plot.xValueAxis, plot.yValueAxis
        across.valueMin, across.valueMax = 0, 1
        self._scale(up)
        for axis in (across, up):
            axis.visible, axis.visibleAxis, axis.visibleTicks = int(names is not None), 0, 0
            self._style_labels(axis.labels, look.palette.soft)
        if names is not None:
            shown = self._apart(names)
            across.valueSteps, across.labelTextFormat = sorted(shown), lambda share: shown[share]
            across.labels.dy = -look.axis * 0.4
            up.labelTextFormat, up.visibleGrid = _number, 1
            up.gridStrokeColor, up.gridStrokeWidth = HexColor(look.palette.grid), look.pen
        self._drawing.add(plot)

    def add_bars(self, target: Fraction | None) -> None:
        """Add the bars, each with its value at its foot if all of them have room for it."""
        palette, look, points = self._look.palette, self._look, self._picture.bars
        chart = self._placed(VerticalBarChart())
        chart.data = [[float(point.value) for point in points]]
        chart.barSpacing, chart.groupSpacing, chart.barWidth = 0, 2, 10
        chart.valueAxis.visible = chart.categoryAxis.visible = 0
        self._scale(chart.valueAxis)
        for place, point in enumerate(points):
            reached = target is None or point.value >= target
            bar, label = chart.bars[0, place], chart.barLabels[0, place]
            bar.fillColor = HexColor(palette.reached if reached else palette.missed)
            bar.strokeColor, bar.strokeWidth = HexColor(palette.edge), look.pen * 0.8
            self._style_labels(label, palette.on_reached if reached else palette.ink)
            label.fontName = BOLD if reached else REGULAR
        widest = max(width_of(_number(value), BOLD, look.axis) for value in chart.data[0])
        chart.barLabelFormat = _number if widest < self._width / len(points) * 0.92 else None
        chart.barLabels.boxTarget, chart.barLabels.nudge = "lo", -look.axis * 0.95
        self._drawing.add(chart)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        colour: str,
        size: float = 0,
        *,
        font: str = REGULAR,
        anchor: str = "start",
    ) -> None:
        """Write a line of text."""
        style = {"fontName": font_for(text, font), "fontSize": size or self._look.text, "textAnchor": anchor}
        self._drawing.add(String(x, y, text, fillColor=HexColor(colour), **style))

    def write_ends(self) -> None:
        """Write what stands right of the plot, from below, moved apart where it would meet."""
        text, picture = self._look.text, self._picture
        apart, x = 2.7 * text, self._x + self._width + text * 0.6
        lowest, top = self._y + text, self._y + self._height
        for above, end in zip(reversed(range(len(picture.ends))), picture.ends, strict=True):
            level = self._y + self._height * (end.level - picture.floor) / (picture.ceiling - picture.floor)
            level = max(lowest, min(level, top - apart * above - text * 0.6))
            self.write(x, level + text * 0.15, end.name, end.colours[0])
            self.write(x, level - text * 1.05, end.value, end.colours[1], font=BOLD)
            lowest = level + apart

    def mark_moments(self) -> None:
        """Draw the marks under the names of the moments."""
        y = self._y - self._look.axis * 1.65 - self._look.mark * 1.1
        places = ((self._x + share * self._width, what) for share, what in self._picture.marks)
        for x, what in places_of_marks(places, self._look.mark, (self._x, self._x + self._width)):
            self._mark(what, x, y)

    def explain_marks(self, words: Words) -> None:
        """Write under the chart what its marks mean."""
        x, mark = self._x, self._look.mark
        for what, meaning in _MEANINGS:
            if any(marked is what for _, marked in self._picture.marks):
                self._mark(what, x + mark, mark + 1)
                self.write(x + mark * 3, mark * 0.2 + 1, words(meaning), self._look.palette.soft)
                x += self._look.text * 8

    def _mark(self, what: Happening, x: float, y: float) -> None:
        """Draw the outline of a shoe, or a triangle with an exclamation mark, around a place."""
        palette, size = self._look.palette, self._look.mark
        colour = HexColor(palette.soft if what is Happening.SHOE else palette.alarm)
        pen = {"strokeColor": colour, "strokeWidth": self._look.pen * 1.3, "strokeLineJoin": 1}
        glyph = Group()
        for line in _GLYPHS[what]:
            glyph.add(PolyLine([part * size for part in line], **pen))
        glyph.translate(x, y)
        self._drawing.add(glyph)

    def _placed(self, chart: Any) -> Any:
        """Return a chart of reportlab where the plot lies."""
        chart.x, chart.y, chart.width, chart.height = self._x, self._y, self._width, self._height
        return chart

    def _scale(self, axis: Any) -> None:
        axis.valueMin, axis.valueMax = self._picture.floor, self._picture.ceiling
        axis.valueStep = self._picture.step

    def _style_labels(self, labels: Any, colour: str) -> None:
        labels.fontName, labels.fontSize, labels.fillColor = REGULAR, self._look.axis, HexColor(colour)

    def _apart(self, names: Mapping[float, str]) -> Mapping[float, str]:
        """Return as many names of moments as stand apart; at least that of the start, maybe empty."""
        shown, free = {0.0: ""}, float("-inf")
        for share, name in names.items():
            x, half = self._x + share * self._width, width_of(name, REGULAR, self._look.axis) / 2
            if x - half >= free and x + half <= float(self._drawing.width):
                free = x + half + self._look.axis * 0.5
                shown[share] = name
        return shown


def _number(value: float) -> str:
    return grouped(f"{value:.0f}")
