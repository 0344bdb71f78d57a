"""Limits by touch at both sizes: refused values, signed by a Pit Supervisor, shown afterwards."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet, standing
from terminal.rules.house import Limits
from tests.screen.driving import DEALER, PIT_SUPERVISOR, SIZES, Desk, NotThereError, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


both_sizes = pytest.mark.parametrize("size", SIZES)
LIMITS = Limits(minimum=100_00, maximum_differential=50_000_00)


def opened(size: str) -> Desk:
    """Return a table with a new shoe."""
    desk = open_desk("insurance-super-six-plus", size=size, limits=LIMITS)
    desk.new_shoe(8, "AC")
    return desk


def to_the_limits(desk: Desk) -> None:
    desk.shoe()
    desk.other_tool("limits")


def fields(desk: Desk) -> dict[str, str]:
    """Return what the top bar says."""
    view = desk.window.status.view
    assert view is not None
    return {field.label: field.value for field in view.fields}


@both_sizes
def test_a_minimum_over_the_maximum_is_refused_in_words_and_can_be_mended(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    to_the_limits(desk)
    desk.answer("maximum")
    desk.number(50_00)
    desk.main("SET THE LIMITS")
    assert desk.notice == "The minimum is larger than the maximum."
    assert not desk.window.override.isVisible()
    assert desk.window.walk.isVisible()
    desk.answer("maximum")
    desk.number(20_000_00)
    assert desk.notice == ""
    desk.main("SET THE LIMITS")
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.terms.limits == Limits(
        minimum=100_00, maximum=20_000_00, maximum_differential=50_000_00
    )
    assert {"MIN": "100", "MAX": "20,000", "MAX DIFFERENTIAL": "50,000"}.items() <= fields(desk).items()
    desk.done()


@both_sizes
def test_side_limits_are_refused_and_set_in_the_same_way(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    to_the_limits(desk)
    for name, cents in (("side_minimum", 500_00), ("side_maximum", 100_00)):
        desk.answer(name)
        desk.number(cents)
    desk.main("SET THE LIMITS")
    assert desk.notice == "The minimum is larger than the maximum."
    desk.answer("side_minimum")
    desk.number(0)
    desk.main("SET THE LIMITS")
    desk.sign(DEALER)
    assert desk.table.terms.limits == LIMITS
    desk.key(desk.window.override, "refuse")
    desk.main("SET THE LIMITS")
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.terms.limits.side_maximum == 100_00
    assert fields(desk)["SIDE MAX"] == "100"
    desk.done()


def test_nothing_is_asked_before_a_limit_differs(qtbot: QtBot) -> None:
    desk = opened("1366x768")
    to_the_limits(desk)
    desk.answer("minimum")
    desk.number(100_00)
    with pytest.raises(NotThereError):
        desk.main("SET THE LIMITS")
    desk.done()


@both_sizes
def test_a_pace_is_signed_for_apart_from_the_limits(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    to_the_limits(desk)
    desk.answer("minimum")
    desk.number(200_00)
    with pytest.raises(NotThereError):
        desk.answer("pace")
    desk.answer("minimum")
    desk.number(100_00)
    desk.answer("pace")
    desk.number(45_00)
    with pytest.raises(NotThereError):
        desk.answer("minimum")
    desk.main("SET THE PACE")
    override = desk.window.override.view
    assert override is not None
    assert [(line.label, line.after) for line in override.changes] == [("Rounds an hour", "45")]
    assert desk.table.pace != 45
    desk.sign(PIT_SUPERVISOR)
    assert (desk.table.pace, desk.table.terms.limits) == (45, LIMITS)
    desk.done()


@both_sizes
def test_5_1_over_the_limit_each_bet_says_its_place_in_the_order_of_placing(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    desk.main("PLACE YOUR BETS")
    desk.chip(25_000_00)
    desk.area("2", Bet.BANKER)
    desk.area("5", Bet.BANKER)
    desk.plate("5")
    desk.key(desk.window.box, "plus")
    desk.chip(1_000_00)
    desk.area("5", Bet.BANKER)
    desk.area("5", Bet.BANKER)
    if not desk.window.turn_back.isVisible():
        desk.plate("5")
    view = desk.window.turn_back.view
    assert view is not None
    (row,) = view.rows
    assert (row.box, row.lies, row.placed, row.back) == ("5", 2_000_00, "bet 3 of 3", 2_000_00)
    assert desk.table.round is not None
    assert desk.table.round.slices[-1].bettor == standing(1)
    desk.done()
