"""Fortune Six No Commission Baccarat (MBS, Version 4)."""

from __future__ import annotations

from terminal.rules.bets import Bet
from terminal.rules.game import ONE_TO_ONE, Game, Paragraphs, Pay
from terminal.rules.games.common import EIGHT, banker_six_pays, half_pay_banker, pair_pays

FORTUNE_SIX = Game(
    id="fortune-six",
    name="Non-Commission · Fortune Six",
    short="F6",
    decks=range(4, 11),
    layouts=("bean-9", "bean-8", "bean-7", "mini-7", "mini-6", "mini-5", "big-12"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX),
    six_name="Fortune Six",
    pays=(
        Pay(bet=Bet.PLAYER, odds=ONE_TO_ONE, paragraph="4.1"),
        *half_pay_banker("4.1"),
        Pay(bet=Bet.TIE, odds=EIGHT, paragraph="4.1"),
        *pair_pays("4.1"),
        *banker_six_pays("4.1"),
    ),
    withdrawn_late_stands=True,
    paragraphs=Paragraphs(
        close="3.2",
        bets="3.5",
        draw="3.9",
        tie="3.10.1",
        decks="2.1",
        layout="2.2",
        limits=None,
        excess=None,
        pro_rata=None,
        under_minimum=None,
        after_call="5.6",
        withdrawal="5.7",
        chips_rule=None,
        squeeze=None,
        squeeze_order=None,
        not_provided=None,
    ),
)
