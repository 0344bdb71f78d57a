"""`correct_card` and `correct_bet` in scripts: the entry was wrong, cards and chips were right."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import (
    CB,
    MANAGER,
    NCI,
    SUPERVISOR,
    Json,
    code,
    one_round,
    paid,
    played,
    refused,
    shown,
)

BY = f"by {SUPERVISOR}"
NATURAL = "place 1 player 100; place 2 banker 200; no_more_bets; deal KS KH 9S 7D"
"""Player 9, Banker 7."""
OFFER = "place 1 banker 1000; place 2 banker 400; no_more_bets; deal KS KH 5S 6D"
"""Player 5, Banker 6: Banker Insurance at three to one."""


@pytest.mark.parametrize("order", ["{}; settle", "settle; {}"], ids=["before", "after"])
def test_a_card_is_corrected_before_and_after_the_settlement(order: str) -> None:
    correction = order.format(f"correct_card banker-2 9D {BY}")
    round_ = one_round(CB, f"{NATURAL}; {correction}")
    assert (round_["result"], round_["banker"]) == ("tie", {"cards": ["KH", "9D"], "points": 9})
    assert paid(round_) == {
        "1 player": ("returned", "100.00", "100.00"),
        "2 banker": ("returned", "200.00", "200.00"),
    }


@pytest.mark.parametrize("settled", ["", "settle; "], ids=["before", "after"])
def test_a_round_whose_corrected_cards_need_more_is_open_again(settled: str) -> None:
    corrected = f"{NATURAL}; {settled}correct_card player-2 5S {BY}"
    answer = played(CB, corrected)
    assert answer["rounds"] == []
    assert (answer["state"]["phase"], answer["state"]["next"]["hand"]) == ("dealing", "player")
    round_ = one_round(CB, f"{corrected}; deal 3C; settle")
    assert (round_["result"], round_["player"]["points"]) == ("player", 8)


@pytest.mark.parametrize("settled", ["", "settle; "], ids=["before", "after"])
def test_a_correction_that_makes_a_card_one_too_many_halts_play(settled: str) -> None:
    third = f"place 1 player 100; no_more_bets; deal KS KH 5S 7D 4C; {settled}correct_card player-2 8S {BY}"
    answer = played(CB, third)
    assert answer["rounds"] == []
    assert answer["state"]["phase"] == "halted"
    assert code(CB, f"{third}; settle") == "play_halted"
    assert code(CB, f"{third}; undo") == "nothing_to_undo"
    # There is no entry to undo: the correction itself may be corrected.
    round_ = one_round(CB, f"{third}; correct_card player-2 4S {BY}; settle")
    assert round_["player"] == {"cards": ["KS", "4S", "4C"], "points": 8}


def test_the_result_of_the_scoreboard_is_corrected_too() -> None:
    steps = f"{NATURAL}; settle; correct_card banker-2 9D {BY}; show roads"
    (board,) = [state["roads"]["bead_plate"] for state in played(CB, steps)["shown"]]
    assert [cell["result"] for cell in board] == ["tie"]


def test_a_bet_returned_on_a_corrected_tie_may_be_left_and_no_other() -> None:
    tie = f"{NATURAL}; settle; correct_card banker-2 9D {BY}"
    assert shown(CB, f"{tie}; leave 1 player")["differential"]["player"] == "100.00"
    no_tie = f"{tie}; correct_card banker-2 6D {BY}; leave 1 player"
    assert code(CB, no_tie) == "nothing_to_leave"


def test_a_corrected_card_counts_in_the_shoe() -> None:
    four = CB | {"decks": 4}
    nines = "no_more_bets; deal 9S 9S 9S 9S"
    assert (
        shown(four, f"{nines}; correct_card banker-2 9H {BY}; settle; no_more_bets; deal 9S")["phase"]
        == "dealing"
    )
    fifth = f"{nines}; settle; no_more_bets; deal 8S; correct_card player-1 9S {BY}"
    assert shown(four, fifth)["phase"] == "halted"
    assert shown(four, f"{fifth}; correct_card player-1 9H {BY}")["phase"] == "dealing"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (f"{NATURAL}; correct_card player-2 5S", ("rank_missing", "5.17", "pit_supervisor")),
        (f"{NATURAL}; correct_card player-3 5S {BY}", ("no_such_card", None, None)),
        (f"{NATURAL}; correct_card player-2 9S {BY}", ("nothing_to_correct", None, None)),
        (f"{NATURAL}; correct_card player-2 XX {BY}", ("nothing_to_correct", None, None)),
        (f"no_more_bets; deal XX; correct_card player-1 9S {BY}", ("nothing_to_correct", None, None)),
        (f"correct_card player-1 9S {BY}", ("no_such_card", None, None)),
        (f"{NATURAL}; settle; place_your_bets; correct_card player-1 9S {BY}", ("no_such_card", None, None)),
        (
            f"{NATURAL}; irregularity foreign_card {BY}; correct_card player-1 2S {BY}",
            ("round_is_void", None, None),
        ),
    ],
)
def test_what_cannot_be_corrected_of_the_cards(
    steps: str, expected: tuple[str, str | None, str | None]
) -> None:
    assert refused(CB, steps) == expected


# --- after a shoe change ----------------------------------------------------------------------------------

CHANGED = f"{NATURAL}; settle; new_shoe {BY}"


def test_a_round_of_the_shoe_before_is_corrected_without_touching_the_new_one() -> None:
    answer = played(CB, f"{CHANGED}; correct_card banker-2 9D {BY}; show roads; place_your_bets")
    assert [round_["result"] for round_ in answer["rounds"]] == ["tie"]
    (state,) = answer["shown"]
    assert state["cards_left"] == 416
    assert state["roads"]["bead_plate"] == []
    assert answer["refusals"] == []


def test_a_round_of_the_shoe_before_is_voided_without_touching_the_new_one() -> None:
    fault = 'irregularity wrong_number_of_cards {"reconstructable": false} by pit_supervisor'
    answer = played(CB, f"{CHANGED}; {fault}; show roads; place_your_bets")
    assert [round_["result"] for round_ in answer["rounds"]] == ["void"]
    assert answer["shown"][0]["roads"]["bead_plate"] == []
    assert answer["state"]["phase"] == "betting"


def test_a_round_of_the_shoe_before_gets_no_card_of_the_new_one() -> None:
    needs_more = f"{CHANGED}; correct_card player-2 5S {BY}"
    assert code(CB, f"{needs_more}; deal 3C") == "shoe_is_gone"
    back = one_round(CB, f"{needs_more}; correct_card player-2 9H {BY}; settle")
    assert back["result"] == "player"


# --- bets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["{}; settle", "settle; {}"], ids=["before", "after"])
@pytest.mark.parametrize(
    ("correction", "expected"),
    [
        ("correct_bet 1 player 500", {"1 player": "1000.00", "2 banker": "0.00"}),
        ("correct_bet 1 player 0", {"2 banker": "0.00"}),
        ("correct_bet 5+1 player 300", {"1 player": "200.00", "2 banker": "0.00", "5+1 player": "600.00"}),
        ("correct_bet 1 tie 10", {"1 player": "200.00", "1 tie": "0.00", "2 banker": "0.00"}),
    ],
)
def test_cb_5_13_the_chips_rule_not_the_touch(correction: str, expected: dict[str, str], order: str) -> None:
    round_ = one_round(CB, f"{NATURAL}; {order.format(f'{correction} {BY}')}")
    assert {name: returned for name, (_, _, returned) in paid(round_).items()} == expected


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (f"{NATURAL}; correct_bet 1 player 500", ("rank_missing", "5.13", "pit_supervisor")),
        (f"{NATURAL}; correct_bet 1 player 100 {BY}", ("nothing_to_correct", None, None)),
        (f"{NATURAL}; correct_bet 3 player 0 {BY}", ("nothing_to_correct", None, None)),
        (f"{NATURAL}; correct_bet 99 player 100 {BY}", ("unknown_box", "2.1.1", None)),
        (f"{NATURAL}; correct_bet 1 six 100 {BY}", ("bet_not_offered", "3.7", None)),
        (f"{NATURAL}; correct_bet 1 player 100.50 {BY}", ("not_a_multiple", None, None)),
        (f"{NATURAL}; correct_bet 1 player 901 {BY}", ("over_maximum", "3.4", None)),
        (f"{NATURAL}; correct_bet 1 player 1000000000001 {BY}", ("amount_too_large", None, None)),
        (f"place 1 player 100; correct_bet 1 player 500 {BY}", ("bets_open", None, None)),
        (f"{NATURAL}; settle; place_your_bets; correct_bet 1 player 500 {BY}", ("bets_open", None, None)),
        (
            f"{NATURAL}; irregularity foreign_card {BY}; correct_bet 1 player 500 {BY}",
            ("round_is_void", None, None),
        ),
    ],
)
def test_what_cannot_be_corrected_of_the_bets(
    steps: str, expected: tuple[str, str | None, str | None]
) -> None:
    assert refused(CB | {"maximum": "900"}, steps) == expected


# --- insurance that hangs on a correction -----------------------------------------------------------------


def test_an_offer_follows_the_corrected_cards_and_what_was_taken_stands_at_what_was_due() -> None:
    insured = f"{OFFER}; insure 1 banker 200; correct_card banker-2 7D {BY}"
    state = shown(NCI, insured)
    assert (state["offer"]["odds"], state["offer"]["offered"]) == ("4", True)
    assert [room["amount"] for room in state["offer"]["largest"]] == ["50.00", "100.00"]
    round_ = one_round(NCI, f"{insured}; close_insurance; deal 3C; settle")
    assert paid(round_)["1 insurance"] == ("won", "200.00", "1000.00")


def test_no_more_insurance_is_at_stake_than_the_corrected_offer_lets_the_bet_carry() -> None:
    steps = f"{OFFER}; insure 1 banker 333; close_insurance; deal 3C; settle; correct_card banker-2 7D {BY}"
    round_ = one_round(NCI, steps)
    # At four to one a bet of 1000 carries 250: the other 83 were never at stake.
    assert paid(round_)["1 insurance"] == ("won", "250.00", "1333.00")


def test_insurance_that_was_never_due_goes_back() -> None:
    steps = f"{OFFER}; insure 1 banker 300; close_insurance; deal 3C; settle; correct_card player-2 6S {BY}"
    answer = played(NCI, steps)
    assert answer["state"]["phase"] == "halted"  # with Player 6 no third card was due
    never_due = f"{OFFER}; insure 1 banker 300; correct_card banker-2 3D {BY}; deal KD 7H; settle"
    assert paid(one_round(NCI, never_due))["1 insurance"] == ("returned", "300.00", "300.00")


def test_an_offer_that_the_corrected_cards_call_for_was_due_and_not_made() -> None:
    correction = f"settle; correct_card banker-2 6D {BY}"
    bet = "place 1 banker 1000; no_more_bets"
    halted = played(
        NCI, f"{bet}; deal KS KH 5S 3D 4C KC; {correction}"
    )  # on 6 the Banker does not draw against a third card of 4
    assert halted["state"]["phase"] == "halted"
    drawn = f"{bet}; deal KS KH 5S 3D 6C; close_insurance unoffered; deal KC; {correction}"
    round_ = one_round(NCI, drawn)
    assert round_["offers"] == [
        {
            "after": "four_cards",
            "hand": "banker",
            "odds": "3",
            "offered": False,
            "largest": [{"box": "1", "bettor": "seated", "amount": "333.00"}],
        },
        {
            "after": "player_third",
            "hand": "banker",
            "odds": "7",
            "offered": False,
            "largest": [{"box": "1", "bettor": "seated", "amount": "142.00"}],
        },
    ]
    assert code(NCI, f"{drawn}; neglected_insurance 1 banker by {MANAGER}") == "would_not_have_won"


def test_an_open_offer_follows_a_corrected_bet() -> None:
    state = shown(NCI, f"{OFFER}; correct_bet 2 banker 800 {BY}; correct_bet 3+1 banker 90 {BY}")
    assert [(room["box"], room["amount"]) for room in state["offer"]["largest"]] == [
        ("1", "333.00"),
        ("2", "266.00"),
        ("3", "30.00"),
    ]
    added = f"{OFFER}; correct_bet 3+1 banker 90 {BY}; insure 3+1 banker 30; close_insurance; deal 4S; settle"
    assert paid(one_round(NCI, added))["3+1 insurance"] == ("won", "30.00", "120.00")
    gone = f"{OFFER}; correct_bet 2 banker 0 {BY}; insure 1 banker 333; deal 4S; settle"
    assert one_round(NCI, gone)["offers"][0]["largest"] == [
        {"box": "1", "bettor": "seated", "amount": "333.00"}
    ]


def test_the_second_offer_of_a_corrected_round_counts_what_the_first_covers() -> None:
    both = "place 1 player 1000; place 2 player 500; no_more_bets; deal KS KH 5S 4D; insure 1 player 300"
    steps = f"{both}; close_insurance; deal 2S; correct_bet 3 tie 10 {BY}"
    state = shown(NCI, steps)
    assert [(room["box"], room["amount"]) for room in state["offer"]["largest"]] == [("1", "100.00")]
    after: Json = one_round(NCI, f"{steps}; close_insurance; deal 5S; settle; correct_bet 3 tie 20 {BY}")
    assert [[room["amount"] for room in offer["largest"]] for offer in after["offers"]] == [
        ["500.00", "250.00"],
        ["100.00"],
    ]
