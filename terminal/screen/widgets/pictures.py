"""Cards and chips as parts of a panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor

from terminal.rules.cards import Card
from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.widgets.cards import HEIGHT, RING_REACH, WIDTH, paint_card, paint_card_place
from terminal.screen.widgets.chips import paint_chip
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box, middle_of
from terminal.screen.widgets.parts import SizedLeaf
from terminal.screen.widgets.sheet import at_least


class CardPicture(Leaf, frozen=True):
    """A card as large as its box has room for, or the place of one where there is none."""

    card: Card | None
    sideways: bool = False
    ring: QColor | None = None

    def reach(self, box: Box) -> Box:
        """Return the card with the ring around it."""
        ring = RING_REACH * max(box[2:])
        return at_least(box, box[2] + ring, box[3] + ring)

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the card in the middle, in the proportions of a card."""
        rect = artist.rect(box)
        across, down = (HEIGHT, WIDTH) if self.sideways else (WIDTH, HEIGHT)
        share = min(rect.width() / across, rect.height() / down)
        middle = rect.center()
        rect.setSize(QSizeF(across * share, down * share))
        rect.moveCenter(middle)
        if self.card is None:
            paint_card_place(artist.painter, rect, theme.LOOKS[ScreenKind.LIVE])
        else:
            paint_card(artist.painter, rect, self.card, sideways=self.sideways, ring=self.ring)


class ChipPicture(SizedLeaf, frozen=True):
    """A chip of `value` cents in the middle of its box."""

    value: int
    radius: float

    @property
    def across(self) -> float:
        """How wide and high it is."""
        return 2 * self.radius

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the chip."""
        middle = QPointF(*middle_of(box))
        paint_chip(artist.painter, middle * artist.factor, self.radius * artist.factor, self.value)
