"""What lies on the felt against the limits, and what is turned back before closing (CB, NCI ¶5.1, ¶5.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import Bet
from terminal.rules.differential import excess, excess_over, heavier_side, turn_back
from terminal.rules.house import DifferentialScope, Limits
from terminal.rules.stakes import (
    BetKey,
    Slice,
    bet_total,
    in_table_order,
    maximum_of,
    minimum_of,
    side_totals,
    totals,
    under_minimum,
)

TABLE, BOX = DifferentialScope.TABLE, DifferentialScope.BOX


def lying(*placings: str) -> list[Slice]:
    """Return slices from `box bettor bet amount`, in the order in which they were placed."""
    pieces = []
    for order, text in enumerate(placings, start=1):
        box, bettor, bet, amount = text.split()
        bettor = "seated" if bettor == "seated" else f"standing-{bettor}"
        pieces.append(Slice(order, box, bettor, Bet(bet), int(amount)))
    return pieces


def rejected(
    pieces: list[Slice],
    limit: int,
    *,
    minimum: int | None = None,
    chip: int = 1,
    scope: DifferentialScope = TABLE,
    tournament: bool = False,
) -> dict[tuple[str, str, str], int]:
    """Return the cents turned back by bet."""
    backs = turn_back(
        pieces,
        Limits(minimum=minimum, maximum_differential=limit),
        chip,
        scope,
        with_side_bets=tournament,
    )
    for back in backs:
        assert back.amount == sum(amount for _, amount in back.slices)
    return {(back.key.box, back.key.bettor, back.key.bet.value): back.amount for back in backs}


# --- ¶1.5: the Differential ------------------------------------------------------------------------------


def test_cb_1_5_the_differential_is_over_all_bets_on_the_two_hands_and_no_others() -> None:
    sums = totals(
        lying(
            "1 seated banker 300",
            "1 1 banker 50",
            "2 seated player 120",
            "2 1 player 30",
            "3 seated tie 9999",
            "3 seated banker_pair 9999",
            "3 seated six 9999",
        )
    )
    assert side_totals(sums.items()) == (150, 350)
    assert excess(sums, Limits(maximum_differential=199), TABLE) == 1
    assert excess(sums, Limits(maximum_differential=200), TABLE) == 0


@pytest.mark.parametrize(
    ("player", "banker", "limit", "over"),
    [
        (500, 0, 300, 200),
        (0, 500, 300, 200),
        (700, 400, 300, 0),
        (701, 400, 300, 1),
        (9, 9, 0, 0),
        (900, 0, None, 0),
    ],
)
def test_cb_1_5_excess_is_what_the_sides_are_apart_beyond_the_limit(
    player: int, banker: int, limit: int | None, over: int
) -> None:
    assert excess_over(player, banker, limit) == over


def test_rulings_4_the_heavier_side_is_the_betting_box_that_exceeds() -> None:
    assert heavier_side(500, 400) is Bet.PLAYER
    assert heavier_side(400, 500) is Bet.BANKER


def test_rulings_4_by_the_box_setting_each_box_is_weighed_by_itself() -> None:
    sums = totals(lying("1 seated banker 300", "2 seated player 300", "3 seated player 150", "3 1 banker 10"))
    limits = Limits(maximum_differential=100)
    assert excess(sums, limits, TABLE) == 40
    assert excess(sums, limits, BOX) == 200 + 200 + 40


# --- ¶5.1: turning back ----------------------------------------------------------------------------------


def test_cb_5_1_within_the_limit_nothing_is_turned_back() -> None:
    assert rejected(lying("1 seated banker 500", "2 seated player 200"), 300) == {}
    assert turn_back(lying("1 seated banker 500"), Limits(), 1, TABLE, with_side_bets=False) == ()


def test_cb_5_1_standing_bets_go_before_seated_ones_even_if_placed_earlier() -> None:
    pieces = lying("1 1 banker 200", "1 seated banker 300")
    assert rejected(pieces, 350) == {("1", "standing-1", "banker"): 150}


def test_cb_5_1_the_latest_standing_bet_goes_first() -> None:
    pieces = lying("1 1 banker 100", "2 1 banker 100", "1 2 banker 100", "3 seated banker 100")
    assert rejected(pieces, 250) == {("1", "standing-2", "banker"): 100, ("2", "standing-1", "banker"): 50}


def test_cb_5_1_seated_bets_go_last_the_latest_first() -> None:
    pieces = lying("1 seated banker 300", "2 seated banker 300", "3 1 banker 100")
    assert rejected(pieces, 250) == {
        ("3", "standing-1", "banker"): 100,
        ("2", "seated", "banker"): 300,
        ("1", "seated", "banker"): 50,
    }


def test_rulings_5_each_placing_is_a_slice_of_its_own() -> None:
    # The first bettor added chips last: only those are the latest.
    pieces = lying("1 1 banker 100", "2 1 banker 100", "1 1 banker 40")
    backs = turn_back(pieces, Limits(maximum_differential=190), 1, TABLE, with_side_bets=False)
    assert {back.key.box: back.slices for back in backs} == {"1": ((3, 40),), "2": ((2, 10),)}


def test_cb_5_1_only_the_heavier_side_is_touched() -> None:
    pieces = lying("1 seated player 400", "1 1 player 50", "2 1 banker 60", "3 seated tie 500")
    assert rejected(pieces, 300) == {("1", "standing-1", "player"): 50, ("1", "seated", "player"): 40}


def test_rulings_5_a_bet_cut_below_the_minimum_is_rejected_whole() -> None:
    pieces = lying("1 seated banker 500", "1 1 banker 150")
    assert rejected(pieces, 550, minimum=100) == {("1", "standing-1", "banker"): 150}
    assert rejected(pieces, 550, minimum=50) == {("1", "standing-1", "banker"): 100}


def test_rulings_5_rejected_whole_takes_the_earlier_placings_of_the_bet_too() -> None:
    pieces = lying("1 1 banker 90", "2 1 banker 100", "1 1 banker 20")
    backs = turn_back(pieces, Limits(minimum=100, maximum_differential=195), 1, TABLE, with_side_bets=False)
    assert [(back.key.box, back.amount, dict(back.slices)) for back in backs] == [("1", 110, {1: 90, 3: 20})]


def test_rulings_5_what_a_whole_bet_gives_back_counts_towards_the_excess() -> None:
    # Over by 120: the last 20 leave box 3 under the minimum, so its 100 go whole; 20 more come from box 2.
    pieces = lying("1 seated banker 100", "2 1 banker 200", "3 1 banker 80", "3 1 banker 20")
    assert rejected(pieces, 280, minimum=100) == {
        ("3", "standing-1", "banker"): 100,
        ("2", "standing-1", "banker"): 20,
    }


def test_rulings_5_turning_back_is_in_whole_chips() -> None:
    assert rejected(lying("1 seated banker 1000"), 950, chip=100) == {("1", "seated", "banker"): 100}


def test_rulings_4_by_the_box_setting_each_box_turns_back_its_own() -> None:
    pieces = lying("1 seated banker 300", "2 seated player 250", "2 1 player 100", "3 seated banker 90")
    assert rejected(pieces, 200, scope=BOX) == {
        ("1", "seated", "banker"): 100,
        ("2", "standing-1", "player"): 100,
        ("2", "seated", "player"): 50,
    }
    assert rejected(pieces, 200, scope=TABLE) == {}


def test_nct_3_4_side_bets_go_back_with_the_bet_that_carried_them() -> None:
    pieces = lying("1 seated player 300", "2 seated player 100", "2 seated tie 10", "1 seated banker_pair 5")
    assert rejected(pieces, 300, tournament=True) == {
        ("2", "seated", "player"): 100,
        ("2", "seated", "tie"): 10,
    }
    assert rejected(pieces, 300) == {("2", "seated", "player"): 100}


@st.composite
def _felt(draw: st.DrawFn) -> list[Slice]:
    bets = st.sampled_from([Bet.PLAYER, Bet.BANKER, Bet.TIE])
    bettors = st.sampled_from(["seated", "standing-1", "standing-2"])
    count = draw(st.integers(1, 12))
    return [
        Slice(order, draw(st.sampled_from("123")), draw(bettors), draw(bets), draw(st.integers(1, 40)) * 10)
        for order in range(1, count + 1)
    ]


@given(_felt(), st.integers(0, 60), st.sampled_from([TABLE, BOX]))
def test_cb_5_1_without_a_minimum_exactly_the_excess_is_turned_back_in_order(
    pieces: list[Slice], tens: int, scope: DifferentialScope
) -> None:
    limit = tens * 10
    limits = Limits(maximum_differential=limit)
    backs = turn_back(pieces, limits, 10, scope, with_side_bets=False)
    cut = {order: amount for back in backs for order, amount in back.slices}
    assert sum(cut.values()) == excess(totals(pieces), limits, scope)
    kept = [piece._replace(amount=piece.amount - cut.get(piece.order, 0)) for piece in pieces]
    assert all(piece.amount >= 0 for piece in kept)
    assert excess(totals(piece for piece in kept if piece.amount), limits, scope) == 0
    # Nobody loses a chip while somebody with less priority on the same side, in the same scope, keeps one.
    for piece in kept:
        for other in kept:
            same_scope = scope is TABLE or piece.box == other.box
            if same_scope and piece.bet is other.bet and cut.get(piece.order) and other.amount:
                assert (piece.bettor != "seated", piece.order) >= (other.bettor != "seated", other.order)


@given(_felt(), st.integers(0, 60), st.integers(1, 30))
def test_rulings_5_no_bet_is_left_between_nothing_and_the_minimum_by_turning_back(
    pieces: list[Slice], tens: int, minimum_tens: int
) -> None:
    limits = Limits(minimum=minimum_tens * 10, maximum_differential=tens * 10)
    before = totals(pieces)
    for back in turn_back(pieces, limits, 10, TABLE, with_side_bets=False):
        assert 0 < back.amount <= before[back.key]
        left = before[back.key] - back.amount
        assert left == 0 or left >= minimum_tens * 10


# --- ¶5.2: under the minimum, and the other limits ---------------------------------------------------------


def test_cb_3_5_minimum_and_maximum_bind_each_bettors_bet_by_itself() -> None:
    limits = Limits(minimum=100, maximum=900, side_minimum=20, side_maximum=50)
    for bet in (Bet.PLAYER, Bet.BANKER):
        assert (minimum_of(bet, limits), maximum_of(bet, limits)) == (100, 900)
    for bet in (Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX):
        assert (minimum_of(bet, limits), maximum_of(bet, limits)) == (20, 50)


def test_cb_5_2_bets_under_the_minimum_are_found_by_bettor() -> None:
    sums = totals(
        lying(
            "1 seated banker 60",
            "1 seated banker 40",
            "1 1 banker 99",
            "2 seated tie 19",
            "2 seated player 100",
        )
    )
    found = under_minimum(sums, Limits(minimum=100, side_minimum=20))
    assert found == ((BetKey("1", "standing-1", Bet.BANKER), 99), (BetKey("2", "seated", Bet.TIE), 19))
    assert under_minimum(sums, Limits()) == ()


def test_the_sum_of_one_bet_is_over_all_its_placings() -> None:
    pieces = lying("1 seated banker 60", "1 1 banker 99", "1 seated banker 40", "1 seated tie 5")
    assert bet_total(pieces, BetKey("1", "seated", Bet.BANKER)) == 100
    assert bet_total(pieces, BetKey("2", "seated", Bet.BANKER)) == 0


def test_bets_are_listed_by_box_then_bettor_then_area() -> None:
    keys = [
        BetKey("14", "standing-2", Bet.PLAYER),
        BetKey("1", "standing-10", Bet.PLAYER),
        BetKey("1", "standing-2", Bet.TIE),
        BetKey("1", "standing-2", Bet.BANKER),
        BetKey("1", "seated", Bet.TIE),
    ]
    listed = in_table_order(keys, ("14", "1"), (Bet.PLAYER, Bet.BANKER, Bet.TIE))
    assert listed == [keys[0], keys[4], keys[3], keys[2], keys[1]]
