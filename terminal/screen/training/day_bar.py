"""A day as a bar over its number: how long was trained on it."""

from __future__ import annotations

from terminal.screen import theme
from terminal.screen.theme import Gap, Radius, Type
from terminal.screen.widgets.ground import BARE
from terminal.screen.widgets.layout import FILL, PanelPart, boxed, column
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.parts import caption


def day_bar(label: str, share: float, tallest: float, *, now: bool = False) -> PanelPart:
    """Return the bar of a day, `tallest` design px high at a share of 1; a day without training has a line.

    The day that is `now` is the brighter one.
    """
    fill = theme.LINE if not share else theme.TRAINING if now else theme.TRAINING_EDGE
    bar = boxed(BARE.filled(fill).rounded(Radius.TAG if share else 0), high=max(Gap.HAIR, tallest * share))
    return column(FILL, bar, caption(label, Type.CAPTION, align=Align.CENTRE, high=Gap.BODY), grow=1)
