"""`burn`, `cut_card`, `new_shoe` and carried cards in session scripts (CB, NCI ¶5.7; RULINGS 17, 18, 22)."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import (
    CB,
    E6,
    F6,
    GAMES,
    NCI,
    NCT,
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
ROUND = "no_more_bets; deal KS KH 9S 7D; settle"

# --- burn, cut card, new shoe -----------------------------------------------------------------------------


def test_a_burn_takes_the_card_turned_up_and_as_many_more() -> None:
    assert shown(CB, "burn 9S 9")["cards_left"] == 406
    assert shown(CB, "burn KX 0")["cards_left"] == 415
    assert shown(CB, f"{ROUND}; new_shoe {BY}; burn XX 10")["cards_left"] == 405
    assert shown(CB | {"decks": 4}, "burn 2S 207")["cards_left"] == 0
    assert shown(CB, "burn 9S 9; place 1 player 100")["phase"] == "betting"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (f"{ROUND}; burn 9S 9", "burn_is_over"),
        ("place_your_bets; burn 9S 9", "round_open"),
        ("burn 9S 9; burn 9S 9", "burn_is_over"),
        ("burn 9S 416", "not_so_many_cards"),
        ("place_your_bets; new_shoe", "round_open"),
        ("cut_card; cut_card", "cut_card_is_out"),
        ("last_round; last_round", "last_round_is_announced"),
        ("place_your_bets; last_round; no_more_bets; last_round", "last_round_is_announced"),
        (f"cut_card; {ROUND}; last_round", "shoe_ended"),
    ],
)
def test_when_shoe_life_is_refused(steps: str, expected: str) -> None:
    assert code(CB, steps) == expected


@pytest.mark.parametrize(("after", "rounds"), [(None, 1), (0, 0), (1, 1), (3, 3)])
@pytest.mark.parametrize(
    "shown_in", ["place_your_bets; cut_card; ", "no_more_bets; deal KS; cut_card; undo; "]
)
def test_so_many_rounds_are_dealt_after_the_one_of_the_cut_card(
    after: int | None, rounds: int, shown_in: str
) -> None:
    table = CB if after is None else CB | {"house": {"rounds_after_cut_card": after}}
    last = ROUND if "place" in shown_in else "deal KS KH 9S 7D; settle"
    steps = f"{ROUND}; {shown_in}{last}" + f"; {ROUND}" * rounds
    answer = played(table, f"{steps}; place 1 player 100")
    assert [refusal["code"] for refusal in answer["refusals"]] == ["shoe_ended"]
    assert len(answer["rounds"]) == 2 + rounds
    assert answer["state"]["next"]["do"] == "new_shoe"
    # After the cut card a new shoe takes no supervisor.
    assert shown(table, f"{steps}; new_shoe; place 1 player 100")["phase"] == "betting"


@pytest.mark.parametrize("between", ["take_back", ROUND, f"{ROUND}; new_shoe {BY}"])
def test_a_last_round_is_announced_again_once_it_was_taken_back_or_another_is_to_come(between: str) -> None:
    assert code(CB, f"last_round; {between}; last_round; {ROUND}; cut_card; cut_card") == "cut_card_is_out"


@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
def test_cb_5_14_nci_5_15_a_wrong_display_is_put_right_by_a_pit_supervisor_and_changes_nothing(
    table: Json,
) -> None:
    paragraph = {CB["game"]: "5.14", NCI["game"]: "5.15"}.get(table["game"])
    assert refused(table, f"{ROUND}; put_display_right") == ("rank_missing", paragraph, "pit_supervisor")
    assert shown(table, f"{ROUND}; put_display_right {BY}") == shown(table, ROUND)
    dealt = f"place 1 player 100; put_display_right {BY}; no_more_bets; deal KS"
    assert shown(table, f"{dealt}; take_back; take_back")["phase"] == "betting", "no act is lost by it"


def test_between_rounds_the_cut_card_belongs_to_the_round_before() -> None:
    assert code(CB, f"{ROUND}; cut_card; {ROUND}; no_more_bets") == "shoe_ended"


@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
def test_rulings_22_a_new_shoe_before_the_cut_card_takes_a_pit_supervisor(table: Json) -> None:
    assert refused(table, f"{ROUND}; new_shoe") == ("rank_missing", None, "pit_supervisor")
    state = shown(table, f"{ROUND}; new_shoe {BY}")
    assert (state["phase"], state["cards_left"]) == ("between_rounds", 416)
    assert shown(table, "new_shoe")["cards_left"] == 416  # nothing has been dealt from the first


@pytest.mark.parametrize(
    ("table", "paragraph", "most"),
    [(CB, "2.2.1", 8), (NCI, "2.2.1", 8), (E6, "2.2.1", 8), (NCT, "2.2.1", 8), (F6, "2.1", 10)],
)
def test_a_new_shoe_has_the_decks_that_the_game_allows(table: Json, paragraph: str, most: int) -> None:
    assert shown(table, "new_shoe 4")["cards_left"] == 208
    assert shown(table, f"new_shoe {most}")["cards_left"] == most * 52
    for decks in (0, 3, most + 1):
        assert refused(table, f"new_shoe {decks}") == ("decks_not_allowed", paragraph, None)
    assert shown(table | {"decks": 6}, f"{ROUND}; new_shoe {BY}")["cards_left"] == 312


def test_a_new_shoe_has_a_scoreboard_of_its_own() -> None:
    answer = played(CB, f"{ROUND}; new_shoe {BY}; show roads; {ROUND}; show roads")
    assert [len(state["roads"]["bead_plate"]) for state in answer["shown"]] == [0, 1]
    assert len(answer["rounds"]) == 2


@pytest.mark.parametrize(
    ("table", "kind", "paragraph"),
    [
        (CB, "foreign_card", "5.5.1"),
        (NCI, "deck_count", "5.5.2"),
        (F6, "foreign_card", "5.1"),
        (CB, "not_shuffled", "5.5.5"),
    ],
)
def test_rulings_17_nothing_is_dealt_before_a_new_shoe(table: Json, kind: str, paragraph: str) -> None:
    void = f"place 1 player 100; no_more_bets; deal KS; irregularity {kind} {BY}"
    answer = played(table, f"{void}; place 1 player 100")
    assert answer["rounds"][0]["irregularities"][0]["paragraph"] == paragraph
    assert answer["refusals"][0]["code"] == "new_shoe_needed"
    assert answer["state"]["next"]["do"] == "new_shoe"
    assert shown(table, f"{void}; new_shoe; place 1 player 100")["phase"] == "betting"


def test_rulings_17_found_between_rounds_it_voids_nothing() -> None:
    answer = played(CB, f"place 1 player 100; {ROUND}; irregularity foreign_card {BY}; place 1 player 100")
    (round_,) = answer["rounds"]
    assert round_["result"] == "player"
    assert [record["action"] for record in round_["irregularities"]] == ["recorded"]
    assert answer["refusals"][0]["code"] == "new_shoe_needed"


# --- carried cards ----------------------------------------------------------------------------------------

EXCESS = f'irregularity excess_card {{"reconstructable": true}} {BY}'
CARRIED = f"no_more_bets; deal KS KH 9S 7D 4C; {EXCESS}; settle"


def test_cb_5_7_a_card_beyond_the_end_lies_first_in_the_next_round() -> None:
    answer = played(CB, f"{CARRIED}; no_more_bets; show; deal 5H 4D 2C; settle")
    first, second = answer["rounds"]
    assert (first["carried"], first["result"]) == (["4C"], "player")
    (state,) = answer["shown"]
    assert state["hands"]["player"]["cards"] == ["4C"]
    assert (state["next"]["do"], state["next"]["hand"], state["cards_left"]) == ("deal", "banker", 411)
    assert second["player"]["cards"] == ["4C", "4D"]
    assert second["banker"]["cards"] == ["5H", "2C"]
    assert answer["state"]["cards_left"] == 408


def test_chips_that_lay_there_are_recorded_until_the_first_card_out_of_the_shoe() -> None:
    steps = f"{CARRIED}; no_more_bets; place 1 player 100"
    assert shown(CB, steps)["differential"]["player"] == "100.00"
    assert code(CB, f"{steps}; deal 5H; place 1 player 100") == "bets_closed"


def test_a_carried_card_is_discarded_only_if_the_shoe_is_changed() -> None:
    changed = shown(CB, f"{CARRIED}; new_shoe {BY}; no_more_bets")
    assert (changed["phase"], changed["cards_left"]) == ("closed", 416)
    void = 'irregularity technical_interruption {"can_go_on": false} by pit_supervisor'
    still = shown(CB, f"{CARRIED}; place_your_bets; {void}; no_more_bets")
    assert still["hands"]["player"]["cards"] == ["4C"]
    used = shown(CB, f"{CARRIED}; no_more_bets; {void}; no_more_bets")
    assert used["hands"]["player"]["cards"] == []


def test_a_carried_card_is_not_undone() -> None:
    assert code(CB, f"{CARRIED}; no_more_bets; undo") == "nothing_to_undo"
    assert shown(CB, f"{CARRIED}; no_more_bets; deal 5H; undo")["hands"]["player"]["cards"] == ["4C"]


def test_a_carried_card_not_yet_read_is_opened_where_it_lies_in_the_next_round() -> None:
    unread = CARRIED.replace("4C", "XX")
    answer = played(CB, f"{unread}; no_more_bets; show; open player-1 4C; deal 5H 4D 2C; settle")
    assert answer["refusals"] == []
    first, second = answer["rounds"]
    assert first["carried"] == ["XX"]
    assert answer["shown"][0]["hands"]["player"] == {"cards": ["XX"], "points": None}
    assert second["player"]["cards"] == ["4C", "4D"]


def test_a_carried_card_is_dealt_where_a_correction_calls_for_it() -> None:
    for order in (
        f"{CARRIED}; correct_card player-2 5S {BY}",
        f"{CARRIED[:-8]}; correct_card player-2 5S {BY}; settle",
    ):
        round_ = one_round(CB, order)
        assert round_["player"] == {"cards": ["KS", "5S", "4C"], "points": 9}
        assert (round_["result"], round_["carried"]) == ("player", [])


def test_a_correction_that_leaves_the_round_complete_leaves_the_carried_card() -> None:
    round_ = one_round(CB, f"{CARRIED}; correct_card player-2 8S {BY}")
    assert (round_["player"]["points"], round_["carried"]) == (8, ["4C"])
    after = shown(CB, f"{CARRIED}; correct_card player-2 8S {BY}; no_more_bets")
    assert after["hands"]["player"]["cards"] == ["4C"]


FIVE_CARRIED = (
    'no_more_bets; deal KS KH 9S 7D QS; irregularity excess_card {"reconstructable": true, '
    f'"cards": ["KS", "KH", "9S", "7D", "QS", "QH", "5H", "6D", "4S"]}} {BY}; settle'
)
"""Five cards came out beyond the end: next Player 5, Banker 6, and the Player's third card of 4."""


def test_carried_cards_wait_behind_an_offer_that_somebody_can_take() -> None:
    waiting = f"{FIVE_CARRIED}; place 1 banker 1000; no_more_bets"
    state = shown(NCI, waiting)
    assert (state["phase"], state["offer"]["odds"]) == ("insurance", "3")
    assert state["hands"]["player"]["cards"] == ["QS", "5H"]
    assert code(NCI, f"{waiting}; deal 4S") == "insurance_open"
    assert code(NCI, f"{waiting}; decline 1; deal 4S") == "insurance_open"  # the carried card comes first
    (_, round_) = played(NCI, f"{waiting}; insure 1 banker 100; close_insurance; settle")["rounds"]
    assert round_["player"] == {"cards": ["QS", "5H", "4S"], "points": 9}
    assert paid(round_)["1 insurance"] == ("won", "100.00", "400.00")


def test_carried_cards_all_lie_at_once_where_nobody_can_insure() -> None:
    state = shown(NCI, f"{FIVE_CARRIED}; no_more_bets")
    assert (state["phase"], state["hands"]["player"]["cards"]) == ("result", ["QS", "5H", "4S"])
    assert state["cards_left"] == 407


def test_carried_cards_wait_for_a_face_that_is_not_yet_known() -> None:
    unread = FIVE_CARRIED.replace('"5H"', '"XX"')
    for bets in ("", "place 3 player 100; "):
        state = shown(NCI, f"{unread}; {bets}no_more_bets; open player-2 5H")
        assert (state["phase"], state["hands"]["player"]["cards"]) == ("result", ["QS", "5H", "4S"])
    held = shown(NCI, f"{unread}; place 1 banker 1000; no_more_bets; open player-2 5H")
    assert (held["phase"], held["hands"]["player"]["cards"]) == ("insurance", ["QS", "5H"])
