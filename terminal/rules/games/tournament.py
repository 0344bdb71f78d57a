"""Non-Commission Baccarat Tournament (RWS, Version 3)."""

from __future__ import annotations

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.common import EIGHT, half_pay_banker, pair_pays

TOURNAMENT = Game(
    id="tournament",
    name="Non-Commission Tournament",
    short="NCT",
    decks=range(4, 9),
    layouts=("bean-9", "bean-7", "mini-7", "big-12"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR),
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1.1"),
        *half_pay_banker("4.1.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1.1"),
        *pair_pays("4.1.1"),
    ),
    one_hand_only=True,
    withdrawn_late_stands=True,
    paragraphs=Paragraphs(
        close="3.2",
        bets="3.3",
        draw="3.7",
        tie="3.9",
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
