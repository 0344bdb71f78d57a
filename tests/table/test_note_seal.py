"""The note of the last event bears a seal made of the table's key: nobody else writes one that fits."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from terminal.cli import main
from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import write_head_file
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.signed_heads import read_key
from terminal.ledger.tail_witness import NoteSeal, TailWitness, read_note, witness_path
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import StaffBasis
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import record_staff
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore
from terminal.table.people.table_keys import key_to_record
from terminal.table.session.table_session import Done
from terminal.table.setup.profile import TableProfile
from tests.ledger.acts import behind_its_back
from tests.reports.asking import rows
from tests.table.foreign_writing import forge
from tests.table.pit import book
from tests.table.test_foreign_write import ROUND
from tests.table.test_opening import do, opened, profile_in, sign
from tests.table.test_profile_changes import BY_MANAGER
from tests.table.test_table_key import with_key

NO_HEADS: Final = "Heads leave this machine no more: the profile names no place for them."
NOT_PROVED: Final = "Note of the last event not proved: have the ledger verified by the last head."
MISSING: Final = "Note of the last event missing: have the ledger verified by the last head."


@pytest.fixture
def profile(idle: TableProfile) -> TableProfile:
    """Return the profile of a table with people and a key, at which a round is open."""
    with opened(idle) as table:
        do(table, *ROUND)
    return idle


@pytest.fixture
def idle(tmp_path: Path) -> TableProfile:
    """Return the profile of a table with people and a key, opened once."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    made = with_key(profile_in(tmp_path), "first.key")
    with opened(made) as table:
        assert isinstance(record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST), str)
        sign(table)
    return made


def said(profile: TableProfile) -> list[str]:
    """Return what a start says."""
    with opened(profile) as table:
        return [note.render() for note in table.notes]


def on_record(profile: TableProfile) -> list[tuple[NoteProof, bool]]:
    """Return how the note was found at each start that has put it on record."""
    with closing(LedgerReader.open(profile.ledger)) as reader:
        found = [one.event for one in reader.read(reader.identity.follows_seq)]
    return [(one.found, one.is_proved) for one in found if isinstance(one, e.NoteKeyKnown)]


def written_again(profile: TableProfile, seal: NoteSeal | None = None) -> None:
    """Write head and note again, so that they fit what lies there: with a seal of one's own, or with none."""
    with closing(LedgerReader.open(profile.ledger)) as reader:
        head = reader.head
    write_head_file(profile.ledger, head)
    TailWitness(profile.ledger, head, seal).close()


def test_each_note_is_sealed_and_a_start_that_finds_it_so_says_and_records_nothing(
    profile: TableProfile,
) -> None:
    first = on_record(profile)
    note = read_note(profile.ledger)
    assert note is not None
    assert note.sealed_by([read_key(profile.ledger.parent / "first.key").note_seal]) is not None
    assert said(profile) == []
    assert on_record(profile) == first
    assert [proved for _, proved in first] == [True]


def test_a_row_with_a_note_that_fits_is_told_once_and_stands_on_record(profile: TableProfile) -> None:
    """Found before by nothing on the machine: the chain fits, and so do note and head."""
    forge(profile.ledger)
    written_again(profile)
    assert said(profile) == [NOT_PROVED]
    assert on_record(profile)[-1] == (NoteProof.PLAIN, False)
    listed = rows(make_report("security", [profile.ledger]), "list")
    assert "note_not_proved" in {row["what"] for row in listed}
    assert said(profile) == []


def test_a_note_with_a_seal_of_ones_own_is_not_proved(profile: TableProfile) -> None:
    forge(profile.ledger)
    written_again(profile, NoteSeal("5a" * 32, b"5a" * 16))
    assert said(profile) == [NOT_PROVED]
    assert on_record(profile)[-1] == (NoteProof.OTHER, False)


def test_no_plain_note_has_true_events_put_aside(profile: TableProfile) -> None:
    """An older head in it would make true events look as if another program had written them."""
    with closing(LedgerReader.open(profile.ledger)) as reader:
        last = reader.head
        earlier = next(reader.read(last.seq - 2))
    TailWitness(profile.ledger, Head(earlier.seq, earlier.hash, earlier.at_utc)).close()
    assert said(profile) == [NOT_PROVED]
    assert not (profile.ledger.parent / "foreign").exists()
    with closing(LedgerReader.open(profile.ledger)) as reader:
        assert next(reader.read(last.seq - 1)).hash == last.hash


def test_a_row_after_a_sealed_note_is_put_aside_as_before_and_the_new_note_is_sealed(
    profile: TableProfile,
) -> None:
    forge(profile.ledger)
    assert said(profile) == ["Another program has written into the ledger: see the security report."]
    assert (profile.ledger.parent / "foreign").exists()
    before = on_record(profile)
    assert said(profile) == ["Another program has written into the ledger: see the security report."]
    assert on_record(profile) == before


def test_the_plain_note_of_an_older_version_is_taken_once(tmp_path: Path) -> None:
    bare = profile_in(tmp_path)
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    with opened(bare) as table:
        assert isinstance(record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST), str)
        sign(table)
    keyed = with_key(bare, "first.key")
    assert said(keyed) == []
    assert on_record(keyed) == [(NoteProof.PLAIN, True)]
    written_again(keyed)
    assert said(keyed) == [NOT_PROVED]


def test_a_table_that_has_lost_its_key_says_so_and_begins_again_with_the_next(profile: TableProfile) -> None:
    gone = with_key(profile, "second.key")
    (profile.ledger.parent / "first.key").unlink()
    with opened(gone) as table:
        assert [note.render() for note in table.notes] == [NOT_PROVED]
        pending = key_to_record(table.session, gone.heads)
        assert pending is not None
        assert isinstance(table.session.approve(pending, BY_MANAGER, "the first is lost"), Done)
    assert said(gone) == []
    assert on_record(gone)[-2:] == [(NoteProof.OTHER, False), (NoteProof.SEALED, True)]
    assert audit_ledger(gone.ledger).findings == ()


def test_a_key_that_the_one_before_has_signed_proves_the_note_of_that_one(profile: TableProfile) -> None:
    assert said(with_key(profile, "second.key", former="first.key")) == []
    assert on_record(profile)[-1] == (NoteProof.SEALED, True)
    assert said(with_key(profile, "second.key")) == []


def test_without_its_key_a_table_that_had_one_says_so_and_no_plain_note_is_taken_later(
    profile: TableProfile,
) -> None:
    bare = structs.replace(profile, heads=None)
    assert said(bare) == [NO_HEADS, NOT_PROVED]
    assert said(bare) == [NO_HEADS]
    assert said(profile) == [NOT_PROVED]
    assert [proved for _, proved in on_record(profile)] == [True, False, False]


def test_a_note_that_was_taken_away_is_told_as_before_and_stands_on_record(profile: TableProfile) -> None:
    witness_path(profile.ledger).unlink()
    assert said(profile) == [MISSING]
    assert on_record(profile)[-1] == (NoteProof.MISSING, False)


def test_the_note_is_proved_over_the_end_of_a_day(idle: TableProfile) -> None:
    profile = idle
    with opened(profile) as table:
        done = table.session.approve(c.CloseDay("2024-05-01"), BY_MANAGER, "the end")
        assert isinstance(done, Done)
    assert said(profile) == []
    assert on_record(profile) == []
    with closing(LedgerReader.open(profile.ledger)) as reader:
        begun = next(reader.read(reader.identity.follows_seq)).event
    assert isinstance(begun, e.DayBegun)
    assert begun.table.note_key == read_key(profile.ledger.parent / "first.key").public
    written_again(profile)
    assert said(profile) == [NOT_PROVED]


def test_the_note_of_a_damaged_day_is_answered_with_what_is_wrong(idle: TableProfile) -> None:
    """A plain note asks whether notes were ever sealed, also of a body that is no JSON any more."""
    with opened(idle) as table:
        assert isinstance(table.session.approve(c.CloseDay("2024-05-01"), BY_MANAGER, "the end"), Done)
    assert said(idle) == []
    written_again(idle)
    with behind_its_back(idle.ledger) as connection:
        connection.execute("UPDATE events SET body = '{' || body WHERE kind = 'day_begun'")
    with pytest.raises(LedgerError):
        said(idle)


def test_rebuilding_leaves_the_note_as_the_table_has_sealed_it(profile: TableProfile) -> None:
    before = witness_path(profile.ledger).read_bytes()
    assert main(["rebuild", str(profile.ledger)]) == 0
    assert witness_path(profile.ledger).read_bytes() == before
    assert said(profile) == []


def test_verify_says_that_the_seal_is_not_checked(
    profile: TableProfile, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(profile.ledger)]) == 0
    assert "Whether the table itself wrote that note was not checked" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("key", "found", "code"),
    [
        ("5a" * 32, NoteProof.PLAIN, "no_key"),
        ("", NoteProof.SEALED, None),
        ("known", NoteProof.SEALED, "key_unchanged"),
        ("known", NoteProof.OTHER, None),
        ("known", NoteProof.OLDER, None),
    ],
)
def test_only_the_tables_key_seals_and_what_is_as_it_was_is_not_recorded(
    profile: TableProfile, key: str, found: NoteProof, code: str | None
) -> None:
    with opened(profile) as table:
        known = table.session.table.note_key or ""
        done = table.session.handle(c.RecordNoteKey(known if key == "known" else key, found))
        assert (done.code if isinstance(done, Refusal) else None) == code
