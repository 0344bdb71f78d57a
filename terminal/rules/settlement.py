"""What a finished round pays: its facts, and each bet settled to the cent."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from terminal.rules.bets import Bet, Hand, Outcome, Result
from terminal.rules.cards import Card, is_pair, rank, total
from terminal.rules.game import Game, Pay
from terminal.rules.games import GAMES
from terminal.rules.table_of_play import NATURAL


class Facts(NamedTuple):
    """All that the pay tables ask of a finished round."""

    result: Result
    player_points: int
    banker_points: int
    banker_cards: int
    player_pair: str | None
    """The rank of the Player Pair, None if there is none."""
    banker_pair: str | None
    """The rank of the Banker Pair, None if there is none."""
    natural: bool

    @property
    def points(self) -> int:
        """The Point Total of the winning hand, or of both on a Tie."""
        return max(self.player_points, self.banker_points)


class Settled(NamedTuple):
    """One bet settled, in cents."""

    outcome: Outcome
    paid: int
    """What the House pays on top, net of commission."""
    commission: int
    pay: Pay | None = None
    """The line of the pay table that paid."""


_RESULT_OF = {Bet.PLAYER: Result.PLAYER, Bet.BANKER: Result.BANKER, Bet.TIE: Result.TIE}
"""What a bet on the outcome wins on."""

LOST = Settled(Outcome.LOST, 0, 0)
RETURNED = Settled(Outcome.RETURNED, 0, 0)


def facts_of(player: Sequence[Card], banker: Sequence[Card]) -> Facts:
    """Return the facts of a round whose hands are complete and open."""
    player_points, banker_points = total(player), total(banker)
    return Facts(
        result_of(player_points, banker_points),
        player_points,
        banker_points,
        len(banker),
        _pair_rank(player),
        _pair_rank(banker),
        total(player[:2]) >= NATURAL or total(banker[:2]) >= NATURAL,
    )


def result_of(player_points: int, banker_points: int) -> Result:
    """Return which hand has won: the higher Point Total, or neither."""
    if player_points == banker_points:
        return Result.TIE
    return Result.PLAYER if player_points > banker_points else Result.BANKER


def paying_line(game: Game, facts: Facts, bet: Bet) -> Pay | None:
    """Return the line of the pay table by which a bet wins; None if it does not win."""
    wins, pair_rank = _chance(facts, bet)
    if not wins:
        return None
    for pay in _pays_of(game.id, bet):
        if (
            (pay.result is None or pay.result is facts.result)
            and (pay.points is None or pay.points == facts.points)
            and (pay.banker_cards is None or pay.banker_cards == facts.banker_cards)
            and (pay.pair_rank is None or pay.pair_rank == pair_rank)
        ):
            return pay
    return None


def settle_bet(game: Game, facts: Facts, bet: Bet, at_stake: int, payout_unit: int) -> Settled:
    """Settle one bet of `at_stake` cents.

    It is paid to the nearest cent, then up to `payout_unit` cents (RULINGS 2).
    """
    pay = paying_line(game, facts, bet)
    if pay is None:
        stands_off = facts.result is Result.TIE and bet in (Bet.PLAYER, Bet.BANKER)
        return RETURNED if stands_off else LOST
    gross = pay_out(at_stake, pay.odds)
    net = pay_out(at_stake, pay.odds * (1 - pay.commission)) if pay.commission else gross
    return Settled(Outcome.WON, round_up(net, payout_unit), gross - net, pay)


def pay_out(stake: int, odds: Fraction) -> int:
    """Return the cents paid for a stake, rounded to the nearest cent.

    Half a cent goes to the player (RULINGS 2).
    """
    numerator, denominator = odds.as_integer_ratio()
    return (2 * stake * numerator + denominator) // (2 * denominator)


def round_up(cents: int, unit: int) -> int:
    """Return the cents rounded up to a whole number of units."""
    return -(-cents // unit) * unit


def insurance_outcome(hand: Hand, result: Result, *, pays_on_tie: bool) -> Outcome:
    """Return what becomes of insurance on a hand (RULINGS 11)."""
    if result is Result.TIE:
        return Outcome.WON if pays_on_tie else Outcome.RETURNED
    return Outcome.LOST if result.value == hand.value else Outcome.WON


def settle_insurance(
    hand: Hand, odds: Fraction, stake: int, result: Result, payout_unit: int, *, pays_on_tie: bool
) -> Settled:
    """Settle insurance of `stake` cents on a hand (NCI ¶3.11, ¶3.17, ¶4.2.1)."""
    outcome = insurance_outcome(hand, result, pays_on_tie=pays_on_tie)
    if outcome is Outcome.WON:
        return Settled(outcome, round_up(pay_out(stake, odds), payout_unit), 0)
    return LOST if outcome is Outcome.LOST else RETURNED


@lru_cache(maxsize=64)
def _pays_of(game_id: str, bet: Bet) -> tuple[Pay, ...]:
    return tuple(pay for pay in GAMES[game_id].pays if pay.bet is bet)


def _chance(facts: Facts, bet: Bet) -> tuple[bool, str | None]:
    """Return whether a bet wins at all, and for a Pair bet the rank of its Pair."""
    if bet is Bet.PLAYER_PAIR:
        return facts.player_pair is not None, facts.player_pair
    if bet is Bet.BANKER_PAIR:
        return facts.banker_pair is not None, facts.banker_pair
    # The Six bet is defined by its pay lines alone.
    return bet is Bet.SIX or _RESULT_OF[bet] is facts.result, None


def _pair_rank(hand: Sequence[Card]) -> str | None:
    return rank(hand[0]) if is_pair(hand[0], hand[1]) else None
