"""What was decided about a round after another had commenced is listed with the round meant (¶5.11)."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds import commands as c
from terminal.rounds.answers import EarlierRound, IrregularityAnswers
from tests.screen.driving import SIZES
from tests.screen.recalled import desk_with_ledger, done, plain_rounds, wrong_round
from tests.screen.test_window_looks import faults_on_show


@pytest.mark.parametrize("size", SIZES)
def test_5_11_the_faulty_round_lists_what_was_decided_later(qtbot: QtBot, tmp_path: Path, size: str) -> None:
    desk = desk_with_ledger(tmp_path, size)
    plain_rounds(desk, 3)
    wrong_round(desk)
    assert done(desk, c.PlaceYourBets())
    about = IrregularityAnswers(about=EarlierRound(1, 4))
    assert done(desk, c.RaiseIrregularity("noticed_later", about), "seen on the recording")
    plain_rounds(desk, 1)
    desk.presenter.refresh()
    desk.shoe()
    desk.key(desk.window.between, ("tool", "recall"))
    strip = desk.window.recall_strip.view
    assert strip is not None
    assert [(tile.number, tile.fault) for tile in strip.rounds] == [
        ("1", False),
        ("2", False),
        ("3", False),
        ("4", True),
        ("5", False),
    ]
    desk.key(desk.window.recall_strip, ("round", strip.rounds[3].name))
    acts = desk.window.acts.view
    assert acts is not None
    last = acts.rows[-1]
    assert (last.title, last.fault) == ("Error of an earlier round", True)
    assert last.parts == ((None, "about shoe 1, round 4"),)
    desk.key(desk.window.acts, ("act", len(acts.rows) - 1))
    fault = desk.window.recalled_fault.view
    assert fault is not None
    assert [signed.act for signed in fault.signatures][-1] == "seen on the recording"
    assert list(faults_on_show(desk, size)) == []
    desk.done()
