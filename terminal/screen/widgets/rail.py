"""The rail at the right: where it begins, and its head, whose side and pill have the colour of a tone."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.theme import Gap, Type
from terminal.screen.views import Tone
from terminal.screen.widgets.ground import BARE, PANEL, Inks
from terminal.screen.widgets.layout import Leaf, PanelPart, boxed, stack
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.parts import tag

TOP: Final = 76.0


GAP: Final = Gap.MEDIUM
"""Between the guide and the panel under it, design px."""

_PILL: Final = Type.TOTALS


def tone_colours(tone: Tone) -> tuple[QColor, QColor]:
    """Return the ground and the ink of a tone."""
    match tone:
        case Tone.ALARM:
            return theme.ALARM, theme.ALARM_INK
        case Tone.RECALL:
            return theme.RECALL, theme.RECALL_INK
        case Tone.QUIET:
            return theme.TEXT, theme.BACKGROUND
        case Tone.TRAINING:
            return theme.TRAINING, theme.TRAINING_INK
        case _:
            return theme.ACCENT, theme.ACCENT_INK


class ToneSide(Leaf, frozen=True):
    """The left side of a panel, in the colour of its tone."""

    tone: Tone

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the side, rounded as the panel is."""
        ground, _ = tone_colours(self.tone)
        artist.spine(box, theme.Radius.PANEL, Gap.MEDIUM, ground)


def toned(tone: Tone, part: PanelPart) -> PanelPart:
    """Return a head of the rail: `part` on a ground whose side tells the tone."""
    return boxed(PANEL.filled(theme.SURFACE_RAISED), stack(ToneSide(tone), part))


def tone_pill(tone: Tone, text: str) -> PanelPart:
    """Return a word or two on the colour of the tone."""
    fill, ink = tone_colours(tone)
    ground = BARE.filled(fill).inked(ink).rounded(theme.Radius.TAG)
    return tag(text, Type.SECOND, ground=ground, high=_PILL, inset=Gap.WIDE)
