"""Reports are kept and printed, and whatever is wrong is reported clearly, while the table can go on."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from terminal.ledger.records import Finding
from terminal.rules.bets import Bet
from terminal.rules.message import Message
from terminal.screen.reports import work as report_work
from terminal.screen.reports.views import ChainMark
from tests.screen.driving import Desk, open_desk
from tests.screen.report_reading import band, head, rail, said, shift, tables
from tests.screen.reported import (
    open_reports,
    others,
    since_the_day_before,
    wait_for,
    wait_for_chain,
)

NCI = "insurance-super-six-plus"


def test_a_start_loads_nothing_of_the_reports() -> None:
    script = (
        "import sys, terminal.screen.app\n"
        "late = ('reportlab', 'PySide6.QtSvg', 'PySide6.QtPrintSupport', 'terminal.reports')\n"
        "print(*(name for name in sys.modules if name.startswith(late)))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("", "")


def test_a_report_is_kept_next_to_the_ledger_and_the_screen_says_where(desk: Desk, folder: Path) -> None:
    open_reports(desk)
    stem = folder / "reports" / "BA-07-shift-20251127T1003"
    for name in ("pdf", "json"):
        desk.key(desk.window.report_rail, name)
        wait_for(lambda name=name: said(desk).startswith(f"Kept: {stem}") and said(desk).endswith(name))  # type: ignore[misc]
        assert Path(said(desk).removeprefix("Kept: ")).stat().st_size > 1000
    desk.key(desk.window.report_rail, "csv")
    wait_for(lambda: "10 files kept in" in said(desk))
    assert str(folder / "reports") in said(desk)
    assert len(list((folder / "reports").glob("*.csv"))) == 10
    assert not band(desk).alarm


def test_a_folder_that_cannot_be_written_is_told_in_words(one_desk: Desk, folder: Path) -> None:
    (folder / "reports").write_text("in the way", encoding="utf-8")
    open_reports(one_desk)
    one_desk.key(one_desk.window.report_rail, "pdf")
    wait_for(lambda: band(one_desk).alarm)
    assert "Nothing was kept of this report." in said(one_desk)
    assert one_desk.window.report_rail.keys["pdf"].isEnabled()


def test_a_system_without_printing_is_told_in_words(
    one_desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    open_reports(one_desk)
    one_desk.key(one_desk.window.report_rail, "print")
    wait_for(lambda: band(one_desk).alarm)
    assert "no printing service" in said(one_desk)


def test_a_report_is_printed_as_its_pdf(
    one_desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = tmp_path / "lp"
    command.write_text(f"#!/bin/sh\n/bin/cat > {tmp_path}/printed\n", encoding="utf-8")
    command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    open_reports(one_desk)
    one_desk.key(one_desk.window.report_rail, "print")
    wait_for(lambda: said(one_desk).startswith("Printed"))
    assert (tmp_path / "printed").read_bytes().startswith(b"%PDF-")


def test_the_table_is_dealt_while_a_report_that_was_left_is_still_read(
    one_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, read = threading.Event(), report_work.report_of_day

    def slowly(*asked: object) -> object:
        assert go_on.wait(20)
        assert threading.current_thread() is not threading.main_thread()
        return read(*asked)  # type: ignore[arg-type]

    checks: list[object] = []
    monkeypatch.setattr(report_work, "report_of_day", slowly)
    monkeypatch.setattr(report_work, "verify", lambda *asked, **_: checks.append(asked) or [])
    one_desk.shoe()
    one_desk.other_tool("reports")
    assert said(one_desk) == "The ledger is being read …"
    one_desk.main("BACK TO THE TABLE")
    one_desk.main("PLACE YOUR BETS")
    one_desk.chip(500_00)
    one_desk.area("1", Bet.PLAYER)
    view = one_desk.presenter.view()
    go_on.set()
    one_desk.keyboard._touches.background.wait()
    wait_for(lambda: not one_desk.keyboard._touches.background._on_ledger)
    assert one_desk.presenter.dialogue is None
    assert one_desk.presenter.view() == view
    assert checks == []


def test_a_ledger_that_is_not_whole_is_told_with_the_report(one_desk: Desk, folder: Path) -> None:
    connection = one_desk.session.ledger._connection
    connection.execute("DROP TRIGGER events_no_update")
    connection.execute("UPDATE events SET actor = '99999' WHERE seq = (SELECT max(seq) - 100 FROM events)")
    open_reports(one_desk)
    wait_for_chain(one_desk)
    ledger = rail(one_desk).ledger
    assert ledger is not None
    assert ledger.mark is ChainMark.BROKEN
    assert band(one_desk).alarm
    assert said(one_desk).startswith("Do not rely on these figures")


def test_a_fault_found_after_a_report_was_left_is_not_shown_over_the_table(
    one_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report has no charts, as the one that is open first has: it once raised on being shown as that."""
    go_on = threading.Event()

    def with_a_fault(*_asked: object, **_wanted: object) -> list[Finding]:
        assert go_on.wait(20)
        return [Finding("events", 1, Message("altered"))]

    open_reports(one_desk)
    monkeypatch.setattr(report_work, "verify", with_a_fault)
    others(one_desk, "report-irregularities")
    one_desk.main("BACK TO THE TABLE")
    view = one_desk.presenter.view()
    go_on.set()
    one_desk.keyboard._touches.background.wait()
    wait_for(lambda: not one_desk.keyboard._touches.background._on_ledger)
    assert one_desk.presenter.view() == view


def test_a_ledger_too_long_to_be_checked_meanwhile_is_not_said_to_be_whole(
    one_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_work, "MOST_CHECKED", 100)
    open_reports(one_desk)
    wait_for_chain(one_desk)
    ledger = rail(one_desk).ledger
    assert ledger is not None
    assert (ledger.chain, ledger.mark) == ("not checked here", ChainMark.UNKNOWN)


def test_a_period_of_which_a_day_is_gone_is_told_with_the_report(desk: Desk, folder: Path) -> None:
    for file in (folder / "archive").iterdir():
        file.unlink()
    since_the_day_before(desk)
    assert band(desk).alarm
    assert said(desk).startswith("The record read begins at 2025-11-26 11:00:00")
    assert "what came before is not in these figures" in said(desk)
    assert shift(desk).caption.endswith("· record not complete")
    desk.key(desk.window.report_rail, "json")
    wait_for(lambda: said(desk).startswith("Kept: "))
    data = json.loads(Path(said(desk).removeprefix("Kept: ")).read_text(encoding="utf-8"))
    assert data["complete"] is False
    assert shift(desk).caption.endswith("· record not complete")


def test_what_an_irregularity_was_about_is_read_under_it(desk: Desk) -> None:
    open_reports(desk)
    others(desk, "report-irregularities")
    section = tables(desk).sections[-1]
    assert "bettor: seated, bet: Banker, amount: 500, owed: 500, paid: 450" in section.below
    under = dict(zip((row[3] for row in section.rows), section.below, strict=True))
    assert under["Late bet"] == ""


def test_an_archive_that_is_gone_is_told_in_words(one_desk: Desk, folder: Path) -> None:
    for file in (folder / "archive").iterdir():
        file.unlink()
    open_reports(one_desk)
    assert (head(one_desk).ways[0].note, head(one_desk).ways[0].usable) == ("missing", False)
    one_desk.key(one_desk.window.rail_head, "others")
    one_desk.answer("day-before")
    wait_for(lambda: "does not reach back so far" in said(one_desk))
    one_desk.main("BACK TO THE TABLE")
    assert one_desk.presenter.dialogue is None


def test_without_a_file_there_is_no_report(qapp: object) -> None:
    in_memory = open_desk(NCI)
    in_memory.type(Qt.Key.Key_S, control=True)
    assert in_memory.notice == "This ledger is kept in memory alone: no report can be made."
    in_memory.done()
