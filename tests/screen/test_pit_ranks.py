"""By touch, too, a dealer does no supervisor's act: not with their own PIN, and not with another dealer's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet
from terminal.rules.house import Limits
from tests.screen.driving import DEALER, PIT_SUPERVISOR, Desk, open_desk
from tests.screen.pit import recorded, settle

pytestmark = pytest.mark.usefixtures("unpainted")


GAME = "insurance-super-six-plus"
LIMITS = Limits(minimum=100_00, maximum_differential=50_000_00)


def opened(*, face_down: bool = False) -> Desk:
    """Return a private table at which a supervisor deals."""
    desk = open_desk(GAME, limits=LIMITS, private=True, face_down=face_down)
    desk.new_shoe(8, "AC")
    desk.shoe()
    desk.other_tool("relief")
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("TAKE OVER")
    return desk


def bets(desk: Desk, *areas: tuple[str, Bet]) -> None:
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    for box, bet in areas:
        desk.area(box, bet)
    desk.main("NO MORE BETS")


def deal(desk: Desk, *faces: str) -> None:
    for face in faces:
        desk.card(face)


def new_limits() -> Desk:
    desk = opened()
    desk.shoe()
    desk.other_tool("limits")
    desk.answer("minimum")
    desk.number(200_00)
    desk.main("SET THE LIMITS")
    return desk


def notice() -> Desk:
    desk = opened()
    desk.shoe()
    desk.other_tool("notice")
    return desk


def shoe_before_the_cut_card() -> Desk:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S", "KH", "KD", "5C")
    settle(desk)
    desk.shoe()
    desk.other_tool("new_shoe")
    desk.key(desk.window.new_shoe, ("shuffled", True))
    desk.main("NEW SHOE")
    return desk


def missed_round() -> Desk:
    desk = opened()
    desk.shoe()
    desk.other_tool("late_round")
    return desk


def wrong_card() -> Desk:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S")
    desk.card_place("player-1")
    desk.card("8S")
    return desk


def wrong_bet() -> Desk:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    desk.shoe()
    desk.other_tool("correct_bet")
    desk.area("1", Bet.PLAYER)
    desk.answer(SEATED)
    desk.number(600_00)
    return desk


def neglected_insurance() -> Desk:
    desk = opened()
    bets(desk, ("1", Bet.BANKER), ("2", Bet.BANKER))
    deal(desk, "2D", "9H", "3S", "7C")
    desk.shoe()
    desk.other_tool("not_offered")
    deal(desk, "2C")
    desk.main("BETS TAKEN")
    desk.shoe()
    desk.other_tool("neglected")
    desk.answer("1-seated-banker")
    return desk


def squeeze_order() -> Desk:
    desk = opened(face_down=True)
    bets(desk, ("1", Bet.PLAYER), ("4", Bet.BANKER))
    deal(desk, "2S", "KH", "3S", "2D")
    desk.tool("squeeze")
    desk.answer("first")
    return desk


def void_round() -> Desk:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    return desk


def overdrawn_card() -> Desk:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "3S", "KH", "4D", "5C")
    while desk.window.insurance.isVisible():
        desk.main()
    desk.card_place("player-3")
    desk.card("9D")
    desk.tool("irregularity")
    desk.answer("excess_card")
    desk.main("IT WAS THIS CARD")
    desk.answer("yes")
    desk.main("CONFIRM")
    return desk


ACTS: tuple[Callable[[], Desk], ...] = (
    new_limits,
    notice,
    shoe_before_the_cut_card,
    missed_round,
    wrong_card,
    wrong_bet,
    neglected_insurance,
    squeeze_order,
    void_round,
    overdrawn_card,
)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_a_dealers_pin_signs_no_supervisors_act_on_the_screen(qtbot: QtBot, act: Callable[[], Desk]) -> None:
    desk = act()
    assert desk.window.override.isVisible()
    before, head = desk.table, desk.session.ledger.head
    desk.sign(PIT_SUPERVISOR)
    view = desk.window.override.view
    assert view is not None
    assert "themselves" in view.identity.problem or "or above" in view.identity.problem
    desk.key(desk.window.override, "refuse")
    assert not desk.window.override.isVisible()
    assert desk.table == before
    since = [one.event.stored_name for one in desk.session.ledger.read(head.seq)]
    assert since == ["approval_refused"]
    assert recorded(desk, "override_granted") == []
    desk.done()


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.__name__)
def test_another_dealers_pin_signs_it_neither(qtbot: QtBot, act: Callable[[], Desk]) -> None:
    desk = act()
    before, head = desk.table, desk.session.ledger.head
    desk.sign(DEALER)
    view = desk.window.override.view
    assert view is not None
    assert "or above" in view.identity.problem
    desk.key(desk.window.override, "refuse")
    assert desk.table == before
    since = [one.event.stored_name for one in desk.session.ledger.read(head.seq)]
    assert since == ["approval_refused"]
    assert recorded(desk, "override_granted") == []
    desk.done()
