"""At a face-down table the virtual shoe records a face before it is opened, and nobody can see it before."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import CloseBets
from terminal.rounds.guidance.step import StepKind
from terminal.rules.cards import UNKNOWN
from terminal.rules.shoe import Shoe
from terminal.screen.board.players_view import players_view
from terminal.screen.screen_kind import ScreenKind
from terminal.training.virtual_shoe import VirtualShoe
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


def _dealt(seed: int) -> Desk:
    """Return a face-down table with the first four cards of a virtual shoe dealt."""
    desk = open_desk("commission", kind=ScreenKind.DEMO, virtual=seed, face_down=True)
    desk.main("NEW SHOE")
    while desk.session.situation.step.do is not StepKind.OPEN:
        if desk.session.situation.step.do is StepKind.NO_MORE_BETS:
            desk.session.handle(CloseBets())
            QApplication.processEvents()
        else:
            desk.main()
    return desk


def test_two_virtual_shoes_look_the_same_until_the_first_card_is_opened(qtbot: QtBot) -> None:
    desks = [_dealt(seed) for seed in (5, 6)]
    assert [{card.card for card in desk.round.dealt} for desk in desks] == [{UNKNOWN}, {UNKNOWN}]
    read = [[card.recorded for card in desk.round.dealt] for desk in desks]
    assert None not in (*read[0], *read[1])
    assert read[0] != read[1]
    seen = [players_view(desk.session.situation, ScreenKind.DEMO) for desk in desks]
    assert seen[0] == seen[1]
    for desk in desks:
        desk.main()
    assert [desk.round.dealt[0].card == UNKNOWN for desk in desks] == [False, False]
    for desk in desks:
        desk.done()


def test_each_card_is_opened_with_a_face_of_its_own(qtbot: QtBot) -> None:
    desk = _dealt(5)
    while desk.session.situation.step.do in (StepKind.OPEN, StepKind.DEAL):
        desk.main()
    cards = [card.card for card in desk.round.dealt]
    assert cards == [card.recorded for card in desk.round.dealt]
    assert UNKNOWN not in cards
    assert len(set(cards)) > 1
    desk.done()


def test_a_card_taken_back_is_drawn_again_as_it_was() -> None:
    shoe, source = Shoe(1, 8), VirtualShoe(random.Random(3))
    first = source.next_card(shoe)
    assert first is not None
    assert source.next_card(shoe) == first
    later = source.next_card(shoe.without(first))
    assert source.next_card(shoe) == first
    assert source.next_card(shoe.without(first)) == later
