"""Every paragraph on which a dealer acts is trained by at least three items that differ in more than sums."""

from __future__ import annotations

import pytest

from terminal.rules.game import Game
from tests.test_paragraphs import LIST, PUBLISHED
from tests.training.trained_by import NO_DEALER_ACTS, TRAINED_BY, items_on

TRAINED = [
    name for name, entry in LIST.items() if name.split(" ", 1)[1][0] in "345" and "tests" in entry
]  # fmt: skip


def without_sums(item: str) -> str:
    """Return what of an item does not tell a whole sum from an odd one."""
    return item.removesuffix(":whole").removesuffix(":odd")


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.short)
def test_each_paragraph_is_trained_by_three_items_or_no_dealer_acts_on_it(game: Game) -> None:
    own = {name.split(" ", 1)[1] for name in TRAINED if name.startswith(f"{game.short} ")}
    quiet = {name.split(" ", 1)[1] for name in NO_DEALER_ACTS if name.startswith(f"{game.short} ")}
    assert set(TRAINED_BY[game.short]) | quiet == own
    assert not set(TRAINED_BY[game.short]) & quiet
    few = {
        number: found
        for number in own - quiet
        if len(found := {without_sums(item) for item in items_on(game, number)}) < 3
    }
    assert few == {}


def test_each_reason_says_why() -> None:
    for name, reason in NO_DEALER_ACTS.items():
        assert name in TRAINED
        assert len(reason.split()) > 5
        assert reason.endswith(".")
