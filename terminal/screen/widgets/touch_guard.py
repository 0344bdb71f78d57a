"""One touch, one act: what has just come up, or changed its meaning, takes no act of a hasty finger."""

import time
from collections.abc import Callable, Hashable
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Signal

Clock = Callable[[], float]
"""Seconds since some moment; they never run backwards."""

SETTLES: Final = 0.3
"""Seconds for which a part must have stood as it is before it takes an act, and between two acts of it."""
NEXT_CARD: Final = 0.12
"""Seconds after a card within which another key takes none."""
LONG_AGO: Final = -1e9


class Pace(Enum):
    """How fast touches on a part may follow one another.

    `ACT` hands over a command, or opens or closes a page. `CHIPS` adds to what is there: every tap counts,
    once the part has settled. `CARD` deals a card: another one soon, the same one not. `EVERY_TAP` commits
    nothing.
    """

    ACT = "act"
    CHIPS = "chips"
    CARD = "card"
    EVERY_TAP = "every tap"


class TouchGuard(QObject):
    """What all parts of a window share: the clock, what was uncovered lately, and the last card.

    `told` gives why a key that was touched is off; `hasty` comes of a touch that took no act because it came
    too soon; `taken` comes of any other touch, before what it leads to.
    """

    told = Signal(str)
    hasty = Signal()
    taken = Signal()

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._card = LONG_AGO
        self._uncovered: list[tuple[QRect, float]] = []

    def now(self) -> float:
        """Return the time of the clock."""
        return self._clock()

    def uncover(self, place: QRect) -> None:
        """Take it that a page or a pad has gone from `place` of the window: what lay under it has come up."""
        now = self.now()
        self._uncovered = [(lately, since) for lately, since in self._uncovered if now - since < SETTLES]
        self._uncovered.append((place, now))

    def bare_at(self, place: QPoint) -> bool:
        """Return whether something that covered that place of the window has just gone."""
        now = self.now()
        return any(now - since < SETTLES and rect.contains(place) for rect, since in self._uncovered)

    def card_taken(self) -> None:
        """Take it that a card was touched."""
        self._card = self.now()

    def may_take_card(self) -> bool:
        """Return whether the last card was touched long enough ago for another one."""
        return self.now() - self._card >= NEXT_CARD

    def tell(self, why: str) -> None:
        """Have it said why a key is off."""
        if why:
            self.told.emit(why)


class TouchedPart:
    """How long a part has been there, what it means, and when it last acted."""

    def __init__(self, guard: TouchGuard) -> None:
        self.guard = guard
        self._since = guard.now()
        self._meaning: Hashable = None
        self._acted = LONG_AGO
        self._seen: Hashable = None
        self._settled = False

    def renew(self) -> None:
        """Take it that the part has come up, or moved."""
        self._since = self.guard.now()

    def mean(self, meaning: Hashable) -> None:
        """Take it that a touch means `meaning` from now on."""
        if meaning != self._meaning:
            self._meaning = meaning
            self.renew()

    def press(self, place: QPoint) -> None:
        """Remember what was there when a finger came down at `place` of the window."""
        guard = self.guard
        self._seen = self._meaning
        self._settled = guard.now() - self._since >= SETTLES and not guard.bare_at(place)

    def takes(self, pace: Pace) -> bool:
        """Return whether the touch that ends now is taken."""
        if pace is Pace.EVERY_TAP:
            return True
        if not self._settled or self._seen != self._meaning:
            return False
        if pace is Pace.CHIPS:
            return True
        if pace is Pace.CARD and not self.guard.may_take_card():
            return False
        return self.guard.now() - self._acted >= SETTLES

    def acted(self, pace: Pace) -> None:
        """Take it that a touch has been taken, and what it led to is done."""
        if pace is Pace.CARD:
            self.guard.card_taken()
        if pace in (Pace.ACT, Pace.CARD):
            self._acted = self.guard.now()
