"""The commands of `lammer staff`: people listed, and changed under a Shift Manager's PIN."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from dataclasses import dataclass, field

from terminal.rounds.refusal import RANK_TITLES, Refusal, refuse
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Denied, Proof, Staff

Outcome = Message | Refusal
"""What was done, or why it was not. Every command may also raise `StaffError`."""


@dataclass(frozen=True, slots=True)
class Desk:
    """A staff file, whose number authorises what is done to it, and how a secret is asked for."""

    staff: Staff
    by: str | None = None
    """The staff number of the person who authorises; None for the first Shift Manager, and for looking."""
    ask: Callable[[str], str] = field(default=getpass.getpass, repr=False)
    """Asks for a secret without showing it; never an argument, which others could read."""


def list_people(desk: Desk) -> tuple[str, ...]:
    """Return one line for each person: number, rank, name, and whether the number is locked."""
    return tuple(
        f"{person.number}  {person.rank.value:<14}  {person.name}{'  (locked)' if person.locked else ''}"
        for person in desk.staff.people
    )


def add_person(desk: Desk, number: str, name: str, rank: Rank) -> Outcome:
    """Add a person and ask for the new PIN; the first must be a Shift Manager, and nobody authorises it."""
    if desk.staff.needs_first_manager:
        return _add_first(desk, number, name, rank)
    pin = _new_pin(desk, number)
    if isinstance(pin, Refusal):
        return pin
    return _authorised(
        desk,
        lambda proof: desk.staff.add(proof, number, name, rank, pin),
        Message("{name} was added as {rank}.", {"name": name.strip(), "rank": RANK_TITLES[rank]}),
    )


def _add_first(desk: Desk, number: str, name: str, rank: Rank) -> Outcome:
    if rank is not Rank.SHIFT_MANAGER:
        return refuse(
            "first_manager",
            "There is no Table Game Shift Manager yet. Add one first, with rank {rank}.",
            rank=Rank.SHIFT_MANAGER.value,
        )
    pin = _new_pin(desk, number)
    if isinstance(pin, Refusal):
        return pin
    wrong = desk.staff.create_first_manager(number, name, pin)
    return wrong or Message("{name} is the first Table Game Shift Manager.", {"name": name.strip()})


def set_pin(desk: Desk, number: str) -> Outcome:
    """Give a person another PIN: anybody their own, a Shift Manager anybody's."""
    pin = _new_pin(desk, number)
    if isinstance(pin, Refusal):
        return pin
    done = Message("{number} has another PIN.", {"number": number})
    return _authorised(desk, lambda proof: desk.staff.set_pin(proof, number, pin), done)


def set_badge(desk: Desk, number: str) -> Outcome:
    """Give a person a badge, read or typed now; an empty code takes the badge away."""
    code = desk.ask("Hold the badge to the reader (Enter alone takes it away): ").strip() or None
    done = (
        Message("{number} has no badge.", {"number": number})
        if code is None
        else Message("The badge of {number} is set.", {"number": number})
    )
    return _authorised(desk, lambda proof: desk.staff.set_badge(proof, number, code), done)


def set_rank(desk: Desk, number: str, rank: Rank) -> Outcome:
    """Give a person another rank."""
    done = Message("{number} is now {rank}.", {"number": number, "rank": RANK_TITLES[rank]})
    return _authorised(desk, lambda proof: desk.staff.set_rank(proof, number, rank), done)


def unlock_person(desk: Desk, number: str) -> Outcome:
    """Unlock a number."""
    done = Message("{number} is unlocked.", {"number": number})
    return _authorised(desk, lambda proof: desk.staff.unlock(proof, number), done)


def remove_person(desk: Desk, number: str) -> Outcome:
    """Take a person off the staff."""
    done = Message("{number} was removed.", {"number": number})
    return _authorised(desk, lambda proof: desk.staff.remove(proof, number), done)


def _authorised(desk: Desk, act: Callable[[Proof], Refusal | None], done: Message) -> Outcome:
    """Ask for the PIN of the person who authorises, last of all, for it is good for a minute only."""
    if desk.by is None:
        return refuse("nobody_authorises", "Say who authorises this: --by and a staff number.")
    shown = desk.staff.identify(desk.by, desk.ask(f"PIN of {desk.by}, who authorises this: "))
    if isinstance(shown, Denied):
        return shown.refusal
    return act(shown) or done


def _new_pin(desk: Desk, number: str) -> str | Refusal:
    pin = desk.ask(f"New PIN of {number}: ")
    if desk.ask("The same again: ") != pin:
        return refuse("pins_differ", "The two PINs were not the same. Nothing was changed.")
    return pin
