"""What each event of training makes of the table's record of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from terminal.rounds.events.training import (
    CoachedRoundBegun,
    CoachedStepDone,
    ExamAnswered,
    ExamBegun,
    ExamEnded,
    ExamInterrupted,
    ExamResumed,
    ExamSignedOff,
    PlacementBegun,
    PlacementEnded,
    TrainingAnswered,
    TrainingDayEnded,
    TrainingSet,
)
from terminal.rounds.state import Table
from terminal.rounds.training.record import (
    AnswerMode,
    DayRecord,
    ExamRecord,
    OpenTopics,
    PlacementRecord,
    TrainingRecord,
)


def training_set(table: Table, event: TrainingSet) -> Table:
    """Return the table under these settings of training."""
    return replace(table, training=replace(_record(table), settings=event.settings))


def training_answered(table: Table, event: TrainingAnswered) -> Table:
    """Return the table after an answer; only those of a placement are kept at hand."""
    if event.mode is not AnswerMode.PLACEMENT:
        return table
    record = _record(table)
    given = event.topic, event.right and not event.peeked
    placements = tuple(
        one._replace(answered=(*one.answered, given)) if one.trainee == event.trainee else one
        for one in record.placements
    )
    return replace(table, training=replace(record, placements=placements))


def training_day_ended(table: Table, event: TrainingDayEnded) -> Table:
    """Return the table with a trainee's day of training ended."""
    record = _record(table)
    others = [one for one in record.days if (one.trainee, one.game) != (event.trainee, event.game)]
    days = (*others, DayRecord(event.trainee, event.game, event.day))
    opened = (one.topic for one in event.topics if one.is_open)
    return replace(table, training=_opened(replace(record, days=days), event.trainee, event.game, opened))


def placement_begun(table: Table, event: PlacementBegun) -> Table:
    """Return the table with a placement under way."""
    record = _record(table)
    placements = (*record.placements, PlacementRecord(event.trainee, event.game, event.seed))
    return replace(table, training=replace(record, placements=placements))


def placement_ended(table: Table, event: PlacementEnded) -> Table:
    """Return the table without that placement."""
    record = _record(table)
    placements = tuple(one for one in record.placements if one.trainee != event.trainee)
    after = replace(record, placements=placements)
    return replace(table, training=_opened(after, event.trainee, event.game, event.opened))


def coached_round_begun(table: Table, event: CoachedRoundBegun) -> Table:
    """Return the table with a coached round begun."""
    return replace(table, training=replace(_record(table), coached=event.coached))


def coached_step_done(table: Table, event: CoachedStepDone) -> Table:
    """Return the table with one more act of its coached round done."""
    record = _record(table)
    coached = record.coached
    if coached is None:
        return table
    after = replace(coached, steps=(*coached.steps, event.step))
    return replace(table, training=replace(record, coached=after))


def exam_begun(table: Table, event: ExamBegun) -> Table:
    """Return the table with an exam under way."""
    record = _record(table)
    begun = ExamRecord(
        number=event.number,
        trainee=event.trainee,
        game=event.terms.game,
        seed=event.seed,
        mock=event.mock,
        day=event.day,
        attempt=event.attempt,
        rules=event.terms.rules_version,
    )
    return replace(table, training=replace(record, exams=(*record.exams, begun)))


def exam_answered(table: Table, event: ExamAnswered) -> Table:
    """Return the table after a decision of an exam."""
    return _changed(
        table,
        event.exam,
        lambda exam: replace(
            exam,
            answered=exam.answered + 1,
            wrong=exam.wrong + (not event.right),
            red_lines=exam.red_lines + event.red_line,
        ),
    )


def exam_interrupted(table: Table, event: ExamInterrupted) -> Table:
    """Return the table with an exam that waits."""
    return _changed(
        table, event.exam, lambda exam: replace(exam, interruptions=exam.interruptions + 1, waits=True)
    )


def exam_resumed(table: Table, event: ExamResumed) -> Table:
    """Return the table with the exam going on."""
    return _changed(table, event.exam, lambda exam: replace(exam, waits=False))


def exam_ended(table: Table, event: ExamEnded) -> Table:
    """Return the table with the exam over."""
    return _changed(
        table,
        event.exam,
        lambda exam: replace(exam, outcome=event.outcome, ending=event.ending, waits=False),
    )


def exam_signed_off(table: Table, event: ExamSignedOff) -> Table:
    """Return the table with the exam signed."""
    return _changed(table, event.exam, lambda exam: replace(exam, signed=True))


def _record(table: Table) -> TrainingRecord:
    return table.training or TrainingRecord()


def _opened(record: TrainingRecord, trainee: str, game: str, topics: Iterable[str]) -> TrainingRecord:
    """Return the record with these topics open to a trainee, besides those that were before."""
    known = dict.fromkeys((*record.opened_to(trainee, game), *topics))
    others = [one for one in record.opened if (one.trainee, one.game) != (trainee, game)]
    return replace(record, opened=(*others, OpenTopics(trainee, game, tuple(known))))


def _changed(table: Table, number: int, change: Callable[[ExamRecord], ExamRecord]) -> Table:
    record = _record(table)
    exams = tuple(change(one) if one.number == number else one for one in record.exams)
    return replace(table, training=replace(record, exams=exams))
