"""The one way into the table: a command is decided, checked, recorded, and only then adopted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head, Recorded
from terminal.rounds.commands import Command
from terminal.rounds.decide import decide
from terminal.rounds.events import (
    ClockJumped,
    Event,
    OverrideGranted,
    RoundConcluded,
    RoundVoided,
)
from terminal.rounds.evolve import evolve, evolve_all
from terminal.rounds.invariants import check
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms

Clock = Callable[[], datetime]

TOLERATED_JUMP = timedelta(milliseconds=100)
"""A clock that is set back by less is not worth a record of its own."""


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Acting:
    """Who acts, and in which rank."""

    number: str
    """Staff number; `unsigned` where nobody has signed."""
    rank: Rank


UNSIGNED = "unsigned"
NOBODY = Acting(UNSIGNED, Rank.DEALER)


@dataclass(frozen=True, slots=True)
class Grant:
    """A higher rank's consent to one command in one state; minted by the staff code alone, used once."""

    number: str
    name: str
    rank: Rank
    reason: str
    command: Command
    head: Head
    """The head of the ledger when it was given: any act since then, its own included, makes it void."""


@dataclass(frozen=True, slots=True)
class Done:
    """What a command has brought about."""

    events: tuple[Event, ...]
    head: Head


class TableSession:
    """A table in use: its state, its ledger and whoever acts at it.

    Not for several threads: commands are handled one by one, as they are touched.
    """

    def __init__(self, ledger: Ledger, table: Table, *, clock: Clock = utc_now, acting: Acting = NOBODY) -> None:
        self.ledger = ledger
        self.acting = acting
        self._table = table
        self._clock = clock
        self._holder: str | None = None
        self._listeners: list[Callable[[Table, Table], None]] = []

    @property
    def table(self) -> Table:
        """The state that is on record."""
        return self._table

    def on_change(self, listener: Callable[[Table, Table], None]) -> None:
        """Calls `listener(before, after)` after every act that is on record."""
        self._listeners.append(listener)

    def handle(
        self,
        command: Command,
        *,
        grant: Grant | None = None,
        acting: Acting | None = None,
        token: str | None = None,
    ) -> Done | Refusal:
        """Does one command, or says why not.

        `grant` raises the rank for this command; `acting` names somebody other than the dealer on duty; `token` is that
        of whoever holds the session. When this returns `Done` the act is durable. Raises `NotRecorded` if the ledger
        cannot take it (nothing has changed then), `InvariantBroken` for a bug of ours.
        """
        if self._holder is not None and token != self._holder:
            return refuse("held", "Answer the open question first.")
        by = acting or self.acting
        rank = by.rank
        if grant is not None:
            wrong = self._grant_refused(grant, command, by)
            if wrong is not None:
                return wrong
            rank = grant.rank
        before = self._table
        decided = decide(before, command, rank)
        if isinstance(decided, Refusal):
            return decided
        after = evolve_all(before, decided)
        check(before, after)
        at = self._clock()
        events = [*self._jump(at), *self._override(grant, command, by), *decided]
        head = self._record(command, events, after, at, by, grant)
        self._table = after
        for listener in self._listeners:
            listener(before, after)
        return Done(tuple(events), head)

    def would(self, command: Command, *, acting: Acting | None = None) -> Refusal | None:
        """The refusal that a command would meet now, None if it would be done; changes nothing."""
        if self._holder is not None:
            return refuse("held", "Answer the open question first.")
        decided = decide(self._table, command, (acting or self.acting).rank)
        return decided if isinstance(decided, Refusal) else None

    def hold(self, token: str) -> bool:
        """Keeps everybody else waiting while a dialog or a device has the table; False if it is held already."""
        if self._holder is not None and self._holder != token:
            return False
        self._holder = token
        return True

    def release(self, token: str) -> None:
        """Ends a hold; without effect for anybody but the holder."""
        if self._holder == token:
            self._holder = None

    def tidy(self) -> None:
        """Between rounds: the head into its file, the write-ahead log into the ledger. Any thread may do this."""
        self.ledger.write_head()
        self.ledger.checkpoint()

    def _grant_refused(self, grant: Grant, command: Command, by: Acting) -> Refusal | None:
        if grant.command != command or grant.head != self.ledger.head:
            return refuse("stale_grant", "The table has changed since that was approved. Ask again.")
        if grant.number == by.number:
            return refuse("own_request", "Nobody approves what they asked for themselves.", needs=grant.rank)
        return None

    def _override(self, grant: Grant | None, command: Command, by: Acting) -> Sequence[Event]:
        if grant is None:
            return ()
        return (
            OverrideGranted(
                grant.number, grant.name, grant.rank, by.number, type(command).__name__, grant.reason
            ),
        )

    def _jump(self, at: datetime) -> Sequence[Event]:
        behind = self.ledger.clock_behind(at)
        return () if behind <= TOLERATED_JUMP else (ClockJumped(behind // timedelta(milliseconds=1)),)

    def _record(
        self,
        command: Command,
        events: Sequence[Event],
        after: Table,
        at: datetime,
        by: Acting,
        grant: Grant | None,
    ) -> Head:
        current = after.current
        return self.ledger.append(
            command,
            events,
            at=at,
            shoe=after.shoes,
            round_number=0 if current is None else current.number,
            actor=by.number,
            authority=by.rank.value if grant is None else f"{grant.rank.value} {grant.number}",
        )


def round_ended(events: Iterable[Event]) -> bool:
    """Whether these events end a round, so that the ledger may be tidied."""
    return any(isinstance(event, RoundConcluded | RoundVoided) for event in events)


def recover(ledger: Ledger, terms: Terms) -> Table:
    """The state that the ledger holds: read from the last shoe, or the one before if no round of the last has begun.

    `terms` only serve a ledger that is still empty.
    """
    table = _folded(ledger.read_from_shoe_start(), Table(terms))
    if table.shoes > 1 and table.rounds == 0:
        return _folded(ledger.read_from_shoe_start(1), Table(terms))
    return table


def _folded(records: Iterable[Recorded], table: Table) -> Table:
    for record in records:
        table = evolve(table, record.event)
    return table
