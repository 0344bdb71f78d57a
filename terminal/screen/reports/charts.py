"""The charts of a report: their SVG, drawn by Qt, under the words that the page writes itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray

from terminal.screen import theme
from terminal.screen.reports.views import ChartView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import PANEL, Inks
from terminal.screen.widgets.layout import Leaf, Pad, PanelPart, column, row
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.parts import caption, titled

_HEAD: Final = Size.HINT


class Drawing(Leaf, frozen=True):
    """A drawing as SVG, as large as its box."""

    svg: str

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Have Qt draw it."""
        del inks
        # Only here, so that a table whose reports nobody opens starts without it.
        from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

        QSvgRenderer(QByteArray(self.svg.encode())).render(artist.painter, artist.rect(box))


def drawing_size(width: float, height: float) -> tuple[float, float]:
    """Return the size of the drawing in a frame of that size, design px."""
    return width - Gap.WIDE - Gap.WIDE, height - _HEAD - Gap.TIGHT


def chart(view: ChartView) -> PanelPart:
    """Return a frame with title, caption and drawing."""
    title = Bilingual(view.title, view.second)
    head = row(
        titled(title, Type.AMOUNT, Type.LABEL, grow=1),
        caption(view.caption, Type.LABEL, align=Align.RIGHT),
        gap=Gap.WORDS,
        pad=Pad(Gap.EDGE, Gap.TIGHT, Gap.EDGE),
        high=_HEAD,
    )
    drawing = row(Drawing(view.svg, grow=1), pad=Pad.across(Gap.WIDE, 0, Gap.TIGHT), grow=1)
    return column(head, drawing, ground=PANEL.rounded(theme.Radius.BOX), grow=1)
