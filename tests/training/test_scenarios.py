"""The scenarios: each holds in its games, every paragraph of section 5 has one, faults name their line."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from terminal.cli import MALFORMED, main
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.table.replay.parse import ScriptPlace
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.scenarios.scenario import (
    LONGEST_LINE,
    LONGEST_STORY,
    MOST_BYTES,
    MOST_STEPS,
    Scenario,
    read_scenarios,
    scenarios_of,
    shipped_files,
)
from tests.test_paragraphs import LIST

STORY: dict[str, Any] = {
    "title": "A late hand",
    "story": "A hand comes late.",
    "kind": "late_bet",
    "games": {"commission": {"point": "5.6", "action": "refused", "paragraph": "5.6"}},
    "steps": [
        {"do": "no_more_bets"},
        {
            "do": "irregularity",
            "kind": "late_bet",
            "facts": {"bet": {"box": "7", "bet": "banker", "amount": "500"}},
        },
    ],
}


@cache
def shipped() -> tuple[Scenario, ...]:
    """Return the scenarios that travel with the program, each of them played."""
    return tuple(scenario for path in shipped_files() for scenario in read_scenarios(path))


def test_there_are_forty_told_scenarios_and_all_hold() -> None:
    assert len({scenario.title for scenario in shipped()}) >= 40
    assert all(len(scenario.story.split()) >= 12 for scenario in shipped())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_each_top_level_paragraph_of_section_5_is_the_point_of_one(game: Game) -> None:
    named = (name.split(" ", 1) for name in LIST)
    wanted = {number for short, number in named if short == game.short and number[:2] == "5."}
    points = {scenario.point.point for scenario in shipped() if scenario.game == game.id}
    assert {".".join(number.split(".")[:2]) for number in wanted} <= points
    assert points <= wanted


def file_of(tmp_path: Path, *lines: object) -> Path:
    """Return a file of a trainer's own scenarios."""
    path = tmp_path / "own.jsonl"
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    path.write_text(text, "utf-8")
    return path


def changed(*path: str | int, value: object) -> dict[str, Any]:
    """Return the story with one value changed."""
    story: dict[str, Any] = json.loads(json.dumps(STORY))
    at: Any = story
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return story


@pytest.mark.parametrize(
    ("story", "said"),
    [
        (changed("steps", 0, "do", value="shout"), "'shout' is none of"),
        (changed("games", value={"pai-gow": {"point": "5.6"}}), "'pai-gow' is none of"),
        (changed("kind", value="spilt_tea"), "'spilt_tea' is none of"),
        (changed("steps", 1, "kind", value="spilt_tea"), "'spilt_tea' is none of"),
        (changed("steps", 1, "do", value="settle"), "step 1"),
        (changed("steps", value=[{"do": "no_more_bets"}]), "no late_bet was decided"),
        (changed("steps", 0, value={"do": "deal", "card": "9S"}), "in commission: "),
        (changed("steps", 0, value={"do": "deal", "card": "9Z"}), "is no card"),
        (changed("games", "commission", "action", value="void"), "follows refused by paragraph 5.6"),
        (changed("games", "commission", "paragraph", value="5.7"), "follows refused by paragraph 5.6"),
        (changed("table", value={"decks": 3}), "takes 4 to 8 decks"),
        (changed("story", value="x" * (LONGEST_STORY + 1)), "at most 2,000 are read"),
        (changed("steps", value=[{"do": "no_more_bets"}] * (MOST_STEPS + 1)), "at most 400 are read"),
        (changed("extra", value=1), "extra"),
        (changed("title", value="x" * LONGEST_LINE), "longer than 64 KiB"),
        ("{", "no JSON at column"),
        ("[]", "an object with named fields is wanted"),
    ],
)
def test_a_scenario_that_does_not_hold_is_refused_with_line_and_reason(
    story: object, said: str, tmp_path: Path
) -> None:
    path = file_of(tmp_path, STORY, story)
    with pytest.raises(FaultyInput) as caught:
        list(read_scenarios(path))
    assert (caught.value.file, caught.value.line) == ("own.jsonl", 2)
    assert said in str(caught.value)


def test_a_file_over_the_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.jsonl"
    path.write_bytes(b" " * (MOST_BYTES + 1))
    with pytest.raises(FaultyInput, match="longer than 4 MiB"):
        list(read_scenarios(path))


def test_the_command_checks_a_trainers_own_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(file_of(tmp_path, STORY))]) == 0
    assert "A late hand, commission: holds" in capsys.readouterr().out
    assert main(["scenario", str(file_of(tmp_path, STORY, changed("kind", value="x")))]) == MALFORMED
    assert "own.jsonl, line 2" in capsys.readouterr().err


def test_the_example_of_the_page_holds() -> None:
    page = (Path(__file__).parents[2] / "resources" / "docs" / "scenarios.md").read_text("utf-8")
    [example] = re.findall(r"```scenario\n(.*?)```", page, re.DOTALL)
    scenarios = list(scenarios_of(ScriptPlace("page"), json.loads(example)))
    assert [scenario.game for scenario in scenarios] == ["commission", "easy-six"]
