"""What can go wrong with a ledger: each error says what happened, what was kept and what to do."""

from __future__ import annotations

from pathlib import Path

from terminal.rules.message import Message


class LedgerError(Exception):
    """A fault of the file, the disk or their surroundings, never a bug; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class LedgerMissing(LedgerError):
    """No file where the ledger should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "There is no ledger at {path}. Nothing was changed. "
                "Check the path, or bring the ledger back from its backup.",
                {"path": str(path)},
            )
        )


class LedgerExists(LedgerError):
    """A file stands where a new one should be made."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "There is already a file at {path}. It was left as it is. Open it, or choose another name.",
                {"path": str(path)},
            )
        )


class LedgerVanished(LedgerError):
    """A head file, a log or a note of its last event is left of a ledger that is not there: `left`."""

    def __init__(self, path: Path, left: Message) -> None:
        super().__init__(
            Message(
                "The ledger {path} is missing, though {left}. Nothing was changed, and no new one was made. "
                "Move away what is left of it, keep that, and bring the ledger back from its backup.",
                {"path": str(path), "left": left},
            )
        )


class LedgerLost(LedgerError):
    """No ledger, though its archive holds closed days of the table."""

    def __init__(self, path: Path, archived: Path) -> None:
        super().__init__(
            Message(
                "The ledger {path} is missing, though the archive holds closed days of it ({archived}). "
                "Nothing was changed, and no new one was made. Bring the ledger back from its backup; "
                "to begin anew, move the archive away first.",
                {"path": str(path), "archived": archived.name},
            )
        )


class NotAFile(LedgerError):
    """A folder, a pipe or a device where a ledger should be."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "{path} is no file but a folder, a pipe or a device. It was left as it is. "
                "Choose the ledger's own file.",
                {"path": str(path)},
            )
        )


class ForeignObjects(LedgerError):
    """Something in the file that this program did not make could have a say in what is recorded."""

    def __init__(self, path: Path, names: str) -> None:
        super().__init__(
            Message(
                "{path} holds what this program did not make ({names}): it could falsify or block what is "
                "recorded. The file was left as it is. Keep a copy for inspection, have that removed, verify "
                "the ledger, and try again.",
                {"path": str(path), "names": names},
            )
        )


class NotALedger(LedgerError):
    """A file that this program did not make."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "{path} is not a ledger of this program. It was left as it is. Choose the ledger's own file.",
                {"path": str(path)},
            )
        )


class WrongKind(LedgerError):
    """A ledger of another kind than the one asked for."""

    def __init__(self, path: Path, found: str, wanted: str) -> None:
        super().__init__(
            Message(
                "{path} is a ledger of kind {found} and cannot serve as {wanted}. It was left as it is. "
                "Choose a ledger of kind {wanted}, or make a new one.",
                {"path": str(path), "found": found, "wanted": wanted},
            )
        )


class WrongTable(LedgerError):
    """A ledger of another table."""

    def __init__(self, path: Path, found: str, wanted: str) -> None:
        super().__init__(
            Message(
                "{path} is the ledger of table {found}, not of table {wanted}. It was left as it is. "
                "Choose the ledger of table {wanted}.",
                {"path": str(path), "found": found, "wanted": wanted},
            )
        )


class NewerFormat(LedgerError):
    """A ledger written by a later version of this program."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            Message(
                "{path} has ledger format {found}; this program knows formats up to {known}. "
                "It was left as it is. Use the newer program.",
                {"path": str(path), "found": found, "known": known},
            )
        )


class ReadOnlyLedger(LedgerError):
    """The file or its folder may not be written."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "{path} or its folder may not be written. What was recorded before is kept. "
                "Give this account the right to write there, then try again.",
                {"path": str(path)},
            )
        )


class CannotOpen(LedgerError):
    """The file or one beside it cannot be opened."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(
            Message(
                "{path} cannot be opened ({detail}). What was recorded before is kept. "
                "Check that its folder is there and can be reached, then try again.",
                {"path": str(path), "detail": detail},
            )
        )


class DiskFull(LedgerError):
    """No room left."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "There is no room left for {path}. What was recorded before is kept. "
                "Free some space, then try again.",
                {"path": str(path)},
            )
        )


class DiskFault(LedgerError):
    """The disk did not do what it was asked to."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(
            Message(
                "The disk failed while working on {path} ({detail}). What was recorded before is kept. "
                "Have the disk looked at before dealing goes on.",
                {"path": str(path), "detail": detail},
            )
        )


class CorruptLedger(LedgerError):
    """The file is damaged or has been altered."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(
            Message(
                "{path} is damaged or was altered ({detail}). It was left as it is. "
                "Keep it for inspection, verify it, and go on from its backup.",
                {"path": str(path), "detail": detail},
            )
        )


_LOST = (
    "Events {first} to {attested} were recorded, as {witness} attests, but {path} ends at event {found}: "
    "the log beside it is gone, or an older file lies in its place. Nothing was changed. "
    "Bring back what is missing and try again; if it cannot be found, keep all files of the ledger for "
    "inspection and go on from a backup."
)
_ANOTHER = (
    "Event {attested} of {path} is not the one that was recorded, as {witness} attests: the ledger was "
    "altered, or another lies in its place. Nothing was changed. "
    "Keep all its files for inspection and go on from a backup."
)


class TailMissing(LedgerError):
    """The ledger does not hold what a file beside it, the witness, attests."""

    def __init__(self, path: Path, witness: Path, attested: int, found: int) -> None:
        """`attested` is the number of the event there, `found` that of the last one in the ledger."""
        facts = {"path": str(path), "witness": witness.name, "attested": attested, "found": found}
        lost = attested > found
        super().__init__(
            Message(_LOST if lost else _ANOTHER, {**facts, "first": found + 1} if lost else facts)
        )


class UnreadableHeadFile(LedgerError):
    """The head file beside the ledger holds no head."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "The head file {path} cannot be read. The ledger was left as it is. "
                "Keep the head file for inspection, verify the ledger, and go on from a backup.",
                {"path": str(path)},
            )
        )


class InUse(LedgerError):
    """Another instance has the ledger open."""

    def __init__(self, path: Path, holder: Message) -> None:
        super().__init__(
            Message(
                "{path} is in use by {holder}. Nothing was changed. Close that program first.",
                {"path": str(path), "holder": holder},
            )
        )


class LedgerBusy(LedgerError):
    """Another program holds the database's own lock."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "Another program is writing to {path}. What was recorded before is kept. "
                "Close that program, then try again.",
                {"path": str(path)},
            )
        )


class StillRead(LedgerError):
    """A closed day cannot be put away while another program looks at its ledger."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "Another program is reading {path}, so that the closed day cannot be put away yet. "
                "All that was recorded is kept. Close that program, then try again.",
                {"path": str(path)},
            )
        )


class ReadTablesWait(LedgerError):
    """The read tables are not in step with the events, so that nothing can be looked up in them."""

    def __init__(self, path: Path, since_seq: int) -> None:
        super().__init__(
            Message(
                "The read tables of {path} wait to be rebuilt since event {seq}: nothing can be looked up. "
                "All that was recorded is kept. Rebuild them while the table is closed.",
                {"path": str(path), "seq": since_seq},
            )
        )


class LedgerChanged(LedgerError):
    """Something else has written to the ledger, or put another file in its place, while it was open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "{path} was changed or moved by something else while this table had it open. "
                "What was recorded before is kept. "
                "Stop, find out what changed it, verify it, and start again.",
                {"path": str(path)},
            )
        )


class CutShort(LedgerError):
    """The ledger's file has lost its end while it was open."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            Message(
                "{path} was cut short to {found} of {known} bytes while this table had it open. "
                "Nothing more is written into it. Stop dealing, keep the file and what lies beside it for "
                "inspection, and go on from its backup.",
                {"path": str(path), "found": found, "known": known},
            )
        )


class LedgerGone(LedgerError):
    """The ledger's file was deleted or moved away while it was open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "{path} was deleted or moved away while this table had it open. "
                "What was recorded before is still held by this program: do not close it. "
                "Put the file back, or just try again: all of it is then written into a new one there.",
                {"path": str(path)},
            )
        )


class LogGone(LedgerError):
    """The write-ahead log beside the ledger was removed or replaced while it was open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            Message(
                "The log beside {path} was removed while this table had it open. "
                "What was recorded before is still held by this program: do not close it. "
                "Try again: all of it is then written into the ledger first.",
                {"path": str(path)},
            )
        )


class NotRecorded(LedgerError):
    """An act that did not reach the disk: the table stops on it. `act` is the command's stored name."""

    def __init__(self, act: str, cause: LedgerError) -> None:
        super().__init__(Message("Not recorded: {act}. {cause}", {"act": act, "cause": cause.message}))
        self.act = act
        self.cause = cause


_SOMEWHERE = Message("The ledger")


def _event(path: Path, seq: int) -> Message:
    return Message("{path}, event {seq},", {"path": str(path), "seq": seq})


class UnknownEvent(LedgerError):
    """A stored name and version that this program does not know.

    Reading stops there, for a skipped event would falsify all that comes after it.
    """

    def __init__(self, name: str, version: int, where: Message = _SOMEWHERE) -> None:
        super().__init__(
            Message(
                "{where} holds an act {name} of version {version} that this program does not know. "
                "Nothing was changed. Use the program that wrote it, or a newer one.",
                {"where": where, "name": name, "version": version},
            )
        )
        self.name = name
        self.version = version

    def found_at(self, path: Path, seq: int) -> UnknownEvent:
        """The same error, with its place."""
        return UnknownEvent(self.name, self.version, _event(path, seq))


class UnreadableEvent(LedgerError):
    """A stored body that does not fit its name and version."""

    def __init__(self, name: str, version: int, detail: str, where: Message = _SOMEWHERE) -> None:
        super().__init__(
            Message(
                "{where} holds an act {name} of version {version} that cannot be read ({detail}). "
                "Nothing was changed. Verify the ledger, and go on from its backup.",
                {"where": where, "name": name, "version": version, "detail": detail},
            )
        )
        self.name = name
        self.version = version
        self.detail = detail

    def found_at(self, path: Path, seq: int) -> UnreadableEvent:
        """The same error, with its place."""
        return UnreadableEvent(self.name, self.version, self.detail, _event(path, seq))
