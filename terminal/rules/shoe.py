"""The shoe: how many cards it holds, which have been seen, and which can no longer come."""

from __future__ import annotations

from dataclasses import dataclass, replace

from terminal.rules.cards import CARDS_IN_DECK, DECK, Card

_PLACE = {card: place for place, card in enumerate(DECK)}
_NONE_SEEN = (0,) * CARDS_IN_DECK


@dataclass(frozen=True, slots=True)
class Shoe:
    """A shoe in use.

    `out` counts every card that has left it; `seen`, in the order of `DECK`, those that were fully read.
    """

    number: int
    decks: int
    out: int = 0
    seen: tuple[int, ...] = _NONE_SEEN

    @property
    def cards_left(self) -> int:
        """Cards still in the shoe."""
        return self.decks * CARDS_IN_DECK - self.out

    @property
    def used_up(self) -> frozenset[Card]:
        """The cards of which the shoe can hold no more."""
        return frozenset(card for card, seen in zip(DECK, self.seen, strict=True) if seen >= self.decks)

    def count(self, card: Card) -> int:
        """Return how often a card of this rank and suit has been seen."""
        place = _PLACE.get(card)
        return 0 if place is None else self.seen[place]

    def can_hold(self, card: Card) -> bool:
        """Return whether the shoe can hold one more of this card.

        A card not fully read never counts as surplus.
        """
        place = _PLACE.get(card)
        return place is None or self.seen[place] < self.decks

    def without(self, card: Card) -> Shoe:
        """Return the shoe after this card has left it."""
        return self._changed(card, 1)

    def with_back(self, card: Card) -> Shoe:
        """Return the shoe as if this card had not left it."""
        return self._changed(card, -1)

    def burnt(self, count: int) -> Shoe:
        """Return the shoe after `count` cards were burnt face down."""
        return replace(self, out=self.out + count)

    def read_as(self, before: Card, after: Card) -> Shoe:
        """Return the shoe after a card that had left it turned out to be another."""
        return self.with_back(before).without(after)

    def _changed(self, card: Card, step: int) -> Shoe:
        place = _PLACE.get(card)
        seen = self.seen
        if place is not None:
            seen = (*seen[:place], seen[place] + step, *seen[place + 1 :])
        return Shoe(self.number, self.decks, self.out + step, seen)
