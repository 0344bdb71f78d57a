"""Where training cannot begin: a ledger that is none of training, cannot be read, or takes no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from terminal import cli
from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.screen import training_app
from tests.training.room import TrainingRoom, began
from tests.training.test_start import PROFILE_TEXT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the ledger of the profile lies; no window is opened."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "profile.toml").write_text(PROFILE_TEXT.replace('id = "TR-01"', 'id = "TRAINING"'), "utf-8")
    monkeypatch.setattr(training_app, "TrainingWindow", no_window)
    return tmp_path / "TR-01.ledger"


def no_window(*_: object) -> object:
    raise AssertionError("the table was opened")


def kept(folder: Path) -> dict[str, bytes]:
    """Return the ledger and what proves it; what SQLite puts beside it to read it is no part of it."""
    files = (path for path in folder.glob("TR-01.ledger*") if not path.name.endswith(("-shm", "-wal")))
    return {path.name: path.read_bytes() for path in files}


def another_table(path: Path, kind: LedgerKind) -> None:
    Ledger.create(path, kind=kind, table_id="BA-07", zone="Asia/Singapore").close()


def no_ledger(path: Path) -> None:
    path.write_bytes(b"a letter to the house\n" * 400)


def cut_short(path: Path) -> None:
    another_table(path, LedgerKind.TRAINING)
    path.write_bytes(path.read_bytes()[:1_000])


@pytest.mark.parametrize(
    ("lay", "said"),
    [
        (lambda path: another_table(path, LedgerKind.LIVE), "live"),
        (lambda path: another_table(path, LedgerKind.DEMO), "demo"),
        (no_ledger, "TR-01.ledger"),
        (cut_short, "TR-01.ledger"),
    ],
    ids=["live", "demo", "no ledger", "cut short"],
)
def test_a_ledger_that_is_none_of_training_is_left_as_it_is_and_said(
    lay: Callable[[Path], None], said: str, ledger: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay(ledger)
    before = kept(ledger.parent)
    assert cli.main(["train", "--profile", str(ledger.with_name("profile.toml"))]) == 1
    told = capsys.readouterr().err
    assert told.startswith("lammer: ")
    assert said in told
    assert "Traceback" not in told
    assert kept(ledger.parent) == before


def test_a_folder_in_the_place_of_a_ledger_is_said(ledger: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger.mkdir()
    assert cli.main(["train", "--profile", str(ledger.with_name("profile.toml"))]) == 1
    assert "TR-01.ledger" in capsys.readouterr().err
    assert not list(ledger.iterdir())


def test_a_start_that_cannot_put_an_interrupted_exam_on_record_stops_and_says_so(
    ledger: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    room = TrainingRoom(path=ledger)
    began(room.examinee().begin_exam())
    room.ledger.close()

    def full(*_: object, **__: object) -> None:
        raise NotRecorded("InterruptExam", LedgerError(LedgerFault.DISK_FULL, path=ledger))

    with monkeypatch.context() as broken:
        broken.setattr(training_app, "after_a_start", full)
        assert cli.main(["train", "--profile", str(ledger.with_name("profile.toml"))]) == 1
    told = capsys.readouterr().err
    assert "InterruptExam" in told
    assert "Traceback" not in told
    room = TrainingRoom(path=ledger)
    assert room.session.table.training is not None
    assert room.session.table.training.exams[0].is_open
    room.ledger.close()
