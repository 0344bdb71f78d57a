"""`insure`, `decline`, `close_insurance` and `notice` in scripts (NCI ¶3.11, ¶3.12, ¶3.17, ¶4.2, ¶5.3)."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import (
    CB,
    NCI,
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

SIX_OVER_FIVE = "no_more_bets; deal KS KH 5S 6D"
"""Player 5, Banker 6: Banker Insurance at three to one; the Player draws."""
FIVE_FOUR = "no_more_bets; deal KS KH 5S 4D"
"""Player 5, Banker 4: Player Insurance at two to one; the Player draws."""
TWO_BETTORS = f"place 1 banker 1000; place 2+1 banker 400; place 3 player 500; {SIX_OVER_FIVE}"
BOTH_STAGES = f"place 1 player 1000; place 2 player 500; {FIVE_FOUR}"


def rooms(offer: Json) -> list[tuple[str, str]]:
    return [(room["box"], room["amount"]) for room in offer["largest"]]


def test_nci_3_12_an_open_offer_is_shown_with_what_each_bettor_may_still_place() -> None:
    state = shown(NCI, TWO_BETTORS)
    assert (state["phase"], state["next"]["do"], state["next"]["hand"]) == (
        "insurance",
        "close_insurance",
        "banker",
    )
    assert state["offer"] == {
        "after": "four_cards",
        "hand": "banker",
        "odds": "3",
        "offered": False,
        "largest": [
            {"box": "1", "bettor": "seated", "amount": "333.00"},
            {"box": "2", "bettor": "standing-1", "amount": "133.00"},
        ],
    }
    state = shown(NCI, f"{TWO_BETTORS}; insure 1 banker 300; insure 2+1 banker 133")
    assert state["offer"]["offered"] is True
    assert rooms(state["offer"]) == [("1", "33.00")]
    assert shown(NCI, f"{TWO_BETTORS}; close_insurance")["offer"] is None


def test_nci_3_12_both_stages_of_one_hand_share_the_original_bet() -> None:
    first = f"{BOTH_STAGES}; insure 1 player 300; insure 2 player 100; close_insurance; deal 2S"
    state = shown(NCI, first)
    # Player 7, Banker 4 draws: four to one. 1000 − 600 = 400 are left of box 1, 500 − 200 = 300 of box 2.
    assert (state["offer"]["after"], state["offer"]["odds"]) == ("player_third", "4")
    assert rooms(state["offer"]) == [("1", "100.00"), ("2", "75.00")]
    assert refused(NCI, f"{first}; insure 1 player 101") == ("over_cover", "3.12.2", None)
    round_ = one_round(NCI, f"{first}; insure 1 player 100; close_insurance; deal 5S; settle")
    assert [(offer["after"], offer["odds"], rooms(offer)) for offer in round_["offers"]] == [
        ("four_cards", "2", [("1", "500.00"), ("2", "250.00")]),
        ("player_third", "4", [("1", "100.00"), ("2", "75.00")]),
    ]
    lines = [line for line in round_["settlement"] if line["box"] == "1"]
    assert [(line["bet"], line.get("after"), line["placed"], line["paid"]) for line in lines] == [
        ("player", None, "1000.00", "0.00"),
        ("insurance", "four_cards", "300.00", "600.00"),
        ("insurance", "player_third", "100.00", "400.00"),
    ]
    assert round_["house_net"] == "300.00"  # 1000 and 500 taken; 600, 400 and 200 paid


def test_nci_3_12_the_two_stages_may_be_on_different_hands() -> None:
    bets = "place 1 player 800; place 1 banker 500; no_more_bets; deal KS KH 4S 5D"
    first = "insure 1 banker 250; close_insurance; deal 4H"
    second = "insure 1 player 114; close_insurance; deal 2S"
    round_ = one_round(NCI, f"{bets}; {first}; {second}; settle")
    # Player 8 beats Banker 7: Banker Insurance two to one won, Player Insurance seven to one lost.
    assert [(offer["hand"], offer["odds"], rooms(offer)) for offer in round_["offers"]] == [
        ("banker", "2", [("1", "250.00")]),
        ("player", "7", [("1", "114.00")]),
    ]
    assert [
        (line["bet"], line.get("hand"), line["outcome"], line["returned"]) for line in round_["settlement"]
    ] == [
        ("player", None, "won", "1600.00"),
        ("insurance", "player", "lost", "0.00"),
        ("banker", None, "lost", "0.00"),
        ("insurance", "banker", "won", "750.00"),
    ]


def test_nci_4_1_2_one_and_a_half_to_one() -> None:
    steps = "place 1 banker 1000; no_more_bets; deal KS KH QS 4D 3S"
    state = shown(NCI, steps)
    assert (state["offer"]["odds"], rooms(state["offer"])) == ("1.5", [("1", "666.00")])
    round_ = one_round(NCI, f"{steps}; insure 1 banker 101; close_insurance; deal 8D; settle")
    assert paid(round_)["1 insurance"] == ("won", "101.00", "252.50")
    coarse = NCI | {"house": {"payout_unit": "1"}}
    round_ = one_round(coarse, f"{steps}; insure 1 banker 101; close_insurance; deal 8D; settle")
    assert paid(round_)["1 insurance"] == ("won", "101.00", "253.00")


@pytest.mark.parametrize(
    ("cards", "outcome", "returned"),
    [("4S", "won", "400.00"), ("AS", "returned", "100.00"), ("KS", "lost", "0.00")],
    ids=["the hand loses", "a tie", "the hand wins"],
)
def test_nci_3_11_and_3_17_what_becomes_of_insurance(cards: str, outcome: str, returned: str) -> None:
    steps = (
        f"place 1 banker 1000; {SIX_OVER_FIVE}; insure 1 banker 100; close_insurance; deal {cards}; settle"
    )
    assert paid(one_round(NCI, steps))["1 insurance"] == (outcome, "100.00", returned)


def test_nci_4_2_1_nine_nine_pays_eight_to_one() -> None:
    steps = "place 1 player 1000; no_more_bets; deal KS KH KD 2C 9S; insure 1 player 100; close_insurance"
    round_ = one_round(NCI, f"{steps}; deal 7S; settle")
    assert (round_["result"], round_["house_net"]) == ("tie", "-800.00")
    assert paid(round_) == {
        "1 player": ("returned", "1000.00", "1000.00"),
        "1 insurance": ("won", "100.00", "900.00"),
    }


def test_nci_4_2_1_insurance_after_four_cards_is_returned_at_nine_nine() -> None:
    steps = f"{BOTH_STAGES}; insure 1 player 100; close_insurance; deal 4S; close_insurance; deal 5S; settle"
    assert paid(one_round(NCI, steps))["1 insurance"] == ("returned", "100.00", "100.00")


def test_rulings_9_no_offer_where_no_card_is_to_come() -> None:
    # Player 5 and 3: eight against Banker 6 is a row, but the Banker stands on a third card of 3.
    round_ = one_round(NCI, f"place 3 player 500; {SIX_OVER_FIVE}; deal 3S; settle")
    assert [offer["after"] for offer in round_["offers"]] == ["four_cards"]
    assert shown(NCI, "place 1 player 100; no_more_bets; deal KS KH 7S 7D")["offer"] is None
    assert shown(NCI, "place 1 banker 100; no_more_bets; deal 9S KH KC 6D")["offer"] is None


def test_rulings_9_the_offer_is_present_where_nobody_can_take_it_and_holds_nothing_up() -> None:
    nobody = f"place 3 player 500; place 1 banker 2; {SIX_OVER_FIVE}"
    state = shown(NCI, nobody)
    assert (state["phase"], state["next"]["do"]) == ("dealing", "deal")
    assert (state["offer"]["odds"], state["offer"]["largest"]) == ("3", [])
    round_ = one_round(NCI, f"{nobody}; deal 4S; settle")
    assert round_["offers"] == [
        {"after": "four_cards", "hand": "banker", "odds": "3", "offered": False, "largest": []}
    ]


# --- no card is dealt past an offer that somebody could take ----------------------------------------------


@pytest.mark.parametrize(
    "steps",
    [
        "",
        "insure 1 banker 333",
        "insure 1 banker 333; insure 2+1 banker 132",
        "decline 1",
        "decline 2+1",
        "insure 1 banker 300; decline 2+1",
    ],
)
def test_nci_3_12_dealing_past_an_open_offer_is_refused(steps: str) -> None:
    assert refused(NCI, f"{TWO_BETTORS}; {steps}; deal 4S") == ("insurance_open", "3.12", None)


@pytest.mark.parametrize(
    "steps",
    [
        "close_insurance",
        "close_insurance unoffered",
        "insure 1 banker 333; insure 2+1 banker 133",
        "decline 1; decline 2+1",
        "insure 1 banker 333; decline 2+1",
        "insure 1 banker 1; close_insurance",
    ],
)
def test_nci_3_12_dealing_goes_on_once_the_offer_has_ended_or_everybody_has_answered(steps: str) -> None:
    round_ = one_round(NCI, f"{TWO_BETTORS}; {steps}; deal 4S; settle")
    assert round_["offers"][0]["offered"] is ("unoffered" not in steps)


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("place_your_bets; close_insurance", ("nothing_on_offer", "3.12", None)),
        ("no_more_bets; deal KS KH 9S 7D; close_insurance", ("nothing_on_offer", "3.12", None)),
        (f"{TWO_BETTORS}; close_insurance; close_insurance", ("nothing_on_offer", "3.12", None)),
        (f"{TWO_BETTORS}; close_insurance; insure 1 banker 100", ("nothing_on_offer", "3.12", None)),
        (f"{TWO_BETTORS}; close_insurance; decline 1", ("nothing_on_offer", "3.12", None)),
        (f"{TWO_BETTORS}; insure 3 player 100", ("nothing_on_offer", "3.12", None)),
        (f"{TWO_BETTORS}; insure 3 banker 100", ("nothing_to_insure", "3.11", None)),
        (f"{TWO_BETTORS}; insure 2 banker 100", ("nothing_to_insure", "3.11", None)),
        (f"{TWO_BETTORS}; decline 3", ("nothing_to_insure", "3.11", None)),
        (f"{TWO_BETTORS}; insure 99 banker 100", ("unknown_box", "2.1.1", None)),
        (f"{TWO_BETTORS}; insure 1 banker 0", ("amount_not_positive", None, None)),
        (f"{TWO_BETTORS}; insure 1 banker 0.50", ("not_a_multiple", None, None)),
        (f"{TWO_BETTORS}; insure 1 banker 1000000000001", ("amount_too_large", None, None)),
        (f"{TWO_BETTORS}; insure 1 banker 334", ("over_cover", "3.12.2", None)),
        (f"{TWO_BETTORS}; insure 1 banker 300; insure 1 banker 34", ("over_cover", "3.12.2", None)),
        (f"{TWO_BETTORS}; decline 1; decline 1", ("already_declined", "3.11", None)),
        (f"{TWO_BETTORS}; insure 1 banker 300; decline 1", ("already_taken", "3.11", None)),
    ],
)
def test_what_insurance_refuses(steps: str, expected: tuple[str, str | None, str | None]) -> None:
    assert refused(NCI, steps) == expected


def test_games_without_insurance_offer_none() -> None:
    assert code(CB, f"place 1 banker 1000; {SIX_OVER_FIVE}; insure 1 banker 100") == "nothing_on_offer"
    assert one_round(CB, f"place 1 banker 1000; {SIX_OVER_FIVE}; deal 4S; settle")["offers"] == []


def test_who_has_declined_may_still_change_the_answer_while_the_offer_is_open() -> None:
    steps = f"{TWO_BETTORS}; decline 1; insure 1 banker 100; close_insurance; deal 4S; settle"
    assert paid(one_round(NCI, steps))["1 insurance"] == ("won", "100.00", "400.00")


# --- forgone ----------------------------------------------------------------------------------------------

OFFER_EACH: Json = NCI | {"house": {"missed_offer_forgoes": "offer"}}


@pytest.mark.parametrize(
    ("table", "ending", "second"),
    [
        (NCI, "insure 1 player 300; close_insurance", [("1", "100.00")]),
        (NCI, "insure 1 player 500; decline 2", []),
        (NCI, "close_insurance", []),
        (NCI, "decline 1; decline 2", []),
        (NCI, "close_insurance unoffered", [("1", "250.00"), ("2", "125.00")]),
        (OFFER_EACH, "insure 1 player 300; close_insurance", [("1", "100.00"), ("2", "125.00")]),
        (OFFER_EACH, "decline 1; decline 2", [("1", "250.00"), ("2", "125.00")]),
    ],
)
def test_nci_5_3_who_took_none_has_forgone_it(
    table: Json, ending: str, second: list[tuple[str, str]]
) -> None:
    state = shown(table, f"{BOTH_STAGES}; {ending}; deal 2S")
    assert state["offer"]["after"] == "player_third"
    assert rooms(state["offer"]) == second
    assert state["phase"] == ("insurance" if second else "dealing")
    closed = "close_insurance; " if second else ""
    round_ = one_round(table, f"{BOTH_STAGES}; {ending}; deal 2S; {closed}deal 5S; settle")
    assert [rooms(offer) for offer in round_["offers"]][1] == second


def test_nci_5_3_what_is_forgone_stays_forgone_for_the_round_and_no_longer() -> None:
    missed = f"{BOTH_STAGES}; insure 1 player 300; close_insurance; deal 2S"
    assert refused(NCI, f"{missed}; insure 2 player 10") == ("insurance_forgone", "5.3", None)
    following = f"{missed}; close_insurance; deal 5S; settle; place 2 player 500; {FIVE_FOUR}"
    assert rooms(shown(NCI, following)["offer"]) == [("2", "250.00")]


# --- the notice -------------------------------------------------------------------------------------------

PRIVATE: Json = NCI | {"private": True}


def test_nci_4_2_2_under_the_notice_nothing_is_offered() -> None:
    under = PRIVATE | {"no_insurance": True}
    round_ = one_round(under, f"{TWO_BETTORS}; deal 4S; settle")
    assert round_["offers"] == []
    assert code(under, f"{TWO_BETTORS}; insure 1 banker 100") == "nothing_on_offer"
    assert shown(under, TWO_BETTORS)["offer"] is None
    put_up = one_round(PRIVATE, f"notice up by {SUPERVISOR}; {TWO_BETTORS}; deal 4S; settle")
    assert put_up["offers"] == []
    taken_down = shown(under, f"notice down by {SUPERVISOR}; {TWO_BETTORS}")
    assert taken_down["phase"] == "insurance"


@pytest.mark.parametrize(
    ("table", "steps", "expected"),
    [
        (PRIVATE, "notice up", ("rank_missing", "4.2.2", "pit_supervisor")),
        (NCI, f"notice up by {SHIFT}", ("not_private", "4.2.2", None)),
        (CB | {"private": True}, f"notice up by {SHIFT}", ("not_in_this_game", None, None)),
        (PRIVATE, f"notice down by {SUPERVISOR}", ("notice_unchanged", "4.2.2", None)),
        (PRIVATE, f"place_your_bets; notice up by {SUPERVISOR}", ("round_open", None, None)),
    ],
)
def test_nci_4_2_2_who_puts_the_notice_up_and_when(
    table: Json, steps: str, expected: tuple[str, str | None, str | None]
) -> None:
    assert refused(table, steps) == expected


def test_nci_5_16_a_void_round_returns_insurance_too() -> None:
    steps = f"{TWO_BETTORS}; insure 1 banker 300; irregularity foreign_card by {SUPERVISOR}"
    (round_,) = played(NCI, steps)["rounds"]
    assert paid(round_)["1 insurance"] == ("returned", "300.00", "300.00")
    assert round_["house_net"] == "0.00"


def test_nci_5_3_who_has_declined_was_offered_it_whatever_is_said_of_the_lammer() -> None:
    steps = "place 1 banker 1000; place 2 banker 1000; no_more_bets; deal KS KH 5S 6H; decline 1"
    answer = played(NCI, f'{steps}; close_insurance {{"offered": false}}; deal 6C; show')
    assert rooms(answer["shown"][0]["offer"]) == [("2", "142.00")]


def test_a_game_without_insurance_cites_no_paragraph_for_it() -> None:
    refusals = played(CB, "place 1 banker 1000; no_more_bets; close_insurance", on_refusal="continue")[
        "refusals"
    ]
    assert [(one["code"], one["paragraph"]) for one in refusals] == [("nothing_on_offer", None)]


TWICE = "place 3 player 1000; place 5 player 1000; no_more_bets; deal KS KD 5H 4C; {first}; close_insurance"
TWICE += "; deal 2S"
"""Player five, Banker four: two to one on Player; then Player seven, Banker four: four to one on Player."""


def test_nci_3_12_2_a_cover_that_an_earlier_offer_has_used_up_is_over_cover() -> None:
    used_up = TWICE.format(first="insure 3 player 500; insure 5 player 100")
    assert refused(NCI, f"{used_up}; insure 3 player 1") == ("over_cover", "3.12.2", None)
    assert refused(NCI, f"{used_up}; insure 7 player 1") == ("nothing_to_insure", "3.11", None)


@pytest.mark.parametrize(
    ("unit", "payments"),
    [("1", ["450.00", "548.00"]), ("5", ["450.00", "550.00"]), ("500", ["452.00", "548.00"])],
)
def test_rulings_32_rounding_up_lifts_no_two_insurances_over_the_original_bet(
    unit: str, payments: list[str]
) -> None:
    both = TWICE.format(first="insure 3 player 225; decline 5")
    steps = f"{both}; insure 3 player 137; close_insurance; deal 5D; settle"
    settled = one_round(NCI | {"house": {"payout_unit": unit}}, steps)["settlement"]
    assert [line["paid"] for line in settled if line["bet"] == "insurance"] == payments


def test_rulings_32_one_insurance_rounded_up_stops_at_the_original_bet() -> None:
    steps = TWICE.format(first="insure 3 player 450; decline 5") + "; close_insurance; deal 5D; settle"
    settled = one_round(NCI | {"house": {"payout_unit": "600"}}, steps)["settlement"]
    assert [line["paid"] for line in settled if line["bet"] == "insurance"] == ["1000.00"]
