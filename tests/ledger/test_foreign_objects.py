"""What this program did not make is named by the verification; what could have a say keeps a table closed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.errors import CorruptLedger, LedgerFault
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.verify import verify
from tests.ledger.acts import record
from tests.ledger_faults import raises_fault

HARMLESS = {
    "table notes": "CREATE TABLE notes (a)",
    "view house_results": "CREATE VIEW house_results AS SELECT 1 AS a",
    "index more": "CREATE INDEX more ON rounds (shoe)",
    "index once": "CREATE UNIQUE INDEX once ON rounds (shoe, round)",
}
MEDDLING = {
    "trigger shift": "CREATE TRIGGER shift AFTER INSERT ON rounds BEGIN UPDATE rounds SET shoe = 0; END",
    "trigger stop": "CREATE TRIGGER stop BEFORE INSERT ON bets BEGIN SELECT RAISE(ABORT, 'no'); END",
    "trigger spy": "CREATE TRIGGER spy AFTER INSERT ON events BEGIN SELECT 1; END",
    "trigger hide": ("CREATE TRIGGER hide INSTEAD OF INSERT ON rounds_readable BEGIN SELECT 1; END"),
    "index one_kind": "CREATE UNIQUE INDEX one_kind ON events (kind, seq)",
}


def _make(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def _said(path: Path) -> list[str]:
    return [finding.message.render() for finding in verify(path)]


@pytest.mark.parametrize(("named", "statement"), (HARMLESS | MEDDLING).items(), ids=HARMLESS | MEDDLING)
def test_each_foreign_object_is_named_by_its_kind_and_name(played: Path, named: str, statement: str) -> None:
    _make(played, statement)
    assert _said(played) == [f"{named} is foreign: this program did not make it."]


@pytest.mark.parametrize(("named", "statement"), MEDDLING.items(), ids=MEDDLING)
def test_what_could_falsify_or_block_a_record_keeps_the_ledger_closed_but_readable(
    played: Path, named: str, statement: str
) -> None:
    _make(played, statement)
    with raises_fault(LedgerFault.FOREIGN_OBJECTS, match=rf"did not make \({named}\)"):
        Ledger.open(played, kind=LedgerKind.LIVE)
    with closing(LedgerReader.open(played)) as reader:
        assert list(reader.read())


@pytest.mark.parametrize("statement", HARMLESS.values(), ids=HARMLESS)
def test_what_can_do_neither_does_not(played: Path, statement: str) -> None:
    _make(played, statement)
    with closing(Ledger.open(played, kind=LedgerKind.LIVE)) as ledger:
        record(ledger)


def test_an_own_trigger_with_another_text_keeps_the_ledger_closed(played: Path) -> None:
    other = "CREATE TRIGGER events_no_update BEFORE UPDATE ON events BEGIN SELECT 1; END"
    _make(played, "DROP TRIGGER events_no_update", other)
    with pytest.raises(CorruptLedger, match="trigger events_no_update is altered"):
        Ledger.open(played, kind=LedgerKind.LIVE)
    assert "trigger events_no_update is altered." in _said(played)
    LedgerReader.open(played).close()


def test_a_table_under_the_name_of_a_view_is_foreign(played: Path) -> None:
    _make(played, "DROP VIEW rounds_readable", "CREATE TABLE rounds_readable (a)")
    assert "table rounds_readable is foreign: this program did not make it." in _said(played)
