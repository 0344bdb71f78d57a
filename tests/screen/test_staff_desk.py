"""The staff on screen: each change by touch, under a Shift Manager's PIN, and by nobody else."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from terminal.rounds.ranks import Rank
from terminal.table.staff import Staff
from tests.screen.driving import DEALER, PIT_SUPERVISOR, SHIFT_MANAGER, Desk
from tests.screen.pit import TABLES, Seconds, open_with_bets, recorded

NEW, NEW_PIN, OTHER_PIN = "30277", "830164", "583920"


def open_staff(seconds: Seconds | None = None) -> tuple[Desk, Staff]:
    """The list of people, from the tools beside the round."""
    desk = open_with_bets(TABLES[0], elapsed=seconds or Seconds())
    desk.shoe()
    while ("tool", "staff") not in desk.window.between.keys:
        desk.key(desk.window.between, "page-on")
    desk.other_tool("staff")
    staff = desk.session._staff
    assert staff is not None
    return desk, staff


def type_digits(desk: Desk, text: str) -> None:
    for digit in text:
        desk.key(desk.window.enrol, ("digit", digit))


def sign(desk: Desk, who: tuple[str, str]) -> None:
    assert (desk.window.enrol.number, desk.window.enrol.pin) == ("", "")
    type_digits(desk, "".join(who))
    desk.main("SIGN")


def rank_of(staff: Staff, number: str) -> Rank:
    person = staff.person(number)
    assert person is not None
    return person.rank


def test_a_person_is_added_by_touch(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    desk.answer("add")
    for key in ("T", "A", "N"):
        desk.key(desk.window.keyboard, key)
    type_digits(desk, NEW + NEW_PIN)
    desk.main("NEXT")
    type_digits(desk, NEW_PIN)
    desk.main("GO ON")
    assert staff.person(NEW) is None
    sign(desk, SHIFT_MANAGER)
    person = staff.person(NEW)
    assert person is not None
    assert (person.name, person.rank) == ("Tan", Rank.DEALER)
    assert "Tan" in desk.window.walk.view.question  # type: ignore[union-attr]
    desk.done()


def test_only_a_shift_manager_changes_the_staff(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk, staff = open_staff(seconds)
    desk.answer(DEALER[0])
    desk.answer("rank")
    desk.answer("pit_manager")
    sign(desk, PIT_SUPERVISOR)
    assert "Shift Manager" in desk.window.enrol.view.identity.problem  # type: ignore[union-attr]
    assert rank_of(staff, DEALER[0]) is Rank.DEALER
    desk.key(desk.window.enrol, "back")
    desk.answer(DEALER[0])
    desk.answer("rank")
    desk.answer("pit_manager")
    sign(desk, (SHIFT_MANAGER[0], OTHER_PIN))
    assert [refused["number"] for refused in recorded(desk, "pin_refused")] == [SHIFT_MANAGER[0]]
    assert rank_of(staff, DEALER[0]) is Rank.DEALER
    seconds.now += 5
    type_digits(desk, SHIFT_MANAGER[1])
    desk.main("SIGN")
    assert rank_of(staff, DEALER[0]) is Rank.PIT_MANAGER
    desk.done()


def test_a_person_gets_another_pin_and_is_taken_off(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    number = PIT_SUPERVISOR[0]
    desk.answer(number)
    desk.answer("pin")
    type_digits(desk, number + OTHER_PIN)
    desk.main("NEXT")
    type_digits(desk, OTHER_PIN)
    desk.main("GO ON")
    sign(desk, SHIFT_MANAGER)
    assert not hasattr(staff.identify(number, OTHER_PIN), "refusal")
    desk.answer(number)
    desk.answer("remove")
    sign(desk, SHIFT_MANAGER)
    assert staff.person(number) is None
    desk.done()


def test_a_locked_number_is_unlocked_and_that_is_recorded(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk, staff = open_staff(seconds)
    number = PIT_SUPERVISOR[0]
    for _ in range(5):
        staff.identify(number, OTHER_PIN)
        seconds.now += 60
    desk.answer(number)
    desk.answer("unlock")
    sign(desk, SHIFT_MANAGER)
    person = staff.person(number)
    assert person is not None
    assert not person.locked
    assert [unlocked["number"] for unlocked in recorded(desk, "staff_unlocked")] == [number]
    desk.done()


def test_a_rank_is_assigned_for_a_time(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    desk.answer(PIT_SUPERVISOR[0])
    desk.answer("4")
    desk.answer("pit_manager")
    sign(desk, SHIFT_MANAGER)
    (acting,) = desk.table.acting
    assert (acting.number, acting.rank) == (PIT_SUPERVISOR[0], Rank.PIT_MANAGER)
    assert rank_of(staff, PIT_SUPERVISOR[0]) is Rank.PIT_SUPERVISOR
    desk.done()


def test_leaving_changes_nothing(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    before, head = staff.people, desk.session.ledger.head
    desk.answer(DEALER[0])
    desk.answer("remove")
    type_digits(desk, "".join(SHIFT_MANAGER))
    desk.key(desk.window.enrol, "back")
    desk.answer("back")
    assert not desk.window.walk.isVisible()
    assert (staff.people, desk.session.ledger.head) == (before, head)
    desk.done()
