"""What the table's record of its staff becomes with each event about people."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.events.at_table import (
    StaffChanged,
    StaffDiffers,
    StaffKnown,
    StaffLocked,
    StaffRestored,
    StaffUnlocked,
)
from terminal.rounds.staff_record import ReplacedStaff, StaffAct, StaffBasis, StaffRecord
from terminal.rounds.state import Table


def staff_known(table: Table, event: StaffKnown) -> Table:
    """Return the table with the people of the event; an unproved recovery keeps whom it replaces."""
    before = table.staff or StaffRecord()
    replaced = None
    if event.basis is StaffBasis.UNPROVED:
        replaced = before.replaced or ReplacedStaff(before.people, before.fingerprint)
    return replace(
        table, staff=StaffRecord(event.people, event.fingerprint, event.code_hash, replaced=replaced)
    )


def staff_changed(table: Table, event: StaffChanged) -> Table:
    """Return the table with one entry of its staff changed."""
    record, change = table.staff or StaffRecord(), event.change
    people = tuple(
        change.person or one if one.number == change.number else one
        for one in record.people
        if one.number != change.number or change.person is not None
    )
    if change.person is not None and record.person(change.number) is None:
        people = (*people, change.person)
    gone = change.act in (StaffAct.UNLOCKED, StaffAct.REMOVED)
    locked = tuple(number for number in record.locked if not (gone and number == change.number))
    return replace(
        table, staff=replace(record, people=people, fingerprint=change.after, locked=locked, found=None)
    )


def staff_differs(table: Table, event: StaffDiffers) -> Table:
    """Return the table while another file lies in the place of the one known."""
    return replace(table, staff=replace(table.staff or StaffRecord(), found=event.fingerprint))


def staff_restored(table: Table, event: StaffRestored) -> Table:
    """Return the table with the file that it knows."""
    return replace(table, staff=replace(table.staff or StaffRecord(), found=None))


def staff_locked(table: Table, event: StaffLocked) -> Table:
    """Return the table with a number locked, where it knows people."""
    record = table.staff
    if record is None or not record.known or event.number in record.locked:
        return table
    return replace(table, staff=replace(record, locked=(*record.locked, event.number)))


def staff_unlocked(table: Table, event: StaffUnlocked) -> Table:
    """Return the table with a number unlocked."""
    record = table.staff
    if record is None or event.number not in record.locked:
        return table
    others = tuple(number for number in record.locked if number != event.number)
    return replace(table, staff=replace(record, locked=others))
