"""The faces of the keys of play: sums and answers."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.widgets.faces import EDGE, FaceStyle, Inks, paint_ground
from terminal.screen.widgets.icons import STROKES
from terminal.screen.widgets.key import KeyState, pressed_colour
from terminal.screen.widgets.paint import Artist, Box, Run, wrap_text


class AmountFace(Struct, frozen=True):
    """A key that holds a sum: chosen, it is white with a tick; else it offers `caption` and the sum."""

    amount: int
    caption: str = ""
    chosen: bool = False
    word: str = ""
    spoken: str = ""
    on_press: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.spoken or f"{self.caption} {money(self.amount)}".strip()

    @property
    def usable(self) -> bool:
        """A sum can always be touched."""
        return True

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the sum, or the word that stands for it."""
        x, y, width, height = box
        middle = y + height / 2
        if self.word:
            artist.round_box(
                box, theme.Radius.AREA, pressed_colour(theme.BACKGROUND, pressed), theme.LINE, width=EDGE
            )
            artist.centre(x + width / 2, middle, self.word, 19, theme.TEXT_SOFT, bold=True, room=width - 12)
            return
        style = FaceStyle.WHITE if self.chosen else FaceStyle.RAISED
        inks = paint_ground(artist, box, KeyState.NORMAL, pressed, style=style, radius=theme.Radius.AREA)
        if self.chosen:
            artist.icon("check", x + 25, middle, 20, inks.first, stroke=2.4)
            taken = 44.0
        else:
            taken = 13 + artist.text(x + 13, middle, self.caption, 17, inks.second, room=width * 0.4) + 6
        artist.right(
            x + width - 14, middle, money(self.amount), 23, inks.first, bold=True, room=width - 14 - taken
        )


class SmallSumFace(Struct, frozen=True):
    """A sum under its caption, where two quick sums share a row."""

    caption: str
    amount: int
    spoken: str = ""
    on_press: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return self.spoken or f"{self.caption} {money(self.amount)}"

    @property
    def usable(self) -> bool:
        """A sum can always be touched."""
        return True

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the caption over the sum."""
        inks = paint_ground(
            artist, box, KeyState.NORMAL, pressed, style=FaceStyle.RAISED, radius=theme.Radius.AREA
        )
        x, y, width, height = box
        middle = x + width / 2
        artist.centre(middle, y + height * 0.27, self.caption, 15, inks.second, room=width - 6)
        artist.centre(
            middle, y + height * 0.68, money(self.amount), 21, inks.first, bold=True, room=width - 8
        )


class AnswerFace(Struct, frozen=True):
    """A large answer: an icon or a number in a ring, the answer, its other language, what follows from it.

    `inline` puts the other language beside the answer; `reason` says why the answer cannot be given.
    """

    mark: str
    """An icon's name, or the sign of its key or the number of a box."""
    title: str
    second: str = ""
    effect: str = ""
    note: str = ""
    chosen: bool = False
    reason: str = ""
    inline: bool = False
    on_press: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return f"{self.title}. {self.effect}" if self.effect else self.title

    @property
    def usable(self) -> bool:
        """Whether a touch does something."""
        return not self.reason

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the answer."""
        x, y, width, height = box
        radius = theme.Radius.KEY + 3
        state = KeyState.ARMED if self.chosen else KeyState.NORMAL if self.usable else KeyState.DISABLED
        inks = paint_ground(
            artist,
            box,
            state,
            pressed,
            style=FaceStyle.FLAT if self.inline else FaceStyle.RAISED,
            radius=radius,
        )
        if self.usable and not self.chosen:
            artist.round_box(box, radius, None, theme.LINE_STRONG, width=2)
        ring = min(42.0, height * 0.3)
        across = ring + min(28.0, height * 0.2)
        artist.disc(x + across, y + height / 2, ring, theme.BACKGROUND, theme.LINE_STRONG, width=EDGE)
        if self.mark in STROKES:
            artist.icon(self.mark, x + across, y + height / 2, ring * 0.86, inks.first, stroke=2.5)
        else:
            artist.centre(x + across, y + height / 2, self.mark, ring, inks.first, bold=True, room=ring * 1.6)
        self._paint_words(artist, (x + across + ring + 23, y, width - across - ring - 35, height), inks)

    def _paint_words(self, artist: Artist, box: Box, inks: Inks) -> None:
        x, y, room, height = box
        big = height > ROOMY
        if self.inline and not (big and self._fits_large(artist, room)):
            self._paint_low(artist, box, inks)
            return
        size = theme.Type.MAIN if big else 22.0
        below = self.effect if self.usable else self.reason
        second = "" if self.inline else self.second
        lines = [
            (second, 26.0 if big else 19.0, theme.TEXT_SOFT, False, 1.4),
            (below, 20.0 if big else 17.0, inks.first if self.usable else theme.TEXT_SOFT, self.inline, 1.75),
            (self.note, 18.0 if big else 16.0, theme.TEXT_SOFT, False, 1.9),
        ]
        written = [line for line in lines if line[0]]
        heights = [size * 1.3, *(line[1] * line[4] for line in written)]
        middle = y + (height - sum(heights)) / 2 + heights[0] / 2
        title = [Run(self.title, size, inks.first, True)]
        if self.inline and self.second:
            title.append(Run(self.second, size * 0.76, theme.TEXT_SOFT, gap=16))
        artist.runs(x, middle, title, room)
        middle += heights[0] / 2
        for (text, high, ink, bold, _), advance in zip(written, heights[1:], strict=True):
            artist.text(x, middle + advance / 2, text, high, ink, bold=bold, room=room)
            middle += advance

    def _fits_large(self, artist: Artist, room: float) -> bool:
        """Whether title and other language fit on one line in type that is still large."""
        wide = artist.measure(self.title, _LEAST_LARGE, True)
        if self.second:
            wide += 16 + artist.measure(self.second, _LEAST_LARGE * 0.76)
        return wide <= room

    def _paint_low(self, artist: Artist, box: Box, inks: Inks) -> None:
        """A low answer: the title over one line or two, what follows, and a last line for all the rest."""
        x, y, room, height = box
        below = self.effect if self.usable else self.reason
        rest = [Run(self.second, 17, theme.TEXT_SOFT)] if self.second else []
        if self.note:
            rest.append(Run(self.note, 16, theme.TEXT_SOFT, gap=12 if rest else 0))
        titles = len(wrap_text(self.title, artist.pixels(21), True, room * artist.factor, 2))
        lines = titles * 25 + (23 if below else 0) + (23 if rest else 0)
        middle = y + (height - lines) / 2 + 12.5
        artist.lines(x, middle, self.title, 21, inks.first, room=room, pitch=25, most=2, bold=True)
        middle += titles * 25 - 1
        if below:
            artist.text(x, middle, below, 17, inks.first, bold=self.usable, room=room)
            middle += 23
        if rest:
            artist.runs(x, middle, rest, room)


ROOMY: Final = 110.0
"""From this height in design px an answer has large type."""
_LEAST_LARGE: Final = 24.0
"""The least large type, design px."""
