"""The end of a gaming day and the copies of its ledger: asked for, signed, put off, checked, told."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from terminal.ledger.archive import ARCHIVE
from terminal.screen.day.clock_watch import ClockWatch
from terminal.screen.day.copying import Copying
from terminal.screen.translate import tr
from terminal.table.setup.profile import Backup
from tests.ledger.acts import behind_its_back
from tests.screen.driving import PIT_MANAGER, PIT_SUPERVISOR, Desk
from tests.screen.recalled import desk_with_ledger, plain_rounds, set_clock
from tests.screenshots.scenes import B, Picture, Scene, table, wide


def end_of_day(size: str) -> Iterator[Picture]:
    """Yield the end of a day from the tool to the outcome, with an archive that cannot be made at first."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        desk = desk_with_ledger(folder, size)
        plain_rounds(desk, 20)
        desk.presenter.tell(copied=tr("copy {time}").format(time="14:30"))
        (folder / ARCHIVE).write_text("in the way")
        desk.shoe()
        desk.close_day()
        yield Picture("day-page", desk)
        desk.main()
        yield Picture("day-approval", desk)
        desk.sign(PIT_MANAGER)
        yield Picture("day-waits", desk)
        (folder / ARCHIVE).unlink()
        desk.answer("again")
        yield Picture("day-checking", desk)
        _checked(desk)
        yield Picture("day-whole", desk)
        desk.key(desk.window.strip, "side_notice")
        yield Picture("day-whole-page", desk)
        desk.answer("seen")
        yield from _not_whole(desk, folder)
        yield from _no_copy(desk, folder)
        desk.done()


def _not_whole(desk: Desk, folder: Path) -> Iterator[Picture]:
    """Yield a second day, whose ledger somebody has altered."""
    plain_rounds(desk, 3)
    with behind_its_back(folder / "BA-07.ledger") as connection:
        connection.execute("UPDATE events SET actor = '99999' WHERE kind = 'card_dealt'")
    desk.session.ledger._faulted = True  # the head is asked of the file again
    desk.shoe()
    desk.close_day()
    desk.main()
    desk.sign(PIT_MANAGER)
    _checked(desk)
    yield Picture("day-not-whole", desk)
    desk.key(desk.window.strip, "side_notice")
    yield Picture("day-not-whole-page", desk)
    desk.answer("seen")


def _no_copy(desk: Desk, folder: Path) -> Iterator[Picture]:
    """Yield a folder for copies that cannot be made."""
    (folder / "copies").write_text("in the way")
    tools = desk.keyboard._touches
    copying = Copying(desk.presenter, tools.side_notices, tools.background, Backup(30, folder / "copies", 48))
    desk.main("PLACE YOUR BETS")
    copying.start()
    _settle(desk)
    yield Picture("copy-failed", desk)
    desk.key(desk.window.strip, "side_notice")
    yield Picture("copy-failed-page", desk)
    copying.stop()


def _checked(desk: Desk) -> None:
    """Wait until the check is over, and shown."""
    end = time.monotonic() + 20
    while True:
        view = desk.window.strip.view
        assert view is not None
        if view.side_notice is not None and view.side_notice.progress is None:
            return
        assert time.monotonic() < end
        _settle(desk)


def _settle(desk: Desk) -> None:
    """Hear what was done during the dealing."""
    desk.keyboard._touches.background.wait()
    time.sleep(0.02)
    QApplication.processEvents()


def clock_jumped(size: str) -> Iterator[Picture]:
    """Set the clock of the terminal back by some hours, and yield its picture."""
    with TemporaryDirectory() as name:
        desk = desk_with_ledger(Path(name), size)
        plain_rounds(desk, 20)
        set_clock(desk, -timedelta(hours=3, minutes=10))
        ClockWatch(desk.presenter, desk.keyboard._touches.side_notices).look()
        yield Picture("clock-jumped", desk)
        desk.key(desk.window.strip, "side_notice")
        yield Picture("clock-jumped-page", desk)
        desk.done()


def missed_round(size: str) -> Iterator[Picture]:
    """Yield a round dealt by hand that is entered late."""
    desk = table("commission", "bean-9", size, limits=wide(), rounds=12, seed=3)
    desk.shoe()
    yield Picture("tools-between", desk)
    desk.other_tool("late_round")
    yield Picture("late-approval", desk)
    desk.sign(PIT_SUPERVISOR)
    desk.chip(500_00)
    desk.area("4", B)
    yield Picture("late-bets", desk)


DAY_SCENES: tuple[Scene, ...] = (end_of_day, clock_jumped, missed_round)
