"""How a round was settled: one line for each bet, and why what goes back does."""

from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct

from terminal.rules.bets import Hand, Outcome, Result, Stage


class WhyReturned(StrEnum):
    """Why a bet, or a part of it, goes back to its bettor neither won nor lost."""

    VOID = "void"
    """The round has no result (RULINGS 17)."""
    OPTION = "option"
    """The bettor chose to have the bets back (¶5.12)."""
    NEGLECTED_INSURANCE = "neglected_insurance"
    """Insurance that was due was not offered, and would have won (NCI ¶5.13)."""
    TIE = "tie"
    """Player and Banker bets stand off on a Tie."""
    PRO_RATA = "pro_rata"
    """The part of the bet beyond the Differential was never at stake (¶5.1)."""
    INSURANCE_ON_TIE = "insurance_on_tie"
    """Insurance stands off on a Tie (RULINGS 11)."""
    INSURANCE_NOT_DUE = "insurance_not_due"
    """The cards, as they really lay, called for no such offer."""
    INSURANCE_OVER_COVER = "insurance_over_cover"
    """A corrected Original Bet no longer carries so much insurance (NCI ¶3.12.2)."""


LineKey = tuple[str, str, str, Hand | None, Stage | None]
"""A line's box, bettor and bet; for insurance also the hand and the stage."""


class Line(Struct, frozen=True):
    """One bet settled; money in cents."""

    box: str
    bettor: str
    bet: str
    """A bet, or `insurance`."""
    placed: int
    at_stake: int
    """What won or lost, after pro rata."""
    outcome: Outcome
    paid: int
    """What the House pays on top, net of commission."""
    commission: int
    returned: int
    """All that goes back to the bettor."""
    odds: Fraction | None = None
    """The odds of the pay line, or of the insurance."""
    hand: Hand | None = None
    """The insured hand."""
    after: Stage | None = None
    """The stage of the insurance."""
    why_returned: WhyReturned | None = None
    """Why the stake, or a part of it, goes back; None if nothing does, or an older record does not say."""

    @property
    def key(self) -> LineKey:
        """Which bet or insurance the line settles."""
        return (self.box, self.bettor, self.bet, self.hand, self.after)


INSURANCE_LINE = "insurance"


class SettledBefore(NamedTuple):
    """What was taken of a bet, or paid on it, before its round was corrected; in cents."""

    box: str
    bettor: str
    bet: str
    """A bet, or `insurance`."""
    hand: Hand | None
    """The insured hand."""
    after: Stage | None
    """The stage of the insurance."""
    taken: int
    paid: int

    @property
    def key(self) -> LineKey:
        """Which bet or insurance was settled."""
        return (self.box, self.bettor, self.bet, self.hand, self.after)


class Settlement(Struct, frozen=True):
    """How the round ended, bet by bet."""

    result: Result
    lines: tuple[Line, ...]

    @property
    def house_net(self) -> int:
        """What the House keeps less what it pays, in cents."""
        return sum((line.at_stake if line.outcome is Outcome.LOST else 0) - line.paid for line in self.lines)
