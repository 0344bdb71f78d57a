"""The staff file: people, their ranks and hashes, changed by one writer at a time, apart from any ledger."""

from __future__ import annotations

import errno
import fcntl
import os
import re
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.discreet import Discreet
from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.ledger.system_words import why_failed
from terminal.rounds.staff_record import KnownPerson, StaffChange
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.people.keys import SealedKey

FORMAT = 2
"""Since 2 each person has a pair of keys, sealed under the PIN, and changes are signed."""
_OWNER_ONLY = 0o600
_OTHERS = 0o077
_LOCK_SECONDS = 2.0
_LOCK_PAUSE = 0.02
_PIN_HASH = r"\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+"
_HEX = r"(?:[0-9a-f]{2}){16,}"
_HIGHEST_COSTS = (16, 256 * 1024, 16)
"""Passes, KiB and lanes."""
_KEPT_CHANGES = 2000
"""How many of the latest changes the file keeps."""


class StaffError(Exception):
    """A fault of the staff file or its surroundings, never of a person's PIN; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class Lock(Struct, frozen=True):
    """A number that takes no PIN for a while: since when, and for how many seconds."""

    seconds: float
    since: float
    """By the clock of the machine that nobody can set."""
    boot: str
    """The run of the machine in which that clock counts."""
    since_wall: str
    """The same moment by the time of day (ISO 8601), for another run of the machine."""


class Person(Discreet, frozen=True):
    """Somebody of the staff; the hashes never show in a text of this object."""

    UNSHOWN = ("pin", "badge", "seal", "badge_seal")

    number: str
    name: str
    rank: Rank
    pin: str = ""
    """The hash of the PIN in a file of the first format, until the person next signs; then empty."""
    badge: str | None = None
    """The hash of the badge's code, if there is a badge."""
    failures: int = 0
    """Refused attempts in a row."""
    locked: bool = False
    """Whether refused attempts have locked the number."""
    seal: SealedKey | None = None
    """The key that the person signs with by PIN."""
    badge_seal: SealedKey | None = None
    """The key that the person signs with by badge."""
    locks: int = 0
    """How often refused attempts have locked the number since the last right PIN."""
    lock: Lock | None = None
    """The lock; None for one of a file of the first format."""
    short_pin_used: bool = False
    """Whether a PIN that is too short for a live table has signed on for the one time that it may."""

    @property
    def known(self) -> KnownPerson:
        """The person as the ledger knows them: no part of it depends on the PIN."""
        key, badge_key = ("" if sealed is None else sealed.public for sealed in (self.seal, self.badge_seal))
        return KnownPerson(self.number, self.name, self.rank, key, badge_key)


class Change(Struct, frozen=True):
    """What was changed in the staff file: when (ISO 8601), by which number, what, and whose number it was."""

    at: str
    by: str
    what: str
    number: str
    signed: StaffChange | None = None
    """The change as its maker has signed it; None where nobody could."""


class Book(Discreet, frozen=True):
    """All that the staff file holds; `badge_salt` is hexadecimal."""

    UNSHOWN = ("badge_salt",)

    badge_salt: str
    people: tuple[Person, ...] = ()
    changes: tuple[Change, ...] = ()
    serial: int = 0
    """How many changes of people were made: no two states of a file have one fingerprint."""

    @property
    def fingerprint(self) -> str:
        """The SHA-256, in hexadecimal, of all that only a change of people alters; empty without people."""
        if not self.people:
            return ""
        people = [
            (one.number, one.name, one.rank, one.pin, one.badge, one.seal, one.badge_seal)
            for one in self.people
        ]
        return sha256(msgspec.json.encode((self.badge_salt, self.serial, people))).hexdigest()

    @property
    def known(self) -> tuple[KnownPerson, ...]:
        """Everybody as the ledger knows them."""
        return tuple(person.known for person in self.people)

    def changes_since(self, fingerprint: str) -> tuple[StaffChange, ...] | None:
        """Return the signed changes that lead from a state of the file to this one; None if none do."""
        signed = [change.signed for change in self.changes if change.signed is not None]
        chain: list[StaffChange] = []
        wanted = self.fingerprint
        for change in reversed(signed):
            if wanted == fingerprint:
                break
            if change.after != wanted:
                return None
            chain.insert(0, change)
            wanted = change.before
        return tuple(chain) if wanted == fingerprint else None

    def person(self, number: str) -> Person | None:
        """Return the person of a number."""
        return next((person for person in self.people if person.number == number), None)

    def with_person(self, person: Person) -> Book:
        """Return the book with this person new, or in the place of the person who had the number."""
        if self.person(person.number) is None:
            return replace(self, people=(*self.people, person))
        people = tuple(person if known.number == person.number else known for known in self.people)
        return replace(self, people=people)

    def without(self, number: str) -> Book:
        """Return the book without a number."""
        return replace(self, people=tuple(known for known in self.people if known.number != number))

    def noting(self, change: Change) -> Book:
        """Return the book with one more change on its list."""
        return replace(self, changes=(*self.changes, change)[-_KEPT_CHANGES:])


class Store(Protocol):
    """Where a book is kept."""

    def read(self) -> Book:
        """Return the book as it now is. Raises `StaffError`."""

    def update(self, change: Callable[[Book], Book]) -> Book:
        """Change the book while nobody else can, and return the new one. Raises `StaffError`."""

    @property
    def missing(self) -> Path | None:
        """Where the file should lie that is not there; None if it is, or if there is no file at all."""

    def stamp(self) -> tuple[int, ...]:
        """Return what is different once the file was written or replaced; empty without a file."""


class MemoryStore:
    """A book that lives as long as the program: the demo's."""

    def __init__(self, book: Book) -> None:
        self._book = book

    def read(self) -> Book:
        """Return the book as it now is."""
        return self._book

    def update(self, change: Callable[[Book], Book]) -> Book:
        """Change the book."""
        self._book = change(self._book)
        return self._book

    @property
    def missing(self) -> Path | None:
        """Nothing: no file is kept."""
        return None

    def stamp(self) -> tuple[int, ...]:
        """Return nothing: no file is kept that another program could change."""
        return ()


class FileStore:
    """A book in a file that its owner alone may read; without the file, an empty book."""

    def __init__(self, path: Path, new_salt: Callable[[], str]) -> None:
        """Read the file; `new_salt` gives the salt of its badges when it is made."""
        self.path = path
        self._new_salt = new_salt

    def read(self) -> Book:
        """Return the book as it now is.

        Raises `StaffError` if the file cannot be read, can be read by others, or is damaged.
        """
        try:
            content = read_plain(self.path)
            mode = stat.S_IMODE(self.path.stat().st_mode)
        except NotPlain as error:
            raise damaged(self.path) from error
        except FileNotFoundError:
            return Book(self._new_salt())
        except OSError as error:
            raise _unreachable(self.path, error) from error
        if mode & _OTHERS:
            raise StaffError(
                Message(
                    "Others may read or write the staff file {path}. Nothing was changed. "
                    "Take that right away with: chmod 600 {path}",
                    {"path": str(self.path)},
                )
            )
        return decode(content, self.path)

    def update(self, change: Callable[[Book], Book]) -> Book:
        """Change the book while no other program can, whole or not at all, durable when this returns.

        Raises `StaffError`; the file is then as it was.
        """
        with _sole_writer(self.path):
            book = change(self.read())
            _write(self.path, encode(book))
        return book

    @property
    def missing(self) -> Path | None:
        """Where the file should lie, if it is not there."""
        return None if os.path.lexists(self.path) else self.path

    def stamp(self) -> tuple[int, ...]:
        """Return which file it is and when it was last written; empty where it cannot be reached."""
        try:
            found = self.path.stat()
        except OSError:
            return ()
        return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def encode(book: Book) -> bytes:
    """Return the stored form of a book."""
    return msgspec.json.format(msgspec.json.encode({"format": FORMAT, "book": book}), indent=1) + b"\n"


class _Stored(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    book: Book


def decode(content: bytes, path: Path) -> Book:
    """Return the book of a stored form; `path` names it in errors.

    Raises `StaffError` if it is damaged or of a newer format; the error shows no hash.
    """
    try:
        stored = msgspec.json.decode(content, type=_Stored)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise damaged(path) from None  # the fault's own text might hold a part of the file
    if stored.format > FORMAT:
        raise StaffError(
            Message(
                "The staff file {path} was written by a newer program. It was left as it is. "
                "Use the newer program.",
                {"path": str(path)},
            )
        )
    if not _is_sound(stored.book):
        raise damaged(path)
    return stored.book


def _is_sound(book: Book) -> bool:
    badges = [person.badge for person in book.people if person.badge is not None]
    return (
        len({person.number for person in book.people}) == len(book.people)
        and all(re.fullmatch(_PIN_HASH, person.pin, re.ASCII) or _is_sealed(person) for person in book.people)
        and all(re.fullmatch(_HEX, hexadecimal) for hexadecimal in (book.badge_salt, *badges))
        and all(_is_sound_seal(sealed) for one in book.people for sealed in (one.seal, one.badge_seal))
    )


def _is_sealed(person: Person) -> bool:
    return not person.pin and person.seal is not None


def _is_sound_seal(sealed: SealedKey | None) -> bool:
    """Return whether a sealed key can be tried; its cost is bounded, so that no file makes a table hang."""
    if sealed is None:
        return True
    costs = (sealed.passes, sealed.memory_kib, sealed.lanes)
    return all(re.fullmatch(_HEX, text) for text in (sealed.public, sealed.salt, sealed.box)) and all(
        1 <= cost <= most for cost, most in zip(costs, _HIGHEST_COSTS, strict=True)
    )


def damaged(path: Path) -> StaffError:
    """Return the error of a staff file that is not as this program writes it."""
    return StaffError(
        Message(
            "The staff file {path} is damaged. It was left as it is. "
            "Bring it back from its backup; if there is none, put a new staff file in its place, and the "
            "table asks for the sealed code.",
            {"path": str(path)},
        )
    )


def _unreachable(path: Path, error: OSError) -> StaffError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StaffError(
            Message(
                "There is no room left for the staff file {path}. It was left as it was. "
                "Free some space, then try again.",
                {"path": str(path)},
            )
        )
    return StaffError(
        Message(
            "The staff file {path} cannot be read or written ({detail}). It was left as it was. "
            "Give this account the right to it and its folder, then try again.",
            {"path": str(path), "detail": why_failed(error)},
        )
    )


def _write(path: Path, content: bytes) -> None:
    draft = path.with_name(path.name + ".new")
    try:
        draft.unlink(missing_ok=True)
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, _OWNER_ONLY)
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except OSError as error:
        raise _unreachable(path, error) from error


@contextmanager
def _sole_writer(path: Path) -> Iterator[None]:
    """Hold the lock of the file; wait a moment for another program that changes it just now."""
    lock = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, _OWNER_ONLY)
    except OSError as error:
        raise _unreachable(path, error) from error
    try:
        _take(descriptor, path)
        yield
    finally:
        os.close(descriptor)


def _take(descriptor: int, path: Path) -> None:
    end = time.monotonic() + _LOCK_SECONDS
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                raise StaffError(
                    Message(
                        "Another program is changing the staff file {path}. Nothing was changed. "
                        "Try again in a moment.",
                        {"path": str(path)},
                    )
                ) from None
            time.sleep(_LOCK_PAUSE)
        else:
            return
