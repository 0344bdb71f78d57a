"""A chart while it is drawn: where its plot lies, and the pens that write and rule on it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from reportlab.graphics.shapes import Drawing, Line, String
from reportlab.lib.colors import HexColor

from terminal.reports.chart_looks import Look, Palette, Words
from terminal.reports.chart_marks import mark_shapes, places_of_marks
from terminal.reports.paper_fonts import BOLD, REGULAR, width_of
from terminal.reports.spec import Chart, Happening

DASH = (4, 2.5)
DOTS = (1, 2)
_DAY = 86_400


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart, what it is drawn on, and the room to the left and right of the plot."""

    chart: Chart
    zone: ZoneInfo
    look: Look
    words: Words
    drawing: Drawing
    beside: tuple[float, float]

    @property
    def palette(self) -> Palette:
        """The colours."""
        return self.look.palette

    @property
    def x(self) -> float:
        """The left edge of the plot."""
        return self.beside[0]

    @property
    def y(self) -> float:
        """The lower edge of the plot."""
        return self.look.below

    @property
    def width(self) -> float:
        """How wide the plot is."""
        return float(self.drawing.width) - sum(self.beside)

    @property
    def height(self) -> float:
        """How high the plot is."""
        return float(self.drawing.height) - self.look.below - self.look.above

    @property
    def right(self) -> float:
        """The right edge of the plot."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """The upper edge of the plot."""
        return self.y + self.height

    def seconds(self, at: datetime) -> float:
        """How far into the period a moment is."""
        return (at - self.chart.start).total_seconds()

    def along(self, at: datetime) -> float:
        """Where a moment lies, with time running evenly from edge to edge."""
        whole = self.seconds(self.chart.end)
        return self.x + self.width * (self.seconds(at) / whole if whole else 0.0)

    def rule(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        colour: str,
        *,
        width: float = 1.0,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draws a line; its width and dashes in fine lines."""
        pen = self.look.pen * width
        dashes = None if dash is None else [part * self.look.pen * 2 for part in dash]
        self.drawing.add(
            Line(x1, y1, x2, y2, strokeColor=HexColor(colour), strokeWidth=pen, strokeDashArray=dashes)
        )

    def write(
        self,
        x: float,
        y: float,
        text: str,
        colour: str,
        *,
        size: float | None = None,
        font: str = REGULAR,
        anchor: str = "start",
    ) -> None:
        """Writes a line of text."""
        self.drawing.add(
            String(
                x,
                y,
                text,
                fontName=font,
                fontSize=size or self.look.text,
                fillColor=HexColor(colour),
                textAnchor=anchor,
            )
        )

    def write_two(self, level: float, title: str, value: str, colours: tuple[str, str]) -> None:
        """Writes a name and its bold value under it, right of the plot, around a level."""
        size = self.look.text
        self.write(self.right + size * 0.6, level + size * 0.15, title, colours[0])
        self.write(self.right + size * 0.6, level - size * 1.05, value, colours[1], font=BOLD)

    def mark_along(self, places: list[tuple[float, Happening]]) -> None:
        """Puts marks under the names of the moments."""
        y = self.y - self.look.axis * 1.65 - self.look.mark * 1.1
        for x, what in places_of_marks(places, self.look.mark, (self.x, self.right)):
            for shape in mark_shapes(what, x, y, self.look):
                self.drawing.add(shape)


def name_moments(plot: Plot, names: list[tuple[float, datetime]]) -> None:
    """Names as many moments as stand apart."""
    look, free = plot.look, float("-inf")
    for x, at in names:
        text = _clock(at, plot)
        half = width_of(text, REGULAR, look.axis) / 2
        if x - half < free or x + half > float(plot.drawing.width):
            continue
        free = x + half + look.axis * 0.5
        plot.write(x, plot.y - look.axis * 1.4, text, plot.palette.soft, size=look.axis, anchor="middle")


def _clock(at: datetime, plot: Plot) -> str:
    """A moment by the clock of the house: the time, or the date where a bar is a day."""
    local = at.astimezone(plot.zone)
    return f"{local:%m-%d}" if plot.chart.step >= _DAY else f"{local:%H:%M}"


def style_axis(axis: object, plot: Plot, *, grid: bool) -> None:
    """Gives an axis of ReportLab the plot's pens and labels; `grid` rules lines across, not the axis."""
    settings: dict[str, object] = {
        "strokeColor": None if grid else HexColor(plot.palette.edge),
        "visibleTicks": 0,
        "visibleGrid": int(grid),
        "gridStrokeColor": HexColor(plot.palette.grid),
        "gridStrokeWidth": plot.look.pen,
    }
    for name, value in settings.items():
        setattr(axis, name, value)
    style_labels(axis.labels, plot.palette.soft, plot.look)  # type: ignore[attr-defined]


def style_labels(labels: object, colour: str, look: Look) -> None:
    """Gives labels of ReportLab the font and size of an axis, and a colour such as `#12181D`."""
    for name, value in {"fontName": REGULAR, "fontSize": look.axis, "fillColor": HexColor(colour)}.items():
        setattr(labels, name, value)
