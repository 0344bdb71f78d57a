"""What a hasty finger, or one that rests on a key, once brought about by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet
from terminal.rules.stakes import BetKey
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk
from tests.screen.pit import recorded
from tests.screen.touched_parts import HELD, REPEATS, TAPS_APART, hold, tap_twice
from tests.screenshots.stopped_scenes import options

INSURANCE = "insurance-super-six-plus"
CHIP = 1_000_00
FOUR_CARDS = ("2D", "9H", "3S", "7C")
"""The Banker leads five to six; both bets may be insured."""


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table of the game with insurance after its burn."""
    desk = open_desk(INSURANCE)
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    yield desk
    desk.done()


def place_of(desk: Desk, panel: str, name: object) -> QPoint:
    """Return where a key of a panel lies."""
    key = getattr(desk.window, panel).keys[name]
    middle = key.mapTo(desk.window, key.rect().center())
    assert isinstance(middle, QPoint)
    return middle


def area_place(desk: Desk, box: str, bet: Bet) -> QPoint:
    """Return where an area of the felt lies."""
    felt = desk.window.felt
    middle = felt.area(box, bet).shape().boundingRect().center()
    return felt.viewport().mapTo(desk.window, felt.to_widget(middle))


def test_the_largest_stake_tapped_twice_is_taken_and_stays(desk: Desk) -> None:
    desk.chip(CHIP)
    desk.area("5", Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in FOUR_CARDS:
        desk.card(face)
    desk.main("OFFER INSURANCE")
    panel = desk.window.insurance
    stake = next(name for name in panel.keys if isinstance(name, tuple) and name[0] == "stake")
    place = place_of(desk, "insurance", stake)
    desk.clock.step(1)
    assert tap_twice(desk, place) == [True, False]
    assert len(desk.round.insured) == 1


@pytest.mark.parametrize("letter", "mhd")
def test_a_letter_of_insurance_pressed_twice_answers_once(desk: Desk, letter: str) -> None:
    desk.chip(CHIP)
    desk.area("5", Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in FOUR_CARDS:
        desk.card(face)
    desk.main("OFFER INSURANCE")
    desk.type("5")
    acts = len(recorded(desk, "insurance_taken")) + len(recorded(desk, "insurance_declined"))
    desk.pause = TAPS_APART
    desk.type(letter, letter)
    assert len(recorded(desk, "insurance_taken")) + len(recorded(desk, "insurance_declined")) == acts + 1
    assert not recorded(desk, "act_taken_back")
    assert "Touched too soon." in desk.notice


def test_a_letter_answers_no_offer_that_has_just_come_up(desk: Desk) -> None:
    desk.chip(CHIP)
    desk.area("5", Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in FOUR_CARDS:
        desk.card(face)
    desk.main("OFFER INSURANCE")
    desk.pause = TAPS_APART
    desk.type("m")
    assert not desk.round.insured


def test_a_bet_that_stays_after_a_tie_gets_no_chip_by_the_second_tap(desk: Desk) -> None:
    desk.chip(CHIP)
    desk.area("5", Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in ("9S", "9H", "KS", "KH"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()
    desk.main("PLACE YOUR BETS")
    desk.chip(CHIP)
    desk.clock.step(1)
    tap_twice(desk, area_place(desk, "5", Bet.BANKER))
    assert desk.round.sums == {BetKey("5", SEATED, Bet.BANKER): CHIP}
    assert desk.notice == "Touched too soon."


def test_nobody_approves_a_page_that_has_just_come_up(desk: Desk) -> None:
    desk.close_empty()
    desk.card("2D")
    desk.tool("irregularity")
    place = place_of(desk, "kinds", "display_wrong")
    desk.clock.step(1)
    before = desk.window.view
    assert tap_twice(desk, place) == [True, False]
    assert desk.window.view != before
    assert not desk.round.irregularities


def test_what_came_too_soon_is_said_over_an_approval_until_the_next_touch(desk: Desk) -> None:
    desk.close_empty()
    for face in ("2D", "9H"):
        desk.card(face)
    desk.card_place("player-1")
    desk.card("3C")
    desk.give_reason()
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.override, ("digit", digit))
    desk.pause = TAPS_APART
    desk.key(desk.window.override, "approve")
    said = desk.window.grab(desk.window.notice.geometry()).toImage()
    desk.presenter.tell(clock="14:32:09")
    assert desk.notice == "Touched too soon."
    assert desk.window.grab(desk.window.notice.geometry()).toImage() == said


def test_an_option_tapped_twice_binds_one_bettor(qtbot: QtBot) -> None:
    picture = next(picture for picture in options("1366x768") if picture.name == "options")
    desk = picture.desk
    left = sum(option is None for _, option in desk.round.choices)
    place = place_of(desk, "option_ask", True)
    desk.clock.step(1)
    assert tap_twice(desk, place) == [True, False]
    assert sum(option is None for _, option in desk.round.choices) == left - 1
    desk.done()


def test_a_card_key_tapped_twice_records_one_card_and_another_key_is_quick(desk: Desk) -> None:
    desk.close_empty()
    desk.clock.step(1)
    tap_twice(desk, place_of(desk, "card_pad", "9D"))
    assert [str(card) for card in desk.round.player] == ["9D"]
    desk.pause = 0.13 - TAPS_APART
    desk.card("KD")
    assert [str(card) for card in desk.round.banker] == ["KD"]


def test_a_key_of_the_keyboard_that_is_held_down_places_one_chip(desk: Desk) -> None:
    desk.chip(CHIP)
    desk.plate("5")
    none = Qt.KeyboardModifier.NoModifier
    for number in range(REPEATS):
        desk.clock.step(HELD / REPEATS)
        target = QApplication.focusWidget() or desk.window
        QApplication.sendEvent(
            target, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_B, none, "b", autorep=number > 0)
        )
        desk.window.key_guard.settle()
    assert desk.round.sums == {BetKey("5", SEATED, Bet.BANKER): CHIP}


def test_the_main_button_that_is_held_acts_once(desk: Desk) -> None:
    desk.chip(CHIP)
    desk.area("5", Bet.BANKER)
    desk.clock.step(1)
    assert sum(hold(desk, place_of(desk, "main", "main"))) == 1
    assert phase_of(desk.table) is Phase.CLOSED


def test_what_is_typed_as_fast_as_a_finger_can_arrives_whole(desk: Desk) -> None:
    desk.pause = 0.05
    for digit in "1100":
        desk.key(desk.window.armed, ("digits", digit))
    assert desk.presenter.selection.armed.cents == 1_100_00
    desk.pause = 1
    desk.area("5", Bet.BANKER)
    desk.chip(100_00)
    desk.pause = 0.05
    for _ in range(2):
        desk.clock.step(0.3)
    for _ in range(2):
        desk.area("6", Bet.PLAYER)
    assert desk.round.sums == {
        BetKey("5", SEATED, Bet.BANKER): 1_100_00,
        BetKey("6", SEATED, Bet.PLAYER): 200_00,
    }


def test_a_pin_typed_as_fast_as_a_finger_can_arrives_whole(desk: Desk) -> None:
    desk.tool("menu")
    desk.other_tool("relief")
    desk.pause = 0.05
    for digit in "20001114477":
        desk.key(desk.window.sign_on, ("digit", digit))
    assert (desk.window.sign_on.number, desk.window.sign_on.pin) == ("20001", "114477")


def test_a_page_that_is_closed_by_a_double_tap_opens_nothing_under_it(desk: Desk) -> None:
    desk.tool("menu")
    desk.other_tool("relief")
    place = place_of(desk, "sign_on", "stay")
    desk.clock.step(1)
    assert tap_twice(desk, place) == [True, False]
    assert desk.window.felt.isVisible()


def test_a_mode_key_and_then_an_area_need_no_pause(desk: Desk) -> None:
    desk.chip(CHIP)
    desk.area("5", Bet.BANKER)
    desk.area("5", Bet.BANKER)
    desk.pause = 0.1
    desk.type("-")
    desk.area("5", Bet.BANKER)
    assert desk.round.sums == {BetKey("5", SEATED, Bet.BANKER): CHIP}
