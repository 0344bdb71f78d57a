"""The parts of the roads page: the titled roads, the mark that comes next, and the line of counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from terminal.rules.bets import Bet
from terminal.rules.roads import ROWS, BeadCell, BigRoadCell, Color, DerivedCell, Scoreboard
from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, both, chinese_first, tr
from terminal.screen.views import Counts
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf, Pad, PanelPart, column, row, space
from terminal.screen.widgets.paint import Align, Artist, Box, Run, middle_of
from terminal.screen.widgets.parts import TextRuns, titled, words
from terminal.screen.widgets.roads import (
    RoadCell,
    RoadMark,
    changed_boxes,
    paint_bead_plate,
    paint_big_road,
    paint_derived,
    paint_mark,
)
from terminal.screen.widgets.sheet import Sheet

_BEAD_COLUMNS: Final = 12
_BIG_COLUMNS: Final = 21
_DERIVED_COLUMNS: Final = 22
_CELL: Final = 40.0
_DERIVED_CELL: Final = _CELL / 2
_WIDE_CELL: Final = 28.0
_BEAD_WIDE: Final = 14 * _CELL
_COUNT: Final = 37.0
_APART: Final = 48.0
_WORD_APART: Final = 9.0
_COUNT_APART: Final = 13.0

RESULT_WORDS: Final = {
    Bet.BANKER: "BANKER",
    Bet.PLAYER: "PLAYER",
    Bet.TIE: "TIE",
    Bet.BANKER_PAIR: "BANKER PAIR",
    Bet.PLAYER_PAIR: "PLAYER PAIR",
}
"""The words on the felt; the same in every language."""


class Road(Leaf, frozen=True):
    """A road of six rows; `draw` paints it at a corner, in cells of a size, so many columns wide."""

    draw: Callable[..., None]
    cells: Sequence[RoadCell]
    cell: float
    columns: int

    def width(self, _sheet: Sheet) -> float:
        """Return the width of all columns."""
        return self.columns * self.cell

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return the height of all rows."""
        return ROWS * self.cell

    def differs(self, before: object, box: Box) -> Sequence[Box] | None:
        """Return the cells that changed, unless the columns moved on."""
        if not isinstance(before, Road) or replace(before, cells=self.cells) != self:
            return None
        return changed_boxes(box[:2], self.cell, self.columns, before.cells, self.cells)

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the road."""
        self.draw(artist, box[:2], self.cell, self.columns, cells=self.cells)


class NextMark(Leaf, frozen=True):
    """The mark that a derived road would get next, as high as its box."""

    color: Color
    mark: RoadMark

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the mark in the middle."""
        paint_mark(artist, middle_of(box), box[3], self.color, self.mark, ground=theme.SURFACE_RAISED)


class FittedRoad(PanelPart, frozen=True):
    """A road with its name, as many columns wide as there is room for; it says where more have come."""

    name: Bilingual
    draw: Callable[..., None]
    cells: Sequence[BeadCell | BigRoadCell | DerivedCell]
    legend: TextRuns | None = None

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the name over the road, whose cells are as high as the room for six of them."""
        _, _, width, height = box
        cell = (height - Size.HEAD) / ROWS
        shown, columns = int(width / cell), max((cell.col for cell in self.cells), default=-1) + 1
        more = self.legend
        if columns > shown:
            last = tr("last {shown} of {columns}").format(shown=shown, columns=columns)
            more = words(Run(last, Type.TEXT, faint=True), align=Align.RIGHT, grow=1)
        _titled(self.name, Road(self.draw, self.cells, cell, shown), Size.HEAD, more).place(box, sheet)


def fitted_roads(board: Scoreboard, aside: PanelPart) -> tuple[PanelPart, PanelPart]:
    """Return both rows of roads for a wide display, with `aside` behind the derived ones."""
    derived = (FittedRoad(name, draw, cells, grow=1) for name, cells, draw in _derived(board))
    return (
        row(
            FittedRoad(both("Bead plate"), paint_bead_plate, board.bead_plate, wide=_BEAD_WIDE),
            FittedRoad(both("Big road"), paint_big_road, board.big_road, _legend(), grow=1),
            gap=Gap.PAGE,
            high=Size.HEAD + ROWS * _CELL,
        ),
        row(*derived, aside, gap=Gap.BODY, high=Size.HEAD + ROWS * _WIDE_CELL),
    )


_RINGS: Final = partial(paint_derived, mark=RoadMark.RING)
_DISCS: Final = partial(paint_derived, mark=RoadMark.DISC)
_SLANTS: Final = partial(paint_derived, mark=RoadMark.SLANT)
"""Made once: two that are made are never equal, and the road would be painted again for nothing."""


def _derived(board: Scoreboard) -> tuple[tuple[Bilingual, tuple[DerivedCell, ...], Callable[..., None]], ...]:
    return (
        (both("Big eye boy"), board.big_eye_boy, _RINGS),
        (both("Small road"), board.small_road, _DISCS),
        (both("Cockroach pig"), board.cockroach_pig, _SLANTS),
    )


def roads(board: Scoreboard) -> PanelPart:
    """Return all five roads with their names."""
    bead_plate = Road(paint_bead_plate, board.bead_plate, _CELL, _BEAD_COLUMNS)
    big_road = Road(paint_big_road, board.big_road, _CELL, _BIG_COLUMNS)
    derived = (
        _titled(name, Road(draw, cells, _DERIVED_CELL, _DERIVED_COLUMNS), Size.HEAD)
        for name, cells, draw in _derived(board)
    )
    return column(
        row(
            _titled(both("Bead plate"), bead_plate, Size.TOUCH),
            _titled(both("Big road"), big_road, Size.TOUCH, _legend()),
            gap=_CELL,
        ),
        row(*derived, gap=Gap.BODY),
    )


def counts_line(counts: Counts, *, compact: bool) -> PanelPart:
    """Return how often each result came; `compact` leaves the words out."""
    items = (
        (theme.glyph(Bet.BANKER), RESULT_WORDS[Bet.BANKER], counts.banker, Bet.BANKER),
        (theme.glyph(Bet.PLAYER), RESULT_WORDS[Bet.PLAYER], counts.player, Bet.PLAYER),
        (theme.glyph(Bet.TIE), RESULT_WORDS[Bet.TIE], counts.tie, Bet.TIE),
        (theme.glyph(Bet.BANKER_PAIR), RESULT_WORDS[Bet.BANKER_PAIR], counts.banker_pair, Bet.BANKER_PAIR),
        (theme.glyph(Bet.PLAYER_PAIR), RESULT_WORDS[Bet.PLAYER_PAIR], counts.player_pair, Bet.PLAYER_PAIR),
        (*chinese_first("ROUNDS"), counts.rounds, None),
        *(((*chinese_first("VOID"), counts.voids, None),) if counts.voids else ()),
    )
    runs: list[Run] = []
    for glyph, word, count, bet in items:
        ink = None if bet is None else theme.AREA_COLOURS[bet].text
        runs.append(Run(glyph, Gap.PAGE, ink, bold=True, gap=_APART if runs else 0))
        if not compact:
            runs.append(Run(word, Type.TEXT, gap=_WORD_APART, faint=True))
        runs.append(Run(str(count), _COUNT, bold=True, gap=_COUNT_APART))
    return row(words(*runs, grow=1), pad=Pad.across(Gap.PAGE))


def _titled(name: Bilingual, road: Road, high: float, legend: TextRuns | None = None) -> PanelPart:
    title = titled(name, Type.AMOUNT, Type.BODY, Gap.WIDE)
    legends = () if legend is None else (space(Gap.PAGE), legend)
    return column(row(title, *legends, pad=Pad(top=Gap.WIDE), high=high), road)


def _legend() -> TextRuns:
    """Return what the marks of the big road mean."""
    runs = (
        Run(theme.glyph(Bet.BANKER), Type.TEXT, faint=True),
        Run(tr("thick ring"), Type.TEXT, gap=Gap.SMALL, faint=True),
        Run(theme.glyph(Bet.PLAYER), Type.TEXT, gap=_WORD_APART, faint=True),
        Run(tr("thin ring"), Type.TEXT, gap=Gap.SMALL, faint=True),
        Run(theme.glyph(Bet.TIE), Type.TEXT, gap=_WORD_APART, faint=True),
        Run(tr("green stroke"), Type.TEXT, gap=Gap.SMALL, faint=True),
        Run(tr("dots: Pairs"), Type.TEXT, gap=Gap.WIDE, faint=True),
    )
    return words(*runs, align=Align.RIGHT, grow=1)
