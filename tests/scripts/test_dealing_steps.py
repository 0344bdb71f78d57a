"""`deal`, `open` and `settle` in scripts: the order of cards, unknown faces, faults (RULINGS 15 to 17)."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import (
    CB,
    E6,
    F6,
    GAMES,
    NCI,
    NCT,
    SHIFT,
    SUPERVISOR,
    Json,
    code,
    one_round,
    played,
    refused,
    shown,
)

SHORT_SHOE: Json = CB | {"decks": 4}
FOUR_NINES = "no_more_bets; deal 9S 9S 9S 9S; settle; no_more_bets"


@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
def test_four_cards_go_to_player_banker_player_banker_and_then_by_the_table_of_play(table: Json) -> None:
    round_ = one_round(table, "no_more_bets; deal KS 2H 3D KC 4S 6H; settle")
    assert round_["player"] == {"cards": ["KS", "3D", "4S"], "points": 7}
    assert round_["banker"] == {"cards": ["2H", "KC", "6H"], "points": 8}
    assert (round_["result"], round_["natural"]) == ("banker", False)


@pytest.mark.parametrize(
    ("cards", "result", "natural"),
    [
        ("KS KH 9S 7D", "player", True),
        ("KS KH 7S 8D", "banker", True),
        ("4S 4H 4D 4C", "tie", True),
        ("KS KH 6S 7D", "banker", False),
        ("KS KH 7S 7D", "tie", False),
        ("KS KH 6S 5D 9C", "player", False),
        ("KS 2H 5S KD KC 4S", "banker", False),
    ],
)
def test_the_round_is_over_where_the_table_of_play_ends_it(cards: str, result: str, natural: bool) -> None:
    round_ = one_round(CB, f"no_more_bets; deal {cards}; settle")
    assert (round_["result"], round_["natural"]) == (result, natural)


def test_the_guide_names_each_next_act() -> None:
    dealt = "; show; ".join(f"deal {card}" for card in ("KS", "2H", "3D", "KC", "4S", "6H"))
    answer = played(CB, f"show; place 1 player 100; show; no_more_bets; show; {dealt}; show")
    assert [(state["phase"], state["next"]["do"], state["next"]["hand"]) for state in answer["shown"]] == [
        ("between_rounds", "place_your_bets", None),
        ("betting", "no_more_bets", None),
        ("closed", "deal", "player"),
        ("dealing", "deal", "banker"),
        ("dealing", "deal", "player"),
        ("dealing", "deal", "banker"),
        ("dealing", "deal", "player"),
        ("dealing", "deal", "banker"),
        ("result", "settle", None),
    ]
    assert [state["cards_left"] for state in answer["shown"]] == [416, 416, 416, 415, 414, 413, 412, 411, 410]


def test_pairs_are_of_one_rank_whatever_the_suit() -> None:
    round_ = one_round(CB, "no_more_bets; deal KS QH KX JD 5S 3H; settle")
    assert (round_["player_pair"], round_["banker_pair"]) == (True, False)


@pytest.mark.parametrize(
    ("table", "paragraph"), [(CB, "3.8"), (NCI, "3.8"), (E6, "3.2"), (NCT, "3.2"), (F6, "3.2")]
)
def test_cards_need_closed_bets(table: Json, paragraph: str) -> None:
    assert refused(table, "deal KS") == ("bets_open", paragraph, None)
    assert refused(table, "place 1 player 100; deal KS") == ("bets_open", paragraph, None)


# --- faces that are not yet known -------------------------------------------------------------------------


def test_a_face_down_hand_is_dealt_and_then_opened() -> None:
    down = "place 1 player 100; no_more_bets; deal XX XX XX XX"
    table = CB | {"face_down": True}
    state = shown(table, down)
    assert state["hands"]["player"] == {"cards": ["XX", "XX"], "points": None}
    assert (state["next"]["do"], state["next"]["position"]) == ("open", "player-1")
    assert refused(table, f"{down}; deal 4S") == ("face_unknown", "3.12", None)
    opened = f"{down}; open banker-2 7D; open player-1 KS; open player-2 9S"
    assert shown(table, opened)["hands"]["player"] == {"cards": ["KS", "9S"], "points": 9}
    assert code(table, f"{opened}; settle") == "round_not_over"
    round_ = one_round(table, f"{opened}; open banker-1 KH; settle")
    assert round_["result"] == "player"


def test_a_round_that_is_over_is_settled_once_every_face_is_known() -> None:
    last_down = "no_more_bets; deal KS KH 5S 7D XX"
    state = shown(CB, last_down)
    assert (state["phase"], state["next"]["do"], state["next"]["position"]) == ("result", "open", "player-3")
    assert code(CB, f"{last_down}; settle") == "face_unknown"
    assert one_round(CB, f"{last_down}; open player-3 4S; settle")["result"] == "player"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("open player-1 9S", "no_such_card"),
        ("no_more_bets; deal XX; open player-2 9S", "no_such_card"),
        ("no_more_bets; deal XX; open banker-1 9S", "no_such_card"),
        ("no_more_bets; deal KS; open player-1 9S", "already_open"),
        ("no_more_bets; deal 9X; open player-1 9S", "already_open"),
        ("no_more_bets; deal XX; open player-1 XX", "face_unknown"),
        ("no_more_bets; deal XX; open player-1 9S; open player-1 9S", "already_open"),
    ],
)
def test_what_cannot_be_opened(steps: str, expected: str) -> None:
    assert code(CB, steps) == expected


def test_rulings_15_while_a_face_is_unknown_no_outcome_is_established() -> None:
    three = "no_more_bets; deal KS XX KH"
    state = shown(CB, three)
    assert (state["outcome_established"], state["established_by"]) == (False, [])
    assert {status["status"] for status in state["bets"].values()} == {"open"}
    state = shown(CB, f"{three}; open banker-1 2H")
    assert (state["outcome_established"], state["established_by"]) == (True, ["player_pair"])
    assert state["bets"]["player_pair"] == {"status": "won"}


@pytest.mark.parametrize("table", [CB, NCI, E6, NCT, F6], ids=lambda table: str(table["game"]))
@pytest.mark.parametrize(
    "cards",
    [
        "XX KH KS",
        "KS KH KD XX",
        "KS KH 5S 7D XX",
        "9S KH KD 2C XX",
        "KS KH XX>banker",
        "KS KH 5S 6D XX>banker",
        "KS KH 9S 7D 4S",
    ],
)
def test_rulings_15_a_bet_is_decided_exactly_where_it_establishes_an_outcome(table: Json, cards: str) -> None:
    state = shown(table | {"face_down": True}, f"no_more_bets; deal {cards}")
    decided = [bet for bet, status in state["bets"].items() if status["status"] in ("won", "lost")]
    assert decided == state["established_by"]


def test_rulings_15_an_unread_card_that_lies_aside_hides_nothing() -> None:
    state = shown(CB, "no_more_bets; deal KS KH 9S 7D XX")
    assert state["phase"] == "halted"
    assert state["bets"]["player"] == {"status": "won"}
    assert state["outcome_established"] is True


def test_rulings_16_the_bets_of_the_layout_or_those_placed_establish_an_outcome() -> None:
    three = "no_more_bets; deal KS 2H QH"
    assert shown(CB, three)["established_by"] == ["player_pair"]
    by_bets = CB | {"house": {"established_by": "placed"}}
    assert shown(by_bets, f"place 1 player 100; {three}")["established_by"] == []
    assert shown(by_bets, f"place 1 player_pair 100; {three}")["established_by"] == ["player_pair"]


def test_rulings_15_a_bet_is_decided_when_every_run_of_cards_gives_one_answer() -> None:
    # Player 7 against Banker 2: only the Banker draws.
    state = shown(NCI, "no_more_bets; deal KS KH 7S 2D")
    assert state["bets"] == {
        "player": {"status": "open"},
        "banker": {"status": "open"},
        "tie": {"status": "open"},
        "player_pair": {"status": "lost"},
        "banker_pair": {"status": "lost"},
        "six": {"status": "lost"},  # a Banker that makes six loses to seven
    }
    assert state["established_by"] == ["player_pair", "banker_pair", "six"]
    tie = shown(NCI, "no_more_bets; deal KS 7H 7S KD")
    assert [tie["bets"][bet]["status"] for bet in ("player", "banker", "tie")] == [
        "stands_off",
        "stands_off",
        "won",
    ]
    assert tie["established_by"] == ["tie", "player_pair", "banker_pair", "six"]


# --- faults -----------------------------------------------------------------------------------------------

PRIVATE: Json = NCI | {"private": True, "face_down": True}
BEFORE_THE_FAULT = "place 1 banker 1000; no_more_bets; deal KS 7H"
MISPLACED = f"{BEFORE_THE_FAULT}; deal 2D>banker"


def test_a_card_put_wrong_is_accepted_as_the_fault_that_it_is() -> None:
    state = shown(PRIVATE, MISPLACED)
    assert (state["phase"], state["next"]["do"]) == ("halted", "irregularity")
    assert state["hands"]["banker"]["cards"] == ["7H", "2D"]
    assert state["cards_left"] == 413
    assert shown(PRIVATE, f"{BEFORE_THE_FAULT}; deal 2D>player")["phase"] == "dealing"


def test_a_card_after_the_last_lies_aside_or_where_it_was_put() -> None:
    over = "no_more_bets; deal KS KH 9S 7D 4C"
    state = shown(CB, over)
    assert (state["phase"], state["cards_left"]) == ("halted", 411)
    assert state["hands"]["player"]["cards"] == ["KS", "9S"]
    assert shown(CB, f"{over}>player")["hands"]["player"]["cards"] == ["KS", "9S", "4C"]


@pytest.mark.parametrize(
    "step",
    [
        "place_your_bets",
        "place 1 banker 100",
        "withdraw 1 banker",
        "leave 1 banker",
        "reject_excess",
        "no_more_bets",
        "deal 3S",
        "open player-1 3S",
        "squeeze 1",
        "squeeze_order granted",
        "insure 1 banker 100",
        "decline 1",
        "close_insurance",
        "settle",
        "choose 1 continue",
        "neglected_insurance 1 banker",
        "correct_card player-1 3S",
        "correct_bet 1 banker 500",
        "burn 3S 3",
        "cut_card",
        "new_shoe",
        "set_limits minimum=50",
        "notice up",
    ],
)
def test_while_play_is_halted_only_irregularity_undo_and_show_are_taken(step: str) -> None:
    answer = played(PRIVATE, f"{MISPLACED}; show; {step} by {SHIFT}; show", on_refusal="continue")
    assert len(answer["refusals"]) == 1, step
    assert answer["shown"][0] == answer["shown"][1] == answer["state"]
    assert shown(PRIVATE, f"{MISPLACED}; undo")["phase"] == "dealing"


@pytest.mark.parametrize(
    ("step", "kind", "paragraph"),
    [("undo", None, None), ("", "deck_count", "5.5.2"), ("", "foreign_card", "5.5.1")],
)
def test_a_card_of_which_the_shoe_can_hold_no_more_is_a_fault(
    step: str, kind: str | None, paragraph: str | None
) -> None:
    fifth = f"{FOUR_NINES}; deal 9S"
    state = shown(SHORT_SHOE, fifth)
    assert (state["phase"], state["next"]["do"]) == ("halted", "irregularity")
    assert code(SHORT_SHOE, f"{fifth}; deal KH") == "play_halted"
    if kind is None:
        assert shown(SHORT_SHOE, f"{fifth}; {step}; deal 9H")["phase"] == "dealing"
        return
    answer = played(SHORT_SHOE, f"{fifth}; irregularity {kind} by {SUPERVISOR}; place 1 player 100")
    assert answer["rounds"][1]["result"] == "void"
    (record,) = answer["rounds"][1]["irregularities"]
    assert (record["kind"], record["paragraph"], record["action"]) == (kind, paragraph, "void")
    assert answer["refusals"][0]["code"] == "new_shoe_needed"


def test_a_surplus_card_may_be_found_when_its_face_is_opened() -> None:
    state = shown(SHORT_SHOE, f"{FOUR_NINES}; deal XX; open player-1 9S")
    assert state["phase"] == "halted"
    assert shown(SHORT_SHOE, f"{FOUR_NINES}; deal XX; open player-1 9S; undo")["phase"] == "dealing"


def test_a_card_whose_suit_was_not_read_never_counts_as_surplus() -> None:
    assert shown(SHORT_SHOE, f"{FOUR_NINES}; deal 9X")["phase"] == "dealing"
    unread = "no_more_bets; deal 9X 9X 9X 9X; settle; no_more_bets; deal 9S 9S 9S 9S"
    assert shown(SHORT_SHOE, unread)["phase"] == "result"


def test_an_empty_shoe_leaves_the_irregularity_of_too_few_cards() -> None:
    four_left = "burn 2S 203; place 1 player 100; no_more_bets; deal KS KH 2D 3C"
    assert shown(SHORT_SHOE, four_left)["cards_left"] == 0
    assert refused(SHORT_SHOE, f"{four_left}; deal 4S") == ("shoe_empty", "5.5.4", None)
    answer = played(SHORT_SHOE, f"{four_left}; irregularity shoe_exhausted by {SUPERVISOR}")
    assert answer["rounds"][0]["result"] == "void"
    assert answer["rounds"][0]["irregularities"][0]["paragraph"] == "5.5.4"
    assert answer["state"]["next"]["do"] == "new_shoe"


def test_a_void_round_has_no_result_and_nothing_stays_decided() -> None:
    void = 'irregularity technical_interruption {"can_go_on": false}'
    answer = played(CB, f"place 1 player 100; no_more_bets; deal KS KH; {void} by {SUPERVISOR}")
    (round_,) = answer["rounds"]
    assert round_["result"] == "void"
    assert round_["player"] == {"cards": ["KS"], "points": 0}
    assert round_["settlement"][0]["outcome"] == "returned"
    assert round_["settlement"][0]["returned"] == "100.00"
    assert round_["house_net"] == "0.00"
    assert {bet["status"] for bet in answer["state"]["bets"].values()} == {"open"}
    assert answer["state"]["outcome_established"] is False


def test_a_tie_is_called_with_what_else_pays() -> None:
    tie = "place 1 tie 100; no_more_bets; deal {cards}; show"
    assert shown(CB, tie.format(cards="4S 4H 5C 5D"))["next"]["call"] == "Tie, nine each."
    assert shown(CB, tie.format(cards="KS 4H 9C 5D"))["next"]["call"] == "Tie, nine each."
    called = shown(E6, tie.format(cards="3S KH 3C 6D"))["next"]["call"]
    assert called == "Tie, six each. Easy Six pays six. Player Pair."
