"""A window whose things move, stopped where a test wants to look, and the same window standing still."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from unittest.mock import patch

import pytest
from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from terminal.rules.bets import Bet
from terminal.screen.motion import Motion
from tests.screen.driving import Desk, open_desk
from tests.screen.pit import pass_insurance

NCI = "insurance-super-six-plus"
CHIP = 500_00
LONGEST = 1_000
"""Milliseconds that a motion may take at most."""

MOST_IN_A_ROW = 5
"""How many motions may follow one another."""

Act = Callable[[Desk], None]


class Moment(Struct, frozen=True):
    """What is done before, by itself, and the act of which something moves."""

    before: Act
    act: Act


def moving(desk: Desk) -> list[Motion]:
    """Return the motions that are under way."""
    return [motion for motion in desk.window.findChildren(Motion) if motion.running]


def animations(desk: Desk) -> list[QAbstractAnimation]:
    """Return every animation of the window, under way or not."""
    return desk.window.findChildren(QAbstractAnimation)


def stop_at(desk: Desk, act: Act, share: float) -> None:
    """Act, and let what moves stand at `share` of its time: no slow machine brings it to its end."""

    def start_and_wait(motion: Motion) -> None:
        QVariantAnimation.start(motion)
        motion.pause()

    with patch.object(Motion, "start", start_and_wait):
        act(desk)
    found = moving(desk)
    assert found, "nothing moves"
    for motion in found:
        motion.setCurrentTime(round(motion.duration() * share))
    QApplication.processEvents()


def go_on(desk: Desk) -> None:
    """Let everything come to its end, by a clock of the test's own: the next frame is the last one."""
    for _ in range(MOST_IN_A_ROW):
        for motion in moving(desk):
            assert motion.duration() <= LONGEST, "a motion keeps somebody waiting"
            motion.setCurrentTime(motion.duration())
        QApplication.processEvents()
        if not moving(desk):
            return
    raise AssertionError("a motion does not end")


def picture(desk: Desk) -> QImage:
    """Return the window as it looks now."""
    QApplication.processEvents()
    return desk.window.grab().toImage()


def two_desks(size: str = "1920x1080") -> tuple[Desk, Desk]:
    """Return the same table twice: one whose things move, and one that stands still."""
    moves, still = (open_desk(NCI, size=size, motion=motion) for motion in (True, False))
    return moves, still


def both(desks: tuple[Desk, Desk], act: Act) -> None:
    """Do the same act at both; what moves at the first comes to its end."""
    for desk in desks:
        act(desk)
    go_on(desks[0])


@cache
def have_drawn(name: str, size: str = "1920x1080") -> None:
    """Draw a moment once: the very first time that a character is drawn, its edges differ by a shade."""
    desk = open_desk(NCI, size=size)
    for act in (MOMENTS[name].before, MOMENTS[name].act):
        act(desk)
        picture(desk)
    desk.done()


def open_bets(desk: Desk) -> None:
    """Put in a new shoe, open bets, and take a chip in the hand."""
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.chip(CHIP)


def put(*places: tuple[str, Bet]) -> Act:
    """Put a chip on each area, one after another."""

    def act(desk: Desk) -> None:
        for box, bet in places:
            desk.area(box, bet)

    return act


def deal(*faces: str) -> Act:
    """Touch faces on the pad, one after another."""

    def act(desk: Desk) -> None:
        for face in faces:
            desk.card(face)

    return act


def undo(desk: Desk) -> None:
    """Take the last entry back."""
    desk.tool("undo")


def _closed(desk: Desk) -> None:
    open_bets(desk)
    put(("1", Bet.PLAYER), ("2", Bet.PLAYER), ("5", Bet.BANKER))(desk)
    desk.main("NO MORE BETS")


def _after(*acts: Act) -> Act:
    def act(desk: Desk) -> None:
        for one in acts:
            one(desk)

    return act


def _stand(desk: Desk) -> None:
    desk.plate("5")
    desk.key(desk.window.box, "plus")


def _insure(desk: Desk) -> None:
    panel = desk.window.insurance
    desk.key(panel, next(key for key in panel.keys if isinstance(key, tuple) and key[0] == "stake"))


def _ask_approval(desk: Desk) -> None:
    desk.tool("irregularity")
    desk.answer("foreign_card")


_OFFERED: Act = _after(_closed, deal("5D", "KC", "2S", "TC"), lambda desk: desk.main())
_BANKER: Act = put(("5", Bet.BANKER))
MOMENTS: dict[str, Moment] = {
    "a chip": Moment(open_bets, _BANKER),
    "a chip next to the dealer": Moment(open_bets, put(("9", Bet.PLAYER))),
    "a chip on others": Moment(_after(open_bets, _BANKER, _BANKER), _BANKER),
    "a standing bettor's chip": Moment(_after(open_bets, _BANKER, _stand), _BANKER),
    "a chip taken back": Moment(_after(open_bets, _BANKER, _BANKER), undo),
    "the only chip taken back": Moment(_after(open_bets, _BANKER), undo),
    "a card": Moment(_closed, deal("KC")),
    "a card and tags": Moment(_after(_closed, deal("5D", "KC", "2S")), deal("TC")),
    "a third card": Moment(_after(_closed, deal("5D", "KC", "2S", "3C"), pass_insurance), deal("TC")),
    "a tag": Moment(_OFFERED, _insure),
    "a panel of the rail": Moment(lambda desk: desk.new_shoe(8, "AC"), lambda desk: desk.shoe()),
    "a page": Moment(_closed, lambda desk: desk.tool("irregularity")),
    "a dialog": Moment(_after(_closed, deal("3S"), _ask_approval), lambda desk: desk.main("CONFIRM")),
}
ONE_OF_EACH = pytest.mark.parametrize(
    "name", ["a chip", "a chip taken back", "a card and tags", "a panel of the rail", "a page"]
)
