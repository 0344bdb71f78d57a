"""Closes a gaming day: its ledger is sealed and put into the archive, and the next one goes on from there.

A kill between any two steps leaves the one ledger or the other in use; `finish_day` does what is left to do.
"""

from __future__ import annotations

from pathlib import Path
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.ledger.archive import archive_path, put_away
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.lock import InstanceLock
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head, Recorded
from terminal.ledger.times import from_text
from terminal.rounds.commands import BeginDay
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.invariants import InvariantBroken
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.table.session.clocks import Clock, utc_now
from terminal.table.session.recording import rank_of
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import TableSession


class ClosedDay(Struct, frozen=True):
    """A gaming day that is closed."""

    day: str
    """Its date."""
    archive: Path
    """Where its ledger lies now."""
    head: Head
    """The last event of that."""


def put_day_away(session: TableSession) -> ClosedDay:
    """Put away a day that is closed on record, and go on with the next in the same session.

    The archived ledger is not verified yet. Raises a `LedgerError` that says what is wrong: it can be called
    again, or the next start does it.
    """
    ledger, terms, day = session.ledger, session.table.terms, session.table.day_closed
    if ledger.path is None or day is None:
        raise ValueError("no day is closed here that could be put away")
    path, kind, head = ledger.path, ledger.identity.kind, ledger.head
    ledger.close()
    closed = finish_day(path, terms, kind=kind, clock=session.now)
    following = Ledger.open(path, kind=kind, table_id=terms.table_id, seals=ledger.seals)
    session.go_on_in(following, recover(following, terms))
    return closed or ClosedDay(day, archive_path(path, day, head), head)


def finish_day(path: Path, terms: Terms, *, kind: LedgerKind, clock: Clock = utc_now) -> ClosedDay | None:
    """Put the ledger at this path away if its day is closed, and begin the next; None if it is in use.

    `terms` name the table; a ledger of another is left as it is. Raises a `LedgerError` that says what is
    wrong: what was recorded is kept then, and it can be called again.
    """
    if not _is_sealed(path, terms, kind):
        return None
    lock = InstanceLock(path)
    try:
        reader = LedgerReader.open(path)
        try:
            head = reader.head
            closing = next(reader.read(head.seq - 1))
            table = recover(reader, terms)
        finally:
            reader.close()
        if table.day_closed is None:
            raise InvariantBroken("a sealed ledger whose day is not closed")
        archived = archive_path(path, table.day_closed, head)
        following = _begin(reader.identity, closing, table, clock)
        try:
            put_away(path, archived, following)
        finally:
            following.close()
    finally:
        lock.release()
    return ClosedDay(table.day_closed, archived, head)


def day_of(identity: Identity) -> str:
    """Return the date on which a ledger began, by the clock of the house: that of its gaming day."""
    began = from_text(identity.created_utc).astimezone(ZoneInfo(identity.zone))
    return began.date().isoformat()


def _is_sealed(path: Path, terms: Terms, kind: LedgerKind) -> bool:
    reader = LedgerReader.open(path, kind=kind)
    try:
        return reader.identity.table_id == terms.table_id and reader.sealed
    finally:
        reader.close()


def _begin(identity: Identity, closing: Recorded, table: Table, clock: Clock) -> Ledger:
    """Return a ledger in memory that begins the next day, on the authority that closed this one."""
    command = BeginDay(identity.kind.value, identity.zone)
    decided = decide(table, command, rank_of(closing.authority))
    if isinstance(decided, Refusal):
        raise InvariantBroken(decided.message.render())
    begun = evolve_all(table, decided)
    at = max(clock(), closing.at)
    following = Ledger.create(
        None,
        kind=identity.kind,
        table_id=identity.table_id,
        zone=identity.zone,
        at=at,
        follows=Head(closing.seq, closing.hash, closing.at_utc),
    )
    following.append(
        command,
        decided,
        before=table,
        after=begun,
        at=at,
        shoe=begun.shoes,
        round_number=begun.rounds,
        actor=closing.actor,
        authority=closing.authority,
    )
    return following
