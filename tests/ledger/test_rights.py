"""Nobody but the table's own account, and one group that the house names, may read a file of the table."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.errors import InUse, LedgerError, LedgerFault
from terminal.ledger.head_file import head_path, read_head_in
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.rights import narrow_rights
from terminal.ledger.rotating_backup import make_copy
from terminal.ledger.tail_witness import read_witness, witness_path
from terminal.reports.output import put_files
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile
from tests.ledger.acts import record
from tests.ledger.playing import START
from tests.ledger_faults import raises_fault
from tests.table.profiles import profile_of

OTHER_GROUP = 4711


@pytest.fixture(params=[0o000, 0o077], ids=["wide mask", "narrow mask"], autouse=True)
def mask(request: pytest.FixtureRequest) -> Iterator[None]:
    """Make files under a mask that takes nothing away, and under one that does."""
    before = os.umask(request.param)
    yield
    os.umask(before)


def _modes(folder: Path) -> dict[str, str]:
    return {
        file.name: oct(stat.S_IMODE(file.stat().st_mode))
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def _create(path: Path) -> Ledger:
    return Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")


def test_what_a_table_writes_is_its_accounts_alone(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(_create(path)) as ledger:
        record(ledger)
        ledger.write_head()
        make_copy(path, tmp_path / "copies", 3, START)
        put_files({tmp_path / "shift.csv": b"1"}, replace=False)
        modes = _modes(tmp_path)
    assert {"BA-07.ledger-wal", "BA-07.ledger.latest", "BA-07.ledger.lock", "shift.csv"} <= set(modes)
    assert set(modes.values()) == {"0o600"}


def test_what_the_group_of_the_house_may_read_stays_so_in_all_that_is_made_later(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    _create(path).close()
    narrow_rights(path, (), os.getgid())
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        record(ledger)
        ledger.write_head()
        make_copy(path, tmp_path / "copies", 3, START)
        modes = _modes(tmp_path)
    assert set(modes.values()) == {"0o640"}


def test_what_was_open_to_others_is_narrowed_and_that_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(_create(path)) as ledger:
        record(ledger)
    archive = tmp_path / "archive"
    archive.mkdir()
    closed, other = archive / "BA-07-2024-05-01-9.ledger", archive / "BA-08-2024-05-01-9.ledger"
    for file in (closed, other):
        file.write_bytes(b"")
        file.chmod(0o444)
    path.chmod(0o666)
    head_path(path).chmod(0o644)
    assert narrow_rights(path, (archive,), None)
    assert not narrow_rights(path, (archive,), None)
    modes = _modes(tmp_path)
    assert (modes["BA-07.ledger"], modes["BA-07.ledger.head"]) == ("0o600", "0o600")
    assert (modes[closed.name], modes[other.name]) == ("0o400", "0o444")


@pytest.mark.skipif(os.geteuid() != 0, reason="gives a file to another group")
def test_files_of_another_group_are_given_to_the_one_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    _create(path).close()
    narrow_rights(path, (), OTHER_GROUP)
    assert (path.stat().st_gid, stat.S_IMODE(path.stat().st_mode)) == (OTHER_GROUP, 0o640)
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        record(ledger)
        ledger.write_head()
    assert {file.stat().st_gid for file in tmp_path.iterdir()} == {OTHER_GROUP}


def _profile(folder: Path) -> TableProfile:
    text = 'id = "BA-07"\nkind = "live"\nzone = "UTC"\ngame = "easy-six"\n[ledger]\nfile = "BA-07.ledger"\n'
    return profile_of(text + '[staff]\nfile = "staff.json"\n', folder)


def test_a_table_narrows_what_exists_when_it_is_opened(tmp_path: Path) -> None:
    profile = structs.replace(_profile(tmp_path), group=os.getgid())
    open_table(profile).session.ledger.close()
    assert stat.S_IMODE(profile.ledger.stat().st_mode) == 0o640
    head_path(profile.ledger).chmod(0o666)
    for told in (1, 0):
        table = open_table(profile)
        table.session.ledger.close()
        assert len(table.notes) == told
    assert stat.S_IMODE(head_path(profile.ledger).stat().st_mode) == 0o640


def _open_elsewhere(path: Path) -> str:
    """Return what another process meets that opens the ledger."""
    program = (
        "import sys; from pathlib import Path; from terminal.ledger.ledger import Ledger\n"
        "from terminal.ledger.identity import LedgerKind\n"
        "Ledger.open(Path(sys.argv[1]), kind=LedgerKind.LIVE)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False
    )
    return done.stderr


def test_a_lock_file_that_is_deleted_lets_nobody_in(tmp_path: Path, mask: None) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(_create(path)) as ledger:
        record(ledger)
        path.with_name("BA-07.ledger.lock").unlink()
        assert "InUse" in _open_elsewhere(path)
        with raises_fault(LedgerFault.IN_USE):
            Ledger.open(path, kind=LedgerKind.LIVE)
        record(ledger)
    assert _open_elsewhere(path) == ""


def test_a_ledger_that_is_put_back_in_its_place_is_locked_there(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(_create(path)) as ledger:
        record(ledger)
        path.unlink()
        with pytest.raises(LedgerError):
            record(ledger)
        record(ledger)
        with pytest.raises(InUse):
            Ledger.open(path, kind=LedgerKind.LIVE)
    Ledger.open(path, kind=LedgerKind.LIVE).close()


@pytest.mark.parametrize("make", ["pipe", "folder", "device", "large", "bytes"])
def test_a_head_or_note_that_is_no_plain_file_of_text_is_answered(tmp_path: Path, make: str) -> None:
    path = tmp_path / "BA-07.ledger"
    for place in (head_path(path), witness_path(path)):
        match make:
            case "pipe":
                os.mkfifo(place)
            case "folder":
                place.mkdir()
            case "device":
                place.symlink_to("/dev/zero")
            case "large":
                place.write_bytes(b" " * (1024 * 1024 + 1))
            case _:
                place.write_bytes(b'{"seq":1,"hash":"\xff","at":"\xff"}')
    with raises_fault(LedgerFault.UNREADABLE_HEAD_FILE):
        read_head_in(head_path(path))
    assert read_witness(path) is None
