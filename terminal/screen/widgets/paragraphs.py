"""The paragraphs that an act rests on, as small tags."""

from __future__ import annotations

from typing import Final

from terminal.screen.theme import Gap, Type
from terminal.screen.widgets.ground import TAG
from terminal.screen.widgets.layout import Boxed, PanelPart
from terminal.screen.widgets.paint import Align, Box
from terminal.screen.widgets.parts import strong, tag
from terminal.screen.widgets.sheet import Sheet

_HIGH: Final = 31.0


def paragraph_tag(paragraph: str) -> Boxed:
    """Return one paragraph as a tag."""
    return tag(paragraph, Type.NOTE, ground=TAG, high=_HIGH, inset=Gap.WIDE)


def fitting_paragraphs(paragraphs: tuple[str, ...], room: float, sheet: Sheet) -> int:
    """Return how many paragraphs from the first on fit into `room` as tags."""
    taken = 0.0
    for number, paragraph in enumerate(paragraphs):
        taken += paragraph_tag(paragraph).width(sheet) + (Gap.SMALL if number else 0.0)
        if taken > room:
            return number
    return len(paragraphs)


class ParagraphTags(PanelPart, frozen=True):
    """The paragraphs that an act rests on, as tags up to the right end; for those without room stands `…`."""

    paragraphs: tuple[str, ...]

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the tags from the right."""
        left, y, width, height = box
        x = left + width
        for paragraph in reversed(self.paragraphs):
            part: PanelPart = paragraph_tag(paragraph)
            wide = part.width(sheet)
            lost = x - wide < left
            if lost:
                part = strong("…", Type.NOTE, align=Align.RIGHT)
            part.place((x - wide, y + (height - _HIGH) / 2, wide, _HIGH), sheet)
            if lost:
                return
            x -= wide + Gap.SMALL
