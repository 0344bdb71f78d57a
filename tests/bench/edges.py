"""Measures `edge`: every bet of a game and every row of its insurance, for a full shoe of 8 decks."""

from __future__ import annotations

import json
import time

from terminal.rules.edge import house_edge
from terminal.rules.games import GAMES

DECKS = 8


def main() -> None:
    """Print the CPU seconds of each game, the shoe not yet enumerated when it begins."""
    seconds = {}
    for name, game in GAMES.items():
        started = time.process_time()
        house_edge(game, DECKS)
        seconds[name] = time.process_time() - started
    print(json.dumps(seconds))


if __name__ == "__main__":
    main()
