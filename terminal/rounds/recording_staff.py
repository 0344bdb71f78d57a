"""Decisions about the record of the staff: who is on it, who may change it, and what is wrong with its file.

Signatures are checked where keys are known to a library: in the session, and again by `verify`.
"""

from __future__ import annotations

from terminal.rounds.commands import (
    RecordApprovalRefused,
    RecordStaff,
    RecordStaffChange,
    RecordStaffFile,
)
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    ApprovalRefused,
    StaffChanged,
    StaffDiffers,
    StaffKnown,
    StaffRestored,
)
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.staff_record import (
    KnownPerson,
    StaffAct,
    StaffBasis,
    StaffChange,
    StaffRecord,
    hash_of_code,
)
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank

_RANKS = tuple(Rank)


def rank_to_unlock(locked: Rank) -> Rank:
    """Return the lowest rank that unlocks somebody of a rank: the next one.

    The highest rank is unlocked by another of the same.
    """
    return _RANKS[min(_RANKS.index(locked) + 1, len(_RANKS) - 1)]


def record_staff(table: Table, command: RecordStaff, rank: Rank) -> Decision:
    """Put the people of a staff file on record, by a Shift Manager of that file (RULINGS 31)."""
    record = table.staff or StaffRecord()
    wrong = _basis_refused(record, command)
    if wrong is not None:
        return wrong
    if not rank.at_least(Rank.SHIFT_MANAGER):
        return rank_missing(Rank.SHIFT_MANAGER)
    return (StaffKnown(command.people, command.fingerprint, command.basis, command.code_hash, command.code),)


def _basis_refused(record: StaffRecord, command: RecordStaff) -> Refusal | None:
    """Return why a staff file cannot be taken on this basis."""
    if not command.fingerprint or not command.people:
        return refuse("no_staff", "There is nobody in the staff file.")
    if (command.basis is StaffBasis.FIRST) == record.known:
        return refuse("staff_known", "The people of this table are on record already.")
    match command.basis:
        case StaffBasis.RECOVERED if hash_of_code(command.code) != record.code_hash:
            return refuse("wrong_code", "This is not the sealed code of this table.")
        case StaffBasis.RESTORED if (
            record.replaced is None or command.fingerprint != record.replaced.fingerprint
        ):
            return refuse("not_the_old_staff", "This is not the staff file that was replaced.")
        case StaffBasis.UNPROVED if command.fingerprint == record.fingerprint:
            return refuse("staff_known", "The people of this table are on record already.")
        case _:
            return None


def record_staff_change(table: Table, command: RecordStaffChange, rank: Rank) -> Decision:
    """Put a change of the staff file on record, if its maker has the rank for it and it follows the last."""
    record, change = table.staff, command.change
    if record is None or change.before != record.fingerprint:
        return refuse("staff_differs", "The staff file is not the one that was known before this change.")
    return change_refused(record, change) or (StaffChanged(change),)


def change_refused(record: StaffRecord, change: StaffChange) -> Refusal | None:
    """Return why a change of the staff could not be made by the person who is said to have made it."""
    by, known = record.person(change.by), record.person(change.number)
    if change.act is StaffAct.ADDED:
        wrong = (
            None
            if known is None
            else refuse("number_taken", "Somebody has the number {number} already.", number=change.number)
        )
    else:
        wrong = refuse("unknown_staff", "Nobody has this number or badge.") if known is None else None
    if wrong is None and by is None:
        wrong = refuse("unknown_staff", "Nobody has this number or badge.")
    if wrong is not None or by is None:
        return wrong
    if not _fits(change, known):
        return refuse("another_change", "The change is not what it is said to be.")
    needs = _rank_for(change, known)
    return None if needs is None or by.rank.at_least(needs) else rank_missing(needs)


def _rank_for(change: StaffChange, known: KnownPerson | None) -> Rank | None:
    """Return the rank that a change takes; None for what anybody may do to their own entry."""
    if change.act in (StaffAct.PIN, StaffAct.RENEWED) and change.by == change.number:
        return None
    if change.act is StaffAct.UNLOCKED and known is not None:
        return rank_to_unlock(known.rank)
    return Rank.SHIFT_MANAGER


def _fits(change: StaffChange, known: KnownPerson | None) -> bool:
    """Return whether a change leaves alone what it does not name."""
    person = change.person
    if change.act is StaffAct.REMOVED:
        return person is None
    if person is None or person.number != change.number:
        return False
    if known is None:
        return True
    match change.act:
        case StaffAct.RANK:
            return person == known._replace(rank=person.rank)
        case StaffAct.PIN:
            return person == known._replace(key=person.key)
        case StaffAct.BADGE:
            return person == known._replace(badge_key=person.badge_key)
        case StaffAct.UNLOCKED:
            return person == known
        case StaffAct.RENEWED:
            # A key that is known is only sealed again: nobody takes over a number in this way.
            return (
                change.by == change.number
                and person == known._replace(key=person.key, badge_key=person.badge_key)
                and known.key in ("", person.key)
                and known.badge_key in ("", person.badge_key)
            )
        case _:
            return False


def record_staff_file(table: Table, command: RecordStaffFile, rank: Rank) -> Decision:
    """Put on record that another staff file was found than the one known, or that this one is back."""
    record = table.staff or StaffRecord()
    if command.fingerprint and (command.fingerprint == record.fingerprint or not record.known):
        if record.found is None:
            return refuse("staff_unchanged", "The staff file is the one that is known.")
        return (StaffRestored(command.fingerprint),)
    if command.fingerprint == record.found:
        return refuse("staff_unchanged", "That is on record already.")
    return (StaffDiffers(command.fingerprint),)


def record_approval_refused(table: Table, command: RecordApprovalRefused, rank: Rank) -> Decision:
    """Record that somebody could not approve what was asked, no matter who is at the table."""
    return (ApprovalRefused(command.number, command.asked_by, command.command, command.code),)


def staff_in_question(table: Table) -> Refusal | None:
    """Return why no round commences while the staff file is not the one known (RULINGS 31)."""
    record = table.staff
    if record is None or record.found is None:
        return None
    return refuse(
        "staff_differs",
        "The staff file is not the one on record: nobody can sign, and no round commences.",
    )
