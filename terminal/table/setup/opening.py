"""Opens a table from its profile: its ledger, made or recovered, its people, and their session."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.archive import ARCHIVE, left_behind
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.foreign import FOREIGN, is_being_put_aside
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.rights import narrow_rights
from terminal.ledger.system_words import why_failed
from terminal.rounds.commands import (
    AdoptProfile,
    AdoptReading,
    Command,
    ConfirmClock,
    GoOnDuty,
    NewShoe,
    OpenTable,
    RecordProgramChecks,
    RecordStaffFile,
    SetLimits,
    SetPace,
)
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.profile import is_noted, profile_changes
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.training.commands import SetTraining
from terminal.rules.message import Message
from terminal.table.audit.attribute_fault import attribute_fault
from terminal.table.installed.check_log import read_checks
from terminal.table.people.authority import StaffStep, staff_step
from terminal.table.people.demo_people import DEMO_PEOPLE, demo_store
from terminal.table.people.pepper import no_pepper, pepper_in
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import FileStore, Store
from terminal.table.people.table_keys import key_to_record, note_seals, note_to_record
from terminal.table.session.clocks import Clock, Elapsed, seconds_since_boot, utc_now
from terminal.table.session.day import finish_day
from terminal.table.session.foreign_write import finish_foreign_write
from terminal.table.session.recovery import recover_last_act
from terminal.table.session.table_clock import TableClock
from terminal.table.session.table_session import PROFILE, Actor, TableSession
from terminal.table.setup.profile import TableProfile

LEAST_BEFORE_A_SHOE: Final = 1000
"""A start of training that had to read more events than this leaves a shoe from which the next one reads."""


class NotOpened(Exception):
    """A table that could not be opened under its profile's terms; `message` is for people."""

    def __init__(self, refusal: Refusal) -> None:
        """Stop on `refusal`, which is what the session answered."""
        super().__init__(refusal.message.render())
        self.message = refusal.message


class OpenedTable(Struct, frozen=True):
    """A table ready for use."""

    profile: TableProfile
    session: TableSession
    staff: Staff
    round_open: bool
    """Whether a round was under way: then it is asked whether it can go on (`ResumeTable`)."""
    notes: tuple[Message, ...]
    """What the dealer should know about how the table was opened, each short enough for the notice."""
    before: Table
    """The table before the last act on record: nobody knows whether what came of that was still seen to."""


def open_staff(
    profile: TableProfile, *, clock: Clock = utc_now, elapsed: Elapsed = seconds_since_boot
) -> Staff:
    """Return the people of a table; a staff file that is not there yet is made with the first Shift Manager.

    Raises `StaffError`.
    """
    settings = profile.staff
    store: Store = demo_store() if settings.path is None else FileStore(settings.path, new_salt)
    return Staff(
        store,
        number_digits=settings.number_digits,
        pin_digits=settings.pin_digits,
        short_pin_digits=settings.short_pin_digits,
        pepper=no_pepper if settings.pepper is None else pepper_in(settings.pepper),
        clock=clock,
        elapsed=elapsed,
    )


def open_table(
    profile: TableProfile,
    *,
    clock: Clock = utc_now,
    elapsed: Elapsed = seconds_since_boot,
    check_log: Path | None = None,
) -> OpenedTable:
    """Return the table of a profile, as its ledger left it, or new.

    `check_log` is what `lammer-check` has written of its checks, where the program is installed with it.

    Raises a `LedgerError` or `StaffError` that says what is wrong, `NotOpened` if the rules do not allow the
    profile's terms; nothing is left open then.
    """
    staff = open_staff(profile, clock=clock, elapsed=elapsed)
    if not profile.ledger.exists():
        staff.check()  # of a table in use the round in hand is finished, whatever became of that file
    narrowed = tuple(_narrow_rights(profile))
    ledger = _open_ledger(profile, clock, elapsed)
    try:
        with attribute_fault(ledger):
            before, table, notes, table_clock = _under_terms(profile, ledger, clock, elapsed)
    except BaseException:
        ledger.close()
        raise
    session = TableSession(ledger, table, clock=clock, staff=staff, elapsed=elapsed, table_clock=table_clock)
    staff.keep_to(table.settings)
    session.on_change(lambda _before, after: staff.keep_to(after.settings))
    try:
        _look_at_staff(session, staff)
        unsent = tuple(_look_at_key(session, profile))
        unproved = tuple(_look_at_note(session, profile))
        untold = tuple(_look_at_checks(session, check_log))
    except BaseException:
        ledger.close()
        raise
    notes = (*narrowed, *notes, *unsent, *unproved, *untold)
    return OpenedTable(profile, session, staff, table.round is not None, notes, before)


def _narrow_rights(profile: TableProfile) -> Iterator[Message]:
    """Take from everybody else the right to the table's files; yield what is to be reported of that."""
    folders = [profile.ledger.parent / ARCHIVE, profile.ledger.parent / FOREIGN]
    if profile.backup is not None:
        folders.append(profile.backup.folder)
    if narrow_rights(profile.ledger, tuple(folders), profile.group):
        yield Message("Files of the table were open to others: they may no longer be read by them.")


def _look_at_staff(session: TableSession, staff: Staff) -> None:
    """Put on record what has become of the staff file since the table was last open (RULINGS 31)."""
    if session.table.staff is None and staff_step(session, staff) is StaffStep.MISSING:
        _do(session, RecordStaffFile(""), session.acting)
    session.look_at_staff()


def _look_at_key(session: TableSession, profile: TableProfile) -> Iterator[Message]:
    """Put the key of the table on record: the first, or one that the key before has signed.

    Any other waits for a Shift Manager. One that cannot be read is reported where heads are sent.
    Yield that heads leave no more, where the profile of a table that has a key names no place for them.
    """
    pending = key_to_record(session, profile.heads)
    if pending is not None and (session.table.table_key is None or pending.signature):
        _do(session, pending, session.acting)
    if profile.heads is None and profile.kind is LedgerKind.LIVE and session.table.table_key is not None:
        yield Message("Heads leave this machine no more: the profile names no place for them.")


def _look_at_note(session: TableSession, profile: TableProfile) -> Iterator[Message]:
    """Put on record how the note of the last event was found; yield what is to be reported of that."""
    pending, known = note_to_record(session, profile.heads), session.table.note_key
    if pending is None:
        return
    _do(session, pending, session.acting)
    if pending.found is NoteProof.OLDER:
        yield Message("A head that left the machine is not in this ledger: have it verified.")
    elif known is not None and pending.found not in (NoteProof.SEALED, NoteProof.MISSING):
        yield Message("Note of the last event not proved: have the ledger verified by the last head.")


def _look_at_checks(session: TableSession, check_log: Path | None) -> Iterator[Message]:
    """Put on record what the checks of the program's files have found; yield what to report of it."""
    if check_log is None or session.ledger.identity.kind is not LedgerKind.LIVE:
        return
    try:
        found = read_checks(check_log, session.table.program_checks)
    except OSError as error:
        why = {"why": why_failed(error)}
        yield Message("The log of the program's checks cannot be read: {why}.", why)
        return
    if found is None:
        return
    _do(session, RecordProgramChecks(found), session.acting)
    if not found.continued:
        yield Message("The log of the program's checks is not the one on record: tell the technician.")


def _open_ledger(profile: TableProfile, clock: Clock, elapsed: Elapsed) -> Ledger:
    path = profile.ledger
    seals = note_seals(profile.heads) if profile.kind is LedgerKind.LIVE else ()
    try:
        there = path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LedgerError(LedgerFault.CANNOT_OPEN, path=path, detail=why_failed(error)) from error
    if there or is_being_put_aside(path):
        if profile.kind is LedgerKind.LIVE:
            finish_foreign_write(path, profile.terms, clock=clock, elapsed=elapsed, seals=seals)
        finish_day(path, profile.terms, kind=profile.kind, clock=clock)
        return Ledger.open(path, kind=profile.kind, table_id=profile.table_id, seals=seals)
    archived = left_behind(path, profile.table_id)
    if archived is not None:
        raise LedgerError(LedgerFault.LOST, path=path, archived=archived.name)
    kind, table_id = profile.kind, profile.table_id
    created = Ledger.create(path, kind=kind, table_id=table_id, zone=profile.zone, at=clock(), seals=seals)
    narrow_rights(path, (), profile.group)
    return created


def _under_terms(
    profile: TableProfile, ledger: Ledger, clock: Clock, elapsed: Elapsed
) -> tuple[Table, Table, tuple[Message, ...], TableClock]:
    """Return the table before the last act, the recovered table, notes for the dealer, and its clock.

    A live table goes on under what the ledger last had in force, until somebody has signed for what its
    profile says; one of another kind is under its profile's terms between rounds.
    """
    # Nobody deals on by what was altered.
    before, table = recover_last_act(ledger, profile.terms, proven=True)
    notes: list[Message] = []
    if ledger.unattested:
        notes.append(Message("Head file missing: have the ledger verified against the last report."))
    if ledger.unnoted and profile.kind is LedgerKind.LIVE:
        notes.append(Message("Note of the last event missing: have the ledger verified by the last head."))
    if ledger.since_note:
        cut = {"count": ledger.since_note}
        notes.append(Message("After a power cut, {count} events are not in the note: compare the felt.", cut))
    if table.foreign_writes:
        notes.append(Message("Another program has written into the ledger: see the security report."))
    if ledger.identity.zone != profile.zone:
        zones = {"kept": ledger.identity.zone, "zone": profile.zone}
        notes.append(Message("The ledger keeps the time zone {kept}, not {zone}.", zones))
    # No staff yet: what the profile says is the house's own word.
    table_clock = TableClock.after(
        *(ledger.last_at, clock, elapsed), gap=_clock_gap(profile, table), doubted=table.clock_doubted
    )
    session = TableSession(ledger, table, clock=clock, table_clock=table_clock)
    session.watch_clock()
    is_live = profile.kind is LedgerKind.LIVE
    if not is_live and profile.terms != table.opened and table.round is not None:
        # The profile's are taken at the next start between rounds.
        notes.append(Message("The round goes on under the terms on record, not the profile's."))
    for command in (_going_on if is_live else _reopening)(profile, session.table):
        _do(session, command)
    if profile.kind is LedgerKind.TRAINING:
        _believe_clock(session)
        _shorten_next_start(session)
    if profile.kind is LedgerKind.DEMO and session.table.dealer is None:
        dealer = DEMO_PEOPLE[0]
        _do(session, GoOnDuty(dealer.number, dealer.name))
    return before, session.table, tuple(notes), table_clock


def _clock_gap(profile: TableProfile, table: Table) -> timedelta:
    settings = table.settings
    return profile.clock_gap if settings is None else timedelta(hours=settings.clock_gap_hours)


def _going_on(profile: TableProfile, table: Table) -> Iterator[Command]:
    """Yield what opens a new live table by its profile, and what another goes on with by itself.

    That is the reading of the rules that the program has now, settings that no earlier program recorded, and
    that the profile was changed to what had been signed for at the table.
    """
    terms, pace = table.opened or profile.terms, table.pace or profile.pace
    if table.opened is None:
        yield OpenTable(terms)
    if table.pace is None:
        yield SetPace(pace, of_profile=True)
    if table.settings is None:
        yield AdoptProfile(terms, pace, profile.settings)
    elif table.settings.heads is None:
        yield AdoptProfile(terms, pace, replace(table.settings, heads=profile.settings.heads))
    elif table.opened is not None:
        said = AdoptProfile(profile.terms, profile.pace, profile.settings)
        if not is_noted(table, said) and not profile_changes(table, said):
            yield said
    version = profile.terms.rules_version
    if table.round is None and int(version) > int(terms.rules_version):
        yield AdoptReading(version)


def _reopening(profile: TableProfile, table: Table) -> Iterator[Command]:
    """Yield what brings a table under what its profile did not say when it was last opened.

    Limits and a pace that a Pit Supervisor has set stay, unless it is these that have changed in the profile.
    """
    terms = profile.terms
    if terms != table.opened and table.round is None:
        yield OpenTable(terms, table.notice and terms.private and terms.rules.has_insurance)
        if table.opened is not None and terms.limits == table.opened.limits != table.terms.limits:
            yield SetLimits(table.terms.limits)
    if profile.pace != table.profile_pace:
        yield SetPace(profile.pace, of_profile=True)
    known = None if table.training is None else table.training.settings
    if profile.kind is LedgerKind.TRAINING and table.round is None and known != profile.training:
        yield SetTraining(profile.training)


def _believe_clock(session: TableSession) -> None:
    """Go by the clock again at a table of training that was closed for long: nobody signs on there.

    One that is behind the record stays in doubt.
    """
    if session.watch_clock() > 0 and session.table.round is None:
        _do(session, ConfirmClock())


def _shorten_next_start(session: TableSession) -> None:
    """Put in a new shoe if much was answered since the last, and no round is under way.

    The opening of a shoe holds all that stands on record of training. So a start proves and reads what came
    after it, as at a live table, and not every answer ever given.
    """
    fresh = NewShoe(session.table.terms.decks, burn_due=False)
    is_long = session.ledger.events_to_recover() > LEAST_BEFORE_A_SHOE
    if is_long and session.check(fresh, acting=PROFILE) is None:
        _do(session, fresh)


def _do(session: TableSession, command: Command, acting: Actor = PROFILE) -> None:
    done = session.handle(command, acting=acting)
    if isinstance(done, Refusal):
        raise NotOpened(done)
