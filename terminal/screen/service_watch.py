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

    def follow_training(self, painted: SignalInstance) -> None:
        """Say so once the open table of training has been painted; what is done there confirms no release."""
        painted.connect(lambda: self._service.say_ready("training"))

    def stop(self, *, goes_over_to: str = "") -> None:
        """Say that the table is being closed, or what the process goes over to with another command line."""
        self._timer.stop()
        if goes_over_to:
            self._service.say_going_over(goes_over_to)
        else:
            self._service.say_stopping()
