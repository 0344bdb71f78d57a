"""What was asked for, in the words of the table: every command has some, and none is a name of the code."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds import commands as c
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN
from terminal.screen.approval.views import OverrideView
from terminal.screen.command_words import act_words
from tests.screen.driving import PIT_SUPERVISOR, SIZES
from tests.screen.pit import TABLES, deal, open_with_bets
from tests.screen.test_window_looks import faults_on_show
from tests.table.test_ranks import CASES, Case

CLASSES = tuple(c.COMMANDS)


def test_every_command_has_a_case() -> None:
    assert {type(one.command).__name__ for one in CASES.values()} == set(CLASSES)


@pytest.mark.parametrize("one", CASES.values(), ids=CASES)
def test_no_command_is_called_by_its_name_in_the_code(one: Case) -> None:
    words = act_words(one.table(), one.command)
    assert words.strip()
    assert not [name for name in CLASSES if name in words]


def test_what_hangs_on_the_answer_is_said() -> None:
    table = CASES["choose"].table()
    kept, back = (act_words(table, c.ChooseOption("1", option)) for option in ("continue", "return"))
    assert kept != back
    first, in_order = (act_words(table, c.OrderSqueeze(granted)) for granted in (True, False))
    assert first != in_order
    assert "face down" in act_words(table, c.CorrectCard(Hand.PLAYER, 1, UNKNOWN))


@pytest.mark.parametrize("size", SIZES)
def test_the_approval_of_a_corrected_card_names_the_card_and_can_be_read(qtbot: QtBot, size: str) -> None:
    game, layout, _ = TABLES[0]
    desk = open_with_bets((game, layout, size))
    deal(desk, "9S", "9H")
    desk.card_place("player-1")
    desk.card("8C")
    view = desk.window.override.view
    assert isinstance(view, OverrideView)
    assert "Player 1 corrected" in view.approve
    assert not list(faults_on_show(desk, size))
    desk.sign(PIT_SUPERVISOR)
    assert desk.round.player == ("8C",)
    desk.done()
