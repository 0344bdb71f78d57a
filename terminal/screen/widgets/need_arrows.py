"""Arrows across a gap between two columns: from what is needed to what needs it."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QColor

from terminal.screen.theme import Edge, Gap
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box, middle_of


class NeedArrow(Struct, frozen=True):
    """An arrow from one height to another, in design px under the top of the gap."""

    start: float
    end: float
    ink: QColor


class NeedArrows(Leaf, frozen=True):
    """All arrows of a gap; where the heights differ an arrow turns in the middle."""

    arrows: tuple[NeedArrow, ...]

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the arrows, those in the later places over the earlier ones."""
        x, top, width, _ = box
        turn, _ = middle_of(box)
        left, tip = x + Gap.TIGHT, x + width - Gap.TIGHT
        for arrow in self.arrows:
            start, end = top + arrow.start, top + arrow.end
            lines = [(left, start, turn, start), (turn, start, turn, end), (turn, end, tip, end)]
            lines += [(tip - Gap.SMALL, end + off, tip, end) for off in (-Gap.SMALL, Gap.SMALL)]
            for line in lines:
                artist.rule(*line, arrow.ink, width=Edge.PILL)
