"""Folds recorded events into the story of a period: rounds as finally settled, acts, shoes, dealers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import NamedTuple

from terminal.ledger.records import Recorded
from terminal.ledger.times import from_text, to_text
from terminal.reports.crossing import Crossing, Crossings
from terminal.rounds import events as e
from terminal.rounds.evolve import evolve
from terminal.rounds.state import OnDuty, Round, Settlement, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Result

BETS: frozenset[type[e.Event]] = frozenset(
    {
        e.BetPlaced,
        e.BetWithdrawn,
        e.BetRetracted,
        e.WithdrawalRetracted,
        e.TiedBetWithdrawn,
        e.TiedBetPutBack,
        e.BetCorrected,
        e.ExcessRejected,
        e.LosingBetsTaken,
        e.BettorPaid,
    }
)
"""Events that only move chips: the settlement of the round says all that is left of them."""

PASSED_OVER = frozenset(
    event.stored_name for event in (e.BetPlaced, e.BetWithdrawn, e.LosingBetsTaken, e.BettorPaid)
)
"""Stored names of events that need not be read unless a report asks what lay on the felt."""


class StoryUnknown(Exception):
    """The record begins in the middle, so that nobody can tell under which terms a round was played."""


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that is over, as it was finally settled: a settlement that was reversed does not count."""

    played: Round
    settlement: Settlement
    terms: Terms
    """The terms under which it commenced."""
    decks: int
    """The decks of its shoe."""
    dealer: OnDuty
    """Who dealt when it was first settled; without a name where nobody had signed on."""
    commenced: datetime
    closed: datetime | None
    """When the bets were closed; None for a round that was void before."""
    ended: datetime
    """When it was first settled: the period to which it belongs, whatever is corrected later."""
    reversals: int
    """How many times its settlement was reversed."""

    @property
    def void(self) -> bool:
        """Whether it has no result."""
        return self.settlement.result is Result.VOID


class Act(NamedTuple):
    """An event of the period, and the table before it."""

    recorded: Recorded
    table: Table

    @property
    def shoe(self) -> int:
        """The shoe of the round concerned: the open one, or else the one just ended."""
        current = self.table.current
        return self.table.shoes if current is None else current.shoe

    @property
    def round_number(self) -> int | None:
        """The number of that round; None if there is none."""
        current = self.table.current
        return None if current is None else current.number


class Spell(NamedTuple):
    """A dealer's time at the table within the period."""

    dealer: OnDuty
    start: datetime
    end: datetime


class Expected(NamedTuple):
    """The rounds an hour that were expected from a moment on."""

    since: datetime
    pace: Fraction


@dataclass(frozen=True, slots=True)
class Story:
    """What happened in a period, from its start up to, and without, its end."""

    start: datetime
    """The later of the start that was asked for and that of the record."""
    end: datetime
    """The earlier of the end that was asked for and that of the record."""
    rounds: tuple[FinishedRound, ...]
    acts: tuple[Act, ...]
    shoes: tuple[datetime, ...]
    """When a new shoe was put in."""
    spells: tuple[Spell, ...]
    in_force: tuple[Terms, ...]
    """The terms of each game that the table was open for, in order."""
    reopened: tuple[Round, ...]
    """Rounds of the period that were reopened and are not settled again yet."""
    crossings: tuple[Crossing, ...]
    """Rounds that were settled in this period and corrected later, or corrected in it and settled before."""
    expected: tuple[Expected, ...]
    """What pace the house expected, from the start or from when it first said so; empty if it never did."""

    @property
    def seconds(self) -> float:
        """How long the period is, as far as the record goes."""
        return (self.end - self.start).total_seconds()


def tell(
    records: Iterable[Recorded],
    blank: Table,
    start: datetime,
    end: datetime,
    *,
    wanted: frozenset[type[e.Event]] = frozenset(),
    with_bets: bool = False,
) -> Story:
    """The story of a period from the records of a ledger.

    `records` begin before the period, where the table can be known, with the round before it in whole;
    `blank` is a table to begin with; `start` and `end` lie within the record. What is recorded after the end
    is read only until the next round commences: by then nothing can change the rounds before. `wanted` are
    the events to keep as acts.
    Raises `StoryUnknown` if the records do not say under which terms a round was played.
    """
    teller = _Teller(blank, start, end, wanted, with_bets=with_bets)
    for record in records:
        if type(record.event) is e.RoundCommenced and record.at_utc >= teller.until:
            break
        teller.hear(record)
    return teller.story()


@dataclass(slots=True)
class _UnderWay:
    """The round that commenced last."""

    commenced: str
    terms: Terms
    decks: int
    caller: str
    closed: str | None = None
    first_ended: str | None = None
    dealer: OnDuty | None = None
    reversals: int = 0
    last: Round | None = None
    """The round as it was last settled or reopened."""


class _Teller:
    """Hears one record after the other."""

    def __init__(
        self,
        table: Table,
        start: datetime,
        end: datetime,
        wanted: frozenset[type[e.Event]],
        *,
        with_bets: bool,
    ) -> None:
        self.since, self.until = to_text(start), to_text(end)
        self._start, self._end = start, end
        self._table = table
        self._wanted = wanted
        self._skipped = frozenset[type[e.Event]]() if with_bets else BETS
        self._current: _UnderWay | None = None
        self._rounds: list[FinishedRound] = []
        self._acts: list[Act] = []
        self._shoes: list[datetime] = []
        self._spells: list[Spell] = []
        self._on_duty: tuple[OnDuty, str] | None = None
        self._in_force: dict[str, Terms] = {}
        self._reopened: list[Round] = []
        self._crossings = Crossings(self.since, self.until)
        self._expected: list[Expected] = []

    def hear(self, record: Recorded) -> None:
        """Takes in the next record."""
        event, before = record.event, self._table
        kind = type(event)
        inside = self.since <= record.at_utc < self.until
        if inside and kind in self._wanted:
            self._acts.append(Act(record, before))
        if kind in self._skipped:
            return
        if kind is e.RoundCommenced:
            self._close_round()
        table = self._table = evolve(before, event)
        if table.dealer != before.dealer:
            self._relieve(table.dealer, record.at_utc)
        if table.pace != before.pace:
            self._expect(table.pace, record.at_utc)
        self._cross(record, before, table)
        if kind is e.RoundCommenced:
            self._open_round(record, table, inside=inside)
        elif isinstance(event, e.ShoeOpened):
            if inside:
                self._shoes.append(record.at)
        elif self._current is not None:
            self._follow(self._current, record, table)

    def story(self) -> Story:
        """All that was heard."""
        self._close_round()
        self._relieve(None, self.until)
        in_force = self._in_force or {self._table.terms.game: self._table.terms}
        known = self._table.opened is not None
        return Story(
            self._start,
            self._end,
            tuple(self._rounds),
            tuple(self._acts),
            tuple(self._shoes),
            tuple(self._spells),
            tuple(in_force.values()) if known else (),
            tuple(self._reopened),
            self._crossings.all(),
            tuple(self._expected),
        )

    def _cross(self, record: Recorded, before: Table, table: Table) -> None:
        """Looks whether a round is corrected in another period than its own."""
        if isinstance(record.event, e.SettlementReversed):
            ended = None if self._current is None else self._current.first_ended
            self._crossings.reopened(before.last, record.at_utc, ended)
        elif isinstance(record.event, e.RoundConcluded | e.RoundVoided):
            self._crossings.settled(table.last, record.at_utc)

    def _open_round(self, record: Recorded, table: Table, *, inside: bool) -> None:
        if table.opened is None:
            raise StoryUnknown
        decks = table.terms.decks if table.shoe is None else table.shoe.decks
        self._current = _UnderWay(record.at_utc, table.terms, decks, record.actor)
        if inside:
            self._in_force.setdefault(table.terms.game, table.terms)

    def _follow(self, current: _UnderWay, record: Recorded, table: Table) -> None:
        event = record.event
        if isinstance(event, e.BetsClosed):
            current.closed = record.at_utc
        elif isinstance(event, e.RoundConcluded | e.RoundVoided):
            current.last = table.last
            if current.first_ended is None:
                current.first_ended = record.at_utc
                current.dealer = table.dealer
        elif isinstance(event, e.SettlementReversed):
            current.last = table.round
            current.reversals += 1

    def _close_round(self) -> None:
        current, self._current = self._current, None
        if current is None or current.last is None or current.first_ended is None:
            return
        if not self.since <= current.first_ended < self.until:
            return
        settlement = current.last.settlement
        if settlement is None:
            self._reopened.append(current.last)
            return
        self._in_force.setdefault(current.terms.game, current.terms)
        self._rounds.append(
            FinishedRound(
                current.last,
                settlement,
                current.terms,
                current.decks,
                current.dealer or OnDuty(current.caller, ""),
                from_text(current.commenced),
                None if current.closed is None else from_text(current.closed),
                from_text(current.first_ended),
                current.reversals,
            )
        )

    def _expect(self, pace: int | None, at: str) -> None:
        """Another pace is expected: only what is in force within the period counts."""
        if pace is None or at >= self.until:
            return
        if at <= self.since:
            self._expected.clear()
        self._expected.append(Expected(from_text(max(at, self.since)), Fraction(pace)))

    def _relieve(self, dealer: OnDuty | None, at: str) -> None:
        """One dealer leaves, another may come; only the part within the period counts."""
        if self._on_duty is not None:
            leaving, since = self._on_duty
            start, end = max(since, self.since), min(at, self.until)
            if start < end:
                self._spells.append(Spell(leaving, from_text(start), from_text(end)))
        self._on_duty = None if dealer is None else (dealer, at)
