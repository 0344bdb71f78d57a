"""A start without its ledger, or with one that was altered: never a new one in its place."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from terminal.ledger.archive import ARCHIVE
from terminal.ledger.errors import CorruptLedger, LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.tail_witness import witness_path
from terminal.rules.ranks import Rank
from terminal.table.session.day import ClosedDay
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import Actor
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, demo_profile
from tests.ledger.acts import behind_its_back
from tests.ledger.damaging import LONGEST, within
from tests.ledger_faults import raises_fault
from tests.table.closing import close_as
from tests.table.dealing import PRIVATE, DealtTable, live_ledger

CLOSER = Actor("11260", Rank.PIT_MANAGER)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a live ledger of five rounds, of which the first two are a closed day in the archive."""
    path = tmp_path / "BA-07.ledger"
    table = DealtTable(live_ledger(path), 5)
    table.open()
    table.play_plainly(2)
    assert isinstance(close_as(table.session, "2024-05-01", CLOSER), ClosedDay)
    table.play_plainly(3)
    table.session.tidy()
    table.session.ledger.close()
    return path


def _profile(path: Path) -> TableProfile:
    return replace(demo_profile(), kind=LedgerKind.LIVE, ledger=path, zone="Asia/Singapore", terms=PRIVATE)


def _open(path: Path) -> tuple[str, ...]:
    """Return what there is to be shown at the start."""
    opened = open_table(_profile(path))
    opened.session.ledger.close()
    return tuple(note.render() for note in opened.notes)


def test_a_ledger_with_its_head_file_opens_without_a_word(path: Path) -> None:
    assert _open(path) == ()


def test_a_missing_head_file_is_told_and_the_table_opens(path: Path) -> None:
    head_path(path).unlink()
    (said,) = _open(path)
    assert said == "Head file missing: have the ledger verified against the last report."


def test_a_new_ledger_has_nothing_to_be_told(tmp_path: Path) -> None:
    new = tmp_path / "new" / "BA-07.ledger"
    assert _open(new) == ()
    head_path(new).unlink()
    assert _open(new) == ()


def test_a_ledger_that_is_gone_is_missed_where_its_head_file_is_left(path: Path) -> None:
    shutil.rmtree(path.parent / ARCHIVE)
    path.unlink()
    with raises_fault(
        LedgerFault.VANISHED, match=r"The ledger .*BA-07\.ledger is missing, though its head file"
    ):
        _open(path)
    assert not path.exists()


def test_a_ledger_that_is_gone_is_missed_where_its_log_is_left(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    opened = open_table(_profile(path))
    log = path.with_name("BA-07.ledger-wal").read_bytes()
    opened.session.ledger.close()
    path.unlink()
    path.with_name("BA-07.ledger-wal").write_bytes(log)
    with raises_fault(LedgerFault.VANISHED, match=r"is missing, though its log BA-07\.ledger-wal is there"):
        _open(path)
    assert not path.exists()
    path.with_name("BA-07.ledger-wal").unlink()
    witness_path(path).unlink()
    assert _open(path) == ()


def test_a_ledger_that_is_gone_is_missed_where_the_note_of_its_last_event_is_left(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    open_table(_profile(path)).session.ledger.close()
    path.unlink()
    head_path(path).unlink()
    with raises_fault(
        LedgerFault.VANISHED, match=r"is missing, though BA-07\.ledger\.latest attests event \d"
    ):
        _open(path)
    assert not path.exists()


@pytest.mark.parametrize("head_too", [True, False])
@pytest.mark.parametrize("damaged", [False, True])
def test_a_ledger_that_is_gone_is_missed_where_its_closed_days_are_left(
    path: Path, head_too: bool, damaged: bool
) -> None:
    path.unlink()
    if head_too:
        head_path(path).unlink()
    if damaged:
        for file in (path.parent / ARCHIVE).glob("*.ledger"):
            file.chmod(0o644)
            file.write_bytes(b"")
    with raises_fault(LedgerFault.LOST, match="is missing, though the archive holds closed days of it"):
        _open(path)
    assert not path.exists()
    head_path(path).unlink(missing_ok=True)
    witness_path(path).unlink()
    (path.parent / ARCHIVE).rename(path.parent / "moved away")
    assert _open(path) == ()


def test_the_closed_days_of_another_table_keep_no_ledger_from_being_made(path: Path) -> None:
    for file in (path, head_path(path), witness_path(path)):
        file.unlink()
    profile = _profile(path)
    other = replace(profile, terms=replace(profile.terms, table_id="BA-08"))
    open_table(other).session.ledger.close()


ALTERED: dict[str, Callable[[Path], None]] = {}


def _statement(statement: str) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with behind_its_back(path) as connection:
            assert connection.execute(statement).rowcount

    return change


_LAST_ROUND = "(SELECT max(seq) FROM events WHERE kind = 'round_commenced')"
ALTERED["the start of a round removed"] = _statement(f"DELETE FROM events WHERE seq = {_LAST_ROUND}")
ALTERED["another kind of event"] = _statement(
    f"UPDATE events SET kind = 'went_off_duty', body = '{{}}' WHERE seq = {_LAST_ROUND}"
)
ALTERED["another actor"] = _statement(f"UPDATE events SET actor = '9' WHERE seq = {_LAST_ROUND} + 1")
ALTERED["an amount"] = _statement(
    f"UPDATE events SET body = replace(body, '20000', '90000') WHERE seq > {_LAST_ROUND}"
    " AND kind = 'bet_placed'"
)
ALTERED["a game that there is not"] = _statement(
    """UPDATE events SET body = replace(body, '"game":"', '"game":"x') WHERE kind = 'day_begun'"""
)


@pytest.mark.parametrize("alter", ALTERED.values(), ids=ALTERED)
def test_nobody_deals_on_by_what_was_altered(path: Path, alter: Callable[[Path], None]) -> None:
    alter(path)
    with pytest.raises(CorruptLedger, match="is damaged or was altered"):
        _open(path)


def test_a_record_whose_start_is_missing_is_given_up_and_not_read_for_ever(path: Path) -> None:
    (archived,) = (path.parent / ARCHIVE).glob("*.ledger")
    archived.chmod(0o644)
    with behind_its_back(archived) as connection:
        connection.execute("DELETE FROM events WHERE kind IN ('table_opened', 'shoe_opened')")
    with closing(LedgerReader.open(archived)) as reader, within(LONGEST), pytest.raises(CorruptLedger):
        recover(reader, PRIVATE)


def test_what_is_no_file_keeps_the_table_closed(path: Path) -> None:
    path.unlink()
    path.mkdir()
    with raises_fault(LedgerFault.NOT_A_FILE):
        _open(path)
    with raises_fault(LedgerFault.NOT_A_FILE):
        Ledger.open(path, kind=LedgerKind.LIVE)
