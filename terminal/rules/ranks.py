"""The ranks of the people of the pit, lowest first (RULINGS 22)."""

from __future__ import annotations

from enum import StrEnum


class Rank(StrEnum):
    """A rank; `at_least` compares."""

    DEALER = "dealer"
    PIT_SUPERVISOR = "pit_supervisor"
    PIT_MANAGER = "pit_manager"
    SHIFT_MANAGER = "shift_manager"

    def at_least(self, other: Rank) -> bool:
        """Return whether this rank is the other or above."""
        return _HEIGHT[self] >= _HEIGHT[other]


_HEIGHT = {rank: height for height, rank in enumerate(Rank)}
