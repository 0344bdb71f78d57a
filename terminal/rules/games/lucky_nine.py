"""Lucky Nine Baccarat (a house game): no commission, and a Tie on nine pays more."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.pay_lines import EIGHT, half_pay_banker, pair_pays
from terminal.rules.games.remedies import (
    WRONG_PAYMENT,
    late_bet,
    left_to_pit_supervisor,
    left_to_shift_manager,
    put_in_order,
    void,
    void_and_new_shoe,
)

LUCKY_NINE = Game(
    id="lucky-nine",
    name="Non-Commission · Lucky Nine",
    caption="Lucky Nine",
    short="L9",
    decks=range(4, 7),
    tables=("bean-9", "mini-6"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR),
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1"),
        *half_pay_banker("4.1"),
        Pay(bet=Bet.TIE, points=9, odds=Fraction(12), paragraph="4.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1"),
        *pair_pays("4.1"),
    ),
    irregularities={
        "excess_card": (put_in_order("6.2"), void("6.2")),
        "misplaced_cards": (void("6.2"),),
        "late_bet": late_bet("6.4"),
        "foreign_card": (void_and_new_shoe("6.1"),),
        "technical_interruption": left_to_pit_supervisor("6.3"),
        "wrong_payment": (WRONG_PAYMENT,),
        "not_provided_for": (left_to_shift_manager("6.9"),),
    },
    paragraphs=Paragraphs(close="3.2", bets="3.3", draw="3.6", tie="3.8", decks="2.2", layout="2.1"),
)
