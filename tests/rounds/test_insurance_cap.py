"""Insurance never pays more than the Original Bet, however it is rounded (NCI ¶3.12.2; RULINGS 2, 10)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.settlement import Line
from terminal.rounds.state import Table
from terminal.rules.house import House
from tests.rounds.paragraph_table import a_round, bet, deal, insure, open_round, played, settled, table_of

GAME = "insurance-super-six-plus"

BANKER_SIX = "2S 6H 3D KC"
"""Player 5, Banker 6: insurance on Banker at three to one, and the Player draws."""
PLAYER_WINS = "4S"
"""The Player's third card makes 9; the Banker stands on 6 and loses."""


def table_paying_in(unit: int, chip_unit: int = 1_00) -> Table:
    """Return a table with a new shoe whose payouts are rounded up to whole units."""
    table = table_of(GAME)
    terms = replace(table.terms, house=House(payout_unit=unit), chip_unit=chip_unit)
    return replace(table, terms=terms)


def insurance_lines(table: Table) -> list[Line]:
    """Return the insurance lines of the last settlement."""
    assert table.last is not None
    assert table.last.settlement is not None
    return [line for line in table.last.settlement.lines if line.hand is not None]


def insured_on_six(table: Table, original: str, stake: str) -> Table:
    """Return the table after a Banker bet was insured at three to one, and the Banker lost."""
    table = played(table, bet(original), c.CloseBets(), *deal(BANKER_SIX), c.OfferInsurance(), insure(stake))
    return played(table, c.CloseInsurance(offered=True), *deal(PLAYER_WINS), c.ConcludeRound())


@pytest.mark.parametrize(
    ("unit", "stake", "paid"),
    [
        (1, 30, 90_00),
        (5_00, 30, 90_00),
        (5_00, 31, 95_00),  # 93 becomes 95
        (5_00, 33, 100_00),  # 99 becomes 100, which the bet still carries
        (25_00, 30, 100_00),
        (30_00, 31, 100_00),  # 93 would become 120: the bet of 100 is the most
        (200_00, 10, 100_00),  # 30 would become 200
    ],
)
def test_nci_3_12_2_rounding_up_stops_at_the_original_bet(unit: int, stake: int, paid: int) -> None:
    table = insured_on_six(table_paying_in(unit), "1 banker 100", f"1 banker {stake}")
    (line,) = insurance_lines(table)
    assert (line.paid, line.returned) == (paid, stake * 100 + paid)


def test_nci_3_12_2_the_cap_is_that_of_the_bettor_and_not_of_the_box() -> None:
    table = played(
        table_paying_in(40_00),
        bet("1 banker 100"),
        bet("1 1 banker 200"),
        c.CloseBets(),
        *deal(BANKER_SIX),
        c.OfferInsurance(),
        insure("1 banker 33"),
        insure("1 1 banker 33"),
        c.CloseInsurance(offered=True),
        *deal(PLAYER_WINS),
        c.ConcludeRound(),
    )
    assert {line.bettor: line.paid for line in insurance_lines(table)} == {
        "seated": 100_00,
        "standing-1": 120_00,
    }


def test_nci_3_12_2_insurance_of_one_stage_in_two_goes_is_paid_as_one() -> None:
    table = played(
        table_paying_in(10_00),
        bet("1 banker 100"),
        c.CloseBets(),
        *deal(BANKER_SIX),
        c.OfferInsurance(),
        insure("1 banker 11"),
        insure("1 banker 12"),
        c.CloseInsurance(offered=True),
        *deal(PLAYER_WINS),
        c.ConcludeRound(),
    )
    (line,) = insurance_lines(table)
    assert (line.placed, line.paid) == (23_00, 70_00)  # 69, rounded once


def test_rulings_10_both_offers_together_are_rounded_no_further_than_the_original_bet() -> None:
    """The Player Hand is insured after four cards and after the third card; the payouts share a cap."""
    table = played(
        table_paying_in(30_00),
        bet("1 player 100"),
        c.CloseBets(),
        *deal("5S 4H KD KC"),  # Player 5, Banker 4: insurance on Player at two to one
        c.OfferInsurance(),
        insure("1 player 20"),
        c.CloseInsurance(offered=True),
        *deal("2S"),  # Player 7: insurance on Player at four to one, and the Banker draws
    )
    offer = open_round(table).offer
    assert offer is not None
    assert (offer.odds, offer.largest[0].amount) == (Fraction(4), 15_00)
    table = played(
        table,
        c.OfferInsurance(),
        insure("1 player 10"),
        c.CloseInsurance(offered=True),
        *deal("5H"),
        c.ConcludeRound(),
    )
    first, second = insurance_lines(table)
    # 40 becomes 60; the second 40 would become 60 too, but the bet of 100 is the most.
    assert (first.paid, second.paid) == (60_00, 40_00)


@given(
    unit=st.sampled_from([1, 5, 1_00, 5_00, 10_00, 25_00, 100_00]),
    original=st.integers(10, 400),
    share=st.integers(1, 100),
)
def test_nci_3_12_2_no_unit_of_payment_takes_insurance_beyond_the_original_bet(
    unit: int, original: int, share: int
) -> None:
    stake = max(1, original // 3 * share // 100)
    table = insured_on_six(table_paying_in(unit), f"1 banker {original}", f"1 banker {stake}")
    (line,) = insurance_lines(table)
    exact = stake * 3 * 100
    assert exact <= line.paid <= original * 100
    assert line.paid == min(-(-exact // unit) * unit, original * 100)


def test_other_bets_are_rounded_up_without_a_cap() -> None:
    table = a_round(table_paying_in(500_00), ["1 player 100", "2 tie 10"], "9S 2H KD 3C")
    assert settled(table)["1 seated player"].paid == 500_00
