"""An insider writes acts again, by the program's own code: the hash chain fits, whatever was done to them."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from msgspec import structs

from terminal.ledger.identity import Identity
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.times import from_text
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import KnownPerson, StaffAct, StaffBasis, StaffChange, StaffRecord
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.keys import new_pair
from terminal.table.people.table_keys import note_seals
from terminal.table.session.recording import place_of
from terminal.table.session.recovery import recover
from tests.insider.house import House
from tests.table.pit import SHIFT_MANAGER, SUPERVISOR


@dataclass
class Act:
    """A recorded command with its events, as an insider may write it again."""

    command: c.Command
    events: list[e.Event]
    at_utc: str
    actor: str
    authority: str
    shoe: int
    round_number: int


class Record:
    """What is on record in the ledger of a house, to be altered and written again."""

    def __init__(self, house: House) -> None:
        self.house = house
        with closing(LedgerReader.open(house.ledger)) as reader:
            self.identity: Identity = reader.identity
            codec = reader.codec
            self.acts: list[Act] = []
            for one in reader.read(self.identity.follows_seq):
                if one.command is not None:
                    command = codec.decode_command(one.command)
                    self.acts.append(
                        Act(command, [], one.at_utc, one.actor, one.authority, one.shoe, one.round_number)
                    )
                self.acts[-1].events.append(one.event)

    @property
    def approved(self) -> Act:
        """The last act that a Pit Supervisor signed for."""
        return self.limits[-1]

    @property
    def limits(self) -> list[Act]:
        """Every setting of limits, each signed for."""
        return [act for act in self.acts if isinstance(act.command, c.SetLimits)]

    def alter(self, act: Act, kind: type[e.Event], **changes: object) -> None:
        """Alter the event of one kind of an act."""
        assert any(isinstance(event, kind) for event in act.events)
        act.events = [
            structs.replace(event, **changes) if isinstance(event, kind) else event for event in act.events
        ]

    def add(self, command: c.Command, events: Sequence[e.Event], authority: str) -> None:
        """Add an act at the end."""
        self.acts.append(replace(self.acts[-1], command=command, events=list(events), authority=authority))

    def add_decided(self, *commands: c.Command) -> None:
        """Add acts of the dealer at the end, as the rules decide them; what they refuse is left out."""
        table = self._table_before()
        for act in self.acts:
            table = note_act(table, evolve_all(table, act.events), 1, act.events)
        for command in commands:
            decided = decide(table, command, Rank.DEALER)
            if isinstance(decided, Refusal):
                continue
            after = evolve_all(table, decided)
            self.add(command, decided, "dealer")
            self.acts[-1].shoe, self.acts[-1].round_number = place_of(table, after)
            table = after

    def write(self, until: int | None = None, *, with_key: bool = True) -> None:
        """Write the acts in the place of the ledger, with its note and its head file.

        With the program's own account one has the key of the table too.
        """
        path = self.house.ledger
        table = self._table_before()
        for file in path.parent.glob(f"{path.name}*"):
            if not file.name.endswith(".sent"):
                file.unlink()
        identity = self.identity
        earlier = Head(identity.follows_seq, identity.follows_hash, "") if identity.follows_hash else None
        ledger = Ledger.create(
            path,
            kind=identity.kind,
            table_id=identity.table_id,
            zone=identity.zone,
            at=from_text(identity.created_utc),
            follows=earlier,
            seals=note_seals(self.house.targets) if with_key else (),
        )
        with closing(ledger):
            for act in self.acts[:until]:
                after = evolve_all(table, act.events)
                after = note_act(table, after, ledger.head.seq + 1, act.events)
                ledger.append(
                    act.command,
                    act.events,
                    before=table,
                    after=after,
                    at=from_text(act.at_utc),
                    shoe=act.shoe,
                    round_number=act.round_number,
                    actor=act.actor,
                    authority=act.authority,
                )
                table = after
            ledger.write_head()
            ledger.checkpoint()

    def _table_before(self) -> Table:
        terms = self.house.profile().terms
        if not self.identity.follows_hash:
            return Table(terms)
        with closing(LedgerReader.open(self.house.archived[-1])) as reader:
            return recover(reader, terms)


def as_it_was(record: Record) -> None:
    """Alter nothing."""


def another_sum(record: Record) -> None:
    """Write other limits into the command and its event."""
    act, limits = record.approved, Limits(minimum=1_00)
    act.command = c.SetLimits(limits)
    record.alter(act, e.LimitsSet, limits=limits)


def another_name(record: Record) -> None:
    """Put an approval under the Shift Manager's number."""
    act = record.approved
    record.alter(act, e.OverrideGranted, number=SHIFT_MANAGER)
    act.authority = f"{act.authority.split()[0]} {SHIFT_MANAGER}"


def higher_rank(record: Record) -> None:
    """Raise the rank in which an approval was given."""
    act = record.approved
    record.alter(act, e.OverrideGranted, rank=Rank.SHIFT_MANAGER)
    act.authority = f"shift_manager {act.authority.split()[1]}"


def another_reason(record: Record) -> None:
    """Put another reason to an approval."""
    record.alter(record.approved, e.OverrideGranted, reason="as agreed")


def signature_of_another_act(record: Record) -> None:
    """Use an earlier signature again."""
    earlier = record.limits[0]
    signed = next(event for event in earlier.events if isinstance(event, e.ApprovalSigned))
    record.alter(record.approved, e.ApprovalSigned, signature=signed.signature)


def no_signature(record: Record) -> None:
    """Leave the signature out."""
    act = record.approved
    act.events = [event for event in act.events if not isinstance(event, e.ApprovalSigned)]


def nobody_approves(record: Record) -> None:
    """Leave the whole approval out, in the name of the house."""
    act = record.approved
    act.events, act.authority = [e.LimitsSet(limits_of(act))], "pit_supervisor"


def limits_of(act: Act) -> Limits:
    """Return the limits that an act has set."""
    assert isinstance(act.command, c.SetLimits)
    return act.command.limits


def appended_in_a_name(record: Record) -> None:
    """Add an act that the supervisor is said to have signed, with a signature by a key of one's own."""
    command, limits = c.SetLimits(Limits(minimum=1_00)), Limits(minimum=1_00)
    last = record.acts[-1]
    granted = e.OverrideGranted(
        SUPERVISOR, "Goh M. K.", Rank.PIT_SUPERVISOR, last.actor, "SetLimits", "as agreed"
    )
    signed = e.ApprovalSigned(last.at_utc, new_pair().sign(b"whatever"))
    record.add(command, [granted, signed, e.LimitsSet(limits)], f"pit_supervisor {SUPERVISOR}")


def the_limits_lowered_by_nobody(record: Record) -> None:
    """Add lower limits in the higher rank's name, without any approval."""
    limits = Limits(minimum=1_00)
    record.add(c.SetLimits(limits), [e.LimitsSet(limits)], "pit_supervisor")


def own_key_for_another(record: Record) -> None:
    """Put a key of one's own under the supervisor's number, where the staff was put on record."""
    key = new_pair().public
    for act in record.acts:
        act.events = [_with_key(event, key) for event in act.events]
        if isinstance(act.command, c.RecordStaff):
            act.command = structs.replace(act.command, people=_with_keys(act.command.people, key))


def _with_key(event: e.Event, key: str) -> e.Event:
    if isinstance(event, e.StaffKnown):
        return structs.replace(event, people=_with_keys(event.people, key))
    if isinstance(event, e.ShoeOpened) and event.standing.staff is not None:
        staff = _staff_with_key(event.standing.staff, key)
        return structs.replace(event, standing=structs.replace(event.standing, staff=staff))
    if isinstance(event, e.DayBegun) and event.table.staff is not None:
        staff = _staff_with_key(event.table.staff, key)
        return structs.replace(event, table=structs.replace(event.table, staff=staff))
    return event


def _staff_with_key(staff: StaffRecord, key: str) -> StaffRecord:
    return structs.replace(staff, people=_with_keys(staff.people, key))


def _with_keys(people: tuple[KnownPerson, ...], key: str) -> tuple[KnownPerson, ...]:
    return tuple(one._replace(key=key) if one.number == SUPERVISOR else one for one in people)


def forged_change(record: Record) -> None:
    """Add a change of the staff that no Shift Manager has signed."""
    before = _fingerprint(record)
    mine = KnownPerson("99999", "Insider", Rank.SHIFT_MANAGER, new_pair().public)
    change = StaffChange(
        *(StaffAct.ADDED, "99999", mine, SHIFT_MANAGER, record.acts[-1].at_utc, before, "5a" * 32, "00" * 64)
    )
    record.add(c.RecordStaffChange(change), [e.StaffChanged(change)], "dealer")


def _fingerprint(record: Record) -> str:
    """Return that of the staff file which the record knows last."""
    return next(
        event.change.after
        for act in reversed(record.acts)
        for event in act.events
        if isinstance(event, e.StaffChanged)
    )


def another_staff(record: Record) -> None:
    """Add another staff on record, as if the sealed code had been shown."""
    people = (KnownPerson("99999", "Insider", Rank.SHIFT_MANAGER, new_pair().public),)
    command = c.RecordStaff(people, "5a" * 32, StaffBasis.RECOVERED, "5a" * 32, "AAAA")
    known = e.StaffKnown(people, "5a" * 32, StaffBasis.RECOVERED, "5a" * 32, "AAAA")
    record.add(command, [known], "shift_manager")


def an_act_left_out(record: Record) -> None:
    """Leave an act out that came before the last approval."""
    record.acts.remove(record.limits[-2])


def two_acts_swapped(record: Record) -> None:
    """Let two approved acts change places."""
    places = [place for place, act in enumerate(record.acts) if isinstance(act.command, c.SetLimits)]
    first, second = places[-2:]
    acts = record.acts
    acts[first], acts[second] = acts[second], acts[first]
    acts[first].at_utc, acts[second].at_utc = acts[second].at_utc, acts[first].at_utc


def a_change_left_out(record: Record) -> None:
    """Leave a change of the staff out of the record."""
    record.acts.remove(
        next(act for act in reversed(record.acts) if isinstance(act.command, c.RecordStaffChange))
    )


def a_rank_too_low(record: Record) -> None:
    """Have the supervisor sign for what takes a Shift Manager: the day is closed in that name."""
    last = record.acts[-1]
    granted = e.OverrideGranted(
        SUPERVISOR, "Goh M. K.", Rank.PIT_MANAGER, last.actor, "CloseDay", "end of the day"
    )
    signed = e.ApprovalSigned(last.at_utc, "00" * 64)
    command = c.CloseDay("2024-05-01")
    record.add(command, [granted, signed, e.DayClosed("2024-05-01")], f"pit_manager {SUPERVISOR}")


def last_round_left_out(record: Record) -> None:
    """Leave out the last round and all that came after it; deal nothing in its place."""
    ends = [
        place
        for place, act in enumerate(record.acts)
        if any(isinstance(event, (e.RoundConcluded, e.RoundVoided)) for event in act.events)
    ]
    starts = [
        place
        for place, act in enumerate(record.acts)
        if any(isinstance(event, e.RoundCommenced) for event in act.events)
    ]
    last = max(start for start in starts if start < ends[-1])
    del record.acts[last:]


def copied_over(source: Path, house: House, *names: str) -> None:
    """Put files of a kept copy in the place of those of the house."""
    for name in names:
        target = house.folder / name
        target.unlink(missing_ok=True)
        if (source / name).exists():
            shutil.copy(source / name, target)
