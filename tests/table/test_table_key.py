"""The key of the table stands on record; another one is signed by it, or by a Shift Manager."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from terminal.cli import main
from terminal.ledger.head_sender import HeadTargets
from terminal.ledger.signed_heads import fingerprint, make_key
from terminal.reports.build import make_report
from terminal.reports.render_json import as_data
from terminal.reports.render_text import render_text
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.staff_record import StaffBasis
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import record_staff
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import FileStore
from terminal.table.people.table_keys import key_to_record
from terminal.table.session.table_session import Done
from terminal.table.setup.profile import TableProfile
from tests.reports.asking import rows
from tests.table.pit import DEALER, MANAGER, PINS, RELIEF, SHIFT_MANAGER, book
from tests.table.test_opening import opened, profile_in, sign
from tests.table.test_profile_changes import BY_MANAGER


@pytest.fixture
def profile(tmp_path: Path) -> TableProfile:
    """Return the profile of a table with people and a first key, opened once."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    made = with_key(profile_in(tmp_path), "first.key")
    with opened(made) as table:
        assert isinstance(record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST), str)
        sign(table)
    return made


def with_key(profile: TableProfile, name: str, former: str | None = None) -> TableProfile:
    """Return a profile that names a key, made if it is not there, and maybe the one before."""
    folder = profile.ledger.parent
    key = folder / name
    if not key.exists():
        make_key(key)
    return structs.replace(
        profile,
        heads=HeadTargets(key, folder / "heads", former_key=None if former is None else folder / former),
    )


def keys(profile: TableProfile) -> list[e.TableKeyKnown]:
    """Return the keys on record."""
    with opened(profile) as table:
        return [one.event for one in table.session.ledger.read() if isinstance(one.event, e.TableKeyKnown)]


def test_the_first_key_is_put_on_record_once_and_stands_on_the_shift_report(profile: TableProfile) -> None:
    (known,) = keys(profile)
    assert known.signature == ""
    document = make_report("shift", [profile.ledger])
    assert document.key == fingerprint(known.key)
    text = render_text(document)
    assert f"Key of the table: {fingerprint(known.key)}" in text
    assert "Signed: ___" in text
    assert as_data(document)["key_fingerprint"] == fingerprint(known.key)
    assert "Signed: ___" not in render_text(make_report("voids", [profile.ledger]))


def test_the_slip_of_a_relief_has_the_head_after_it_and_a_line_to_sign(profile: TableProfile) -> None:
    with opened(profile) as table:
        assert isinstance(table.session.sign_on(Signature(RELIEF, PINS[RELIEF])), Done)
        head = table.session.ledger.head
        table.session.tidy()
    document = make_report("dealers", [profile.ledger])
    last = rows(document, "reliefs")[-1]
    assert (last["leaves"], last["comes"]) == (DEALER, RELIEF)
    assert (last["event"], last["head"]) == (head.seq, head.hash)
    text = render_text(document)
    assert head.hash in text
    assert "Signed: ___" in text
    assert main(["verify", str(profile.ledger), "--head", head.hash]) == 0


def test_a_new_key_that_the_one_before_has_signed_is_taken_at_the_start(profile: TableProfile) -> None:
    first, second = keys(with_key(profile, "second.key", former="first.key"))
    assert first.key != second.key
    assert second.signature
    assert audit_ledger(profile.ledger).findings == ()


def test_any_other_key_waits_for_a_shift_manager(profile: TableProfile) -> None:
    other = with_key(profile, "other.key", former="stranger.key")
    make_key(profile.ledger.parent / "stranger.key")
    with opened(other) as table:
        command = key_to_record(table.session, other.heads)
        assert command is not None
        assert command.signature == ""
        refused = table.session.check(command)
        assert refused is not None
        assert refused.code == "rank_missing"
        assert not isinstance(table.session.approve(command, Signature(MANAGER, PINS[MANAGER]), "new"), Done)
        by = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
        assert isinstance(table.session.approve(command, by, "the key was lost"), Done)
        assert key_to_record(table.session, other.heads) is None
        table.session.tidy()
    assert audit_ledger(profile.ledger).findings == ()


def test_verify_finds_a_key_that_the_one_before_has_not_signed(profile: TableProfile) -> None:
    with opened(profile) as table:
        forged = c.RecordTableKey("5a" * 32, "a5" * 64)
        assert isinstance(table.session.handle(forged), Done)
    said = [one.message.render() for one in audit_ledger(profile.ledger).findings]
    assert said == ["The key of the table was not signed by the one before."]


def test_a_key_that_cannot_be_read_keeps_no_table_closed(profile: TableProfile) -> None:
    gone = structs.replace(profile, heads=HeadTargets(profile.ledger.parent / "gone.key"))
    assert len(keys(gone)) == 1
