"""Collects what the reporting tables say of a round and its final state does not: movements and times."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from terminal.ledger.projections.bets import MOVEMENTS, carried_over, movements
from terminal.ledger.projections.reporting_table import Row, SettledRound
from terminal.ledger.projections.states import StateFollower
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    BetCorrected,
    BetsReopened,
    DayBegun,
    Event,
    InsuranceRetracted,
    InsuranceTaken,
    RoundCommenced,
    RoundRetracted,
    ShoeOpened,
    TableOpened,
)
from terminal.rounds.state import Table

_ON_THE_FELT = frozenset({TableOpened, ShoeOpened, RoundCommenced, DayBegun, BetsReopened, *MOVEMENTS})
"""The events after which chips lie otherwise on the felt, or in other boxes."""


class RoundBuilder:
    """The round in play, from the event that commenced it until its rows are made.

    A round that an earlier file holds stands here under the event that began the day.
    """

    def __init__(self) -> None:
        self._first: Recorded | None = None
        self._movements: list[Row] = []
        self._taken_utc: list[str] = []
        self._round_before: tuple[Recorded | None, list[Row], list[str]] = (None, [], [])
        """What was noted of the round before, which can be settled again if this one is taken back."""
        self._notes: Mapping[type[Event], Callable[[Recorded, Table], None]] = {
            RoundCommenced: self._commence,
            RoundRetracted: self._go_back,
            DayBegun: self._carry_over,
            **dict.fromkeys(MOVEMENTS, self._move),
            InsuranceTaken: self._insure,
            InsuranceRetracted: self._take_insurance_back,
        }

    @property
    def round_id(self) -> int:
        """Return the number of the event that commenced the round, or that began the day with it.

        Raises `LookupError` if there was none.
        """
        return self._commenced().seq

    def take(self, recorded: Recorded, before: Table) -> None:
        """Take note of one more event; `before` is the table before the act that it belongs to."""
        note = self._notes.get(type(recorded.event))
        if note is not None:
            note(recorded, before)

    def take_up(self, in_play: Iterable[Recorded]) -> None:
        """Take note of the events of the round in play, when the ledger is opened in the middle of it.

        Of the table they tell no more than its boxes and the chips in them, which is all that matters here.
        """
        states = StateFollower()
        for recorded in in_play:
            before = states.table
            if type(recorded.event) in _ON_THE_FELT:
                before, _ = states.after(recorded)
            self.take(recorded, before)

    def finished(self, ending: Recorded, after: Table) -> SettledRound:
        """Return the round that this event has ended; `after` is the table after the act.

        Raises `LookupError` if it never commenced, or has not ended.
        """
        played = after.last
        if played is None or played.settlement is None:
            raise LookupError("no round has ended")
        return SettledRound(
            self._commenced(), ending, played, played.settlement, self._movements, self._taken_utc
        )

    def _commence(self, commenced: Recorded, _before: Table) -> None:
        self._round_before = (self._first, self._movements, self._taken_utc)
        self._first, self._movements, self._taken_utc = commenced, [], []

    def _go_back(self, _retracted: Recorded, _before: Table) -> None:
        """The commencement was taken back."""
        self._first, self._movements, self._taken_utc = self._round_before

    def _carry_over(self, begun: Recorded, _before: Table) -> None:
        """An earlier file holds the last round, which may yet be corrected."""
        played = begun.event.table.last if isinstance(begun.event, DayBegun) else None
        if played is not None:
            self._first = begun
            self._movements = list(carried_over(begun, played))
            self._taken_utc = [begun.at_utc] * len(played.insured)

    def _move(self, recorded: Recorded, before: Table) -> None:
        """Note the movement; a bet that is corrected once the round is over is one of that round."""
        played = (
            before.last if before.round is None and type(recorded.event) is BetCorrected else before.round
        )
        if self._first is not None:
            self._movements += movements(self._first.seq, recorded, played)

    def _insure(self, recorded: Recorded, _before: Table) -> None:
        self._taken_utc.append(recorded.at_utc)

    def _take_insurance_back(self, _recorded: Recorded, _before: Table) -> None:
        self._taken_utc.pop()

    def _commenced(self) -> Recorded:
        if self._first is None:
            raise LookupError("the round did not commence in this ledger")
        return self._first
