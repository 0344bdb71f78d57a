"""The badge reader at its own device: a pipe of the kernel's records stands for it."""

from __future__ import annotations

import errno
import os
import struct
from pathlib import Path

import pytest

from terminal.devices.badge_reader import BadgeReader

RECORD = struct.Struct("llHHi")
EV_SYN, EV_KEY = 0, 1
KEYS = {"1": 2, "2": 3, "7": 8, "b": 48, "d": 32, "-": 12, "\n": 28}
SHIFT = 42


def pressed(code: int) -> bytes:
    """Return what the kernel says of a key that is pressed and let go."""
    records = ((EV_KEY, code, 1), (EV_SYN, 0, 0), (EV_KEY, code, 0), (EV_SYN, 0, 0))
    return b"".join(RECORD.pack(0, 0, *record) for record in records)


def typed(text: str) -> bytes:
    """Return what it says of a text."""
    return b"".join(pressed(KEYS[letter]) for letter in text)


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """Return a named pipe in the place of a device."""
    path = tmp_path / "event7"
    os.mkfifo(path)
    return path


def open_both(path: Path, grabbed: list[int]) -> tuple[BadgeReader, int]:
    """Return a reader at the pipe, and the end into which the kernel writes."""
    reader = BadgeReader(path, grabbed.append)
    return reader, os.open(path, os.O_WRONLY)


def test_a_badge_is_read_whole_and_the_device_is_taken(pipe: Path) -> None:
    grabbed: list[int] = []
    reader, kernel = open_both(pipe, grabbed)
    assert grabbed == [reader.descriptor]
    os.write(kernel, typed("1277-d") + RECORD.pack(0, 0, EV_KEY, SHIFT, 1) + typed("b"))
    assert list(reader.read()) == []
    os.write(kernel, RECORD.pack(0, 0, EV_KEY, SHIFT, 0) + typed("b\n1\n"))
    assert list(reader.read()) == ["1277-dBb", "1"]
    assert list(reader.read()) == []
    os.close(kernel)
    reader.close()


def test_a_record_that_comes_in_two_parts_is_put_together(pipe: Path) -> None:
    reader, kernel = open_both(pipe, [])
    content = typed("27\n")
    codes: list[str] = []
    for part in (content[:31], content[31:50], content[50:]):
        os.write(kernel, part)
        codes += reader.read()
    assert codes == ["27"]
    os.close(kernel)
    reader.close()


def test_a_key_that_repeats_itself_is_read_once(pipe: Path) -> None:
    reader, kernel = open_both(pipe, [])
    os.write(kernel, RECORD.pack(0, 0, EV_KEY, 2, 1) + RECORD.pack(0, 0, EV_KEY, 2, 2) * 5 + typed("\n"))
    assert list(reader.read()) == ["1"]
    os.close(kernel)
    reader.close()


def test_a_reader_that_is_taken_away_is_an_error(pipe: Path) -> None:
    reader, kernel = open_both(pipe, [])
    os.close(kernel)
    with pytest.raises(OSError, match=os.strerror(errno.ENODEV)):
        list(reader.read())
    reader.close()


def test_a_device_that_another_program_has_is_an_error_and_left_alone(pipe: Path) -> None:
    def taken(descriptor: int) -> None:
        raise OSError(16, "Device or resource busy")

    before = len(list(Path("/proc/self/fd").iterdir()))
    with pytest.raises(OSError, match="busy"):
        BadgeReader(pipe, taken)
    assert len(list(Path("/proc/self/fd").iterdir())) == before
