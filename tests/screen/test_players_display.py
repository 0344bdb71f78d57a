"""The players' display covers no felt, takes no touch, and its faults stop nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import (
    CloseBets,
    ConcludeRound,
    PlaceYourBets,
    PutDisplayRight,
    RaiseIrregularity,
)
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Result
from terminal.screen.board import players_display
from terminal.screen.board.house_picture import read_picture
from terminal.screen.board.players_display import PlayersDisplay
from terminal.screen.board.players_panel import PlayersPanel
from terminal.screen.board.views import AnnouncerTone, IdlePage, LastResult
from terminal.screen.translate import in_language, language, speaking
from terminal.table.setup import defaults
from terminal.table.setup.languages import Language
from terminal.table.setup.profile import BoardSettings
from tests.architecture.modules import ROOT
from tests.patience import HANGS, HANGS_MS, SteppedClock
from tests.screen.displayed import COPY, DEALERS, HDMI, TALL, TWIN, UHD, screens_file
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk
from tests.screen.plugged import SPOTS


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return what was seen of a display while screens came and went."""
    screens = screens_file(tmp_path_factory.mktemp("screens"))
    done = subprocess.run(
        [sys.executable, "-m", "tests.screen.displayed"],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", "a warning of Qt"
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@pytest.mark.parametrize(
    ("name", "size"), [(HDMI, [1920, 1080]), (UHD, [3840, 2160]), (TALL, [1080, 1920])], ids=str
)
def test_the_display_covers_the_screen_of_its_name_and_no_felt(
    halls: dict[str, Any], name: str, size: list[int]
) -> None:
    assert halls[name] == {"on": name, "size": size, "over_the_felt": False, "told": "", "felt": True}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (TWIN, "More than one screen is named TWIN."),
        (COPY, "COPY shows the same as the dealer’s own screen."),
        (DEALERS, "DP-1 is the dealer’s own screen."),
        ("VGA-9", "There is no screen VGA-9."),
    ],
)
def test_a_screen_that_cannot_be_had_is_told_in_the_strip_and_nothing_is_shown(
    halls: dict[str, Any], name: str, why: str
) -> None:
    seen = halls[name]
    assert (seen["on"], seen["felt"]) == (None, True)
    assert seen["told"].startswith(why)


def test_it_goes_with_its_screen_and_comes_back_with_it_in_any_order(halls: dict[str, Any]) -> None:
    steps = halls["plugged"]
    assert [step["on"] for step in steps] == [HDMI, None, HDMI, None, HDMI]
    assert [bool(step["told"]) for step in steps] == [False, True, False, True, False]
    assert not any(step["over_the_felt"] for step in steps)
    assert all(step["felt"] for step in steps)


@pytest.fixture(scope="module")
def plugged() -> dict[str, Any]:
    """Return what was seen of a display on an X server whose monitors come, go and change."""
    read, write = os.pipe()
    size = ("-screen", "0", "8000x4000x24")
    # Without `-noreset` the server would forget its monitors as soon as nobody is connected.
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *size, "-nolisten", "tcp", "-ac", "-noreset"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as file:
            display = f":{file.readline().strip()}"
        done = subprocess.run(
            [sys.executable, "-m", "tests.screen.plugged"],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": display},
            capture_output=True,
            text=True,
            check=False,
            timeout=HANGS,
        )
    finally:
        server.terminate()
        server.wait()
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


@pytest.mark.soak
@pytest.mark.parametrize("step", ["start", *SPOTS, "plugged again", "back as 4K"])
def test_it_covers_the_monitor_of_its_name_as_that_changes_and_takes_no_focus(
    plugged: dict[str, Any], step: str
) -> None:
    width, height, _ = SPOTS.get(step, SPOTS["4K" if step == "back as 4K" else "plugged"])
    assert plugged[step] == {
        "on": HDMI,
        "size": [width, height],
        "over_the_felt": False,
        "told": "",
        "felt": True,
        "focus": True,
    }


@pytest.mark.soak
@pytest.mark.parametrize("step", ["unplugged", "gone again"])
def test_it_is_gone_with_its_monitor_and_the_felt_stays(plugged: dict[str, Any], step: str) -> None:
    seen = plugged[step]
    assert (seen["on"], seen["over_the_felt"], seen["felt"], seen["focus"]) == (None, False, True, True)
    assert seen["told"].startswith("There is no screen HDMI-1")


def test_it_covers_its_screen_again_when_that_has_another_resolution(halls: dict[str, Any]) -> None:
    assert halls["resized"] == halls[TALL]


def test_it_makes_room_when_the_dealers_window_comes_to_its_screen(halls: dict[str, Any]) -> None:
    assert halls["moved"]["on"] is None
    assert halls["moved"]["told"] == "HDMI-1 is the dealer’s own screen."


def test_it_takes_no_touch_and_no_focus(halls: dict[str, Any]) -> None:
    assert (halls["focus"], halls["untouched"], halls["recorded_by_a_touch"]) == (True, True, 0)


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table with a new shoe."""
    opened = open_desk("commission")
    opened.new_shoe(8, "4C")
    yield opened
    opened.done()


def display_of(desk: Desk, settings: BoardSettings, clock: SteppedClock | None = None) -> PlayersDisplay:
    """Return a display in a window, started."""
    touches = desk.keyboard._touches
    display = PlayersDisplay(
        *(desk.presenter, desk.window, touches.side_notices, touches.background, settings),
        clock=clock or SteppedClock(),
    )
    display.start()
    return display


def told(desk: Desk) -> str:
    """Return the title of the notice in the strip."""
    QApplication.processEvents()
    view = desk.window.strip.view
    assert view is not None
    return "" if view.side_notice is None else view.side_notice.title


def test_it_follows_the_acts_that_are_on_record(desk: Desk) -> None:
    display = display_of(desk, BoardSettings())
    view = display.window.panel.view
    assert view is not None
    assert view.announcement.tone is AnnouncerTone.QUIET
    desk.main("PLACE YOUR BETS")
    QApplication.processEvents()
    view = display.window.panel.view
    assert view is not None
    assert view.announcement.tone is AnnouncerTone.NOW
    assert display.window.accessibleName() == "Place your bets"
    assert display.window.isVisible()
    assert QApplication.focusWidget() is not display.window
    display.stop()


def test_what_was_done_is_shown_once_the_dealers_frame_is_painted_and_never_in_it(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = display_of(desk, BoardSettings())
    QApplication.processEvents()
    done: list[str] = []
    show = display.window.show_view
    desk.window.painted.connect(lambda: done.append("the dealer's frame"))
    monkeypatch.setattr(display.window, "show_view", lambda view: (done.append("the display"), show(view)))
    assert desk.presenter.do(PlaceYourBets())
    QApplication.processEvents()
    assert done[:2] == ["the dealer's frame", "the display"]
    display.stop()


@pytest.mark.parametrize("failed", [False, True], ids=["wrong", "failed"])
def test_cb_5_14_nci_5_15_a_display_that_is_put_right_shows_what_is_recorded(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, failed: bool
) -> None:
    display = display_of(desk, BoardSettings())
    desk.main("PLACE YOUR BETS")
    QApplication.processEvents()
    right = display.window.panel.view
    assert right is not None
    if failed:
        display._failed(ZeroDivisionError())
    else:
        display.window.show_view(
            replace(right, table_id="XX", last=LastResult(Result.TIE, 9, 4, 4, right.round_title))
        )
    before = desk.session.situation
    assert not isinstance(desk.session.handle(RaiseIrregularity("display_wrong")), Refusal)
    desk.presenter.do(PutDisplayRight())
    desk.sign(PIT_SUPERVISOR)
    QApplication.processEvents()
    assert display.window.panel.view == right
    assert display.window.isVisible()
    assert told(desk) == ""
    assert desk.session.situation.table.history == before.table.history
    display.stop()


def test_the_betting_clock_counts_down_by_the_clock_that_is_handed_in_and_closes_nothing(desk: Desk) -> None:
    clock = SteppedClock()
    display = display_of(desk, BoardSettings(clock=30), clock)
    desk.main("PLACE YOUR BETS")
    left = []
    for seconds in (0, 1, 11, 40):
        clock.step(seconds)
        display.tick()
        QApplication.processEvents()
        view = display.window.panel.view
        assert view is not None
        assert view.clock is not None
        left.append(view.clock.left)
    assert left == [30, 29, 18, 0]
    assert desk.round.closed is False
    desk.session.handle(CloseBets())
    QApplication.processEvents()
    view = display.window.panel.view
    assert view is not None
    assert view.clock is None
    display.stop()


def test_it_turns_through_languages_of_its_own_whatever_the_dealers_screen_speaks(desk: Desk) -> None:
    clock = SteppedClock()
    languages = (Language.TRADITIONAL, Language.SIMPLIFIED, Language.ENGLISH)
    display = display_of(desk, BoardSettings(languages=languages, turn=10), clock)
    desk.main("PLACE YOUR BETS")
    QApplication.processEvents()
    said, main = [], desk.window.main.view
    for seconds in (0, 9, 1, 10, 10):
        clock.step(seconds)
        display.tick()
        display.window.grab()
        said.append(display.window.accessibleName())
        assert language() is Language.ENGLISH
        assert desk.window.main.view == main
    own = {chosen: in_language(chosen, "Place your bets") for chosen in languages}
    order = [languages[0], languages[0], *languages[1:], languages[0]]
    assert said == [own[chosen] for chosen in order]
    assert len(set(own.values())) == len(own)
    display.stop()


def test_without_a_language_of_its_own_it_follows_the_dealers_screen(desk: Desk) -> None:
    display = display_of(desk, BoardSettings())
    with speaking(Language.SIMPLIFIED):
        display.refresh()
        view = display.window.panel.view
        assert view is not None
        assert view.language is Language.SIMPLIFIED
    display.stop()


def test_between_shoes_it_turns_through_its_pages_and_then_through_its_languages(qtbot: QtBot) -> None:
    desk, clock = open_desk("commission"), SteppedClock()
    both = (Language.ENGLISH, Language.TRADITIONAL)
    display = display_of(desk, BoardSettings(languages=both, turn=5), clock)
    seen = []
    for _ in range(6):
        view = display.window.panel.view
        assert view is not None
        assert view.house is not None
        seen.append((view.language, view.house.page))
        clock.step(5)
        display.tick()
    pages = (IdlePage.LIMITS, IdlePage.ODDS, IdlePage.RULES)
    assert seen == [(chosen, page) for chosen in both for page in pages]
    display.stop()
    desk.done()


def test_a_round_that_was_open_at_the_start_has_no_clock(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    display = display_of(desk, BoardSettings(clock=30))
    view = display.window.panel.view
    assert view is not None
    assert view.clock is None
    display.stop()


def test_a_fault_of_the_display_is_told_in_the_strip_and_play_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    display = display_of(desk, BoardSettings())

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(players_display, "players_view", broken)
        desk.main("PLACE YOUR BETS")
        assert told(desk) == "Players’ display failed"
        assert not display.window.isVisible()
        desk.session.handle(CloseBets())
    assert "ZeroDivisionError" in caplog.text
    assert desk.presenter.dialogue is None, "no page lies over the felt"
    QApplication.processEvents()
    for face in ("9S", "2H", "KD", "3C"):
        desk.card(face)
    desk.session.handle(ConcludeRound())
    QApplication.processEvents()
    assert desk.table.last is not None
    assert not display.window.isVisible(), "what failed once stays away for the round"
    desk.main("PLACE YOUR BETS")
    assert told(desk) == ""
    assert display.window.isVisible()
    display.stop()


def test_a_fault_while_it_is_painted_is_told_as_well(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    display = display_of(desk, BoardSettings())

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(PlayersPanel, "_mend", broken)
    desk.main("PLACE YOUR BETS")
    QApplication.processEvents()
    display.window.panel.repaint()
    assert told(desk) == "Players’ display failed"
    assert "ZeroDivisionError" in caplog.text
    assert desk.table.round is not None
    display.stop()


def test_the_picture_of_the_house_is_shown_between_shoes(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_desk("commission")
    path = tmp_path / "house.png"
    picture = QImage(40, 30, QImage.Format.Format_RGB32)
    picture.fill(QColor(Qt.GlobalColor.magenta))
    picture.save(str(path))
    display = display_of(desk, BoardSettings(lines=("Welcome",), picture=path))
    qtbot.waitUntil(lambda: display.window.panel.picture is not None, timeout=HANGS_MS)
    seen = display.window.grab().toImage()
    found = {seen.pixelColor(x, seen.height() // 2).name() for x in range(0, seen.width() // 2, 9)}
    assert QColor(Qt.GlobalColor.magenta).name() in found
    assert told(desk) == ""
    display.stop()
    desk.done()


def test_a_picture_that_is_missing_is_told_and_the_page_goes_on_without(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_desk("commission")
    display = display_of(desk, BoardSettings(lines=("Welcome",), picture=tmp_path / "none.png"))
    qtbot.waitUntil(lambda: told(desk) == "No picture of the house", timeout=HANGS_MS)
    assert display.window.isVisible()
    view = display.window.panel.view
    assert view is not None
    assert view.house is not None
    display.stop()
    desk.done()


def test_no_picture_and_one_that_is_too_large_say_why(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, picture = tmp_path / "house.txt", tmp_path / "house.png"
    text.write_text("no picture", encoding="utf-8")
    QImage(30, 20, QImage.Format.Format_RGB32).save(str(picture))
    assert read_picture(text) == "The picture of the house is no picture that can be read."
    assert isinstance(read_picture(picture), QImage)
    assert defaults.LARGEST_PICTURE_BYTES == 20_000_000
    assert defaults.LARGEST_PICTURE_SIDE == 8_000
    for name, why in (("SIDE", "8,000 px"), ("BYTES", "20 MB")):
        with monkeypatch.context() as patched:
            patched.setattr(f"terminal.screen.board.house_picture.LARGEST_PICTURE_{name}", 29)
            said = read_picture(picture)
            assert isinstance(said, str)
            assert why in said
