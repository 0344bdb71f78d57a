"""The armed sum, ghosts and the standing bettor in the real window; pads that close with their phase."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet, Hand, standing
from terminal.rules.house import Limits
from terminal.rules.stakes import BetKey
from terminal.screen.armed import RECENT, Armed, recent_with, smallest_chip
from terminal.screen.felt.felt import HOLD
from terminal.screen.felt.fitting import centroid
from terminal.screen.felt.view import BetView, TagLook, TagView
from terminal.screen.selection import ChipMode
from terminal.table.setup.defaults import DEFAULT_CHIPS
from tests.screen.driving import Desk, NotThereError, finger, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


NCI = "insurance-super-six-plus"
ONE, TWO = standing(1), standing(2)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Return a table that takes bets."""
    opened = open_desk(NCI, limits=Limits(minimum=100_00, maximum_differential=50_000_00))
    opened.new_shoe(8, "AC")
    opened.main("PLACE YOUR BETS")
    return opened


def sums(desk: Desk) -> dict[tuple[str, str, str], int]:
    """Return the bets of the round, in dollars."""
    return {(key.box, key.bettor, str(key.bet)): cents // 100 for key, cents in desk.round.sums.items()}


def finish(desk: Desk, *faces: str) -> None:
    """Close the bets, deal and settle; a natural for the Banker if no faces are given."""
    desk.main("NO MORE BETS")
    for face in faces or ("2D", "4S", "3C", "5H"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()


def tag(desk: Desk, box: str) -> TagView | None:
    """Return the tag of a box."""
    return desk.window.felt.boxes[box].tag.view


def ghost(desk: Desk, box: str, bet: Bet) -> BetView:
    """Return what an area shows."""
    return desk.window.felt.area(box, bet).view


# --- the sum -----------------------------------------------------------------------------------------------


def test_chips_and_digits_make_one_sum_and_the_first_after_a_placing_starts_a_new_one() -> None:
    armed = Armed().with_chip(1_000_00).with_digits("2").with_digits("25")
    assert armed.cents == 1_225_00
    assert armed.without_last().cents == 1_022_00
    placed = recent_with(armed, ())[0]
    assert (placed.cents, placed.placed) == (1_225_00, True)
    assert placed.with_digits("7").cents == 7_00
    assert placed.with_chip(25_00).cents == 25_00


@given(st.lists(st.sampled_from(DEFAULT_CHIPS), max_size=6), st.integers(0, 9999))
@settings(max_examples=40, deadline=None)
def test_the_tray_counts_chips_that_make_the_sum(chips: list[int], dollars: int) -> None:
    armed = Armed()
    for chip in chips:
        armed = armed.with_chip(chip)
    armed = armed.with_digits(str(dollars))
    assert armed.cents == sum(chips) + dollars * 100
    counts = armed.among(DEFAULT_CHIPS)
    assert sum(value * count for value, count in counts.items()) == armed.cents
    assert all(counts.get(chip, 0) >= chips.count(chip) for chip in chips)


def test_a_sum_has_no_more_digits_than_a_bet_may_have_and_recent_sums_are_few() -> None:
    armed = Armed()
    for _ in range(12):
        armed = armed.with_digits("9")
    assert armed.cents == 9_999_999_00
    assert armed.with_chip(1_00) == armed
    recent: tuple[Armed, ...] = ()
    for dollars in (100, 200, 300, 400, 500, 300):
        recent = recent_with(Armed(typed=str(dollars)), recent)
    assert [one.cents // 100 for one in recent] == [300, 500, 400, 200]
    assert len(recent) == RECENT


@pytest.mark.parametrize(("minimum", "chip"), [(None, 1_00), (50_00, 100_00), (100_00, 100_00)])
def test_the_smallest_chip_that_meets_the_minimum_is_armed_when_a_round_opens(
    qtbot: QtBot, minimum: int | None, chip: int
) -> None:
    assert smallest_chip(DEFAULT_CHIPS, Limits(minimum=minimum)).cents == chip
    desk = open_desk("commission", limits=Limits(minimum=minimum))
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    assert desk.presenter.selection.armed.cents == chip
    desk.chip(5_00)
    desk.area("2", Bet.TIE)  # any sum may be armed: nothing was added to the first
    assert sums(desk) == {("2", SEATED, "tie"): 5}
    desk.done()


def test_a_sum_stays_armed_goes_on_each_area_and_again_on_the_same(desk: Desk) -> None:
    desk.arm(1_225_00)
    desk.area("4", Bet.PLAYER)
    desk.area("8", Bet.BANKER)
    desk.area("4", Bet.PLAYER)
    assert sums(desk) == {("4", SEATED, "player"): 2_450, ("8", SEATED, "banker"): 1_225}
    desk.chip(500_00)
    desk.area("4", Bet.TIE)
    assert sums(desk)["4", SEATED, "tie"] == 500
    desk.key(desk.window.armed, ("recent", 1))
    desk.area("1", Bet.TIE)
    assert sums(desk)["1", SEATED, "tie"] == 1_225
    desk.done()


def test_the_signs_take_and_set_and_a_refused_sum_stays_as_it_was_typed(desk: Desk) -> None:
    desk.arm(700_00)
    desk.area("4", Bet.PLAYER)
    desk.arm(300_00)
    desk.mode(ChipMode.TAKE_BACK)
    desk.area("4", Bet.PLAYER)
    assert sums(desk) == {("4", SEATED, "player"): 400}
    desk.mode(ChipMode.SET)
    desk.arm(900_00)
    desk.area("4", Bet.PLAYER)
    assert sums(desk) == {("4", SEATED, "player"): 900}
    desk.key(desk.window.armed, "clear")
    desk.area("4", Bet.PLAYER)
    assert desk.notice == "Touch a chip first."
    desk.arm(9_999_999_00)
    desk.mode(ChipMode.ADD)
    for _ in range(2):
        desk.area("5", Bet.TIE)
    desk.key(desk.window.armed, "backspace")
    assert desk.presenter.selection.armed.cents == 999_999_00
    desk.done()


# --- the standing bettor -----------------------------------------------------------------------------------


def test_a_timer_that_comes_early_looks_again_when_the_rest_of_the_hold_is_over(desk: Desk) -> None:
    felt, handle = desk.window.felt, desk.window.windowHandle()
    place = felt.viewport().mapTo(
        desk.window, felt.to_widget(QPointF(*centroid(felt.area("3", Bet.TIE).area)))
    )
    desk.clock.step(desk.pause)
    QTest.touchEvent(handle, finger()).press(0, place, handle).commit()
    desk.clock.step(HOLD - 0.02)
    felt.watch_holds()
    assert felt._hold_timer.interval() <= 20
    QTest.touchEvent(handle, finger()).release(0, place, handle).commit()


def test_holding_an_area_shows_the_standing_bettor_while_the_finger_is_down_and_places_for_them(
    desk: Desk,
) -> None:
    desk.chip(1_000_00)
    desk.hold_area("3", Bet.PLAYER, seconds=HOLD / 2)
    assert sums(desk) == {("3", SEATED, "player"): 1_000}, "short of it, it is a touch"
    desk.hold_area("3", Bet.PLAYER)
    assert sums(desk)["3", ONE, "player"] == 1_000
    desk.hold_area("7", Bet.BANKER, off=True)
    assert ("7", ONE, "banker") not in sums(desk), "moving off cancels"
    assert ("7", SEATED, "banker") not in sums(desk)
    desk.done()


def test_the_standing_key_is_the_way_without_timing_until_it_is_changed(desk: Desk) -> None:
    desk.chip(500_00)
    desk.key(desk.window.armed, ("standing", True))
    desk.area("3", Bet.PLAYER)
    desk.area("7", Bet.BANKER)
    desk.key(desk.window.armed, ("standing", False))
    desk.area("3", Bet.PLAYER)
    assert sums(desk) == {
        ("3", ONE, "player"): 500,
        ("7", ONE, "banker"): 500,
        ("3", SEATED, "player"): 500,
    }
    desk.plate("3")
    desk.key(desk.window.box, "plus")
    desk.area("3", Bet.TIE)
    assert sums(desk)["3", TWO, "tie"] == 500
    desk.done()


def test_a_bet_that_goes_over_the_limit_does_not_change_for_whom_the_next_touch_counts(desk: Desk) -> None:
    desk.plate("3")
    desk.key(desk.window.box, "plus")
    desk.chip(25_000_00)
    for _ in range(3):
        desk.area("3", Bet.PLAYER)
    assert desk.window.turn_back.isVisible()
    desk.chip(100_00)
    desk.area("3", Bet.TIE)
    assert sums(desk) == {("3", ONE, "player"): 75_000, ("3", ONE, "tie"): 100}
    desk.done()


# --- ghosts ------------------------------------------------------------------------------------------------


def test_last_bets_are_ghosts_out_of_the_gauge_until_the_call_and_a_tag_takes_them_again(desk: Desk) -> None:
    desk.chip(500_00)
    for bet in (Bet.PLAYER, Bet.TIE):
        desk.area("2", bet)
    desk.hold_area("2", Bet.BANKER)
    desk.area("6", Bet.PLAYER)
    finish(desk)
    desk.main("PLACE YOUR BETS")
    assert ghost(desk, "2", Bet.PLAYER) == BetView(Bet.PLAYER, 500_00, ghost=True)
    assert ghost(desk, "2", Bet.BANKER) == BetView(Bet.BANKER, 0, (500_00,), ghost=True)
    gauge = desk.window.gauge.view
    assert gauge is not None
    assert (gauge.player, gauge.banker) == (0, 0)
    assert tag(desk, "2") == TagView("1,000", TagLook.AGAIN, "same again")
    desk.chip(100_00)
    desk.area("2", Bet.PLAYER)
    assert tag(desk, "2") == TagView("500", TagLook.AGAIN, "rest again")
    desk.tag("2")
    assert sums(desk) == {("2", SEATED, "player"): 100, ("2", SEATED, "tie"): 500}
    assert tag(desk, "2") == TagView("500", TagLook.AGAIN, "S1 again")
    desk.key(desk.window.armed, "repeat-table")
    assert sums(desk)["6", SEATED, "player"] == 500
    assert ("2", ONE, "banker") not in sums(desk), "standing bettors are repeated one by one"
    desk.tag("2")
    assert sums(desk)["2", ONE, "banker"] == 500
    assert tag(desk, "2") is None
    desk.main("NO MORE BETS")
    assert not any(bet.ghost for box in desk.presenter.view().felt.boxes for bet in box.bets)
    desk.done()


def test_a_last_bet_under_the_chips_of_another_bettor_is_named_on_the_tag(desk: Desk) -> None:
    desk.chip(500_00)
    for bet in (Bet.PLAYER, Bet.TIE):
        desk.area("2", bet)
    finish(desk)
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.hold_area("2", Bet.PLAYER)
    assert tag(desk, "2") == TagView("1,000", TagLook.AGAIN, "same again 閒")
    desk.done()


def test_ghosts_go_at_the_call_and_what_is_left_out_of_a_repeat_is_named(desk: Desk) -> None:
    desk.chip(25_00)
    desk.area("2", Bet.PLAYER)
    desk.chip(500_00)
    desk.area("2", Bet.TIE)
    desk.area("3", Bet.BANKER)
    desk.main("NO MORE BETS")
    desk.answer("close")
    for face in ("2D", "4S", "3C", "5H"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()
    desk.main("PLACE YOUR BETS")
    assert tag(desk, "2") == TagView("500", TagLook.AGAIN, "same again")
    desk.key(desk.window.armed, "repeat-table")
    assert desk.notice == "Not repeated: Box 2, PLAYER 25 (under the minimum)."
    assert sums(desk) == {("2", SEATED, "tie"): 500, ("3", SEATED, "banker"): 500}
    desk.main("NO MORE BETS")
    assert ghost(desk, "2", Bet.PLAYER) == BetView(Bet.PLAYER)
    desk.done()


# --- under the minimum -------------------------------------------------------------------------------------


def test_rulings_29_a_bet_under_the_minimum_is_marked_at_once_and_named_at_the_call(desk: Desk) -> None:
    desk.chip(25_00)
    desk.area("8", Bet.PLAYER)
    assert ghost(desk, "8", Bet.PLAYER) == BetView(Bet.PLAYER, 25_00, under=True)
    assert tag(desk, "8") == TagView("25 < 100", TagLook.UNDER, "under min")
    shown = desk.window.main.view
    assert shown is not None
    assert shown.subtitle == "asks first: box 8, 25"
    desk.main("NO MORE BETS")
    question = desk.window.walk.view
    assert question is not None
    assert question.question == "Box 8, PLAYER 25 under 100"
    assert phase_of(desk.table) is Phase.BETTING
    desk.key(desk.window.facts, "back")
    desk.tag("8")
    desk.key(desk.window.box, "raise")
    assert sums(desk) == {("8", SEATED, "player"): 100}
    assert tag(desk, "8") is None
    desk.main("NO MORE BETS")
    assert phase_of(desk.table) is Phase.CLOSED
    desk.done()


# --- what a phase leaves in hand ---------------------------------------------------------------------------


def test_take_back_an_armed_sum_and_an_open_box_end_with_the_round(desk: Desk) -> None:
    desk.arm(500_00)
    desk.area("2", Bet.PLAYER)
    desk.chip(10_000_00)
    desk.mode(ChipMode.TAKE_BACK)
    desk.key(desk.window.armed, ("standing", True))
    desk.plate("2")
    finish(desk)
    selection = desk.presenter.selection
    assert (selection.armed, selection.mode) == (Armed(), ChipMode.ADD)
    assert not any((selection.standing, selection.box_open, selection.exact_armed, selection.put_on))
    desk.main("PLACE YOUR BETS")
    assert desk.presenter.selection.armed.cents == 100_00
    desk.done()


def test_a_wrong_hand_that_was_chosen_ends_with_the_round(desk: Desk) -> None:
    desk.close_empty()
    for face in ("2D", "4S", "3C", "5H"):
        desk.card(face)
    desk.presenter.choose(put_on=Hand.PLAYER)
    while desk.table.round is not None:
        desk.main()
    assert desk.presenter.selection.put_on is None
    desk.done()


def insured(desk: Desk) -> None:
    """Bring a table to an offer of insurance on the Banker Hand, with the lammer out."""
    desk.chip(1_000_00)
    for box in ("1", "5"):
        desk.area(box, Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in ("2D", "9H", "3S", "7C"):
        desk.card(face)
    desk.main("OFFER INSURANCE")


def test_closing_the_offer_asks_about_a_stake_that_is_typed_but_not_set(desk: Desk) -> None:
    insured(desk)
    shown = desk.window.main.view
    assert shown is not None
    assert shown.subtitle == "no answer: Box 1, Box 5"
    desk.key(desk.window.insurance, ("exact", "1", SEATED))
    desk.key(desk.window.number_pad, "5")
    desk.key(desk.window.number_pad, "0")
    desk.main("CLOSE INSURANCE")
    view = desk.window.walk.view
    assert view is not None
    assert view.question == "Box 1: 50 is typed, but not set. No answer yet: Box 5."
    assert desk.round.insured == ()
    desk.answer("take")
    assert [(taken.box, taken.amount) for taken in desk.round.insured] == [("1", 50_00)]
    desk.main("CLOSE INSURANCE")
    assert desk.presenter.situation.offer is None
    assert not desk.window.number_pad.isVisible()
    desk.done()


@pytest.mark.parametrize("typed", [True, False])
def test_the_pad_of_a_stake_closes_with_the_offer(desk: Desk, typed: bool) -> None:
    insured(desk)
    desk.key(desk.window.insurance, ("exact", "1", SEATED))
    if typed:
        desk.key(desk.window.number_pad, "5")
    desk.main("CLOSE INSURANCE")
    if typed:
        desk.answer("leave")
    assert desk.round.insured == ()
    assert not desk.window.number_pad.isVisible()
    assert desk.presenter.selection.exact is None
    desk.card("6S")
    assert not desk.window.number_pad.isVisible()
    desk.done()


def test_the_pad_of_a_late_bet_closes_with_the_first_card(desk: Desk) -> None:
    desk.chip(500_00)
    desk.area("2", Bet.BANKER)
    desk.main("NO MORE BETS")
    desk.area("3", Bet.BANKER)
    assert desk.window.number_pad.isVisible()
    with pytest.raises(NotThereError):
        desk.key(desk.window.armed, ("digits", "5"))
    desk.card("2D")
    assert not desk.window.number_pad.isVisible()
    assert desk.round.sums == {BetKey("2", SEATED, Bet.BANKER): 500_00}
    desk.done()


def test_digits_of_the_keyboard_choose_boxes_and_signs_have_keys(desk: Desk) -> None:
    desk.chip(500_00)
    desk.type("7", "B")
    assert sums(desk) == {("7", SEATED, "banker"): 500}
    desk.type("-", "B", "+")
    assert sums(desk) == {}
    desk.type("=")
    assert desk.presenter.selection.mode is ChipMode.SET
    desk.type("2", "P", "A")
    assert sums(desk) == {("2", SEATED, "player"): 500}
    assert desk.notice == "There is no bet of the last round to repeat here."
    desk.done()
