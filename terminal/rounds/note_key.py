"""Decisions about the seal on the note of the last event: with which key it is made from now on."""

from __future__ import annotations

from terminal.rounds.commands import RecordNoteKey
from terminal.rounds.decision import Decision
from terminal.rounds.events import NoteKeyKnown
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.refusal import refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank


def record_note_key(table: Table, command: RecordNoteKey, rank: Rank) -> Decision:
    """Put on record how the note was found, and the key that seals it from now on; none where none can.

    A plain note is proved as long as no note of this table was ever sealed: an earlier version wrote it. None
    is where a head that left the machine tells of more than the ledger holds.
    """
    if command.key not in ("", table.table_key):
        return refuse("no_key", "The note is sealed with the key of the table, or not at all.")
    known, is_sealed = table.note_key, command.found is NoteProof.SEALED
    is_older = command.found is NoteProof.OLDER
    if not is_older and command.key == (known or "") and (is_sealed or not command.key):
        return refuse("key_unchanged", "This key is on record already.")
    return (NoteKeyKnown(command.key, command.found, is_sealed or (known is None and not is_older)),)
