"""Commission Baccarat (RWS, Version 4)."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.common import EIGHT, pair_pays

COMMISSION = Game(
    id="commission",
    name="Commission Baccarat",
    short="CB",
    decks=range(4, 9),
    layouts=("bean-9", "bean-7", "mini-7", "big-12"),
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
    paragraphs=Paragraphs(
        close="3.8",
        bets="3.7",
        draw="3.12",
        tie="3.14",
        decks="2.2.1",
        layout="2.1.1",
        limits="3.4",
        excess="5.1",
        pro_rata="5.1.1",
        under_minimum="5.2.1",
        after_call="5.6",
        withdrawal="5.6",
        chips_rule="5.13",
        squeeze="3.9",
        squeeze_order=None,
        not_provided="5.17",
    ),
)
