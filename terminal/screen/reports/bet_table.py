"""The table of the bets of a shift: a line a kind of bet, and one for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import millions, money, signed_millions, signed_money
from terminal.screen.reports.views import BetLine, ReportView
from terminal.screen.theme import Gap, Radius, Size, Type
from terminal.screen.translate import both, chinese, tr
from terminal.screen.widgets.ground import RAISED_EDGED, ROW
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, grid, row
from terminal.screen.widgets.paint import Align, Box
from terminal.screen.widgets.parts import Rule, Spine, Text, caption, strong, titled
from terminal.screen.widgets.sheet import Sheet

_COLUMNS: Final = (65.0, 136.0, 120.0, 90.0, 122.0, 113.0)
"""How wide the figures of a bet are, as long as that is enough."""
_COLUMN_GAP: Final = Gap.SMALL
"""The least room between two columns."""
_SPINE: Final = Size.HINT
_LINE: Final = Size.SIGN
_BET: Final = 31.0

_Figures = tuple[tuple[str, bool], ...]
"""The figures of a bet, each with whether it is bold."""


class BetTable(PanelPart, frozen=True):
    """The table. No figure is cut.

    Where the usual columns are too narrow they are as wide as they must be, and where the page is, sums are
    written in millions.
    """

    view: ReportView

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the head, the bets, and all of them together."""
        view = self.view
        titles = (tr("bets"), tr("turnover"), tr("House net"), tr("net %"), tr("theoretical"), tr("edge"))
        widths, written = _columns(sheet, view, titles)
        head = (
            caption(title, align=Align.RIGHT, wide=wide) for title, wide in zip(titles, widths, strict=True)
        )
        bets = (
            row(
                _spine(line.bet),
                strong(line.title, Type.LABEL, grow=1),
                row(*_cells(figures, widths)),
                pad=Pad(right=Gap.MEDIUM),
                gap=Gap.WIDE,
                ground=ROW.rounded(Radius.AREA),
            )
            for line, figures in zip(view.bets, written, strict=False)
        )
        every = view.all_bets
        column(
            row(
                titled(both("By bet"), Type.AMOUNT, Type.LABEL, grow=1),
                *head,
                pad=Pad(Gap.EDGE, Gap.HAIR, Gap.BLOCK),
                high=_LINE,
            ),
            grid(*bets, columns=1, line_gap=Gap.TIGHT, most=_BET, pad=Pad.across(Gap.MEDIUM), grow=1),
            row(Rule(theme.LINE_STRONG, grow=1), pad=Pad.across(Gap.MEDIUM)),
            row(
                _SPINE,
                strong(every.title, Type.LABEL, grow=1),
                row(*_cells(written[-1], widths)),
                gap=Gap.WIDE,
                pad=Pad(Gap.MEDIUM, 0, Gap.BLOCK),
                high=_LINE,
            ),
            pad=Pad(bottom=Gap.INSET),
        ).place(box, sheet)


def _spine(bet: Bet | None) -> PanelPart:
    """Return the block that begins a line; insurance has one of its own."""
    if bet is None:
        glyph = strong(chinese("INSURANCE"), Type.SECOND, align=Align.CENTRE)
        return boxed(RAISED_EDGED.rounded(Radius.AREA), glyph, wide=_SPINE)
    fill = theme.SIX_AREA.bet if bet is Bet.SIX else None
    size = Type.BODY if len(theme.glyph(bet)) == 1 else Type.SECOND
    return Spine(bet, size, fill, wide=_SPINE)


def _cells(figures: _Figures, widths: Sequence[float]) -> tuple[PanelPart, ...]:
    return tuple(
        Text(figure, Type.LABEL, bold=bold, faint=not bold, align=Align.RIGHT, wide=wide)
        for (figure, bold), wide in zip(figures, widths, strict=True)
    )


def _columns(
    sheet: Sheet, view: ReportView, titles: Sequence[str]
) -> tuple[tuple[float, ...], list[_Figures]]:
    """Return how wide the columns are, and what stands in them line by line, the last being all bets."""
    room = sum(_COLUMNS) - _COLUMN_GAP * len(titles)
    written = _lines(view, money, signed_money)
    widths = _widths(sheet, titles, written)
    if sum(widths) > room:
        written = _lines(view, millions, signed_millions)
        widths = _widths(sheet, titles, written)
    if all(width + _COLUMN_GAP <= usual for width, usual in zip(widths, _COLUMNS, strict=True)):
        return _COLUMNS, written
    gap = _COLUMN_GAP + max(room - sum(widths), 0) / len(widths)
    return tuple(width + gap for width in widths), written


def _widths(sheet: Sheet, titles: Sequence[str], written: Sequence[_Figures]) -> list[float]:
    """Return how wide each column must be, design px."""
    return [
        max(
            sheet.measure(title, Type.NOTE),
            *(sheet.measure(figures[number][0], Type.LABEL, figures[number][1]) for figures in written),
        )
        for number, title in enumerate(titles)
    ]


def _lines(view: ReportView, write: Callable[[int], str], signed: Callable[[int], str]) -> list[_Figures]:
    return [
        *(_figures(line, write, signed, whole=False) for line in view.bets),
        _figures(view.all_bets, write, signed, whole=True),
    ]


def _figures(
    line: BetLine, write: Callable[[int], str], signed: Callable[[int], str], *, whole: bool
) -> _Figures:
    return (
        (f"{line.bets:,}", whole),
        (write(line.turnover), True),
        (signed(line.net), True),
        (line.net_share, whole),
        (signed(line.theoretical), whole),
        (line.edge, whole),
    )
