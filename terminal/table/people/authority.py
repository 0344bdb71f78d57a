"""What people do with their PINs at a table: sign on, approve, assign ranks, unlock; all of it on record."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from terminal.rounds.commands import (
    AssignActingRank,
    Command,
    GoOnDuty,
    RecordPinRefused,
    RecordStaffLocked,
    RecordStaffUnlocked,
    RevokeActingRank,
)
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Denied, Proof, Staff
from terminal.table.session.grants import Grant
from terminal.table.session.table_session import Actor, Done, TableSession

LONGEST_ACTING: Final = timedelta(hours=24)
"""The longest time for which a rank is assigned."""

LONGEST_REASON: Final = 200
"""Signs of a reason."""


def authorise(
    session: TableSession,
    staff: Staff,
    command: Command,
    *,
    asked_by: str,
    number: str,
    pin: str | None,
    reason: str,
    token: str | None = None,
) -> Grant | Refusal:
    """A higher rank's consent to a command that has been refused for want of one.

    `asked_by` is the staff number of whoever asks; `number` and `pin` are those of whoever approves, or
    `number` is what a badge reader typed and `pin` None. The grant goes to `TableSession.handle` with the
    same command.
    Raises `NotRecorded` or `StaffError`; nothing has changed then, apart from the count of a refused attempt.
    """
    asking = Actor(asked_by, Rank.DEALER)
    wanting = session.check(command, acting=asking, token=token)
    if wanting is None:
        return refuse("nothing_to_approve", "This needs nobody's approval.")
    if wanting.needs is None:
        return wanting
    unfit = _reason_refused(reason, pin)
    if unfit is not None:
        return unfit
    proof = prove(session, staff, number=number, pin=pin, token=token)
    if isinstance(proof, Refusal):
        return proof
    return session.mint(proof, command, reason=reason.strip(), acting=asking, token=token)


def sign_on(
    session: TableSession, staff: Staff, *, number: str, pin: str | None, token: str | None = None
) -> Done | Refusal:
    """A dealer takes the table over, from nobody or in relief of another, in mid-round too.

    Raises `NotRecorded` or `StaffError`.
    """
    proof = prove(session, staff, number=number, pin=pin, token=token)
    if isinstance(proof, Refusal):
        return proof
    coming = Actor(proof.number, Rank.DEALER)
    return session.handle(GoOnDuty(proof.number, proof.name), proof=proof, acting=coming, token=token)


def assign_rank(
    session: TableSession,
    staff: Staff,
    *,
    number: str,
    rank: Rank,
    until: datetime,
    by: str,
    pin: str | None,
    reason: str,
    token: str | None = None,
) -> Done | Refusal:
    """Lets a person act in a higher rank for a time, by somebody of at least that rank (RULINGS 22).

    `by` and `pin` prove who assigns it, as in `authorise`. Raises `NotRecorded` or `StaffError`.
    """
    person = staff.person(number)
    if person is None:
        return refuse("unknown_staff", "Nobody has this number or badge.")
    if person.rank.at_least(rank):
        return refuse("rank_held", "{name} has that rank already.", name=person.name)
    left = until - session.now()
    if not timedelta(0) < left <= LONGEST_ACTING:
        return refuse(
            "acting_too_long",
            "The end of an acting rank lies ahead, within {hours} hours.",
            hours=LONGEST_ACTING // timedelta(hours=1),
        )
    proof = _reason_refused(reason, pin) or prove(session, staff, number=by, pin=pin, token=token)
    if isinstance(proof, Refusal):
        return proof
    end = until.astimezone(UTC).isoformat(timespec="seconds")
    command = AssignActingRank(number, person.name, rank, end, proof.number)
    return _done_under(session, proof, command, reason, token)


def revoke_rank(
    session: TableSession,
    staff: Staff,
    *,
    number: str,
    by: str,
    pin: str | None,
    reason: str,
    token: str | None = None,
) -> Done | Refusal:
    """Ends an acting rank before its time, by somebody of at least that rank.

    `by` and `pin` prove who does it, as in `authorise`. Raises `NotRecorded` or `StaffError`.
    """
    proof = _reason_refused(reason, pin) or prove(session, staff, number=by, pin=pin, token=token)
    if isinstance(proof, Refusal):
        return proof
    return _done_under(session, proof, RevokeActingRank(number), reason, token)


def unlock(
    session: TableSession,
    staff: Staff,
    *,
    number: str,
    by: str,
    pin: str | None,
    token: str | None = None,
) -> Done | Refusal:
    """Unlocks a number at the table, by a higher rank, and puts that on record.

    `by` and `pin` prove who does it, as in `authorise`. Raises `StaffError`; `NotRecorded` if the number is
    unlocked but the ledger could not take it.
    """
    proof = prove(session, staff, number=by, pin=pin, token=token)
    if isinstance(proof, Refusal):
        return proof
    wrong = staff.unlock(proof, number)
    return wrong or session.handle(RecordStaffUnlocked(number, proof.number), token=token)


def prove(
    session: TableSession, staff: Staff, *, number: str, pin: str | None, token: str | None = None
) -> Proof | Refusal:
    """Who somebody is, by PIN or badge; a refused attempt goes on record at once.

    Raises `NotRecorded` or `StaffError`.
    """
    waiting = session.waits(token)
    if waiting is not None:
        return waiting
    shown = staff.identify(number, pin)
    if isinstance(shown, Proof):
        return shown
    return _record(session, shown, token)


def _reason_refused(reason: str, pin: str | None) -> Refusal | None:
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        return refuse("reason_missing", "Give a reason of 1 to {most} signs.", most=LONGEST_REASON)
    if pin and pin in reason:  # it would stand in the ledger
        return refuse("reason_holds_pin", "The reason holds the PIN. Write another reason.")
    return None


def _record(session: TableSession, denied: Denied, token: str | None) -> Refusal:
    """Puts a refused attempt on record; gives its refusal, or the one that the record itself met."""
    commands: list[Command] = []
    if denied.attempts:
        commands.append(RecordPinRefused(denied.number, denied.attempts))
    if denied.locked:
        commands.append(RecordStaffLocked(denied.number))
    for command in commands:
        done = session.handle(command, token=token)
        if isinstance(done, Refusal):
            return done
    return denied.refusal


def _done_under(
    session: TableSession, proof: Proof, command: Command, reason: str, token: str | None
) -> Done | Refusal:
    grant = session.mint(proof, command, reason=reason.strip(), token=token)
    if isinstance(grant, Refusal):
        return grant
    return session.handle(command, grant=grant, token=token)
