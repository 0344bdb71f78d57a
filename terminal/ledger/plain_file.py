"""Reads a small file of the house: a plain one, of a size that people write, or says what else it is."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from terminal.rules.message import Message

LARGEST: Final = 1024 * 1024
"""The bytes of a profile, a layout, a staff file, a head or a note at most."""


class NotPlain(Exception):
    """A file that is none of those that people write; `message` says what it is, after its name."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


def read_plain(path: Path, most: int = LARGEST) -> bytes:
    """Return the bytes of a file.

    Raises `NotPlain` for a folder, a pipe, a device or more than so many bytes, and an `OSError` for what the
    system meets. It never waits for a pipe.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise NotPlain(Message("is not a file but a folder, a pipe or a device"))
        content = os.read(descriptor, most + 1)
        while len(content) <= most and (more := os.read(descriptor, most + 1 - len(content))):
            content += more
    finally:
        os.close(descriptor)
    if len(content) > most:
        raise NotPlain(Message("is longer than {most} KiB", {"most": most // 1024}))
    return content
