"""Reads every part of a situation, so that none of them raises at any state that a table can be in."""

from __future__ import annotations

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.rules.stakes import totals

NEEDS_A_RESULT = ("result_said", "open_round")


def every_part(table: Table) -> Situation:
    """Return the situation of a table, with every part worked out.

    Sums carried along are those of the slices.
    """
    situation = Situation(table)
    for name in vars(Situation):
        if not name.startswith("_") and name not in NEEDS_A_RESULT:
            getattr(situation, name)
    for played in (table.round, table.last):
        if played is not None:
            assert dict(played.sums) == totals(played.slices)
            assert list(played.sums) == list(totals(played.slices))
    return situation
