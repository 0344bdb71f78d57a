"""What is asked of a table of training; trainees are known by a random number alone."""

from __future__ import annotations

from msgspec import Struct

from terminal.rounds.training.record import (
    AnswerFault,
    AnswerMode,
    CoachedStep,
    FaultTold,
    LaidChips,
    RemovalReason,
    SupervisorDrill,
    TopicJudged,
    TrainingSettings,
)
from terminal.rounds.training.terms import TrainingTerms


class SetTraining(Struct, frozen=True):
    """Put on record what the house has settled for training; the table is one of training from then on."""

    settings: TrainingSettings


class RecordAnswer(Struct, frozen=True):
    """Put on record an answer given in a drill, a sprint, a coached round or a placement."""

    trainee: str
    mode: AnswerMode
    game: str
    rules: str
    """The version of the rules' reading by which it was graded."""
    topic: str
    item: str
    right: bool
    faults: tuple[AnswerFault, ...] = ()
    milliseconds: int = 0
    peeked: bool = False
    """Whether the answer was looked up first."""
    given: str = ""
    """The trainee's own entries, as text."""
    seed: int = 0
    """Makes the moment again."""


class EndTrainingDay(Struct, frozen=True):
    """End a trainee's day of training: how each topic stands is looked at only now."""

    trainee: str
    game: str
    day: str
    topics: tuple[TopicJudged, ...]


class BeginPlacement(Struct, frozen=True):
    """Begin a placement: items of all topics, without feedback."""

    trainee: str
    game: str
    seed: str


class BeginCoachedRound(Struct, frozen=True):
    """Begin a round of the coached table; the bettors place their bets after it."""

    seed: int
    place: int
    breaks: str = ""
    """The rule that somebody breaks in it; empty if nobody does."""
    chips: tuple[LaidChips, ...] = ()


class RecordCoachedStep(Struct, frozen=True):
    """Put on record an act of the coached round that was done right, before it is carried out."""

    step: CoachedStep


class BeginExam(Struct, frozen=True):
    """Begin an exam, whose seed fixes all its moments beforehand."""

    trainee: str
    terms: TrainingTerms
    """Game, layout, limits, chips and house settings of its moments, and the version of the reading."""
    seed: str
    """In hexadecimal; of an exam that can be signed it has at least 64 bits and was never used before."""
    day: str
    """The gaming day."""
    mock: bool = False
    """Whether the seed was typed in."""
    items: int = 0
    """The version of what exams ask and how they grade it."""


class AnswerExam(Struct, frozen=True):
    """Put on record the answer to one moment of an exam."""

    exam: int
    moment: int
    """The place of the moment in the list, from 1."""
    topic: str
    item: str
    right: bool
    red_line: bool
    faults: tuple[AnswerFault, ...]
    milliseconds: int
    given: str
    """The trainee's own entries, as text: they are graded again from it."""
    seed: int = 0
    """Makes the moment again."""
    told: tuple[FaultTold, ...] = ()
    """What is reported of each fault."""


class InterruptExam(Struct, frozen=True):
    """Put on record that the program ended in the middle of an exam."""

    exam: int


class ResumeExam(Struct, frozen=True):
    """Go on with an interrupted exam at the same moment."""

    exam: int
    day: str
    """The gaming day on which it goes on."""


class EndExam(Struct, frozen=True):
    """End an exam before it is decided, by its own key, a closed window or a signal."""

    exam: int
    items_changed: bool = False
    """Whether it cannot go on, since the program asks other things now."""


class SignOffExam(Struct, frozen=True):
    """Sign what came of an exam, by a Pit Manager or above in whose sight it was sat."""

    exam: int
    day: str
    """The gaming day of the signature."""
    signals: bool
    """Whether the signals of the hands were right; a screen cannot see them."""
    cutting: bool
    """Whether the chips were cut as the house has it."""
    manner: bool
    """Whether the manner at the table was right."""
    present: bool
    """Whether this person sat it in the signer's sight."""
    identity: str
    """The SHA-256 of the trainee's name and staff number with a secret, which stand in another file."""
    head: str
    """The head of the ledger, its hash, as the signer saw it."""
    details: str
    """The SHA-256 of the grades, times and wrong moments that stand on the certificate."""


class RecordSupervisorAnswer(Struct, frozen=True):
    """Put on record what a supervisor has said of a round in training."""

    trainee: str
    drill: SupervisorDrill
    game: str
    rules: str
    """The version of the rules' reading by which it was judged."""
    level: int
    item: str
    """What was to be found: an error and where it shows, or a misdeal; empty for a clean round."""
    right: bool
    given: str
    """What was said, as text."""
    sure: str = ""
    """How sure the person was; empty where that is not asked."""
    milliseconds: int = 0
    seed: str = ""
    """Makes the rounds again."""
    number: int = 0
    """The place of the round among those that the seed makes, from 1."""


class RemoveTrainee(Struct, frozen=True):
    """Put on record that the name behind a random number is forgotten."""

    trainee: str
    day: str
    """The gaming day."""
    reason: RemovalReason


class LapseSignOffs(Struct, frozen=True):
    """Mark sign-offs as lapsed, since the rules by which they were examined change."""

    exams: tuple[int, ...]
    day: str
    """The gaming day."""
    old: str
    """The version of the rules that was compared, as it was named."""
    new: str
    """The version that it was compared with."""
