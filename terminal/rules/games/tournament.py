"""Non-Commission Baccarat Tournament (RWS, Version 3)."""

from __future__ import annotations

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

TOURNAMENT = Game(
    id="tournament",
    name="Non-Commission Tournament",
    caption="Non-Commission Tournament",
    short="NCT",
    decks=range(4, 9),
    tables=("bean-9", "bean-7", "mini-7", "big-12"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR),
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1.1"),
        *half_pay_banker("4.1.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1.1"),
        *pair_pays("4.1.1"),
    ),
    one_hand_only=True,
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
        draw="3.7",
        tie="3.9",
        decks="2.2.1",
        layout="2.1.1",
        points="3.8",
        winner="3.8",
        one_hand="3.3",
        hand_bet_first="3.4",
    ),
)
