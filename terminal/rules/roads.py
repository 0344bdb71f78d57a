"""The scoreboard of a shoe: bead plate, big road, and the three roads derived from it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from terminal.rules.bets import Hand, Result
from terminal.rules.settlement import Facts

ROWS = 6

# How many logical columns of the big road a derived road looks back.
BIG_EYE_BOY = 1
SMALL_ROAD = 2
COCKROACH_PIG = 3


@dataclass(frozen=True, slots=True)
class Played:
    """What the scoreboard keeps of one round."""

    result: Result
    player_pair: bool = False
    banker_pair: bool = False
    number: int = field(default=0, compare=False)
    """The number of the round in its shoe; 0 where nobody asks for it."""
    facts: Facts | None = field(default=None, compare=False)
    """How the hands ended, for those who show the result; the roads need no more than the above."""


class Color(StrEnum):
    """The color of a derived mark: red where the big road repeats itself, blue where it does not."""

    RED = "red"
    BLUE = "blue"


class BeadCell(NamedTuple):
    """One round, a Tie included, on the bead plate."""

    row: int
    col: int
    result: Result
    player_pair: bool
    banker_pair: bool


class BigRoadCell(NamedTuple):
    """One decision on the big road, with the Ties counted on it and the pairs of its own round."""

    row: int
    col: int
    side: Hand
    ties: int
    player_pair: bool
    banker_pair: bool


class DerivedCell(NamedTuple):
    """One mark of a derived road."""

    row: int
    col: int
    color: Color


class NextMarks(NamedTuple):
    """The color that each derived road would get next; None where its first mark is still to come."""

    big_eye_boy: Color | None
    small_road: Color | None
    cockroach_pig: Color | None


class Predictions(NamedTuple):
    """The next marks if the Banker, or the Player, wins the next decision."""

    banker: NextMarks
    player: NextMarks


class Scoreboard(NamedTuple):
    """All roads of one shoe, each in the order in which its cells came; rows and columns count from 0."""

    bead_plate: tuple[BeadCell, ...]
    big_road: tuple[BigRoadCell, ...]
    big_eye_boy: tuple[DerivedCell, ...]
    small_road: tuple[DerivedCell, ...]
    cockroach_pig: tuple[DerivedCell, ...]
    predictions: Predictions


_SIDES: dict[Result, Hand] = {Result.PLAYER: Hand.PLAYER, Result.BANKER: Hand.BANKER}


def scoreboard(history: Sequence[Played]) -> Scoreboard:
    """Return the scoreboard after the rounds of one shoe, oldest first; void rounds are passed over."""
    drawn = [played for played in history if played.result != Result.VOID]
    decisions = [played for played in drawn if played.result != Result.TIE]
    sides = [_SIDES[decision.result] for decision in decisions]
    depths = _runs(sides)
    return Scoreboard(
        bead_plate=tuple(
            BeadCell(place % ROWS, place // ROWS, played.result, played.player_pair, played.banker_pair)
            for place, played in enumerate(drawn)
        ),
        big_road=tuple(
            BigRoadCell(row, col, side, ties, decision.player_pair, decision.banker_pair)
            for decision, side, ties, (row, col) in zip(
                decisions, sides, _ties_carried(drawn), _lay_out(depths), strict=True
            )
        ),
        big_eye_boy=_derived_road(depths, BIG_EYE_BOY),
        small_road=_derived_road(depths, SMALL_ROAD),
        cockroach_pig=_derived_road(depths, COCKROACH_PIG),
        predictions=Predictions(
            banker=_next_marks(sides, depths, Hand.BANKER), player=_next_marks(sides, depths, Hand.PLAYER)
        ),
    )


def to_contract(board: Scoreboard) -> dict[str, object]:
    """Return the scoreboard in plain lists, dicts and values, as the session scripts print it."""
    return {
        "bead_plate": [
            {
                "row": bead.row,
                "col": bead.col,
                "result": bead.result.value,
                "player_pair": bead.player_pair,
                "banker_pair": bead.banker_pair,
            }
            for bead in board.bead_plate
        ],
        "big_road": [
            {
                "row": cell.row,
                "col": cell.col,
                "side": cell.side.value,
                "ties": cell.ties,
                "player_pair": cell.player_pair,
                "banker_pair": cell.banker_pair,
            }
            for cell in board.big_road
        ],
        "big_eye_boy": _derived_to_contract(board.big_eye_boy),
        "small_road": _derived_to_contract(board.small_road),
        "cockroach_pig": _derived_to_contract(board.cockroach_pig),
        "predictions": {
            "banker": _marks_to_contract(board.predictions.banker),
            "player": _marks_to_contract(board.predictions.player),
        },
    }


def _derived_to_contract(road: Iterable[DerivedCell]) -> list[dict[str, object]]:
    return [{"row": cell.row, "col": cell.col, "color": cell.color.value} for cell in road]


def _marks_to_contract(marks: NextMarks) -> dict[str, str | None]:
    return {
        "big_eye_boy": _color_to_contract(marks.big_eye_boy),
        "small_road": _color_to_contract(marks.small_road),
        "cockroach_pig": _color_to_contract(marks.cockroach_pig),
    }


def _color_to_contract(color: Color | None) -> str | None:
    return None if color is None else color.value


def _runs(marks: Iterable[str]) -> list[int]:
    """Return the lengths of the runs of equal marks: the depths of the logical columns."""
    return [sum(1 for _ in run) for _, run in groupby(marks)]


def _ties_carried(drawn: Iterable[Played]) -> list[int]:
    """Count the Ties of each decision: those after it, and for the first also those before it."""
    carried: list[int] = []
    before_the_first = 0
    for played in drawn:
        if played.result != Result.TIE:
            carried.append(0 if carried else before_the_first)
        elif carried:
            carried[-1] += 1
        else:
            before_the_first += 1
    return carried


def _lay_out(depths: Iterable[int]) -> list[tuple[int, int]]:
    """Return the row and column of every mark, for logical columns of these depths.

    A column starts in the top row, right of everything that lies there, so also right of a tail that fills
    the top row. It goes down until the next cell is occupied or there is none, then right, and stays in that
    row even where the cell below is free again.

    Whatever lies beyond the start of a new column is a tail that reaches there without a gap. So the last
    column used in each row says all about what is occupied, and no tail can run into another.
    """
    places: list[tuple[int, int]] = []
    last_col = [-1] * ROWS
    for depth in depths:
        col = last_col[0] + 1
        height = 1
        while height < min(depth, ROWS) and last_col[height] < col:
            height += 1
        for row in range(height):
            places.append((row, col))
            last_col[row] = col
        turn = height - 1
        tail = depth - height
        places.extend((turn, col + step) for step in range(1, tail + 1))
        last_col[turn] += tail
    return places


def _derived_road(depths: Sequence[int], look_back: int) -> tuple[DerivedCell, ...]:
    colors = [
        color
        for column, depth in enumerate(depths)
        for row in range(depth)
        if (color := _derived_color(depths, column, row, look_back)) is not None
    ]
    return tuple(
        DerivedCell(row, col, color)
        for color, (row, col) in zip(colors, _lay_out(_runs(colors)), strict=True)
    )


def _derived_color(depths: Sequence[int], column: int, row: int, look_back: int) -> Color | None:
    """Return the mark that a decision at this place of the big road gives a derived road, if any.

    `row` is the place within the logical column and may exceed the sixth row. Only the columns left of
    `column` are read.
    """
    if row == 0:
        # A new column: was the column just ended as deep as the one that it is compared with?
        if column <= look_back:
            return None
        return Color.RED if depths[column - 1] == depths[column - 1 - look_back] else Color.BLUE
    # Further down: blue only in the first row below the end of the column compared with.
    if column < look_back:
        return None
    return Color.BLUE if depths[column - look_back] == row else Color.RED


def _next_marks(sides: Sequence[Hand], depths: Sequence[int], winner: Hand) -> NextMarks:
    same_column = bool(sides) and sides[-1] == winner
    column, row = (len(depths) - 1, depths[-1]) if same_column else (len(depths), 0)
    return NextMarks(
        big_eye_boy=_derived_color(depths, column, row, BIG_EYE_BOY),
        small_road=_derived_color(depths, column, row, SMALL_ROAD),
        cockroach_pig=_derived_color(depths, column, row, COCKROACH_PIG),
    )
