"""The paragraphs of sections 1 to 3 that show in whole rounds, as `paragraph_rows.toml` lists them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from terminal.rules.games import GAMES
from tests.rounds import paragraph_checks

ROWS: dict[str, list[str]] = tomllib.loads(Path(__file__).with_name("paragraph_rows.toml").read_text("utf-8"))
BY_SHORT_NAME = {game.short: game.id for game in GAMES.values()}


@pytest.mark.parametrize("row", ROWS)
def test_a_paragraph_shows_in_a_round(row: str) -> None:
    game = BY_SHORT_NAME[row.split(maxsplit=1)[0]]
    for check in ROWS[row]:
        name, *cited = check.split()
        getattr(paragraph_checks, name)(game, *cited)
