"""What every page of training shows: its top bar, its strip, and the panels that are on show; frozen data."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.screen.felt.view import FeltView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.views import MainView, StatusView, Tool


class CellLook(Enum):
    """How a cell of the strip looks: as any other, right, wrong, asked now, or still to come."""

    PLAIN = "plain"
    RIGHT = "right"
    WRONG = "wrong"
    NOW = "now"
    COMING = "coming"


class StripCell(Struct, frozen=True):
    """A cell of the strip: a text, and a figure after it; with a share of 1 it is a bar of that height."""

    text: str
    figure: str = ""
    look: CellLook = CellLook.PLAIN
    share: float | None = None


class TrainingStripView(Struct, frozen=True, kw_only=True):
    """The strip along the edge: tools, what there is to say of the work, and what is true of all of it."""

    tools: tuple[Tool, ...]
    title: str = ""
    second: str = ""
    caption: str = ""
    cells: tuple[StripCell, ...] = ()
    kind: ScreenKind = ScreenKind.TRAINING
    said: tuple[str, str]
    """What is true of every page of training: a headline and a sentence."""


class TrainingView(Struct, frozen=True, kw_only=True):
    """All that the window of training shows.

    Each of `panels` is the view of a panel, which the window knows by the type of the view; without `felt`
    the felt is not to be seen.
    """

    status: StatusView
    strip: TrainingStripView
    main: MainView | None = None
    felt: FeltView | None = None
    panels: tuple[Struct, ...] = ()
    notice: str = ""
    done: bool = False
    """Whether the notice says what was done, not what is wrong."""
