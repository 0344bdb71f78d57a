"""Compares the staff file with what the record knows of it, and says what is to be put on record."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.ledger.signed_heads import signature_holds
from terminal.rounds.commands import Command, RecordStaffChange, RecordStaffFile
from terminal.rounds.recording_staff import change_refused
from terminal.rounds.staff_record import KnownPerson, StaffAct, StaffChange, StaffRecord
from terminal.table.people.keys import change_text
from terminal.table.people.staff import Staff


def staff_commands(record: StaffRecord, staff: Staff) -> Iterator[Command]:
    """Yield what brings the record up to the staff file: signed changes, or that it is another file.

    Raises `StaffError`.
    """
    found = staff.fingerprint()
    if found == record.fingerprint or (found and not record.known):
        if record.found is not None:
            yield RecordStaffFile(found)
        return
    changes = staff.changes_since(record.fingerprint) if record.known and found else None
    if changes and _lawful(record, changes):
        for change in changes:
            yield RecordStaffChange(change)
    elif found != record.found:
        yield RecordStaffFile(found)


def _lawful(record: StaffRecord, changes: tuple[StaffChange, ...]) -> bool:
    """Return whether each change was signed by somebody who could make it then."""
    people = {person.number: person for person in record.people}
    for change in changes:
        now = StaffRecord(tuple(people.values()), change.before)
        if change_refused(now, change) is not None or not change_signed(people.get(change.by), change):
            return False
        if change.person is None:
            del people[change.number]
        else:
            people[change.number] = change.person
    return True


def change_signed(by: KnownPerson | None, change: StaffChange) -> bool:
    """Return whether a change of the staff bears the signature of who is said to have made it."""
    if by is None:
        return False
    keys = [by.key, by.badge_key]
    if change.act is StaffAct.RENEWED and change.person is not None:
        keys += [
            change.person.key,
            change.person.badge_key,
        ]  # the first key that somebody has signs for itself
    text = change_text(change)
    return any(signature_holds(key, text, change.signature) for key in keys if key)
