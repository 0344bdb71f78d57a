"""The dealer pace report: how many rounds each has dealt an hour, and where the time of a round goes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from terminal.reports.shape import Asked, Column, Content, Report, Row, SectionShape, Unit
from terminal.reports.story import FinishedRound, Story
from terminal.reports.target import Span, Target
from terminal.reports.values import hours_between, seconds_between
from terminal.rules.message import Message


@dataclass(slots=True)
class _Dealt:
    """What one dealer has done."""

    name: str
    spells: list[Span] = field(default_factory=list)
    """When each came and left."""
    rounds: int = 0
    voids: int = 0
    bets: int = 0
    betting: list[Fraction] = field(default_factory=list)
    """Seconds of each round until the bets were closed."""
    dealing: list[Fraction] = field(default_factory=list)
    """Seconds of each round from then until it was settled."""

    def add(self, finished: FinishedRound) -> None:
        """Counts a round."""
        self.rounds += 1
        self.voids += finished.void
        self.bets += len(finished.settlement.lines)
        # A round that had been dealt by hand was entered at another pace than it was dealt.
        if finished.closed is not None and not finished.played.entered_late:
            self.betting.append(seconds_between(finished.commenced, finished.closed))
            self.dealing.append(seconds_between(finished.closed, finished.ended))


def dealer_rows(story: Story, target: Target) -> tuple[Row, ...]:
    """A row for each dealer, in the order in which they came to the table."""
    dealers: dict[str, _Dealt] = {}
    for spell in story.spells:
        dealt = dealers.setdefault(spell.dealer.number, _Dealt(spell.dealer.name))
        dealt.spells.append((spell.start, spell.end))
    for finished in story.rounds:
        dealers.setdefault(finished.dealer.number, _Dealt(finished.dealer.name)).add(finished)
    return tuple(_row(number, dealt, target) for number, dealt in dealers.items())


def _row(number: str, dealt: _Dealt, targets: Target) -> Row:
    hours = sum((hours_between(*spell) for spell in dealt.spells), Fraction(0))
    pace = Fraction(dealt.rounds) / hours if hours else None
    target = targets.over(dealt.spells)
    return (
        number,
        dealt.name,
        len(dealt.spells),
        hours,
        dealt.rounds,
        dealt.voids,
        dealt.bets,
        pace,
        pace - target if pace is not None and target is not None else None,
        _mean(dealt.betting),
        _mean(dealt.dealing),
    )


def _mean(values: Iterable[Fraction]) -> Fraction | None:
    found = list(values)
    return sum(found, Fraction(0)) / len(found) if found else None


def _fold(asked: Asked) -> Mapping[str, Content]:
    return {"dealers": Content(rows=dealer_rows(asked.story, asked.target))}


DEALER_COLUMNS = (
    Column(key="number", title=Message("number"), unit=Unit.TEXT),
    Column(key="name", title=Message("dealer"), unit=Unit.TEXT),
    Column(key="spells", title=Message("spells"), unit=Unit.COUNT),
    Column(key="on_duty", title=Message("hours"), unit=Unit.HOURS),
    Column(key="rounds", title=Message("rounds"), unit=Unit.COUNT),
    Column(key="voids", title=Message("void"), unit=Unit.COUNT),
    Column(key="bets", title=Message("bets"), unit=Unit.COUNT),
    Column(key="pace", title=Message("rounds an hour"), unit=Unit.PACE),
    Column(key="against_target", title=Message("against target"), unit=Unit.PACE),
    Column(key="betting", title=Message("seconds betting"), unit=Unit.SECONDS),
    Column(key="dealing", title=Message("seconds dealing"), unit=Unit.SECONDS),
)
"""The columns of the rows of `dealer_rows`."""

REPORT = Report(
    id="dealers",
    title=Message("Dealer pace"),
    shows=Message(
        "How many rounds each dealer has dealt an hour on duty, and where the time of a round goes."
    ),
    sections=(SectionShape(key="dealers", title=Message("By dealer"), columns=DEALER_COLUMNS),),
    main="dealers",
    paced=True,
    fold=_fold,
)
