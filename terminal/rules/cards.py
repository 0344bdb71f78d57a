"""Cards as their two-letter codes: what they are worth, and which codes exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", str)
"""Rank `A 2 … 9 T J Q K` and suit `S H D C`; suit `X` was not read; `XX` is dealt, its face not yet known."""

RANKS = "A23456789TJQK"
SUITS = "SHDC"
UNREAD_SUIT = "X"
UNKNOWN = Card("XX")

_RANK_POINTS = {rank: min(number, 10) % 10 for number, rank in enumerate(RANKS, start=1)}

DECK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
CARDS_IN_DECK = len(DECK)

_POINTS: dict[Card, int] = {
    Card(rank + suit): points for rank, points in _RANK_POINTS.items() for suit in SUITS + UNREAD_SUIT
}


class UnknownCard(ValueError):
    """A code that names no card."""


def parse_card(code: str) -> Card:
    """Return the card of a code such as `9S`, `TX` or `XX`.

    Raises `UnknownCard` if no such card exists.
    """
    if code == UNKNOWN or code in _POINTS:
        return Card(code)
    raise UnknownCard(
        f"{code!r} is no card: write rank A 2-9 T J Q K, then suit S H D C (X = suit not read), or XX"
    )


def is_known(card: Card) -> bool:
    """Return whether the face of the card has been read."""
    return card != UNKNOWN


def is_fully_read(card: Card) -> bool:
    """Return whether rank and suit are both known, so that the card counts against the shoe."""
    return card[1] != UNREAD_SUIT


def rank(card: Card) -> str:
    """Return the rank letter of a card whose face is known."""
    return card[0]


def card_points(card: Card) -> int:
    """Return the points of one known card: Ace 1, two to nine their face, ten and court cards 0."""
    return _POINTS[card]


def rank_points(rank_letter: str) -> int:
    """Return the points of a rank."""
    return _RANK_POINTS[rank_letter]


def total(cards: Iterable[Card]) -> int:
    """Return the Point Total of known cards: the last digit of their sum."""
    return sum(map(_POINTS.__getitem__, cards)) % 10


def is_pair(first: Card, second: Card) -> bool:
    """Return whether two known cards are of one rank; suits do not matter."""
    return first[0] == second[0]
