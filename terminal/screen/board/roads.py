"""The page of all roads from the state."""

from __future__ import annotations

from terminal.rounds.state import Table
from terminal.screen.board.views import RoadsView
from terminal.screen.scoreboard import board_of, counts_of


def roads_view(table: Table) -> RoadsView:
    """Return all roads of this shoe."""
    return RoadsView(board_of(table.history), counts_of(table.history))
