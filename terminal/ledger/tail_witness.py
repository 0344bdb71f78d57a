"""Notes the last event in a file next to the ledger after each commit: it tells when the log was lost.

The acts of a round under way lie in the log alone; the head file is written at its end. The note is written
in place and not synced. A killed program leaves it exact, or one act behind; after a power cut it may be
older by more, or half written, which its check tells. It is never newer than what was durable: an older one
means nothing, a newer one that something was lost.
"""

from __future__ import annotations

import os
import re
import threading
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from terminal.ledger.faults import fault_of_system
from terminal.ledger.head_file import sync_folder
from terminal.ledger.records import Head
from terminal.ledger.rights import create_private

_FORM: Final = re.compile(rb"(?P<said>(?P<seq>\d{19}) (?P<hash>[0-9a-f]{64})) (?P<check>[0-9a-f]{8})\n")
_MOST: Final = 2**63 - 1  # a number that no event can have is no number of ours
_LENGTH: Final = 19 + 1 + 64 + 1 + 8 + 1


class Witnessed(NamedTuple):
    """The number and the hash of the last event that was durable."""

    seq: int
    hash: str


def witness_path(ledger: Path) -> Path:
    """Return where the last event of the ledger at this path is noted."""
    return ledger.with_name(ledger.name + ".latest")


def read_witness(ledger: Path) -> Witnessed | None:
    """Return what is noted next to the ledger; None if nothing is, or nothing that can be relied on.

    A note that cannot be read proves nothing: a power cut may have come amid its writing.
    Raises the fault that the disk meets.
    """
    path = witness_path(ledger)
    try:
        if not path.is_file():  # to read a pipe would be to wait for ever
            return None
        with path.open("rb") as file:
            line = file.read(_LENGTH + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise fault_of_system(error, path) from error
    found = _FORM.fullmatch(line)
    if found is None or int(found["check"], 16) != zlib.crc32(found["said"]):
        return None
    seq = int(found["seq"])
    return None if seq > _MOST else Witnessed(seq, found["hash"].decode())


class TailWitness:
    """The note of an open ledger; one thread notes, any may renew."""

    def __init__(self, ledger: Path, head: Head) -> None:
        """Put a new file in its place, durable when this returns. Raises the fault that the disk meets."""
        self._ledger = ledger
        self._path = witness_path(ledger)
        self._line = _line(head)
        self._written = True
        self._one_at_a_time = threading.Lock()
        self._descriptor = self._begun()
        self._closed = False

    def note(self, head: Head) -> None:
        """Note the last event, which is durable already: a fault here is no reason to stop.

        What could not be written is written by the next `renew`, which tells if that fails too.
        """
        line = _line(head)
        with self._one_at_a_time:
            self._line = line
            self._write()

    def renew(self) -> None:
        """Put a new file in its place if the old one has lost its name, or could not be written.

        Raises the fault that the disk meets; it can be tried again.
        """
        with self._one_at_a_time:
            if self._closed or (self._written and self._is_in_place()):
                return
        self._go_on_in(self._begun())  # who notes meanwhile does not wait for a slow disk

    def close(self) -> None:
        """End the noting; the file stays. A thread that still renews it does nothing more."""
        with self._one_at_a_time:
            if not self._closed:
                os.close(self._descriptor)
                self._closed = True

    def _begun(self) -> int:
        """Return a descriptor of a new file that has taken its place, whole or not at all."""
        draft = self._path.with_name(self._path.name + ".new")
        try:
            draft.unlink(missing_ok=True)
            descriptor = create_private(draft, self._ledger, os.O_RDWR)
            try:
                os.write(descriptor, self._line)
                os.fsync(descriptor)
                draft.replace(self._path)
                sync_folder(self._path.parent)
            except BaseException:
                os.close(descriptor)
                raise
        except OSError as error:
            raise fault_of_system(error, self._path) from error
        return descriptor

    def _go_on_in(self, fresh: int) -> None:
        """Leave the file that was open for a new one, in which only the last line may be missing."""
        with self._one_at_a_time:
            if self._closed:
                os.close(fresh)
                return
            os.close(self._descriptor)
            self._descriptor = fresh
            self._write()

    def _write(self) -> None:
        try:
            self._written = os.pwrite(self._descriptor, self._line, 0) == len(self._line)
        except OSError:
            self._written = False

    def _is_in_place(self) -> bool:
        """Return whether the name still leads to the open file, and nobody has cut or lengthened that."""
        try:
            named, held = self._path.lstat(), os.fstat(self._descriptor)
        except OSError:
            return False
        return (named.st_dev, named.st_ino, named.st_size) == (held.st_dev, held.st_ino, len(self._line))


def _line(head: Head) -> bytes:
    """Return what is written for a head: of one length, so that each line covers the one before."""
    said = f"{head.seq:019d} {head.hash}".encode()
    return b"%b %08x\n" % (said, zlib.crc32(said))
