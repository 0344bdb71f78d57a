"""A list in a panel that turns its pages, by touch, where it is longer than its room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import Struct

from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import BARE, BoxGround
from terminal.screen.widgets.layout import GroundPart, Pad, PanelPart, row
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.panel import KeyId, RailPanel
from terminal.screen.widgets.parts import arrow_key, caption
from terminal.screen.widgets.sheet import Sheet

V = TypeVar("V")

BACK: Final = "page-back"
ON: Final = "page-on"
PAIR: Final = 2
"""So many keys stand side by side in a list of the rail."""


class ListPage(Struct, frozen=True):
    """The rows on show: from `first` up to `last`, of `count`; `whole` if all of them are."""

    first: int
    last: int
    count: int

    @property
    def whole(self) -> bool:
        """Whether no row is left out."""
        return self.first == 0 and self.last == self.count


class Listing(PanelPart, frozen=True):
    """A list of rows, `line` high each, that turns its pages if it is longer than its room.

    `build` makes a row by its number, so that rows nobody sees cost nothing. `marked` rows stand on
    `mark`, which reaches out to the room around them. With `paired` two keys stand side by side in a row,
    so that the line by the arrows has to say what it counts.
    """

    pager: PagedPanel[Any]
    count: int
    build: Callable[[int], PanelPart]
    line: float
    gap: float = Gap.TIGHT
    marked: tuple[int, ...] = ()
    mark: BoxGround = BARE
    reach: tuple[float, float] = (0.0, 0.0)
    arrows_high: float = Size.TOUCH
    after: float = 0.0
    """How much of the room stays free under a list that is whole."""
    paired: bool = False
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
            self.pager.arrows(page, paired=self.paired).place((x, y, width, self.arrows_high), sheet)


class PagedPanel(RailPanel[V]):
    """A panel of the rail with a list that may be longer than the panel.

    The page follows the row that play is at (`focus_row`); a touch on the arrows turns it for a look.
    """

    _first = 0
    _followed: int | None = None

    def show_view(self, view: V) -> None:
        """Show `view` on the page that play is at."""
        if view != self.view:
            focus = self.focus_row(view)
            if focus != self._followed:
                self._followed = focus
                self._first = -1 if focus is not None else 0
        super().show_view(view)

    def focus_row(self, _view: V) -> int | None:
        """The row that play is at, counted from 0; None if there is none."""
        return None

    def page(self, count: int, room: float, pitch: float) -> ListPage:
        """The rows of `pitch` design px that fit into `room`, less the arrows if not all do."""
        if count * pitch <= room + 1:
            return ListPage(0, count, count)
        fit = max(1, int((room - Size.TOUCH) // pitch))
        if self._first < 0:
            self._first = max(0, (self._followed or 0) - 1)
        first = max(0, min(self._first, count - fit))
        self._first = first
        return ListPage(first, first + fit, count)

    def arrows(self, page: ListPage, *, paired: bool) -> PanelPart:
        """Return the line that says which rows are on show, with the arrows."""
        said = tr("rows {first} to {last} of {count}") if paired else tr("{first} to {last} of {count}")
        said = said.format(first=page.first + 1, last=page.last, count=page.count)
        first, last = tr("These are the first rows."), tr("These are the last rows.")
        before, after = page.first > 0, page.last < page.count
        back = arrow_key(BACK, "chevron-up", tr("Rows before"), on=before, end=first, wide=Size.ARROW)
        on = arrow_key(ON, "chevron-down", tr("Rows after"), on=after, end=last, wide=Size.ARROW)
        return row(caption(said, Type.LABEL, grow=1), back, on, gap=Gap.SMALL, pad=Pad(left=Gap.WORDS))

    def act(self, key: KeyId) -> None:
        """Turn the page, or tell the name of the key."""
        if not self.turn(key):
            self.touched.emit(key)

    def turn(self, key: KeyId) -> bool:
        """Turn the page if `key` is an arrow; gives whether it was."""
        if key not in {BACK, ON}:
            return False
        step = self.page_step()
        self._first = max(0, self._first + (step if key == ON else -step))
        self._refresh()
        return True

    def page_step(self) -> int:
        """How many rows one touch of an arrow moves by."""
        return 3
