"""The staff code: proves who somebody is, slows and locks a person who guesses, and manages people."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rules.ranks import Rank
from terminal.table.people.secrets import badge_refused, hash_badge, hash_pin, pin_matches, pin_refused
from terminal.table.people.staff_file import Book, Change, Person, Store
from terminal.table.session.clocks import Clock, Elapsed, utc_now
from terminal.table.setup.defaults import DEFAULT_NUMBER_DIGITS, DEFAULT_PIN_DIGITS

MOST_ATTEMPTS: Final = 5
"""Refused attempts in a row that lock a number."""

UNKNOWN: Final = "unknown"
"""What goes on record for a number that nobody has: it might be a PIN, typed into the wrong field."""

FIRST_RUN: Final = "first run"
"""Who made the first Shift Manager, in the file's list of changes."""

_LONGEST_WAIT: Final = 30.0
_PROOF_LIFE: Final = 60.0
_LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True, eq=False)
class Proof:
    """That a person has just proved who they are: good once, within a minute, where it was given."""

    number: str
    name: str
    rank: Rank
    """The person's own rank."""


@dataclass(frozen=True, slots=True)
class Signature:
    """What a person shows to prove who they are; neither part ever shows in a text of this object."""

    number: str = field(repr=False)
    """The staff number, or the code of a badge as its reader typed it."""
    pin: str | None = field(default=None, repr=False)
    """The PIN that goes with the number; None for a badge."""
    token: str | None = None
    """The token of the hold under which the person signs, if there is one."""


@dataclass(frozen=True, slots=True)
class Denied:
    """That somebody could not prove who they are."""

    refusal: Refusal
    number: str
    """The staff number, or `UNKNOWN`."""
    attempts: int = 0
    """Refused attempts in a row, this one included; 0 if this was none."""
    locked: bool = False
    """Whether this attempt has locked the number."""


class _Stop(Exception):
    """Ends a change of the staff file with a refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class Staff:
    """The people of the pit, as a file or the demo keeps them. Any method may raise `StaffError`."""

    def __init__(
        self,
        store: Store,
        *,
        number_digits: int = DEFAULT_NUMBER_DIGITS,
        pin_digits: int = DEFAULT_PIN_DIGITS,
        clock: Clock = utc_now,
        elapsed: Elapsed = time.monotonic,
    ) -> None:
        self.number_digits = number_digits
        self.pin_digits = pin_digits
        self._store = store
        self._clock = clock
        self._elapsed = elapsed
        self._issued: tuple[Proof, float] | None = None
        self._wait_until: dict[str, float] = {}
        self._unknown_attempts = 0

    def check(self) -> None:
        """Raise `StaffError` if the people cannot be read."""
        self._store.read()

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, in the order in which they were added."""
        return self._store.read().people

    def person(self, number: str) -> Person | None:
        """Return the person of a number."""
        return self._store.read().person(number)

    @property
    def needs_first_manager(self) -> bool:
        """Whether there is no Table Game Shift Manager yet, so that the first is to be made."""
        return not _managers(self._store.read())

    def create_first_manager(self, number: str, name: str, pin: str) -> Refusal | None:
        """Make the first Table Game Shift Manager; None if that is done."""
        wrong = self._person_refused(number, name, pin)
        if wrong is not None:
            return wrong
        manager = Person(number, name.strip(), Rank.SHIFT_MANAGER, hash_pin(pin))

        def edit(book: Book) -> Book:
            if _managers(book):
                raise _Stop(
                    refuse("not_the_first", "There is a Table Game Shift Manager already, who adds others.")
                )
            return book.with_person(manager)

        return self._change(FIRST_RUN, "added", number, edit)

    def identify(self, number: str, pin: str | None) -> Proof | Denied:
        """Prove a person by number and PIN, or by badge: then `number` is what its reader typed, `pin` None.

        Takes some tens of milliseconds. A refused attempt is counted in the file; to put it on the ledger's
        record is left to the caller.
        """
        book = self._store.read()
        known = None if pin is None else book.person(number)
        key = UNKNOWN if known is None else known.number
        wait = self._wait_until.get(key, 0.0) - self._elapsed()
        if known is not None and known.locked:
            return Denied(_locked(), known.number)
        if wait > 0:
            return Denied(
                refuse("too_soon", "Wait {seconds} s before the next attempt.", seconds=int(wait) + 1), key
            )
        if pin is None:
            known = _of_badge(book, number)
        elif known is None or not pin_matches(known.pin, pin):
            return self._failed(known)
        if known is None:
            return self._failed(None)
        if known.locked:
            return Denied(_locked(), known.number)
        return self._proved(known)

    def redeem(self, proof: Proof) -> bool:
        """Return whether this proof is the last one given here, within a minute, and not redeemed before."""
        issued = self._issued
        if issued is None or issued[0] is not proof:
            return False
        self._issued = None
        return self._elapsed() <= issued[1]

    def add(self, proof: Proof, number: str, name: str, rank: Rank, pin: str) -> Refusal | None:
        """Add a person, by a Shift Manager; None if that is done."""
        wrong = self._manager_missing(proof) or self._person_refused(number, name, pin)
        if wrong is not None:
            return wrong
        person = Person(number, name.strip(), rank, hash_pin(pin))

        def edit(book: Book) -> Book:
            if book.person(number) is not None:
                raise _Stop(
                    refuse("number_taken", "Somebody has the number {number} already.", number=number)
                )
            return book.with_person(person)

        return self._change(proof.number, "added", number, edit)

    def set_pin(self, proof: Proof, number: str, pin: str) -> Refusal | None:
        """Give a person another PIN: one's own, or anybody's by a Shift Manager; None if that is done."""
        wrong = self._not_proved(proof) if proof.number == number else self._manager_missing(proof)
        wrong = wrong or pin_refused(pin, self.pin_digits, number)
        if wrong is not None:
            return wrong
        hashed = hash_pin(pin)

        def edit(book: Book) -> Book:
            return book.with_person(replace(_known(book, number), pin=hashed))

        return self._change(proof.number, "PIN set", number, edit)

    def set_badge(self, proof: Proof, number: str, code: str | None) -> Refusal | None:
        """Give a person a badge, or take it away, by a Shift Manager; None if that is done."""
        wrong = self._manager_missing(proof) or (None if code is None else badge_refused(code))
        if wrong is not None:
            return wrong

        def edit(book: Book) -> Book:
            hashed = None if code is None else hash_badge(code, book.badge_salt)
            holder = next((one for one in book.people if hashed is not None and one.badge == hashed), None)
            if holder is not None and holder.number != number:
                raise _Stop(refuse("badge_taken", "This badge belongs to somebody else."))
            return book.with_person(replace(_known(book, number), badge=hashed))

        return self._change(proof.number, "badge set", number, edit)

    def set_rank(self, proof: Proof, number: str, rank: Rank) -> Refusal | None:
        """Give a person another rank, by a Shift Manager; None if that is done."""

        def edit(book: Book) -> Book:
            if rank is not Rank.SHIFT_MANAGER:
                _keep_a_manager(book, number)
            return book.with_person(replace(_known(book, number), rank=rank))

        return self._manager_missing(proof) or self._change(proof.number, f"rank {rank}", number, edit)

    def remove(self, proof: Proof, number: str) -> Refusal | None:
        """Take a person off the staff, by a Shift Manager; None if that is done."""

        def edit(book: Book) -> Book:
            _keep_a_manager(book, number)
            _known(book, number)
            return book.without(number)

        return self._manager_missing(proof) or self._change(proof.number, "removed", number, edit)

    def unlock(self, proof: Proof, number: str) -> Refusal | None:
        """Unlock a number, by a higher rank, a Shift Manager's by another one; None if that is done."""
        wrong = self._not_proved(proof)
        if wrong is not None:
            return wrong

        def edit(book: Book) -> Book:
            person = _known(book, number)
            needs = rank_to_unlock(person.rank)
            if not proof.rank.at_least(needs):
                raise _Stop(rank_missing(needs))
            if not person.locked:
                raise _Stop(refuse("not_locked", "{name} is not locked.", name=person.name))
            return book.with_person(replace(person, locked=False, failures=0))

        wrong = self._change(proof.number, "unlocked", number, edit)
        if wrong is None:
            self._wait_until.pop(number, None)
        return wrong

    def _proved(self, person: Person) -> Proof:
        def edit(book: Book) -> Book:
            now = book.person(person.number)
            return book if now is None else book.with_person(replace(now, failures=0))

        if person.failures:
            self._store.update(edit)
        self._wait_until.pop(person.number, None)
        self._unknown_attempts = 0
        proof = Proof(person.number, person.name, person.rank)
        self._issued = (proof, self._elapsed() + _PROOF_LIFE)
        return proof

    def _failed(self, person: Person | None) -> Denied:
        if person is None:
            self._unknown_attempts += 1
            self._delay(UNKNOWN, self._unknown_attempts)
            return Denied(
                refuse("unknown_staff", "Nobody has this number or badge."), UNKNOWN, self._unknown_attempts
            )
        number = person.number

        def edit(book: Book) -> Book:
            now = book.person(number)
            if now is None:
                return book
            attempts = now.failures + 1
            locked = attempts >= MOST_ATTEMPTS
            after = book.with_person(replace(now, failures=attempts, locked=locked))
            return after.noting(self._noted(number, "locked", number)) if locked else after

        counted = self._store.update(edit).person(number)
        if counted is None:  # removed from another terminal just now
            return self._failed(None)
        self._delay(number, counted.failures)
        if counted.locked:
            return Denied(_locked(), number, counted.failures, locked=True)
        wrong = refuse(
            "wrong_pin",
            "The PIN is not right. Attempt {attempt} of {most}.",
            attempt=counted.failures,
            most=MOST_ATTEMPTS,
        )
        return Denied(wrong, number, counted.failures)

    def _delay(self, key: str, attempts: int) -> None:
        """Double the wait before the next attempt with each refused one."""
        self._wait_until[key] = self._elapsed() + min(2.0 ** min(attempts - 1, 10), _LONGEST_WAIT)

    def _not_proved(self, proof: Proof) -> Refusal | None:
        if self.redeem(proof):
            return None
        return refuse("not_proved", "Say again who you are: the approval has lapsed.")

    def _manager_missing(self, proof: Proof) -> Refusal | None:
        wrong = self._not_proved(proof)
        if wrong is None and not proof.rank.at_least(Rank.SHIFT_MANAGER):
            return rank_missing(Rank.SHIFT_MANAGER)
        return wrong

    def _person_refused(self, number: str, name: str, pin: str) -> Refusal | None:
        if len(number) != self.number_digits or not (number.isascii() and number.isdigit()):
            return refuse("staff_number", "A staff number has {digits} digits.", digits=self.number_digits)
        if not 1 <= len(name.strip()) <= _LONGEST_NAME or not name.isprintable():
            return refuse("staff_name", "A name has 1 to {most} characters.", most=_LONGEST_NAME)
        return pin_refused(pin, self.pin_digits, number)

    def _change(self, by: str, what: str, number: str, edit: Callable[[Book], Book]) -> Refusal | None:
        change = self._noted(by, what, number)
        try:
            self._store.update(lambda book: edit(book).noting(change))
        except _Stop as stop:
            return stop.refusal
        return None

    def _noted(self, by: str, what: str, number: str) -> Change:
        return Change(self._clock().isoformat(timespec="seconds"), by, what, number)


_RANKS: Final = tuple(Rank)


def rank_to_unlock(locked: Rank) -> Rank:
    """Return the lowest rank that unlocks somebody of a rank: the next one.

    The highest rank is unlocked by another of the same.
    """
    return _RANKS[min(_RANKS.index(locked) + 1, len(_RANKS) - 1)]


def _managers(book: Book) -> list[Person]:
    return [person for person in book.people if person.rank is Rank.SHIFT_MANAGER]


def _keep_a_manager(book: Book, number: str) -> None:
    managers = _managers(book)
    if len(managers) == 1 and managers[0].number == number:
        raise _Stop(refuse("last_manager", "The last Table Game Shift Manager stays. Add another one first."))


def _known(book: Book, number: str) -> Person:
    person = book.person(number)
    if person is None:
        raise _Stop(refuse("unknown_staff", "Nobody has this number or badge."))
    return person


def _of_badge(book: Book, code: str) -> Person | None:
    hashed = hash_badge(code, book.badge_salt)
    badges = [person for person in book.people if person.badge is not None]
    return next((person for person in badges if hmac.compare_digest(person.badge or "", hashed)), None)


def _locked() -> Refusal:
    return refuse("staff_locked", "This number is locked. A higher rank unlocks it.")
