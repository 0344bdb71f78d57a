"""A table's whole chain of days is proved at once, and a day that is missing is told."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cli import FAILED, INCOMPLETE, MALFORMED, main
from terminal.ledger.errors import LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.rotating_backup import make_copy
from terminal.rounds import commands as c
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.audit.days import days_in
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor
from tests.ledger.acts import behind_its_back
from tests.ledger.playing import START
from tests.ledger_faults import raises_fault
from tests.table.closing import close_day
from tests.table.dealing import DealtTable, live_ledger

DAYS = ("2024-05-01", "2024-05-02", "2024-05-03")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a table with three closed days and one in play."""
    folder = tmp_path_factory.mktemp("days")
    ledger = live_ledger(folder / "BA-07.ledger")
    table = DealtTable(ledger, 5)
    table.open()
    for day in DAYS:
        table.play_plainly(2)
        manager = Actor("11260", Rank.PIT_MANAGER)
        session = table.session
        closed = close_day(session, lambda: session.handle(c.CloseDay(day), acting=manager))  # noqa: B023
        assert isinstance(closed, ClosedDay), closed
        table.table = session.table
    table.play_plainly(1)
    table.session.tidy()
    table.session.ledger.close()
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """Return a copy of that folder."""
    copy = tmp_path / "live"
    shutil.copytree(played, copy)
    return copy


def _verify(folder: Path, *more: str) -> int:
    return main(["verify", "--all", str(folder), *more])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_every_day_is_proved_and_goes_on_from_the_one_before(
    folder: Path, jobs: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _verify(folder, "--jobs", jobs) == 0
    said = capfd.readouterr().out
    assert said.count("whole; events") == 4
    assert said.count("It was compared with") == 3
    assert said.count("a first day") == 1


def test_a_day_that_is_missing_is_told_and_is_not_called_whole(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (middle,) = folder.glob(f"archive/BA-07-{DAYS[1]}-*.ledger")
    middle.unlink()
    assert _verify(folder) == INCOMPLETE
    assert "the day before it is missing" in capsys.readouterr().out
    assert [day.path.name[6:16] for day in days_in(folder).missing()] == [DAYS[2]]


def test_a_day_that_was_altered_is_found_whatever_is_missing(folder: Path) -> None:
    _, middle, last = sorted(folder.glob("archive/*.ledger"))
    middle.unlink()
    last.chmod(0o600)
    with behind_its_back(last) as connection:
        connection.execute("UPDATE events SET actor = '9' WHERE seq = (SELECT max(seq) - 3 FROM events)")
    assert _verify(folder) == FAILED


def test_what_bears_the_name_of_a_ledger_and_is_none_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "notes.txt").write_text("nothing")
    assert _verify(folder) == 0
    (folder / "archive" / "BA-07-2024-04-30-1.ledger").write_text("nothing")
    assert _verify(folder) == FAILED
    assert "is not a ledger" in capsys.readouterr().err


def test_a_folder_or_ledgers_but_not_both(tmp_path: Path) -> None:
    assert main(["verify"]) == MALFORMED
    assert main(["verify", "a.ledger", "--all", str(tmp_path)]) == MALFORMED
    assert main(["verify", "--all", str(tmp_path), "--head", "0" * 64]) == MALFORMED
    assert main(["verify", "--all", str(tmp_path)]) == FAILED
    assert main(["verify", "--all", str(tmp_path / "nowhere")]) == FAILED


def test_a_killed_replay_is_not_called_not_whole(tmp_path: Path) -> None:
    """Its head is written at the end of each script: of a long one, many rounds may have ended before."""
    path = tmp_path / "audit.ledger"
    with closing(
        Ledger.create(path, kind=LedgerKind.REPLAY, table_id="BA-07", zone="UTC", at=START)
    ) as ledger:
        table = DealtTable(ledger, 5)
        table.open()
        table.play_plainly(6)
    assert audit_ledger(path).findings == ()


def test_a_copy_that_is_not_whole_pushes_no_good_one_out(folder: Path, tmp_path: Path) -> None:
    ledger, copies = folder / "BA-07.ledger", tmp_path / "copies"
    good = make_copy(ledger, copies, 1, START)
    with behind_its_back(ledger) as connection:
        connection.execute("UPDATE events SET actor = '9' WHERE seq = (SELECT max(seq) - 3 FROM events)")
    with raises_fault(LedgerFault.CORRUPT):
        make_copy(ledger, copies, 1, START.replace(hour=13))
    assert set(copies.iterdir()) == {good.path, head_path(good.path)}
    assert main(["backup", str(ledger), str(tmp_path / "copy.ledger")]) == FAILED
    assert not (tmp_path / "copy.ledger").exists()
