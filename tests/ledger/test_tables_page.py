"""The page on the tables is that of the schema, and its commands leave a ledger in play as it is."""

from __future__ import annotations

import json
import re
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from terminal.ledger.ledger import Ledger
from terminal.ledger.verify import verify
from tests.ledger import column_words
from tests.ledger.acts import record
from tests.ledger.playing import RandomTable
from tests.ledger.tables_page import PAGE, Undescribed, page, table_names

WRITTEN = PAGE.read_text("utf-8")


@pytest.fixture
def playing(ledger: Ledger) -> RandomTable:
    """Return a table in play: something of it is in the file, something only in the log next to it."""
    table = RandomTable(ledger, seed=7)
    table.open()
    table.play(4)
    ledger.write_head()
    ledger.checkpoint()
    table.play(2)
    return table


def test_the_page_is_that_of_the_schema_or_it_has_to_be_written_again() -> None:
    assert page() == WRITTEN, "python -m tests.ledger.tables_page"


def test_every_table_and_column_is_on_it(ledger: Ledger, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        names = {
            name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        }
        assert names == set(table_names())
        for name in names:
            section = re.search(rf"^### `{name}`$(.*?)(?=^##)", WRITTEN, re.MULTILINE | re.DOTALL)
            assert section is not None
            for (column,) in connection.execute("SELECT name FROM pragma_table_info(?)", (name,)):
                assert f"| `{column}` |" in section[1]


@pytest.mark.parametrize("change", ["a column too many", "a column too few"])
def test_a_column_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    words = dict(column_words.COLUMNS["bets"])
    if change == "a column too many":
        words["colour"] = "of the chips"
    else:
        del words["act"]
    monkeypatch.setitem(column_words.COLUMNS, "bets", words)
    with pytest.raises(Undescribed):
        page()


def test_sqlite_utils_reads_a_ledger_in_play_and_cannot_write_to_it(
    playing: RandomTable, ledger: Ledger, path: Path
) -> None:
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        database = Database(connection, execute_plugins=False)
        for expected in range(6, 9):
            assert database["rounds"].count == expected
            assert database["events"].count == ledger.head.seq
            playing.play(1)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            database["rounds"].delete_where()
        whole = sum(row["house_net_cents"] for row in database["rounds"].rows)
        shown = sum(round(row["house_net"] * 100) for row in database["rounds_readable"].rows)
        assert whole == shown
    record(ledger)
    ledger.write_head()
    assert verify(path) == []


def commands(tool: str) -> list[str]:
    """Return the commands of the page that begin with a tool's name."""
    block = re.search(r"```sh\n(.*?)```", WRITTEN, re.DOTALL)
    assert block is not None
    lines = [line.partition("  #")[0].strip() for line in block[1].splitlines()]
    return [line for line in lines if line.startswith(f"{tool} ")]


@pytest.mark.parametrize("command", commands("sqlite-utils"))
def test_each_command_of_the_page_is_answered_during_play(
    playing: RandomTable, ledger: Ledger, path: Path, command: str
) -> None:
    before = path.stat()  # to open the file here would end the locks that this process holds on it
    _, *arguments = shlex.split(command)
    tool = Path(sys.executable).with_name("sqlite-utils")
    ran = subprocess.run([tool, *arguments], cwd=path.parent, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    if "--csv" in command:
        assert len(ran.stdout.splitlines()) == 1 + 6
    else:
        assert sum(row["rounds"] for row in json.loads(ran.stdout)) == 6
    assert (path.stat().st_mtime_ns, path.stat().st_size) == (before.st_mtime_ns, before.st_size)
    playing.play(1)
    ledger.write_head()
    assert verify(path) == []


def test_the_code_of_the_page_runs_during_play(playing: RandomTable, path: Path) -> None:
    block = re.search(r"```python\n(.*?)```", WRITTEN, re.DOTALL)
    assert block is not None
    ran = subprocess.run(
        [sys.executable, "-c", block[1]], cwd=path.parent, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) == 6


@pytest.mark.parametrize("mode", ["mode=ro", "immutable=1"])
def test_an_archived_file_is_read_as_datasette_opens_it(playing: RandomTable, path: Path, mode: str) -> None:
    playing.ledger.close()
    path.chmod(0o444)
    with closing(sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True)) as connection:
        assert Database(connection, execute_plugins=False)["rounds"].count == 6
