"""A list in a panel that turns its pages where it is longer than its room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from terminal.screen import theme
from terminal.screen.widgets.ground import BARE, BoxGround
from terminal.screen.widgets.layout import GroundPart, PanelPart
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.sheet import Sheet


class ListPage(Struct, frozen=True):
    """The rows on show: from `first` up to `last`, of `count`; `whole` if all of them are."""

    first: int
    last: int
    count: int

    @property
    def whole(self) -> bool:
        """Whether no row is left out."""
        return self.first == 0 and self.last == self.count


class Pager(Protocol):
    """Who knows which rows are on show, and has the arrows that turn the pages."""

    def page(self, count: int, room: float, pitch: float) -> ListPage:
        """Return the rows of `pitch` that fit into `room`, less the arrows if not all do."""

    def arrows(self, page: ListPage) -> PanelPart:
        """Return the line that says which rows are on show, with the arrows."""


class Listing(PanelPart, frozen=True):
    """A list of rows, `line` high each, that turns its pages if it is longer than its room.

    `build` makes a row by its number, so that rows nobody sees cost nothing. `marked` rows stand on
    `mark`, which reaches out to the room around them.
    """

    pager: Pager
    count: int
    build: Callable[[int], PanelPart]
    line: float
    gap: float = theme.Gap.TIGHT
    marked: tuple[int, ...] = ()
    mark: BoxGround = BARE
    reach: tuple[float, float] = (0.0, 0.0)
    arrows_high: float = theme.Size.TOUCH
    after: float = 0.0
    """How much of the room stays free under a list that is whole."""
    cut = True

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return the height of all rows, each with the gap after it."""
        return self.count * (self.line + self.gap) + self.after

    def trim(self, height: float) -> float:
        """Return the height of the whole rows that have room, and of the arrows."""
        pitch, arrows = self.line + self.gap, self.arrows_high + self.gap
        return max(0.0, (height - arrows) // pitch * pitch) + arrows if height > arrows else height

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the rows on show, and the arrows under them."""
        x, y, width, height = box
        pitch = self.line + self.gap
        page = self.pager.page(self.count, height - self.after, pitch)
        shown = range(page.first, page.last)
        marked = [number for number in self.marked if number in shown]
        if marked:
            sideways, over = self.reach
            top = y + (marked[0] - page.first) * pitch - over
            high = (marked[-1] - marked[0]) * pitch + self.line + 2 * over
            sheet.add(GroundPart(self.mark), (x - sideways, top, width + 2 * sideways, high))
        for number in shown:
            self.build(number).place((x, y, width, self.line), sheet)
            y += pitch
        if not page.whole:
            self.pager.arrows(page).place((x, y, width, self.arrows_high), sheet)
