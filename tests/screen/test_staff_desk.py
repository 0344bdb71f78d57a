"""The staff on screen: each change by touch, under a Shift Manager's PIN, and by nobody else."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.rules.ranks import Rank
from terminal.table.people.staff import Denied, Proof, Staff
from tests.screen.driving import DEALER, PIT_MANAGER, PIT_SUPERVISOR, SHIFT_MANAGER, Desk, NotThereError
from tests.screen.pit import BADGE, TABLES, Seconds, hold_badge, open_with_bets, press, recorded
from tests.screenshots.pit_scenes import lock

pytestmark = pytest.mark.usefixtures("unpainted")


NEW, NEW_PIN, OTHER_PIN = "30277", "830164", "583920"


def open_staff(seconds: Seconds | None = None) -> tuple[Desk, Staff]:
    """Return the list of people, from the tools outside the round."""
    desk = open_with_bets(TABLES[0], elapsed=seconds or Seconds())
    desk.shoe()
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


def test_a_new_pin_is_never_set_for_another_number_than_the_one_that_was_chosen(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    desk.answer(DEALER[0])
    desk.answer("pin")
    type_digits(desk, SHIFT_MANAGER[0] + OTHER_PIN)
    desk.main("NEXT")
    type_digits(desk, OTHER_PIN)
    desk.main("GO ON")
    view = desk.window.enrol.view
    assert view is not None
    assert view.identity.problem == f"The number of Chan Ai Lin is {DEALER[0]}."
    for number, pin in (DEALER, SHIFT_MANAGER):
        assert not isinstance(staff.identify(number, pin), Denied)
    desk.done()


def test_a_locked_number_is_unlocked_and_that_is_recorded(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk, staff = open_staff(seconds)
    number = PIT_SUPERVISOR[0]
    for _ in range(5):
        seconds.now += 60
        staff.identify(number, OTHER_PIN)
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


def question(desk: Desk) -> str:
    """Return what the page asks, or says has been done."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return view.question


def note_of(desk: Desk, number: str) -> str:
    """Return what the list says of a person."""
    view = desk.window.walk.view
    assert view is not None
    return next(answer.note for answer in view.answers if answer.name == number)


def proved(staff: Staff, badge: str) -> str:
    """Return whose badge it is; nobody's is empty."""
    shown = staff.identify(badge, None)
    return shown.number if isinstance(shown, Proof) else ""


def test_a_badge_is_set_changed_and_taken_away_with_the_reader(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk, staff = open_staff(seconds)
    number, other = PIT_SUPERVISOR[0], "0030001888"
    for code in (BADGE, other):
        desk.answer(number)
        desk.answer("badge")
        assert not any(key == ("digit", "1") for key in desk.window.enrol.keys)
        hold_badge(code)
        assert proved(staff, code) == ""
        seconds.now += 60
        sign(desk, SHIFT_MANAGER)
        assert question(desk) == "Mohamad Suhaimi has a new badge."
        assert proved(staff, code) == number
    assert proved(staff, BADGE) == ""
    seconds.now += 60
    desk.answer(number)
    desk.answer("no_badge")
    sign(desk, SHIFT_MANAGER)
    assert proved(staff, other) == ""
    assert (staff.person(number) or staff.people[0]).badge is None
    desk.done()


def test_a_badge_is_set_by_nobody_but_a_shift_manager_and_by_no_typing(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    before = staff.people
    desk.answer(DEALER[0])
    desk.answer("badge")
    for code_sign in BADGE + "\r":
        press(code_sign, pause=200)
    assert desk.window.enrol.view is not None
    assert desk.window.enrol.view.reads_badge
    hold_badge()
    sign(desk, PIT_SUPERVISOR)
    assert "Shift Manager" in desk.window.enrol.view.identity.problem
    with pytest.raises(NotThereError):
        desk.main("SIGN")
    press("\r", pause=200)
    desk.key(desk.window.enrol, "back")
    assert staff.people == before
    desk.done()


def test_esc_leaves_the_page_of_the_badge(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    before = staff.people
    desk.answer(DEALER[0])
    desk.answer("badge")
    desk.type(Qt.Key.Key_Escape)
    assert question(desk) == "Who?"
    assert staff.people == before
    desk.done()


def test_a_badge_of_somebody_else_is_not_given_twice(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk, staff = open_staff(seconds)
    for number in (PIT_SUPERVISOR[0], DEALER[0]):
        desk.answer(number)
        desk.answer("badge")
        hold_badge()
        sign(desk, SHIFT_MANAGER)
        seconds.now += 60
    assert "somebody else" in desk.window.enrol.view.identity.problem  # type: ignore[union-attr]
    assert proved(staff, BADGE) == PIT_SUPERVISOR[0]
    desk.done()


def test_an_acting_rank_is_ended_early_and_that_is_recorded(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    number = DEALER[0]
    desk.answer(number)
    keys = desk.window.walk.keys
    assert not keys["answer", "end_acting"].isEnabled()
    assert [name[1] for name in keys if isinstance(name, tuple) and str(name[1]).isdigit()] == ["2", "4", "8"]
    desk.answer("2")
    desk.answer("pit_manager")
    sign(desk, SHIFT_MANAGER)
    desk.answer(number)
    desk.answer("end_acting")
    sign(desk, PIT_SUPERVISOR)
    assert "Pit Manager" in desk.window.enrol.view.identity.problem  # type: ignore[union-attr]
    assert len(desk.table.acting) == 1
    desk.key(desk.window.enrol, "back")
    desk.answer(number)
    desk.answer("end_acting")
    sign(desk, PIT_MANAGER)
    assert desk.table.acting == ()
    assert question(desk) == "Chan Ai Lin no longer acts as Pit Manager."
    assert [ended["number"] for ended in recorded(desk, "acting_rank_revoked")] == [number]
    granted = recorded(desk, "override_granted")[-1]
    assert (granted["number"], granted["command"]) == (PIT_MANAGER[0], "RevokeActingRank")
    assert note_of(desk, number) == "Dealer"
    assert rank_of(staff, number) is Rank.DEALER
    desk.done()


def test_acting_ranks_are_shown_in_the_time_of_the_house(qtbot: QtBot) -> None:
    desk, _ = open_staff()
    desk.answer(PIT_SUPERVISOR[0])
    desk.answer("8")
    desk.answer("shift_manager")
    sign(desk, SHIFT_MANAGER)
    (acting,) = desk.table.acting
    end = datetime.fromisoformat(acting.until).astimezone(ZoneInfo(desk.session.ledger.identity.zone))
    assert end.utcoffset() == timedelta(hours=8)
    shown = f"Pit Supervisor · acting Table Game Shift Manager to {end:%H:%M}"
    assert note_of(desk, PIT_SUPERVISOR[0]) == shown
    desk.done()


def test_a_locked_person_is_shown_and_unlocked_by_the_next_rank_but_not_by_an_equal(qtbot: QtBot) -> None:
    desk, staff = open_staff()
    number = PIT_MANAGER[0]
    lock(desk, number)
    desk.answer("back")
    desk.shoe()
    desk.other_tool("staff")
    assert note_of(desk, number) == "Pit Manager · locked"
    for who in (PIT_SUPERVISOR, SHIFT_MANAGER):
        desk.answer(number)
        desk.answer("unlock")
        sign(desk, who)
        if who is PIT_SUPERVISOR:
            assert "Shift Manager" in desk.window.enrol.view.identity.problem  # type: ignore[union-attr]
            desk.key(desk.window.enrol, "back")
    assert not (staff.person(number) or staff.people[0]).locked
    assert [unlocked["unlocked_by"] for unlocked in recorded(desk, "staff_unlocked")] == [SHIFT_MANAGER[0]]
    desk.done()
