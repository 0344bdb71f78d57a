"""What pro rata leaves at stake where the Differential was exceeded (CB, NCI ¶5.1.1, ¶5.1.2; RULINGS 6)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import Bet
from terminal.rules.differential import at_stake_pro_rata
from terminal.rules.house import DifferentialScope, Limits
from terminal.rules.stakes import BetKey

TABLE, BOX = DifferentialScope.TABLE, DifferentialScope.BOX


def sums_of(*bets: str) -> dict[BetKey, int]:
    """Return the cents by bet, from `box bettor bet amount`."""
    sums = {}
    for text in bets:
        box, bettor, bet, amount = text.split()
        sums[BetKey(box, bettor, Bet(bet))] = int(amount)
    return sums


def at_stake(
    sums: dict[BetKey, int],
    limit: int | None,
    *,
    minimum: int | None = None,
    chip: int = 1,
    scope: DifferentialScope = TABLE,
) -> dict[str, int]:
    """Return the cents at stake of the bets that were reduced, by box and bettor."""
    limits = Limits(minimum=minimum, maximum_differential=limit)
    reduced = at_stake_pro_rata(sums, limits, chip, scope)
    return {f"{key.box} {key.bettor} {key.bet.value}": amount for key, amount in reduced.items()}


def test_cb_5_1_1_each_bet_stands_for_its_share_of_lighter_side_plus_limit() -> None:
    # H = 1000, L = 300, D = 500: eight tenths of each Banker bet.
    sums = sums_of(
        "1 seated banker 600", "2 seated banker 300", "2 standing-1 banker 100", "3 seated player 300"
    )
    assert at_stake(sums, 500) == {"1 seated banker": 480, "2 seated banker": 240, "2 standing-1 banker": 80}


def test_cb_5_1_1_either_side_may_be_the_heavier() -> None:
    sums = sums_of("1 seated player 1000", "2 seated banker 100")
    assert at_stake(sums, 400) == {"1 seated player": 500}


def test_cb_5_1_1_within_the_limit_every_bet_stands_in_full() -> None:
    sums = sums_of("1 seated banker 800", "3 seated player 300")
    assert at_stake(sums, 500) == {}
    assert at_stake(sums, 499) != {}
    assert at_stake(sums, None) == {}


def test_rulings_6_shares_are_rounded_down_to_the_chip_unit() -> None:
    # Two thirds of each: 66.66… and 133.33…
    sums = sums_of("1 seated banker 10000", "2 seated banker 20000")
    assert at_stake(sums, 20000) == {"1 seated banker": 6666, "2 seated banker": 13333}
    assert at_stake(sums, 20000, chip=100) == {"1 seated banker": 6600, "2 seated banker": 13300}
    assert at_stake(sums, 20000, chip=2500) == {"1 seated banker": 5000, "2 seated banker": 12500}


def test_cb_5_1_1_no_bet_is_reduced_below_the_minimum() -> None:
    # One tenth of each: 100 would stand for 10, 1000 for 100.
    sums = sums_of("1 seated banker 100", "2 seated banker 900", "3 seated banker 1000")
    assert at_stake(sums, 200, minimum=50) == {
        "1 seated banker": 50,
        "2 seated banker": 90,
        "3 seated banker": 100,
    }


def test_rulings_6_a_bet_of_just_the_minimum_is_not_reduced() -> None:
    sums = sums_of("1 seated banker 50", "2 seated banker 950")
    assert at_stake(sums, 500, minimum=50) == {"2 seated banker": 475}


def test_cb_5_1_2_a_bet_under_the_minimum_is_not_reduced_but_stays_in_the_total() -> None:
    # H = 1000 with the 40 in it: half of 960, not 500/960 of it.
    sums = sums_of("1 seated banker 40", "2 seated banker 960")
    assert at_stake(sums, 500, minimum=50) == {"2 seated banker": 480}


def test_rulings_6_nothing_is_spread_onto_others_to_make_up_for_a_floor() -> None:
    # The first bet is lifted to the minimum of 300; the second stays at its half.
    sums = sums_of("1 seated banker 400", "2 seated banker 1600")
    assert at_stake(sums, 1000, minimum=300) == {"1 seated banker": 300, "2 seated banker": 800}


def test_rulings_6_other_bets_and_the_lighter_side_are_not_touched() -> None:
    sums = sums_of(
        "1 seated banker 1000",
        "1 seated tie 700",
        "1 seated six 600",
        "2 seated player 100",
        "2 seated player_pair 50",
    )
    assert at_stake(sums, 400) == {"1 seated banker": 500}


def test_rulings_4_by_the_box_setting_each_box_is_reduced_by_its_own_totals() -> None:
    sums = sums_of(
        "1 seated banker 400", "1 standing-1 player 100", "2 seated player 300", "3 seated banker 90"
    )
    assert at_stake(sums, 100, scope=BOX) == {"1 seated banker": 200, "2 seated player": 100}
    assert at_stake(sums, 100, scope=TABLE) == {}


@pytest.mark.parametrize("cents", [10**14 - 1, 333_333_333_333])
def test_rulings_6_large_bets_are_shared_exactly(cents: int) -> None:
    sums = sums_of(f"1 seated banker {cents}", f"2 seated banker {cents}", "3 seated banker 1")
    share = Fraction(cents * 7, 2 * cents + 1)
    assert at_stake(sums, 7)["1 seated banker"] == share.numerator // share.denominator


@given(
    bankers=st.lists(st.integers(1, 500), min_size=1, max_size=8),
    players=st.lists(st.integers(1, 500), max_size=8),
    limit=st.integers(0, 1500),
    minimum=st.integers(0, 200),
    chip=st.sampled_from([1, 5, 10]),
)
def test_cb_5_1_1_what_stands_by_an_independent_calculation(
    bankers: list[int], players: list[int], limit: int, minimum: int, chip: int
) -> None:
    bets = [(f"B{n}", "banker", amount * chip) for n, amount in enumerate(bankers)]
    bets += [(f"P{n}", "player", amount * chip) for n, amount in enumerate(players)]
    sums = {BetKey(box, "seated", Bet(bet)): amount for box, bet, amount in bets}
    heavy_sum, light_sum = sum(bankers) * chip, sum(players) * chip
    heavy = "banker"
    if light_sum > heavy_sum:
        heavy_sum, light_sum, heavy = light_sum, heavy_sum, "player"
    expected = {}
    if heavy_sum - light_sum > limit:
        for box, bet, amount in bets:
            if bet == heavy and amount >= minimum:
                exact = Fraction(amount) * (light_sum + limit) / heavy_sum
                whole_chips = int(exact / chip) * chip
                standing = whole_chips if whole_chips >= minimum else minimum
                if standing != amount:
                    expected[f"{box} seated {bet}"] = standing
    assert at_stake(sums, limit, minimum=minimum, chip=chip) == expected
