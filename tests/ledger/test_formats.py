"""Ledgers of older formats: those released are opened, and a migration is done as a whole or not at all."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.migrations import migrate
from terminal.ledger.projections import REPORTING_TABLES_VERSION
from terminal.ledger.schema import FORMAT
from terminal.ledger.verify import verify
from terminal.table.audit.audit import audit_ledger
from tests.ledger.acts import record
from tests.ledger.keeping import name_of

FILES = Path(__file__).parent / "files"


@pytest.fixture(params=sorted(FILES.glob("*.ledger")), ids=lambda file: file.stem)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a copy of a ledger that a released version has written."""
    path: Path = request.param
    shutil.copy(path, tmp_path)
    shutil.copy(head_path(path), tmp_path)
    return tmp_path / path.name


def test_there_is_a_ledger_of_every_format_and_of_all_reporting_tables() -> None:
    kept = {file.stem for file in FILES.glob("*.ledger")}
    assert kept >= {name_of(1, number + 1) for number in range(3)}
    assert kept >= {name_of(FORMAT, REPORTING_TABLES_VERSION)}


def test_an_archived_day_of_an_older_version_is_whole_as_it_lies(released: Path) -> None:
    """Nobody opens it for dealing any more: it is judged by the version that made it."""
    released.chmod(0o444)
    assert audit_ledger(released, kind=LedgerKind.LIVE).findings == ()


def test_a_row_of_reporting_tables_of_an_older_version_that_was_altered_is_found(tmp_path: Path) -> None:
    path = tmp_path / "format-1.ledger"
    for kept in (FILES / path.name, head_path(FILES / path.name)):
        shutil.copy(kept, tmp_path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE irregularities SET paragraph = '9.9' WHERE seq = 48")
    assert [finding.seq for finding in audit_ledger(path).findings] == [48]


def test_a_released_ledger_is_whole_and_can_be_gone_on_with(released: Path) -> None:
    ledger = Ledger.open(released, kind=LedgerKind.LIVE, table_id="BA-07")
    events = list(ledger.read())
    assert [recorded.seq for recorded in events] == list(range(1, ledger.head.seq + 1))
    assert all(
        recorded.command is None or ledger.codec.decode_command(recorded.command) for recorded in events
    )
    assert ledger.stale is None
    record(ledger)
    ledger.close()
    assert verify(released, kind=LedgerKind.LIVE) == []


def _add_a_table(database: Database) -> None:
    database.table("notes").create({"id": int, "text": str}, pk="id", strict=True)


def _fail(database: Database) -> None:
    database.table("notes").insert({"id": 1, "text": "half done"})
    raise RuntimeError("a bug")


def _look(path: Path) -> tuple[int, set[str]]:
    with closing(sqlite3.connect(path)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema")}
        return connection.execute("PRAGMA user_version").fetchone()[0], names


def test_migrations_run_in_order_up_to_the_format_wanted(played: Path) -> None:
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        migrate(connection, 1, {1: _add_a_table, 2: lambda database: database.table("notes").drop()}, 3)
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
    assert "notes" not in _look(played)[1]


def test_a_migration_that_fails_leaves_the_ledger_in_its_old_format(played: Path) -> None:
    before = _look(played)
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        with pytest.raises(RuntimeError):
            migrate(connection, 1, {1: _add_a_table, 2: _fail}, 3)
        assert not connection.in_transaction
    assert _look(played) == before
    assert verify(played) == []


def test_why_a_bet_went_back_is_not_known_of_rounds_recorded_before_it_was(tmp_path: Path) -> None:
    path = tmp_path / "format-1-tables-2.ledger"
    for kept in (FILES / path.name, head_path(FILES / path.name)):
        shutil.copy(kept, tmp_path)
    Ledger.open(path, kind=LedgerKind.LIVE).close()
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT why_returned, count(*) FROM settlements GROUP BY 1").fetchall()
    assert [why for why, _ in rows] == [None]
    assert verify(path, kind=LedgerKind.LIVE) == []
