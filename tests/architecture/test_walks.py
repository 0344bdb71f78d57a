"""The walks of resources/docs/architecture.md are taken: an act passes the functions that the page names."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from terminal.cli import main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.bets import Bet
from tests.architecture.draw_house import PICTURE, house
from tests.architecture.modules import ROOT
from tests.screen.driving import PIT_SUPERVISOR, open_desk

PAGE = ROOT / "resources" / "docs" / "architecture.md"
FOLDER = f"{ROOT / 'terminal'}/"
MOST_FILES = {"A bet": 14, "A card": 12, "An approval": 8, "A step of a script": 8, "A report": 9}
Stop = tuple[str, str]


def walks() -> dict[str, list[Stop]]:
    """Return the walks of the page by their titles: each stop a file and a function."""
    found: dict[str, list[Stop]] = {}
    title = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            title = line.lstrip("# ")
        elif title in MOST_FILES and (row := re.match(r"\| `([\w/]+\.py)` \| `([\w.]+)` \|", line)):
            found.setdefault(title, []).append((row[1], row[2]))
    return found


def file_of(frame: FrameType) -> str | None:
    """Return the file of the product that a call is in; None if it is in none of them."""
    path = frame.f_code.co_filename
    return path.removeprefix(FOLDER) if path.startswith(FOLDER) else None


def taken(walk: list[Stop], act: Callable[[], object]) -> tuple[list[Stop], set[str]]:
    """Return the stops that an act does not come to, and the files that led to those it came to."""
    left, led = list(walk), set[str]()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event != "call" or not left or (file_of(frame), frame.f_code.co_qualname) != left[0]:
            return
        del left[0]
        caller: FrameType | None = frame
        while caller is not None:
            led.update(filter(None, (file_of(caller),)))
            caller = caller.f_back

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return left, led


def check_walk(title: str, act: Callable[[], object]) -> None:
    """Check that an act passes the stops of a walk, and between them no other file."""
    walk = walks()[title]
    left, led = taken(walk, act)
    assert left == []
    assert led - {file for file, _ in walk} == set()


@pytest.mark.parametrize("title", MOST_FILES)
def test_a_walk_passes_no_more_files_than_it_may(title: str) -> None:
    assert len({file for file, _ in walks()[title]}) <= MOST_FILES[title]


def test_a_bet_and_a_card_and_an_approval_walk_as_the_page_says(qtbot: object) -> None:
    desk = open_desk("insurance-super-six-plus")
    desk.new_shoe(8, "9S")
    desk.main()
    desk.chip(10_000)
    desk.area("3", Bet.BANKER)
    check_walk("A bet", lambda: desk.area("3", Bet.BANKER))
    desk.main()
    check_walk("A card", lambda: desk.card("9S"))
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main()
    desk.fill_in(PIT_SUPERVISOR)
    check_walk("An approval", lambda: desk.key(desk.window.override, "approve"))
    desk.done()


def test_a_step_of_a_script_and_a_report_walk_as_the_page_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "round.jsonl"
    steps = [{"do": "place", "box": "3", "bettor": "seated", "bet": "banker", "amount": "100"}]
    script.write_text(json.dumps({"id": "one", "table": {"game": "commission"}, "steps": steps}) + "\n")
    check_walk("A step of a script", lambda: main(["replay", str(script)]))
    day = tmp_path / "day.ledger"
    Ledger.create(day, kind=LedgerKind.REPLAY, table_id="BA-07", zone="Asia/Singapore").close()
    assert main(["replay", "--ledger", str(day), str(script)]) == 0
    check_walk("A report", lambda: main(["report", "shift", str(day)]))


def test_the_drawing_of_the_house_is_of_the_code_as_it_is() -> None:
    drawn = re.sub(r"\d[\d,]* (files|lines)", "", PICTURE.read_text(encoding="utf-8"))
    shape = re.compile(r'stroke-width="[\d.]+"')
    assert shape.sub("", drawn) == shape.sub("", re.sub(r"\d[\d,]* (files|lines)", "", house()))
