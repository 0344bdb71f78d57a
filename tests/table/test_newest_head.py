"""A start compares the ledger with the last head that left: an older copy does not hold its event."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from threading import Event
from typing import Final

import pytest
from msgspec import structs

from terminal.ledger import newest_head as module
from terminal.ledger.identity import LedgerKind
from terminal.ledger.newest_head import newest_head
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.signed_heads import TableKey, make_key, read_key, send_to_file
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.bets import Bet
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import record_staff
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore
from terminal.table.session.day import ClosedDay
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile
from tests.reports.asking import rows
from tests.table.closing import close_day
from tests.table.pit import Clocks, book
from tests.table.test_note_seal import on_record, said
from tests.table.test_opening import do, opened, profile_in, sign
from tests.table.test_profile_changes import BY_MANAGER
from tests.table.test_table_key import with_key

NOT_HELD: Final = "A head that left the machine is not in this ledger: have it verified."
BET: Final = c.PlaceBet("1", Bet.PLAYER, 1_000_00)
_WHAT: Final = "round_settled"


@pytest.fixture
def profile(tmp_path: Path) -> TableProfile:
    """Return the profile of a table with people and a key, of which an older copy was kept: all files fit."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    made = with_key(profile_in(tmp_path), "first.key")
    with opened(made) as table:
        assert isinstance(record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST), str)
        sign(table)
    keep(made)
    with opened(made) as table:
        do(table, c.NewShoe(8), c.PlaceYourBets())
    return made


def heads(profile: TableProfile) -> Path:
    """Return the file of the heads that left."""
    assert profile.heads is not None
    assert profile.heads.file is not None
    return profile.heads.file


def key_of(profile: TableProfile) -> TableKey:
    """Return the key of the table."""
    return read_key(profile.ledger.parent / "first.key")


def leave(profile: TableProfile, *, after: int = 0, key: TableKey | None = None, table: str = "") -> None:
    """Send the head of the last event away, or one of so many events after it."""
    with closing(LedgerReader.open(profile.ledger)) as reader:
        last, identity = reader.head, reader.identity
    identity = structs.replace(identity, table_id=table or identity.table_id)
    head = Head(last.seq + after, "5a" * 32 if after else last.hash, last.at_utc)
    send_to_file(heads(profile), [(key or key_of(profile)).sign(identity, head, _WHAT)])


def keep(profile: TableProfile) -> None:
    """Keep a copy of the ledger, with its note, its head and its log."""
    kept = profile.ledger.parent / "kept"
    kept.mkdir()
    for path in profile.ledger.parent.glob("BA-07.ledger*"):
        shutil.copy2(path, kept)


def put_back(profile: TableProfile) -> None:
    """Put the older copy in the place of the ledger."""
    for path in profile.ledger.parent.glob("BA-07.ledger*"):
        path.unlink()
    for path in (profile.ledger.parent / "kept").iterdir():
        shutil.copy2(path, profile.ledger.parent)


def test_an_older_copy_of_which_all_files_fit_is_told_at_each_start_and_stands_on_record(
    profile: TableProfile,
) -> None:
    leave(profile)
    assert said(profile) == []
    put_back(profile)
    assert said(profile) == [NOT_HELD]
    assert on_record(profile)[-1] == (NoteProof.OLDER, False)
    listed = rows(make_report("security", [profile.ledger]), "list")
    assert "head_not_held" in {row["what"] for row in listed}
    assert said(profile) == [NOT_HELD]
    assert audit_ledger(profile.ledger).findings == ()


def test_another_event_at_the_place_of_one_that_left_is_told_too_until_later_heads_left(
    profile: TableProfile,
) -> None:
    leave(profile)
    put_back(profile)
    with opened(profile) as table:
        do(table, c.NewShoe(8), c.PlaceYourBets(), BET)
    assert said(profile) == [NOT_HELD]
    leave(profile)
    before = on_record(profile)
    assert said(profile) == []
    assert on_record(profile) == before


def test_an_older_copy_is_told_with_its_key_away_and_without_a_key_on_record(tmp_path: Path) -> None:
    """The key on record signed what left, or the profile's where the copy is from before there was one."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    bare = profile_in(tmp_path)
    with opened(bare) as table:
        assert isinstance(record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST), str)
        sign(table)
    keep(bare)
    keyed = with_key(bare, "first.key")
    assert said(keyed) == []
    leave(keyed, after=20)
    put_back(keyed)
    assert said(keyed) == [NOT_HELD]
    assert on_record(keyed)[-1] == (NoteProof.OLDER, False)
    (tmp_path / "first.key").rename(tmp_path / "away.key")
    assert said(keyed) == [NOT_HELD]
    assert said(keyed) == [NOT_HELD]
    assert audit_ledger(keyed.ledger).findings == ()


def test_heads_that_wait_are_no_finding(profile: TableProfile) -> None:
    leave(profile)
    with opened(profile) as table:
        do(table, BET)
    assert said(profile) == []


@pytest.mark.parametrize("left", ["nothing", "a folder", "a pipe", "an empty file"])
def test_a_file_that_cannot_be_read_is_passed_over(profile: TableProfile, left: str) -> None:
    file = heads(profile)
    match left:
        case "a folder":
            file.mkdir()
        case "a pipe":
            os.mkfifo(file)
        case "an empty file":
            file.touch()
        case _:
            pass
    assert said(profile) == []


def test_only_a_head_of_this_table_signed_by_its_key_proves_anything(profile: TableProfile) -> None:
    leave(profile)
    leave(profile, after=20, table="BA-08")
    leave(profile, after=20, key=make_key(profile.ledger.parent / "other.key"))
    unsigned = heads(profile).read_bytes().splitlines()[0].replace(b'"seq":', b'"seq":9')
    with heads(profile).open("ab") as file:
        file.write(unsigned + b'\nno head\n{"kind":"live","seq":99}\n\xff{"kind":\n' + unsigned[:40])
    assert said(profile) == []


def test_a_head_of_a_log_of_the_system_counts(profile: TableProfile) -> None:
    leave(profile, after=20)
    heads(profile).write_bytes(b"May  1 12:00:00 pit lammer: " + heads(profile).read_bytes())
    assert said(profile) == [NOT_HELD]


def test_a_new_chain_with_the_key_and_the_file_of_the_one_before_is_no_finding(profile: TableProfile) -> None:
    leave(profile, after=20)
    for path in profile.ledger.parent.glob("BA-07.ledger*"):
        path.unlink()
    clocks = Clocks()
    clocks.day += timedelta(days=1)
    table = open_table(profile, clock=clocks.now, elapsed=clocks.elapsed)
    with closing(table.session.ledger):
        assert table.notes == ()


def test_over_the_end_of_a_day_the_heads_of_it_fit_and_its_older_copy_does_not(profile: TableProfile) -> None:
    put_back(profile)
    with opened(profile) as table:
        close = c.CloseDay("2024-05-01")
        session = table.session
        assert isinstance(
            close_day(session, lambda: session.approve(close, BY_MANAGER, "the end")), ClosedDay
        )
        identity = session.ledger.identity
        last = Head(identity.follows_seq, identity.follows_hash, identity.created_utc)
        send_to_file(heads(profile), [key_of(profile).sign(identity, last, "day_closed")])
    assert said(profile) == []
    put_back(profile)
    assert said(profile) == [NOT_HELD]


def test_of_a_long_file_the_end_alone_is_read(profile: TableProfile) -> None:
    with closing(LedgerReader.open(profile.ledger)) as reader:
        identity = reader.identity
    key, of_table = key_of(profile), structs.replace(identity, table_id="BA-08")
    keys = {key.public}
    other = key.sign(of_table, Head(1, "5a" * 32, identity.created_utc), _WHAT)
    send_to_file(heads(profile), [other] * 1000)
    leave(profile, after=20)
    send_to_file(heads(profile), [other] * 20)
    found = newest_head(heads(profile), identity, keys)
    assert found is not None
    assert found.hash == "5a" * 32
    assert newest_head(heads(profile), structs.replace(identity, kind=LedgerKind.DEMO), keys) is None
    send_to_file(heads(profile), [other] * 1000)
    assert newest_head(heads(profile), identity, keys) is None


def test_a_disk_that_does_not_answer_is_not_waited_for(
    profile: TableProfile, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave(profile, after=20)
    answers = Event()

    def end_of(file: Path) -> bytes:
        answers.wait()
        return file.read_bytes()

    with closing(LedgerReader.open(profile.ledger)) as reader:
        identity = reader.identity
    monkeypatch.setattr(module, "_end_of", end_of)
    assert newest_head(heads(profile), identity, {key_of(profile).public}, patience=0) is None
    answers.set()
