"""Chips to cut: of each value a stack, as large as there is room, and how many under it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from terminal.screen.theme import Gap, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.chips import STEP, paint_stack, stack_height
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf, PanelPart, column, grid
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.parts import strong
from terminal.screen.widgets.sheet import Sheet

_RADII: Final = {1: 49.0, 5: 38.0, 6: 30.0}
"""The radius of chips by the least number of values that it is for."""
_ON_A_LINE: Final = 5
_STACK: Final = 4
"""At most so many chips of a stack are drawn: the count says the rest."""


class ChipStack(Leaf, frozen=True):
    """Chips of one value on one another, in the middle of their room."""

    value: int
    count: int
    radius: float

    def width(self, _sheet: Sheet) -> float:
        """Return how wide a chip is."""
        return 2 * self.radius

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return how high the highest stack is, so that all of a line stand alike."""
        return stack_height(self.radius, _STACK)

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the stack, its uppermost chip over the middle."""
        x, y, width, height = box
        drawn = min(self.count, _STACK)
        top = y + height / 2 - (drawn - 1) * self.radius * STEP / 2
        middle = QPointF((x + width / 2) * artist.factor, top * artist.factor)
        paint_stack(artist.painter, middle, self.radius * artist.factor, [self.value] * drawn)


class CutChips(PanelPart, frozen=True):
    """The chips of a sum, the largest first: one line of up to five values, or two."""

    chips: tuple[tuple[int, int], ...]

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place a stack a value, with its count."""
        if not self.chips:
            return
        kinds = len(self.chips)
        lines = -(-kinds // _ON_A_LINE)
        columns = -(-kinds // lines)
        _, _, width, height = box
        radius = _RADII[max(least for least in _RADII if least <= kinds)]
        radius = min(radius, width / columns / 2 - Gap.HAIR)
        size = Type.CHIPS if lines == 1 else Type.NAME
        cells = (_stack(value, count, radius, size) for value, count in self.chips)
        grid(*cells, columns=columns, line=height / lines).place(box, sheet)


def _stack(value: int, count: int, radius: float, size: float) -> PanelPart:
    return column(
        ChipStack(value, count, radius, grow=1),
        strong(chip_count(count), size, align=Align.CENTRE),
    )


def chip_count(count: int) -> str:
    """Return how many chips, as text."""
    return tr("× {count}").format(count=count)
