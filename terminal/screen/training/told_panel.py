"""What the panels of training have in common: where they lie, their heads, and the ribbons of a page."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Gap, Practice, Size, Type
from terminal.screen.translate import Bilingual, tr
from terminal.screen.widgets.arrangement import FELT, STRIP_TOP, TOP_BAR
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import FILL, Leaf, Pad, PanelPart, column, row, space
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH
from terminal.screen.widgets.parts import caption, titled
from terminal.screen.widgets.rail import GAP, TOP

_LEFT, _, _WIDE, _ = FELT
PAGE_BOX: Final[Box] = (_LEFT, TOP_BAR, _WIDE, STRIP_TOP - TOP_BAR)
"""Where a page without a felt lies, between the top bar and the strip."""

_HEAD_BOTTOM = TOP + Practice.HEAD + GAP
UNDER_HEAD: Final[Box] = (RAIL_LEFT, _HEAD_BOTTOM, RAIL_WIDTH, RAIL_BOTTOM - _HEAD_BOTTOM)
"""The rail under its head."""
_RIBBON: Final = 36.0
_TURN: Final = -90
"""Degrees by which the words are turned: they read upwards."""
_MIDDLE: Final = 0.5
_TIMES: Final = 3
"""How often the words stand on a ribbon."""


class UprightRibbon(Leaf, frozen=True):
    """A ribbon in the colour of the kind, with its words; `text` stands for the usual ones."""

    kind: ScreenKind
    text: str = ""

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the ribbon, and its words upwards."""
        look = theme.LOOKS[self.kind]
        if look.frame is None:
            return
        artist.fill_box(box, look.frame)
        x, y, width, height = box
        painter, f = artist.painter, artist.factor
        for place in range(_TIMES):
            painter.save()
            painter.translate((x + width * _MIDDLE) * f, (y + height * (place + _MIDDLE) / _TIMES) * f)
            painter.rotate(_TURN)
            room = height / _TIMES - Size.TOUCH
            words = self.text or look.ribbon
            artist.text(0, 0, words, Type.HEAD, look.ink, bold=True, room=room, align=Align.CENTRE)
            painter.restore()


def headed(title: Bilingual, note: str) -> PanelPart:
    """Return the head of a box of a page: its title, and at the right what there is to say of it."""
    return row(
        titled(title, Type.HEAD, Type.LABEL),
        FILL,
        caption(note, Type.LABEL),
        pad=Pad.across(Gap.EDGE),
        high=Size.HEAD,
    )


def and_more(count: int, size: float = Type.BODY) -> PanelPart:
    """Return the line under a list that says how many it does not show."""
    return caption(tr("and {count} more").format(count=count), size, align=Align.CENTRE)


def between_ribbons(*parts: PanelPart, ribbon: str = "") -> PanelPart:
    """Return a page without a felt: parts one under the other, between the two ribbons."""
    side = UprightRibbon(ScreenKind.TRAINING, ribbon, wide=_RIBBON)
    body = column(space(Gap.BODY), *parts, space(Gap.BLOCK), grow=1)
    return row(side, body, side, gap=Gap.WORDS, pad=Pad(left=Gap.SMALL))
