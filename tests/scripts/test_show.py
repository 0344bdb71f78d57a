"""`show`, `state` and the roads of session scripts."""

from __future__ import annotations

from tests.scripts.scripting import CB, E6, GAMES, NCI, SUPERVISOR, played, shown

PLAYER_WINS = "no_more_bets; deal KX QX 9X 7X; settle"
BANKER_WINS = "no_more_bets; deal KX 9X 7X QX; settle"
TIE_WITH_PAIRS = "no_more_bets; deal 4S 4H 4C 4D; settle"
TIE = "no_more_bets; deal KS KH 7S 7D; settle"
VOID = f'no_more_bets; irregularity technical_interruption {{"can_go_on": false}} by {SUPERVISOR}'


def test_show_copies_the_state_as_it_then_is() -> None:
    answer = played(CB, "show; place 1 player 100; show; no_more_bets; show")
    assert [state["phase"] for state in answer["shown"]] == ["between_rounds", "betting", "closed"]
    assert [state["differential"]["player"] for state in answer["shown"]] == ["0.00", "100.00", "100.00"]
    assert answer["shown"][2] == answer["state"]
    assert all("roads" not in state for state in answer["shown"])


def test_after_the_settlement_the_hands_and_statuses_still_stand() -> None:
    state = shown(CB, f"place 1 player 100; {PLAYER_WINS}")
    assert state["phase"] == "between_rounds"
    assert state["hands"]["player"] == {"cards": ["KX", "9X"], "points": 9}
    assert {bet: status["status"] for bet, status in state["bets"].items()} == {
        "player": "won",
        "banker": "lost",
        "tie": "lost",
        "player_pair": "lost",
        "banker_pair": "lost",
    }
    assert state["established_by"] == ["player", "banker", "tie", "player_pair", "banker_pair"]


def test_the_statuses_list_every_bet_of_the_layout() -> None:
    listed = {str(table["game"]): list(shown(table, [])["bets"]) for table in GAMES}
    five = ["player", "banker", "tie", "player_pair", "banker_pair"]
    assert listed == {
        "commission": five,
        "insurance-super-six-plus": [*five, "six"],
        "easy-six": [*five, "six"],
        "tournament": five,
        "fortune-six": [*five, "six"],
    }


def test_easy_six_statuses_may_be_decided_by_a_natural() -> None:
    state = shown(E6, "no_more_bets; deal KS KH 6S 6D")
    assert state["bets"]["six"]["status"] == "won"
    assert state["bets"]["player"]["status"] == "stands_off"


def test_hands_that_go_on_as_they_lie_have_their_own_statuses() -> None:
    # Both first cards lie on the Player Hand: a natural nine that no Banker Hand can beat.
    fault = f'irregularity misplaced_cards {{"reconstructable": false}} by {SUPERVISOR}'
    state = shown(NCI, f"no_more_bets; deal KS 9H>player; {fault}")
    assert state["hands"]["player"] == {"cards": ["KS", "9H"], "points": 9}
    assert (state["next"]["do"], state["next"]["hand"]) == ("deal", "banker")
    assert {bet: status["status"] for bet, status in state["bets"].items()} == {
        "player": "open",
        "banker": "open",
        "tie": "open",
        "player_pair": "lost",
        "banker_pair": "open",
        "six": "lost",
    }
    assert state["established_by"] == ["player_pair", "six"]


def test_the_roads_as_the_page_lays_them_down() -> None:
    rounds = (TIE_WITH_PAIRS, PLAYER_WINS, VOID, PLAYER_WINS, TIE, BANKER_WINS)
    (state,) = played(CB, "; ".join([*rounds, "show roads"]))["shown"]
    roads = state["roads"]
    assert set(roads) == {
        "bead_plate",
        "big_road",
        "big_eye_boy",
        "small_road",
        "cockroach_pig",
        "predictions",
    }
    assert roads["bead_plate"] == [
        {"row": row, "col": 0, "result": result, "player_pair": pairs, "banker_pair": pairs}
        for row, (result, pairs) in enumerate(
            [("tie", True), ("player", False), ("player", False), ("tie", False), ("banker", False)]
        )
    ]
    assert roads["big_road"] == [
        {"row": 0, "col": 0, "side": "player", "ties": 1, "player_pair": False, "banker_pair": False},
        {"row": 1, "col": 0, "side": "player", "ties": 1, "player_pair": False, "banker_pair": False},
        {"row": 0, "col": 1, "side": "banker", "ties": 0, "player_pair": False, "banker_pair": False},
    ]
    assert roads["big_eye_boy"] == roads["small_road"] == roads["cockroach_pig"] == []
    assert roads["predictions"] == {
        "banker": {"big_eye_boy": "red", "small_road": None, "cockroach_pig": None},
        "player": {"big_eye_boy": "blue", "small_road": None, "cockroach_pig": None},
    }


def test_derived_roads_and_the_seventh_of_a_column() -> None:
    seven = "; ".join([BANKER_WINS] * 7 + [PLAYER_WINS] * 2)
    (state,) = played(CB, f"{seven}; show roads")["shown"]
    assert [(cell["row"], cell["col"]) for cell in state["roads"]["big_road"]] == [
        *((row, 0) for row in range(6)),
        (5, 1),
        (0, 1),
        (1, 1),
    ]
    assert state["roads"]["big_eye_boy"] == [{"row": 0, "col": 0, "color": "red"}]
    assert state["roads"]["bead_plate"][6] == {
        "row": 0,
        "col": 1,
        "result": "banker",
        "player_pair": False,
        "banker_pair": False,
    }


def test_a_void_of_the_settled_round_takes_it_off_the_roads() -> None:
    void = f'irregularity wrong_number_of_cards {{"reconstructable": false}} by {SUPERVISOR}'
    answer = played(CB, f"{PLAYER_WINS}; {BANKER_WINS}; {void}; show roads")
    assert [cell["result"] for cell in answer["shown"][0]["roads"]["bead_plate"]] == ["player"]
    assert [round_["result"] for round_ in answer["rounds"]] == ["player", "void"]


def test_while_play_is_halted_statuses_and_established_outcomes_say_the_same() -> None:
    state = shown(CB, "place 1 player 100; no_more_bets; deal KS KH 9S 3H 5S")
    assert state["phase"] == "halted"
    decided = [bet for bet, status in state["bets"].items() if status["status"] != "open"]
    assert decided == state["established_by"] == ["player", "banker", "tie", "player_pair", "banker_pair"]


def test_nothing_is_on_offer_while_play_is_halted() -> None:
    steps = (
        f"place 1 player 1000; no_more_bets; deal KS KH 2S 2H 5S; correct_card banker-2 9H by {SUPERVISOR}"
    )
    state = shown(NCI, steps)
    assert (state["phase"], state["offer"]) == ("halted", None)


# --- the Differential counts the bets that stand ----------------------------------------------------------

_LIMITED = CB | {"maximum_differential": "1000"}
_GIVEN_BACK = (
    "place 1 banker 3000; place 2 banker 500; place 3 player 400; no_more_bets; deal KS>banker; "
    f'irregularity misplaced_cards {{"reconstructable": true}} by {SUPERVISOR}; '
    "choose 1 return; choose 2 continue; choose 3 continue"
)


def test_the_differential_leaves_out_bets_that_were_given_back_by_option() -> None:
    before = shown(_LIMITED, _GIVEN_BACK.rpartition("; choose 1 return")[0])["differential"]
    assert (before["banker"], before["excess"], len(before["turn_back"])) == ("3500.00", "2100.00", 2)
    nothing = {"excess": "0.00", "turn_back": []}
    for steps in (_GIVEN_BACK, f"{_GIVEN_BACK}; deal KH 9S 7D; settle"):
        assert shown(_LIMITED, steps)["differential"] == {"banker": "500.00", "player": "400.00"} | nothing


def test_a_void_round_has_no_bets_that_stand() -> None:
    state = shown(_LIMITED, f"place 1 banker 3000; {VOID}")
    assert state["differential"] == {"banker": "0.00", "player": "0.00", "excess": "0.00", "turn_back": []}


def test_the_differential_follows_a_corrected_bet() -> None:
    steps = f"place 1 banker 3000; place 3 player 400; no_more_bets; correct_bet 1 banker 0 by {SUPERVISOR}"
    assert shown(_LIMITED, steps)["differential"]["banker"] == "0.00"
