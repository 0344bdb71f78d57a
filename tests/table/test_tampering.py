"""Whatever is done behind its back to a ledger of a thousand rounds, to events or read rows, is found."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import REPORTING_TABLES
from terminal.ledger.verify import verify
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.state import Table
from terminal.rounds.training.record import AnswerMode
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.table.audit.audit import audit_ledger
from tests.ledger.acts import behind_its_back
from tests.ledger.playing import START, TERMS
from tests.table.dealing import FITFUL, DealtTable, live_ledger

ROUNDS = 1_000
WILD = 60

Change = Callable[[sqlite3.Connection, st.DataObject], None]


@pytest.fixture(scope="module")
def thousand(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a ledger of a thousand rounds, the first with all that can go wrong.

    It is never itself changed.
    """
    path = tmp_path_factory.mktemp("thousand") / "BA-07.ledger"
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, 3, ticks=FITFUL)
        table.open()
        table.play(WILD)
        super(DealtTable, table).play(1)
        table.play_plainly(ROUNDS - WILD)
        ledger.backup(path)
    return path


def test_the_ledger_itself_is_whole(thousand: Path) -> None:
    verified = audit_ledger(thousand)
    assert verified.findings == ()
    assert verified.rounds >= ROUNDS


def _rows_of(connection: sqlite3.Connection, table: str) -> tuple[list[str], int]:
    """Return the columns of a table and how many rows it has."""
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    return columns, connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


def _row(connection: sqlite3.Connection, table: str, place: int) -> list[object]:
    return list(connection.execute(f"SELECT * FROM {table} LIMIT 1 OFFSET ?", (place,)).fetchone())


def _keyed(connection: sqlite3.Connection, table: str, row: Sequence[object]) -> tuple[str, list[object]]:
    """Return the condition that finds one row, and its values."""
    info = connection.execute(f"PRAGMA table_info({table})").fetchall()
    keys = [(column[1], row[column[0]]) for column in info if column[5]]
    return " AND ".join(f"{name} = ?" for name, _ in keys), [value for _, value in keys]


def _other(value: object, data: st.DataObject) -> object:
    """Return the value with one byte of it changed, of the same type, so that the table takes it."""
    if isinstance(value, int):
        return value ^ (1 << data.draw(st.integers(0, 7)))
    if value is None:
        return None
    raw = bytearray(str(value or "?").encode())
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] = ord(data.draw(st.sampled_from([sign for sign in "0aZ-_" if ord(sign) != raw[place]])))
    return raw.decode("latin-1")


def _change_a_byte(connection: sqlite3.Connection, table: str, data: st.DataObject) -> None:
    columns, count = _rows_of(connection, table)
    row = _row(connection, table, data.draw(st.integers(0, count - 1)))
    known = [place for place, value in enumerate(row) if value is not None]
    place = data.draw(st.sampled_from(known))
    where, key = _keyed(connection, table, row)
    other = _other(row[place], data)
    connection.execute(f"UPDATE OR REPLACE {table} SET {columns[place]} = ? WHERE {where}", (other, *key))


def _remove(connection: sqlite3.Connection, table: str, data: st.DataObject) -> None:
    _, count = _rows_of(connection, table)
    first = data.draw(st.integers(0, count - 1) | st.just(count - 1))
    where, key = _keyed(connection, table, _row(connection, table, first))
    connection.execute(f"DELETE FROM {table} WHERE {where}", key)


def _add(connection: sqlite3.Connection, table: str, data: st.DataObject) -> None:
    columns, count = _rows_of(connection, table)
    row = _row(connection, table, data.draw(st.integers(0, count - 1)))
    row[0] = connection.execute(f"SELECT max({columns[0]}) + 1 FROM {table}").fetchone()[0]
    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(columns))})", row)


def _swap(connection: sqlite3.Connection, table: str, data: st.DataObject) -> None:
    """Swap two rows: each keeps its key and takes the contents of the other."""
    columns, count = _rows_of(connection, table)
    places = data.draw(st.lists(st.integers(0, count - 1), min_size=2, max_size=2, unique=True))
    one, two = (_row(connection, table, place) for place in places)
    info = connection.execute(f"PRAGMA table_info({table})").fetchall()
    free = [column[0] for column in info if not column[5]]
    if all(one[place] == two[place] for place in free):
        _remove(connection, table, data)
        return
    sets = ", ".join(f"{columns[place]} = ?" for place in free)
    for taking, giving in ((one, two), (two, one)):
        where, key = _keyed(connection, table, taking)
        connection.execute(
            f"UPDATE {table} SET {sets} WHERE {where}", [*(giving[place] for place in free), *key]
        )


def _cut_the_tail(connection: sqlite3.Connection, data: st.DataObject) -> None:
    """Cut the last events, with every reporting row that tells of them."""
    last = connection.execute("SELECT max(seq) FROM events").fetchone()[0]
    left = last - data.draw(st.integers(1, 2_000))
    connection.execute("DELETE FROM events WHERE seq > ?", (left,))
    gone = "SELECT round_id FROM rounds WHERE last_seq > ?"
    for table in ("hands", "bets", "settlements", "insurance", "rounds"):
        connection.execute(f"DELETE FROM {table} WHERE round_id IN ({gone})", (left,))
    for table in ("irregularities", "overrides"):
        connection.execute(f"DELETE FROM {table} WHERE seq > ?", (left,))


def _turn_round(connection: sqlite3.Connection, data: st.DataObject) -> None:
    """Put a run of events in the opposite order."""
    last = connection.execute("SELECT max(seq) FROM events").fetchone()[0]
    first = data.draw(st.integers(1, last - 10))
    size = data.draw(st.integers(2, 10))
    rows = connection.execute(
        "SELECT * FROM events WHERE seq BETWEEN ? AND ?", (first, first + size - 1)
    ).fetchall()
    columns, _ = _rows_of(connection, "events")
    sets = ", ".join(f"{name} = ?" for name in columns[1:])
    for row, other in zip(rows, reversed(rows), strict=True):
        connection.execute(f"UPDATE events SET {sets} WHERE seq = ?", (*other[1:], row[0]))


CHANGES = {
    "a byte changed": _change_a_byte,
    "a row removed": _remove,
    "a row added": _add,
    "two rows swapped": _swap,
}


def _tampered(thousand: Path, data: st.DataObject) -> Path:
    """Return a copy in which one thing was done."""
    path = thousand.with_name("tampered.ledger")
    for source, target in ((thousand, path), (head_path(thousand), head_path(path))):
        shutil.copy(source, target)
    with behind_its_back(path) as connection:
        connection.execute("BEGIN")
        what = data.draw(st.sampled_from([*CHANGES, "the tail cut off", "events turned round"]))
        if what == "the tail cut off":
            _cut_the_tail(connection, data)
        elif what == "events turned round":
            _turn_round(connection, data)
        else:
            tables = [table for table in REPORTING_TABLES if _rows_of(connection, table)[1] > 1]
            CHANGES[what](connection, data.draw(st.sampled_from(["events", *tables])), data)
        connection.execute("COMMIT")
    return path


def _is_found(path: Path) -> bool:
    try:
        return bool(verify(path))
    except LedgerError:
        return True


@settings(max_examples=14, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_is_done_to_it_is_found(thousand: Path, data: st.DataObject) -> None:
    assert _is_found(_tampered(thousand, data))


@pytest.mark.soak
@settings(
    max_examples=1_000, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_whatever_is_done_to_it_is_found_many_times(thousand: Path, data: st.DataObject) -> None:
    assert _is_found(_tampered(thousand, data))


OF_TRAINING = {"training_answers", "training_days", "training_sign_offs"}
"""Tables that stay empty where nobody trains."""


@pytest.mark.parametrize("table", ["events", *(one for one in REPORTING_TABLES if one not in OF_TRAINING)])
def test_every_row_that_could_be_tampered_with_is_there(thousand: Path, table: str) -> None:
    with closing(sqlite3.connect(thousand)) as connection:
        assert table == "overrides" or _rows_of(connection, table)[1] > 1


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a ledger of training with two rows in each table of it, which is never itself changed."""
    path = tmp_path_factory.mktemp("trained") / "TR-01.ledger"
    with closing(
        Ledger.create(path, kind=LedgerKind.TRAINING, table_id="TR-01", zone="UTC", at=START)
    ) as ledger:
        for number in range(2):
            for event in _of_training(number):
                ledger.append(
                    *(c.PlaceYourBets(), [event]),
                    before=Table(TERMS),
                    after=Table(TERMS),
                    shoe=0,
                    round_number=0,
                    at=START,
                    actor="trainee",
                    authority="dealer",
                )
        ledger.write_head()
    return path


def _of_training(number: int) -> tuple[e.Event, ...]:
    trainee, item = f"{number:016x}", f"item {number}"
    return (
        e.TrainingAnswered(
            *(trainee, AnswerMode.DRILL, "easy-six", "6", "calls", item, True, (), 900 + number, False, "", 1)
        ),
        e.TrainingDayEnded(trainee, "easy-six", f"2025-11-2{number}", ()),
        e.ExamSignedOff(
            *(number, trainee, "easy-six", "6", "00" * 16, f"2025-11-2{number}", ExamVerdict.PASSED),
            *("2026-11-20", True, True, True, "5a" * 32, "", ""),
        ),
    )


@settings(
    max_examples=3,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    deadline=None,
)
@pytest.mark.parametrize("table", sorted(OF_TRAINING))
@pytest.mark.parametrize("what", CHANGES)
@given(data=st.data())
def test_whatever_is_done_to_a_row_of_training_is_found(
    trained: Path, what: str, table: str, data: st.DataObject
) -> None:
    path = trained.with_name("tampered.ledger")
    for source, target in ((trained, path), (head_path(trained), head_path(path))):
        shutil.copy(source, target)
    with behind_its_back(path) as connection:
        assert _rows_of(connection, table)[1] > 1
        CHANGES[what](connection, table, data)
    told = [finding.place for finding in verify(trained)]
    assert [finding.place for finding in verify(path)] != told


@pytest.fixture(autouse=True)
def _swept(thousand: Path) -> Iterator[None]:
    yield
    for leaving in (thousand.with_name("tampered.ledger"), head_path(thousand.with_name("tampered.ledger"))):
        leaving.unlink(missing_ok=True)
