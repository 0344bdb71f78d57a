"""What a higher rank does to people at a table, on record: acting ranks, locks, and the staff itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Final

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import AssignActingRank, RecordStaff, RecordStaffUnlocked, RevokeActingRank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.staff_record import StaffBasis, hash_of_code
from terminal.rules.ranks import Rank
from terminal.table.people.keys import code_as_typed, new_code
from terminal.table.people.staff import Proof, Signature, Staff
from terminal.table.people.staff_file import StaffError
from terminal.table.session.table_session import Done, TableSession

UNLOCK: Final = "unlock"
"""What the record calls an unlocking that was refused."""

LONGEST_ACTING: Final = timedelta(hours=24)
"""The longest time for which a rank is assigned."""


def assign_rank(
    session: TableSession,
    staff: Staff,
    signature: Signature,
    *,
    number: str,
    rank: Rank,
    until: datetime,
    reason: str,
) -> Done | Refusal:
    """Let a person act in a higher rank for a time, by somebody of at least that rank (RULINGS 22).

    `signature` is that of the person who assigns the rank. Raises as `TableSession.approve` does, and
    `StaffError`.
    """
    person = staff.person(number)
    if person is None:
        return refuse("unknown_staff", "Nobody has this number or badge.")
    if person.rank.at_least(rank):
        return refuse("rank_held", "{name} has that rank already.", name=person.name)
    left = until - session.time_of_ranks()
    if not timedelta(0) < left <= LONGEST_ACTING:
        return refuse(
            "acting_too_long",
            "The end of an acting rank lies ahead, within {hours} hours.",
            hours=LONGEST_ACTING // timedelta(hours=1),
        )
    end = until.astimezone(UTC).isoformat(timespec="seconds")
    return session.approve(AssignActingRank(number, person.name, rank, end, ""), signature, reason)


def revoke_rank(session: TableSession, signature: Signature, *, number: str, reason: str) -> Done | Refusal:
    """End an acting rank before its time, by somebody of at least that rank.

    Raises as `TableSession.approve` does.
    """
    return session.approve(RevokeActingRank(number), signature, reason)


def unlock(session: TableSession, staff: Staff, signature: Signature, *, number: str) -> Done | Refusal:
    """Unlock a number at the table, by a higher rank, and put that on record.

    Raises `StaffError`; `NotRecorded` if the number is unlocked but the ledger could not take it.
    """
    proof = session.prove(signature)
    if isinstance(proof, Refusal):
        return proof
    refused = staff.unlock(proof, number)
    if refused is not None:
        return _noted(session, proof, UNLOCK, refused, signature.token)
    wrong = session.look_at_staff(signature.token)
    return wrong or session.handle(RecordStaffUnlocked(number, proof.number), token=signature.token)


def change_staff(
    session: TableSession, signature: Signature, act: Callable[[Proof], Refusal | None], what: str
) -> Refusal | None:
    """Change the staff file at the table, and put that on record as its maker has signed it.

    `act` changes it, once the person has proved who they are; `what` names the change where it is refused.
    Raises `StaffError`; `NotRecorded` if the file is changed but the ledger could not take it: the next
    look at the file puts it on record.
    """
    proof = session.prove(signature)
    if isinstance(proof, Refusal):
        return proof
    refused = act(proof)
    if refused is not None:
        return _noted(session, proof, what, refused, signature.token)
    return session.look_at_staff(signature.token)


def _noted(session: TableSession, proof: Proof, what: str, refused: Refusal, token: str | None) -> Refusal:
    """Put on record that a rank was too low for a change of the staff."""
    if refused.needs is None:
        return refused
    return session.note_refused(proof, what, refused, token=token)


def record_staff(
    session: TableSession, staff: Staff, signature: Signature, basis: StaffBasis, code: str = ""
) -> str | Refusal:
    """Put the people of the staff file on record, by one of its Shift Managers; return the new sealed code.

    `code` is the sealed code that opens a recovery, as it was typed. The new one is shown once and kept by
    nobody but the house. Raises `StaffError`, `NotRecorded`.
    """
    new = new_code()

    def make() -> RecordStaff:
        people, fingerprint = staff.known_people()
        return RecordStaff(people, fingerprint, basis, hash_of_code(new), code_as_typed(code))

    done = session.approve_staff(make, signature, _REASONS[basis])
    return done if isinstance(done, Refusal) else new


class StaffStep(Enum):
    """What is to be done about the people of a table before the next round commences."""

    NONE = "none"
    FIRST_RUN = "first run"
    """There are no people yet: the first Shift Manager is made."""
    SIGN = "sign"
    """The people do not stand on record yet: a Shift Manager signs for them."""
    MISSING = "missing"
    """There was a staff file, and there is none now that can be used."""
    OTHER = "other"
    """Another staff file lies in the place of the one known."""
    OLD = "old"
    """The staff file is back that another had replaced without the sealed code."""


def staff_step(session: TableSession, staff: Staff) -> StaffStep:
    """Return what is to be done about the people of a table. Raises `StaffError`, `LedgerError`."""
    record = session.table.staff
    faulty = staff.fault() is not None
    if faulty or staff.needs_first_manager:
        # Looked up only here: a long ledger may have to be read through for it.
        people_known = record is not None or session.ledger.has_known_people()
        first = not people_known and (not faulty or staff.lost is not None)
        return StaffStep.FIRST_RUN if first else StaffStep.MISSING
    if not session.keeps_staff_record:
        return StaffStep.NONE
    if record is None or not record.known:
        return StaffStep.SIGN
    if record.found is None:
        return StaffStep.NONE
    back = record.replaced is not None and record.replaced.fingerprint == staff.fingerprint()
    return StaffStep.OLD if back else StaffStep.OTHER


def is_settled(session: TableSession, staff: Staff) -> bool:
    """Return whether nothing is to be done about the people of a table; a fault is something to be done."""
    try:
        session.look_at_staff()
        return staff_step(session, staff) is StaffStep.NONE
    except (StaffError, LedgerError):
        return False


_REASONS: Final[Mapping[StaffBasis, str]] = {
    StaffBasis.FIRST: "the staff put on record",
    StaffBasis.RECOVERED: "another staff file, with the sealed code",
    StaffBasis.UNPROVED: "another staff file, without the sealed code",
    StaffBasis.RESTORED: "the former staff file brought back",
}
"""What stands in the ledger as the reason of each."""
