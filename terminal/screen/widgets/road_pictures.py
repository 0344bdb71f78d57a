"""The roads of the scoreboard as parts of a panel; a road has as many columns as its box has room for."""

from __future__ import annotations

from terminal.rules.roads import ROWS, BeadCell, BigRoadCell
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.roads import paint_bead_plate, paint_big_road


class BeadPlate(Leaf, frozen=True):
    """The bead plate: every round in order."""

    cells: tuple[BeadCell, ...]

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the newest columns."""
        del inks
        paint_bead_plate(artist, box[:2], *_cells(box), self.cells)


class BigRoad(Leaf, frozen=True):
    """The big road: the runs of either hand."""

    cells: tuple[BigRoadCell, ...]

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the newest columns."""
        del inks
        paint_big_road(artist, box[:2], *_cells(box), self.cells)


def _cells(box: Box) -> tuple[float, int]:
    """Return how large a cell is, and how many columns have room."""
    _, _, width, height = box
    cell = height / ROWS
    return cell, round(width / cell)
