"""What goes back before a round and what the round must pay, worked out with pencil and paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tests.oracle.payouts import (
    BetName,
    at_stake,
    commission_of,
    insurance_due,
    odds_of,
    settles_pro_rata,
    to_the_cent,
)
from tests.oracle.printed import banker_takes, player_takes, points

Hands = tuple[Sequence[str], Sequence[str]]
"""The cards of the Player Hand and of the Banker Hand."""


@dataclass(frozen=True)
class Placing:
    """Chips that were put down, in the order in which they came; money in cents."""

    box: str
    bettor: str
    bet: str
    amount: int


@dataclass(frozen=True)
class Taken:
    """Insurance that somebody took."""

    box: str
    bettor: str
    hand: str
    stage: str
    odds: Fraction
    amount: int


@dataclass(frozen=True)
class Due:
    """A line of the settlement as it must be; money in cents."""

    box: str
    bettor: str
    bet: str
    stage: str | None
    placed: int
    at_stake: int
    paid: int
    commission: int
    returned: int


def hands_from(cards: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return both hands of a round dealt from the top of these cards."""
    player, banker = [cards[0], cards[2]], [cards[1], cards[3]]
    used = 4
    two_player, two_banker = points(player), points(banker)
    if player_takes(two_player, two_banker):
        player.append(cards[used])
        used += 1
    third = points(player[2:]) if len(player) == 3 else None
    if banker_takes(two_player, two_banker, third):
        banker.append(cards[used])
    return player, banker


def sums_of(placings: Sequence[Placing]) -> dict[BetName, int]:
    """Return what lies on each area, by bettor."""
    sums: dict[BetName, int] = {}
    for placing in placings:
        name = (placing.box, placing.bettor, placing.bet)
        sums[name] = sums.get(name, 0) + placing.amount
    return sums


def turned_back(
    placings: Sequence[Placing], limit: int, minimum: int, *, one_hand_only: bool
) -> list[Placing]:
    """Return what is left of the bets once the heavier side has been cut to the Differential.

    `one_hand_only`: other bets go back with the Player or Banker bet on which they stand.
    """
    left = [placing.amount for placing in placings]
    sides = {side: sum(p.amount for p in placings if p.bet == side) for side in ("player", "banker")}
    heavy, light = ("player", "banker") if sides["player"] > sides["banker"] else ("banker", "player")
    over = sides[heavy] - sides[light] - limit
    own = [number for number, placing in enumerate(placings) if placing.bet == heavy]
    standing = [number for number in reversed(own) if placings[number].bettor != "seated"]
    seated = [number for number in reversed(own) if placings[number].bettor == "seated"]
    for number in (*standing, *seated):
        if over <= 0:
            break
        cut = min(over, left[number])
        left[number] -= cut
        over -= cut
        who = (placings[number].box, placings[number].bettor)
        same = [other for other in own if (placings[other].box, placings[other].bettor) == who]
        rest = sum(left[other] for other in same)
        if 0 < rest < minimum:
            for other in same:
                over -= left[other]
                left[other] = 0
    kept = [Placing(p.box, p.bettor, p.bet, rest) for p, rest in zip(placings, left, strict=True) if rest]
    if not one_hand_only:
        return kept
    on_a_hand = {(p.box, p.bettor) for p in kept if p.bet in ("player", "banker")}
    return [p for p in kept if (p.box, p.bettor) in on_a_hand]


def largest_insurance(bet: int, covered: Fraction, odds: Fraction) -> int:
    """Return the largest whole-dollar stake within what is left of the Original Bet, in cents."""
    return int((bet - covered) / odds) // 100 * 100


def insurance_comes_to(taken: tuple[str, str], stake: int, odds: Fraction, hands: Hands) -> int:
    """Return all that goes back for insurance of that stage and hand, in cents."""
    hand = taken[1]
    mine, theirs = points(hands[0]), points(hands[1])
    if mine == theirs:
        paid = taken == ("player_third", "player") and mine == 9
        return stake + (to_the_cent(stake * odds) if paid else 0)
    return 0 if (hand == "player") is (mine > theirs) else stake + to_the_cent(stake * odds)


def settlement(
    game: str,
    bets: Mapping[BetName, int],
    insured: Sequence[Taken],
    hands: Hands,
    *,
    limit: int | None,
    minimum: int,
) -> set[Due]:
    """Return every line of a round's settlement; `game` is the short name of the set."""
    player, banker = hands
    stakes = at_stake(bets, set(), limit if settles_pro_rata(game) else None, minimum, 100)
    lines = set()
    for name, placed in bets.items():
        stake = stakes[name]
        odds = odds_of(game, name[2], player, banker)
        won = Fraction(0) if odds is None else stake * odds
        paid = to_the_cent(won)
        commission = stake - paid if commission_of(game, name[2]) and paid else 0
        kept = stake if odds is None else 0
        lines.add(Due(*name, None, placed, stake, paid, commission, placed - kept + paid))
    for stage, hand in sorted({(taken.stage, taken.hand) for taken in insured}):
        odds = insurance_due(stage, hand, player, banker)
        assert odds is not None, (stage, hand, hands)
        for who in {(taken.box, taken.bettor) for taken in insured}:
            stake = sum(
                t.amount for t in insured if (t.box, t.bettor, t.stage, t.hand) == (*who, stage, hand)
            )
            if stake:
                back = insurance_comes_to((stage, hand), stake, odds, hands)
                lines.add(Due(*who, "insurance", stage, stake, stake, max(0, back - stake), 0, back))
    return lines
