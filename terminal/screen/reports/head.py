"""The head of a report's page, and the band under it that says what there is to say."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.reports.views import Band
from terminal.screen.widgets.paint import Artist, Box, Run, metrics, wrap_text

PAGE: Final[Box] = (24.0, 76.0, 1416.0, 876.0)
HEAD: Final = 64.0
BAND_TOP: Final = 72.0
BAND_HEIGHT: Final = 56.0
_RIGHT: Final = 1393.0
_TEXT: Final = 18.0
_BAND_LINES: Final = 2
_PITCH: Final = 25.0


def paint_report_head(artist: Artist, title: str, second: str, caption: str) -> None:
    """Paint the page's ground, its title, and the table and period at the right."""
    width, height = PAGE[2], PAGE[3]
    artist.round_box((0, 0, width, height), theme.Radius.PANEL, theme.BACKGROUND, theme.LINE)
    artist.painter.save()
    artist.painter.setClipRect(artist.rect((0, 0, width, HEAD)))
    artist.round_box((0, 0, width, height), theme.Radius.PANEL, theme.SURFACE_RAISED, theme.LINE)
    artist.painter.restore()
    artist.rule(0, HEAD, width, HEAD, theme.LINE)
    artist.icon("document", 42, 32, 30, theme.TEXT)
    right = artist.right(_RIGHT, 32, caption, 20, theme.TEXT, room=760)
    head = [Run(title, 31, theme.TEXT, True), Run(second, 23, theme.TEXT_SOFT, gap=17)]
    artist.runs(72, 32, head, _RIGHT - 72 - right - 20)


def paint_band(artist: Artist, band: Band) -> None:
    """Paint the band; a long text takes two lines, and is broken anywhere if it is a path."""
    box = (12.0, BAND_TOP, PAGE[2] - 24, BAND_HEIGHT)
    fill, line = (theme.ALARM_BAND, theme.ALARM) if band.alarm else (theme.SURFACE_RAISED, theme.LINE_STRONG)
    artist.round_box(box, theme.Radius.KEY, fill, line, width=2.5 if band.alarm else 1.0)
    middle = BAND_TOP + BAND_HEIGHT / 2
    artist.icon(band.icon, 42, middle, 24, theme.ALARM if band.alarm else theme.TEXT)
    room = PAGE[2] - 24 - 60 - 18
    lines = _broken(artist, band.text, room)
    first = middle - _PITCH * (len(lines) - 1) / 2
    for number, text in enumerate(lines):
        artist.text(66, first + number * _PITCH, text, _TEXT, theme.TEXT, room=room)


def _broken(artist: Artist, text: str, room: float) -> tuple[str, ...]:
    """The lines of a text: broken between words, or within a path where it alone is too long."""
    pixels, width = artist.pixels(_TEXT), room * artist.factor
    lines = wrap_text(text, pixels, False, width, _BAND_LINES)
    measure = metrics(pixels, False).horizontalAdvance
    if all(measure(line) <= width for line in lines):
        return lines
    first = len(text)
    while measure(text[:first]) > width:
        first -= 1
    return text[:first], text[first:]
