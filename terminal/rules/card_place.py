"""Names a card by where it lies: `player-1` to `banker-3`, as scripts write it."""

from __future__ import annotations

from typing import NamedTuple

from terminal.rules.bets import Hand

CARDS_OF_A_HAND = 3


class CardPlace(NamedTuple):
    """The place of a card: the hand, and the number of the card on it, from 1."""

    hand: Hand
    number: int

    def __str__(self) -> str:
        return f"{self.hand.value}-{self.number}"

    @classmethod
    def parse(cls, text: str) -> CardPlace:
        """Return the place that a text names; raises `ValueError` if it names none."""
        hand, _, number = text.rpartition("-")
        return cls(Hand(hand), int(number))


CARD_PLACES = tuple(CardPlace(hand, number) for hand in Hand for number in range(1, CARDS_OF_A_HAND + 1))
"""All places at which a card can lie."""
