"""The ledger of one table: appends acts durably in a hash chain, and reads them back."""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Self

from terminal.ledger.attested import (
    check_against_head_file,
    check_against_witness,
    keeps_note,
    last_of_ours,
    may_rely_on,
    proof_of,
)
from terminal.ledger.backup import copy_to, put_back
from terminal.ledger.chain import PORTION, attribute_damage, row_hash, rows_query
from terminal.ledger.codec import Codec
from terminal.ledger.connect import open_in_memory
from terminal.ledger.errors import CorruptLedger, LedgerError, LedgerFault, NotRecorded, UnreadableAct
from terminal.ledger.faults import REPLAY_ERRORS, fault_of, named_faults
from terminal.ledger.file_watch import FileWatch
from terminal.ledger.head_file import write_head_file
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.lock import InstanceLock
from terminal.ledger.migrations import create_schema
from terminal.ledger.opening import checkpoint_file, create_file, empty_lost_log, open_again, open_file
from terminal.ledger.projections.writer import WATCHED, ReportingTables, Stale
from terminal.ledger.queries import (
    attested_hash,
    clean_shoe,
    has_known_people,
    read_events,
    read_head,
    read_proven,
    recovery_start,
    round_start,
    rounds_ended,
    terms_start,
)
from terminal.ledger.records import Head, Recorded
from terminal.ledger.schema import FORMAT
from terminal.ledger.system_words import why_failed
from terminal.ledger.tail_witness import NoteSeal, TailNote, TailWitness
from terminal.ledger.times import from_text, to_text
from terminal.rounds.commands import Command
from terminal.rounds.events import Event
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.state import Table
from terminal.rules.message import Message

if TYPE_CHECKING:
    from terminal.ledger.training_tables import TrainingTables

_log = logging.getLogger(__name__)

_INSERT = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class Ledger:
    """An open ledger that this process alone may write; use `create` or `open`.

    Not for several threads, apart from `checkpoint` and `write_head`.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        identity: Identity,
        path: Path | None,
        lock: InstanceLock | None,
    ) -> None:
        self.identity = identity
        """The kind, table and zone of the ledger."""
        self.path = path
        """Where the ledger lies; None in memory."""
        self.stopwatch: Callable[[], float] = time.perf_counter
        """What an act is timed by, in seconds."""
        self.last_commit_seconds = 0.0
        """How long the last act took until it was durable."""
        self.unattested = False
        """Whether rounds were played, but the file of the head was gone when the ledger was opened."""
        self.unnoted = False
        """Whether the note of the last event was gone or unreadable, though the ledger says it keeps one."""
        self.since_note = 0
        """How many events are not known to the note, which a power cut has left older than the ledger."""
        self.note_proof = NoteProof.MISSING
        """How the note of the last event was found when the ledger was opened."""
        self.note_sealed_by = ""
        """The public key by which it was sealed; empty if by none at hand."""
        self.seals: tuple[NoteSeal, ...] = ()
        """What notes are sealed with: the first is the present one."""
        self.codec = Codec()
        self._lock = lock
        self._witness: TailWitness | None = None
        self._label = path or Path(":memory:")
        self._table_id = identity.table_id
        self._faulted = False
        self._one_at_a_time = threading.Lock()
        """Two threads that tidied at once would write one draft of the head."""
        with named_faults(self._label):
            self._use(connection)
            self._head = read_head(connection, identity)

    @classmethod
    def create(
        cls,
        path: Path | None,
        *,
        kind: LedgerKind,
        table_id: str,
        zone: str,
        at: datetime | None = None,
        follows: Head | None = None,
        seals: tuple[NoteSeal, ...] = (),
    ) -> Self:
        """Make a new ledger, empty, at a path where nothing is yet, or in memory if there is no path.

        `zone` is the IANA name of the house's time zone; `at` is the time of creation, by default now;
        `follows` is the last event of an archived ledger from which this one goes on.
        Raises `EXISTS`, `InUse`, or the fault that the disk meets.
        """
        created = to_text(at or datetime.now(UTC))
        earlier = () if follows is None else (follows.seq, follows.hash)
        identity = Identity(kind, table_id, zone, created, FORMAT, *earlier)
        if path is None:
            connection = open_in_memory()
            create_schema(connection, identity)
            return cls(connection, identity, None, None)
        create_file(path, identity)
        return cls.open(path, kind=kind, seals=seals)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        kind: LedgerKind,
        table_id: str | None = None,
        seals: tuple[NoteSeal, ...] = (),
        leaves_note: bool = False,
    ) -> Self:
        """Open an existing ledger of this kind, and of this table if one is named.

        `seals` are those by which the note of the last event may be sealed; the first seals it from now on.
        With `leaves_note` the note stays as it is: then nothing may be appended.

        Raises a `LedgerError` that says what is wrong; the file is then as it was.
        """
        connection, identity, lock = open_file(path, kind, table_id)
        try:
            ledger = cls(connection, identity, path, lock)
            ledger.seals = seals
            noted = check_against_witness(connection, identity, path, ledger.head)  # the note says the most
            ledger._prove_own(noted)
            ledger.unnoted = noted is None and ledger.head.seq > identity.follows_seq
            ledger.unnoted = ledger.unnoted and keeps_note(connection, identity)
            attested = check_against_head_file(connection, identity, path, ledger.head)
            ledger._look_after_head(attested)
            ledger._renew_reporting_tables()
            ledger.note_proof, ledger.note_sealed_by = proof_of(noted, seals)
            if not leaves_note:
                ledger._witness = TailWitness(path, ledger.head, next(iter(seals), None))
        except BaseException:
            connection.close()
            lock.release()
            raise
        return ledger

    @classmethod
    def of_rows_up_to(cls, source: sqlite3.Connection, identity: Identity, head: Head, label: Path) -> Self:
        """Return a ledger in memory that holds the events of another as they are, up to this one.

        `label` is where that one lies. Raises `CorruptLedger` if it does not hold them in their order, or the
        fault that the disk meets.
        """
        connection = open_in_memory()
        create_schema(connection, identity)
        connection.execute("UPDATE read_tables SET stale_since_seq = ?, reason = ?", (head.seq, "copied"))
        connection.execute("BEGIN")
        after = identity.follows_seq
        while after < head.seq:
            with named_faults(label):
                rows = source.execute(rows_query(source), (after, min(PORTION, head.seq - after))).fetchall()
            if not rows or rows[-1][0] <= after:
                break
            try:
                connection.executemany(_INSERT, rows)
            except sqlite3.Error as error:
                why = {"after": after, "why": why_failed(error)}
                raise CorruptLedger(label, Message("events after {after}: {why}", why)) from error
            after = rows[-1][0]
        connection.execute("COMMIT")
        copied = cls(connection, identity, None, None)
        if copied.head[:2] != head[:2]:
            other = Message("event {seq} is not the one that was recorded", {"seq": head.seq})
            raise CorruptLedger(label, other)
        copied._renew_reporting_tables(always=True)
        return copied

    def own_part(self) -> Ledger:
        """Return a ledger in memory that ends with the last event that this one has recorded itself.

        Raises `CorruptLedger` if the file does not hold that any more, or the fault that the disk meets.
        """
        return self.of_rows_up_to(self._connection, self.identity, self._head, self._label)

    def _prove_own(self, noted: TailNote | None) -> None:
        """Prove that nothing follows what this program has recorded. Raises `FOREIGN_WRITE`."""
        if noted is None or self.identity.kind is not LedgerKind.LIVE:
            return
        with named_faults(self._label):
            if not may_rely_on(self._connection, noted, self.seals):
                return  # what it says is not the table's word: the start tells that
            own = last_of_ours(self._connection, self.identity, noted)
        if own is not None and own[:2] != self._head[:2]:
            raise LedgerError(LedgerFault.FOREIGN_WRITE, path=self._label, seq=own.seq)
        if own is None:
            self.since_note = max(0, self._head.seq - max(noted.last.seq, self.identity.follows_seq + 1))

    @property
    def head(self) -> Head:
        """The last recorded event."""
        return self._head

    def departs_from(self, left: Head) -> bool:
        """Return whether the ledger lacks an event whose head left the machine, or holds another for it.

        What is of a day before, or of a time before this file was made, cannot be compared with it.
        Raises the fault that the disk meets.
        """
        if left.seq < self.identity.follows_seq or left.at_utc < self.identity.created_utc:
            return False
        with named_faults(self._label):
            return attested_hash(self._connection, self.identity, left.seq) != left.hash

    @property
    def stale(self) -> Stale | None:
        """Why the reporting tables wait to be rebuilt; None while they are in step with the events."""
        return self._reporting_tables.stale

    @property
    def last_at(self) -> datetime | None:
        """The time of the last recorded event; None before the first of a table."""
        return from_text(self._head.at_utc) if self._head.seq else None

    def append(
        self,
        command: Command,
        events: Sequence[Event],
        *,
        before: Table,
        after: Table,
        at: datetime,
        shoe: int,
        round_number: int,
        actor: str,
        authority: str,
        wall: datetime | None = None,
        confirmed: bool = False,
    ) -> Head:
        """Record a command with its events, all or none, durable when this returns; return the new head.

        `before` and `after` are the table before and after the command, of which the reporting tables are
        made; `shoe` and `round_number` are those after it. `wall` is what the clock shows, by default `at`.
        A time before the last recorded one is raised to it, unless it is that of a clock just `confirmed`.
        Raises `NotRecorded` if the disk does not take it: nothing of it is then in the ledger,
        and the next act is tried afresh. Raises `ValueError` for no events or a time without a zone.
        """
        if not events:
            raise ValueError("a command without events is not recorded")
        if self._faulted:
            self._recover(command)
        touched = None if self._files is None else self._files.fault()
        if touched is not None:
            self._faulted = True
            raise NotRecorded(type(command).__name__, touched)
        head = self._head
        seq, previous, at_utc = head.seq, head.hash, to_text(at)
        shown_utc = at_utc if wall is None else to_text(wall)
        at_utc = at_utc if confirmed else max(at_utc, head.at_utc)
        wall_utc = None if shown_utc == at_utc else shown_utc
        command_text: str | None = self.codec.encode_command(command)
        encode_event, table_id = self.codec.encode_event, self._table_id
        rows, recorded, watched = [], [], False
        for event in events:
            seq += 1
            name = event.stored_name
            row = (
                seq,
                at_utc,
                table_id,
                shoe,
                round_number,
                name,
                event.version,
                encode_event(event),
                actor,
                authority,
                command_text,
                previous,
            )
            previous = row_hash(row, wall_utc)
            rows.append((*row, previous, wall_utc))
            recorded.append(
                Recorded(
                    seq, at_utc, shoe, round_number, event, command_text, actor, authority, previous, wall_utc
                )
            )
            command_text = None
            watched = watched or name in WATCHED
        following = Head(seq, previous, at_utc)
        if self._witness is not None:
            self._witness.announce(following)
        self._commit(command, rows, recorded, before, after, watched=watched)
        self._head = following
        if self._witness is not None:
            self._witness.note(self._head)
        return self._head

    def read(self, after_seq: int = 0) -> Iterator[Recorded]:
        """Give every event after a number, in order.

        Raises `UnreadableAct` or the fault that the disk meets.
        """
        return read_events(self._connection, self.codec, self._label, after_seq)

    def read_of_trainee(self, trainee: str, after_seq: int = 0) -> Iterator[Recorded]:
        """Give every event after a number, in order, but the answers of all other trainees.

        Raises as `read` does.
        """
        return read_events(self._connection, self.codec, self._label, after_seq, trainee=trainee)

    def read_to_recover(self, shoes_back: int = 0, *, proven: bool = False) -> Iterator[Recorded]:
        """Give every event needed to know how the table stands: from the shoe of the last finished round on.

        It begins so many shoes earlier if that is asked for. Raises as `read` does; `proven`, also
        `CorruptLedger` at the first event that is not as it was recorded.
        """
        with named_faults(self._label):
            start = recovery_start(self._connection, shoes_back)
        if proven:
            return read_proven(self._connection, self.identity, self.codec, self._label, start - 1)
        return self.read(start - 1)

    def events_to_recover(self) -> int:
        """Return how many events `read_to_recover` gives. Raises the fault that the disk meets."""
        with named_faults(self._label):
            return self._head.seq - max(recovery_start(self._connection), self.identity.follows_seq + 1) + 1

    def training_tables(self) -> TrainingTables:
        """Return what the reporting tables tell of training. Raises `TABLES_WAIT` while they wait."""
        from terminal.ledger.training_tables import TrainingTables  # noqa: PLC0415 - no table waits for it

        return TrainingTables(self._connection, self.codec, self._label)

    def has_known_people(self) -> bool:
        """Return whether people have signed at this table before. Raises the fault that the disk meets."""
        with named_faults(self._label):
            return has_known_people(self._connection, self.identity)

    def write_head(self) -> None:
        """Put the head into the file next to the ledger: at each round's end. Any thread may do so.

        The note of the last event gets its place again, if it has lost that.
        Raises what was done to the ledger's files meanwhile, or the fault that the disk meets.
        """
        if self.path is None or self._files is None:
            return
        with self._one_at_a_time:
            self._untouched(self._files)
            write_head_file(self.path, self._head)
            if self._witness is not None:
                self._witness.renew()

    def checkpoint(self) -> None:
        """Move the write-ahead log into the file: between rounds only, for it may take a while.

        Raises what was done to the ledger's files meanwhile, or the fault that the disk meets; what was
        recorded is safe in the log. Any thread may do this.
        """
        if self.path is None or self._files is None:
            return
        with self._one_at_a_time:
            self._untouched(self._files)
            checkpoint_file(self.path)

    def rebuild(self) -> None:
        """Make the reporting tables again from all events: never while dealing, for it may take a minute.

        Raises `UnreadableAct`, `CorruptLedger` for an event that is not as it was recorded or of which no
        table can be made, or the fault of the disk; the tables are then as before.
        """
        with self.attribute_damage(), named_faults(self._label):
            self._execute("BEGIN IMMEDIATE")
            try:
                start = self.identity.follows_seq
                events = read_proven(self._connection, self.identity, self.codec, self._label, start)
                self._reporting_tables.rebuild(events, scripts=self.identity.kind is LedgerKind.REPLAY)
                self._execute("COMMIT")
            except BaseException as error:
                self._roll_back(error)
                raise

    def attribute_damage(self) -> AbstractContextManager[None]:
        """Raise as `CorruptLedger` what the block raises because a record was altered."""
        return attribute_damage(self._connection, self.identity, self._label)

    def _look_after_head(self, attested: Head | None) -> None:
        """Write the head if a crash came between the end of a round and its writing."""
        with named_faults(self._label):
            if attested is None:
                self.unattested = round_start(self._connection) is not None
            elif rounds_ended(self._connection, attested.seq):
                self.write_head()

    def _renew_reporting_tables(self, *, always: bool = False) -> None:
        """Rebuild tables of another version; if the events do not allow it, they wait and the table opens.

        With `always` they are rebuilt whatever is wrong with them.
        """
        if self.stale is None or not (always or self.stale.other_version):
            return
        try:
            self.rebuild()
        except (UnreadableAct, CorruptLedger, *REPLAY_ERRORS):
            _log.exception("The reporting tables of %s could not be made again: rebuild them", self._label)

    def backup(self, destination: Path, like: Path | None = None) -> Head:
        """Copy the ledger to a path where nothing is yet, head file included; return the head of the copy.

        The copy has the rights of the ledger itself, or of the one at the path `like`.
        Raises `EXISTS` or the fault that the disk meets.
        """
        return copy_to(self._connection, self.identity, destination, like or self.path)

    def close(self) -> None:
        """End the use of the ledger and give its lock back. Nothing is lost if this is never reached."""
        self._connection.close()
        if self._witness is not None:
            self._witness.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    @staticmethod
    def _untouched(files: FileWatch) -> None:
        fault = files.fault()
        if fault is not None:
            raise fault

    def _use(self, connection: sqlite3.Connection) -> None:
        """Read and write the ledger through this connection from now on."""
        self._connection = connection
        self._connected = True
        cursor = connection.cursor()
        self._execute = cursor.execute
        self._executemany = cursor.executemany
        self._reporting_tables = ReportingTables(connection, self._label, self._round_in_play())
        self._files = None if self.path is None else FileWatch(self.path)

    def _commit(
        self,
        command: Command,
        rows: Sequence[tuple[object, ...]],
        recorded: Sequence[Recorded],
        before: Table,
        after: Table,
        *,
        watched: bool,
    ) -> None:
        started = self.stopwatch()
        try:
            self._execute("BEGIN IMMEDIATE")
            self._executemany(_INSERT, rows)
            self._reporting_tables.record(recorded, before, after, watched=watched)
            self._execute("COMMIT")
        except BaseException as error:
            self._roll_back(error)
            fault = self._fault_of(error)
            if fault is None:
                raise
            raise NotRecorded(type(command).__name__, fault) from error
        self.last_commit_seconds = self.stopwatch() - started

    def _roll_back(self, error: BaseException) -> None:
        """End a transaction that had no effect; the head is read from the file before the next act."""
        self._faulted = True
        try:
            if self._connection.in_transaction:
                self._execute("ROLLBACK")
        except sqlite3.Error as second:
            error.add_note(f"and the transaction could not be rolled back: {second}")

    def _recover(self, command: Command) -> None:
        """Go on after a fault, if the head that the file really holds is the one that is known."""
        try:
            with named_faults(self._label):
                if self._connected and self._connection.in_transaction:
                    self._execute("ROLLBACK")
                if self.path is not None and self._files is not None:
                    self._mend(self.path, self._files)
                head = read_head(self._connection, self.identity)
                self._reporting_tables.reload(self._round_in_play())
            if head != self._head:
                raise LedgerError(LedgerFault.CHANGED, path=self._label)
        except LedgerError as fault:
            raise NotRecorded(type(command).__name__, fault) from fault
        self._faulted = False

    def _mend(self, path: Path, files: FileWatch) -> None:
        """Give the ledger its file or its log back if that has lost its name; nothing else can be mended."""
        if self._connected:
            touched = files.fault()
            if touched is None:
                return
            if touched.fault is LedgerFault.GONE:
                put_back(self._connection, self.identity, path)
            elif touched.fault is LedgerFault.LOG_GONE:
                empty_lost_log(self._connection, path)
                self._connection.close()
            else:
                raise touched
            self._connected = False
        if self._lock is not None and not self._lock.is_of(path):
            again = InstanceLock(path)
            self._lock.release()
            self._lock = again
        self._use(open_again(path))

    def _round_in_play(self) -> Iterator[Recorded]:
        """Give the events since the round before the last commenced, or since the day began with one.

        The last may be taken back, so that the one before can be settled again. Nothing before a
        `clean_shoe` is in play. First comes the event that says the terms of these rounds.
        """
        clean = clean_shoe(self._connection)
        start = round_start(self._connection, after_seq=clean)
        start = None if start is None else round_start(self._connection, start, clean)
        if start is not None:
            terms = terms_start(self._connection, start)
            if terms is not None:
                yield next(self.read(terms - 1))
        yield from self.read((start or clean or 1) - 1)

    def _fault_of(self, error: BaseException) -> LedgerError | None:
        if not isinstance(error, sqlite3.Error):
            return None
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
            return LedgerError(
                LedgerFault.CHANGED, path=self._label
            )  # the events in the file no longer end where this ledger knows
        return fault_of(error, self._label)
