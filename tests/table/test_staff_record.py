"""The staff of a live table stands on record: changes and approvals are signed, and `verify` proves each."""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import timedelta
from functools import lru_cache
from math import log2
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from nacl.signing import VerifyKey

from terminal.cli import main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.times import to_text
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.evolve import evolve_all
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import StaffAct, StaffBasis, StaffChange, hash_of_code
from terminal.rounds.state import Table
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import AuditResult, audit_ledger
from terminal.table.people.authority import StaffStep, change_staff, record_staff, staff_step, unlock
from terminal.table.people.keys import KeyPair, approval_text, code_as_typed, new_code, new_pair, seal
from terminal.table.people.pepper import pepper_in
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Proof, Signature, Staff
from terminal.table.people.staff_file import Book, FileStore
from terminal.table.session.day import ClosedDay
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import CANNOT_PROVE, PROFILE, Done
from tests.ledger.keeping import FILES
from tests.reports.asking import rows
from tests.table.approving import LIMITS, REASON, approve_unrecorded, ask, assign, code
from tests.table.closing import close_day
from tests.table.pit import (
    BADGE,
    DEALER,
    MANAGER,
    PINS,
    RELIEF,
    SHIFT_MANAGER,
    START,
    SUPERVISOR,
    WRONG_PIN,
    Pit,
    book,
    new_seal,
    staff_of,
)

BY_MANAGER = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])


class RecordedPit(Pit):
    """A pit whose ledger and staff lie in files, with its people on record."""

    path: Path
    file: FileStore
    code: str
    """The sealed code, once the people are on record."""

    def audit(self) -> AuditResult:
        """Verify the ledger as it lies."""
        return audit_ledger(self.path)

    def found(self) -> list[str]:
        """Return what `verify` says, without the head file that no round has made yet."""
        return [f.message.render() for f in self.audit().findings if f.place != "head file"]

    def swap(self, other: Book | None) -> Book:
        """Put another staff file in the place of the present one, or none; return what lay there."""
        before = self.file.read()
        if other is None:
            self.file.path.unlink()
        else:
            self.file.update(lambda _: other)
        return before


def opened(tmp_path: Path, kind: LedgerKind = LedgerKind.LIVE) -> RecordedPit:
    """Return a pit in files: its table opened, a dealer on duty, and nobody on record yet."""
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=kind, table_id="BA-07", zone="Asia/Singapore", at=START)
    file = FileStore(tmp_path / "staff.json", new_salt)
    file.update(lambda _: book())
    pit = RecordedPit(ledger, store=file)
    pit.path, pit.file = path, file
    terms = structs.replace(pit.table.terms, table_id="BA-07")
    house = pit.session_at(Table(terms))
    house._staff = None
    assert isinstance(house.handle(c.OpenTable(terms), acting=PROFILE), Done)
    pit.session = pit.session_at(house.table)
    assert isinstance(pit.session.sign_on(Signature(DEALER, PINS[DEALER])), Done)
    return pit


@pytest.fixture
def unrecorded(tmp_path: Path) -> Iterator[RecordedPit]:
    """Return a pit whose people do not stand on record yet."""
    pit = opened(tmp_path)
    yield pit
    pit.ledger.close()


@pytest.fixture
def known(unrecorded: RecordedPit) -> RecordedPit:
    """Return a pit whose people stand on record."""
    code = record_staff(unrecorded.session, unrecorded.staff, BY_MANAGER, StaffBasis.FIRST)
    assert isinstance(code, str)
    unrecorded.code = code
    return unrecorded


def test_a_shift_manager_alone_puts_the_staff_on_record(unrecorded: RecordedPit) -> None:
    assert staff_step(unrecorded.session, unrecorded.staff) is StaffStep.SIGN
    low = record_staff(
        unrecorded.session, unrecorded.staff, Signature(MANAGER, PINS[MANAGER]), StaffBasis.FIRST
    )
    assert code(low) == "rank_missing"
    assert isinstance(record_staff(unrecorded.session, unrecorded.staff, BY_MANAGER, StaffBasis.FIRST), str)
    assert staff_step(unrecorded.session, unrecorded.staff) is StaffStep.NONE
    assert unrecorded.found() == []


def test_an_approval_is_signed_and_whole(known: RecordedPit) -> None:
    done = ask(known)
    assert isinstance(done, Done)
    assert [type(event) for event in done.events] == [e.OverrideGranted, e.ApprovalSigned, e.LimitsSet]
    badge = ask(known, BADGE, command=c.SetLimits(Limits(minimum=300_00)), pin=None)
    assert isinstance(badge, Done)
    assert (known.found(), known.audit().not_provable) == ([], 0)


def test_approvals_before_the_staff_is_known_are_not_provable_and_nothing_is_wrong_with_them(
    unrecorded: RecordedPit,
) -> None:
    assert isinstance(ask(unrecorded), Done)
    assert isinstance(record_staff(unrecorded.session, unrecorded.staff, BY_MANAGER, StaffBasis.FIRST), str)
    assert isinstance(ask(unrecorded, command=c.SetLimits(Limits(minimum=300_00))), Done)
    assert (unrecorded.found(), unrecorded.audit().not_provable) == ([], 1)


def append_approved(
    pit: RecordedPit,
    number: str,
    *,
    pair: KeyPair | None,
    rank: Rank = Rank.PIT_SUPERVISOR,
    signed_at: str | None = None,
) -> None:
    """Append an approved act as the program's own code would, whoever is said to have signed."""
    table, head = pit.session.table, pit.ledger.head
    command = c.SetLimits(Limits(minimum=700_00))
    at = signed_at or head.at_utc
    text = approval_text(
        kind="live",
        table_id="BA-07",
        previous=head.hash,
        at=at,
        command=pit.ledger.codec.encode_command(command),
        number=number,
        rank=rank.value,
        asked_by=DEALER,
        reason=REASON,
    )
    events: list[e.Event] = [e.OverrideGranted(number, "Goh M. K.", rank, DEALER, "SetLimits", REASON)]
    if pair is not None:
        events.append(e.ApprovalSigned(at, pair.sign(text)))
    events.append(e.LimitsSet(command.limits))
    pit.ledger.append(
        command,
        events,
        before=table,
        after=evolve_all(table, events),
        at=pit.clocks.now(),
        shoe=table.shoes,
        round_number=table.rounds,
        actor=DEALER,
        authority=f"{rank.value} {number}",
    )


def pair_of(pit: RecordedPit, number: str = SUPERVISOR) -> KeyPair:
    """Return somebody's own keys."""
    shown = pit.staff.identify(number, PINS[number])
    assert isinstance(shown, Proof)
    assert shown.pair is not None
    return shown.pair


def test_what_is_appended_with_the_right_key_is_whole(known: RecordedPit) -> None:
    append_approved(known, SUPERVISOR, pair=pair_of(known))
    assert known.found() == []


def test_an_approval_without_the_persons_own_key_is_found(known: RecordedPit) -> None:
    append_approved(known, SUPERVISOR, pair=None)
    assert known.found() == [f"{SUPERVISOR} has not signed for this."]


@pytest.mark.parametrize("whose", ["a new one", "that of another"])
def test_an_approval_with_another_key_is_found(known: RecordedPit, whose: str) -> None:
    append_approved(known, SUPERVISOR, pair=new_pair() if whose == "a new one" else pair_of(known, MANAGER))
    assert known.found() == [f"{SUPERVISOR} has not signed for this."]


def test_an_approval_of_another_act_is_no_approval_of_this(known: RecordedPit) -> None:
    done = ask(known)
    assert isinstance(done, Done)
    signed = done.events[1]
    assert isinstance(signed, e.ApprovalSigned)

    class Again(KeyPair):
        def sign(self, text: bytes) -> str:
            return signed.signature

    append_approved(known, SUPERVISOR, pair=Again("", b""), signed_at=signed.at)
    assert known.found() == [f"{SUPERVISOR} has not signed for this."]


def test_an_approval_of_somebody_unknown_is_found(known: RecordedPit) -> None:
    append_approved(known, "99999", pair=new_pair())
    assert known.found() == ["99999 was not on the staff."]


def test_an_approval_of_somebody_removed_since_is_whole_and_one_after_it_is_found(known: RecordedPit) -> None:
    pair = pair_of(known)
    assert isinstance(ask(known), Done)
    assert (
        change_staff(known.session, BY_MANAGER, lambda by: known.staff.remove(by, SUPERVISOR), "remove")
        is None
    )
    assert known.found() == []
    append_approved(known, SUPERVISOR, pair=pair)
    assert known.found() == [f"{SUPERVISOR} was not on the staff."]


def test_an_approval_in_too_high_a_rank_is_found(known: RecordedPit) -> None:
    append_approved(known, RELIEF, pair=pair_of(known, RELIEF))
    assert known.found() == [f"{RELIEF} was not of the rank pit_supervisor."]


def test_an_approval_of_a_number_that_was_locked_is_found(known: RecordedPit) -> None:
    pair = pair_of(known)
    for _ in range(5):
        known.clocks.wait(30)
        ask(known, pin=WRONG_PIN)
    append_approved(known, SUPERVISOR, pair=pair)
    assert known.found() == [f"{SUPERVISOR} was locked."]


def test_a_lock_that_has_ended_is_on_record_before_the_next_approval(known: RecordedPit) -> None:
    for _ in range(5):
        known.clocks.wait(30)
        ask(known, pin=WRONG_PIN)
    known.clocks.wait(61)
    assert isinstance(ask(known), Done)
    assert e.StaffUnlocked(SUPERVISOR, "time") in [one.event for one in known.ledger.read()]
    assert known.found() == []


def test_an_act_in_a_higher_rank_without_any_approval_is_found(known: RecordedPit) -> None:
    session = known.session_at(known.session.table)
    session._staff = None
    done = session.handle(LIMITS, acting=structs.replace(session.acting, rank=Rank.PIT_SUPERVISOR))
    assert isinstance(done, Done)
    assert known.found() == ["Nobody has approved what takes the rank pit_supervisor."]


def test_a_dealer_of_whom_nobody_knows_is_found(known: RecordedPit) -> None:
    session = known.session_at(known.session.table)
    session._staff = None
    assert isinstance(session.handle(c.GoOnDuty("99999", "Nobody")), Done)
    assert known.found() == ["99999 cannot have signed on."]


CHANGES = {
    StaffAct.ADDED: lambda staff, by: staff.add(by, "10078", "Chua B. H.", Rank.DEALER, "583920"),
    StaffAct.PIN: lambda staff, by: staff.set_pin(by, RELIEF, "583920"),
    StaffAct.BADGE: lambda staff, by: staff.set_badge(by, RELIEF, "another badge"),
    StaffAct.RANK: lambda staff, by: staff.set_rank(by, RELIEF, Rank.PIT_SUPERVISOR),
    StaffAct.REMOVED: lambda staff, by: staff.remove(by, RELIEF),
}


@pytest.mark.parametrize("act", CHANGES)
def test_each_change_of_the_staff_is_on_record_with_its_signature_and_in_the_security_report(
    known: RecordedPit, act: StaffAct
) -> None:
    assert change_staff(known.session, BY_MANAGER, lambda by: CHANGES[act](known.staff, by), act) is None
    changes = [one.event.change for one in known.ledger.read() if isinstance(one.event, e.StaffChanged)]
    assert [(change.act, change.by) for change in changes] == [(act, SHIFT_MANAGER)]
    people, fingerprint = known.staff.known_people()
    record = known.session.table.staff
    assert record is not None
    assert (set(record.people), record.fingerprint) == (set(people), fingerprint)
    listed = rows(make_report("security", [known.path]), "list")
    told = [(row["number"], row["detail"]) for row in listed if row["what"] == "staff_changed"]
    assert told == [(changes[0].number, f"{act.value} {changes[0].number}")]
    assert known.found() == []


def test_an_unlocking_is_on_record_with_its_signature(known: RecordedPit) -> None:
    for _ in range(5):
        known.clocks.wait(30)
        ask(known, pin=WRONG_PIN)
    assert isinstance(unlock(known.session, known.staff, BY_MANAGER, number=SUPERVISOR), Done)
    assert isinstance(ask(known), Done)
    assert known.found() == []


def test_a_change_made_at_another_table_or_by_the_command_line_is_put_on_record(known: RecordedPit) -> None:
    elsewhere = staff_of(FileStore(known.file.path, new_salt), known.clocks)
    by = elsewhere.identify(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
    assert isinstance(by, Proof)
    assert elsewhere.set_rank(by, RELIEF, Rank.PIT_SUPERVISOR) is None
    assert isinstance(ask(known, RELIEF), Done)
    assert known.found() == []


def test_a_change_whose_signature_was_altered_is_found(known: RecordedPit) -> None:
    by = known.staff.identify(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
    assert isinstance(by, Proof)
    assert known.staff.set_rank(by, RELIEF, Rank.PIT_SUPERVISOR) is None
    (change,) = known.file.read().changes_since(known.session.table.staff.fingerprint) or ()  # type: ignore[union-attr]
    forged = structs.replace(change, person=(change.person or known.staff.people[0].known)._replace(name="X"))
    session = known.session_at(known.session.table)
    session._staff = None
    assert code(session.handle(c.RecordStaffChange(forged))) == "another_change"
    swapped = structs.replace(change, by=MANAGER)
    assert code(session.handle(c.RecordStaffChange(swapped))) == "rank_missing"
    unsigned = structs.replace(change, signature="00" * 64)
    assert isinstance(session.handle(c.RecordStaffChange(unsigned)), Done)
    assert known.found() == [f"The change of the staff was not signed by {SHIFT_MANAGER}."]


@lru_cache(maxsize=1)
def of_an_insider() -> Book:
    """Return a staff file with the numbers of the house, and PINs of somebody else's choice."""
    people = [structs.replace(one, seal=new_seal("583920")) for one in book().people]
    return structs.replace(book(), people=tuple(people))


def test_a_staff_file_swapped_in_signs_nothing_and_that_it_was_there_is_on_record(known: RecordedPit) -> None:
    own = known.swap(of_an_insider())
    assert code(ask(known, pin="583920")) == "staff_differs"
    assert code(known.session.sign_on(Signature(RELIEF, "583920"))) == "staff_differs"
    known.swap(own)
    assert isinstance(ask(known), Done)
    kinds = [type(one.event) for one in known.ledger.read()]
    assert kinds[-5:] == [
        e.StaffDiffers,
        e.StaffRestored,
        e.OverrideGranted,
        e.ApprovalSigned,
        e.LimitsSet,
    ]
    assert known.found() == []


def test_an_approval_while_another_staff_file_was_there_is_found(known: RecordedPit) -> None:
    pair = pair_of(known)
    known.swap(of_an_insider())
    assert code(ask(known, pin="583920")) == "staff_differs"
    append_approved(known, SUPERVISOR, pair=pair)
    assert known.found() == ["Nobody could sign: the staff file was not the one known."]


def test_an_older_copy_of_the_staff_file_is_another_file(known: RecordedPit) -> None:
    older = known.file.read()
    assert (
        change_staff(known.session, BY_MANAGER, lambda by: known.staff.remove(by, RELIEF), "remove") is None
    )
    known.swap(older)
    assert code(ask(known)) == "staff_differs"


def test_without_its_staff_file_a_table_finishes_its_round_and_commences_none(known: RecordedPit) -> None:
    session = known.session
    assert isinstance(session.handle(c.NewShoe(8)), Done)
    assert isinstance(session.handle(c.BurnCards("5S", 5)), Done)
    assert isinstance(session.handle(c.PlaceYourBets()), Done)
    own = known.swap(None)
    refused = session.sign_on(Signature(RELIEF, PINS[RELIEF]))
    assert isinstance(refused, Refusal)
    assert refused.code == CANNOT_PROVE
    assert str(known.file.path) in refused.message.render()
    assert staff_step(session, known.staff) is StaffStep.MISSING
    for card in ("9S", "TH", "9C", "TD"):
        if session.table.round is not None and not session.table.round.closed:
            assert isinstance(session.handle(c.CloseBets()), Done)
        assert isinstance(session.handle(c.DealCard(card)), Done)
    assert isinstance(session.handle(c.ConcludeRound()), Done)
    assert code(session.handle(c.PlaceYourBets())) == "staff_differs"
    known.file.update(lambda _: own)
    assert session.look_at_staff() is None
    assert isinstance(session.handle(c.PlaceYourBets()), Done)
    assert known.found() == []


def recovered(pit: RecordedPit, basis: StaffBasis, code: str = "") -> str | Refusal:
    """Have the Shift Manager of the insider's file sign for it."""
    return record_staff(pit.session, pit.staff, Signature(SHIFT_MANAGER, "583920"), basis, code)


def test_the_sealed_code_is_made_of_128_random_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    bits = []

    def drawn(letters: str, choice: Callable[[str], str] = secrets.choice) -> str:
        bits.append(log2(len(set(letters))))
        return choice(letters)

    monkeypatch.setattr(secrets, "choice", drawn)
    sealed = new_code()
    assert sum(bits) == 128
    assert code_as_typed(sealed.lower().replace("-", " ")) == sealed


def test_another_file_is_taken_with_the_sealed_code_which_is_used_up_by_it(known: RecordedPit) -> None:
    sealed = known.code
    known.swap(of_an_insider())
    assert known.session.look_at_staff() is not None
    assert staff_step(known.session, known.staff) is StaffStep.OTHER
    assert code(recovered(known, StaffBasis.RECOVERED, "0" * 32)) == "wrong_code"
    again = recovered(known, StaffBasis.RECOVERED, sealed.lower().replace("-", " "))
    assert isinstance(again, str)
    assert again != sealed
    record = known.session.table.staff
    assert record is not None
    assert (record.code_hash, record.replaced) == (hash_of_code(again), None)
    assert known.found() == []
    known.swap(book())
    known.session.look_at_staff()
    by_the_old = record_staff(known.session, known.staff, BY_MANAGER, StaffBasis.RECOVERED, sealed)
    assert code(by_the_old) == "wrong_code"


def test_without_the_code_it_stays_marked_until_the_old_file_is_back_and_signed_for(
    known: RecordedPit,
) -> None:
    own = known.swap(of_an_insider())
    known.session.look_at_staff()
    assert isinstance(recovered(known, StaffBasis.UNPROVED), str)
    assert isinstance(ask(known, pin="583920"), Done)
    (unanswered,) = known.found()
    assert unanswered.startswith("Another staff file was taken without the sealed code")
    assert code(recovered(known, StaffBasis.RESTORED)) == "not_the_old_staff"
    known.swap(own)
    known.session.look_at_staff()
    assert staff_step(known.session, known.staff) is StaffStep.OLD
    assert isinstance(record_staff(known.session, known.staff, BY_MANAGER, StaffBasis.RESTORED), str)
    assert staff_step(known.session, known.staff) is StaffStep.NONE
    assert known.found() == []


def test_nobody_of_the_new_file_answers_for_the_old_one(known: RecordedPit) -> None:
    known.swap(of_an_insider())
    known.session.look_at_staff()
    assert isinstance(recovered(known, StaffBasis.UNPROVED), str)
    record = known.session.table.staff
    assert record is not None
    assert record.replaced is not None
    session = known.session_at(known.session.table)
    command = c.RecordStaff(record.replaced.people, record.replaced.fingerprint, StaffBasis.RESTORED, "")
    session._staff = None
    done = session.handle(command, acting=structs.replace(session.acting, rank=Rank.SHIFT_MANAGER))
    assert isinstance(done, Done)
    assert "Nobody has approved what takes the rank shift_manager." in known.found()


@pytest.mark.parametrize("kind", [LedgerKind.TRAINING, LedgerKind.DEMO])
def test_other_kinds_than_live_keep_no_record_of_their_people(tmp_path: Path, kind: LedgerKind) -> None:
    pit = opened(tmp_path, kind)
    with closing(pit.ledger):
        assert staff_step(pit.session, pit.staff) is StaffStep.NONE
        done = ask(pit)
        assert isinstance(done, Done)
        assert [type(event) for event in done.events] == [e.OverrideGranted, e.LimitsSet]
        assert (pit.found(), pit.audit().not_provable) == ([], 0)


def test_the_record_of_the_staff_goes_on_from_shoe_to_shoe_and_is_read_back(known: RecordedPit) -> None:
    assert isinstance(known.session.handle(c.NewShoe(8)), Done)
    assert recover(known.ledger, known.table.terms).staff == known.session.table.staff


def test_what_an_auditor_holds_does_not_depend_on_any_pin(tmp_path: Path) -> None:
    """The same acts under other PINs leave a ledger that differs in random keys and signatures alone.

    So no number of tries against it, a million or more, tells a right PIN from a wrong one.
    """
    pit = opened(tmp_path)
    with closing(pit.ledger):
        assert isinstance(record_staff(pit.session, pit.staff, BY_MANAGER, StaffBasis.FIRST), str)
        assert isinstance(ask(pit), Done)
        sealed = [person.seal for person in pit.file.read().people if person.seal is not None]
        held = pit.path.read_bytes() + b"".join(
            (one.command or "").encode() + pit.ledger.codec.encode_event(one.event).encode()
            for one in pit.ledger.read()
        )
    for one in sealed:
        assert one.public.encode() in held
        for secret in (one.salt, one.box):
            assert secret.encode() not in held
            assert bytes.fromhex(secret) not in held
    pair = new_pair()
    assert seal(pair, "000000", None).public == seal(pair, "999999", None).public == pair.public
    for pin in PINS.values():
        assert pin.encode() not in held
        assert hashlib.sha256(pin.encode()).hexdigest().encode() not in held


def _held(pit: RecordedPit) -> list[tuple[str, str]]:
    """Return what an auditor's copy says of each event, without what chains them."""
    encode = pit.ledger.codec.encode_event
    return [(one.command or "", encode(one.event)) for one in pit.ledger.read()]


def _recorded_under(pins: dict[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> RecordedPit:
    """Return a pit whose people have these PINs, with the same chance each time."""
    folder.mkdir()
    dice = Random(1)
    for number, pin in pins.items():
        monkeypatch.setitem(PINS, number, pin)
    monkeypatch.setattr(secrets, "token_bytes", dice.randbytes)
    monkeypatch.setattr(secrets, "token_hex", lambda count: dice.randbytes(count).hex())
    monkeypatch.setattr(secrets, "choice", dice.choice)
    monkeypatch.setattr(f"{__name__}.book", book.__wrapped__)
    pit = opened(folder)
    by = Signature(SHIFT_MANAGER, pins[SHIFT_MANAGER])
    assert isinstance(record_staff(pit.session, pit.staff, by, StaffBasis.FIRST), str)
    assert isinstance(ask(pit), Done)
    return pit


def test_the_same_acts_under_other_pins_are_the_same_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for the fingerprint of the staff file, over random keys and salts, and what is signed after it."""
    others = {number: pin[::-1] for number, pin in PINS.items()}
    held = []
    for name, pins in (("first", dict(PINS)), ("second", others)):
        with monkeypatch.context() as patched:
            pit = _recorded_under(pins, tmp_path / name, patched)
        with closing(pit.ledger):
            recorded = [one.event for one in pit.ledger.read()]
            known = [one.fingerprint for one in recorded if isinstance(one, e.StaffKnown)]
            signatures = [one.signature for one in recorded if isinstance(one, e.ApprovalSigned)]
            assert known
            assert signatures
            text = json.dumps(_held(pit))
            for one in (*known, *signatures):
                assert one in text
                text = text.replace(one, "")
            held.append(text)
    assert held[0] == held[1]


def test_a_million_pins_are_tried_against_what_an_auditor_holds(known: RecordedPit) -> None:
    """Neither a PIN nor a hash of it, by itself, with the number or with the table, stands anywhere in it."""
    assert isinstance(ask(known), Done)
    held = set(re.findall(r"[0-9a-f]{16,}|\b[0-9]{6}\b", json.dumps(_held(known))))
    numbers = set(PINS) | {"BA-07"}
    values = {value[:16] for value in held if len(value) > 6} | {value for value in held if len(value) == 6}
    before = hashlib.sha256(SUPERVISOR.encode())
    assert len(values) > len(numbers)
    for number in range(10**6):
        pin = b"%06d" % number
        plain, salted = hashlib.sha256(pin), before.copy()
        salted.update(pin)
        assert pin.decode() not in values, pin
        assert plain.hexdigest()[:16] not in values, pin
        assert salted.hexdigest()[:16] not in values, pin


KEPT = FILES / "readings" / "before-staff-known.ledger"
"""Recorded before the staff stood on record: approvals, a lock, and an ended rank under a clock set back."""


def test_a_ledger_recorded_before_is_whole_and_its_approvals_are_not_provable() -> None:
    audited = audit_ledger(KEPT)
    assert (audited.findings, audited.not_provable) == ((), 4)


def test_verify_says_that_they_are_not_provable_and_exits_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(KEPT)]) == 0
    assert "Approvals before the staff stood on record: 4. They are not provable" in capsys.readouterr().out


def test_a_rank_that_has_ended_signs_no_more_under_a_clock_that_is_set_back(known: RecordedPit) -> None:
    assert isinstance(assign(known, hours=1), Done)
    close = c.CloseDay("2024-05-01")
    known.clocks.wait(3599)
    known.clocks.day -= timedelta(hours=1)
    assert known.session.check(close) is not None
    known.clocks.wait(2)
    assert code(ask(known, command=close)) == "rank_missing"
    assert e.ApprovalRefused(SUPERVISOR, DEALER, "CloseDay", "rank_missing") in events_of(known)


def test_nor_after_a_restart(known: RecordedPit) -> None:
    assert isinstance(assign(known, hours=1), Done)
    known.clocks.wait(3700)
    assert isinstance(ask(known), Done)
    known.clocks.day -= timedelta(hours=1)
    known.session = known.session_at(known.session.table)
    assert code(ask(known, command=c.CloseDay("2024-05-01"))) == "rank_missing"


def test_a_rank_in_force_signs_and_one_that_had_ended_is_found(known: RecordedPit) -> None:
    assert isinstance(assign(known, hours=1), Done)
    append_approved(known, SUPERVISOR, pair=pair_of(known), rank=Rank.PIT_MANAGER)
    assert known.found() == []
    known.clocks.wait(3601)
    late = to_text(known.clocks.now())
    append_approved(known, SUPERVISOR, pair=pair_of(known), rank=Rank.PIT_MANAGER, signed_at=late)
    assert known.found() == [f"{SUPERVISOR} was not of the rank pit_manager."]


def test_a_signature_of_a_time_before_the_ledger_is_found(known: RecordedPit) -> None:
    early = to_text(START - timedelta(hours=1))
    append_approved(known, SUPERVISOR, pair=pair_of(known), signed_at=early)
    assert known.found() == [f"The time of the signature of {SUPERVISOR} cannot be right."]


def events_of(pit: Pit) -> list[e.Event]:
    """Return everything on record."""
    return [one.event for one in pit.ledger.read()]


@pytest.mark.parametrize(
    ("number", "asked_by", "why"),
    [(RELIEF, None, "rank_missing"), (SUPERVISOR, SUPERVISOR, "own_request")],
)
def test_a_right_pin_that_may_not_approve_is_on_record(
    known: RecordedPit, number: str, asked_by: str | None, why: str
) -> None:
    assert code(ask(known, number, asked_by=asked_by)) == why
    assert events_of(known)[-1] == e.ApprovalRefused(number, asked_by or DEALER, "SetLimits", why)
    assert known.found() == []


def test_a_change_of_the_staff_that_a_rank_may_not_make_is_on_record(known: RecordedPit) -> None:
    by = Signature(MANAGER, PINS[MANAGER])
    assert code(change_staff(known.session, by, lambda one: known.staff.remove(one, RELIEF), "remove")) == (
        "rank_missing"
    )
    assert events_of(known)[-1] == e.ApprovalRefused(MANAGER, DEALER, "remove", "rank_missing")


OLD_HASH = "$argon2id$v=19$m=19456,t=2,p=1$xBQLoLh/KpXvE3DHcPcccQ$lC5abGFN6fBYuWEnjLYK8TaJcZVIgIyw3mlnJIzdIZ4"
"""The hash of 111111, as earlier files held it."""


def test_the_hash_of_an_earlier_file_is_renewed_at_the_next_right_pin_and_the_key_is_on_record(
    tmp_path: Path,
) -> None:
    pit = opened(tmp_path)
    older = structs.replace(book().people[2], pin=OLD_HASH, seal=None)
    pit.file.update(lambda file: file.with_person(older))
    with closing(pit.ledger):
        assert isinstance(record_staff(pit.session, pit.staff, BY_MANAGER, StaffBasis.FIRST), str)
        assert pit.session.table.staff is not None
        known = pit.session.table.staff.person(SUPERVISOR)
        assert known is not None
        assert known.key == ""
        assert isinstance(ask(pit, pin="111111"), Done)
        renewed = pit.file.read().person(SUPERVISOR)
        assert renewed is not None
        assert (renewed.pin, renewed.seal is not None) == ("", True)
        assert pit.session.table.staff.person(SUPERVISOR) == renewed.known
        assert pit.found() == []


def test_a_renewal_never_replaces_a_key_that_is_known(known: RecordedPit) -> None:
    record = known.session.table.staff
    assert record is not None
    person = record.person(SUPERVISOR)
    assert person is not None
    other = person._replace(key=new_pair().public)
    change = StaffChange(
        StaffAct.RENEWED, SUPERVISOR, other, SUPERVISOR, "", record.fingerprint, "00" * 32, "00" * 64
    )
    assert code(known.session.handle(c.RecordStaffChange(change))) == "another_change"


def test_the_record_goes_on_into_the_next_day_and_is_held_there(known: RecordedPit) -> None:
    close = c.CloseDay("2024-05-01")
    closed = close_day(known.session, lambda: ask(known, MANAGER, command=close))
    assert isinstance(closed, ClosedDay)
    known.ledger = known.session.ledger
    assert isinstance(ask(known), Done)
    assert known.found() == []
    append_approved(known, SUPERVISOR, pair=new_pair())
    assert known.found() == [f"{SUPERVISOR} has not signed for this."]
    known.ledger.close()


def test_a_short_pin_approves_nothing(tmp_path: Path) -> None:
    pit = opened(tmp_path)
    pit.file.update(lambda file: file.with_person(structs.replace(file.people[2], seal=new_seal("5184"))))
    clocks = pit.clocks
    pit.staff = Staff(pit.file, short_pin_digits=4, clock=clocks.now, elapsed=clocks.elapsed, boot="this run")
    pit.session = pit.session_at(pit.session.table)
    with closing(pit.ledger):
        assert code(ask(pit, pin="5184")) == "pin_too_short"
        assert events_of(pit)[-1] == e.ApprovalRefused(SUPERVISOR, DEALER, "SetLimits", "pin_too_short")
        by = pit.staff.identify(SUPERVISOR, "5184")
        assert isinstance(by, Proof)
        assert pit.staff.set_pin(by, SUPERVISOR, "518472") is None
        assert isinstance(ask(pit), Done)


def test_a_signature_is_checked_by_any_tool_as_the_page_on_the_tables_says(known: RecordedPit) -> None:
    assert isinstance(ask(known), Done)
    with closing(sqlite3.connect(known.path)) as ledger:
        kind, table_id = ledger.execute("SELECT kind, table_id FROM meta").fetchone()
        rows = ledger.execute("SELECT kind, body, previous, command FROM events ORDER BY seq").fetchall()
    bodies = {name: json.loads(body) for name, body, _, _ in rows}
    granted, signed = bodies["override_granted"], bodies["approval_signed"]
    previous, command = next(row[2:] for row in reversed(rows) if row[0] == "override_granted")
    parts = ["lammer approval 1", kind, table_id, previous, signed["at"], command]
    parts += [granted[name] for name in ("number", "rank", "asked_by", "reason")]
    text = json.dumps(parts, separators=(",", ":"), ensure_ascii=False).encode()
    key = next(person[3] for person in bodies["staff_known"]["people"] if person[0] == granted["number"])
    VerifyKey(bytes.fromhex(key)).verify(text, bytes.fromhex(signed["signature"]))


def test_what_was_approved_and_is_recorded_at_the_second_try_is_signed_too(known: RecordedPit) -> None:
    approve_unrecorded(known)
    known.clocks.wait(30)
    assert isinstance(known.session.retry(LIMITS), Done)
    assert known.found() == []


def test_a_pepper_that_is_missing_stops_signatures_and_new_rounds_until_it_is_back(
    tmp_path: Path,
) -> None:
    path = tmp_path / "pepper"
    path.write_bytes(b"a secret of the house, 32 bytes.")
    path.chmod(0o400)
    pit = opened(tmp_path)
    clocks = pit.clocks
    pit.staff = Staff(
        pit.file, pepper=pepper_in(path), clock=clocks.now, elapsed=clocks.elapsed, boot="this run"
    )
    pit.session = pit.session_at(pit.session.table)
    with closing(pit.ledger):
        assert isinstance(record_staff(pit.session, pit.staff, BY_MANAGER, StaffBasis.FIRST), str)
        assert isinstance(ask(pit), Done)
        path.rename(tmp_path / "away")
        refused = ask(pit, command=c.SetLimits(Limits(minimum=300_00)), pin=WRONG_PIN)
        assert isinstance(refused, Refusal)
        assert (refused.code, str(path) in refused.message.render()) == (CANNOT_PROVE, True)
        assert isinstance(pit.session.handle(c.NewShoe(8, burn_due=False)), Done)
        assert code(pit.session.handle(c.PlaceYourBets())) == "staff_differs"
        (tmp_path / "away").rename(path)
        assert isinstance(ask(pit, command=c.SetLimits(Limits(minimum=300_00))), Done)
        assert e.PinRefused not in [type(event) for event in events_of(pit)]
        assert isinstance(pit.session.handle(c.PlaceYourBets()), Done)
        assert pit.found() == []
