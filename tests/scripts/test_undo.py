"""`undo` in scripts: the last accepted entry and nothing else, in every position, never over a barrier."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import CB, NCI, SUPERVISOR, Json, code, one_round, paid, played, shown

FACE_DOWN: Json = NCI | {"face_down": True}
OFFER = "place 1 banker 1000; place 2 banker 400; no_more_bets; deal KS KH 5S 6D"
"""Player 5, Banker 6: three to one on the Banker Hand."""
MISPLACED = (
    "place 1 player 100; no_more_bets; deal KS>banker; "
    f'irregularity misplaced_cards {{"reconstructable": true}} by {SUPERVISOR}'
)
"""A card put wrong, put in order again, and the bettor's choice."""


def sides(state: Json) -> tuple[str, str]:
    return state["differential"]["player"], state["differential"]["banker"]


def test_a_placing_is_taken_back() -> None:
    assert sides(shown(CB, "place 1 player 100; place 1 banker 200; undo")) == ("100.00", "0.00")
    assert sides(shown(CB, "place 1 player 100; place 1 player 50; undo")) == ("100.00", "0.00")
    state = shown(CB, "place 1 player 100; undo")
    assert (state["phase"], sides(state)) == ("betting", ("0.00", "0.00"))


def test_a_withdrawal_is_taken_back() -> None:
    assert sides(shown(CB, "place 1 player 100; withdraw 1 player; undo")) == ("100.00", "0.00")
    assert sides(shown(CB, "place 1 player 100; withdraw 1 player 40; undo")) == ("100.00", "0.00")
    assert sides(shown(CB, "place 1 player 100; withdraw 1 player; undo; undo")) == ("0.00", "0.00")


def test_a_withdrawal_that_is_taken_back_lies_in_its_old_place_of_the_order() -> None:
    table = CB | {"maximum_differential": "500"}
    bets = "place 1+1 banker 300; place 2+1 banker 300"
    turned = shown(table, f"{bets}; withdraw 1+1 banker; undo")["differential"]["turn_back"]
    assert [cut["box"] for cut in turned] == ["2"]


def test_the_withdrawal_of_chips_from_a_tie_is_taken_back_within_a_round_alone() -> None:
    tie = "place 1 player 100; no_more_bets; deal KS KH 7S 7D; settle"
    taken = "place_your_bets; withdraw 1 player 40; undo; leave 1 player"
    assert sides(shown(CB, f"{tie}; {taken}")) == ("100.00", "0.00")
    assert code(CB, f"{tie}; withdraw 1 player; undo") == "nothing_to_undo"
    assert code(CB, f"{tie}; withdraw 1 player; place_your_bets; undo") == "nothing_to_undo"
    assert code(CB, f"{tie}; place_your_bets; withdraw 1 player; undo; undo") == "nothing_to_undo"


def test_entries_are_taken_back_one_by_one_from_the_last() -> None:
    entries = "place 1 player 100; place 2 banker 200; withdraw 1 player 50; place 3 player 300"
    found = [sides(shown(CB, entries + "; undo" * count)) for count in range(5)]
    assert found == [
        ("350.00", "200.00"),
        ("50.00", "200.00"),
        ("100.00", "200.00"),
        ("100.00", "0.00"),
        ("0.00", "0.00"),
    ]
    assert code(CB, entries + "; undo" * 5) == "nothing_to_undo"


def test_a_refused_step_and_a_show_are_no_entries() -> None:
    answer = played(CB, "place 1 player 100; place 99 player 100; show; undo", on_refusal="continue")
    assert len(answer["refusals"]) == 1
    assert sides(answer["state"]) == ("0.00", "0.00")


@pytest.mark.parametrize("leave", ["leave 2 player", ""])
def test_a_bet_left_after_a_tie_is_no_entry_and_stays(leave: str) -> None:
    tie = "place 2 player 500; no_more_bets; deal KS KH 7S 7D; settle"
    left = "500.00" if leave else "0.00"
    assert sides(shown(CB, f"{tie}; place 1 banker 100; {leave}; undo")) == (left, "0.00")
    withdrawn = f"{tie}; place 1 banker 100; withdraw 1 banker; {leave}; undo"
    assert sides(shown(CB, withdrawn)) == (left, "100.00")
    assert code(CB, f"{tie}; place_your_bets; {leave}; undo") == "nothing_to_undo"


def test_a_bet_recorded_after_the_call_is_taken_back_and_nothing_before_it() -> None:
    late = "place 1 player 100; no_more_bets; place 2 banker 200; undo"
    assert sides(shown(CB, late)) == ("100.00", "0.00")
    assert code(CB, f"{late}; undo") == "nothing_to_undo"


def test_a_bet_over_the_differential_recorded_after_the_call_is_taken_back_too() -> None:
    table = CB | {"maximum_differential": "500"}
    steps = "place 1 player 100; no_more_bets; place 2 banker 900; undo; deal KS KH 9S 7D; settle"
    round_ = one_round(table, steps)
    assert round_["irregularities"] == []
    assert list(paid(round_)) == ["1 player"]


def test_a_card_is_taken_back_and_is_in_the_shoe_again() -> None:
    state = shown(CB, "no_more_bets; deal KS 9H; undo")
    assert (state["hands"]["player"]["cards"], state["hands"]["banker"]["cards"]) == (["KS"], [])
    assert state["cards_left"] == 415
    last = shown(CB, "no_more_bets; deal KS KH 9S 7D; undo")
    assert (last["phase"], last["next"]["hand"]) == ("dealing", "banker")
    first = shown(CB, "no_more_bets; deal KS; undo")
    assert (first["phase"], first["cards_left"]) == ("closed", 416)


def test_a_card_taken_back_is_no_longer_counted() -> None:
    four_decks = CB | {"decks": 4}
    assert shown(four_decks, "no_more_bets; deal 9S 9S 9S 9S; undo; deal 9S")["phase"] == "result"


@pytest.mark.parametrize("card", ["2D>banker", "2D>player"])
def test_a_faulty_card_is_taken_back_and_play_goes_on(card: str) -> None:
    assert shown(CB, f"no_more_bets; deal KS KH 9S 7D {card}; undo")["phase"] == "result"
    assert shown(CB, "no_more_bets; deal KS>banker; undo; deal KS")["hands"]["player"]["cards"] == ["KS"]


def test_a_face_that_was_opened_is_covered_again() -> None:
    opened = "no_more_bets; deal XX XX XX XX; open player-2 9S; open banker-1 4H"
    state = shown(FACE_DOWN, f"{opened}; undo")
    assert state["hands"]["banker"]["cards"] == ["XX", "XX"]
    assert state["hands"]["player"]["cards"] == ["XX", "9S"]
    assert shown(FACE_DOWN, f"{opened}; undo; undo")["hands"]["player"]["cards"] == ["XX", "XX"]
    assert shown(FACE_DOWN, f"{opened}; undo; undo; undo")["hands"]["banker"]["cards"] == ["XX"]


def test_cards_and_faces_are_taken_back_in_the_order_in_which_they_were_entered() -> None:
    mixed = "no_more_bets; deal XX 7H; open player-1 KS; deal 9S"
    assert shown(FACE_DOWN, f"{mixed}; undo")["hands"]["player"]["cards"] == ["KS"]
    assert shown(FACE_DOWN, f"{mixed}; undo; undo")["hands"]["player"]["cards"] == ["XX"]
    assert shown(FACE_DOWN, f"{mixed}; undo; undo; undo")["hands"]["banker"]["cards"] == []


def test_an_offer_goes_with_the_card_or_the_face_on_which_it_hung() -> None:
    assert shown(NCI, OFFER)["offer"]["odds"] == "3"
    state = shown(NCI, f"{OFFER}; undo")
    assert (state["offer"], state["phase"]) == (None, "dealing")
    assert shown(NCI, f"{OFFER}; undo; deal 7D")["offer"]["odds"] == "4"
    down = "place 1 banker 1000; no_more_bets; deal KS KH 5S XX; open banker-2 6D"
    assert shown(FACE_DOWN, down)["phase"] == "insurance"
    assert shown(FACE_DOWN, f"{down}; undo")["offer"] is None


def test_insurance_is_taken_back_with_the_lammer_that_it_implied() -> None:
    state = shown(NCI, f"{OFFER}; insure 1 banker 300; undo")
    assert (state["phase"], state["offer"]["offered"]) == ("insurance", False)
    assert state["offer"]["largest"][0] == {"box": "1", "bettor": "seated", "amount": "333.00"}
    never_out = f"{OFFER}; insure 1 banker 300; undo; close_insurance unoffered; deal 4S; settle"
    assert one_round(NCI, never_out)["offers"][0]["offered"] is False
    second = shown(NCI, f"{OFFER}; insure 1 banker 100; insure 2 banker 50; undo")
    assert second["offer"]["offered"] is True
    assert [room["amount"] for room in second["offer"]["largest"]] == ["233.00", "133.00"]


def test_insurance_is_taken_back_past_a_refusal_of_another_and_a_refusal_before_it_stands_again() -> None:
    past = f"{OFFER}; insure 1 banker 300; decline 2; undo"
    assert code(NCI, f"{past}; decline 2") == "already_declined"
    assert shown(NCI, f"{past}; decline 1")["offer"]["offered"] is False
    again = f"{OFFER}; decline 1; insure 1 banker 300; undo"
    assert code(NCI, f"{again}; decline 1") == "already_declined"


def test_a_squeeze_is_no_entry_and_no_barrier() -> None:
    state = shown(FACE_DOWN, "place 1 banker 100; squeeze 1; undo")
    assert sides(state) == ("0.00", "0.00")


@pytest.mark.parametrize(
    "steps",
    [
        "place_your_bets",
        "place 1 player 100; no_more_bets",
        f"{OFFER}; close_insurance",
        f"{OFFER}; insure 1 banker 300; close_insurance",
        "no_more_bets; deal KS KH 9S 7D; settle",
        f"no_more_bets; deal KS KH 2S 2D; squeeze_order granted by {SUPERVISOR}",
        'no_more_bets; deal KS; irregularity technical_interruption {"can_go_on": true}',
        MISPLACED,
        f"{MISPLACED}; choose 1 continue",
        f"no_more_bets; deal KS; correct_card player-1 QS by {SUPERVISOR}",
        f"no_more_bets; deal KS; correct_bet 1 player 100 by {SUPERVISOR}",
        f"set_limits minimum=50 by {SUPERVISOR}",
        "burn KS 9",
        "new_shoe",
        "",
    ],
)
def test_undo_never_reaches_over_a_barrier_and_takes_back_nothing_else(steps: str) -> None:
    table = FACE_DOWN
    before = shown(table, steps)
    assert code(table, f"{steps}; undo") == "nothing_to_undo"
    assert played(table, f"{steps}; undo")["state"] == before


def test_undo_never_takes_back_into_the_round_before() -> None:
    steps = "place 1 player 100; no_more_bets; deal KS KH 9S 7D; settle; place 1 player 200; undo; undo"
    assert code(CB, steps) == "nothing_to_undo"


def test_cards_after_a_barrier_are_taken_back_up_to_it() -> None:
    dealt = f"{OFFER}; close_insurance; deal 4S; undo"
    state = shown(NCI, dealt)
    assert (state["phase"], state["offer"], state["cards_left"]) == ("dealing", None, 412)
    assert code(NCI, f"{dealt}; undo") == "nothing_to_undo"
