"""Every file that the program puts in a place is on the disk before it has its name, and keeps the name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from terminal.ledger.head_file import head_path, read_head_file, write_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Head
from terminal.ledger.rotating_backup import make_copy
from terminal.ledger.tail_witness import TailWitness, witness_path
from terminal.reports.build import make_report
from terminal.reports.output import keep_report
from terminal.rules.bets import Bet
from terminal.table.people.staff_file import Book, Change, FileStore
from tests.ledger.acts import record
from tests.ledger.disk_calls import disk_calls
from tests.ledger.playing import START
from tests.reports.pit import Pit

FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"


def new_ledger(path: Path) -> Ledger:
    """Return a new live ledger."""
    return Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=START)


def test_a_new_ledger_and_the_files_next_to_it_are_synced(path: Path) -> None:
    with disk_calls() as calls:
        ledger = new_ledger(path)
    ledger.close()
    assert calls.names_given() == {path.name, head_path(path).name, witness_path(path).name}
    assert calls.unsafe() == []


def test_the_head_file_of_a_round_is_synced_with_what_it_says(path: Path) -> None:
    ledger = new_ledger(path)
    for _ in range(3):
        record(ledger)
        with disk_calls() as calls:
            ledger.write_head()
        assert calls.names_given() == {head_path(path).name}
        assert calls.unsafe() == []
        assert read_head_file(path) == ledger.head
    ledger.close()


def test_the_note_of_the_last_event_gets_its_place_again_synced(path: Path) -> None:
    with disk_calls() as calls:
        latest = TailWitness(path, Head(3, "a" * 64, "2025-11-27T12:00:00.000000Z"))
        witness_path(path).unlink()
        latest.renew()
        latest.close()
    assert calls.names_given() == {witness_path(path).name}
    assert len(calls.named) == 2
    assert calls.unsafe() == []


def test_a_copy_and_its_head_are_synced(path: Path, tmp_path: Path) -> None:
    ledger = new_ledger(path)
    record(ledger)
    with disk_calls() as calls:
        made = make_copy(path, tmp_path / "copies", 3, START)
    ledger.close()
    assert calls.names_given() == {made.path.name, head_path(made.path).name}
    assert calls.unsafe() == []


def test_a_closed_day_and_the_day_after_it_are_synced(path: Path) -> None:
    with disk_calls() as calls:
        pit = Pit(path)
        pit.play([("1", Bet.PLAYER, 100_000)])
        pit.ledger.write_head()
        closed = pit.close_day("2025-11-27")
        pit.close_ledger()
    assert {closed.name, head_path(closed).name, path.name, head_path(path).name} <= calls.names_given()
    assert calls.unsafe() == []


def test_the_staff_file_is_synced_at_every_change(tmp_path: Path) -> None:
    path = tmp_path / "staff.json"
    store = FileStore(path, lambda: "ab" * 16)
    for number in ("10001", "10002"):
        change = Change("2025-11-27T12:00:00Z", number, "added", number)
        with disk_calls() as calls:
            store.update(lambda book, change=change: book.noting(change))  # type: ignore[misc]
        assert calls.names_given() == {path.name}
        assert calls.unsafe() == []
    assert isinstance(store.read(), Book)


@pytest.mark.parametrize("fmt", ["pdf", "csv", "json"])
def test_the_files_of_a_report_are_synced(path: Path, tmp_path: Path, fmt: str) -> None:
    pit = Pit(path)
    pit.play([("1", Bet.PLAYER, 100_000)])
    document = make_report("shift", [path])
    with disk_calls() as calls:
        files = keep_report(document, fmt, tmp_path / "reports", FONTS)
    pit.close_ledger()
    assert calls.names_given() == {file.name for file in files}
    assert calls.unsafe() == []


@pytest.mark.parametrize(
    ("left_out", "seen"),
    [
        ("file", "BA-07.ledger.head was not synced before it got its name"),
        ("folder", "BA-07.ledger.head has its name, but its folder was not synced"),
    ],
)
def test_a_sync_that_is_left_out_is_seen(
    path: Path, monkeypatch: pytest.MonkeyPatch, left_out: str, seen: str
) -> None:
    with disk_calls() as calls:
        sync = os.fsync

        def careless(descriptor: int) -> None:
            is_folder = Path(f"/proc/self/fd/{descriptor}").readlink().is_dir()
            if is_folder != (left_out == "folder"):
                sync(descriptor)

        monkeypatch.setattr(os, "fsync", careless)
        write_head_file(path, Head(3, "a" * 64, "2025-11-27T12:00:00.000000Z"))
        monkeypatch.undo()
    assert calls.unsafe() == [seen]
