"""Proves a ledger: its file, tables, chain, head file and read tables; each fault with its place."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import starmap
from pathlib import Path
from typing import Any, Protocol

from terminal.ledger.chain import genesis
from terminal.ledger.codec import Codec
from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import fault_of
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.latest_file import Latest, read_latest
from terminal.ledger.links import NO_START, PORTION, ROWS, Chain
from terminal.ledger.objects import look_at_objects
from terminal.ledger.opening import holds_latest, open_to_read
from terminal.ledger.projections.check import ReadTablesCheck
from terminal.ledger.reading import attested_hash, is_sealed, rounds_ended
from terminal.ledger.records import Recorded
from terminal.rounds.commands import Command
from terminal.rounds.events import DayBegun
from terminal.rules.message import Message

Progress = Callable[[int, int], None]

_LAST = "SELECT max(seq) FROM events"
_BELOW = "SELECT count(*) FROM events WHERE seq <= ?"
_SEQ_OF = "SELECT seq FROM events WHERE hash = ?"
_PLACE_OF = "SELECT shoe, round FROM events WHERE seq = ?"

_CRASH_LEAVES = 3
"""Ends of rounds that may have no head yet: it is written beside the dealing; a correction ends one anew."""

_SHAPES = frozenset(
    (int, str, str, int, int, str, int, str, str, str, command, str, str) for command in (str, type(None))
)
"""The types of a whole row."""

_NO_DAY = Message("The ledger goes on from another, but does not begin with what then stood at the table.")
_LOST = (
    "Events {first} to {last} were recorded, but are not in the ledger: the log beside it is gone, or an "
    "older file lies in its place. Bring back what is missing."
)
_STRAY_DAY = Message("A day begins in the middle of a ledger.")


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: where it is, the number of the event if it is one's, and what is wrong, in words."""

    place: str
    """`file`, `tables`, `events`, `head file`, `latest file` or the name of a read table."""
    seq: int | None
    message: Message
    shoe: int | None = None
    """The shoe under which the event is recorded."""
    round_number: int | None = None
    """The round of that shoe."""


@dataclass(frozen=True, slots=True)
class Attested:
    """A head that was noted elsewhere, such as on a printed report."""

    seq: int | None
    """The number of the event; None where only the hash was noted."""
    hash: str


@dataclass(frozen=True, slots=True)
class Kept:
    """What the files beside the ledger attest, or what is wrong with them."""

    head: Attested | Finding
    """The head file's."""
    latest: Latest | Finding | None
    """The note of the last event; None without one."""


class Follower(Protocol):
    """Looks at every event in turn for what the file alone does not tell."""

    def after(self, recorded: Recorded, command: Command | None) -> Iterator[Finding]:
        """What is wrong with an event; `command` is the one recorded with it."""

    def broken(self) -> None:
        """An event could not be read or was altered: what follows it stands on nothing."""

    def at_end(self) -> Iterator[Finding]:
        """What is wrong at the end."""


def verify(
    path: Path,
    *,
    kind: LedgerKind | None = None,
    attested: Sequence[Attested] = (),
    follower: Follower | None = None,
    progress: Progress | None = None,
) -> list[Finding]:
    """All faults of the ledger at this path; an empty list if it is whole.

    `attested` are heads noted outside of the ledger, to be found in it again. `follower` looks at each event
    too. `progress` is told, every thousand events, how many are done and how many there are.
    Raises a `LedgerError` if the file cannot be opened as a ledger at all.
    """
    connection, identity = open_to_read(path, kind, incomplete=True)
    kept = kept_beside(path)  # before the one look: a table in play may write a newer one meanwhile
    # Damaged text must not stop the search: what does not decode comes out changed, and the hash tells.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    try:
        connection.execute("BEGIN")  # one look at the ledger, whatever is recorded meanwhile
        findings = [*_file(connection), *_tables(connection)]
        try:
            findings += _events(connection, identity, follower, progress or _untold)
            findings += _heads(connection, identity, kept, attested)
            findings = [_located(connection, finding) for finding in findings]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            fault = fault_of(error, path)
            if fault is not None:
                findings.append(Finding("file", None, fault.message))
            elif not findings:  # a table that is missing has been found above
                raise
    finally:
        connection.close()
    return findings


def _untold(_done: int, _total: int) -> None:
    """Progress that nobody asked for."""


def _file(connection: sqlite3.Connection) -> Iterator[Finding]:
    try:
        lines = [line for (line,) in connection.execute("PRAGMA integrity_check")]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        lines = [str(error)]
    for line in lines:
        if line != "ok":
            yield Finding("file", None, Message("SQLite finds: {detail}", {"detail": line}))


def _tables(connection: sqlite3.Connection) -> Iterator[Finding]:
    objects = look_at_objects(connection)
    for fault in objects.missing:
        yield Finding("tables", None, Message("{fault}.", {"fault": fault}))
    for name in objects.foreign:
        yield Finding(
            "tables", None, Message("{name} is foreign: this program did not make it.", {"name": name})
        )


def _events(
    connection: sqlite3.Connection, identity: Identity, follower: Follower | None, progress: Progress
) -> Iterator[Finding]:
    start = identity.follows_seq
    total = (connection.execute(_LAST).fetchone()[0] or start) - start
    if connection.execute(_BELOW, (start,)).fetchone()[0]:
        yield Finding(
            "events", None, Message("There are events with numbers below {first}.", {"first": start + 1})
        )
    chain, codec, looks = Chain(identity), Codec(), _Looks(connection, identity, follower)
    cursor = connection.execute(ROWS, (start, -1))  # by number, damage could lead in a circle
    done = 0
    while rows := cursor.fetchmany(PORTION):
        for row in rows:
            faults = [Finding("events", row[0], message) for message in chain.after(row)] or _read(codec, row)
            if isinstance(faults, list):
                yield from faults
                looks.broken()
            else:
                yield from looks.after(*faults)
        done += len(rows)
        progress(done, total)
    yield from looks.at_end()


class _Looks:
    """All that is looked at in an event that is whole, and in the rows that it asks for."""

    def __init__(self, connection: sqlite3.Connection, identity: Identity, follower: Follower | None) -> None:
        self._identity = identity
        self._tables: ReadTablesCheck | None = ReadTablesCheck(connection)
        self._follower = follower

    def broken(self) -> None:
        """An event is not whole."""
        self._tables = None  # without every event, the rows that ought to be there are not known
        if self._follower is not None:
            self._follower.broken()

    def after(self, recorded: Recorded, command: Command | None) -> Iterator[Finding]:
        """What is wrong with an event."""
        yield from _beginning(self._identity, recorded)
        if self._tables is not None:
            yield from starmap(Finding, self._tables.after(recorded))
        if self._follower is not None:
            yield from self._follower.after(recorded, command)

    def at_end(self) -> Iterator[Finding]:
        """What is wrong at the end."""
        if self._tables is not None:
            yield from starmap(Finding, self._tables.at_end())
        if self._follower is not None:
            yield from self._follower.at_end()


def _beginning(identity: Identity, recorded: Recorded) -> Iterator[Finding]:
    """A file that goes on from another, and no other, begins with what then stood, and says what it is."""
    event, first = recorded.event, recorded.seq == identity.follows_seq + 1
    begins = isinstance(event, DayBegun)
    if begins is not (first and bool(identity.follows_hash)):
        yield Finding("events", recorded.seq, _STRAY_DAY if begins else _NO_DAY)
    elif isinstance(event, DayBegun):
        # The chain stands on the day before: what else the file says of itself is held against the event.
        said = (event.kind, event.zone, recorded.at_utc)
        if said != (identity.kind.value, identity.zone, identity.created_utc):
            yield Finding("events", recorded.seq, NO_START)


def _read(codec: Codec, row: Sequence[Any]) -> tuple[Recorded, Command | None] | list[Finding]:
    """The event of a row and its command, read as the program reads them, or why they cannot be read."""
    seq, at_utc, _, shoe, round_number, name, version, body, actor, authority, text, _, digest = row
    if tuple(map(type, row)) not in _SHAPES:
        return [Finding("events", seq, Message("It is not stored as an event is."))]
    try:
        event = codec.decode_event(name, version, body)
        command = None if text is None else codec.decode_command(text)
    except LedgerError as error:
        return [Finding("events", seq, error.message)]
    return Recorded(seq, at_utc, shoe, round_number, event, text, actor, authority, digest), command


def kept_beside(path: Path) -> Kept:
    """What the files beside the ledger attest."""
    try:
        latest: Latest | Finding | None = read_latest(path)
    except LedgerError as error:
        latest = Finding("latest file", None, error.message)
    return Kept(_kept_head(path), latest)


def _kept_head(path: Path) -> Attested | Finding:
    """The head in the file beside the ledger, or what is wrong with that file."""
    try:
        kept = read_head_file(path)
    except LedgerError as error:
        return Finding("head file", None, error.message)
    if kept is None:
        missing = {"path": str(head_path(path))}
        return Finding("head file", None, Message("The head file {path} is missing.", missing))
    return Attested(kept.seq, kept.hash)


def _heads(
    connection: sqlite3.Connection,
    identity: Identity,
    kept: Kept,
    attested: Sequence[Attested],
) -> Iterator[Finding]:
    for head in attested:
        yield from _held_against(connection, identity, head)
    yield from kept_faults(connection, identity, kept)


def kept_faults(connection: sqlite3.Connection, identity: Identity, kept: Kept) -> Iterator[Finding]:
    """What the files beside the ledger, as `kept_beside` has read them, say otherwise than the ledger."""
    yield from _latest_faults(connection, identity, kept.latest)
    if isinstance(kept.head, Finding):
        yield kept.head
        return
    wrong = list(_held_against(connection, identity, kept.head))
    yield from wrong or _age(connection, kept.head.seq or 0)


def _latest_faults(
    connection: sqlite3.Connection, identity: Identity, latest: Latest | Finding | None
) -> Iterator[Finding]:
    if isinstance(latest, Finding):
        yield latest
    elif latest is not None and not holds_latest(connection, identity, latest):
        last = connection.execute(_LAST).fetchone()[0] or identity.follows_seq
        if latest.seq > last:
            yield Finding("latest file", None, Message(_LOST, {"first": last + 1, "last": latest.seq}))
        else:
            text = Message("Event {seq} is not the one that was recorded.", {"seq": latest.seq})
            yield Finding("latest file", latest.seq, text)


def _held_against(connection: sqlite3.Connection, identity: Identity, head: Attested) -> Iterator[Finding]:
    seq = head.seq
    if seq is None:
        if not connection.execute(_SEQ_OF, (head.hash,)).fetchone() and head.hash != genesis(identity):
            text = Message("No event has the attested hash {hash}.", {"hash": head.hash})
            yield Finding("head file", None, text)
        return
    found = attested_hash(connection, identity, seq)
    if found is None:
        text = Message("Event {seq} is attested, but the ledger does not hold it.", {"seq": seq})
        yield Finding("head file", seq, text)
    elif found != head.hash:
        text = Message("Event {seq} is attested with another hash than it has.", {"seq": seq})
        yield Finding("head file", seq, text)


def _age(connection: sqlite3.Connection, kept: int) -> Iterator[Finding]:
    """A head that is older than a crash leaves it may hide that what came after it was written anew."""
    last = connection.execute(_LAST).fetchone()[0] or kept
    ended = rounds_ended(connection, kept)
    facts = {"seq": kept, "last": last, "rounds": ended}
    if ended > _CRASH_LEAVES:
        text = "The head file attests event {seq} only, but {rounds} rounds have ended since (event {last})."
        yield Finding("head file", kept, Message(text, facts))
    elif last != kept and is_sealed(connection) and _is_put_away(connection):
        text = "The day is closed with event {last}, but the head file attests event {seq} only."
        yield Finding("head file", kept, Message(text, facts))


def _is_put_away(connection: sqlite3.Connection) -> bool:
    """Whether the file has no log beside it any more, as the last step before it goes into the archive."""
    mode: str = connection.execute("PRAGMA journal_mode").fetchone()[0]
    return mode != "wal"


def _located(connection: sqlite3.Connection, finding: Finding) -> Finding:
    """The finding with the shoe and the round of its event."""
    if finding.seq is None:
        return finding
    row = connection.execute(_PLACE_OF, (finding.seq,)).fetchone()
    return finding if row is None else replace(finding, shoe=row[0], round_number=row[1])
