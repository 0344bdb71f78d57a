"""Layouts and decks with which a game may be played, so that a test can take any game."""

from __future__ import annotations

from terminal.rules.game import Game
from terminal.table.setup.layouts import layout_names


def allowed_layouts(game: Game) -> tuple[str, ...]:
    """Return the names of the layouts that a game allows."""
    return tuple(name for name in layout_names() if game.allows(name))


def layout_for(game: Game, wanted: str) -> str:
    """Return the wanted layout where the game allows it, else the first that it allows."""
    return wanted if game.allows(wanted) else allowed_layouts(game)[0]


def decks_for(game: Game, wanted: int = 8) -> int:
    """Return the wanted number of decks where the game allows it, else the most that it allows."""
    return wanted if wanted in game.decks else game.decks[-1]
