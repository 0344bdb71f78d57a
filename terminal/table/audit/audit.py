"""Proves a ledger through and through: the file itself, and each act by the rules that it was decided by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final

from terminal.ledger.archive import earlier_file, misfit
from terminal.ledger.attested import Attested, read_kept
from terminal.ledger.chain import genesis
from terminal.ledger.errors import LedgerError
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Finding, Recorded
from terminal.ledger.tail_witness import Witnessed
from terminal.ledger.times import from_text
from terminal.ledger.verify import Progress, verify
from terminal.rounds.commands import (
    AdoptProfile,
    BeginDay,
    Command,
    ConfirmClock,
    GoOnDuty,
    OpenTable,
    RecordClockJump,
    SetLimits,
    SetPace,
)
from terminal.rounds.concluding import without_reasons
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    ApprovalSigned,
    ClockJumped,
    DayBegun,
    Event,
    OverrideGranted,
    RoundConcluded,
    RoundVoided,
    SettlementReversed,
    ShoeOpened,
    TrainingSet,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.foreign_write_record import foreign_write_words
from terminal.rounds.guidance.situation import decide
from terminal.rounds.invariants import InvariantBroken, check
from terminal.rounds.profile import profile_changes
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rounds.terms import RULES_VERSION
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.audit.people import BY_THE_HOUSE, PeopleAudit
from terminal.table.session.recording import place_of, rank_of
from terminal.table.session.recovery import IMPOSSIBLE, recover
from terminal.table.session.table_clock import TOLERATED_JUMP
from terminal.table.session.table_session import PROFILE

READINGS: Final[Mapping[str, Callable[[Table, Command, Rank], Decision]]] = {
    "1": decide,
    "2": decide,
    "3": decide,
    "4": decide,
    "5": decide,
    RULES_VERSION: decide,
}
"""How the rules were read, by the version that the terms name: an act is judged by its own.

When a reading changes, the older one stays in `rounds`, told apart by `Terms.reads_as_since`.
"""

_JUMP_MILLISECONDS = TOLERATED_JUMP.total_seconds() * 1000


@dataclass(frozen=True, slots=True)
class AuditResult:
    """What came of a verification."""

    findings: tuple[Finding, ...]
    """All that is wrong; empty if the ledger is whole."""
    events: int
    rounds: int
    """How many rounds of the ledger are finished: settled or void."""
    not_provable: int
    """How many approvals of a live table were given before the record knew who may give them."""
    earlier: Path | None
    """The file from which it goes on; None if it is the first of its table, or if that file was not found."""
    continues: bool
    """Whether it goes on from an earlier file at all."""
    noted: bool = True
    """Whether there was a note of its last event, with which it was compared."""
    sealed: bool = False
    """Whether that note bears a seal, which is not checked: only the table has the key."""


def audit_ledger(
    path: Path,
    *,
    kind: LedgerKind | None = None,
    attested: Sequence[Attested] = (),
    earlier: Path | None = None,
    progress: Progress | None = None,
) -> AuditResult:
    """Return everything that is wrong with a ledger, live or archived, also of a table in play.

    `attested` are heads noted elsewhere. `earlier` is the ledger that this one goes on from; without it, it
    is looked for in the archive. `progress` gets how many events are done, and how many there are.
    Raises a `LedgerError` if a file cannot be opened as a ledger at all.
    """
    reader = LedgerReader.open(path, kind=kind, newer=True)
    try:
        identity = reader.identity
        before = earlier or earlier_file(path) or misfit(path)
        table, findings = (None, []) if before is None else _table_before(reader, before)
    finally:
        reader.close()
    replay = ActAudit(identity, table)
    kept = read_kept(path)
    findings += verify(path, kind=kind, attested=attested, follower=replay, progress=progress)
    findings += replay.people.at_end(replay.table)
    findings += _foreign_writes(replay.table)
    return AuditResult(
        tuple(findings),
        replay.events,
        replay.rounds,
        replay.people.not_provable,
        before,
        bool(identity.follows_hash),
        isinstance(kept.witnessed, Witnessed),
        kept.sealed,
    )


class ActAudit:
    """Does every recorded act again and compares."""

    def __init__(self, identity: Identity, before: Table | None = None, began_utc: str | None = None) -> None:
        """Begin with the table `before`, if that is known; `began_utc` is the time of the event before.

        Without a time it begins with the first event of the ledger.
        """
        self.events = 0
        self.rounds = 0
        self._is_live = identity.kind is LedgerKind.LIVE
        self._of_training = identity.kind is LedgerKind.TRAINING
        self._first = identity.follows_seq + 1
        self._one_script_after_another = identity.kind is LedgerKind.REPLAY
        self._table = before
        self._command: Command | None = None
        self._act: list[Recorded] = []
        self._after_act: Table | None = None
        """The table after the act, as far as every event of it was followed already."""
        self._at_utc = began_utc or identity.created_utc
        self.people = PeopleAudit(identity, None if began_utc else genesis(identity))

    @property
    def table(self) -> Table | None:
        """The table after the acts so far; None if nobody can know."""
        return self._table

    def after(self, recorded: Recorded, command: Command | None, table: Table | None) -> Iterator[Finding]:
        """Return what is wrong with the act that ended before this event.

        `table` is the table after this event, if that was worked out already.
        """
        self.events += 1
        # The round before this ledger may be settled again in it.
        self.rounds = max(0, self.rounds + _rounds_finished(recorded.event))
        if command is not None:
            yield from self.at_end()
            self._command = command
        if self._command is not None:
            known = not self._act or self._after_act is not None
            self._after_act = table if known else None
            self._act.append(recorded)

    def broken(self) -> None:
        """Give the table up: nobody knows how it stands before another shoe is put in."""
        self._command, self._act, self._table = None, [], None
        self.people.broken()

    def at_end(self) -> Iterator[Finding]:
        """Return what is wrong with the last act."""
        command, act = self._command, self._act
        self._command, self._act = None, []
        if command is None:
            return
        try:
            yield from self._judge(command, act)
        except IMPOSSIBLE as error:
            text = Message("{act} cannot have led to what is recorded.", {"act": type(command).__name__})
            yield Finding("acts", act[0].seq, text, detail=str(error) or type(error).__name__)
            self._table = None

    def _judge(self, command: Command, act: Sequence[Recorded]) -> Iterator[Finding]:
        """Do the act again. Raises what a record raises that no table can have made."""
        own, faults = _made_by_the_session(command, act, self._at_utc)
        yield from faults
        yield from _clock_confirmed(command, act[0], self._at_utc)
        before = self._before(command, act[0])
        for fault in self.people.judge(before, command, act, self._at_utc):
            yield Finding("people", act[0].seq, fault)
        self._at_utc = act[-1].at_utc
        if before is None:
            if act[0].seq == self._first and not isinstance(command, BeginDay):
                yield _finding(act[0], "The ledger does not begin with the opening of its table.")
            self._pick_up(own)
            return
        yield from _by_another(before, command, act[0])
        if not self._of_training and any(isinstance(one.event, TrainingSet) for one in act):
            yield _finding(act[0], "Training is on record in a ledger that is not one of training.")
        if self._is_live:
            yield from _by_the_profile_alone(before, command, act[0])
        if self._is_live and before.opened is not None and not before.clock_doubted:
            yield from _unnoticed_jump(command, act[0])
        judged = list(_judged(before, command, own))
        yield from judged
        if judged or self._after_act is None:
            after = evolve_all(before, [one.event for one in own])
        else:
            after = self._after_act
        after = note_act(before, after, act[0].seq, [one.event for one in act], act[0].at_utc)
        if not judged:
            check(before, after)
        place = place_of(before, after)
        if place != (act[0].shoe, act[0].round_number):
            where = {"shoe": place[0], "round": place[1]}
            yield _finding(act[0], "It belongs to shoe {shoe}, round {round}.", **where)
        self._table = after

    def _before(self, command: Command, first: Recorded) -> Table | None:
        """Return the table on which an act was decided; None if nobody can know."""
        table = self._table
        if isinstance(command, OpenTable):
            if self._one_script_after_another:
                return Table(command.terms, shoes=first.shoe if table is None else table.shoes)
            if first.seq == self._first:
                return Table(command.terms)
        return table

    def _pick_up(self, own: Sequence[Recorded]) -> None:
        """Take the table up again once an event says how all stands."""
        for one in own:
            if isinstance(one.event, DayBegun):
                self._table = one.event.table
            elif isinstance(one.event, ShoeOpened):
                self._table = evolve_all(Table(one.event.standing.terms), (one.event,))


def _foreign_writes(table: Table | None) -> Iterator[Finding]:
    """Yield what other programs have written into this ledger or one before it: that alarm never ends."""
    for found in () if table is None else table.foreign_writes:
        yield Finding("foreign", found.good_seq + 1, foreign_write_words(found))


def _rounds_finished(event: Event) -> int:
    """Return by how many an event changes the number of finished rounds: a reversed settlement is none."""
    if isinstance(event, SettlementReversed):
        return -1
    return int(isinstance(event, RoundConcluded | RoundVoided))


def _finding(recorded: Recorded, template: str, **params: object) -> Finding:
    return Finding("acts", recorded.seq, Message(template, params))


def _made_by_the_session(
    command: Command, act: Sequence[Recorded], last_utc: str
) -> tuple[Sequence[Recorded], list[Finding]]:
    """Return the events that the rules made, and what is wrong with those that the session put first."""
    first = act[0]
    faults = [
        _finding(one, "It is not recorded as a part of the act that it belongs to.")
        for one in act
        if (one.at_utc, *one[2:4], *one[6:8]) != (first.at_utc, *first[2:4], *first[6:8])
    ]
    place, jumped, granted = 0, act[0].event, act[0].event
    if isinstance(jumped, ClockJumped) and not isinstance(command, RecordClockJump):
        place = 1
        granted = act[1].event if len(act) > 1 else jumped
        # At first a jump was a part of the act before which it was found, and only one back was reported.
        if jumped.to_confirm or -jumped.milliseconds < _JUMP_MILLISECONDS or first.at_utc != last_utc:
            faults.append(_finding(first, "No clock can have jumped here."))
    if isinstance(granted, OverrideGranted):
        place += 1
        if len(act) > place and isinstance(act[place].event, ApprovalSigned):
            place += 1
    approved = first.authority.partition(" ")[2]
    if not isinstance(command, BeginDay) and _approval(command, first, granted) != approved:
        faults.append(
            _finding(first, "Its authority {authority} was not granted.", authority=first.authority)
        )
    return act[place:], faults


def _approval(command: Command, first: Recorded, granted: Event) -> str:
    """Return who has approved an act, by what is recorded before it.

    Return nobody if another act was approved.
    """
    if not isinstance(granted, OverrideGranted):
        return ""
    meant = (type(command).__name__, first.actor, first.authority.partition(" ")[0])
    return granted.number if (granted.command, granted.asked_by, granted.rank.value) == meant else "?"


def _clock_confirmed(command: Command, first: Recorded, last_utc: str) -> Iterator[Finding]:
    """Yield what is wrong with the time from which the clock counts again."""
    if not isinstance(command, ConfirmClock):
        return
    before = first.at - timedelta(milliseconds=command.shift_milliseconds)
    if first.wall_utc is not None or before < from_text(last_utc):
        yield _finding(first, "Its time is not that of the clock that it confirms.")


def _unnoticed_jump(command: Command, first: Recorded) -> Iterator[Finding]:
    """Yield an act under another time than the clock showed, although no jump of it was on record."""
    if isinstance(command, RecordClockJump):
        if abs(command.milliseconds) < _JUMP_MILLISECONDS:
            yield _finding(first, "No clock can have jumped here.")
    elif (
        first.wall_utc is not None
        and not timedelta(0) < first.at - from_text(first.wall_utc) <= TOLERATED_JUMP
    ):
        text = "The clock showed {wall}, and no jump of it is on record."
        yield _finding(first, text, wall=first.wall_utc)


def _by_another(before: Table, command: Command, first: Recorded) -> Iterator[Finding]:
    """Yield an act of anybody but the dealer on duty; while nobody deals, nobody's number is known."""
    if before.dealer is None or first.actor == before.dealer.number:
        return
    if isinstance(command, GoOnDuty) and first.actor == command.number:
        return  # the next dealer signs on
    if isinstance(command, BY_THE_HOUSE) and first.actor == PROFILE.number:
        return  # the house, at a start
    text = "{actor} cannot have done this: {dealer} was on duty."
    yield _finding(first, text, actor=first.actor, dealer=before.dealer.number)


def _by_the_profile_alone(before: Table, command: Command, first: Recorded) -> Iterator[Finding]:
    """Yield an act for which nobody has signed, where the record knows what the profile said."""
    changes = isinstance(command, OpenTable | SetLimits | SetPace)
    if isinstance(command, AdoptProfile):
        changes = bool(profile_changes(before, command))
    if changes and first.actor == PROFILE.number and before.settings is not None:
        yield _finding(first, "Nobody has signed for what the profile says here.")


def _judged(before: Table, command: Command, own: Sequence[Recorded]) -> Iterator[Finding]:
    """Yield where the rules would have made something else of a command than is recorded."""
    terms = command.terms if isinstance(command, OpenTable) else before.terms
    reading = READINGS.get(terms.rules_version)
    if not own:
        raise InvariantBroken("nothing came of it")
    if reading is None:
        text = "It was decided by version {version} of the rules, which this program does not know."
        yield _finding(own[0], text, version=terms.rules_version)
        return
    decided = reading(before, command, rank_of(own[0].authority))
    act = type(command).__name__
    if isinstance(decided, Refusal):
        yield _finding(own[0], "The rules refuse {act}: {why}", act=act, why=decided.message)
        return
    for wanted, found in zip(decided, own, strict=False):
        if wanted != found.event and without_reasons(wanted) != found.event:
            names = {"act": act, "wanted": wanted.stored_name, "found": found.event.stored_name}
            same = type(wanted) is type(found.event)
            text = "{act} leads to {wanted} with other contents." if same else _OTHER_EVENT
            yield _finding(found, text, **names)
            return
    if len(decided) != len(own):
        counts = {"act": act, "wanted": len(decided), "found": len(own)}
        yield _finding(own[-1], "{act} leads to {wanted} events; {found} are recorded.", **counts)


_OTHER_EVENT = "{act} leads to {wanted}; {found} is recorded."


def _table_before(reader: LedgerReader, earlier: Path) -> tuple[Table | None, list[Finding]]:
    """Return the table at the end of the earlier ledger, if this one does go on from it."""
    name = {"earlier": earlier.name}
    try:
        before = LedgerReader.open(earlier, newer=True)
    except LedgerError as error:
        return None, [Finding("start", None, error.message)]
    try:
        own, other = reader.identity, before.identity
        if (own.follows_seq, own.follows_hash) != before.head[:2]:
            return None, [Finding("start", None, Message("It does not go on from {earlier}.", name))]
        if (own.kind, own.table_id, own.zone) != (other.kind, other.table_id, other.zone):
            text = Message("{earlier} is of another kind, table or time zone.", name)
            return None, [Finding("start", None, text)]
        begun = next(reader.read(), None)
        if begun is None or not isinstance(begun.event, DayBegun):
            return None, []  # what is wrong with the beginning is said where it is looked at
        return recover(before, begun.event.table.terms), []
    except LedgerError as error:
        return None, [Finding("start", None, error.message)]
    except IMPOSSIBLE as error:
        text = Message("{earlier} cannot be replayed.", name)
        return None, [Finding("start", None, text, detail=str(error))]
    finally:
        before.close()
