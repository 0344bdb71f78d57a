"""A game is known in its own file alone: no other names it, or a paragraph of its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rules.actions import Action
from terminal.rules.game import Game
from terminal.rules.games import GAMES, MODEL
from terminal.rules.provisions import Provision
from tests.architecture.modules import Module, imports, parse, python_modules

HOME = "terminal.rules.games"
EVERYDAY_WORDS = {"commission"}
"""Names of games that also mean something else: what the House keeps of winnings."""
CITATION = re.compile(r"¶ ?\d+(\.\d+)+")
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)


def names_of(game: Game) -> set[str]:
    """Return what a game, and its Six bet, are called anywhere."""
    names = {game.id, game.short, game.name, game.caption, game.six_name or game.name}
    return names - EVERYDAY_WORDS


def paragraphs_of(game: Game) -> set[str]:
    """Return every paragraph that a game's literal cites."""
    cited = {pay.paragraph for pay in game.pays}
    cited |= {getattr(game.paragraphs, name) for name in game.paragraphs.FIELDS} - {None}
    return cited | {number for kind in game.irregularities for number in game.paragraphs_on(kind)}


NAMES = frozenset().union(*map(names_of, GAMES.values()))
PARAGRAPHS = frozenset().union(*map(paragraphs_of, GAMES.values()))
NAMED = re.compile("|".join(rf"(?<![\w-]){re.escape(name)}(?![\w-])" for name in sorted(NAMES)))


def texts(module: Module) -> Iterator[tuple[int, str]]:
    """Yield the texts of a module with their lines; docstrings and sentences under fields are left out."""
    said = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


def knows_a_game(module: Module) -> Iterator[str]:
    """Yield where a module outside the games names one, imports one, or holds a paragraph of its rules."""
    if module.name.startswith(HOME):
        return
    yield from (f"imports {name}" for name in imports(module) if is_one_game(name))
    for line, text in texts(module):
        if NAMED.search(text):
            yield f"line {line} names a game: {text[:40]!r}"
        if text.strip("¶ ") in PARAGRAPHS or CITATION.search(text):
            yield f"line {line} holds a paragraph: {text[:40]!r}"


def is_one_game(name: str) -> bool:
    """Return whether a dotted name leads to the literal of one game, or into its file."""
    return name.startswith(f"{HOME}.") and name.removeprefix(f"{HOME}.") not in ("GAMES", "MODEL")


def test_no_module_outside_the_games_knows_one() -> None:
    assert [
        f"{module.name}: {fault}" for module in python_modules("terminal") for fault in knows_a_game(module)
    ] == []


@pytest.mark.parametrize(
    "source",
    [
        'ACTING = {"CB": paragraph}',
        'if game.id == "easy-six": pass',
        'tr("Super Six Plus pays {odds}")',
        'OFFER = "3.12"',
        'refuse("x", "y", paragraph="5.12.1")',
        'note = "¶ 5.4"',
        'note = f"see ¶ 5.4 {more}"',
        "from terminal.rules.games.commission import COMMISSION",
        "from terminal.rules.games import COMMISSION",
    ],
)
def test_a_module_that_knows_a_game_is_seen(source: str) -> None:
    assert list(knows_a_game(parse("terminal.rounds.sample", source)))


@pytest.mark.parametrize(
    "source",
    [
        '"""Insurance (NCI ¶3.12)."""',
        'class Row:\n    odds: int\n    """The odds (NCI ¶4.1.2)."""',
        'Column(key="commission")',
        'PATH = "M 1.5 12.5 L 8.5 19.5"',
        'VERSION = "10.5"',
        'f"¶ {paragraph}"',
        "from terminal.rules.games import GAMES, MODEL",
    ],
)
def test_what_names_no_game_is_no_fault(source: str) -> None:
    assert list(knows_a_game(parse("terminal.rounds.sample", source))) == []


@EACH_GAME
def test_a_game_names_only_irregularities_that_there_are(game: Game) -> None:
    assert set(game.irregularities) <= set(CATALOGUE)
    assert all(game.irregularities.values())


@EACH_GAME
def test_a_game_provides_once_for_each_case_of_an_irregularity(game: Game) -> None:
    for kind, provisions in game.irregularities.items():
        cases = [provision.when for provision in provisions]
        assert len(cases) == len(set(cases)), kind


@EACH_GAME
def test_a_provision_shows_its_own_paragraph(game: Game) -> None:
    for kind, provisions in game.irregularities.items():
        for provision in provisions:
            assert provision.paragraph is None or provision.paragraph in provision.paragraphs, kind


def test_the_model_names_the_remedy_wherever_another_game_leaves_it_open() -> None:
    assert MODEL in GAMES.values()
    for game in GAMES.values():
        for kind, provisions in game.irregularities.items():
            if kind != "not_provided_for" and any(provision.action is None for provision in provisions):
                assert all(map(names_a_remedy, MODEL.irregularities[kind])), kind


def names_a_remedy(provision: Provision) -> bool:
    """Return whether a provision says what becomes of the round."""
    return isinstance(provision.action, Action)
