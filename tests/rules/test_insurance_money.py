"""How much insurance a bettor may take, and what it pays (NCI ¶3.11–3.17, ¶4.2.1; RULINGS 10, 11)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import Hand, Outcome, Result
from terminal.rules.insurance import largest_stake
from terminal.rules.settlement import insurance_outcome, settle_insurance

NOTHING = Fraction(0)
ODDS = [Fraction(odds) for odds in ("1.5", "2", "3", "4", "6", "7", "8")]


# --- ¶3.12.2: the cap ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("original", "odds", "chip", "largest"),
    [
        (1000_00, "3", 1_00, 333_00),
        (1000_00, "3", 1, 333_33),
        (1000_00, "4", 1_00, 250_00),
        (1000_00, "1.5", 1_00, 666_00),
        (1000_00, "7", 25_00, 125_00),
        (100_00, "8", 25_00, 0),
        (6_00, "7", 1_00, 0),
        (7_00, "7", 1_00, 1_00),
    ],
)
def test_nci_3_12_2_the_payout_may_not_exceed_the_original_bet(
    original: int, odds: str, chip: int, largest: int
) -> None:
    assert largest_stake(original, NOTHING, Fraction(odds), chip) == largest


def test_rulings_10_both_offers_of_a_round_count_together() -> None:
    # 200.00 at 2 to 1 after four cards would pay 400.00: 600.00 is left, 75.00 at 8 to 1.
    covered = 200_00 * Fraction(2)
    assert largest_stake(1000_00, covered, Fraction(8), 1_00) == 75_00
    assert largest_stake(1000_00, covered, Fraction(7), 1_00) == 85_00


def test_rulings_10_a_bet_that_is_fully_covered_leaves_nothing() -> None:
    assert largest_stake(1000_00, Fraction(1000_00), Fraction(2), 1) == 0
    assert largest_stake(1000_00, Fraction(1000_50), Fraction(2), 1) == 0


@given(
    original=st.integers(1, 10**9),
    first=st.sampled_from(ODDS),
    second=st.sampled_from(ODDS),
    chip=st.sampled_from([1, 5, 25, 50, 100, 500]),
    share=st.integers(0, 100),
)
def test_nci_3_12_2_two_offers_taken_to_the_limit_never_pay_more_than_the_original_bet(
    original: int, first: Fraction, second: Fraction, chip: int, share: int
) -> None:
    full = largest_stake(original, NOTHING, first, chip)
    stake = full * share // 100 // chip * chip
    more = largest_stake(original, stake * first, second, chip)
    assert full % chip == 0
    assert more % chip == 0
    assert stake * first + more * second <= original
    # The limit is no smaller than it must be: one chip more would be too much.
    assert (full + chip) * first > original
    assert stake * first + (more + chip) * second > original


# --- ¶3.11, ¶3.17, ¶4.2.1: what it pays ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "result", "outcome"),
    [
        (Hand.PLAYER, Result.BANKER, Outcome.WON),
        (Hand.PLAYER, Result.PLAYER, Outcome.LOST),
        (Hand.BANKER, Result.PLAYER, Outcome.WON),
        (Hand.BANKER, Result.BANKER, Outcome.LOST),
    ],
)
@pytest.mark.parametrize("pays_on_tie", [False, True])
def test_nci_3_11_insurance_is_paid_when_the_insured_hand_loses(
    hand: Hand, result: Result, outcome: Outcome, pays_on_tie: bool
) -> None:
    assert insurance_outcome(hand, result, pays_on_tie=pays_on_tie) is outcome


@pytest.mark.parametrize("hand", Hand)
def test_nci_3_17_insurance_is_returned_on_a_tie(hand: Hand) -> None:
    settled = settle_insurance(hand, Fraction(4), 33_33, Result.TIE, 1, pays_on_tie=False)
    assert (settled.outcome, settled.paid, settled.commission) == (Outcome.RETURNED, 0, 0)


def test_nci_4_2_1_nine_nine_pays_eight_to_one() -> None:
    settled = settle_insurance(Hand.PLAYER, Fraction(8), 12_34, Result.TIE, 1, pays_on_tie=True)
    assert (settled.outcome, settled.paid) == (Outcome.WON, 98_72)


@pytest.mark.parametrize(
    ("odds", "stake", "paid"),
    [
        ("1.5", 3_33, 5_00),  # 4.995, half a cent to the player
        ("1.5", 1, 2),
        ("1.5", 2, 3),
        ("2", 33_33, 66_66),
        ("3", 33_33, 99_99),
        ("4", 7_77, 31_08),
        ("6", 7_77, 46_62),
        ("7", 7_77, 54_39),
        ("8", 7_77, 62_16),
    ],
)
def test_nci_4_2_1_insurance_is_paid_at_the_odds_of_its_row(odds: str, stake: int, paid: int) -> None:
    settled = settle_insurance(Hand.BANKER, Fraction(odds), stake, Result.PLAYER, 1, pays_on_tie=False)
    assert (settled.outcome, settled.paid, settled.commission) == (Outcome.WON, paid, 0)
    lost = settle_insurance(Hand.BANKER, Fraction(odds), stake, Result.BANKER, 1, pays_on_tie=False)
    assert (lost.outcome, lost.paid) == (Outcome.LOST, 0)


def test_rulings_2_a_coarser_payout_unit_rounds_insurance_up_too() -> None:
    settled = settle_insurance(Hand.BANKER, Fraction("1.5"), 3_00, Result.PLAYER, 1_00, pays_on_tie=False)
    assert settled.paid == 5_00
