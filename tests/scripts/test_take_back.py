"""`take_back` in scripts: an act goes back with all that it made, one by one from the latest (RULINGS 27)."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import REPORTING_TABLES
from terminal.table.audit.audit import audit_ledger
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from tests.scripts.scripting import (
    CB,
    NCI,
    SUPERVISOR,
    Json,
    code,
    in_steps,
    one_round,
    played,
    shown,
)

FACE_DOWN: Json = NCI | {"face_down": True}
LIMITED: Json = CB | {"maximum_differential": "500"}
OFFER = "place 1 banker 1000; place 2 banker 400; no_more_bets; deal KS KH 5S 6D"
"""Player 5, Banker 6: three to one on the Banker Hand."""
CLOSED = "place 1 player 100; no_more_bets"
DEALT = f"{CLOSED}; deal KS KH 9S 7D"
CHOOSING = (
    "place 1 player 100; place 2 banker 100; no_more_bets; deal KS>banker; "
    f'irregularity misplaced_cards {{"reconstructable": true}} by {SUPERVISOR}'
)
TIE = "place 1 player 100; no_more_bets; deal KS KH 7S 7D; settle"

WAYS_BACK: list[tuple[str, Json, str, str]] = [
    ("place_your_bets", CB, "", "place_your_bets"),
    ("the first bet, which commences the round", CB, "", "place 1 player 100"),
    ("a bet", CB, "place 1 player 100", "place 1 player 50"),
    ("a withdrawal", CB, "place 1 player 100", "withdraw 1 player 40"),
    ("chips taken up after a Tie, before the round", CB, TIE, "withdraw 1 player 40"),
    ("chips taken up after a Tie, in the round", CB, f"{TIE}; place_your_bets", "withdraw 1 player"),
    ("a bet left after a Tie", CB, TIE, "leave 1 player"),
    ("turning back", LIMITED, "place 1 banker 300; place 2+1 banker 400", "reject_excess"),
    ("the call", CB, "place 1 player 100", "no_more_bets"),
    ("the call of an empty round", CB, "", "no_more_bets"),
    ("the call over what a Tie has left", CB, TIE, "no_more_bets"),
    ("the call over the limit", LIMITED, "place 1 banker 900; place 2 player 50", "no_more_bets"),
    ("a bet recorded after the call", CB, CLOSED, "place 2 banker 200"),
    ("a card", CB, CLOSED, "deal KS"),
    ("a card in the wrong place", CB, CLOSED, "deal KS>banker"),
    ("a card with the offer it calls for", NCI, OFFER.removesuffix(" 6D"), "deal 6D"),
    ("a face", FACE_DOWN, "no_more_bets; deal XX XX", "open player-1 9S"),
    ("a request to squeeze", FACE_DOWN, "place 1 banker 100", "squeeze 1"),
    ("insurance", NCI, OFFER, "insure 1 banker 300"),
    ("insurance after a no", NCI, f"{OFFER}; decline 1; decline 2", "insure 1 banker 300"),
    ("a declined insurance", NCI, OFFER, "decline 1"),
    ("the end of an offer", NCI, OFFER, "close_insurance"),
    ("the end of an offer not made", NCI, OFFER, "close_insurance unoffered"),
    ("a card that ends an offer", NCI, f"{OFFER}; decline 1; decline 2", "deal 4S"),
    ("an option", CB, CHOOSING, "choose 1 return"),
    ("the last option", CB, f"{CHOOSING}; choose 1 continue", "choose 2 continue"),
    ("the cut card in a round", CB, CLOSED, "cut_card"),
    ("the cut card between rounds", CB, f"{DEALT}; settle", "cut_card"),
    ("the last round announced", CB, f"{DEALT}; settle", "last_round"),
    ("the burn", CB, "new_shoe", "burn 9S 9"),
]


@pytest.mark.parametrize(
    ("table", "steps", "act"), [way[1:] for way in WAYS_BACK], ids=[way[0] for way in WAYS_BACK]
)
def test_every_act_of_the_dealer_is_taken_back_as_a_whole(table: Json, steps: str, act: str) -> None:
    before = shown(table, steps)
    after = shown(table, f"{steps}; {act}")
    back = shown(table, f"{steps}; {act}; take_back")
    assert back == before
    again = shown(table, f"{steps}; {act}; take_back; {act}")
    assert again == after


def test_bets_given_back_with_the_end_of_a_round_lie_again_and_the_round_stays_over() -> None:
    given_back = in_steps(f"{TIE}; take_back")
    given_back[-2]["give_back"] = True
    assert shown(CB, given_back) == shown(CB, TIE)
    assert shown(CB, given_back[:-1]) == shown(CB, f"{TIE}; withdraw_all")
    given_back[-2]["give_back"] = ["1"]
    assert shown(CB, given_back[:-1]) == shown(CB, f"{TIE}; withdraw_all")
    assert shown(CB, given_back) == shown(CB, TIE)


def test_ledgers_with_acts_taken_back_are_whole_and_their_tables_are_made_again_alike(tmp_path: Path) -> None:
    ledger = Ledger.create(tmp_path / "script.ledger", kind=LedgerKind.REPLAY, table_id="script", zone="UTC")
    played_out = "place_your_bets; no_more_bets; deal KS KH 9S 7D; settle"
    mended = f"take_back; correct_bet 1 player 200 by {SUPERVISOR}"
    scripts = [(table, f"{steps}; {act}; take_back; {act}; take_back") for _, table, steps, act in WAYS_BACK]
    scripts += [
        (CB, f"{played_out}; place_your_bets; {mended}; {played_out}"),
        (CB, f"{DEALT}; settle; place 2 banker 300; {mended}; place 2 banker 300; {mended}; {played_out}"),
        (LIMITED, f"place 1 banker 900; no_more_bets; take_back; reject_excess; {played_out[17:]}"),
        (CB, "place 1 player 100; no_more_bets; take_back; take_back; " + DEALT),
    ]
    given_back = in_steps(f"{TIE}; take_back; {DEALT}; settle")
    given_back[given_back.index({"do": "settle"})]["give_back"] = True
    for table, steps in [*scripts, (CB, given_back)]:
        script = read_script(ScriptPlace("test"), {"table": table, "steps": in_steps(steps)})
        play(script, ledger)
    tables = _reporting_rows(ledger)
    ledger.rebuild()
    assert _reporting_rows(ledger) == tables
    ledger.close()
    assert audit_ledger(tmp_path / "script.ledger").findings == ()


def _reporting_rows(ledger: Ledger) -> dict[str, list[object]]:
    return {
        name: ledger._connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2, 3").fetchall()
        for name in REPORTING_TABLES
    }


def test_acts_are_taken_back_one_by_one_over_what_stops_undo() -> None:
    steps = [
        "place 1 banker 300",
        "place 2+1 banker 400",
        "reject_excess",
        "no_more_bets",
        "deal KS",
        "cut_card",
    ]
    states = [shown(LIMITED, "; ".join(steps[:count])) for count in range(len(steps) + 1)]
    for count in range(len(steps) + 1):
        back = "; ".join([*steps, *["take_back"] * count])
        assert shown(LIMITED, back) == states[len(steps) - count]
    assert code(LIMITED, "; ".join([*steps, *["take_back"] * 7])) == "nothing_to_take_back"


def test_an_act_is_named_by_its_step_and_only_the_latest_is_taken_back() -> None:
    placed = "place 1 player 100; place 2 banker 200"
    assert code(CB, f"{placed}; take_back 0") == "not_the_last_act"
    assert code(CB, f"{placed}; take_back 1; take_back 1") == "not_the_last_act"
    assert shown(CB, f"{placed}; take_back 1; take_back 0")["phase"] == "between_rounds"


@pytest.mark.parametrize(
    "steps",
    [
        "",
        f"{DEALT}; settle",
        f"{CLOSED}; deal KS; correct_card player-1 QS by {SUPERVISOR}",
        CHOOSING,
        'no_more_bets; deal KS; irregularity technical_interruption {"can_go_on": true}',
        f"no_more_bets; deal KS KH 2S 2D; squeeze_order granted by {SUPERVISOR}",
        f"set_limits minimum=50 by {SUPERVISOR}",
        "new_shoe",
        f"place_your_bets late by {SUPERVISOR}",
    ],
)
def test_a_decision_and_what_came_before_it_stay(steps: str) -> None:
    before = shown(FACE_DOWN, steps)
    assert code(FACE_DOWN, f"{steps}; take_back") == "nothing_to_take_back"
    assert played(FACE_DOWN, f"{steps}; take_back")["state"] == before


def test_the_cut_card_is_taken_back_until_a_bet_of_the_next_round_lies() -> None:
    table = CB | {"house": {"rounds_after_cut_card": 0}}
    out = f"{CLOSED}; cut_card; deal KS KH 9S 7D; settle"
    assert code(table, f"{out}; place_your_bets") == "shoe_ended"
    assert shown(table, f"{out}; take_back; place_your_bets")["phase"] == "betting"
    assert code(table, f"{out}; take_back; take_back") == "nothing_to_take_back"
    on = f"{CLOSED}; cut_card; deal KS KH 9S 7D; settle; place 1 player 100"
    assert shown(CB, f"{on}; take_back; take_back; cut_card; take_back")["phase"] == "between_rounds"
    assert code(CB, f"{on}; take_back 2") == "not_the_last_act"
    assert code(CB, f"{on}; no_more_bets; deal KS KH 9S 7D; settle; take_back") == "nothing_to_take_back"


def test_after_place_your_bets_is_taken_back_the_round_before_can_be_corrected() -> None:
    steps = f"{DEALT}; settle; place 2 banker 300; take_back; correct_bet 1 player 200 by {SUPERVISOR}"
    answer = played(CB, f"{steps}; place 2 banker 300; no_more_bets; deal KS KH 9S 7D; settle")
    assert [line["placed"] for round_ in answer["rounds"] for line in round_["settlement"]] == [
        "200.00",
        "300.00",
    ]


def test_what_the_terminal_put_on_record_at_the_call_goes_with_the_call() -> None:
    over = "place 1 banker 900; place 2 player 50; no_more_bets"
    dealt = "deal KS KH 9S 7D; settle"
    kinds = ["excess_differential", "under_minimum"]
    assert [fault["kind"] for fault in one_round(LIMITED, f"{over}; {dealt}")["irregularities"]] == kinds
    mended = f"{over}; take_back; withdraw 1 banker 500; place 2 player 50; no_more_bets; {dealt}"
    assert one_round(LIMITED, mended)["irregularities"] == []
    twice = f"{over}; take_back; no_more_bets; {dealt}"
    assert [fault["kind"] for fault in one_round(LIMITED, twice)["irregularities"]] == kinds


def test_undo_keeps_its_meaning_next_to_take_back() -> None:
    assert code(CB, "place 1 player 100; no_more_bets; undo") == "nothing_to_undo"
    assert code(CB, "place 1 player 100; no_more_bets; take_back; undo") == "nothing_to_undo"
    both = "place 1 player 100; place 2 banker 200; undo; take_back"
    assert shown(CB, both)["phase"] == "between_rounds"
    after = "place 1 player 100; undo; take_back"
    assert shown(CB, "place 1 player 100; undo")["phase"] == "betting"
    assert shown(CB, after)["phase"] == "between_rounds"
    over = f"{TIE}; place 2 banker 200; leave 1 player; undo; take_back"
    assert code(CB, over) == "nothing_to_take_back"
