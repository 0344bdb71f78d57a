"""Recovers the state of a table from its ledger."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from terminal.ledger.errors import CorruptLedger
from terminal.ledger.faults import REPLAY_ERRORS
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Recorded
from terminal.rounds.evolve import evolve
from terminal.rounds.invariants import InvariantBroken
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rounds.terms import Terms
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.message import Message

IMPOSSIBLE: Final = (*REPLAY_ERRORS, InvariantBroken)
"""What a record raises that no table can have made; so may a fault of the program."""


def recover(ledger: Ledger | LedgerReader, terms: Terms, *, proven: bool = False) -> Table:
    """Return the state that the ledger holds, with the last round that is over, from its shoe's opening.

    It reads further back where a round was opened again after its shoe was changed. `terms` only serve a
    ledger that is still empty. Raises `CorruptLedger` if the record cannot follow from its beginning, or
    cannot be followed because it was altered; `proven`, if any of what is read was altered.
    """
    _, table = recover_last_act(ledger, terms, proven=proven)
    return table


def recover_last_act(
    ledger: Ledger | LedgerReader, terms: Terms, *, proven: bool = False
) -> tuple[Table, Table]:
    """Return the state before the last act on record, and the state that `recover` reads."""
    shoes_back, earliest = 0, 0
    with ledger.attribute_damage():
        while True:
            followed = Followed(Table(terms))
            first = seq = 0
            try:
                for record in ledger.read_to_recover(shoes_back, proven=proven):
                    first, seq = first or record.seq, record.seq
                    followed.follow(record)
                table = followed.table
            except Unreplayable as error:
                # Of a damaged file the start itself may be missing: then it cannot be reached.
                if first in (ledger.identity.follows_seq + 1, earliest):
                    misfit = Message("event {seq} cannot follow those before it", {"seq": seq})
                    raise CorruptLedger(ledger.path or Path(":memory:"), misfit) from error
                shoes_back, earliest = shoes_back + 1, first
            else:
                return followed.before, table


class Followed:
    """A table as its recorded acts make it, with what of them can be taken back."""

    def __init__(self, table: Table) -> None:
        """Begin with a table before any act."""
        self.before = table
        """The table before the last act."""
        self._after = table
        self._act: list[Recorded] = []

    def follow(self, recorded: Recorded) -> None:
        """Go on to the next event. Raises what an event raises that makes no sense at this table."""
        if recorded.command is not None:
            self.before = self._after = self.table
            self._act = []
        self._after = evolve(self._after, recorded.event)
        self._act.append(recorded)

    @property
    def table(self) -> Table:
        """The table after the acts so far."""
        if not self._act:
            return self._after
        events = [one.event for one in self._act]
        first = self._act[0]
        return note_act(self.before, self._after, first.seq, events, first.at_utc)
