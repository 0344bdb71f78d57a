"""The staff code: proves who somebody is and in which rank, slows and locks who guesses, manages people."""

from __future__ import annotations

import hmac
import math
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.ledger.discreet import Discreet
from terminal.rounds.recording_staff import rank_to_unlock
from terminal.rounds.refusal import Refusal, rank_missing, refuse
from terminal.rounds.staff_record import KnownPerson, StaffAct, StaffChange
from terminal.rounds.state import ActingRank
from terminal.rounds.table_settings import TableSettings
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.people.keys import KeyPair, change_text, hash_badge, new_pair, seal, unseal
from terminal.table.people.pepper import PepperSource, no_pepper, pepper_named
from terminal.table.people.secrets import badge_refused, pin_matches, pin_refused
from terminal.table.people.staff_file import Book, Change, Lock, Person, StaffError, Store
from terminal.table.session.clocks import Clock, Elapsed, boot_id, seconds_since_boot, utc_now
from terminal.table.setup.defaults import DEFAULT_NUMBER_DIGITS, DEFAULT_PIN_DIGITS

MOST_ATTEMPTS: Final = 5
"""Refused attempts in a row that lock a number."""

LOCK_SECONDS: Final = (60.0, 300.0, 900.0)
"""How long a number is locked the first time, the second, and from then on, until a right PIN."""

UNKNOWN: Final = "unknown"
"""What goes on record for a number that nobody has: it might be a PIN, typed into the wrong field."""

FIRST_RUN: Final = "first run"
"""Who made the first Shift Manager, in the file's list of changes."""

_LONGEST_WAIT: Final = 30.0
_PROOF_LIFE: Final = 60.0
_LONGEST_NAME: Final = 40


def end_of(acting: ActingRank) -> datetime:
    """Return when an acting rank ends."""
    return datetime.fromisoformat(acting.until)


def in_force(acting: Iterable[ActingRank], at: datetime) -> tuple[ActingRank, ...]:
    """Return those acting ranks whose end has not come."""
    return tuple(one for one in acting if at < end_of(one))


def rank_held(
    number: str, own: Rank, acting: Iterable[ActingRank], at: datetime
) -> tuple[Rank, datetime | None]:
    """Return the rank in which a person may act, and its end if it is an acting one."""
    for one in in_force(acting, at):
        if one.number == number and not own.at_least(one.rank):
            return one.rank, end_of(one)
    return own, None


class Proof(Discreet, frozen=True, eq=False):
    """That a person has just proved who they are: good once, within a minute, where it was given."""

    UNSHOWN = ("pair",)

    number: str
    name: str
    rank: Rank
    """The person's own rank."""
    pair: KeyPair | None = None
    """The keys with which the person signs, as long as they act; None at a table whose people have none."""
    short_pin: bool = False
    """Whether the PIN is too short for a live table, so that it signs for nothing but a longer one."""


class Signature(Discreet, frozen=True):
    """What a person shows to prove who they are; neither part ever shows in a text of this object."""

    UNSHOWN = ("number", "pin")

    number: str
    """The staff number, or the code of a badge as its reader typed it."""
    pin: str | None = None
    """The PIN that goes with the number; None for a badge."""
    token: str | None = None
    """The token of the hold under which the person signs, if there is one."""


class Denied(Struct, frozen=True):
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
        short_pin_digits: int | None = None,
        pepper: PepperSource = no_pepper,
        clock: Clock = utc_now,
        elapsed: Elapsed = seconds_since_boot,
        boot: str | None = None,
    ) -> None:
        """Take `short_pin_digits`, of PINs set before that are too short now; None: there are none.

        `pepper` is asked each time that somebody signs. `elapsed` counts in the run of the machine that
        `boot` names; by default the present one.
        """
        self.number_digits = number_digits
        self.pin_digits = pin_digits
        self.short_pin_digits = short_pin_digits
        self._store = store
        self._pepper = pepper
        self._clock = clock
        self._elapsed = elapsed
        self._boot = boot_id() if boot is None else boot
        self._issued: tuple[Proof, float] | None = None
        self._wait_until: dict[str, float] = {}
        self._unknown_attempts = 0
        self._seen = store.stamp()

    def keep_to(self, settings: TableSettings | None) -> None:
        """Take numbers and PINs as they are in force at the table; None leaves them as they are."""
        if settings is not None:
            self.number_digits = settings.number_digits
            self.pin_digits = settings.pin_digits
            self.short_pin_digits = settings.short_pin_digits

    def check(self) -> None:
        """Raise `StaffError` if the people cannot be read."""
        self._store.read()

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, in the order in which they were added; locked as they are now."""
        return tuple(map(self._as_locked_now, self._store.read().people))

    def person(self, number: str) -> Person | None:
        """Return the person of a number, locked as they are now."""
        person = self._store.read().person(number)
        return None if person is None else self._as_locked_now(person)

    def known_people(self) -> tuple[tuple[KnownPerson, ...], str]:
        """Return everybody as the ledger knows them, and the fingerprint of the file."""
        book = self._store.read()
        return book.known, book.fingerprint

    def fingerprint(self) -> str:
        """Return the fingerprint of the staff file; empty where there is none that can be used."""
        return "" if self.fault() is not None else self._store.read().fingerprint

    def changes_since(self, fingerprint: str) -> tuple[StaffChange, ...] | None:
        """Return the signed changes that lead from a state of the file to the present; None if none do."""
        return self._store.read().changes_since(fingerprint)

    def fault(self) -> Message | None:
        """Return why nobody can sign: the staff file or its pepper is missing; None if neither is."""
        missing = self._store.missing
        if missing is not None:
            return Message(
                "The staff file {path} is missing. Nobody was made in its place. Bring it back; if it is "
                "lost, put another in its place, and the table asks for the sealed code.",
                {"path": str(missing)},
            )
        try:
            for person in self._store.read().people:
                if person.seal is not None:
                    pepper_named(person.seal.pepper, self._pepper)
            self._pepper()
        except StaffError as fault:
            return fault.message
        return None

    @property
    def lost(self) -> Message | None:
        """Why there is no staff file, where one is kept; None if there is one."""
        return None if self._store.missing is None else self.fault()

    def has_changed(self) -> bool:
        """Return whether the file was written, replaced or lost since this was last asked."""
        seen, self._seen = self._seen, self._store.stamp()
        return seen != self._seen

    @property
    def needs_first_manager(self) -> bool:
        """Whether there is no Table Game Shift Manager yet, so that the first is to be made."""
        return not _managers(self._store.read())

    def create_first_manager(self, number: str, name: str, pin: str) -> Refusal | None:
        """Make the first Table Game Shift Manager; None if that is done."""
        wrong = self._person_refused(number, name, pin)
        if wrong is not None:
            return wrong
        pair = new_pair()
        sealed = seal(pair, pin, self._pepper())
        manager = Person(number, name.strip(), Rank.SHIFT_MANAGER, seal=sealed)
        by = Proof(FIRST_RUN, FIRST_RUN, Rank.SHIFT_MANAGER)

        def edit(book: Book) -> Book:
            if _managers(book):
                raise _Stop(
                    refuse("not_the_first", "There is a Table Game Shift Manager already, who adds others.")
                )
            return book.with_person(manager)

        return self._change(by, StaffAct.ADDED, number, edit)

    def identify(self, number: str, pin: str | None) -> Proof | Denied:
        """Prove a person by number and PIN, or by badge: then `number` is what its reader typed, `pin` None.

        Takes some tens of milliseconds. A refused attempt is counted in the file; to put it on the ledger's
        record is left to the caller.
        """
        book = self._store.read()
        known = None if pin is None else book.person(number)
        key = UNKNOWN if known is None else known.number
        wait = self._wait_until.get(key, 0.0) - self._elapsed()
        if known is not None and self._lock_left(known):
            return self._denied_by_lock(known)
        if wait > 0:
            return Denied(
                refuse("too_soon", "Wait {seconds} s before the next attempt.", seconds=int(wait) + 1), key
            )
        secret = number if pin is None else pin
        pair = None
        if pin is None:
            known = self._of_badge(book, number)
            sealed = None if known is None else known.badge_seal
        else:
            sealed = None if known is None else known.seal
        if sealed is not None:
            pair = unseal(sealed, secret, pepper_named(sealed.pepper, self._pepper))
        if known is None or (pair is None and not self._is_old_secret(known, pin)):
            return self._failed(known)
        if self._lock_left(known):
            return self._denied_by_lock(known)
        return self._proved(known, pair, secret, by_badge=pin is None)

    def _is_old_secret(self, person: Person, pin: str | None) -> bool:
        """Return whether a PIN fits the hash of an earlier file, or a badge was found by its code alone."""
        if pin is None:
            return person.badge_seal is None
        return person.seal is None and pin_matches(person.pin, pin)

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
        person = Person(number, name.strip(), rank, seal=seal(new_pair(), pin, self._pepper()))

        def edit(book: Book) -> Book:
            if book.person(number) is not None:
                raise _Stop(
                    refuse("number_taken", "Somebody has the number {number} already.", number=number)
                )
            return book.with_person(person)

        return self._change(proof, StaffAct.ADDED, number, edit)

    def set_pin(self, proof: Proof, number: str, pin: str) -> Refusal | None:
        """Give a person another PIN: one's own, or anybody's by a Shift Manager; None if that is done."""
        wrong = self._not_proved(proof) if proof.number == number else self._manager_missing(proof)
        wrong = wrong or pin_refused(pin, self.pin_digits, number)
        if wrong is not None:
            return wrong
        sealed = seal(new_pair(), pin, self._pepper())

        def edit(book: Book) -> Book:
            person = replace(_known(book, number), pin="", seal=sealed, short_pin_used=False)
            return book.with_person(person)

        return self._change(proof, StaffAct.PIN, number, edit)

    def set_badge(self, proof: Proof, number: str, code: str | None) -> Refusal | None:
        """Give a person a badge, or take it away, by a Shift Manager; None if that is done."""
        wrong = self._manager_missing(proof) or (None if code is None else badge_refused(code))
        if wrong is not None:
            return wrong

        pepper = self._pepper()
        sealed = None if code is None else seal(new_pair(), code, pepper)

        def edit(book: Book) -> Book:
            hashed = None if code is None else hash_badge(code, book.badge_salt, pepper)
            holder = None if code is None else self._of_badge(book, code)
            if holder is not None and holder.number != number:
                raise _Stop(refuse("badge_taken", "This badge belongs to somebody else."))
            return book.with_person(replace(_known(book, number), badge=hashed, badge_seal=sealed))

        return self._change(proof, StaffAct.BADGE, number, edit)

    def set_rank(self, proof: Proof, number: str, rank: Rank) -> Refusal | None:
        """Give a person another rank, by a Shift Manager; None if that is done."""

        def edit(book: Book) -> Book:
            if rank is not Rank.SHIFT_MANAGER:
                _keep_a_manager(book, number)
            return book.with_person(replace(_known(book, number), rank=rank))

        return self._manager_missing(proof) or self._change(
            proof, StaffAct.RANK, number, edit, what=f"rank {rank}"
        )

    def remove(self, proof: Proof, number: str) -> Refusal | None:
        """Take a person off the staff, by a Shift Manager; None if that is done."""

        def edit(book: Book) -> Book:
            _keep_a_manager(book, number)
            _known(book, number)
            return book.without(number)

        return self._manager_missing(proof) or self._change(proof, StaffAct.REMOVED, number, edit)

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
            if not self._lock_left(person):
                raise _Stop(refuse("not_locked", "{name} is not locked.", name=person.name))
            return book.with_person(_unlocked(person))

        wrong = self._change(proof, StaffAct.UNLOCKED, number, edit)
        if wrong is None:
            self._wait_until.pop(number, None)
        return wrong

    def use_short_pin(self, number: str) -> Refusal | None:
        """Let a PIN that is too short sign on for the one time that it may; return why it may not again."""

        def edit(book: Book) -> Book:
            person = _known(book, number)
            if person.short_pin_used:
                raise _Stop(short_pin_refused(self.pin_digits))
            return book.with_person(replace(person, short_pin_used=True))

        try:
            self._store.update(edit)
        except _Stop as stop:
            return stop.refusal
        return None

    def _proved(self, person: Person, pair: KeyPair | None, secret: str, *, by_badge: bool) -> Proof:
        def edit(book: Book) -> Book:
            now = book.person(person.number)
            return book if now is None else book.with_person(_unlocked(now))

        if person.failures or person.locks or person.locked:
            self._store.update(edit)
        self._wait_until.pop(person.number, None)
        self._unknown_attempts = 0
        pair = self._renewed(person, pair, secret, by_badge=by_badge)
        short = not by_badge and len(secret) < self.pin_digits and len(secret) == self.short_pin_digits
        proof = Proof(person.number, person.name, person.rank, pair, short)
        self._issued = (proof, self._elapsed() + _PROOF_LIFE)
        return proof

    def _renewed(self, person: Person, pair: KeyPair | None, secret: str, *, by_badge: bool) -> KeyPair:
        """Seal the keys of somebody as the program now does it, if they are not; return the keys."""
        pepper = self._pepper()
        sealed = person.badge_seal if by_badge else person.seal
        if pair is not None and sealed is not None and (pepper is None or sealed.pepper == pepper.id):
            return pair
        own = pair or new_pair()
        again = seal(own, secret, pepper)

        def edit(book: Book) -> Book:
            now = _known(book, person.number)
            if (now.badge_seal if by_badge else now.seal) != sealed:
                raise _Stop(refuse("not_proved", "Say again who you are: the approval has lapsed."))
            if not by_badge:
                return book.with_person(replace(now, pin="", seal=again))
            hashed = hash_badge(secret, book.badge_salt, pepper)
            return book.with_person(replace(now, badge=hashed, badge_seal=again))

        by = Proof(person.number, person.name, person.rank, own)
        wrong = self._change(by, StaffAct.RENEWED, person.number, edit)
        return own if wrong is None else pair or own

    def _lock_left(self, person: Person) -> float:
        """Return for how many seconds a number is still locked; never more than the lock was made for."""
        if not person.locked:
            return 0.0
        lock = person.lock
        if lock is None:
            return LOCK_SECONDS[-1]
        if lock.boot == self._boot:
            gone = self._elapsed() - lock.since
        else:  # the other clock has begun again: only the time of day is left, which may have been set
            gone = (self._clock() - datetime.fromisoformat(lock.since_wall)).total_seconds()
        return min(max(lock.seconds - gone, 0.0), lock.seconds)

    def _as_locked_now(self, person: Person) -> Person:
        return replace(person, locked=self._lock_left(person) > 0) if person.locked else person

    def _denied_by_lock(self, person: Person) -> Denied:
        """Return that a number is locked; the lock of an earlier file begins to run."""
        if person.lock is None:
            number, lock = person.number, self._lock_for(LOCK_SECONDS[-1])

            def edit(book: Book) -> Book:
                now = book.person(number)
                return book if now is None else book.with_person(replace(now, lock=now.lock or lock))

            self._store.update(edit)
        return Denied(_locked(self._lock_left(person)), person.number)

    def _lock_for(self, seconds: float) -> Lock:
        wall = self._clock().isoformat(timespec="seconds")
        return Lock(seconds, self._elapsed(), self._boot, wall)

    def _of_badge(self, book: Book, code: str) -> Person | None:
        """Return whose badge has a code; badges of one file may have been set with and without a pepper."""
        badges = [person for person in book.people if person.badge is not None]
        peppers = {"" if one.badge_seal is None else one.badge_seal.pepper for one in badges}
        for name in sorted(peppers):
            hashed = hash_badge(code, book.badge_salt, pepper_named(name, self._pepper))
            for person in badges:
                if hmac.compare_digest(person.badge or "", hashed):
                    return person
        if not badges:
            hash_badge(code, book.badge_salt)  # as slow as if there were badges
        return None

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
            if attempts < MOST_ATTEMPTS:
                return book.with_person(replace(now, failures=attempts, locked=False, lock=None))
            lock = self._lock_for(LOCK_SECONDS[min(now.locks, len(LOCK_SECONDS) - 1)])
            after = replace(now, failures=0, locked=True, locks=now.locks + 1, lock=lock)
            return book.with_person(after).noting(self._noted(number, "locked", number))

        counted = self._store.update(edit).person(number)
        if counted is None:  # removed from another terminal just now
            return self._failed(None)
        if counted.locked:
            self._wait_until.pop(number, None)
            return Denied(_locked(self._lock_left(counted)), number, MOST_ATTEMPTS, locked=True)
        self._delay(number, counted.failures)
        left = MOST_ATTEMPTS - counted.failures
        text = "Wrong PIN, 1 try left." if left == 1 else "Wrong PIN, {left} tries left."
        wrong = refuse("wrong_pin", text, left=left)
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
        if wrong is None and proof.short_pin:
            return short_pin_refused(self.pin_digits)
        if wrong is None and not proof.rank.at_least(Rank.SHIFT_MANAGER):
            return rank_missing(Rank.SHIFT_MANAGER)
        return wrong

    def _person_refused(self, number: str, name: str, pin: str) -> Refusal | None:
        if len(number) != self.number_digits or not (number.isascii() and number.isdigit()):
            return refuse("staff_number", "A staff number has {digits} digits.", digits=self.number_digits)
        if not 1 <= len(name.strip()) <= _LONGEST_NAME or not name.isprintable():
            return refuse("staff_name", "A name has 1 to {most} characters.", most=_LONGEST_NAME)
        return pin_refused(pin, self.pin_digits, number)

    def _change(
        self, by: Proof, act: StaffAct, number: str, edit: Callable[[Book], Book], *, what: str = ""
    ) -> Refusal | None:
        """Change the people of the file, signed by who does it."""
        noted = self._noted(by.number, what or act, number)

        def change(book: Book) -> Book:
            after = replace(edit(book), serial=book.serial + 1)
            return after.noting(replace(noted, signed=_signed(by, act, noted, book, after)))

        try:
            self._store.update(change)
        except _Stop as stop:
            return stop.refusal
        return None

    def _noted(self, by: str, what: str, number: str) -> Change:
        return Change(self._clock().isoformat(timespec="seconds"), by, what, number)


def _signed(by: Proof, act: StaffAct, noted: Change, before: Book, after: Book) -> StaffChange | None:
    """Return a change with the signature of who makes it; None where nobody could be asked."""
    if by.pair is None:
        return None
    person = after.person(noted.number)
    known = None if person is None else person.known
    change = StaffChange(
        act, noted.number, known, by.number, noted.at, before.fingerprint, after.fingerprint, ""
    )
    return replace(change, signature=by.pair.sign(change_text(change)))


def _unlocked(person: Person) -> Person:
    return replace(person, failures=0, locked=False, locks=0, lock=None)


def short_pin_refused(digits: int) -> Refusal:
    """Return that a PIN is too short for a live table."""
    return refuse(
        "pin_too_short",
        "This PIN is too short: it has to have {digits} digits. Change it first.",
        digits=digits,
    )


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


def _locked(seconds: float) -> Refusal:
    return refuse(
        "staff_locked",
        "This number is locked for {minutes} min. A higher rank unlocks it sooner.",
        minutes=max(1, math.ceil(seconds / 60)),
    )
