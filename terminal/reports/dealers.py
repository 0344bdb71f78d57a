"""The dealer pace report: how many rounds each has dealt an hour, and where the time of a round goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from terminal.reports.columns import AGAINST_TARGET, BETS, PACE, PLACE, ROUNDS
from terminal.reports.period_history import FinishedRound, PeriodHistory, Span
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit, Values
from terminal.reports.values import hours_between, seconds_between
from terminal.rounds.events import WentOnDuty
from terminal.rules.message import Message


@dataclass(slots=True)
class _Dealt:
    """What one dealer has done."""

    name: str
    spans: list[Span] = field(default_factory=list)
    """When the dealer came and left, divided where the clock was confirmed."""
    spells: int = 0
    """How many times the dealer came."""
    rounds: list[FinishedRound] = field(default_factory=list)


def dealer_rows(history: PeriodHistory) -> Sequence[Values]:
    """Return a row for each dealer, in the order in which they came to the table."""
    dealers: dict[str, _Dealt] = {}
    for span in history.duty_spans:
        dealt = dealers.setdefault(span.dealer.number, _Dealt(span.dealer.name))
        dealt.spans.append((span.start, span.end))
        dealt.spells += history.begins(span)
    for finished in history.rounds:
        dealer = finished.dealer
        dealers.setdefault(dealer.number, _Dealt(dealer.name)).rounds.append(finished)
    return [_row(number, dealt, history.target(dealt.spans)) for number, dealt in dealers.items()]


def _row(number: str, dealt: _Dealt, target: Fraction | None) -> Values:
    hours = sum((hours_between(*span) for span in dealt.spans), Fraction(0))
    pace = Fraction(len(dealt.rounds)) / hours if hours else None
    # A round that had been dealt by hand was entered at another pace than it was dealt.
    timed = [
        (finished.commenced, finished.closed, finished.ended)
        for finished in dealt.rounds
        if finished.closed is not None and not finished.played.entered_late
    ]
    return {
        "number": number,
        "name": dealt.name,
        "spells": dealt.spells,
        "on_duty": hours,
        "rounds": len(dealt.rounds),
        "voids": sum(finished.void for finished in dealt.rounds),
        "bets": sum(len(finished.settlement.lines) for finished in dealt.rounds),
        "pace": pace,
        "against_target": None if pace is None or target is None else pace - target,
        "betting": _mean_seconds((commenced, closed) for commenced, closed, _ in timed),
        "dealing": _mean_seconds((closed, ended) for _, closed, ended in timed),
    }


def _mean_seconds(spans: Iterable[Span]) -> Fraction | None:
    seconds = [seconds_between(*span) for span in spans]
    return sum(seconds, Fraction(0)) / len(seconds) if seconds else None


def _relief_rows(history: PeriodHistory) -> Iterator[Values]:
    """Yield each change of dealer, with the head of the ledger that the two of them sign for on paper."""
    for act in history.acts_of(WentOnDuty):
        left = act.table.dealer
        yield {
            **act.place(),
            "leaves": None if left is None else left.number,
            "comes": act.event.number,
            "name": act.event.name,
            "event": act.recorded.seq,
            "head": act.recorded.hash,
        }


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    return {
        "dealers": Content(rows=dealer_rows(history)),
        "reliefs": Content(rows=list(_relief_rows(history))),
    }


DEALER_COLUMNS = (
    Column(key="number", title=Message("number"), unit=Unit.TEXT),
    Column(key="name", title=Message("dealer"), unit=Unit.TEXT),
    Column(key="spells", title=Message("spells"), unit=Unit.COUNT),
    Column(key="on_duty", title=Message("hours"), unit=Unit.HOURS),
    ROUNDS,
    Column(key="voids", title=Message("void"), unit=Unit.COUNT),
    BETS,
    PACE,
    AGAINST_TARGET,
    Column(key="betting", title=Message("seconds betting"), unit=Unit.SECONDS),
    Column(key="dealing", title=Message("seconds dealing"), unit=Unit.SECONDS),
)
"""The columns of the rows of `dealer_rows`."""

REPORT = Report(
    id="dealers",
    title=Message("Dealer pace"),
    shows=Message(
        "How many rounds each dealer has dealt an hour on duty, where the time of a round goes, and each "
        "change of dealer, with the head to sign for."
    ),
    sections=(
        SectionSpec(key="dealers", title=Message("By dealer"), columns=DEALER_COLUMNS),
        SectionSpec(
            key="reliefs",
            title=Message("Changes of dealer"),
            columns=(
                *PLACE,
                Column(key="leaves", title=Message("leaves"), unit=Unit.TEXT),
                Column(key="comes", title=Message("comes"), unit=Unit.TEXT),
                Column(key="name", title=Message("name"), unit=Unit.TEXT),
                Column(key="event", title=Message("event"), unit=Unit.COUNT),
                Column(key="head", title=Message("head"), unit=Unit.TEXT),
            ),
        ),
    ),
    main="dealers",
    paced=True,
    to_sign=True,
    fold=_fold,
)
