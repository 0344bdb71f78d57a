"""Keeps the service manager informed from Qt's own loop: a screen that hangs says nothing, and is ended."""

from __future__ import annotations

from PySide6.QtCore import QTimer, SignalInstance

from terminal.devices.service_manager import ServiceManager


class ServiceWatch:
    """Says that the program is alive, when the table is ready, and that a first act was recorded."""

    def __init__(self, service: ServiceManager) -> None:
        self._service = service
        self._timer = QTimer()
        self._timer.setInterval(service.interval)
        self._timer.timeout.connect(service.say_alive)
        self._timer.start()
        service.say_alive()

    def follow(self, painted: SignalInstance, recorded: SignalInstance) -> None:
        """Say so once the open table has been painted, and once an act of somebody was recorded."""
        painted.connect(self._service.say_ready)
        recorded.connect(self._service.note_act)

    def stop(self) -> None:
        """Say that the table is being closed."""
        self._timer.stop()
        self._service.say_stopping()
