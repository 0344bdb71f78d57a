"""Recovers the state of a table from its ledger."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from terminal.ledger.errors import CorruptLedger
from terminal.ledger.faults import REPLAY_ERRORS
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.rounds.evolve import evolve
from terminal.rounds.evolve_cards import Unreplayable
from terminal.rounds.invariants import InvariantBroken
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms

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
            before = table = Table(terms)
            first = 0
            try:
                for record in ledger.read_to_recover(shoes_back, proven=proven):
                    first = first or record.seq
                    before = before if record.command is None else table
                    table = evolve(table, record.event)
            except Unreplayable as error:
                # Of a damaged file the start itself may be missing: then it cannot be reached.
                if first in (ledger.identity.follows_seq + 1, earliest):
                    raise CorruptLedger(ledger.path or Path(":memory:"), str(error)) from error
                shoes_back, earliest = shoes_back + 1, first
            else:
                return before, table
