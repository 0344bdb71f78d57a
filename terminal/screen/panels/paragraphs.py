"""Paints the paragraphs that an act rests on as small tags."""

from __future__ import annotations

from terminal.screen import theme
from terminal.screen.widgets.paint import Align, Artist


def paint_paragraphs(
    artist: Artist, paragraphs: tuple[str, ...], right: tuple[float, float], room: float
) -> None:
    """Paint the paragraphs as tags that end at `right`; for those that do not fit stands a last `…`."""
    x, y = right
    left = x - room
    for paragraph in reversed(paragraphs):
        width = artist.measure(paragraph, 17, True) + 24
        if x - width < left:
            artist.right(x, y, "…", 17, theme.T1, bold=True, room=20)
            return
        artist.pill(
            x,
            y,
            paragraph,
            17,
            theme.T1,
            fill=theme.INK3,
            height=31,
            inset=12,
            line=theme.LINE_STRONG,
            align=Align.RIGHT,
        )
        x -= width + 6
