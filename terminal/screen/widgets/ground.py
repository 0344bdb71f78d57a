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


class BoxGround(Struct, frozen=True):
    """A rounded box: its fill and edge, None where it has none, and the inks for what stands on it."""

    fill: QColor | None = None
    edge: QColor | None = None
    width: float = 1.0
    radius: float = theme.Radius.KEY
    dashed: bool = False
    first: QColor = theme.TEXT
    second: QColor = theme.TEXT_SOFT
    pressed: QColor | None = None
    """The fill under a finger; None: the fill, a little lighter."""
    fixed: bool = False
    """Whether a key on it looks the same in every state."""

    @property
    def inks(self) -> Inks:
        """The colours to write with."""
        return Inks(self.first, self.second)

    def rounded(self, radius: float) -> BoxGround:
        """Return the same ground with other corners."""
        return replace(self, radius=radius)

    def edged(self, edge: QColor, width: float = 1.0) -> BoxGround:
        """Return the same ground with another edge."""
        return replace(self, edge=edge, width=width)

    def inked(self, first: QColor) -> BoxGround:
        """Return the same ground with another first ink."""
        return replace(self, first=first)

    def filled(self, fill: QColor) -> BoxGround:
        """Return the same ground with another fill."""
        return replace(self, fill=fill)

    def solid(self, box: Box) -> Box | None:
        """Return what it fills, within its corners; None if what lies under it shines through."""
        x, y, width, height = box
        inset = self.radius + self.width
        filled = self.fill is not None and self.fill.alphaF() == 1
        return (x + inset, y + inset, width - inset - inset, height - inset - inset) if filled else None

    def paint(self, artist: Artist, box: Box, *, pressed: bool = False) -> None:
        """Paint the ground, lighter while a finger is on it."""
        fill = self.fill
        if pressed and fill is not None:
            fill = self.pressed or pressed_colour(fill, pressed)
        artist.round_box(box, self.radius, fill, self.edge, width=self.width, dashed=self.dashed)


BARE: Final = BoxGround()
PANEL: Final = BoxGround(theme.SURFACE, theme.LINE, radius=theme.Radius.PANEL)
DIALOGUE: Final = BoxGround(
    theme.SURFACE, theme.LINE_STRONG, width=theme.Edge.THICK, radius=theme.Radius.DIALOGUE
)
FIELD_PANEL: Final = BoxGround(theme.SURFACE, theme.TEXT, width=theme.Edge.RING, radius=theme.Radius.PANEL)
"""A panel that waits for what is typed."""

FLAT: Final = BoxGround(theme.SURFACE_RAISED, theme.LINE)
RAISED: Final = BoxGround(theme.SURFACE_HIGH, theme.LINE)
EDGED: Final = BoxGround(theme.SURFACE_RAISED, theme.LINE_STRONG)
RAISED_EDGED: Final = BoxGround(theme.SURFACE_HIGH, theme.LINE_STRONG)
CHOICE: Final = BoxGround(theme.SURFACE_HIGH, theme.LINE_STRONG, width=theme.Edge.PILL)
"""A large key for one of few ways on."""
HOLLOW: Final = BoxGround(theme.SURFACE, theme.LINE)
WHITE: Final = BoxGround(
    theme.TEXT, theme.TEXT, first=theme.BACKGROUND, second=theme.SURFACE_RAISED, pressed=theme.TEXT_SOFT
)
WELL: Final = BoxGround(theme.BACKGROUND, theme.LINE_STRONG)
USED_UP: Final = BoxGround(theme.BACKGROUND, theme.LINE_STRONG, dashed=True)
FIELD: Final = BoxGround(theme.BACKGROUND, theme.TEXT, width=theme.Edge.RING)
"""A field that is typed into now."""
ROW: Final = BoxGround(theme.SURFACE_RAISED)
"""A row of a list."""
EMPTY: Final = BoxGround(None, theme.LINE, dashed=True)
"""A place where something may come."""
NOW: Final = BoxGround(theme.ACCENT_TINT, theme.ACCENT, width=theme.Edge.RING)
"""What play is at."""
RECALLED: Final = BoxGround(theme.RECALL_TINT, theme.RECALL, width=theme.Edge.RING)
"""What is looked back at."""
CLOTH: Final = BoxGround(theme.FELT, theme.FELT_LINE, radius=theme.Radius.BOX)
PILL: Final = BoxGround(theme.BACKGROUND, theme.TEXT, width=theme.Edge.PILL)
TAG: Final = BoxGround(theme.SURFACE_HIGH, theme.LINE_STRONG, width=theme.Edge.PILL, radius=theme.Radius.TAG)
MAIN: Final = BoxGround(
    theme.ACCENT, radius=theme.Radius.MAIN, first=theme.ACCENT_INK, second=theme.ACCENT_INK
)
MAIN_CALM: Final = BoxGround(theme.SURFACE_HIGH, theme.LINE_STRONG, radius=theme.Radius.MAIN)
"""The key for what comes next where nothing draws the eye to it."""
MAIN_OFF: Final = BoxGround(
    theme.SURFACE_RAISED, theme.LINE, radius=theme.Radius.MAIN, first=theme.TEXT_FAINT, fixed=True
)
TRAINING_KEY: Final = BoxGround(theme.TRAINING_KEY, theme.TRAINING_EDGE, second=theme.TRAINING_SECOND)
TRAINING_TILE: Final = BoxGround(theme.TRAINING_TILE, second=theme.TRAINING_SECOND)
TRAINING_PANEL: Final = BoxGround(
    theme.SURFACE, theme.TRAINING, width=theme.Edge.PILL, radius=theme.Radius.PANEL
)
"""A panel in which the trainee acts."""
CLOSED: Final = BoxGround(theme.SURFACE_RAISED, theme.SURFACE_RAISED, fixed=True)
"""A key of a pad that is closed as a whole."""

_ARMED: Final = BoxGround(theme.SURFACE_HIGH, theme.TEXT, width=theme.Edge.RING)
_OFF: Final = BoxGround(theme.SURFACE, theme.blend(theme.SURFACE, theme.LINE, 0.5), first=theme.TEXT_FAINT)
_ALARM: Final = BoxGround(theme.ALARM_BAND, theme.ALARM, width=theme.Edge.RING, second=theme.TEXT)
ALARM_PANEL: Final = _ALARM.rounded(theme.Radius.PANEL)
_OF_STATE: Final = {KeyState.ARMED: _ARMED, KeyState.DISABLED: _OFF, KeyState.ALARM: _ALARM}


def ground_in(state: KeyState, usual: BoxGround) -> BoxGround:
    """Return what a key stands on in `state`: chosen, off and alarm look the same on every key."""
    special = None if usual.fixed else _OF_STATE.get(state)
    return usual if special is None else special.rounded(usual.radius)
