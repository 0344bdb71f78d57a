"""Copies that are made again and again: whole, named by their time, so many and no more."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from terminal.ledger import backup
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.ledger.rotating_backup import last_copy, make_copy
from terminal.ledger.verify import verify
from tests.ledger.acts import record
from tests.ledger_faults import raises_fault

NOON = datetime(2025, 11, 27, 12, 0, 5, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder that is not there yet."""
    return tmp_path / "copies" / "BA-07"


def names(folder: Path) -> list[str]:
    """Return what lies in the folder."""
    return sorted(path.name for path in folder.iterdir())


def test_a_copy_is_whole_and_named_by_its_time(ledger: Ledger, path: Path, folder: Path) -> None:
    record(ledger)
    made = make_copy(path, folder, 3, NOON)
    assert made.path == folder / "BA-07-20251127T120005Z.ledger"
    assert (made.head, read_head_file(made.path)) == (ledger.head, ledger.head)
    assert verify(made.path) == []
    assert names(folder) == [made.path.name, head_path(made.path).name]
    assert last_copy(path, folder) == NOON


def test_only_the_latest_so_many_are_kept_and_nothing_else_is_touched(
    ledger: Ledger, path: Path, folder: Path
) -> None:
    record(ledger)
    folder.mkdir(parents=True)
    others = ("BA-07.ledger", "BA-07-2025-11-26-512.ledger", "BA-071-20251127T120005Z.ledger", "notes")
    for other in others:
        (folder / other).write_text("not ours to remove")
    for minutes in range(6):
        make_copy(path, folder, 3, NOON + timedelta(minutes=minutes))
        record(ledger)
    kept = [f"BA-07-20251127T120{minutes}05Z.ledger" for minutes in (3, 4, 5)]
    assert names(folder) == sorted([*others, *kept, *(f"{name}.head" for name in kept)])
    for name in kept:
        assert verify(folder / name) == []
    assert last_copy(path, folder) == NOON + timedelta(minutes=5)


def test_a_copy_made_on_a_clock_that_was_set_back_stays(ledger: Ledger, path: Path, folder: Path) -> None:
    record(ledger)
    for minutes in range(3):
        make_copy(path, folder, 3, NOON + timedelta(minutes=minutes))
    earlier = make_copy(path, folder, 3, NOON - timedelta(hours=1))
    assert verify(earlier.path) == []


def test_what_an_interrupted_copy_has_left_is_no_copy_and_goes_with_the_next(
    ledger: Ledger, path: Path, folder: Path
) -> None:
    record(ledger)
    folder.mkdir(parents=True)
    left = (
        "BA-07-20251127T110000Z.ledger.new",
        "BA-07-20251127T110000Z.ledger.new-journal",
        "BA-07-20251127T111500Z.ledger",
        "BA-07-20251127T111500Z.ledger.head.new",
    )
    for name in left:
        (folder / name).write_bytes(b"half")
    assert last_copy(path, folder) is None
    made = make_copy(path, folder, 3, NOON)
    assert names(folder) == [made.path.name, head_path(made.path).name]


def test_a_copy_whose_head_cannot_be_written_is_taken_away_again(
    ledger: Ledger, path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(ledger)

    def full(copy: Path, _head: Head) -> None:
        raise LedgerError(LedgerFault.DISK_FULL, path=copy)

    monkeypatch.setattr(backup, "write_head_file", full)
    with raises_fault(LedgerFault.DISK_FULL):
        make_copy(path, folder, 3, NOON)
    assert names(folder) == []
    monkeypatch.undo()
    assert verify(make_copy(path, folder, 3, NOON).path) == []


@pytest.mark.parametrize("kind", ["a file is in the way", "a file is the folder"])
def test_a_folder_that_cannot_be_used_is_a_fault_that_names_it(
    ledger: Ledger, path: Path, folder: Path, kind: str
) -> None:
    record(ledger)
    blocked = folder if kind == "a file is the folder" else folder.parent
    blocked.parent.mkdir(parents=True, exist_ok=True)
    blocked.write_text("")
    with raises_fault(LedgerFault.CANNOT_OPEN, LedgerFault.DISK_FAILED) as caught:
        make_copy(path, folder, 3, NOON)
    assert str(folder) in str(caught.value)
    assert record(ledger).seq == 2


def test_a_ledger_that_is_not_there_is_a_fault(path: Path, folder: Path) -> None:
    with pytest.raises(LedgerError):
        make_copy(path, folder, 3, NOON)
    assert last_copy(path, folder) is None
