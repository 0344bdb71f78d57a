"""Reads a ledger without the right to change it, also while its table is in play: for reports and audits."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Self

from terminal.ledger.attested import (
    check_against_head_file,
    check_against_witness,
    kept_faults,
    read_kept,
)
from terminal.ledger.backup import copy_to
from terminal.ledger.chain import attribute_damage, span_faults
from terminal.ledger.codec import Codec
from terminal.ledger.errors import CorruptLedger, LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system, named_faults
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.key_chain import KeyOnRecord
from terminal.ledger.opening import open_to_read
from terminal.ledger.projections.writer import read_state
from terminal.ledger.queries import (
    NO_LIMIT,
    confirmations,
    first_seq,
    first_seq_at,
    history_start,
    is_retracted,
    is_sealed,
    newer_format,
    read_ends,
    read_events,
    read_head,
    read_proven,
    read_table_keys,
    recovery_start,
    shoe_opening,
    time_of,
    time_span,
)
from terminal.ledger.records import Finding, Head, Recorded
from terminal.ledger.round_search import (
    NamedLater,
    RoundQuery,
    act_start,
    count_rounds,
    find_rounds,
    named_later,
    next_round_start,
    round_starts,
)
from terminal.rules.message import Message

if TYPE_CHECKING:
    from terminal.ledger.training_tables import TrainingTables


class LedgerReader:
    """A ledger opened for reading; use `open`. It belongs to the thread that opened it."""

    def __init__(self, connection: sqlite3.Connection, identity: Identity, path: Path) -> None:
        self.identity = identity
        """The kind, table and zone of the ledger."""
        self.path = path
        """Where the ledger lies."""
        self.codec = Codec()
        self._connection = connection

    @classmethod
    def open(cls, path: Path, *, kind: LedgerKind | None = None, newer: bool = False) -> Self:
        """Open a ledger of this kind, or of any; with `newer` also one that a later program has written.

        Raises a `LedgerError` that says what is wrong.
        """
        connection, identity = open_to_read(path, kind, newer=newer)
        return cls(connection, identity, path)

    @property
    def newer(self) -> Message | None:
        """That a later program has written the ledger, so that not all of it may be read; else None."""
        with named_faults(self.path):
            return newer_format(self._connection, self.path)

    @property
    def head(self) -> Head:
        """The last event recorded by now."""
        with named_faults(self.path):
            return read_head(self._connection, self.identity)

    @property
    def first(self) -> tuple[int, str] | None:
        """The number and the stored time of the first event that the file holds; None if it holds none."""
        with named_faults(self.path):
            seq = first_seq(self._connection)
            return None if seq is None else (seq, time_of(self._connection, seq))

    @property
    def time_span(self) -> tuple[str, str] | None:
        """The earliest and the latest stored time in the file; None if it holds no event."""
        with named_faults(self.path):
            return time_span(self._connection)

    @property
    def clock_confirmed_at(self) -> int:
        """The number of the event that began the last act by which the clock was confirmed; 0 without one."""
        with named_faults(self.path):
            return max(confirmations(self._connection), default=0)

    def read(self, after_seq: int = 0, *, without: Collection[str] = ()) -> Iterator[Recorded]:
        """Give every event after a number, in order, but those of the stored names `without`.

        Raises `UnreadableAct` or the fault that the disk meets.
        """
        return read_events(self._connection, self.codec, self.path, after_seq, without=without)

    def ends(self, after_seq: int) -> list[tuple[Head, str]]:
        """Return the heads after an event where a round or the day has ended, and with what event."""
        with named_faults(self.path):
            return read_ends(self._connection, after_seq)

    def table_keys(self) -> list[KeyOnRecord]:
        """Return the keys of the table that are on record here, in order: first the one at its beginning.

        Raises as `read` does.
        """
        with named_faults(self.path):
            return read_table_keys(self._connection, self.codec, self.path)

    def first_seq_at(self, moment: datetime) -> int | None:
        """Return the number of the first event recorded at this moment or later; None if there is none."""
        with named_faults(self.path):
            return first_seq_at(self._connection, moment)

    def history_start(self, seq: int) -> int | None:
        """Return where to begin to read so that the table is known at an event, with the round before it.

        None if the file does not hold the opening of that round's shoe.
        """
        with named_faults(self.path):
            return history_start(self._connection, seq)

    def training_tables(self) -> TrainingTables:
        """Return what the reporting tables tell of training. Raises `TABLES_WAIT` while they wait."""
        from terminal.ledger.training_tables import TrainingTables  # noqa: PLC0415 - no table waits for it

        return TrainingTables(self._connection, self.codec, self.path)

    @property
    def sealed(self) -> bool:
        """Whether the day of the ledger is closed, so that it takes no more events."""
        with named_faults(self.path):
            return is_sealed(self._connection)

    @property
    def rounds(self) -> int:
        """How many rounds commenced in the file."""
        with named_faults(self.path):
            return count_rounds(self._connection)

    def read_to_recover(self, shoes_back: int = 0, *, proven: bool = False) -> Iterator[Recorded]:
        """Give every event needed to know how the table stands, from the shoe of the last finished round.

        It begins so many shoes earlier if that is asked for. Raises as `Ledger.read_to_recover` does.
        """
        with named_faults(self.path):
            start = recovery_start(self._connection, shoes_back)
        if proven:
            return read_proven(self._connection, self.identity, self.codec, self.path, start - 1)
        return self.read(start - 1)

    def chain_faults(self, after_seq: int, head: Head) -> Iterator[Finding]:
        """Give what is wrong with the chain from the first event after a number to a head read before.

        Raises the fault that the disk meets, and `CorruptLedger` if the event to begin with is missing.
        """
        return span_faults(self._connection, self.identity, self.path, after_seq, head)

    def kept_faults(self) -> Iterator[Finding]:
        """Give where the ledger differs from the files next to it, which tells that its end was cut off.

        Raises the fault that the disk meets.
        """
        kept = read_kept(self.path)
        with named_faults(self.path):
            yield from kept_faults(self._connection, self.identity, kept)

    def attribute_damage(self) -> AbstractContextManager[None]:
        """Raise as `CorruptLedger` what the block raises because a record was altered."""
        return attribute_damage(self._connection, self.identity, self.path)

    def read_from_shoe(self, before_seq: int, shoes_back: int = 0) -> Iterator[Recorded]:
        """Give every event from the opening of the last shoe before an event on, or so many shoes earlier.

        Where the file does not hold it, from the beginning of the file.
        """
        with named_faults(self.path):
            start = shoe_opening(self._connection, before_seq, shoes_back)
        return self.read(start - 1)

    def round_starts(self, before_seq: int = NO_LIMIT, most: int = 1) -> list[int]:
        """Return the numbers of the events that commenced the last rounds before an event, latest first."""
        with named_faults(self.path):
            return round_starts(self._connection, before_seq, most)

    def read_from_act(self, seq: int) -> Iterator[Recorded]:
        """Give every event from the first of the act to which an event belongs."""
        with named_faults(self.path):
            start = act_start(self._connection, seq)
        return self.read(start - 1)

    def next_round_start(self, after_seq: int) -> int | None:
        """Return the number of the event that commenced the first round after an event, if any."""
        with named_faults(self.path):
            return next_round_start(self._connection, after_seq)

    def is_retracted(self, start: int) -> bool:
        """Return whether the commencement of a round, the event of this number, was taken back."""
        with named_faults(self.path):
            return is_retracted(self._connection, start)

    def named_later(self) -> list[NamedLater]:
        """Return the irregularities of the ledger that are about another round than theirs, in order."""
        with named_faults(self.path):
            return named_later(self._connection)

    def find_rounds(
        self,
        wanted: RoundQuery,
        before_seq: int = NO_LIMIT,
        most: int = 1,
        later: Collection[NamedLater] = (),
    ) -> list[int]:
        """Return the `round_id`s of the finished rounds before an event that fit the query, the latest first.

        `later` are irregularities of later ledgers, about rounds of this one it may be.
        Raises `TABLES_WAIT` if they cannot be looked up now, `ValueError` for a moment without a zone.
        """
        with named_faults(self.path):
            stale = read_state(self._connection)
            if stale is not None:
                raise LedgerError(LedgerFault.TABLES_WAIT, path=self.path, seq=stale.since_seq)
            return find_rounds(self._connection, wanted, before_seq, most, later)

    def backup(self, destination: Path) -> Head:
        """Copy the ledger to a path where nothing is yet, head file included; return the copy's head."""
        return copy_to(self._connection, self.identity, destination, self.path)

    def verified_backup(self, destination: Path) -> Head:
        """Do as `backup` does, and prove that nothing recorded is missing and each event is as it was.

        A copy gets a head of its own: without this, one of a ledger whose end was lost would look whole.
        Raises `TAIL_MISSING` or `TAIL_ALTERED` if the ledger does not hold what the files next to it
        attest, `UNREADABLE_HEAD_FILE` if the head file holds no head; `CorruptLedger` if an event is not as
        it was: the copy is then removed again.
        """
        check_against_head_file(self._connection, self.identity, self.path, self.head)
        check_against_witness(self._connection, self.identity, self.path, self.head)
        head = self.backup(destination)
        copy = LedgerReader.open(destination)
        try:
            faults = [*copy.chain_faults(self.identity.follows_seq, head)]
        finally:
            copy.close()
        if faults:
            try:
                for left in (destination, head_path(destination)):
                    left.unlink()
            except OSError as error:
                raise fault_of_system(error, destination) from error
            why = {"seq": faults[0].seq, "why": faults[0].message}
            raise CorruptLedger(self.path, Message("event {seq}: {why}", why))
        return head

    def close(self) -> None:
        """End the reading."""
        self._connection.close()
