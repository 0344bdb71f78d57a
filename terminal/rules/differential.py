"""The Differential: how far the two sides are apart, what goes back, what pro rata leaves (CB, NCI ¶5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet
from terminal.rules.house import DifferentialScope, Limits
from terminal.rules.record import Record
from terminal.rules.stakes import BetKey, Slice, side_totals, totals


class TurnBack(Record):
    """What is rejected of one bet, in cents, and from which placings (order of the slice, cents)."""

    key: BetKey
    amount: int
    slices: tuple[tuple[int, int], ...]


def excess_over(player: int, banker: int, limit: int | None) -> int:
    """Return the cents by which the two sides are further apart than the limit allows; 0 without a limit."""
    return 0 if limit is None else max(0, abs(player - banker) - limit)


def heavier_side(player: int, banker: int) -> Bet:
    """Return the side whose bets exceed the other's."""
    return Bet.PLAYER if player > banker else Bet.BANKER


def excess(sums: Mapping[BetKey, int], limits: Limits, scope: DifferentialScope) -> int:
    """Return the cents of excess on the table, or over all its boxes by the `box` setting (RULINGS 4)."""
    limit = limits.maximum_differential
    if limit is None:
        return 0
    return sum(excess_over(*side_totals(group), limit) for group in _groups(sums.items(), scope))


def turn_back(
    slices: Sequence[Slice], limits: Limits, chip_unit: int, scope: DifferentialScope, *, with_side_bets: bool
) -> tuple[TurnBack, ...]:
    """Return what the Dealer turns back before closing, the latest standing slices first (RULINGS 5).

    A bet cut below the minimum is turned back whole. `with_side_bets`: in a game in which other bets stand
    only with a Player or Banker bet, those go back with the bet that carried them.
    """
    limit = limits.maximum_differential
    if limit is None:
        return ()
    cuts: dict[int, int] = {}
    for group in _slice_groups(slices, scope):
        player, banker = side_totals(totals(group).items())
        over = excess_over(player, banker, limit)
        if over:
            heavy = heavier_side(player, banker)
            _cut(group, heavy, -(-over // chip_unit) * chip_unit, limits.minimum or 0, cuts)
    if with_side_bets:
        _cut_orphans(slices, cuts)
    return _by_bet(slices, cuts)


def _cut(group: Sequence[Slice], heavy: Bet, over: int, minimum: int, cuts: dict[int, int]) -> None:
    """Take `over` cents off the heavy side of one group, noting in `cuts` what goes from which slice."""
    left = {key: amount for key, amount in totals(group).items() if key.bet is heavy}
    side = [piece for piece in group if piece.bet is heavy]
    for piece in sorted(side, key=lambda piece: (piece.bettor == SEATED, -piece.order)):
        if over <= 0:
            return
        cut = min(piece.amount - cuts.get(piece.order, 0), over)
        if cut <= 0:
            continue
        cuts[piece.order] = cuts.get(piece.order, 0) + cut
        left[piece.key] -= cut
        over -= cut
        if 0 < left[piece.key] < minimum:
            for other in side:
                if other.key == piece.key:
                    rest = other.amount - cuts.get(other.order, 0)
                    if rest:
                        cuts[other.order] = other.amount
                        over -= rest
            left[piece.key] = 0


def _cut_orphans(slices: Sequence[Slice], cuts: dict[int, int]) -> None:
    """Turn back the other bets of bettors whose Player or Banker bet has gone whole."""
    before = {(piece.box, piece.bettor) for piece in slices if piece.bet in ORIGINAL_BETS}
    after = {
        (piece.box, piece.bettor)
        for piece in slices
        if piece.bet in ORIGINAL_BETS and piece.amount > cuts.get(piece.order, 0)
    }
    for piece in slices:
        if (piece.box, piece.bettor) in before - after:
            cuts[piece.order] = piece.amount


def _by_bet(slices: Sequence[Slice], cuts: dict[int, int]) -> tuple[TurnBack, ...]:
    by_order = {piece.order: piece for piece in slices}
    grouped: dict[BetKey, list[tuple[int, int]]] = {}
    for order, amount in cuts.items():
        grouped.setdefault(by_order[order].key, []).append((order, amount))
    return tuple(
        TurnBack(key, sum(amount for _, amount in parts), tuple(parts)) for key, parts in grouped.items()
    )


def at_stake_pro_rata(
    sums: Mapping[BetKey, int], limits: Limits, chip_unit: int, scope: DifferentialScope
) -> dict[BetKey, int]:
    """Return the cents on which each bet of a heavier side wins or loses over the Differential (RULINGS 6).

    Bets that are not reduced are left out.
    """
    limit = limits.maximum_differential
    if limit is None:
        return {}
    minimum = limits.minimum or 0
    reduced: dict[BetKey, int] = {}
    for group in _groups(sums.items(), scope):
        player, banker = side_totals(group)
        if not excess_over(player, banker, limit):
            continue
        heavy, heavy_sum, light_sum = (
            (Bet.PLAYER, player, banker) if player > banker else (Bet.BANKER, banker, player)
        )
        for key, amount in group:
            if key.bet is heavy and amount >= minimum:
                share = amount * (light_sum + limit) // heavy_sum
                at_stake = max(share // chip_unit * chip_unit, minimum)
                if at_stake < amount:
                    reduced[key] = at_stake
    return reduced


def _groups(
    sums: Iterable[tuple[BetKey, int]], scope: DifferentialScope
) -> Sequence[list[tuple[BetKey, int]]]:
    if scope is DifferentialScope.TABLE:
        return [list(sums)]
    boxes: dict[str, list[tuple[BetKey, int]]] = {}
    for key, amount in sums:
        boxes.setdefault(key.box, []).append((key, amount))
    return list(boxes.values())


def _slice_groups(slices: Sequence[Slice], scope: DifferentialScope) -> Sequence[Sequence[Slice]]:
    if scope is DifferentialScope.TABLE:
        return [slices]
    boxes: dict[str, list[Slice]] = {}
    for piece in slices:
        boxes.setdefault(piece.box, []).append(piece)
    return list(boxes.values())
