"""The one way into the table: a command is decided, checked, recorded, and only then adopted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.rounds.commands import (
    AssignActingRank,
    CloseDay,
    Command,
    GoOnDuty,
    RecordPinRefused,
    RecordStaffLocked,
    RecordStaffUnlocked,
    RevokeActingRank,
)
from terminal.rounds.events import (
    ClockJumped,
    Event,
    OverrideGranted,
    RoundConcluded,
    RoundVoided,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.invariants import check
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Proof, Staff
from terminal.table.session.acting_ranks import rank_held
from terminal.table.session.clocks import Clock, Elapsed, utc_now
from terminal.table.session.grants import Grant, GrantKeeper
from terminal.table.session.recording import authority_of, place_of

TOLERATED_JUMP = timedelta(milliseconds=100)
"""A clock that is set back by less is not worth a record of its own."""


_WITHOUT_DEALER = (
    CloseDay,
    GoOnDuty,
    AssignActingRank,
    RevokeActingRank,
    RecordPinRefused,
    RecordStaffLocked,
    RecordStaffUnlocked,
)
"""What may be done at a table with staff while nobody deals."""


class Actor(Struct, frozen=True):
    """Who acts, and in which rank."""

    number: str
    """Staff number; `unsigned` where nobody has signed."""
    rank: Rank


UNSIGNED = "unsigned"
NOBODY = Actor(UNSIGNED, Rank.DEALER)
PROFILE = Actor("profile", Rank.SHIFT_MANAGER)
"""The house, where it acts through the profile of its table."""


class Done(Struct, frozen=True):
    """What a command has brought about."""

    events: tuple[Event, ...]
    head: Head


class TableSession:
    """A table in use: its state, its ledger and whoever acts at it.

    A session that knows staff takes the rank of a Dealer from anybody, and a higher one from a grant alone;
    one without staff, as `replay` plays it, takes the word of its caller. Not for several threads: commands
    are handled one by one, as they are touched.
    """

    def __init__(
        self,
        ledger: Ledger,
        table: Table,
        *,
        clock: Clock = utc_now,
        acting: Actor = NOBODY,
        staff: Staff | None = None,
        elapsed: Elapsed = time.monotonic,
    ) -> None:
        self.ledger = ledger
        self._acting = acting
        self._situation = Situation(table)
        self._clock = clock
        self._elapsed = elapsed
        self._staff = staff
        self._grants = GrantKeeper(elapsed)
        self._hold: tuple[str, float | None] | None = None
        self._listeners: list[Callable[[Table, Table], None]] = []

    @property
    def table(self) -> Table:
        """The state that is on record."""
        return self._situation.table

    @property
    def situation(self) -> Situation:
        """What that state calls for; the same for everybody who asks."""
        return self._situation

    @property
    def acting(self) -> Actor:
        """Whoever deals, in the rank of a Dealer; or who was named at the start, while nobody does."""
        dealer = self.table.dealer
        return self._acting if dealer is None else Actor(dealer.number, Rank.DEALER)

    def now(self) -> datetime:
        """The time by the session's clock."""
        return self._clock()

    def on_change(self, listener: Callable[[Table, Table], None]) -> None:
        """Calls `listener(before, after)` after every act that is on record."""
        self._listeners.append(listener)

    def handle(
        self,
        command: Command,
        *,
        grant: Grant | None = None,
        proof: Proof | None = None,
        acting: Actor | None = None,
        token: str | None = None,
    ) -> Done | Refusal:
        """Does one command, or says why not.

        `grant` raises the rank for this command; `proof` shows who goes on duty; `acting` names somebody
        other than the dealer on duty; `token` is that of whoever holds the session. When this returns `Done`
        the act is durable. Raises `NotRecorded` if the ledger cannot take it (nothing has changed then),
        `InvariantBroken` for a bug of ours.
        """
        by = acting or self.acting
        at = self._clock()
        wrong = self._barred(command, by, token) or self._not_signed(command, proof)
        if wrong is None and grant is not None:
            wrong = self._grant_refused(grant, command, by, at)
        if wrong is not None:
            return wrong
        rank = by.rank if grant is None else grant.rank
        before = self.table
        decided = self._situation.decide(command, rank)
        if isinstance(decided, Refusal):
            return decided
        after = evolve_all(before, decided)
        check(before, after)
        events = [*self._jump(at), *self._override(grant, command, by), *decided]
        head = self._record(command, events, after, at=at, by=by, grant=grant)
        self._grants.drop()
        self._situation = Situation(after)
        for listener in self._listeners:
            listener(before, after)
        return Done(tuple(events), head)

    def check(
        self, command: Command, *, acting: Actor | None = None, token: str | None = None
    ) -> Refusal | None:
        """The refusal that a command would meet now, None if it would be done; changes nothing."""
        by = acting or self.acting
        wrong = self._barred(command, by, token)
        if wrong is not None:
            return wrong
        return self._situation.refusal(command, by.rank)

    def mint(
        self,
        proof: Proof,
        command: Command,
        *,
        reason: str,
        acting: Actor | None = None,
        token: str | None = None,
    ) -> Grant | Refusal:
        """The consent of whoever has just proved who they are, to a command that `acting` asks for.

        For the staff code of `authority`. The rank is the person's own or the acting one in force; the grant
        is good once, for a minute, while nothing else happens.
        """
        by = acting or self.acting
        at = self._clock()
        wrong = self._barred(command, by, token)
        if wrong is not None:
            return wrong
        if self._staff is None or not self._staff.redeem(proof):
            return _not_proved()
        rank, until = rank_held(proof.number, proof.rank, self.table.acting, at)
        if isinstance(command, AssignActingRank):
            if command.assigned_by != proof.number:
                return refuse("not_proved", "Only who assigns a rank approves it.")
            rank, until = proof.rank, None  # a rank is assigned by somebody who has it, not by who acts in it
        if proof.number in (by.number, self.acting.number):
            return _own_request(rank)
        refused = self._situation.refusal(command, rank)
        if refused is not None:
            return refused
        grant = Grant(proof.number, proof.name, rank, reason, command, by.number, self.ledger.head)
        return self._grants.keep(grant, until)

    def hold(self, token: str, seconds: float | None = None) -> bool:
        """Keeps everybody else waiting while a dialog or a device has the table; False if it is held already.

        `token` is new for each dialog. After so many seconds the hold ends by itself, as if it were released.
        """
        if self._holder() not in (None, token):
            return False
        self._hold = (token, None if seconds is None else self._elapsed() + seconds)
        return True

    def release(self, token: str) -> None:
        """Ends a hold, and with it a grant not yet used; without effect for anybody but the holder."""
        if self._holder() == token:
            self._hold = None
            self._grants.drop()

    def waits(self, token: str | None = None) -> Refusal | None:
        """Why whoever has this token, or none, must wait; None if the way is free."""
        holder = self._holder()
        if holder is not None and token != holder:
            return refuse("held", "Answer the open question first.")
        if holder is None and token is not None:
            return refuse("hold_ended", "That question was closed meanwhile. Nothing was done. Ask it again.")
        return None

    def go_on_in(self, ledger: Ledger, table: Table) -> None:
        """Goes on in the ledger of the next day, with the table as it stands there; for `day` alone."""
        before, self.ledger, self._situation = self.table, ledger, Situation(table)
        self._grants.drop()
        for listener in self._listeners:
            listener(before, table)

    def tidy(self) -> None:
        """Between rounds: the head into its file, the log into the ledger. Any thread may do this."""
        self.ledger.write_head()
        self.ledger.checkpoint()

    def _holder(self) -> str | None:
        if self._hold is None:
            return None
        token, until = self._hold
        if until is not None and self._elapsed() > until:
            self._hold = None
            self._grants.drop()
            return None
        return token

    def _barred(self, command: Command, by: Actor, token: str | None) -> Refusal | None:
        """What stands in the way of any command, whatever it is worth."""
        waiting = self.waits(token)
        if waiting is not None or self._staff is None:
            return waiting
        if by.rank is not Rank.DEALER:
            return refuse("rank_not_proved", "A rank above the Dealer's is proved anew for each act.")
        if self.table.dealer is None and not isinstance(command, _WITHOUT_DEALER):
            return refuse("nobody_on_duty", "Nobody is signed on at this table. Sign on first.")
        return None

    def _not_signed(self, command: Command, proof: Proof | None) -> Refusal | None:
        """Who goes on duty at a table with staff has just proved who they are."""
        if self._staff is None or not isinstance(command, GoOnDuty):
            return None
        if proof is None or not self._staff.redeem(proof):
            return _not_proved()
        return None if (proof.number, proof.name) == (command.number, command.name) else _not_proved()

    def _grant_refused(self, grant: Grant, command: Command, by: Actor, at: datetime) -> Refusal | None:
        if (
            not self._grants.holds(grant, at)
            or grant.command != command
            or grant.head != self.ledger.head
            or grant.asked_by != by.number
        ):
            return refuse("stale_grant", "The table has changed since that was approved. Ask again.")
        return None

    def _override(self, grant: Grant | None, command: Command, by: Actor) -> Sequence[Event]:
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
        *,
        at: datetime,
        by: Actor,
        grant: Grant | None,
    ) -> Head:
        shoe, round_number = place_of(self.table, after)
        return self.ledger.append(
            command,
            events,
            at=at,
            shoe=shoe,
            round_number=round_number,
            actor=by.number,
            authority=authority_of(by.rank, grant),
        )


def _not_proved() -> Refusal:
    return refuse("not_proved", "Say again who you are: the approval has lapsed.")


def _own_request(needs: Rank) -> Refusal:
    return refuse("own_request", "Nobody approves what they asked for themselves.", needs=needs)


def round_ended(events: Iterable[Event]) -> bool:
    """Whether these events end a round, so that the ledger may be tidied."""
    return any(isinstance(event, RoundConcluded | RoundVoided) for event in events)
