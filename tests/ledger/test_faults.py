"""Faults of the disk while dealing: the act is named, nothing of it stays, the next is tried afresh."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.verify import verify
from terminal.rounds.events import RoundCommenced
from tests.ledger.acts import placed, record
from tests.ledger_faults import raises_fault


@contextmanager
def _no_room(ledger: Ledger) -> Iterator[None]:
    """Return a disk without room for one more page."""
    (pages,) = ledger._connection.execute("PRAGMA page_count").fetchone()
    ledger._connection.execute(f"PRAGMA max_page_count={pages}").fetchone()
    yield
    ledger._connection.execute("PRAGMA max_page_count=1000000").fetchone()


def _record_until_it_fails(ledger: Ledger) -> NotRecorded:
    for order in range(1_000):
        try:
            record(ledger, [RoundCommenced(order), placed(order)])
        except NotRecorded as refused:
            return refused
    raise AssertionError("the disk was never full")


def test_a_full_disk_says_which_act_was_not_recorded(ledger: Ledger) -> None:
    with _no_room(ledger):
        refused = _record_until_it_fails(ledger)
    assert refused.act == "PlaceBet"
    assert refused.cause.fault is LedgerFault.DISK_FULL
    assert refused.message.render() == f"Not recorded: PlaceBet. {refused.cause}"


def test_after_a_full_disk_the_chain_goes_on_from_what_is_durable(ledger: Ledger, path: Path) -> None:
    record(ledger)
    with _no_room(ledger):
        _record_until_it_fails(ledger)
        kept = ledger.head.seq
        with pytest.raises(NotRecorded):
            record(ledger, [placed(order) for order in range(50)])
        assert ledger.head.seq == kept
    assert record(ledger).seq == kept + 1
    ledger.close()
    assert verify(path) == []


def test_a_disk_that_does_not_write_is_a_fault_and_nothing_stays_half_written(path: Path) -> None:
    program = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from terminal.ledger.errors import LedgerFault, NotRecorded\n"
        "from terminal.ledger.identity import LedgerKind\n"
        "from terminal.ledger.ledger import Ledger\n"
        "from tests.ledger.acts import placed, record\n"
        "path = Path(sys.argv[1])\n"
        "ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id='BA-07', zone='UTC')\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, resource.RLIM_INFINITY))\n"
        "failed = 0\n"
        "for order in range(60):\n"
        "    try: record(ledger, [placed(order), placed(order)])\n"
        "    except NotRecorded as refused:\n"
        "        assert refused.cause.fault is LedgerFault.DISK_FAILED, refused\n"
        "        failed += 1\n"
        "assert 0 < failed < 60, failed\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))\n"
        "head = record(ledger)\n"
        "print(head.seq, 2 * (60 - failed) + 1)\n"
        "ledger.close()\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found, expected = ran.stdout.split()
    assert found == expected
    assert verify(path) == []


def test_another_writer_in_the_way_is_a_fault(ledger: Ledger, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotRecorded) as caught:
            record(ledger)
        other.execute("ROLLBACK")
    assert caught.value.cause.fault is LedgerFault.BUSY
    assert record(ledger).seq == 1


def test_what_another_program_has_appended_is_never_built_upon_unseen(ledger: Ledger, path: Path) -> None:
    record(ledger)
    with closing(sqlite3.connect(path)) as other:
        other.execute(
            "INSERT INTO events SELECT seq + 1, at, table_id, shoe, round, kind, version, body, actor,"
            " authority, command, hash, hash, wall FROM events"
        )
        other.commit()
    for _ in range(2):
        with pytest.raises(NotRecorded) as caught:
            record(ledger)
        assert caught.value.cause.fault is LedgerFault.CHANGED


def test_an_interruption_in_the_middle_leaves_nothing_behind(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(ledger)
    execute = ledger._execute

    def interrupted(statement: str) -> object:
        if statement == "COMMIT":
            raise KeyboardInterrupt
        return execute(statement)

    monkeypatch.setattr(ledger, "_execute", interrupted)
    with pytest.raises(KeyboardInterrupt):
        record(ledger)
    monkeypatch.undo()
    assert not ledger._connection.in_transaction
    assert record(ledger).seq == 2


def test_a_commit_that_was_durable_although_it_failed_stops_the_table(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = ledger._execute

    def cut_off(statement: str) -> object:
        done = execute(statement)
        if statement == "COMMIT":
            raise KeyboardInterrupt
        return done

    monkeypatch.setattr(ledger, "_execute", cut_off)
    with pytest.raises(KeyboardInterrupt):
        record(ledger)
    monkeypatch.undo()
    with pytest.raises(NotRecorded) as caught:
        record(ledger)
    assert caught.value.cause.fault is LedgerFault.CHANGED


def test_a_ledger_that_was_moved_away_is_noticed_at_the_end_of_the_round(ledger: Ledger, path: Path) -> None:
    record(ledger)
    path.rename(path.with_name("gone"))
    with raises_fault(LedgerFault.GONE):
        ledger.write_head()


def test_a_head_file_that_cannot_be_written_is_a_fault_and_the_older_one_stands(
    ledger: Ledger, path: Path
) -> None:
    record(ledger)
    ledger.write_head()
    before = path.with_name("BA-07.ledger.head").read_bytes()
    record(ledger)
    path.with_name("BA-07.ledger.head.new").mkdir()
    with raises_fault(LedgerFault.DISK_FAILED):
        ledger.write_head()
    assert path.with_name("BA-07.ledger.head").read_bytes() == before
    assert record(ledger).seq == 3


def test_a_fault_while_reading_is_named(played: Path) -> None:
    reading = Ledger.open(played, kind=LedgerKind.LIVE)
    with closing(sqlite3.connect(played)) as other:
        (root,) = other.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetchone()
    with played.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xa5" * 4096)
    reading.close()
    with pytest.raises(LedgerError, match="damaged"):
        Ledger.open(played, kind=LedgerKind.LIVE)
