"""What the trainer's page shows: a cohort by topic, what is hard, exams, lapses, forecasts; frozen data."""

from __future__ import annotations

from msgspec import Struct

from terminal.screen.translate import Bilingual
from terminal.training.mastery import TopicLook
from terminal.training.skills import Topic


class TopicCell(Struct, frozen=True):
    """How somebody stands in a topic: the look, the figure, and the share of 1 that the bar is filled to."""

    look: TopicLook
    figure: str
    share: float


class PersonRow(Struct, frozen=True, kw_only=True):
    """One person of the cohort."""

    id: str
    name: str
    number: str
    count: str
    cells: tuple[TopicCell, ...]
    state: str
    note: str
    through: bool
    """Whether there is nothing left to master."""
    alarm: bool
    """Whether a sign-off has lapsed."""
    chosen: bool


class TopicHead(Struct, frozen=True):
    """A column of the cohort; a touch chooses its topic for an assignment."""

    topic: Topic
    short: str
    title: str
    chosen: bool


class ShareLine(Struct, frozen=True):
    """A hard item: what it is called, how much of it was right, and how often it was asked."""

    title: str
    percent: str
    answers: str
    share: float


class ExamLine(Struct, frozen=True):
    """An exam: its number, who sat it, and what came of it."""

    number: str
    name: str
    text: str


class LapseLine(Struct, frozen=True):
    """A sign-off that has lapsed; a touch chooses that person."""

    id: str
    name: str
    number: str
    text: str


class CohortView(Struct, frozen=True, kw_only=True):
    """The page."""

    title: Bilingual
    legend: tuple[tuple[TopicLook, str], ...]
    standard: str
    heads: tuple[TopicHead, ...]
    rows: tuple[PersonRow, ...]
    hardest: tuple[ShareLine, ...]
    exams: tuple[ExamLine, ...]
    lapsed: tuple[LapseLine, ...]


class ForecastLine(Struct, frozen=True):
    """How many sessions somebody has left: the range as shares of the longest, in words, and the figure."""

    name: str
    least: float
    middle: float
    most: float
    span: str
    """Empty where the range is not known."""
    figure: str


class AssignView(Struct, frozen=True, kw_only=True):
    """The rail: forecasts, and the assignment in the making."""

    forecasts: tuple[ForecastLine, ...]
    topics: tuple[str, ...]
    people: tuple[str, ...]
    items: str
    until: str
    fewer: bool
    more: bool
    sooner: bool
