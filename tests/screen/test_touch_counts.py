"""Bets at a dealer's pace: touches are counted in the real window, where nothing but touches is used."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.house import Limits
from terminal.rules.stakes import BetKey
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


GAME = "insurance-super-six-plus"
ONE = standing(1)
BOXES = tuple(str(number) for number in range(1, 10))
ROUNDS = 10
ODD = (1225, 1375, 2150, 3425, 775, 1850, 425, 2675, 925)
ODD_AREAS = (
    *(Bet.BANKER, Bet.PLAYER, Bet.BANKER, Bet.PLAYER, Bet.TIE),
    *(Bet.BANKER, Bet.PLAYER, Bet.BANKER, Bet.PLAYER),
)


class Wish(NamedTuple):
    """A bet that a bettor wants: box, bettor, area, cents."""

    box: str
    bettor: str
    bet: Bet
    cents: int

    @property
    def key(self) -> BetKey:
        """The bet."""
        return BetKey(self.box, self.bettor, self.bet)


def seated(boxes: Sequence[str], bet: Bet, dollars: int) -> list[Wish]:
    """Return the same bet in several boxes."""
    return [Wish(box, SEATED, bet, dollars * 100) for box in boxes]


def open_table() -> Desk:
    """Return a table that takes bets, with no recent sums and no ghosts, its limits out of the way."""
    desk = open_desk(GAME, limits=Limits(minimum=100_00, maximum_differential=500_000_00))
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.touches = 0
    return desk


def arm(desk: Desk, cents: int) -> None:
    """Arm a sum in the fewest touches: nothing, a recent one, chips, or digits."""
    panel, selection = desk.window.armed, desk.presenter.selection
    if selection.armed.cents == cents:
        return
    recent = [armed.cents for armed in selection.recent]
    if cents in recent:
        desk.key(panel, ("recent", recent.index(cents)))
        return
    chips, left = [], cents
    for chip in sorted(desk.presenter.context.chips, reverse=True):
        chips += [chip] * (left // chip)
        left %= chip
    digits = str(cents // 100)
    keys = ["00" if pair == "00" else pair for pair in _pairs(digits)]
    if len(chips) <= len(keys):
        for chip in chips:
            desk.chip(chip)
    else:
        for key in keys:
            desk.key(panel, ("digits", key))
    assert desk.presenter.selection.armed.cents == cents


def _pairs(digits: str) -> list[str]:
    """Return digits one by one, two noughts together."""
    keys: list[str] = []
    place = 0
    while place < len(digits):
        step = 2 if digits[place : place + 2] == "00" else 1
        keys.append(digits[place : place + step])
        place += step
    return keys


def enter(desk: Desk, wishes: Sequence[Wish]) -> None:
    """Put bets down sum by sum; a standing bettor's by holding the area."""
    for cents in dict.fromkeys(wish.cents for wish in wishes):
        arm(desk, cents)
        for wish in wishes:
            if wish.cents == cents and wish.bettor == SEATED:
                desk.area(wish.box, wish.bet)
            elif wish.cents == cents:
                desk.hold_area(wish.box, wish.bet)
    lies = {} if desk.table.round is None else desk.table.round.sums
    assert lies == {wish.key: wish.cents for wish in wishes}


def finish(desk: Desk) -> None:
    """Close the bets, deal a natural for the Banker, of another suit each time, and settle."""
    desk.main("NO MORE BETS")
    suit = "SHCD"[desk.table.rounds % 4]
    for rank in "2435":
        desk.card(rank + suit)
    while desk.table.round is not None:
        desk.main()


FULL = (
    *seated(BOXES, Bet.BANKER, 500),
    *seated(BOXES[:5], Bet.TIE, 100),
    *seated(BOXES[5:], Bet.PLAYER_PAIR, 200),
    Wish("3", ONE, Bet.PLAYER, 1_000_00),
    Wish("7", ONE, Bet.BANKER, 1_000_00),
)
"""A full first round: twenty bets."""


def test_a_full_round_of_twenty_bets_takes_at_most_34_touches(qtbot: QtBot) -> None:
    desk = open_table()
    enter(desk, FULL)
    print(f"a full round of {len(FULL)} bets: {desk.touches} touches")
    assert desk.touches <= 34
    desk.done()


def test_the_same_round_with_the_standing_key_needs_no_timing_and_two_touches_more(qtbot: QtBot) -> None:
    desk = open_table()
    enter(desk, [wish for wish in FULL if wish.bettor == SEATED])
    arm(desk, 1_000_00)
    desk.key(desk.window.armed, ("standing", True))
    for wish in FULL:
        if wish.bettor == ONE:
            desk.area(wish.box, wish.bet)
    desk.key(desk.window.armed, ("standing", False))
    assert desk.round.sums == {wish.key: wish.cents for wish in FULL}
    assert desk.touches <= 34
    desk.done()


def test_nine_odd_sums_take_at_most_45_touches(qtbot: QtBot) -> None:
    desk = open_table()
    wishes = [
        Wish(box, SEATED, bet, dollars * 100) for box, bet, dollars in zip(BOXES, ODD_AREAS, ODD, strict=True)
    ]
    enter(desk, wishes)
    print(f"nine odd sums: {desk.touches} touches")
    assert desk.touches <= 45
    desk.done()


def test_after_a_repeat_of_the_table_five_more_chips_take_at_most_12_touches(qtbot: QtBot) -> None:
    desk = open_table()
    enter(desk, FULL)
    finish(desk)
    desk.main("PLACE YOUR BETS")
    desk.touches = 0
    desk.key(desk.window.armed, "repeat-table")
    desk.chip(500_00)
    for box in BOXES[:5]:
        desk.area(box, Bet.BANKER)
    print(f"a repeat and five more chips: {desk.touches} touches")
    assert desk.touches <= 12
    assert [desk.round.sums[BetKey(box, SEATED, Bet.BANKER)] for box in BOXES] == [1_000_00] * 5 + [
        500_00
    ] * 4
    desk.done()


def random_round(dice: random.Random) -> list[Wish]:
    """Return one to three bets in each of nine boxes, some by a standing bettor, some of odd sums."""
    areas = (Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.SIX)
    wishes: list[Wish] = []
    for box in BOXES:
        for bet in dice.sample(areas, dice.randint(1, 3)):
            cents = dice.choice((100, 100, 200, 300, 500, 500, 1000, 2000, dice.randint(4, 160) * 25)) * 100
            wishes.append(Wish(box, SEATED, bet, cents))
        if dice.random() < 0.25:
            cents = dice.choice((100, 500, 1000)) * 100
            wishes.append(Wish(box, ONE, dice.choice((Bet.PLAYER, Bet.BANKER)), cents))
    return wishes


def test_ten_random_rounds_of_nine_boxes_take_fewer_than_two_and_a_half_touches_a_bet(qtbot: QtBot) -> None:
    dice = random.Random(11)
    bets = touches = 0
    desk = open_table()
    for _ in range(ROUNDS):
        wishes = random_round(dice)
        desk.touches = 0
        enter(desk, wishes)
        bets, touches = bets + len(wishes), touches + desk.touches
        finish(desk)
        desk.main("PLACE YOUR BETS")
    print(f"{ROUNDS} random rounds: {bets} bets, {touches} touches, {touches / bets:.2f} a bet")
    assert touches < 2.5 * bets
    desk.done()
