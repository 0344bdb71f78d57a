"""A new shoe: how many decks, whether it was shuffled and cut; and the burn that follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.rules.cards import UNKNOWN
from terminal.screen import theme
from terminal.screen.dealing.views import BurnView, NewShoeView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import both, second_line, tr
from terminal.screen.widgets.cards import paint_card, paint_card_place
from terminal.screen.widgets.faces import paint_ground
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.paint import Align, Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, Panel, RailPanel, paint_panel
from terminal.screen.words import counted_decks

_DECKS_TOP: Final = 71.0
_SHUFFLE_TOP: Final = 157.0
_KEY_HEIGHT: Final = 78.0
_KEYS_LEFT: Final = 133.0
_KEYS_WIDTH: Final = 595.0
_TEXT_RIGHT: Final = 848.0
_BACKS: Final = 10
"""As many cards as can be burned."""


class DeckFace(Struct, frozen=True):
    """A number of decks."""

    decks: int
    armed: bool
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return counted_decks(self.decks)

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the number."""
        inks = paint_ground(artist, box, KeyState.ARMED if self.armed else KeyState.NORMAL, pressed)
        x, y, width, height = box
        ink = inks.first if self.armed else theme.TEXT_SOFT
        artist.centre(x + width / 2, y + height / 2, str(self.decks), 32, ink, bold=True, room=width - 12)


class ShuffleFace(Struct, frozen=True):
    """Whether the shoe was shuffled and cut, in both languages."""

    icon: str
    title: str
    second: str
    armed: bool
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.title

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the answer."""
        inks = paint_ground(artist, box, KeyState.ARMED if self.armed else KeyState.NORMAL, pressed)
        x, y, width, height = box
        ink = inks.first if self.armed else theme.TEXT_SOFT
        artist.icon(self.icon, x + 32, y + height / 2, 22, ink, stroke=2.2)
        artist.text(x + 61, y + height * 0.36, self.title, 20, ink, bold=True, room=width - 69)
        artist.text(x + 61, y + height * 0.72, self.second, 18, theme.TEXT_SOFT, room=width - 69)


class NewShoePanel(Panel[NewShoeView]):
    """The choice of decks and the word that they were shuffled; the main button puts the shoe in."""

    decks_chosen = Signal(int)
    shuffled_chosen = Signal(bool)

    def slots(self, view: NewShoeView) -> Mapping[KeyId, KeySlot]:
        """A key a number of decks, and two for the shuffle."""
        pitch = (_KEYS_WIDTH + 7) / len(view.decks)
        slots: dict[KeyId, KeySlot] = {
            ("decks", decks): KeySlot(
                (_KEYS_LEFT + number * pitch, _DECKS_TOP, pitch - 7, _KEY_HEIGHT),
                DeckFace(decks, decks == view.chosen),
                margin=3,
            )
            for number, decks in enumerate(view.decks)
        }
        half = _KEYS_WIDTH / 2 - 4
        answers = (
            (True, "check", *both("Shuffled and cut"), _KEYS_LEFT),
            (False, "cross", *both("Not shuffled"), _KEYS_LEFT + half + 8),
        )
        for shuffled, icon, title, second, x in answers:
            face = ShuffleFace(icon, title, second, view.shuffled is shuffled)
            slots["shuffled", shuffled] = KeySlot((x, _SHUFFLE_TOP, half, _KEY_HEIGHT), face, margin=3)
        return slots

    def act(self, key: KeyId) -> None:
        """Say what was chosen."""
        match key:
            case ("decks", int(decks)):
                self.decks_chosen.emit(decks)
            case ("shuffled", bool(shuffled)):
                self.shuffled_chosen.emit(shuffled)

    def paint_view(self, artist: Artist, view: NewShoeView) -> None:
        """Paint the head and the labels."""
        paint_panel(artist, self.design_size)
        artist.icon("shoe", 40, 37, 30, theme.TEXT)
        text = tr("{decks} decks · {cards} cards").format(decks=view.chosen, cards=view.cards)
        right = artist.right(_TEXT_RIGHT, 35, text, 20, theme.TEXT, bold=True, room=320)
        head = [
            Run(tr("New shoe"), 26, theme.TEXT, True),
            Run(second_line("New shoe"), 20, theme.TEXT_SOFT, gap=13),
        ]
        artist.runs(70, 36, head, _TEXT_RIGHT - 70 - right - 20)
        labels = (
            (_DECKS_TOP, *both("Decks")),
            (_SHUFFLE_TOP, *both("Shuffle")),
        )
        for top, title, second in labels:
            artist.text(24, top + 27, title, 20, theme.TEXT, bold=True, room=100)
            artist.text(24, top + 56, second, 18, theme.TEXT_SOFT, room=100)
        artist.lines(
            _TEXT_RIGHT,
            _DECKS_TOP + 26,
            view.allowed,
            17,
            theme.TEXT_SOFT,
            room=112,
            pitch=26,
            most=2,
            align=Align.RIGHT,
        )
        artist.right(_TEXT_RIGHT, _SHUFFLE_TOP + 21, view.paragraph, 17, theme.TEXT, bold=True, room=112)
        artist.lines(
            _TEXT_RIGHT,
            _SHUFFLE_TOP + 45,
            view.rule,
            16,
            theme.TEXT_SOFT,
            room=114,
            pitch=21,
            most=2,
            align=Align.RIGHT,
        )


class BurnPanel(RailPanel[BurnView]):
    """The card turned up, and how many are burned unseen; the card pad takes the card, it has no keys."""

    def act(self, key: KeyId) -> None:
        """The panel has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: BurnView) -> None:
        """Paint the card turned up and the cards to burn."""
        paint_panel(artist, self.design_size)
        right = artist.right(414, 28, view.paragraph, 18, theme.TEXT, bold=True, room=120)
        head = [Run(tr("Burn"), 22, theme.TEXT, True), Run(second_line("Burn"), 20, theme.TEXT_SOFT, gap=11)]
        artist.runs(18, 28, head, 396 - right - 10)
        card_box = artist.rect((24, 60, 84, 118))
        if view.card is None:
            paint_card_place(artist.painter, card_box, theme.LOOKS[ScreenKind.LIVE])
            artist.centre(66, 119, tr("first"), 18, theme.TEXT_SOFT, room=76)
        else:
            paint_card(artist.painter, card_box, view.card)
        if view.count is not None:
            artist.icon("right", 142, 119, 30, theme.TEXT_SOFT)
            number = artist.text(178, 112, str(view.count), theme.Type.SUM, theme.TEXT, bold=True, room=80)
            artist.text(178 + number + 14, 112, tr("face down"), 19, theme.TEXT_SOFT, room=130)
            self._paint_backs(artist, view.count)
        artist.lines(24, 326, view.text, 19, theme.TEXT, room=384, pitch=27, most=5)

    def _paint_backs(self, artist: Artist, count: int) -> None:
        """One back a card, so that they can be counted along."""
        pitch = 384 / _BACKS
        for number in range(min(count, _BACKS)):
            box = artist.rect((24 + number * pitch, 210, pitch - 5, (pitch - 5) * 1.4))
            paint_card(artist.painter, box, UNKNOWN)
            x = 24 + number * pitch + (pitch - 5) / 2
            artist.centre(x, 276, str(number + 1), 16, theme.TEXT_SOFT, room=pitch)
