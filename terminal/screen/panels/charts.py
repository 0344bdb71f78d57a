"""Paints the charts of a report: pace as bars against a target, the House's net as a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.format import MINUS
from terminal.screen.panels.report_views import NetChart, PaceChart
from terminal.screen.translate import tr
from terminal.screen.widgets.paint import Artist, Box, Run

_TICKS: Final = 5
"""As many lines across as a chart has at most."""

_STEPS: Final = (1, 2, 5, 10)
_HEADROOM: Final = 1.12
_DASH: Final = (5.0, 3.0)
_DOTS: Final = (2.0, 3.0)


def round_step(reach: float, lines: int = _TICKS) -> int:
    """The smallest step of 1, 2 or 5 times a power of ten that covers `reach` in at most `lines` steps."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * lines >= reach:
                return step * power
        power *= 10


def paint_pace(artist: Artist, box: Box, chart: PaceChart) -> None:
    """Paint rounds an hour: strong bars at or above the target, and under the axis what slowed play."""
    _paint_head(artist, box, (chart.title, chart.second, chart.caption))
    x, y, width, height = box
    left, right = x + 57, x + width - 75
    top, bottom = y + 70, y + height - 58
    most = max((*chart.bars, chart.target, 1)) * _HEADROOM
    step = round_step(most, 3)

    def at(value: float) -> float:
        return bottom - (bottom - top) * value / most

    for value in range(0, int(most) + 1, step):
        colour = theme.LINE_STRONG if value == 0 else theme.INK3
        artist.rule(left, at(value), right, at(value), colour, width=1.5 if value == 0 else 1)
        artist.right(left - 12, at(value), str(value), 17, theme.T2, room=44)
    pitch = (right - left) / max(len(chart.bars), 1)
    for number, value in enumerate(chart.bars):
        bar = (left + number * pitch + 2.5, at(value), pitch - 5, bottom - at(value))
        reached = value >= chart.target
        if reached:
            artist.round_box(bar, 3, theme.LINE_STRONG)
        else:
            artist.round_box(bar, 3, theme.INK3, theme.LINE_STRONG)
        middle = left + (number + 0.5) * pitch
        artist.centre(middle, bottom - 15, str(value), 17, theme.T1, bold=reached, room=pitch - 4)
    _dashed(artist, [(left - 4, at(chart.target)), (right + 4, at(chart.target))], theme.T1, 2.5)
    artist.text(right + 12, at(chart.target) - 9, tr("target"), 17, theme.T1, room=60)
    artist.text(right + 12, at(chart.target) + 11, str(chart.target), 19, theme.T1, bold=True, room=60)
    for mark in chart.hours:
        artist.centre(left + mark.at * (right - left), bottom + 15, mark.text, 17, theme.T2, room=pitch * 2)
    for slowing in chart.slowings:
        ink = theme.ALARM if slowing.icon == "warning" else theme.T2
        artist.icon(slowing.icon, left + slowing.at * (right - left), bottom + 39, 18, ink)


def paint_net(artist: Artist, box: Box, chart: NetChart) -> None:
    """Paint the House's net as a line, the theoretical one dashed, with the shoes under the axis."""
    _paint_head(artist, box, (chart.title, chart.second, chart.caption))
    x, y, width, height = box
    left, right = x + 64, x + width - 113
    top, bottom = y + 54, y + height - 68
    values = [value / chart.scale for _, value in (*chart.net, *chart.theoretical)] or [0.0]
    step = round_step(max(*values, 0.0) - min(*values, 0.0) or 1.0)
    low = int(min(*values, 0.0) // step)
    high = max(int(-(-max(*values, 0.0) // step)), low + 1)

    def at(place: float, value: float) -> tuple[float, float]:
        share = (value / step - low) / (high - low)
        return left + place * (right - left), bottom - share * (bottom - top)

    for line in range(low, high + 1):
        level = at(0, line * step)[1]
        zero = line == 0
        artist.rule(
            left, level, right, level, theme.LINE_STRONG if zero else theme.INK3, width=2 if zero else 1
        )
        text = f"{MINUS}{-line * step}" if line < 0 else str(line * step)
        artist.right(left - 10, level, text, 17, theme.T2, room=52)
    for end in chart.shoe_ends:
        _dashed(artist, [(at(end, 0)[0], top), (at(end, 0)[0], bottom + 8)], theme.LINE, 1.2, _DOTS)
    expected = [at(place, value / chart.scale) for place, value in chart.theoretical]
    _dashed(artist, expected, theme.T3, 2.5)
    won = [at(place, value / chart.scale) for place, value in chart.net]
    _line(artist, won, theme.T1, 2.5)
    if won:
        artist.disc(*won[-1], 5.5, theme.T1)
    _paint_totals(artist, chart, (right + 12, top), x + width - right - 18)
    for mark in chart.hours:
        artist.centre(at(mark.at, 0)[0], bottom + 26, mark.text, 17, theme.T2, room=70)
    for mark in chart.shoes:
        artist.centre(at(mark.at, 0)[0], bottom + 50, mark.text, 17, theme.T2, room=90)


def _paint_totals(artist: Artist, chart: NetChart, corner: tuple[float, float], room: float) -> None:
    x, y = corner
    artist.text(x, y + 14, tr("theoretical"), 17, theme.T2, room=room)
    artist.text(x, y + 34, chart.theoretical_total, 18, theme.T2, bold=True, room=room)
    artist.text(x, y + 67, tr("net"), 17, theme.T1, room=room)
    artist.text(x, y + 88, chart.net_total, 19, theme.T1, bold=True, room=room)


def _paint_head(artist: Artist, box: Box, words: tuple[str, str, str]) -> None:
    title, second, caption = words
    x, y, width, _ = box
    artist.round_box(box, theme.Radius.BOX, theme.INK1, theme.LINE)
    right = artist.right(x + width - 18, y + 24, caption, 18, theme.T2, room=width * 0.5)
    runs = [Run(title, 21, theme.T1, True), Run(second, 18, theme.T2, gap=11)]
    artist.runs(x + 18, y + 24, runs, width - 36 - right - 10)


def _points(artist: Artist, points: Sequence[tuple[float, float]]) -> QPolygonF:
    f = artist.factor
    return QPolygonF([QPointF(x * f, y * f) for x, y in points])


def _line(artist: Artist, points: Sequence[tuple[float, float]], colour: QColor, width: float) -> None:
    pen = QPen(colour, width * artist.factor)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    artist.painter.setPen(pen)
    artist.painter.setBrush(Qt.BrushStyle.NoBrush)
    artist.painter.drawPolyline(_points(artist, points))


def _dashed(
    artist: Artist,
    points: Sequence[tuple[float, float]],
    colour: QColor,
    width: float,
    dash: tuple[float, float] = _DASH,
) -> None:
    pen = QPen(colour, width * artist.factor)
    pen.setDashPattern(dash)
    artist.painter.setPen(pen)
    artist.painter.setBrush(Qt.BrushStyle.NoBrush)
    artist.painter.drawPolyline(_points(artist, points))
