"""The layouts on which a game may be played, as they are found in the folder."""

from __future__ import annotations

from terminal.rules.game import Game
from terminal.table.setup.layouts import layout_names


def allowed_layouts(game: Game) -> tuple[str, ...]:
    """Return the names of the layouts that a game allows."""
    return tuple(name for name in layout_names() if game.allows(name))
