"""Each kind of damage to a ledger's file is answered with words, and never with an error of the program."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cli import FAILED, main
from terminal.ledger import queries
from terminal.ledger.chain import Chain, rows_query
from terminal.ledger.errors import CorruptLedger, LedgerError, LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import writer
from terminal.ledger.reader import LedgerReader
from terminal.ledger.verify import verify
from tests.ledger.acts import behind_its_back
from tests.ledger.damaging import LONGEST, within
from tests.ledger_faults import raises_fault

RELEASED = Path(__file__).parent / "files" / "format-1.ledger"
OUT_OF_ORDER, TEXT_OF_THE_SCHEMA, FORMAT_OF_THE_HEADER = 12_262, 38_118, 47


@pytest.fixture
def released(tmp_path: Path) -> Path:
    """Return a copy of the released ledger of the first format."""
    path = tmp_path / "BA-07.ledger"
    shutil.copy(RELEASED, path)
    shutil.copy(head_path(RELEASED), head_path(path))
    return path


def _put(path: Path, place: int, byte: int) -> None:
    raw = bytearray(path.read_bytes())
    assert raw[place] != byte
    raw[place] = byte
    path.write_bytes(raw)


def _said(path: Path) -> str:
    with within(LONGEST):
        return " ".join(f"{finding.message.render()} {finding.detail}" for finding in verify(path))


def test_a_page_that_leads_back_is_named_and_leads_in_no_circle(
    released: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _put(released, OUT_OF_ORDER, 0x87)
    assert "Rowid 896 out of order" in _said(released)
    monkeypatch.setattr(queries, "PORTION", 10)
    with (
        closing(LedgerReader.open(released)) as reader,
        within(LONGEST),
        pytest.raises(CorruptLedger, match="is stored behind event"),
    ):
        list(reader.read())


def test_a_row_that_comes_twice_does_not_go_on_with_the_chain(released: Path) -> None:
    with closing(LedgerReader.open(released)) as reader:
        chain = Chain(reader.identity)
    with closing(sqlite3.connect(released)) as connection:
        first, second = connection.execute(rows_query(connection), (0, 2)).fetchall()
    assert [chain.proceeds(row) for row in (first, first, second, first)] == [True, False, True, False]
    assert next(message.render() for message in chain.after(first)) == (
        "It is stored behind event 2: the file is damaged."
    )


@pytest.mark.parametrize(
    ("place", "byte", "says"),
    [
        (TEXT_OF_THE_SCHEMA, 0xB7, "is damaged or was altered"),
        (FORMAT_OF_THE_HEADER, 0x45, "its header holds another file format"),
    ],
)
def test_a_damaged_schema_or_header_is_refused_in_words_by_whatever_opens_it(
    released: Path, place: int, byte: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _put(released, place, byte)
    for opening in (lambda: Ledger.open(released, kind=LedgerKind.LIVE), lambda: LedgerReader.open(released)):
        with pytest.raises(CorruptLedger, match=says):
            opening()
    for command in (["verify"], ["report", "shift"], ["rebuild"], ["backup"]):
        behind = [str(released.with_name("copy.ledger"))] if command == ["backup"] else []
        assert main([*command, str(released), *behind]) == FAILED
        assert says in capsys.readouterr().err


def _rename(path: Path, was: bytes, becomes: bytes) -> None:
    raw = path.read_bytes()
    assert was in raw
    path.write_bytes(raw.replace(was, becomes))


def test_a_damaged_name_of_a_column_is_refused_by_readers_and_named_by_the_verification(
    released: Path,
) -> None:
    _rename(
        released, b"    authority TEXT NOT NULL,\n    command", b"    buthority TEXT NOT NULL,\n    command"
    )
    with pytest.raises(CorruptLedger, match="table events is altered"):
        LedgerReader.open(released)
    assert "table events is altered" in _said(released)


def test_without_the_state_of_the_reporting_tables_the_table_opens_and_they_are_made_again(
    released: Path,
) -> None:
    Ledger.open(released, kind=LedgerKind.LIVE).close()
    with behind_its_back(released) as connection:
        connection.execute("DELETE FROM read_tables")
    assert "The reporting tables wait to be rebuilt since event 1" in _said(released)
    with closing(Ledger.open(released, kind=LedgerKind.LIVE)) as ledger:
        assert ledger.stale is None
    assert _said(released) == ""


@pytest.mark.parametrize("seq", [-1, 10**30])
def test_a_head_file_with_a_number_that_no_event_has_refuses(released: Path, seq: int) -> None:
    kept = json.loads(head_path(released).read_text())
    head_path(released).write_text(json.dumps(kept | {"seq": seq}))
    with raises_fault(LedgerFault.UNREADABLE_HEAD_FILE):
        Ledger.open(released, kind=LedgerKind.LIVE)
    assert "cannot be read" in _said(released)


def _change(path: Path, statement: str, *values: object) -> None:
    with behind_its_back(path) as connection:
        connection.execute(statement, values)


LAST = "(SELECT max(seq) FROM events)"


def test_a_last_event_without_a_time_is_damage(released: Path) -> None:
    _change(released, f"UPDATE events SET at = 'x' WHERE seq = {LAST}")
    with pytest.raises(CorruptLedger, match=r"the last event, 116, has .* the time 'x'"):
        Ledger.open(released, kind=LedgerKind.LIVE)
    with (
        closing(LedgerReader.open(released)) as reader,
        raises_fault(LedgerFault.UNREADABLE_ACT, match="event 116,"),
    ):
        list(reader.read())


@pytest.mark.parametrize("body", ["{}", "[" * 100_000, '{"order":1e999}', ""])
def test_an_event_that_cannot_be_read_is_named_with_its_file_and_number(released: Path, body: str) -> None:
    _change(released, "UPDATE events SET body = ? WHERE seq = 9", body)
    with (
        closing(LedgerReader.open(released)) as reader,
        raises_fault(LedgerFault.UNREADABLE_ACT, match=r"BA-07\.ledger, event 9, holds an act"),
    ):
        list(reader.read())


_ROOT = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
_ROOTS = "UPDATE sqlite_schema SET rootpage = CASE name WHEN ? THEN ? ELSE ? END WHERE name IN (?, ?)"


def _exchange_indexes(path: Path) -> None:
    """Exchange the indexes of shoes and rounds; the events themselves are whole."""
    shoes, rounds = "shoe_starts", "round_starts"
    with closing(sqlite3.connect(path)) as connection:
        pages = [connection.execute(_ROOT, (name,)).fetchone()[0] for name in (shoes, rounds)]
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(_ROOTS, (shoes, pages[1], pages[0], shoes, rounds))
        connection.commit()


def test_an_index_that_leads_to_another_event_is_damage_and_no_empty_table(released: Path) -> None:
    _exchange_indexes(released)
    with (
        closing(LedgerReader.open(released)) as reader,
        pytest.raises(CorruptLedger, match="its index takes"),
    ):
        reader.read_to_recover()


def test_an_event_that_is_not_there_is_damage_where_a_time_is_looked_for(released: Path) -> None:
    with closing(LedgerReader.open(released)) as reader:
        middle = next(record.at for record in reader.read() if record.seq == 50)
    _change(released, "DELETE FROM events WHERE seq BETWEEN 40 AND 70")
    with closing(LedgerReader.open(released)) as reader, pytest.raises(CorruptLedger, match="is missing"):
        reader.first_seq_at(middle)


def test_altered_events_of_which_no_reporting_tables_can_be_made_are_named(released: Path) -> None:
    with closing(Ledger.open(released, kind=LedgerKind.LIVE)):
        pass
    _change(released, "DELETE FROM events WHERE kind = 'round_commenced'")
    with (
        closing(Ledger.open(released, kind=LedgerKind.LIVE)) as ledger,
        pytest.raises(CorruptLedger, match="are missing"),
    ):
        ledger.rebuild()


def test_a_bug_of_ours_over_a_whole_record_is_not_taken_for_damage(
    released: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a bug")

    with closing(Ledger.open(released, kind=LedgerKind.LIVE)) as ledger:
        monkeypatch.setattr(writer.ReportingTables, "_follow", broken)
        with pytest.raises(KeyError, match="a bug"):
            ledger.rebuild()


@pytest.mark.parametrize(
    ("statement", "says"),
    [
        (f"UPDATE events SET actor = '9' WHERE seq = {LAST} - 1", "was altered"),
        (f"DELETE FROM events WHERE seq = {LAST} - 1", "are missing"),
        (f"UPDATE events SET previous = 'x' WHERE seq = {LAST} - 1", "does not stand on the event before"),
    ],
)
def test_a_proven_reading_stops_at_the_first_event_that_is_not_as_it_was(
    released: Path, statement: str, says: str
) -> None:
    _change(released, statement)
    with closing(LedgerReader.open(released)) as reader:
        assert list(reader.read_to_recover())
        with pytest.raises(CorruptLedger, match=says):
            list(reader.read_to_recover(proven=True))


def test_a_file_cut_short_in_a_page_is_damage_and_no_fault_of_the_disk(released: Path) -> None:
    raw = released.read_bytes()
    released.write_bytes(raw[: len(raw) - 1_000])
    with pytest.raises(LedgerError) as caught, closing(LedgerReader.open(released)) as reader:
        list(reader.read())
    assert isinstance(caught.value, CorruptLedger), caught.value


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


REFUSED: dict[str, Callable[[Path], object]] = {
    "a folder": lambda path: (path.unlink(), path.mkdir()),
    "a pipe": _pipe,
}


@pytest.mark.parametrize("instead", REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("command", [["verify"], ["report", "shift"], ["rebuild"], ["backup"]])
def test_what_is_no_file_is_refused_at_once(
    released: Path,
    tmp_path: Path,
    instead: Callable[[Path], object],
    command: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    instead(released)
    behind = [str(tmp_path / "copy.ledger")] if command == ["backup"] else []
    with within(LONGEST):
        assert main([*command, str(released), *behind]) == FAILED
    assert "is not a file but a folder, a pipe or a device" in capsys.readouterr().err


def test_a_head_file_that_is_a_pipe_is_not_waited_for(released: Path) -> None:
    _pipe(head_path(released))
    with within(LONGEST), raises_fault(LedgerFault.UNREADABLE_HEAD_FILE):
        Ledger.open(released, kind=LedgerKind.LIVE)


@pytest.mark.parametrize("number", [0, -1])
def test_a_format_that_never_was_is_damage(released: Path, number: int) -> None:
    with closing(sqlite3.connect(released)) as connection:
        connection.execute(f"PRAGMA user_version={number}")
    for opening in (lambda: Ledger.open(released, kind=LedgerKind.LIVE), lambda: LedgerReader.open(released)):
        with pytest.raises(CorruptLedger, match=f"there is no ledger format {number}"):
            opening()
