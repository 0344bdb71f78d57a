"""Short ways to record an act, and to reach behind the ledger's back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from weakref import WeakKeyDictionary

from terminal.ledger.head_file import write_head_file
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import TailWitness
from terminal.rounds.commands import Command, PlaceBet
from terminal.rounds.events import BetPlaced, Event
from terminal.rounds.evolve import evolve
from terminal.rounds.state import Table
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.bets import Bet
from tests.ledger.playing import START, TERMS

PLACE = PlaceBet("7", Bet.BANKER, 50_000)
_tables: WeakKeyDictionary[Ledger, Table] = WeakKeyDictionary()
"""How the table stands to which each ledger belongs, as far as acts were recorded here."""


def placed(order: int = 0) -> BetPlaced:
    """Return a bet of 500 on box 7."""
    return BetPlaced(order, "7", "seated", Bet.BANKER, 50_000)


def record(
    ledger: Ledger,
    events: Sequence[Event] | None = None,
    *,
    command: Command = PLACE,
    at: datetime = START,
    shoe: int = 1,
    round_number: int = 1,
    actor: str = "4711",
) -> Head:
    """Record an act with what does not matter filled in."""
    events = [placed()] if events is None else events
    before, after = _states(ledger, events)
    return ledger.append(
        command,
        events,
        before=before,
        after=after,
        at=at,
        shoe=shoe,
        round_number=round_number,
        actor=actor,
        authority="dealer",
    )


def _states(ledger: Ledger, events: Sequence[Event]) -> tuple[Table, Table]:
    """Return the table before and after an act; what cannot follow changes nothing."""
    before = after = _tables.get(ledger, Table(TERMS))
    for event in events:
        with suppress(Unreplayable):
            after = evolve(after, event)
    _tables[ledger] = after
    return before, after


def attest(path: Path, head: Head) -> None:
    """Make the files next to a closed ledger attest a head, as somebody would who forges all of it."""
    write_head_file(path, head)
    TailWitness(path, head).close()


@contextmanager
def behind_its_back(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection that knows nothing of ledgers, for tampering.

    It leaves the triggers as it found them.
    """
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, sql in triggers:
            connection.execute(sql)
