"""What the page of all roads shows: frozen data."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.roads import Scoreboard
from terminal.screen.views import Counts


class RoadsView(Struct, frozen=True):
    """All roads of the shoe."""

    board: Scoreboard
    counts: Counts
