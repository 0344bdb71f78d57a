"""The chips of the house, and what a bettor can lay with them within the limits of the table."""

from __future__ import annotations

from functools import lru_cache
from math import gcd, lcm

from terminal.rounds.terms import Terms
from terminal.rounds.training.terms import TrainingTerms
from terminal.rules.bets import Bet
from terminal.rules.stakes import maximum_of, minimum_of
from terminal.table.setup.defaults import DEFAULT_CHIPS


@lru_cache
def with_chips(terms: Terms, chips: tuple[int, ...]) -> TrainingTerms:
    """Return the terms of a table of training, with the chips of its house."""
    own = {name: getattr(terms, name) for name in Terms.__struct_fields__}
    return TrainingTerms(**own, chips=chips)


def chips_of(terms: Terms) -> tuple[int, ...]:
    """Return the values of the house's chips in cents; those as shipped where the terms name none."""
    return terms.chips if isinstance(terms, TrainingTerms) else DEFAULT_CHIPS


def stake_unit(terms: Terms) -> int:
    """Return what every bet is a multiple of, by the rules of the table and by its chips; in cents."""
    return lcm(terms.chip_unit, gcd(*chips_of(terms)))


def least_bet(terms: Terms, bet: Bet) -> int:
    """Return the least bet that a bettor can lay within the limits, in cents."""
    unit = stake_unit(terms)
    return -(-(minimum_of(bet, terms.limits) or unit) // unit) * unit


def largest_bet(terms: Terms, bet: Bet) -> int | None:
    """Return the largest bet that a bettor can lay within the limits, in cents; None without a limit."""
    largest, unit = maximum_of(bet, terms.limits), stake_unit(terms)
    return None if largest is None else max(least_bet(terms, bet), largest // unit * unit)


def within_maximum(terms: Terms, bet: Bet, cents: int) -> int:
    """Return a bet, or the largest that the limits allow if it is more; in cents."""
    largest = largest_bet(terms, bet)
    return cents if largest is None else min(cents, largest)
