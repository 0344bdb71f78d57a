"""How charts look on paper and on the screen: colours, sizes of text, and the room beside the plot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from terminal.rules.message import Message

Words = Callable[[Message], str]
"""Puts a message into the language in which the chart is read."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a chart."""

    ink: str
    """Words, and the line that counts."""
    soft: str
    """Words beside it, and what is compared."""
    grid: str
    reached: str
    """Bars at or above the target."""
    missed: str
    """Bars below it."""
    on_reached: str
    """Figures on such bars."""
    edge: str
    """The outline of a bar."""
    alarm: str
    """Irregularities."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A way to draw charts; lengths in points of the paper, or in px of the screen's design."""

    palette: Palette
    headed: bool
    """Whether title, caption and the meaning of the marks stand on the chart itself."""
    text: float
    """The size of words and totals."""
    axis: float
    """The size of what stands along the axes and on bars."""
    pen: float
    """The width of a fine line."""
    above: float
    """Room over the plot."""
    below: float
    """Room under it."""
    mark: float
    """Half the size of a mark."""


DARK = Palette("#f5f3ee", "#bac4cb", "#27323b", "#5a6b78", "#27323b", "#f5f3ee", "#5a6b78", "#ff5c9a")
LIGHT = Palette("#14181c", "#5a6b78", "#d5dbe0", "#5a6b78", "#c4cdd4", "#ffffff", "#5a6b78", "#b3195a")

PAPER = Look(palette=LIGHT, headed=True, text=7.5, axis=6.5, pen=0.5, above=20.0, below=30.0, mark=3.0)
SCREEN = Look(palette=DARK, headed=False, text=18.0, axis=18.0, pen=1.2, above=14.0, below=62.0, mark=8.5)
"""Text of 18 px of the design is 12.8 px of a screen of 1366 by 768, and so still readable there."""
