"""What is asked and what is entered, as panels show it; only `GivenView` tells one moment from another."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.bets import Hand, Result
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.screen.training.answer_entry import EntryWay


class Progress(Struct, frozen=True):
    """How many were answered, never how many rightly: as a share of the most, and in words."""

    share: float
    text: str


class QuestionView(Struct, frozen=True, kw_only=True):
    """The head of the rail: what is asked, in words that are the same whatever is right."""

    pill: str
    caption: str
    title: str
    second: str
    seconds: str
    target: str
    share: float | None = None
    """How much of the time bar is filled; it ends at twice the target. None without a bar."""
    progress: Progress | None = None
    """How far it has come, where nothing is said: the bar is of that, and the head a low one."""


class AnswerKeysView(Struct, frozen=True, kw_only=True):
    """The five keys; once the pit is called, what can have gone wrong."""

    way: EntryWay
    drawn: Hand | None = None
    kinds: tuple[tuple[str, str], ...] = ()
    """Name and title of all that the catalogue of irregularities has."""
    kind: str | None = None
    numbered: bool = True
    tall: bool = False
    """Whether the keys have all of the rail, as where nothing is said."""


class AnswerPadView(Struct, frozen=True, kw_only=True):
    """The dealer's place: the bet that was touched, the sum in chips or figures, and what is done with it."""

    way: EntryWay
    title: str
    note: str
    cents: int
    typed: str
    chips: tuple[int, ...]
    counts: tuple[int, ...]
    hand: Hand | None = None
    result: Result | None = None
    totals: tuple[int | None, int | None] = (None, None)
    of: Hand = Hand.PLAYER
    rank: Rank | None = None
    kind: str = ""
    """What was named as having gone wrong, in words."""


class OwnLine(Struct, frozen=True):
    """An act that was entered: its place among them, and what it is in words."""

    number: int
    words: str


class GivenView(Struct, frozen=True, kw_only=True):
    """What is given next to the felt, and the trainee's own entries."""

    signs: tuple[str, ...]
    """The signs of the house, and what the trainee has called."""
    lines: tuple[str, ...]
    """What people say, and chips that came or left."""
    cards: tuple[tuple[str, Card], ...]
    """Cards that lie in no place of the felt, each with where it lies."""
    stacks: tuple[tuple[int, int], ...]
    sum: int | None
    own: tuple[OwnLine, ...]
    changes: bool
    """Whether an act that was entered can be changed: until the answer is given."""


class GivenAlongView(GivenView, frozen=True, kw_only=True):
    """The same in the strip, where the keys have all of the rail."""


class PaidLine(Struct, frozen=True):
    """A bet that was paid, or should have been: what it is, whose, what was paid, and what was right."""

    bet: str
    where: str
    paid: int
    ought: int


class ToldView(Struct, frozen=True, kw_only=True):
    """What an answer was worth: what was done, what was right, and why."""

    right: bool
    title: str
    second: str
    rows: tuple[tuple[str, str], ...]
    """What was done and what was right, one after another."""
    why: tuple[str, ...]
    paragraphs: tuple[str, ...]
    note: str
    """When it comes back."""
    bets: tuple[PaidLine, ...] = ()
    """Of a payment: the bets concerned, in the place of the rows."""


class LastAnswer(Struct, frozen=True):
    """An answer that was given, with what was right."""

    title: str
    ought: str
    seconds: str
    right: bool


class LastAnswersView(Struct, frozen=True):
    """The last answers, in the place of the keys until the next question."""

    share: str
    """How many of all were right."""
    answers: tuple[LastAnswer, ...]
