"""The roads of the scoreboard: how they are painted, and their parts, with names, marks and counts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import zip_longest
from typing import Final, Protocol, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.roads import ROWS, BeadCell, BigRoadCell, Color, DerivedCell, Scoreboard
from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, both, chinese_first, tr
from terminal.screen.views import Counts
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf, Pad, PanelPart, column, row, space
from terminal.screen.widgets.paint import Align, Artist, Box, Run, middle_of
from terminal.screen.widgets.parts import TextRuns, titled, words
from terminal.screen.widgets.sheet import Sheet

RESULT_BETS: Final = {Result.PLAYER: Bet.PLAYER, Result.BANKER: Bet.BANKER, Result.TIE: Bet.TIE}
"""The bet whose glyph and colours stand for a result."""

_GLYPH_CELL: Final = 15.5
"""From this many screen px a bead carries its glyph; smaller, its shape tells the result."""

_COUNT_CELL: Final = 30.0
"""From this many screen px the number of Ties on a decision is written on it."""

_GRID: Final = theme.blend(theme.SURFACE, theme.LINE, 0.4)


class RoadMark(Enum):
    """The shape of a derived road's marks."""

    RING = "ring"
    DISC = "disc"
    SLANT = "slant"


class RoadCell(Protocol):
    """A cell of any road, with the mark in it."""

    @property
    def col(self) -> int: ...

    @property
    def row(self) -> int: ...


P = TypeVar("P", bound=RoadCell)


def first_column(cells: Sequence[RoadCell], columns: int) -> int:
    """Return the column at the left edge of a window of `columns`, which always shows the newest mark.

    The window ends with the last column, unless a long tail has run so far ahead that the columns begun under
    it would be hidden: then it goes back to them.
    """
    if not cells:
        return 0
    at_the_end = max(cell.col for cell in cells) + 1 - columns
    return max(0, min(at_the_end, cells[-1].col - columns // 2))


def changed_boxes(
    corner: tuple[float, float],
    cell: float,
    columns: int,
    before: Sequence[RoadCell],
    after: Sequence[RoadCell],
) -> list[Box] | None:
    """Return the boxes of the cells on show that look otherwise; None if the columns moved on."""
    first = first_column(after, columns)
    if first_column(before, columns) != first:
        return None
    changed = (pair for pair in zip_longest(before, after) if pair[0] != pair[1])
    cells = [placed for pair in changed for placed in pair if placed is not None]
    return [box for _, box in _on_show(corner, cell, columns, cells, first)]


def _on_show(
    corner: tuple[float, float], cell: float, columns: int, cells: Iterable[P], first: int
) -> Iterator[tuple[P, Box]]:
    """Give the cells that have room in `columns` from the `first` one on, each with its box."""
    for placed in cells:
        if first <= placed.col < first + columns:
            x = corner[0] + (placed.col - first) * cell
            yield placed, (x, corner[1] + placed.row * cell, cell, cell)


def _painted(
    artist: Artist, corner: tuple[float, float], cell: float, columns: int, cells: Sequence[P]
) -> Iterator[tuple[P, tuple[float, float]]]:
    """Give the newest cells on show that are painted now, each with its middle."""
    for placed, box in _on_show(corner, cell, columns, cells, first_column(cells, columns)):
        if artist.shows(box):
            yield placed, middle_of(box)


def paint_grid(artist: Artist, corner: tuple[float, float], cell: float, columns: int) -> None:
    """Paint the empty road of six rows."""
    x, y = corner
    width, height = columns * cell, ROWS * cell
    artist.round_box((x - 1, y - 1, width + 2, height + 2), 3, theme.SURFACE, theme.LINE)
    for across in range(1, columns):
        artist.rule(x + across * cell, y, x + across * cell, y + height, _GRID, width=1)
    for down in range(1, ROWS):
        artist.rule(x, y + down * cell, x + width, y + down * cell, _GRID, width=1)


def paint_bead_plate(
    artist: Artist, corner: tuple[float, float], cell: float, columns: int, cells: Sequence[BeadCell]
) -> None:
    """Paint the bead plate: every round in order, Ties too."""
    paint_grid(artist, corner, cell, columns)
    for bead, (x, y) in _painted(artist, corner, cell, columns, cells):
        _paint_bead(artist, x, y, cell, bead.result)
        _paint_pairs(artist, (x, y), cell, bead.player_pair, bead.banker_pair)


def paint_big_road(
    artist: Artist, corner: tuple[float, float], cell: float, columns: int, cells: Sequence[BigRoadCell]
) -> None:
    """Paint the big road: Banker a thick ring, Player a thin one, Ties a green stroke."""
    paint_grid(artist, corner, cell, columns)
    for decision, (x, y) in _painted(artist, corner, cell, columns, cells):
        banker = decision.side is Hand.BANKER
        edge = (theme.BANKER_AREA if banker else theme.PLAYER_AREA).edge
        artist.disc(x, y, cell * 0.39, None, edge, width=cell * (0.155 if banker else 0.09))
        if decision.ties:
            _paint_slant(artist, (x, y), cell * 0.42, theme.TIE_AREA.text, cell * 0.09)
        if decision.ties > 1 and cell * artist.factor >= _COUNT_CELL:
            artist.centre(x, y, str(decision.ties), cell * 0.34, theme.TEXT, bold=True, room=cell)
        _paint_pairs(artist, (x, y), cell, decision.player_pair, decision.banker_pair)


def paint_derived(
    artist: Artist,
    corner: tuple[float, float],
    cell: float,
    columns: int,
    cells: Sequence[DerivedCell],
    *,
    mark: RoadMark,
) -> None:
    """Paint a derived road: red marks are thick or full, blue ones thin or hollow."""
    paint_grid(artist, corner, cell, columns)
    for placed, middle in _painted(artist, corner, cell, columns, cells):
        paint_mark(artist, middle, cell, placed.color, mark)


def paint_mark(
    artist: Artist,
    middle: tuple[float, float],
    cell: float,
    color: Color,
    mark: RoadMark,
    *,
    ground: QColor | None = None,
) -> None:
    """Paint one mark of a derived road on `ground`, that of a road if none is named."""
    red = color is Color.RED
    ink = (theme.BANKER_AREA if red else theme.PLAYER_AREA).edge
    x, y = middle
    match mark:
        case RoadMark.RING:
            artist.disc(x, y, cell * 0.37, None, ink, width=cell * (0.17 if red else 0.1))
        case RoadMark.DISC:
            artist.disc(x, y, cell * 0.38, ink)
            if not red:
                artist.disc(x, y, cell * 0.11, theme.SURFACE if ground is None else ground)
        case RoadMark.SLANT:
            _paint_slant(artist, middle, cell * 0.38, ink, cell * (0.2 if red else 0.11))


def _paint_bead(artist: Artist, x: float, y: float, cell: float, result: Result) -> None:
    bet = RESULT_BETS[result]
    area = theme.AREA_COLOURS[bet]
    if cell * artist.factor >= _GLYPH_CELL:
        artist.disc(x, y, cell * 0.43, area.spine)
        artist.sign(x, y, theme.glyph(bet), cell * 0.6, theme.TEXT)
    elif result is Result.BANKER:
        artist.disc(x, y, cell * 0.4, area.edge)
    elif result is Result.PLAYER:
        artist.disc(x, y, cell * 0.4, None, area.edge, width=cell * 0.2)
    else:
        _paint_diamond(artist, x, y, cell * 0.42, area.edge)


def _paint_pairs(
    artist: Artist, middle: tuple[float, float], cell: float, player: bool, banker: bool
) -> None:
    x, y = middle
    away = cell * 0.33
    for there, aside, area in ((banker, -away, theme.BANKER_AREA), (player, away, theme.PLAYER_AREA)):
        if there:
            radius = max(cell * 0.13, 2.2)
            artist.disc(x + aside, y + aside, radius, area.text, theme.SURFACE, width=0.8)


def _paint_slant(
    artist: Artist, middle: tuple[float, float], reach: float, ink: QColor, width: float
) -> None:
    f = artist.factor
    x, y = middle
    pen = QPen(ink, width * f)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    artist.painter.setPen(pen)
    artist.painter.drawLine(
        QPointF((x - reach) * f, (y + reach) * f), QPointF((x + reach) * f, (y - reach) * f)
    )


def _paint_diamond(artist: Artist, x: float, y: float, reach: float, fill: QColor) -> None:
    f = artist.factor
    corners = ((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))
    artist.painter.setPen(Qt.PenStyle.NoPen)
    artist.painter.setBrush(fill)
    artist.painter.drawPolygon(QPolygonF([QPointF(a * f, b * f) for a, b in corners]))


_BEAD_COLUMNS: Final = 12
_BIG_COLUMNS: Final = 21
_DERIVED_COLUMNS: Final = 22
_CELL: Final = 40.0
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
        _titled(name, Road(draw, cells, _CELL / 2, _DERIVED_COLUMNS), Size.HEAD)
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
    came = (counts.banker, counts.player, counts.tie, counts.banker_pair, counts.player_pair)
    results = zip(RESULT_WORDS.items(), came, strict=True)
    items = (
        *((theme.glyph(bet), word, count, bet) for (bet, word), count in results),
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
