"""The one way into the table: a command is decided, checked, recorded, and only then adopted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.ledger.times import from_text, to_text
from terminal.rounds.commands import (
    AssignActingRank,
    Command,
    ConfirmClock,
    GoOnDuty,
    RecordApprovalRefused,
    RecordClockJump,
    RecordPinRefused,
    RecordStaff,
    RecordStaffLocked,
    RecordStaffUnlocked,
)
from terminal.rounds.events import ApprovalSigned, Event, OverrideGranted
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.invariants import check
from terminal.rounds.recording_staff import staff_in_question
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rounds.training.commands import (
    SetTraining,
)
from terminal.rules.ranks import Rank
from terminal.table.people.keys import KeyPair, approval_text
from terminal.table.people.staff import Denied, Proof, Signature, Staff, rank_held, short_pin_refused
from terminal.table.people.staff_file import StaffError
from terminal.table.session.clocks import Clock, Elapsed, seconds_since_boot, utc_now
from terminal.table.session.foreign_write import go_on_apart
from terminal.table.session.grants import GRANT_SECONDS, Grant, reason_refused
from terminal.table.session.recording import NOBODYS_NUMBER, authority_of, place_of
from terminal.table.session.staff_file_watch import staff_commands
from terminal.table.session.table_clock import Reading, TableClock
from terminal.table.session.without_dealer import WITHOUT_DEALER

CANNOT_PROVE: Final = "cannot_prove"
"""The code of a refusal where nobody can show who they are: the staff file or the ledger is at fault."""

BY_TIME: Final = "time"
"""What has unlocked a number whose lock had come to its end."""


class Actor(Struct, frozen=True):
    """Who acts, and in which rank."""

    number: str
    """Staff number; `unsigned` where nobody has signed."""
    rank: Rank


UNSIGNED = NOBODYS_NUMBER
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
        elapsed: Elapsed = seconds_since_boot,
        table_clock: TableClock | None = None,
    ) -> None:
        """Take a ledger and the table that it holds.

        `table_clock` finds jumps of the clock, which are then recorded; without it the clock is taken at its
        word, as `replay` does.
        """
        self.ledger = ledger
        self._acting = acting
        self._situation = Situation(table)
        self._clock = clock
        self._elapsed = elapsed
        self._staff = staff
        self._table_clock = table_clock
        self._unrecorded: Grant | None = None
        self._hold: tuple[str, float | None] | None = None
        self._listeners: list[Callable[[Table, Table], None]] = []
        self._latest: tuple[datetime, float] | None = None
        """The latest time by which acting ranks were judged, and the seconds that then had gone."""

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

    def watch_clock(self) -> int:
        """Record a jump of the clock that is not on record yet; return how far it is ahead of the table.

        In milliseconds; behind if negative, 0 while the clock is not in doubt. Raises `NotRecorded`.
        """
        reading = self._read_clock()
        return reading.shift if self.table.clock_doubted else 0

    def time_of_ranks(self) -> datetime:
        """Return the time by which acting ranks end.

        It is the later of clock and ledger, and goes on with the seconds of the session: an end that has come
        is not undone by a clock that is set back, until somebody has confirmed the time.
        """
        elapsed = self._elapsed()
        now = max(self._clock(), from_text(self.ledger.head.at_utc))
        if self._latest is not None:
            latest, then = self._latest
            now = max(now, latest + timedelta(seconds=elapsed - then))
        self._latest = now, elapsed
        return now

    @property
    def staff(self) -> Staff:
        """The people who can sign here. Raises `LookupError` at a table where nobody can."""
        if self._staff is None:
            raise LookupError("nobody can sign here")
        return self._staff

    @property
    def keeps_staff_record(self) -> bool:
        """Whether the people of this table stand on record, so that approvals are checked against them."""
        return self._staff is not None and self.ledger.identity.kind is LedgerKind.LIVE

    @property
    def _of_training(self) -> bool:
        return self.ledger.identity.kind is LedgerKind.TRAINING

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
            or reason_refused(reason, signature.pin)
        )
        if wrong is not None:
            return wrong
        proof = self.prove(signature)
        if isinstance(proof, Refusal):
            return proof
        return self._approved(proof, command, by, reason, signature.token)

    def approve_staff(
        self, make: Callable[[], RecordStaff], signature: Signature, reason: str
    ) -> Done | Refusal:
        """Put the people of the staff file on record, on the authority of a Shift Manager who is one of them.

        `make` gives the command once the person has signed, for that may seal a key again. Raises
        `NotRecorded`.
        """
        shown = self._identified(signature)
        if isinstance(shown, Refusal):
            return shown
        return self._approved(shown, make(), self.acting, reason, signature.token)

    def _approved(
        self, proof: Proof, command: Command, by: Actor, reason: str, token: str | None
    ) -> Done | Refusal:
        """Do a command on the authority of somebody who has just proved who they are, or record why not."""
        grant = self._consent(proof, command, by, reason.strip())
        if isinstance(grant, Refusal):
            done: Done | Refusal = grant
        else:
            done = self._barred(command, by, token) or self._act(grant.command, by, grant)
        if not isinstance(done, Refusal):
            return done
        return self.note_refused(proof, type(command).__name__, done, by=by, token=token)

    def note_refused(
        self, proof: Proof, act: str, refused: Refusal, *, by: Actor | None = None, token: str | None = None
    ) -> Refusal:
        """Put on record that somebody proved who they are, but could not approve an act; return the refusal.

        The code is `CANNOT_PROVE` where the ledger cannot take it.
        """
        asked_by = (by or self.acting).number
        noted = RecordApprovalRefused(proof.number, asked_by, act, refused.code)
        try:
            done = self.handle(noted, token=token)
        except LedgerError as fault:
            return Refusal(CANNOT_PROVE, fault.message)
        return done if isinstance(done, Refusal) else refused

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
            command, by.number, head, elapsed=self._elapsed(), at=self.time_of_ranks()
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
        wrong = self._barred(command, coming, signature.token) or self._situation.refusal(
            command, Rank.DEALER
        )
        if wrong is None and proof.short_pin and self._staff is not None:
            wrong = self._staff.use_short_pin(proof.number)
        return wrong or self._act(command, coming)

    def prove(self, signature: Signature) -> Proof | Refusal:
        """Return who has signed, by PIN or badge; a refused attempt goes on record at once.

        The code of the refusal is `CANNOT_PROVE` where the staff file or the ledger is at fault.
        """
        try:
            wrong = self.look_at_staff(signature.token)
            shown = wrong or self._identified(signature)
            # To sign may seal a key again, which is a change of the staff file.
            return (self.look_at_staff(signature.token) if isinstance(shown, Proof) else None) or shown
        except (StaffError, LedgerError) as fault:
            return Refusal(CANNOT_PROVE, fault.message)

    def _identified(self, signature: Signature) -> Proof | Refusal:
        """Return who has signed by the staff file as it is."""
        waiting = self.waits(signature.token)
        if waiting is not None:
            return waiting
        if self._staff is None:
            return refuse("not_proved", "Nobody can sign here: this table has no staff.")
        try:
            shown = self._staff.identify(signature.number, signature.pin)
            if isinstance(shown, Denied):
                return self._note_denied(shown, signature.token)
            return self._note_unlocked(shown, signature.token) or shown
        except (StaffError, LedgerError) as fault:
            return Refusal(CANNOT_PROVE, fault.message)

    def look_at_staff(self, token: str | None = None) -> Refusal | None:
        """Compare the staff file with the record; put on record what has changed, and return what is wrong.

        Raises `StaffError`, `NotRecorded`.
        """
        record = self.table.staff
        if self._staff is None or record is None or self.waits(token) is not None:
            return None
        for command in staff_commands(record, self._staff):
            done = self.handle(command, token=token)
            if isinstance(done, Refusal):
                return done
        wrong = staff_in_question(self.table)
        fault = None if wrong is None else self._staff.fault()
        return wrong if fault is None else Refusal(CANNOT_PROVE, fault)

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
        if waiting is None and isinstance(command, SetTraining) and not self._of_training:
            waiting = refuse("no_training", "This is not a table of training.")
        if waiting is not None or self._staff is None:
            return waiting
        if self._of_training and by.rank is Rank.DEALER:
            return None  # a trainee has no PIN, and signs on nowhere
        if by.rank is not Rank.DEALER:
            return refuse("rank_not_proved", "A rank above the Dealer's is proved again for each act.")
        if self.table.dealer is None and not isinstance(command, WITHOUT_DEALER):
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
        at = self.time_of_ranks()
        rank, until = rank_held(proof.number, proof.rank, self.table.acting, at)
        if proof.short_pin and self._staff is not None:
            return short_pin_refused(self._staff.pin_digits)
        if isinstance(command, RecordStaff):
            rank, until = proof.rank, None  # those who act in a rank are not who the staff file says they are
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
            at=at,
            pair=self._pair_to_sign_with(proof, command),
            rank_until=until,
        )

    def _pair_to_sign_with(self, proof: Proof, command: Command) -> KeyPair | None:
        """Return a person's keys, where the record knows them; who puts a staff file on record is in that."""
        record = self.table.staff
        on_record = isinstance(command, RecordStaff) or (record is not None and record.known)
        return proof.pair if on_record else None

    def _signed(self, grant: Grant, command: Command) -> Sequence[Event]:
        """Return the signature of an act that is about to be recorded."""
        if grant.pair is None:
            return ()
        identity, head = self.ledger.identity, self.ledger.head
        signed_at = max(to_text(grant.at), head.at_utc)
        text = approval_text(
            kind=identity.kind.value,
            table_id=identity.table_id,
            previous=head.hash,
            at=signed_at,
            command=self.ledger.codec.encode_command(command),
            number=grant.number,
            rank=grant.rank.value,
            asked_by=grant.asked_by,
            reason=grant.reason,
        )
        return (ApprovalSigned(signed_at, grant.pair.sign(text)),)

    def _note_unlocked(self, proof: Proof, token: str | None) -> Refusal | None:
        """Put on record that the lock of somebody who has now signed had come to its end."""
        record = self.table.staff
        if record is None or proof.number not in record.locked:
            return None
        done = self.handle(RecordStaffUnlocked(proof.number, BY_TIME), token=token)
        return done if isinstance(done, Refusal) else None

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
        return self._record_act(command, by, grant, self._read_clock())

    def _read_clock(self) -> Reading:
        """Return the time; a jump of the clock goes on record first, so that what follows is decided with it.

        A day that is closed takes no more events: then the next one begins with it. A record begins with the
        opening of its table.
        """
        if self._table_clock is None:
            at = self._clock()
            return Reading(at, at)
        reading = self._table_clock.read()
        table = self.table
        if reading.jumped and table.opened is not None and table.day_closed is None:
            self._record_act(RecordClockJump(reading.jumped), self.acting, None, reading)
            self._table_clock.noted()
        return reading

    def _record_act(self, command: Command, by: Actor, grant: Grant | None, time: Reading) -> Done | Refusal:
        if isinstance(command, ConfirmClock):
            command = replace(command, shift_milliseconds=time.shift)
        rank = by.rank if grant is None else grant.rank
        before = self.table
        decided = self._situation.decide(command, rank)
        if isinstance(decided, Refusal):
            return decided
        after = evolve_all(before, decided)
        check(before, after)
        events = [*self._override(grant, command, by), *decided]
        self._unrecorded = grant or self._unrecorded
        seq = self.ledger.head.seq + 1
        try:
            head = self._record(command, events, after, time=time, by=by, grant=grant)
        except NotRecorded as fault:
            self._leave_foreign_file(fault, time)
            raise
        self._unrecorded = None
        after = note_act(before, after, seq, events, head.at_utc)
        if isinstance(command, ConfirmClock) and self._table_clock is not None:
            self._table_clock.confirm()
            self._latest = None
        self._situation = Situation(after)
        for listener in self._listeners:
            listener(before, after)
        return Done(tuple(events), head)

    def _leave_foreign_file(self, fault: NotRecorded, time: Reading) -> None:
        """Go on in a new file if an act was not recorded because another program wrote into a live ledger.

        Raises `NotRecorded` with what was done. Where the file does not even hold what this table has
        recorded, nothing is done: the fault stays as it is.
        """
        ledger = self.ledger
        is_foreign = fault.cause.fault is LedgerFault.CHANGED
        if not is_foreign or ledger.path is None or ledger.identity.kind is not LedgerKind.LIVE:
            return
        try:
            following, after = go_on_apart(ledger, self.table, time.at)
        except LedgerError as other:
            fault.add_note(f"and the table could not go on in a new file: {other}")
            return
        self.go_on_in(following, after)
        kept = after.foreign_writes[-1].kept_as
        raise NotRecorded(
            fault.act, LedgerError(LedgerFault.PUT_ASIDE, path=ledger.path, kept=kept)
        ) from fault

    def _override(self, grant: Grant | None, command: Command, by: Actor) -> Sequence[Event]:
        if grant is None:
            return ()
        granted = OverrideGranted(
            grant.number, grant.name, grant.rank, by.number, type(command).__name__, grant.reason
        )
        return (granted, *self._signed(grant, command))

    def _record(
        self,
        command: Command,
        events: Sequence[Event],
        after: Table,
        *,
        time: Reading,
        by: Actor,
        grant: Grant | None,
    ) -> Head:
        confirmed = isinstance(command, ConfirmClock)
        shoe, round_number = place_of(self.table, after)
        return self.ledger.append(
            command,
            events,
            before=self.table,
            after=after,
            at=time.wall if confirmed else time.at,
            wall=time.wall,
            confirmed=confirmed,
            shoe=shoe,
            round_number=round_number,
            actor=by.number,
            authority=authority_of(by.rank, grant),
        )
