"""Cards in an order that is known before, for a demonstration that is to run the same each time."""

from __future__ import annotations

from terminal.rules.cards import DECK, Card
from terminal.rules.shoe import Shoe


class FixedOrder:
    """Deals each shoe in the same order: every suit from ace to king, deck after deck."""

    def next_card(self, shoe: Shoe) -> Card | None:
        """Return the card at this place of the shoe; None if it is empty."""
        if shoe.cards_left <= 0:
            return None
        return DECK[shoe.out % len(DECK)]
