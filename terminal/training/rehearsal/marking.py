"""Marks sign-offs as lapsed, since a question that their exam covered is answered otherwise."""

from __future__ import annotations

from typing import Final

from terminal.ledger.training_tables import RecordedSignOff
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import LapseSignOffs
from terminal.rounds.training.record import TrainingRecord
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done, TableSession
from terminal.training.exam import gaming_day
from terminal.training.rehearsal.compare import Comparison, covered_topics
from terminal.training.rehearsal.rules_file import base_id

LAPSE_REASON: Final = "the rules change after the exam"
"""The reason that stands with every signature for a lapse."""


def to_lapse(session: TableSession, comparison: Comparison) -> tuple[RecordedSignOff, ...]:
    """Return the sign-offs of the old game that a difference concerns and that are not marked yet."""
    if not covered_topics(comparison):
        return ()
    marked = (session.table.training or TrainingRecord()).lapsed
    signed = session.ledger.training_tables().sign_offs(base_id(comparison.old.game))
    return tuple(one for one in signed if one.until is not None and one.exam not in marked)


def mark_lapsed(session: TableSession, comparison: Comparison, signature: Signature) -> Done | Refusal:
    """Mark them, on the authority of a Pit Manager or above. Raises `NotRecorded`."""
    exams = tuple(one.exam for one in to_lapse(session, comparison))
    command = LapseSignOffs(exams, gaming_day(session), comparison.old.name, comparison.new.name)
    return session.approve(command, signature, LAPSE_REASON)
