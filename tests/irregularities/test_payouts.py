"""The pay tables that are written by hand and those of the literals say the same."""

from __future__ import annotations

import random

from terminal.rules.cards import RANKS, Card
from terminal.rules.games import GAMES
from terminal.rules.table_of_play import deal_out
from tests.oracle.payouts import WRITTEN_BY_HAND, commission_of, odds_in_the_literal, odds_of

ROUNDS = 500


def test_the_odds_written_by_hand_are_those_of_the_literal() -> None:
    chance = random.Random(1)
    games = [game for game in GAMES.values() if game.short in WRITTEN_BY_HAND]
    for _ in range(ROUNDS):
        cards = [Card(chance.choice(RANKS) + chance.choice("SHDC")) for _ in range(6)]
        player, banker, _ = deal_out(cards)
        for game in games:
            for bet in game.bets:
                by_hand = odds_of(game.short, bet.value, player, banker)
                assert by_hand == odds_in_the_literal(game, bet.value, player, banker), (game.short, bet)


def test_the_commission_written_by_hand_is_that_of_the_literal() -> None:
    for game in GAMES.values():
        for pay in game.pays:
            assert commission_of(game.short, pay.bet.value) == pay.commission
