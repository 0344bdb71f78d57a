"""What a higher rank does to people at a table: assigns and ends acting ranks, unlocks numbers, on record."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from terminal.rounds.commands import AssignActingRank, RecordStaffUnlocked, RevokeActingRank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Signature, Staff
from terminal.table.session.table_session import Done, TableSession

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
    left = until - session.now()
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
    return refused or session.handle(RecordStaffUnlocked(number, proof.number), token=signature.token)
