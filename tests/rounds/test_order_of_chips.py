"""In which order chips come back: the last placed first, withdrawn, undone or turned back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rounds import commands as c
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from tests.rounds.paragraph_table import bet, open_round, played, table_of

GAME = "commission"

Pieces = list[tuple[int, str, int]]
"""What lies on the felt: the order of the placing, box, bettor and bet, and dollars."""


def lying(table: Table) -> Pieces:
    """Return the slices on the felt, in the order in which they lie."""
    return [
        (piece.order, f"{piece.box} {piece.bettor} {piece.bet.value}", piece.amount // 100)
        for piece in open_round(table).slices
    ]


def last_in_first_out(pieces: Pieces, whose: str, dollars: int) -> Pieces:
    """Return what lies after so many dollars of one bet are taken back, from the last placing on."""
    left = list(pieces)
    for place in reversed(range(len(left))):
        order, key, amount = left[place]
        if key == whose:
            taken = min(amount, dollars)
            dollars -= taken
            left[place] = order, key, amount - taken
    assert dollars == 0
    return [piece for piece in left if piece[2]]


def placed(game: str = GAME, limits: Limits | None = None) -> Table:
    """Return a table on which one bet was placed in three goes, with others between."""
    texts = ("1 player 100", "2 player 50", "1 player 30", "1 standing", "1 player 7")
    bets = [bet("1 1 player 40" if text == "1 standing" else text) for text in texts]
    return played(table_of(game, limits=limits), *bets)


@pytest.mark.parametrize("game", GAMES)
def test_a_withdrawal_takes_the_chips_that_were_placed_last(game: str) -> None:
    table = played(placed(game), c.WithdrawBet("1", Bet.PLAYER, 20_00))
    assert lying(table) == [
        (0, "1 seated player", 100),
        (1, "2 seated player", 50),
        (2, "1 seated player", 17),
        (3, "1 standing-1 player", 40),
    ]
    table = played(table, c.WithdrawBet("1", Bet.PLAYER, 17_00))
    assert lying(table) == [
        (0, "1 seated player", 100),
        (1, "2 seated player", 50),
        (3, "1 standing-1 player", 40),
    ]


def test_undoing_a_withdrawal_puts_each_chip_back_where_it_lay() -> None:
    table = placed()
    before = lying(table)
    table = played(table, c.WithdrawBet("1", Bet.PLAYER, 110_00))
    assert lying(table)[0] == (0, "1 seated player", 27)
    assert lying(played(table, c.Undo())) == before


def test_undoing_takes_back_the_entries_from_the_last_to_the_first() -> None:
    table = played(placed(), c.WithdrawBet("2", Bet.PLAYER, 10_00))
    states = [lying(table)]
    for _ in range(6):
        table = played(table, c.Undo())
        states.append(lying(table))
    whole = lying(placed())
    assert states[1:] == [whole, *(whole[:count] for count in range(4, -1, -1))]


def test_what_is_turned_back_comes_from_the_standing_bettors_first_and_from_the_last_chips() -> None:
    table = placed(limits=Limits(maximum_differential=150_00))
    table = played(table, c.RejectExcess())
    assert lying(table) == [
        (0, "1 seated player", 100),
        (1, "2 seated player", 50),
    ]


def test_a_placing_after_a_withdrawal_lies_on_top_of_what_is_left() -> None:
    table = played(placed(), c.WithdrawBet("1", Bet.PLAYER, 20_00), bet("1 player 5"))
    assert lying(table)[-1] == (5, "1 seated player", 5)
    table = played(table, c.WithdrawBet("1", Bet.PLAYER, 6_00))
    assert [piece for piece in lying(table) if piece[1] == "1 seated player"] == [
        (0, "1 seated player", 100),
        (2, "1 seated player", 16),
    ]


@given(
    placings=st.lists(
        st.tuples(st.sampled_from(["1 player", "1 banker", "2 player", "1 1 player"]), st.integers(1, 20)),
        min_size=1,
        max_size=12,
    ),
    data=st.data(),
)
def test_any_withdrawal_is_the_last_chips_of_its_bet(
    placings: list[tuple[str, int]], data: st.DataObject
) -> None:
    table = played(table_of(GAME), *(bet(f"{where} {dollars}") for where, dollars in placings))
    for _ in range(4):
        pieces = lying(table)
        if not pieces:
            return
        whose = data.draw(st.sampled_from(sorted({key for _, key, _ in pieces})))
        dollars = data.draw(st.integers(1, sum(amount for _, key, amount in pieces if key == whose)))
        box, bettor, name = whose.split()
        after = played(table, c.WithdrawBet(box, Bet(name), dollars * 100, bettor))
        assert lying(after) == last_in_first_out(pieces, whose, dollars)
        assert lying(played(after, c.Undo())) == pieces
        table = after
