"""The documents about scripts and rulings: every example is played, and every list in them is complete."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.state import Phase
from terminal.rules.actions import Action
from terminal.rules.established import Status
from terminal.rules.games import GAMES
from terminal.rules.house import House
from terminal.table.replay.steps import STEPS
from terminal.table.setup.profile import profiles_folder
from terminal.table.setup.terms import LIMIT_KEYS
from tests.scripts.scripting import Json, answers

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "resources" / "docs"
SCRIPTS = (DOCS / "session-scripts.md").read_text("utf-8")
RULINGS = (DOCS / "rulings.md").read_text("utf-8")

_EXAMPLE = re.compile(r"```json script\n(.*?)```\n```json answer\n(.*?)```", re.DOTALL)
_ROW = re.compile(r"^\| `([a-z_]+)` \|", re.MULTILINE)

WITHOUT_STEPS = (
    *("people.py", "recording_staff.py", "gaming_day.py", "pace.py", "profile.py", "decisions.py"),
    *("table_key.py", "note_key.py", "program_checks.py"),
)
"""What these refuse is asked for at a table alone: scripts have no steps for it."""


def examples() -> Iterator[tuple[str, Json, Json]]:
    """Yield the name of each example, its script and what its answer must hold."""
    for document in sorted(DOCS.glob("*.md")):
        text = document.read_text("utf-8")
        for number, found in enumerate(_EXAMPLE.finditer(text), start=1):
            yield f"{document.stem} {number}", json.loads(found[1]), json.loads(found[2])


EXAMPLES = list(examples())


@pytest.mark.parametrize(
    ("script", "answer"), [case[1:] for case in EXAMPLES], ids=[case[0] for case in EXAMPLES]
)
def test_every_example_is_answered_as_written(script: Json, answer: Json) -> None:
    (found,) = answers(json.dumps(script))
    assert held_by(found, answer) == answer
    if "refusals" not in answer:
        assert found["refusals"] == []


def held_by(found: object, shortened: object) -> object:
    """Return the part of an answer that a shortened one speaks of; lists are never shortened."""
    if isinstance(found, dict) and isinstance(shortened, dict):
        return {key: held_by(found.get(key), value) for key, value in shortened.items()}
    if isinstance(found, list) and isinstance(shortened, list) and len(found) == len(shortened):
        return [held_by(one, other) for one, other in zip(found, shortened, strict=True)]
    return found


@pytest.mark.parametrize("document", sorted(DOCS.glob("*.md")), ids=lambda path: str(path.stem))
def test_every_fenced_block_is_part_of_an_example(document: Path) -> None:
    text = document.read_text("utf-8")
    assert text.count("```json") == 2 * len(_EXAMPLE.findall(text))


def section(title: str) -> str:
    """Return the text under a heading, its subsections included."""
    level = title.split(maxsplit=1)[0]
    _, _, rest = SCRIPTS.partition(f"\n{title}\n")
    return re.split(rf"\n#{{1,{len(level)}}} ", rest)[0]


def codes_in_the_program() -> set[str]:
    """Return every code with which the decisions refuse."""
    found = set()
    for path in (ROOT / "terminal" / "rounds").rglob("*.py"):
        if path.name in WITHOUT_STEPS:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                code = node.args[0]
                assert isinstance(code, ast.Constant), f"{path}: a code is a literal"
                found.add(str(code.value))
    return found


def test_the_list_of_refusal_codes_is_complete() -> None:
    listed = _ROW.findall(section("## Refusal codes"))
    assert listed == sorted(listed)
    assert set(listed) == codes_in_the_program()


def test_every_step_has_its_row_and_an_example() -> None:
    assert _ROW.findall(section("## The steps")) == list(STEPS)
    done = {step["do"] for _, script, _ in EXAMPLES for step in script["steps"]}
    assert done == set(STEPS)


def test_every_key_of_the_table_has_its_row() -> None:
    table = section("### The table")
    named = set(re.findall(r"`([a-z_]+)`", table))
    assert {
        *LIMIT_KEYS,
        "game",
        "layout",
        "decks",
        "chip_unit",
        "face_down",
        "private",
        "no_insurance",
        "house",
    } <= named
    with_profile = {path.stem for path in profiles_folder().glob("*.toml")}
    assert all(f"`{game}`" in table for game in GAMES if game in with_profile)


def test_every_kind_fact_action_phase_and_status_is_named() -> None:
    irregularities = section("## Irregularities")
    assert all(f"`{kind}`" in irregularities for kind in CATALOGUE)
    assert _ROW.findall(irregularities) == list(IrregularityAnswers.__struct_fields__)
    assert all(f"`{name}`" in irregularities for name in DisputedBet.__struct_fields__)
    answer = section("## The answer")
    for values in (Action, Phase, Status):
        assert all(f"`{value.value}`" in answer for value in values)


def test_every_key_of_an_answer_is_named() -> None:
    script = {
        "table": {"game": "insurance-super-six-plus"},
        "steps": [
            {"do": "place", "box": "1", "bet": "banker", "amount": "60000"},
            {"do": "no_more_bets"},
            *({"do": "deal", "card": card} for card in ("KS", "KH", "5S", "6D")),
            {"do": "insure", "box": "1", "hand": "banker", "amount": "100"},
            {"do": "show", "roads": True},
            {"do": "close_insurance"},
            {"do": "deal", "card": "4S"},
            {"do": "settle"},
            {"do": "settle"},
        ],
    }
    (answer,) = answers(json.dumps(script))
    text = section("## The answer")
    by_name = {"player", "banker", "tie", "player_pair", "banker_pair", "six"}
    assert {key for key in keys_of(answer) if f"`{key}`" not in text} <= by_name


def keys_of(value: object) -> Iterator[str]:
    """Yield every key in a value, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_of(inner)


def test_the_rulings_are_numbered_through() -> None:
    assert re.findall(r"^\*\*(\d+)\.", RULINGS, re.MULTILINE) == [str(number) for number in range(35)]


def test_every_house_setting_stands_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| `([^`]+)` \|", RULINGS, re.MULTILINE)
    house = House()
    standard = {field.name: str(getattr(house, field.name)) for field in fields(House)}
    standard["payout_unit"] = f"{house.payout_unit / 100:.2f}"
    standard["pro_rata_everywhere"] = "false"
    assert dict(rows) == standard
    assert house.pro_rata_everywhere is False
