"""The example of the format's own page: what goes in, and what comes out to the last key."""

from __future__ import annotations

import json

from tests.scripts.scripting import NCI, Json, answers, played

TABLE: Json = {
    "game": "insurance-super-six-plus",
    "layout": "bean-9",
    "decks": 8,
    "minimum": "100",
    "maximum": None,
    "side_minimum": None,
    "side_maximum": None,
    "maximum_differential": "50000",
    "chip_unit": "1",
    "face_down": False,
    "private": False,
    "no_insurance": False,
    "house": {"established_by": "layout"},
}
STEPS = [
    {"do": "place", "box": "3", "bettor": "seated", "bet": "banker", "amount": "1000"},
    {"do": "no_more_bets"},
    {"do": "deal", "card": "QS"},
    {"do": "deal", "card": "JD"},
    {"do": "deal", "card": "5H"},
    {"do": "deal", "card": "6C"},
    {"do": "insure", "box": "3", "bettor": "seated", "hand": "banker", "amount": "300"},
    {"do": "close_insurance"},
    {"do": "show"},
    {"do": "place", "box": "3", "bettor": "seated", "bet": "tie", "amount": "100"},
    {"do": "deal", "card": "TD"},
    {"do": "settle"},
]

ROUND: Json = {
    "result": "banker",
    "player": {"cards": ["QS", "5H", "TD"], "points": 5},
    "banker": {"cards": ["JD", "6C"], "points": 6},
    "natural": False,
    "player_pair": False,
    "banker_pair": False,
    "offers": [
        {
            "after": "four_cards",
            "hand": "banker",
            "odds": "3",
            "offered": True,
            "largest": [{"box": "3", "bettor": "seated", "amount": "333.00"}],
        }
    ],
    "settlement": [
        {
            "box": "3",
            "bettor": "seated",
            "bet": "banker",
            "placed": "1000.00",
            "at_stake": "1000.00",
            "outcome": "won",
            "paid": "500.00",
            "commission": "0.00",
            "returned": "1500.00",
        },
        {
            "box": "3",
            "bettor": "seated",
            "bet": "insurance",
            "hand": "banker",
            "after": "four_cards",
            "odds": "3",
            "placed": "300.00",
            "at_stake": "300.00",
            "outcome": "lost",
            "paid": "0.00",
            "commission": "0.00",
            "returned": "0.00",
        },
    ],
    "carried": [],
    "house_net": "-200.00",
    "irregularities": [],
}
SHOWN: Json = {
    "phase": "dealing",
    "next": {"do": "deal", "hand": "player", "call": "Player draws"},
    "hands": {
        "player": {"cards": ["QS", "5H"], "points": 5},
        "banker": {"cards": ["JD", "6C"], "points": 6},
    },
    "offer": None,
    "differential": {"banker": "1000.00", "player": "0.00", "excess": "0.00", "turn_back": []},
    "bets": {
        "player": {"status": "open"},
        "banker": {"status": "open"},
        "tie": {"status": "open"},
        "player_pair": {"status": "lost"},
        "banker_pair": {"status": "lost"},
        "six": {"status": "open"},
    },
    "outcome_established": True,
    "established_by": ["player_pair", "banker_pair"],
    "cards_left": 412,
}


def test_the_example_is_answered_to_the_last_key() -> None:
    script = {"id": "a name", "on_refusal": "continue", "table": TABLE, "steps": STEPS}
    (answer,) = answers(json.dumps(script))
    assert list(answer) == ["id", "rounds", "shown", "refusals", "notices", "state"]
    assert answer["id"] == "a name"
    assert answer["rounds"] == [ROUND]
    assert answer["shown"] == [SHOWN]
    (refusal,) = answer["refusals"]
    assert refusal.pop("message")
    assert refusal == {"step": 9, "code": "bets_closed", "paragraph": "5.6", "needs": None}
    state = answer["state"]
    assert set(state) == set(SHOWN)
    assert state["phase"] == "between_rounds"
    assert state["cards_left"] == 411


def test_on_refusal_is_stop_unless_said_otherwise() -> None:
    steps = "place 99 banker 100; place 3 banker 100; show"
    stopped = played(NCI, steps)
    assert [refusal["step"] for refusal in stopped["refusals"]] == [0]
    assert stopped["shown"] == []
    assert stopped["state"]["phase"] == "between_rounds"
    assert played(NCI, steps, on_refusal="stop") == stopped
    going_on = played(NCI, steps, on_refusal="continue")
    assert [refusal["step"] for refusal in going_on["refusals"]] == [0]
    assert going_on["shown"][0]["differential"]["banker"] == "100.00"


def test_every_step_counts_from_0_the_shows_too() -> None:
    answer = played(NCI, "show; show; place 99 banker 100; show; settle", on_refusal="continue")
    assert [refusal["step"] for refusal in answer["refusals"]] == [2, 4]
    assert len(answer["shown"]) == 3


def test_several_scripts_in_one_input_are_tables_of_their_own() -> None:
    first = json.dumps({"id": "one", "table": NCI, "steps": [{"do": "place_your_bets"}]})
    second = json.dumps({"id": "two", "table": NCI, "steps": []})
    one, two = answers(f"{first}\n\n  \n{second}\n")
    assert (one["id"], one["state"]["phase"]) == ("one", "betting")
    assert (two["id"], two["state"]["phase"]) == ("two", "between_rounds")


def test_a_script_without_steps_answers_the_table_as_it_opens() -> None:
    assert played(NCI, []) == {
        "id": "t",
        "rounds": [],
        "shown": [],
        "refusals": [],
        "notices": [],
        "state": {
            "phase": "between_rounds",
            "next": {"do": "place_your_bets", "hand": None, "call": "Place your bets, please."},
            "hands": {"player": {"cards": [], "points": 0}, "banker": {"cards": [], "points": 0}},
            "offer": None,
            "differential": {"banker": "0.00", "player": "0.00", "excess": "0.00", "turn_back": []},
            "bets": {bet: {"status": "open"} for bet in SHOWN["bets"]},
            "outcome_established": False,
            "established_by": [],
            "cards_left": 416,
        },
    }


def test_left_out_keys_take_the_standard_of_the_game() -> None:
    whole = played(TABLE, STEPS[:6])
    assert played({"game": "insurance-super-six-plus"}, STEPS[:6]) == whole
    no_bettor = [{key: value for key, value in STEPS[0].items() if key != "bettor"}, *STEPS[1:6]]
    assert played(TABLE, no_bettor) == whole
