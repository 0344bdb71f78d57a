"""Staff prove who they are; guessing is slowed and locked; a Shift Manager manages people."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from terminal.rounds.staff_record import KnownPerson
from terminal.rules.ranks import Rank
from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.people.secrets import new_salt, pin_refused
from terminal.table.people.staff import MOST_ATTEMPTS, UNKNOWN, Denied, Proof, Staff
from terminal.table.people.staff_file import Book, FileStore, MemoryStore
from terminal.table.setup.opening import open_staff
from terminal.table.setup.profile import demo_profile
from tests.table.pit import (
    BADGE,
    DEALER,
    MANAGER,
    PINS,
    RELIEF,
    SHIFT_MANAGER,
    SUPERVISOR,
    Clocks,
    book,
    staff_of,
)
from tests.table.proving import code, denied, lock, proof


def test_the_right_pin_proves_a_person_with_name_and_rank(staff: Staff) -> None:
    shown = proof(staff, SUPERVISOR)
    assert (shown.number, shown.name, shown.rank) == (SUPERVISOR, "Goh M. K.", Rank.PIT_SUPERVISOR)


@pytest.mark.parametrize("pin", ["", "830165", "83016", "8301644", "８３０１６４", "\udcff", "830164\n"])
def test_no_other_pin_does(staff: Staff, pin: str) -> None:
    assert denied(staff, DEALER, pin).refusal.code == "wrong_pin"


def test_the_pin_of_another_does_not(staff: Staff) -> None:
    assert denied(staff, DEALER, PINS[SUPERVISOR]).refusal.code == "wrong_pin"


def test_a_badge_proves_its_owner_wherever_a_number_is_typed(staff: Staff) -> None:
    shown = staff.identify(BADGE, None)
    assert isinstance(shown, Proof)
    assert shown.number == SUPERVISOR


@pytest.mark.parametrize("typed", ["B4DGE-77-1044", SUPERVISOR, "", "\udcff"])
def test_another_badge_or_a_bare_number_proves_nobody(staff: Staff, typed: str) -> None:
    answer = denied(staff, typed, None)
    assert (answer.refusal.code, answer.number, answer.attempts) == ("unknown_staff", UNKNOWN, 1)


def test_a_number_that_nobody_has_is_not_repeated_for_it_may_be_a_pin(staff: Staff) -> None:
    answer = denied(staff, PINS[DEALER], "")
    assert answer.number == UNKNOWN
    assert PINS[DEALER] not in repr(answer)


def test_each_refused_attempt_doubles_the_wait_before_the_next(staff: Staff, clocks: Clocks) -> None:
    for attempts, seconds in ((1, 1), (2, 2), (3, 4), (4, 8)):
        answer = denied(staff, DEALER)
        assert (answer.attempts, answer.refusal.message.params["left"]) == (
            attempts,
            MOST_ATTEMPTS - attempts,
        )
        clocks.wait(seconds - 0.1)
        early = denied(staff, DEALER, PINS[DEALER])
        assert (early.refusal.code, early.attempts) == ("too_soon", 0)
        clocks.wait(0.2)
    assert proof(staff, DEALER).number == DEALER


def test_the_wait_of_one_person_is_not_that_of_another(staff: Staff) -> None:
    denied(staff, DEALER)
    assert proof(staff, RELIEF).number == RELIEF


def test_guessing_badges_is_slowed_up_to_half_a_minute_and_locks_nobody(staff: Staff, clocks: Clocks) -> None:
    for attempts in range(1, 9):
        assert denied(staff, "no such badge", None).attempts == attempts
        assert denied(staff, "no such badge", None).refusal.code == "too_soon"
        clocks.wait(30.1)
    assert isinstance(staff.identify(BADGE, None), Proof)
    assert denied(staff, "no such badge", None).attempts == 1


def test_the_right_pin_forgets_the_refused_ones(staff: Staff, clocks: Clocks) -> None:
    denied(staff, DEALER)
    clocks.wait(2)
    proof(staff, DEALER)
    assert denied(staff, DEALER).attempts == 1


def test_five_refused_pins_in_a_row_lock_a_number_for_1_then_5_then_15_minutes_and_never_longer(
    staff: Staff, clocks: Clocks
) -> None:
    for minutes in (1, 5, 15, 15):
        last = lock(staff, clocks)
        assert (last.refusal.code, last.attempts, last.locked) == ("staff_locked", 5, True)
        assert last.refusal.message.params["minutes"] == minutes
        clocks.wait(minutes * 60 - 1)
        again = denied(staff, DEALER, PINS[DEALER])
        assert (again.refusal.code, again.attempts, again.locked) == ("staff_locked", 0, False)
        clocks.wait(2)
    assert proof(staff, DEALER).number == DEALER
    assert lock(staff, clocks).refusal.message.params["minutes"] == 1


@pytest.mark.parametrize("days", [-400, 400])
def test_a_clock_that_is_set_neither_ends_a_lock_nor_makes_it_longer(
    staff: Staff, clocks: Clocks, days: int
) -> None:
    lock(staff, clocks)
    clocks.day += timedelta(days=days)
    assert denied(staff, DEALER, PINS[DEALER]).refusal.code == "staff_locked"
    clocks.wait(60.1)
    assert proof(staff, DEALER).number == DEALER


def test_a_lock_outlives_the_machine_by_the_time_of_day(
    staff: Staff, staff_path: Path, clocks: Clocks
) -> None:
    lock(staff, clocks)
    after_boot = Clocks(clocks.day)
    rebooted = Staff(
        FileStore(staff_path, new_salt), clock=after_boot.now, elapsed=after_boot.elapsed, boot="another run"
    )
    assert denied(rebooted, DEALER, PINS[DEALER]).refusal.code == "staff_locked"
    after_boot.wait(60.1)
    assert proof(rebooted, DEALER).number == DEALER


def test_a_lock_of_an_earlier_file_runs_for_a_quarter_of_an_hour(clocks: Clocks) -> None:
    people = book()
    store = MemoryStore(people.with_person(replace(people.people[0], locked=True)))
    staff = staff_of(store, clocks)
    assert denied(staff, DEALER, PINS[DEALER]).refusal.message.params["minutes"] == 15
    clocks.wait(900.1)
    assert proof(staff, DEALER).number == DEALER


def test_the_lock_and_the_count_outlive_the_program(staff: Staff, staff_path: Path, clocks: Clocks) -> None:
    denied(staff, DEALER)
    denied(staff, RELIEF)
    lock(staff, clocks, MANAGER)
    started_again = staff_of(FileStore(staff_path, new_salt), Clocks())
    assert denied(started_again, MANAGER, PINS[MANAGER]).refusal.code == "staff_locked"
    assert denied(started_again, DEALER).attempts == 2


def test_a_locked_number_has_no_badge_either(staff: Staff, clocks: Clocks) -> None:
    lock(staff, clocks, SUPERVISOR)
    assert denied(staff, BADGE, None).refusal.code == "staff_locked"


@pytest.mark.parametrize(
    ("locked", "by", "answer"),
    [
        (DEALER, RELIEF, "rank_missing"),
        (DEALER, SUPERVISOR, None),
        (SUPERVISOR, MANAGER, None),
        (MANAGER, SUPERVISOR, "rank_missing"),
        (MANAGER, SHIFT_MANAGER, None),
    ],
)
def test_a_higher_rank_unlocks(
    staff: Staff, clocks: Clocks, locked: str, by: str, answer: str | None
) -> None:
    lock(staff, clocks, locked)
    assert code(staff.unlock(proof(staff, by), locked)) == answer
    assert isinstance(staff.identify(locked, PINS[locked]), Proof if answer is None else Denied)


def test_a_shift_manager_is_unlocked_by_another(staff: Staff, clocks: Clocks) -> None:
    assert staff.add(proof(staff), "10078", "Chua B. H.", Rank.SHIFT_MANAGER, "583920") is None
    lock(staff, clocks, SHIFT_MANAGER)
    other = staff.identify("10078", "583920")
    assert isinstance(other, Proof)
    assert staff.unlock(other, SHIFT_MANAGER) is None
    assert proof(staff).number == SHIFT_MANAGER


def test_what_is_not_locked_is_not_unlocked(staff: Staff) -> None:
    assert code(staff.unlock(proof(staff), DEALER)) == "not_locked"
    assert code(staff.unlock(proof(staff), "99999")) == "unknown_staff"


def test_a_proof_is_good_once_and_for_a_minute(staff: Staff, clocks: Clocks) -> None:
    shown = proof(staff)
    assert staff.redeem(shown)
    assert not staff.redeem(shown)
    late = proof(staff)
    clocks.wait(60.1)
    assert not staff.redeem(late)


def test_only_the_last_proof_is_good(staff: Staff) -> None:
    first = proof(staff)
    proof(staff, DEALER)
    assert not staff.redeem(first)


def test_a_proof_made_by_hand_or_elsewhere_is_none(staff: Staff, clocks: Clocks) -> None:
    shown = proof(staff)
    assert not staff.redeem(Proof(shown.number, shown.name, shown.rank))
    assert not staff.redeem(replace(shown))
    assert not staff_of(MemoryStore(book()), clocks).redeem(shown)


MANAGING: dict[str, Callable[[Staff, Proof], object]] = {
    "add": lambda staff, by: staff.add(by, "10078", "Chua B. H.", Rank.DEALER, "583920"),
    "set the PIN of another": lambda staff, by: staff.set_pin(by, RELIEF, "583920"),
    "set a badge": lambda staff, by: staff.set_badge(by, RELIEF, "another badge"),
    "set a rank": lambda staff, by: staff.set_rank(by, RELIEF, Rank.PIT_SUPERVISOR),
    "remove": lambda staff, by: staff.remove(by, RELIEF),
}


@pytest.mark.parametrize("act", MANAGING.values(), ids=MANAGING)
def test_a_shift_manager_alone_manages_people(staff: Staff, act: Callable[[Staff, Proof], object]) -> None:
    before = staff.people
    for number in (DEALER, SUPERVISOR, MANAGER):
        assert code(act(staff, proof(staff, number))) == "rank_missing"
    assert code(act(staff, Proof(SHIFT_MANAGER, "Ong B. L.", Rank.SHIFT_MANAGER))) == "not_proved"
    assert staff.people == before
    assert act(staff, proof(staff)) is None
    assert staff.people != before


def test_anybody_changes_their_own_pin(staff: Staff, clocks: Clocks) -> None:
    assert staff.set_pin(proof(staff, DEALER), DEALER, "583920") is None
    assert isinstance(staff.identify(DEALER, "583920"), Proof)
    assert denied(staff, DEALER, PINS[DEALER]).refusal.code == "wrong_pin"


def test_the_last_shift_manager_stays(staff: Staff) -> None:
    assert code(staff.remove(proof(staff), SHIFT_MANAGER)) == "last_manager"
    assert code(staff.set_rank(proof(staff), SHIFT_MANAGER, Rank.DEALER)) == "last_manager"


def test_a_number_or_a_badge_belongs_to_one_person(staff: Staff) -> None:
    assert code(staff.add(proof(staff), DEALER, "Chua", Rank.DEALER, "583920")) == "number_taken"
    assert code(staff.set_badge(proof(staff), DEALER, BADGE)) == "badge_taken"
    assert staff.set_badge(proof(staff), SUPERVISOR, BADGE) is None
    assert staff.set_badge(proof(staff), SUPERVISOR, None) is None
    assert staff.set_badge(proof(staff), DEALER, BADGE) is None


@pytest.mark.parametrize("number", ["", "1234", "123456", "1234x", "１２３４５"])
def test_a_staff_number_has_the_digits_of_the_house(staff: Staff, number: str) -> None:
    assert code(staff.add(proof(staff), number, "Chua", Rank.DEALER, "583920")) == "staff_number"


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\nb"])
def test_a_name_is_a_line_of_text(staff: Staff, name: str) -> None:
    assert code(staff.add(proof(staff), "10078", name, Rank.DEALER, "583920")) == "staff_name"


@pytest.mark.parametrize("badge", ["12345", "x" * 129, "a\tbadge"])
def test_a_badge_has_a_code_of_some_length(staff: Staff, badge: str) -> None:
    assert code(staff.set_badge(proof(staff), DEALER, badge)) == "badge_code"


@pytest.mark.parametrize(
    "pin",
    ["111111", "000000", "123456", "012345", "987654", "543210", "890123", "121212", "123123", "303030"],
)
def test_a_pin_that_anybody_would_try_is_refused(pin: str) -> None:
    refused = pin_refused(pin, 6, DEALER)
    assert refused is not None
    assert refused.code == "pin_too_plain"
    assert pin not in repr(refused)


def test_a_pin_that_holds_the_staff_number_or_lies_in_it_is_refused() -> None:
    assert code(pin_refused("302771", 6, "30277")) == "pin_too_plain"
    assert code(pin_refused("4819", 4, "24819")) == "pin_too_plain"


@pytest.mark.parametrize("pin", ["83016", "8301644", "83016a", "-83016", "８３０１６４", ""])
def test_a_pin_has_the_digits_of_the_house(pin: str) -> None:
    assert code(pin_refused(pin, 6, DEALER)) == "pin_length"


@pytest.mark.parametrize(("digits", "pin"), [(4, "8351"), (12, "835104927716")])
def test_the_house_sets_how_many_digits_a_pin_has(digits: int, pin: str) -> None:
    staff = Staff(MemoryStore(replace(book(), people=())), pin_digits=digits)
    assert code(staff.create_first_manager(SHIFT_MANAGER, "Ong", PINS[SHIFT_MANAGER])) == "pin_length"
    assert staff.create_first_manager(SHIFT_MANAGER, "Ong", pin) is None


def test_the_first_run_makes_the_first_shift_manager_and_only_that_one(staff_path: Path) -> None:
    staff = Staff(FileStore(staff_path, new_salt))
    assert staff.needs_first_manager
    assert not staff_path.exists()
    assert staff.create_first_manager(SHIFT_MANAGER, " Ong B. L. ", PINS[SHIFT_MANAGER]) is None
    assert not Staff(FileStore(staff_path, new_salt)).needs_first_manager
    first = staff.person(SHIFT_MANAGER)
    assert first is not None
    assert (first.name, first.rank) == ("Ong B. L.", Rank.SHIFT_MANAGER)
    assert code(staff.create_first_manager("10078", "Chua B. H.", "583920")) == "not_the_first"
    assert proof(staff).number == SHIFT_MANAGER


def _told_of(pins: tuple[str, str, str]) -> list[tuple[KnownPerson, ...]]:
    """Return the people as the ledger knows them: with a second person, and once that has another PIN."""
    store, clocks = MemoryStore(Book(new_salt())), Clocks()
    staff = Staff(store, clock=clocks.now, elapsed=clocks.elapsed, boot="this run")
    assert staff.create_first_manager(SHIFT_MANAGER, "Rahman B.", pins[0]) is None
    told = []
    for act in (
        lambda by: staff.add(by, DEALER, "Tan W. L.", Rank.DEALER, pins[1]),
        lambda by: staff.set_pin(by, DEALER, pins[2]),
    ):
        by = staff.identify(SHIFT_MANAGER, pins[0])
        assert isinstance(by, Proof)
        assert act(by) is None
        told.append(store.read().known)
    return told


def test_what_a_table_is_told_of_people_who_get_a_pin_does_not_depend_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever is made, and whoever sets another PIN, has a key of random bits."""
    told = []
    for pins in (("518472", "604913", "729305"), ("962851", "407318", "350792")):
        dice = Random(1)
        monkeypatch.setattr(secrets, "token_bytes", dice.randbytes)
        monkeypatch.setattr(secrets, "token_hex", lambda count, dice=dice: dice.randbytes(count).hex())
        told.append(_told_of(pins))
    assert told[0] == told[1]
    assert told[0][0] != told[0][1]


def test_a_staff_file_that_is_not_there_lets_nobody_in(staff_path: Path) -> None:
    staff = Staff(FileStore(staff_path, new_salt))
    for person in DEMO_PEOPLE:
        assert isinstance(staff.identify(person.number, person.pin), Denied)
        staff._wait_until.clear()


def test_the_demo_has_four_people_whose_pins_anybody_may_read() -> None:
    staff = open_staff(demo_profile())
    for person in DEMO_PEOPLE:
        shown = staff.identify(person.number, person.pin)
        assert isinstance(shown, Proof)
        assert (shown.name, shown.rank) == (person.name, person.rank)
    assert [person.pin for person in DEMO_PEOPLE] == ["111111", "222222", "333333", "444444"]


def test_the_demo_forgets_locks_at_the_next_start(clocks: Clocks) -> None:
    staff = open_staff(demo_profile(), clock=clocks.now, elapsed=clocks.elapsed)
    lock(staff, clocks, DEMO_PEOPLE[0].number)
    assert isinstance(open_staff(demo_profile()).identify("10001", "111111"), Proof)
