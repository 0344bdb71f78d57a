"""Reports kept as files are whole and named; a disk or a printer that fails is reported clearly."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from terminal.reports.build import make_report
from terminal.reports.document import ReportDocument
from terminal.reports.output import keep_report, reports_folder
from terminal.reports.printing import print_pdf
from terminal.reports.render_csv import all_csv
from terminal.reports.render_json import render_json
from terminal.reports.render_pdf import render_pdf
from terminal.reports.sources import ReportError
from terminal.rules.bets import Bet
from tests.architecture.modules import ROOT
from tests.reports.pit import Pit

FONTS = ROOT / "resources" / "fonts"
PERIOD = "20251127T100000-20251127T100049"


@pytest.fixture
def document(path: Path, pit: Pit) -> ReportDocument:
    """Return a shift report of one round."""
    pit.play([("1", Bet.PLAYER, 100_000)])
    return make_report("shift", [path])


def names(folder: Path) -> list[str]:
    """Return the files of a folder."""
    return sorted(file.name for file in folder.iterdir())


def test_a_pdf_and_a_json_are_kept_under_table_report_and_period(
    document: ReportDocument, path: Path
) -> None:
    folder = reports_folder(path)
    (pdf,) = keep_report(document, "pdf", folder, FONTS)
    (told,) = keep_report(document, "json", folder, FONTS)
    assert folder == path.parent / "reports"
    assert names(folder) == [f"BA-07-shift-{PERIOD}.json", f"BA-07-shift-{PERIOD}.pdf"]
    assert pdf.read_bytes() == render_pdf(document, FONTS)
    assert told.read_text(encoding="utf-8") == render_json(document)


def test_of_csv_every_section_is_a_file(document: ReportDocument, tmp_path: Path) -> None:
    files = keep_report(document, "csv", tmp_path / "kept", FONTS)
    texts = [file.read_bytes().decode() for file in files]
    assert texts == list(all_csv(document).values())
    assert files[1].name == f"BA-07-shift-by_bet-{PERIOD}.csv"


def test_the_same_report_again_takes_the_place_of_the_older_file(
    document: ReportDocument, tmp_path: Path
) -> None:
    (first,) = keep_report(document, "json", tmp_path, FONTS)
    first.write_text("older", encoding="utf-8")
    (second,) = keep_report(document, "json", tmp_path, FONTS)
    assert second.read_text(encoding="utf-8") == render_json(document)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "The disk of .*kept is full. Nothing was kept of this report."),
        (errno.EROFS, "Nothing may be written into .*kept. Nothing was kept of this report."),
        (errno.EIO, "kept cannot be written: the device does not read or write. Nothing was kept"),
        (errno.EPROTO, "kept cannot be written: error 71. Nothing was kept"),
    ],
)
def test_a_disk_that_does_not_take_it_is_told_in_words_and_nothing_half_is_left(
    document: ReportDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(_descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(ReportError, match=words):
        keep_report(document, "pdf", tmp_path / "kept", FONTS)
    assert names(tmp_path / "kept") == []


def test_a_file_in_the_place_of_the_folder_is_told_in_words(document: ReportDocument, path: Path) -> None:
    reports_folder(path).write_text("in the way", encoding="utf-8")
    with pytest.raises(
        ReportError, match="reports cannot be written: something of that name is there already"
    ):
        keep_report(document, "csv", reports_folder(path), FONTS)


@pytest.fixture
def commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that alone is searched for commands."""
    folder = tmp_path / "commands"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def printer(folder: Path, lines: str) -> None:
    """Make a command `lp` of these lines."""
    command = folder / "lp"
    command.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
    command.chmod(0o755)


def test_the_pdf_goes_to_the_printing_service_as_it_is(commands: Path, tmp_path: Path) -> None:
    printer(commands, f'echo "$@" > {tmp_path}/said\n/bin/cat > {tmp_path}/printed')
    print_pdf(b"%PDF-1.4 whole", "BA-07 Shift report")
    assert (tmp_path / "printed").read_bytes() == b"%PDF-1.4 whole"
    assert (tmp_path / "said").read_text(encoding="utf-8") == "-t BA-07 Shift report -\n"


def test_a_system_without_printing_is_told_in_words(commands: Path) -> None:
    with pytest.raises(ReportError, match="this system has no printing service"):
        print_pdf(b"%PDF", "title")


def test_a_system_without_a_printer_is_told_in_words(commands: Path) -> None:
    printer(
        commands, "/bin/cat > /dev/null\necho 'lp: Error - No default destination available.' >&2\nexit 1"
    )
    with pytest.raises(ReportError, match="Nothing was printed: no default printer is set up"):
        print_pdf(b"%PDF", "title")


def test_what_else_the_service_says_is_for_the_log(commands: Path, caplog: pytest.LogCaptureFixture) -> None:
    printer(commands, "/bin/cat > /dev/null\necho 'lp: Error - Not accepting jobs.' >&2\nexit 1")
    with pytest.raises(ReportError, match="did not take it; the log of faults says why"):
        print_pdf(b"%PDF", "title")
    assert "lp ended with 1: lp: Error - Not accepting jobs." in caplog.text


def test_a_service_that_cannot_be_run_is_told_in_words(commands: Path) -> None:
    printer(commands, "exit 0")
    (commands / "lp").chmod(0o644)
    with pytest.raises(ReportError, match="does not answer"):
        print_pdf(b"%PDF", "title")
