"""The end of a gaming day by touch: signed, put away, checked during the dealing, and shown."""

from __future__ import annotations

import json
import resource
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.ledger import archive
from terminal.ledger.archive import ARCHIVE, files_back
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.records import Finding
from terminal.reports.build import make_report
from terminal.rules.bets import SEATED, Bet
from terminal.rules.message import Message
from terminal.screen.dialogue_views import WalkThroughView
from terminal.screen.selection import ChipMode
from terminal.screen.views import SideNoticeView
from terminal.table.audit import audit
from terminal.table.audit.audit import AuditResult, audit_ledger
from terminal.table.session.day import day_of
from tests.ledger.acts import behind_its_back
from tests.patience import HANGS_MS
from tests.reports.asking import figures
from tests.screen.driving import DEALER, PIT_MANAGER, PIT_SUPERVISOR, SIZES, Desk, NotThereError, open_desk
from tests.screen.recalled import desk_with_ledger, plain_rounds

pytestmark = pytest.mark.usefixtures("unpainted")


OPENING = datetime(2020, 1, 1, tzinfo=UTC)
"""Before any table of these tests was opened."""
BOTH_SIZES = pytest.mark.parametrize("size", SIZES)


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Return a live table with a file, and five rounds in it."""
    opened = desk_with_ledger(tmp_path)
    plain_rounds(opened, 5)
    opened.session.tidy()
    opened.presenter.refresh()
    yield opened
    opened.done()


def side_notice(desk: Desk) -> SideNoticeView | None:
    """Return what the strip tells."""
    view = desk.window.strip.view
    return None if view is None else view.side_notice


def page(desk: Desk) -> WalkThroughView:
    """Return the page that is open."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return view


def ask(desk: Desk) -> None:
    """Touch the tool, and wait for its page."""
    desk.shoe()
    desk.close_day()
    assert page(desk).title == "Close the day"


def close(desk: Desk) -> None:
    """Close the day, up to the signature."""
    ask(desk)
    desk.main("CLOSE THE DAY")
    desk.sign(PIT_MANAGER)


def checked(desk: Desk, qtbot: QtBot, title: str) -> SideNoticeView:
    """Wait until the strip tells that the check is over."""
    qtbot.waitUntil(
        lambda: (told := side_notice(desk)) is not None and told.progress is None, timeout=HANGS_MS
    )
    told = side_notice(desk)
    assert told is not None
    assert told.title == title
    return told


def touch_aside(desk: Desk) -> WalkThroughView:
    """Return what the strip tells, in full."""
    desk.key(desk.window.strip, "side_notice")
    return page(desk)


def archived(folder: Path) -> list[Path]:
    """Return the ledgers in the archive."""
    return sorted((folder / ARCHIVE).glob("*.ledger"))


def bet(desk: Desk) -> None:
    """Place one bet of the next round, by touch."""
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    assert desk.round.slices[0].amount == 500_00


def test_the_page_says_what_is_and_what_becomes_of_it(desk: Desk, tmp_path: Path) -> None:
    day = day_of(desk.session.ledger.identity)
    ask(desk)
    rows = {change.label: (change.before, change.after) for change in page(desk).changes}
    assert rows["Gaming day"] == (f"{day}, open", "closed")
    assert rows["Record"][0] == f"5 rounds, {desk.session.ledger.head.seq} events"
    assert rows["Its ledger"] == ("BA-07.ledger", f"archive/BA-07-{day}-(last event).ledger")
    assert rows["In the folder"][0] == str(tmp_path)
    head = desk.session.ledger.head
    desk.key(desk.window.facts, "back")
    assert desk.presenter.dialogue is None
    assert desk.session.ledger.head == head


@BOTH_SIZES
def test_a_day_is_closed_checked_and_told_while_the_table_deals_on(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    dealt = threading.Event()

    def while_dealing(*asked: Any, **named: Any) -> AuditResult:
        assert dealt.wait(20), "the table waits for the check"
        return audit_ledger(*asked, **named)

    monkeypatch.setattr(audit, "audit_ledger", while_dealing)
    desk = desk_with_ledger(tmp_path, size)
    plain_rounds(desk, 4)
    desk.presenter.refresh()
    rounds, shown = desk.table.rounds, desk.window.strip.view
    close(desk)
    assert desk.presenter.dialogue is None
    telling = side_notice(desk)
    assert telling is not None
    assert telling.title == "Checking the day"
    bet(desk)
    assert desk.table.rounds == rounds + 1
    dealt.set()
    (put_away,) = archived(tmp_path)
    told = checked(desk, qtbot, "The day is whole")
    head = json.loads(head_path(put_away).read_text())
    assert told.note == f"{day_of(desk.session.ledger.identity)} · {head['hash'][:8]}"
    strip = desk.window.strip.view
    assert strip is not None
    assert shown is not None
    assert (strip.board, strip.counts, strip.last) == (shown.board, shown.counts, shown.last)
    full = touch_aside(desk)
    assert head["hash"] in full.text
    assert str(put_away) in full.text
    desk.answer("seen")
    assert side_notice(desk) is None
    assert desk.round.slices[0].amount == 500_00
    desk.done()
    for file in files_back(tmp_path / "BA-07.ledger"):
        done = audit_ledger(file)
        assert done.findings == ()


def test_a_closing_without_a_last_round_asks_first_and_one_with_it_does_not(desk: Desk) -> None:
    desk.shoe()
    desk.other_tool("close_day")
    assert page(desk).question == "The last round was not announced to the players."
    desk.key(desk.window.facts, "back")
    assert desk.presenter.dialogue is None
    desk.shoe()
    desk.other_tool("close_day")
    desk.answer("announce")
    assert desk.table.last_round == desk.table.rounds + 1
    plain_rounds(desk, 1)
    desk.shoe()
    desk.other_tool("close_day")
    assert page(desk).question.startswith("The gaming day")


def test_below_a_pit_manager_nobody_closes_a_day(desk: Desk, tmp_path: Path) -> None:
    head = desk.session.ledger.head
    ask(desk)
    desk.main("CLOSE THE DAY")
    desk.sign(PIT_SUPERVISOR)
    assert desk.window.override.isVisible()
    assert desk.table.day_closed is None
    desk.key(desk.window.override, "refuse")
    desk.key(desk.window.facts, "back")
    assert desk.table.day_closed is None
    assert archived(tmp_path) == []
    assert desk.session.ledger.head.seq >= head.seq
    bet(desk)


def test_the_approval_shows_the_day_before_and_after(desk: Desk) -> None:
    ask(desk)
    desk.main()
    view = desk.window.override.view
    assert view is not None
    assert view.rank == "Pit Manager or above"
    day = day_of(desk.session.ledger.identity)
    assert [(line.label, line.before, line.after) for line in view.changes] == [
        ("Gaming day", "open", f"{day}, closed")
    ]


def test_a_day_is_not_closed_within_a_round(desk: Desk) -> None:
    bet(desk)
    desk.shoe()
    with pytest.raises(NotThereError):
        desk.other_tool("close_day")


def test_a_ledger_in_memory_cannot_be_closed(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    desk.shoe()
    desk.other_tool("close_day")
    assert desk.notice == "This ledger is kept in memory alone: it has no archive."
    desk.done()


def test_what_lies_from_a_tie_lies_there_still_and_the_last_bets_can_be_repeated(
    desk: Desk, qtbot: QtBot
) -> None:
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    desk.area("2", Bet.PLAYER)
    desk.main("NO MORE BETS")
    for face in ("9S", "9H", "KS", "KH"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()
    assert len(desk.table.tied) == 2
    desk.mode(ChipMode.TAKE_BACK)
    desk.area("1", Bet.BANKER)
    desk.mode(ChipMode.ADD)
    assert [key.box for key, _ in desk.table.tied] == ["2"]
    close(desk)
    checked(desk, qtbot, "The day is whole")
    assert [key.box for key, _ in desk.table.tied] == ["2"]
    desk.main("PLACE YOUR BETS")
    desk.main("1 BET STAYS")
    assert [(piece.box, piece.bettor) for piece in desk.round.slices] == [("2", SEATED)]


def test_recall_and_reports_go_on_over_both_files(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    close(desk)
    checked(desk, qtbot, "The day is whole")
    plain_rounds(desk, 2)
    desk.session.tidy()
    desk.presenter.refresh()
    desk.type(Qt.Key.Key_R, control=True)
    strip = desk.window.recall_strip.view
    assert strip is not None
    assert len(strip.rounds) == 7
    desk.type(Qt.Key.Key_Escape)
    path, (first,) = tmp_path / "BA-07.ledger", archived(tmp_path)
    whole = make_report("shift", [path], OPENING)
    assert figures(whole)["rounds"] == 7
    assert figures(make_report("shift", [first, path])) == figures(whole)
    assert figures(make_report("shift", [first]))["rounds"] == 5


def test_a_full_archive_is_told_and_the_day_is_put_away_on_the_next_try(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:

        def full(ledger: Path, _following: object) -> None:
            raise LedgerError(LedgerFault.DISK_FULL, path=ledger)

        patch.setattr(archive, "_put_in_place", full)
        close(desk)
        waiting = page(desk)
        assert waiting.title == "Not archived yet"
        assert "no room left" in waiting.text
        assert desk.table.day_closed is not None
        desk.answer("again")
        assert page(desk).title == "Not archived yet"
        assert side_notice(desk) is None
    desk.answer("again")
    assert desk.presenter.dialogue is None
    assert desk.table.day_closed is None
    checked(desk, qtbot, "The day is whole")
    assert len(archived(tmp_path)) == 1
    bet(desk)


def test_a_disk_that_takes_no_more_half_way_is_told_and_nothing_is_lost(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    ask(desk)
    # Room for the last act in the log, none for the file of the next day.
    resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, hard))
    try:
        desk.main()
        desk.sign(PIT_MANAGER)
        assert page(desk).title == "Not archived yet"
        assert "The disk failed" in page(desk).text
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    desk.answer("again")
    assert desk.presenter.dialogue is None
    checked(desk, qtbot, "The day is whole")
    plain_rounds(desk, 1)
    desk.session.tidy()
    for file in files_back(tmp_path / "BA-07.ledger"):
        assert audit_ledger(file).findings == ()


def test_a_folder_that_cannot_be_made_is_told_and_mended_by_hand(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / ARCHIVE).write_text("in the way")
    close(desk)
    assert page(desk).title == "Not archived yet"
    assert f"{tmp_path / ARCHIVE} cannot be opened" in page(desk).text
    (tmp_path / ARCHIVE).unlink()
    desk.answer("again")
    checked(desk, qtbot, "The day is whole")
    bet(desk)


def test_a_program_that_reads_keeps_the_day_waiting_and_says_so(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    with closing(sqlite3.connect(tmp_path / "BA-07.ledger")) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM events").fetchone()
        close(desk)
        assert "Another program is reading" in page(desk).text
    desk.answer("again")
    checked(desk, qtbot, "The day is whole")


def test_an_end_of_the_day_that_is_not_recorded_closes_nothing(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask(desk)
    desk.main()

    def broken(*_: object) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        error.sqlite_errorname = "SQLITE_FULL"
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(desk.session.ledger, "_executemany", broken)
        desk.sign(PIT_MANAGER)
        assert page(desk).title == "Not recorded"
        assert page(desk).question == "The end of the gaming day"
    assert desk.table.day_closed is None
    desk.answer("again")
    checked(desk, qtbot, "The day is whole")
    assert len(archived(tmp_path)) == 1


def test_what_is_wrong_is_told_in_words_and_stays_until_it_is_acknowledged(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    with behind_its_back(tmp_path / "BA-07.ledger") as connection:
        connection.execute("UPDATE events SET actor = '99999' WHERE kind = 'bet_placed' AND seq < 20")
    desk.session.ledger._faulted = True
    close(desk)
    told = checked(desk, qtbot, "Day not whole")
    assert told.alarm
    bet(desk)
    assert side_notice(desk) == told
    full = touch_aside(desk)
    assert "shoe 1, round 1: Its hash is not that of its contents: it was altered." in full.text
    assert "more: lammer verify lists them" in full.text
    desk.key(desk.window.facts, "back")
    assert side_notice(desk) == told
    touch_aside(desk)
    desk.answer("seen")
    assert side_notice(desk) is None


def test_the_words_of_the_database_are_counted_on_the_page_and_kept_in_the_log(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = Message("The database says that its file is damaged.")
    findings = tuple(Finding("file", None, damaged, detail=f"row {row} missing") for row in range(3))
    result = AuditResult(findings, 0, 0, 0, None, continues=False)
    monkeypatch.setattr(audit, "audit_ledger", lambda *_, **__: result)
    close(desk)
    checked(desk, qtbot, "Day not whole")
    said = touch_aside(desk).text.splitlines()[0]
    assert said == f"{damaged.render()} There are 3 such lines: lammer verify lists them."
    assert all(f"row {row} missing" in caplog.text for row in range(3))


def test_a_check_that_cannot_be_made_can_be_made_again(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:

        def missing(path: Path, **_: object) -> None:
            raise LedgerError(LedgerFault.DISK_FULL, path=path)

        patch.setattr(audit, "audit_ledger", missing)
        close(desk)
        checked(desk, qtbot, "Day not checked")
    assert "could not be checked" in touch_aside(desk).question
    desk.answer("again")
    checked(desk, qtbot, "The day is whole")


def test_the_keyboard_closes_a_day_too(desk: Desk, qtbot: QtBot) -> None:
    desk.type(Qt.Key.Key_Home)
    view = desk.window.between.view
    assert view is not None
    names = [tool.name for tool in view.tools]
    desk.type("123456789ABCDEFGH"[names.index("close_day")])
    desk.type("2")  # the last round was not announced
    desk.type(Qt.Key.Key_Return)
    assert desk.window.override.isVisible()
    desk.sign(PIT_MANAGER)
    checked(desk, qtbot, "The day is whole")
    desk.type(Qt.Key.Key_I, control=True)
    assert page(desk).title == "End of the day"
    desk.type("1")
    assert side_notice(desk) is None


def test_the_next_shift_signs_on_in_the_new_ledger(desk: Desk, qtbot: QtBot) -> None:
    close(desk)
    checked(desk, qtbot, "The day is whole")
    assert desk.table.dealer is not None
    assert desk.table.dealer.number == DEALER[0]
    first = next(desk.session.ledger.read())
    assert (first.actor, first.authority) == (DEALER[0], f"pit_manager {PIT_MANAGER[0]}")
