"""Copies of the ledger during the dealing: each is whole, and a failure is shown until one succeeds."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.cli import main
from terminal.rules.bets import Bet
from terminal.screen.day.copying import Copying
from terminal.screen.translate import speaking
from terminal.screen.views import SideNoticeView
from terminal.table.setup.languages import Language
from terminal.table.setup.profile import Backup
from tests.patience import HANGS, HANGS_MS
from tests.screen.driving import PIT_MANAGER, Desk
from tests.screen.recalled import desk_with_ledger, plain_rounds

pytestmark = pytest.mark.usefixtures("unpainted")


EVERY = 30


class Watch:
    """The time of the table, which a test moves on."""

    def __init__(self) -> None:
        self.time = datetime(2030, 11, 27, 6, 0, tzinfo=UTC)

    def now(self) -> datetime:
        """Return 14:00 in Singapore, and what was added."""
        return self.time

    def pass_minutes(self, minutes: float) -> None:
        """Let time pass."""
        self.time += timedelta(minutes=minutes)


@pytest.fixture
def watch() -> Watch:
    """Return the time of the table."""
    return Watch()


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot, watch: Watch) -> Iterator[Desk]:
    """Return a live table with a file and two rounds in it."""
    opened = desk_with_ledger(tmp_path)
    opened.session._clock = watch.now
    plain_rounds(opened, 2)
    opened.presenter.refresh()
    yield opened
    opened.done()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return where the copies go; it is not there yet."""
    return tmp_path / "copies"


@pytest.fixture
def copying(desk: Desk, folder: Path) -> Iterator[Copying]:
    """Return the copies of the table, not yet begun."""
    tools = desk.keyboard._touches
    made = Copying(desk.presenter, tools.side_notices, tools.background, Backup(EVERY, folder, 3))
    yield made
    made.stop()


def copies(folder: Path) -> list[Path]:
    """Return the copies that there are, the latest last."""
    return sorted(folder.glob("*.ledger")) if folder.is_dir() else []


def idle(desk: Desk, copying: Copying, qtbot: QtBot) -> None:
    """Wait until no copy is being made."""
    desk.keyboard._touches.background.wait()
    qtbot.waitUntil(lambda: not copying._under_way, timeout=HANGS_MS)


def copied(desk: Desk) -> str:
    """Return what the top bar says of the last copy."""
    view = desk.window.status.view
    assert view is not None
    return view.copied


def side_notice(desk: Desk) -> SideNoticeView | None:
    """Return what the strip tells."""
    view = desk.window.strip.view
    assert view is not None
    return view.side_notice


def test_copies_made_while_rounds_go_on_verify_each_of_them(
    desk: Desk,
    copying: Copying,
    folder: Path,
    *,
    qtbot: QtBot,
    watch: Watch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    copying.start()
    seen = []
    for seed in range(3):
        plain_rounds(desk, 3, seed)  # the copy is made meanwhile
        seen.append(desk.session.ledger.head.seq)
        idle(desk, copying, qtbot)
        watch.pass_minutes(EVERY)
        copying.look()
    idle(desk, copying, qtbot)
    made = copies(folder)
    assert len(made) == 3
    for path in made:
        assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.count("whole") == 3
    assert copied(desk) == "copy 15:30"
    assert seen == sorted(seen)


def test_a_copy_is_made_within_a_round_and_the_round_goes_on(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot
) -> None:
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    copying.start()
    desk.area("1", Bet.BANKER)
    desk.main("NO MORE BETS")
    idle(desk, copying, qtbot)
    assert desk.presenter.dialogue is None
    (path,) = copies(folder)
    assert main(["verify", str(path)]) == 0
    desk.card("9S")
    assert desk.round.player == ("9S",)


def test_it_is_copied_when_it_is_due_and_not_before(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot, watch: Watch
) -> None:
    copying.start()
    idle(desk, copying, qtbot)
    assert len(copies(folder)) == 1
    watch.pass_minutes(EVERY - 1)
    copying.look()
    idle(desk, copying, qtbot)
    assert len(copies(folder)) == 1
    assert copied(desk) == "copy 14:00"
    watch.pass_minutes(1)
    copying.look()
    idle(desk, copying, qtbot)
    assert len(copies(folder)) == 2
    assert copied(desk) == "copy 14:30"
    with speaking(Language.TRADITIONAL):
        copying.say_when()
        assert copied(desk) == "備份 14:30"


def test_after_a_restart_the_last_copy_is_shown_and_the_next_is_due_after_it(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot, watch: Watch
) -> None:
    copying.start()
    idle(desk, copying, qtbot)
    copying.stop()
    watch.pass_minutes(10)
    tools = desk.keyboard._touches
    later = Copying(desk.presenter, tools.side_notices, tools.background, Backup(EVERY, folder, 3))
    desk.presenter.tell(copied="")
    later.start()
    idle(desk, later, qtbot)
    assert copied(desk) == "copy 14:00"
    assert len(copies(folder)) == 1
    watch.pass_minutes(20)
    later.look()
    idle(desk, later, qtbot)
    later.stop()
    assert len(copies(folder)) == 2


def test_a_clock_set_back_does_not_put_the_next_copy_off(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot, watch: Watch
) -> None:
    copying.start()
    idle(desk, copying, qtbot)
    watch.pass_minutes(-24 * 60)
    copying.look()
    watch.pass_minutes(EVERY)
    copying.look()
    idle(desk, copying, qtbot)
    assert len(copies(folder)) == 2


def test_the_timer_looks_by_itself(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot, watch: Watch
) -> None:
    copying.timer.setInterval(20)
    copying.start()
    idle(desk, copying, qtbot)
    watch.pass_minutes(EVERY)
    qtbot.waitUntil(lambda: len(copies(folder)) == 2, timeout=HANGS_MS)
    idle(desk, copying, qtbot)


def test_a_failure_is_logged_and_told_quietly_until_a_copy_succeeds(
    desk: Desk,
    copying: Copying,
    folder: Path,
    *,
    qtbot: QtBot,
    watch: Watch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    folder.write_text("in the way")
    desk.main("PLACE YOUR BETS")
    with caplog.at_level(logging.WARNING, "lammer"):
        copying.start()
        idle(desk, copying, qtbot)
    assert str(folder) in caplog.text
    told = side_notice(desk)
    assert told == SideNoticeView("warning", "No copy made", "none yet", alarm=True)
    assert desk.presenter.dialogue is None
    desk.chip(500_00)
    desk.area("1", Bet.BANKER)
    assert desk.round.slices
    assert side_notice(desk) == told
    desk.key(desk.window.strip, "side_notice")
    view = desk.window.walk.view
    assert view is not None
    assert str(folder) in view.text
    desk.answer("seen")
    assert side_notice(desk) == told  # to have seen it does not mend it
    watch.pass_minutes(1)
    copying.look()
    idle(desk, copying, qtbot)
    assert side_notice(desk) == told
    folder.unlink()
    watch.pass_minutes(1)
    copying.look()
    idle(desk, copying, qtbot)
    assert side_notice(desk) is None
    assert copied(desk) == "copy 14:02"


def test_a_copy_that_failed_is_tried_again_by_a_touch(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot
) -> None:
    folder.write_text("in the way")
    copying.start()
    idle(desk, copying, qtbot)
    folder.unlink()
    desk.key(desk.window.strip, "side_notice")
    desk.answer("again")
    idle(desk, copying, qtbot)
    assert side_notice(desk) is None
    assert len(copies(folder)) == 1


def test_a_failure_before_the_first_look_is_told_too(
    desk: Desk, copying: Copying, folder: Path, qtbot: QtBot
) -> None:
    folder.write_text("in the way")
    copying.start()
    idle(desk, copying, qtbot)
    assert side_notice(desk) is not None


def test_a_day_closed_amid_a_copy_waits_for_it_and_both_are_whole(
    desk: Desk, copying: Copying, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    desk.shoe()
    desk.close_day()
    desk.main("CLOSE THE DAY")
    copying.start()
    desk.sign(PIT_MANAGER)
    assert desk.presenter.dialogue is None
    idle(desk, copying, qtbot)
    desk.keyboard._touches.background.wait()
    (path,) = copies(folder)
    (put_away,) = (tmp_path / "archive").glob("*.ledger")
    assert main(["verify", str(path)]) == 0
    assert main(["verify", str(put_away)]) == 0


def test_a_table_of_a_profile_makes_its_copies_by_itself(tmp_path: Path) -> None:
    profile = tmp_path / "demo.toml"
    profile.write_text(
        'id = "DEMO-9"\nkind = "demo"\nzone = "Asia/Singapore"\ngame = "commission"\n'
        '[ledger]\nfile = "DEMO-9.ledger"\n[backup]\nevery_minutes = 30\nfolder = "copies"\n'
    )
    program = subprocess.Popen(
        [sys.executable, "-m", "terminal", "table", "--profile", str(profile)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stderr=subprocess.PIPE,
    )
    try:
        end = time.monotonic() + HANGS
        while not list((tmp_path / "copies").glob("*.head")) and time.monotonic() < end:
            time.sleep(0.05)
    finally:
        program.terminate()
    _, said = program.communicate(timeout=HANGS)
    assert (program.returncode, said) == (0, b"")
    (path,) = copies(tmp_path / "copies")
    assert main(["verify", str(path)]) == 0
