"""What the first pages of training show: who trains, the skill map, and the plan of the day; frozen data."""

from __future__ import annotations

from msgspec import Struct

from terminal.training.mastery import TopicLook
from terminal.training.skills import Topic


class PersonLine(Struct, frozen=True):
    """Somebody who trains here."""

    id: str
    name: str
    number: str


class WhoView(Struct, frozen=True):
    """The page that asks who trains; while a name or a number is typed, nobody can be chosen."""

    people: tuple[PersonLine, ...]
    typing: bool


class TopicCardView(Struct, frozen=True, kw_only=True):
    """A topic as the skill map shows it; shares of 1, texts in the language of the table."""

    topic: Topic
    title: str
    second: str
    look: TopicLook
    state: str
    share: float
    bound: float
    figures: tuple[str, str, str]
    """Share right, its lower bound, the time against the target; empty while nothing was judged."""
    chosen: bool


class HardView(Struct, frozen=True):
    """A hard item: how many of its last answers were right."""

    title: str
    right: int
    of: int


class WayInView(Struct, frozen=True, kw_only=True):
    """A way into training: what it is, and where it stands; off, `state` says why."""

    name: str
    icon: str
    title: str
    second: str
    text: str
    state: str
    usable: bool = True


class NeedLine(Struct, frozen=True):
    """A topic needs another: the lines in which that one and this one stand, and whether it is mastered."""

    needed: int
    by: int
    mastered: bool


class SkillMapView(Struct, frozen=True, kw_only=True):
    """The skill map, the hardest items, and the ways in."""

    legend: tuple[tuple[TopicLook, str], ...]
    standard: str
    mastered: tuple[tuple[str, str], ...]
    """What makes a topic mastered: an icon and a sentence each."""
    columns: tuple[tuple[TopicCardView | None, ...], ...]
    """The topics, each in a line with what it needs; None where a column has none in that line."""
    needs: tuple[tuple[NeedLine, ...], ...]
    """For each column after the first, which of the lines before it its topics need."""
    hardest: tuple[HardView, ...]
    ways: tuple[WayInView, ...]
    mark: float
    """Where the standard stands on the bars."""


class PlanView(Struct, frozen=True, kw_only=True):
    """The rail of the first page: who trains, and the plan of the day."""

    name: str
    number: str
    day: str
    tiles: tuple[tuple[str, str, str], ...]
    lines: tuple[tuple[str, str], ...]
    done: str
    left: str
    share: float
    minutes: tuple[tuple[str, int], ...]
    minutes_title: str
    minutes_total: str
