"""Goes on in a new file after another program has written into the ledger: with what the table has recorded.

The first event of the new file names the last one of the table and what the other program wrote.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from terminal.ledger.foreign import (
    ForeignRows,
    finish_putting_aside,
    found_at_start,
    name_aside,
    put_aside,
    rows_after,
)
from terminal.ledger.ledger import Ledger
from terminal.ledger.lock import InstanceLock
from terminal.ledger.tail_witness import NoteSeal
from terminal.ledger.times import from_text
from terminal.rounds.commands import RecordForeignWrite
from terminal.rounds.evolve import evolve_all
from terminal.rounds.foreign_write_record import ForeignWrite
from terminal.rounds.guidance.situation import decide
from terminal.rounds.invariants import InvariantBroken, check
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rounds.terms import Terms
from terminal.rules.ranks import Rank
from terminal.table.session.clocks import Clock, Elapsed
from terminal.table.session.recording import NOBODYS_NUMBER, authority_of, place_of
from terminal.table.session.recovery import recover
from terminal.table.session.table_clock import TableClock


def finish_foreign_write(
    path: Path, terms: Terms, *, clock: Clock, elapsed: Elapsed, seals: Sequence[NoteSeal] = ()
) -> None:
    """Put the ledger at this path aside if another program has written into it while the table was closed.

    The table's own record then lies there. Raises a `LedgerError` that says what is wrong: what was recorded
    is kept, and it can be called again.
    """
    seal = next(iter(seals), None)
    finish_putting_aside(path, seal)
    lock = InstanceLock(path)
    try:
        found = found_at_start(path, seals)
        if found is None or found.own.identity.table_id != terms.table_id:
            return
        own = found.own
        table = recover(own, terms, proven=True)
        at = TableClock.after(own.last_at, clock, elapsed, doubted=table.clock_doubted).read().at
        _named(own, table, path, found.rows, at)
        put_aside(path, own, seal)
        own.close()
    finally:
        lock.release()


def go_on_apart(ledger: Ledger, table: Table, at: datetime) -> tuple[Ledger, Table]:
    """Return the ledger in its new file, and the table, after another program wrote into the open one.

    `table` is what the session holds in memory. The ledger given is closed.
    Raises `CorruptLedger` if the file does not hold any more what the table has recorded, or the fault that
    the disk meets; the ledger is then open as it was.
    """
    path = ledger.path
    if path is None:
        raise ValueError("nobody else writes into a ledger in memory")
    own = ledger.own_part()
    try:
        after = _named(own, table, path, rows_after(path, own.head), at)
        put_aside(path, own, next(iter(ledger.seals), None))
    finally:
        own.close()
    following = Ledger.open(path, kind=own.identity.kind, table_id=own.identity.table_id, seals=ledger.seals)
    ledger.close()
    return following, after


def _named(own: Ledger, table: Table, path: Path, rows: ForeignRows, at: datetime) -> Table:
    """Record in a table's own ledger what another program has written; return the table after that."""
    last = own.head
    kept_as = name_aside(path, last.seq)
    found = ForeignWrite(last.seq, last.hash, rows.first, rows.last, rows.digest, kept_as)
    command = RecordForeignWrite(found)
    decided = decide(table, command, Rank.DEALER)
    if isinstance(decided, Refusal):
        raise InvariantBroken(decided.message.render())
    after = evolve_all(table, decided)
    check(table, after)
    shoe, round_number = place_of(table, after)
    head = own.append(
        command,
        decided,
        before=table,
        after=after,
        at=max(at, from_text(last.at_utc)),
        shoe=shoe,
        round_number=round_number,
        actor=NOBODYS_NUMBER if table.dealer is None else table.dealer.number,
        authority=authority_of(Rank.DEALER, None),
    )
    return note_act(table, after, last.seq + 1, decided, head.at_utc)
