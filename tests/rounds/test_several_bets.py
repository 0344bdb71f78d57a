"""Several bets by one act: it is done as a whole or refused, and one undo takes it back as a whole."""

from __future__ import annotations

import pytest

from terminal.rounds import commands as c
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_table import a_round, bet, played, refusal, table_of
from tests.rounds.way_back import check_way_back

CB, NCT = "commission", "tournament"
BETS = ("1 player 100", "1 tie 20", "2 banker 200", "2 1 player 50")
TIE = "KS KH 7S 7D"
LIMITS = Limits(minimum=100_00, maximum=1_000_00)


def after_a_tie(limits: Limits | None = None) -> Table:
    """Return a table on which Player and Banker bets lie since a Tie."""
    return a_round(table_of(CB, limits=limits), BETS, TIE)


def goes_back(table: Table, command: c.Command) -> None:
    """Check that one undo takes the act back."""
    decided = decide(table, command, Rank.DEALER)
    assert not isinstance(decided, Refusal)
    assert check_way_back(table, note_act(table, evolve_all(table, decided), 7, decided), 7)


def sums(table: Table) -> dict[tuple[str, str], int]:
    """Return the bets of the open round, in whole dollars by box and bet."""
    return (
        {}
        if table.round is None
        else {(key.box, key.bet.value): cents // 100 for key, cents in table.round.sums.items()}
    )


def test_all_bets_of_a_tie_stay_by_one_act() -> None:
    table = after_a_tie()
    goes_back(table, c.LeaveBets())
    goes_back(table, c.LeaveBets("2"))
    after = played(table, c.LeaveBets())
    assert after.round is not None
    assert sum(after.round.sums.values()) == 350_00
    assert refusal(after, c.LeaveBets())[0] == "nothing_to_leave"


def test_all_bets_of_a_tie_go_back_by_one_act() -> None:
    table = after_a_tie()
    goes_back(table, c.ReturnTiedBets())
    after = played(table, c.ReturnTiedBets())
    assert (after.tied, after.round) == ((), None)
    assert refusal(after, c.ReturnTiedBets())[0] == "no_tied_bets"
    added = played(table, bet("1 player 100"))
    assert refusal(added, c.ReturnTiedBets())[0] == "bets_lie_on_them"


def test_all_chips_of_a_bettor_are_taken_back_by_one_act() -> None:
    table = played(after_a_tie(), bet("1 tie 20"), bet("1 player_pair 10"))
    goes_back(table, c.WithdrawBets("1"))
    after = played(table, c.WithdrawBets("1"))
    assert after.round is not None
    assert (dict(after.round.sums), {key.box for key, _ in after.tied}) == ({}, {"2"})
    assert refusal(after, c.WithdrawBets("1"))[0] == "nothing_there"
    assert refusal(played(after, c.CloseBets()), c.WithdrawBets("2"))[0] == "bets_closed"


def test_bets_under_the_minimum_are_raised_by_one_act() -> None:
    table = played(table_of(CB, limits=LIMITS), bet("1 player 40"), bet("2 banker 300"), bet("1 banker 60"))
    goes_back(table, c.RaiseBets("1"))
    after = played(table, c.RaiseBets("1"))
    assert sums(after) == {("1", "player"): 100, ("2", "banker"): 300, ("1", "banker"): 100}
    assert refusal(after, c.RaiseBets("1"))[0] == "nothing_to_raise"


@pytest.mark.parametrize("box", ["99", ""])
def test_a_box_that_is_not_there_is_refused(box: str) -> None:
    assert refusal(table_of(CB), c.WithdrawBets(box))[0] == "unknown_box"


def test_a_bet_that_others_stand_on_goes_last() -> None:
    after = played(table_of(NCT), bet("1 player 100"), bet("1 tie 20"), c.WithdrawBets("1"))
    assert sums(after) == {}
