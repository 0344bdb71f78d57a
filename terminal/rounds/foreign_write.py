"""Decisions about a foreign write: it goes on record, and play waits until a Shift Manager has signed."""

from __future__ import annotations

from typing import Final

from terminal.rounds import commands as c
from terminal.rounds.decision import Decision
from terminal.rounds.events import ForeignWriteFound, ForeignWriteSigned
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank

_MEANWHILE: Final = (
    c.RecordForeignWrite,
    c.SignForeignWrite,
    c.GoOnDuty,
    c.RecordPinRefused,
    c.RecordStaffLocked,
    c.RecordStaffUnlocked,
    c.RecordStaff,
    c.RecordStaffChange,
    c.RecordStaffFile,
    c.RecordApprovalRefused,
    c.RecordTableKey,
    c.RecordNoteKey,
    c.RecordClockJump,
    c.AdoptReading,
)
"""What is recorded before a Shift Manager has signed: what it takes to sign, and what the program finds."""


def record_foreign_write(table: Table, command: c.RecordForeignWrite, rank: Rank) -> Decision:
    """Record what was found, no matter who is at the table or what is being dealt."""
    return (ForeignWriteFound(command.found),)


def sign_foreign_write(table: Table, command: c.SignForeignWrite, rank: Rank) -> Decision:
    """Let play go on from the table as its own record has it, by a Shift Manager."""
    if not waits_for_signature(table):
        return refuse("no_foreign_write", "There is no foreign write that waits for a signature.")
    if not rank.at_least(Rank.SHIFT_MANAGER):
        return rank_missing(Rank.SHIFT_MANAGER)
    return (ForeignWriteSigned(),)


def waits_for_signature(table: Table) -> bool:
    """Return whether another program wrote into the ledger, and no Shift Manager has taken note of it."""
    return any(not found.is_signed for found in table.foreign_writes)


def foreign_write_refused(table: Table, command: c.Command) -> Refusal | None:
    """Return why an act must wait until a Shift Manager has signed; None if it need not."""
    if isinstance(command, _MEANWHILE) or not waits_for_signature(table):
        return None
    return refuse(
        "foreign_write",
        "Another program has written into the ledger. A Shift Manager signs before anything else is done.",
    )
