"""Cards that lie face down: what waits for their faces (NCI ¶3.12, ¶3.14, ¶5.8; RULINGS 12, 15)."""

from __future__ import annotations

import pytest

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
    refused,
    shown,
)

DOWN: Json = {"face_down": True}
FACE_DOWN: Json = NCI | DOWN

# --- NCI ¶3.12, ¶3.14: the Player's third card before the Banker's ----------------------------------------

FOUR = "no_more_bets; deal KS KH KD 2C"
"""Player 0, Banker 2: both draw whatever comes."""
UNREAD = f"place 1 player 1000; {FOUR}; deal XX"
"""The Player's third card lies face down."""
REFUSED = ("players_third_unread", "3.12", None)


@pytest.mark.parametrize("bet", ["player", "banker"])
@pytest.mark.parametrize("card", ["5S", "XX"])
def test_nci_3_12_the_bankers_third_card_waits_for_the_players_to_be_opened(bet: str, card: str) -> None:
    unread = f"place 1 {bet} 1000; {FOUR}; deal XX"
    assert refused(FACE_DOWN, f"{unread}; deal {card}") == REFUSED
    assert refused(FACE_DOWN, f"{unread}; deal {card}>player") == REFUSED


def test_nci_3_12_the_guide_asks_for_the_players_third_card_first() -> None:
    state = shown(FACE_DOWN, UNREAD)
    assert state["next"] == {"do": "open", "hand": "player", "call": None, "position": "player-3"}
    assert state["phase"] == "dealing"


def test_nci_3_12_once_opened_insurance_is_offered_and_not_lost() -> None:
    state = shown(FACE_DOWN, f"{UNREAD}; open player-3 9S")
    assert (state["phase"], state["offer"]["odds"]) == ("insurance", "8")
    round_ = one_round(
        FACE_DOWN, f"{UNREAD}; open player-3 9S; insure 1 player 100; close_insurance; deal 7S; settle"
    )
    assert [offer["after"] for offer in round_["offers"]] == ["player_third"]
    assert round_["settlement"][1]["paid"] == "800.00"


def test_nci_3_12_opened_without_an_offer_the_banker_draws() -> None:
    assert shown(FACE_DOWN, f"{UNREAD}; open player-3 4S; deal 5S")["phase"] == "result"


def test_nci_3_14_granted_the_bankers_card_does_not_wait() -> None:
    granted = f"{UNREAD}; squeeze_order granted by {SUPERVISOR}"
    state = shown(FACE_DOWN, granted)
    assert (state["next"]["do"], state["next"]["hand"]) == ("deal", "banker")
    assert shown(FACE_DOWN, f"{granted}; deal XX")["phase"] == "result"


def test_nci_3_14_refused_the_bankers_card_still_waits() -> None:
    assert refused(FACE_DOWN, f"{UNREAD}; squeeze_order refused by {SUPERVISOR}; deal 5S") == REFUSED


def test_nci_4_2_2_under_the_notice_the_bankers_card_does_not_wait() -> None:
    told = FACE_DOWN | {"private": True, "no_insurance": True}
    assert shown(told, f"{UNREAD}; deal 5S")["next"]["position"] == "player-3"


@pytest.mark.parametrize(
    "bets",
    [
        "",
        "place 1 tie 100; ",
        "place 1 player 1; ",
    ],
    ids=["no bets", "no Original Bet", "too small to insure"],
)
def test_nci_3_11_where_nobody_could_insure_the_bankers_card_does_not_wait(bets: str) -> None:
    assert shown(FACE_DOWN, f"{bets}{FOUR}; deal XX 5S")["phase"] == "result"


def test_nci_5_3_where_every_bettor_has_forgone_it_the_bankers_card_does_not_wait() -> None:
    bet = '{"box": "1", "bettor": "seated", "bet": "player", "amount": "1000"}'
    gone = f'place 1 player 1000; {FOUR}; irregularity walk_away {{"bet": {bet}}} by dealer'
    assert shown(FACE_DOWN, f"{gone}; deal XX 5S")["phase"] == "result"


@pytest.mark.parametrize("game", [CB, E6, NCT, F6], ids=lambda game: str(game["game"]))
def test_without_insurance_the_bankers_card_does_not_wait(game: Json) -> None:
    state = shown(game | DOWN, UNREAD)
    assert (state["next"]["do"], state["next"]["hand"]) == ("deal", "banker")
    assert shown(game | DOWN, f"{UNREAD}; deal 5S")["phase"] == "result"


CARRIED = (
    'no_more_bets; deal KS KH 9S 7D QS; irregularity excess_card {"reconstructable": true, '
    f'"cards": ["KS", "KH", "9S", "7D", "QS", "QH", "QD", "2C", "XX", "5S"]}} by {SUPERVISOR}; settle; '
    "place 1 player 1000; no_more_bets"
)
"""Six cards carried over: Player 0, Banker 2, a third card of the Player not yet read, and the Banker's."""


def test_nci_3_12_a_carried_card_waits_too() -> None:
    state = shown(FACE_DOWN, CARRIED)
    assert state["hands"]["player"]["cards"] == ["QS", "QD", "XX"]
    assert state["hands"]["banker"]["cards"] == ["QH", "2C"]
    assert state["next"]["position"] == "player-3"
    assert refused(FACE_DOWN, f"{CARRIED}; deal 4S") == REFUSED
    opened = shown(FACE_DOWN, f"{CARRIED}; open player-3 9S")
    assert (opened["phase"], opened["offer"]["odds"]) == ("insurance", "8")
    passed = shown(FACE_DOWN, f"{CARRIED}; open player-3 9S; close_insurance")
    assert (passed["phase"], passed["hands"]["banker"]["cards"]) == ("result", ["QH", "2C", "5S"])
    none_due = shown(FACE_DOWN, f"{CARRIED}; open player-3 4S")
    assert none_due["hands"]["banker"]["cards"] == ["QH", "2C", "5S"]


def test_nci_3_14_granted_a_carried_card_is_laid_at_once() -> None:
    state = shown(FACE_DOWN, f"{CARRIED}; squeeze_order granted by {SUPERVISOR}")
    assert state["hands"]["banker"]["cards"] == ["QH", "2C", "5S"]
    assert (state["phase"], state["next"]["position"]) == ("result", "player-3")


# --- RULINGS 15: a card over which play is halted is opened before the question is answered ---------------

RECONSTRUCTED = f'irregularity misplaced_cards {{"reconstructable": true}} by {SUPERVISOR}'
THIRD_MISPLACED = "no_more_bets; deal KS KH 5S 6D XX>banker"
"""Player 5, Banker 6: the Player's third card lies unread on the Banker Hand."""


@pytest.mark.parametrize("game", [CB, NCI, E6, NCT, F6], ids=lambda game: str(game["game"]))
def test_rulings_15_a_misplaced_card_is_opened_and_then_put_in_order(game: Json) -> None:
    assert code(game | DOWN, f"{THIRD_MISPLACED}; {RECONSTRUCTED}") == "face_unknown"
    opened = f"{THIRD_MISPLACED}; open banker-3 4S"
    state = shown(game | DOWN, opened)
    assert (state["phase"], state["hands"]["banker"]["cards"]) == ("halted", ["KH", "6D", "4S"])
    put_back = shown(game | DOWN, f"{opened}; {RECONSTRUCTED.replace(SUPERVISOR, 'shift_manager')}")
    assert put_back["hands"]["player"] == {"cards": ["KS", "5S", "4S"], "points": 9}


def test_cb_5_8_every_unread_face_of_the_hands_can_be_opened_while_play_is_halted() -> None:
    down = "no_more_bets; deal XX XX XX>banker"
    state = shown(CB | DOWN, down)
    assert state["next"]["do"] == "irregularity"
    assert state["next"]["position"] == "player-1"
    opened = f"{down}; open banker-2 9S; open player-1 KS; open banker-1 KH"
    state = shown(CB | DOWN, opened)
    assert (state["phase"], "position" in state["next"]) == ("halted", False)
    put_back = shown(CB | DOWN, f"{opened}; {RECONSTRUCTED}")
    assert put_back["hands"]["player"]["cards"] == ["KS", "9S"]


def test_cb_5_7_a_face_is_opened_while_a_card_after_the_last_halts_play() -> None:
    over = "no_more_bets; deal KS KH 5S 7D XX 2D; open player-3 4S"
    assert shown(CB | DOWN, over)["phase"] == "halted"
    put_back = f'{over}; irregularity excess_card {{"reconstructable": true}} by {SUPERVISOR}; settle'
    round_ = one_round(CB | DOWN, put_back)
    assert (round_["player"]["cards"], round_["carried"]) == (["KS", "5S", "4S"], ["2D"])


def test_rulings_15_the_outcome_is_established_by_the_opened_face() -> None:
    assert shown(CB | DOWN, THIRD_MISPLACED)["outcome_established"] is False
    state = shown(CB | DOWN, f"{THIRD_MISPLACED}; open banker-3 4S")
    assert state["established_by"] == ["player", "banker", "tie", "player_pair", "banker_pair"]


def test_opening_decides_nothing_and_no_offer_falls_due_while_play_is_halted() -> None:
    down = "place 1 banker 1000; no_more_bets; deal KS KH 5S XX>player"
    state = shown(FACE_DOWN, f"{down}; open player-3 6D")
    assert (state["phase"], state["offer"]) == ("halted", None)
    assert code(FACE_DOWN, f"{down}; open player-3 6D; deal 2S") == "play_halted"
    put_back = f"{down}; open player-3 6D; {RECONSTRUCTED}"
    assert shown(FACE_DOWN, put_back)["offer"]["odds"] == "3"


def test_an_opened_face_is_covered_again_and_play_is_still_halted() -> None:
    state = shown(CB | DOWN, f"{THIRD_MISPLACED}; open banker-3 4S; undo")
    assert (state["phase"], state["hands"]["banker"]["cards"]) == ("halted", ["KH", "6D", "XX"])
    state = shown(CB | DOWN, f"{THIRD_MISPLACED}; open banker-3 4S; undo; undo")
    assert (state["phase"], state["hands"]["banker"]["cards"]) == ("dealing", ["KH", "6D"])


def test_a_face_of_which_the_shoe_has_no_more_is_a_fault_of_its_own_until_it_is_undone() -> None:
    four_decks = CB | DOWN | {"decks": 4}
    gone = "no_more_bets; deal 9S 9S 9S 9S; settle; no_more_bets; deal KS KH XX>banker; open banker-2 9S"
    assert code(four_decks, f"{gone}; {RECONSTRUCTED}") == "surplus_card"
    assert code(four_decks, f"{gone}; undo; {RECONSTRUCTED}") == "face_unknown"
    assert shown(four_decks, f"{gone}; undo; open banker-2 8S; {RECONSTRUCTED}")["phase"] == "dealing"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ("no_more_bets; deal KS>banker; open banker-1 KS", "play_halted"),
        (f"{THIRD_MISPLACED}; open player-1 9S", "play_halted"),
        (f"{THIRD_MISPLACED}; open player-3 9S", "no_such_card"),
        (f"{THIRD_MISPLACED}; open banker-3 XX", "face_unknown"),
    ],
)
def test_what_cannot_be_opened_while_play_is_halted(steps: str, expected: str) -> None:
    assert code(CB | DOWN, steps) == expected
