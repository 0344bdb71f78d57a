"""Decisions about training: what may go on record of answers, placements, exams and sign-offs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from terminal.rounds.decision import Decision
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
    SignOffsLapsed,
    SupervisorAnswered,
    TraineeRemoved,
    TrainingAnswered,
    TrainingDayEnded,
    TrainingSet,
)
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rounds.stored import Event
from terminal.rounds.training.commands import (
    AnswerExam,
    BeginCoachedRound,
    BeginExam,
    BeginPlacement,
    EndExam,
    EndTrainingDay,
    InterruptExam,
    LapseSignOffs,
    RecordAnswer,
    RecordCoachedStep,
    RecordSupervisorAnswer,
    RemoveTrainee,
    ResumeExam,
    SetTraining,
    SignOffExam,
)
from terminal.rounds.training.record import (
    MOST_VIOLATIONS,
    PLACEMENT_ITEMS,
    AnswerMode,
    CoachedRound,
    ExamEnding,
    ExamRecord,
    RemovalReason,
    TrainingRecord,
)
from terminal.rounds.training.sequential_test import ExamVerdict, verdict
from terminal.rounds.training.topics import open_of, topics_of
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank

_TRAINEE: Final = re.compile(r"[0-9a-f]{16}")
_SEED: Final = re.compile(r"[0-9a-f]{16,64}")
_MOCK_SEED: Final = re.compile(r"[0-9a-f]{1,64}")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def set_training(table: Table, command: SetTraining, rank: Rank) -> Decision:
    """Put the house's settings for training on record, between rounds; the house itself acts at a start."""
    settings = command.settings
    if table.round is not None:
        return refuse("round_open", "A round is under way. Settle it first.")
    days = (settings.resit_days, settings.valid_days, settings.retention_days or 0)
    wrong = not 0 < settings.standard < 1 or min(days) < 0
    if wrong or not 0 <= settings.violations <= MOST_VIOLATIONS:
        return refuse("wrong_settings", "These training settings are not possible.")
    if not rank.at_least(Rank.PIT_MANAGER):
        return rank_missing(Rank.PIT_MANAGER)
    return (TrainingSet(settings),)


def record_answer(table: Table, command: RecordAnswer, rank: Rank) -> Decision:
    """Record an answer; the last of a placement ends that."""
    record = table.training
    if record is None:
        return _no_training()
    wrong = _trainee_refused(record, command.trainee, command.game)
    if wrong is None and (command.milliseconds < 0 or command.right == bool(command.faults)):
        wrong = refuse("wrong_answer", "An answer is right or has faults, and takes its time.")
    if wrong is not None:
        return wrong
    answered = TrainingAnswered(
        trainee=command.trainee,
        mode=command.mode,
        game=command.game,
        rules=command.rules,
        topic=command.topic,
        item=command.item,
        right=command.right,
        faults=command.faults,
        milliseconds=command.milliseconds,
        peeked=command.peeked,
        given=command.given,
        seed=command.seed,
    )
    placement = record.placement(command.trainee)
    if command.mode is not AnswerMode.PLACEMENT:
        if placement is not None:
            return refuse("placement_open", "A placement is under way. Answer it first.")
        return (answered,)
    if placement is None or placement.game != command.game:
        return refuse("no_placement", "No placement is under way.")
    given = (*placement.answered, (command.topic, command.right and not command.peeked))
    if len(given) < PLACEMENT_ITEMS:
        return (answered,)
    return (answered, PlacementEnded(command.trainee, command.game, _all_right(given)))


def _all_right(answered: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """Return the topics of which every answer was right, in the order in which they came."""
    right: dict[str, bool] = {}
    for topic, was_right in answered:
        right[topic] = right.get(topic, True) and was_right
    return tuple(topic for topic, every in right.items() if every)


def end_training_day(table: Table, command: EndTrainingDay, rank: Rank) -> Decision:
    """End a trainee's day of training once."""
    record = table.training
    if record is None:
        return _no_training()
    wrong = _trainee_refused(record, command.trainee, command.game) or _day_refused(command.day)
    if wrong is not None:
        return wrong
    for known in record.days:
        same = (known.trainee, known.game) == (command.trainee, command.game)
        if same and known.day >= command.day:
            return refuse("day_ended", "This day of training has ended already.")
    return (TrainingDayEnded(command.trainee, command.game, command.day, command.topics),)


def begin_placement(table: Table, command: BeginPlacement, rank: Rank) -> Decision:
    """Begin a placement, of which a trainee has one at a time."""
    record = table.training
    if record is None:
        return _no_training()
    wrong = _trainee_refused(record, command.trainee, command.game)
    if wrong is not None:
        return wrong
    if record.placement(command.trainee) is not None:
        return refuse("placement_open", "A placement is under way. Answer it first.")
    if _SEED.fullmatch(command.seed) is None:
        return _no_such_seed()
    return (PlacementBegun(command.trainee, command.game, command.seed),)


def begin_coached_round(table: Table, command: BeginCoachedRound, rank: Rank) -> Decision:
    """Begin a coached round, before its bettors are called to bet."""
    if table.training is None:
        return _no_training()
    if table.round is not None:
        return refuse("round_open", "A round is under way. Settle it first.")
    return (CoachedRoundBegun(CoachedRound(command.seed, command.place, command.breaks, command.chips)),)


def record_coached_step(table: Table, command: RecordCoachedStep, rank: Rank) -> Decision:
    """Record an act of the coached round that was done right."""
    record = table.training
    if record is None:
        return _no_training()
    if record.coached is None or table.round is None:
        return refuse("no_coached_round", "No coached round is under way.")
    return (CoachedStepDone(command.step),)


def begin_exam(table: Table, command: BeginExam, rank: Rank) -> Decision:
    """Begin an exam: all topics of the game are open, its seed is new, and a resit has waited."""
    record = table.training
    if record is None:
        return _no_training()
    wrong = _trainee_refused(record, command.trainee, command.terms.game) or _day_refused(command.day)
    if wrong is not None:
        return wrong
    if record.placement(command.trainee) is not None:
        return refuse("placement_open", "A placement is under way. Answer it first.")
    if (_MOCK_SEED if command.mock else _SEED).fullmatch(command.seed) is None:
        return _no_such_seed()
    sat = [one for one in record.exams if (one.trainee, one.game) == (command.trainee, command.terms.game)]
    counted = [one for one in sat if not one.mock]
    if not command.mock:
        game = command.terms.rules
        opened = record.opened_to(command.trainee, game.id)
        if len(open_of(game, opened)) < len(topics_of(game)):
            return refuse("topics_locked", "The exam opens once all topics of the game are open.")
        if any(one.seed == command.seed for one in record.exams):
            return refuse("seed_used", "This seed was used before. Draw another.")
        wrong = _resit_refused(record, counted, command.day)
        if wrong is not None:
            return wrong
    attempt = 0 if command.mock else len(counted) + 1
    return (
        ExamBegun(
            number=len(record.exams) + 1,
            trainee=command.trainee,
            terms=command.terms,
            seed=command.seed,
            day=command.day,
            mock=command.mock,
            attempt=attempt,
            items=command.items,
        ),
    )


def _resit_refused(record: TrainingRecord, sat: list[ExamRecord], day: str) -> Refusal | None:
    """Return why an exam cannot be sat again yet."""
    if not sat or sat[-1].outcome is ExamVerdict.PASSED or sat[-1].ending is ExamEnding.ITEMS_CHANGED:
        return None
    first = date.fromisoformat(sat[-1].day) + timedelta(days=record.settings.resit_days)
    if date.fromisoformat(day) >= first:
        return None
    return refuse("resit_waits", "The exam can be sat again from {day} on.", day=first.isoformat())


def answer_exam(table: Table, command: AnswerExam, rank: Rank) -> Decision:
    """Record the answer to the next moment; the exam ends by itself once its test has decided."""
    exam = _exam_at_hand(table, command.exam)
    if isinstance(exam, Refusal):
        return exam
    if exam.waits:
        return refuse("exam_waits", "The exam was interrupted. Go on with it first.")
    if command.moment != exam.answered + 1:
        return refuse("another_moment", "That is not the moment at hand.")
    told = len(command.told) == len(command.faults)
    if command.milliseconds < 0 or command.right == bool(command.faults) or not told:
        return refuse("wrong_answer", "An answer is right or has faults, and takes its time.")
    answered = ExamAnswered(
        exam=command.exam,
        moment=command.moment,
        topic=command.topic,
        item=command.item,
        right=command.right,
        red_line=command.red_line,
        faults=command.faults,
        milliseconds=command.milliseconds,
        given=command.given,
        seed=command.seed,
        told=command.told,
    )
    said = verdict(exam.answered + 1, exam.wrong + (not command.right))
    if said is ExamVerdict.OPEN:
        return (answered,)
    crossed = exam.red_lines + command.red_line > 0
    return (answered, _ended(exam, said, crossed=crossed))


def _ended(exam: ExamRecord, said: ExamVerdict, *, crossed: bool) -> ExamEnded:
    """Return the end of an exam that its test has decided; a red line fails whatever the average."""
    if crossed and said is ExamVerdict.PASSED:
        return ExamEnded(exam.number, ExamVerdict.NOT_PASSED, ExamEnding.RED_LINE)
    return ExamEnded(exam.number, said, ExamEnding.DECIDED)


def interrupt_exam(table: Table, command: InterruptExam, rank: Rank) -> Decision:
    """Record that an exam was interrupted; the second time it is not passed."""
    exam = _exam_at_hand(table, command.exam)
    if isinstance(exam, Refusal):
        return exam
    if exam.waits:
        return refuse("exam_waits", "The exam was interrupted. Go on with it first.")
    events: tuple[Event, ...] = (ExamInterrupted(exam.number),)
    if exam.interruptions:
        events = (*events, ExamEnded(exam.number, ExamVerdict.NOT_PASSED, ExamEnding.INTERRUPTED_AGAIN))
    return events


def resume_exam(table: Table, command: ResumeExam, rank: Rank) -> Decision:
    """Go on with an interrupted exam on the same gaming day; on another one it is not passed."""
    exam = _exam_at_hand(table, command.exam)
    if isinstance(exam, Refusal):
        return exam
    if not exam.waits:
        return refuse("exam_goes_on", "The exam was not interrupted.")
    wrong = _day_refused(command.day)
    if wrong is not None:
        return wrong
    if command.day != exam.day:
        return (ExamEnded(exam.number, ExamVerdict.NOT_PASSED, ExamEnding.NOT_RESUMED),)
    return (ExamResumed(exam.number),)


def end_exam(table: Table, command: EndExam, rank: Rank) -> Decision:
    """End an exam before it is decided: it is not passed."""
    exam = _exam_at_hand(table, command.exam)
    if isinstance(exam, Refusal):
        return exam
    ending = ExamEnding.ITEMS_CHANGED if command.items_changed else ExamEnding.ENDED
    return (ExamEnded(exam.number, ExamVerdict.NOT_PASSED, ending),)


def sign_off_exam(table: Table, command: SignOffExam, rank: Rank) -> Decision:
    """Sign what came of an exam, once, with a Pit Manager's rank or above.

    It holds for a time where the exam was passed and all was right that a screen cannot see.
    """
    record = table.training
    exam = None if record is None else record.exam(command.exam)
    if record is None or exam is None:
        return _no_exam()
    wrong = _sign_off_refused(exam, command)
    if wrong is not None:
        return wrong
    if not rank.at_least(Rank.PIT_MANAGER):
        return rank_missing(Rank.PIT_MANAGER)
    holds = exam.outcome is ExamVerdict.PASSED and command.signals and command.cutting and command.manner
    last = date.fromisoformat(command.day) + timedelta(days=record.settings.valid_days)
    return (
        ExamSignedOff(
            exam=exam.number,
            trainee=exam.trainee,
            game=exam.game,
            rules=exam.rules,
            seed=exam.seed,
            day=command.day,
            outcome=exam.outcome or ExamVerdict.OPEN,
            until=last.isoformat() if holds else "",
            signals=command.signals,
            cutting=command.cutting,
            manner=command.manner,
            identity=command.identity,
            head=command.head,
            details=command.details,
        ),
    )


def _sign_off_refused(exam: ExamRecord, command: SignOffExam) -> Refusal | None:
    if exam.mock:
        return refuse("mock_exam", "A mock exam cannot be signed: its seed was known.")
    if exam.is_open:
        return refuse("exam_open", "An exam is under way. Nothing else is answered meanwhile.")
    if exam.signed:
        return refuse("signed_already", "This exam is signed already.")
    if not command.present:
        return refuse("not_present", "Only who saw this person sit the exam signs it.")
    digests = command.identity, command.head, command.details
    if not all(map(_DIGEST.fullmatch, digests)):
        return refuse("no_identity", "The person and the result that are signed for are not named.")
    return _day_refused(command.day) or _before_the_exam(exam, command.day)


def _before_the_exam(exam: ExamRecord, day: str) -> Refusal | None:
    return refuse("before_the_exam", "The exam was sat later than that.") if day < exam.day else None


def record_supervisor_answer(table: Table, command: RecordSupervisorAnswer, rank: Rank) -> Decision:
    """Record what a supervisor has said of a round in training."""
    record = table.training
    if record is None:
        return _no_training()
    wrong = _trainee_refused(record, command.trainee, command.game)
    if wrong is None and (command.milliseconds < 0 or command.level < 1 or command.number < 1):
        wrong = refuse("wrong_answer", "An answer is right or has faults, and takes its time.")
    if wrong is not None:
        return wrong
    return (
        SupervisorAnswered(
            trainee=command.trainee,
            drill=command.drill,
            game=command.game,
            rules=command.rules,
            level=command.level,
            item=command.item,
            right=command.right,
            given=command.given,
            sure=command.sure,
            milliseconds=command.milliseconds,
            seed=command.seed,
            number=command.number,
        ),
    )


def remove_trainee(table: Table, command: RemoveTrainee, rank: Rank) -> Decision:
    """Record that a name is forgotten: by a Pit Supervisor or above, or as long as the house keeps names."""
    record = table.training
    if record is None:
        return _no_training()
    if _TRAINEE.fullmatch(command.trainee) is None:
        return refuse("no_trainee", "A trainee is on record by a random number alone.")
    if record.open_exam(command.trainee) is not None:
        return refuse("exam_open", "An exam is under way. Nothing else is answered meanwhile.")
    if command.trainee in record.removed:
        return _removed()
    if command.reason is RemovalReason.RETENTION and record.settings.retention_days is None:
        return refuse("no_retention", "The house keeps names until somebody removes them.")
    wrong = _day_refused(command.day)
    if wrong is not None:
        return wrong
    if command.reason is RemovalReason.ASKED and not rank.at_least(Rank.PIT_SUPERVISOR):
        return rank_missing(Rank.PIT_SUPERVISOR)
    return (TraineeRemoved(command.trainee, command.day, command.reason),)


def lapse_sign_offs(table: Table, command: LapseSignOffs, rank: Rank) -> Decision:
    """Mark signed exams as lapsed, by a Pit Manager or above."""
    record = table.training
    if record is None:
        return _no_training()
    exams = [record.exam(number) for number in command.exams]
    if not exams or len(set(command.exams)) < len(exams) or not all(one and one.signed for one in exams):
        return refuse("not_signed", "Only an exam that was signed has a sign-off that can lapse.")
    if set(command.exams) & set(record.lapsed):
        return refuse("lapsed_already", "This sign-off was marked as lapsed already.")
    wrong = _day_refused(command.day)
    if wrong is not None:
        return wrong
    if not rank.at_least(Rank.PIT_MANAGER):
        return rank_missing(Rank.PIT_MANAGER)
    return (SignOffsLapsed(command.exams, command.day, command.old, command.new),)


def _exam_at_hand(table: Table, number: int) -> ExamRecord | Refusal:
    """Return the exam of a number, if it is under way."""
    exam = None if table.training is None else table.training.exam(number)
    if exam is None:
        return _no_exam()
    return exam if exam.is_open else refuse("exam_over", "This exam is over.")


def _trainee_refused(record: TrainingRecord, trainee: str, game: str) -> Refusal | None:
    """Return why nothing can be recorded of this trainee in this game now."""
    if _TRAINEE.fullmatch(trainee) is None:
        return refuse("no_trainee", "A trainee is on record by a random number alone.")
    if game not in GAMES:
        return refuse("no_game", "There is no such game.")
    if trainee in record.removed:
        return _removed()
    if record.open_exam(trainee) is not None:
        return refuse("exam_open", "An exam is under way. Nothing else is answered meanwhile.")
    return None


def _day_refused(day: str) -> Refusal | None:
    try:
        date.fromisoformat(day)
    except ValueError:
        known = False
    else:
        known = _DATE.fullmatch(day) is not None
    return None if known else refuse("no_such_day", "{day} is no date. Write it such as 2025-11-27.", day=day)


def _removed() -> Refusal:
    return refuse("trainee_removed", "The name of this trainee was removed.")


def _no_training() -> Refusal:
    return refuse("no_training", "This is not a table of training.")


def _no_exam() -> Refusal:
    return refuse("no_exam", "There is no such exam.")


def _no_such_seed() -> Refusal:
    return refuse("no_seed", "The seed of an exam is drawn from the system's source of chance.")
