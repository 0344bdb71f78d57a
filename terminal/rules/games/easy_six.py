"""Non-Commission Easy Six Baccarat (RWS, Version 2)."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.pay_lines import EIGHT, half_pay_banker, pair_pays
from terminal.rules.games.remedies import (
    WRONG_PAYMENT,
    late_bet,
    left_to_pit_supervisor,
    put_in_order,
    recorded,
    void,
    void_and_new_shoe,
)
from terminal.rules.provisions import Circumstance
from terminal.rules.ranks import Rank

EASY_SIX = Game(
    id="easy-six",
    name="Non-Commission · Easy Six",
    caption="Easy Six",
    short="E6",
    decks=range(4, 9),
    tables=("bean-9", "bean-7", "mini-7"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX),
    six_name="Easy Six",
    pays=(
        Pay(bet=Bet.PLAYER, points=6, odds=Fraction(21, 20), paragraph="4.1.1"),
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1.1"),
        *half_pay_banker("4.1.1"),
        Pay(bet=Bet.TIE, points=6, odds=Fraction(10), paragraph="4.1.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1.1"),
        Pay(bet=Bet.PLAYER_PAIR, pair_rank="6", odds=Fraction(13), paragraph="4.1.1"),
        Pay(bet=Bet.BANKER_PAIR, pair_rank="6", odds=Fraction(13), paragraph="4.1.1"),
        *pair_pays("4.1.1"),
        Pay(bet=Bet.SIX, points=6, odds=Fraction(6), paragraph="4.1.1"),
    ),
    irregularities={
        "excess_card": (put_in_order("5.1.2"), void("5.1.2")),
        "misplaced_cards": (void("5.1.2"),),
        "wrong_number_of_cards": (
            void("5.1.2"),
            put_in_order("5.1.2"),
            put_in_order("5.1.2", when=Circumstance.CARDS_LEFT_OVER),
        ),
        "exposed_card": (void("5.1.2"),),
        "late_bet": late_bet("5.2"),
        "late_withdrawal": (recorded("5.3", decided_by=Rank.DEALER),),
        "foreign_card": (void_and_new_shoe("5.1.1"),),
        "shoe_exhausted": (void_and_new_shoe("5.1.3"),),
        "technical_interruption": left_to_pit_supervisor("5.1.3"),
        "dealing_error": (void("5.1.2"),),
        "wrong_payment": (WRONG_PAYMENT,),
        "noticed_later": (recorded("5.1.2", decided_by=Rank.PIT_SUPERVISOR),),
    },
    paragraphs=Paragraphs(
        close="3.2",
        bets="3.3",
        draw="3.6",
        tie="3.8",
        decks="2.2.1",
        layout="2.1.1",
        points="3.7",
        winner="3.7",
    ),
)
