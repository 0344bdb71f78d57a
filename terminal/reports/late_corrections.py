"""Finds rounds that are corrected in another period than their own, and what that changes."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.reports.period import Period
from terminal.rounds.state import Round


@dataclass(slots=True)
class LateCorrection:
    """A round settled in one period and corrected in another; one of the two is that of the report."""

    played: Round
    here: bool
    """Whether it was corrected in this period and settled before it; else the other way round."""
    net_before: int
    """The House's net of the round before the correction; cents."""
    net_after: int | None = None
    """The same after it; None if the round is not settled again yet."""

    @property
    def change(self) -> int | None:
        """By what the House's net of its own period changed; None if the round is not settled again yet."""
        return None if self.net_after is None else self.net_after - self.net_before


class LateCorrections:
    """Collects late corrections from every settlement that is reversed, and every round that is settled."""

    def __init__(self, period: Period) -> None:
        self._period = period
        self._found: dict[tuple[int, int], LateCorrection] = {}

    def apply_reopened(self, played: Round | None, at: str, first_ended: str | None) -> None:
        """Note a round that is reopened, as it was settled until then.

        `first_ended` is when it was settled for the first time; None if that was in an earlier file.
        """
        if played is None or played.settlement is None:
            return
        own = first_ended is not None and self._period.holds(first_ended)
        here = not own and self._period.holds(at)
        if here or (own and self._period.is_over(at)):
            found = LateCorrection(played, here, played.settlement.house_net)
            self._found.setdefault((played.shoe, played.number), found).net_after = None

    def apply_settled(self, played: Round | None, at: str) -> None:
        """Note a round that is settled, maybe again."""
        if played is None or played.settlement is None:
            return
        found = self._found.get((played.shoe, played.number))
        if found is not None and not (found.here and self._period.is_over(at)):
            found.net_after = played.settlement.house_net

    def all(self) -> tuple[LateCorrection, ...]:
        """Return all that were found, in their order."""
        return tuple(self._found.values())
