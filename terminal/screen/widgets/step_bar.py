"""The steps of a round as a row of bars: done, now, still to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terminal.screen import theme
from terminal.screen.theme import Gap, Type
from terminal.screen.widgets.ground import BARE
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, grid, row
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.parts import Text

_BAR: Final = 5.0


def step_bar(steps: Sequence[str], now: int | None) -> PanelPart:
    """Return the names of `steps` under their bars; `now` counts from 0, None before the first."""
    return grid(
        *(_step(step, None if now is None else number - now) for number, step in enumerate(steps)),
        columns=len(steps),
        gap=Gap.SMALL,
    )


def _step(name: str, ahead: int | None) -> PanelPart:
    """Return a step: `ahead` of where the round is, before it if negative."""
    done, current = ahead is not None and ahead < 0, ahead == 0
    fill = theme.TEXT if current else theme.LINE_STRONG if done else theme.SURFACE_HIGH
    ink = theme.TEXT if current else theme.TEXT_SOFT if done else theme.TEXT_FAINT
    title = Text(name, Type.SECOND, ink, current, align=Align.CENTRE, grow=1)
    return column(
        boxed(BARE.filled(fill).rounded(_BAR / 2), high=_BAR),
        row(title, pad=Pad.across(-Gap.HAIR), grow=1),
    )
