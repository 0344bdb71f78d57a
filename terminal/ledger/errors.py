"""What can go wrong with a ledger: a code for the program, and a message that says what to do for people."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

from terminal.rules.message import Message


class LedgerFault(StrEnum):
    """What has happened to a ledger, its file, its disk or the files next to it."""

    MISSING = "missing"
    """There is no file where the ledger should be."""
    EXISTS = "exists"
    """There is a file where a new one should be made."""
    VANISHED = "vanished"
    """A head file, a log or a note of its last event is left of a ledger that is not there."""
    LOST = "lost"
    """The ledger is not there, though its archive holds closed days of the table."""
    NOT_A_FILE = "not_a_file"
    """There is a folder, a pipe or a device where a ledger should be."""
    NOT_A_LEDGER = "not_a_ledger"
    """This program did not make the file."""
    FOREIGN_OBJECTS = "foreign_objects"
    """The file holds something foreign that could falsify what is recorded."""
    WRONG_KIND = "wrong_kind"
    """The ledger is of another kind than the one asked for."""
    WRONG_TABLE = "wrong_table"
    """The ledger is of another table."""
    NEWER_FORMAT = "newer_format"
    """A later version of this program has written the ledger."""
    IN_USE = "in_use"
    """Another instance of the program has the ledger open."""
    BUSY = "busy"
    """Another program holds the database's own lock."""
    STILL_READ = "still_read"
    """A closed day cannot be archived while another program reads its ledger."""
    CANNOT_OPEN = "cannot_open"
    """The file, or one next to it, cannot be opened."""
    READ_ONLY = "read_only"
    """The file or its folder may not be written."""
    DISK_FULL = "disk_full"
    """There is no room left."""
    DISK_FAILED = "disk_failed"
    """The disk did not do what it was asked to do."""
    CORRUPT = "corrupt"
    """The file is damaged or has been altered."""
    TAIL_MISSING = "tail_missing"
    """The ledger ends before an event that a file next to it attests."""
    TAIL_ALTERED = "tail_altered"
    """The ledger holds another event than the one that a file next to it attests."""
    NO_TABLE_KEY = "no_table_key"
    """The key with which heads are signed is missing, or is none."""
    UNREADABLE_HEAD_FILE = "unreadable_head_file"
    """The head file next to the ledger holds no head."""
    TABLES_WAIT = "tables_wait"
    """The reporting tables are not in step with the events, so that nothing can be looked up in them."""
    CHANGED = "changed"
    """Something else wrote to the ledger, or replaced its file, while it was open."""
    FOREIGN_WRITE = "foreign_write"
    """Another program has added to what this one had recorded."""
    PUT_ASIDE = "put_aside"
    """Another program wrote into the open ledger, which has gone on in a new file."""
    CUT_SHORT = "cut_short"
    """The ledger's file lost its end while it was open."""
    GONE = "gone"
    """The ledger's file was deleted or moved away while it was open."""
    LOG_GONE = "log_gone"
    """The write-ahead log next to the ledger was removed or replaced while it was open."""
    NOT_RECORDED = "not_recorded"
    """An act did not reach the disk."""
    UNKNOWN_ACT = "unknown_act"
    """The ledger holds an act of a name and version that this program does not know."""
    UNREADABLE_ACT = "unreadable_act"
    """The ledger holds an act whose body does not fit its name and version."""


_MESSAGES: Final[Mapping[LedgerFault, Message]] = {
    LedgerFault.MISSING: Message(
        "There is no ledger at {path}. Nothing was changed. "
        "Check the path, or bring the ledger back from its backup."
    ),
    LedgerFault.EXISTS: Message(
        "There is already a file at {path}. It was left as it is. Open it, or choose another name."
    ),
    LedgerFault.VANISHED: Message(
        "The ledger {path} is missing, though {left}. Nothing was changed, and no new one was made. "
        "Move away what is left of it, keep that, and bring the ledger back from its backup."
    ),
    LedgerFault.LOST: Message(
        "The ledger {path} is missing, though the archive holds closed days of it ({archived}). "
        "Nothing was changed, and no new one was made. Bring the ledger back from its backup; "
        "to start again with an empty ledger, move the archive away first."
    ),
    LedgerFault.NOT_A_FILE: Message(
        "{path} is not a file but a folder, a pipe or a device. It was left as it is. "
        "Choose the ledger's own file."
    ),
    LedgerFault.NOT_A_LEDGER: Message(
        "{path} is not a ledger of this program. It was left as it is. Choose the ledger's own file."
    ),
    LedgerFault.FOREIGN_OBJECTS: Message(
        "{path} holds what this program did not make ({names}): it could falsify or block what is "
        "recorded. The file was left as it is. Keep a copy for inspection, have that removed, verify "
        "the ledger, and try again."
    ),
    LedgerFault.WRONG_KIND: Message(
        "{path} is a ledger of kind {found} and cannot serve as {wanted}. It was left as it is. "
        "Choose a ledger of kind {wanted}, or make a new one."
    ),
    LedgerFault.WRONG_TABLE: Message(
        "{path} is the ledger of table {found}, not of table {wanted}. It was left as it is. "
        "Choose the ledger of table {wanted}."
    ),
    LedgerFault.NEWER_FORMAT: Message(
        "{path} has ledger format {found}; this program knows formats up to {known}, and records nothing in "
        "it. It was left as it is, and can still be verified and reported on. Use the newer program."
    ),
    LedgerFault.IN_USE: Message(
        "{path} is in use by {holder}. Nothing was changed. Close that program first."
    ),
    LedgerFault.BUSY: Message(
        "Another program is writing to {path}. What was recorded before is kept. "
        "Close that program, then try again."
    ),
    LedgerFault.STILL_READ: Message(
        "Another program is reading {path}, so that the closed day cannot be archived yet. "
        "All that was recorded is kept. Close that program, then try again."
    ),
    LedgerFault.CANNOT_OPEN: Message(
        "{path} cannot be opened ({detail}). What was recorded before is kept. "
        "Check that its folder is there and can be reached, then try again."
    ),
    LedgerFault.READ_ONLY: Message(
        "{path} or its folder may not be written. What was recorded before is kept. "
        "Give this account the right to write there, then try again."
    ),
    LedgerFault.DISK_FULL: Message(
        "There is no room left for {path}. What was recorded before is kept. Free some space, then try again."
    ),
    LedgerFault.DISK_FAILED: Message(
        "The disk failed while working on {path} ({detail}). What was recorded before is kept. "
        "Have the disk looked at before dealing goes on."
    ),
    LedgerFault.CORRUPT: Message(
        "{path} is damaged or was altered ({detail}). It was left as it is. "
        "Keep it for inspection, verify it, and go on from its backup."
    ),
    LedgerFault.TAIL_MISSING: Message(
        "Events {first} to {attested} were recorded, as {witness} attests, but {path} ends at event {found}: "
        "the log next to it is gone, or an older file lies in its place. Nothing was changed. "
        "Bring back what is missing and try again; if it cannot be found, keep all files of the ledger for "
        "inspection and go on from a backup."
    ),
    LedgerFault.TAIL_ALTERED: Message(
        "Event {attested} of {path} is not the one that was recorded, as {witness} attests: the ledger was "
        "altered, or another lies in its place. Nothing was changed. "
        "Keep all its files for inspection and go on from a backup."
    ),
    LedgerFault.UNREADABLE_HEAD_FILE: Message(
        "The head file {path} cannot be read. The ledger was left as it is. "
        "Keep the head file for inspection, verify the ledger, and go on from a backup."
    ),
    LedgerFault.NO_TABLE_KEY: Message(
        "The key of the table, {path}, cannot be used ({detail}). No head was sent, and none is lost. "
        "Bring the key back, or put that right."
    ),
    LedgerFault.TABLES_WAIT: Message(
        "The reporting tables of {path} wait to be rebuilt since event {seq}: nothing can be looked up. "
        "All that was recorded is kept. Rebuild them while the table is closed."
    ),
    LedgerFault.CHANGED: Message(
        "{path} was changed or moved by something else while this table had it open. "
        "What was recorded before is kept. "
        "Stop, find out what changed it, verify it, and start again."
    ),
    LedgerFault.FOREIGN_WRITE: Message(
        "Another program has written into {path} after event {seq}, the last that this one has recorded. "
        "Nothing more is recorded in that file. Open the table: it goes on in a new file, once a Shift "
        "Manager has signed."
    ),
    LedgerFault.PUT_ASIDE: Message(
        "Another program has written into {path} while this table had it open. That file was put aside for "
        "inspection ({kept}); the table goes on in a new one, with all that it has recorded. "
        "A Shift Manager signs before anything else is done."
    ),
    LedgerFault.CUT_SHORT: Message(
        "{path} was cut short to {found} of {known} bytes while this table had it open. "
        "Nothing more is written into it. Stop dealing, keep the file and those next to it for "
        "inspection, and go on from its backup."
    ),
    LedgerFault.GONE: Message(
        "{path} was deleted or moved away while this table had it open. "
        "What was recorded before is still held by this program: do not close it. "
        "Put the file back, or just try again: all of it is then written into a new one there."
    ),
    LedgerFault.LOG_GONE: Message(
        "The log next to {path} was removed while this table had it open. "
        "What was recorded before is still held by this program: do not close it. "
        "Try again: all of it is then written into the ledger first."
    ),
    LedgerFault.NOT_RECORDED: Message("Not recorded: {act}. {cause}"),
    LedgerFault.UNKNOWN_ACT: Message(
        "{where} holds an act {name} of version {version} that this program does not know. "
        "Nothing was changed. Use the program that wrote it, or a newer one."
    ),
    LedgerFault.UNREADABLE_ACT: Message(
        "{where} holds an act {name} of version {version} that cannot be read ({detail}). "
        "Nothing was changed. Verify the ledger, and go on from its backup."
    ),
}
"""What people read of each: what happened, what was kept, what to do."""


class LedgerError(Exception):
    """A fault of the file, the disk or their surroundings, never a bug; `message` is for people."""

    def __init__(self, fault: LedgerFault, **details: object) -> None:
        """Take the code, and the words that its message has room for."""
        named = {name: str(value) if isinstance(value, Path) else value for name, value in details.items()}
        self.fault = fault
        self.message = Message(_MESSAGES[fault].template, named)
        super().__init__(self.message.render())


class NotALedger(LedgerError):
    """This program did not make the file: a search for ledgers passes it over."""

    def __init__(self, path: Path) -> None:
        super().__init__(LedgerFault.NOT_A_LEDGER, path=path)


class InUse(LedgerError):
    """Another instance of the program has the ledger open: this one gives way."""

    def __init__(self, path: Path, holder: Message) -> None:
        super().__init__(LedgerFault.IN_USE, path=path, holder=holder)


class CorruptLedger(LedgerError):
    """The record is damaged or was altered: what is read from it cannot be relied on."""

    def __init__(self, path: Path, detail: Message) -> None:
        super().__init__(LedgerFault.CORRUPT, path=path, detail=detail)


class NotRecorded(LedgerError):
    """An act did not reach the disk: the table stops on it. `act` is the command's stored name."""

    def __init__(self, act: str, cause: LedgerError) -> None:
        super().__init__(LedgerFault.NOT_RECORDED, act=act, cause=cause.message)
        self.act = act
        self.cause = cause


_SOMEWHERE = Message("The ledger")


class UnreadableAct(LedgerError):
    """A stored event or command that this program does not know or cannot read.

    Reading stops there, for a skipped event would falsify all that comes after it.
    """

    def __init__(
        self, name: str, version: int, detail: Message | None = None, where: Message = _SOMEWHERE
    ) -> None:
        """Take what is wrong with the body, or no `detail` for a name and version that are not known."""
        act: dict[str, object] = {"where": where, "name": name, "version": version}
        if detail is None:
            super().__init__(LedgerFault.UNKNOWN_ACT, **act)
        else:
            super().__init__(LedgerFault.UNREADABLE_ACT, detail=detail, **act)
        self.name = name
        self.version = version
        self.detail = detail

    def found_at(self, path: Path, seq: int) -> UnreadableAct:
        """Return the same error, with its place."""
        where = Message("{path}, event {seq},", {"path": str(path), "seq": seq})
        return UnreadableAct(self.name, self.version, self.detail, where)


def tail_error(path: Path, witness: Path, attested: int, found: int) -> LedgerError:
    """Return the error of a ledger that does not hold what a file next to it, the witness, attests.

    `attested` is the number of the event there, `found` that of the last one in the ledger.
    """
    if attested > found:
        return LedgerError(
            LedgerFault.TAIL_MISSING,
            path=path,
            witness=witness.name,
            first=found + 1,
            attested=attested,
            found=found,
        )
    return LedgerError(LedgerFault.TAIL_ALTERED, path=path, witness=witness.name, attested=attested)
