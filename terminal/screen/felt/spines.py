"""The coloured end of a long area, and how the areas of a box are turned."""

from __future__ import annotations

import math
from typing import Final

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.felt.shapes import px
from terminal.table.setup.layout_shapes import NO_MARGINS, Polygon, Span
from terminal.table.setup.layouts import FELT_WIDTH, AreaPlace, BoxPlace

SPINE_WIDTH: Final = 24.0
_SHORTEST_WITH_SPINE: Final = 115.0
_STEEP: Final = 55.0
_STEEPEST: Final = 80.0
_UPRIGHT: Final = 5.0
"""The slope of an area whose spine lies on top."""


def slope_of(box: BoxPlace) -> float:
    """Return how steep a line across the areas of a box is."""
    steep = math.radians(min(max(box.shape.rotation, -_STEEPEST), _STEEPEST))
    return math.tan(steep) if box.shape.rotation >= -_STEEP else _UPRIGHT


def spine_of(box: BoxPlace, place: AreaPlace) -> tuple[Polygon | None, Polygon | None]:
    """Return the spine of a long Player or Banker area, at its left or upper end, and the rest of it."""
    span = place.span
    width = (span.right - span.left) * box.shape.width((span.top + span.bottom) / 2) * FELT_WIDTH
    if place.bet not in (Bet.PLAYER, Bet.BANKER) or width < _SHORTEST_WITH_SPINE:
        return None, None
    share = SPINE_WIDTH / width * (span.right - span.left)
    # Seen from the dealer, a box turned far to the left has the end of its width on top.
    if box.shape.rotation < -_STEEP:
        split = span.right - share
        spine = Span(split, span.top, span.right, span.bottom)
        rest = Span(span.left, span.top, split, span.bottom)
    else:
        split = span.left + share
        spine = Span(span.left, span.top, split, span.bottom)
        rest = Span(split, span.top, span.right, span.bottom)
    return px(box.shape.quad(spine, NO_MARGINS)), px(box.shape.quad(rest, NO_MARGINS))


def spine_corners(box: BoxPlace) -> tuple[float, float, float, float]:
    """Return the radii of the spine's corners: round where they are the area's own."""
    round_, sharp = theme.Radius.AREA, 2.0
    if box.shape.rotation < -_STEEP:
        return sharp, round_, round_, sharp
    return round_, sharp, sharp, round_


def outwards_of(box: BoxPlace) -> tuple[float, float]:
    """Return the direction from the dealer to the player of a box, of length 1."""
    inner, outer = box.shape.point(0.5, 1.0), box.shape.point(0.5, 0.0)
    depth = box.shape.depth
    return (outer[0] - inner[0]) / depth, (outer[1] - inner[1]) / depth
