"""The page on irregularities: a section with a played example for each kind, citing as the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.refusal import RANK_TITLES
from terminal.rules.games import GAMES as BY_ID
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from tests.irregularities.desk import GAMES, memory
from tests.irregularities.test_table import RULED

PAGE = (Path(__file__).parents[2] / "resources" / "docs" / "irregularities.md").read_text("utf-8")
_EXAMPLE = re.compile(r"```json script\n(.*?)```\n```json answer\n(.*?)```", re.DOTALL)
_SECTION = re.compile(r"^### `([a-z_]+)`: (.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
SECTIONS: dict[str, str] = dict(_SECTION.findall(PAGE))


def examples(kind: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the scripts of a section, each with the part of its answer that is written there."""
    return [(json.loads(script), json.loads(answer)) for script, answer in _EXAMPLE.findall(SECTIONS[kind])]


def test_every_kind_has_its_section() -> None:
    assert set(SECTIONS) == set(CATALOGUE)
    assert len(_SECTION.findall(PAGE)) == len(CATALOGUE)


@pytest.mark.parametrize("kind", CATALOGUE)
def test_every_script_of_the_page_is_answered_as_written(kind: str) -> None:
    found = examples(kind)
    assert found
    for script, answer in found:
        told = json.loads(json.dumps(play(read_script(ScriptPlace("page"), script), memory())))
        assert told["refusals"] == []
        assert part(told, answer) == answer
        raised = [record["kind"] for played in told["rounds"] for record in played["irregularities"]]
        assert kind in raised
        assert "irregularities" in json.dumps(answer)


def part(told: object, written: object) -> object:
    """Return what an answer says where something is written; lists are written whole."""
    if isinstance(told, dict) and isinstance(written, dict):
        return {key: part(told.get(key), value) for key, value in written.items()}
    if isinstance(told, list) and isinstance(written, list) and len(told) == len(written):
        return [part(one, other) for one, other in zip(told, written, strict=True)]
    return told


def rows(kind: str) -> list[list[str]]:
    """Return the rows of a section's table."""
    lines = [line for line in SECTIONS[kind].split("\n") if line.startswith("| ") and "games" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("kind", sorted(set(CATALOGUE) - {"wrong_payment"}))
@pytest.mark.parametrize("game", GAMES)
def test_each_section_names_every_game_and_its_paragraphs(kind: str, game: str) -> None:
    own = [row for row in rows(kind) if game in row[0].split(", ")]
    assert own
    written = " ".join(cell for row in own for cell in row)
    declared = BY_ID[GAMES[game]].paragraphs_on(kind)
    for paragraph in declared:
        assert re.search(rf"(?<![\d.]){re.escape(paragraph)}(?![\d.])", written), paragraph
    cited = {cell.paragraph for cell in RULED if cell[:2] == (kind, game)}
    assert ("–" in written) is (None in cited or (not declared and not cited - {None}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", sorted({cell.kind for cell in RULED} - {"wrong_payment", "noticed_later"}))
def test_each_section_names_the_person_who_decides(kind: str, game: str) -> None:
    own = " ".join(cell for row in rows(kind) if game in row[0].split(", ") for cell in row)
    titles = {rank: RANK_TITLES[rank].render().removeprefix("Table Game ") for rank in Rank}
    deciding = {titles[cell.needs] for cell in RULED if cell[:2] == (kind, game)}
    assert {title for title in titles.values() if title in own} == deciding
