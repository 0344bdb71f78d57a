"""How the parts of a betting area are drawn, and the colours in which they stand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.felt.area_parts import SEATED_RADIUS, Pile, person_width
from terminal.screen.felt.area_text import STRIKE_REACH
from terminal.screen.felt.drawn import DASHES, DOTS, ICON_STROKE, FeltWords, draw_words, readable
from terminal.screen.felt.hatching import stripes
from terminal.screen.felt.shapes import rect_around
from terminal.screen.felt.view import BetView
from terminal.screen.widgets.chips import chip_figure, paint_stack
from terminal.screen.widgets.icons import paint_icon
from terminal.table.setup.layout_shapes import Polygon

UNDER_PEN: Final = 4.0
"""The edge of a bet under the minimum, and of an area that is held for a standing bettor."""
_EMPTY_EDGE: Final = 0.55
_EMPTY_TEXT: Final = 0.85
_PAIR_DARKER: Final = 114
_GHOST_PEN: Final = 1.6
_GHOST_DARKER: Final = 130
_HELD_FIGURE: Final = 24
_DIM_BET: Final = 0.5
_DIM_EMPTY: Final = 0.4
_DIM_TEXT: Final = 0.72
_DIM_CHIPS: Final = 0.6
_PAIRS: Final = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
_STRIKE: Final = 2.5
_STRIKE_THIN: Final = 1.6
_DOWN: Final = 90.0
"""The direction of an arrow down, in degrees from the right."""
_ARROW: Final = 0.95
"""The size of the arrow in its disc, in the radius of the disc."""


def empty_ground(bet: Bet) -> QColor:
    """Return the colour of an area on which nothing lies."""
    empty = theme.AREA_COLOURS[bet].empty
    return empty.darker(_PAIR_DARKER) if bet in _PAIRS else empty


def empty_pen(bet: Bet) -> QPen:
    """Return the edge of an area on which nothing lies."""
    return QPen(theme.blend(empty_ground(bet), theme.AREA_COLOURS[bet].edge, _EMPTY_EDGE), theme.Edge.THICK)


class AreaInks:
    """The colours of an area with what lies on it: on a `box` of that colour, dimmed or not."""

    __slots__ = ("_box", "_colours", "_dim", "_lies", "_on_spine", "_view")

    def __init__(self, view: BetView, box: QColor, lies: bool, dim: bool, on_spine: bool) -> None:
        """Know whether chips lie there, and by `on_spine` whether the glyph stands on the area's spine."""
        self._view, self._lies = view, lies
        self._box, self._dim, self._on_spine = box, dim, on_spine
        self._colours = theme.AREA_COLOURS[view.bet]

    @property
    def ground(self) -> QColor:
        """Under all of it, not pressed."""
        if self._view.loses:
            return theme.LOST
        if self._lies:
            return theme.blend(self._box, self._colours.bet, _DIM_BET) if self._dim else self._colours.bet
        empty = empty_ground(self._view.bet)
        return theme.blend(self._box, empty, _DIM_EMPTY) if self._dim else empty

    @property
    def spine(self) -> QColor:
        """Under the glyph of a long Player or Banker area."""
        colour = self._colours.spine
        return theme.blend(self._box, colour, _DIM_BET) if self._dim else colour

    @property
    def edge_pen(self) -> QPen:
        """Around it: in the alarm's colour under the minimum, dashed around what can be repeated."""
        if self._view.under:
            return QPen(theme.ALARM, UNDER_PEN)
        if self._view.ghost:
            return _dashed(self._colours.text)
        share = (1.0 if self._lies else _EMPTY_EDGE) * (_DIM_BET if self._dim else 1.0)
        edge = theme.blend(self.ground, self._colours.edge, share)
        return QPen(edge, theme.Edge.RING if self._lies else theme.Edge.THICK)

    @property
    def glyph(self) -> QColor:
        """Of the glyph and the captions."""
        if self._on_spine:
            return self._faded(theme.TEXT, self.spine)
        if self._view.loses:
            return theme.TEXT
        if self._view.struck:
            return theme.TEXT_FAINT
        return self._faded(self._colours.text, self.ground, 1.0 if self._lies else _EMPTY_TEXT)

    @property
    def sum(self) -> QColor:
        """Of the sums."""
        if self._view.ghost:
            return self._colours.text
        return theme.TEXT_FAINT if self._view.struck else self._faded(theme.TEXT, self.ground)

    @property
    def person(self) -> QColor:
        """Of the figure of a standing bettor."""
        return self._faded(theme.TEXT_SOFT, self.ground)

    def _faded(self, colour: QColor, ground: QColor, share: float = 1.0) -> QColor:
        share = min(share, _DIM_TEXT) if self._dim else share
        return theme.blend(ground, colour, share)


def draw_hatched(painter: QPainter, path: QPainterPath, area: Polygon) -> None:
    """Paint the ground of a bet to take, hatched in a dotted edge."""
    painter.fillPath(path, theme.LOST)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # a third of the time, and looks alike
    painter.fillPath(stripes(area), theme.LOST_HATCH)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.TEXT_SOFT, theme.Edge.RING)
    pen.setDashPattern(DOTS)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, pen)


def draw_arrow(painter: QPainter, middle: QPointF, radius: float, to_dealer: QPointF) -> None:
    """Paint a disc with an arrow that points to the dealer."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.TEXT)
    painter.drawEllipse(middle, radius, radius)
    painter.save()
    painter.translate(middle)
    painter.rotate(math.degrees(math.atan2(to_dealer.y(), to_dealer.x())) - _DOWN)
    paint_icon(painter, "down", rect_around(QPointF(), radius * _ARROW), theme.BACKGROUND, ICON_STROKE)
    painter.restore()


def draw_chips(painter: QPainter, piles: Sequence[Pile], *, dim: bool) -> None:
    """Paint the chips that lie on an area."""
    painter.setOpacity(_DIM_CHIPS if dim else 1.0)
    for pile in piles:
        paint_stack(painter, QPointF(pile.x, pile.y), pile.radius, pile.values)
    painter.setOpacity(1.0)


def draw_ghosts(painter: QPainter, piles: Sequence[Pile], ink: QColor, ground: QColor, factor: float) -> None:
    """Paint where the chips lay as dashed rings, with the figure of the top one in each."""
    pen, size = _dashed(ink), readable(theme.Type.CAPTION, factor)
    for pile in piles:
        middle, radius = QPointF(pile.x, pile.y), pile.radius - _GHOST_PEN
        painter.setPen(pen)
        painter.setBrush(ground.darker(_GHOST_DARKER))
        painter.drawEllipse(middle, radius, radius)
        if pile.radius >= SEATED_RADIUS:
            draw_words(painter, FeltWords(chip_figure(pile.values[0]), size, True, pile.x, pile.y), ink)


def draw_person(painter: QPainter, middle: QPointF, size: int, ink: QColor) -> None:
    """Paint the figure of a standing bettor: a head and a body."""
    width = person_width(size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(middle - QPointF(0, width * 0.45), width * 0.3, width * 0.3)
    body = QPainterPath(middle + QPointF(-width / 2, width * 0.85))
    body.arcTo(QRectF(middle.x() - width / 2, middle.y() - width * 0.08, width, width), 180, -180)
    body.lineTo(middle + QPointF(width / 2, width * 0.85))
    body.closeSubpath()
    painter.drawPath(body)


def draw_held(painter: QPainter, path: QPainterPath, middle: QPointF, ink: QColor) -> None:
    """Paint the figure of a standing bettor over the middle of an area, whose edge is white."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.TEXT, UNDER_PEN))
    painter.drawPath(path)
    painter.setBrush(theme.BACKGROUND)
    painter.drawEllipse(middle, SEATED_RADIUS, SEATED_RADIUS)
    draw_person(painter, middle, _HELD_FIGURE, ink)


def strike(painter: QPainter, amount: FeltWords, *, lies: bool) -> None:
    """Strike the sum of a lost bet out: while it still lies, and thinner once it is taken."""
    rect = amount.rect
    painter.setPen(QPen(theme.TEXT, _STRIKE) if lies else QPen(theme.TEXT_FAINT, _STRIKE_THIN))
    painter.drawLine(
        QPointF(rect.left() - STRIKE_REACH, amount.y), QPointF(rect.right() + STRIKE_REACH, amount.y)
    )


def _dashed(ink: QColor) -> QPen:
    pen = QPen(ink, _GHOST_PEN)
    pen.setDashPattern(DASHES)
    return pen
