"""Turns the pages of a list that is longer than its panel, by touch."""

from __future__ import annotations

from typing import Final, TypeVar

from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.layout import Pad, PanelPart, row
from terminal.screen.widgets.listing import ListPage
from terminal.screen.widgets.panel import KeyId, RailPanel
from terminal.screen.widgets.parts import arrow_key, caption

V = TypeVar("V")

BACK: Final = "page-back"
ON: Final = "page-on"
PAIR: Final = 2
"""So many keys stand side by side in a list of the rail."""


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

    def arrows(self, page: ListPage) -> PanelPart:
        """Return the line that says which rows are on show, with the arrows."""
        text = tr("{first} to {last} of {count}").format(
            first=page.first + 1, last=page.last, count=page.count
        )
        first, last = tr("These are the first rows."), tr("These are the last rows.")
        return row(
            caption(text, Type.LABEL, grow=1),
            arrow_key(BACK, "chevron-up", tr("Rows before"), on=page.first > 0, end=first, wide=Size.ARROW),
            arrow_key(
                ON, "chevron-down", tr("Rows after"), on=page.last < page.count, end=last, wide=Size.ARROW
            ),
            gap=Gap.SMALL,
            pad=Pad(left=Gap.WORDS),
        )

    def act(self, key: KeyId) -> None:
        """Turn the page, or tell the name of the key."""
        if not self.turn(key):
            super().act(key)

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
