"""Paints chips: one chip, a stack of them, and the figure on a chip's face."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from terminal.screen import theme
from terminal.screen.widgets.kept import STEPS, on_whole_pixels, painted

CENTS: Final = 100
THOUSAND: Final = 1000 * CENTS
STEP: Final = 0.22
"""How far each chip of a stack lies below the one on it, as a share of the radius."""

CHIPS_SHOWN: Final = 5
"""So many chips of a sum are drawn; the figure next to them counts all."""

_STACKS_KEPT: Final = 256
"""Pictures of stacks: those of 72 bets, bright and dim, take 2 MB at 1920x1080."""

_SUMS_KEPT: Final = _STACKS_KEPT
"""Sums whose chips are kept."""

_MARK_INNER: Final = 0.84
_MARK_SHARE: Final = 0.35
_RING: Final = 0.70
_RING_OPACITY: Final = 0.6
_READABLE_RADIUS: Final = 17.0
_FIGURE_SIZES: Final = (0.72, 0.72, 0.60, 0.48)
"""The size of a figure of one sign, of two, of three, and of more, as a share of the radius."""


def chip_figure(value: int) -> str:
    """The figure on the face of a chip worth `value` cents: `1`, `500`, `1K`, `25K`; cents as `0.50`."""
    if value >= THOUSAND and value % THOUSAND == 0:
        return f"{value // THOUSAND}K"
    if value % CENTS == 0:
        return str(value // CENTS)
    return f"{value // CENTS}.{value % CENTS:02d}"


@lru_cache(maxsize=_SUMS_KEPT)
def chips_for(amount: int, most: int = CHIPS_SHOWN) -> tuple[int, ...]:
    """The chips that make `amount` cents, the largest first, at most `most` of them.

    What a stack cannot show is left out: the amount next to it says the sum.
    """
    chips: list[int] = []
    for value in sorted(theme.CHIP_STYLES, reverse=True):
        count = min(amount // value, most - len(chips))
        chips += [value] * count
        amount -= value * count
    return tuple(chips)


def paint_chip(painter: QPainter, centre: QPointF, radius: float, value: int, *, figure: bool = True) -> None:
    """Paint one chip worth `value` cents, `radius` px around `centre`.

    The figure is left out where it would be too small to read (`radius` under 17 screen px).
    """
    style = theme.chip_style(value)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.BACKGROUND)
    painter.drawEllipse(QPointF(), radius, radius)
    body = radius - min(1.0, radius * 0.05)
    painter.setBrush(style.fill)
    painter.drawEllipse(QPointF(), body, body)
    painter.setBrush(style.marks)
    painter.drawPath(_marks(body, style.count))
    _paint_ring(painter, body, style.marks)
    if figure and radius * painter.worldTransform().m11() >= _READABLE_RADIUS:
        _paint_figure(painter, radius, chip_figure(value), style.ink)
    painter.restore()


def paint_stack(
    painter: QPainter, centre: QPointF, radius: float, values: Sequence[int], *, figure: bool = True
) -> None:
    """Paint chips one on the other; the first of `values` lies on top, `radius` px around `centre`.

    They come out of a kept picture: the chips of a round are painted again whenever their area or panel
    looks otherwise, at 0.3 ms for five of them.
    """
    at = painter.worldTransform()
    look = ChipStackLook(tuple(values), radius, figure, at.m11(), painter.opacity())
    if at.isRotating() or at.m11() != at.m22():
        look.draw(painter, centre)
        return
    middle = at.map(centre)
    reach = radius * look.scale
    x, y, aside, below = on_whole_pixels(middle.x() - reach, middle.y() - reach)
    picture = _stack_picture(look, aside, below, painter.device().devicePixelRatio())
    painter.setOpacity(1.0)  # the chips have theirs in the picture
    painter.setWorldTransform(QTransform())
    painter.drawPixmap(x, y, picture)
    painter.setWorldTransform(at)
    painter.setOpacity(look.opacity)


class ChipStackLook(Struct, frozen=True):
    """How chips on one another look: from the top down, in px of a painter of that scale and opacity."""

    values: tuple[int, ...]
    radius: float
    figure: bool
    scale: float
    opacity: float

    def draw(self, painter: QPainter, centre: QPointF) -> None:
        """Paint each chip, the undermost first."""
        for place in range(len(self.values) - 1, -1, -1):
            below = QPointF(centre.x(), centre.y() + place * self.radius * STEP)
            paint_chip(painter, below, self.radius, self.values[place], figure=self.figure and place == 0)


@lru_cache(maxsize=_STACKS_KEPT)
def _stack_picture(look: ChipStackLook, aside: int, below: int, ratio: float) -> QPixmap:
    """Return the chips in a picture whose edges they touch, but for what is left of a pixel."""
    left, top = aside / STEPS, below / STEPS
    across = 2 * look.radius * look.scale
    down = stack_height(look.radius, len(look.values)) * look.scale

    def paint(painter: QPainter) -> None:
        painter.setOpacity(look.opacity)
        painter.translate(left + across / 2, top + across / 2)
        painter.scale(look.scale, look.scale)
        look.draw(painter, QPointF())

    return painted(left + across, top + down, ratio, paint)


def stack_height(radius: float, count: int) -> float:
    """The height in px of a stack of `count` chips."""
    return 2 * radius + max(count - 1, 0) * radius * STEP


def _square(radius: float) -> QRectF:
    """The square around a disc."""
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


@lru_cache(maxsize=256)
def _marks(radius: float, count: int) -> QPainterPath:
    outer, inner = _square(radius), _square(radius * _MARK_INNER)
    turn = 360.0 / count
    path = QPainterPath()
    for mark in range(count):
        start = 90.0 - mark * turn
        path.arcMoveTo(outer, start)
        path.arcTo(outer, start, -turn * _MARK_SHARE)
        path.arcTo(inner, start - turn * _MARK_SHARE, turn * _MARK_SHARE)
        path.closeSubpath()
    return path


def _paint_ring(painter: QPainter, radius: float, marks: QColor) -> None:
    colour = QColor(marks)
    colour.setAlphaF(_RING_OPACITY)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(radius / 36, 0.6)))
    painter.drawEllipse(QPointF(), radius * _RING, radius * _RING)


def _paint_figure(painter: QPainter, radius: float, text: str, ink: QColor) -> None:
    size = radius * _FIGURE_SIZES[min(len(text), len(_FIGURE_SIZES)) - 1]
    painter.setFont(theme.font(max(round(size), 1), bold=True))
    painter.setPen(ink)
    painter.drawText(_square(radius), Qt.AlignmentFlag.AlignCenter, text)
