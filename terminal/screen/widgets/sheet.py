"""The sheet on which a tree of parts is placed: what is painted, where, and what differs from another sheet.

All lengths are in design px.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QRegion

from terminal.screen import theme
from terminal.screen.widgets.ground import BARE, Inks
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist, Box, Measuring, centred, reached


class _PlacedPart(Struct):
    """What was placed of a part."""

    part: object
    under: QColor
    leaves: list[tuple[Painted, Box]]
    slots: dict[Hashable, KeySlot]


class Sheet(Measuring):
    """The parts of a tree in their places: what is painted, in order, and the keys."""

    def __init__(self, factor: float, under: QColor = theme.SURFACE, before: Sheet | None = None) -> None:
        """Begin an empty sheet; what is the same as on the sheet `before` is taken over."""
        self.factor = factor
        self._before = {} if before is None or before.factor != factor else before.lasting
        self.lasting: dict[Box, _PlacedPart] = {}
        self.slots: dict[Hashable, KeySlot] = {}
        self.under = under
        """The colour that lies under what is placed next."""
        self._leaves: list[tuple[Painted, Box]] = []

    def placed(self) -> tuple[tuple[Painted, Box], ...]:
        """Return what is painted, each with its place."""
        return tuple(self._leaves)

    def add(self, leaf: Painted, box: Box) -> None:
        """Have `leaf` painted into `box`."""
        self._leaves.append((leaf, box))

    def place_lasting(self, part: object, box: Box, place: Callable[[], None]) -> None:
        """Have `part` placed into `box`; if the very same one lay there before, take over what was placed."""
        placed = self._before.get(box)
        if placed is None or placed.part is not part or placed.under != self.under:
            leaves, slots = self._leaves, self.slots
            self._leaves, self.slots = [], {}
            place()
            placed = _PlacedPart(part, self.under, self._leaves, self.slots)
            self._leaves, self.slots = leaves, slots
        self.lasting[box] = placed
        self._leaves += placed.leaves
        self.slots |= placed.slots

    def paint(self, artist: Artist, inks: Inks = BARE.inks) -> None:
        """Paint everything but the keys."""
        for leaf, box in self._leaves:
            leaf.paint(artist, box, inks)

    def paint_again(self, artist: Artist, region: QRegion) -> None:
        """Paint what is seen in `region`, in px of the panel."""
        artist.region = region
        for leaf, box in self._leaves:
            if artist.shows(leaf.reach(box)):
                leaf.paint(artist, box, BARE.inks)

    def changes(self, before: Sheet) -> list[QRect] | None:
        """Return where this sheet looks other than `before`, in px of the panel; None if it is most of it.

        What is in both at the same place, and in the same order, looks the same.
        """
        places: dict[Box, list[int]] = {}
        for number, (_, box) in enumerate(before._leaves):
            places.setdefault(box, []).append(number)
        gone = dict(enumerate(before._leaves))
        come: list[tuple[Painted, Box]] = []
        parts: list[Box] = []
        last = -1
        for leaf, box in self._leaves:
            for number in places.get(box, ()):
                was = before._leaves[number][0]
                differs = None if number <= last else () if leaf is was else leaf.differs(was, box)
                if differs is not None:
                    last = number
                    del gone[number]
                    parts += differs
                    break
            else:
                come.append((leaf, box))
        if 2 * len(come) > len(self._leaves):
            return None
        changed = (*(leaf.reach(box) for leaf, box in (*come, *gone.values())), *parts)
        return [reached(box, self.factor) for box in changed]


def at_least(box: Box, width: float, height: float) -> Box:
    """Return a box around the same middle that is at least so wide and high."""
    _, _, wide, high = box
    return centred(box, max(wide, width), max(high, height))


class Painted(Protocol):
    """What a sheet can have painted."""

    def reach(self, box: Box) -> Box:
        """Return where it paints if it is put into `box`."""

    def differs(self, before: Painted, box: Box) -> Sequence[Box] | None:
        """Return where it looks other than `before` in the same box; None if that may be anywhere."""

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint into `box`."""
