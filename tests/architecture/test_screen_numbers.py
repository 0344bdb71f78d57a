"""Panels state their parts and hold no coordinates: few numbers stand in the code of the screen."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.screen_numbers import counted, numbers

MOST_IN_PANELS = 400
MOST_IN_ALL = 1300
"""At most so many."""


def test_panels_hold_few_numbers() -> None:
    assert counted()["states"].total() <= MOST_IN_PANELS


def test_the_screen_holds_few_numbers() -> None:
    assert sum(modules.total() for modules in counted().values()) <= MOST_IN_ALL


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("space(7)", 1),
        ("x = (12.5, -3)", 2),
        ("x = 0, 1, -1, 1.0, True, '7'", 0),
        ('"""Ten is 10."""', 0),
    ],
)
def test_what_counts_as_a_number(source: str, count: int) -> None:
    assert numbers(ast.parse(source)) == count
