"""When insurance is due, on which hand, at which odds, and how much one may take (NCI ¶3.11–3.14, ¶4.1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from terminal.rules.bets import Hand, Stage
from terminal.rules.cards import Card, is_known, total
from terminal.rules.game import Game, InsuranceRow
from terminal.rules.record import Record
from terminal.rules.table_of_play import next_card


class InsuranceTerms(Record):
    """What is on offer: the stage, the insured hand, the odds, and whether a nine-nine Tie pays."""

    stage: Stage
    hand: Hand
    odds: Fraction
    pays_on_tie: bool


def row_due(game: Game, player: Sequence[Card], banker: Sequence[Card]) -> InsuranceRow | None:
    """Return the row of the insurance pay table that is due on the hands as they lie, or None.

    It is due only where at least one more card will be drawn (RULINGS 9), and never while a face is unknown.
    """
    if not game.insurance or len(banker) != 2 or not all(map(is_known, (*player, *banker))):
        return None
    if not isinstance(next_card(player, banker), Hand):
        return None
    stage = {2: Stage.FOUR_CARDS, 3: Stage.PLAYER_THIRD}.get(len(player))
    player_points, banker_points = total(player), total(banker)
    for row in game.insurance:
        if row.stage is stage and player_points in row.player and banker_points in row.banker:
            return row
    return None


def due(game: Game, player: Sequence[Card], banker: Sequence[Card]) -> InsuranceTerms | None:
    """Return the insurance that is due on the hands as they lie, or None where `row_due` finds no row."""
    row = row_due(game, player, banker)
    return None if row is None else InsuranceTerms(row.stage, row.hand, row.odds, row.pays_on_tie)


def largest_stake(original_bet: int, covered: Fraction, odds: Fraction, chip_unit: int) -> int:
    """Return the largest stake still allowed, in cents (RULINGS 10).

    `covered` is what the bettor's insurance on this hand would pay so far, in cents.
    """
    room = (original_bet - covered) / odds
    return max(0, int(room // chip_unit) * chip_unit)
