"""The moments at which the round waits for an answer: options, corrections, limits, a disk that is full."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from terminal.rules.bets import SEATED
from terminal.screen.irregularities.restart import ask_whether_it_goes_on
from tests.screen.driving import PIT_SUPERVISOR
from tests.screenshots.scenes import BEAN, NCI, B, P, Picture, enter, table, wide


def options(size: str) -> Iterator[Picture]:
    """Yield the pictures of every bettor's choice between going on and having the bets back."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=40, seed=3)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.main("NO MORE BETS")
    for face in ("2D", "KH", "3S", "5C"):
        desk.card(face)
    desk.tool("irregularity")
    desk.answer("simultaneous_cards")
    desk.answer("yes")
    yield Picture("walk-order", desk)
    for face in ("2D", "5C", "3S", "KH"):
        desk.card(face)
    yield Picture("walk-order-told", desk)
    desk.main("CONFIRM ORDER")
    desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    ask = desk.window.option_ask
    for goes_on in (True, False, True, False):
        desk.key(ask, goes_on)
    yield Picture("options", desk)


def corrections(size: str) -> Iterator[Picture]:
    """Yield a card and a bet that were entered wrong, and the list outside the round."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.main("NO MORE BETS")
    for face in ("2D", "9H", "3S", "7C"):
        desk.card(face)
    desk.shoe()
    yield Picture("tools-insurance-due", desk)
    desk.shoe()
    desk.card_place("player-2")
    yield Picture("correct-card", desk)
    desk.key(desk.window.facts, "back")
    desk.shoe()
    desk.other_tool("correct_bet")
    yield Picture("correct-bet-which", desk)
    desk.area("3", B)
    yield Picture("correct-bet-whose", desk)
    desk.answer(SEATED)
    for digit in ("4", "000"):
        desk.key(desk.window.number_pad, digit)
    yield Picture("correct-bet-sum", desk)
    desk.key(desk.window.number_pad, "set")
    yield Picture("correct-bet-approval", desk)


def limits(size: str) -> Iterator[Picture]:
    """Yield new limits between rounds."""
    desk = table(NCI, "mini-7", size, limits=wide(50, 30_000), rounds=12, seed=5)
    desk.shoe()
    desk.other_tool("limits")
    yield Picture("limits", desk)
    desk.answer("minimum")
    desk.key(desk.window.number_pad, "2")
    yield Picture("limits-pad", desk)
    desk.key(desk.window.number_pad, "000")
    desk.key(desk.window.number_pad, "set")
    yield Picture("limits-new", desk)
    desk.main()
    yield Picture("limits-approval", desk)


def squeeze(size: str) -> Iterator[Picture]:
    """Yield a face-down table: who squeezes, and a card whose face is opened."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=5, seed=3, face_down=True)
    desk.main("PLACE YOUR BETS")
    desk.chip(500_000)
    for box, bet in (("1", B), ("4", P), ("6", B)):
        desk.area(box, bet)
    desk.main("NO MORE BETS")
    yield Picture("face-down-dealing", desk)
    desk.tool("squeeze")
    yield Picture("squeeze", desk)
    desk.answer("box-4")
    for face in ("XX", "9H", "3S", "7C"):
        desk.card(face)
    yield Picture("face-down-open", desk)


def stopped(size: str) -> Iterator[Picture]:
    """Yield a refusal, an act that the disk did not take, and the question after a restart."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=12, seed=3)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.key(desk.window.box, ("tab", SEATED))
    desk.type("-")
    desk.area("4", P)
    yield Picture("refused", desk)
    desk.type("+")
    executemany = desk.session.ledger._executemany
    desk.session.ledger._executemany = _full
    desk.area("4", P)
    yield Picture("not-recorded", desk)
    desk.session.ledger._executemany = executemany
    desk.answer("again")
    desk.main("NO MORE BETS")
    for face in ("8C", "6H", "3D"):
        desk.card(face)
    ask_whether_it_goes_on(desk.presenter)
    yield Picture("restarted", desk)


def _full(*_: object) -> sqlite3.Cursor:
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    error.sqlite_errorname = "SQLITE_FULL"
    raise error


STOPPED_SCENES = (options, corrections, limits, squeeze, stopped)
