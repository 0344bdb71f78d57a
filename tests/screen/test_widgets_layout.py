"""The vocabulary of layout: lengths, spare and missing room, lists that turn their pages, and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from terminal.screen import theme
from terminal.screen.widgets.ground import CLOSED, FLAT, HOLLOW, BoxGround, Inks, ground_in
from terminal.screen.widgets.key import KeyState
from terminal.screen.widgets.layout import (
    FILL,
    Leaf,
    Pad,
    PanelPart,
    boxed,
    column,
    first_fit,
    grid,
    lay_out,
    levels,
    row,
    space,
    stack,
)
from terminal.screen.widgets.paging import Listing, ListPage
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.parts import caption, icon_key, lasting, strong, title_key
from terminal.screen.widgets.sheet import Sheet
from tests.screen.panel_catalogue import load_fonts_once

ROOM = (200.0, 100.0)


class Mark(Leaf, frozen=True):
    """Notes where it is placed."""

    name: str
    natural: float = 10.0

    def width(self, sheet: Sheet) -> float:
        """Return what was asked for."""
        del sheet
        return self.natural

    def height(self, sheet: Sheet, width: float) -> float:
        """Return what was asked for."""
        del sheet, width
        return self.natural

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint nothing."""


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    del qtbot
    load_fonts_once()


def places(part: PanelPart, room: tuple[float, float] = ROOM, factor: float = 1.0) -> dict[str, Box]:
    """Return where the marks of a tree lie."""
    return {leaf.name: box for leaf, box in lay_out(part, room, factor).placed() if isinstance(leaf, Mark)}


def test_a_row_gives_what_is_left_to_those_that_grow_by_their_weight() -> None:
    boxes = places(row(Mark("a"), Mark("b", grow=1), Mark("c", grow=3), Mark("d", wide=30.0), gap=10))
    assert boxes == {
        "a": (0, 0, 10, 100),
        "b": (20, 0, 32.5, 100),
        "c": (62.5, 0, 97.5, 100),
        "d": (170, 0, 30, 100),
    }


def test_what_grows_and_states_a_length_grows_from_there() -> None:
    boxes = places(row(Mark("a", wide=50.0, grow=1), Mark("b", grow=1)))
    assert boxes["a"][2] == 125
    assert boxes["b"][2] == 75


def test_a_lower_part_stands_in_the_middle_of_its_row_and_a_narrower_one_of_its_column() -> None:
    assert places(row(Mark("a", high=40.0)))["a"] == (0, 30, 10, 40)
    assert places(column(Mark("a", wide=40.0)))["a"] == (80, 0, 40, 10)
    assert places(stack(Mark("a", wide=40.0, high=20.0)))["a"] == (80, 40, 40, 20)


def test_pads_keep_parts_from_the_edges() -> None:
    assert places(column(Mark("a", grow=1), pad=Pad(1, 2, 3, 4)))["a"] == (1, 2, 196, 94)
    assert places(boxed(FLAT, Mark("a"), pad=Pad.across(5, 6)))["a"] == (5, 6, 190, 94)


def test_nothing_among_the_parts_is_left_out() -> None:
    assert places(row(None, Mark("a"), None, gap=50))["a"][0] == 0


def test_texts_get_narrower_where_a_row_has_too_little_room() -> None:
    sheet = lay_out(row(strong("A long title that is wide", 24), caption("and a note", 18)), (150, 40), 1)
    boxes = [box for _, box in sheet.placed()]
    assert boxes[0][2] + boxes[1][2] == pytest.approx(150)
    assert boxes[1][0] == boxes[0][2]


def test_gaps_that_may_give_way_do_so_before_texts() -> None:
    def ends(room: float) -> Box:
        return places(row(Mark("a", 50), space(40, 10), Mark("b", 50)), (room, 10))["b"]

    assert ends(140)[0] == 90
    assert ends(120)[0] == 70
    assert ends(100)[0] == 60


def test_lines_come_nearer_to_one_another_where_they_are_many() -> None:
    marks = [Mark(str(number)) for number in range(4)]
    assert places(column(*marks, gap=20, least=0))["3"][1] == 90
    assert places(column(*marks, gap=20, least=0), (200, 70))["3"][1] == 60
    assert places(column(*marks, gap=5, least=0))["3"][1] == 45


def test_a_grid_has_equal_cells_up_to_the_most_they_may_be_high() -> None:
    cells = [Mark(str(number)) for number in range(3)]
    assert places(grid(*cells, columns=2, gap=10))["2"] == (0, 55, 95, 45)
    assert places(grid(*cells, columns=2, gap=10, most=30))["2"] == (0, 40, 95, 30)
    assert places(grid(*cells, columns=2, gap=10, most=30, low=True))["2"] == (0, 70, 95, 30)
    assert places(grid(*cells, columns=2, gap=10, line=20, line_gap=0))["2"] == (0, 20, 95, 20)


def test_cells_of_a_grid_are_no_wider_than_stated_and_stand_in_the_middle() -> None:
    cells = [Mark(str(number)) for number in range(2)]
    assert places(grid(*cells, columns=2, gap=10, widest=40)) == {
        "0": (55, 0, 40, 100),
        "1": (105, 0, 40, 100),
    }
    assert places(grid(*cells, columns=2, gap=10, widest=150))["1"] == (105, 0, 95, 100)


def test_lines_get_lower_where_what_follows_needs_the_room() -> None:
    lines = grid(Mark("a"), Mark("b"), columns=1, most=40)
    inner = boxed(FLAT, column(lines, Mark("under")))
    assert places(column(inner, Mark("end"), FILL), (200, 200))["end"] == (0, 90, 200, 10)
    boxes = places(column(inner, Mark("end"), FILL))
    assert boxes["b"] == (0, 40, 200, 40)
    assert boxes["end"] == (0, 90, 200, 10)
    boxes = places(column(inner, Mark("end"), FILL), (200, 60))
    assert boxes["b"] == (0, 20, 200, 20)
    assert boxes["under"] == (0, 40, 200, 10)
    assert boxes["end"] == (0, 50, 200, 10)


def test_a_grid_says_what_it_left_out() -> None:
    cells = [Mark(str(number)) for number in range(7)]
    left: list[int] = []

    def more(count: int) -> PanelPart:
        left.append(count)
        return Mark("more")

    boxes = places(
        column(grid(*cells, columns=2, line=20, more=more), Mark("end", high=30.0, grow=1)), (200, 90)
    )
    assert left == [2]
    assert set(boxes) == {"0", "1", "2", "3", "4", "more", "end"}
    assert boxes["more"] == (100, 40, 100, 20)
    assert boxes["end"] == (0, 60, 200, 30)


def test_levels_put_the_middle_of_a_line_at_a_share_of_the_height() -> None:
    assert places(levels((0.25, Mark("a")), (0.5, Mark("b"))))["a"] == (0, 20, 200, 10)


def test_the_first_part_that_has_room_is_taken() -> None:
    part = first_fit(Mark("wide", 150), Mark("narrow", 50))
    assert set(places(part, (160, 10))) == {"wide"}
    assert set(places(part, (100, 10))) == {"narrow"}
    assert set(places(part, (20, 10))) == {"narrow"}


class Pages:
    """Shows rows from a number on."""

    def __init__(self, first: int) -> None:
        self.first = first

    def page(self, count: int, room: float, pitch: float) -> ListPage:
        """Return what fits."""
        fit = int(room // pitch)
        if fit >= count:
            return ListPage(0, count, count)
        return ListPage(self.first, self.first + fit - 1, count)

    def arrows(self, page: ListPage, *, paired: bool) -> PanelPart:
        """Return a mark for the arrows."""
        assert not paired
        return Mark(f"{page.first} to {page.last} of {page.count}")


def test_a_list_builds_only_the_rows_on_show() -> None:
    built: list[int] = []

    def build(number: int) -> PanelPart:
        built.append(number)
        return Mark(str(number))

    listing = Listing(Pages(3), 20, build, line=20.0, gap=0.0, arrows_high=20.0)
    boxes = places(listing)
    assert built == [3, 4, 5, 6]
    assert boxes["3"] == (0, 0, 200, 20)
    assert boxes["3 to 7 of 20"] == (0, 80, 200, 20)


def test_a_list_that_is_whole_has_no_arrows() -> None:
    listing = Listing(Pages(0), 2, lambda number: Mark(str(number)), line=20.0, gap=5.0)
    assert places(listing) == {"0": (0, 0, 200, 20), "1": (0, 25, 200, 20)}


def test_a_list_has_only_whole_rows_before_what_follows_it() -> None:
    listing = Listing(Pages(0), 9, lambda number: Mark(str(number)), line=16.0, gap=4.0, arrows_high=16.0)
    boxes = places(column(listing, Mark("end"), FILL), (200, 75))
    assert boxes == {
        "0": (0, 0, 200, 16),
        "1": (0, 20, 200, 16),
        "0 to 2 of 9": (0, 40, 200, 16),
        "end": (0, 60, 200, 10),
    }
    listing = Listing(Pages(0), 2, lambda number: Mark(str(number)), line=16.0, gap=4.0)
    assert places(column(listing, Mark("end"), FILL))["end"] == (0, 40, 200, 10)


def test_a_key_knows_the_ground_under_its_corners() -> None:
    tree = boxed(HOLLOW, row(icon_key("a", "plus", "Add"), boxed(FLAT, icon_key("b", "minus", "Take"))))
    slots = lay_out(tree, ROOM, 1).slots
    assert slots["a"].ground == theme.SURFACE
    assert slots["b"].ground == theme.SURFACE_RAISED


def test_what_was_placed_of_a_lasting_part_is_taken_over_wherever_it_would_be_placed_the_same() -> None:
    part = row(Mark("a"), icon_key("key", "plus", "Add"))
    tree = column(boxed(FLAT, lasting(part), high=20.0), Mark("b", grow=1))
    before = lay_out(tree, ROOM, 1)
    again = lay_out(tree, ROOM, 1, before=before)
    assert again.placed() == before.placed()
    assert again.slots["key"] is before.slots["key"]
    for ground, part_then, size, factor in (
        (HOLLOW, part, ROOM, 1.0),
        (FLAT, row(Mark("a"), icon_key("key", "plus", "Add")), ROOM, 1.0),
        (FLAT, part, (180.0, 100.0), 1.0),
        (FLAT, part, ROOM, 2.0),
    ):
        tree = column(boxed(ground, lasting(part_then), high=20.0), Mark("b", grow=1))
        other, whole = lay_out(tree, size, factor, before=before), lay_out(tree, size, factor)
        assert (other.placed(), other.slots) == (whole.placed(), whole.slots)
        assert other.slots["key"] is not before.slots["key"]


@pytest.mark.parametrize("state", KeyState)
def test_a_key_paints_what_it_says_in_the_inks_of_its_ground(state: KeyState) -> None:
    key = title_key("a", "Title", "check", "second", state=state)
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(theme.BACKGROUND)
    painter = QPainter(image)
    key.face.paint(Artist(painter, 1.0), (0, 0, *ROOM), False)
    painter.end()
    assert key.face.usable is (state is not KeyState.DISABLED)
    ink = ground_in(state, FLAT).first
    assert ink.name() in set(_colours(image))


def _colours(image: QImage) -> Iterator[str]:
    for y in range(image.height()):
        for x in range(image.width()):
            yield QColor(image.pixel(x, y)).name()


def test_the_ground_of_a_state_keeps_the_corners() -> None:
    assert ground_in(KeyState.ARMED, BoxGround(radius=3)).radius == 3
    assert ground_in(KeyState.NORMAL, FLAT) is FLAT
    assert FILL.grow == 1


@pytest.mark.parametrize("state", KeyState)
def test_a_fixed_ground_is_the_same_in_every_state(state: KeyState) -> None:
    assert ground_in(state, CLOSED) is CLOSED
