"""Lets chips, cards and tags of the felt come to what it already shows and says."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsView

from terminal.rules.bets import Bet, Hand
from terminal.screen import motion
from terminal.screen.felt.area_parts import Pile
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.boxes import TagItem
from terminal.screen.felt.hands import CardPlaceItem
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.moves import CardMove, ChipMove, card_move, chip_move, nothing_moves, tag_moves
from terminal.screen.felt.shapes import px_point
from terminal.screen.felt.view import FeltView
from terminal.screen.widgets.cards import paint_card
from terminal.screen.widgets.chips import chips_for, paint_stack, stack_height
from terminal.screen.widgets.paint import grown
from terminal.table.setup.layouts import Layout

if TYPE_CHECKING:
    from terminal.screen import theme

TRAVEL_LEVEL: Final = 45.0
"""Over boxes, hands and tags, under the lammer."""

_CHIP_WAY: Final = 96.0
"""Design px that a chip comes from the dealer's side; across the whole table an eye could not follow it."""

_CHIPS_AT_ONCE: Final = 3


class TravellingItem(FeltItem):
    """A picture on its way over the felt; it takes no touch and says nothing."""

    def __init__(self, look: theme.TableLook) -> None:
        super().__init__(QRectF(), look, TRAVEL_LEVEL)
        self._draw: Callable[[QPainter], None] | None = None
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: what it passes over takes the touch."""
        return QPainterPath()

    def take(self, draw: Callable[[QPainter], None], bounds: QRectF) -> None:
        """Carry another picture, which fills at most `bounds` around the item's own place."""
        self._draw = draw
        self.set_bounds(bounds)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint what travels."""
        if self._draw is not None:
            self._draw(painter)


class FeltMotions:
    """The motions of one felt: at most a chip or a card, and a fading of tags, at a time."""

    def __init__(
        self,
        felt: QGraphicsView,
        layout: Layout,
        look: theme.TableLook,
        *,
        area: Callable[[str, Bet], AreaItem],
        places: Mapping[Hand, Sequence[CardPlaceItem]],
        tags: Mapping[str, TagItem],
    ) -> None:
        """Move chips on what `area` finds by box and bet, cards to their `places`, and the boxes' `tags`."""
        self._felt = felt
        self._area, self._places, self._tag_of = area, places, tags
        self._shoe, self._carried = px_point(layout.shoe), px_point(layout.carried)
        self._way, self._tags = motion.Motion(felt), motion.Motion(felt)
        self._travelling = TravellingItem(look)
        felt.scene().addItem(self._travelling)

    def end(self) -> None:
        """Show the still picture now."""
        self._way.end()
        self._tags.end()

    def follow(self, before: FeltView, after: FeltView, show: Callable[[], None]) -> None:
        """Have the felt `show` the view `after`, and let what moved come to its place in it."""
        self.end()
        if nothing_moves(before, after) or not self._felt.isVisible():
            show()
            return
        chip = chip_move(before, after)
        card = None if chip is not None else card_move(before, after)
        area = None if chip is None else self._area(chip.box, chip.bet)
        piles = () if area is None else area.piles
        show()
        if area is not None and chip is not None:
            self._move_chip(area, chip, piles)
        elif card is not None:
            self._deal(card)
        self._fade_tags(tag_moves(before, after))

    def _move_chip(self, area: AreaItem, move: ChipMove, before: tuple[Pile, ...]) -> None:
        """Move a chip from the dealer's side of the area onto its pile, or from its pile back."""
        piles = area.piles if move.cents > 0 else before
        if not piles:
            return  # an area too small for chips shows the sum alone
        pile = piles[move.pile]
        values = chips_for(abs(move.cents), _CHIPS_AT_ONCE) or (abs(move.cents),)
        high = stack_height(pile.radius, len(values))
        bounds = grown(QRectF(-pile.radius, -pile.radius, 2 * pile.radius, high), 1)
        draw = partial(paint_stack, centre=QPointF(), radius=pile.radius, values=values)
        lies = QPointF(pile.x, pile.y)
        away = lies + area.to_dealer * _CHIP_WAY
        self._travelling.take(draw, bounds)
        if move.cents < 0:
            self._begin(motion.CHIP, lambda share: self._pass(lies, away, share, 1.0 - share))
            return
        area.hold_back(before)
        self._begin(
            motion.CHIP, lambda share: self._pass(away, lies, share), arrived=partial(area.hold_back, None)
        )

    def _deal(self, move: CardMove) -> None:
        """Move a card from the shoe, or from where it was carried, to its place, drawn as it will lie."""
        place = self._places[move.hand][move.place]
        rect = QRectF(place.card_rect)
        start = self._carried if move.carried else self._shoe
        end = rect.center()
        rect.moveCenter(QPointF())
        draw = partial(paint_card, rect=rect, card=move.card, sideways=place.sideways)
        self._travelling.take(draw, grown(rect, 1))
        place.set_awaiting(True)
        self._begin(
            motion.CARD,
            lambda share: self._pass(start, end, share),
            arrived=partial(place.set_awaiting, False),
            at_once=True,
        )

    def _begin(
        self,
        milliseconds: int,
        go: Callable[[float], None],
        *,
        arrived: Callable[[], None] | None = None,
        at_once: bool = False,
    ) -> None:
        """Let the travelling item go; its first frame is that of the act only if `at_once`.

        A finger waits for the frame of the act; a chip, whose sum is in it, comes with the next.
        """
        item = self._travelling

        def step(share: float) -> None:
            go(share)
            item.setVisible(at_once or share > 0)

        def land() -> None:
            item.setVisible(False)
            if arrived is not None:
                arrived()

        self._way.begin(milliseconds, step, land)

    def _pass(self, start: QPointF, end: QPointF, share: float, opacity: float = 1.0) -> None:
        self._travelling.setPos(start + (end - start) * share)
        self._travelling.setOpacity(opacity)

    def _fade_tags(self, boxes: tuple[str, ...]) -> None:
        """Fade all tags at once: the old ones are gone, the new ones can be read from the first frame on."""
        if not boxes:
            return
        tags = [self._tag_of[box] for box in boxes]

        def step(share: float) -> None:
            for tag in tags:
                tag.setOpacity(motion.strength(share))

        self._tags.begin(motion.TAG, step, partial(step, 1.0))
