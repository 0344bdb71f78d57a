"""Paints the roads of the scoreboard: bead plate, big road, and the three derived roads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import zip_longest
from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.roads import ROWS, BeadCell, BigRoadCell, Color, DerivedCell
from terminal.screen import theme
from terminal.screen.widgets.paint import Artist, Box, middle_of

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
    for column in range(1, columns):
        artist.rule(x + column * cell, y, x + column * cell, y + height, _GRID, width=1)
    for row in range(1, ROWS):
        artist.rule(x, y + row * cell, x + width, y + row * cell, _GRID, width=1)


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
