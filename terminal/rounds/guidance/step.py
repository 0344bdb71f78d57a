"""The next step at the table, and the task that it is for the dealer."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from terminal.rounds.state import Bettor
from terminal.rules.bets import Hand
from terminal.rules.card_place import CardPlace
from terminal.rules.message import Message


class StepKind(StrEnum):
    """What is done next, by its name in session scripts."""

    NEW_SHOE = "new_shoe"
    BURN = "burn"
    PLACE_YOUR_BETS = "place_your_bets"
    REJECT_EXCESS = "reject_excess"
    NO_MORE_BETS = "no_more_bets"
    DEAL = "deal"
    OPEN = "open"
    CLOSE_INSURANCE = "close_insurance"
    IRREGULARITY = "irregularity"
    CHOOSE = "choose"
    SETTLE = "settle"


class Task(StrEnum):
    """What the dealer is about to do: the steps, with the settlement in its three parts."""

    NEW_SHOE = "new_shoe"
    BURN = "burn"
    PLACE_YOUR_BETS = "place_your_bets"
    REJECT_EXCESS = "reject_excess"
    NO_MORE_BETS = "no_more_bets"
    DEAL = "deal"
    OPEN = "open"
    CLOSE_INSURANCE = "close_insurance"
    IRREGULARITY = "irregularity"
    CHOOSE = "choose"
    TAKE = "take"
    PAY = "pay"
    SETTLED = "settled"


class Step(Struct, frozen=True):
    """The next act at the table."""

    do: StepKind
    call: Message | None = None
    """What the dealer says."""
    hand: Hand | None = None
    """The hand that it concerns."""
    position: CardPlace | None = None
    """The card that it concerns."""
    box: str | None = None
    """The box that it concerns."""
    bettor: str | None = None
    """The bettor whom it concerns."""

    @property
    def whose(self) -> Bettor | None:
        """The bettor whom it concerns, with the box."""
        return None if self.box is None or self.bettor is None else Bettor(self.box, self.bettor)
