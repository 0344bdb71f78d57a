"""What lies on the felt: each placing as a slice, and the sums that the limits are compared with."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from terminal.rules.bets import ORIGINAL_BETS, Bet, bettor_order
from terminal.rules.house import Limits


class BetKey(NamedTuple):
    """One bettor's bet on one area: the box label, the bettor and the bet."""

    box: str
    bettor: str
    bet: Bet


class Slice(NamedTuple):
    """One placing of chips (RULINGS 5): slices are ordered table-wide by `order`."""

    order: int
    box: str
    bettor: str
    bet: Bet
    amount: int
    """Cents."""
    after_call: bool = False
    """Recorded after "No more Bets", for chips that lay there (RULINGS 0)."""
    on_request: bool = False
    """Placed by staff at the player's request (CB ¶5.16, NCI ¶5.17)."""
    left_lying: bool = False
    """Returned on a Tie and left for this round (RULINGS 0)."""
    after_reopening: bool = False
    """Placed after the call of no more bets had been taken back in this round (RULINGS 27)."""

    @property
    def key(self) -> BetKey:
        """The bet to which the slice belongs."""
        return BetKey(self.box, self.bettor, self.bet)


def totals(slices: Iterable[Slice]) -> dict[BetKey, int]:
    """Return the cents by bet, in the order in which the bets were first placed."""
    sums: dict[BetKey, int] = {}
    for piece in slices:
        key = BetKey(piece.box, piece.bettor, piece.bet)
        sums[key] = sums.get(key, 0) + piece.amount
    return sums


def bet_total(slices: Iterable[Slice], key: BetKey) -> int:
    """Return the cents of one bet."""
    return sum(piece.amount for piece in slices if piece[1:4] == key)


def side_totals(sums: Iterable[tuple[BetKey, int]]) -> tuple[int, int]:
    """Return the cents on the Player side and on the Banker side."""
    player = banker = 0
    for key, amount in sums:
        if key.bet is Bet.PLAYER:
            player += amount
        elif key.bet is Bet.BANKER:
            banker += amount
    return player, banker


def minimum_of(bet: Bet, limits: Limits) -> int | None:
    """Return the minimum that binds a bet, in cents."""
    return limits.minimum if bet in ORIGINAL_BETS else limits.side_minimum


def maximum_of(bet: Bet, limits: Limits) -> int | None:
    """Return the maximum that binds a bet, in cents."""
    return limits.maximum if bet in ORIGINAL_BETS else limits.side_maximum


def under_minimum(sums: Mapping[BetKey, int], limits: Limits) -> tuple[tuple[BetKey, int], ...]:
    """Return the bets that do not meet their minimum, with what lies there (CB, NCI ¶5.2)."""
    if min(sums.values(), default=0) >= max(limits.minimum or 0, limits.side_minimum or 0):
        return ()  # as nearly always: no bet need be looked at by itself
    return tuple((key, amount) for key, amount in sums.items() if amount < (minimum_of(key.bet, limits) or 0))


def in_table_order(keys: Iterable[BetKey], boxes: tuple[str, ...], bets: tuple[Bet, ...]) -> list[BetKey]:
    """Return bets by box as the layout lists them, the seated bettor first, then by area."""
    places = {box: place for place, box in enumerate(boxes)}
    ranks = {bet: rank for rank, bet in enumerate(bets)}
    return sorted(keys, key=lambda key: (places[key.box], bettor_order(key.bettor), ranks[key.bet]))
