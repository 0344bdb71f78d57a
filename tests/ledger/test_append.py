"""Appending and reading back: the chain, the numbers, the times, and where a recovery begins."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from hashlib import sha256
from pathlib import Path

import pytest

from terminal.ledger import queries
from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import read_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.schema import FORMAT
from terminal.rounds.commands import Undo
from terminal.rounds.events import BetRetracted, RoundCommenced, RoundVoided, ShoeOpened, ShoeSnapshot
from tests.ledger.acts import PLACE, placed, record
from tests.ledger.playing import START, TERMS, RandomTable

SHOE = ShoeOpened(1, 8, False, ShoeSnapshot(TERMS, False))


def _rows(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM events ORDER BY seq").fetchall()


def test_a_new_ledger_stands_at_number_nought(ledger: Ledger) -> None:
    assert (ledger.head.seq, ledger.head.at_utc) == (0, "2024-05-01T12:00:00.250000Z")
    assert list(ledger.read()) == []
    assert list(ledger.read_to_recover()) == []


def test_an_act_is_read_back_with_all_that_was_recorded_with_it(ledger: Ledger) -> None:
    head = record(ledger, [RoundCommenced(1), placed()], shoe=3, round_number=41)
    first, second = ledger.read()
    assert (first.event, second.event) == (RoundCommenced(1), placed())
    assert (second.seq, second.at, second.shoe, second.round_number) == (2, START, 3, 41)
    assert (second.actor, second.authority, second.hash) == ("4711", "dealer", head.hash)
    assert head == ledger.head == Head(2, second.hash, "2024-05-01T12:00:00.250000Z")


def test_the_command_stands_on_the_first_of_its_events(ledger: Ledger) -> None:
    record(ledger, [RoundCommenced(1), placed()])
    record(ledger, [BetRetracted(0)], command=Undo())
    commands = [recorded.command for recorded in ledger.read()]
    assert [command and ledger.codec.decode_command(command) for command in commands] == [PLACE, None, Undo()]


def test_an_act_is_durable_when_append_returns(ledger: Ledger, path: Path) -> None:
    record(ledger)
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM events").fetchone() == (1,)
    assert ledger._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert ledger._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert ledger.last_commit_seconds > 0


def test_anyone_can_check_the_chain_with_a_json_library_and_sha_256(ledger: Ledger, path: Path) -> None:
    for order in range(3):
        record(ledger, [RoundCommenced(order), placed(order)])
    facts = ["live", "BA-07", "Asia/Singapore", "2024-05-01T12:00:00.250000Z", FORMAT]
    previous = sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()
    rows = _rows(path)
    assert [row[0] for row in rows] == [1, 2, 3, 4, 5, 6]
    for row in rows:
        assert row[11] == previous
        columns = row[:12] if row[13] is None else (*row[:12], row[13])
        text = json.dumps(columns, separators=(",", ":"), ensure_ascii=False)
        previous = sha256(text.encode()).hexdigest()
        assert row[12] == previous


def test_the_chain_goes_on_when_the_ledger_is_opened_again(ledger: Ledger, path: Path) -> None:
    head = record(ledger)
    ledger.close()
    again = Ledger.open(path, kind=LedgerKind.LIVE, table_id="BA-07")
    assert again.head == head
    assert record(again).seq == 2
    assert _rows(path)[1][11] == head.hash
    again.close()


def test_a_command_without_events_is_not_recorded(ledger: Ledger) -> None:
    with pytest.raises(ValueError, match="without events"):
        record(ledger, [])


def test_a_time_without_a_zone_is_not_recorded(ledger: Ledger) -> None:
    with pytest.raises(ValueError, match="zone"):
        record(ledger, at=datetime(2024, 5, 1, 13))  # noqa: DTZ001 - the fault that is tested
    assert ledger.head.seq == 0


def test_text_that_is_no_unicode_is_not_recorded_and_the_next_act_is(ledger: Ledger) -> None:
    with pytest.raises(UnicodeEncodeError):
        record(ledger, actor="\ud800")
    assert record(ledger).seq == 1


def test_times_are_stored_in_utc_with_six_decimals(ledger: Ledger, path: Path) -> None:
    singapore = timezone(timedelta(hours=8))
    record(ledger, at=datetime(2024, 5, 1, 21, 0, 0, tzinfo=singapore))
    assert _rows(path)[0][1] == "2024-05-01T13:00:00.000000Z"
    assert next(ledger.read()).at == datetime(2024, 5, 1, 13, tzinfo=UTC)


def test_where_the_clock_went_back_the_stored_time_stands_still_and_the_clock_stands_next_to_it(
    ledger: Ledger, path: Path
) -> None:
    record(ledger, at=START + timedelta(minutes=5))
    record(ledger, at=START + timedelta(minutes=2))
    assert [row[1] for row in _rows(path)] == ["2024-05-01T12:05:00.250000Z"] * 2
    assert [row[13] for row in _rows(path)] == [None, "2024-05-01T12:02:00.250000Z"]


def test_a_clock_before_the_making_of_the_ledger_does_not_lead_before_it(ledger: Ledger) -> None:
    assert record(ledger, at=START - timedelta(days=400)).at_utc == "2024-05-01T12:00:00.250000Z"


def test_reading_goes_on_after_a_number(ledger: Ledger) -> None:
    for order in range(2_500):
        record(ledger, [placed(order)])
    assert [recorded.seq for recorded in ledger.read(1_000)] == list(range(1_001, 2_501))


def test_a_reading_takes_in_what_is_recorded_meanwhile(ledger: Ledger) -> None:
    for order in range(1_000):
        record(ledger, [placed(order)])
    reading = ledger.read()
    next(reading)
    record(ledger)
    assert sum(1 for _ in reading) == 1_000


def test_a_recovery_reads_from_the_opening_of_the_shoe_of_the_last_round_that_is_over(ledger: Ledger) -> None:
    record(ledger)
    starts = []
    for number in (1, 2, 3):
        record(ledger, [ShoeOpened(number, 8, False, SHOE.standing)], shoe=number)
        starts.append(next(ledger.read_to_recover()).seq)
        record(ledger, [RoundCommenced(1), placed()], shoe=number)
        starts.append(next(ledger.read_to_recover()).seq)
        record(ledger, [RoundVoided(())], shoe=number)
        starts.append(next(ledger.read_to_recover()).seq)
    assert starts == [1, 1, 2, 2, 2, 6, 6, 6, 10]


def test_without_a_shoe_a_recovery_reads_all(ledger: Ledger) -> None:
    record(ledger)
    assert [recorded.seq for recorded in ledger.read_to_recover()] == [1]


def test_opening_looks_at_the_index_and_not_at_a_million_events(ledger: Ledger) -> None:
    statements = (
        ("shoe_starts", queries._SHOE_BEFORE, (9,)),
        ("round_starts", queries._ROUND_BEFORE, (9,)),
        ("round_starts", queries._ROUND_AFTER, (9,)),
    )
    for index, statement, values in statements:
        plan = ledger._connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
        steps = [step[3] for step in plan]
        assert len(steps) == 1, steps
        assert f"INDEX {index}" in steps[0]


def test_a_reader_follows_a_table_in_play(ledger: Ledger, path: Path) -> None:
    reader = LedgerReader.open(path, kind=LedgerKind.LIVE)
    record(ledger)
    assert reader.head == ledger.head
    record(ledger, [SHOE])
    assert [recorded.event for recorded in reader.read()] == [placed(), SHOE]
    assert [recorded.event for recorded in reader.read_to_recover()] == [placed(), SHOE]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader._connection.execute("DELETE FROM read_tables")
    reader.close()


def test_a_checkpoint_moves_the_log_into_the_file_during_play(ledger: Ledger, path: Path) -> None:
    RandomTable(ledger, seed=1).open()
    before = path.stat().st_size
    for order in range(200):
        record(ledger, [placed(order)])
    assert path.stat().st_size == before
    ledger.checkpoint()
    assert path.stat().st_size > before
    assert record(ledger).seq == ledger.head.seq


def test_a_ledger_in_memory_does_all_but_files(memory: Ledger) -> None:
    record(memory)
    memory.write_head()
    memory.checkpoint()
    assert memory.path is None
    assert [recorded.seq for recorded in memory.read()] == [1]


def test_dealing_never_imports_sqlite_utils() -> None:
    program = (
        "import sys, tests.ledger.playing as playing\n"
        "from terminal.ledger.identity import LedgerKind\n"
        "from terminal.ledger.ledger import Ledger\n"
        "ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id='BA-07', zone='UTC')\n"
        "table = playing.RandomTable(ledger, 1)\n"
        "table.open(); table.play(1)\n"
        "sys.exit('sqlite_utils' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_threads_that_tidy_at_once_never_leave_half_a_head(ledger: Ledger, path: Path) -> None:
    record(ledger)
    faults: list[Exception] = []

    def tidy() -> None:
        try:
            for _ in range(40):
                ledger.write_head()
                ledger.checkpoint()
        except LedgerError as fault:
            faults.append(fault)

    threads = [threading.Thread(target=tidy) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []
    assert read_head_file(path) == ledger.head
