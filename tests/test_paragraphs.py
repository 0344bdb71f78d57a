"""Every paragraph of the five sets is shown by tests, or the list says why none can."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rules.game import Game
from terminal.rules.games import GAMES

ROOT = Path(__file__).parent.parent
LIST: dict[str, dict[str, object]] = tomllib.loads((ROOT / "tests" / "paragraphs.toml").read_text("utf-8"))


def upto(stem: str, last: int) -> list[str]:
    """Return `stem` with 1 to `last` behind it."""
    return [f"{stem}{number}" for number in range(1, last + 1)]


# What the sets number, or letter, or define by name.
LAYOUT_AND_CARDS = ["2.1", "2.1.1", "2.1.1 a", "2.2", "2.2.1"]
CARD_VALUES = upto("3.2.", 3)
NAMED = ("Baccarat Table of Play", "House", "Natural", "Player Pair or Banker Pair", "Tie")
WITH_OPTIONS = [
    *upto("5.1.", 2),
    "5.2.1",
    *upto("5.4.", 2),
    *upto("5.5.", 5),
    "5.7.1",
    *upto("5.8.", 2),
    *upto("5.10.", 2),
    *upto("5.12.", 3),
]
"""What the two sets with player options divide further in section 5."""
SECTION_5 = {
    "CB": [*upto("5.", 17), *WITH_OPTIONS],
    "NCI": [*upto("5.", 18), *WITH_OPTIONS, "5.3.1"],
    "E6": [*upto("5.", 3), *upto("5.1.", 3)],
    "NCT": [*upto("5.", 3), *upto("5.1.", 3)],
    "F6": [*upto("5.", 7), *upto("5.1.", 2)],
}
PARAGRAPHS = {
    "CB": [*upto("1.", 20), *LAYOUT_AND_CARDS, *upto("3.", 14), *CARD_VALUES, "4.1", *upto("4.1.", 2)],
    "NCI": [
        *upto("1.", 23),
        *LAYOUT_AND_CARDS,
        *upto("3.", 17),
        *CARD_VALUES,
        *upto("3.12.", 2),
        *upto("4.", 2),
        *upto("4.1.", 2),
        *upto("4.2.", 2),
    ],
    "E6": [
        *(f"1 {name}" for name in (*NAMED, "Non-Commission Easy Six Baccarat", "Easy Six")),
        *upto("2.", 2),
        *upto("2.1.", 3),
        *(f"2.1.1 {letter}" for letter in "abc"),
        "2.2.1",
        *upto("3.", 8),
        "4.1",
        "4.1.1",
    ],
    "NCT": [
        *(f"1 {name}" for name in (*NAMED, "Non-Commission Baccarat")),
        *upto("2.", 2),
        *upto("2.1.", 3),
        *(f"2.1.1 {letter}" for letter in "abcd"),
        "2.2.1",
        *upto("3.", 9),
        "4.1",
        "4.1.1",
    ],
    "F6": [
        "1.1",
        *upto("1.1.", 8),
        *upto("2.", 2),
        *upto("2.2.", 5),
        *upto("3.", 11),
        *upto("3.3.", 2),
        *upto("3.4.", 2),
        *upto("3.7.", 2),
        *upto("3.8.", 2),
        *upto("3.9.", 4),
        "3.10.1",
        "4.1",
    ],
}
IDS = [
    f"{short} {number}" for short, numbers in PARAGRAPHS.items() for number in (*numbers, *SECTION_5[short])
]


@cache
def names_in(path: str) -> frozenset[str]:
    """Return the names of the test functions of a file, in its classes too, without importing it.

    Of a table of paragraphs they are its rows.
    """
    if path.endswith(".toml"):
        return frozenset(tomllib.loads((ROOT / path).read_text("utf-8")))
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [node.name for node in tree.body if isinstance(node, functions)]
    for kind in tree.body:
        if isinstance(kind, ast.ClassDef):
            found += [f"{kind.name}::{node.name}" for node in kind.body if isinstance(node, functions)]
    return frozenset(name for name in found if name.rpartition("::")[2].startswith("test_"))


def test_the_list_holds_every_paragraph_and_nothing_else() -> None:
    assert len(IDS) == len(set(IDS))
    assert set(IDS) - set(LIST) == set()
    assert set(LIST) - set(IDS) == set()


@pytest.mark.parametrize("paragraph", sorted(LIST))
def test_each_paragraph_has_tests_or_a_reason_why_not(paragraph: str) -> None:
    entry = LIST[paragraph]
    assert set(entry) in ({"tests"}, {"reason"})
    if "reason" in entry:
        reason = entry["reason"]
        assert isinstance(reason, str)
        assert len(reason.split()) >= 5
        assert reason.endswith(".")
    else:
        tests = entry["tests"]
        assert isinstance(tests, list)
        assert tests
        assert len(tests) == len(set(tests))


@pytest.mark.parametrize("paragraph", sorted(name for name, entry in LIST.items() if "tests" in entry))
def test_each_named_test_exists(paragraph: str) -> None:
    tests = LIST[paragraph]["tests"]
    assert isinstance(tests, list)
    for test in tests:
        path, _, name = test.partition("::")
        assert (ROOT / path).is_file(), path
        assert name in names_in(path), test


def test_reasons_are_few() -> None:
    reasons = [name for name, entry in LIST.items() if "reason" in entry]
    assert len(reasons) * 10 <= len(LIST)


PUBLISHED = [game for game in GAMES.values() if game.short in PARAGRAPHS]


def test_each_set_of_the_list_is_a_game() -> None:
    assert {game.short for game in PUBLISHED} == set(PARAGRAPHS)


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.short)
def test_whatever_a_game_cites_is_in_the_list(game: Game) -> None:
    cited = {pay.paragraph for pay in game.pays}
    cited |= {number for name in game.paragraphs.__slots__ if (number := getattr(game.paragraphs, name))}
    cited |= {number for kind in CATALOGUE for number in game.paragraphs_on(kind)}
    assert {f"{game.short} {number}" for number in cited} <= set(LIST)
