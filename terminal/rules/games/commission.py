"""Commission Baccarat (RWS, Version 4)."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.pay_lines import EIGHT, pair_pays
from terminal.rules.games.remedies import (
    WRONG_PAYMENT,
    concluded,
    goes_on,
    hands_stand,
    late_bet,
    left_to_shift_manager,
    put_in_order,
    recorded,
    refused,
    void,
    void_and_new_shoe,
)
from terminal.rules.provisions import Circumstance, PlayerOptions
from terminal.rules.ranks import Rank

COMMISSION = Game(
    id="commission",
    name="Commission Baccarat",
    caption="Commission Baccarat",
    short="CB",
    decks=range(4, 9),
    tables=("bean-9", "bean-7", "mini-7", "big-12"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR),
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1.2"),
        Pay(bet=Bet.BANKER, odds=ONE_TO_ONE, commission=Fraction(1, 20), paragraph="4.1.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1.2"),
        *pair_pays("4.1.2"),
    ),
    differential=True,
    squeeze=True,
    player_options=True,
    irregularities={
        "excess_card": (
            put_in_order("5.7", options=PlayerOptions.UNLESS_ESTABLISHED, cites=("5.7", "5.7.1")),
            hands_stand("5.12.1", options=PlayerOptions.UNLESS_ESTABLISHED),
            void("5.5.3"),
        ),
        "misplaced_cards": (
            put_in_order("5.8", options=PlayerOptions.UNLESS_ESTABLISHED),
            hands_stand("5.8", options=PlayerOptions.ALWAYS),
            void("5.5.3"),
        ),
        "wrong_number_of_cards": (
            void("5.5.3"),
            put_in_order("5.12", options=PlayerOptions.ALWAYS),
            put_in_order(
                "5.7",
                when=Circumstance.CARDS_LEFT_OVER,
                options=PlayerOptions.UNLESS_ESTABLISHED,
                cites=("5.7", "5.7.1"),
            ),
        ),
        "exposed_card": (
            put_in_order("5.7", options=PlayerOptions.UNLESS_ESTABLISHED, cites=("5.7", "5.7.1")),
            hands_stand("5.12.1", options=PlayerOptions.UNLESS_ESTABLISHED),
            void("5.5.3"),
        ),
        "simultaneous_cards": (
            put_in_order(
                "5.10",
                when=Circumstance.ANY,
                options=PlayerOptions.ALWAYS,
                cites=("5.10", "5.10.1", "5.10.2"),
            ),
        ),
        "late_bet": late_bet("5.6"),
        "late_withdrawal": (refused("5.6"),),
        "disputed_bet": (recorded("5.13", decided_by=Rank.PIT_SUPERVISOR),),
        "foreign_card": (void_and_new_shoe("5.5.1"),),
        "deck_count": (void_and_new_shoe("5.5.2"),),
        "shoe_exhausted": (void_and_new_shoe("5.5.4"),),
        "technical_interruption": (
            goes_on("5.4", when=Circumstance.GOES_ON, decided_by=Rank.DEALER),
            concluded("5.4.1"),
            void("5.4.2", when=Circumstance.NOT_ESTABLISHED),
            void_and_new_shoe("5.5.4", when=Circumstance.TOO_FEW_CARDS),
        ),
        "dealing_error": (
            hands_stand("5.12.1", options=PlayerOptions.ALWAYS, cites=("5.12", "5.12.1")),
            put_in_order("5.12.2", options=PlayerOptions.ALWAYS, cites=("5.12.2", "5.12.3")),
            void("5.5.3"),
        ),
        "exposed_on_face_down_table": (
            goes_on("5.9", decided_by=Rank.PIT_SUPERVISOR, options=PlayerOptions.UNLESS_ESTABLISHED),
        ),
        "walk_away": (goes_on("5.3", decided_by=Rank.DEALER),),
        "not_shuffled": (void_and_new_shoe("5.5.5"),),
        "wrong_payment": (WRONG_PAYMENT,),
        "display_wrong": (recorded("5.14", decided_by=Rank.DEALER),),
        "noticed_later": (recorded("5.11", decided_by=Rank.PIT_SUPERVISOR),),
        "not_provided_for": (left_to_shift_manager("5.17"),),
        "excess_differential": (recorded("5.1.1", decided_by=Rank.DEALER, cites=("5.1", "5.1.1", "5.1.2")),),
        "under_minimum": (recorded("5.2.1", decided_by=Rank.DEALER, cites=("5.2", "5.2.1")),),
    },
    paragraphs=Paragraphs(
        close="3.8",
        bets="3.7",
        draw="3.12",
        tie="3.14",
        decks="2.2.1",
        layout="2.1.1",
        points="1.14",
        winner="3.13",
        acting="1.11",
        limits="3.4",
        excess="5.1",
        squeeze="3.9",
        options="5.12",
        void="5.15",
        on_request="5.16",
    ),
)
