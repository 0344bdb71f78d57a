"""Compares a ledger with what the files next to it, and people, attest."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from terminal.ledger.chain import genesis
from terminal.ledger.errors import LedgerError, tail_error
from terminal.ledger.faults import named_faults
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.queries import attested_hash, first_seq, is_sealed, rounds_ended, time_of
from terminal.ledger.records import Finding, Head
from terminal.ledger.tail_witness import NoteSeal, TailNote, Witnessed, read_note, witness_path
from terminal.rounds.events import DayBegun
from terminal.rounds.note_proof import NoteProof
from terminal.rules.message import Message

_LAST = "SELECT max(seq) FROM events"
_SEQ_OF = "SELECT seq FROM events WHERE hash = ?"

_SEALED_NOTES = """SELECT 1 FROM events WHERE kind = 'note_key_known'
OR kind = 'day_begun' AND instr(body, '"note_key":"') LIMIT 1"""
"""It does not read the body as JSON, which damage may have made no JSON."""
_FIRST_FORM = "SELECT kind, version FROM events ORDER BY seq LIMIT 1"
_NOTED_SINCE_FORMAT = 2
_NOTED_SINCE_DAY = 7
_CRASH_LEAVES = 3
"""Ends of rounds that may have no head yet: it is written as dealing goes on; a correction ends one again."""


class Attested(Struct, frozen=True):
    """A head that was noted elsewhere, such as on a printed report."""

    seq: int | None
    """The number of the event; None where only the hash was noted."""
    hash: str


class Kept(Struct, frozen=True):
    """What the files next to the ledger attest, or what is wrong with them."""

    head: Attested | Finding
    """The head file's."""
    witnessed: Witnessed | Finding | None
    """The note of the last event; None without one."""
    sealed: bool = False
    """Whether that note bears a seal, which only the key of the table proves."""


def check_against_head_file(
    connection: sqlite3.Connection, identity: Identity, path: Path, head: Head
) -> Head | None:
    """Prove that the ledger still holds what its head file attests; return that, or None without a file.

    Raises `TAIL_MISSING` or `TAIL_ALTERED` if it does not, `UNREADABLE_HEAD_FILE` if that file holds no head.
    """
    attested = read_head_file(path)
    if attested is None:
        return None
    with named_faults(path):
        found = attested_hash(connection, identity, attested.seq)
    if found != attested.hash:
        raise tail_error(path, head_path(path), attested.seq, head.seq)
    return attested


def check_against_witness(
    connection: sqlite3.Connection, identity: Identity, path: Path, head: Head
) -> TailNote | None:
    """Prove that the ledger holds the last event that was noted next to it; return that, None without a note.

    Raises `TAIL_MISSING` or `TAIL_ALTERED` if it does not.
    """
    note = read_note(path)
    if note is None:
        return None
    with named_faults(path):
        held = holds_witnessed(connection, identity, note.last)
    if not held:
        raise tail_error(path, witness_path(path), note.last.seq, head.seq)
    return note


def last_of_ours(connection: sqlite3.Connection, identity: Identity, note: TailNote) -> Head | None:
    """Return the last event that this program has recorded, by a note that the ledger holds.

    None where the note cannot tell: after a power cut it may be older than the ledger.
    """
    if not note.is_exact or note.last.seq < identity.follows_seq:
        return None
    found = note.following if holds_witnessed(connection, identity, note.following) else note.last
    if found.seq > identity.follows_seq:
        return Head(found.seq, found.hash, time_of(connection, found.seq))
    # A ledger takes its place with its first event, and the note of the day before stays next to it.
    first = first_seq(connection)
    if first is None or not identity.follows_hash:
        return Head(identity.follows_seq, genesis(identity), identity.created_utc)
    return Head(first, attested_hash(connection, identity, first) or "", time_of(connection, first))


def keeps_note(connection: sqlite3.Connection, identity: Identity) -> bool:
    """Return whether the ledger says of itself, in its chain, that its last event is noted next to it.

    A first ledger says so by the format in which it was made, one that goes on by the form of its first
    event. Those before did keep a note, but nothing on record tells that it was taken away.
    """
    if not identity.follows_hash:
        return identity.created_format >= _NOTED_SINCE_FORMAT
    first = connection.execute(_FIRST_FORM).fetchone()
    return first is not None and first[0] == DayBegun.stored_name and int(first[1]) >= _NOTED_SINCE_DAY


def may_rely_on(connection: sqlite3.Connection, note: TailNote, seals: Sequence[NoteSeal]) -> bool:
    """Return whether a note may tell which events are the table's own.

    Without a key at hand nobody can know better. With one it is sealed, or plain in a ledger that has never
    recorded that its notes are sealed.
    """
    if not seals or note.sealed_by(seals) is not None:
        return True
    return not note.seal and connection.execute(_SEALED_NOTES).fetchone() is None


def proof_of(note: TailNote | None, seals: Sequence[NoteSeal]) -> tuple[NoteProof, str]:
    """Return how a note was found, and the public key by which it is sealed; empty if by none at hand."""
    if note is None:
        return NoteProof.MISSING, ""
    seal = note.sealed_by(seals)
    if seal is not None:
        return NoteProof.SEALED, seal.public
    return NoteProof.OTHER if note.seal else NoteProof.PLAIN, ""


def holds_witnessed(connection: sqlite3.Connection, identity: Identity, witnessed: Witnessed) -> bool:
    """Return whether the ledger holds the event of a note, or cannot know since that is of a day before.

    A power cut may leave a note that is older than the ledger: that means nothing.
    """
    if witnessed.seq < identity.follows_seq:
        return True
    return attested_hash(connection, identity, witnessed.seq) == witnessed.hash


def read_kept(path: Path) -> Kept:
    """Return what the files next to the ledger attest."""
    head = _kept_head(path)
    try:
        note = read_note(path)
    except LedgerError as error:
        return Kept(head, Finding("latest file", None, error.message))
    return Kept(head, None) if note is None else Kept(head, note.last, bool(note.seal))


def _kept_head(path: Path) -> Attested | Finding:
    """Return the head in the file next to the ledger, or what is wrong with that file."""
    try:
        kept = read_head_file(path)
    except LedgerError as error:
        return Finding("head file", None, error.message)
    if kept is None:
        missing = {"path": str(head_path(path))}
        return Finding("head file", None, Message("The head file {path} is missing.", missing))
    return Attested(kept.seq, kept.hash)


def attested_faults(
    connection: sqlite3.Connection,
    identity: Identity,
    kept: Kept,
    attested: Sequence[Attested],
) -> Iterator[Finding]:
    """Give where the ledger differs from heads noted elsewhere, and from the files next to it."""
    for head in attested:
        yield from _head_faults(connection, identity, head)
    yield from kept_faults(connection, identity, kept)


def kept_faults(connection: sqlite3.Connection, identity: Identity, kept: Kept) -> Iterator[Finding]:
    """Give where the ledger differs from the files next to it, as `read_kept` has read them."""
    yield from _witness_faults(connection, identity, kept.witnessed)
    if isinstance(kept.head, Finding):
        yield kept.head
        return
    wrong = list(_head_faults(connection, identity, kept.head))
    if wrong:
        yield from wrong
    elif (
        identity.kind is not LedgerKind.REPLAY
    ):  # a script ends with its head, and may be killed amid its rounds
        yield from _age(connection, kept.head.seq or 0)


def _witness_faults(
    connection: sqlite3.Connection, identity: Identity, witnessed: Witnessed | Finding | None
) -> Iterator[Finding]:
    if isinstance(witnessed, Finding):
        yield witnessed
    elif witnessed is not None and not holds_witnessed(connection, identity, witnessed):
        last = connection.execute(_LAST).fetchone()[0] or identity.follows_seq
        if witnessed.seq > last:
            yield Finding("latest file", None, _lost(last + 1, witnessed.seq))
        else:
            text = Message("Event {seq} is not the one that was recorded.", {"seq": witnessed.seq})
            yield Finding("latest file", witnessed.seq, text)


def _lost(first: int, last: int) -> Message:
    return Message(
        "Events {first} to {last} were recorded, but are not in the ledger: the log next to it is gone, or "
        "an older file lies in its place. Bring back what is missing.",
        {"first": first, "last": last},
    )


def _head_faults(connection: sqlite3.Connection, identity: Identity, head: Attested) -> Iterator[Finding]:
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
    """Give a fault for a head older than a crash leaves it: what came after it may have been rewritten."""
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
    """Return whether the file has no log next to it any more, the last step before it is archived."""
    mode: str = connection.execute("PRAGMA journal_mode").fetchone()[0]
    return mode != "wal"
