"""The ground and the head of a page that lies where the felt is."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import paint_panel

PAGE: Final[Box] = (24.0, 79.0, 1416.0, 873.0)


HEAD: Final = 76.0


def paint_page_head(artist: Artist, view: tuple[str, str, str], icon: str, *, alarm: bool) -> None:
    """Paint a page and its head: title, its other language, and what the head says at the right."""
    title, second, caption = view
    _, _, width, height = PAGE
    paint_panel(artist, (width, height))
    fill = theme.ALARM_BAND if alarm else theme.SURFACE_RAISED
    painter = artist.painter
    painter.save()
    painter.setClipRect(artist.rect((0, 0, width, HEAD)))
    artist.round_box((0, 0, width, height), theme.Radius.PANEL, fill, theme.LINE)
    painter.restore()
    artist.rule(0, HEAD, width, HEAD, theme.ALARM if alarm else theme.LINE, width=3 if alarm else 1)
    artist.icon(icon, 46, 39, 36, theme.ALARM if alarm else theme.TEXT)
    right = artist.right(1392, 39, caption, 20, theme.TEXT, room=560)
    runs = [Run(title, 32, theme.TEXT, True), Run(second, 23, theme.TEXT_SOFT, gap=18)]
    artist.runs(84, 39, runs, 1392 - 84 - right - 30)
