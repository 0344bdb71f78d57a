"""A whole shuffled shoe of each game, dealt through the window by touch, with every payment checked."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from tests.layouts.allowed import allowed_layouts
from tests.screen.dealing import Dealer
from tests.screen.driving import open_desk

WHOLE_SHOES = {
    "commission": "big-12",
    "insurance-super-six-plus": "bean-9",
    "easy-six": "mini-7",
    "tournament": "bean-7",
    "fortune-six": "bean-8",
}
"""The layout on which a game deals a whole shoe, if not on the first that it allows."""

PLAYED = {name: WHOLE_SHOES.get(name, allowed_layouts(game)[0]) for name, game in GAMES.items()}
OTHER_PAIRS = [
    (name, layout)
    for name, game in GAMES.items()
    for layout in allowed_layouts(game)
    if PLAYED[name] != layout
]
LIMITS = Limits(minimum=100_00, maximum_differential=4_000_00)
"""So close that the Differential is exceeded now and then."""
ROUNDS = 10
PAINTED = 10
"""One round of so many is painted as it is touched; every one is checked."""
DECKS = {"insurance-super-six-plus": 8}
"""The decks of a whole shoe, if not the fewest that the game takes: the game with every bet deals most."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_shoe_by_touch(qtbot: QtBot, game: str) -> None:
    desk = open_desk(game, PLAYED[game], limits=LIMITS)
    decks = DECKS.get(game, min(GAMES[game].decks))
    dealer = Dealer(desk, seed=len(game), decks=decks, painted=PAINTED)
    rounds = dealer.play_shoe()
    share = Fraction(decks, 8)
    assert rounds >= 60 * share
    assert dealer.settled > 300 * share
    assert desk.window.new_shoe.isVisible()
    desk.done()


@pytest.mark.parametrize(
    ("game", "layout"), OTHER_PAIRS, ids=[f"{game}-{layout}" for game, layout in OTHER_PAIRS]
)
def test_ten_rounds_by_touch(qtbot: QtBot, game: str, layout: str) -> None:
    size = "1366x768" if len(layout) % 2 else "1920x1080"
    desk = open_desk(game, layout, size=size, limits=LIMITS)
    dealer = Dealer(desk, seed=len(game) * len(layout), painted=PAINTED)
    dealer.put_in_a_shoe()
    for _ in range(ROUNDS):
        dealer.play_round()
    assert dealer.settled > 40
    desk.done()
