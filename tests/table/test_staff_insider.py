"""An insider writes the whole record again, with a chain that fits: the people's signatures do not."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.evolve import evolve_all
from terminal.rounds.staff_record import KnownPerson, StaffAct, StaffBasis, StaffChange
from terminal.rounds.state import Table
from terminal.rounds.taking_back import note_act
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import change_staff, record_staff
from terminal.table.people.keys import new_pair
from terminal.table.session.table_session import Done
from tests.table.approving import ask
from tests.table.pit import MANAGER, RELIEF, SHIFT_MANAGER, START, SUPERVISOR
from tests.table.test_staff_record import BY_MANAGER, RecordedPit, opened

SEEDS = range(2)


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


def history(folder: Path, seed: int) -> RecordedPit:
    """Return a table at which people have signed for limits, and a Shift Manager has changed the staff."""
    pit, draw = opened(folder), random.Random(seed)
    assert isinstance(record_staff(pit.session, pit.staff, BY_MANAGER, StaffBasis.FIRST), str)
    for number in range(5):
        pit.clocks.wait(draw.randrange(5, 300))
        who = draw.choice((SUPERVISOR, MANAGER))
        limits = Limits(minimum=(number + 2) * 100_00)
        assert isinstance(ask(pit, who, command=c.SetLimits(limits)), Done)
        if number == draw.randrange(3) or number == 3:
            rank = Rank.PIT_SUPERVISOR if number % 2 else Rank.DEALER
            changed = change_staff(
                pit.session, BY_MANAGER, lambda by, rank=rank: pit.staff.set_rank(by, RELIEF, rank), "rank"
            )
            assert changed is None
    return pit


def acts_of(pit: RecordedPit) -> list[Act]:
    """Return what is on record, act by act."""
    acts: list[Act] = []
    for one in pit.ledger.read():
        if one.command is not None:
            command = pit.ledger.codec.decode_command(one.command)
            acts.append(Act(command, [], one.at_utc, one.actor, one.authority, one.shoe, one.round_number))
        acts[-1].events.append(one.event)
    return acts


def written_again(path: Path, acts: list[Act], terms: Table) -> list[str]:
    """Write acts into a new ledger by the program's own code; return what `verify` says of it."""
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=START)
    table = terms
    with closing(ledger):
        for act in acts:
            after = evolve_all(table, act.events)
            after = note_act(table, after, ledger.head.seq + 1, act.events)
            ledger.append(
                act.command,
                act.events,
                before=table,
                after=after,
                at=START.fromisoformat(act.at_utc),
                shoe=act.shoe,
                round_number=act.round_number,
                actor=act.actor,
                authority=act.authority,
            )
            table = after
        ledger.write_head()
    return [finding.message.render() for finding in audit_ledger(path).findings]


def approved(acts: list[Act]) -> Act:
    """Return the last act that somebody signed for."""
    return next(act for act in reversed(acts) if isinstance(act.command, c.SetLimits))


def alter(act: Act, kind: type[e.Event], **changes: object) -> None:
    """Alter the event of one kind of an act."""
    act.events = [
        structs.replace(event, **changes) if isinstance(event, kind) else event for event in act.events
    ]


def another_sum(acts: list[Act]) -> None:
    """Write other limits into the command and its event."""
    act, limits = approved(acts), Limits(minimum=1_00)
    act.command = c.SetLimits(limits)
    alter(act, e.LimitsSet, limits=limits)


def another_name(acts: list[Act]) -> None:
    """Put an approval under the Shift Manager's number."""
    act = approved(acts)
    alter(act, e.OverrideGranted, number=SHIFT_MANAGER)
    act.authority = f"{act.authority.split()[0]} {SHIFT_MANAGER}"


def higher_rank(acts: list[Act]) -> None:
    """Raise the rank in which an approval was given."""
    act = approved(acts)
    alter(act, e.OverrideGranted, rank=Rank.SHIFT_MANAGER)
    act.authority = f"shift_manager {act.authority.split()[1]}"


def signature_of_another_act(acts: list[Act]) -> None:
    """Use an earlier signature again."""
    earlier = next(act for act in acts if isinstance(act.command, c.SetLimits))
    alter(approved(acts), e.ApprovalSigned, signature=earlier.events[1].signature)  # type: ignore[attr-defined]


def no_signature(acts: list[Act]) -> None:
    """Leave the signature out."""
    act = approved(acts)
    act.events = [event for event in act.events if not isinstance(event, e.ApprovalSigned)]


def nobody_approves(acts: list[Act]) -> None:
    """Leave the whole approval out, in the name of the house."""
    act = approved(acts)
    act.events, act.authority = act.events[2:], "pit_supervisor"


def own_key_for_another(acts: list[Act]) -> None:
    """Put a key of the insider's under the supervisor's number when the staff was put on record."""
    key = new_pair().public
    for act in acts:
        if isinstance(act.command, c.RecordStaff):
            people = tuple(
                one._replace(key=key) if one.number == SUPERVISOR else one for one in act.command.people
            )
            act.command = structs.replace(act.command, people=people)
            alter(act, e.StaffKnown, people=people)


def forged_change(acts: list[Act]) -> None:
    """Add a change of the staff that no Shift Manager has signed."""
    before = next(
        event.change.after
        for act in reversed(acts)
        for event in act.events
        if isinstance(event, e.StaffChanged)
    )
    mine = KnownPerson("99999", "Insider", Rank.SHIFT_MANAGER, new_pair().public)
    change = StaffChange(
        StaffAct.ADDED,
        "99999",
        mine,
        SHIFT_MANAGER,
        "2024-05-01T12:00:00+00:00",
        before,
        "5a" * 32,
        "00" * 64,
    )
    acts.append(replace(acts[-1], command=c.RecordStaffChange(change), events=[e.StaffChanged(change)]))
    acts[-1].authority = "dealer"


def another_staff(acts: list[Act]) -> None:
    """Add another staff on record, as if the sealed code had been shown."""
    people = (KnownPerson("99999", "Insider", Rank.SHIFT_MANAGER, new_pair().public),)
    command = c.RecordStaff(people, "5a" * 32, StaffBasis.RECOVERED, "5a" * 32, "AAAA")
    known = e.StaffKnown(people, "5a" * 32, StaffBasis.RECOVERED, "5a" * 32, "AAAA")
    acts.append(replace(acts[-1], command=command, events=[known], authority="shift_manager"))


def an_act_left_out(acts: list[Act]) -> None:
    """Leave an act out that came before the last approval."""
    acts.remove(next(act for act in acts if isinstance(act.command, c.SetLimits)))


def two_acts_swapped(acts: list[Act]) -> None:
    """Let two approved acts change places."""
    first, second = [place for place, act in enumerate(acts) if isinstance(act.command, c.SetLimits)][:2]
    acts[first], acts[second] = acts[second], acts[first]
    acts[first].at_utc, acts[second].at_utc = acts[second].at_utc, acts[first].at_utc


MANIPULATIONS: dict[str, Callable[[list[Act]], None]] = {
    "another sum": another_sum,
    "another name": another_name,
    "a higher rank": higher_rank,
    "another reason": lambda acts: alter(approved(acts), e.OverrideGranted, reason="as agreed"),
    "a signature of another act": signature_of_another_act,
    "no signature": no_signature,
    "nobody approves": nobody_approves,
    "a key of the insider's for another": own_key_for_another,
    "a forged change of the staff": forged_change,
    "another staff": another_staff,
    "an act left out": an_act_left_out,
    "two acts swapped": two_acts_swapped,
}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_written_again_as_it_was_is_whole_and_each_manipulation_is_found(
    tmp_path: Path, seed: int
) -> None:
    pit = history(tmp_path, seed)
    with closing(pit.ledger):
        blank = Table(pit.session.table.terms)
        for number, (name, change) in enumerate({"nothing": lambda acts: None, **MANIPULATIONS}.items()):
            acts = acts_of(pit)
            change(acts)
            folder = tmp_path / str(number)
            folder.mkdir()
            found = written_again(folder / "BA-07.ledger", acts, blank)
            assert bool(found) == (name != "nothing"), (name, found)
            shutil.rmtree(folder)
