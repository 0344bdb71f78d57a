"""The rail at the right: its head, whose side and pill have the colour of a tone, and its main button."""

from typing import Final, Unpack

from terminal.screen import theme
from terminal.screen.theme import Gap, Type
from terminal.screen.translate import both
from terminal.screen.views import MainView, Tone
from terminal.screen.widgets.ground import BARE, MAIN, MAIN_CALM, PANEL, Inks
from terminal.screen.widgets.layout import Leaf, PanelPart, boxed, stack
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import KeyOptions, KeyPart, main_key, tag, title_key

TOP: Final = 76.0
GAP: Final = Gap.MEDIUM
"""Between the guide and the panel under it, design px."""

_PILL: Final = Type.TOTALS
_TONES: Final = {
    Tone.NEXT: (theme.ACCENT, theme.ACCENT_INK),
    Tone.ALARM: (theme.ALARM, theme.ALARM_INK),
    Tone.RECALL: (theme.RECALL, theme.RECALL_INK),
    Tone.QUIET: (theme.TEXT, theme.BACKGROUND),
    Tone.TRAINING: (theme.TRAINING, theme.TRAINING_INK),
}
"""The ground and the ink of a tone."""


class ToneSide(Leaf, frozen=True):
    """The left side of a panel, in the colour of its tone."""

    tone: Tone

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the side, rounded as the panel is."""
        ground, _ = _TONES[self.tone]
        artist.spine(box, theme.Radius.PANEL, Gap.MEDIUM, ground)


def toned(tone: Tone, part: PanelPart) -> PanelPart:
    """Return a head of the rail: `part` on a ground whose side tells the tone."""
    return boxed(PANEL.filled(theme.SURFACE_RAISED), stack(ToneSide(tone), part))


def tone_pill(tone: Tone, text: str) -> PanelPart:
    """Return a word or two on the colour of the tone."""
    fill, ink = _TONES[tone]
    ground = BARE.filled(fill).inked(ink).rounded(theme.Radius.TAG)
    return tag(text, Type.SECOND, ground=ground, high=_PILL, inset=Gap.WIDE)


_MAIN_HIGH: Final = 112.0


class MainButton(Panel[MainView]):
    """The main button: its one key fills it."""

    BOX = (RAIL_LEFT, RAIL_BOTTOM + Gap.MEDIUM, RAIL_WIDTH, _MAIN_HIGH)

    UNDER = theme.BACKGROUND
    ALONE = True

    def parts(self, view: MainView) -> PanelPart:
        """Return the button; it fills the panel."""
        ground = MAIN_CALM if view.calm else MAIN
        words = ("main", view.title, view.subtitle)
        return main_key(*words, ready=view.ready, second_title=view.second, ground=ground)


TRAIN: Final = "train"
"""The name of the key."""


def train_key(**how: Unpack[KeyOptions]) -> KeyPart:
    """Return the key, with what it does in the other language under it."""
    title, second = both("Train on this terminal")
    return title_key(TRAIN, title, "repeat", second, size=Type.BODY, **how)
