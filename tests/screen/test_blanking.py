"""The screen of a live table does not blank: desktop, then display are asked; else the strip says so."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import ClassInfo, QObject, Slot
from PySide6.QtDBus import QDBusConnection
from pytestqt.qtbot import QtBot

from terminal.screen.day.blanking_watch import BlankingWatch
from terminal.screen.views import SideNoticeView
from tests.patience import HANGS_MS
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


SERVICE = "org.freedesktop.ScreenSaver"
SUCCEEDS = (sys.executable, "-c", "raise SystemExit(0)")
FAILS = (sys.executable, "-c", "raise SystemExit(1)")
ABSENT = ("/nowhere/xset",)


@ClassInfo({"D-Bus Interface": SERVICE})
class ScreenSaver(QObject):
    """What a desktop has: it takes the wish, and notes whose it is."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    @Slot(str, str, result=int)
    def Inhibit(self, application: str, _reason: str) -> int:
        """Keep the screen from blanking."""
        self.asked.append(application)
        return len(self.asked)


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[str]:
    """Return the address of a session's bus of the test's own."""
    daemon = shutil.which("dbus-daemon")
    if daemon is None:
        pytest.skip("there is no dbus-daemon here")
    address = f"unix:path={tmp_path}/bus"
    words = [daemon, "--session", "--nofork", "--print-address", f"--address={address}"]
    running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert running.stdout is not None
    running.stdout.readline()  # it listens from then on
    yield address
    running.terminate()
    running.communicate()


@pytest.fixture
def desktop(bus: str) -> Iterator[tuple[QDBusConnection, ScreenSaver]]:
    """Return a desktop's end of the bus, and the object that takes wishes; its service is not on yet."""
    connection = QDBusConnection.connectToBus(bus, "desktop")
    screen_saver = ScreenSaver()
    option = QDBusConnection.RegisterOption.ExportAllSlots
    assert connection.registerObject("/org/freedesktop/ScreenSaver", screen_saver, option)
    yield connection, screen_saver
    QDBusConnection.disconnectFromBus("desktop")


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table."""
    opened = open_desk("commission")
    yield opened
    opened.done()


def watch(desk: Desk, command: tuple[str, ...], **environment: str) -> BlankingWatch:
    """Return the watch of a table in a session of this environment, begun."""
    watching = BlankingWatch(desk.keyboard._touches.side_notices, environment=environment, on_x11=command)
    watching.start()
    return watching


def told(desk: Desk) -> str:
    """Return what the strip says."""
    view = desk.window.strip.view
    side_notice = None if view is None else view.side_notice
    return side_notice.title if isinstance(side_notice, SideNoticeView) else ""


def test_the_desktop_is_asked_and_asked_again_when_its_service_begins_anew(
    qtbot: QtBot, desk: Desk, bus: str, desktop: tuple[QDBusConnection, ScreenSaver]
) -> None:
    connection, screen_saver = desktop
    assert connection.registerService(SERVICE)
    watching = watch(desk, ABSENT, DBUS_SESSION_BUS_ADDRESS=bus)
    qtbot.waitUntil(lambda: screen_saver.asked == ["Lammer"], timeout=HANGS_MS)
    assert told(desk) == ""
    assert connection.unregisterService(SERVICE)
    qtbot.waitUntil(lambda: told(desk) == "Screen may blank", timeout=HANGS_MS)
    assert connection.registerService(SERVICE)
    qtbot.waitUntil(lambda: told(desk) == "" and len(screen_saver.asked) == 2, timeout=HANGS_MS)
    watching.stop()


def test_where_the_desktop_has_no_such_service_the_display_is_told(
    qtbot: QtBot, desk: Desk, bus: str
) -> None:
    watching = watch(desk, SUCCEEDS, DBUS_SESSION_BUS_ADDRESS=bus)
    qtbot.waitUntil(lambda: watching.is_sure, timeout=HANGS_MS)
    assert told(desk) == ""
    watching.stop()


@pytest.mark.parametrize("command", [(), ABSENT, FAILS], ids=["no X11", "no xset", "refused"])
def test_where_nothing_takes_it_the_strip_says_so_until_the_table_is_closed(
    qtbot: QtBot, desk: Desk, command: tuple[str, ...]
) -> None:
    watching = watch(desk, command)
    qtbot.waitUntil(lambda: told(desk) == "Screen may blank", timeout=HANGS_MS)
    assert not watching.is_sure
    desk.key(desk.window.strip, "side_notice")
    page = desk.window.walk.view
    assert page is not None
    assert page.question == "Nothing keeps this screen from blanking while the table is open."
    desk.answer("seen")
    assert told(desk) == "Screen may blank"
    watching.stop()
    assert told(desk) == ""


def test_a_bus_that_is_not_there_is_no_desktop(qtbot: QtBot, desk: Desk, tmp_path: Path) -> None:
    watching = watch(desk, SUCCEEDS, DBUS_SESSION_BUS_ADDRESS=f"unix:path={tmp_path}/nowhere")
    qtbot.waitUntil(lambda: watching.is_sure, timeout=HANGS_MS)
    watching.stop()
