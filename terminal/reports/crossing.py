"""Rounds that are corrected in another period than their own, and what that changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from terminal.rounds.state import Round


class Crossing(NamedTuple):
    """A round settled in one period and corrected in another; one of the two is that of the report."""

    played: Round
    here: bool
    """Whether it was corrected in this period and settled before it; else the other way round."""
    change: int | None
    """By what the House's net of its own period changed, in cents; None if it is not settled again yet."""


@dataclass(slots=True)
class _Found:
    played: Round
    here: bool
    before: int
    after: int | None = None


class Crossings:
    """Hears of every settlement that is reversed, and of every round that is settled."""

    def __init__(self, since: str, until: str) -> None:
        """The period, in stored times: from the one up to, and without, the other."""
        self._since, self._until = since, until
        self._found: dict[tuple[int, int], _Found] = {}

    def reopened(self, played: Round | None, at: str, first_ended: str | None) -> None:
        """A round as it was settled before it was opened again.

        `first_ended` is when it was settled for the first time; None if that was in an earlier file.
        """
        if played is None or played.settlement is None:
            return
        own = first_ended is not None and self._since <= first_ended < self._until
        here = not own and self._since <= at < self._until
        if here or (own and at >= self._until):
            found = _Found(played, here, played.settlement.house_net)
            self._found.setdefault((played.shoe, played.number), found).after = None

    def settled(self, played: Round | None, at: str) -> None:
        """A round that is settled, maybe again."""
        if played is None or played.settlement is None:
            return
        found = self._found.get((played.shoe, played.number))
        if found is not None and (at < self._until or not found.here):
            found.after = played.settlement.house_net

    def all(self) -> tuple[Crossing, ...]:
        """All that were found, in their order."""
        return tuple(
            Crossing(found.played, found.here, None if found.after is None else found.after - found.before)
            for found in self._found.values()
        )
