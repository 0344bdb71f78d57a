"""Reads the record back: identity, head, and events in order, in portions; finds events by time."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterator
from datetime import datetime
from pathlib import Path

from terminal.ledger.chain import PORTION, Chain, genesis, rows_query, wall_column
from terminal.ledger.codec import Codec
from terminal.ledger.errors import CorruptLedger, LedgerError, LedgerFault, NotALedger, UnreadableAct
from terminal.ledger.faults import Damaged, named_faults
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.key_chain import KeyOnRecord
from terminal.ledger.records import Head, Recorded
from terminal.ledger.schema import APPLICATION_ID, FORMAT
from terminal.ledger.system_words import listed
from terminal.ledger.times import is_moment, is_stamp, to_text
from terminal.rounds.events import (
    DayBegun,
    DayClosed,
    RoundCommenced,
    RoundConcluded,
    RoundVoided,
    ShoeOpened,
    TableKeyKnown,
    TableOpened,
    TrainingAnswered,
)
from terminal.rules.message import Message

_READ = """SELECT seq, at, shoe, round, kind, version, body, command, actor, authority, hash, {wall}
FROM events WHERE seq > ? ORDER BY seq LIMIT ?"""
_READ_WITHOUT = """SELECT seq, at, shoe, round, kind, version, body, command, actor, authority, hash, {wall}
FROM events WHERE seq > ? AND kind NOT IN (SELECT value FROM json_each(?)) ORDER BY seq LIMIT ?"""
_READ_TRAINEE = """SELECT seq, at, shoe, round, kind, version, body, command, actor, authority, hash, {wall}
FROM events WHERE seq > ? AND (kind <> ? OR instr(body, ?)) ORDER BY seq LIMIT ?"""
_HEAD = "SELECT seq, hash, at FROM events ORDER BY seq DESC LIMIT 1"
_FIRST = "SELECT min(seq) FROM events"
_LAST = "SELECT max(seq) FROM events"
_AT = "SELECT at FROM events WHERE seq = ?"
_CONFIRMED = """SELECT (SELECT max(act.seq) FROM events AS act
WHERE act.seq <= events.seq AND act.command IS NOT NULL) FROM events WHERE kind = 'clock_confirmed'"""
_REOPENED = """SELECT EXISTS (SELECT 1 FROM events WHERE kind = 'settlement_reversed' AND seq > ?
AND seq < (SELECT min(seq) FROM events INDEXED BY round_starts WHERE kind = 'round_commenced' AND seq > ?))"""
_KEYS = "SELECT seq, kind, version, body FROM events WHERE kind IN (?, ?) ORDER BY seq"
_LAST_KIND = "SELECT kind FROM events ORDER BY seq DESC LIMIT 1"
_SHOE_BEFORE = "SELECT max(seq) FROM events INDEXED BY shoe_starts WHERE kind = 'shoe_opened' AND seq < ?"
_ROUND_BEFORE = """SELECT max(seq) FROM events INDEXED BY round_starts
WHERE kind = 'round_commenced' AND seq < ?"""
_ROUND_AFTER = """SELECT min(seq) FROM events INDEXED BY round_starts
WHERE kind = 'round_commenced' AND seq > ?"""
_TERMS_BEFORE = """SELECT max(seq) FROM events
WHERE kind IN (?, ?, ?) AND seq >= ? AND seq < ?"""
_RETRACTED = "SELECT EXISTS (SELECT 1 FROM events WHERE kind = 'round_retracted' AND seq > ? AND seq < ?)"
_SHOES_LOOKED_AT = 3
NO_LIMIT = 2**62
"""A number that no event has."""
_NOT_STORED_SO = Message("not stored as an event is")
_NEWER = Message(
    "{file} has ledger format {found}, and this program knows formats up to {known}. It was opened for "
    "reading only: what is new in it is left out, and whether it is whole was not proved."
)
_KINDS = frozenset(kind.value for kind in LedgerKind)
_SHAPES = frozenset(
    (int, str, int, int, str, int, str, command, str, str, str, wall)
    for command in (str, type(None))
    for wall in (str, type(None))
)
"""The types of what `_READ` reads: damage can make anything of a column, whatever its table says."""
_ENDINGS = (RoundConcluded.stored_name, RoundVoided.stored_name)
_ENDS = "SELECT seq, hash, at, kind FROM events WHERE seq > ? AND kind IN (?, ?, ?) ORDER BY seq"
_ENDED = "SELECT count(*) FROM events WHERE seq > ? AND kind IN (?, ?)"
_KIND = "SELECT kind FROM events WHERE seq = ?"
_IDENTITY = (str, str, str, str, int, int, str)
_META = "SELECT kind, table_id, zone, created_utc, created_format, follows_seq, follows_hash FROM meta"


def read_format(connection: sqlite3.Connection, path: Path, *, newer: bool = False) -> int:
    """Return the format version of a ledger of ours; one of a later program only with `newer`.

    Raises `NotALedger`, or `NEWER_FORMAT` for one that a later program has written.
    """
    with named_faults(path):
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if mark != APPLICATION_ID:
        raise NotALedger(path)
    if found < 1:
        raise CorruptLedger(path, Message("there is no ledger format {found}", {"found": found}))
    if found > FORMAT and not newer:
        raise LedgerError(LedgerFault.NEWER_FORMAT, path=path, found=found, known=FORMAT)
    return found


def newer_format(connection: sqlite3.Connection, path: Path) -> Message | None:
    """Return that a later program has written the ledger, in a format of its own; None if it has not."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if found <= FORMAT:
        return None
    words = {"file": path.name, "found": found, "known": FORMAT}
    return Message(_NEWER.template, words)


def read_identity(connection: sqlite3.Connection, path: Path, kind: LedgerKind | None) -> Identity:
    """Return the identity of the ledger.

    Raises `WRONG_KIND` unless it is of the kind asked for (None asks for any), `CorruptLedger` without one.
    """
    with named_faults(path):
        rows = connection.execute(_META).fetchall()
    if len(rows) != 1 or rows[0][0] not in _KINDS:
        raise CorruptLedger(path, Message("no identity"))
    if tuple(map(type, rows[0])) != _IDENTITY or not is_moment(rows[0][3]):
        raise CorruptLedger(path, Message("an identity that no ledger can have"))
    identity = Identity(LedgerKind(rows[0][0]), *rows[0][1:])
    if kind is not None and identity.kind is not kind:
        raise LedgerError(LedgerFault.WRONG_KIND, path=path, found=identity.kind.value, wanted=kind.value)
    return identity


def read_head(connection: sqlite3.Connection, identity: Identity) -> Head:
    """Return the last recorded event; of an empty ledger what its first will stand on, and its creation time.

    Raises `Damaged` for what no event can have.
    """
    row = connection.execute(_HEAD).fetchone()
    if row is not None:
        head = Head(*row)
        if tuple(map(type, head)) != (int, str, str) or not is_stamp(head.at_utc):
            odd = {"seq": head.seq, "hash": repr(head.hash), "at": repr(head.at_utc)}
            raise Damaged(Message("the last event, {seq}, has the hash {hash} and the time {at}", odd))
        return head
    return Head(identity.follows_seq, genesis(identity), identity.created_utc)


def is_sealed(connection: sqlite3.Connection) -> bool:
    """Return whether the day of the ledger is closed, so that it takes no more events."""
    row = connection.execute(_LAST_KIND).fetchone()
    return row is not None and row[0] == DayClosed.stored_name


def rounds_ended(connection: sqlite3.Connection, after_seq: int) -> int:
    """Count how often a round has ended after an event."""
    count: int = connection.execute(_ENDED, (after_seq, *_ENDINGS)).fetchone()[0]
    return count


def read_ends(connection: sqlite3.Connection, after_seq: int) -> list[tuple[Head, str]]:
    """Return the heads after an event where a round or the day has ended, and by what stored name."""
    rows = connection.execute(_ENDS, (after_seq, *_ENDINGS, DayClosed.stored_name))
    return [(Head(seq, digest, at), kind) for seq, digest, at, kind in rows]


def read_table_keys(connection: sqlite3.Connection, codec: Codec, path: Path) -> list[KeyOnRecord]:
    """Return the keys of the table that are on record in a file, in order: first the one at its beginning.

    Raises `UnreadableAct` for an event that cannot be read.
    """
    found: list[KeyOnRecord] = []
    names = (DayBegun.stored_name, TableKeyKnown.stored_name)
    for seq, kind, version, body in connection.execute(_KEYS, names):
        try:
            event = codec.decode_event(kind, version, body)
        except UnreadableAct as error:
            raise error.found_at(path, seq) from error
        if isinstance(event, TableKeyKnown):
            found.append(KeyOnRecord(seq, event.key, event.signature))
        elif isinstance(event, DayBegun) and event.table.table_key is not None:
            found.append(KeyOnRecord(seq, event.table.table_key, ""))
    return found


def attested_hash(connection: sqlite3.Connection, identity: Identity, seq: int) -> str | None:
    """Return the hash of one event or of what the first one stands on; None if there is none."""
    if seq == identity.follows_seq:
        return genesis(identity)
    row = connection.execute("SELECT hash FROM events WHERE seq = ?", (seq,)).fetchone()
    return None if row is None else row[0]


def round_start(connection: sqlite3.Connection, before_seq: int = NO_LIMIT, after_seq: int = 0) -> int | None:
    """Return the number of the event that commenced the last round between two events; None without.

    A commencement that was taken back is none. Raises `Damaged` if the index leads to another event.
    """
    next_start = before_seq
    while True:
        seq: int | None = connection.execute(_ROUND_BEFORE, (next_start,)).fetchone()[0]
        _prove_kind(connection, seq, RoundCommenced.stored_name)
        if seq is None or seq < after_seq:
            return None
        if not is_retracted(connection, seq):
            return seq
        next_start = seq


def round_after(connection: sqlite3.Connection, after_seq: int) -> int | None:
    """Return the number of the event that commenced the first round after an event; None if there is none.

    A commencement that was taken back is none.
    """
    seq: int | None = connection.execute(_ROUND_AFTER, (after_seq,)).fetchone()[0]
    while seq is not None and is_retracted(connection, seq):
        seq = connection.execute(_ROUND_AFTER, (seq,)).fetchone()[0]
    return seq


def is_retracted(connection: sqlite3.Connection, start: int) -> bool:
    """Return whether the commencement of a round was taken back: that is done before the next commences."""
    following: int | None = connection.execute(_ROUND_AFTER, (start,)).fetchone()[0]
    found = connection.execute(_RETRACTED, (start, NO_LIMIT if following is None else following))
    return bool(found.fetchone()[0])


def _prove_kind(connection: sqlite3.Connection, seq: int | None, kind: str) -> None:
    """Prove that an event is of the kind that its index says: an index may be damaged."""
    if seq is not None and connection.execute(_KIND, (seq,)).fetchone() != (kind,):
        raise Damaged(Message("its index takes event {seq} for a {kind}", {"seq": seq, "kind": kind}))


def recovery_start(connection: sqlite3.Connection, shoes_back: int = 0) -> int:
    """Return the number of the event from which the table is known, with the last finished round whole.

    That is the opening of that round's shoe, or of one so many shoes before it. A file that does not hold it
    is read from its beginning: it is new, or begins with all that stood at the table. Nothing before a
    `clean_shoe` is needed.
    """
    clean = 0 if shoes_back else clean_shoe(connection)
    start = round_start(connection, after_seq=clean)
    if start is not None and not rounds_ended(connection, start):
        start = round_start(connection, start, clean)
    return max(clean, shoe_opening(connection, start, shoes_back))


def clean_shoe(connection: sqlite3.Connection) -> int:
    """Return the number of the event that opened one of the last shoes behind an unused one; 0 without.

    Its opening holds all that stands at the table then: a round that lies behind a shoe in which none
    commenced is there no longer. Raises `Damaged` if an index leads to another event.
    """
    last: int | None = connection.execute(_SHOE_BEFORE, (NO_LIMIT,)).fetchone()[0]
    for _ in range(_SHOES_LOOKED_AT):
        earlier: int | None = connection.execute(_SHOE_BEFORE, (last,)).fetchone()[0]
        if last is None or earlier is None:
            return 0
        commenced: int | None = connection.execute(_ROUND_BEFORE, (last,)).fetchone()[0]
        for seq, kind in ((last, ShoeOpened), (earlier, ShoeOpened), (commenced, RoundCommenced)):
            _prove_kind(connection, seq, kind.stored_name)
        if commenced is None or commenced < earlier:
            return last
        last = earlier
    return 0


def shoe_opening(connection: sqlite3.Connection, before_seq: int | None, shoes_back: int) -> int:
    """Return the number of the event that opened the last shoe before an event, or one so many shoes earlier.

    Where the file does not hold it, it is 1: to be read from the beginning. Raises `Damaged` if the index
    leads to another event.
    """
    start = before_seq
    for _ in range(shoes_back + 1):
        start = connection.execute(_SHOE_BEFORE, (start,)).fetchone()[0]
    _prove_kind(connection, start, ShoeOpened.stored_name)
    return 1 if start is None else start


def terms_start(connection: sqlite3.Connection, before_seq: int) -> int | None:
    """Return the number of the last event before another that says under which terms the table deals.

    The opening of each shoe says it, so that it looks no further back. None if the file holds no such event.
    """
    kinds = (TableOpened.stored_name, ShoeOpened.stored_name, DayBegun.stored_name)
    seq: int | None = connection.execute(
        _TERMS_BEFORE, (*kinds, shoe_opening(connection, before_seq, 0), before_seq)
    ).fetchone()[0]
    return seq


def read_events(
    connection: sqlite3.Connection,
    codec: Codec,
    path: Path,
    after_seq: int = 0,
    *,
    without: Collection[str] = (),
    trainee: str | None = None,
) -> Iterator[Recorded]:
    """Give every event after a number, in order, but those of the stored names `without`.

    With `trainee` the answers of all other trainees are left out, which are most of a training ledger.
    Acts recorded meanwhile are read too. Raises `UnreadableAct` where it cannot read on,
    `CorruptLedger` for rows out of order, or the fault that SQLite meets.
    """
    decode = codec.decode_event
    form, names = _form_to_read(without, trainee)
    with named_faults(path):
        query = form.format(wall=wall_column(connection))
    while True:
        with named_faults(path):
            rows = connection.execute(query, (after_seq, *names, PORTION)).fetchall()
        for row in rows:
            seq, at, shoe, round_number, kind, version, body, command, actor, authority, digest, wall = row
            if seq <= after_seq:
                where = {"seq": seq, "after": after_seq}
                raise CorruptLedger(path, Message("event {seq} is stored behind event {after}", where))
            after_seq = seq
            if tuple(map(type, row)) not in _SHAPES or not is_moment(at):
                raise UnreadableAct(str(kind), version, _NOT_STORED_SO).found_at(path, seq)
            try:
                event = decode(kind, version, body)
            except UnreadableAct as error:
                raise error.found_at(path, seq) from error
            yield Recorded(seq, at, shoe, round_number, event, command, actor, authority, digest, wall)
        if len(rows) < PORTION:
            return


def _form_to_read(without: Collection[str], trainee: str | None) -> tuple[str, tuple[str, ...]]:
    """Return the query that reads events, and what it asks for."""
    if trainee is not None:
        return _READ_TRAINEE, (TrainingAnswered.stored_name, f'"trainee":"{trainee}"')
    return (_READ_WITHOUT, (json.dumps(sorted(without)),)) if without else (_READ, ())


def read_proven(
    connection: sqlite3.Connection, identity: Identity, codec: Codec, path: Path, after_seq: int
) -> Iterator[Recorded]:
    """Give every event after a number, in order, each proved to be as recorded and to stand on the last.

    Raises `CorruptLedger` at the first that is not, and as `read_events` does.
    """
    with named_faults(path):
        chain = Chain.up_to(connection, identity, after_seq)
    while True:
        with named_faults(path):
            rows = connection.execute(rows_query(connection), (chain.seq, PORTION)).fetchall()
        for row in rows:
            if not chain.proceeds(row):
                why = {"seq": row[0], "why": listed([*chain.after(row)])}
                raise CorruptLedger(path, Message("event {seq}: {why}", why))
            (
                seq,
                at,
                _,
                shoe,
                round_number,
                kind,
                version,
                body,
                actor,
                authority,
                command,
                _,
                digest,
                wall,
            ) = row
            try:
                event = codec.decode_event(kind, version, body)
            except UnreadableAct as error:
                raise error.found_at(path, seq) from error
            yield Recorded(seq, at, shoe, round_number, event, command, actor, authority, digest, wall)
        if len(rows) < PORTION:
            return


def first_seq(connection: sqlite3.Connection) -> int | None:
    """Return the number of the first event that the file holds; None if it holds none."""
    seq: int | None = connection.execute(_FIRST).fetchone()[0]
    return seq


def time_of(connection: sqlite3.Connection, seq: int) -> str:
    """Return the stored time of an event.

    Raises `Damaged` if the file does not hold it, or with no time.
    """
    row = connection.execute(_AT, (seq,)).fetchone()
    if row is None:
        raise Damaged(Message("event {seq} is missing", {"seq": seq}))
    at = row[0]
    if not isinstance(at, str) or not is_stamp(at):
        raise Damaged(Message("event {seq} has the time {at}", {"seq": seq, "at": repr(at)}))
    return at


def first_seq_at(connection: sqlite3.Connection, moment: datetime) -> int | None:
    """Return the number of the event from which on all are recorded at this moment or later; None without.

    Times go backwards only where a Pit Supervisor has confirmed the clock, and numbers have no gaps: it
    looks at what lies between such confirmations, the latest first, and halves that until it is there.
    Raises `ValueError` if the moment has no zone, `Damaged` if an event is not there.
    """
    wanted = to_text(moment)
    first, last = first_seq(connection), connection.execute(_LAST).fetchone()[0]
    if first is None:
        return None
    found: int | None = None
    for start in sorted({first, *confirmations(connection)}, reverse=True):
        if time_of(connection, last) < wanted:
            return found
        found = _halved(connection, start, last, wanted)
        if found > start:
            return found
        last = start - 1
    return found


def time_span(connection: sqlite3.Connection) -> tuple[str, str] | None:
    """Return the earliest and the latest stored time of the file; None if it holds no event.

    Raises `Damaged` if an event is not there.
    """
    first, last = first_seq(connection), connection.execute(_LAST).fetchone()[0]
    if first is None:
        return None
    starts = sorted({first, *confirmations(connection)})
    ends = [*(start - 1 for start in starts[1:]), last]
    return min(time_of(connection, seq) for seq in starts), max(time_of(connection, seq) for seq in ends)


def confirmations(connection: sqlite3.Connection) -> list[int]:
    """Return the first event of each act by which the clock was confirmed."""
    if wall_column(connection) == "NULL":
        return []
    return [seq for (seq,) in connection.execute(_CONFIRMED) if seq is not None]


def _halved(connection: sqlite3.Connection, low: int, high: int, wanted: str) -> int:
    """Return the first event at this time or later between two whose times rise, the last of them one."""
    while low < high:
        middle = (low + high) // 2
        if time_of(connection, middle) < wanted:
            low = middle + 1
        else:
            high = middle
    return low


def history_start(connection: sqlite3.Connection, seq: int) -> int | None:
    """Return where to begin to read so that the table is known at an event, and the round before it in whole.

    That is the opening of the shoe of that round, or of an earlier one where the last round of that was
    opened again behind the new shoe; None if the file does not hold it.
    """
    commenced = round_start(connection, seq)
    if commenced is None:
        return None
    start: int | None = connection.execute(_SHOE_BEFORE, (commenced,)).fetchone()[0]
    while start is not None and connection.execute(_REOPENED, (start, start)).fetchone()[0]:
        start = connection.execute(_SHOE_BEFORE, (start,)).fetchone()[0]
    return start


_KNEW_PEOPLE = """SELECT EXISTS(
    SELECT 1 FROM events WHERE kind IN ('staff_known', 'staff_differs', 'went_on_duty', 'override_granted')
)"""


_HAVE_SIGNED = "SELECT EXISTS(SELECT 1 FROM overrides)"
_TABLES_ARE_WHOLE = "SELECT EXISTS(SELECT 1 FROM read_tables WHERE id = 1 AND stale_since_seq IS NULL)"


def has_known_people(connection: sqlite3.Connection, identity: Identity) -> bool:
    """Return whether people have signed at this table, or whether days lie before this ledger.

    At a table of training nobody goes on duty, and its events may be very many: there the table of what was
    signed for is asked. At any other somebody stands near the beginning of the events.
    """
    if identity.follows_seq > 0:
        return True
    is_listed = identity.kind is LedgerKind.TRAINING and connection.execute(_TABLES_ARE_WHOLE).fetchone()[0]
    return bool(connection.execute(_HAVE_SIGNED if is_listed else _KNEW_PEOPLE).fetchone()[0])
