"""The bar of a time: how much has gone, up to twice the target, which a tick marks at the middle."""

from __future__ import annotations

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap
from terminal.screen.widgets.ground import Inks
from terminal.screen.widgets.layout import Leaf
from terminal.screen.widgets.paint import Artist, Box


class ShareBar(Leaf, frozen=True):
    """A bar that is filled to a share of 1, and to a larger one in a paler colour; `tick` marks a share."""

    share: float
    further: float = 0.0
    tick: float | None = None

    def reach(self, box: Box) -> Box:
        """Return the bar with its tick, which is higher."""
        x, y, width, height = box
        return x, y - Gap.TIGHT, width, height + Gap.TIGHT + Gap.TIGHT

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the bar."""
        x, y, width, height = box
        artist.round_box(box, Gap.TIGHT, theme.BACKGROUND, theme.LINE)
        for share, fill in ((self.further, theme.TRAINING_EDGE), (self.share, theme.TRAINING)):
            filled = width * max(0.0, min(share, 1.0))
            if filled:
                artist.round_box((x, y, filled, height), Gap.TIGHT, fill)
        if self.tick is not None:
            at = x + width * self.tick
            artist.rule(at, y - Gap.TIGHT, at, y + height + Gap.TIGHT, theme.TEXT, width=Edge.RING)
