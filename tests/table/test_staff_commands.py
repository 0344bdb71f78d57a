"""`lammer staff`: anybody makes the first Shift Manager; all else is under a Shift Manager's PIN."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Proof, Staff
from terminal.table.people.staff_commands import (
    Desk,
    Outcome,
    add_person,
    list_people,
    remove_person,
    set_badge,
    set_pin,
    set_rank,
    unlock_person,
)
from terminal.table.people.staff_file import FileStore
from tests.table.pit import DEALER, PINS, RELIEF, SHIFT_MANAGER, SUPERVISOR, WRONG_PIN, Clocks, book, staff_of

NEW_PIN = "583920"


@pytest.fixture
def clocks() -> Clocks:
    """Return clocks set by hand."""
    return Clocks()


@pytest.fixture
def staff(tmp_path: Path, clocks: Clocks) -> Staff:
    """Return the five people in a file."""
    store = FileStore(tmp_path / "staff.json", new_salt)
    store.update(lambda _: book())
    return staff_of(store, clocks)


def desk(staff: Staff, *secrets: str, by: str | None = SHIFT_MANAGER) -> Desk:
    """Return a desk at which these secrets are typed, in this order."""
    waiting = list(secrets)
    return Desk(staff, by, lambda question: waiting.pop(0))


def code(outcome: Outcome) -> str | None:
    """Return the code of a refusal, None if it was done."""
    return outcome.code if isinstance(outcome, Refusal) else None


def text(outcome: Outcome) -> str:
    """Return what is said when it was done."""
    assert isinstance(outcome, Message), outcome
    return outcome.render()


def test_the_list_shows_number_rank_name_and_lock_and_no_hash(staff: Staff, clocks: Clocks) -> None:
    for _ in range(5):
        clocks.wait(60)
        staff.identify(DEALER, WRONG_PIN)
    lines = list_people(Desk(staff))
    assert lines[0] == "30277  dealer          Tan W. L.  (locked)"
    assert lines[4] == "10077  shift_manager   Ong B. L."
    assert not any("argon2" in line for line in lines)


def test_the_first_person_is_a_shift_manager_and_needs_nobodys_authority(tmp_path: Path) -> None:
    staff = Staff(FileStore(tmp_path / "staff.json", new_salt))
    first = desk(staff, NEW_PIN, NEW_PIN, by=None)
    assert code(add_person(first, DEALER, "Tan", Rank.DEALER)) == "first_manager"
    done = add_person(first, SHIFT_MANAGER, "Ong B. L.", Rank.SHIFT_MANAGER)
    assert text(done) == "Ong B. L. is the first Table Game Shift Manager."
    second = desk(staff, PINS[DEALER], PINS[DEALER], by=None)
    assert code(add_person(second, DEALER, "Tan", Rank.DEALER)) == "nobody_authorises"


def test_a_person_is_added_under_a_shift_managers_pin(staff: Staff) -> None:
    at = desk(staff, NEW_PIN, NEW_PIN, PINS[SHIFT_MANAGER])
    assert text(add_person(at, "10078", " Chua B. H. ", Rank.PIT_MANAGER)) == (
        "Chua B. H. was added as Pit Manager."
    )
    assert isinstance(staff.identify("10078", NEW_PIN), Proof)


def test_a_pin_typed_differently_the_second_time_changes_nothing(staff: Staff) -> None:
    before = staff.people
    assert code(set_pin(desk(staff, NEW_PIN, WRONG_PIN), DEALER)) == "pins_differ"
    assert staff.people == before


def test_anybody_sets_their_own_pin_and_a_shift_manager_anybodys(staff: Staff) -> None:
    own = desk(staff, NEW_PIN, NEW_PIN, PINS[DEALER], by=DEALER)
    assert text(set_pin(own, DEALER)) == "30277 has another PIN."
    assert code(set_pin(desk(staff, NEW_PIN, NEW_PIN, NEW_PIN, by=DEALER), RELIEF)) == "rank_missing"
    assert text(set_pin(desk(staff, NEW_PIN, NEW_PIN, PINS[SHIFT_MANAGER]), RELIEF))


def test_rank_badge_lock_and_leaving(staff: Staff, clocks: Clocks) -> None:
    pin = PINS[SHIFT_MANAGER]
    assert text(set_rank(desk(staff, pin), RELIEF, Rank.PIT_SUPERVISOR)) == "31188 is now Pit Supervisor."
    assert text(set_badge(desk(staff, "a new badge\n", pin), RELIEF)) == "The badge of 31188 is set."
    assert isinstance(staff.identify("a new badge", None), Proof)
    assert text(set_badge(desk(staff, "", pin), RELIEF)) == "31188 has no badge."
    for _ in range(5):
        clocks.wait(60)
        staff.identify(DEALER, WRONG_PIN)
    supervisor = desk(staff, PINS[SUPERVISOR], by=SUPERVISOR)
    assert text(unlock_person(supervisor, DEALER)) == "30277 is unlocked."
    assert text(remove_person(desk(staff, pin), DEALER)) == "30277 was removed."
    assert staff.person(DEALER) is None


COMMANDS: dict[str, Callable[[Desk], Outcome]] = {
    "add": lambda at: add_person(at, "10078", "Chua B. H.", Rank.DEALER),
    "set-pin": lambda at: set_pin(at, RELIEF),
    "badge": lambda at: set_badge(at, RELIEF),
    "rank": lambda at: set_rank(at, RELIEF, Rank.SHIFT_MANAGER),
    "remove": lambda at: remove_person(at, RELIEF),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize(
    ("by", "pin", "answer"),
    [
        (None, PINS[SHIFT_MANAGER], "nobody_authorises"),
        (SHIFT_MANAGER, WRONG_PIN, "wrong_pin"),
        (SUPERVISOR, PINS[SUPERVISOR], "rank_missing"),
        ("99999", PINS[SHIFT_MANAGER], "unknown_staff"),
    ],
)
def test_without_a_shift_managers_pin_nothing_is_changed(
    staff: Staff, command: Callable[[Desk], Outcome], by: str | None, pin: str, answer: str
) -> None:
    before = [(person.number, person.rank, person.pin, person.badge) for person in staff.people]
    asked: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return pin if "authorises" in question else NEW_PIN

    outcome = command(Desk(staff, by, ask))
    assert code(outcome) == answer
    assert [(person.number, person.rank, person.pin, person.badge) for person in staff.people] == before
    assert not any(secret in repr(outcome) for secret in (pin, NEW_PIN))
