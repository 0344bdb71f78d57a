"""Keep the screen of a live table from blanking while it is open; say in the strip where that is not sure."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QProcess
from PySide6.QtGui import QGuiApplication

from terminal.screen.notices import SideNotice, SideNotices
from terminal.screen.translate import second_line, tr
from terminal.screen.views import SideNoticeView

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusPendingCallWatcher, QDBusServiceWatcher

_LOG = logging.getLogger("lammer")
_NAME: Final = "blanking"
_SERVICE: Final = "org.freedesktop.ScreenSaver"
_OBJECT: Final = "/org/freedesktop/ScreenSaver"
_X11: Final = "xcb"
_NO_BLANKING: Final = ("/usr/bin/xset", "s", "off", "s", "noblank", "-dpms")
"""Turns off what blanks an X11 display where no desktop does."""


class BlankingWatch:
    """The screen of one table, which its desktop is asked not to blank; nothing is asked before `start`."""

    def __init__(
        self,
        side_notices: SideNotices,
        *,
        environment: Mapping[str, str] = os.environ,
        on_x11: Sequence[str] | None = None,
    ) -> None:
        """Ask the desktop that the environment names, and without one have the command `on_x11` do it.

        That is by default the one for X11 displays, on those alone.
        """
        self._side_notices = side_notices
        self._environment = environment
        self._command = on_x11 if on_x11 is not None else _command()
        self.is_sure = False
        """Whether something has taken it that the screen is not to blank."""
        self._bus: QDBusConnection | None = None
        self._asked: QDBusPendingCallWatcher | None = None
        self._services: QDBusServiceWatcher | None = None
        self._process = QProcess()
        self._process.finished.connect(self._turned_off)
        self._process.errorOccurred.connect(self._not_started)

    def start(self) -> None:
        """Ask the desktop, and ask again whenever its service has started again."""
        self._bus = _desktop_of(self._environment)
        if self._bus is None:
            self._turn_off()
            return
        from PySide6.QtDBus import QDBusServiceWatcher  # noqa: PLC0415 - slow to import, and seldom there

        watched = QDBusServiceWatcher.WatchModeFlag.WatchForOwnerChange
        self._services = QDBusServiceWatcher(_SERVICE, self._bus, watched)
        self._services.serviceOwnerChanged.connect(lambda _name, _before, _after: self._ask())
        self._ask()

    def stop(self) -> None:
        """Let the screen blank again: what was asked for ends with the connection that asked."""
        self._side_notices.take_back(_NAME)
        self._services = self._asked = None
        if self._bus is not None:
            from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 - as above

            QDBusConnection.disconnectFromBus(_NAME)
            self._bus = None

    def _ask(self) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher  # noqa: PLC0415 - as above

        if self._bus is None:
            return
        message = QDBusMessage.createMethodCall(_SERVICE, _OBJECT, _SERVICE, "Inhibit")
        message.setArguments(["Lammer", "a live table is open"])
        self._asked = QDBusPendingCallWatcher(self._bus.asyncCall(message))
        self._asked.finished.connect(self._answered)

    def _answered(self, asked: QDBusPendingCallWatcher) -> None:
        if asked is not self._asked:
            return
        if not asked.isError():
            self._prevented()
            return
        _LOG.warning("the desktop does not keep the screen from blanking: %s", asked.error().message())
        self._turn_off()

    def _turn_off(self) -> None:
        """Turn off by the display's own means what blanks it."""
        if not self._command:
            self._may_blank("neither a desktop nor an X11 display takes it")
        elif self._process.state() is QProcess.ProcessState.NotRunning:
            program, *words = self._command
            self._process.start(program, words)

    def _turned_off(self, status: int, how: QProcess.ExitStatus) -> None:
        if status or how is not QProcess.ExitStatus.NormalExit:
            self._may_blank(f"{self._command[0]} has failed")
        else:
            self._prevented()

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._may_blank(f"{self._command[0]} cannot be started")

    def _prevented(self) -> None:
        self.is_sure = True
        self._side_notices.take_back(_NAME)

    def _may_blank(self, why: str) -> None:
        self.is_sure = False
        _LOG.warning("the screen may blank: %s", why)
        self._side_notices.tell(
            SideNotice(
                name=_NAME,
                view=SideNoticeView("warning", tr("Screen may blank"), tr("touch for the reason")),
                title=tr("Screen of the table"),
                second=second_line("Screen of the table"),
                question=tr("Nothing keeps this screen from blanking while the table is open."),
                text=tr(
                    "The desktop has refused it, or has no interface for it. Have the technician turn off "
                    "what blanks the screen; a touch that wakes it may reach the table."
                ),
                caption=tr("Every act is recorded; dealing goes on."),
                stays=True,
            )
        )


def _command() -> Sequence[str]:
    return _NO_BLANKING if QGuiApplication.platformName() == _X11 else ()


def _desktop_of(environment: Mapping[str, str]) -> QDBusConnection | None:
    """Return the session's bus; None where there is none: to look for one elsewhere would start one."""
    address = environment.get("DBUS_SESSION_BUS_ADDRESS", "")
    folder = environment.get("XDG_RUNTIME_DIR", "")
    if not address and folder and (Path(folder) / "bus").exists():
        address = f"unix:path={folder}/bus"
    if not address:
        return None
    from PySide6.QtDBus import QDBusConnection  # noqa: PLC0415 - slow to import, and seldom there

    bus = QDBusConnection.connectToBus(address, _NAME)
    return bus if bus.isConnected() else None
