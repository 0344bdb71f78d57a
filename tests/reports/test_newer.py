"""A ledger that a later program has written is read as far as it is known, which is said, and not changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.cli import FAILED, INCOMPLETE, main
from terminal.ledger.errors import LedgerFault
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.schema import FORMAT
from terminal.rules.bets import Bet
from tests.ledger.acts import behind_its_back
from tests.ledger_faults import raises_fault
from tests.reports.pit import Pit
from tests.reports.tampering import chained_again, unguarded


@pytest.fixture
def written(path: Path) -> Path:
    """Return a closed ledger of a round."""
    pit = Pit(path)
    pit.play((("1", Bet.PLAYER, 100_000),))
    pit.close_ledger()
    return path


@pytest.fixture
def newer(written: Path) -> Path:
    """Return the same as a program of the next format might have left it: a column and a table more."""
    with behind_its_back(written) as connection:
        connection.execute("ALTER TABLE events ADD COLUMN weight TEXT")
        connection.execute("CREATE TABLE scales (id INTEGER PRIMARY KEY) STRICT")
        connection.execute(f"PRAGMA user_version={FORMAT + 1}")
    return written


def refused_to_write(path: Path) -> str:
    """Return why a program that would record in the ledger does not open it; the file stays as it was."""
    before = path.read_bytes()
    with raises_fault(LedgerFault.NEWER_FORMAT) as caught:
        Ledger.open(path, kind=LedgerKind.LIVE)
    assert path.read_bytes() == before
    return caught.value.message.render()


def test_a_report_is_made_of_what_is_known_and_says_what_it_is_made_of(
    newer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = newer.read_bytes()
    assert main(["report", "shift", str(newer), "--format", "json"]) == INCOMPLETE
    report = json.loads(capsys.readouterr().out)
    assert report["sections"]["figures"]["figures"]["turnover_cents"] == 100_000
    (said,) = report["warnings"]
    assert f"has ledger format {FORMAT + 1}" in said
    assert "opened for reading only" in said
    assert report["whole"]
    assert newer.read_bytes() == before


def test_it_is_not_called_whole_nor_altered(newer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(newer)]) == FAILED
    (said, end) = capsys.readouterr().out.splitlines()[:2]
    assert "opened for reading only" in said
    assert "findings: 1" in end


def test_nothing_is_recorded_in_it(newer: Path) -> None:
    assert "can still be verified and reported on" in refused_to_write(newer)


def test_one_that_lacks_what_is_read_here_is_not_opened_at_all(newer: Path) -> None:
    with behind_its_back(newer) as connection:
        connection.execute("ALTER TABLE events RENAME COLUMN body TO content")
    with raises_fault(LedgerFault.NEWER_FORMAT):
        LedgerReader.open(newer, newer=True)
    refused_to_write(newer)


def test_an_event_of_a_later_version_is_named_and_no_figure_leaves_it_out(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with unguarded(written) as connection:
        connection.execute("UPDATE events SET version = 99 WHERE kind = 'round_commenced'")
        chained_again(connection, written)
    assert main(["verify", str(written)]) == FAILED
    named = "round_commenced of version 99 that this program does not know"
    assert named in capsys.readouterr().out
    assert main(["report", "shift", str(written)]) != 0
    told = capsys.readouterr()
    assert named in told.err + told.out
