"""Every error that the ledger raises fills in exactly the words that its message has room for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import terminal
from terminal.ledger import errors
from terminal.ledger.errors import LedgerFault

FORWARDED = "act"
"""`UnreadableAct` hands on where, name and version as `**act`."""


def _raised() -> Iterator[tuple[str, frozenset[str], str]]:
    """Yield each fault that the program names in a call, with the words that it gives, and its place."""
    folder = Path(terminal.__file__).parent
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Attribute):
                continue
            named = node.args[0]
            if isinstance(named.value, ast.Name) and named.value.id == LedgerFault.__name__:
                words = {word.arg or FORWARDED for word in node.keywords}
                if FORWARDED in words and "cause" not in words:
                    words = words - {FORWARDED} | {"where", "name", "version"}
                yield named.attr, frozenset(words), f"{file.relative_to(folder)}:{node.lineno}"


@pytest.mark.parametrize(
    ("name", "given", "place"),
    [pytest.param(*raised, id=f"{raised[0]}-{raised[2]}") for raised in _raised()],
)
def test_a_message_is_given_just_the_words_that_it_has_room_for(
    name: str, given: frozenset[str], place: str
) -> None:
    template = errors._MESSAGES[LedgerFault[name]].template
    assert given == {field for _, field, _, _ in Formatter().parse(template) if field}, place


def test_every_fault_is_raised_somewhere_and_says_something() -> None:
    assert set(errors._MESSAGES) == set(LedgerFault)
    assert {LedgerFault[name] for name, _, _ in _raised()} == set(LedgerFault)
