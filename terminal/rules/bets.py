"""The names of hands, bets, bettors and results that every part of the product shares."""

from __future__ import annotations

from enum import StrEnum


class Hand(StrEnum):
    """One of the two hands of a round."""

    PLAYER = "player"
    BANKER = "banker"


class Bet(StrEnum):
    """A kind of bet; `SIX` is Super Six Plus, Fortune Six or Easy Six, as the game has it."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"
    PLAYER_PAIR = "player_pair"
    BANKER_PAIR = "banker_pair"
    SIX = "six"


class Result(StrEnum):
    """How a round ended."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"
    VOID = "void"


class Outcome(StrEnum):
    """What became of one bet."""

    WON = "won"
    LOST = "lost"
    RETURNED = "returned"


class Stage(StrEnum):
    """The moment after which insurance is offered (NCI ¶4.1.2)."""

    FOUR_CARDS = "four_cards"
    PLAYER_THIRD = "player_third"


ORIGINAL_BETS = (Bet.PLAYER, Bet.BANKER)

HAND_BETS: dict[Hand, Bet] = {Hand.PLAYER: Bet.PLAYER, Hand.BANKER: Bet.BANKER}

SEATED = "seated"
STANDING_PREFIX = "standing-"
_MOST_DIGITS = 9
"""Of a standing bettor's number, far beyond what finds room behind a box."""


def standing(number: int) -> str:
    """Return the name of the n-th standing bettor of a box, counted from 1 in the order in which they bet."""
    return f"{STANDING_PREFIX}{number}"


def bettor_order(bettor: str) -> int:
    """Return a sorting key: the seated bettor first, then the standing ones by number."""
    return 0 if bettor == SEATED else int(bettor.removeprefix(STANDING_PREFIX))


def is_bettor(name: str) -> bool:
    """Return whether a name is `seated` or `standing-N` with N from 1, of nine digits at most."""
    if name == SEATED:
        return True
    number = name.removeprefix(STANDING_PREFIX)
    return (
        name.startswith(STANDING_PREFIX)
        and number.isascii()
        and number.isdigit()
        and not number.startswith("0")
        and len(number) <= _MOST_DIGITS
    )
