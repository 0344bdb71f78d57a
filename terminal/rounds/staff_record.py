"""What a table's record says of its staff: who is known, by which keys, and whether the staff file agrees."""

from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

from msgspec import Struct

from terminal.rules.ranks import Rank


class KnownPerson(NamedTuple):
    """Somebody of the staff, as the record knows them; nothing here depends on a PIN or a badge's code."""

    number: str
    name: str
    rank: Rank
    key: str = ""
    """The public key that goes with the PIN, in hexadecimal; empty until the person has signed once."""
    badge_key: str = ""
    """The public key that goes with the badge; empty without one."""


class StaffAct(StrEnum):
    """What a change of the staff file was."""

    ADDED = "added"
    REMOVED = "removed"
    RANK = "rank"
    PIN = "PIN set"
    BADGE = "badge set"
    UNLOCKED = "unlocked"
    RENEWED = "renewed"
    """The person's own PIN or badge was sealed again, as the program now does it, and nothing else."""


class StaffChange(Struct, frozen=True):
    """One change of the staff file, signed by the person who made it."""

    act: StaffAct
    number: str
    """Whose entry was changed."""
    person: KnownPerson | None
    """The entry after the change; None for somebody who was removed."""
    by: str
    """The number of the person who made the change."""
    at: str
    """When, by the clock of the machine on which it was made (ISO 8601)."""
    before: str
    """The fingerprint of the staff file before it."""
    after: str
    """And after it."""
    signature: str
    """The signature of `by` over all the rest, in hexadecimal."""


class StaffBasis(StrEnum):
    """Why the people of a staff file are taken as the table's."""

    FIRST = "first"
    """The record knew nobody before."""
    RECOVERED = "recovered"
    """Another file has taken the place of the one known, and the sealed code was shown."""
    UNPROVED = "unproved"
    """Another file has taken its place, and nobody showed the sealed code."""
    RESTORED = "restored"
    """The file that an unproved one had replaced is back."""


class ReplacedStaff(NamedTuple):
    """The people whom an unproved recovery has replaced, and the fingerprint of their file."""

    people: tuple[KnownPerson, ...]
    fingerprint: str


class StaffRecord(Struct, frozen=True):
    """What the record knows of the staff."""

    people: tuple[KnownPerson, ...] = ()
    fingerprint: str = ""
    """The fingerprint of the staff file; empty while the record knows nobody."""
    code_hash: str = ""
    """The SHA-256 of the sealed code, in hexadecimal."""
    locked: tuple[str, ...] = ()
    """The numbers that are locked."""
    found: str | None = None
    """The fingerprint of another file that lies in the place of the one known, empty where none can be used;
    None while the file is the one known."""
    replaced: ReplacedStaff | None = None
    """Whom an unproved recovery has replaced; None if there was none, or if it has been answered for."""

    @property
    def known(self) -> bool:
        """Whether the record knows the people."""
        return bool(self.fingerprint)

    def person(self, number: str) -> KnownPerson | None:
        """Return the person of a number."""
        return next((one for one in self.people if one.number == number), None)


def hash_of_code(code: str) -> str:
    """Return what the record keeps of a sealed code: 128 random bits, which nobody guesses."""
    return sha256(code.encode("utf-8", "surrogatepass")).hexdigest()
