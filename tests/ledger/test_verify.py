"""Tampering and damage: nothing may be changed in place, and whatever was changed all the same is found."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.ledger.attested import Attested
from terminal.ledger.chain import genesis, row_hash
from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Finding
from terminal.ledger.tail_witness import witness_path
from terminal.ledger.verify import verify
from terminal.rounds.events import BetRetracted, RoundCommenced
from tests.ledger.acts import behind_its_back, placed, record
from tests.ledger.playing import START, RandomTable

COLUMNS = (
    "seq", "at", "table_id", "shoe", "round", "kind", "version", "body",
    "actor", "authority", "command", "previous", "hash", "wall",
)  # fmt: skip
CELLS = 3
"""Where the header of a page counts what it holds, in two bytes."""


def _places(findings: list[Finding]) -> set[tuple[str, int | None]]:
    return {(finding.place, finding.seq) for finding in findings}


def _said(findings: list[Finding]) -> str:
    return " ".join(finding.message.render() for finding in findings)


def test_a_whole_ledger_has_no_findings(played: Path) -> None:
    assert verify(played, kind=LedgerKind.LIVE) == []


def test_a_ledger_is_verified_while_it_is_in_play(ledger: Ledger, path: Path) -> None:
    table = RandomTable(ledger, seed=3)
    table.open()
    table.play(2)
    ledger.write_head()
    assert verify(path) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = '{}'",
        "UPDATE events SET hash = hash",
        "DELETE FROM events",
        "DELETE FROM events WHERE seq = 3",
        "INSERT OR REPLACE INTO events SELECT * FROM events WHERE seq = 2",
        f"INSERT OR IGNORE INTO events SELECT seq + 1000, {', '.join(COLUMNS[1:])} FROM events WHERE seq = 1",
        f"INSERT INTO events SELECT -1, {', '.join(COLUMNS[1:])} FROM events WHERE seq = 1",
        "REPLACE INTO meta VALUES (1, 'training', 'BA-07', 'UTC', '2024', 1, 0, '')",
        "INSERT INTO meta VALUES (2, 'training', 'BA-07', 'UTC', '2024', 1, 0, '')",
        "UPDATE meta SET kind = 'training'",
        "DELETE FROM meta",
    ],
)
@pytest.mark.parametrize("recursive_triggers", ["ON", "OFF"])
def test_the_file_itself_refuses_any_edit(played: Path, statement: str, recursive_triggers: str) -> None:
    with closing(sqlite3.connect(played, isolation_level=None)) as anyone:
        anyone.execute(f"PRAGMA recursive_triggers={recursive_triggers}")
        with pytest.raises(sqlite3.IntegrityError):
            anyone.execute(statement)
    assert verify(played) == []


def test_the_tables_are_strict(played: Path) -> None:
    with closing(sqlite3.connect(played)) as connection:
        tables = connection.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
        loose = {
            name for name, strict in tables if not strict and not name.endswith(("_readable", "_schema"))
        }
    assert loose == set()


def test_what_the_database_finds_is_said_in_our_words_and_kept_in_its_own(played: Path) -> None:
    with closing(sqlite3.connect(played)) as connection:
        (page,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'shoe_starts'"
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with played.open("r+b") as file:  # the index says that it holds nothing
        file.seek((page - 1) * size + CELLS)
        file.write(bytes(2))
    findings = verify(played)
    assert {(one.place, one.message.render()) for one in findings} == {
        ("file", "The database says that its file is damaged.")
    }
    assert any(one.detail == "row 2 missing from index shoe_starts" for one in findings), findings


@cache
def _small_ledger() -> Path:
    """Return a ledger of one short shoe that is never itself changed."""
    path = Path(mkdtemp(prefix="lammer-test-")) / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START)
    table = RandomTable(ledger, seed=1)
    table.open()
    table.play(1)
    ledger.write_head()
    ledger.close()
    return path


@pytest.fixture(scope="module", autouse=True)
def _swept() -> object:
    yield
    shutil.rmtree(_small_ledger().parent)


def _changed(value: object, where: int, how: int) -> object:
    """Return the value with one byte of it changed."""
    if isinstance(value, int):
        return value ^ (1 << how % 8)
    raw = bytearray(str(value or "?").encode())
    raw[where % len(raw)] = (raw[where % len(raw)] + 1 + how % 255) % 256
    return raw.decode("latin-1")


@given(st.data())
def test_any_byte_changed_in_any_column_of_an_event_is_found(data: st.DataObject) -> None:
    path = _small_ledger().with_name("changed.ledger")
    shutil.copy(_small_ledger(), path)
    shutil.copy(head_path(_small_ledger()), head_path(path))
    with behind_its_back(path) as connection:
        (last,) = connection.execute("SELECT max(seq) FROM events").fetchone()
        seq = data.draw(st.integers(1, last))
        column = data.draw(st.sampled_from(COLUMNS))
        (value,) = connection.execute(f"SELECT {column} FROM events WHERE seq = ?", (seq,)).fetchone()
        changed = _changed(value, data.draw(st.integers(0, 1_000)), data.draw(st.integers(0, 1_000)))
        connection.execute(f"UPDATE OR REPLACE events SET {column} = ? WHERE seq = ?", (changed, seq))
    assert any(finding.place in ("events", "head file") for finding in verify(path))


@given(st.data())
def test_any_byte_changed_in_the_pages_of_the_events_is_found_or_refused(data: st.DataObject) -> None:
    path = _small_ledger().with_name("flipped.ledger")
    shutil.copy(head_path(_small_ledger()), head_path(path))
    with closing(sqlite3.connect(_small_ledger())) as connection:
        bodies = [row[0].encode() for row in connection.execute("SELECT body || actor FROM events")]
    raw = bytearray(_small_ledger().read_bytes())
    stored = data.draw(st.sampled_from(bodies))
    place = raw.index(stored) + data.draw(st.integers(0, len(stored) - 1))
    raw[place] ^= data.draw(st.integers(1, 255))
    path.write_bytes(raw)
    try:
        found = bool(verify(path))
    except LedgerError:
        found = True
    assert found


def test_an_altered_event_is_named_and_so_is_its_successor(played: Path) -> None:
    with behind_its_back(played) as connection:
        connection.execute("UPDATE events SET body = replace(body, '50000', '90000') WHERE seq = 5")
        connection.execute("UPDATE events SET hash = '-' || substr(hash, 2) WHERE seq = 5")
    findings = verify(played)
    assert _places(findings) >= {("events", 5), ("events", 6)}
    assert "was altered" in _said(findings)


def test_a_gap_is_named(played: Path) -> None:
    with behind_its_back(played) as connection:
        connection.execute("DELETE FROM events WHERE seq IN (5, 6)")
    assert "Events 5 to 6 are missing." in _said(verify(played))


def test_a_missing_start_is_named(played: Path) -> None:
    with behind_its_back(played) as connection:
        connection.execute("DELETE FROM events WHERE seq = 1")
    said = _said(verify(played))
    assert "Events 1 to 1 are missing." in said
    assert "the start is missing" in said


def test_a_tail_cut_off_is_found_through_the_head_file(played: Path) -> None:
    with behind_its_back(played) as connection:
        connection.execute("DELETE FROM events WHERE seq > (SELECT max(seq) - 2 FROM events)")
        connection.execute("DELETE FROM rounds WHERE last_seq > (SELECT max(seq) FROM events)")
    findings = [finding for finding in verify(played) if finding.place == "head file"]
    assert "the ledger does not hold it" in _said(findings)


def test_a_tail_cut_off_is_found_through_a_head_on_paper(ledger: Ledger, path: Path) -> None:
    record(ledger, [placed(0), placed(1)])
    noted = record(ledger)
    ledger.close()
    witness_path(path).unlink()
    assert verify(path, attested=[Attested(noted.seq, noted.hash)]) == []
    with behind_its_back(path) as connection:
        connection.execute("DELETE FROM events WHERE seq = 3")
    assert verify(path) == []
    assert _places(verify(path, attested=[Attested(noted.seq, noted.hash)])) == {("head file", 3)}


def _rewrite(path: Path, change: Callable[[list[object]], None]) -> None:
    """Write the whole chain again, as a skilled forger would."""
    with behind_its_back(path) as connection:
        facts = connection.execute(
            "SELECT kind, table_id, zone, created_utc, created_format FROM meta"
        ).fetchone()
        previous = genesis(Identity(LedgerKind(facts[0]), *facts[1:]))
        for found in connection.execute("SELECT * FROM events ORDER BY seq").fetchall():
            row = list(found)
            change(row)
            row[11] = previous
            previous = row[12] = row_hash(tuple(row[:12]))
            connection.execute(
                "UPDATE events SET at = ?, kind = ?, command = ?, previous = ?, hash = ? WHERE seq = ?",
                (row[1], row[5], row[10], row[11], row[12], row[0]),
            )


def test_a_chain_written_again_is_found_through_the_head_file(played: Path) -> None:
    def other_actor(row: list[object]) -> None:
        row[10] = None if row[10] is None else str(row[10]).replace("50000", "60000")

    _rewrite(played, other_actor)
    assert "with another hash" in _said(verify(played))


def test_another_kind_given_to_the_ledger_is_found(played: Path) -> None:
    with behind_its_back(played) as connection:
        connection.execute("UPDATE meta SET kind = 'training'")
    assert _places(verify(played)) == {("events", 1)}


def test_a_time_that_runs_backwards_is_found(played: Path) -> None:
    def backwards(row: list[object]) -> None:
        if row[0] == 9:
            row[1] = "2024-05-01T12:00:00.000000Z"

    _rewrite(played, backwards)
    head_path(played).unlink()
    assert "lies before the one before it" in _said(verify(played))


@pytest.mark.parametrize("at", ["2024-05-01", "noon", "2024-05-01T12:00:09.250000+00:00", ""])
def test_a_time_in_another_form_is_found(played: Path, at: str) -> None:
    def misshapen(row: list[object]) -> None:
        if row[0] == 9:
            row[1] = at

    _rewrite(played, misshapen)
    assert ("events", 9) in _places(verify(played))


def test_an_act_that_this_program_does_not_know_is_found(played: Path) -> None:
    def unknown(row: list[object]) -> None:
        if row[0] == 4:
            row[5] = "bet_conjured"

    _rewrite(played, unknown)
    assert "bet_conjured of version 2" in _said(verify(played))


def test_an_event_that_makes_no_sense_where_it_stands_is_found(ledger: Ledger, path: Path) -> None:
    record(ledger, [RoundCommenced(1), placed(0)])
    record(ledger, [BetRetracted(99)])
    ledger.close()
    assert ("read_tables", 3) in _places(verify(path))
    with behind_its_back(path) as connection:
        connection.execute("UPDATE read_tables SET stale_since_seq = NULL")
    assert ("read_tables", 3) in _places(verify(path))
    again = Ledger.open(path, kind=LedgerKind.LIVE)
    assert again.stale is not None
    again.close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT stale_since_seq FROM read_tables").fetchone() == (3,)


def test_a_command_that_cannot_be_read_is_found(played: Path) -> None:
    def spoilt(row: list[object]) -> None:
        if row[0] == 4:
            row[10] = "{}"

    _rewrite(played, spoilt)
    assert ("events", 4) in _places(verify(played))


def test_missing_triggers_are_found(played: Path) -> None:
    with closing(sqlite3.connect(played)) as connection:
        connection.execute("DROP TRIGGER events_no_update")
    assert "trigger events_no_update is missing" in _said(verify(played))


def test_a_missing_table_of_events_is_found(played: Path) -> None:
    with closing(sqlite3.connect(played)) as connection:
        connection.execute("DROP TABLE events")
    assert "table events is missing" in _said(verify(played))


def test_a_missing_head_file_is_found(ledger: Ledger, path: Path) -> None:
    ledger.close()
    assert verify(path) == []
    head_path(path).unlink()
    assert _places(verify(path)) == {("head file", None)}


def test_the_head_file_is_one_line_of_json(ledger: Ledger, path: Path) -> None:
    head = record(ledger)
    ledger.write_head()
    text = head_path(path).read_text()
    assert text.endswith("}\n")
    assert json.loads(text) == {"seq": 1, "hash": head.hash, "at": head.at_utc}


def test_progress_is_told_in_thousands(ledger: Ledger, path: Path) -> None:
    for _ in range(1_500):
        record(ledger)
    ledger.close()
    told: list[tuple[int, int]] = []
    assert verify(path, progress=lambda done, total: told.append((done, total))) == []
    assert told == [(1_000, 1_500), (1_500, 1_500)]
