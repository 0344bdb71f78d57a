"""What a table of each game has unless its profile says otherwise."""

from __future__ import annotations

from terminal.rules.game import Game
from terminal.rules.house import Limits

STANDARD_LAYOUT = "bean-9"
"""A layout that every game allows."""

STANDARD_DECKS = 8
STANDARD_MINIMUM = 100_00
STANDARD_DIFFERENTIAL = 50_000_00


def standard_limits(game: Game) -> Limits:
    """The limits of a game's standard profile: a minimum, and the Differential where the game knows it; in cents."""
    return Limits(
        minimum=STANDARD_MINIMUM,
        maximum_differential=STANDARD_DIFFERENTIAL if game.differential else None,
    )
