"""What stands along the axes of a chart: the scale of its values, its totals, and the room for them."""

from __future__ import annotations

from fractions import Fraction

from terminal.reports.chart_looks import Look, Words
from terminal.reports.paper_fonts import BOLD, REGULAR, width_of
from terminal.reports.spec import Chart, ChartStyle, Point, Unit
from terminal.reports.values import grouped, nearest
from terminal.rules.message import Message

TARGET = Message("target")
_CENTS = 100
_STEPS = (1, 2, 5)
_LINES = 5
"""As many lines across as a chart has at most."""

_HEADROOM = Fraction(9, 8)


def round_step(reach: Fraction) -> int:
    """The smallest step of 1, 2 or 5 times a power of ten that covers `reach` in five lines."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * _LINES >= reach:
                return step * power
        power *= 10


def most_of(chart: Chart) -> Fraction:
    """Where the scale of the bars ends."""
    values = [Fraction(point.value) for point in chart.series[0].points]
    return max([*values, chart.target or Fraction(0), Fraction(1)]) * _HEADROOM


def scale_of(chart: Chart) -> tuple[int, int, int]:
    """The lowest and the highest line across a chart of lines, and the step between two."""
    values = [amount(chart, point) for series in chart.series for point in series.points] or [Fraction(0)]
    low, high = min(*values, Fraction(0)), max(*values, Fraction(0))
    step = round_step(high - low or Fraction(1))
    return int(low // step) * step, int(max(-(-high // step), low // step + 1)) * step, step


def total_text(chart: Chart, point: Point) -> str:
    """A value at the end of a line, with its sign."""
    value = nearest(amount(chart, point))
    return f"+{grouped(str(value))}" if value > 0 else grouped(str(value))


def amount(chart: Chart, point: Point) -> Fraction:
    """The value that is drawn: money in whole units."""
    return Fraction(point.value, _CENTS) if chart.unit is Unit.CENTS else Fraction(point.value)


def room_beside(chart: Chart, look: Look, words: Words) -> tuple[float, float]:
    """Room left of the plot for what stands along its axis, and right of it for names and totals."""
    texts = [words(series.title) for series in chart.series]
    left = [""]
    if chart.style is ChartStyle.BARS:
        texts = [words(TARGET)] if chart.target is not None else []
        left = [f"{float(most_of(chart)):.0f}"]
    else:
        floor, ceiling, _ = scale_of(chart)
        left = [grouped(f"{floor}"), grouped(f"{ceiling}")]
        texts += [total_text(chart, series.points[-1]) for series in chart.series if series.points]
    widest = max((width_of(text, BOLD, look.text) for text in texts), default=0.0)
    axis = max(width_of(text, REGULAR, look.axis) for text in left)
    clock = width_of("00:00", REGULAR, look.axis) / 2
    return max(axis + look.axis * 0.9, clock), max(widest + look.text * 0.8, clock)
