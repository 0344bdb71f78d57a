"""Non-Commission Easy Six Baccarat (RWS, Version 2)."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.common import EIGHT, half_pay_banker, pair_pays

EASY_SIX = Game(
    id="easy-six",
    name="Non-Commission · Easy Six",
    short="E6",
    decks=range(4, 9),
    layouts=("bean-9", "bean-7", "mini-7"),
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
    withdrawn_late_stands=True,
    paragraphs=Paragraphs(
        close="3.2",
        bets="3.3",
        draw="3.6",
        tie="3.8",
        decks="2.2.1",
        layout="2.1.1",
        limits=None,
        excess=None,
        pro_rata=None,
        under_minimum=None,
        after_call="5.2",
        withdrawal="5.3",
        chips_rule=None,
        squeeze=None,
        squeeze_order=None,
        not_provided=None,
    ),
)
