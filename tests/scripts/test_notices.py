"""What a script reports at once about a step that was taken: `notices` (RULINGS 29)."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import CB, GAMES, NCI, NO_LIMITS, Json, played

LOW: Json = CB | {"minimum": "100", "side_minimum": "20"}


def told(table: Json, steps: str) -> list[Json]:
    """The notices of a script in which nothing was refused."""
    answer = played(table, steps)
    assert answer["refusals"] == []
    notices: list[Json] = answer["notices"]
    return notices


@pytest.mark.parametrize("table", GAMES)
def test_rulings_29_a_bet_under_the_minimum_is_told_as_soon_as_it_is_placed(table: Json) -> None:
    assert told(table | {"minimum": "100"}, "show; place 3+1 banker 60") == [
        {
            "step": 1,
            "code": "under_minimum",
            "box": "3",
            "bettor": "standing-1",
            "bet": "banker",
            "minimum": "100.00",
        }
    ]


def test_rulings_29_it_is_the_bet_that_counts_and_not_each_chip() -> None:
    notices = told(LOW, "place 3 banker 60; place 3 banker 30; place 3 banker 10; place 3 banker 5")
    assert [notice["step"] for notice in notices] == [0, 1]


def test_rulings_29_each_bet_is_under_the_minimum_that_binds_it() -> None:
    notices = told(LOW, "place 3 banker 100; place 3 tie 10; place 3 player_pair 20; place 5 player 20")
    assert [(n["step"], n["box"], n["bet"], n["minimum"]) for n in notices] == [
        (1, "3", "tie", "20.00"),
        (3, "5", "player", "100.00"),
    ]


def test_rulings_29_a_bet_left_after_a_tie_is_told_too() -> None:
    tie = "no_more_bets; deal 4S 9D 5H KC; settle"
    notices = told(LOW, f"place 3 banker 60; {tie}; leave 3 banker")
    assert [notice["step"] for notice in notices] == [0, 7]


def test_rulings_29_it_is_taken_and_goes_on_record_at_the_call_as_before() -> None:
    answer = played(LOW, "place 3 banker 60; no_more_bets; deal 4S KD 5H 7C; settle")
    (only,) = answer["rounds"]
    assert [record["kind"] for record in only["irregularities"]] == ["under_minimum"]
    assert [line["at_stake"] for line in only["settlement"]] == ["60.00"]


def test_what_is_left_out_of_a_repeat_is_named_and_the_rest_is_placed() -> None:
    rounds = "place 3 banker 100; place 3 tie 10; place 5 player 300; no_more_bets; deal KS KD 9H 8C; settle"
    answer = played(LOW, f"{rounds}; set_limits maximum=200 by pit_supervisor; repeat; show")
    assert answer["refusals"] == []
    left_out = [notice for notice in answer["notices"] if notice["code"] == "not_repeated"]
    assert [(n["step"], n["box"], n["bet"], n["amount"], n["why"]) for n in left_out] == [
        (10, "5", "player", "300.00", "over_maximum"),
        (10, "3", "tie", "10.00", "under_minimum"),
    ]
    assert answer["shown"][0]["differential"]["banker"] == "100.00"


def test_rulings_29_a_bet_that_is_refused_or_large_enough_or_without_a_minimum_tells_nothing() -> None:
    assert played(LOW, "place 99 banker 60")["notices"] == []
    assert told(LOW, "place 3 banker 100") == []
    assert told(NCI | NO_LIMITS, "place 3 banker 1") == []
