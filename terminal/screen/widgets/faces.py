"""The faces of keys that every panel may use, and the ground that all keys stand on."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QColor

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.widgets.key import KeyState, pressed_colour
from terminal.screen.widgets.paint import Artist, Box

ARMED_RING: Final = 2.5
ICON_GAP: Final = 12.0
EDGE: Final = 1.0
FAINT: Final = theme.blend(theme.SURFACE, theme.LINE, 0.5)
"""The edge of a key that is off."""


class FaceStyle(Enum):
    """The ground of a key while nothing else sets it: flat, raised, edged, white or hollow."""

    FLAT = "flat"
    RAISED = "raised"
    EDGED = "edged"
    WHITE = "white"
    HOLLOW = "hollow"


_FILLS: Final = {
    FaceStyle.FLAT: theme.SURFACE_RAISED,
    FaceStyle.RAISED: theme.SURFACE_HIGH,
    FaceStyle.EDGED: theme.SURFACE_RAISED,
    FaceStyle.WHITE: theme.TEXT,
    FaceStyle.HOLLOW: theme.SURFACE,
}
_LINES: Final = {
    FaceStyle.FLAT: theme.LINE,
    FaceStyle.RAISED: theme.LINE,
    FaceStyle.EDGED: theme.LINE_STRONG,
    FaceStyle.WHITE: theme.TEXT,
    FaceStyle.HOLLOW: theme.LINE,
}


class Inks(Struct, frozen=True):
    """The colours of what stands on a key: its title and what is beside it."""

    first: QColor
    second: QColor


def paint_ground(
    artist: Artist,
    box: Box,
    state: KeyState,
    pressed: bool,
    *,
    style: FaceStyle = FaceStyle.FLAT,
    radius: float = theme.Radius.KEY,
) -> Inks:
    """Paint the ground and edge of a key; gives the colours to write on it with."""
    match state:
        case KeyState.ARMED:
            artist.round_box(
                box, radius, pressed_colour(theme.SURFACE_HIGH, pressed), theme.TEXT, width=ARMED_RING
            )
            return Inks(theme.TEXT, theme.TEXT_SOFT)
        case KeyState.DISABLED:
            artist.round_box(box, radius, theme.SURFACE, FAINT, width=EDGE)
            return Inks(theme.TEXT_FAINT, theme.TEXT_SOFT)
        case KeyState.ALARM:
            fill = pressed_colour(theme.ALARM_BAND, pressed)
            artist.round_box(box, radius, fill, theme.ALARM, width=ARMED_RING)
            return Inks(theme.TEXT, theme.TEXT)
        case _:
            fill = (
                theme.TEXT_SOFT
                if style is FaceStyle.WHITE and pressed
                else pressed_colour(_FILLS[style], pressed)
            )
            artist.round_box(box, radius, fill, _LINES[style], width=EDGE)
            return (
                Inks(theme.BACKGROUND, theme.SURFACE_RAISED)
                if style is FaceStyle.WHITE
                else Inks(theme.TEXT, theme.TEXT_SOFT)
            )


def paint_badge(
    artist: Artist, x: float, y: float, radius: float, label: str, *, colour: QColor | None = None
) -> None:
    """Paint a number in a disc: filled with `colour`, else dark with an edge."""
    if colour is None:
        artist.disc(x, y, radius, theme.BACKGROUND, theme.LINE_STRONG, width=EDGE)
    else:
        artist.disc(x, y, radius, colour)
    ink = theme.TEXT if colour is None else theme.BACKGROUND
    artist.centre(x, y, label, radius * 0.95, ink, bold=True, room=2 * radius - 6)


def paint_spine(artist: Artist, box: Box, bet: Bet, *, fill: QColor | None = None, size: float = 22) -> None:
    """Paint the coloured block with the glyph of a bet that begins a row."""
    artist.round_box(box, theme.Radius.AREA, theme.AREA_COLOURS[bet].spine if fill is None else fill)
    x, y, width, height = box
    artist.centre(
        x + width / 2, y + height / 2, theme.GLYPHS[bet], size, theme.TEXT, bold=True, room=width - 1
    )


class PlainFace(Struct, frozen=True):
    """A key with a title, an icon before it, and a second line or the reason why it is off under it."""

    title: str
    icon: str = ""
    second: str = ""
    state: KeyState = KeyState.NORMAL
    style: FaceStyle = FaceStyle.FLAT
    size: float = theme.Type.AMOUNT
    spoken: str = ""
    on_press: bool = True
    locked: bool = False

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.spoken or self.title

    @property
    def usable(self) -> bool:
        """Whether a touch does something."""
        return self.state is not KeyState.DISABLED

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the key."""
        inks = paint_ground(artist, box, self.state, pressed, style=self.style)
        x, y, width, height = box
        icon = 22.0 if self.icon else 0.0
        gap = ICON_GAP if self.icon and self.title else 0.0
        room = width - 16 - icon - gap
        taken = min(artist.measure(self.title, self.size, True), room)
        left = x + (width - icon - gap - taken) / 2
        middle = y + height / 2 - (height * 0.15 if self.second else 0)
        if self.icon:
            artist.icon(self.icon, left + icon / 2, middle, icon, inks.first)
        artist.text(left + icon + gap, middle, self.title, self.size, inks.first, bold=True, room=room)
        if self.second:
            artist.centre(
                x + width / 2, y + height * 0.7, self.second, theme.Type.SECOND, inks.second, room=width - 12
            )
        if self.locked:
            artist.icon("lock", x + width - 16, y + 18, 16, inks.first)


class IconFace(Struct, frozen=True):
    """A key with nothing but an icon."""

    icon: str
    spoken: str
    state: KeyState = KeyState.NORMAL
    style: FaceStyle = FaceStyle.FLAT
    size: float = 22.0
    on_press: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.spoken

    @property
    def usable(self) -> bool:
        """Whether a touch does something."""
        return self.state is not KeyState.DISABLED

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the key."""
        inks = paint_ground(artist, box, self.state, pressed, style=self.style)
        x, y, width, height = box
        artist.icon(self.icon, x + width / 2, y + height / 2, self.size, inks.first, stroke=2.4)
