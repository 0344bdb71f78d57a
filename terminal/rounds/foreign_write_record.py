"""What the record knows of another program that has written into the file of the ledger."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.rules.message import Message

_ROWS: Final = Message(
    "Another program wrote events {first} to {last}. They are not in this record, which goes on from event "
    "{seq}. The file is kept as {kept}."
)
_OTHER_FILE: Final = Message(
    "Another file lay in the place of this record, which goes on from event {seq}. It is kept as {kept}."
)


class ForeignWrite(Struct, frozen=True):
    """Rows that another program has put into the file, which was then left for a new one."""

    good_seq: int
    """The last event of the table itself; the record goes on from it."""
    good_hash: str
    """Its hash."""
    forged_first: int
    """The first event of the other program; 0 where there was none that could be read."""
    forged_last: int
    """The last event of the other program."""
    forged_digest: str
    """The SHA-256 over the hashes of their contents, in order; empty where there was none."""
    kept_as: str
    """The name under which the file was put aside for inspection."""
    is_signed: bool = False
    """Whether a Shift Manager has taken note of it."""


def foreign_write_words(found: ForeignWrite) -> Message:
    """Return what was found, in words."""
    facts = {
        "first": found.forged_first,
        "last": found.forged_last,
        "seq": found.good_seq,
        "kept": found.kept_as,
    }
    return Message((_ROWS if found.forged_first else _OTHER_FILE).template, facts)
