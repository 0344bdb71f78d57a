"""Finds the last head of a table in a file of heads elsewhere, quickly, for the start of that table."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

from terminal.ledger.identity import Identity
from terminal.ledger.signed_heads import SignedHead, head_in_line, is_signed

_END: Final = 64 * 1024
"""How many bytes of the file are read: those of its end."""
_PATIENCE: Final = 1.0
"""The seconds for which a disk elsewhere is waited for."""


def newest_head(
    file: Path, identity: Identity, keys: Collection[str], *, patience: float = _PATIENCE
) -> SignedHead | None:
    """Return the last head of a table in the end of a file, signed with one of these public keys.

    None if there is no such head, or if the file cannot be read: it may be one that only takes more, or on a
    disk that is away. A disk that does not answer is not waited for.
    """
    found: list[bytes] = []
    reading = Thread(target=lambda: found.append(_end_of(file)), daemon=True)
    reading.start()
    reading.join(patience)
    for line in reversed(b"".join(found).split(b"\n")):
        head = head_in_line(line)
        if head is None or (head.kind, head.table) != (identity.kind.value, identity.table_id):
            continue
        if head.key in keys and is_signed(head):
            return head
    return None


def _end_of(file: Path) -> bytes:
    """Return the end of a plain file; nothing if it cannot be read, which the sending of heads need not."""
    with suppress(OSError):
        descriptor = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            status = os.fstat(descriptor)
            if stat.S_ISREG(status.st_mode):
                return os.pread(descriptor, _END, max(0, status.st_size - _END))
        finally:
            os.close(descriptor)
    return b""
