"""What is wrong at the start: a log that cannot be written keeps no table closed, a missing font does."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from terminal.ledger.head_file import head_path
from terminal.rounds.commands import GoOffDuty, NewShoe, PlaceYourBets
from terminal.rounds.staff_record import StaffBasis
from terminal.screen import app, faults, theme
from terminal.screen.screen_view import present
from terminal.screen.selection import DealerSelection
from terminal.screen.views import RecordedState, ToolState
from terminal.screen.widgets.arrangement import is_screen_large_enough
from terminal.screen.window import MainWindow
from terminal.table.people.authority import record_staff
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import OpenedTable, open_table
from terminal.table.setup.profile import TableProfile, demo_profile, load_profile, profiles_folder
from tests.patience import HANGS_MS, leisurely
from tests.screen.driving import SIZES, Desk, let_go, load_fonts, open_desk
from tests.screen.test_first_run import NUMBER, PIN


@pytest.fixture
def no_log_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put a file where the folder of the log should be made; data go to a fresh folder."""
    (tmp_path / "state").write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    before, hook = list(faults._LOG.handlers), sys.excepthook
    yield
    sys.excepthook = hook
    faults._LOG.handlers = before


@pytest.fixture
def own_log() -> Iterator[None]:
    """Close the log that the table opens, and report faults as before."""
    before, hook = list(faults._LOG.handlers), sys.excepthook
    yield
    for handler in faults._LOG.handlers:
        if handler not in before:
            handler.close()
    sys.excepthook, faults._LOG.handlers = hook, before


def live_profile(folder: Path) -> TableProfile:
    """Return a live table with a ledger and people of its own."""
    text = (profiles_folder() / "commission.toml").read_text(encoding="utf-8")
    text = text.replace("[staff]\n", '[staff]\nfile = "people.json"\n')
    path = folder / "table.toml"
    path.write_text(text.replace("[ledger]\n", '[ledger]\nfile = "table.ledger"\n'), encoding="utf-8")
    return load_profile(path)


def make_people(opened: OpenedTable) -> None:
    """Make the first Shift Manager of a live table, who then stands on record."""
    assert opened.staff.create_first_manager(NUMBER, "Ong B. L.", PIN) is None
    code = record_staff(opened.session, opened.staff, Signature(NUMBER, PIN), StaffBasis.FIRST)
    assert isinstance(code, str)


@pytest.mark.usefixtures("no_log_folder")
@pytest.mark.parametrize("live", [False, True], ids=["demo", "live"])
def test_a_table_opens_without_its_log_and_says_so_and_faults_go_to_standard_error(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], live: bool
) -> None:
    load_fonts()
    profile = live_profile(tmp_path) if live else demo_profile()
    terms, context = profile.terms, app._context(profile)
    opened = open_table(profile)
    if live:
        make_people(opened)
    blank = present(opened.session.situation, DealerSelection(box=terms.boxes[0], decks=terms.decks), context)
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), blank, clock=leisurely())
    window.resize(*SIZES["1366x768"])
    window.show()

    async def starts() -> None:
        running = app.RunningTable(profile, context, window, opened, None)
        running.start()
        desk = Desk(window, running.presenter, opened.session, running.keys)
        if live:
            assert window.sign_on.isVisible()
            assert not window.notice.isVisible()
            for digit in NUMBER + PIN:
                desk.key(window.sign_on, ("digit", digit))
            desk.main("SIGN ON")
        assert window.notice.isVisible()
        assert "log of faults cannot be written" in desk.notice
        qtbot.waitUntil(lambda: not running._told_at_start, timeout=HANGS_MS)
        faults._LOG.critical("and a fault")
        desk.shoe()
        assert desk.notice == ""
        await running.finish()
        let_go(running.keys, opened.session)

    asyncio.run(starts())
    said = capsys.readouterr().err
    assert "the log cannot be written" in said
    assert "CRITICAL and a fault" in said
    window.hide()
    window.deleteLater()


@pytest.mark.usefixtures("own_log")
def test_a_missing_head_file_is_told_over_the_felt_until_the_next_touch(qtbot: QtBot, tmp_path: Path) -> None:
    load_fonts()
    profile = replace(demo_profile(), ledger=tmp_path / "DEMO-1.ledger")
    first = open_table(profile).session
    for command in (NewShoe(8, burn_due=False), PlaceYourBets()):
        assert isinstance(first.handle(command), Done)
    first.ledger.close()
    head_path(profile.ledger).unlink()
    terms, context = profile.terms, app._context(profile)
    opened = open_table(profile)
    blank = present(opened.session.situation, DealerSelection(box=terms.boxes[0], decks=terms.decks), context)
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), blank, clock=leisurely())
    window.resize(*SIZES["1366x768"])
    window.show()

    async def starts() -> None:
        running = app.RunningTable(profile, context, window, opened, None)
        running.start()
        desk = Desk(window, running.presenter, opened.session, running.keys)
        desk.answer("yes")
        assert window.notice.isVisible()
        assert desk.notice == "Head file missing: have the ledger verified against the last report."
        qtbot.waitUntil(lambda: not running._told_at_start, timeout=HANGS_MS)
        desk.plate("1")
        assert desk.notice == ""
        await running.finish()
        let_go(running.keys, opened.session)

    asyncio.run(starts())
    window.hide()
    window.deleteLater()


def test_a_missing_font_is_said_in_a_line_and_the_table_does_not_open(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme, "resources_folder", lambda: tmp_path)
    application = app.QApplication.instance()
    assert isinstance(application, app.QApplication)
    try:
        assert app.run_table(None) == app.NOT_OPENED
    finally:
        application.setQuitOnLastWindowClosed(True)
    said = capsys.readouterr().err
    assert said.startswith("lammer: the font ")
    assert str(tmp_path / "fonts") in said


@pytest.mark.parametrize(
    ("width", "height", "enough"),
    [
        (960, 540, False),
        (1280, 720, True),
        (1366, 768, True),
        (1080, 1920, True),
        (768, 1366, True),
        (1280, 700, False),
        (640, 1280, False),
    ],
)
def test_a_screen_on_which_words_would_be_cut_is_too_small(width: int, height: int, enough: bool) -> None:
    assert is_screen_large_enough(width, height) is enough


def test_a_screen_that_is_too_small_is_said_in_a_line_and_the_table_does_not_open(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(app, "shows_a_screen", lambda: True)
    monkeypatch.setattr(app, "is_screen_large_enough", lambda _width, _height: False)
    assert app.run_table(None) == app.NOT_OPENED
    said = capsys.readouterr().err
    assert "Lammer needs 1280x720" in said
    assert "smaller scale" in said


@pytest.mark.parametrize("by_key", [False, True])
@pytest.mark.parametrize(("touched", "key", "again"), [("again", "1", True), ("stop", "2", False)])
def test_a_table_that_cannot_be_opened_says_why_on_the_screen_and_waits(
    qtbot: QtBot, touched: str, key: str, again: bool, by_key: bool
) -> None:
    desk = open_desk("commission")

    async def asks() -> bool:
        asked = asyncio.ensure_future(
            app._try_again(desk.table, desk.window, "BA-07.ledger is in use.", asyncio.Event())
        )
        await asyncio.sleep(0)
        view = desk.window.walk.view
        assert view is not None
        assert (view.title, view.text) == ("The table cannot be opened", "BA-07.ledger is in use.")
        status, strip = desk.window.status.view, desk.window.strip.view
        assert status is not None
        assert status.recorded is RecordedState.UNSAID
        assert strip is not None
        assert {tool.state for tool in strip.tools} == {ToolState.OFF}
        desk.type("9")
        await asyncio.sleep(0)
        assert not asked.done(), "there is no ninth answer"
        desk.type(key) if by_key else desk.answer(touched)
        return await asked

    assert asyncio.run(asks()) is again
    assert not desk.window.walk.isVisible()
    desk.window.setEnabled(True)
    desk.done()


def test_the_terminal_is_stopped_by_touch_between_rounds_and_only_if_that_is_meant(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    stopped: list[bool] = []
    desk.presenter.stop_asked.connect(lambda: stopped.append(True))
    desk.new_shoe(8, "AC")
    desk.shoe()
    desk.other_tool("stop")
    desk.key(desk.window.facts, "back")
    assert stopped == []
    desk.shoe()
    desk.other_tool("stop")
    desk.answer("yes")
    assert stopped == [True]
    desk.done()


@pytest.mark.usefixtures("own_log")
def test_a_dealer_who_signs_on_after_a_restart_is_asked_about_the_round_that_nobody_dealt(
    qtbot: QtBot, tmp_path: Path
) -> None:
    load_fonts()
    profile = live_profile(tmp_path)
    first = open_table(profile)
    make_people(first)
    assert isinstance(first.session.sign_on(Signature(NUMBER, PIN)), Done)
    for command in (NewShoe(8, shuffled=True, burn_due=False), PlaceYourBets(), GoOffDuty()):
        assert isinstance(first.session.handle(command), Done)
    first.session.ledger.close()
    opened, terms, context = open_table(profile), profile.terms, app._context(profile)
    blank = present(opened.session.situation, DealerSelection(box=terms.boxes[0], decks=terms.decks), context)
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), blank, clock=leisurely())
    window.resize(*SIZES["1366x768"])
    window.show()

    async def starts() -> None:
        running = app.RunningTable(profile, context, window, opened, None)
        running.start()
        desk = Desk(window, running.presenter, opened.session, running.keys)
        assert not window.ask.isVisible()
        for digit in NUMBER + PIN:
            desk.key(window.sign_on, ("digit", digit))
        desk.main("SIGN ON")
        assert window.ask.isVisible()
        desk.answer("yes")
        assert not window.ask.isVisible()
        await running.finish()
        let_go(running.keys, opened.session)

    asyncio.run(starts())
    window.hide()
    window.deleteLater()


@pytest.mark.usefixtures("own_log")
def test_the_clock_is_that_of_the_ledger_whatever_zone_the_profile_names_since(
    qtbot: QtBot, tmp_path: Path
) -> None:
    load_fonts()
    kept = live_profile(tmp_path)
    open_table(kept).session.ledger.close()
    profile = replace(kept, zone="America/New_York")
    opened, terms, context = open_table(profile), profile.terms, app._context(profile)
    make_people(opened)
    blank = present(opened.session.situation, DealerSelection(box=terms.boxes[0], decks=terms.decks), context)
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), blank, clock=leisurely())
    window.show()

    async def starts() -> None:
        running = app.RunningTable(profile, context, window, opened, None)
        running.start()
        assert window.status.view is not None
        shown = window.status.view.clock.partition(":")[0]
        now = datetime.now(ZoneInfo(kept.zone))
        assert shown in {f"{at:%H}" for at in (now, now - timedelta(minutes=1))}
        await running.finish()
        let_go(running.keys, opened.session)

    asyncio.run(starts())
    window.hide()
    window.deleteLater()
