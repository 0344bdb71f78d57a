"""The one way into the table: a command is decided, checked, recorded, and only then adopted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.errors import LedgerError
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
from terminal.rounds.taking_back import note_act
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Denied, Proof, Signature, Staff
from terminal.table.people.staff_file import StaffError
from terminal.table.session.acting_ranks import rank_held
from terminal.table.session.clocks import Clock, Elapsed, utc_now
from terminal.table.session.grants import GRANT_SECONDS, Grant
from terminal.table.session.recording import authority_of, place_of

TOLERATED_JUMP = timedelta(milliseconds=100)
"""A clock that is set back by less is not worth a record of its own."""

LONGEST_REASON: Final = 200
"""Characters of a reason."""

CANNOT_PROVE: Final = "cannot_prove"
"""The code of a refusal where nobody can show who they are: the staff file or the ledger is at fault."""


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
    """A table in use: its state, its ledger and the person acting.

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
        self._unrecorded: Grant | None = None
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
        """The dealer on duty, in the rank of a Dealer; the person named at the start, while nobody is."""
        dealer = self.table.dealer
        return self._acting if dealer is None else Actor(dealer.number, Rank.DEALER)

    def now(self) -> datetime:
        """Return the time by the session's clock."""
        return self._clock()

    def on_change(self, listener: Callable[[Table, Table], None]) -> None:
        """Call `listener(before, after)` after every act that is on record."""
        self._listeners.append(listener)

    def handle(
        self, command: Command, *, acting: Actor | None = None, token: str | None = None
    ) -> Done | Refusal:
        """Do one command, or say why not.

        `acting` names somebody other than the dealer on duty; `token` is that of the hold, if there is one.
        When this returns `Done` the act is durable. Raises `NotRecorded` if the ledger cannot take it
        (nothing has changed then), `InvariantBroken` for a bug of ours.
        """
        by = acting or self.acting
        wrong = self._barred(command, by, token)
        if wrong is None and self._staff is not None and isinstance(command, GoOnDuty):
            wrong = refuse("not_proved", "Say who you are: a dealer goes on duty with a signature.")
        return wrong or self._act(command, by)

    def check(
        self, command: Command, *, acting: Actor | None = None, token: str | None = None
    ) -> Refusal | None:
        """Return the refusal that a command would meet now, None if it would be done; change nothing."""
        by = acting or self.acting
        return self._barred(command, by, token) or self._situation.refusal(command, by.rank)

    def approve(
        self, command: Command, signature: Signature, reason: str, *, acting: Actor | None = None
    ) -> Done | Refusal:
        """Do a command that the rank of the person who asks does not allow, on the authority of who signs.

        `acting` names somebody other than the dealer on duty as the person who asks. A wrong PIN goes on
        record. The rank is the signer's own or the acting one in force; an `AssignActingRank` that names
        nobody as `assigned_by` is completed with the signer. Raises `NotRecorded` if the ledger cannot take
        the act: nothing has changed then, and `retry` does it without another signature.
        """
        by = acting or self.acting
        wrong = (
            self._barred(command, by, signature.token)
            or self._not_for_approval(command, by)
            or _reason_refused(reason, signature.pin)
        )
        if wrong is not None:
            return wrong
        proof = self.prove(signature)
        if isinstance(proof, Refusal):
            return proof
        grant = self._consent(proof, command, by, reason.strip())
        if isinstance(grant, Refusal):
            return grant
        return self._barred(command, by, signature.token) or self._act(grant.command, by, grant)

    def retry(
        self, command: Command, *, acting: Actor | None = None, token: str | None = None
    ) -> Done | Refusal:
        """Do again what was approved just now but could not be recorded, if nothing else has happened since.

        `acting` and `token` are those of the approval. Raises `NotRecorded` as `approve` does.
        """
        by = acting or self.acting
        wrong = self._barred(command, by, token)
        if wrong is not None:
            return wrong
        grant, head = self._unrecorded, self.ledger.head
        if grant is None or not grant.serves(
            command, by.number, head, elapsed=self._elapsed(), at=self._clock()
        ):
            return refuse("stale_grant", "The table has changed since that was approved. Ask again.")
        return self._act(command, by, grant)

    def sign_on(self, signature: Signature) -> Done | Refusal:
        """Let a dealer take the table over, from nobody or in relief of another, in mid-round too.

        Raises `NotRecorded`.
        """
        proof = self.prove(signature)
        if isinstance(proof, Refusal):
            return proof
        command, coming = GoOnDuty(proof.number, proof.name), Actor(proof.number, Rank.DEALER)
        return self._barred(command, coming, signature.token) or self._act(command, coming)

    def prove(self, signature: Signature) -> Proof | Refusal:
        """Return who has signed, by PIN or badge; a refused attempt goes on record at once.

        The code of the refusal is `CANNOT_PROVE` where the staff file or the ledger is at fault.
        """
        waiting = self.waits(signature.token)
        if waiting is not None:
            return waiting
        if self._staff is None:
            return refuse("not_proved", "Nobody can sign here: this table has no staff.")
        try:
            shown = self._staff.identify(signature.number, signature.pin)
            return shown if isinstance(shown, Proof) else self._note_denied(shown, signature.token)
        except (StaffError, LedgerError) as fault:
            return Refusal(CANNOT_PROVE, fault.message)

    def hold(self, token: str, seconds: float | None = None) -> bool:
        """Keep everybody else waiting while a dialog or a device has the table; False if it is held already.

        `token` is new for each dialog. After so many seconds the hold ends by itself, as if it were released.
        """
        if self._holder() not in (None, token):
            return False
        self._hold = (token, None if seconds is None else self._elapsed() + seconds)
        return True

    def release(self, token: str) -> None:
        """End a hold, and with it a grant not yet used; without effect for anybody but the holder."""
        if self._holder() == token:
            self._hold = None
            self._unrecorded = None

    def waits(self, token: str | None = None) -> Refusal | None:
        """Return why the holder of this token, or of none, must wait; None if the way is free."""
        holder = self._holder()
        if holder is not None and token != holder:
            return refuse("held", "Answer the open question first.")
        if holder is None and token is not None:
            return refuse("hold_ended", "That question was closed meanwhile. Nothing was done. Ask it again.")
        return None

    def go_on_in(self, ledger: Ledger, table: Table) -> None:
        """Go on in the ledger of the next day, with the table as it stands there; for `day` alone."""
        before, self.ledger, self._situation = self.table, ledger, Situation(table)
        self._unrecorded = None
        for listener in self._listeners:
            listener(before, table)

    def tidy(self) -> None:
        """Put the head into its file and the log into the ledger, between rounds. Any thread may do this."""
        self.ledger.write_head()
        self.ledger.checkpoint()

    def _holder(self) -> str | None:
        if self._hold is None:
            return None
        token, until = self._hold
        if until is not None and self._elapsed() > until:
            self._hold = None
            self._unrecorded = None
            return None
        return token

    def _barred(self, command: Command, by: Actor, token: str | None) -> Refusal | None:
        """Return what stands in the way of any command, whatever it is worth."""
        waiting = self.waits(token)
        if waiting is not None or self._staff is None:
            return waiting
        if by.rank is not Rank.DEALER:
            return refuse("rank_not_proved", "A rank above the Dealer's is proved again for each act.")
        if self.table.dealer is None and not isinstance(command, _WITHOUT_DEALER):
            return refuse("nobody_on_duty", "Nobody is signed on at this table. Sign on first.")
        return None

    def _not_for_approval(self, command: Command, by: Actor) -> Refusal | None:
        """Return why nobody needs to sign for a command, or nobody can."""
        refused = self._situation.refusal(command, by.rank)
        if refused is None:
            return refuse("nothing_to_approve", "This needs nobody's approval.")
        return refused if refused.needs is None else None

    def _consent(self, proof: Proof, command: Command, by: Actor, reason: str) -> Grant | Refusal:
        """Return the consent of a person who has just proved their identity, to a command of `by`."""
        at = self._clock()
        rank, until = rank_held(proof.number, proof.rank, self.table.acting, at)
        if isinstance(command, AssignActingRank):
            command = replace(command, assigned_by=command.assigned_by or proof.number)
            if command.assigned_by != proof.number:
                return refuse("not_proved", "Only who assigns a rank approves it.")
            rank, until = proof.rank, None  # a rank is assigned by somebody who has it, not by who acts in it
        if proof.number in (by.number, self.acting.number):
            return refuse("own_request", "Nobody approves what they asked for themselves.", needs=rank)
        return Grant(
            number=proof.number,
            name=proof.name,
            rank=rank,
            reason=reason,
            command=command,
            asked_by=by.number,
            head=self.ledger.head,
            latest=self._elapsed() + GRANT_SECONDS,
            rank_until=until,
        )

    def _note_denied(self, denied: Denied, token: str | None) -> Refusal:
        """Put a refused attempt on record; return its refusal, or the one that the record itself met."""
        commands: list[Command] = []
        if denied.attempts:
            commands.append(RecordPinRefused(denied.number, denied.attempts))
        if denied.locked:
            commands.append(RecordStaffLocked(denied.number))
        for command in commands:
            done = self.handle(command, token=token)
            if isinstance(done, Refusal):
                return done
        return denied.refusal

    def _act(self, command: Command, by: Actor, grant: Grant | None = None) -> Done | Refusal:
        """Decide a command, record its events, and tell the listeners: the one way of every act."""
        at = self._clock()
        rank = by.rank if grant is None else grant.rank
        before = self.table
        decided = self._situation.decide(command, rank)
        if isinstance(decided, Refusal):
            return decided
        after = evolve_all(before, decided)
        check(before, after)
        events = [*self._jump(at), *self._override(grant, command, by), *decided]
        after = note_act(before, after, self.ledger.head.seq + 1, events)
        self._unrecorded = grant or self._unrecorded
        head = self._record(command, events, after, at=at, by=by, grant=grant)
        self._unrecorded = None
        self._situation = Situation(after)
        for listener in self._listeners:
            listener(before, after)
        return Done(tuple(events), head)

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
            before=self.table,
            after=after,
            at=at,
            shoe=shoe,
            round_number=round_number,
            actor=by.number,
            authority=authority_of(by.rank, grant),
        )


def _reason_refused(reason: str, pin: str | None) -> Refusal | None:
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        return refuse("reason_missing", "Give a reason of 1 to {most} characters.", most=LONGEST_REASON)
    if pin and pin in reason:  # it would stand in the ledger
        return refuse("reason_holds_pin", "The reason holds the PIN. Write another reason.")
    return None


def round_ended(events: Iterable[Event]) -> bool:
    """Return whether these events end a round, so that the ledger may be tidied."""
    return any(isinstance(event, RoundConcluded | RoundVoided) for event in events)
