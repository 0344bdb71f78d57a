"""The stopping rule of the exam: a sequential test of 0.90 against 0.98, exact, both errors at most 5 %.

After each decision the two likelihoods are compared as whole numbers. The test ends once one hypothesis is 19
times as likely as the other, not before decision 35 and at the latest at 140; undecided is "not yet".
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import Final

FIRST_DECISION: Final = 35
"""The exam is not decided before this many decisions."""
LAST_DECISION: Final = 140
"""It ends at the latest with this many."""
NOT_READY: Final = Fraction(9, 10)
"""The share of right decisions of somebody who must not pass."""
READY: Final = Fraction(49, 50)
"""The share of right decisions of somebody who must pass."""
ERROR: Final = Fraction(1, 20)
"""How often either may be judged wrongly."""

_BOUND: Final = (1 - ERROR) / ERROR
_RIGHT: Final = NOT_READY / READY
_WRONG: Final = (1 - NOT_READY) / (1 - READY)


class ExamVerdict(StrEnum):
    """What the test says after so many decisions."""

    OPEN = "open"
    PASSED = "passed"
    NOT_PASSED = "not_passed"
    NOT_YET = "not_yet"
    """The last decision is made, and the test is still open."""


@cache
def verdict(decisions: int, wrong: int) -> ExamVerdict:
    """Return what the test says after so many decisions, of which so many were wrong."""
    if decisions < FIRST_DECISION:
        return ExamVerdict.OPEN
    # How many times as likely this is of somebody who is not ready as of somebody who is.
    likelihood = _RIGHT ** (decisions - wrong) * _WRONG**wrong
    if likelihood * _BOUND <= 1:
        return ExamVerdict.PASSED
    if likelihood >= _BOUND:
        return ExamVerdict.NOT_PASSED
    return ExamVerdict.OPEN if decisions < LAST_DECISION else ExamVerdict.NOT_YET


def chances(skill: Fraction) -> dict[ExamVerdict, Fraction]:
    """Return the exact probability of each verdict for somebody who is right with this probability."""
    ends = dict.fromkeys(ExamVerdict, Fraction(0))
    still_open = {0: Fraction(1)}
    for decisions in range(1, LAST_DECISION + 1):
        after: dict[int, Fraction] = {}
        for wrong, chance in still_open.items():
            after[wrong] = after.get(wrong, Fraction(0)) + chance * skill
            after[wrong + 1] = after.get(wrong + 1, Fraction(0)) + chance * (1 - skill)
        still_open = {}
        for wrong, chance in after.items():
            said = verdict(decisions, wrong)
            if said is ExamVerdict.OPEN:
                still_open[wrong] = chance
            else:
                ends[said] += chance
    return ends
