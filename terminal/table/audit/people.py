"""Proves from the ledger alone who approved what: somebody known, of the rank, not locked, who signed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.key_chain import succession_text
from terminal.ledger.records import Finding, Recorded
from terminal.ledger.signed_heads import signature_holds
from terminal.ledger.times import from_text, is_stamp
from terminal.rounds.commands import (
    AdoptProfile,
    AdoptReading,
    BeginDay,
    Command,
    GoOnDuty,
    OpenTable,
    RecordStaff,
    RecordStaffChange,
    RecordTableKey,
    SetLimits,
    SetPace,
)
from terminal.rounds.events import ApprovalSigned, ClockJumped, OverrideGranted, StaffKnown
from terminal.rounds.staff_record import KnownPerson, StaffBasis, StaffRecord
from terminal.rounds.state import ActingRank, Table
from terminal.rounds.training.commands import SetTraining
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.people.keys import approval_text
from terminal.table.people.staff import rank_held
from terminal.table.session.recording import rank_of
from terminal.table.session.staff_file_watch import change_signed
from terminal.table.session.table_session import PROFILE

BY_THE_HOUSE: Final = (OpenTable, SetLimits, SetPace, AdoptProfile, AdoptReading, SetTraining)
"""What the program does at a start, in the name of the house."""

_UNANSWERED: Final = Message(
    "Another staff file was taken without the sealed code here, and no Shift Manager of the former one has "
    "signed for that."
)


class PeopleAudit:
    """Follows the acts of a live ledger, as soon as it knows its people; of other kinds nothing is asked."""

    def __init__(self, identity: Identity, previous: str | None) -> None:
        """Begin after the event with the hash `previous`, if that is known."""
        self.not_provable = 0
        """Approvals that were given before the record knew the people."""
        self._identity = identity
        self._live = identity.kind is LedgerKind.LIVE
        self._previous = previous
        self.last_recovery: int | None = None
        """The last event that put a staff file on record."""

    def broken(self) -> None:
        """Take note that an event could not be read: what follows stands on a state that nobody knows."""
        self._previous = None

    def judge(
        self, before: Table | None, command: Command, act: Sequence[Recorded], last_utc: str
    ) -> Iterator[Message]:
        """Yield what is wrong with the approval of an act; `last_utc` is the time of the event before it."""
        previous, self._previous = self._previous, act[-1].hash
        if not self._live:
            return
        self._note_recovery(act)
        record = None if before is None else before.staff
        granted, signed = _approval_of(act)
        if isinstance(command, RecordStaffChange) and record is not None:
            yield from _unsigned_change(record, command)
        if isinstance(command, RecordTableKey) and before is not None:
            yield from self._unsigned_key(before, command)
        if not isinstance(command, RecordStaff) and (record is None or not record.known):
            self.not_provable += granted is not None
        elif before is None:
            return  # a record that cannot be followed says elsewhere what is wrong with it
        elif granted is not None:
            signers = _signers(record or StaffRecord(), command)
            at = _signed_at(signed, act[0], last_utc)
            acting = () if isinstance(command, RecordStaff) else before.acting
            yield from _may_approve(granted, signers, acting, at)
            if previous is not None and not self._signature_holds(granted, signed, act, signers, previous):
                yield Message("{number} has not signed for this.", {"number": granted.number})
        elif _needs_approval(command, act[0]):
            text = "Nobody has approved what takes the rank {authority}."
            yield Message(text, {"authority": act[0].authority})
        elif isinstance(command, GoOnDuty) and not _may_deal(record or StaffRecord(), command.number):
            yield Message("{number} cannot have signed on.", {"number": command.number})

    def _unsigned_key(self, before: Table, command: RecordTableKey) -> Iterator[Message]:
        """Yield that the key before has not signed for one that says so."""
        former = before.table_key
        if former is None or not command.signature:
            return
        text = succession_text(self._identity.kind.value, self._identity.table_id, former, command.key)
        if not signature_holds(former, text, command.signature):
            yield Message("The key of the table was not signed by the one before.")

    def _note_recovery(self, act: Sequence[Recorded]) -> None:
        for one in act:
            if isinstance(one.event, StaffKnown):
                self.last_recovery = one.seq

    def at_end(self, table: Table | None) -> Iterator[Finding]:
        """Return whether the table ends under people for whom nobody could answer."""
        record = None if table is None else table.staff
        if self._live and record is not None and record.replaced is not None:
            yield Finding("people", self.last_recovery, _UNANSWERED)

    def _signature_holds(
        self,
        granted: OverrideGranted,
        signed: ApprovalSigned | None,
        act: Sequence[Recorded],
        signers: StaffRecord,
        previous: str,
    ) -> bool:
        person = signers.person(granted.number)
        if person is None or signed is None:
            return person is None  # an unknown number is a finding already
        text = approval_text(
            kind=self._identity.kind.value,
            table_id=self._identity.table_id,
            previous=previous,
            at=signed.at,
            command=act[0].command or "",
            number=granted.number,
            rank=granted.rank.value,
            asked_by=granted.asked_by,
            reason=granted.reason,
        )
        return any(signature_holds(key, text, signed.signature) for key in _keys(person))


def _may_approve(
    granted: OverrideGranted, signers: StaffRecord, acting: Iterable[ActingRank], at: datetime | None
) -> Iterator[Message]:
    """Yield why somebody could not approve at that moment; None is a moment that cannot be right."""
    person, name = signers.person(granted.number), {"number": granted.number}
    if person is None:
        yield Message("{number} was not on the staff.", name)
        return
    if granted.number in signers.locked:
        yield Message("{number} was locked.", name)
    if signers.found is not None:
        yield Message("Nobody could sign: the staff file was not the one known.")
    if at is None:
        yield Message("The time of the signature of {number} cannot be right.", name)
        return
    held, _ = rank_held(granted.number, person.rank, acting, at)
    if not held.at_least(granted.rank):
        yield Message("{number} was not of the rank {rank}.", {**name, "rank": granted.rank.value})


def _unsigned_change(record: StaffRecord, command: RecordStaffChange) -> Iterator[Message]:
    by = command.change.by
    if not change_signed(record.person(by), command.change):
        yield Message("The change of the staff was not signed by {by}.", {"by": by})


def _approval_of(act: Sequence[Recorded]) -> tuple[OverrideGranted | None, ApprovalSigned | None]:
    """Return the approval with which an act begins, and its signature."""
    events = [one.event for one in act[:3]]
    if isinstance(events[0], ClockJumped):
        del events[0]
    granted = events[0] if events else None
    signed = events[1] if len(events) > 1 else None
    if not isinstance(granted, OverrideGranted):
        return None, None
    return granted, signed if isinstance(signed, ApprovalSigned) else None


def _signers(record: StaffRecord, command: Command) -> StaffRecord:
    """Return those among whom an act is approved: a staff file is vouched for by one of its own people."""
    if not isinstance(command, RecordStaff):
        return record
    if command.basis is StaffBasis.RESTORED and record.replaced is not None:
        return StaffRecord(record.replaced.people, record.replaced.fingerprint)
    return StaffRecord(command.people, command.fingerprint)


def _keys(person: KnownPerson) -> Iterator[str]:
    return (key for key in (person.key, person.badge_key) if key)


def _signed_at(signed: ApprovalSigned | None, first: Recorded, last_utc: str) -> datetime | None:
    """Return the time that was signed; None if it lies before the event before, as no clock counts."""
    if signed is None:
        return from_text(first.at_utc)
    if not is_stamp(signed.at) or signed.at < last_utc:
        return None
    return from_text(signed.at)


def _needs_approval(command: Command, first: Recorded) -> bool:
    """Return whether an act was done in a higher rank than anybody has without a signature."""
    if isinstance(command, BeginDay) or rank_of(first.authority) is Rank.DEALER:
        return False
    return not (isinstance(command, BY_THE_HOUSE) and first.actor == PROFILE.number)


def _may_deal(record: StaffRecord, number: str) -> bool:
    return record.person(number) is not None and number not in record.locked and record.found is None
