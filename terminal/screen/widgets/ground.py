"""What parts and keys stand on: the fill, the edge and the inks of a rounded box."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.widgets.key import KeyState, pressed_colour
from terminal.screen.widgets.paint import Artist, Box


class Inks(Struct, frozen=True):
    """The colours to write with on a ground: its titles, and what stands with them."""

    first: QColor
    second: QColor


class Ground(Struct, frozen=True):
    """A rounded box: its fill and edge, None where it has none, and the inks for what stands on it."""

    fill: QColor | None = None
    edge: QColor | None = None
    width: float = 1.0
    radius: float = theme.Radius.KEY
    dashed: bool = False
    first: QColor = theme.T1
    second: QColor = theme.T2
    pressed: QColor | None = None
    """The fill under a finger; None: the fill, a little lighter."""

    @property
    def inks(self) -> Inks:
        """The colours to write with."""
        return Inks(self.first, self.second)

    def rounded(self, radius: float) -> Ground:
        """Return the same ground with other corners."""
        return replace(self, radius=radius)

    def filled(self, fill: QColor) -> Ground:
        """Return the same ground with another fill."""
        return replace(self, fill=fill)

    def paint(self, artist: Artist, box: Box, *, pressed: bool = False) -> None:
        """Paint the ground, lighter while a finger is on it."""
        fill = self.fill
        if pressed and fill is not None:
            fill = self.pressed or pressed_colour(fill, pressed)
        artist.round_box(box, self.radius, fill, self.edge, width=self.width, dashed=self.dashed)


BARE: Final = Ground()
PANEL: Final = Ground(theme.INK1, theme.LINE, radius=theme.Radius.PANEL)
DIALOGUE: Final = Ground(theme.INK1, theme.LINE_STRONG, width=theme.Edge.THICK, radius=theme.Radius.DIALOGUE)
FIELD_PANEL: Final = Ground(theme.INK1, theme.T1, width=theme.Edge.RING, radius=theme.Radius.PANEL)
"""A panel that waits for what is typed."""

FLAT: Final = Ground(theme.INK2, theme.LINE)
RAISED: Final = Ground(theme.INK3, theme.LINE)
EDGED: Final = Ground(theme.INK2, theme.LINE_STRONG)
RAISED_EDGED: Final = Ground(theme.INK3, theme.LINE_STRONG)
HOLLOW: Final = Ground(theme.INK1, theme.LINE)
WHITE: Final = Ground(theme.T1, theme.T1, first=theme.INK0, second=theme.INK2, pressed=theme.T2)
WELL: Final = Ground(theme.INK0, theme.LINE_STRONG)
FIELD: Final = Ground(theme.INK0, theme.T1, width=theme.Edge.RING)
"""A field that is typed into now."""
ROW: Final = Ground(theme.INK2)
"""A row of a list."""
EMPTY: Final = Ground(None, theme.LINE, dashed=True)
"""A place where something may come."""
NOW: Final = Ground(theme.ACCENT_TINT, theme.ACCENT, width=theme.Edge.RING)
"""What play is at."""
RECALLED: Final = Ground(theme.RECALL_TINT, theme.RECALL, width=theme.Edge.RING)
"""What is looked back at."""
CLOTH: Final = Ground(theme.FELT, theme.FELT_LINE, radius=theme.Radius.BOX)
PILL: Final = Ground(theme.INK0, theme.T1, width=theme.Edge.PILL)
TAG: Final = Ground(theme.INK3, theme.LINE_STRONG, width=theme.Edge.PILL, radius=theme.Radius.TAG)
MAIN: Final = Ground(theme.ACCENT, radius=theme.Radius.MAIN, first=theme.ACCENT_INK, second=theme.ACCENT_INK)
MAIN_OFF: Final = Ground(theme.INK2, theme.LINE, radius=theme.Radius.MAIN, first=theme.T3)

_ARMED: Final = Ground(theme.INK3, theme.T1, width=theme.Edge.RING)
_OFF: Final = Ground(theme.INK1, theme.blend(theme.INK1, theme.LINE, 0.5), first=theme.T3)
_ALARM: Final = Ground(theme.ALARM_BAND, theme.ALARM, width=theme.Edge.RING, second=theme.T1)
_OF_STATE: Final = {KeyState.ARMED: _ARMED, KeyState.DISABLED: _OFF, KeyState.ALARM: _ALARM}


def ground_in(state: KeyState, usual: Ground) -> Ground:
    """Return what a key stands on in `state`: chosen, off and alarm look the same on every key."""
    special = None if usual is MAIN_OFF else _OF_STATE.get(state)
    return usual if special is None else special.rounded(usual.radius)
