"""What the panels of training show: frozen data, with words already in the table's language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DrillAnswer:
    """An answer of a drill; once answers are shown, `right` says whether it is the right one."""

    name: str
    title: str
    second: str
    chosen: bool = False
    right: bool | None = None


@dataclass(frozen=True, slots=True)
class DrillView:
    """A question of a drill and its answers, four at most; `clock` is the time taken so far."""

    pill: str
    question: str
    clock: str
    answers: tuple[DrillAnswer, ...]


@dataclass(frozen=True, slots=True)
class ScoreTile:
    """A figure of the score card with a word above and below."""

    label: str
    figure: str
    note: str


@dataclass(frozen=True, slots=True)
class ScoreBar:
    """How many questions of a kind were answered rightly."""

    title: str
    right: int
    asked: int


@dataclass(frozen=True, slots=True)
class ScoreView:
    """The score card; `last` are the last answers, right or not, the oldest first."""

    tiles: tuple[ScoreTile, ...]
    bars: tuple[ScoreBar, ...]
    last: tuple[bool, ...]
    remark: str
