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


def passed(act: Callable[[], object]) -> list[Stop]:
    """Return the functions of the product that an act calls, in order; a function that calls itself, once."""
    stops: list[Stop] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(FOLDER):
            stop = (path.removeprefix(FOLDER), frame.f_code.co_qualname)
            if not stops or stops[-1] != stop:
                stops.append(stop)

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return stops


def not_passed(walk: list[Stop], stops: list[Stop]) -> list[Stop]:
    """Return what is left of a walk where an act does not go on along it."""
    left = list(walk)
    for stop in stops:
        if left and stop == left[0]:
            del left[0]
    return left


@pytest.mark.parametrize("title", MOST_FILES)
def test_a_walk_passes_no_more_files_than_it_may(title: str) -> None:
    assert len({file for file, _ in walks()[title]}) <= MOST_FILES[title]


def test_a_bet_and_a_card_and_an_approval_walk_as_the_page_says(qtbot: object) -> None:
    desk = open_desk("insurance-super-six-plus")
    desk.new_shoe(8, "9S")
    desk.main()
    desk.chip(10_000)
    desk.area("3", Bet.BANKER)
    assert not_passed(walks()["A bet"], passed(lambda: desk.area("3", Bet.BANKER))) == []
    desk.main()
    assert not_passed(walks()["A card"], passed(lambda: desk.card("9S"))) == []
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main()
    assert not_passed(walks()["An approval"], passed(lambda: desk.sign(PIT_SUPERVISOR))) == []
    desk.done()


def test_a_step_of_a_script_and_a_report_walk_as_the_page_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "round.jsonl"
    steps = [{"do": "place", "box": "3", "bettor": "seated", "bet": "banker", "amount": "100"}]
    script.write_text(json.dumps({"id": "one", "table": {"game": "commission"}, "steps": steps}) + "\n")
    assert not_passed(walks()["A step of a script"], passed(lambda: main(["replay", str(script)]))) == []
    day = tmp_path / "day.ledger"
    Ledger.create(day, kind=LedgerKind.REPLAY, table_id="BA-07", zone="Asia/Singapore").close()
    assert main(["replay", "--ledger", str(day), str(script)]) == 0
    assert not_passed(walks()["A report"], passed(lambda: main(["report", "shift", str(day)]))) == []


def test_the_drawing_of_the_house_is_of_the_code_as_it_is() -> None:
    drawn = re.sub(r"\d[\d,]* (files|lines)", "", PICTURE.read_text(encoding="utf-8"))
    shape = re.compile(r'stroke-width="[\d.]+"')
    assert shape.sub("", drawn) == shape.sub("", re.sub(r"\d[\d,]* (files|lines)", "", house()))
