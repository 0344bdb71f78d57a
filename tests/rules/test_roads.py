"""The roads of the scoreboard against examples worked out by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace

import pytest

from terminal.rules.bets import Hand, Result
from terminal.rules.roads import (
    BeadCell,
    BigRoadCell,
    Color,
    DerivedCell,
    NextMarks,
    Played,
    scoreboard,
    to_contract,
)

R, B = Color.RED, Color.BLUE
RESULTS = {"B": Result.BANKER, "P": Result.PLAYER, "T": Result.TIE, "V": Result.VOID}

# Logical columns of the big road, depths 2 2 1 2 3 1. Columns and rows are counted from 1 in the notes below.
#     B P B P B P
#     B P . P B .
#     . . . . B .
SIX_COLUMNS = "BB PP B PP BBB P"


def shoe(notation: str) -> list[Played]:
    """Return rounds from `B P T V`, with `p` and `b` after one for its Pairs; blanks only help reading."""
    rounds = re.findall(r"([BPTV])([pb]*)", notation)
    assert "".join(result + pairs for result, pairs in rounds) == notation.replace(" ", "")
    return [Played(RESULTS[result], "p" in pairs, "b" in pairs) for result, pairs in rounds]


def drawing(road: Sequence[BigRoadCell] | Sequence[DerivedCell]) -> list[str]:
    """Return the rows of a road as text, trimmed at the right: B P, or R for red and b for blue."""
    signs = {(cell.row, cell.col): _sign(cell) for cell in road}
    assert len(signs) == len(road), "two cells in one place"
    rows = 1 + max((row for row, _ in signs), default=-1)
    cols = 1 + max((col for _, col in signs), default=-1)
    return ["".join(signs.get((row, col), ".") for col in range(cols)).rstrip(".") for row in range(rows)]


def _sign(cell: BigRoadCell | DerivedCell) -> str:
    if isinstance(cell, BigRoadCell):
        return cell.side.value[0].upper()
    return {"red": "R", "blue": "b"}[cell.color.value]


def test_an_empty_shoe_has_empty_roads_and_predicts_nothing() -> None:
    board = scoreboard([])
    assert (board.bead_plate, board.big_road, board.big_eye_boy) == ((), (), ())
    assert (board.small_road, board.cockroach_pig) == ((), ())
    assert board.predictions.banker == board.predictions.player == NextMarks(None, None, None)


# --- bead plate -----------------------------------------------------------------------------------------


def test_bead_plate_fills_columns_from_the_top_with_every_result_and_its_pairs() -> None:
    assert scoreboard(shoe("B Pp Tb Bpb P T B")).bead_plate == (
        BeadCell(0, 0, Result.BANKER, False, False),
        BeadCell(1, 0, Result.PLAYER, True, False),
        BeadCell(2, 0, Result.TIE, False, True),
        BeadCell(3, 0, Result.BANKER, True, True),
        BeadCell(4, 0, Result.PLAYER, False, False),
        BeadCell(5, 0, Result.TIE, False, False),
        BeadCell(0, 1, Result.BANKER, False, False),
    )


def test_the_thirteenth_bead_opens_the_third_column() -> None:
    last = scoreboard(shoe("B" * 13)).bead_plate[-1]
    assert (last.row, last.col) == (0, 2)


# --- big road -------------------------------------------------------------------------------------------


def test_big_road_starts_a_column_with_every_change_of_side() -> None:
    assert drawing(scoreboard(shoe(SIX_COLUMNS)).big_road) == [
        "BPBPBP",
        "BP.PB",
        "....B",
    ]


def test_big_road_cells_come_in_the_order_of_play() -> None:
    road = scoreboard(shoe("B PP B")).big_road
    assert [(cell.row, cell.col, cell.side) for cell in road] == [
        (0, 0, Hand.BANKER),
        (0, 1, Hand.PLAYER),
        (1, 1, Hand.PLAYER),
        (0, 2, Hand.BANKER),
    ]


def test_a_tie_counts_on_the_last_decision_and_does_not_part_a_column() -> None:
    road = scoreboard(shoe("B TT B P T P")).big_road
    assert drawing(road) == ["BP", "BP"]
    assert [cell.ties for cell in road] == [2, 0, 1, 0]


def test_ties_before_the_first_decision_are_held_for_the_first_cell() -> None:
    assert scoreboard(shoe("TT")).big_road == ()
    assert scoreboard(shoe("TT P")).big_road == (BigRoadCell(0, 0, Hand.PLAYER, 2, False, False),)
    assert [cell.ties for cell in scoreboard(shoe("TT P T B T")).big_road] == [3, 1]


def test_pairs_of_a_decision_stand_on_its_own_cell() -> None:
    road = scoreboard(shoe("Bp Pb Bpb B")).big_road
    assert [(cell.player_pair, cell.banker_pair) for cell in road] == [
        (True, False),
        (False, True),
        (True, True),
        (False, False),
    ]


@pytest.mark.parametrize("notation", ["B Tpb", "Tpb B"])
def test_pairs_of_a_tied_round_stay_on_the_bead_plate(notation: str) -> None:
    board = scoreboard(shoe(notation))
    assert board.big_road == (BigRoadCell(0, 0, Hand.BANKER, 1, False, False),)
    assert [bead.player_pair for bead in board.bead_plate] == [
        played.player_pair for played in shoe(notation)
    ]


def test_a_void_round_is_drawn_nowhere() -> None:
    with_voids = shoe("V T Vpb BB V B V PP Tp V B Vb PP V")
    assert scoreboard(with_voids) == scoreboard(shoe("T BBB PP Tp B PP"))
    assert scoreboard(shoe("V V")) == scoreboard([])


# --- tails ----------------------------------------------------------------------------------------------


def test_a_run_past_the_sixth_row_turns_right() -> None:
    assert drawing(scoreboard(shoe("B" * 9)).big_road) == ["B", "B", "B", "B", "B", "BBBB"]


def test_six_in_a_run_have_no_tail_yet() -> None:
    assert drawing(scoreboard(shoe("BBBBBB P")).big_road) == ["BP", "B", "B", "B", "B", "B"]


def test_the_next_column_starts_next_to_the_head_of_a_run_not_beyond_its_tail() -> None:
    assert drawing(scoreboard(shoe("B" * 9 + "PP B")).big_road) == ["BPB", "BP", "B", "B", "B", "BBBB"]


def test_a_column_that_meets_a_tail_turns_right_above_it() -> None:
    # Eight Banker wins end at the third place of the sixth row. Six Player wins go down five rows, then
    # right. Five Banker wins go down four rows, for the Player's tail lies in the fifth, then right.
    assert drawing(scoreboard(shoe("B" * 8 + "P" * 6 + "B" * 5)).big_road) == [
        "BPB",
        "BPB",
        "BPB",
        "BPBB",
        "BPP",
        "BBB",
    ]


def test_a_column_reaches_the_sixth_row_beyond_the_end_of_a_tail() -> None:
    assert drawing(scoreboard(shoe("B" * 7 + "P" + "B" * 6)).big_road) == [
        "BPB",
        "B.B",
        "B.B",
        "B.B",
        "B.B",
        "BBB",
    ]


def test_a_tail_keeps_its_row_when_the_cell_below_is_free_again() -> None:
    # The Player's run turns above the Banker's tail of one; that tail is passed at once, and the row is kept.
    assert drawing(scoreboard(shoe("B" * 7 + "P" * 8)).big_road) == ["BP", "BP", "BP", "BP", "BPPPP", "BB"]


def test_a_tail_may_pass_over_the_end_of_a_longer_tail_below() -> None:
    assert drawing(scoreboard(shoe("B" * 10 + "P" * 9 + "B")).big_road) == [
        "BPB",
        "BP",
        "BP",
        "BP",
        "BPPPPP",
        "BBBBB",
    ]


def test_a_column_starts_at_the_next_free_place_when_a_tail_fills_the_top_row() -> None:
    # Each run turns one row higher than the one before it, until the sixth can only run along the top row.
    assert drawing(
        scoreboard(shoe("B" * 7 + "P" * 6 + "B" * 5 + "P" * 4 + "B" * 3 + "PPP" + "BB")).big_road
    ) == [
        "BPBPBPPPB",
        "BPBPBB..B",
        "BPBPP",
        "BPBB",
        "BPP",
        "BB",
    ]


# --- derived roads --------------------------------------------------------------------------------------


def test_big_eye_boy_compares_with_one_column_back() -> None:
    # Column 2 row 2: column 1 has a row 2                    red
    # Column 3 opens: columns 2 and 1 are 2 and 2 deep        red
    # Column 4 opens: columns 3 and 2 are 1 and 2 deep        blue;  row 2: column 3 ends just above   blue
    # Column 5 opens: columns 4 and 3 are 2 and 1 deep        blue;  row 2: column 4 has a row 2       red
    #                                                                row 3: column 4 ends just above   blue
    # Column 6 opens: columns 5 and 4 are 3 and 2 deep        blue
    assert drawing(scoreboard(shoe(SIX_COLUMNS)).big_eye_boy) == [
        "RbRb",
        "Rb.b",
        ".b",
    ]


def test_small_road_compares_with_two_columns_back() -> None:
    # Column 3 has no row 2, so the road begins with column 4.
    # Column 4 opens: columns 3 and 1 are 1 and 2 deep        blue;  row 2: column 2 has a row 2       red
    # Column 5 opens: columns 4 and 2 are 2 and 2 deep        red;   row 2: column 3 ends just above   blue
    #                                                                row 3: column 3 ended long before red
    # Column 6 opens: columns 5 and 3 are 3 and 1 deep        blue
    assert drawing(scoreboard(shoe(SIX_COLUMNS)).small_road) == [
        "bRbRb",
        ".R",
    ]


def test_cockroach_pig_compares_with_three_columns_back() -> None:
    # Column 4 row 2: column 1 has a row 2                    red
    # Column 5 opens: columns 4 and 1 are 2 and 2 deep        red;   row 2: column 2 has a row 2       red
    #                                                                row 3: column 2 ends just above   blue
    # Column 6 opens: columns 5 and 2 are 3 and 2 deep        blue
    assert drawing(scoreboard(shoe(SIX_COLUMNS)).cockroach_pig) == [
        "Rb",
        "Rb",
        "R",
    ]


def test_derived_cells_come_in_the_order_of_play() -> None:
    assert scoreboard(shoe(SIX_COLUMNS)).cockroach_pig == (
        DerivedCell(0, 0, R),
        DerivedCell(1, 0, R),
        DerivedCell(2, 0, R),
        DerivedCell(0, 1, B),
        DerivedCell(1, 1, B),
    )


@pytest.mark.parametrize(
    ("before", "first", "marks"),
    [
        ("BBB P", "P", (1, 0, 0)),  # Big Eye Boy: column 2 row 2 …
        ("BBB P", "B", (1, 0, 0)),  # … or column 3 row 1
        ("B P B", "B", (2, 1, 0)),  # Small Road: column 3 row 2 …
        ("B P B", "P", (2, 1, 0)),  # … or column 4 row 1
        ("B P B P", "P", (3, 2, 1)),  # Cockroach Pig: column 4 row 2 …
        ("B P B P", "B", (3, 2, 1)),  # … or column 5 row 1
    ],
)
def test_each_derived_road_begins_at_its_own_place(
    before: str, first: str, marks: tuple[int, int, int]
) -> None:
    def counts(notation: str) -> tuple[int, ...]:
        board = scoreboard(shoe(notation))
        return len(board.big_eye_boy), len(board.small_road), len(board.cockroach_pig)

    assert counts(before) == tuple(max(count - 1, 0) for count in marks)
    assert counts(before + first) == marks


def test_derived_roads_have_tails_of_their_own() -> None:
    # Thirteen columns of one decision: all red, from column 3, 4 and 5 on.
    board = scoreboard(shoe("BP" * 6 + "B"))
    assert drawing(board.big_eye_boy) == ["R", "R", "R", "R", "R", "RRRRRR"]
    assert drawing(board.small_road) == ["R", "R", "R", "R", "R", "RRRRR"]
    assert drawing(board.cockroach_pig) == ["R", "R", "R", "R", "R", "RRRR"]


def test_derived_roads_read_the_depth_of_a_run_not_its_tail() -> None:
    # Columns of 7 and 8. On the board the second turns in the fifth row, yet its seventh decision is held
    # against the first column's seventh (red); its eighth is one too many (blue), a ninth is red again.
    assert drawing(scoreboard(shoe("B" * 7 + "P" * 8)).big_eye_boy) == ["Rb", "R", "R", "R", "R", "R"]
    assert drawing(scoreboard(shoe("B" * 7 + "P" * 9)).big_eye_boy) == ["RbR", "R", "R", "R", "R", "R"]


@pytest.mark.parametrize(("second", "color"), [(8, R), (7, B), (9, B)])
def test_a_new_column_compares_whole_runs_though_both_fill_the_six_rows(second: int, color: Color) -> None:
    before = shoe("B" * 8 + "P" * second)
    assert scoreboard([*before, Played(Result.BANKER)]).big_eye_boy[-1].color is color


def test_ties_change_no_derived_road() -> None:
    plain = scoreboard(shoe(SIX_COLUMNS))
    tied = scoreboard(shoe("T BTB PPT B TPTP BBTB PT"))
    assert (tied.big_eye_boy, tied.small_road, tied.cockroach_pig) == (
        plain.big_eye_boy,
        plain.small_road,
        plain.cockroach_pig,
    )
    assert tied.predictions == plain.predictions


# --- predictions and contract ---------------------------------------------------------------------------


def test_predictions_say_what_the_next_decision_would_mark() -> None:
    # Player: column 6 row 2. Columns 5 and 4 have a row 2 (red, red), column 3 ends just above (blue).
    # Banker opens column 7: column 6 is 1 deep, columns 5, 4, 3 are 3, 2, 1 (blue, blue, red).
    predictions = scoreboard(shoe(SIX_COLUMNS)).predictions
    assert predictions.player == NextMarks(R, R, B)
    assert predictions.banker == NextMarks(B, B, R)


def test_a_road_that_has_not_begun_predicts_nothing() -> None:
    # A second Player win is column 2 row 2 (column 1 ends just above, blue); a Banker win opens column 3
    # after two columns of one (red). The other two roads begin later.
    predictions = scoreboard(shoe("B P")).predictions
    assert predictions.player == NextMarks(B, None, None)
    assert predictions.banker == NextMarks(R, None, None)


def test_a_round_that_nobody_numbers_has_no_number_and_the_number_changes_no_road() -> None:
    assert [played.number for played in shoe("BP")] == [0, 0]
    numbered = [replace(played, number=place) for place, played in enumerate(shoe(SIX_COLUMNS), 1)]
    assert scoreboard(numbered) == scoreboard(shoe(SIX_COLUMNS))


def test_contract_shape() -> None:
    shown = to_contract(scoreboard(shoe("T Bp Tb PP V")))
    assert shown == {
        "bead_plate": [
            {"row": 0, "col": 0, "result": "tie", "player_pair": False, "banker_pair": False},
            {"row": 1, "col": 0, "result": "banker", "player_pair": True, "banker_pair": False},
            {"row": 2, "col": 0, "result": "tie", "player_pair": False, "banker_pair": True},
            {"row": 3, "col": 0, "result": "player", "player_pair": False, "banker_pair": False},
            {"row": 4, "col": 0, "result": "player", "player_pair": False, "banker_pair": False},
        ],
        "big_road": [
            {"row": 0, "col": 0, "side": "banker", "ties": 2, "player_pair": True, "banker_pair": False},
            {"row": 0, "col": 1, "side": "player", "ties": 0, "player_pair": False, "banker_pair": False},
            {"row": 1, "col": 1, "side": "player", "ties": 0, "player_pair": False, "banker_pair": False},
        ],
        "big_eye_boy": [{"row": 0, "col": 0, "color": "blue"}],
        "small_road": [],
        "cockroach_pig": [],
        "predictions": {
            "banker": {"big_eye_boy": "blue", "small_road": None, "cockroach_pig": None},
            "player": {"big_eye_boy": "red", "small_road": None, "cockroach_pig": None},
        },
    }


def test_contract_holds_plain_values_only() -> None:
    def check(value: object) -> None:
        assert type(value) in {dict, list, str, int, bool, type(None)}
        if isinstance(value, dict):
            assert all(type(key) is str for key in value)
            value = list(value.values())
        if isinstance(value, list):
            for item in value:
                check(item)

    shown = to_contract(scoreboard(shoe(SIX_COLUMNS + "T")))
    check(shown)
    assert json.loads(json.dumps(shown)) == shown
