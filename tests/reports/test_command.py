"""`lammer report`: what it prints and writes, and what it answers where something is wrong."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.cli import FAILED, MALFORMED, main
from terminal.reports.catalogue import REPORTS
from terminal.rules.bets import Bet
from tests.reports.pit import Pit

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))


@pytest.fixture
def ledger(path: Path) -> str:
    """Return the path of a closed ledger of two rounds."""
    pit = Pit(path)
    pit.play(BETS)
    pit.wait(3600)
    pit.play(BETS)
    pit.close_ledger()
    return str(path)


def test_a_report_is_printed_as_text(ledger: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "shift", ledger]) == 0
    assert "BY BET" in capsys.readouterr().out


def test_from_and_to_are_by_the_clock_of_the_house(ledger: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["report", "shift", ledger, "--from", "2025-11-27T10:00", "--to", "2025-11-27T10:30"]
    assert main([*arguments, "--format", "json", "--target-pace", "46"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sections"]["figures"]["figures"]["rounds"] == 1
    assert data["sections"]["figures"]["figures"]["target_per_hour"] == "46.00"
    assert main(["report", "shift", ledger, "--to", "2025-11-27", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["sections"]["figures"]["figures"]["rounds"] == 2


def test_each_format_is_written_to_a_file(ledger: str, tmp_path: Path) -> None:
    for fmt, start in (("text", b"Shift"), ("csv", b"table_id,"), ("json", b"{"), ("pdf", b"%PDF-")):
        out = tmp_path / f"shift.{fmt}"
        assert main(["report", "shift", ledger, "--format", fmt, "--out", str(out)]) == 0
        assert out.read_bytes().startswith(start)


def test_csv_holds_the_section_that_is_named(ledger: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "shift", ledger, "--format", "csv", "--section", "figures"]) == 0
    (row,) = csv.DictReader(capsys.readouterr().out.splitlines())
    assert (row["rounds"], row["turnover_cents"]) == ("2", "300000")


def test_csv_goes_into_a_folder_section_by_section(ledger: str, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    assert main(["report", "voids", ledger, "--format", "csv", "--out", str(folder)]) == 0
    assert sorted(file.name for file in folder.iterdir()) == ["voids-figures.csv", "voids-list.csv"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing", "LEDGER"], "There is no report nothing"),
        (["shift", "LEDGER", "--from", "soon"], "soon is no time"),
        (["shift", "LEDGER", "--from", "2025-11-28", "--to", "2025-11-26"], "Check from and to"),
        (["shift", "LEDGER", "--from", "2025-11-28", "--to", "2025-11-27"], "Check from and to"),
        (["shift", "LEDGER", "--from", "2025-11-27T18:00", "--to", "2025-11-27T18:00"], "Check from and to"),
        (["shift", "LEDGER", "--from", "2025-12-28"], "ends before it begins"),
        (["shift", "LEDGER", "--target-pace", "0"], "is no pace"),
        (["shift", "LEDGER", "--format", "csv", "--section", "nothing"], "has no section nothing"),
        (["shift", "LEDGER", "--section", "by_bet"], "Only CSV"),
        (["shift", "LEDGER", "--out", "LEDGER"], "is a ledger, or bears the name"),
        (["shift", "LEDGER", "--format", "json", "--out", "FOLDER"], "is a folder"),
        (["shift", "LEDGER", "LEDGER"], "without a gap"),
    ],
)
def test_what_cannot_be_asked_so_is_answered_with_status_2(
    arguments: list[str], words: str, ledger: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = Path(ledger).read_bytes()
    places = {"LEDGER": ledger, "FOLDER": str(tmp_path)}
    assert main(["report", *(places.get(word, word) for word in arguments)]) == MALFORMED
    answer = capsys.readouterr()
    assert answer.out == ""
    assert answer.err.startswith("lammer: ")
    assert words in answer.err
    assert Path(ledger).read_bytes() == before


def test_a_ledger_that_is_not_there_is_answered_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "shift", str(tmp_path / "none")]) == FAILED
    assert "There is no ledger" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_answered_with_status_1(
    ledger: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", "shift", ledger, "--out", str(tmp_path / "no" / "where.txt")]) == FAILED
    assert "cannot be written" in capsys.readouterr().err


def test_a_report_is_made_during_play(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pit = Pit(path)
    pit.play(BETS)
    assert main(["report", "shift", str(path)]) == 0
    pit.play(BETS)
    pit.close_ledger()
    assert "rounds" in capsys.readouterr().out


def test_the_help_names_every_report(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["report", "--help"])
    words = " ".join(capsys.readouterr().out.split())
    assert ", ".join(REPORTS) in words


def test_the_commands_are_read_without_loading_the_reports_that_the_help_names() -> None:
    script = "import sys, terminal.cli as cli; cli.make_parser(); print('terminal.reports' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("False", "")


def test_the_help_names_a_new_report_by_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REPORTS, "weather", REPORTS["shift"])
    with pytest.raises(SystemExit):
        main(["report", "--help"])
    assert "weather" in capsys.readouterr().out
