"""What a table of each game has unless its profile says otherwise."""

from __future__ import annotations

from terminal.rules.game import Game
from terminal.rules.house import Limits

DEFAULT_DECKS = 8
DEFAULT_MINIMUM = 100_00
DEFAULT_DIFFERENTIAL = 50_000_00

DEFAULT_CURRENCY = "SGD"
DEFAULT_CHIPS: tuple[int, ...] = (
    *(1_00, 5_00, 25_00, 100_00, 500_00),
    *(1_000_00, 5_000_00, 10_000_00, 25_000_00),
)
"""The values of the chips in cents; each has a colour of its own on the screen."""

DEFAULT_PACE = 46
"""Rounds an hour that a table is expected to deal."""

DEFAULT_NUMBER_DIGITS = 5
"""Digits of a staff number."""

DEFAULT_PIN_DIGITS = 6
"""Digits of a PIN."""

LEAST_PIN_DIGITS = 6
"""Digits that a PIN of a live table has at least."""

DEFAULT_COPIES = 48
"""Copies of a ledger that are kept: a day and a night of one each half-hour."""


def default_layout(game: Game) -> str:
    """Return the layout of the first table that the game allows."""
    return game.tables[0]


def default_limits(game: Game) -> Limits:
    """Return a minimum, and the Differential where the game knows it; in cents."""
    return Limits(
        minimum=DEFAULT_MINIMUM,
        maximum_differential=DEFAULT_DIFFERENTIAL if game.differential else None,
    )


LARGEST_PICTURE_BYTES = 20_000_000
LARGEST_PICTURE_SIDE = 8_000
"""Of the picture that the players' display shows between shoes; the side is in px."""

DEFAULT_TURN = 12
"""Seconds after which the players' display turns to its next page between shoes, and to its next language."""
