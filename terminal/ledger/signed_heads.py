"""Heads that leave the machine: of each round and each closed day, signed with the key of the table.

A head that lies elsewhere tells of everything that is done to the ledger later, by anybody: what was
signed and sent cannot be taken back. One line of JSON is one head.
"""

from __future__ import annotations

import os
import socket
import stat
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system
from terminal.ledger.identity import Identity
from terminal.ledger.records import Head
from terminal.ledger.system_words import why_failed
from terminal.ledger.tail_witness import NoteSeal
from terminal.rules.message import Message

KEY_CREDENTIAL: Final = "lammer-table-key"
"""The name of the table's key, as `LoadCredential=lammer-table-key:…` of systemd hands it over."""
SYSLOG: Final = Path("/dev/log")

_FOLDER: Final = "CREDENTIALS_DIRECTORY"
_PURPOSE: Final = "lammer head 1"
_NOTES: Final = b"lammer note 1"
_KEY_BYTES: Final = 32
_ONLY_TO_READ: Final = 0o400
_LONGEST_LINE: Final = 4096
_BEGINNING: Final = b'{"kind":'
_NOTICE_OF_USER: Final = 13
_FINGERPRINT_DIGITS: Final = 16

_encode = msgspec.json.Encoder().encode


class SignedHead(Struct, frozen=True, forbid_unknown_fields=True):
    """A head as it leaves the machine."""

    kind: str
    """The kind of the ledger."""
    table: str
    seq: int
    hash: str
    at: str
    """The time of the record."""
    what: str
    """The stored name of the event: what ended with it."""
    key: str
    """The public key of the table, in hexadecimal."""
    signature: str = ""
    """Of all the others, in hexadecimal."""

    @property
    def signed(self) -> bytes:
        """The text that is signed: a JSON array without spaces."""
        return _encode((_PURPOSE, self.kind, self.table, self.seq, self.hash, self.at, self.what))


_decode = msgspec.json.Decoder(SignedHead).decode


class TableKey:
    """The private key of a table."""

    def __init__(self, seed: bytes) -> None:
        """Take 32 bytes, which nobody else may know."""
        from nacl.signing import SigningKey  # noqa: PLC0415 - slow to import, and no table needs it to be painted

        self._key = SigningKey(seed)
        self.public = bytes(self._key.verify_key).hex()
        """The public key, in hexadecimal."""

    @property
    def note_seal(self) -> NoteSeal:
        """What seals the notes of the table: made of the key, which it does not tell."""
        return NoteSeal(self.public, blake2b(bytes(self._key), person=_NOTES, digest_size=32).digest())

    def sign_text(self, text: bytes) -> str:
        """Return the signature of a text, in hexadecimal."""
        return self._key.sign(text).signature.hex()

    def sign(self, identity: Identity, head: Head, what: str) -> SignedHead:
        """Return a head of the ledger with its signature."""
        bare = SignedHead(
            identity.kind.value, identity.table_id, head.seq, head.hash, head.at_utc, what, self.public
        )
        return msgspec.structs.replace(bare, signature=self.sign_text(bare.signed))


def fingerprint(public: str) -> str:
    """Return what people compare of a public key: the first digits of its hash, in groups of four."""
    digits = sha256(bytes.fromhex(public)).hexdigest()[:_FINGERPRINT_DIGITS]
    return " ".join(digits[place : place + 4] for place in range(0, len(digits), 4))


def key_handed_over(environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return where systemd has put the table's key, if it was asked to."""
    folder = environment.get(_FOLDER)
    path = Path(folder) / KEY_CREDENTIAL if folder else None
    return path if path is not None and path.exists() else None


def make_key(path: Path) -> TableKey:
    """Make a new key in a file that only its owner may read, durable when this returns.

    Raises `EXISTS`, or the fault that the disk meets.
    """
    seed = os.urandom(_KEY_BYTES)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _ONLY_TO_READ)
        with os.fdopen(descriptor, "wb") as file:
            os.fchmod(descriptor, _ONLY_TO_READ)
            file.write(seed.hex().encode() + b"\n")
            file.flush()
            os.fsync(descriptor)
    except FileExistsError as error:
        raise LedgerError(LedgerFault.EXISTS, path=path) from error
    except OSError as error:
        raise fault_of_system(error, path) from error
    return TableKey(seed)


def read_key(path: Path) -> TableKey:
    """Return the key in a file.

    Raises `NO_TABLE_KEY` if it is missing, holds none, or may be written or be read by others.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        try:
            mode = os.fstat(descriptor).st_mode
            text = os.read(descriptor, _LONGEST_LINE) if stat.S_ISREG(mode) else b""
        finally:
            os.close(descriptor)
    except OSError as error:
        raise LedgerError(LedgerFault.NO_TABLE_KEY, path=path, detail=why_failed(error)) from error
    if not stat.S_ISREG(mode):
        kind = Message("is not a file but a folder, a pipe or a device")
        raise LedgerError(LedgerFault.NO_TABLE_KEY, path=path, detail=kind)
    if stat.S_IMODE(mode) != _ONLY_TO_READ:
        rights = Message("put its rights right with: chmod 400 {path}", {"path": str(path)})
        raise LedgerError(LedgerFault.NO_TABLE_KEY, path=path, detail=rights)
    seed = _bytes_of(text.decode("ascii", "replace").strip(), _KEY_BYTES)
    if seed is None:
        digits = Message("it holds no 64 hexadecimal digits")
        raise LedgerError(LedgerFault.NO_TABLE_KEY, path=path, detail=digits)
    return TableKey(seed)


def public_key(text: str) -> str | None:
    """Return a public key that was written down, in hexadecimal; None if it is none."""
    key = _bytes_of(text.strip().lower(), _KEY_BYTES)
    return None if key is None else key.hex()


def send_to_file(path: Path, heads: Iterable[SignedHead]) -> None:
    """Add heads to a file that only grows, durable when this returns.

    Raises the fault that the disk meets.
    """
    lines = b"".join(_encode(head) + b"\n" for head in heads)
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    try:
        descriptor = os.open(path, flags, 0o640)
        try:
            while lines:
                lines = lines[os.write(descriptor, lines) :]
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise fault_of_system(error, path) from error


def send_to_syslog(heads: Iterable[SignedHead], log: Path = SYSLOG) -> None:
    """Send heads to the log of the system, which may pass them on to another machine.

    Raises the fault that the system meets.
    """
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
            sender.settimeout(1)
            sender.connect(str(log))
            for head in heads:
                sender.send(b"<%d>lammer: %b" % (_NOTICE_OF_USER, _encode(head)))
    except OSError as error:
        raise fault_of_system(error, log) from error


def read_heads(path: Path) -> Iterator[tuple[int, SignedHead | None]]:
    """Give the heads in a file, line by line, with the numbers of their lines; None for a line that is none.

    A log of the system may have put words of its own before a head, and other lines between.
    Raises the fault that the disk meets.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise LedgerError(LedgerFault.NOT_A_FILE, path=path)
        with os.fdopen(descriptor, "rb", closefd=True) as file:
            number = 0
            while line := file.readline(_LONGEST_LINE):
                number += 1
                if _BEGINNING in line:
                    yield number, head_in_line(line)
                elif line.strip() and b"lammer: " not in line and line.startswith(b"{"):
                    yield number, None
    except OSError as error:
        raise fault_of_system(error, path) from error


def is_signed(head: SignedHead) -> bool:
    """Return whether a head has the signature of the key that it names."""
    return signature_holds(head.key, head.signed, head.signature)


def signature_holds(public: str, text: bytes, signature: str) -> bool:
    """Return whether a signature over a text was made with the private half of this public key."""
    from nacl.exceptions import CryptoError  # noqa: PLC0415 - only where something is verified
    from nacl.signing import VerifyKey  # noqa: PLC0415

    key, signed = _bytes_of(public, _KEY_BYTES), _bytes_of(signature, 2 * _KEY_BYTES)
    if key is None or signed is None:
        return False
    try:
        VerifyKey(key).verify(text, signed)
    except (CryptoError, ValueError):
        return False
    return True


def head_in_line(line: bytes) -> SignedHead | None:
    """Return the head in a line, after words of a log of the system; None if there is none."""
    try:
        return _decode(line[max(0, line.find(_BEGINNING)) :].strip())
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _bytes_of(text: str, count: int) -> bytes | None:
    if len(text) != 2 * count or not text.isascii():
        return None
    try:
        return bytes.fromhex(text)
    except ValueError:
        return None
