"""What every source of cards is, whether it shuffles by itself or reads a real shoe."""

from __future__ import annotations

from typing import Protocol

from terminal.rules.cards import Card
from terminal.rules.shoe import Shoe


class CardSource(Protocol):
    """Gives the card when the dealer draws one.

    A device that reports its cards by itself needs none of this: it hands `DealCard` to the session, and the
    screen shows what came of it.
    """

    def next_card(self, shoe: Shoe) -> Card | None:
        """Return the next card out of a shoe, the same one until it is recorded; None if it is empty."""
