"""Parts of a panel that are kept from view to view: what was placed of them is taken over."""

from __future__ import annotations

from terminal.screen.widgets.layout import PanelPart
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.sheet import Sheet


class LastingPart(PanelPart, frozen=True):
    """A part that is placed once as long as it is the very same one, in the same box on the same ground."""

    part: PanelPart

    def width(self, sheet: Sheet) -> float:
        """Return the width of the part."""
        return self.part.width(sheet)

    def height(self, sheet: Sheet, width: float) -> float:
        """Return the height of the part."""
        return self.part.height(sheet, width)

    @property
    def soft(self) -> bool:
        """Whether the part gets smaller."""
        return self.part.soft

    @property
    def cut(self) -> bool:
        """Whether the part shows less."""
        return self.part.cut

    def trim(self, height: float) -> float:
        """Return how much of `height` the part makes use of."""
        return self.part.trim(height)

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the part, or what was placed of it before."""
        sheet.place_lasting(self.part, box, lambda: self.part.place(box, sheet))


def lasting(part: PanelPart) -> LastingPart:
    """Return a part that its panel keeps from view to view."""
    return LastingPart(part, wide=part.wide, high=part.high, grow=part.grow)
