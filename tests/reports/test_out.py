"""`lammer report --out` writes over nothing that it should not, and leaves nothing by half."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from terminal.cli import FAILED, MALFORMED, main
from terminal.ledger.head_file import head_path
from terminal.rules.bets import Bet
from tests.reports.pit import Pit

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))


@pytest.fixture
def files(path: Path) -> tuple[Path, Path]:
    """Return a closed day in the archive, and the live ledger, at rest."""
    pit = Pit(path)
    pit.play(BETS)
    archived = pit.close_day("2025-11-27")
    pit.play(BETS)
    pit.close_ledger()
    return archived, path


def held(folder: Path) -> dict[str, bytes]:
    """Return every file under a folder but what SQLite keeps next to a ledger for those who read."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.endswith(("ledger-shm", "ledger-wal"))
    }


@pytest.mark.parametrize("replace", [[], ["--replace"]])
@pytest.mark.parametrize(
    "name",
    [
        "BA-07.ledger",
        "BA-07.ledger.head",
        "BA-07.ledger.latest",
        "BA-07.ledger-wal",
        "BA-07.ledger-shm",
        "BA-07.ledger.lock",
        "BA-07.ledger.next",
        "BA-07.ledger.anything",
        "archive/ARCHIVED",
        "archive/ARCHIVED.head",
        "link.pdf",
        "hard.pdf",
        "another.ledger",
        "OTHER.LEDGER.HEAD",
        "other.ledger.latest",
        "other.ledger.latest.new",
        "table.db-journal",
        "table.db-wal",
    ],
)
def test_nothing_of_a_ledger_is_ever_written_over(
    name: str,
    replace: list[str],
    files: tuple[Path, Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    archived, live = files
    (tmp_path / "link.pdf").symlink_to(live)
    (tmp_path / "hard.pdf").hardlink_to(archived)
    out = tmp_path / name.replace("ARCHIVED", archived.name)
    before = held(tmp_path)
    for fmt in ("text", "pdf"):
        assert main(["report", "shift", str(live), "--format", fmt, "--out", str(out), *replace]) == MALFORMED
    assert "Name another file" in capsys.readouterr().err
    assert held(tmp_path) == before


def test_a_file_that_is_there_stays_unless_it_may_be_replaced(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "shift.txt"
    out.write_text("of yesterday")
    asked = ["report", "shift", str(files[1]), "--out", str(out)]
    assert main(asked) == MALFORMED
    answer = capsys.readouterr().err
    assert "is there already" in answer
    assert "--replace" in answer
    assert out.read_text() == "of yesterday"
    assert main([*asked, "--replace"]) == 0
    assert out.read_text().startswith("Shift report")
    assert not list(tmp_path.glob("*.new"))


def test_a_link_that_leads_nowhere_and_a_device_are_not_replaced(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "nowhere.txt").symlink_to(tmp_path / "none")
    asked = ["report", "shift", str(files[1]), "--out"]
    assert main([*asked, str(tmp_path / "nowhere.txt")]) == MALFORMED
    assert main([*asked, "/dev/null", "--replace"]) == MALFORMED
    assert "is no file" in capsys.readouterr().err
    assert Path("/dev/null").is_char_device()


def test_of_a_folder_nothing_is_written_if_one_file_is_there(
    files: tuple[Path, Path], tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "voids-list.csv").write_text("mine")
    asked = ["report", "voids", str(files[1]), "--format", "csv", "--out", str(folder)]
    assert main(asked) == MALFORMED
    assert held(folder) == {"voids-list.csv": b"mine"}
    assert main([*asked, "--replace"]) == 0
    assert sorted(held(folder)) == ["voids-figures.csv", "voids-list.csv"]
    assert held(folder)["voids-list.csv"].startswith(b"table_id")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_what_was_there(
    step: str,
    files: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "shift.pdf").write_text("of yesterday")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    if step == "fsync":
        monkeypatch.setattr(os, "fsync", full)
    else:
        monkeypatch.setattr(Path, "replace", full)
    asked = ["report", "shift", str(files[1]), "--format", "pdf", "--replace", "--out"]
    assert main([*asked, str(folder / "shift.pdf")]) == FAILED
    assert main([*asked, str(folder / "new.pdf")]) == FAILED
    assert "No space left" in capsys.readouterr().err
    assert held(folder) == {"shift.pdf": b"of yesterday"}


def test_the_place_is_looked_at_before_the_report_is_made(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terminal.reports.output.make_report", lambda *_: pytest.fail("it was made"))
    (tmp_path / "there.txt").write_text("there")
    assert main(["report", "shift", str(files[1]), "--out", str(tmp_path / "there.txt")]) == MALFORMED


def test_the_head_next_to_the_ledger_is_as_it_was(files: tuple[Path, Path], tmp_path: Path) -> None:
    before = head_path(files[1]).read_bytes()
    assert main(["report", "shift", str(files[1]), "--out", str(tmp_path / "shift.head.txt")]) == 0
    assert head_path(files[1]).read_bytes() == before
