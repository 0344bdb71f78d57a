"""What does not move: the past, many things at once, and all of it where a house or a desktop wants that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.bets import Bet
from terminal.rules.stakes import totals
from terminal.screen.motion import CHIP as CHIP_TIME
from terminal.screen.motion import Motion, wanted_by
from tests.screen import pit
from tests.screen.driving import Desk, open_desk
from tests.screen.motions import (
    MOMENTS,
    NCI,
    ONE_OF_EACH,
    animations,
    both,
    deal,
    go_on,
    moving,
    open_bets,
    put,
    stop_at,
    two_desks,
)

BANKER_5 = put(("5", Bet.BANKER))


def of_the_felt(desk: Desk, motion: Motion) -> bool:
    """Return whether it moves something on the felt."""
    return motion.parent() is desk.window.felt


@ONE_OF_EACH
def test_where_motion_is_off_nothing_is_ever_animated(qtbot: QtBot, name: str) -> None:
    del qtbot
    moves, still = desks = two_desks()
    moment = MOMENTS[name]
    both(desks, moment.before)
    stop_at(moves, moment.act, 0)
    moment.act(still)
    assert animations(still) == []
    for desk in desks:
        desk.done()


def test_a_whole_table_of_bets_repeated_is_there_at_once(qtbot: QtBot) -> None:
    del qtbot
    desk = open_desk(NCI, motion=True)
    open_bets(desk)
    put(("1", Bet.PLAYER), ("2", Bet.BANKER), ("5", Bet.BANKER))(desk)
    desk.main("NO MORE BETS")
    deal("3C", "2H", "6S", "5D")(desk)
    while desk.table.round is not None:
        desk.main()
        go_on(desk)
    desk.main("PLACE YOUR BETS")
    go_on(desk)
    desk.key(desk.window.armed, "repeat-table")
    assert len(totals(desk.round.slices)) == 3
    assert not [motion for motion in moving(desk) if of_the_felt(desk, motion)]
    desk.done()


def test_the_end_of_a_round_moves_no_chip(qtbot: QtBot) -> None:
    """The winner's chips are the player's: they must not seem to go to the dealer."""
    del qtbot
    desk = open_desk(NCI, motion=True)
    open_bets(desk)
    put(("1", Bet.BANKER))(desk)
    desk.main("NO MORE BETS")
    pit.deal(desk, "2C", "4H", "KS", "5D")
    while desk.table.round is not None:
        go_on(desk)
        desk.main()
        assert CHIP_TIME not in [motion.duration() for motion in moving(desk) if of_the_felt(desk, motion)]
    desk.done()


def test_the_past_stands_still(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    ledger = Ledger.create(tmp_path / "a", kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_desk(NCI, ledger=ledger, motion=True)
    open_bets(desk)
    BANKER_5(desk)
    desk.main("NO MORE BETS")
    pit.deal(desk, "2C", "4H", "KS", "5D")
    pit.settle(desk)
    desk.shoe()
    desk.key(desk.window.between, ("tool", "recall"))
    go_on(desk)
    desk.type(Qt.Key.Key_Home)
    seen = []
    for _ in range(9):
        assert not [motion for motion in moving(desk) if of_the_felt(desk, motion)]
        assert desk.window.view is not None
        seen.append(desk.window.view.felt)
        desk.type(Qt.Key.Key_Right)
    assert len(set(map(repr, seen))) > 5, "the recall was not followed"
    desk.done()


class QuietStyle(QProxyStyle):
    """A desktop on which somebody has turned animations off."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """Say that an animation takes no time."""
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


def test_a_desktop_without_animations_is_obeyed(qtbot: QtBot) -> None:
    del qtbot
    assert wanted_by(QApplication.style())
    assert not wanted_by(QuietStyle())


@pytest.mark.parametrize("motion", ["true", "false"])
def test_the_profile_says_whether_its_table_moves(tmp_path: Path, motion: str) -> None:
    profile = tmp_path / "table.toml"
    profile.write_text(
        f'id = "D-1"\nkind = "demo"\nzone = "UTC"\ngame = "commission"\nmotion = {motion}\n'
        '[ledger]\nfile = "d.ledger"\n'
    )
    told = subprocess.run(
        [sys.executable, "-m", "tests.screen.started", str(profile)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        cwd=Path(__file__).parents[2],
    )
    assert (int(told.stdout) > 0) is (motion == "true")
