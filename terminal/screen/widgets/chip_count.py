"""Chips of one value and how many of them: one chip with a count, or a stack."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.chips import chip_figure, paint_stack
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf, PanelPart, Sheet, row, space
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.parts import ChipPicture, strong

_SHARE: Final = 0.26
"""The largest radius of a chip, in the width that it has with its count."""
_GAP: Final = 0.3
"""Between a chip and its count, in the radius of the chip."""
_SMALL_CHIP: Final = 9.0
_STACK: Final = 5
_STACK_RADIUS: Final = 36.0
MULTIPLY: Final = "×"
READABLE_CHIP: Final = 17.0
"""Radius in screen px from which a chip carries its figure."""


class ChipCount(PanelPart, frozen=True):
    """A chip, at most of `radius`, and how many of it.

    A chip too small for its figure is shown by words after it, never by its colour alone.
    """

    chips: tuple[int, int]
    radius: float

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the chip at the left and the count after it."""
        value, count = self.chips
        radius = min(self.radius, box[3] / 2 - 1, box[2] * _SHARE)
        small = radius * sheet.factor < READABLE_CHIP
        if small:
            radius = min(radius, _SMALL_CHIP)
        text = f"{chip_figure(value)}{MULTIPLY}{count}" if small else chip_count(count)
        row(
            ChipPicture(value, radius),
            space(Gap.TIGHT if small else radius * _GAP),
            strong(text, Type.NAME if radius > Size.BADGE else Type.LABEL, grow=1),
        ).place(box, sheet)


class ChipStack(Leaf, frozen=True):
    """Chips of one value on one another."""

    value: int
    count: int

    def width(self, sheet: Sheet) -> float:
        """Return how wide a chip is."""
        del sheet
        return 2 * _STACK_RADIUS

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the stack with its uppermost chip in the middle."""
        del inks
        x, y, width, height = box
        f = artist.factor
        middle = QPointF((x + width / 2) * f, (y + height / 2) * f)
        paint_stack(artist.painter, middle, _STACK_RADIUS * f, [self.value] * min(self.count, _STACK))


def chip_count(count: int) -> str:
    """Return how many chips, as text."""
    return tr("× {count}").format(count=count)
