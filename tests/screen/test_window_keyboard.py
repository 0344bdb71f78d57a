"""No action needs a keyboard, and every action has a key: whole rounds without one touch."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.house import Limits
from terminal.rules.stakes import BetKey, totals
from terminal.screen.irregularities.views import kinds_of
from tests.oracle.settlement import Taken, settlement
from tests.screen.driving import PIT_SUPERVISOR, SIZES, Desk, open_desk
from tests.screen.test_window_insurance import recorded

pytestmark = pytest.mark.usefixtures("unpainted")


ENTER, ESC, TAB, DELETE, HOME = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Home,
)
ONE = standing(1)
GAME = "insurance-super-six-plus"
LIMITS = Limits(minimum=100_00, maximum_differential=50_000_00)


def sums(desk: Desk) -> dict[BetKey, int]:
    """Return the bets of the round."""
    return totals(desk.round.slices)


def put_in_a_shoe(desk: Desk) -> None:
    """Put in eight decks, shuffled; turn up an ace, burn one card."""
    desk.type("8", "S", ENTER)
    desk.type("1", "C", ENTER)


def face(desk: Desk, *codes: str) -> None:
    """Type cards by rank and suit."""
    for code in codes:
        desk.type(*code.replace("T", "0").replace("A", "1"))


def test_a_whole_round_by_keyboard_alone(qtbot: QtBot) -> None:
    desk = open_desk(GAME, limits=LIMITS)
    put_in_a_shoe(desk)
    desk.type(ENTER)
    desk.type("1", Qt.Key.Key_F6, "B", "B", "]")
    desk.type("3", Qt.Key.Key_F5, "P", TAB, "B", "B", "X")
    chips = (Qt.Key.Key_F5, Qt.Key.Key_F4, Qt.Key.Key_F4, Qt.Key.Key_F3, Qt.Key.Key_F3)
    desk.type("5", "=", *chips, "P", "+")
    desk.type("7", Qt.Key.Key_F5, "T", "-", "T", "+", "[")
    desk.type("9", "P")
    desk.type("Z", control=True)
    bets = {
        BetKey("1", SEATED, Bet.BANKER): 2_000_00,
        BetKey("1", SEATED, Bet.BANKER_PAIR): 1_000_00,
        BetKey("3", SEATED, Bet.PLAYER): 500_00,
        BetKey("3", ONE, Bet.BANKER): 1_000_00,
        BetKey("3", ONE, Bet.SIX): 500_00,
        BetKey("5", SEATED, Bet.PLAYER): 750_00,
        BetKey("7", SEATED, Bet.PLAYER_PAIR): 500_00,
    }
    assert sums(desk) == bets
    desk.type(ENTER)
    face(desk, "2D", "9H", "3S", "7C")
    assert phase_of(desk.table) is Phase.INSURANCE
    desk.type(ENTER, "1", "M", "3", TAB, "H", ENTER)
    face(desk, "6S")
    desk.type(ENTER, "3", TAB, "=", "6", "0", ENTER, "1", "D", ENTER)
    face(desk, "4H")
    while desk.table.round is not None:
        desk.type(ENTER)
    assert desk.touches == 0
    insured = [
        Taken("1", SEATED, "banker", "four_cards", Fraction(3), 666_00),
        Taken("3", ONE, "banker", "four_cards", Fraction(3), 166_00),
        Taken("3", ONE, "banker", "player_third", Fraction(7), 60_00),
    ]
    hands = (("2D", "3S", "6S"), ("9H", "7C", "4H"))
    names = {(key.box, key.bettor, key.bet.value): cents for key, cents in bets.items()}
    due = settlement("NCI", names, insured, hands, limit=50_000_00, minimum=100_00)
    assert recorded(desk) == due
    desk.done()


def test_last_rounds_bets_and_clearing_have_keys(qtbot: QtBot) -> None:
    desk = open_desk("commission", limits=LIMITS)
    put_in_a_shoe(desk)
    desk.type(ENTER, "2", Qt.Key.Key_F5, "P", "4", "B", ENTER)
    face(desk, "2D", "4S", "3C", "5H")
    while desk.table.round is not None:
        desk.type(ENTER)
    before = sums(desk)
    desk.type(ENTER, "A")
    assert sums(desk) == before
    desk.type("4", DELETE)
    assert set(sums(desk)) == {BetKey("2", SEATED, Bet.PLAYER)}
    desk.type("R")
    assert sums(desk) == before
    desk.done()


def test_over_the_limit_enter_turns_back_and_c_closes_as_they_lie(qtbot: QtBot) -> None:
    desk = open_desk("commission", limits=Limits(minimum=100_00, maximum_differential=1_000_00))
    put_in_a_shoe(desk)
    desk.type(ENTER, "2", Qt.Key.Key_F7, "P", ENTER)
    assert sums(desk) == {BetKey("2", SEATED, Bet.PLAYER): 1_000_00}
    desk.type("P", "C")
    assert phase_of(desk.table) is Phase.CLOSED
    assert sums(desk) == {BetKey("2", SEATED, Bet.PLAYER): 6_000_00}
    desk.done()


def test_a_bet_that_lay_there_is_recorded_after_the_call_by_key(qtbot: QtBot) -> None:
    desk = open_desk("commission", limits=LIMITS)
    put_in_a_shoe(desk)
    desk.type(ENTER, "2", Qt.Key.Key_F5, "P", ENTER)
    desk.type("=", "4", "B", "3", "0", "0", ENTER)
    assert sums(desk)[BetKey("4", SEATED, Bet.BANKER)] == 300_00
    assert [piece.after_call for piece in desk.round.slices] == [False, True]
    desk.done()


def test_tools_and_pages_have_keys(qtbot: QtBot) -> None:
    desk = open_desk(GAME, limits=LIMITS, private=True)
    put_in_a_shoe(desk)
    desk.type(HOME)
    assert desk.window.between.isVisible()
    desk.type("A")  # the tenth of the menu
    assert desk.table.cut_round == 0
    desk.type(Qt.Key.Key_F11)
    assert desk.presenter.selection.called
    desk.type(Qt.Key.Key_F10)
    assert desk.window.kinds.isVisible()
    desk.type(ESC)
    assert not desk.window.kinds.isVisible()
    desk.type("N")
    assert desk.window.override.isVisible()
    desk.type(ESC)
    assert not desk.window.override.isVisible()
    desk.type(HOME)
    view = desk.window.between.view
    assert view is not None
    desk.type(str(1 + [tool.name for tool in view.tools].index("limits")))
    assert desk.window.walk.isVisible()
    desk.type("1", "2", "0", "0", ENTER, ENTER)
    assert desk.window.override.isVisible()
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.terms.limits.minimum == 200_00
    desk.done()


def test_every_question_of_a_walk_through_is_answered_by_key(qtbot: QtBot) -> None:
    desk = open_desk(GAME, limits=LIMITS)
    put_in_a_shoe(desk)
    desk.type(ENTER, "1", Qt.Key.Key_F5, "B", ENTER)
    face(desk, "3S", "KH", "4D", "5C")
    desk.type(ENTER, ENTER)
    desk.card_place("player-3")
    face(desk, "9D")
    assert phase_of(desk.table) is Phase.HALTED
    desk.type(Qt.Key.Key_F10)
    view = desk.presenter.view()
    marks = {kind.name: kind.mark for kind in kinds_of(view.kinds, view.more_kinds)}
    assert len(set(marks.values())) == len(marks)
    desk.type(marks["not_provided_for"])
    assert desk.window.facts.isVisible()
    desk.type(Qt.Key.Key_Backspace)
    assert desk.window.kinds.isVisible()
    desk.type(marks["excess_card"])
    desk.type(ENTER)
    desk.type("1")
    desk.type(ENTER)
    assert desk.window.override.isVisible()
    desk.done()


@pytest.mark.parametrize("panel", ["strip", "main", "armed", "tray"])
def test_the_keyboard_reaches_every_key_of_the_screen(qtbot: QtBot, panel: str) -> None:
    desk = open_desk(GAME, limits=LIMITS)
    put_in_a_shoe(desk)
    desk.type(ENTER)
    reached = set()
    for _ in range(60):
        desk.type(TAB, control=True)
        reached.add(desk.window.focusWidget())
    keys = {key for key in getattr(desk.window, panel).keys.values() if key.isEnabled()}
    assert keys
    assert keys <= reached
    desk.done()


def test_space_presses_the_key_that_the_keyboard_is_on(qtbot: QtBot) -> None:
    desk = open_desk(GAME, limits=LIMITS)
    put_in_a_shoe(desk)
    desk.type(ENTER)
    wanted = desk.key_of(desk.window.tray, 500_000)
    for _ in range(60):
        if desk.window.focusWidget() is wanted:
            break
        desk.type(TAB, control=True)
    desk.type(Qt.Key.Key_Space)
    assert desk.presenter.selection.armed.cents == 500_000
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_tabs_and_insurance_rows_follow_the_chosen_bettor(qtbot: QtBot, size: str) -> None:
    """Eight standing bettors behind one box: who is chosen by key is on show, wherever the pages stood."""
    desk = open_desk(GAME, limits=LIMITS, size=size)
    put_in_a_shoe(desk)
    desk.type(ENTER, "1", Qt.Key.Key_F5, "B")
    for number in range(1, 9):
        desk.type(TAB, "B")
        assert ("tab", standing(number)) in desk.window.box.keys
    desk.key(desk.window.box, "more-tabs")
    assert ("tab", standing(8)) not in desk.window.box.keys
    desk.type("-", "B", "+", "B")
    assert ("tab", standing(8)) in desk.window.box.keys
    desk.type(ENTER)
    face(desk, "2D", "9H", "3S", "7C")
    desk.type(ENTER, "1")
    for number in range(1, 9):
        desk.type(TAB)
        assert ("decline", "1", standing(number)) in desk.window.insurance.keys
    desk.type("1")
    assert ("decline", "1", SEATED) in desk.window.insurance.keys
    desk.done()
