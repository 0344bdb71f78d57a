"""What happens at a table of training; trainees are known by a random number alone."""

from __future__ import annotations

from terminal.rounds.stored import Event, stored_as
from terminal.rounds.training.record import (
    AnswerFault,
    AnswerMode,
    CoachedRound,
    CoachedStep,
    ExamEnding,
    FaultTold,
    RemovalReason,
    SupervisorDrill,
    TopicJudged,
    TrainingSettings,
)
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rounds.training.terms import TrainingTerms


@stored_as("training_set", 2)
class TrainingSet(Event, frozen=True):
    """The house has settled this for training."""

    settings: TrainingSettings


@stored_as("training_answered")
class TrainingAnswered(Event, frozen=True):
    """A trainee has answered, outside exams."""

    trainee: str
    mode: AnswerMode
    game: str
    rules: str
    topic: str
    item: str
    right: bool
    faults: tuple[AnswerFault, ...]
    milliseconds: int
    peeked: bool
    given: str
    seed: int


@stored_as("training_day_ended")
class TrainingDayEnded(Event, frozen=True):
    """A trainee's day of training ended, and the topics stood so."""

    trainee: str
    game: str
    day: str
    topics: tuple[TopicJudged, ...]


@stored_as("placement_begun")
class PlacementBegun(Event, frozen=True):
    """A trainee is placed."""

    trainee: str
    game: str
    seed: str


@stored_as("placement_ended")
class PlacementEnded(Event, frozen=True):
    """A placement is over; the topics of which all items were right are open."""

    trainee: str
    game: str
    opened: tuple[str, ...]


@stored_as("coached_round_begun")
class CoachedRoundBegun(Event, frozen=True):
    """A round of the coached table begins."""

    coached: CoachedRound


@stored_as("coached_step_done")
class CoachedStepDone(Event, frozen=True):
    """An act of the coached round was done right."""

    step: CoachedStep


@stored_as("exam_begun", 3)
class ExamBegun(Event, frozen=True):
    """A trainee sits an exam."""

    number: int
    trainee: str
    terms: TrainingTerms
    seed: str
    day: str
    mock: bool
    attempt: int
    items: int
    """The version of what exams ask and how they grade it; 0 where that was not recorded."""


@stored_as("exam_answered", 2)
class ExamAnswered(Event, frozen=True):
    """A trainee has answered a moment of an exam."""

    exam: int
    moment: int
    topic: str
    item: str
    right: bool
    red_line: bool
    faults: tuple[AnswerFault, ...]
    milliseconds: int
    given: str
    seed: int
    """Makes the moment again; 0 where that was not recorded."""
    told: tuple[FaultTold, ...]
    """What is reported of each fault; nothing where that was not recorded."""


@stored_as("exam_interrupted")
class ExamInterrupted(Event, frozen=True):
    """The program had ended in the middle of an exam."""

    exam: int


@stored_as("exam_resumed")
class ExamResumed(Event, frozen=True):
    """An interrupted exam goes on at the same moment; its time was counted through."""

    exam: int


@stored_as("exam_ended")
class ExamEnded(Event, frozen=True):
    """An exam is over."""

    exam: int
    outcome: ExamVerdict
    ending: ExamEnding


@stored_as("exam_signed_off")
class ExamSignedOff(Event, frozen=True):
    """A Pit Manager or above, named by the approval before, has signed an exam off."""

    exam: int
    trainee: str
    game: str
    rules: str
    seed: str
    day: str
    outcome: ExamVerdict
    """What came of the exam."""
    until: str
    """The last day on which the certificate holds; empty where there is none."""
    signals: bool
    cutting: bool
    manner: bool
    identity: str
    """The SHA-256 of the trainee's name and staff number with a secret, which stand in another file."""
    head: str
    """The head of the ledger, its hash, as the signer saw it."""
    details: str
    """The SHA-256 of what stands on the certificate of grades, times and wrong moments."""


@stored_as("supervisor_answered")
class SupervisorAnswered(Event, frozen=True):
    """A supervisor has said of a round in training what was wrong with it, or that nothing was."""

    trainee: str
    drill: SupervisorDrill
    game: str
    rules: str
    level: int
    item: str
    right: bool
    given: str
    sure: str
    milliseconds: int
    seed: str
    number: int


@stored_as("trainee_removed")
class TraineeRemoved(Event, frozen=True):
    """The name behind a random number is forgotten."""

    trainee: str
    day: str
    reason: RemovalReason


@stored_as("sign_offs_lapsed")
class SignOffsLapsed(Event, frozen=True):
    """A Pit Manager or above, named by the approval before, has marked sign-offs as lapsed."""

    exams: tuple[int, ...]
    day: str
    old: str
    new: str
