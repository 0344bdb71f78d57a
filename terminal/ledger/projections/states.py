"""Follows the table's state through recorded events, where no session has it at hand."""

from __future__ import annotations

from terminal.ledger.records import Recorded
from terminal.rounds.events import TableOpened
from terminal.rounds.evolve import evolve
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.games import GAMES

_BLANK = Table(Terms(table_id="", game=next(iter(GAMES)), layout="", boxes=(), decks=8))
"""The table before its first opening; no reporting row depends on its terms."""


class StateFollower:
    """The table as the events make it, one by one; an event that cannot follow leaves it as it is."""

    def __init__(self, *, scripts: bool = False) -> None:
        """Start with a blank table; with `scripts`, each opening starts with another one."""
        self.table = _BLANK
        self._scripts = scripts

    def after(self, recorded: Recorded) -> tuple[Table, Table]:
        """Return the table before and after one more event.

        Raises what an event raises that makes no sense at this table.
        """
        event, before = recorded.event, self.table
        if isinstance(event, TableOpened) and (self._scripts or before is _BLANK):
            before = Table(event.terms, shoes=before.shoes)
        try:
            self.table = evolve(before, event)
        except Unreplayable:
            return before, before
        return before, self.table
