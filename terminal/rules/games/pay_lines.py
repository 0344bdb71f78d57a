"""Pay lines that several games share, word for word in their rules."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet, Result
from terminal.rules.game import HALF, ONE_TO_ONE, Pay

EIGHT = Fraction(8)
ELEVEN = Fraction(11)


def half_pay_banker(paragraph: str) -> tuple[Pay, Pay]:
    """Return a Banker bet that is paid half when the Banker wins on six."""
    return (
        Pay(bet=Bet.BANKER, points=6, odds=HALF, paragraph=paragraph),
        Pay(bet=Bet.BANKER, odds=ONE_TO_ONE, paragraph=paragraph),
    )


def pair_pays(paragraph: str) -> tuple[Pay, Pay]:
    """Return either pair at eleven to one."""
    return (
        Pay(bet=Bet.PLAYER_PAIR, odds=ELEVEN, paragraph=paragraph),
        Pay(bet=Bet.BANKER_PAIR, odds=ELEVEN, paragraph=paragraph),
    )


def banker_six_pays(paragraph: str) -> tuple[Pay, Pay]:
    """Return the Six bet on a Banker that wins on six: twelve to one with two cards, twenty with three."""
    return (
        Pay(
            bet=Bet.SIX,
            result=Result.BANKER,
            points=6,
            banker_cards=2,
            odds=Fraction(12),
            paragraph=paragraph,
        ),
        Pay(
            bet=Bet.SIX,
            result=Result.BANKER,
            points=6,
            banker_cards=3,
            odds=Fraction(20),
            paragraph=paragraph,
        ),
    )
