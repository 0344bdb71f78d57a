"""What the table knows of training while it goes on: settings, open placements, exams and ended days."""

from datetime import date, timedelta
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

from msgspec import Struct

from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rules.bets import Bet

PLACEMENT_ITEMS: Final = 40
"""How many items a placement asks."""

SHIPPED_TARGETS: Final = (
    ("draw_rules", 4_000),
    ("calls", 3_000),
    ("payouts", 12_000),
    ("chip_cutting", 10_000),
    ("insurance_rows", 6_000),
    ("take_and_pay", 45_000),
    ("commission", 8_000),
    ("limits", 20_000),
    ("irregularities", 15_000),
    ("who_decides", 10_000),
)
"""Shipped targets by topic, in milliseconds.

No published standard of seconds exists: these are starting points, which each house settles for itself.
"""
OTHER_TARGET: Final = 20_000
"""The target of a topic for which the house has settled none, in milliseconds."""


ROUNDS_TOGETHER: Final = 10
"""Rounds over which the rate of violations is kept."""
MOST_VIOLATIONS: Final = 4
"""Rounds of ten that may be so at most: the others are clean."""


class TrainingSettings(Struct, frozen=True):
    """What the house has settled for training; the defaults are as shipped."""

    standard: Fraction = Fraction(9, 10)
    """What the lower bound of a topic's share of right answers has to reach."""
    targets: tuple[tuple[str, int], ...] = SHIPPED_TARGETS
    """The milliseconds within which the median answer of a topic has to be given."""
    resit_days: int = 3
    """Days between an exam that was not passed and the next."""
    valid_days: int = 365
    """Days for which a sign-off holds."""
    violations: int = 3
    """Rounds of ten in which somebody at the coached table breaks a rule."""
    retention_days: int | None = None
    """Days after somebody's last training until the name is forgotten; None: names are kept."""

    def target(self, topic: str) -> int:
        """Return the milliseconds within which the median answer of a topic has to be given."""
        return dict(self.targets).get(topic, OTHER_TARGET)


class AnswerMode(StrEnum):
    """In what an answer was given."""

    DRILL = "drill"
    SPRINT = "sprint"
    COACH = "coach"
    PLACEMENT = "placement"


class SupervisorDrill(StrEnum):
    """In what a supervisor's answer was given."""

    AUDIT = "audit"
    """Rounds of which three in ten carry an error."""
    MISDEAL = "misdeal"
    """Rounds in which one thing goes wrong, and what follows from it is asked."""


class RemovalReason(StrEnum):
    """Why somebody's name was forgotten."""

    ASKED = "asked"
    """Somebody with a rank has asked for it."""
    RETENTION = "retention"
    """Nothing was trained for as long as the house keeps names."""


class AnswerFault(NamedTuple):
    """One thing that was wrong with an answer: of which topic, in which way, and by which paragraph."""

    topic: str
    way: str
    paragraph: str | None


class FaultTold(NamedTuple):
    """What is reported of a fault: messages as text, so that no later program has to grade it again."""

    was: str
    """What the trainee did."""
    ought: str
    """What was right."""
    why: str
    red_line: str
    """The red line that was crossed; empty if none was."""


class TopicJudged(NamedTuple):
    """How a topic stood when a day of training ended."""

    topic: str
    answers: int
    """How many of the last answers were looked at."""
    right: int
    bound: Fraction
    """The lower bound of the share right, rounded down to a hundredth of a percent."""
    median: int
    """The median time, in milliseconds."""
    met: bool
    """Whether standard and target were met on this day."""
    mastered: bool
    """Whether the topic is mastered: it was met on two days of training running, now or before."""
    is_open: bool


class PlacementRecord(NamedTuple):
    """A placement that is under way."""

    trainee: str
    game: str
    seed: str
    answered: tuple[tuple[str, bool], ...] = ()
    """Topic of each answer, and whether it was right."""


class ExamEnding(StrEnum):
    """Why an exam ended."""

    DECIDED = "decided"
    """The sequential test had decided, or its last decision was made."""
    RED_LINE = "red_line"
    """The test had decided for the trainee, who had crossed a red line."""
    ENDED = "ended"
    """The trainee ended it: by its key, a closed window or a signal."""
    INTERRUPTED_AGAIN = "interrupted_again"
    """It was interrupted a second time."""
    NOT_RESUMED = "not_resumed"
    """It was interrupted, and not gone on with on the same gaming day."""
    ITEMS_CHANGED = "items_changed"
    """It was interrupted, and the program that was to go on with it asks other things."""


class ExamRecord(Struct, frozen=True):
    """An exam, under way or over."""

    number: int
    """Counts the exams of the ledger, mocks among them."""
    trainee: str
    game: str
    seed: str
    mock: bool
    """Whether its seed was typed in: then it cannot be signed."""
    day: str
    """The gaming day on which it began."""
    attempt: int
    """Counts the exams of this trainee in this game, without mocks; 0 for a mock."""
    rules: str
    """The version of the rules' reading."""
    answered: int = 0
    wrong: int = 0
    red_lines: int = 0
    interruptions: int = 0
    waits: bool = False
    """Whether it was interrupted, and has not been resumed yet."""
    outcome: ExamVerdict | None = None
    """What came of it; None while it is under way."""
    ending: ExamEnding | None = None
    signed: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it is under way."""
        return self.outcome is None

    def resit_from(self, settings: TrainingSettings) -> date:
        """Return the first day on which it can be sat again, unless it was passed.

        What ended because the program changed is sat again at once.
        """
        waits = 0 if self.ending is ExamEnding.ITEMS_CHANGED else settings.resit_days
        return date.fromisoformat(self.day) + timedelta(days=waits)


class DayRecord(NamedTuple):
    """The last ended day of training of a trainee in a game."""

    trainee: str
    game: str
    day: str


class OpenTopics(NamedTuple):
    """The topics of a game that have been opened to a trainee; those that need nothing are open to all."""

    trainee: str
    game: str
    topics: tuple[str, ...]


class LaidChips(NamedTuple):
    """Chips that a bettor of the coached table lays on a bet, in cents; negative if they are taken away."""

    box: str
    bettor: str
    bet: Bet
    cents: int


class CoachedStep(NamedTuple):
    """An act of a coached round, once it was done right."""

    act: str
    topic: str
    faults: tuple[AnswerFault, ...] = ()
    """What was wrong before it was right; nothing if it was right at once."""
    corrected: int = 0
    """How often the trainee took an entry back before it was done."""
    milliseconds: int = 0


class CoachedRound(Struct, frozen=True):
    """The last round of the coached table: what its bettors do besides betting, and what was done in it."""

    seed: int
    """Makes the shoe and the bettors."""
    place: int
    """Counts the rounds of this seed."""
    breaks: str = ""
    """The rule that somebody breaks; empty if nobody does."""
    chips: tuple[LaidChips, ...] = ()
    """The chips with which it is broken."""
    steps: tuple[CoachedStep, ...] = ()


class TrainingRecord(Struct, frozen=True):
    """What the record of a training table says of its training, as far as decisions need it."""

    settings: TrainingSettings = TrainingSettings()
    placements: tuple[PlacementRecord, ...] = ()
    exams: tuple[ExamRecord, ...] = ()
    days: tuple[DayRecord, ...] = ()
    opened: tuple[OpenTopics, ...] = ()
    coached: CoachedRound | None = None
    lapsed: tuple[int, ...] = ()
    """The exams whose sign-off was marked as lapsed, for the rules have changed."""
    removed: tuple[str, ...] = ()
    """The trainees whose names were forgotten."""

    def opened_to(self, trainee: str, game: str) -> tuple[str, ...]:
        """Return the topics of a game that have been opened to a trainee."""
        own = (one.topics for one in self.opened if (one.trainee, one.game) == (trainee, game))
        return next(own, ())

    def exam(self, number: int) -> ExamRecord | None:
        """Return the exam of a number."""
        return self.exams[number - 1] if 1 <= number <= len(self.exams) else None

    def open_exam(self, trainee: str) -> ExamRecord | None:
        """Return the exam of a trainee that is under way."""
        return next((one for one in reversed(self.exams) if one.trainee == trainee and one.is_open), None)

    def placement(self, trainee: str) -> PlacementRecord | None:
        """Return the placement of a trainee that is under way."""
        return next((one for one in self.placements if one.trainee == trainee), None)
