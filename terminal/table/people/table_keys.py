"""Compares the key of the table, as its profile names it, with the one on record."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from terminal.ledger.errors import LedgerError
from terminal.ledger.head_sender import HeadTargets
from terminal.ledger.identity import LedgerKind
from terminal.ledger.key_chain import succession_text
from terminal.ledger.newest_head import newest_head
from terminal.ledger.records import Head
from terminal.ledger.signed_heads import read_key
from terminal.ledger.tail_witness import NoteSeal
from terminal.rounds.commands import RecordNoteKey, RecordTableKey
from terminal.rounds.note_proof import NoteProof
from terminal.table.session.table_session import TableSession


def note_seals(heads: HeadTargets | None) -> tuple[NoteSeal, ...]:
    """Return what the notes of a table are sealed with: by its key first, then by the one before.

    A key that cannot be read seals nothing: the sending of heads meets the same fault, and says so.
    """
    if heads is None:
        return ()
    keys = (heads.key,) if heads.former_key is None else (heads.key, heads.former_key)
    return tuple(seal for key in keys for seal in _seal_of(key))


def _seal_of(key: Path) -> Iterator[NoteSeal]:
    with suppress(LedgerError):
        yield read_key(key).note_seal


def note_to_record(session: TableSession, heads: HeadTargets | None) -> RecordNoteKey | None:
    """Return what puts on record how the note of the last event was found; None if all is as it was.

    The note of an older copy fits that copy: the last head in the file of `heads` tells of it.
    """
    ledger, table = session.ledger, session.table
    if ledger.identity.kind is not LedgerKind.LIVE:
        return None
    found, known = ledger.note_proof, table.note_key
    if found is NoteProof.SEALED and known and ledger.note_sealed_by != known:
        found = NoteProof.OTHER
    if heads is not None and heads.file is not None and _lacks_newest_head(session, heads.file):
        found = NoteProof.OLDER
    sealed = {one.public for one in ledger.seals[:1]} & {table.table_key}
    command = RecordNoteKey(next(iter(sealed), None) or "", found)
    is_as_before = command.key == (known or "") and (found is NoteProof.SEALED or not command.key)
    return None if is_as_before and found is not NoteProof.OLDER else command


def _lacks_newest_head(session: TableSession, file: Path) -> bool:
    """Return whether the last head that left the machine is of an event that the ledger does not hold."""
    ledger = session.ledger
    keys = {session.table.table_key or "", *(seal.public for seal in ledger.seals)}
    left = newest_head(file, ledger.identity, keys)
    return left is not None and ledger.departs_from(Head(left.seq, left.hash, left.at))


def key_to_record(session: TableSession, heads: HeadTargets | None) -> RecordTableKey | None:
    """Return what puts another key on record than is there; None if there is none, or none can be read.

    It bears the signature of the key before, if the profile names that too.
    """
    identity, known = session.ledger.identity, session.table.table_key
    if heads is None or identity.kind is not LedgerKind.LIVE:
        return None
    try:
        key = read_key(heads.key)
    except LedgerError:
        return None  # the sending of heads meets the same fault, and says so in the strip
    if key.public == known:
        return None
    if known is None or heads.former_key is None:
        return RecordTableKey(key.public)
    try:
        former = read_key(heads.former_key)
    except LedgerError:
        return RecordTableKey(key.public)  # then a Shift Manager signs
    if former.public != known:
        return RecordTableKey(key.public)
    text = succession_text(identity.kind.value, identity.table_id, known, key.public)
    return RecordTableKey(key.public, former.sign_text(text))
