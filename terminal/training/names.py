"""Forgets names: a person who is taken out stands in no list and no export any more; the ledger stays whole.

That it was done goes on record first, under the random number alone, so that a program that ends in between
finishes it at its next start.
"""

from __future__ import annotations

from datetime import date, timedelta
from zoneinfo import ZoneInfo

from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import RemoveTrainee
from terminal.rounds.training.record import RemovalReason, TrainingRecord
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done, TableSession
from terminal.training.exam import gaming_day
from terminal.training.trainees import Trainee, Trainees

REMOVAL_REASON = "name removed from the file of trainees"
"""The reason that stands with every signature for a removal."""


def remove_name(
    session: TableSession, people: Trainees, trainee: str, signature: Signature
) -> Done | Refusal:
    """Forget a name, on the authority of a Pit Supervisor or above. Raises `NotRecorded`, `TraineesError`."""
    command = RemoveTrainee(trainee, gaming_day(session), RemovalReason.ASKED)
    done = session.approve(command, signature, REMOVAL_REASON)
    if not isinstance(done, Refusal):
        people.remove(trainee)
    return done


def forget_names(session: TableSession, people: Trainees) -> int:
    """Forget those who have not trained for as long as the house keeps names; return how many that were.

    Who holds a sign-off, or sits an exam, stays. Raises `NotRecorded`, `TraineesError`.
    """
    record = session.table.training or TrainingRecord()
    forgotten = 0
    for person in people.all():
        if person.id not in record.removed:
            if not _is_over(session, record, person):
                continue
            command = RemoveTrainee(person.id, gaming_day(session), RemovalReason.RETENTION)
            done = session.handle(command)
            if isinstance(done, Refusal):
                raise RuntimeError(done.message.render())
        people.remove(person.id)
        forgotten += 1
    return forgotten


def _is_over(session: TableSession, record: TrainingRecord, person: Trainee) -> bool:
    """Return whether somebody has not trained for longer than names are kept."""
    kept = record.settings.retention_days
    if kept is None or record.open_exam(person.id) is not None:
        return False
    today = date.fromisoformat(gaming_day(session))
    last = _last_day(session, record, person)
    if last is None or last + timedelta(days=kept) >= today:
        return False
    tables = session.ledger.training_tables()
    held = (
        one.until
        for game in {exam.game for exam in record.exams if exam.trainee == person.id}
        for one in tables.sign_offs(game)
        if one.trainee == person.id and one.exam not in record.lapsed
    )
    return all(until is None or date.fromisoformat(until) < today for until in held)


def _last_day(session: TableSession, record: TrainingRecord, person: Trainee) -> date | None:
    """Return the last day on which somebody trained, or the one on which the name was written down."""
    days = [one.day for one in record.days if one.trainee == person.id]
    days += [one.day for one in record.exams if one.trainee == person.id]
    days += [person.added] if person.added else []
    known = [date.fromisoformat(day) for day in days]
    answered = session.ledger.training_tables().last_answer(person.id)
    if answered is not None:
        known.append(answered.astimezone(ZoneInfo(session.ledger.identity.zone)).date())
    return max(known, default=None)
