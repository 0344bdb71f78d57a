"""Tells systemd that the table is ready and alive, as its `sd_notify` protocol has it: one datagram each."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self

_SOCKET: Final = "NOTIFY_SOCKET"
_WATCHDOG: Final = "WATCHDOG_USEC"
_WATCHDOG_OF: Final = "WATCHDOG_PID"
_FIRST_ACT: Final = "LAMMER_FIRST_ACT"
"""Names a file that is made once an act was recorded: from then on, no release goes back by itself."""
_MICROSECONDS: Final = 1_000
"""In a millisecond."""
_NANOSECONDS: Final = 1_000
"""In a microsecond."""
_WORKED: Final = "X_LAMMER_CPU_USEC"
"""A name of our own, which a service manager passes over: microseconds of the processor."""
_STARTING_INTERVAL: Final = 5_000
"""Milliseconds between two signs of life of a start, where no watchdog says how often."""
_EXTENSION: Final = 30_000_000
"""Microseconds that a start has after each sign of life."""


def _cost(worked: int) -> str:
    """Return what a start has cost up to a moment: later it can no longer be known."""
    return f"{_WORKED}={worked // _NANOSECONDS}"


class ServiceManager:
    """The service manager that has started the program."""

    def __init__(
        self, address: str, interval: int, first_act: Path | None = None, *, goes_on: bool = False
    ) -> None:
        """Talk to the socket at `address`; `interval` is how often a sign of life is due, in milliseconds.

        `first_act` is a file to be made once an act was recorded. With `goes_on` the process was ready
        before, with another command line: its watchdog is running.
        """
        # A name that begins with @ is none of the file system's.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        self._ready = False
        self._goes_on = goes_on
        self._first_act = first_act
        self.interval = interval

    @classmethod
    def of(cls, environment: Mapping[str, str], *, goes_on: bool = False) -> Self | None:
        """Return the one that the environment names; None where nobody waits to hear."""
        address = environment.get(_SOCKET, "")
        if not address.startswith(("/", "@")):
            return None
        microseconds = environment.get(_WATCHDOG, "")
        is_ours = environment.get(_WATCHDOG_OF, str(os.getpid())) == str(os.getpid())
        interval = _STARTING_INTERVAL
        if microseconds.isdigit() and int(microseconds) and is_ours:
            # Twice as often as is asked for, as systemd advises.
            interval = max(1, int(microseconds) // _MICROSECONDS // 2)
        first_act = environment.get(_FIRST_ACT)
        return cls(address, interval, Path(first_act) if first_act else None, goes_on=goes_on)

    def say_status(self, text: str, worked: int) -> None:
        """Say in words how far the start has come, and after how many nanoseconds of the processor."""
        self._tell(f"STATUS={text}\n{_cost(worked)}")

    def say_ready(self, status: str = "ready to deal") -> None:
        """Say, once, that the felt is painted and the ledger open and proven."""
        if not self._ready:
            self._ready = True
            self._tell(f"READY=1\nSTATUS={status}\nWATCHDOG=1\n{_cost(time.process_time_ns())}")

    def say_alive(self) -> None:
        """Say that the loop runs: to the watchdog or, while a start waits for an answer, to its limit."""
        watched = self._ready or self._goes_on
        self._tell("WATCHDOG=1" if watched else f"EXTEND_TIMEOUT_USEC={_EXTENSION}")

    def note_act(self, _seq: int = 0) -> None:
        """Note, once, that somebody's act was recorded. Raises an `OSError` if that cannot be noted."""
        if self._first_act is not None:
            self._first_act.touch()
            self._first_act = None

    def say_going_over(self, to: str) -> None:
        """Say that the process goes on with another command line, and is not being closed."""
        self._tell(f"WATCHDOG=1\nSTATUS=going over to {to}")

    def say_stopping(self) -> None:
        """Say that the table is being closed."""
        self._tell("STOPPING=1\nSTATUS=closing")

    def _tell(self, message: str) -> None:
        """Send one datagram, without waiting for anybody. Raises an `OSError` where the socket is none."""
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as sender:
                sender.sendto(message.encode(), self._address)
        except (FileNotFoundError, ConnectionRefusedError, BlockingIOError):
            # The service manager is being restarted, or behind with reading: it gets the next sign of life.
            return
