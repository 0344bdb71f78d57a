"""Commission Baccarat: the paragraphs of sections 1 to 3 that show in whole rounds."""

from __future__ import annotations

from tests.rounds.paragraph_table import a_round, outcomes, table_of

GAME = "commission"


def test_cb_4_1_1_the_commission_stands_next_to_what_a_winning_banker_bet_is_paid() -> None:
    table = a_round(table_of(GAME), ["1 banker 1000"], "2S 3H 2D 4C KS")
    assert outcomes(table) == {"1 seated banker": ("won", 1950_00)}
