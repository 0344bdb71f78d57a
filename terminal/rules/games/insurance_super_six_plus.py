"""Non-Commission Baccarat with Insurance and Super Six Plus (RWS, Version 4)."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet, Hand, Stage
from terminal.rules.game import ONE_TO_ONE, Game, InsuranceRow, Paragraphs, Pay
from terminal.rules.games.pay_lines import EIGHT, banker_six_pays, half_pay_banker, pair_pays
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


def _points(first: int, last: int | None = None) -> range:
    return range(first, (first if last is None else last) + 1)


def _row(
    stage: Stage, hand: Hand, player: range, banker: range, odds: str, *, on_tie: bool = False
) -> InsuranceRow:
    return InsuranceRow(
        stage=stage, hand=hand, player=player, banker=banker, odds=Fraction(odds), pays_on_tie=on_tie
    )


INSURANCE_SUPER_SIX_PLUS = Game(
    id="insurance-super-six-plus",
    name="Non-Commission · Insurance · Super Six Plus",
    caption="Insurance · Super Six Plus",
    short="NCI",
    decks=range(4, 9),
    tables=("bean-9", "bean-8", "bean-7", "mini-7", "mini-6", "mini-5"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX),
    six_name="Super Six Plus",
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1.1"),
        *half_pay_banker("4.1.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1.1"),
        *pair_pays("4.1.1"),
        *banker_six_pays("4.1.1"),
    ),
    insurance=(
        _row(Stage.FOUR_CARDS, Hand.BANKER, _points(0, 4), _points(5), "2"),
        _row(Stage.FOUR_CARDS, Hand.BANKER, _points(0, 5), _points(6), "3"),
        _row(Stage.FOUR_CARDS, Hand.BANKER, _points(0, 5), _points(7), "4"),
        _row(Stage.FOUR_CARDS, Hand.PLAYER, _points(5), _points(4), "2"),
        _row(Stage.FOUR_CARDS, Hand.PLAYER, _points(6), _points(0, 5), "3"),
        _row(Stage.FOUR_CARDS, Hand.PLAYER, _points(7), _points(0, 5), "4"),
        _row(Stage.PLAYER_THIRD, Hand.BANKER, _points(1), _points(1), "6"),
        _row(Stage.PLAYER_THIRD, Hand.BANKER, _points(1), _points(2, 6), "7"),
        _row(Stage.PLAYER_THIRD, Hand.BANKER, _points(2), _points(3, 6), "4"),
        _row(Stage.PLAYER_THIRD, Hand.BANKER, _points(3), _points(4), "3/2"),
        _row(Stage.PLAYER_THIRD, Hand.PLAYER, _points(5), _points(0, 4), "2"),
        _row(Stage.PLAYER_THIRD, Hand.PLAYER, _points(6), _points(0, 5), "3"),
        _row(Stage.PLAYER_THIRD, Hand.PLAYER, _points(7), _points(0, 6), "4"),
        _row(Stage.PLAYER_THIRD, Hand.PLAYER, _points(8), _points(0, 6), "7"),
        _row(Stage.PLAYER_THIRD, Hand.PLAYER, _points(9), _points(0, 6), "8", on_tie=True),
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
        "disputed_bet": (recorded("5.14", decided_by=Rank.PIT_SUPERVISOR),),
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
        "walk_away": (goes_on("5.3.1", decided_by=Rank.DEALER, cites=("5.3", "5.3.1")),),
        "not_shuffled": (void_and_new_shoe("5.5.5"),),
        "wrong_payment": (WRONG_PAYMENT,),
        "display_wrong": (recorded("5.15", decided_by=Rank.DEALER),),
        "noticed_later": (recorded("5.11", decided_by=Rank.PIT_SUPERVISOR),),
        "not_provided_for": (left_to_shift_manager("5.18"),),
        "excess_differential": (recorded("5.1.1", decided_by=Rank.DEALER, cites=("5.1", "5.1.1", "5.1.2")),),
        "under_minimum": (recorded("5.2.1", decided_by=Rank.DEALER, cites=("5.2", "5.2.1")),),
    },
    paragraphs=Paragraphs(
        close="3.8",
        bets="3.7",
        draw="3.15",
        tie="3.17",
        decks="2.2.1",
        layout="2.1.1",
        points="1.16",
        winner="3.16",
        acting="1.13",
        limits="3.4",
        excess="5.1",
        squeeze="3.9",
        squeeze_order="3.14",
        options="5.12",
        insurance_stake="3.11",
        insurance_offer="3.12",
        insurance_cover="3.12.2",
        insurance_pays="4.1.2",
        insurance_forgone="5.3",
        insurance_neglected="5.13",
        insurance_notice="4.2.2",
        void="5.16",
        on_request="5.17",
    ),
)
