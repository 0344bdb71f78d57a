"""A faulty layout file is refused with a message that names the file, the field and what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terminal.cli import MALFORMED, main
from terminal.rules.bets import Bet
from terminal.table.setup import layouts
from terminal.table.setup.data_dirs import layouts_folder
from terminal.table.setup.layouts import FaultyInput, layout_names, read_layout

GOOD = (layouts_folder() / "bean-9.toml").read_text(encoding="utf-8")
BETS = frozenset(Bet)


def read(folder: Path, text: str) -> None:
    """Read a layout file of that content."""
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    read_layout(path, BETS)


def changed(before: str, after: str) -> str:
    """Return the good file with one place changed, the first of its kind."""
    assert before in GOOD
    return GOOD.replace(before, after, 1)


def test_the_good_file_is_taken(tmp_path: Path) -> None:
    read(tmp_path, GOOD)


FAULTS = {
    "missing key": ('box_one = "right"\n', "", "field 'box_one': is missing"),
    "missing key of a box": ("depth = 0.1455\n", "", "field 'boxes[0].depth': is missing"),
    "unknown key": ("[rail]\n", "[rail]\nwidth = 1\n", "field 'rail.width': unknown field"),
    "unknown area": ("tie = [0.33", "ties = [0.33", "field 'areas.plain.tie': is missing"),
    "area of no bet": (
        "[areas.six]\n",
        "[areas.six]\ndragon = [0, 0, 1, 1]\n",
        "field 'areas.six.dragon': unknown field; known are player",
    ),
    "unknown side": (
        'box_one = "right"',
        'box_one = "top"',
        "field 'box_one': 'top' is none of left, right",
    ),
    "label twice": ('"2", "3"', '"2", "2"', "field 'labels[2]': '2' is there twice"),
    "label that is no word": ('"2", "3"', '"2", 3', "field 'labels[2]': must be a string"),
    "too few labels": ('"8", "9"]', '"8"]', "field 'boxes': half of the table must be 4 boxes"),
    "number out of range": (
        "depth = 0.1455",
        "depth = 1.45",
        "field 'boxes[0].depth': must be from 0.03 to 0.5, not 1.45",
    ),
    "infinite number": (
        "depth = 0.1455",
        "depth = inf",
        "field 'boxes[0].depth': must be from 0.03 to 0.5, not inf",
    ),
    "no number": (
        "depth = 0.1455",
        'depth = "0.1455"',
        "field 'boxes[0].depth': must be a number, not '0.1455'",
    ),
    "yes for a number": (
        "depth = 0.1455",
        "depth = true",
        "field 'boxes[0].depth': must be a number, not True",
    ),
    "short list": (
        "tag = [0.765, 0.416]",
        "tag = [0.765]",
        "field 'boxes[0].tag': must be a list of 2 numbers",
    ),
    "off the felt": (
        "tag = [0.765, 0.416]",
        "tag = [0.765, 0.7]",
        "field 'boxes[0].tag[1]': must be from 0 to 0.624, not 0.7",
    ),
    "no boolean": ("mirrored = true", 'mirrored = "yes"', "field 'mirrored': must be true or false"),
    "unknown outline": (
        'shape = "bay"',
        'shape = "star"',
        "field 'outline.shape': 'star' is none of bay, straight",
    ),
    "outline of another shape": ('shape = "bay"', 'shape = "straight"', "field 'outline.edge': is missing"),
    "outline without shape": ('shape = "bay"\n', "", "field 'outline.shape': is missing"),
    "outline no table": ("[outline]\n", "[outlines]\n", "field 'outline': is missing"),
    "areas overlap": (
        "banker = [0.0, 0.355",
        "banker = [0.0, 0.3",
        "field 'areas.plain.banker': overlaps player",
    ),
    "area inside out": (
        "player = [0.0, 0.0, 1.0",
        "player = [1.0, 0.0, 0.0",
        "field 'areas.plain.player': must be left, top",
    ),
    "boxes overlap": (
        "middle = [0.8692, 0.3286]",
        "middle = [0.876, 0.400]",
        "field 'boxes': box 2 overlaps box 1",
    ),
    "box beyond the felt": (
        "middle = [0.8765, 0.4825]",
        "middle = [0.976, 0.472]",
        "field 'boxes': box 1 reaches beyond the felt",
    ),
    "box on the cards": (
        "middle = [0.7862, 0.2002]",
        "middle = [0.600, 0.370]",
        "field 'boxes': box 3 overlaps a card of the banker",
    ),
    "box on the dealer's place": (
        "middle = [0.8765, 0.4825]",
        "middle = [0.800, 0.520]",
        "field 'boxes': box 1 overlaps the dealer's place",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_field(tmp_path: Path, fault: str) -> None:
    before, after, message = FAULTS[fault]
    with pytest.raises(FaultyInput) as caught:
        read(tmp_path, changed(before, after))
    assert str(caught.value).startswith("house.toml, line ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("inner", "outer", "size", "bar"),
    [
        ("0.100", "0.140", r"5\d\.\d", r"56\.0 px \(12 mm\)"),
        ("0.118", "0.160", r"6\d\.\d", r"65\.2 px \(12 mm on an upright screen\)"),
    ],
)
def test_a_target_under_twelve_millimetres_is_refused_with_its_size_and_the_bar_it_misses(
    tmp_path: Path, inner: str, outer: str, size: str, bar: str
) -> None:
    with pytest.raises(FaultyInput) as caught:
        read(tmp_path, changed("inner = 0.1239\nouter = 0.1678", f"inner = {inner}\nouter = {outer}"))
    assert re.search(
        rf"house\.toml, line \d+, field 'boxes': box 1, \w+ is {size} by \d+\.\d px to touch"
        rf" .* at least {bar}",
        str(caught.value),
    )


def test_a_fault_in_the_areas_of_another_game_is_found_too(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(changed("six = [0.705", "six = [0.6"), encoding="utf-8")
    with pytest.raises(FaultyInput, match=r"'areas\.six\.six': overlaps banker"):
        read_layout(path, BETS - {Bet.SIX})


def test_what_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(FaultyInput, match=r"house\.toml, line 9: is not TOML: .*line 9"):
        read(tmp_path, changed('box_one = "right"', "box_one = right"))


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FaultyInput, match="is not text in UTF-8"):
        read_layout(path, BETS)


def test_a_table_written_in_full_needs_no_mirror(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    start = GOOD.index("\n[[boxes]]\n") + 1
    parts = GOOD[start:].split("[[boxes]]\n")[1:]
    three = "".join(f"[[boxes]]\n{part}\n" for part in parts[:3])
    head = GOOD[:start].replace("mirrored = true", "mirrored = false")
    head = re.sub(r"labels = \[.*\]", 'labels = ["A", "B", "C"]', head)
    path.write_text(head + three, encoding="utf-8")
    layout = read_layout(path, BETS)
    assert layout.labels == ("A", "B", "C")
    assert [box.shape.x for box in layout.boxes] == [0.8765, 0.8692, 0.7862]


def test_box_one_may_lie_at_the_dealers_left(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(changed('box_one = "right"', 'box_one = "left"'), encoding="utf-8")
    layout = read_layout(path, BETS)
    assert layout.labels == tuple("123456789")
    assert layout.box("1").shape.x == pytest.approx(1 - 0.8765)


def test_a_file_put_into_the_folder_is_a_layout_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house.toml").write_text(GOOD, encoding="utf-8")
    monkeypatch.setattr("terminal.table.setup.layouts.layouts_folder", lambda: tmp_path)
    assert layout_names() == ("house",)


def test_the_list_of_layouts_names_a_faulty_file_and_ends_with_2(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(name: str) -> tuple[str, ...]:
        raise FaultyInput("is missing", file=f"{name}.toml", field="boxes")

    monkeypatch.setattr(layouts, "layout_labels", faulty)
    assert main(["layouts"]) == MALFORMED
    assert "toml, field 'boxes': is missing" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("box", "line"),
    [(0, "[[boxes]]\nmiddle = [0.8765, 0.4825]"), (2, "[[boxes]]\nmiddle = [0.7862, 0.2002]")],
)
def test_a_fault_in_a_box_is_named_with_the_line_of_that_box(tmp_path: Path, box: int, line: str) -> None:
    start = GOOD.index(line)
    place = GOOD.index("rotation", start)
    faulty = GOOD[:place] + "rotation = 200 #" + GOOD[place:]
    with pytest.raises(FaultyInput) as caught:
        read(tmp_path, faulty)
    assert caught.value.field == f"boxes[{box}].rotation"
    assert caught.value.line == GOOD[:place].count("\n") + 1
