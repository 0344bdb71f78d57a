"""A backup is a whole ledger of its own, taken while the table is in play, and never over another file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger import backup
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.tail_witness import witness_path
from terminal.ledger.verify import verify
from tests.ledger.acts import behind_its_back, record
from tests.ledger.playing import RandomTable
from tests.ledger_faults import raises_fault


def test_a_backup_of_a_table_in_play_is_one_whole_ledger(ledger: Ledger, tmp_path: Path) -> None:
    table = RandomTable(ledger, seed=2)
    table.open()
    table.play(3)
    copy = tmp_path / "away" / "copy.ledger"
    copy.parent.mkdir()
    assert ledger.backup(copy) == ledger.head
    assert sorted(file.name for file in copy.parent.iterdir()) == ["copy.ledger", "copy.ledger.head"]
    assert verify(copy) == []
    table.play(1)
    going_on = Ledger.open(copy, kind=LedgerKind.LIVE)
    assert going_on.head.seq < ledger.head.seq
    assert record(going_on).seq == going_on.head.seq
    going_on.close()


def test_a_reader_takes_a_backup_during_play(ledger: Ledger, path: Path, tmp_path: Path) -> None:
    record(ledger)
    reader = LedgerReader.open(path)
    reader.backup(tmp_path / "copy.ledger")
    reader.close()
    assert record(ledger).seq == 2
    assert verify(tmp_path / "copy.ledger") == []


def test_a_ledger_in_memory_can_be_kept(memory: Ledger, tmp_path: Path) -> None:
    record(memory)
    memory.backup(tmp_path / "kept.ledger")
    kept = Ledger.open(tmp_path / "kept.ledger", kind=LedgerKind.REPLAY)
    assert kept.head == memory.head
    kept.close()


def test_a_backup_never_replaces_a_file(ledger: Ledger, tmp_path: Path) -> None:
    (tmp_path / "copy.ledger").write_text("last year's")
    with raises_fault(LedgerFault.EXISTS):
        ledger.backup(tmp_path / "copy.ledger")
    assert (tmp_path / "copy.ledger").read_text() == "last year's"


def test_a_backup_into_a_folder_that_is_not_there_is_refused(ledger: Ledger, tmp_path: Path) -> None:
    with raises_fault(LedgerFault.CANNOT_OPEN, match=r"nowhere/copy\.ledger cannot be opened"):
        ledger.backup(tmp_path / "nowhere" / "copy.ledger")
    assert record(ledger).seq == 1


def test_a_backup_never_replaces_the_head_of_another_ledger(ledger: Ledger, tmp_path: Path) -> None:
    copy = tmp_path / "copy.ledger"
    head_path(copy).write_text("what attests last year's")
    with raises_fault(LedgerFault.EXISTS, match=r"copy\.ledger\.head"):
        ledger.backup(copy)
    assert head_path(copy).read_text() == "what attests last year's"
    assert not copy.exists()


def test_a_backup_that_comes_to_nothing_leaves_nothing(
    ledger: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(ledger)

    def full(_draft: Path, destination: Path) -> None:
        raise LedgerError(LedgerFault.DISK_FULL, path=destination)

    (tmp_path / "away").mkdir()
    monkeypatch.setattr(backup, "put_in_place", full)
    with raises_fault(LedgerFault.DISK_FULL):
        ledger.backup(tmp_path / "away" / "copy.ledger")
    assert list((tmp_path / "away").iterdir()) == []


@pytest.mark.parametrize("witness", [head_path, witness_path])
def test_no_backup_by_hand_makes_a_ledger_look_whole_that_has_lost_its_end(
    played: Path, tmp_path: Path, witness: Callable[[Path], Path]
) -> None:
    for attests in {head_path(played), witness_path(played)} - {witness(played)}:
        attests.unlink()
    with behind_its_back(played) as connection:
        connection.execute("DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)")
    copy = tmp_path / "away" / "copy.ledger"
    copy.parent.mkdir()
    with closing(LedgerReader.open(played)) as reader, raises_fault(LedgerFault.TAIL_MISSING):
        reader.verified_backup(copy)
    assert list(copy.parent.iterdir()) == []


def test_a_backup_by_hand_takes_all_that_was_recorded_by_then(
    ledger: Ledger, path: Path, tmp_path: Path
) -> None:
    record(ledger)
    ledger.write_head()
    record(ledger)
    with closing(LedgerReader.open(path)) as reader:
        assert reader.verified_backup(tmp_path / "copy.ledger") == ledger.head
