"""What is gone with a log that was deleted is missed at the next look: the last event is noted next to it."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from terminal.cli import FAILED, NOT_WHOLE, main
from terminal.ledger import tail_witness
from terminal.ledger.connect import log_path
from terminal.ledger.errors import LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import TailWitness, read_witness, witness_path
from terminal.ledger.verify import verify
from terminal.reports.build import make_report
from tests.ledger.acts import behind_its_back, placed, record
from tests.ledger.damaging import LONGEST, within
from tests.ledger_faults import raises_fault
from tests.reports.tampering import chained_again
from tests.table.dealing import DealtTable, live_ledger


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Return what a kill leaves of a ledger with a round in the file, and half of the next in the log."""
    path = tmp_path / "at work" / "BA-07.ledger"
    path.parent.mkdir()
    left = tmp_path / path.name
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 5)
        table.open()
        table.play_plainly(1)
        table.session.tidy()
        record(ledger, [placed(0)], at=table.clocks.now())
        record(ledger, [placed(1), placed(2)], at=table.clocks.now())
        for path_of in (Path, head_path, witness_path, log_path):
            shutil.copy(path_of(path), path_of(left))
    return left


def _noted(ledger: Ledger, path: Path) -> bool:
    return read_witness(path) == ledger.head[:2]


def _said(path: Path) -> dict[str, str]:
    return {finding.place: finding.message.render() for finding in verify(path)}


def _files(path: Path) -> dict[str, bytes]:
    """Return what lies in the folder but for the lock, which is no part of the record."""
    return {
        file.name: file.read_bytes()
        for file in path.parent.iterdir()
        if file.is_file() and file.suffix != ".lock"
    }


def test_each_act_is_noted_in_place_once_it_is_durable(ledger: Ledger, path: Path) -> None:
    assert _noted(ledger, path)
    before = witness_path(path).stat()
    for order in range(12):
        record(ledger, [placed(order)] * (1 + order % 3))
        assert _noted(ledger, path)
    after = witness_path(path).stat()
    assert (before.st_ino, before.st_size) == (after.st_ino, after.st_size)


def test_what_is_not_recorded_is_not_noted(ledger: Ledger, path: Path) -> None:
    record(ledger)
    with pytest.raises(ValueError, match="without events"):
        record(ledger, [])
    path.unlink()
    with pytest.raises(Exception, match="deleted or moved away"):
        record(ledger)
    assert _noted(ledger, path)


def test_a_killed_ledger_with_its_log_is_whole(killed: Path) -> None:
    assert "latest file" not in _said(killed)
    latest = read_witness(killed)
    with closing(Ledger.open(killed, kind=LedgerKind.LIVE)) as ledger:
        assert ledger.head[:2] == latest
        assert _noted(ledger, killed)


def test_a_log_that_was_deleted_is_missed_and_brought_back_all_of_it_is_there(killed: Path) -> None:
    latest = read_witness(killed)
    assert latest is not None
    kept = log_path(killed).read_bytes()
    log_path(killed).unlink()
    before = _files(killed)
    first, last = latest.seq - 2, latest.seq
    told = (
        rf"Events {first} to {last} were recorded, as BA-07\.ledger\.latest attests, "
        "but .* the log next to it"
    )
    for _ in range(2):
        with raises_fault(LedgerFault.TAIL_MISSING, match=told):
            Ledger.open(killed, kind=LedgerKind.LIVE)
        assert _files(killed) == before
    assert _said(killed)["latest file"].startswith(f"Events {first} to {last} were recorded, but are not in")
    log_path(killed).write_bytes(kept)
    with closing(Ledger.open(killed, kind=LedgerKind.LIVE)) as ledger:
        assert ledger.head[:2] == latest
    assert "latest file" not in _said(killed)


def test_without_its_note_what_is_left_of_a_ledger_can_be_gone_on_with(killed: Path) -> None:
    """As the last resort, by somebody who has moved the note away."""
    log_path(killed).unlink()
    witness_path(killed).unlink()
    with closing(Ledger.open(killed, kind=LedgerKind.LIVE)) as ledger:
        assert _noted(ledger, killed)


def test_the_commands_miss_a_log_that_was_deleted(killed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log_path(killed).unlink()
    before = _files(killed)
    assert main(["verify", str(killed)]) == FAILED
    assert "latest file: Events" in capsys.readouterr().out
    assert main(["report", "shift", str(killed)]) == NOT_WHOLE
    assert "is not whole. Events" in capsys.readouterr().err
    assert main(["rebuild", str(killed)]) == FAILED
    assert "the log next to it is gone" in capsys.readouterr().err
    assert _files(killed) == before


def test_a_report_during_play_has_nothing_to_say_of_the_log(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 5)
        table.open()
        table.play_plainly(2)
        assert make_report("shift", [path]).whole


def test_an_event_that_was_written_again_is_missed(ledger: Ledger, path: Path) -> None:
    record(ledger)
    record(ledger)
    ledger.close()
    with behind_its_back(path) as connection:
        connection.execute("UPDATE events SET actor = '9' WHERE seq = 2")
        note = witness_path(path).read_bytes()
        chained_again(connection, path)
    witness_path(path).write_bytes(note)
    with raises_fault(LedgerFault.TAIL_ALTERED, match=r"Event 2 of .* is not the one that was recorded"):
        Ledger.open(path, kind=LedgerKind.LIVE)
    assert witness_path(path).read_bytes() == note
    assert _said(path)["latest file"] == "Event 2 is not the one that was recorded."


def _older(path: Path) -> None:
    """Leave the note of the first event, written before the machine was started again."""
    with closing(LedgerReader.open(path)) as reader:
        first = next(reader.read())
    with patch.object(tail_witness, "this_start", return_value="5e" * 16):
        os.close(TailWitness(path, Head(first.seq, first.hash, first.at_utc))._descriptor)


def _written(change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    def cut(path: Path) -> None:
        note = witness_path(path)
        note.write_bytes(change(note.read_bytes()))

    return cut


def _pipe(path: Path) -> None:
    witness_path(path).unlink()
    os.mkfifo(witness_path(path))


POWER_CUTS: dict[str, Callable[[Path], None]] = {
    "older": _older,
    "missing": lambda path: witness_path(path).unlink(),
    "empty": _written(lambda _: b""),
    "half a line": _written(lambda line: line[:40]),
    "zeros": _written(lambda line: bytes(len(line))),
    "two lines mixed": _written(lambda line: b"0000000000009999999" + line[19:]),
    "more than a line": _written(lambda line: line + line),
    "a number that no event has": lambda path: TailWitness(path, Head(2**63, "5e" * 32, "")).close(),
    "no text": _written(lambda line: b"\xff" * len(line)),
    "a pipe": _pipe,
}


@pytest.mark.parametrize("cut", POWER_CUTS.values(), ids=POWER_CUTS)
def test_what_a_power_cut_may_leave_of_the_note_keeps_no_table_closed(
    killed: Path, cut: Callable[[Path], None]
) -> None:
    cut(killed)
    with within(LONGEST):
        assert "latest file" not in _said(killed)
        with closing(Ledger.open(killed, kind=LedgerKind.LIVE)) as ledger:
            assert _noted(ledger, killed)
            record(ledger)
            assert _noted(ledger, killed)


def test_a_note_that_cannot_be_written_stops_no_act_and_is_written_when_the_table_is_tidied(
    ledger: Ledger, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> int:
        raise OSError(errno.EIO, "no answer")

    monkeypatch.setattr(tail_witness.os, "pwrite", broken)
    assert record(ledger).seq == 1
    assert read_witness(path) is None  # an older one would make the act look like another program's
    monkeypatch.undo()
    ledger.write_head()
    assert _noted(ledger, path)


def test_a_note_that_can_no_longer_be_made_is_told_when_the_table_is_tidied_and_acts_go_on(
    ledger: Ledger, path: Path
) -> None:
    witness_path(path).unlink()
    witness_path(path).mkdir()
    for seq in (1, 2):
        assert record(ledger).seq == seq
        with raises_fault(LedgerFault.DISK_FAILED, match=r"BA-07\.ledger\.latest"):
            ledger.write_head()
    witness_path(path).rmdir()
    ledger.write_head()
    assert _noted(ledger, path)
    record(ledger)
    assert _noted(ledger, path)


@pytest.mark.parametrize(
    "lose", [Path.unlink, lambda note: note.write_bytes(b"")], ids=["deleted", "emptied"]
)
def test_a_note_that_was_lost_while_the_table_is_open_has_its_place_again_when_it_is_tidied(
    ledger: Ledger, path: Path, lose: Callable[[Path], object]
) -> None:
    record(ledger)
    lose(witness_path(path))
    record(ledger)
    ledger.write_head()
    assert _noted(ledger, path)
    record(ledger)
    assert _noted(ledger, path)


def test_a_note_is_renewed_by_other_threads_while_acts_are_recorded(ledger: Ledger, path: Path) -> None:
    done = threading.Event()

    def tidy() -> None:
        while not done.is_set():
            witness_path(path).unlink(missing_ok=True)
            ledger.write_head()

    threads = [threading.Thread(target=tidy) for _ in range(2)]
    for thread in threads:
        thread.start()
    for order in range(300):
        record(ledger, [placed(order)])
    done.set()
    for thread in threads:
        thread.join()
    ledger.write_head()
    assert _noted(ledger, path)


def test_a_note_that_is_closed_is_renewed_by_nobody(path: Path) -> None:
    note = TailWitness(path, Head(7, "5e" * 32, ""))
    note.close()
    note.close()
    witness_path(path).unlink()
    note.renew()
    assert not witness_path(path).exists()


def test_a_ledger_in_memory_and_a_backup_have_no_note(memory: Ledger, tmp_path: Path) -> None:
    record(memory)
    copy = tmp_path / "copy.ledger"
    memory.backup(copy)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.ledger", "copy.ledger.head"]


def test_no_backup_is_put_where_the_note_of_another_ledger_speaks_against_it(
    ledger: Ledger, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.ledger"
    TailWitness(copy, ledger.head).close()
    with raises_fault(LedgerFault.EXISTS, match=r"copy\.ledger\.latest"):
        ledger.backup(copy)
    assert not copy.exists()


def test_many_openings_keep_no_file_open(ledger: Ledger, path: Path) -> None:
    ledger.close()
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(5):
        Ledger.open(path, kind=LedgerKind.LIVE).close()
    assert len(list(Path("/proc/self/fd").iterdir())) == before
