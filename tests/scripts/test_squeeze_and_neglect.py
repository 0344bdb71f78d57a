"""`squeeze`, `squeeze_order` and `neglected_insurance` in scripts (CB, NCI ¶3.9; NCI ¶3.14, ¶5.13)."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import (
    CB,
    E6,
    F6,
    MANAGER,
    NCI,
    NCT,
    SHIFT,
    SUPERVISOR,
    Json,
    code,
    one_round,
    paid,
    played,
    refused,
    shown,
)

FACE_DOWN: Json = NCI | {"face_down": True}

# --- ¶3.9: who may ask to squeeze -------------------------------------------------------------------------

BETS = "place 1 player 500; place 2 banker 800; place 3 tie 800; place 5+1 banker 9000; place 6 player 799"


@pytest.mark.parametrize("table", [CB, NCI], ids=lambda table: str(table["game"]))
@pytest.mark.parametrize("box", ["2", "3"])
def test_3_9_the_seated_player_with_the_highest_bet_may_ask_and_any_of_several(table: Json, box: str) -> None:
    down = table | {"face_down": True}
    before = shown(down, BETS)
    assert shown(down, f"{BETS}; squeeze {box}") == before
    assert shown(down, f"{BETS}; no_more_bets; deal XX XX; squeeze {box}")["phase"] == "dealing"


@pytest.mark.parametrize(
    ("table", "steps", "expected"),
    [
        (FACE_DOWN, f"{BETS}; squeeze 1", ("not_the_highest_bet", "3.9", None)),
        (FACE_DOWN, f"{BETS}; squeeze 5", ("not_the_highest_bet", "3.9", None)),
        (FACE_DOWN, f"{BETS}; squeeze 6", ("not_the_highest_bet", "3.9", None)),
        (FACE_DOWN, "squeeze 1", ("no_card_to_come", "3.9", None)),
        (FACE_DOWN, f"{BETS}; no_more_bets; deal KS KH 9S 7D; squeeze 2", ("no_card_to_come", "3.9", None)),
        (NCI, f"{BETS}; squeeze 2", ("not_face_down", "3.9", None)),
        (CB, "place 1 player 100; squeeze 1", ("not_face_down", "3.9", None)),
        (E6 | {"face_down": True}, "place 1 player 100; squeeze 1", ("not_in_this_game", None, None)),
        (NCT | {"face_down": True}, "place 1 player 100; squeeze 1", ("not_in_this_game", None, None)),
        (F6 | {"face_down": True}, "place 1 player 100; squeeze 1", ("not_in_this_game", None, None)),
    ],
)
def test_3_9_who_may_not_ask(table: Json, steps: str, expected: tuple[str, str | None, str | None]) -> None:
    assert refused(table, steps) == expected


# --- ¶3.14: the Banker's third card first -----------------------------------------------------------------

BOTH_DRAW = "place 1 player 1000; no_more_bets; deal KS KH KD 2C"
"""Player 0, Banker 2: both draw whatever comes."""
GRANTED = f"{BOTH_DRAW}; squeeze_order granted by {SUPERVISOR}"


def test_nci_3_14_granted_it_waives_the_offer_after_the_players_third_card() -> None:
    plain = shown(FACE_DOWN, f"{BOTH_DRAW}; deal 9S")
    assert (plain["phase"], plain["offer"]["odds"]) == ("insurance", "8")
    state = shown(FACE_DOWN, f"{GRANTED}; deal 9S")
    assert (state["phase"], state["offer"]) == ("dealing", None)
    round_ = one_round(FACE_DOWN, f"{GRANTED}; deal 9S 5S; settle")
    assert round_["offers"] == []


def test_nci_3_14_the_bankers_card_is_seen_before_the_players_is_opened() -> None:
    steps = f"{GRANTED}; deal XX 5S"
    state = shown(FACE_DOWN, steps)
    assert (state["phase"], state["next"]["position"]) == ("result", "player-3")
    round_ = one_round(FACE_DOWN, f"{steps}; open player-3 9S; settle")
    assert (round_["result"], round_["offers"]) == ("player", [])
    assert code(FACE_DOWN, f"{GRANTED}; deal 9S 5S; insure 1 player 100") == "nothing_on_offer"


def test_nci_3_14_it_may_be_asked_while_the_players_third_card_lies_face_down() -> None:
    asked = f"{BOTH_DRAW}; deal XX; squeeze_order granted by {SUPERVISOR}; open player-3 9S"
    assert shown(FACE_DOWN, asked)["offer"] is None


def test_nci_3_14_refused_it_waives_nothing() -> None:
    no = f"{BOTH_DRAW}; squeeze_order refused by {SUPERVISOR}; deal 9S"
    assert shown(FACE_DOWN, no)["phase"] == "insurance"


def test_nci_3_14_nothing_waived_is_nothing_neglected() -> None:
    steps = f"{GRANTED}; deal 8S 7S; settle; neglected_insurance 1 player by {MANAGER}"
    assert refused(FACE_DOWN, steps) == ("not_neglected", "5.13", None)


@pytest.mark.parametrize(
    ("table", "steps", "expected"),
    [
        (FACE_DOWN, f"{BOTH_DRAW}; squeeze_order granted", ("rank_missing", "3.14", "pit_supervisor")),
        (FACE_DOWN, f"squeeze_order granted by {SHIFT}", ("not_certain_to_draw", "3.14", None)),
        (
            FACE_DOWN,
            f"no_more_bets; deal KS KH KD; squeeze_order granted by {SHIFT}",
            ("not_certain_to_draw", "3.14", None),
        ),
        (
            FACE_DOWN,
            f"no_more_bets; deal KS KH KD 3C; squeeze_order granted by {SHIFT}",
            ("not_certain_to_draw", "3.14", None),
        ),
        (
            FACE_DOWN,
            f"no_more_bets; deal KS KH 6D 2C; squeeze_order granted by {SHIFT}",
            ("not_certain_to_draw", "3.14", None),
        ),
        (
            FACE_DOWN,
            f"no_more_bets; deal KS KH KD XX; squeeze_order granted by {SHIFT}",
            ("not_certain_to_draw", "3.14", None),
        ),
        (
            FACE_DOWN,
            f"no_more_bets; deal KS KH KD 2C 4S; squeeze_order granted by {SHIFT}",
            ("not_certain_to_draw", "3.14", None),
        ),
        (NCI, f"{BOTH_DRAW}; squeeze_order granted by {SHIFT}", ("not_face_down", "3.9", None)),
        (
            CB | {"face_down": True},
            f"{BOTH_DRAW}; squeeze_order granted by {SHIFT}",
            ("not_in_this_game", None, None),
        ),
    ],
)
def test_nci_3_14_when_it_cannot_be_granted(
    table: Json, steps: str, expected: tuple[str, str | None, str | None]
) -> None:
    assert refused(table, steps) == expected


# --- ¶5.13: insurance that the dealer neglected -----------------------------------------------------------

OFFERED_TO = "place 1 banker 1000; place 1 tie 20; place 2+1 banker 400; place 3 player 300"
OFFER = f"{OFFERED_TO}; no_more_bets; deal KS KH 5S 6D"
"""Player 5, Banker 6: Banker Insurance at three to one, and the Player's next card decides."""
LOSES = "close_insurance unoffered; deal 4S"
RETURN_1 = f"neglected_insurance 1 banker by {MANAGER}"


@pytest.mark.parametrize("order", [f"{RETURN_1}; settle", f"settle; {RETURN_1}"], ids=["before", "after"])
def test_nci_5_13_the_original_bet_goes_back_and_side_bets_stand(order: str) -> None:
    round_ = one_round(NCI, f"{OFFER}; {LOSES}; {order}")
    assert paid(round_) == {
        "1 banker": ("returned", "1000.00", "1000.00"),
        "1 tie": ("lost", "20.00", "0.00"),
        "2+1 banker": ("lost", "400.00", "0.00"),
        "3 player": ("won", "300.00", "600.00"),
    }
    assert round_["house_net"] == "120.00"
    assert round_["offers"][0]["offered"] is False


def test_nci_5_13_each_who_had_meant_to_insure_standing_bettors_too() -> None:
    both = f"{OFFER}; {LOSES}; settle; {RETURN_1}; neglected_insurance 2+1 banker by {SHIFT}"
    assert paid(one_round(NCI, both))["2+1 banker"] == ("returned", "400.00", "400.00")


def test_nci_5_13_one_of_two_offers_is_enough() -> None:
    # The first offer was made and passed by under `offer`; the second was not made.
    table = NCI | {"house": {"missed_offer_forgoes": "offer"}}
    steps = "place 1 player 1000; no_more_bets; deal KS KH 5S 4D; close_insurance; deal 2S"
    ending = f"close_insurance unoffered; deal 5S; settle; neglected_insurance 1 player by {MANAGER}"
    round_ = one_round(table, f"{steps}; {ending}")
    assert paid(round_) == {"1 player": ("returned", "1000.00", "1000.00")}


def test_nci_5_13_nine_nine_would_have_won() -> None:
    steps = (
        "place 1 player 1000; no_more_bets; deal KS KH KD 2C 9S; close_insurance unoffered; deal 7S; settle"
    )
    round_ = one_round(NCI, f"{steps}; neglected_insurance 1 player by {MANAGER}")
    assert paid(round_) == {"1 player": ("returned", "1000.00", "1000.00")}


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (f"{OFFER}; {LOSES}; settle; neglected_insurance 1 banker", ("rank_missing", "5.13", "pit_manager")),
        (
            f"{OFFER}; {LOSES}; settle; neglected_insurance 1 banker by {SUPERVISOR}",
            ("rank_missing", "5.13", "pit_manager"),
        ),
        (f"{OFFER}; {LOSES}; settle; {RETURN_1}; {RETURN_1}", ("already_returned", "5.13", None)),
        (
            f"{OFFER}; {LOSES}; settle; neglected_insurance 3 banker by {MANAGER}",
            ("nothing_to_insure", "5.13", None),
        ),
        (
            f"{OFFER}; {LOSES}; settle; neglected_insurance 3 player by {MANAGER}",
            ("not_neglected", "5.13", None),
        ),
        (
            f"{OFFER}; close_insurance unoffered; deal KC; settle; {RETURN_1}",
            ("would_not_have_won", "5.13", None),
        ),
        (
            f"{OFFER}; close_insurance unoffered; deal AS; settle; {RETURN_1}",
            ("would_not_have_won", "5.13", None),
        ),
        (f"{OFFER}; close_insurance; deal 4S; settle; {RETURN_1}", ("not_neglected", "5.13", None)),
        (
            f"{OFFER}; insure 1 banker 100; close_insurance; deal 4S; settle; {RETURN_1}",
            ("not_neglected", "5.13", None),
        ),
        (
            f"{OFFER}; decline 1; close_insurance unoffered; deal 4S; settle; {RETURN_1}",
            ("not_neglected", "5.13", None),
        ),
        (f"{OFFER}; close_insurance unoffered; {RETURN_1}", ("no_result_yet", "5.13", None)),
        (RETURN_1, ("no_result_yet", "5.13", None)),
        (f"{OFFER}; {LOSES}; settle; place_your_bets; {RETURN_1}", ("no_result_yet", "5.13", None)),
        (
            f"{OFFER}; {LOSES}; irregularity foreign_card by {SUPERVISOR}; {RETURN_1}",
            ("no_result_yet", "5.13", None),
        ),
    ],
)
def test_nci_5_13_when_nothing_is_returned(steps: str, expected: tuple[str, str | None, str | None]) -> None:
    assert refused(NCI, steps) == expected


def test_nci_5_13_not_under_the_notice_and_not_in_other_games() -> None:
    under = NCI | {"private": True, "no_insurance": True}
    assert code(under, f"{OFFER}; deal 4S; settle; {RETURN_1}") == "not_neglected"
    assert code(CB, f"{OFFER}; deal 4S; settle; {RETURN_1}") == "not_in_this_game"


def test_nci_5_13_who_declined_lets_the_others_ask_still() -> None:
    steps = f"{OFFER}; decline 2+1; {LOSES}; settle; {RETURN_1}"
    answer = played(NCI, steps)
    assert answer["refusals"] == []
    assert paid(answer["rounds"][0])["1 banker"] == ("returned", "1000.00", "1000.00")
