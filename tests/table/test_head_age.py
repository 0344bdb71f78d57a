"""A head file tells more than that its head is in the ledger: how old it is, and that it is there at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.session import day as days
from terminal.table.session.day import ClosedDay
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import Actor
from tests.ledger_faults import raises_fault
from tests.table.closing import close_as
from tests.table.dealing import PRIVATE, DealtTable, live_ledger

CLOSER = Actor("11260", Rank.PIT_MANAGER)
DAY = "2024-05-01"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[DealtTable]:
    """Return a table on disk of which one round is over, and its head written."""
    ledger = live_ledger(tmp_path / "BA-07.ledger")
    dealt = DealtTable(ledger, 5)
    dealt.open()
    _deal(dealt, 1)
    yield dealt
    dealt.session.ledger.close()


def _deal(table: DealtTable, rounds: int) -> None:
    for _ in range(rounds):
        table.play_plainly(1)
        table.session.tidy()


def _path(table: DealtTable) -> Path:
    path = table.session.ledger.path
    assert path is not None
    return path


def _said(path: Path) -> list[str]:
    return [finding.message.render() for finding in audit_ledger(path).findings]


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_head_a_few_rounds_old_is_what_a_crash_leaves(table: DealtTable, rounds: int) -> None:
    table.play_plainly(rounds)
    assert _said(_path(table)) == []


def test_a_head_four_rounds_old_is_found(table: DealtTable) -> None:
    table.play_plainly(4)
    last = table.session.ledger.head.seq
    (said,) = _said(_path(table))
    assert said.endswith(f"but 4 rounds have ended since (event {last}).")


def test_the_head_of_the_day_before_next_to_the_live_file_is_found(table: DealtTable) -> None:
    closed = close_as(table.session, DAY, CLOSER)
    assert isinstance(closed, ClosedDay)
    _deal(table, 4)
    table.session.ledger.close()
    head_path(_path(table)).write_bytes(head_path(closed.archive).read_bytes())
    (said,) = _said(_path(table))
    assert "4 rounds have ended since" in said


def test_an_older_head_next_to_a_closed_day_is_found(table: DealtTable) -> None:
    older = head_path(_path(table)).read_bytes()
    closed = close_as(table.session, DAY, CLOSER)
    assert isinstance(closed, ClosedDay)
    assert _said(closed.archive) == []
    head_path(closed.archive).chmod(0o644)
    head_path(closed.archive).write_bytes(older)
    (said,) = _said(closed.archive)
    assert said == (
        f"The day is closed with event {closed.head.seq}, "
        f"but the head file attests event {json.loads(older)['seq']} only."
    )


def test_a_day_that_is_closed_on_record_and_not_put_away_yet_is_whole(
    table: DealtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(path: Path, *_: object) -> None:
        raise LedgerError(LedgerFault.READ_ONLY, path=path)

    with monkeypatch.context() as patch:
        patch.setattr(days, "put_away", fails)
        with raises_fault(LedgerFault.READ_ONLY):
            close_as(table.session, DAY, CLOSER)
    assert _said(_path(table)) == []


@pytest.mark.parametrize("content", [b"", b"a letter to the editor"], ids=["emptied", "text"])
def test_a_file_of_the_day_before_that_is_no_ledger_any_more_is_found(
    table: DealtTable, content: bytes
) -> None:
    closed = close_as(table.session, DAY, CLOSER)
    assert isinstance(closed, ClosedDay)
    closed.archive.chmod(0o644)
    closed.archive.write_bytes(content)
    (said,) = _said(_path(table))
    assert f"{closed.archive} is not a ledger of this program" in said
    closed.archive.unlink()
    verified = audit_ledger(_path(table))
    assert (verified.findings, verified.earlier, verified.continues) == ((), None, True)


def test_a_start_after_a_crash_writes_the_head_that_was_not_written(table: DealtTable) -> None:
    path = _path(table)
    table.play_plainly(1)
    stood, head = table.table, table.session.ledger.head
    table.session.ledger.close()
    assert read_head_file(path) != head
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        assert read_head_file(path) == head
        assert recover(ledger, PRIVATE) == stood
