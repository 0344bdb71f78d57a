"""The read model of every report: what happened in a period, folded from the recorded events in one pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar
from zoneinfo import ZoneInfo

from terminal.ledger.records import Recorded
from terminal.ledger.times import from_text, to_text
from terminal.reports.late_corrections import LateCorrection, LateCorrections
from terminal.reports.period import Period
from terminal.reports.turnover import PlayedBet, bets_played, neglected_bets
from terminal.rounds import events as e
from terminal.rounds.evolve import evolve
from terminal.rounds.foreign_write_record import ForeignWrite
from terminal.rounds.settlement import Line, Settlement
from terminal.rounds.staff_record import StaffRecord
from terminal.rounds.state import OnDuty, Round, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Result
from terminal.rules.game import Game

E = TypeVar("E", bound=e.Event)
E_co = TypeVar("E_co", bound=e.Event, covariant=True)

CORRECTIONS = (
    e.CardCorrected,
    e.BetCorrected,
    e.BetRetracted,
    e.WithdrawalRetracted,
    e.TiedBetPutBack,
    e.CardRetracted,
    e.CardCovered,
    e.InsuranceRetracted,
    e.RoundRetracted,
    e.BetsReopened,
    e.ExcessPutBack,
    e.SqueezeRetracted,
    e.InsuranceOfferRetracted,
    e.InsuranceDeclineRetracted,
    e.InsuranceReopened,
    e.OptionRetracted,
    e.TakingRetracted,
    e.TakingUpToRetracted,
    e.PaymentRetracted,
    e.CutCardRetracted,
    e.LastRoundRetracted,
    e.BurnRetracted,
)
"""The events that correct an entry or take one back."""

SECURITY = (
    e.PinRefused,
    e.StaffLocked,
    e.StaffUnlocked,
    e.ApprovalRefused,
    e.StaffKnown,
    e.StaffChanged,
    e.StaffDiffers,
    e.StaffRestored,
    e.ClockJumped,
    e.ClockConfirmed,
    e.ForeignWriteFound,
    e.ForeignWriteSigned,
    e.TableOpened,
    e.LimitsSet,
    e.PaceSet,
    e.SettingsAdopted,
    e.ReadingAdopted,
    e.TableKeyKnown,
    e.NoteKeyKnown,
    e.ProgramChecksRecorded,
    e.BetsReopened,
)
"""The events that tell of people, clock and terms rather than of the game."""

DISPLAY = (e.LastRoundAnnounced, e.DisplayPutRight)
"""The events that tell what was announced and put right on the players' display."""

_ACTS = frozenset(
    {
        *(e.OverrideGranted, e.IrregularityDecided, e.ExcessRejected, e.WentOnDuty, e.DayClosed),
        *(*CORRECTIONS, *SECURITY, *DISPLAY),
    }
)
"""The events that reports show one by one."""

_BETS: frozenset[type[e.Event]] = frozenset(
    {
        e.BetPlaced,
        e.BetWithdrawn,
        e.BetRetracted,
        e.WithdrawalRetracted,
        e.TiedBetWithdrawn,
        e.TiedBetPutBack,
        e.BetCorrected,
        e.ExcessRejected,
        e.ExcessPutBack,
        e.LosingBetsTaken,
        e.LosingBetsTakenUpTo,
        e.BettorPaid,
        e.TakingRetracted,
        e.TakingUpToRetracted,
        e.PaymentRetracted,
    }
)
"""Events that only move chips: the settlement of the round says all that is left of them."""

UNREAD_BETS = frozenset(
    event.stored_name
    for event in (e.BetPlaced, e.BetWithdrawn, e.LosingBetsTaken, e.LosingBetsTakenUpTo, e.BettorPaid)
)
"""Stored names of events that need not be read unless a report shows what lay on the felt."""

_NO_WAY_BACK = frozenset({e.RoundCommenced, e.RoundConcluded, e.RoundVoided})
"""Events of a round, or of the next, after which its commencement is not taken back any more."""

Span = tuple[datetime, datetime]


class HistoryUnknown(Exception):
    """The record begins in the middle, so that nobody can tell under which terms a round was played."""


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that is over, as it was finally settled: a settlement that was reversed does not count."""

    played: Round
    settlement: Settlement
    terms: Terms
    """The terms under which it commenced."""
    bets: tuple[PlayedBet, ...]
    """The bets that were played for."""
    neglected: tuple[Line, ...]
    """Original Bets returned for neglected insurance (NCI ¶5.13)."""
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


@dataclass(frozen=True, slots=True)
class Act(Generic[E_co]):
    """An event of the period that reports show, and the table before it."""

    recorded: Recorded
    event: E_co
    table: Table

    @property
    def dealer(self) -> str:
        """The staff number of who entered it."""
        return self.recorded.actor

    @property
    def person(self) -> str:
        """The staff number behind it: that of the override, where there was one."""
        return self.recorded.authority.partition(" ")[2] or self.recorded.actor

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

    def place(self) -> Mapping[str, datetime | int | None]:
        """Return when it was, and in which shoe and round, by the keys of their columns."""
        return {"at": self.recorded.at, "shoe": self.shoe, "round": self.round_number}


class DutySpan(NamedTuple):
    """A dealer's time at the table within the period."""

    dealer: OnDuty
    start: datetime
    end: datetime


class Reopening(NamedTuple):
    """A call of no more bets that was taken back (RULINGS 27)."""

    act: Act[e.BetsReopened]
    since_call: timedelta
    """How long after the call."""
    changed: int | None
    """How many bets were changed until the next call; None if there was none in the round."""


class ExpectedPace(NamedTuple):
    """The rounds an hour that were expected from a moment on."""

    since: datetime
    pace: Fraction


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodHistory:
    """What happened in a period, from its start up to, and without, its end."""

    zone: ZoneInfo
    """The zone of the house."""
    start: datetime
    """The later of the start that was asked for and that of the record."""
    end: datetime
    """The earlier of the end that was asked for and that of the record."""
    rounds: tuple[FinishedRound, ...] = ()
    acts: tuple[Act[e.Event], ...] = ()
    """What reports show one by one, in order."""
    shoes: tuple[datetime, ...] = ()
    """When a new shoe was put in."""
    duty_spans: tuple[DutySpan, ...] = ()
    terms: tuple[Terms, ...] = ()
    """The terms of each game that the table was open for, in order."""
    reopened: tuple[Round, ...] = ()
    """Rounds of the period that were reopened and are not settled again yet."""
    late_corrections: tuple[LateCorrection, ...] = ()
    """Rounds that were settled in this period and corrected later, or corrected in it and settled before."""
    reopenings: tuple[Reopening, ...] = ()
    """The calls of no more bets that were taken back in the period."""
    expected: tuple[ExpectedPace, ...] = ()
    """What pace the house expected, from the start of the period on; empty if it never said so."""
    staff: StaffRecord | None = None
    """What the record knows of the staff where it ends."""
    foreign_writes: tuple[ForeignWrite, ...] = ()
    """What other programs have written into the ledger, up to where it ends."""
    table_key: str | None = None
    """The public key of the table where it ends."""
    stretches: tuple[Span, ...] = ()
    """The parts of the period between confirmations of the clock; empty if it was not confirmed in it."""
    between: timedelta = timedelta(0)
    """What has gone by between one such part and the next, whatever the clock showed."""

    def begins(self, span: DutySpan) -> bool:
        """Return whether a dealer came at the start of a span, rather than the clock being confirmed."""
        return all(span.start != start for start, _ in self.stretches[1:])

    @property
    def games(self) -> list[Game]:
        """The games that the table was open for, in order."""
        return [terms.rules for terms in self.terms]

    def acts_of(self, kind: type[E]) -> Iterator[Act[E]]:
        """Yield the acts of one kind of event."""
        for act in self.acts:
            if isinstance(act.event, kind):
                yield act  # type: ignore[misc]

    def target(self, spans: Iterable[Span]) -> Fraction | None:
        """Return the rounds an hour to reach over some spans, the mean by time; None if not known."""
        if not self.expected:
            return None
        time, rounds = 0, Fraction(0)
        for start, end in spans:
            ends = [*(later.since for later in self.expected[1:]), end]
            for step, until in zip(self.expected, ends, strict=True):
                length = (min(end, until) - max(start, step.since)) // datetime.resolution
                if length > 0:
                    time += length
                    rounds += length * step.pace
        return rounds / time if time else self.expected[-1].pace


def fold_history(
    records: Iterable[Recorded],
    blank: Table,
    span: Span,
    zone: ZoneInfo,
    *,
    with_bets: bool = False,
    pace: Fraction | None = None,
    clock_confirmed_at: int = 0,
) -> PeriodHistory:
    """Return the history of a period from the records of a ledger.

    `records` begin before the period, where the table can be known, with the round before it in whole;
    `blank` is a table to begin with; `span` lies within the record. What is recorded after its end is read
    only until the next round is over: by then nothing can change the rounds before. `with_bets` follows
    the chips on the felt too; `pace` is expected instead of what is on record. From the event
    `clock_confirmed_at` on times only rise.
    Raises `HistoryUnknown` if the records do not say under which terms a round was played.
    """
    folding = _Folding(blank, span, with_bets=with_bets)
    commenced_later = False
    for record in records:
        kind = type(record.event)
        if commenced_later and kind in _NO_WAY_BACK and record.seq > clock_confirmed_at:
            break
        folding.apply(record)
        if kind is e.RoundCommenced and folding.period.is_over(record.at_utc):
            commenced_later = True
        elif kind in (e.RoundRetracted, e.ClockConfirmed):
            commenced_later = False
    return folding.history(zone, pace)


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


class _Folding:
    """Applies one record after the other."""

    def __init__(self, table: Table, span: Span, *, with_bets: bool) -> None:
        self.period = Period(*map(to_text, span))
        self._span = span
        self._table = table
        self._skipped = frozenset[type[e.Event]]() if with_bets else _BETS
        self._current: _UnderWay | None = None
        self._before: tuple[_UnderWay | None, int, int] = (None, 0, 0)
        """The round before, and how many rounds were over and reopened before it was left."""
        self._reopenings: list[Reopening] = []
        self._reopening: int | None = None
        """The place of the one after which no more bets has not been called again."""
        self._rounds: list[FinishedRound] = []
        self._acts: list[Act[e.Event]] = []
        self._shoes: list[datetime] = []
        self._duty_spans: list[DutySpan] = []
        self._on_duty: tuple[OnDuty, str] | None = None
        self._terms: dict[str, Terms] = {}
        self._reopened: list[Round] = []
        self._late_corrections = LateCorrections(self.period)
        self._expected: list[ExpectedPace] = []
        self._at = self._at_before = self._stretch = ""
        self._stretches: list[Span] = []
        self._between = timedelta(0)
        self._follow: Mapping[type[e.Event], Callable[[Recorded, Table], None]] = {
            e.ShoeOpened: self._open_shoe,
            e.RoundCommenced: self._open_round,
            e.RoundRetracted: self._retract_round,
            e.BetsClosed: self._close_bets,
            e.BetsReopened: self._reopen_bets,
            e.RoundConcluded: self._settle,
            e.RoundVoided: self._settle,
            e.SettlementReversed: self._reopen,
            e.ClockConfirmed: self._confirm_clock,
        }

    def apply(self, record: Recorded) -> None:
        """Apply the next record."""
        event, at, before = record.event, record.at_utc, self._table
        kind = type(event)
        if at != self._at:
            self._at_before, self._at = self._at, at
        self._stretch = self._stretch or at
        if kind in _ACTS and self.period.holds(at):
            self._acts.append(Act(record, event, before))
        if isinstance(event, e.IrregularityRetracted | e.ExcessPutBack):
            self._take_off(event)
        if kind in self._skipped:
            return
        if kind is e.RoundCommenced:
            self._before = self._current, len(self._rounds), len(self._reopened)
            self._close_round()
        table = self._table = evolve(before, event)
        if table.dealer != before.dealer:
            self._relieve(table.dealer, at)
        if table.pace != before.pace:
            self._expect(table.pace, at)
        follow = self._follow.get(kind)
        if follow is not None:
            follow(record, before)

    def _take_off(self, event: e.IrregularityRetracted | e.ExcessPutBack) -> None:
        """Take an act off that was taken back: the later event stands for it."""
        for place in reversed(range(len(self._acts))):
            act = self._acts[place]
            if isinstance(event, e.IrregularityRetracted):
                found = act.recorded.seq == event.seq
            else:
                found = isinstance(act.event, e.ExcessRejected)
            if found:
                del self._acts[place]
                return

    def history(self, zone: ZoneInfo, pace: Fraction | None) -> PeriodHistory:
        """Return all that was applied."""
        self._close_round()
        self._relieve(None, self.period.end)
        if self._stretches:
            self._end_stretch(self._at)
        start, end = self._span
        # The first pace on record counts for the time before it too: until then nobody had said otherwise.
        expected = [*(first._replace(since=start) for first in self._expected[:1]), *self._expected[1:]]
        terms = self._terms or {self._table.terms.game: self._table.terms}
        return PeriodHistory(
            zone=zone,
            start=start,
            end=end,
            rounds=tuple(self._rounds),
            acts=tuple(self._acts),
            shoes=tuple(self._shoes),
            duty_spans=tuple(self._duty_spans),
            terms=() if self._table.opened is None else tuple(terms.values()),
            reopened=tuple(self._reopened),
            late_corrections=self._late_corrections.all(),
            reopenings=tuple(self._reopenings),
            expected=tuple(expected) if pace is None else (ExpectedPace(start, pace),),
            stretches=tuple(self._stretches),
            between=self._between,
            staff=self._table.staff,
            foreign_writes=self._table.foreign_writes,
            table_key=self._table.table_key,
        )

    def _confirm_clock(self, record: Recorded, _before: Table) -> None:
        """Begin to count again at the time that was confirmed, with the dealer who goes on."""
        if not isinstance(record.event, e.ClockConfirmed):
            raise TypeError(f"{record.event.stored_name} confirms no clock")
        then = record.at - timedelta(milliseconds=record.event.shift_milliseconds)
        dealer, ended = self._table.dealer, self._at_before or record.at_utc
        self._end_stretch(ended)
        if self.period.holds(record.at_utc):
            self._between += max(then - from_text(ended), timedelta(0))
        self._relieve(dealer, to_text(then))
        self._on_duty = None if dealer is None else (dealer, record.at_utc)
        self._stretch = record.at_utc

    def _end_stretch(self, at: str) -> None:
        start, end = max(self._stretch, self.period.start), min(at, self.period.end)
        self._stretches.append((from_text(start), from_text(max(start, end))))

    def _open_shoe(self, record: Recorded, _before: Table) -> None:
        if self.period.holds(record.at_utc):
            self._shoes.append(record.at)

    def _open_round(self, record: Recorded, _before: Table) -> None:
        table = self._table
        if table.opened is None:
            raise HistoryUnknown
        decks = table.terms.decks if table.shoe is None else table.shoe.decks
        self._current = _UnderWay(record.at_utc, table.terms, decks, record.actor)
        if self.period.holds(record.at_utc):
            self._terms.setdefault(table.terms.game, table.terms)

    def _retract_round(self, _record: Recorded, _before: Table) -> None:
        """There was no such round: the one before is the last again."""
        self._current, rounds, reopened = self._before
        del self._rounds[rounds:]
        del self._reopened[reopened:]
        if self._reopening is not None:
            self._say_changed(self._reopenings[self._reopening].act.event.bets)

    def _close_bets(self, record: Recorded, _before: Table) -> None:
        if self._current is not None:
            self._current.closed = record.at_utc
        if isinstance(record.event, e.BetsClosed):
            self._say_changed(record.event.changed)

    def _reopen_bets(self, record: Recorded, before: Table) -> None:
        event, current = record.event, self._current
        called = None if current is None else current.closed
        if current is not None:
            current.closed = None
        if not isinstance(event, e.BetsReopened) or not self.period.holds(record.at_utc):
            return
        since = timedelta(0) if called is None else record.at - from_text(called)
        self._reopening = len(self._reopenings)
        self._reopenings.append(Reopening(Act(record, event, before), since, None))

    def _say_changed(self, bets: int) -> None:
        """Note how many bets were changed after a reopening, once that is known."""
        place, self._reopening = self._reopening, None
        if place is not None:
            self._reopenings[place] = self._reopenings[place]._replace(changed=bets)

    def _settle(self, record: Recorded, _before: Table) -> None:
        current, table = self._current, self._table
        self._late_corrections.apply_settled(table.last, record.at_utc)
        if current is not None:
            current.last = table.last
            if current.first_ended is None:
                current.first_ended, current.dealer = record.at_utc, table.dealer

    def _reopen(self, record: Recorded, before: Table) -> None:
        current = self._current
        first_ended = None if current is None else current.first_ended
        self._late_corrections.apply_reopened(before.last, record.at_utc, first_ended)
        if current is not None:
            current.last = self._table.round
            current.reversals += 1

    def _close_round(self) -> None:
        current, self._current = self._current, None
        if current is None or current.last is None or current.first_ended is None:
            return
        if not self.period.holds(current.first_ended):
            return
        played, settlement, terms = current.last, current.last.settlement, current.terms
        if settlement is None:
            self._reopened.append(played)
            return
        self._terms.setdefault(terms.game, terms)
        self._rounds.append(
            FinishedRound(
                played,
                settlement,
                terms,
                tuple(bets_played(played, settlement, terms.game, current.decks)),
                neglected_bets(played, settlement),
                current.dealer or OnDuty(current.caller, ""),
                from_text(current.commenced),
                None if current.closed is None else from_text(current.closed),
                from_text(current.first_ended),
                current.reversals,
            )
        )

    def _expect(self, pace: int | None, at: str) -> None:
        """Note another expected pace; only what is in force within the period counts."""
        if pace is None or self.period.is_over(at):
            return
        if at <= self.period.start:
            self._expected.clear()
        self._expected.append(ExpectedPace(from_text(max(at, self.period.start)), Fraction(pace)))

    def _relieve(self, dealer: OnDuty | None, at: str) -> None:
        """Note that one dealer leaves and another may come; only the part within the period counts."""
        if self._on_duty is not None:
            leaving, since = self._on_duty
            start, end = max(since, self.period.start), min(at, self.period.end)
            if start < end:
                self._duty_spans.append(DutySpan(leaving, from_text(start), from_text(end)))
        self._on_duty = None if dealer is None else (dealer, at)
