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
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

import msgspec

from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

FORMAT = 1
_OWNER_ONLY = 0o600
_OTHERS = 0o077
_LOCK_SECONDS = 2.0
_LOCK_PAUSE = 0.02
_PIN_HASH = re.compile(r"\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+", re.ASCII)
_HEX = re.compile(r"(?:[0-9a-f]{2}){16,}")
_KEPT_CHANGES = 2000
"""How many of the latest changes the file keeps."""


class StaffError(Exception):
    """A fault of the staff file or its surroundings, never of a person's PIN; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the staff; the hashes never show in a text of this object."""

    number: str
    name: str
    rank: Rank
    pin: str = field(repr=False)
    """The hash of the PIN."""
    badge: str | None = field(default=None, repr=False)
    """The hash of the badge's code, if there is a badge."""
    failures: int = 0
    """Refused attempts in a row."""
    locked: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """What was changed in the staff file: when (ISO 8601), by which number, what, and whose number it was."""

    at: str
    by: str
    what: str
    number: str


@dataclass(frozen=True, slots=True)
class Book:
    """All that the staff file holds; `badge_salt` is hexadecimal."""

    badge_salt: str = field(repr=False)
    people: tuple[Person, ...] = ()
    changes: tuple[Change, ...] = ()

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
            raise _damaged(self.path) from error
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
        raise _damaged(path) from None  # the fault's own text might hold a part of the file
    if stored.format > FORMAT:
        raise StaffError(
            Message(
                "The staff file {path} was written by a newer program. It was left as it is. "
                "Use the newer program.",
                {"path": str(path)},
            )
        )
    if not _is_sound(stored.book):
        raise _damaged(path)
    return stored.book


def _is_sound(book: Book) -> bool:
    badges = [person.badge for person in book.people if person.badge is not None]
    return (
        len({person.number for person in book.people}) == len(book.people)
        and all(_PIN_HASH.fullmatch(person.pin) for person in book.people)
        and all(_HEX.fullmatch(hexadecimal) for hexadecimal in (book.badge_salt, *badges))
    )


def _damaged(path: Path) -> StaffError:
    return StaffError(
        Message(
            "The staff file {path} is damaged. It was left as it is. "
            "Bring it back from its backup; or move it away, and the next start makes a first "
            "Table Game Shift Manager.",
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
            {"path": str(path), "detail": error.strerror or type(error).__name__},
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
