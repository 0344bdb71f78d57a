"""Where the parts of the design lie in a window: as the design has them, or upright, one under the other."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from terminal.screen import theme
from terminal.screen.theme import Gap, Scale
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.panel import PLACE, RAIL_LEFT, RAIL_WIDTH

TOP_BAR: Final = 60.0
STRIP_TOP: Final = 968.0
FELT: Final[Box] = (0.0, TOP_BAR, 1456.0, STRIP_TOP + 2.0 - TOP_BAR)
"""As wide as the design has it; the strip lies over its lowest px, so that the width alone sets the scale."""
_RAIL: Final[Box] = (RAIL_LEFT, 76.0, RAIL_WIDTH, 876.0)
NUMBER_PAD: Final[Box] = (434.0, 436.0, 588.0, 260.0)
"""The number pad, over the hands."""
_DIALOGUE: Final[Box] = (300.0, 84.0, 1320.0, 912.0)
UPRIGHT_WIDTH: Final = 1250.0
"""How wide a high window is for its bars and pads, design px: their keys are then 12 mm on 21.5 inches."""
MIN_WIDTH: Final = 540
MIN_HEIGHT: Final = 540
"""The least size of the window, px."""
LEAST_SCREEN: Final = (1280, 720)
"""The longer and the shorter side of the smallest screen on which every word and key is whole, in points."""


def is_screen_large_enough(width: int, height: int) -> bool:
    """Return whether every word and key is whole on a screen, upright or not; its scale is taken off."""
    longer, shorter = LEAST_SCREEN
    return max(width, height) >= longer and min(width, height) >= shorter


class Arrangement(Struct, frozen=True):
    """The scale of each part of the window."""

    bars: Scale
    """The top bar; in a landscape window all of it."""
    felt: Scale
    """The felt, with what lies on it and at the dealer's place."""
    rail: Scale
    bay: Scale
    """What lies at the dealer's place."""
    pad: Scale
    """The number pad over the hands."""
    strip: Scale
    dialogue: Scale
    """What lies over everything."""
    bounds: QRectF
    """What is used of the window, in px."""
    upright: bool = False

    @staticmethod
    def of(width: float, height: float) -> Arrangement:
        """Return the arrangement for a window; one that is higher than wide has the rail under the felt."""
        if height > width:
            return _upright(width, height)
        whole = Scale.of(width, height)
        bounds = whole.rect(0.0, 0.0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
        return Arrangement(whole, whole, whole, whole, whole, whole, whole, bounds)

    def scale_of(self, box: Box) -> Scale:
        """Return the scale for a part that the design has in `box`."""
        x, y, width, _ = box
        if y >= STRIP_TOP:
            return self.strip
        if width == theme.DESIGN_WIDTH:
            return self.bars
        if x >= RAIL_LEFT:
            return self.rail
        if box == NUMBER_PAD:
            return self.pad
        left, _, wide, _ = PLACE
        if (x, width) == (left, wide):
            return self.bay
        return self.dialogue if x + width > RAIL_LEFT else self.felt

    def box_of(self, box: Box) -> Box | None:
        """Return the box of a bar in a window of this kind; None for all else, which has the design's."""
        x, y, width, high = box
        if width != theme.DESIGN_WIDTH:
            return None
        return (x, y, UPRIGHT_WIDTH if self.upright else width, high)


def _upright(width: float, height: float) -> Arrangement:
    """Return the felt over the full width under the top bar, and the strip at the foot.

    Between them lie the pads of the dealer's place, larger than on the felt, and the rail under them.
    """
    bars = Scale(width / UPRIGHT_WIDTH)
    head = TOP_BAR * bars.factor
    strip = Scale(bars.factor, 0.0, height - theme.DESIGN_HEIGHT * bars.factor)
    felt = Scale(width / FELT[2])
    felt = Scale(felt.factor, 0.0, head - TOP_BAR * felt.factor)
    top = felt.rect(*FELT).bottom()
    foot = strip.point(0.0, STRIP_TOP).y()
    large = bars.factor
    high = PLACE[-1]
    bay = _about(PLACE, QRectF(0.0, top + Gap.EDGE, width, high * large).center(), large)
    pad = _about(NUMBER_PAD, felt.rect(*NUMBER_PAD).center(), large)
    top = bay.rect(*PLACE).bottom()
    return Arrangement(
        bars,
        felt,
        _within(_RAIL, QRectF(0.0, top, width, foot - top)),
        bay,
        pad,
        strip,
        _within(_DIALOGUE, QRectF(0.0, 0.0, width, height)),
        QRectF(0.0, 0.0, width, height),
        upright=True,
    )


def _within(box: Box, room: QRectF) -> Scale:
    """Return the scale at which a part fills the room that it has, in its middle."""
    _, _, wide, high = box
    room = room.adjusted(Gap.MEDIUM, Gap.MEDIUM, -Gap.MEDIUM, -Gap.MEDIUM)
    return _about(box, room.center(), min(room.width() / wide, room.height() / high))


def _about(box: Box, middle: QPointF, factor: float) -> Scale:
    """Return the scale of that factor at which a part has its middle there."""
    own = QRectF(*box).center()
    return Scale(factor, middle.x() - own.x() * factor, middle.y() - own.y() * factor)
