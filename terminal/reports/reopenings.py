"""The rows of calls of no more bets that were taken back: a part of the shift and the overrides report."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from fractions import Fraction

from terminal.reports.columns import DEALER, PLACE
from terminal.reports.period_history import PeriodHistory
from terminal.reports.spec import Column, Unit, Values
from terminal.rules.message import Message

REOPENING_COLUMNS = (
    *PLACE,
    DEALER,
    Column(key="since_call", title=Message("since the call"), unit=Unit.SECONDS),
    Column(key="changed", title=Message("bets changed"), unit=Unit.COUNT),
)
"""The columns of the rows of `reopening_rows`."""


def reopening_rows(history: PeriodHistory) -> Sequence[Values]:
    """Return a row for each reopening: by whom, how long after the call, and how many bets were changed."""
    return [
        {
            **reopening.act.place(),
            "dealer": reopening.act.dealer,
            "since_call": Fraction(reopening.since_call // timedelta(microseconds=1), 10**6),
            "changed": reopening.changed,
        }
        for reopening in history.reopenings
    ]
