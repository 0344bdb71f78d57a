"""The report of a shift as a page: figures, charts, bets, irregularities and overrides."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.reports.bet_table import BetTable
from terminal.screen.reports.charts import chart, drawing_size
from terminal.screen.reports.head import BAND_HIGH, EDGE, PAGE, report_page
from terminal.screen.reports.views import CountLine, ReportTile, ReportView
from terminal.screen.theme import Gap, Radius, Size, Type
from terminal.screen.translate import Bilingual, both
from terminal.screen.widgets.ground import BARE, FLAT, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, first_fit, grid, row
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Icon, Rule, Text, caption, strong, titled, words

_TILES: Final = 104.0
_CHARTS: Final = (692.0, 320.0)
"""How large the frame of a chart is where nothing is said over the page."""
_BETS: Final = 900.0
_MOST_SQUARES: Final = 8


def size_of_charts(*, banded: bool) -> tuple[float, float]:
    """Return the size of the drawing of each chart, design px; `banded`: something is said over them."""
    wide, _ = _CHARTS
    return drawing_size(wide, _charts_high(banded=banded))


def _charts_high(*, banded: bool) -> float:
    _, high = _CHARTS
    return high - BAND_HIGH - Gap.SMALL if banded else high


class ReportPage(Panel[ReportView]):
    """The page; it is only read."""

    BOX = PAGE

    def parts(self, view: ReportView) -> PanelPart:
        """Return figures, charts and lists."""
        banded = view.band is not None
        body = column(
            row(*map(_tile, view.tiles), gap=Gap.WORDS, high=_TILES),
            row(chart(view.pace), chart(view.net), gap=Gap.MEDIUM, high=_charts_high(banded=banded)),
            row(
                boxed(PANEL.rounded(Radius.BOX), BetTable(view), wide=_BETS),
                boxed(PANEL.rounded(Radius.BOX), _counts(view, compact=self.compact), grow=1),
                gap=Gap.WORDS,
                grow=1,
            ),
            gap=Gap.WORDS,
            pad=Pad(EDGE, Gap.WORDS if banded else Gap.WIDE, EDGE, Gap.WIDE),
            grow=1,
        )
        return report_page((view.title, view.second, view.caption), view.band, body)


def _tile(tile: ReportTile) -> PanelPart:
    """Return one figure of the shift, with what it is compared to."""
    label = Run(tile.label, Type.LABEL, faint=True)
    return column(
        words(label, Run(tile.second, Type.NOTE, theme.TEXT_FAINT, gap=Gap.MEDIUM), high=Size.TOTALS),
        strong(tile.figure, Type.STEP, grow=1),
        row(caption(tile.note, grow=1), strong(tile.note_figure, Type.NOTE), gap=Gap.MEDIUM, grow=1),
        pad=Pad.across(Gap.BLOCK, 0, Gap.HAIR),
        ground=FLAT.rounded(Radius.BOX),
        grow=1,
    )


def _counts(view: ReportView, *, compact: bool) -> PanelPart:
    """Return how often something went wrong, and how often somebody overrode; closer where there is much."""
    return column(
        _counts_head(both("Irregularities"), "warning", theme.ALARM, view.irregularities, 0),
        _count_lines(view.irregularities, theme.ALARM, compact=compact),
        Rule(),
        _counts_head(both("Overrides"), "shield", theme.TEXT, view.overrides, -Gap.HAIR),
        _count_lines(view.overrides, theme.TEXT_SOFT, compact=compact),
        pad=Pad(bottom=-Gap.HAIR),
    )


def _counts_head(
    title: Bilingual, icon: str, ink: QColor, lines: Sequence[CountLine], up: float
) -> PanelPart:
    return row(
        Icon(icon, Type.BODY, ink),
        Gap.MEDIUM,
        titled(title, Type.AMOUNT, Type.LABEL, grow=1),
        Gap.WORDS,
        caption(f"{sum(line.count for line in lines):,}", Type.LABEL),
        pad=Pad(Gap.EDGE, up, Gap.EDGE),
        high=Size.HINT + up,
    )


def _count_lines(lines: Sequence[CountLine], squares: QColor, *, compact: bool) -> PanelPart:
    most = min(max((line.count for line in lines), default=0), _MOST_SQUARES)
    return grid(
        *(column(row(*_count(line, most, squares, compact=compact), high=Gap.WIDE), FILL) for line in lines),
        columns=1,
        most=Size.LINE,
        pad=Pad.across(Gap.EDGE),
    )


def _count(line: CountLine, most: int, squares: QColor, *, compact: bool) -> tuple[PanelPart | float, ...]:
    """Return how often something happened: what there is no room for is left out, squares first."""
    title = Text(line.title, Type.NOTE)
    cited = Text(line.paragraph, Type.SECOND, bold=True, faint=True)
    paragraph = (Gap.KEYS if compact else Gap.WORDS, cited)
    note = (Gap.WIDE, caption(line.note))
    what = (title, *(paragraph if line.paragraph else ()))
    noted = (*what, FILL, *(note if line.note else ()))
    squared = (*noted, Gap.WORDS, _squares(line.count, most, squares, compact=compact))
    least = Size.NOTE_LINE if compact else Size.ICON
    count = Text(f"{line.count:,}", Type.BODY, bold=True, align=Align.RIGHT, least=least)
    said = first_fit(row(*squared), row(*noted), row(*what), row(title), grow=1)
    return (said, Gap.MEDIUM, count)


def _squares(count: int, most: int, fill: QColor, *, compact: bool) -> PanelPart:
    """Return a square for each time, in the room of `most`."""
    side, gap = (Gap.KEYS, Gap.HAIR) if compact else (Gap.WIDE, Gap.TOUCH)
    square = boxed(BARE.filled(fill).rounded(Gap.HAIR), wide=side, high=side)
    shown = [square] * min(count, _MOST_SQUARES)
    return row(FILL, row(*shown, gap=gap), wide=most * (side + gap))
