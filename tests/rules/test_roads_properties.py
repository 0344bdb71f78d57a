"""The roads of the scoreboard against a second implementation and against what must hold for every shoe."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import Hand, Result
from terminal.rules.roads import ROWS, Color, DerivedCell, NextMarks, Played, Scoreboard, scoreboard

ROADS = ("big_eye_boy", "small_road", "cockroach_pig")
SIDES = {Result.BANKER: Hand.BANKER, Result.PLAYER: Hand.PLAYER}

any_round = st.builds(
    Played, st.sampled_from([*Result, Result.BANKER, Result.PLAYER]), st.booleans(), st.booleans()
)


def _runs(lengths: list[int]) -> list[Played]:
    sides = (Result.BANKER, Result.PLAYER)
    return [Played(sides[number % 2]) for number, length in enumerate(lengths) for _ in range(length)]


# Coin flips hardly ever make tails, so half of the shoes are made of long runs.
histories = st.one_of(
    st.lists(any_round, max_size=100),
    st.lists(st.integers(1, 14), max_size=14).map(_runs),
    st.lists(st.integers(4, 9), min_size=5, max_size=14).map(_runs),
)


# --- the second implementation: a pencil on squared paper, one decision after the other -----------------


class Paper:
    """A sheet on which a mark goes below the last one, right of it at a barrier, or to the top if new."""

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int], str] = {}
        self.order: list[tuple[int, int, str]] = []
        self.head = -1
        self.turned = False

    def mark(self, color: str) -> None:
        if self.order and self.order[-1][2] == color:
            row, col, _ = self.order[-1]
            blocked = row == ROWS - 1 or (row + 1, col) in self.squares
            self.turned = self.turned or blocked
            place = (row, col + 1) if self.turned else (row + 1, col)
        else:
            self.turned = False
            self.head += 1
            while (0, self.head) in self.squares:
                self.head += 1
            place = (0, self.head)
        assert place not in self.squares
        self.squares[place] = color
        self.order.append((*place, color))


def _mark_next_to(columns: list[str], column: int, row: int, look_back: int) -> str | None:
    """Return red if the square next to and the square above that one are both full or both empty."""
    if row == 0:
        # A change of side is marked the other way round than if the column before had gone on.
        gone_on = _mark_next_to(columns, column - 1, len(columns[column - 1]), look_back) if column else None
        return None if gone_on is None else {"red": "blue", "blue": "red"}[gone_on]
    if column - look_back < 0:
        return None
    neighbour = columns[column - look_back][row : row + 1]
    above = columns[column - look_back][row - 1 : row]
    return "red" if bool(neighbour) == bool(above) else "blue"


def _by_pencil(history: Sequence[Played]) -> dict[str, list[tuple[int, int, str]]]:
    papers = {name: Paper() for name in ("big_road", *ROADS)}
    columns: list[str] = []
    for played in history:
        if played.result not in SIDES:
            continue
        sign = played.result.value[0]
        if columns and columns[-1][0] == sign:
            columns[-1] += sign
        else:
            columns.append(sign)
        papers["big_road"].mark(played.result.value)
        for look_back, name in enumerate(ROADS, start=1):
            color = _mark_next_to(columns, len(columns) - 1, len(columns[-1]) - 1, look_back)
            if color is not None:
                papers[name].mark(color)
    return {name: paper.order for name, paper in papers.items()}


@given(histories)
def test_both_implementations_draw_the_same(history: list[Played]) -> None:
    board = scoreboard(history)
    expected = _by_pencil(history)
    assert [(cell.row, cell.col, cell.side.value) for cell in board.big_road] == expected["big_road"]
    for name in ROADS:
        assert [(cell.row, cell.col, cell.color.value) for cell in _road(board, name)] == expected[name]


@given(histories, st.sampled_from([Result.BANKER, Result.PLAYER]))
def test_a_prediction_is_what_the_next_decision_marks(history: list[Played], winner: Result) -> None:
    now = scoreboard(history)
    then = scoreboard([*history, Played(winner)])
    predicted = now.predictions.banker if winner == Result.BANKER else now.predictions.player
    for name in ROADS:
        new = _road(then, name)[len(_road(now, name)) :]
        color = _predicted(predicted, name)
        assert [cell.color for cell in new] == ([] if color is None else [color])


@given(histories)
def test_banker_and_player_are_always_predicted_opposite_colors(history: list[Played]) -> None:
    predictions = scoreboard(history).predictions
    for name in ROADS:
        pair = {_predicted(predictions.banker, name), _predicted(predictions.player, name)}
        assert pair in ({None}, {Color.RED, Color.BLUE})


@given(histories, any_round)
def test_a_later_round_moves_nothing_that_is_drawn(history: list[Played], later: Played) -> None:
    now = scoreboard(history)
    then = scoreboard([*history, later])
    assert then.bead_plate[: len(now.bead_plate)] == now.bead_plate
    places = [(cell.row, cell.col, cell.side) for cell in now.big_road]
    assert [(cell.row, cell.col, cell.side) for cell in then.big_road][: len(places)] == places
    for name in ROADS:
        assert _road(then, name)[: len(_road(now, name))] == _road(now, name)


@given(histories)
def test_every_road_keeps_within_six_rows_and_one_cell_a_place(history: list[Played]) -> None:
    board = scoreboard(history)
    for road in (board.bead_plate, board.big_road, board.big_eye_boy, board.small_road, board.cockroach_pig):
        assert all(0 <= cell.row < ROWS and cell.col >= 0 for cell in road)
        assert len({(cell.row, cell.col) for cell in road}) == len(road)


@given(histories)
def test_the_big_road_accounts_for_every_decision_and_every_tie(history: list[Played]) -> None:
    board = scoreboard(history)
    results = [played.result for played in history]
    decisions = [played for played in history if played.result in SIDES]
    assert [(cell.side, cell.player_pair, cell.banker_pair) for cell in board.big_road] == [
        (SIDES[played.result], played.player_pair, played.banker_pair) for played in decisions
    ]
    ties = results.count(Result.TIE)
    assert sum(cell.ties for cell in board.big_road) == (ties if decisions else 0)
    assert len(board.bead_plate) == len(decisions) + ties


def _road(board: Scoreboard, name: str) -> tuple[DerivedCell, ...]:
    return {
        "big_eye_boy": board.big_eye_boy,
        "small_road": board.small_road,
        "cockroach_pig": board.cockroach_pig,
    }[name]


def _predicted(marks: NextMarks, name: str) -> Color | None:
    return {
        "big_eye_boy": marks.big_eye_boy,
        "small_road": marks.small_road,
        "cockroach_pig": marks.cockroach_pig,
    }[name]
