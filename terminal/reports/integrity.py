"""Warns where the record behind a report is not whole, or does not reach over its period."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import pairwise

from terminal.ledger.archive import misfit
from terminal.ledger.records import Finding
from terminal.reports.next_day import first_used
from terminal.reports.sources import HistoryPosition, Sources
from terminal.reports.values import local_text
from terminal.rounds.foreign_write_record import ForeignWrite, foreign_write_words
from terminal.rounds.staff_record import StaffRecord
from terminal.rules.message import Message

_ONE_FAULT = Message("Do not rely on these figures: {file} is not whole. {why} Verify it.")
_FAULTS = Message(
    "Do not rely on these figures: {file} is not whole. {why} There are {count} faults. Verify it."
)
_EVENT = Message("Event {seq}: {why}")
_EVENT_OF_ROUND = Message("Event {seq} (shoe {shoe}, round {round}): {why}")
_NO_JOIN = Message(
    "{file} does not go on from {before}: one of the two was altered, or is of another record."
)
_STAFF_NOT_PROVED = Message(
    "Another staff file was taken without the sealed code: nobody of the former one has signed for it yet. "
    "Nobody who has approved anything since then is proved."
)
_NO_STAFF = Message("The staff file is missing, or is not the one that the table knows: nobody can sign.")
_BEGINS_LATE = Message(
    "The record read begins at {at} with event {first} of {file}. The file before it, which ends with event "
    "{last}, was not found: what came before is not in these figures. {advice}"
)
_MISFIT = Message("{name} has its number, but is not that file: one of the two was altered.")
_BRING_BACK = Message("Bring it back into the archive, or name it.")
_ENDS_EARLY = Message(
    "The record read ends with the closing of {file}; what came after it is in {later}, which was not read: "
    "it is not in these figures. Name that file too."
)
_NO_LATER = Message(
    "The file that goes on from {file} was not found: what was corrected or recorded after that day was "
    "closed is not in these figures."
)


def not_whole(sources: Sources, position: HistoryPosition) -> Iterator[Message]:
    """Yield a warning for each file that is not whole from the first event that the report needs on.

    Only hashes are compared: they prove that what was recorded is what is read.
    Raises the `LedgerError` that the disk meets.
    """
    after = position.after
    files = sources.read_from[position.file :]
    for file in files:
        faults = [*file.reader.kept_faults()]
        if file.reader.newer is None:  # how a later program hashes its events is not known here
            faults += file.reader.chain_faults(after, file.head)
        faults.sort(key=lambda fault: fault.seq is None)
        if faults:
            words = {"file": file.name, "why": _reason(faults[0]), "count": len(faults)}
            yield Message((_ONE_FAULT if len(faults) == 1 else _FAULTS).template, words)
        after = file.head.seq
    for before, file in pairwise(files):
        if file.reader.identity.follows_hash != before.head.hash:
            why = Message(_NO_JOIN.template, {"file": file.name, "before": before.name})
            yield Message(_ONE_FAULT.template, {"file": file.name, "why": why})


def _reason(fault: Finding) -> Message:
    if fault.seq is None or (fault.shoe is None and "seq" in fault.message.params):
        return fault.message
    words = {"seq": fault.seq, "shoe": fault.shoe, "round": fault.round_number, "why": fault.message}
    return Message((_EVENT if fault.shoe is None else _EVENT_OF_ROUND).template, words)


def not_complete(sources: Sources, since: datetime, until: datetime) -> Iterator[Message]:
    """Yield a warning for each end of the period that the files read do not reach, but others do.

    One more says of each file of a later program that this one knows only a part of it. Raises the
    `LedgerError` that a file meets.
    """
    yield from (newer for file in sources.read_from if (newer := file.reader.newer) is not None)
    first, last = sources.files[0], sources.files[-1]
    identity = first.reader.identity
    if identity.follows_hash and since < sources.start.replace(microsecond=0):
        other = misfit(first.reader.path)
        advice = _BRING_BACK if other is None else Message(_MISFIT.template, {"name": other.name})
        yield Message(
            _BEGINS_LATE.template,
            {
                "at": local_text(sources.start, sources.zone),
                "first": identity.follows_seq + 1,
                "file": first.name,
                "last": identity.follows_seq,
                "advice": advice,
            },
        )
    if sources.later is not None and until > sources.end:
        used = first_used(sources.later.reader)
        if used is not None and used < until:
            yield Message(_ENDS_EARLY.template, {"file": last.name, "later": sources.later.name})


def staff_marks(staff: StaffRecord | None) -> Iterator[Message]:
    """Yield what a report says while the people of the table are not those whom it knew (RULINGS 31)."""
    if staff is not None and staff.replaced is not None:
        yield _STAFF_NOT_PROVED
    if staff is not None and staff.found is not None:
        yield _NO_STAFF


def foreign_marks(foreign_writes: Iterable[ForeignWrite]) -> Iterator[Message]:
    """Yield what a report says for ever of what other programs have written into the ledger."""
    return (foreign_write_words(found) for found in foreign_writes)


def notes_on_the_end(sources: Sources) -> Iterator[Message]:
    """Yield what nobody can know of a closed day because the file that goes on from it is not there."""
    last = sources.files[-1]
    if sources.later is None and last.reader.sealed:
        yield Message(_NO_LATER.template, {"file": last.name})
