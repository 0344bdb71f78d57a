"""Fortune Six No Commission Baccarat (MBS, Version 4)."""

from __future__ import annotations

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.pay_lines import EIGHT, banker_six_pays, half_pay_banker, pair_pays
from terminal.rules.games.remedies import (
    WRONG_PAYMENT,
    late_bet,
    left_to_pit_supervisor,
    put_in_order,
    recorded,
    shoe_stays,
    void,
    void_and_new_shoe,
)
from terminal.rules.provisions import Circumstance
from terminal.rules.ranks import Rank

FORTUNE_SIX = Game(
    id="fortune-six",
    name="Non-Commission · Fortune Six",
    caption="Fortune Six",
    short="F6",
    decks=range(4, 11),
    tables=("bean-9", "bean-8", "bean-7", "mini-7", "mini-6", "mini-5", "big-12"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX),
    six_name="Fortune Six",
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1"),
        *half_pay_banker("4.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1"),
        *pair_pays("4.1"),
        *banker_six_pays("4.1"),
    ),
    irregularities={
        "excess_card": (put_in_order("5.2"), void("5.2")),
        "misplaced_cards": (void("5.2"),),
        "wrong_number_of_cards": (
            void("5.2"),
            put_in_order("5.2"),
            put_in_order("5.2", when=Circumstance.CARDS_LEFT_OVER),
        ),
        "exposed_card": (void("5.2"),),
        "simultaneous_cards": (
            void("5.3", when=Circumstance.INITIAL_DEAL),
            put_in_order("5.3", when=Circumstance.ORDER_KNOWN),
        ),
        "shoe_order_altered": (
            void_and_new_shoe("5.4", when=Circumstance.AS_IT_LIES),
            put_in_order("5.4"),
            shoe_stays("5.4"),
        ),
        "late_bet": late_bet("5.6"),
        "late_withdrawal": (recorded("5.7", decided_by=Rank.DEALER),),
        "foreign_card": (void_and_new_shoe("5.1"),),
        "shoe_exhausted": (void_and_new_shoe("5.5"),),
        "technical_interruption": left_to_pit_supervisor("5.5"),
        "dealing_error": (void("5.2"),),
        "wrong_payment": (WRONG_PAYMENT,),
        "noticed_later": (recorded("5.2", decided_by=Rank.PIT_SUPERVISOR),),
    },
    paragraphs=Paragraphs(
        close="3.2",
        bets="3.5",
        draw="3.9",
        tie="3.10.1",
        decks="2.1",
        layout="2.2",
        points="3.4",
        winner="3.10",
    ),
)
