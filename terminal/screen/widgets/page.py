"""The page over the felt: its head, with title and caption, and what is shown under it."""

from typing import Final

from PySide6.QtCore import Qt

from terminal.screen import theme
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.ground import PANEL, BoxGround, Inks
from terminal.screen.widgets.layout import FILL, Leaf, Pad, PanelPart, column, row, stack
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.parts import Icon, Rule, Text, titled

PAGE: Final[Box] = (24.0, 79.0, 1416.0, 873.0)
"""Where a page lies, design px of the window."""
HEAD: Final = Size.PAGE_HEAD

SIDE: Final = 28.0
"""From the edge of a page to what stands on it."""
_PLAIN_EDGE: Final = 1.0
_ALARM_EDGE: Final = 3.0
_SIDE: Final = 503.0


class HeadGround(Leaf, frozen=True):
    """The ground of a head: that of the page, cut off where the head ends."""

    ground: BoxGround

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the upper part of a panel."""
        x, y, width, height = box
        artist.painter.save()
        artist.painter.setClipRect(artist.rect(box), Qt.ClipOperation.IntersectClip)
        self.ground.paint(artist, (x, y, width, 2 * height))
        artist.painter.restore()


def page(head: tuple[str, str, str], icon: str, body: PanelPart, *, alarm: bool = False) -> PanelPart:
    """Return a page: `head` is its title, the same in the other language, and a caption; `body` grows."""
    title, second, caption = head
    fill, edge = (theme.ALARM_BAND, theme.ALARM) if alarm else (theme.SURFACE_RAISED, theme.LINE)
    sign = Icon(icon, Type.MAIN, theme.ALARM if alarm else None)
    named = titled(Bilingual(title, second), Type.PAGE, Type.STAKE, Gap.EDGE, grow=1)
    pad = Pad(SIDE, Gap.HAIR, Gap.LARGE)
    words = row(sign, Gap.BODY, named, Gap.PAGE, Text(caption, Type.BODY), pad=pad)
    ground = HeadGround(BoxGround(fill, theme.LINE, radius=theme.Radius.PANEL))
    return column(
        stack(ground, words, high=HEAD),
        Rule(edge, thick=_ALARM_EDGE if alarm else _PLAIN_EDGE),
        body,
        ground=PANEL,
    )


def split(left: PanelPart, right: PanelPart, foot: PanelPart | None) -> PanelPart:
    """Return the two sides of a page: the right one is for a signature, with a key at its foot."""
    side = column(right, FILL, foot, pad=Pad(Gap.BODY, 0, Gap.LARGE, Gap.LARGE), wide=_SIDE)
    return row(stack(left, grow=1), Rule(), side, grow=1)
