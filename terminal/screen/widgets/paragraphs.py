"""Paints the paragraphs that an act rests on as small tags."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.theme import Gap, Type
from terminal.screen.widgets.ground import TAG
from terminal.screen.widgets.layout import PanelPart, Sheet
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.parts import strong, tag

_GAP: Final = 6.0
_HIGH: Final = 31.0


def fitting(artist: Artist, paragraphs: tuple[str, ...], room: float) -> int:
    """How many paragraphs from the first on fit into `room` as tags."""
    taken = 0.0
    for number, paragraph in enumerate(paragraphs):
        taken += _width(artist, paragraph) + (_GAP if number else 0.0)
        if taken > room:
            return number
    return len(paragraphs)


def paint_paragraphs(
    artist: Artist, paragraphs: tuple[str, ...], right: tuple[float, float], room: float
) -> None:
    """Paint the paragraphs as tags that end at `right`; for those that do not fit stands a last `…`."""
    x, y = right
    left = x - room
    for paragraph in reversed(paragraphs):
        width = _width(artist, paragraph)
        if x - width < left:
            artist.right(x, y, "…", 17, theme.TEXT, bold=True, room=20)
            return
        artist.pill(
            x,
            y,
            paragraph,
            17,
            theme.TEXT,
            fill=theme.SURFACE_HIGH,
            height=31,
            inset=12,
            line=theme.LINE_STRONG,
            align=Align.RIGHT,
        )
        x -= width + _GAP


def _width(artist: Artist, paragraph: str) -> float:
    return artist.measure(paragraph, 17, True) + 24


class ParagraphTags(PanelPart, frozen=True):
    """The paragraphs that an act rests on, as tags up to the right end; for those without room stands `…`."""

    paragraphs: tuple[str, ...]

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the tags from the right."""
        left, y, width, height = box
        x = left + width
        for paragraph in reversed(self.paragraphs):
            part: PanelPart = tag(paragraph, Type.NOTE, ground=TAG, high=_HIGH, inset=Gap.WIDE)
            wide = part.width(sheet)
            lost = x - wide < left
            if lost:
                part = strong("…", Type.NOTE, align=Align.RIGHT)
            part.place((x - wide, y + (height - _HIGH) / 2, wide, _HIGH), sheet)
            if lost:
                return
            x -= wide + _GAP
