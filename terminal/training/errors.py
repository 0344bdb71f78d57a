"""What can be wrong with an answer: the ways of erring, and the fault that is reported."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from terminal.rules.message import Message
from terminal.training.skills import Topic


class ErrorWay(StrEnum):
    """A way of erring, by the name under which it is recorded."""

    WRONG_HAND = "wrong_hand"
    ROW = "row"
    ODDS = "odds"
    SUM = "sum"
    COMMISSION = "commission"
    ORDER = "order"
    OMISSION = "omission"
    EXTRA_ACT = "extra_act"
    RANK = "rank"
    FALSE_ALARM = "false_alarm"
    RED_LINE = "red_line"


class RedLine(StrEnum):
    """What fails an exam whatever the rest is like."""

    PAID_BEFORE_TAKING = "paid_before_taking"
    NATURAL_NOT_SEEN = "natural_not_seen"
    DEALT_PAST_OFFER = "dealt_past_offer"
    DECIDED_ALONE = "decided_alone"
    LATE_BET_TAKEN = "late_bet_taken"


class Fault(Struct, frozen=True, kw_only=True):
    """One thing that was wrong in an answer."""

    topic: Topic
    way: ErrorWay
    paragraph: str | None
    """The paragraph of the game's rules that says so; None where it is the house's procedure (RULINGS 34)."""
    was: Message
    """What the trainee did."""
    ought: Message
    """What was right."""
    why: Message
    """Why."""
    red_line: RedLine | None = None
    """The red line that was crossed, if the way is one."""


class Grade(Struct, frozen=True):
    """What an answer is worth: right if nothing is wrong with it."""

    faults: tuple[Fault, ...] = ()
    procedure: tuple[Fault, ...] = ()
    """What was right, but not done as the house does it (RULINGS 34)."""

    @property
    def right(self) -> bool:
        """Whether nothing is wrong with it."""
        return not self.faults

    @property
    def red_lines(self) -> tuple[RedLine, ...]:
        """The red lines that were crossed."""
        return tuple(fault.red_line for fault in self.faults if fault.red_line is not None)


RIGHT = Grade()


def wrong(*faults: Fault) -> Grade:
    """Return the grade of an answer with these faults."""
    return Grade(faults)


ERRORS: Mapping[Topic, tuple[ErrorWay, ...]] = {
    Topic.DRAW_RULES: (ErrorWay.WRONG_HAND, ErrorWay.OMISSION, ErrorWay.EXTRA_ACT, ErrorWay.RED_LINE),
    Topic.CALLS: (ErrorWay.WRONG_HAND, ErrorWay.SUM, ErrorWay.OMISSION),
    Topic.PAYOUTS: (ErrorWay.ODDS, ErrorWay.SUM, ErrorWay.OMISSION, ErrorWay.EXTRA_ACT),
    Topic.CHIP_CUTTING: (ErrorWay.SUM,),
    Topic.INSURANCE_ROWS: (
        ErrorWay.WRONG_HAND,
        ErrorWay.ROW,
        ErrorWay.ODDS,
        ErrorWay.OMISSION,
        ErrorWay.FALSE_ALARM,
        ErrorWay.RED_LINE,
    ),
    Topic.TAKE_AND_PAY: (
        ErrorWay.ORDER,
        ErrorWay.SUM,
        ErrorWay.OMISSION,
        ErrorWay.EXTRA_ACT,
        ErrorWay.RED_LINE,
    ),
    Topic.COMMISSION: (ErrorWay.COMMISSION, ErrorWay.SUM, ErrorWay.OMISSION, ErrorWay.EXTRA_ACT),
    Topic.LIMITS: (
        ErrorWay.SUM,
        ErrorWay.ORDER,
        ErrorWay.OMISSION,
        ErrorWay.EXTRA_ACT,
        ErrorWay.FALSE_ALARM,
    ),
    Topic.IRREGULARITIES: (ErrorWay.OMISSION, ErrorWay.FALSE_ALARM, ErrorWay.RED_LINE),
    Topic.WHO_DECIDES: (ErrorWay.RANK, ErrorWay.OMISSION, ErrorWay.RED_LINE),
}
"""Every error that is reported: in each topic, the ways in which it can be wrong."""
