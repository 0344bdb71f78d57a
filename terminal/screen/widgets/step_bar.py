"""The steps of a round as a row of bars: done, now, still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terminal.screen import theme
from terminal.screen.widgets.paint import Artist, Box

_BAR: Final = 5.0
_GAP: Final = 6.0


def paint_step_bar(artist: Artist, box: Box, steps: Sequence[str], now: int | None) -> None:
    """Paint the names of `steps` under their bars; `now` counts from 0, None before the first."""
    x, y, width, height = box
    each = (width - _GAP * (len(steps) - 1)) / len(steps)
    for number, step in enumerate(steps):
        left = x + number * (each + _GAP)
        done = now is not None and number < now
        current = number == now
        fill = theme.TEXT if current else theme.LINE_STRONG if done else theme.SURFACE_HIGH
        ink = theme.TEXT if current else theme.TEXT_SOFT if done else theme.TEXT_FAINT
        artist.round_box((left, y, each, _BAR), _BAR / 2, fill)
        artist.centre(left + each / 2, y + height - 12, step, 16, ink, bold=current, room=each + _GAP - 2)
