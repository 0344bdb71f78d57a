"""Non-Commission Baccarat with Insurance and Super Six Plus (RWS, Version 4)."""

from __future__ import annotations

from fractions import Fraction

from terminal.rules.bets import Bet, Hand, Stage
from terminal.rules.game import ONE_TO_ONE, Game, InsuranceRow, Paragraphs, Pay
from terminal.rules.games.common import EIGHT, banker_six_pays, half_pay_banker, pair_pays


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
    short="NCI",
    decks=range(4, 9),
    layouts=("bean-9", "bean-8", "bean-7", "mini-7", "mini-6", "mini-5"),
    bets=(Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX),
    six_name="Super Six Plus",
    six_caption="SIX +",
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
    paragraphs=Paragraphs(
        close="3.8",
        bets="3.7",
        draw="3.15",
        tie="3.17",
        decks="2.2.1",
        layout="2.1.1",
        limits="3.4",
        excess="5.1",
        pro_rata="5.1.1",
        under_minimum="5.2.1",
        after_call="5.6",
        withdrawal="5.6",
        chips_rule="5.14",
        squeeze="3.9",
        squeeze_order="3.14",
        not_provided="5.18",
    ),
)
