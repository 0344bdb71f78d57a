"""Compares the key of the table, as its profile names it, with the one on record."""

from __future__ import annotations

from terminal.ledger.errors import LedgerError
from terminal.ledger.head_sender import HeadTargets
from terminal.ledger.identity import LedgerKind
from terminal.ledger.key_chain import succession_text
from terminal.ledger.signed_heads import read_key
from terminal.rounds.commands import RecordTableKey
from terminal.table.session.table_session import TableSession


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
