"""The armed sum: chips and digits that the dealer has put together, which go on each area that is touched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rules.house import Limits
from terminal.screen.format import CENTS_IN_DOLLAR
from terminal.screen.widgets.digits import ARMED_DIGITS, LINES

RECENT: Final = LINES
"""How many sums are kept to be armed again: one next to each line of digits."""


class Armed(Struct, frozen=True):
    """The sum in hand: chips, and digits that are added to them as one number of dollars."""

    chips: tuple[int, ...] = ()
    """Cents of each chip, as they were touched."""
    typed: str = ""
    placed: bool = False
    """Whether it lies on an area already: then the next chip or digit starts a new sum."""

    @property
    def cents(self) -> int:
        """The sum."""
        return sum(self.chips) + int(self.typed or "0") * CENTS_IN_DOLLAR

    def with_chip(self, value: int) -> Armed:
        """Return the sum with one more chip of so many cents."""
        begun = Armed() if self.placed else self
        return _unless_too_long(begun, replace(begun, chips=(*begun.chips, value)))

    def with_digits(self, digits: str) -> Armed:
        """Return the sum with digits typed behind those before."""
        begun = Armed() if self.placed else self
        return _unless_too_long(begun, replace(begun, typed=(begun.typed + digits).lstrip("0")))

    def without_last(self) -> Armed:
        """Return the sum without its last digit, or else without its last chip."""
        if self.typed:
            return replace(self, typed=self.typed[:-1], placed=False)
        return replace(self, chips=self.chips[:-1], placed=False)

    def among(self, values: Sequence[int]) -> Mapping[int, int]:
        """Return how many chips of each value make the sum, as touched, the rest with the fewest chips."""
        counts: dict[int, int] = {}
        rest = self.cents
        for chip in self.chips:
            if chip in values:
                counts[chip] = counts.get(chip, 0) + 1
                rest -= chip
        for value in sorted(values, reverse=True):
            more, rest = divmod(rest, value)
            if more:
                counts[value] = counts.get(value, 0) + more
        return counts


def _unless_too_long(begun: Armed, longer: Armed) -> Armed:
    """Return the longer sum, or the one before if it has too many digits."""
    return longer if len(str(longer.cents // CENTS_IN_DOLLAR)) <= ARMED_DIGITS else begun


def smallest_chip(values: Sequence[int], limits: Limits) -> Armed:
    """Return what is armed when a round opens: the smallest chip that meets the minimum."""
    least = limits.minimum or 0
    chips = [value for value in sorted(values) if value >= least]
    return Armed((chips[0],), placed=True) if chips else Armed()


def recent_with(armed: Armed, recent: tuple[Armed, ...]) -> tuple[Armed, ...]:
    """Return the sums placed of late, the last one first."""
    others = [other for other in recent if other.cents != armed.cents]
    return (replace(armed, placed=True), *others)[:RECENT]
