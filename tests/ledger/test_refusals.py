"""What is refused at opening: each with an error that says so, and the file left as it was."""

from __future__ import annotations

import errno
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from terminal.cli import FAILED, main
from terminal.ledger.errors import CorruptLedger, InUse, LedgerError, LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.schema import FORMAT, RECORD
from terminal.ledger.tail_witness import witness_path
from terminal.ledger.verify import verify
from terminal.rules.message import Message
from tests.ledger.acts import behind_its_back, record
from tests.ledger_faults import raises_fault


def _refused(path: Path, fault: LedgerFault, kind: LedgerKind = LedgerKind.LIVE) -> LedgerError:
    before = path.read_bytes()
    with raises_fault(fault) as caught:
        Ledger.open(path, kind=kind)
    assert path.read_bytes() == before
    assert isinstance(caught.value.message, Message)
    assert str(path.name) in caught.value.message.render()
    return caught.value


def test_a_missing_file_is_refused_and_not_made(path: Path) -> None:
    for opening in (lambda: Ledger.open(path, kind=LedgerKind.LIVE), lambda: LedgerReader.open(path)):
        with raises_fault(LedgerFault.MISSING):
            opening()
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    "arguments", [["verify"], ["report", "shift"], ["rebuild"], ["backup"]], ids=lambda words: words[0]
)
def test_a_path_at_which_nobody_can_look_is_a_fault_in_words(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    behind = [str(tmp_path / "copy")] if arguments == ["backup"] else []
    too_long = str(tmp_path / ("x" * 300))
    assert main([*arguments, too_long, *behind]) == FAILED
    said = capsys.readouterr().err
    assert too_long in said
    assert "cannot be opened (its name is too long)" in said

    def denied(path: Path, **_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", denied)  # a folder that may not be searched, for any user
        assert main([*arguments, str(tmp_path / "x.ledger"), *behind]) == FAILED
    assert "x.ledger cannot be opened (no permission)" in capsys.readouterr().err


def test_a_text_file_is_refused(path: Path) -> None:
    path.write_text("Dear diary, the shoe was hot tonight.\n" * 100)
    _refused(path, LedgerFault.NOT_A_LEDGER)


def test_an_empty_file_is_refused(path: Path) -> None:
    path.touch()
    _refused(path, LedgerFault.NOT_A_LEDGER)


def test_a_foreign_database_is_refused_and_gets_no_lock_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE events (seq INTEGER PRIMARY KEY)")
    _refused(path, LedgerFault.NOT_A_LEDGER)
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("made", LedgerKind)
@pytest.mark.parametrize("asked", LedgerKind)
def test_kinds_refuse_each_other(path: Path, made: LedgerKind, asked: LedgerKind) -> None:
    Ledger.create(path, kind=made, table_id="BA-07", zone="UTC").close()
    if made is asked:
        Ledger.open(path, kind=asked).close()
        LedgerReader.open(path, kind=asked).close()
        return
    refused = _refused(path, LedgerFault.WRONG_KIND, asked)
    assert f"kind {made.value}" in str(refused)
    with raises_fault(LedgerFault.WRONG_KIND):
        LedgerReader.open(path, kind=asked)


def test_the_ledger_of_another_table_is_refused(ledger: Ledger, path: Path) -> None:
    ledger.close()
    with raises_fault(LedgerFault.WRONG_TABLE, match=r"of table BA-07, not of table BA-08"):
        Ledger.open(path, kind=LedgerKind.LIVE, table_id="BA-08")


def test_a_newer_format_is_refused(ledger: Ledger, path: Path) -> None:
    ledger.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={FORMAT + 1}")
    assert f"format {FORMAT + 1}" in str(_refused(path, LedgerFault.NEWER_FORMAT))
    with raises_fault(LedgerFault.NEWER_FORMAT):
        LedgerReader.open(path)


def test_a_file_cut_short_is_refused_as_damaged(played: Path) -> None:
    head_path(played).unlink()
    os.truncate(played, played.stat().st_size // 2)
    _refused(played, LedgerFault.CORRUPT)
    with pytest.raises(CorruptLedger):
        verify(played)


def test_overwritten_pages_are_refused_as_damaged(played: Path) -> None:
    data = bytearray(played.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    played.write_bytes(data)
    _refused(played, LedgerFault.CORRUPT)
    with pytest.raises(CorruptLedger):
        LedgerReader.open(played)


def test_a_missing_identity_is_refused_as_damage(ledger: Ledger, path: Path) -> None:
    ledger.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE meta")
    with pytest.raises(CorruptLedger, match="table meta is missing"):
        Ledger.open(path, kind=LedgerKind.LIVE)


@pytest.mark.parametrize(("kind", "name"), [key for key in RECORD if key != ("table", "meta")])
def test_a_missing_trigger_index_or_table_is_refused_as_damage(
    ledger: Ledger, path: Path, kind: str, name: str
) -> None:
    ledger.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"DROP {kind.upper()} {name}")
    with pytest.raises(CorruptLedger, match=f"{kind} {name} is missing"):
        Ledger.open(path, kind=LedgerKind.LIVE)


def test_a_foreign_trigger_on_the_record_is_refused(ledger: Ledger, path: Path) -> None:
    ledger.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER spy AFTER INSERT ON events BEGIN SELECT 1; END")
    with raises_fault(LedgerFault.FOREIGN_OBJECTS, match="trigger spy"):
        Ledger.open(path, kind=LedgerKind.LIVE)


def test_a_second_instance_is_refused_and_told_who_holds_the_ledger(ledger: Ledger, path: Path) -> None:
    with pytest.raises(InUse, match=rf"process {os.getpid()} on .* since 20") as caught:
        Ledger.open(path, kind=LedgerKind.LIVE)
    holder = caught.value.message.params["holder"]
    assert isinstance(holder, Message)
    assert holder.template == "process {pid} on {host} since {since}"
    record(ledger)
    ledger.close()
    Ledger.open(path, kind=LedgerKind.LIVE).close()


def test_another_process_is_refused_too_and_a_dead_one_holds_nothing(ledger: Ledger, path: Path) -> None:
    program = (
        "import sys; from pathlib import Path\n"
        "from terminal.ledger.errors import InUse\n"
        "from terminal.ledger.identity import LedgerKind\n"
        "from terminal.ledger.ledger import Ledger\n"
        "try: Ledger.open(Path(sys.argv[1]), kind=LedgerKind.LIVE)\n"
        "except InUse: sys.exit(3)\n"
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    run = [sys.executable, "-c", program, str(path)]
    assert subprocess.run(run, check=False).returncode == 3
    ledger.close()
    assert subprocess.run(run, check=False).returncode == -9
    Ledger.open(path, kind=LedgerKind.LIVE).close()


def test_a_lock_file_without_sense_still_refuses(ledger: Ledger, path: Path) -> None:
    path.with_name("BA-07.ledger.lock").write_text("?")
    with pytest.raises(InUse, match="another program"):
        Ledger.open(path, kind=LedgerKind.LIVE)


def test_nothing_is_made_where_a_file_is_already(ledger: Ledger, path: Path) -> None:
    record(ledger)
    ledger.close()
    before = path.read_bytes()
    with raises_fault(LedgerFault.EXISTS):
        Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")
    assert path.read_bytes() == before


def test_nothing_is_made_where_a_head_file_tells_of_a_ledger_that_has_vanished(
    ledger: Ledger, path: Path
) -> None:
    record(ledger)
    ledger.write_head()
    ledger.close()
    path.unlink()
    with raises_fault(LedgerFault.VANISHED, match=r"The ledger .*BA-07\.ledger is missing"):
        Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")
    assert not path.exists()


def test_nothing_is_made_in_a_folder_that_is_not_there(path: Path) -> None:
    with raises_fault(LedgerFault.CANNOT_OPEN):
        Ledger.create(path / "deeper", kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")


def test_an_interrupted_making_leaves_no_ledger_and_hinders_no_later_one(path: Path) -> None:
    path.with_name("BA-07.ledger.new").write_bytes(b"half a ledger")
    Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC").close()
    assert not path.with_name("BA-07.ledger.new").exists()


def test_a_head_file_that_attests_more_than_the_ledger_holds_refuses(ledger: Ledger, path: Path) -> None:
    record(ledger)
    record(ledger)
    ledger.write_head()
    ledger.close()
    witness_path(path).unlink()
    with behind_its_back(path) as connection:
        connection.execute("DELETE FROM events WHERE seq = 2")
    said = r"Events 2 to 2 .* as BA-07\.ledger\.head attests, but .* ends at event 1"
    with raises_fault(LedgerFault.TAIL_MISSING, match=said):
        Ledger.open(path, kind=LedgerKind.LIVE)


def test_a_lost_write_ahead_log_is_noticed(ledger: Ledger, path: Path) -> None:
    record(ledger)
    ledger.checkpoint()
    record(ledger)
    ledger.write_head()
    bare = path.with_name("rescued.ledger")
    bare.write_bytes(path.read_bytes())
    head_path(bare).write_bytes(head_path(path).read_bytes())
    with raises_fault(LedgerFault.TAIL_MISSING):
        Ledger.open(bare, kind=LedgerKind.LIVE)


@pytest.mark.parametrize("text", ["", "{}", '{"seq":"2","hash":"","at":""}', "\x00\xff"])
def test_a_head_file_without_a_head_refuses(played: Path, text: str) -> None:
    head_path(played).write_text(text)
    with raises_fault(LedgerFault.UNREADABLE_HEAD_FILE):
        Ledger.open(played, kind=LedgerKind.LIVE)
    assert [finding.place for finding in verify(played)] == ["head file"]


@contextmanager
def _as_nobody() -> Iterator[None]:
    """Drop root's rights: root may write anywhere, so a test of rights must not be root."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def guarded() -> Iterator[Path]:
    """Return the path of a closed ledger in a folder that everybody may read and only its owner may write."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "BA-07.ledger"
        made = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")
        record(made)
        made.close()
        path.with_name("BA-07.ledger.lock").unlink()
        for file in (path, head_path(path), witness_path(path)):
            file.chmod(0o444)
        folder.chmod(0o555)
        yield path
        folder.chmod(0o755)


def test_a_folder_that_may_not_be_written_refuses_but_can_be_read(guarded: Path) -> None:
    with _as_nobody():
        with raises_fault(LedgerFault.READ_ONLY):
            Ledger.open(guarded, kind=LedgerKind.LIVE)
        reader = LedgerReader.open(guarded, kind=LedgerKind.LIVE)
        assert [recorded.seq for recorded in reader.read()] == [1]
        reader.close()
        assert verify(guarded) == []


def test_a_file_that_may_not_be_written_refuses(guarded: Path) -> None:
    guarded.parent.chmod(0o777)
    with _as_nobody(), raises_fault(LedgerFault.READ_ONLY):
        Ledger.open(guarded, kind=LedgerKind.LIVE)


def test_nothing_is_made_where_nothing_may_be_written(guarded: Path) -> None:
    with _as_nobody(), raises_fault(LedgerFault.READ_ONLY):
        Ledger.create(guarded.with_name("other"), kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")


def test_the_lock_file_names_its_holder(ledger: Ledger, path: Path) -> None:
    facts = json.loads(path.with_name("BA-07.ledger.lock").read_text())
    assert facts["pid"] == os.getpid()
    assert set(facts) == {"pid", "host", "since"}
