"""The page of a report: its head, the band under it that says what there is to say, and the report."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.reports.views import Band
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import ALARM_PANEL, EDGED, FLAT, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, row, stack
from terminal.screen.widgets.page import HeadGround
from terminal.screen.widgets.paint import Align, Box, metrics, wrap_text
from terminal.screen.widgets.parts import Icon, Rule, Text, titled
from terminal.screen.widgets.sheet import Sheet

PAGE: Final[Box] = (24.0, 76.0, 1416.0, 876.0)
HEAD: Final = 64.0
BAND_HIGH: Final = Size.TOUCH
EDGE: Final = Gap.WIDE
"""From the edge of the page to what stands on it."""
_BAND_LINES: Final = 2


def report_page(head: tuple[str, str, str], band: Band | None, body: PanelPart) -> PanelPart:
    """Return a page: `head` is its title, its second line, and the table and period; `body` grows."""
    title, second, caption = head
    said = row(
        Icon("document", Type.TYPED),
        Gap.INSET,
        titled(Bilingual(title, second), Type.TYPED, Type.STAKE, Gap.BLOCK, grow=1),
        Gap.BODY,
        Text(caption, Type.BODY, align=Align.RIGHT),
        pad=Pad(Gap.FOOT, 0, Gap.ICON),
    )
    return column(
        stack(HeadGround(FLAT.rounded(theme.Radius.PANEL)), said, high=HEAD),
        Rule(),
        None if band is None else _band(band),
        body,
        ground=PANEL.filled(theme.BACKGROUND),
    )


def _band(band: Band) -> PanelPart:
    """Return the band: an icon, and what there is to say."""
    ground = ALARM_PANEL.rounded(theme.Radius.KEY) if band.alarm else EDGED
    icon = Icon(band.icon, Type.NAME, theme.ALARM if band.alarm else None)
    said = row(icon, BandText(band.text, grow=1), gap=Gap.WIDE, pad=Pad(Gap.EDGE, 0, Gap.LARGE))
    return row(boxed(ground, said, grow=1, high=BAND_HIGH), pad=Pad(EDGE, Gap.MEDIUM, EDGE))


class BandText(PanelPart, frozen=True):
    """The text of a band on one or two lines, broken between words, or within a path that is too long."""

    text: str

    def place(self, box: Box, sheet: Sheet) -> None:
        """Put the lines into the middle of the height."""
        lines = (Text(line, Type.LABEL, high=Type.DEAL) for line in _broken(self.text, box[2], sheet))
        column(FILL, *lines, FILL).place(box, sheet)


def _broken(text: str, room: float, sheet: Sheet) -> tuple[str, ...]:
    pixels, width = sheet.pixels(Type.LABEL), room * sheet.factor
    lines = wrap_text(text, pixels, False, width, _BAND_LINES)
    measure = metrics(pixels, False).horizontalAdvance
    if all(measure(line) <= width for line in lines):
        return lines
    first = len(text)
    while measure(text[:first]) > width:
        first -= 1
    return text[:first], text[first:]
