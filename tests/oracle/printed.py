"""The rules once more, typed by hand from the sets and worked out independently, to compare with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terminal.rules.cards import Card

CARDS = [Card(rank + suit) for suit in "SHDC" for rank in "A23456789TJQK"]

WORTH = {
    "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 0, "J": 0, "Q": 0, "K": 0,
}  # fmt: skip

# The third-card columns of the Table of Play as printed (CB ¶3.12, NCI ¶3.15, E6 ¶3.6, NCT ¶3.7).
BANKER_DRAWS_WHEN_THIRD_IS = {
    0: "0-1-2-3-4-5-6-7-8-9",
    1: "0-1-2-3-4-5-6-7-8-9",
    2: "0-1-2-3-4-5-6-7-8-9",
    3: "0-1-2-3-4-5-6-7-9",
    4: "2-3-4-5-6-7",
    5: "4-5-6-7",
    6: "6-7",
    7: "",
}
BANKER_DOES_NOT_DRAW_WHEN_THIRD_IS = {
    0: "",
    1: "",
    2: "",
    3: "8",
    4: "0-1-8-9",
    5: "0-1-2-3-8-9",
    6: "0-1-2-3-4-5-8-9",
    7: "0-1-2-3-4-5-6-7-8-9",
}


def digits(printed: str) -> set[int]:
    """Return the points in a printed list such as `2-3-4`."""
    return {int(digit) for digit in printed.split("-") if digit}


def hand(*codes: str) -> tuple[Card, ...]:
    """Return cards by their codes."""
    return tuple(Card(code) for code in codes)


def points(cards: Sequence[str]) -> int:
    """Return the Point Total of open cards, by the second digit of the sum."""
    return int(str(sum(WORTH[card[0]] for card in cards))[-1])


def two_cards(total: int) -> tuple[Card, ...]:
    """Return a two-card hand of that Point Total that is no pair."""
    return hand("KS", "TH") if total == 0 else hand("KS", f"{'A' if total == 1 else total}H")


def card_worth(total: int) -> Card:
    """Return one card of that many points."""
    return Card({0: "QD", 1: "AD"}.get(total, f"{total}D"))


def player_takes(player: int, banker: int) -> bool:
    """Return whether the Player draws, by two-card totals."""
    return player in (0, 1, 2, 3, 4, 5) and banker not in (8, 9)


def banker_takes(player: int, banker: int, third: int | None) -> bool:
    """Return whether the Banker draws, by two-card totals and the points of the Player's third card."""
    if player in (8, 9) or banker in (8, 9):
        return False
    if third is None:
        return banker in (0, 1, 2, 3, 4, 5)
    return third in digits(BANKER_DRAWS_WHEN_THIRD_IS[banker])


def finished_points(player: list[int], banker: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    """Yield every finished round, as card points, that can follow the card points dealt so far."""
    if len(player) < 2 or len(banker) < 2:
        to_player = len(player) <= len(banker)
    else:
        two_player, two_banker = sum(player[:2]) % 10, sum(banker[:2]) % 10
        third = player[2] if len(player) == 3 else None
        if len(banker) == 3:
            yield player, banker
            return
        if third is None and player_takes(two_player, two_banker):
            to_player = True
        elif banker_takes(two_player, two_banker, third):
            to_player = False
        else:
            yield player, banker
            return
    for worth in range(10):
        if to_player:
            yield from finished_points([*player, worth], banker)
        else:
            yield from finished_points(player, [*banker, worth])
