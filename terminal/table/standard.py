"""What a table of each game has unless its profile says otherwise."""

from __future__ import annotations

from terminal.rules.game import Game
from terminal.rules.house import Limits

STANDARD_DECKS = 8
STANDARD_MINIMUM = 100_00
STANDARD_DIFFERENTIAL = 50_000_00

STANDARD_CURRENCY = "SGD"
STANDARD_CHIPS: tuple[int, ...] = (
    *(1_00, 5_00, 25_00, 100_00, 500_00),
    *(1_000_00, 5_000_00, 10_000_00, 25_000_00),
)
"""The values of the chips in cents; each has a colour of its own on the screen."""

STANDARD_PACE = 46
"""Rounds an hour that a table is expected to deal."""

STANDARD_NUMBER_DIGITS = 5
"""Digits of a staff number."""

STANDARD_PIN_DIGITS = 6
"""Digits of a PIN."""

STANDARD_COPIES = 48
"""Copies of a ledger that are kept: a day and a night of one each half-hour."""


def standard_layout(game: Game) -> str:
    """Return the layout of the first table that the game allows."""
    return game.tables[0]


def standard_limits(game: Game) -> Limits:
    """A minimum, and the Differential where the game knows it; in cents."""
    return Limits(
        minimum=STANDARD_MINIMUM,
        maximum_differential=STANDARD_DIFFERENTIAL if game.differential else None,
    )
