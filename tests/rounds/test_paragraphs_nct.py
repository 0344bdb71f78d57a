"""The Tournament: the paragraphs of sections 2 and 3 that show in whole rounds."""

from __future__ import annotations

import pytest

from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from tests.rounds.paragraph_table import bet, open_round, played, refusal, table_of

GAME = "tournament"


@pytest.mark.parametrize(("first", "second"), [("player", "banker"), ("banker", "player")])
def test_nct_3_3_a_player_bets_on_one_hand_only(first: str, second: str) -> None:
    table = played(table_of(GAME), bet(f"1 {first} 100"))
    assert refusal(table, bet(f"1 {second} 100")) == ("one_hand_only", "3.3")
    table = played(table, bet(f"1 {first} 50"), bet(f"1 1 {second} 100"), bet(f"2 {second} 100"))
    assert len(open_round(table).slices) == 4
    changed = played(table, c.WithdrawBet("1", Bet(first)), bet(f"1 {second} 100"))
    assert refusal(changed, bet(f"1 {first} 100")) == ("one_hand_only", "3.3")


@pytest.mark.parametrize("side_bet", ["tie", "player_pair", "banker_pair"])
def test_nct_3_4_side_bets_follow_a_bet_on_a_hand(side_bet: str) -> None:
    table = table_of(GAME)
    assert refusal(table, bet(f"1 {side_bet} 10")) == ("hand_bet_first", "3.4")
    table = played(table, bet("1 player 100"), bet(f"1 {side_bet} 10"))
    assert refusal(table, bet(f"1 1 {side_bet} 10")) == ("hand_bet_first", "3.4")
    assert refusal(table, bet(f"2 {side_bet} 10")) == ("hand_bet_first", "3.4")


def test_nct_3_4_a_hand_bet_may_not_be_withdrawn_from_under_side_bets() -> None:
    table = played(table_of(GAME), bet("1 player 100"), bet("1 tie 10"))
    assert refusal(table, c.WithdrawBet("1", Bet.PLAYER)) == ("other_bets_stand_on_it", "3.4")
    table = played(table, c.WithdrawBet("1", Bet.PLAYER, 40_00))
    assert refusal(table, c.WithdrawBet("1", Bet.PLAYER, 60_00)) == ("other_bets_stand_on_it", "3.4")
    table = played(table, c.WithdrawBet("1", Bet.TIE), c.WithdrawBet("1", Bet.PLAYER))
    assert open_round(table).slices == ()
