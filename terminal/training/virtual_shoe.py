"""A shuffled shoe that exists only in the terminal, from which the demonstration table draws."""

from __future__ import annotations

from random import Random

from terminal.rules.cards import DECK, Card
from terminal.rules.shoe import Shoe


class VirtualShoe:
    """Draws cards of which the real shoe on record still holds some, each as likely as there are of it.

    A card that was drawn and taken back comes again, as it would from a real shoe.
    """

    def __init__(self, random: Random) -> None:
        """`random` is the source of chance: the system's at the demonstration table; a seeded one repeats."""
        self._random = random
        self._shoe = 0
        self._drawn: dict[tuple[int, int], Card] = {}
        """The cards by how many were out, and how many of these were seen, when they were drawn."""

    def next_card(self, shoe: Shoe) -> Card | None:
        """The next card out of a shoe; None if it is empty."""
        if shoe.number != self._shoe:
            self._shoe = shoe.number
            self._drawn = {}
        place = shoe.out, sum(shoe.seen)
        known = self._drawn.get(place)
        if known is not None and shoe.can_hold(known):
            return known
        left = [max(0, shoe.decks - seen) for seen in shoe.seen]
        if shoe.cards_left <= 0 or not any(left):
            return None
        card = self._random.choices(DECK, weights=left)[0]
        self._drawn[place] = card
        return card
