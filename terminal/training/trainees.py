"""Who the trainees are: names and staff numbers, in a file next to the training ledger and never in it.

The ledger knows a trainee by a random number. A person who is removed here is gone; the ledger stays whole.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.head_file import sync_folder
from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.ledger.system_words import why_failed
from terminal.rules.message import Message
from terminal.table.setup.language_settings import forget_choice

TRAINEE_BYTES: Final = 8
"""Random bytes of a trainee's number."""
SECRET_BYTES: Final = 16
"""Random bytes that keep a name from being guessed out of the ledger."""
LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 500
_FORMAT: Final = 3
_FORMATS: Final = (1, 2, _FORMAT)
"""Files of the first format hold no notes and no assignments, those of the second no days of adding."""
_OWNER_ONLY: Final = 0o600
_MOST_BYTES: Final = 4 * 1024**2


class TraineesError(Exception):
    """A fault of the file of trainees; `message` is for people."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.render())
        self.message = message


class Note(Struct, frozen=True):
    """What a trainer has noted of somebody; it may name people, and so is never in the ledger."""

    day: str
    """The gaming day."""
    by: str
    """The trainer's staff number."""
    text: str


class Assignment(Struct, frozen=True):
    """What a trainer has given somebody to do."""

    topics: tuple[str, ...]
    items: int
    """How many moments."""
    seed: str
    """In hexadecimal; it fixes the moments: the same for everybody who was given them together."""
    until: str
    """The last day, as a date."""
    given: str
    """The gaming day on which it was given."""
    by: str
    """The trainer's staff number."""


class Trainee(Struct, frozen=True):
    """Somebody who trains."""

    id: str
    """The random number by which the ledger knows the person."""
    name: str
    number: str
    """The staff number."""
    secret: str
    """In hexadecimal; with it the ledger's note of a signed exam is compared with the name."""
    notes: tuple[Note, ...] = ()
    assignments: tuple[Assignment, ...] = ()
    added: str = ""
    """The gaming day on which the name was written down; empty where that was before it was noted."""

    @property
    def identity(self) -> str:
        """The SHA-256 of name, number and secret: what the ledger notes of the person of a signed exam."""
        return identity_of(self.name, self.number, self.secret)


def identity_of(name: str, number: str, secret: str) -> str:
    """Return the SHA-256, in hexadecimal, of a name and staff number with their secret."""
    return sha256(msgspec.json.encode((secret, name, number))).hexdigest()


class _Book(Struct, forbid_unknown_fields=True):
    format: int
    trainees: list[Trainee]


def trainees_path(ledger: Path) -> Path:
    """Return where the names of a training ledger's trainees lie."""
    return ledger.with_name(f"{ledger.name}.trainees.json")


class Trainees:
    """The file of trainees."""

    def __init__(
        self,
        path: Path,
        random_bytes: Callable[[int], bytes] = os.urandom,
        *,
        languages: Path | None = None,
    ) -> None:
        """Use the file at this path, which need not be there yet; `random_bytes` is the source of chance.

        `languages` is the file that says which language each person chose: who is removed leaves it too.
        """
        self._path = path
        self._random_bytes = random_bytes
        self._languages = languages

    def all(self) -> tuple[Trainee, ...]:
        """Return everybody, in the order in which they came. Raises `TraineesError`."""
        try:
            if not self._path.exists():
                return ()
            book = msgspec.json.decode(read_plain(self._path, _MOST_BYTES), type=_Book)
        except (OSError, NotPlain, msgspec.MsgspecError) as error:
            raise self._fault("The file of trainees {file} cannot be read: {detail}", error) from error
        if book.format not in _FORMATS:
            raise TraineesError(
                Message("The file of trainees {file} is of another version.", {"file": self._path.name})
            )
        return tuple(book.trainees)

    def known(self, trainee: str) -> Trainee | None:
        """Return the trainee of a random number; None for one who was removed. Raises `TraineesError`."""
        return next((one for one in self.all() if one.id == trainee), None)

    def add(self, name: str, number: str, day: str = "") -> Trainee:
        """Return a new trainee, or the one who has this staff number already. Raises `TraineesError`.

        `day` is the gaming day on which the name is written down.
        """
        people = self.all()
        there = next((one for one in people if one.number == number), None)
        if there is not None:
            return there
        if not name.isprintable() or not 1 <= len(name.strip()) <= LONGEST_NAME or not number.isalnum():
            raise TraineesError(Message("A trainee has a name and a staff number."))
        taken = {one.id for one in people}
        own = self._random_bytes(TRAINEE_BYTES).hex()
        while own in taken:
            own = self._random_bytes(TRAINEE_BYTES).hex()
        coming = Trainee(own, name.strip(), number, self._random_bytes(SECRET_BYTES).hex(), added=day)
        self._write((*people, coming))
        return coming

    def note(self, trainee: str, note: Note) -> None:
        """Add a note on somebody. Raises `TraineesError`, `LookupError` for one who is not in the file."""
        if not note.text.strip() or len(note.text) > LONGEST_NOTE:
            raise TraineesError(
                Message("A note has a text of at most {most} characters.", {"most": LONGEST_NOTE})
            )
        self._change({trainee}, lambda one: replace(one, notes=(*one.notes, note)))

    def assign(self, trainees: Collection[str], assignment: Assignment) -> None:
        """Give an assignment to these people, all or none. Raises as `note` does."""
        self._change(trainees, lambda one: replace(one, assignments=(*one.assignments, assignment)))

    def _change(self, trainees: Collection[str], changed: Callable[[Trainee], Trainee]) -> None:
        people = self.all()
        missing = set(trainees).difference(one.id for one in people)
        if missing:
            raise LookupError(f"no trainee {min(missing)}")
        self._write(tuple(changed(one) if one.id in trainees else one for one in people))

    def remove(self, trainee: str) -> None:
        """Take a person out, for good; the ledger stays as it is. Raises `TraineesError`.

        The choice of a language goes first: where that fails the person stays, and the removal is to be
        done again.
        """
        people = self.all()
        for one in people:
            if one.id == trainee:
                self._forget_language(one.number)
        staying = tuple(one for one in people if one.id != trainee)
        if len(staying) < len(people):
            self._write(staying)

    def _forget_language(self, number: str) -> None:
        if self._languages is None:
            return
        try:
            forget_choice(self._languages, number)
        except (OSError, ValueError) as error:
            told = _said(self._languages, error)
            raise TraineesError(
                Message("The choice of a language cannot be taken out of {file}: {detail}", told)
            ) from error

    def _write(self, people: tuple[Trainee, ...]) -> None:
        """Write the file again under another name and put it in place: whole, or as it was."""
        draft = self._path.with_name(self._path.name + ".new")
        try:
            draft.unlink(missing_ok=True)
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(_Book(_FORMAT, list(people)))))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self._path)
            sync_folder(self._path.parent)
        except OSError as error:
            raise self._fault("The file of trainees {file} could not be written: {detail}", error) from error

    def _fault(self, text: str, error: Exception) -> TraineesError:
        return TraineesError(Message(text, _said(self._path, error)))


def _said(path: Path, error: Exception) -> dict[str, object]:
    """Return what a message says of a fault of a file."""
    return {"file": path.name, "detail": why_failed(error)}
