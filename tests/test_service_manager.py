"""What systemd is told: a socket of the test's own stands for it."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.devices.service_manager import ServiceManager


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[socket.socket]:
    """Return the socket that the service manager listens at."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.setblocking(False)
        yield listening


def at(listener: socket.socket, **more: str) -> ServiceManager:
    """Return what talks to it, as the environment of a service has it."""
    service = ServiceManager.of({"NOTIFY_SOCKET": listener.getsockname(), **more})
    assert service is not None
    return service


def told(listener: socket.socket) -> list[str]:
    """Return all that was told by now."""
    messages = []
    try:
        while True:
            messages.append(listener.recv(4096).decode())
    except BlockingIOError:
        return messages


@pytest.mark.parametrize("address", ["", "relative", None])
def test_where_nobody_listens_nothing_is_told(address: str | None) -> None:
    assert ServiceManager.of({} if address is None else {"NOTIFY_SOCKET": address}) is None


def test_ready_is_said_once_and_from_then_on_the_watchdog_is_fed(listener: socket.socket) -> None:
    service = at(listener)
    service.say_status("felt painted", time.process_time_ns())
    service.say_alive()
    painted, alive = told(listener)
    assert painted.startswith("STATUS=felt painted\nX_LAMMER_CPU_USEC=")
    assert alive == "EXTEND_TIMEOUT_USEC=30000000"
    for _ in range(3):
        service.say_ready()
    (ready,) = told(listener)
    assert ready.startswith("READY=1\nSTATUS=ready to deal\nWATCHDOG=1\nX_LAMMER_CPU_USEC=")
    spent = [int(message.rpartition("=")[2]) for message in (painted, ready)]
    assert 0 < spent[0] <= spent[1]
    service.say_alive()
    service.say_stopping()
    assert told(listener) == ["WATCHDOG=1", "STOPPING=1\nSTATUS=closing"]


@pytest.mark.parametrize(
    ("asked", "of", "milliseconds"),
    [
        ("30000000", "this process", 15_000),
        ("30000000", None, 15_000),
        ("1000", None, 1),
        ("30000000", "1", 5_000),
        ("0", None, 5_000),
        ("often", None, 5_000),
    ],
)
def test_a_sign_of_life_is_due_twice_as_often_as_the_watchdog_asks(
    listener: socket.socket, asked: str, of: str | None, milliseconds: int
) -> None:
    # Not a case's own value: the tests' processes must collect the same cases.
    process = str(os.getpid()) if of == "this process" else of
    more = {} if process is None else {"WATCHDOG_PID": process}
    assert at(listener, WATCHDOG_USEC=asked, **more).interval == milliseconds


def test_an_abstract_socket_is_told_too() -> None:
    name = f"lammer-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(f"\0{name}")
        service = ServiceManager.of({"NOTIFY_SOCKET": f"@{name}"})
        assert service is not None
        service.say_ready()
        assert listening.recv(100).startswith(b"READY=1")


def test_a_service_manager_that_has_gone_or_does_not_read_holds_nobody_up(listener: socket.socket) -> None:
    service = at(listener)
    for _ in range(1000):
        service.say_alive()
    Path(listener.getsockname()).unlink()
    service.say_alive()


def test_the_first_act_is_noted_once(listener: socket.socket, tmp_path: Path) -> None:
    noted = tmp_path / "first-act"
    service = at(listener, LAMMER_FIRST_ACT=str(noted))
    assert not noted.exists()
    service.note_act(7)
    assert noted.exists()
    noted.unlink()
    service.note_act(8)
    assert not noted.exists()


def test_a_table_that_nobody_updates_notes_no_act(listener: socket.socket) -> None:
    at(listener).note_act(7)
