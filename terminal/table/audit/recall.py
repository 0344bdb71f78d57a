"""Recalls past rounds from the ledger and its archive: the last ones, those looked for, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from datetime import datetime
from functools import cached_property
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.archive import earlier_file
from terminal.ledger.queries import NO_LIMIT
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Recorded
from terminal.ledger.round_search import NamedLater, RoundQuery
from terminal.rounds.commands import Command
from terminal.rounds.events import (
    ApprovalRefused,
    ApprovalSigned,
    ClockConfirmed,
    ClockJumped,
    DayBegun,
    Event,
    ForeignWriteFound,
    ForeignWriteSigned,
    IrregularityDecided,
    IrregularityRetracted,
    NoteKeyKnown,
    OverrideGranted,
    PaceSet,
    PinRefused,
    ProfileMatched,
    ProgramChecksRecorded,
    ReadingAdopted,
    RoundCommenced,
    RoundConcluded,
    RoundRetracted,
    RoundVoided,
    SettingsAdopted,
    SettlementReversed,
    StaffChanged,
    StaffDiffers,
    StaffKnown,
    StaffLocked,
    StaffRestored,
    StaffUnlocked,
    TableKeyKnown,
)
from terminal.rounds.evolve import evolve
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.bets import Result
from terminal.rules.ranks import Rank
from terminal.table.session.recording import rank_of

_OUTSIDE_THE_ROUND = (
    ApprovalRefused,
    ClockConfirmed,
    ClockJumped,
    DayBegun,
    ForeignWriteFound,
    ForeignWriteSigned,
    PaceSet,
    PinRefused,
    ProfileMatched,
    ProgramChecksRecorded,
    ReadingAdopted,
    SettingsAdopted,
    StaffChanged,
    StaffDiffers,
    StaffKnown,
    StaffLocked,
    StaffRestored,
    StaffUnlocked,
    NoteKeyKnown,
    TableKeyKnown,
)

_PREAMBLE = 4
"""A jump of the clock, an approval and its signature may stand before the event that commences a round."""


class PastRound(Struct, frozen=True):
    """A round that is over."""

    seq: int
    """The number of the event that commenced it, by which it is recalled."""
    shoe: int
    number: int
    result: Result
    points: tuple[int, int] | None
    """Those of the Player and the Banker; None if it is void."""
    irregular: bool
    """Whether an irregularity was decided in it."""
    entered_late: bool
    commenced: datetime
    ended: datetime
    dealer: str
    """The staff number under which it was ended."""


class RecallStep(Struct, frozen=True, dict=True):
    """One act of a round, as it is recorded."""

    seq: int
    """The number of its first event."""
    command: Command
    """What was asked."""
    events: tuple[Event, ...]
    """What the rules made of it."""
    table: Table
    """The table after it, without the round before, which may be of another shoe or file.

    Nothing can be taken back at it."""
    at: datetime
    actor: str
    """The staff number of the person who acted."""
    rank: Rank
    """The rank in which it was decided."""
    granted: OverrideGranted | None
    """The signature of the person who approved it, if that was needed."""

    @cached_property
    def situation(self) -> Situation:
        """What the table after it calls for."""
        return Situation(self.table)


class Recall:
    """The past of one table. Files are open while a question is answered, and in nobody's way after it."""

    def __init__(self, ledger: Path, terms: Terms) -> None:
        """Read `ledger`, the file in use or an archived one.

        `terms` stand where the record names none yet.
        """
        self._files = [ledger]
        self._whole = False
        self._blank = Table(terms)
        self._befores: dict[int, Table] = {}

    def last_rounds(self, most: int = 10, *, before: int = NO_LIMIT) -> tuple[PastRound, ...]:
        """Return up to `most` rounds that are over, the latest last; `before` the one with that `seq`.

        Raises a `LedgerError` that says what is wrong.
        """
        return self._collected(lambda reader, left, _: reader.round_starts(before, left + 1), most)

    def next_round(self, seq: int) -> PastRound | None:
        """Return the round after the one with this `seq`, if it is over."""
        with ExitStack() as stack:
            readers = self._open(stack, seq)
            later = [named for reader in readers for named in reader.named_later()]
            for place, reader in reversed(list(enumerate(readers))):
                start = reader.next_round_start(seq)
                if start is not None:
                    # Up to the file that holds it: an act of an earlier one would seem to commence it.
                    return _summary(list(_records(readers[: place + 1], start)), later)
            return None

    def search(self, wanted: RoundQuery, most: int = 50, *, before: int = NO_LIMIT) -> tuple[PastRound, ...]:
        """Return the last rounds that are as wanted, at most so many, the latest last.

        Raises `TABLES_WAIT` if they cannot be looked up now, or the `LedgerError` that says what is wrong.
        """
        return self._collected(
            lambda reader, left, later: reader.find_rounds(wanted, before, left, later), most
        )

    def steps(self, seq: int) -> tuple[RecallStep, ...]:
        """Return every act of the round with this `seq`, in order, with the table after it.

        What was decided about it later comes last, with the table as the round had left it.
        Raises a `LedgerError` that says what is wrong, `Unreplayable` for what no table can have recorded.
        """
        with ExitStack() as stack:
            readers = self._open(stack, seq)
            table = self._table_before(readers[-1], seq)
            codec = readers[-1].codec
            steps = []
            for act in _acts(_records(readers, seq)):
                before = table
                for one in act:
                    table = evolve(table, one.event)
                command = act[0].command
                if command is not None and _concerns_the_round(before, table, act):
                    steps.append(_step(act, codec.decode_command(command), table))
            return (*steps, *_decided_later(readers, steps))

    def _collected(
        self, find: Callable[[LedgerReader, int, list[NamedLater]], list[int]], most: int
    ) -> tuple[PastRound, ...]:
        """Return rounds found file by file, the latest file first, until there are so many.

        `find` gets how many are wanted, and which irregularities of later files are about other rounds.
        """
        found: dict[int, PastRound] = {}
        later: list[NamedLater] = []
        with ExitStack() as stack:
            readers: list[LedgerReader] = []
            carried_over = False
            for path in self._paths():
                reader = LedgerReader.open(path)
                stack.callback(reader.close)
                readers.append(reader)
                starts = find(reader, most - len(found), later)
                later = [*reader.named_later(), *later]
                if carried_over:
                    starts = [*reader.round_starts(), *starts]
                carried_over = reader.identity.follows_seq + 1 in starts
                for start in starts:
                    past = _summary(list(_records(readers, start)), later)
                    if past is not None:
                        found[past.seq] = past
                if len(found) >= most and not carried_over:
                    break
        return tuple(found[seq] for seq in sorted(found)[-most:])

    def _paths(self) -> Iterator[Path]:
        """Yield the files, the latest first; each is looked for once, when it is needed."""
        place = 0
        while True:
            if place == len(self._files):
                earlier = None if self._whole else earlier_file(self._files[-1])
                if earlier is None:
                    self._whole = True
                    return
                self._files.append(earlier)
            yield self._files[place]
            place += 1

    def _open(self, stack: ExitStack, seq: int) -> list[LedgerReader]:
        """Return the files from the latest back to the one that holds an event."""
        readers: list[LedgerReader] = []
        for path in self._paths():
            reader = LedgerReader.open(path)
            stack.callback(reader.close)
            readers.append(reader)
            if reader.identity.follows_seq < seq:
                break
        return readers

    def _table_before(self, reader: LedgerReader, seq: int) -> Table:
        """Return the table before an event, folded from the opening of its shoe, once for all its rounds."""
        if seq not in self._befores:
            shoes_back = 0
            while not self._fold(reader, seq, shoes_back):
                shoes_back += 1
        return self._befores[seq]

    def _fold(self, reader: LedgerReader, seq: int, shoes_back: int) -> bool:
        """Return False to begin further back: a round was opened again after its shoe had been changed."""
        table, first = self._blank, 0
        try:
            for record in reader.read_from_shoe(seq, shoes_back):
                first = first or record.seq
                if record.seq == seq or isinstance(record.event, RoundCommenced):
                    self._befores[record.seq] = table
                if record.seq >= seq:
                    return True
                table = evolve(table, record.event)
        except Unreplayable:
            if first == reader.identity.follows_seq + 1:
                raise
            return False
        raise LookupError(f"no event {seq}")


def _records(readers: Sequence[LedgerReader], start: int) -> Iterator[Recorded]:
    """Yield the events from the start of a round up to the next round, out of files, the latest first.

    A round whose commencement was taken back is left out.
    """
    retracted = False
    for place, reader in reversed(list(enumerate(readers))):
        own = place == len(readers) - 1
        for record in reader.read_from_act(start) if own else reader.read():
            if record.seq > start and isinstance(record.event, RoundCommenced):
                retracted = reader.is_retracted(record.seq)
                if not retracted:
                    return
            if not retracted:
                yield record
            retracted = retracted and not isinstance(record.event, RoundRetracted)


def _summary(records: Sequence[Recorded], later: Sequence[NamedLater]) -> PastRound | None:
    """Return what became of a round; None if it is not over, or did not commence with its first act.

    `later` are irregularities that are about other rounds than their own, of which this may be one.
    """
    first = next((one for one in records[:_PREAMBLE] if isinstance(one.event, RoundCommenced)), None)
    if first is None or not isinstance(first.event, RoundCommenced):
        return None
    ending: Recorded | None = None
    reversed_since = False
    for record in records:
        if isinstance(record.event, RoundConcluded | RoundVoided):
            ending, reversed_since = record, False
        elif isinstance(record.event, SettlementReversed):
            reversed_since = True
    if ending is None or reversed_since:
        return None
    event = ending.event
    concluded = event if isinstance(event, RoundConcluded) else None
    about = [named.about for named in later]
    retracted = [one.event.seq for one in records if isinstance(one.event, IrregularityRetracted)]
    decided = any(one.seq not in retracted for one in records if _decided_about_its_own(one))
    return PastRound(
        first.seq,
        first.shoe,
        first.event.number,
        Result.VOID if concluded is None else concluded.result,
        None if concluded is None else (concluded.player_points, concluded.banker_points),
        decided or (first.shoe, first.event.number) in about,
        first.event.entered_late,
        first.at,
        ending.at,
        ending.actor,
    )


def _decided_about_its_own(record: Recorded) -> bool:
    """Return whether an irregularity was decided about the round under which it is recorded."""
    event = record.event
    if not isinstance(event, IrregularityDecided):
        return False
    about = event.facts.about
    return about is None or (about.shoe, about.round) == (record.shoe, record.round_number)


def _decided_later(readers: Sequence[LedgerReader], steps: Sequence[RecallStep]) -> Iterator[RecallStep]:
    """Yield the acts recorded under later rounds that are about this one; `readers` the latest file first."""
    table = steps[-1].table if steps else None
    played = None if table is None else table.current
    if table is None or played is None:
        return
    for reader in reversed(readers):
        for named in reader.named_later():
            if named.about != (played.shoe, played.number):
                continue
            act = next(_acts(reader.read_from_act(named.seq)))
            if act[0].command is not None:
                yield _step(act, reader.codec.decode_command(act[0].command), table)


def _acts(records: Iterator[Recorded]) -> Iterator[list[Recorded]]:
    """Yield the events of each act together."""
    act: list[Recorded] = []
    for record in records:
        if record.command is not None and act:
            yield act
            act = []
        act.append(record)
    if act:
        yield act


def _concerns_the_round(before: Table, after: Table, act: Sequence[Recorded]) -> bool:
    """Return whether an act belongs to the round: what happens after its end does only if it changes it."""
    if isinstance(act[0].event, _OUTSIDE_THE_ROUND):
        return False
    if before.round is not None or after.round is not None:
        return True
    return after.last is not None and after.last is not before.last


def _step(act: Sequence[Recorded], command: Command, table: Table) -> RecallStep:
    events = [one.event for one in act]
    granted = next((event for event in events if isinstance(event, OverrideGranted)), None)
    first = act[0]
    return RecallStep(
        first.seq,
        command,
        tuple(
            event for event in events if not isinstance(event, OverrideGranted | ApprovalSigned | ClockJumped)
        ),
        replace(table, before=None, last_act=None),
        first.at,
        first.actor,
        rank_of(first.authority),
        granted,
    )
