"""What tells of a lost tail is on the disk before its name is: file, new name and folder, in this order."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.ledger.archive import ARCHIVE, put_away
from terminal.ledger.connect import log_path
from terminal.ledger.head_file import head_path, read_head_file, write_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import TailWitness, witness_path
from tests.ledger.acts import record
from tests.ledger.playing import START

HEAD = Head(7, "5e" * 32, "2024-05-01T12:00:00.250000Z")


class Disk:
    """Notes in order what is synced, with its size, and what gets a new name."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self.sizes: dict[str, int] = {}
        self._folder = folder
        for name in ("fsync", "fdatasync"):
            monkeypatch.setattr(os, name, self._noting_sync(getattr(os, name)))
        for name in ("replace", "rename", "link"):
            monkeypatch.setattr(os, name, self._noting_name(getattr(os, name)))

    def _noting_sync(self, sync: Callable[[int], None]) -> Callable[[int], None]:
        def noted(descriptor: int) -> None:
            name = self._name_of(descriptor)
            self.done.append(f"synced {name}")
            self.sizes[name] = os.fstat(descriptor).st_size
            sync(descriptor)

        return noted

    def _noting_name(self, rename: Callable[..., None]) -> Callable[..., None]:
        def noted(source: str | Path, target: str | Path, **how: object) -> None:
            rename(source, target, **how)
            self.done.append(f"named {Path(target).name}")

        return noted

    def _name_of(self, descriptor: int) -> str:
        wanted = os.fstat(descriptor)
        for path in (self._folder, *sorted(self._folder.rglob("*"))):
            if os.path.samestat(path.stat(), wanted):
                return path.name
        raise AssertionError("something else was synced")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of its own, so that its name tells."""
    made = tmp_path / "table"
    made.mkdir()
    return made


@pytest.fixture
def disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return the disk, watched."""
    return Disk(folder, monkeypatch)


def test_a_head_is_whole_on_the_disk_before_it_has_its_name_and_the_name_before_it_is_relied_on(
    folder: Path, disk: Disk
) -> None:
    ledger = folder / "BA-07.ledger"
    write_head_file(ledger, HEAD)
    assert disk.done == ["synced BA-07.ledger.head.new", "named BA-07.ledger.head", "synced table"]
    assert disk.sizes["BA-07.ledger.head.new"] == head_path(ledger).stat().st_size > 0
    assert read_head_file(ledger) == HEAD


def test_the_file_for_the_last_event_is_whole_on_the_disk_before_it_has_its_name(
    folder: Path, disk: Disk
) -> None:
    ledger = folder / "BA-07.ledger"
    witness = TailWitness(ledger, HEAD)
    assert disk.done == ["synced BA-07.ledger.latest.new", "named BA-07.ledger.latest", "synced table"]
    witness.close()
    assert disk.done[3:] == ["synced BA-07.ledger.latest"]
    assert disk.sizes["BA-07.ledger.latest.new"] == witness_path(ledger).stat().st_size > 0


def test_a_new_ledger_has_its_head_before_it_has_its_name(folder: Path, disk: Disk) -> None:
    ledger = folder / "BA-07.ledger"
    Ledger.create(ledger, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START).close()
    named = [step for step in disk.done if step.startswith("named")]
    assert named == ["named BA-07.ledger.head", "named BA-07.ledger", "named BA-07.ledger.latest"]
    for step in named:
        assert disk.done[disk.done.index(step) + 1] == "synced table", step


def test_a_copy_is_named_before_it_has_a_head_and_both_names_are_on_the_disk(
    folder: Path, disk: Disk
) -> None:
    ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="BA-07", zone="UTC", at=START)
    record(ledger)
    ledger.backup(folder / "copy.ledger")
    ledger.close()
    assert disk.done == [
        *("named copy.ledger", "synced table"),
        *("synced copy.ledger.head.new", "named copy.ledger.head", "synced table"),
    ]


def test_a_closed_day_is_in_the_archive_on_the_disk_before_the_next_day_takes_its_place(
    folder: Path, disk: Disk
) -> None:
    path = folder / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START)
    head = record(ledger)
    ledger.write_head()
    ledger.close()
    assert not log_path(path).exists()
    following = Ledger.create(
        None, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START, follows=head
    )
    disk.done.clear()
    put_away(path, folder / ARCHIVE / "closed.ledger", following)
    following.close()
    archived = disk.done.index("named closed.ledger.head")
    taken = disk.done.index("named BA-07.ledger")
    assert {"synced archive", "synced table"} <= set(disk.done[archived:taken])
    assert disk.done[taken:] == ["named BA-07.ledger", "named BA-07.ledger.head", "synced table"]
