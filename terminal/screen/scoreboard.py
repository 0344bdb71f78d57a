"""The scoreboard of a shoe, and how often each result came in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from terminal.rounds.state import Table
from terminal.rules.bets import Result
from terminal.rules.roads import Played, Scoreboard, scoreboard
from terminal.screen.views import Counts


@lru_cache(maxsize=2)
def board_of(history: tuple[Played, ...]) -> Scoreboard:
    """Return the scoreboard of a shoe, worked out once a round."""
    return scoreboard(history)


def counts_of(history: Sequence[Played]) -> Counts:
    """Return how often each result and Pair came in a shoe."""
    results = [played.result for played in history]
    return Counts(
        banker=results.count(Result.BANKER),
        player=results.count(Result.PLAYER),
        tie=results.count(Result.TIE),
        banker_pair=sum(played.banker_pair for played in history),
        player_pair=sum(played.player_pair for played in history),
        rounds=len(history),
    )


def voids_of(table: Table) -> int:
    """Return how many rounds of the shoe in use ended without a result."""
    if table.shoe is None:
        return 0
    under_way = table.round is not None and table.deals(table.round)
    return table.rounds - under_way - len(table.history)
