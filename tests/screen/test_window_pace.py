"""Thirty bets are entered in few touches: about forty seconds lie between the announcements."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.stakes import BetKey, totals
from terminal.screen.selection import ChipMode
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


ONE, TWO = standing(1), standing(2)
SEATED_BETS = {
    100_00: [
        ("1", Bet.BANKER_PAIR),
        ("2", Bet.TIE),
        ("5", Bet.PLAYER_PAIR),
        ("5", Bet.BANKER_PAIR),
        ("6", Bet.SIX),
        ("7", Bet.TIE),
        ("7", Bet.SIX),
        ("9", Bet.PLAYER_PAIR),
        ("9", Bet.TIE),
    ],
    500_00: [("2", Bet.PLAYER), ("4", Bet.BANKER), ("7", Bet.BANKER), ("9", Bet.PLAYER)],
    1_000_00: [("1", Bet.BANKER), ("3", Bet.PLAYER), ("5", Bet.BANKER), ("6", Bet.PLAYER), ("8", Bet.BANKER)],
}
"""18 bets of nine players, by the one chip of each."""
STANDING_BETS = {
    ("3", ONE): [Bet.BANKER, Bet.TIE],
    ("3", TWO): [Bet.PLAYER, Bet.SIX],
    ("5", ONE): [Bet.PLAYER, Bet.PLAYER_PAIR],
    ("8", ONE): [Bet.BANKER, Bet.BANKER_PAIR],
    ("9", ONE): [Bet.BANKER, Bet.TIE],
    ("9", TWO): [Bet.BANKER, Bet.PLAYER_PAIR],
}
"""12 bets of six standing players, each of the chip that is in hand last."""
BETS = sum(map(len, SEATED_BETS.values())) + sum(map(len, STANDING_BETS.values()))


def table() -> Desk:
    """Return a table that waits for the first round."""
    desk = open_desk("insurance-super-six-plus")
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.touches = 0
    return desk


def enter_thirty(desk: Desk) -> None:
    """Enter bets chip by chip over the felt, then for the bettors who stand behind a box."""
    for chip, places in SEATED_BETS.items():
        desk.chip(chip)
        for box, bet in places:
            desk.area(box, bet)
    chosen = ""
    for (box, _), bets in STANDING_BETS.items():
        if box != chosen:
            desk.plate(box)
        desk.key(desk.window.box, "plus")
        for bet in bets:
            desk.area(box, bet)
        chosen = box


def finish(desk: Desk) -> None:
    """Deal a natural for the Banker and settle."""
    desk.main("NO MORE BETS")
    for face in ("2D", "4S", "3C", "5H"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()


def sums(desk: Desk) -> dict[BetKey, int]:
    """Return the bets of the round that is open or has just ended."""
    return totals(desk.round.slices)


def test_thirty_bets_take_forty_three_touches(qtbot: QtBot) -> None:
    desk = table()
    enter_thirty(desk)
    assert len(sums(desk)) == BETS == 30
    assert desk.touches == 43
    desk.done()


def test_the_same_bets_again_take_one_touch_and_one_for_each_standing_bettor(qtbot: QtBot) -> None:
    desk = table()
    enter_thirty(desk)
    finish(desk)
    before = sums(desk)
    desk.main("PLACE YOUR BETS")
    desk.touches = 0
    desk.key(desk.window.armed, "repeat-table")
    assert desk.touches == 1
    seated = {key: cents for key, cents in before.items() if key.bettor == SEATED}
    assert sums(desk) == seated
    for box in ("3", "3", "5", "8", "9", "9"):
        desk.tag(box)  # each standing bettor is repeated alone
    assert desk.touches == 7
    assert sums(desk) == before
    desk.done()


def test_thirty_bets_with_five_changes_take_twelve_touches(qtbot: QtBot) -> None:
    desk = table()
    enter_thirty(desk)
    finish(desk)
    before = sums(desk)
    desk.main("PLACE YOUR BETS")
    desk.touches = 0
    desk.key(desk.window.armed, "repeat-table")
    desk.chip(500_00)
    for box in ("1", "2", "4"):
        desk.area(box, Bet.PLAYER)
    desk.plate("9")
    desk.key(desk.window.box, "clear")
    desk.mode(ChipMode.TAKE_BACK)
    desk.chip(1_000_00)
    desk.area("6", Bet.PLAYER)
    desk.mode(ChipMode.ADD)
    desk.area("6", Bet.BANKER)
    assert desk.touches == 12
    after = sums(desk)
    assert after != before
    assert BetKey("9", SEATED, Bet.PLAYER) not in after
    assert after[BetKey("2", SEATED, Bet.PLAYER)] == before[BetKey("2", SEATED, Bet.PLAYER)] + 500_00
    assert after[BetKey("6", SEATED, Bet.BANKER)] == 1_000_00
    desk.done()
