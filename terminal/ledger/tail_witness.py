"""Notes the last event in a file next to the ledger after each commit: it tells when the log was lost.

The acts of a round under way lie in the log alone; the head file is written at its end. The note is written
in place and not synced, before each act with the head that this will have, and after it with that alone. So a
killed program leaves it exact: the ledger ends with the one head or the other, and what comes after them is
of another program. Only after a power cut it may be older, or half written, which its check tells. It is
never newer than what was durable: a newer one means that something was lost.

Where the table has a key, each line bears a seal: a hash under a secret that is made of that key. Who can
write files, and has not the key, can then write no note that fits what they have added to the ledger.
"""

from __future__ import annotations

import os
import re
import threading
import zlib
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from terminal.ledger.discreet import Discreet
from terminal.ledger.faults import fault_of_system
from terminal.ledger.head_file import sync_folder
from terminal.ledger.records import Head
from terminal.ledger.rights import create_private

_HEAD: Final = rb"(?P<seq>\d{19}) (?P<hash>[0-9a-f]{64})"
_NEXT: Final = rb"(?P<next_seq>\d{19}) (?P<next_hash>[0-9a-f]{64}) (?P<boot>[0-9a-f]{32}) (?P<state>[oc])"
_CHECK: Final = rb" (?P<check>[0-9a-f]{8})(?: (?P<seal>[0-9a-f]{32}))?\n"
_FORM: Final = b"(?P<said>%b %b)%b" % (_HEAD, _NEXT, _CHECK)
_FIRST_FORM: Final = b"(?P<said>%b)%b" % (_HEAD, _CHECK)
"""What earlier versions wrote: neither what was about to be recorded, nor since when the machine runs."""
_MOST: Final = 2**63 - 1  # a number that no event can have is no number of ours
_SEAL_BYTES: Final = 16
_LONGEST: Final = 2 * (19 + 1 + 64 + 1) + 32 + 1 + 1 + 1 + 8 + 1 + 2 * _SEAL_BYTES + 1
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")
_NO_BOOT: Final = "0" * 32
_OPEN: Final = "o"
_CLOSED: Final = "c"


class Witnessed(NamedTuple):
    """The number and the hash of the last event that was durable."""

    seq: int
    hash: str


class NoteSeal(Discreet, frozen=True):
    """What the notes of a table are sealed with."""

    UNSHOWN = ("secret",)

    public: str
    """The public key of the table, in hexadecimal."""
    secret: bytes
    """Made of the private key."""

    def of(self, said: bytes) -> bytes:
        """Return the seal on what a note says, in hexadecimal."""
        return blake2b(said, key=self.secret, digest_size=_SEAL_BYTES).hexdigest().encode()


class TailNote(Struct, frozen=True):
    """All that a note says."""

    last: Witnessed
    """The last event that was durable."""
    following: Witnessed
    """The last event of the act that was about to be recorded; the same where there was none."""
    is_exact: bool
    """Whether the ledger ends with one of the two unless another program has written into it.

    It does unless the machine has been started again since, without the table having been closed.
    """
    said: bytes
    """What is sealed of it."""
    seal: bytes
    """Its seal; empty where it bears none."""

    def sealed_by(self, seals: Iterable[NoteSeal]) -> NoteSeal | None:
        """Return by which of these it is sealed; None if by none of them."""
        # Nobody can ask often enough to learn a seal by the time that a comparison takes.
        return next((one for one in seals if self.seal and one.of(self.said) == self.seal), None)


def witness_path(ledger: Path) -> Path:
    """Return where the last event of the ledger at this path is noted."""
    return ledger.with_name(ledger.name + ".latest")


def read_witness(ledger: Path) -> Witnessed | None:
    """Return the last event that is noted next to the ledger; None if nothing is that can be relied on.

    Raises as `read_note` does.
    """
    note = read_note(ledger)
    return None if note is None else note.last


def read_note(ledger: Path) -> TailNote | None:
    """Return what is noted next to the ledger; None if nothing is, or nothing that can be relied on.

    A note that cannot be read proves nothing: a power cut may have come amid its writing.
    Raises the fault that the disk meets.
    """
    path = witness_path(ledger)
    try:
        if not path.is_file():  # to read a pipe would be to wait for ever
            return None
        with path.open("rb") as file:
            line = file.read(_LONGEST + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise fault_of_system(error, path) from error
    found = re.fullmatch(_FORM, line) or re.fullmatch(_FIRST_FORM, line)
    if found is None or int(found["check"], 16) != zlib.crc32(found["said"]):
        return None
    named = found.groupdict()
    last = _witnessed(named["seq"], named["hash"])
    following = last if "next_seq" not in named else _witnessed(named["next_seq"], named["next_hash"])
    if last is None or following is None:
        return None
    is_exact = "state" in named and (
        named["state"].decode() == _CLOSED or _is_this_start(named["boot"].decode())
    )
    return TailNote(last, following, is_exact, found["said"], found["seal"] or b"")


def _witnessed(seq: bytes, digest: bytes) -> Witnessed | None:
    number = int(seq)
    return None if number > _MOST else Witnessed(number, digest.decode())


def _is_this_start(boot: str) -> bool:
    return boot != _NO_BOOT and boot == this_start()


def this_start() -> str:
    """Return the random number that the machine has given itself at its start; noughts where it has none."""
    try:
        number = _BOOT.read_text(encoding="ascii").strip().replace("-", "")
    except (OSError, UnicodeDecodeError):
        return _NO_BOOT
    return number if re.fullmatch("[0-9a-f]{32}", number) else _NO_BOOT


class TailWitness:
    """The note of an open ledger; one thread notes, any may renew."""

    def __init__(self, ledger: Path, head: Head, seal: NoteSeal | None = None) -> None:
        """Put a new file in its place, durable when this returns. Raises the fault that the disk meets."""
        self._seal = seal
        self._ledger = ledger
        self._path = witness_path(ledger)
        self._boot = this_start()
        self._last = head
        self._line = self._line_of(head, head)
        self._written = True
        self._one_at_a_time = threading.Lock()
        self._descriptor = self._begun()
        self._closed = False

    def announce(self, following: Head) -> None:
        """Note the head that the ledger will have once the act is durable that is about to be recorded.

        A fault here is no reason to stop, as for `note`.
        """
        self._put(self._line_of(self._last, following))

    def note(self, head: Head) -> None:
        """Note the last event, which is durable already: a fault here is no reason to stop.

        What could not be written is written by the next `renew`, which tells if that fails too. Until then
        there is no note: an older one would make what is recorded look as if another program had written it.
        """
        self._last = head
        self._put(self._line_of(head, head))

    def _put(self, line: bytes) -> None:
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
        """End the noting; the file stays. A thread that still renews it does nothing more.

        The note says that the table was closed: it is exact from now on whatever becomes of the machine.
        """
        with self._one_at_a_time:
            if self._closed:
                return
            self._line = self._line_of(self._last, self._last, _CLOSED)
            self._write()
            with suppress(OSError):  # then it is exact until the machine is started again
                os.fsync(self._descriptor)
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
        if not self._written:
            with suppress(OSError):  # where not even that is possible, nothing is
                self._path.unlink(missing_ok=True)

    def _line_of(self, last: Head, following: Head, state: str = _OPEN) -> bytes:
        """Return what is written for a head: of one length, so that each line covers the one before."""
        heads = f"{last.seq:019d} {last.hash} {following.seq:019d} {following.hash}"
        said = f"{heads} {self._boot} {state}".encode()
        check = zlib.crc32(said)
        if self._seal is None:
            return b"%b %08x\n" % (said, check)
        return b"%b %08x %b\n" % (said, check, self._seal.of(said))

    def _is_in_place(self) -> bool:
        """Return whether the name still leads to the open file, and nobody has cut or lengthened that."""
        try:
            named, held = self._path.lstat(), os.fstat(self._descriptor)
        except OSError:
            return False
        return (named.st_dev, named.st_ino, named.st_size) == (held.st_dev, held.st_ino, len(self._line))
