"""`place_your_bets`, `place`, `withdraw`, `leave` and `no_more_bets` in scripts; RULINGS 0, 3 and 4."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import (
    CB,
    E6,
    F6,
    GAMES,
    NCI,
    NCT,
    NO_LIMITS,
    SUPERVISOR,
    code,
    one_round,
    paid,
    played,
    refused,
    shown,
)

TIE_OF_SEVEN = "deal KS KH 7S 7D"
FOREIGN = f"irregularity foreign_card by {SUPERVISOR}"


@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
@pytest.mark.parametrize("first", ["place_your_bets", "place 1 player 100", "no_more_bets"])
def test_a_round_commences_by_the_call_or_by_what_implies_it(table: dict[str, str], first: str) -> None:
    phase = "closed" if first == "no_more_bets" else "betting"
    assert shown(table, first)["phase"] == phase


def test_a_round_commences_by_a_bet_left_after_a_tie() -> None:
    state = shown(CB, f"place 1 player 100; no_more_bets; {TIE_OF_SEVEN}; settle; leave 1 player")
    assert state["phase"] == "betting"
    assert state["differential"]["player"] == "100.00"


def test_after_a_void_round_the_next_is_implied_too() -> None:
    void = 'no_more_bets; irregularity technical_interruption {"can_go_on": false} by pit_supervisor'
    answer = played(CB, f"place 1 player 100; {void}; place 1 banker 200")
    assert [round_["result"] for round_ in answer["rounds"]] == ["void"]
    assert answer["state"]["differential"]["banker"] == "200.00"
    assert answer["state"]["differential"]["player"] == "0.00"


def test_a_second_place_your_bets_is_refused() -> None:
    assert code(CB, "place_your_bets; place_your_bets") == "round_open"
    assert code(CB, "place 1 player 100; place_your_bets") == "round_open"


def test_a_refused_bet_commences_nothing() -> None:
    answer = played(CB | {"maximum": "500"}, "place 1 player 501")
    assert answer["refusals"][0]["code"] == "over_maximum"
    assert answer["state"]["phase"] == "between_rounds"


def test_a_round_without_bets_is_legal() -> None:
    round_ = one_round(CB, "no_more_bets; deal KS KH 9S 7D; settle")
    assert round_["result"] == "player"
    assert round_["settlement"] == []
    assert round_["house_net"] == "0.00"


def test_placing_adds_to_a_bet() -> None:
    round_ = one_round(CB, "place 1 player 100; place 1 player 250; no_more_bets; deal KS KH 9S 7D; settle")
    assert paid(round_) == {"1 player": ("won", "350.00", "700.00")}


def test_a_standing_bettor_bets_on_a_box_whose_seated_player_sits_out() -> None:
    round_ = one_round(CB, "place 5+2 player 100; no_more_bets; deal KS KH 9S 7D; settle")
    assert paid(round_) == {"5+2 player": ("won", "100.00", "200.00")}


def test_bettors_of_one_box_have_bets_of_their_own() -> None:
    bets = "place 8 tie 50; place 8+1 tie 60; place 8+2 banker 100; place 2 player 100"
    round_ = one_round(CB, f"{bets}; no_more_bets; {TIE_OF_SEVEN}; settle")
    assert paid(round_) == {
        "2 player": ("returned", "100.00", "100.00"),
        "8 tie": ("won", "50.00", "450.00"),
        "8+1 tie": ("won", "60.00", "540.00"),
        "8+2 banker": ("returned", "100.00", "100.00"),
    }
    assert list(paid(round_)) == ["2 player", "8 tie", "8+1 tie", "8+2 banker"]


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("place 99 player 100", ("unknown_box", "2.1.1", None)),
        ("place 1 six 100", ("bet_not_offered", "3.7", None)),
        ("place 1 player 0", ("amount_not_positive", None, None)),
        ("place 1 player 100.50", ("not_a_multiple", None, None)),
        ("place 1 player 1000000000001", ("amount_too_large", None, None)),
        ("place 1 player 1000000000000; place 1 player 1", ("amount_too_large", None, None)),
        ("no_more_bets; no_more_bets", ("bets_closed", None, None)),
        ("reject_excess", ("nothing_to_turn_back", "5.1", None)),
        ("settle", ("no_round", None, None)),
        ("place 1 player 100; settle", ("round_not_over", None, None)),
    ],
)
def test_what_commission_baccarat_refuses_while_betting(
    steps: str, expected: tuple[str, str | None, str | None]
) -> None:
    assert refused(CB | NO_LIMITS, steps) == expected


def test_the_largest_sum_is_taken() -> None:
    state = shown(CB | NO_LIMITS, "place 1 player 1000000000000")
    assert state["differential"]["player"] == "1000000000000.00"


def test_the_chip_unit_rules_every_stake() -> None:
    table = CB | NO_LIMITS | {"chip_unit": "25"}
    assert code(table, "place 1 player 130") == "not_a_multiple"
    assert code(table, "place 1 player 125; withdraw 1 player 30") == "not_a_multiple"
    assert code(CB | NO_LIMITS | {"chip_unit": "0.50"}, "place 1 player 0.25") == "not_a_multiple"
    assert shown(table, "place 1 player 125; withdraw 1 player 25")["differential"]["player"] == "100.00"


def test_cb_3_5_a_bet_over_the_maximum_is_refused_whole() -> None:
    table = CB | {"maximum": "500", "side_maximum": "50"}
    assert refused(table, "place 1 player 400; place 1 player 101") == ("over_maximum", "3.4", None)
    assert code(table, "place 1 tie 51") == "over_maximum"
    answer = played(
        table, "place 1 player 400; place 1 player 101; place 1 player 100", on_refusal="continue"
    )
    assert answer["state"]["differential"]["player"] == "500.00"
    # The maximum binds each bettor's bet by itself, and the sides by themselves.
    assert shown(table, "place 1 player 500; place 1+1 player 500; place 1 banker 500; place 1 tie 50")


def test_after_no_more_bets_chips_that_lay_there_are_recorded_until_the_first_card() -> None:
    round_ = one_round(
        CB, "place 1 player 100; no_more_bets; place 1 player 200; place 2 tie 10; deal KS KH 9S 7D; settle"
    )
    assert paid(round_) == {
        "1 player": ("won", "300.00", "600.00"),
        "2 tie": ("lost", "10.00", "0.00"),
    }


@pytest.mark.parametrize(
    ("table", "paragraph"), [(CB, "5.6"), (NCI, "5.6"), (E6, "5.2"), (NCT, "5.2"), (F6, "5.6")]
)
def test_after_the_first_card_no_bet_is_placed(table: dict[str, str], paragraph: str) -> None:
    assert refused(table, "no_more_bets; deal KS; place 1 player 100") == ("bets_closed", paragraph, None)
    assert refused(table, "no_more_bets; deal KS KH 9S 7D; place 1 player 100")[0] == "bets_closed"


@pytest.mark.parametrize(
    ("table", "paragraph"), [(CB, "5.6"), (NCI, "5.6"), (E6, "5.3"), (NCT, "5.3"), (F6, "5.7")]
)
def test_after_no_more_bets_no_bet_is_withdrawn(table: dict[str, str], paragraph: str) -> None:
    steps = "place 1 player 100; no_more_bets; withdraw 1 player"
    assert refused(table, steps) == ("bets_closed", paragraph, None)
    answer = played(table, f"{steps}; deal KS KH 9S 7D; settle", on_refusal="continue")
    assert paid(answer["rounds"][0]) == {"1 player": ("won", "100.00", "200.00")}


def test_withdrawing_takes_back_all_or_part() -> None:
    assert shown(CB, "place 1 player 300; withdraw 1 player 100")["differential"]["player"] == "200.00"
    assert shown(CB, "place 1 player 300; withdraw 1 player")["differential"]["player"] == "0.00"
    assert code(CB, "place 1 player 300; withdraw 1 player 301") == "nothing_there"
    assert code(CB, "place 1 player 300; withdraw 1 banker") == "nothing_there"
    assert code(CB, "place 1 player 300; withdraw 1+1 player") == "nothing_there"
    assert code(CB, "withdraw 1 player") == "nothing_there"
    assert code(CB, "place 1 player 300; withdraw 1 player 0") == "amount_not_positive"


# --- bets left on a Tie -----------------------------------------------------------------------------------

TIED_HANDS = f"place 1 player 100; place 2+1 banker 300; no_more_bets; {TIE_OF_SEVEN}; settle"
TIED = f"place 1 player 100; place 2+1 banker 300; place 3 tie 10; no_more_bets; {TIE_OF_SEVEN}; settle"


@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
def test_a_bet_returned_on_a_tie_stays_for_the_next_round(table: dict[str, str]) -> None:
    steps = (
        f"place 1 player 100; place 2+1 banker 300; no_more_bets; {TIE_OF_SEVEN}; settle; "
        "leave 1 player; leave 2+1 banker; no_more_bets; deal KS KH 9S 7D; settle"
    )
    first, second = played(table, steps)["rounds"]
    assert paid(first) == {
        "1 player": ("returned", "100.00", "100.00"),
        "2+1 banker": ("returned", "300.00", "300.00"),
    }
    assert paid(second) == {
        "1 player": ("won", "100.00", "200.00"),
        "2+1 banker": ("lost", "300.00", "0.00"),
    }


def test_a_bet_left_may_be_withdrawn_before_closing_and_added_to() -> None:
    assert shown(CB, f"{TIED}; leave 1 player; withdraw 1 player")["differential"]["player"] == "0.00"
    assert shown(CB, f"{TIED}; leave 1 player; withdraw 1 player 40")["differential"]["player"] == "60.00"
    assert shown(CB, f"{TIED}; leave 1 player; place 1 player 50")["differential"]["player"] == "150.00"
    assert shown(CB, f"{TIED}; place 1 player 50; leave 1 player")["differential"]["player"] == "150.00"


@pytest.mark.parametrize(
    "steps",
    [
        "leave 3 tie",
        "leave 1 banker",
        "leave 2 banker",
        "leave 1 player; leave 1 player",
        "leave 1 player; withdraw 1 player; leave 1 player",
        "leave 1 player; withdraw 1 player; undo; leave 1 player",
        "no_more_bets; leave 1 player",
        "no_more_bets; deal KS KH 9S 7D; settle; leave 1 player",
        "no_more_bets; deal KS KH 8S 8D; settle; leave 1 player",
    ],
)
def test_only_what_was_just_returned_can_be_left_once_and_before_closing(steps: str) -> None:
    assert code(CB, f"{TIED}; {steps}") == "nothing_to_leave"


@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
def test_what_a_tie_has_returned_is_taken_up_whole_or_in_part_and_the_rest_may_stay(
    table: dict[str, str],
) -> None:
    between = shown(table, f"{TIED_HANDS}; withdraw 2+1 banker; withdraw 1 player 40")
    assert between["phase"] == "between_rounds"
    stays = "leave 1 player; no_more_bets; deal KS KH 9S 7D; settle"
    answer = played(table, f"{TIED_HANDS}; withdraw 2+1 banker; withdraw 1 player 40; {stays}")
    assert paid(answer["rounds"][1]) == {"1 player": ("won", "60.00", "120.00")}
    assert code(table, f"{TIED_HANDS}; withdraw 2+1 banker; leave 2+1 banker") == "nothing_to_leave"
    assert (
        code(table, f"{TIED_HANDS}; place_your_bets; withdraw 1 player; withdraw 1 player") == "nothing_there"
    )
    assert code(table, f"{TIED_HANDS}; withdraw 1 player 101") == "nothing_there"
    assert code(table, f"{TIED_HANDS}; withdraw 1 banker") == "nothing_there"
    assert code(table, f"{TIED_HANDS}; no_more_bets; withdraw 1 player") == "bets_closed"


def test_nothing_can_be_left_where_no_tie_was() -> None:
    assert refused(CB, "leave 1 player") == ("nothing_to_leave", "3.14", None)
    no_tie = "place 1 player 100; no_more_bets; deal KS KH 9S 7D; settle; leave 1 player"
    assert code(CB, no_tie) == "nothing_to_leave"


def test_a_bet_is_left_after_a_shoe_change_too() -> None:
    state = shown(CB, f"{TIED}; new_shoe by {SUPERVISOR}; leave 1 player; leave 2+1 banker")
    assert state["differential"]["player"] == "100.00"
    assert state["differential"]["banker"] == "300.00"


def test_a_void_round_gives_back_what_was_left_and_it_cannot_be_left_again() -> None:
    steps = f"{TIED}; leave 1 player; {FOREIGN}; new_shoe"
    answer = played(CB, steps)
    assert paid(answer["rounds"][1]) == {"1 player": ("returned", "100.00", "100.00")}
    assert code(CB, f"{steps}; leave 1 player") == "nothing_to_leave"
    assert code(CB, f"{TIED}; place_your_bets; {FOREIGN}; new_shoe; leave 1 player") == "nothing_to_leave"


def test_a_bet_left_is_held_against_the_limits_of_its_new_round() -> None:
    lower = f"set_limits maximum=200 by {SUPERVISOR}"
    assert code(CB, f"{TIED}; {lower}; leave 2+1 banker") == "over_maximum"
    assert shown(CB, f"{TIED}; {lower}; leave 1 player")


def test_nct_3_3_a_bet_left_on_one_hand_keeps_its_bettor_off_the_other() -> None:
    tie = f"place 1 player 100; no_more_bets; {TIE_OF_SEVEN}; settle"
    assert refused(NCT, f"{tie}; place 1 banker 100; leave 1 player") == ("one_hand_only", "3.3", None)
    assert refused(NCT, f"{tie}; leave 1 player; place 1 banker 100") == ("one_hand_only", "3.3", None)
    assert shown(NCT, f"{tie}; leave 1 player; place 1 tie 10")["phase"] == "betting"


# --- who may bet what, placed on request ------------------------------------------------------------------


@pytest.mark.parametrize("table", [CB, NCI, E6, F6], ids=lambda table: str(table["game"]))
def test_any_mix_of_bets_is_taken(table: dict[str, str]) -> None:
    bets = ("player", "banker", "tie", "player_pair", "banker_pair")
    every = "; ".join(f"place 1 {bet} 100" for bet in bets)
    assert len(one_round(table, f"{every}; no_more_bets; deal KS KH 9S 7D; settle")["settlement"]) == 5
    assert len(one_round(table, "place 1 tie 10; no_more_bets; deal KS KH 9S 7D; settle")["settlement"]) == 1


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("place 1 player 100; place 1 banker 100", ("one_hand_only", "3.3", None)),
        ("place 1 banker 100; place 1 player 100", ("one_hand_only", "3.3", None)),
        ("place 1 tie 10", ("hand_bet_first", "3.4", None)),
        ("place 1+1 player 100; place 1 tie 10", ("hand_bet_first", "3.4", None)),
        ("place 1 player 100; place 1 tie 10; withdraw 1 player", ("other_bets_stand_on_it", "3.4", None)),
        ("place 1 player 100; place 1 six 10", ("bet_not_offered", "3.3", None)),
        ("place 1 player 100; no_more_bets; place 1 banker 100", ("one_hand_only", "3.3", None)),
    ],
)
def test_nct_3_3_and_3_4_one_hand_and_the_rest_with_it(
    steps: str, expected: tuple[str, str | None, str | None]
) -> None:
    assert refused(NCT, steps) == expected


def test_nct_3_4_part_of_the_hand_bet_may_go_and_all_of_it_once_nothing_stands_on_it() -> None:
    bets = "place 1 player 200; place 1 tie 10; place 1+1 banker 100"
    assert shown(NCT, f"{bets}; withdraw 1 player 100")["differential"]["player"] == "100.00"
    assert shown(NCT, f"{bets}; withdraw 1 tie; withdraw 1 player")["differential"]["player"] == "0.00"


def test_cb_5_16_a_bet_placed_on_request_is_a_bet_like_any_other() -> None:
    round_ = one_round(CB, "place 1 player 100 on_request; no_more_bets; deal KS KH 9S 7D; settle")
    assert paid(round_) == {"1 player": ("won", "100.00", "200.00")}
