"""Limits, the Differential, turning back and pro rata in scripts (CB, NCI ¶5.1, ¶5.2; RULINGS 4 to 8)."""

from __future__ import annotations

import pytest
from msgspec import structs

from terminal.rounds.commands import OpenTable, SetLimits
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.terms import LARGEST_AMOUNT
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_table import table_of
from tests.scripts.scripting import (
    CB,
    E6,
    F6,
    NCI,
    NCT,
    SUPERVISOR,
    Json,
    code,
    one_round,
    paid,
    refused,
    shown,
    turned_back,
)

TIGHT: Json = CB | {"maximum_differential": "1000"}
PLAYER_WINS = "deal KS KH 9S 7D; settle"
BANKER_WINS = "deal KS KH 6S 7D; settle"
TIE = "deal KS KH 7S 7D; settle"

EXCESS: Json = {
    "kind": "excess_differential",
    "paragraph": "5.1.1",
    "action": "recorded",
    "options": [],
    "decided_by": "dealer",
    "established": False,
    "facts": {},
}


def under_minimum(box: str, bet: str, amount: str, paragraph: str | None = "5.2.1") -> Json:
    facts = {"bet": {"box": box, "bettor": "seated", "bet": bet, "amount": amount}}
    return EXCESS | {"kind": "under_minimum", "paragraph": paragraph, "facts": facts}


# --- before closing: what goes back -----------------------------------------------------------------------


def test_cb_1_5_the_differential_is_weighed_over_the_table_seated_and_standing() -> None:
    state = shown(TIGHT, "place 1 banker 900; place 2+1 banker 400; place 3 player 200; place 3 tie 5000")
    assert state["differential"] == {
        "banker": "1300.00",
        "player": "200.00",
        "excess": "100.00",
        "turn_back": [{"box": "2", "bettor": "standing-1", "bet": "banker", "amount": "100.00"}],
    }
    assert state["next"] == {"do": "reject_excess", "hand": "banker", "call": "Banker is over the limit."}


@pytest.mark.parametrize(
    ("bets", "expected"),
    [
        # Standing bets go first, the latest of them first; what stays of a bet may be the minimum itself.
        (
            "place 1 banker 500; place 2+1 banker 400; place 3 banker 300; place 2+2 banker 300",
            [("2+2", "banker", "300.00"), ("2+1", "banker", "200.00")],
        ),
        ("place 2+1 banker 200; place 1 banker 900", [("2+1", "banker", "100.00")]),
        # Then the seated ones, the latest first.
        (
            "place 3+1 banker 100; place 1 banker 600; place 2 banker 600",
            [("3+1", "banker", "100.00"), ("2", "banker", "200.00")],
        ),
        # Each placing is a slice of its own in the table's order, not the bettor's.
        (
            "place 1+1 banker 300; place 2+1 banker 300; place 1+1 banker 300; place 3 banker 550",
            [("1+1", "banker", "300.00"), ("2+1", "banker", "150.00")],
        ),
        # A bet cut below the minimum goes whole, its earlier slices with it.
        ("place 1 banker 950; place 2+1 banker 150", [("2+1", "banker", "150.00")]),
        (
            "place 2+1 banker 60; place 1 banker 910; place 2+1 banker 100",
            [("2+1", "banker", "160.00")],
        ),
        # Bets of the lighter side and all others are left alone.
        ("place 1 player 1500; place 2+1 banker 100; place 3+1 tie 900", [("1", "player", "400.00")]),
        # At the limit nothing goes.
        ("place 1 player 1000", []),
    ],
)
def test_cb_5_1_what_the_dealer_turns_back(bets: str, expected: list[tuple[str, str, str]]) -> None:
    assert turned_back(shown(TIGHT, bets)) == expected
    if expected:
        after = shown(TIGHT, f"{bets}; reject_excess")["differential"]
        assert (after["excess"], after["turn_back"]) == ("0.00", [])


def test_cb_5_1_the_excess_is_cut_in_whole_chips() -> None:
    table = TIGHT | {"maximum_differential": "1010", "chip_unit": "25"}
    state = shown(table, "place 1 banker 1150; reject_excess")
    assert state["differential"]["banker"] == "1000.00"


def test_cb_5_1_nothing_is_turned_back_once_the_bets_are_closed() -> None:
    assert refused(TIGHT, "place 1 banker 1500; no_more_bets; reject_excess")[0] == "bets_closed"
    assert refused(TIGHT, "place 1 banker 1000; reject_excess") == ("nothing_to_turn_back", "5.1", None)


def test_nct_3_4_what_stood_on_a_bet_goes_back_with_it() -> None:
    table = NCT | {"maximum_differential": "1000"}
    bets = "place 1 banker 1000; place 1+1 banker 100; place 1+1 tie 50; place 1 tie 60"
    assert turned_back(shown(table, bets)) == [("1+1", "banker", "100.00"), ("1+1", "tie", "50.00")]
    round_ = one_round(table, f"{bets}; reject_excess; no_more_bets; {BANKER_WINS}")
    assert list(paid(round_)) == ["1 banker", "1 tie"]


# --- after closing: pro rata ------------------------------------------------------------------------------


def test_cb_5_1_1_the_heavier_side_plays_pro_rata() -> None:
    # H 4000, L 500, D 1000: each plays on 1500/4000 of its bet.
    bets = "place 1 banker 3000; place 2+1 banker 1000; place 3 player 500; place 1 tie 9000"
    round_ = one_round(TIGHT, f"{bets}; no_more_bets; {BANKER_WINS}")
    lines = {line["box"] + line["bet"]: line for line in round_["settlement"]}
    assert lines["1banker"] == {
        "box": "1",
        "bettor": "seated",
        "bet": "banker",
        "placed": "3000.00",
        "at_stake": "1125.00",
        "outcome": "won",
        "paid": "1068.75",
        "commission": "56.25",
        "returned": "4068.75",
    }
    assert paid(round_) == {
        "1 banker": ("won", "1125.00", "4068.75"),
        "1 tie": ("lost", "9000.00", "0.00"),
        "2+1 banker": ("won", "375.00", "1356.25"),
        "3 player": ("lost", "500.00", "0.00"),
    }
    assert round_["house_net"] == "8075.00"  # 9000 and 500 taken, 1068.75 and 356.25 paid
    assert round_["irregularities"] == [EXCESS]


def test_cb_5_1_1_what_is_not_at_stake_goes_back_to_a_loser_too() -> None:
    bets = "place 1 banker 3000; place 2+1 banker 700"
    round_ = one_round(TIGHT, f"{bets}; no_more_bets; {PLAYER_WINS}")
    # 3000 × 1000 / 3700 = 810.81…, 700 × 1000 / 3700 = 189.18…: down to the chip.
    assert paid(round_) == {
        "1 banker": ("lost", "810.00", "2190.00"),
        "2+1 banker": ("lost", "189.00", "511.00"),
    }
    assert round_["house_net"] == "999.00"


def test_cb_5_1_1_nobody_plays_on_less_than_the_minimum() -> None:
    round_ = one_round(TIGHT, f"place 1 banker 5000; place 2 banker 150; no_more_bets; {PLAYER_WINS}")
    # 5000 × 1000 / 5150 = 970.87…; 150 × 1000 / 5150 = 29.12…, and the minimum is 100.
    assert paid(round_) == {
        "1 banker": ("lost", "970.00", "4030.00"),
        "2 banker": ("lost", "100.00", "50.00"),
    }


def test_cb_5_1_2_a_bet_under_the_minimum_is_not_reduced_but_counts() -> None:
    round_ = one_round(TIGHT, f"place 1 banker 5000; place 3 banker 50; no_more_bets; {PLAYER_WINS}")
    # 5000 × 1000 / 5050 = 990.09…
    assert paid(round_) == {"1 banker": ("lost", "990.00", "4010.00"), "3 banker": ("lost", "50.00", "0.00")}
    assert round_["irregularities"] == [EXCESS, under_minimum("3", "banker", "50.00")]


def test_cb_3_14_a_tie_returns_the_whole_bet_pro_rata_or_not() -> None:
    round_ = one_round(TIGHT, f"place 1 banker 3000; no_more_bets; {TIE}")
    assert round_["settlement"][0]["returned"] == "3000.00"
    assert round_["house_net"] == "0.00"


def test_the_totals_are_those_of_the_bets_that_stand_at_settlement() -> None:
    bets = "place 1 banker 2000; place 2 banker 1000"
    misplaced = f'deal KS>banker; irregularity misplaced_cards {{"reconstructable": true}} by {SUPERVISOR}'
    steps = f"{bets}; no_more_bets; {misplaced}; choose 1 continue; choose 2 return; deal KH 9S 7D; settle"
    assert paid(one_round(TIGHT, steps)) == {
        "1 banker": ("lost", "1000.00", "1000.00"),
        "2 banker": ("returned", "1000.00", "1000.00"),
    }


def test_what_is_recorded_after_the_call_counts_and_is_on_record_with_the_settlement() -> None:
    late = "place 1 banker 900; no_more_bets; place 2 banker 600; place 3 tie 5; place 3 banker 40"
    table = TIGHT | {"side_minimum": "10"}
    round_ = one_round(table, f"{late}; {PLAYER_WINS}")
    assert round_["irregularities"] == [
        EXCESS,
        under_minimum("3", "banker", "40.00"),
        under_minimum("3", "tie", "5.00"),
    ]
    # 900 × 1000 / 1540 = 584.41…, 600 × 1000 / 1540 = 389.61…
    assert paid(round_)["1 banker"] == ("lost", "584.00", "316.00")
    assert paid(round_)["2 banker"] == ("lost", "389.00", "211.00")
    taken_back = one_round(table, f"{late}; undo; undo; undo; {PLAYER_WINS}")
    assert taken_back["irregularities"] == []


def test_nci_5_1_1_the_cover_of_insurance_rests_on_the_bet_as_placed() -> None:
    table = NCI | {"maximum_differential": "1000"}
    steps = "place 1 banker 3000; no_more_bets; deal KS KH 5S 6D; insure 1 banker 1000; close_insurance"
    round_ = one_round(table, f"{steps}; deal 4S; settle")
    assert round_["offers"][0]["largest"] == [{"box": "1", "bettor": "seated", "amount": "1000.00"}]
    assert paid(round_) == {
        "1 banker": ("lost", "1000.00", "2000.00"),
        "1 insurance": ("won", "1000.00", "4000.00"),
    }


# --- under the minimum ------------------------------------------------------------------------------------


def test_cb_5_2_a_bet_under_the_minimum_may_be_raised_or_withdrawn_before_closing() -> None:
    raised = one_round(CB, f"place 1 player 50; place 1 player 50; no_more_bets; {PLAYER_WINS}")
    assert raised["irregularities"] == []
    gone = one_round(CB, f"place 1 player 50; withdraw 1 player; no_more_bets; {PLAYER_WINS}")
    assert gone["irregularities"] == []


def test_cb_5_2_1_found_later_it_wins_or_loses_as_it_lies() -> None:
    round_ = one_round(
        CB | {"side_minimum": "20"}, f"place 2 tie 10; place 1 player 50; no_more_bets; {PLAYER_WINS}"
    )
    assert paid(round_) == {"1 player": ("won", "50.00", "100.00"), "2 tie": ("lost", "10.00", "0.00")}
    assert round_["irregularities"] == [
        under_minimum("1", "player", "50.00"),
        under_minimum("2", "tie", "10.00"),
    ]


# --- sets that are silent, and the house settings ---------------------------------------------------------


@pytest.mark.parametrize("table", [E6, NCT, F6], ids=lambda table: str(table["game"]))
def test_sets_without_a_differential_turn_back_before_closing_and_then_play_in_full(table: Json) -> None:
    limited = table | {"maximum_differential": "1000"}
    bets = "place 1 banker 3000"
    assert turned_back(shown(limited, bets)) == [("1", "banker", "2000.00")]
    round_ = one_round(limited, f"{bets}; no_more_bets; {PLAYER_WINS}")
    assert paid(round_) == {"1 banker": ("lost", "3000.00", "0.00")}
    assert round_["irregularities"] == [EXCESS | {"paragraph": None}]
    everywhere = limited | {"house": {"pro_rata_everywhere": True}}
    round_ = one_round(everywhere, f"{bets}; no_more_bets; {PLAYER_WINS}")
    assert paid(round_) == {"1 banker": ("lost", "1000.00", "2000.00")}


@pytest.mark.parametrize("table", [E6, NCT, F6], ids=lambda table: str(table["game"]))
def test_the_standard_of_those_sets_is_a_minimum_and_no_differential(table: Json) -> None:
    assert turned_back(shown(table, "place 1 banker 900000")) == []
    round_ = one_round(table, f"place 1 banker 50; no_more_bets; {PLAYER_WINS}")
    assert round_["irregularities"] == [under_minimum("1", "banker", "50.00", None)]


@pytest.mark.parametrize("table", [CB, NCI], ids=lambda table: str(table["game"]))
def test_the_standard_differential_is_50000(table: Json) -> None:
    assert turned_back(shown(table, "place 1 banker 50001")) == [("1", "banker", "1.00")]


def test_differential_scope_box_weighs_each_box_by_itself() -> None:
    table = TIGHT | {"house": {"differential_scope": "box"}}
    bets = "place 1 banker 3000; place 1+1 player 500; place 2 player 800"
    state = shown(table, bets)
    assert state["differential"]["excess"] == "1500.00"
    assert turned_back(state) == [("1", "banker", "1500.00")]
    assert shown(TIGHT, bets)["differential"]["excess"] == "700.00"
    assert paid(one_round(table, f"{bets}; no_more_bets; {PLAYER_WINS}")) == {
        "1 banker": ("lost", "1500.00", "1500.00"),
        "1+1 player": ("won", "500.00", "1000.00"),
        "2 player": ("won", "800.00", "1600.00"),
    }


@pytest.mark.parametrize(
    ("unit", "amount", "wins", "commission"),
    [
        ("0.01", "110", "104.50", "5.50"),
        ("0.50", "110", "104.50", "5.50"),
        ("1", "110", "105.00", "5.50"),
        ("0.25", "101", "96.00", "5.05"),
        ("5", "110", "105.00", "5.50"),
        ("100", "110", "200.00", "5.50"),
    ],
)
def test_payout_unit_rounds_up_and_leaves_the_commission_exact(
    unit: str, amount: str, wins: str, commission: str
) -> None:
    table = CB | {"house": {"payout_unit": unit}}
    (line,) = one_round(table, f"place 1 banker {amount}; no_more_bets; {BANKER_WINS}")["settlement"]
    assert (line["paid"], line["commission"]) == (wins, commission)


@pytest.mark.parametrize(
    ("table", "bet", "cards", "wins"),
    [
        (CB, "banker", "KS KH 6S 7D", "0.10"),  # 0.095
        (E6, "player", "KS KH 6S 2D 3C", "0.11"),  # 0.105; 6 over 5
        (NCI, "banker", "KS KH 7S 8D", "0.10"),
    ],
)
def test_half_a_cent_goes_to_the_player(table: Json, bet: str, cards: str, wins: str) -> None:
    small = table | {"chip_unit": "0.01", "minimum": None}
    (line,) = one_round(small, f"place 1 {bet} 0.10; no_more_bets; deal {cards}; settle")["settlement"]
    assert line["paid"] == wins


# --- changing them ----------------------------------------------------------------------------------------


def test_limits_change_between_rounds_only_by_a_pit_supervisor_and_only_those_named() -> None:
    wider = "set_limits maximum_differential=2000 maximum=null"
    assert refused(TIGHT, wider) == ("rank_missing", "3.4", "pit_supervisor")
    assert code(TIGHT, f"place 1 banker 100; {wider} by {SUPERVISOR}") == "round_open"
    state = shown(TIGHT, f"{wider} by {SUPERVISOR}; place 1 banker 2050")
    assert state["differential"]["excess"] == "50.00"
    round_ = one_round(TIGHT, f"{wider} by {SUPERVISOR}; place 1 player 50; no_more_bets; {PLAYER_WINS}")
    assert round_["irregularities"] == [under_minimum("1", "player", "50.00")]
    assert code(CB, f"set_limits minimum=600 maximum=500 by {SUPERVISOR}") == "minimum_over_maximum"
    assert code(CB, f"set_limits maximum=1000000000001 by {SUPERVISOR}") == "amount_too_large"


@pytest.mark.parametrize(
    ("limits", "code_of"),
    [
        (Limits(minimum=500_00, maximum=100_00), "minimum_over_maximum"),
        (Limits(side_minimum=2, side_maximum=1), "minimum_over_maximum"),
        (Limits(minimum=10**25), "amount_too_large"),
        (Limits(maximum_differential=LARGEST_AMOUNT + 1), "amount_too_large"),
    ],
)
def test_a_table_is_opened_under_no_limits_that_could_not_be_set_at_it(limits: Limits, code_of: str) -> None:
    table = table_of("commission")
    terms = structs.replace(table.terms, limits=limits)
    for asked in (OpenTable(terms), SetLimits(limits)):
        refused = decide(table, asked, Rank.SHIFT_MANAGER)
        assert isinstance(refused, Refusal)
        assert refused.code == code_of


@pytest.mark.parametrize(
    "key", ["minimum", "maximum", "side_minimum", "side_maximum", "maximum_differential"]
)
def test_every_limit_may_be_none(key: str) -> None:
    assert shown(CB | {key: None}, "place 1 banker 100; place 1 tie 10")["phase"] == "betting"


def test_nci_5_1_1_an_excess_that_a_correction_has_made_is_on_record_with_the_settlement() -> None:
    steps = f"place 1 banker 400; no_more_bets; correct_bet 1 banker 1000 by {SUPERVISOR}"
    table = NCI | {"maximum_differential": "500"}
    round_ = one_round(table, f"{steps}; deal KS KH 7S 8H; settle")
    assert [(one["kind"], one["paragraph"]) for one in round_["irregularities"]] == [
        ("excess_differential", "5.1.1")
    ]
    assert round_["settlement"][0]["at_stake"] == "500.00"
