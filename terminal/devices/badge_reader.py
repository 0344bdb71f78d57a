"""A badge reader that acts as a keyboard, read from its own device and by nobody else (Linux evdev)."""

from __future__ import annotations

import errno
import fcntl
import os
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

_EVENT: Final = struct.Struct("llHHi")
"""`struct input_event`: seconds, microseconds, type, code and value."""
_EVIOCGRAB: Final = 0x40044590
"""Takes the device for this program alone: no other program, the desktop included, gets its keys."""
_EV_KEY: Final = 1
_PRESSED, _RELEASED = 1, 0
_SHIFTS: Final = (42, 54)
_ENTERS: Final = (28, 96)
_LONGEST_CODE: Final = 128
_ROWS: Final = (
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", 'ASDFGHJKL:"~'),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", " "),
    (71, "789-456+1230.", "789-456+1230."),
)
"""The first key code of each row of a keyboard, and what its keys write without and with Shift."""
_WRITES: Final = {
    first + place: (plain[place], shifted[place])
    for first, plain, shifted in _ROWS
    for place in range(len(plain))
}


def grab_device(descriptor: int) -> None:
    """Take a device for this program alone. Raises `OSError` if another program has it."""
    fcntl.ioctl(descriptor, _EVIOCGRAB, 1)


class BadgeReader:
    """A reader at its device: it gives codes, and never shows one in a text of itself."""

    def __init__(self, path: Path, grab: Callable[[int], None] = grab_device) -> None:
        """Open the device and take it. Raises `OSError` if that cannot be done."""
        self.descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        """What to wait at until there is something to read."""
        try:
            grab(self.descriptor)
        except OSError:
            os.close(self.descriptor)
            raise
        self._typed = ""
        self._shift = False
        self._left = b""

    def read(self) -> Iterator[str]:
        """Give each whole code that has come in; never waits. Raises `OSError` once the device is gone."""
        try:
            content = os.read(self.descriptor, _EVENT.size * _LONGEST_CODE)
        except BlockingIOError:
            return
        if not content:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        content = self._left + content
        whole = len(content) - len(content) % _EVENT.size
        self._left = content[whole:]
        for _, _, kind, code, value in _EVENT.iter_unpack(content[:whole]):
            if kind != _EV_KEY:
                continue
            if code in _SHIFTS:
                self._shift = value != _RELEASED
            elif value == _PRESSED and code in _ENTERS:
                typed, self._typed = self._typed, ""
                if typed:
                    yield typed
            elif value == _PRESSED and code in _WRITES and len(self._typed) < _LONGEST_CODE:
                self._typed += _WRITES[code][self._shift]

    def close(self) -> None:
        """Give the device back."""
        os.close(self.descriptor)
