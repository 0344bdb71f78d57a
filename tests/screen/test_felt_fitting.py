"""Rows of texts and chips are fitted into slanted areas: inside the edge, in the middle, under each other."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from terminal.screen.felt.fitting import (
    Bands,
    Block,
    Piece,
    Placed,
    Row,
    centroid,
    place_rows,
    round_piece,
    text_piece,
)
from terminal.table.setup.layout_shapes import Point, Polygon

SQUARE: Polygon = ((10.0, 20.0), (110.0, 20.0), (110.0, 120.0), (10.0, 120.0))
WIDE: Polygon = ((300.0, 40.0), (540.0, 40.0), (540.0, 140.0), (300.0, 140.0))
SLANTED: Polygon = ((200.0, 100.0), (400.0, 100.0), (340.0, 220.0), (140.0, 220.0))
TRIANGLE: Polygon = ((30.0, 300.0), (90.0, 300.0), (30.0, 390.0))
AREAS = {"square": SQUARE, "wide": WIDE, "slanted": SLANTED, "triangle": TRIANGLE}
EACH_AREA = pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
ROUNDING = 1.0
"""Px by which a band may miss the edge."""


def inward(polygon: Polygon, point: Point) -> float:
    """Return how far a point lies inside the nearest edge of a convex polygon; negative outside."""
    middle = [sum(values) / len(polygon) for values in zip(*polygon, strict=True)]
    found = []
    for (ax, ay), (bx, by) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        along, down = bx - ax, by - ay

        def beside(x: float, y: float, *, ax: float = ax, ay: float = ay, e: Point = (along, down)) -> float:
            return (e[0] * (y - ay) - e[1] * (x - ax)) / math.hypot(*e)

        side = math.copysign(1.0, beside(*middle))
        found.append(side * beside(*point))
    return min(found)


def corners(placed: Placed, rows: tuple[Row, ...]) -> Iterator[Point]:
    """Yield the corners of every block that must stay inside."""
    for row, points in zip(rows, placed.points, strict=True):
        for piece, (x, y) in zip(row.pieces, points, strict=True):
            for block in piece.blocks:
                for across in (-block.width / 2, block.width / 2):
                    for down in (-block.height / 2, block.height / 2):
                        yield x + block.x + across, y + block.y + down


@pytest.mark.parametrize("turned", [False, True], ids=["one way round", "the other way round"])
@pytest.mark.parametrize(
    ("area", "middle"),
    [(SQUARE, (60, 70)), (WIDE, (420, 90)), (SLANTED, (270, 160)), (TRIANGLE, (50, 330))],
    ids=AREAS,
)
def test_the_middle_of_an_area_is_its_centre_of_gravity(area: Polygon, middle: Point, turned: bool) -> None:
    assert centroid(area[::-1] if turned else area) == pytest.approx(middle)


def test_a_text_keeps_its_whole_rectangle_inside() -> None:
    assert text_piece(50, 20) == Piece(50, 20, (Block(0, 0, 50, 20),))


def test_what_is_round_may_lie_over_the_edge_and_keeps_a_cross_inside() -> None:
    piece = round_piece(60, 40, 5)
    assert (piece.width, piece.height) == (60, 40)
    assert piece.blocks == (Block(0, 0, 50, 15), Block(0, 0, 25, 30))
    assert (piece.blocks[0].left, piece.blocks[0].top) == (-25, -7.5)


def test_a_row_is_as_wide_as_its_pieces_and_gaps_and_as_high_as_its_highest() -> None:
    row = Row((text_piece(30, 10), text_piece(50, 24), text_piece(20, 8)), gap=6)
    assert (row.width, row.height) == (112, 24)
    assert [(place.x, place.y) for _, place in row.places()] == [(15, 0), (61, 0), (102, 0)]


def test_a_sloping_row_goes_down_to_the_right_around_its_middle() -> None:
    row = Row((text_piece(20, 10), text_piece(20, 10)), gap=10, slope=0.5)
    assert [(place.x, place.y) for _, place in row.places()] == [(10, -7.5), (40, 7.5)]
    assert row.height == 25


@pytest.mark.parametrize("turned", [False, True], ids=["one way round", "the other way round"])
def test_the_bands_of_a_rectangle_keep_away_from_its_edges(turned: bool) -> None:
    bands = Bands(WIDE[::-1] if turned else WIDE, 7)
    assert bands.span == (47, 133)
    assert bands.widest == 226
    assert bands.aspect == pytest.approx(226 / 86)
    within = range(47 - bands.top, 133 - bands.top + 1)
    assert {(bands.left[band], bands.right[band]) for band in within} == {(307, 533)}


@EACH_AREA
@pytest.mark.parametrize("inset", [0.0, 6.0])
def test_each_band_reaches_to_the_edge_and_no_further(area: Polygon, inset: float) -> None:
    bands = Bands(area, inset)
    checked = 0
    for band, (left, right) in enumerate(zip(bands.left, bands.right, strict=True)):
        y = float(bands.top + band)
        if not bands.span[0] <= y <= bands.span[1]:
            assert left > right
            continue
        checked += 1
        for x in (left, right):
            assert inward(area, (x, y)) == pytest.approx(inset, abs=1e-6)
    assert checked > 50


def test_an_area_too_small_for_its_inset_has_no_room() -> None:
    bands = Bands(SQUARE, 60)
    assert bands.widest == 0
    assert bands.span == (70, 70)
    assert bands.aspect < 0
    assert place_rows(bands, [Row((text_piece(10, 10),))]) is None


def test_a_single_text_sits_in_the_middle() -> None:
    placed = place_rows(Bands(WIDE, 0), [Row((text_piece(60, 20),))])
    assert placed is not None
    ((x, y),) = placed.points[0]
    assert x == 420
    assert abs(y - 90) <= 100 / 20
    assert placed.score == pytest.approx(4 - abs(y - 90) / 2)


def test_rows_lie_under_each_other_with_what_lies_between_them() -> None:
    rows = (Row((text_piece(60, 20),)), Row((text_piece(40, 10), text_piece(30, 10)), gap=8, above=12))
    placed = place_rows(Bands(WIDE, 0), rows)
    assert placed is not None
    (first,), (left, right) = placed.points
    assert left[1] - first[1] == 10 + 12 + 5
    assert right == (left[0] + 20 + 8 + 15, left[1])
    assert (left[0] - 20 + right[0] + 15) / 2 == first[0] == 420


def test_in_a_slanted_area_a_row_lies_aside_as_far_as_it_must() -> None:
    """Under the middle the left edge is further left: a row as wide as the area follows it."""
    rows = (Row((text_piece(170, 20),)), Row((text_piece(170, 20),), above=40))
    placed = place_rows(Bands(SLANTED, 0), rows)
    assert placed is not None
    (above,), (below,) = placed.points
    assert above[0] > below[0]
    assert min(inward(SLANTED, corner) for corner in corners(placed, rows)) >= -ROUNDING
    alone = place_rows(Bands(SLANTED, 0), rows[:1])
    assert alone is not None
    assert alone.score > placed.score


@pytest.mark.parametrize("size", [(260.0, 20.0), (60.0, 101.0)], ids=["too wide", "too high"])
def test_what_is_larger_than_the_area_has_no_place(size: tuple[float, float]) -> None:
    assert place_rows(Bands(WIDE, 0), [Row((text_piece(*size),))]) is None


@pytest.mark.parametrize("size", [(240.0, 20.0), (60.0, 100.0)], ids=["as wide", "as high"])
def test_what_is_as_large_as_the_area_has_a_place(size: tuple[float, float]) -> None:
    placed = place_rows(Bands(WIDE, 0), [Row((text_piece(*size),))])
    assert placed is not None
    assert placed.points[0][0] == pytest.approx((420, 90), abs=5 if size[1] == 20 else 1e-9)


def test_two_pieces_together_as_wide_as_the_area_have_a_place() -> None:
    row = Row((text_piece(115, 20), text_piece(115, 20)), gap=10)
    placed = place_rows(Bands(WIDE, 0), [row])
    assert placed is not None
    assert [x for x, _ in placed.points[0]] == pytest.approx([357.5, 482.5])


def test_the_more_room_there_is_the_more_heights_are_tried() -> None:
    """A row of 20 px has 70 px of room in the triangle: it comes as near to the middle as steps of 4 px."""
    placed = place_rows(Bands(TRIANGLE, 0), [Row((text_piece(10, 20),))])
    assert placed is not None
    assert abs(placed.points[0][0][1] - 330) <= 70 / 17 / 2


def test_a_row_is_tried_at_steps_of_four_px_and_of_two_equally_good_places_the_higher_stays() -> None:
    """70 px high, it has 30 px of room: eight heights, of which the fourth and the fifth are as near."""
    placed = place_rows(Bands(SQUARE, 0), [Row((text_piece(10, 70),))])
    assert placed is not None
    assert placed.points[0][0] == pytest.approx((60, 55 + 3 * 30 / 7))


def test_the_least_and_the_most_heights_are_tried() -> None:
    """With 2 px of room five heights, the third of them in the middle; with 98 px no more than 24."""
    for high, places, nearest in ((98, 5, 2), (2, 24, 11)):
        placed = place_rows(Bands(SQUARE, 0), [Row((text_piece(10, high),))])
        assert placed is not None
        assert placed.points[0][0][1] == pytest.approx(20 + high / 2 + nearest * (100 - high) / (places - 1))


STEEP: Polygon = ((0.0, 0.0), (40.0, 0.0), (300.0, 100.0), (260.0, 100.0))


@pytest.mark.parametrize(("wide", "meet"), [(20, True), (2, False)], ids=["under its end", "next to it"])
def test_a_row_lies_right_under_some_of_the_row_above(wide: int, meet: bool) -> None:
    """Ten px lower in a steep area a row of 2 px lies 10 px further right: the row above must reach there."""
    rows = (Row((text_piece(wide, 4),)), Row((text_piece(2, 4),), above=6))
    assert (place_rows(Bands(STEEP, 0), rows) is not None) is meet


@given(
    area=st.sampled_from(list(AREAS.values())),
    inset=st.sampled_from([0.0, 3.0]),
    rows=st.lists(
        st.builds(
            Row,
            st.lists(
                st.one_of(
                    st.builds(text_piece, st.integers(4, 60), st.integers(4, 30)),
                    st.builds(round_piece, st.integers(12, 60), st.integers(12, 30), st.integers(0, 3)),
                ),
                min_size=1,
                max_size=3,
            ).map(tuple),
            slope=st.sampled_from([0.0, 0.2, -0.2]),
        ),
        min_size=1,
        max_size=3,
    ).map(tuple),
)
@settings(max_examples=60)
def test_whatever_is_placed_lies_inside(area: Polygon, inset: float, rows: tuple[Row, ...]) -> None:
    placed = place_rows(Bands(area, inset), rows)
    assume(placed is not None)
    assert placed is not None
    assert min(inward(area, corner) for corner in corners(placed, rows)) >= inset - ROUNDING
